"""Exercise `halo-load`: the 3×3 mean of an image, with zeros around it.

    out[y, x] = (src[y-1, x-1] + ... + src[y+1, x+1]) / 9

A tile of 8x32 needs another row and column on each side. A box must start on 16 bytes, so it takes
four columns more: (10, 40), from (y - 1, x - 4).
"""

from __future__ import annotations

import numpy as np

from harness.course.exercises.draws import SUMMED, Length, Shape
from harness.course.exercises.effects import Brought, tensor_loads
from harness.course.exercises.exercise import Arrays, Exercise, MapArgument, Output, Tolerance
from harness.course.exercises.presets import arrays, tiled_launch

TILE = (8, 32)
BOX = (10, 40)
THREADS = 256


def _inputs(shape: Shape, rng: np.random.Generator) -> Arrays:
    return {"src": rng.standard_normal(shape, dtype=np.float32) + np.float32(2.0)}


def _reference(shape: Shape, inputs: Arrays) -> Arrays:
    padded = np.pad(inputs["src"].astype(np.float64), 1)
    total = sum(
        padded[dy : dy + shape[0], dx : dx + shape[1]] for dy in range(3) for dx in range(3)
    )
    return {"out": np.asarray(total) / 9}


EXERCISE = Exercise(
    title="A 3×3 mean whose halo is the fill",
    inputs=_inputs,
    reference=_reference,
    launch=tiled_launch(
        TILE,
        THREADS,
        lambda shape: (MapArgument("src", "src", BOX), *arrays(out=2)),
        lambda shape: Output("out", shape, "float32", TILE),
    ),
    points={"correct": 2.0, "synchronized": 2.0},
    values={"src": SUMMED},
    axes=(
        Length(TILE[0], tiles=(1, 2, 5), drawn=((2,), (5,))),
        Length(TILE[1], step=4, tiles=(1, 2, 4), drawn=((3,), (2,))),
    ),
    # Nine float32 additions in any order, of numbers below about 7.
    tolerance=Tolerance(rtol=1e-5, atol=1e-5),
    effects=(Brought("src", tensor_loads(2)),),
)
