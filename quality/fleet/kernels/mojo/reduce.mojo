# Blocks add their tiles to one in global memory, by the copy engine.

from std.memory import unsafe_stack_allocation
from std.utils.index import Index
from max.gpu import block_idx, thread_idx
from max.gpu.memory import (
    ReduceOp,
    cp_async_bulk_tensor_reduce_global_shared_cta,
    fence_async_view_proxy,
)
from max.gpu.sync import barrier, cp_async_bulk_commit_group, cp_async_bulk_wait_group
from layout import Coord, Idx, TileTensor, row_major
from layout.tma_async import TMATensorTile

comptime ROWS = 4
comptime COLUMNS = 32
comptime TILE = ROWS * COLUMNS


@__llvm_arg_metadata(total, `nvvm.grid_constant`)
def reduce(
    numbers: Pointer[Float32, ImmutAnyOrigin],
    total: TMATensorTile[.float32, Coord(Idx[ROWS], Idx[COLUMNS])],
):
    var tile = TileTensor(
        unsafe_stack_allocation[TILE, Float32, address_space=.SHARED, alignment=128](),
        row_major[ROWS, COLUMNS](),
    )
    var mine = numbers[unsafe_offset = block_idx.x * TILE + thread_idx.x]
    tile.unsafe_ptr()[unsafe_offset=thread_idx.x] = mine
    fence_async_view_proxy()
    barrier()
    if thread_idx.x == 0:
        cp_async_bulk_tensor_reduce_global_shared_cta[reduction_kind=ReduceOp.ADD](
            tile.unsafe_ptr(), Pointer(to=total.descriptor).bitcast[NoneType](), Index(0, 0)
        )
        cp_async_bulk_commit_group()
        cp_async_bulk_wait_group[0]()
