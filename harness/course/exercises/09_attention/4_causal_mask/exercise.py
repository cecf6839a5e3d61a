"""A query sees no key that comes after it. A shape is (heads, length), of queries and of keys."""

from __future__ import annotations

from harness.course.exercises.draws import Length
from harness.course.exercises.exercise import Shape

from ..attention import ROWS, attention_exercise, heads


def _sizes(shape: Shape) -> tuple[int, int, int]:
    return (shape[0], shape[1], shape[1])


EXERCISE = attention_exercise(
    "Scores that do not count, and tiles that nobody sees",
    sizes=_sizes,
    names=("heads", "length"),
    axes=(heads(drawn=((2,), (1,))), Length(ROWS, tiles=(1, 2, 3), drawn=((1,), (3,)))),
    points=(1.0, 1.0),
    causal=True,
)
