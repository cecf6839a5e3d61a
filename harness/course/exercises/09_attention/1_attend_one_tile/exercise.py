"""A single tile of keys: the second product takes its first operand from registers."""

from __future__ import annotations

from harness.course.exercises.draws import Length
from harness.course.exercises.exercise import Shape

from .. import attention
from ..attention import ONE_STAGE, ROWS, attention_exercise, launch_of


def _sizes(shape: Shape) -> tuple[int, int, int]:
    heads, queries = shape
    return heads, queries, ROWS


EXERCISE = attention_exercise(
    "A product whose first operand is in registers",
    sizes=_sizes,
    names=("heads", "queries"),
    axes=(attention.heads(drawn=((2,), (1,))), Length(ROWS, tiles=(1, 2), drawn=((1,), (2,)))),
    launch=launch_of(_sizes, 128, ONE_STAGE, lambda shape: {}),
    points=(1.0, 1.0),
    to_write=("attention.pack", "attention.issue_pv", "attention.issue_packed_pv"),
)
