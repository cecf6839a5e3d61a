"""Kernels that are right only while no bit of a number is lost, and shapes on which bits are
lost.
"""

from __future__ import annotations

import pytest

from harness import exercises
from harness.isa.text.parser import parse
from harness.isa.uses import Loss, losses
from harness.judge.exploring import draw_shapes
from harness.judge.guidance import shapes
from tests.judge.guidance.losing import KEEPING, LOSING
from tests.judge.hidden import Hidden, judged

SEED = 7
# `python -m quality.seeds` judges all of them, with more seeds.
SOME_LOSING, SOME_KEEPING = LOSING[::3], KEEPING[::5]


def _name(hidden: Hidden) -> str:
    return f"{hidden.exercise} {hidden.name}"


@pytest.mark.alike(3)
@pytest.mark.parametrize("hidden", SOME_LOSING, ids=_name)
def test_overflow_on_larger_shapes_costs_the_point(hidden):
    assert judged(hidden, SEED).properties[0].status == "failed"


@pytest.mark.parametrize("hidden", SOME_KEEPING, ids=_name)
def test_harmless_truncation_keeps_all_points(hidden):
    assert judged(hidden, SEED).passed


def test_drawn_shapes_do_not_find_overflows(monkeypatch):
    """The control."""
    monkeypatch.setattr(shapes, "MOST_EXCEEDING", 0)
    hidden = next(mistake for mistake in LOSING if mistake.name == "(cuda.blockIdx.z & 7)")
    assert judged(hidden, 7).passed


def test_shapes_added_for_overflows_depend_on_the_seed():
    hidden = next(mistake for mistake in LOSING if mistake.name == "k + STAGES & 63")
    first, again = (judged(hidden, 8) for _ in range(2))
    drawn = len(draw_shapes(exercises.get(hidden.exercise), 8))
    assert first.shapes == again.shapes and len(first.shapes) > drawn


TAKEN = (
    ("and.b32 %r2, %r1, 7;", Loss("%r1", 32, 8)),
    ("and.b32 %r2, %r1, 448;", Loss("%r1", 32, 512)),
    ("rem.u32 %r2, %r1, 5;", Loss("%r1", 32, 5)),
    ("shl.b32 %r2, %r1, 24;", Loss("%r1", 32, 256)),
    ("bfe.u32 %r2, %r1, 2, 3;", Loss("%r1", 32, 32)),
    ("cvt.u16.u32 %rs2, %r1;", Loss("%r1", 32, 65536)),
    ("cvt.s32.s8 %r2, %r1;", Loss("%r1", 32, 128)),
    ("mul.lo.s16 %rs2, %rs1, 40;", Loss("%rs1", 16, 1639)),
    ("st.shared.u8 [%r2], %rs1;", Loss("%rs1", 16, 256)),
)  # fmt: skip
WHOLE = (
    "and.b32 %r2, %r1, -8;",
    "shl.b32 %r2, %r1, 2;",
    "cvt.u32.u64 %r2, %rd1;",
    "cvt.u64.u32 %rd2, %r1;",
    "st.shared.u16 [%r2], %rs1;",
    "sub.s32 %r2, %r1, %r1;",
    "rem.u32 %r2, 5, %r1;",
    "and.pred %p1, %p1, %p2;",
    "@%p1 and.b32 %r2, %r1, 7;",
)


def _losses(*lines: str) -> dict[int, Loss]:
    text = "\n".join(lines)
    declared = ".reg .pred %p<3>; .reg .b16 %rs<9>; .reg .b32 %r<9>; .reg .b64 %rd<9>;"
    ptx = (
        f".version 8.0\n.target sm_90\n.address_size 64\n.entry k() {{ {declared}\n{text}\nret; }}"
    )
    (function,) = parse(ptx).functions.values()
    return losses(function.instructions)


@pytest.mark.parametrize("line, loss", TAKEN, ids=[line for line, _ in TAKEN])
def test_the_limits_of_a_truncated_number(line, loss):
    assert _losses(line) == {0: loss}


@pytest.mark.parametrize("line", WHOLE)
def test_truncations_without_visible_effect(line):
    assert not _losses(line)


def test_a_remainder_as_a_compiler_writes_it():
    by_five = (
        "mul.hi.u32 %r2, %r1, 858993459;",
        "mul.lo.s32 %r3, %r2, 5;",
        "sub.s32 %r4, %r1, %r3;",
    )
    assert _losses(*by_five) == {2: Loss("%r1", 32, 5)}
    by_four = ("add.s32 %r2, %r1, %r5;", "and.b32 %r3, %r2, -4;", "sub.s32 %r4, %r1, %r3;")
    assert _losses(*by_four) == {2: Loss("%r1", 32, 4)}
    of_another = ("mul.lo.s32 %r3, %r2, 5;", "sub.s32 %r4, %r1, %r3;")
    assert not _losses(*of_another)
