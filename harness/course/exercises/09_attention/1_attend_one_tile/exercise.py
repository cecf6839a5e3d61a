"""A single tile of keys: the second product takes its first operand from registers."""

from __future__ import annotations

from harness.course.exercises.draws import Length
from harness.course.exercises.exercise import Shape

from ..attention import ROWS, attention_exercise, heads


def _sizes(shape: Shape) -> tuple[int, int, int]:
    return (shape[0], shape[1], ROWS)


EXERCISE = attention_exercise(
    "A product whose first operand is in registers",
    sizes=_sizes,
    names=("heads", "queries"),
    axes=(heads(drawn=((2,), (1,))), Length(ROWS, tiles=(1, 2), drawn=((1,), (2,)))),
    points=(1.0, 1.0),
    to_write=("attention.pack", "attention.issue_pv", "attention.issue_packed_pv"),
)
