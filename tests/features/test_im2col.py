"""im2col descriptors and copies: a copy gathers the pixels under a filter tap.

A tile copy moves a box. An im2col copy walks over the pixels of a bounding box, row after row and
image after image, and loads some channels of each; offsets shift the loaded pixels, by a different
shift for each tap of the filter. This turns a convolution into a matrix product without storing any
padding:

    out[pixel, k] = sum over taps of  column(tap)[pixel, channel] @ weights[tap][channel, k]

A store may be im2col too; it has no offsets, and its bounding box is within the tensor.
"""

from __future__ import annotations

import numpy as np
import pytest
from numba import cuda

from harness import KernelHung, TensorMap, ptx
from tests.features.marks import at_marks

N, H, W, C = 2, 5, 6, 4
TAPS = 3  # the filter is 3×3, padded by 1: as many results as pixels
PIXELS = 16  # per copy
COLUMN_BYTES = PIXELS * C * 4
IMAGES = np.random.default_rng(6).integers(-9, 9, (N, H, W, C)).astype(np.float32)


def columns_map(gpu) -> TensorMap:
    """The bounding box extends from pixel (-1, -1) to the second last row and column: H × W."""
    return TensorMap.im2col(
        gpu.to_device(IMAGES),
        lower_corner=(-1, -1),
        upper_corner=(-1, -1),
        channels_per_pixel=C,
        pixels_per_column=PIXELS,
    )


def gathering(expected_bytes: int):
    @cuda.jit
    def kernel(src, columns):
        """Each block loads 16 pixels, starting from a given pixel, for all nine taps."""
        column = cuda.shared.array((PIXELS, C), np.float32, 128)
        bar = ptx.shared_address(cuda.shared.array(1, np.uint64))
        t = cuda.threadIdx.x
        first = cuda.blockIdx.x * PIXELS
        n, h, w = first // (H * W), first // W % H, first % W
        if t == 0:
            ptx.mbarrier_init(bar, 1)
            ptx.fence_mbarrier_init()
        cuda.syncthreads()
        for tap in range(TAPS * TAPS):
            if t == 0:
                ptx.mbarrier_arrive_expect_tx(bar, expected_bytes)  # @expect
                to, r, s = ptx.shared_address(column), tap // TAPS, tap % TAPS
                # channel, then the first pixel, in the coordinates of the tensor; then the tap
                ptx.cp_async_bulk_tensor_4d_im2col_global_to_shared(
                    to, src, 0, w - 1, h - 1, n, s, r, bar
                )
            ptx.mbarrier_wait_parity(bar, tap % 2)
            if first + t < N * H * W:
                for c in range(C):
                    columns[tap, first + t, c] = column[t, c]
            ptx.fence_proxy_async_shared_cta()
            cuda.syncthreads()

    return kernel


def as_numpy_gathers() -> np.ndarray:
    """[tap, pixel, channel]"""
    padded = np.pad(IMAGES, ((0, 0), (1, 1), (1, 1), (0, 0)))
    return np.stack(
        [padded[:, r : r + H, s : s + W].reshape(-1, C) for r in range(TAPS) for s in range(TAPS)]
    )


def test_a_convolution_from_columns(gpu):
    columns = gpu.empty((TAPS * TAPS, N * H * W, C), np.float32)
    blocks = -(-N * H * W // PIXELS)
    run = gpu.launch(gathering(COLUMN_BYTES), blocks, PIXELS, (columns_map(gpu), columns))
    assert run.hazards == ()
    gathered = columns.copy_to_host()
    np.testing.assert_array_equal(gathered, as_numpy_gathers())

    # One filter, so one k.
    weights = np.arange(TAPS * TAPS * C, dtype=np.float32).reshape(TAPS * TAPS, C)
    padded = np.pad(IMAGES, ((0, 0), (1, 1), (1, 1), (0, 0)))
    convolved = [
        (padded[n, h : h + TAPS, w : w + TAPS].reshape(-1, C) * weights).sum()
        for n, h, w in np.ndindex(N, H, W)
    ]
    np.testing.assert_array_equal(np.einsum("tpc,tc->p", gathered, weights), convolved)


def test_a_box_and_a_column_have_different_byte_counts(emulator):
    """A copy loads pixels × channels (`TensorMap.box_bytes`), wherever it begins."""
    m = columns_map(emulator)
    assert m.box_bytes == COLUMN_BYTES
    columns = emulator.empty((TAPS * TAPS, N * H * W, C), np.float32)
    with pytest.raises(KernelHung) as hung:
        emulator.launch(gathering(H * W * C * 4), 1, PIXELS, (m, columns))
    assert at_marks(hung.value.hazards) == ["transaction-mismatch@expect"]


@cuda.jit
def gather_3d(src, out):
    column = cuda.shared.array((8, 4), np.float32, 128)
    bar = ptx.shared_address(cuda.shared.array(1, np.uint64))
    t = cuda.threadIdx.x
    if t == 0:
        ptx.mbarrier_init(bar, 1)
        ptx.fence_mbarrier_init()
        ptx.mbarrier_arrive_expect_tx(bar, 128)
        at = ptx.shared_address(column)
        ptx.cp_async_bulk_tensor_3d_im2col_global_to_shared(at, src, 0, -1, 0, 2, bar)
    cuda.syncwarp()
    ptx.mbarrier_wait_parity(bar, 0)
    out[t // 4, t % 4] = column[t // 4, t % 4]


@cuda.jit
def gather_5d(src, out):
    column = cuda.shared.array((8, 4), np.float32, 128)
    bar = ptx.shared_address(cuda.shared.array(1, np.uint64))
    t = cuda.threadIdx.x
    if t == 0:
        ptx.mbarrier_init(bar, 1)
        ptx.fence_mbarrier_init()
        ptx.mbarrier_arrive_expect_tx(bar, 128)
        at = ptx.shared_address(column)
        ptx.cp_async_bulk_tensor_5d_im2col_global_to_shared(at, src, 0, -1, -1, -1, 0, 0, 1, 2, bar)
    cuda.syncwarp()
    ptx.mbarrier_wait_parity(bar, 0)
    out[t // 4, t % 4] = column[t // 4, t % 4]


# kernel, spatial extents, the tap, outermost first
GATHERS = [(gather_3d, (10,), (2,)), (gather_5d, (3, 4, 5), (2, 1, 0))]


@pytest.mark.parametrize(("kernel", "extents", "tap"), GATHERS, ids=["3D", "5D"])
def test_one_and_three_spatial_dimensions(gpu, kernel, extents, tap):
    """The first eight pixels, as a tap of a padded filter of size 3 reads them."""
    images = np.random.default_rng(7).standard_normal((2, *extents, 4)).astype(np.float32)
    corner = (-1,) * len(extents)
    m = TensorMap.im2col(gpu.to_device(images), corner, corner, 4, 8)
    out = gpu.empty((8, 4), np.float32)
    assert gpu.launch(kernel, 1, 32, (m, out)).hazards == ()
    halo = ((0, 0), *((1, 1) for _ in extents), (0, 0))
    shifted = tuple(slice(shift, shift + n) for shift, n in zip(tap, extents, strict=True))
    wanted = np.pad(images, halo)[(slice(None), *shifted)].reshape(-1, 4)[:8]
    np.testing.assert_array_equal(out.copy_to_host(), wanted)


@cuda.jit
def store_pixels(dst):
    """Number eight pixels starting at (h 1, w 2) of image 0, across a row boundary of the
    tensor.
    """
    column = cuda.shared.array((8, C), np.float32, 128)
    t = cuda.threadIdx.x
    column[t // C, t % C] = t
    ptx.fence_proxy_async_shared_cta()
    cuda.syncwarp()
    if t == 0:
        at = ptx.shared_address(column)
        ptx.cp_async_bulk_tensor_4d_im2col_shared_to_global(dst, 0, 2, 1, 0, at)
        ptx.cp_async_bulk_commit_group()
        ptx.cp_async_bulk_wait_group(0)


def test_a_column_is_stored(gpu):
    images = gpu.to_device(np.full((N, H, W, C), -1, np.float32))
    m = TensorMap.im2col(images, (0, 0), (0, 0), channels_per_pixel=C, pixels_per_column=8)
    assert gpu.launch(store_pixels, 1, 32, (m,)).hazards == ()
    wanted = np.full((N * H * W, C), -1, np.float32)
    wanted[W + 2 : W + 10] = np.arange(32).reshape(8, C)
    np.testing.assert_array_equal(images.copy_to_host().reshape(-1, C), wanted)
