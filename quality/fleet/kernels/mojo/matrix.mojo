# A tensor map's tiles through shared memory, and back: each element plus its place in its tile.

from std.memory import unsafe_stack_allocation
from max.gpu import block_idx, thread_idx
from max.gpu.memory import fence_async_view_proxy, fence_mbarrier_init
from max.gpu.sync import barrier, cp_async_bulk_commit_group, cp_async_bulk_wait_group
from layout import Coord, Idx, TileTensor, row_major
from layout.tma_async import SharedMemBarrier, TMATensorTile

comptime SIDE = 4


@__llvm_arg_metadata(tiles, `nvvm.grid_constant`)
def matrix(tiles: TMATensorTile[.float32, Coord(Idx[SIDE], Idx[SIDE])]):
    var tile = TileTensor(
        unsafe_stack_allocation[SIDE * SIDE, Float32, address_space=.SHARED, alignment=128](),
        row_major[SIDE, SIDE](),
    )
    var full = unsafe_stack_allocation[1, SharedMemBarrier, address_space=.SHARED, alignment=8]()
    var at = (block_idx.x * SIDE, block_idx.y * SIDE)
    if thread_idx.x == 0:
        full[].init()
        fence_mbarrier_init()
        full[].expect_bytes(SIDE * SIDE * 4)
        tiles.async_copy(tile, full[], at)
    barrier()
    full[].wait()
    tile.unsafe_ptr()[unsafe_offset=thread_idx.x] += Float32(thread_idx.x)
    fence_async_view_proxy()
    barrier()
    if thread_idx.x == 0:
        tiles.async_store(tile, at)
        cp_async_bulk_commit_group()
        cp_async_bulk_wait_group[0]()
