"""Dynamic shared memory begins after static shared memory, aligned to exactly 16 bytes."""

from __future__ import annotations

import numpy as np
import pytest
from numba import cuda

import harness
from harness import ptx
from harness.sanitizer.emulator import Reason
from tests.stops import faults


def kernel_for(words: int):
    if words == 0:

        @cuda.jit
        def alone(out):
            dynamic = cuda.shared.array(0, np.uint8, 128)
            out[0] = ptx.shared_address(dynamic)

        return alone

    @cuda.jit
    def after_static(out):
        static = cuda.shared.array(words, np.int32)
        dynamic = cuda.shared.array(0, np.uint8, 128)
        static[cuda.threadIdx.x] = 1
        out[0] = ptx.shared_address(dynamic)
        out[1] = ptx.shared_address(static)

    return after_static


@pytest.mark.parametrize("machine", ["emulator", pytest.param("hopper", marks=pytest.mark.hopper)])
def test_a_larger_alignment_of_dynamic_memory_is_not_kept(machine):
    gpu = harness.device(machine)
    for words in (0, 1, 4, 25):
        out = gpu.to_device(np.zeros(2, np.uint32))
        gpu.launch(kernel_for(words), grid=1, block=1, args=(out,), shared_bytes=256)
        assert out.copy_to_host()[0] == 1024 + -(-4 * words // 16) * 16, words


def test_a_tensor_copy_to_a_misaligned_address_is_named():
    @cuda.jit
    def load(src):
        bars = cuda.shared.array(3, np.uint64)
        tile = cuda.shared.array(0, np.float32, 128)
        bar = ptx.shared_address(bars)
        ptx.mbarrier_init(bar, 1)
        ptx.fence_mbarrier_init()
        ptx.mbarrier_arrive_expect_tx(bar, 64)
        ptx.cp_async_bulk_tensor_1d_global_to_shared(ptx.shared_address(tile), src, 0, bar)
        ptx.mbarrier_wait_parity(bar, 0)

    gpu = harness.device("emulator")
    src = harness.TensorMap.tiled(gpu.to_device(np.zeros(16, np.float32)), 16)
    with faults(Reason.BOX_MISALIGNED, alignment=128):
        gpu.launch(load, grid=1, block=1, args=(src,), shared_bytes=64)
