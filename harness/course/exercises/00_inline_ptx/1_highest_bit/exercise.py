"""Exercise `highest-bit`: a first wrapper, one operand in and one out.

    out[i] = the position of the highest bit of src[i] that is 1; 0xFFFFFFFF if there is none

That is the result of ``bfind.u32``. PTX ISA: "Integer Arithmetic Instructions: bfind".
"""

from __future__ import annotations

import numpy as np

from harness.course.exercises.draws import BITS, Length
from harness.course.exercises.effects import Computed, Way
from harness.course.exercises.exercise import Arrays, Exercise, Output, Shape
from harness.course.exercises.presets import arrays, tiled_launch

THREADS = 128
NONE = 0xFFFFFFFF


def _inputs(shape: Shape, rng: np.random.Generator) -> Arrays:
    # Numbers of 1 bit are as frequent as numbers of 32, so that each position counts.
    bits = rng.integers(0, 33, shape)
    numbers = rng.integers(0, 2**32, shape, dtype=np.uint64) >> np.uint64(1)
    numbers = (numbers | np.uint64(1 << 31)) >> (32 - bits).astype(np.uint64)
    numbers[rng.integers(shape[0])] = 0
    return {"src": numbers.astype(np.uint32)}


def _reference(shape: Shape, inputs: Arrays) -> Arrays:
    # frexp is exact: x = m * 2**e with 0.5 <= m < 1, so the highest bit of x is e - 1.
    _, exponent = np.frexp(inputs["src"].astype(np.float64))
    return {"out": np.where(inputs["src"] == 0, float(NONE), exponent - 1.0)}


EXERCISE = Exercise(
    title="A first wrapper: bfind.u32",
    inputs=_inputs,
    reference=_reference,
    launch=tiled_launch(
        (THREADS,),
        THREADS,
        lambda shape: arrays("uint32", src=1, out=1),
        lambda shape: Output("out", shape, "uint32", (32,)),
    ),
    points={"correct": 2.0},
    values={"src": BITS},
    axes=(Length(THREADS, tiles=(1, 2, 8), drawn=((1,), (4,))),),
    effects=(Computed(("out",), Way("bfind.u32", ("bfind",), ("u32",))),),
)
