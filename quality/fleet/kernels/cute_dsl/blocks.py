"""CuTe DSL: shared memory, block barriers and mbarriers."""

import cutlass
import cutlass.cute as cute
from cutlass.cute.runtime import make_fake_compact_tensor

N = 128


@cute.kernel
def _reverse(source: cute.Tensor, target: cute.Tensor):
    thread, _, _ = cute.arch.thread_idx()
    block, _, _ = cute.arch.block_idx()
    tile = cutlass.utils.SmemAllocator().allocate_tensor(cutlass.Float32, cute.make_layout(N))
    tile[thread] = source[block * N + thread]
    cute.arch.sync_threads()
    target[block * N + thread] = tile[N - 1 - thread]


@cute.jit
def reverse(source: cute.Tensor, target: cute.Tensor):
    _reverse(source, target).launch(grid=[2, 1, 1], block=[N, 1, 1])


@cute.kernel
def _handoff(source: cute.Tensor, target: cute.Tensor):
    thread, _, _ = cute.arch.thread_idx()
    memory = cutlass.utils.SmemAllocator()
    tile = memory.allocate_tensor(cutlass.Float32, cute.make_layout(N // 2))
    written = memory.allocate_array(cutlass.Int64, 1)
    if thread == 0:
        cute.arch.mbarrier_init(written, N // 2)
        cute.arch.mbarrier_init_fence()
    cute.arch.sync_threads()
    if thread < N // 2:
        tile[thread] = source[thread] * 2.0
        cute.arch.mbarrier_arrive(written)
    else:
        cute.arch.mbarrier_wait(written, 0)
        target[thread - N // 2] = tile[N - 1 - thread]


@cute.jit
def handoff(source: cute.Tensor, target: cute.Tensor):
    _handoff(source, target).launch(grid=[1, 1, 1], block=[N, 1, 1])


def _row(size):
    return make_fake_compact_tensor(cutlass.Float32, (size,))


BUILDS = {
    "reverse": (reverse, (_row(2 * N), _row(2 * N))),
    "handoff": (handoff, (_row(N // 2), _row(N // 2))),
}
