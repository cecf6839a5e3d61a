"""Rung 8-bit: e4m3 in, bfloat16 out, on the structure of rung 11.

Changed: an element is a byte, so that a k tile of 128 bytes is 128 elements, and a product of 32
bytes is wgmma's k32. Stages, swizzle, descriptors and the order of tiles are the same; a k tile
takes as many cycles, for twice the operations. The sums are multiplied by ``scale`` (the product
of A's and B's own) before they are rounded. The Tensor Cores of Hopper keep fewer bits of a sum of
8-bit products than float32 has; nothing is done about it here.
"""

from __future__ import annotations

from harness.bench.kernels.gemm.rung11_last_wave import gemm_of

TILE_K = 128


def make(columns: int):
    """kernel(a, b, narrow_b, c: TensorMap, scale float32, m, n, k, whole, pieces)

    Boxes of (128, 128), (256, 128), (columns, 128) e4m3, and (64, 64) bfloat16; ``whole`` and
    ``pieces`` as in rung 11. A and B as uint8: a tensor map has no e4m3.
    """
    product = gemm_of(columns, TILE_K)

    def gemm(a, b, narrow_b, c, scale, m, n, k, whole, pieces):
        product(a, b, narrow_b, c, scale, m, n, k, whole, pieces)

    return gemm
