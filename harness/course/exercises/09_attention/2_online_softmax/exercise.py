"""Keys tile by tile, with a softmax that rescales its earlier sums. A shape is (heads, queries,
tiles of keys)."""

from __future__ import annotations

from harness.course.exercises.draws import Length

from ..attention import ROWS, attention_exercise, heads

EXERCISE = attention_exercise(
    "A softmax that never has a whole row",
    axes=(
        heads(),
        Length(ROWS, tiles=(1, 2), drawn=((1,), (1,))),
        Length(1, tiles=(1, 2, 5), drawn=((3,), (2,))),
    ),
    points=(2.0, 1.0),
    to_write=("attention.softmax_step", "attention.finish"),
)
