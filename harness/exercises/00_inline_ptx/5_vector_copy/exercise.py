"""Exercise `vector-copy`: a copy by threads, 16 bytes at a time.

A block of 256 threads copies 4096 float32, each thread four vectors of four. The last block may
have less; what it has is copied in any way.
"""

from __future__ import annotations

import numpy as np

from harness.exercises.by_rows import by_rows
from harness.exercises.draws import Length, normal, tiles_of
from harness.exercises.effects import Brought, Way, Written
from harness.exercises.exercise import (
    SAME_BITS,
    ArrayArgument,
    Arrays,
    Benchmark,
    Exercise,
    Launch,
    Output,
    Rung,
    Shape,
)
from harness.exercises.values import BITS

THREADS = 256
ELEMENTS = 4096  # of a block


def _shapes(rng: np.random.Generator) -> tuple[Shape, ...]:
    # The ends: no multiple of four, and with and without whole vectors behind the last tile.
    short = ELEMENTS + int(rng.integers(1, 4))
    long = 2 * ELEMENTS + 4 * int(rng.integers(1, 1000)) + int(rng.integers(1, 4))
    return ((short,), (long,))


def _inputs(shape: Shape, rng: np.random.Generator) -> Arrays:
    return {"src": normal(rng, shape)}


def _reference(shape: Shape, inputs: Arrays) -> Arrays:
    return {"dst": by_rows(lambda rows: inputs["src"][rows], shape)}


def _launch(shape: Shape) -> Launch:
    return Launch(
        grid=(tiles_of(shape[0], ELEMENTS), 1, 1),
        block=(THREADS, 1, 1),
        arguments=(
            ArrayArgument("src", "src", "float32", 1),
            ArrayArgument("dst", "dst", "float32", 1),
        ),
        outputs=(Output("dst", shape, "float32", (32,)),),
    )


def _whole(shape: Shape) -> slice:
    """The pieces of all blocks but the last: how that one copies is open."""
    return slice((shape[0] - 1) // ELEMENTS * ELEMENTS)


EXERCISE = Exercise(
    name="vector-copy",
    title="A thread copy with 16-byte vectors",
    shapes=_shapes,
    inputs=_inputs,
    reference=_reference,
    launch=_launch,
    points={"correct": 2.0, "fast": 3.0},
    declares=("ld.*", "st.*"),
    values={"src": BITS},
    tolerance=SAME_BITS,
    axes=(Length(ELEMENTS, tiles=(1, 2, 5), ends=(0, 1, 2, 3, 4, -1, -2, -4)),),
    effects=(
        Brought("src", Way("loads of four numbers (ld.global.v4)", ("ld",), ("v4",)), _whole),
        Written("dst", Way("stores of four numbers (st.global.v4)", ("st",), ("v4",)), _whole),
    ),
    benchmark=Benchmark(
        # 512 MiB read and 512 MiB written: far over the 60 MB of an H200's L2. Three numbers
        # more, for the end to be ragged here, too.
        shape=(2**27 + 3,),
        bytes_moved=lambda shape: 2 * shape[0] * 4,
        ladder=(Rung(0.5, 1.0), Rung(0.8, 2.0), Rung(0.9, 3.0)),
    ),
)
