"""Tensor loads whose box is entirely outside of the tensor are reported; partial boxes are not."""

from __future__ import annotations

import numpy as np
from numba import cuda

import harness
from harness import ptx

ROWS, COLUMNS = 8, 32


@cuda.jit
def load(src, out, c0, c1):
    tile = cuda.shared.array((ROWS, COLUMNS), np.float32, 128)
    bar = cuda.shared.array(1, np.uint64)
    thread = cuda.threadIdx.x
    if thread == 0:
        ptx.mbarrier_init(ptx.shared_address(bar), 1)
        ptx.fence_mbarrier_init()
        ptx.mbarrier_arrive_expect_tx(ptx.shared_address(bar), ROWS * COLUMNS * 4)
        ptx.cp_async_bulk_tensor_2d_global_to_shared(
            ptx.shared_address(tile), src, c0, c1, ptx.shared_address(bar)
        )
    cuda.syncthreads()
    ptx.mbarrier_wait_parity(ptx.shared_address(bar), 0)
    out[thread] = tile[0, thread]


def test_a_box_entirely_outside():
    gpu = harness.device("emulator")
    x, out = gpu.to_device(np.ones((16, 64), np.float32)), gpu.to_device(np.zeros(32, np.float32))
    m = harness.TensorMap.tiled(x, box=(ROWS, COLUMNS))
    for c0, c1, boxes in (
        (0, 0, []),
        (32, 12, []),  # the box crosses two edges
        (-28, -7, []),
        (64, 0, [((0, 8), (64, 96))]),
        (0, -8, [((-8, 0), (0, 32))]),
    ):
        run = gpu.launch(load, grid=1, block=32, args=(m, out, c0, c1))
        assert run.hazards == ()
        outside = [(one.box, one.shape, one.fill) for one in run.report.outside]
        assert outside == [(box, (16, 64), "zeros") for box in boxes]
