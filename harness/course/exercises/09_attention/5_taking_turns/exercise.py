"""Two warpgroups take turns on the Tensor Cores. A shape is (heads, queries, tiles of keys)."""

from __future__ import annotations

from harness.course.exercises.draws import Length
from harness.course.exercises.effects import Executed, InTurns, Way

from ..attention import DIM, ROWS, STAGES, TWO_RINGS, attention_exercise, heads, idle_warpgroup

QUERIES = 2 * ROWS  # per block


EXERCISE = attention_exercise(
    "Two warpgroups that take turns on the Tensor Cores",
    axes=(
        heads((1,), drawn=((1,), (1,))),
        Length(QUERIES, tiles=(1,), drawn=((1,), (1,))),
        Length(1, tiles=(1, STAGES, 2 * STAGES + 1), drawn=((STAGES + 1,), (STAGES,))),
    ),
    demands=(idle_warpgroup(lambda shape: shape[2], (1, 1, 2 * STAGES + 1)),),
    threads=384,
    rows=QUERIES,
    shared_bytes=TWO_RINGS + (QUERIES - ROWS) * DIM * 2,
    points=(1.0, 1.0),
    effects=(
        Executed(Way("a bar.sync with a number of threads, for a turn", ("bar.sync",))),
        Executed(Way("a bar.arrive, to pass a turn on", ("bar.arrive",))),
        # All but the first scores and the last values.
        InTurns(lambda shape: (shape[2] - 1) / shape[2]),
    ),
)
