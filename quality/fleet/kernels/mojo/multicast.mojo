# Two blocks of a cluster: the first brings a tile to both, each with a barrier of its own.

from std.memory import unsafe_stack_allocation
from max.gpu import block_idx, thread_idx
from max.gpu.memory import fence_mbarrier_init
from max.gpu.primitives.cluster import block_rank_in_cluster, cluster_sync
from layout import Coord, Idx, TileTensor, row_major
from layout.tma_async import SharedMemBarrier, TMATensorTile

comptime ROWS = 4
comptime COLUMNS = 32
comptime TILE = ROWS * COLUMNS


@__llvm_arg_metadata(tiles, `nvvm.grid_constant`)
def multicast(
    tiles: TMATensorTile[.float32, Coord(Idx[ROWS], Idx[COLUMNS])],
    result: Pointer[Float32, MutAnyOrigin],
):
    var tile = TileTensor(
        unsafe_stack_allocation[TILE, Float32, address_space=.SHARED, alignment=128](),
        row_major[ROWS, COLUMNS](),
    )
    var full = unsafe_stack_allocation[1, SharedMemBarrier, address_space=.SHARED]()
    var rank = Int(block_rank_in_cluster())
    if thread_idx.x == 0:
        full[].init()
        fence_mbarrier_init()
        full[].expect_bytes(TILE * 4)
    cluster_sync()
    if rank == 0 and thread_idx.x == 0:
        tiles.async_multicast_load(tile, full[], (0, (block_idx.x // 2) * ROWS), UInt16(3))
    full[].wait()
    var element = tile.unsafe_ptr()[unsafe_offset=thread_idx.x]
    result[unsafe_offset = block_idx.x * TILE + thread_idx.x] = element * Float32(rank + 1)
    cluster_sync()
