# A tile of a product of bfloat16 matrices: a warpgroup multiplies what a thread of another brings.

from std.memory import unsafe_stack_allocation
from std.utils.index import Index
from max.gpu import block_idx, lane_id, thread_idx, warp_id
from max.gpu.compute.mma import wgmma_commit_group_sync, wgmma_fence_aligned, wgmma_wait_group_sync
from max.gpu.host.nvidia.tma import TensorMapSwizzle
from max.gpu.intrinsics import warpgroup_reg_alloc, warpgroup_reg_dealloc
from max.gpu.memory import external_memory, fence_mbarrier_init
from max.gpu.sync import barrier
from layout import Coord, Idx, Layout, LayoutTensor
from layout.tensor_core_async import TensorCoreAsync, tile_layout_k_major
from layout.tma_async import PipelineState, SharedMemBarrier, TMATensorTile

comptime M = 64
comptime N = 64
comptime K = 64  # 128 bytes: the swizzle's row
comptime STAGES = 3
comptime BYTES = (M + N) * K * 2
comptime SWIZZLE = TensorMapSwizzle.SWIZZLE_128B
comptime A_LAYOUT = tile_layout_k_major[DType.bfloat16, M, K, SWIZZLE]()
comptime B_LAYOUT = tile_layout_k_major[DType.bfloat16, N, K, SWIZZLE]()
comptime ATile = LayoutTensor[
    .bfloat16, A_LAYOUT, MutUntrackedOrigin, address_space=.SHARED, alignment=1024
]
comptime BTile = LayoutTensor[
    .bfloat16, B_LAYOUT, MutUntrackedOrigin, address_space=.SHARED, alignment=1024
]
comptime Sums = LayoutTensor[
    .float32, Layout.row_major(1, M * N // 128), MutUntrackedOrigin, address_space=.LOCAL
]
comptime Operation = TensorCoreAsync[
    .float32, .bfloat16, .bfloat16, Index(M, N, 16), SWIZZLE, SWIZZLE, transpose_b=True
]


@__llvm_arg_metadata(a, `nvvm.grid_constant`)
@__llvm_arg_metadata(b, `nvvm.grid_constant`)
def product(
    a: TMATensorTile[.bfloat16, Coord(Idx[M], Idx[K])],
    b: TMATensorTile[.bfloat16, Coord(Idx[N], Idx[K])],
    c: Pointer[Float32, MutAnyOrigin],
    columns: Int32,
    steps: Int32,
):
    var memory = external_memory[BFloat16, address_space=.SHARED, alignment=1024]()
    var full = unsafe_stack_allocation[STAGES, SharedMemBarrier, address_space=.SHARED]()
    var empty = unsafe_stack_allocation[STAGES, SharedMemBarrier, address_space=.SHARED]()
    if thread_idx.x == 0:
        comptime for stage in range(STAGES):
            full[unsafe_offset=stage].init()
            empty[unsafe_offset=stage].init(128)
        fence_mbarrier_init()
    barrier()

    var at = PipelineState[STAGES]()
    if thread_idx.x >= 128:
        warpgroup_reg_dealloc[40]()
        if thread_idx.x == 128:
            for step in range(Int(steps)):
                var stage = Int(at.index())
                var tiles = memory.unsafe_offset(stage * (M + N) * K)
                empty[unsafe_offset=stage].wait(at.phase() ^ 1)
                full[unsafe_offset=stage].expect_bytes(BYTES)
                a.async_copy(
                    ATile(tiles), full[unsafe_offset=stage], (step * K, block_idx.y * M)
                )
                b.async_copy(
                    BTile(tiles.unsafe_offset(M * K)),
                    full[unsafe_offset=stage],
                    (step * K, block_idx.x * N),
                )
                at.step()
    else:
        warpgroup_reg_alloc[232]()
        var sums = Sums.stack_allocation()
        _ = sums.fill(0)
        for _ in range(Int(steps)):
            var stage = Int(at.index())
            var tiles = memory.unsafe_offset(stage * (M + N) * K)
            full[unsafe_offset=stage].wait(at.phase())
            wgmma_fence_aligned()
            Operation.wgmma(ATile(tiles), BTile(tiles.unsafe_offset(M * K)), sums)
            wgmma_commit_group_sync()
            wgmma_wait_group_sync()
            _ = empty[unsafe_offset=stage].arrive()
            at.step()
        var row = block_idx.y * M + warp_id() * 16 + lane_id() // 4
        var column = block_idx.x * N + lane_id() % 4 * 2
        comptime for part in range(M * N // 128):
            var there = (row + part // 2 % 2 * 8) * Int(columns) + column + part // 4 * 8 + part % 2
            c[unsafe_offset=there] = rebind[Float32](sums[0, part])
