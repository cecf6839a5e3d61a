# A ring of stages: one warp brings tiles, four add them up.

from std.memory import unsafe_stack_allocation
from max.gpu import thread_idx
from max.gpu.memory import fence_mbarrier_init
from max.gpu.sync import barrier
from layout import Coord, Idx, TileTensor, row_major
from layout.tma_async import PipelineState, SharedMemBarrier, TMATensorTile

comptime ROWS = 8
comptime COLUMNS = 32
comptime TILE = ROWS * COLUMNS
comptime STAGES = 3
comptime CONSUMERS = 128


@__llvm_arg_metadata(tiles, `nvvm.grid_constant`)
def ring(
    tiles: TMATensorTile[.float32, Coord(Idx[ROWS], Idx[COLUMNS])],
    sums: Pointer[Float32, MutAnyOrigin],
    count: Int32,
):
    var stages = unsafe_stack_allocation[
        STAGES * TILE, Float32, address_space=.SHARED, alignment=128
    ]()
    var full = unsafe_stack_allocation[STAGES, SharedMemBarrier, address_space=.SHARED]()
    var empty = unsafe_stack_allocation[STAGES, SharedMemBarrier, address_space=.SHARED]()
    if thread_idx.x == 0:
        comptime for stage in range(STAGES):
            full[unsafe_offset=stage].init()
            empty[unsafe_offset=stage].init(CONSUMERS)
        fence_mbarrier_init()
    barrier()

    var at = PipelineState[STAGES]()
    if thread_idx.x >= CONSUMERS:
        if thread_idx.x == CONSUMERS:
            for number in range(Int(count)):
                var stage = Int(at.index())
                empty[unsafe_offset=stage].wait(at.phase() ^ 1)
                full[unsafe_offset=stage].expect_bytes(TILE * 4)
                tiles.async_copy(
                    TileTensor(stages.unsafe_offset(stage * TILE), row_major[ROWS, COLUMNS]()),
                    full[unsafe_offset=stage],
                    (0, number * ROWS),
                )
                at.step()
    else:
        var sum = Float32(0)
        for _ in range(Int(count)):
            var stage = Int(at.index())
            full[unsafe_offset=stage].wait(at.phase())
            for row in range(ROWS // 4):
                sum += stages[unsafe_offset = stage * TILE + row * CONSUMERS + thread_idx.x]
            _ = empty[unsafe_offset=stage].arrive()
            at.step()
        sums[unsafe_offset=thread_idx.x] = sum
