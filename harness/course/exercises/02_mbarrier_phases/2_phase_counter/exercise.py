"""An mbarrier, reused for N rounds: every row of a matrix is smoothed N times in shared memory.

A row is a ring of 128 float32 samples. In each round, all at once::

    new[i] = (old[i - 1] + 2 * old[i] + old[i + 1]) / 4

so that each round needs the samples of all threads of the previous round. A shape is (rows,
rounds); ``rounds`` is an argument of the kernel.

Samples are whole numbers from 0 to 15, but for some. Of whole ones below 16 every value is a
multiple of 4**-10 for 10 rounds, which float32 holds exactly, in any order of additions. Each
further round rounds three times, and averages rounded values: after `MOST_ROUNDS` a value is less
than 1e-4 off, with some samples of 128 or -128 among them, too. A round too few or too many changes
some values by a hundred times as much.
"""

from __future__ import annotations

import numpy as np

from harness.course.exercises.draws import SUMMED, Length
from harness.course.exercises.effects import INITS, AtMost, OrderedByArrivals
from harness.course.exercises.exercise import Exercise, Output, Tolerance
from harness.course.exercises.presets import arrays, scalars, tiled_launch

SAMPLES = 128
MOST_ROUNDS = 40


def _smoothed(samples: np.ndarray, rounds: int) -> np.ndarray:
    """The samples after ``rounds`` rounds, float64."""
    value = samples.astype(np.float64)
    for _ in range(rounds):
        value = (np.roll(value, 1, axis=1) + 2 * value + np.roll(value, -1, axis=1)) / 4
    return value


EXERCISE = Exercise(
    title="A phase counter: N rounds of smoothing on one mbarrier",
    parameters={"rows": 1, "rounds": 1},
    inputs=lambda shape, rng: {"src": rng.integers(0, 16, (shape[0], SAMPLES)).astype(np.float32)},
    reference=lambda shape, inputs: {"dst": _smoothed(inputs["src"], shape[1])},
    launch=tiled_launch(
        (1,),
        SAMPLES,
        lambda shape: (*arrays(src=2, dst=2), *scalars(rounds=shape[1])),
        lambda shape: Output("dst", (shape[0], SAMPLES), "float32", (1, 32)),
    ),
    values={"src": SUMMED},
    points={"correct": 2.0, "synchronized": 2.0},
    tolerance=Tolerance(atol=1e-4),
    axes=(
        Length(1, tiles=(1, 2, 9), drawn=(range(3, 6), range(6, 9))),
        # An odd and an even number of rounds: no fixed number of phases passes both. Many, so that
        # a race shows in the values on some schedule.
        Length(1, tiles=(0, 1, 2, 3, 5, 17), most=MOST_ROUNDS, drawn=((7, 9), (8, 10))),
    ),
    effects=(OrderedByArrivals(), AtMost(INITS, 1)),
)
