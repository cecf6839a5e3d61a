"""A ring for K and a ring for V, which are not done at the same time. A shape is (heads, queries,
tiles of keys)."""

from __future__ import annotations

from harness.course.exercises.draws import Length
from harness.course.exercises.effects import InFlight

from ..attention import ROWS, STAGES, TWO_RINGS, attention_exercise, heads

EXERCISE = attention_exercise(
    "A ring for each of two operands",
    axes=(
        heads(),
        Length(ROWS, tiles=(1, 2), drawn=((1,), (1,))),
        Length(1, tiles=(1, STAGES, 2 * STAGES + 1), drawn=((2 * STAGES + 1,), (STAGES,))),
    ),
    threads=256,
    shared_bytes=TWO_RINGS,
    points=(1.0, 2.0),
    # Q, and K and V of two stages.
    effects=(InFlight(loads=2 * STAGES),),
    to_write=("attention.produce",),
)
