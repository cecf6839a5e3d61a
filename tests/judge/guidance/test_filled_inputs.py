"""Kernels that are wrong if an element, or a value computed from several, is a certain number."""

from __future__ import annotations

import numpy as np
import pytest

from harness.emulator.decisions import FAILED, HELD
from harness.exercises.draws import BITS, EXACT_SUMS, SUMMED, Values
from harness.isa.text.parser import parse
from harness.judge.guidance import inputs
from tests.judge.hidden import Hidden, judged

SEED = 101
_FENCE = "    ptx.fence_proxy_async_shared_cta()"
_ROWS = "        for row in range(16):"
_TOTAL = "    out[first + thread] = total"
_BAG = "    bags[cuda.blockIdx.x, thread] = total"
_STORED = "    store(o, total, out, head, row, thread)"
WRONG = (
    Hidden(
        "one element, changed by its thread, over a fence",
        "tile-copy",
        _FENCE,
        f"    cuda.syncthreads()\n    if tile[2, 1] != np.float32(11.5):\n    {_FENCE}",
    ),
    Hidden(
        "one element over all rows",
        "reuse-buffer",
        _ROWS,
        "        one = buffers[which, 3, 5]\n        cuda.syncthreads()\n"
        "        for row in range(16 if one != np.float32(-0.5) else 8):",
    ),
    Hidden(
        "one pixel of the last frames",
        "drain",
        _TOTAL,
        f"    cuda.syncthreads()\n{_TOTAL} + (ring[0, 3] == np.float32(511))",
    ),
    Hidden("a sum", "global-handoff", _BAG, f"{_BAG} if total != np.float32(14) else total + 1"),
    Hidden(
        "a matrix product",
        "attend-one-tile",
        _STORED,
        f"    if o[3] == np.float32(1.75):\n        o[3] = np.float32(0)\n{_STORED}",
    ),
)
RIGHT = (
    Hidden(
        "a fence more",
        "tile-copy",
        _FENCE,
        f"    cuda.syncthreads()\n    if tile[2, 1] == np.float32(11.5):\n    {_FENCE}\n{_FENCE}",
    ),
    Hidden(
        "the same number",
        "attend-one-tile",
        _STORED,
        f"    if o[3] == np.float32(1.75):\n        o[3] = np.float32(1.75)\n{_STORED}",
    ),
)


def _name(hidden: Hidden) -> str:
    return f"{hidden.exercise}: {hidden.name}"


@pytest.mark.parametrize("hidden", WRONG, ids=_name)
def test_a_number_is_found_from_its_comparison(hidden):
    assert not judged(hidden, SEED).passed


@pytest.mark.parametrize("hidden", WRONG[:1], ids=_name)
def test_without_the_guess_the_bug_is_hidden(hidden, monkeypatch):
    monkeypatch.setattr(inputs, "MOST_FILLED", 0)
    assert judged(hidden, SEED).passed


@pytest.mark.parametrize("hidden", RIGHT, ids=_name)
def test_a_kernel_right_for_the_guessed_number_keeps_its_points(hidden):
    assert judged(hidden, SEED).passed


def _setp(line: str):
    declared = ".reg .pred %p<3>; .reg .b32 %r<9>; .reg .f32 %f<9>; .reg .f64 %fd<9>;"
    head = ".version 8.0\n.target sm_90\n.address_size 64\n.entry k()"
    (function,) = parse(f"{head} {{ {declared}\n{line}\nret; }}").functions.values()
    return function.instructions[0]


@pytest.mark.parametrize(
    "line, known, aim",
    [
        ("setp.eq.f32 %p1, %f1, 0f41380000;", FAILED, 11.5),
        ("setp.neu.f32 %p1, %f1, 0f41380000;", HELD, 11.5),
        ("setp.lt.s32 %p1, %r1, 7;", FAILED, 6),
        ("setp.lt.s32 %p1, 7, %r1;", FAILED, 8),
        ("setp.gt.s32 %p1, %r1, 7;", HELD, 7),
        ("setp.ge.f64 %p1, %fd1, 0d4000000000000000;", FAILED, 2),
        ("setp.eq.f32 %p1, %f1, %f2;", FAILED, None),
        ("setp.eq.f32 %p1, %f1, 0f7F800000;", FAILED, None),
        ("add.f32 %f1, %f1, 0f41380000;", FAILED, None),
    ],
)
def test_the_operand_needed_for_the_other_branch(line, known, aim):
    assert inputs._aim(_setp(line), known) == aim


def test_the_root_of_a_linear_condition():
    assert inputs._next([(0.0, 9.0), (1.0, 10.0)], 11.5) == 2.5
    assert np.isnan(inputs._next([(0.0, 9.0), (1.0, 9.0)], 9.0))
    assert not np.isfinite(inputs._next([(0.0, 9.0), (1.0, 9.0)], 11.5))


def test_admissible_values_of_an_input():
    def may(values: Values, numbers: list[float], drawn: list[float]) -> list[bool]:
        asked, array = np.array(numbers, np.float32), np.array(drawn, np.float32)
        return inputs._may_consist_of(asked, values, array, 1).tolist()

    assert may(BITS, [1e30, np.nan], [0.5]) == [True, True]
    assert may(SUMMED, [-1.5, 2, 3, 100], [0.5, -1.5, -2.5]) == [True, True, False, False]
    assert may(EXACT_SUMS, [1000, -1000, 0.5], [1.0, -3.0]) == [True, True, False]
    assert may(EXACT_SUMS, [1000], [1.0] * 2**14) == [True]
    assert may(EXACT_SUMS, [1000], [1.0] * 2**15) == [False]
