"""Triton: matrix products, by pointers and by tensor descriptors, and attention."""

import triton
import triton.language as tl


@triton.jit
def pointers(a, b, c, K, N, BM: tl.constexpr, BN: tl.constexpr, BK: tl.constexpr):
    m = tl.program_id(0) * BM + tl.arange(0, BM)
    n = tl.program_id(1) * BN + tl.arange(0, BN)
    k = tl.arange(0, BK)
    acc = tl.zeros((BM, BN), tl.float32)
    for start in range(0, K, BK):
        x = tl.load(a + m[:, None] * K + start + k[None, :])
        y = tl.load(b + (start + k)[:, None] * N + n[None, :])
        acc = tl.dot(x, y, acc)
    tl.store(c + m[:, None] * N + n[None, :], acc)


@triton.jit
def descriptors(a, b, c, K, BM: tl.constexpr, BN: tl.constexpr, BK: tl.constexpr):
    m, n = tl.program_id(0) * BM, tl.program_id(1) * BN
    acc = tl.zeros((BM, BN), tl.float32)
    for k in range(0, K, BK):
        acc = tl.dot(a.load([m, k]), b.load([n, k]).T, acc)
    c.store([m, n], acc)


@triton.jit
def persistent(a, b, c, M, N, K, BM: tl.constexpr, BN: tl.constexpr, BK: tl.constexpr):
    across = N // BN
    for tile in tl.range(tl.program_id(0), M // BM * across, tl.num_programs(0), flatten=True):
        m, n = tile // across * BM, tile % across * BN
        acc = tl.zeros((BM, BN), tl.float32)
        for k in range(0, K, BK):
            acc = tl.dot(a.load([m, k]), b.load([n, k]).T, acc)
        c.store([m, n], acc)


@triton.jit
def split(a, b, c, K, N, BM: tl.constexpr, BN: tl.constexpr, BK: tl.constexpr):
    m, n = tl.arange(0, BM), tl.arange(0, BN)
    k = tl.program_id(0) * BK + tl.arange(0, BK)
    x = tl.load(a + m[:, None] * K + k[None, :])
    y = tl.load(b + k[:, None] * N + n[None, :])
    tl.atomic_add(c + m[:, None] * N + n[None, :], tl.dot(x, y))


@triton.jit
def attention(q, k, v, out, scale, length, BM: tl.constexpr, BN: tl.constexpr, D: tl.constexpr):
    at = tl.program_id(0) * BM
    one = q.load([at, 0])
    most = tl.full((BM,), -float("inf"), tl.float32)
    total = tl.zeros((BM,), tl.float32)
    acc = tl.zeros((BM, D), tl.float32)
    for start in range(0, length, BN):
        scores = tl.dot(one, k.load([start, 0]).T) * scale
        now = tl.maximum(most, tl.max(scores, 1))
        raised = tl.exp(scores - now[:, None])
        shrink = tl.exp(most - now)
        total = total * shrink + tl.sum(raised, 1)
        acc = tl.dot(raised.to(tl.bfloat16), v.load([start, 0]), acc * shrink[:, None])
        most = now
    out.store([at, 0], acc / total[:, None])


def _descriptor(rows, columns, dtype="bf16"):
    return f"tensordesc<{dtype}[{rows},{columns}]>"


_P = "*bf16"
_TILE = {"BM": 64, "BN": 32, "BK": 64}
_A, _B, _C = _descriptor(64, 64), _descriptor(32, 64), _descriptor(64, 32, "fp32")
_WARPS = {"num_warps": 4, "num_stages": 3}
# The arguments that are divisible by 16, which a launch through Triton would detect.
_BY_16 = {(n,): [["tt.divisibility", 16]] for n in range(5)}
BUILDS = {
    "pointers": (
        pointers,
        {"a": _P, "b": _P, "c": "*fp32", "K": "i32", "N": "i32"},
        _TILE,
        _WARPS,
        _BY_16,
    ),
    "descriptors": (descriptors, {"a": _A, "b": _B, "c": _C, "K": "i32"}, _TILE, _WARPS),
    "persistent": (
        persistent,
        {"a": _A, "b": _B, "c": _C, "M": "i32", "N": "i32", "K": "i32"},
        _TILE,
        _WARPS,
    ),
    "split": (
        split,
        {"a": _P, "b": _P, "c": "*fp32", "K": "i32", "N": "i32"},
        _TILE,
        _WARPS,
        _BY_16,
    ),
    "attention": (
        attention,
        {
            "q": _descriptor(64, 64),
            "k": _B,
            "v": _B,
            "out": _descriptor(64, 64, "fp32"),
            "scale": "fp32",
            "length": "i32",
        },
        {"BM": 64, "BN": 32, "D": 64},
        {"num_warps": 4, "num_stages": 2},
    ),
}
