"""PTX from nvcc 13.0 for CUDA C++ with packed halves, fp8, dot products, cooperative groups,
switches, vector atomics and structs: ``nvcc -ptx -arch=sm_90a -lineinfo ptx/toolkit.cu``, and of
a part of it with ``-G`` instead, ``ptx/debug.cu`` (of its debug sections, which hold bytes, the
first and the last lines are kept). Against numpy.
"""

from __future__ import annotations

from pathlib import Path

import ml_dtypes
import numpy as np
import pytest

from harness.course import device
from harness.course.devices import run_ptx

FOLDER = Path(__file__).parent / "ptx"
OPTIMISED = (FOLDER / "toolkit_nvcc.ptx").read_text()
DEBUG = (FOLDER / "debug_nvcc.ptx").read_text()
BOTH = pytest.mark.parametrize("text", [OPTIMISED, DEBUG], ids=["-O3", "-G"])
COUNT, BLOCK = 1024, 256
BF16, E4M3 = ml_dtypes.bfloat16, ml_dtypes.float8_e4m3fn


@pytest.fixture
def rng():
    return np.random.default_rng(7)


def launch(text, entry, *arguments):
    """Return the arrays among the arguments after the kernel."""
    gpu = device("emulator")
    placed = [gpu.to_device(a) if isinstance(a, np.ndarray) else a for a in arguments]
    whole = text is OPTIMISED  # the assembler refuses debug sections that are cut
    run = run_ptx(text, entry, COUNT // BLOCK, BLOCK, placed, device=gpu, assemble=whole)
    assert run.hazards == ()
    return [p.copy_to_host() for p, a in zip(placed, arguments, strict=True) if p is not a]


def halves(rng):
    return rng.standard_normal(2 * COUNT).astype(np.float16)


def test_fma_with_relu(rng):
    x, y = halves(rng), halves(rng)
    _, sent = launch(OPTIMISED, "half_axpy", x, y, np.float32(1.5))
    exact = 1.5 * x.astype(np.float64) + y.astype(np.float64)
    assert np.array_equal(sent, np.maximum(exact, 0).astype(np.float16))


def test_packed_arithmetic_and_comparisons(rng):
    v = halves(rng)
    _, sent = launch(OPTIMISED, "half_math", v, np.zeros_like(v))
    w = np.abs(v)
    m = np.maximum(np.minimum(v, np.float16(2)), -w)
    holds = (m <= w - v).astype(np.float16)
    both = np.repeat((w.reshape(-1, 2) > 0.25).all(axis=1), 2)
    m = np.where(both, np.clip(m * holds, 0, 1), m).astype(np.float64)
    exact = np.exp2(m) + np.tanh(v.astype(np.float64))
    assert np.allclose(sent.astype(np.float64), exact, rtol=4e-3, atol=2e-3)


def test_a_bf16_epilogue(rng):
    acc = rng.standard_normal(2 * COUNT).astype(np.float32)
    bias = rng.standard_normal(16).astype(BF16)
    _, _, sent = launch(
        OPTIMISED, "epilogue", acc, bias.view(np.uint16), np.zeros(2 * COUNT, np.uint16)
    )
    r = acc.astype(BF16) + np.tile(bias, 2 * COUNT // 16)
    want = r * np.maximum(r, BF16(0))
    assert np.array_equal(sent, want.view(np.uint16))


def test_fp8_both_ways(rng):
    x = (rng.standard_normal(2 * COUNT) * 200).astype(np.float32)
    _, packed, back = launch(
        OPTIMISED, "to_fp8", x, np.zeros(COUNT, np.uint16), np.zeros(2 * COUNT, np.float16)
    )
    want = np.clip(x, -448, 448).astype(E4M3)
    assert np.array_equal(packed.view(np.uint8), want.view(np.uint8))
    assert np.array_equal(back, want.astype(np.float16))


@BOTH
def test_dot_products_of_bytes(text, rng):
    a, b = rng.integers(-(2**31), 2**31, (2, 4 * COUNT)).astype(np.int32)
    _, _, sent = launch(text, "int8_dot", a, b, np.zeros(COUNT, np.int32))
    left, right = (x.view(np.int8).reshape(COUNT, 16).astype(np.int64) for x in (a, b))
    s = (left * right).sum(axis=1).astype(np.int32)
    first = b[:COUNT].view(np.int8).reshape(COUNT, 4).astype(np.int64)
    c = (a[:COUNT] & 0xFFFF) | (b[:COUNT] << 16)
    want = (s.view(np.int16).reshape(COUNT, 2) * first[:, :2]).sum(axis=1) + c
    assert np.array_equal(sent, want.astype(np.uint32).view(np.int32))


def chosen(x: int) -> int:
    """``chosen`` of the source, in Python."""
    u = x & 0xFFFF_FFFF
    toward_zero = lambda n, d: int(n / d)  # noqa: E731
    values = {
        0: x + 7,
        1: x * x,
        2: x ^ 0x55,
        3: u.bit_count(),
        4: x - 13 * toward_zero(x, 13),
        5: int(f"{u:032b}"[::-1], 2),
        6: abs(x) - 1,
        7: 32 - u.bit_length(),
        8: x << 3,
        9: x * 3 - 5,
        10: x & 0x3F3F,
        11: ~x,
        12: toward_zero(x, 7),
        13: x | 1024,
        14: (u & -u).bit_length(),
        15: x - 99,
        16: max(x, 1000),
        17: x * x >> 32,
    }
    return values.get(x & 31, -1) & 0xFFFF_FFFF


@BOTH
def test_a_switch(text, rng):
    x = rng.integers(-100_000, 100_000, COUNT).astype(np.int32)
    _, sent = launch(text, "switches", x, np.zeros(COUNT, np.int32))
    assert sent.view(np.uint32).tolist() == [chosen(v) for v in x.tolist()]


def test_cooperative_groups(rng):
    x = rng.integers(-1000, 1000, COUNT).astype(np.int32)
    _, sums, ranks = launch(
        OPTIMISED, "groups", x, np.zeros(COUNT // BLOCK, np.int32), np.zeros(COUNT, np.uint32)
    )
    assert sums.tolist() == x.reshape(-1, BLOCK).sum(axis=1).tolist()
    odd, tiles = (x & 1 == 1).reshape(-1, 32), (x & 2 != 0).reshape(-1, 16)
    among_odd = np.cumsum(odd, axis=1) - 1 + 100 * odd.sum(axis=1, keepdims=True)
    seconds = np.repeat((tiles << np.arange(16)).sum(axis=1), 16)
    assert ranks.tolist() == np.where(odd.ravel(), among_odd.ravel(), seconds).tolist()


def test_atomics_of_packed_halves_and_vectors(rng):
    x = rng.integers(0, 256, COUNT).astype(np.uint8)
    _, h, b, f = launch(
        *(OPTIMISED, "histogram", x, np.zeros(8, np.float16)),
        *(np.zeros(8, np.uint16), np.zeros(16, np.float32)),
    )
    count = np.bincount(x & 3, minlength=4)
    assert h.tolist() == np.outer(count, [1, 2]).ravel().tolist()
    stuck = np.outer(np.minimum(count, 256), [1, 0.5])  # 256 + 1 is 256 in bf16
    assert b.view(BF16).astype(float).tolist() == stuck.ravel().tolist()
    assert f.tolist() == np.outer(count, [1, 2, 3, 4]).ravel().tolist()


@BOTH
def test_structs_local_arrays_and_constants(text, rng):
    x, i = rng.standard_normal(COUNT), np.arange(COUNT)
    _, sent = launch(text, "structs", x, np.zeros(COUNT), np.int32(3))
    third, fourth = x * 8 + 3, x * 1 + 4
    exact = third * i + (np.trunc(third) - i) + np.sqrt(np.abs(fourth)) + x + np.fmod(x, 0.75)
    assert np.allclose(sent, exact, rtol=1e-12, atol=1e-12)
