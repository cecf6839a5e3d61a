"""The first product of each k tile replaces the sums: the last tile is left.

exercise: gemm-k-loop
loses: correct
hazards: none
"""

import numpy as np
from numba import cuda

from harness import ptx

NEXT_ALONG_K = 128  # bytes from a core matrix to the next along k
NEXT_ROWS = 1024  # bytes from 8 rows to the next 8
STEP = 2 * NEXT_ALONG_K  # bytes from 16 elements of k to the next 16


@cuda.jit(device=True)
def fetch(source, tile, first_row, first_k):
    """A tile of 64 x 64 bfloat16, as bits, to core matrices; 128 threads, zeros outside."""
    for i in range(cuda.threadIdx.x, 64 * 64, 128):
        row, col = i // 64, i % 64
        at = (row // 8) * 512 + (col // 8) * 64 + (row % 8) * 8 + col % 8
        if first_row + row < source.shape[0] and first_k + col < source.shape[1]:
            tile[at] = source[first_row + row, first_k + col]
        else:
            tile[at] = 0


def storing(columns):
    """A device function that writes a warpgroup's 64 x columns accumulators to C."""

    @cuda.jit(device=True)
    def store(acc, c, row, column, m, n):
        pairs, thread = c.view(np.uint32), cuda.threadIdx.x
        for i in ptx.unrolled(columns // 4):
            r = row + ptx.wgmma_row(thread, 2 * i)
            col = column + ptx.wgmma_column(thread, 2 * i)
            if r < m and col < n:
                pairs[r, col // 2] = ptx.cvt_rn_bf16x2_f32(acc[2 * i + 1], acc[2 * i])

    return store


store_64, store_128 = storing(64), storing(128)


@cuda.jit
def gemm_k_loop(a, b, c, m, n, k):
    tile_a = cuda.shared.array(64 * 64, np.uint16, 128)
    tile_b = cuda.shared.array(64 * 64, np.uint16, 128)
    at_a, at_b = ptx.shared_address(tile_a), ptx.shared_address(tile_b)
    row, column = cuda.blockIdx.y * 64, cuda.blockIdx.x * 64
    acc = cuda.local.array(32, np.float32)

    for first_k in range(0, k, 64):
        fetch(a.view(np.uint16), tile_a, row, first_k)
        fetch(b.view(np.uint16), tile_b, column, first_k)
        # Multiply the two tiles, and make sure that they may be overwritten.
        ptx.fence_proxy_async_shared_cta()
        cuda.syncthreads()
        ptx.wgmma_fence()
        for i in ptx.unrolled(4):
            ptx.wgmma_m64n64k16(
                acc,
                ptx.wgmma_descriptor(at_a + STEP * i, "none", NEXT_ALONG_K, NEXT_ROWS),
                ptx.wgmma_descriptor(at_b + STEP * i, "none", NEXT_ALONG_K, NEXT_ROWS),
                i != 0,
            )
        ptx.wgmma_commit_group()
        ptx.wgmma_wait_group(0)
        cuda.syncthreads()

    # Write the accumulators to C: store_64(acc, c, row, column, m, n).
    store_64(acc, c, row, column, m, n)
