"""A 128×64 half-precision tile copied by a single thread, and its descriptor.

A *descriptor* (`TensorMap`) specifies a copy: the tensor's address, extents and strides, and the
box that a copy moves. The copying thread gives coordinates, and computes no address. Three
properties:

1. It is created on the host for an array on the device, and passed to the kernel as a parameter.
2. The copy is asynchronous: no thread may read the tile until a wait on its mbarrier returns.
3. Its shapes are static: the box is part of the descriptor, the buffer's shape part of the kernel.
"""

from __future__ import annotations

import numpy as np
import pytest
from numba import cuda

from harness import CompileError, TensorMap, TensorMapError, ptx
from tests.features.marks import at_marks

ROWS, COLUMNS, THREADS = 128, 64, 128
TILE_BYTES = ROWS * COLUMNS * 2


def copy_tile(waits: bool):
    @cuda.jit
    def kernel(src, out):
        tile = cuda.shared.array((ROWS, COLUMNS), np.float16, 128)
        bar = ptx.shared_address(cuda.shared.array(1, np.uint64))
        t = cuda.threadIdx.x
        if t == 0:  # one thread, one instruction, 16,384 bytes
            ptx.mbarrier_init(bar, 1)
            ptx.fence_mbarrier_init()
            ptx.mbarrier_arrive_expect_tx(bar, TILE_BYTES)
            ptx.cp_async_bulk_tensor_2d_global_to_shared(ptx.shared_address(tile), src, 0, 0, bar)
            if waits:
                ptx.mbarrier_wait_parity(bar, 0)
        cuda.syncthreads()  # one thread waited, and now all may read
        for column in range(COLUMNS):
            out[t, column] = tile[t, column]  # @read

    return kernel


def launch(gpu, waits: bool = True):
    values = np.random.default_rng(3).standard_normal((ROWS, COLUMNS)).astype(np.float16)
    out = gpu.empty((ROWS, COLUMNS), np.float16)
    args = (TensorMap.tiled(gpu.to_device(values), box=(ROWS, COLUMNS)), out)
    run = gpu.launch(copy_tile(waits), grid=1, block=THREADS, args=args)
    return values, out.copy_to_host(), run.hazards


def test_one_thread_copies_the_tile(gpu):
    values, result, hazards = launch(gpu)
    assert hazards == ()
    np.testing.assert_array_equal(result, values)


def test_the_descriptor_determines_the_copy(gpu):
    m = TensorMap.tiled(gpu.empty((ROWS, COLUMNS), np.float16), box=(ROWS, COLUMNS))
    assert str(m) == (
        "TensorMap(float16 (128, 64), strides (128, 2) bytes, box (128, 64): 16384 bytes per copy)"
    )
    assert m.box_bytes == TILE_BYTES and m.shared_alignment_bytes == 128


def test_first_the_descriptor_needs_a_device_array(gpu):
    with pytest.raises(TensorMapError, match="to_device"):
        TensorMap.tiled(np.zeros((ROWS, COLUMNS), np.float16), box=(ROWS, COLUMNS))


def test_first_passing_an_array_instead_is_refused(gpu):
    arrays = gpu.empty((ROWS, COLUMNS), np.float16), gpu.empty((ROWS, COLUMNS), np.float16)
    with pytest.raises(CompileError, match="TensorMap"):
        gpu.launch(copy_tile(True), 1, THREADS, arrays)


def test_second_reading_without_the_wait_is_reported(emulator):
    *_, hazards = launch(emulator, waits=False)
    assert at_marks(hazards) == ["read-before-arrival@read"]


@cuda.jit
def tile_of_any_height(rows, out):
    tile = cuda.shared.array((rows, COLUMNS), np.float16, 128)
    out[0] = tile[0, 0]


def test_third_a_buffer_of_a_run_time_shape_is_refused(gpu):
    with pytest.raises(CompileError, match="shape"):
        gpu.launch(tile_of_any_height, 1, THREADS, (ROWS, gpu.empty(1, np.float16)))
