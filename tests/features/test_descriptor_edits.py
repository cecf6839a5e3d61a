"""A kernel edits a descriptor: base address, extents and outer strides only.

The steps of a legal edit:

1. copy the 16 words of the parameter, which cannot be written, into shared memory;
2. replace the address, the extents, the strides;
3. publish: `tensormap_cp_fenceproxy` copies the 128 bytes to global memory and releases them;
4. acquire: the copying thread executes `fence_proxy_tensormap_acquire` on them;
5. copy by the edited descriptor. It may be edited again when no copy is in flight.
"""

from __future__ import annotations

import numpy as np
from numba import cuda

from harness import TensorMap, ptx

COLUMNS, BOX_ROWS = 16, 4
BOX_BYTES = BOX_ROWS * COLUMNS * 4


def first_rows(publishes: str):
    """Block b copies the first rows of matrix b; the matrices have their own extents."""

    @cuda.jit
    def kernel(template, maps, a, b, rows, stride_bytes, out):
        draft = cuda.shared.array(16, np.uint64, 128)
        box = cuda.shared.array((BOX_ROWS, COLUMNS), np.int32, 128)
        bar = ptx.shared_address(cuda.shared.array(1, np.uint64))
        t, mine = cuda.threadIdx.x, maps[cuda.blockIdx.x]
        edited, descriptor = ptx.shared_address(draft), ptx.global_address(mine)

        if t < 16:  # 1: copy
            draft[t] = ptx.tensormap_word(template, t)
        cuda.syncwarp()

        if t == 0:  # 2: edit
            matrix = ptx.global_address(a) if cuda.blockIdx.x == 0 else ptx.global_address(b)
            ptx.tensormap_replace_global_address_shared_cta(edited, matrix)
            ptx.tensormap_replace_global_dim_shared_cta(edited, 1, rows[cuda.blockIdx.x])
            ptx.tensormap_replace_global_stride_shared_cta(edited, 0, stride_bytes[cuda.blockIdx.x])
        cuda.syncwarp()

        if publishes == "cp_fenceproxy":  # 3: publish
            ptx.tensormap_cp_fenceproxy(descriptor, edited)
        else:
            if t < 16:
                mine[t] = draft[t]
            ptx.fence_proxy_tensormap_release()
            cuda.syncwarp()

        if t == 0:
            ptx.mbarrier_init(bar, 1)
            ptx.fence_mbarrier_init()
            ptx.mbarrier_arrive_expect_tx(bar, BOX_BYTES)
            ptx.fence_proxy_tensormap_acquire(descriptor)  # 4: acquire
            to = ptx.shared_address(box)
            ptx.cp_async_bulk_tensor_2d_global_to_shared(to, descriptor, 0, 0, bar)
        cuda.syncwarp()
        ptx.mbarrier_wait_parity(bar, 0)
        for i in range(t, BOX_ROWS * COLUMNS, 32):
            out[cuda.blockIdx.x, i // COLUMNS, i % COLUMNS] = box[i // COLUMNS, i % COLUMNS]

    return kernel


A = np.arange(2 * COLUMNS, dtype=np.int32).reshape(2, COLUMNS)  # fewer rows than a box has
B = 1000 + np.arange(8 * 2 * COLUMNS, dtype=np.int32).reshape(8, 2 * COLUMNS)  # wider rows


def launch(gpu, kernel):
    template = TensorMap.tiled(gpu.to_device(np.zeros((9, COLUMNS), np.int32)), (BOX_ROWS, COLUMNS))
    maps, out = gpu.empty((2, 16), np.uint64), gpu.empty((2, BOX_ROWS, COLUMNS), np.int32)
    rows = gpu.to_device(np.array([len(A), len(B)], np.uint32))
    strides = gpu.to_device(np.array([A.strides[0], B.strides[0]], np.uint64))
    args = (template, maps, gpu.to_device(A), gpu.to_device(B), rows, strides, out)
    run = gpu.launch(kernel, 2, 32, args)
    return out.copy_to_host(), run.hazards


def test_one_descriptor_is_edited_into_two(gpu):
    for publishes in ("cp_fenceproxy", "stores and a release"):
        (first, second), hazards = launch(gpu, first_rows(publishes))
        assert hazards == ()
        np.testing.assert_array_equal(first, np.pad(A, ((0, 2), (0, 0))))  # 2 rows are outside
        np.testing.assert_array_equal(second, B[:BOX_ROWS, :COLUMNS])


def test_nothing_else_can_be_edited():
    """No wrapper replaces the rank, the box, the element type, the swizzle or the fill."""
    fields = {
        name.removeprefix("tensormap_replace_").removesuffix(space)
        for name in ptx.__all__
        for space in ("_global", "_shared_cta")
        if name.startswith("tensormap_replace_") and name.endswith(space)
    }
    assert fields == {"global_address", "global_dim", "global_stride"}
