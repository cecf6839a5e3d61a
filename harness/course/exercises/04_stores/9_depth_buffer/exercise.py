"""A depth buffer: each block draws a dome, and the nearest surface wins, by a reduction min.

A sprite is (x, y, z): the corner of a box of 16x16 pixels, and the depth of the dome's top.
With dx = 2 * column - 15 and dy = 2 * row - 15 in the box, and d = dx*dx + dy*dy,

    pixel's depth = z + d   where d <= 225, nothing elsewhere in the box
    depth[y, x]   = the least of the earlier depth and of all domes' depths at that pixel

Domes overlap each other and reach over the right and the lower edge of the image.
"""

from __future__ import annotations

import numpy as np

from harness.course.exercises.draws import Length, Values
from harness.course.exercises.effects import Written, reductions
from harness.course.exercises.exercise import Arrays, Exercise, MapArgument, Output, Shape
from harness.course.exercises.presets import arrays, tiled_launch

SIDE = 16
RADIUS_SQUARED = 225
FAR = 2**32 - 1
MOST_DEPTH = 2**31 - 1 - RADIUS_SQUARED  # depth of a dome's top: z + d is an int32
# Depths that a minimum of signed numbers would take for negative ones; and the nearest.
BEFORE = Values((2**31, 0, FAR - 1, 2**31 - 1))


def _inputs(shape: Shape, rng: np.random.Generator) -> Arrays:
    count, height, width = shape
    sprites = np.empty((count, 3), np.int32)
    sprites[:, 0] = 4 * rng.integers(0, width // 4, count)
    sprites[:, 1] = rng.integers(0, height, count)
    sprites[:, 2] = rng.integers(0, 1000, count)
    sprites[0] = width - 8, height - 7, 0  # one that two edges cut
    sprites[1, :2] = sprites[2, :2] = 4, 3  # two in one place
    sprites[rng.permutation(np.arange(1, count))[: count // 3], 2] = MOST_DEPTH
    sprites[-1, 2] = 0  # however many there are, the last one is seen
    if count > 3:
        sprites[-1, :2] = 0
    before = rng.integers(500, 1500, (height, width), dtype=np.uint32)
    before[rng.random((height, width)) < 0.5] = FAR  # nothing there yet
    return {"sprites": sprites, "before": before}


def _reference(shape: Shape, inputs: Arrays) -> Arrays:
    _, height, width = shape
    odd = 2.0 * np.arange(SIDE) - 15
    d = odd[:, None] ** 2 + odd[None, :] ** 2
    depth = inputs["before"].astype(np.float64)
    for x, y, z in inputs["sprites"]:
        rows, cols = min(SIDE, height - y), min(SIDE, width - x)
        dome = np.where(d <= RADIUS_SQUARED, z + d, FAR)[:rows, :cols]
        part = depth[y : y + rows, x : x + cols]
        np.minimum(part, dome, out=part)
    return {"depth": depth}


EXERCISE = Exercise(
    title="A depth buffer: overlapping domes, the nearest wins",
    inputs=_inputs,
    reference=_reference,
    launch=tiled_launch(
        (1,),
        SIDE * SIDE,
        lambda shape: (
            *arrays("int32", sprites=2),
            MapArgument("depth", "depth", (SIDE, SIDE)),
        ),
        lambda shape: Output("depth", shape[1:], "uint32", (SIDE, SIDE), initial="before"),
    ),
    values={"before": BEFORE},
    points={"correct": 1.0, "synchronized": 1.0},
    axes=(
        Length(1, tiles=(3, 4, 20), least=3, drawn=(range(10, 14), range(6, 10))),
        Length(SIDE, tiles=(1, 2, 5), least=7, drawn=((2,), (3,))),
        Length(SIDE, step=4, tiles=(1, 2, 5), least=8, drawn=((3,), (2,))),
    ),
    effects=(Written("depth", reductions(2, "min"), alone=True),),
)
