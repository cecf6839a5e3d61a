"""Exercise `bit-adder`: a wrapper with four operands, of which the last is an immediate.

    total[i] = a[i] ^ b[i] ^ c[i]                     the sum of three bits, without the carry
    carry[i] = at least two of a[i], b[i], c[i]       bit by bit

Each is an ``lop3.b32`` with a table of its own: 0x96 and 0xE8. PTX ISA: "Logic and Shift
Instructions: lop3".
"""

from __future__ import annotations

import numpy as np

from harness.course.exercises.draws import BITS, Length, tiles_of
from harness.course.exercises.effects import Computed, Way
from harness.course.exercises.exercise import Arrays, Exercise, Launch, Output, Shape
from harness.course.exercises.presets import arrays

THREADS = 128


def _inputs(shape: Shape, rng: np.random.Generator) -> Arrays:
    return {
        name: rng.integers(0, 2**32, shape, dtype=np.uint64).astype(np.uint32) for name in "abc"
    }


def _reference(shape: Shape, inputs: Arrays) -> Arrays:
    a, b, c = (inputs[name] for name in "abc")
    total = a ^ b ^ c
    carry = (a & b) | (a & c) | (b & c)
    return {"total": total.astype(np.float64), "carry": carry.astype(np.float64)}


def _launch(shape: Shape) -> Launch:
    return Launch(
        grid=(tiles_of(shape[0], THREADS), 1, 1),
        block=(THREADS, 1, 1),
        arguments=arrays("uint32", a=1, b=1, c=1, total=1, carry=1),
        outputs=tuple(Output(name, shape, "uint32", (16,)) for name in ("total", "carry")),
    )


EXERCISE = Exercise(
    title="From the manual's line: lop3.b32, with its table",
    inputs=_inputs,
    reference=_reference,
    launch=_launch,
    points={"correct": 3.0},
    values=dict.fromkeys("abc", BITS),
    axes=(Length(THREADS, tiles=(1, 2, 8), drawn=((1,), (3,))),),
    effects=(Computed(("total", "carry"), Way("lop3.b32", ("lop3",), ("b32",))),),
)
