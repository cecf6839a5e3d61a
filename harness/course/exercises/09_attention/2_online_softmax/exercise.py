"""Keys tile by tile, with a softmax that rescales its earlier sums. A shape is (heads, queries,
tiles of keys)."""

from __future__ import annotations

from harness.course.exercises.draws import Length
from harness.course.exercises.exercise import Shape

from ..attention import ONE_STAGE, ROWS, attention_exercise, heads, launch_of


def _sizes(shape: Shape) -> tuple[int, int, int]:
    return (shape[0], shape[1], shape[2] * ROWS)


EXERCISE = attention_exercise(
    "A softmax that never has a whole row",
    sizes=_sizes,
    names=("heads", "queries", "tiles"),
    axes=(
        heads(),
        Length(ROWS, tiles=(1, 2), drawn=((1,), (1,))),
        Length(1, tiles=(1, 2, 5), ends=(0,), drawn=((3,), (2,))),
    ),
    launch=launch_of(_sizes, 128, ONE_STAGE, lambda shape: {"tiles": shape[2]}),
    points=(2.0, 1.0),
    to_write=("attention.softmax_step", "attention.finish"),
)
