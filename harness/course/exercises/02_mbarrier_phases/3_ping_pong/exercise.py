"""Two warps and a single buffer: polynomials by Horner's scheme, a step of it in each warp's turn.

``out[i]`` is the polynomial with the coefficients ``c`` (highest power first) at ``x[i]``::

    p = 0
    for each coefficient:   p = p * x[i]     warp 0's turn
                            p = p + c[r]     warp 1's turn

The 32 values p of a block are in shared memory and go back and forth. A shape is (points,
coefficients); a block takes 32 points. All is int32 and small: the result is exact.
"""

from __future__ import annotations

import numpy as np

from harness.course.exercises.draws import Length, Values
from harness.course.exercises.effects import OrderedByArrivals
from harness.course.exercises.exercise import Arrays, Exercise, Output, Shape
from harness.course.exercises.presets import arrays, tiled_launch

POINTS = 32  # per block: one for each lane, in both warps
MOST_COEFFICIENTS = 2**12
# No coefficient is zero: a kernel that leaves out a round would leave out nothing.
VALUES = {"x": Values((1, 0, -1)), "coefficients": Values((500, -500))}


def _inputs(shape: Shape, rng: np.random.Generator) -> Arrays:
    points, coefficients = shape
    # |p| <= 500 * (1 + 5 + ... + 5**6) < 2**24, with the large coefficients of `VALUES`. Few
    # points are zero: it hides rounds. With more coefficients the others are 1 and -1, and
    # |p| <= 500 * MOST_COEFFICIENTS.
    x = rng.integers(2, 6, points) if coefficients <= 7 else np.ones(points, np.int64)
    x *= rng.choice([-1, 1], points)
    c = rng.integers(1, 10, coefficients) * rng.choice([-1, 1], coefficients)
    return {"x": x.astype(np.int32), "coefficients": c.astype(np.int32)}


def _reference(shape: Shape, inputs: Arrays) -> Arrays:
    x = inputs["x"].astype(np.float64)
    value = np.zeros_like(x)
    for coefficient in inputs["coefficients"]:
        value = value * x + coefficient
    return {"out": value}


EXERCISE = Exercise(
    title="Ping-pong: two warps take turns at a buffer",
    parameters={"points": 1, "coefficients": 1},
    inputs=_inputs,
    reference=_reference,
    launch=tiled_launch(
        (POINTS,),
        2 * POINTS,
        lambda shape: arrays("int32", x=1, coefficients=1, out=1),
        lambda shape: Output("out", shape[:1], "int32", (POINTS,)),
    ),
    values=VALUES,
    points={"correct": 2.0, "synchronized": 2.0},
    axes=(
        Length(POINTS, step=POINTS, tiles=(1, 2, 9), drawn=(range(2, 4), range(4, 7))),
        Length(1, tiles=(1, 2, 3, 5, 17), most=MOST_COEFFICIENTS, drawn=((5, 7), (4, 6))),
    ),
    effects=(OrderedByArrivals(),),
)
