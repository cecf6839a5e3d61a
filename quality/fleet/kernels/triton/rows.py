"""Triton: operations along rows."""

import triton
import triton.language as tl


@triton.jit
def add(x, y, out, n, B: tl.constexpr):
    i = tl.program_id(0) * B + tl.arange(0, B)
    tl.store(out + i, tl.load(x + i, mask=i < n) + tl.load(y + i, mask=i < n), mask=i < n)


@triton.jit
def softmax(x, out, n, B: tl.constexpr):
    row = tl.program_id(0)
    i = tl.arange(0, B)
    one = tl.load(x + row * n + i, mask=i < n, other=-float("inf"))
    raised = tl.exp(one - tl.max(one, 0))
    tl.store(out + row * n + i, raised / tl.sum(raised, 0), mask=i < n)


@triton.jit
def layernorm(x, weight, out, n, B: tl.constexpr):
    row = tl.program_id(0)
    i = tl.arange(0, B)
    one = tl.load(x + row * n + i, mask=i < n, other=0.0)
    mean = tl.sum(one, 0) / n
    off = tl.where(i < n, one - mean, 0.0)
    scale = 1 / tl.sqrt(tl.sum(off * off, 0) / n + 1e-5)
    tl.store(out + row * n + i, off * scale * tl.load(weight + i, mask=i < n), mask=i < n)


@triton.jit
def scan(x, out, B: tl.constexpr):
    i = tl.program_id(0) * B + tl.arange(0, B)
    tl.store(out + i, tl.cumsum(tl.load(x + i), 0))


@triton.jit
def sort(x, out, B: tl.constexpr):
    i = tl.arange(0, B)
    tl.store(out + i, tl.sort(tl.load(x + i)))


@triton.jit
def histogram(x, bins, n, B: tl.constexpr, BINS: tl.constexpr):
    i = tl.program_id(0) * B + tl.arange(0, B)
    counts = tl.histogram(tl.load(x + i, mask=i < n), BINS, mask=i < n)
    tl.atomic_add(bins + tl.arange(0, BINS), counts)


@triton.jit
def transpose(x, out, rows, columns, B: tl.constexpr):
    r = tl.program_id(0) * B + tl.arange(0, B)
    c = tl.program_id(1) * B + tl.arange(0, B)
    tile = tl.load(x + r[:, None] * columns + c[None, :])
    tl.store(out + c[:, None] * rows + r[None, :], tile.T)


_F, _I = "*fp32", "*i32"
BUILDS = {
    "add": (add, {"x": _F, "y": _F, "out": _F, "n": "i32"}, {"B": 256}, {"num_warps": 4}),
    "softmax": (softmax, {"x": _F, "out": _F, "n": "i32"}, {"B": 256}, {"num_warps": 4}),
    "layernorm": (
        layernorm,
        {"x": _F, "weight": _F, "out": _F, "n": "i32"},
        {"B": 256},
        {"num_warps": 4},
    ),
    "scan": (scan, {"x": _I, "out": _I}, {"B": 256}, {"num_warps": 4}),
    "sort": (sort, {"x": _I, "out": _I}, {"B": 64}, {"num_warps": 2}),
    "histogram": (
        histogram,
        {"x": _I, "bins": _I, "n": "i32"},
        {"B": 128, "BINS": 32},
        {"num_warps": 2},
    ),
    "transpose": (
        transpose,
        {"x": _F, "out": _F, "rows": "i32", "columns": "i32"},
        {"B": 32},
        {"num_warps": 4},
    ),
}
