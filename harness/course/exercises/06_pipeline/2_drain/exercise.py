"""The beginning and the end of a pipeline: the sum of a stack of frames, pixel by pixel.

``out[p]`` is the sum of ``src[f, p]`` over all frames f. A block takes 256 pixels and streams
their frames through 4 stages. Some stacks have fewer frames than the ring has stages.
A shape is (frames, pixels). Whole numbers: the sums are exact.
"""

from __future__ import annotations

import numpy as np

from harness.course.exercises.draws import EXACT_SUMS, Length, ring_demands
from harness.course.exercises.effects import Brought, InFlight, WrittenOnce, tensor_loads
from harness.course.exercises.exercise import Arrays, Exercise, Launch, MapArgument, Output, Shape
from harness.course.exercises.presets import arrays, scalars

STAGES = 4
PIXELS = 256  # per block: one for each thread


def _inputs(shape: Shape, rng: np.random.Generator) -> Arrays:
    # From 1: a frame left out, or added twice, shows in every pixel.
    return {"src": rng.integers(1, 256, shape).astype(np.float32)}


def _launch(shape: Shape) -> Launch:
    frames, pixels = shape
    return Launch(
        grid=(pixels // PIXELS, 1, 1),
        block=(PIXELS, 1, 1),
        arguments=(MapArgument("src", "src", (1, PIXELS)), *arrays(out=1), *scalars(frames=frames)),
        outputs=(Output("out", (pixels,), "float32", (32,)),),
    )


EXERCISE = Exercise(
    title="Fill and drain: a stack of frames through a ring",
    inputs=_inputs,
    reference=lambda shape, inputs: {"out": inputs["src"].sum(axis=0, dtype=np.float64)},
    launch=_launch,
    points={"correct": 2.0, "synchronized": 2.0},
    values={"src": EXACT_SUMS},
    axes=(
        Length(STAGES, tiles=(1, 2, 3), ends=(0, 1, 2, -1), drawn=((1,), (3, 4))),
        Length(PIXELS, step=PIXELS, tiles=(1, 2, 5), drawn=((3, 4), (2,))),
    ),
    demands=ring_demands(STAGES, lambda shape: shape[0], lambda frames: (frames, PIXELS)),
    effects=(Brought("src", tensor_loads(2)), InFlight(loads=STAGES - 1), WrittenOnce()),
)
