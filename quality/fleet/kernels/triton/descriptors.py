"""Triton: tensor descriptors that a kernel creates in sequence."""

import triton
import triton.language as tl


@triton.jit
def grouped(given, out, ends, G: tl.constexpr, BM: tl.constexpr, BN: tl.constexpr):
    """Double groups of rows of different lengths; each group has its own descriptor."""
    first = 0
    for group in range(G):
        end = tl.load(ends + group)
        rows = end - first
        x = tl.make_tensor_descriptor(given + first * BN, [rows, BN], [BN, 1], [BM, BN])
        y = tl.make_tensor_descriptor(out + first * BN, [rows, BN], [BN, 1], [BM, BN])
        for row in range(0, rows, BM):
            y.store([row, 0], x.load([row, 0]) * 2)
        first = end


BUILDS = {
    "grouped": (
        grouped,
        {"given": "*fp32", "out": "*fp32", "ends": "*i32"},
        {"G": 3, "BM": 16, "BN": 32},
        {"num_warps": 4, "num_stages": 2},
        {(n,): [["tt.divisibility", 16]] for n in range(2)},
    ),
}
