"""A computed vector, filled in by threads and stored by TMA.

``dst`` float32[n] becomes the Welch window of n points::

    dst[i] = 1 - ((2 i + 1 - n) / n)^2

Each block fills ``CHUNK`` elements in shared memory and stores them with a bulk copy. ``n`` is a
multiple of 4 (16 bytes), but mostly not of ``CHUNK``: the last copy is short.

The kernel rounds three times (quotient, square, difference): at most 3 * 2**-24 off, of a value
up to 1, and near the ends of the window the difference is small next to that. Hence ``atol``.
"""

from __future__ import annotations

import numpy as np

from harness.course.exercises.draws import Length
from harness.course.exercises.effects import BULK_STORES, STORES, AtMost, Written
from harness.course.exercises.exercise import Arrays, Exercise, Output, Shape, Tolerance
from harness.course.exercises.presets import arrays, scalars, tiled_launch

CHUNK = 512  # elements of one block: 2 KiB
THREADS = 128


def _reference(shape: Shape, inputs: Arrays) -> Arrays:
    (n,) = shape
    x = (2.0 * np.arange(n) + 1.0 - n) / n
    return {"dst": 1.0 - x * x}


EXERCISE = Exercise(
    title="Fill shared memory, then store it with one bulk copy",
    inputs=lambda shape, rng: {},
    reference=_reference,
    launch=tiled_launch(
        (CHUNK,),
        THREADS,
        lambda shape: (*arrays(dst=1), *scalars(n=shape[0])),
        lambda shape: Output("dst", shape, "float32", (CHUNK,)),
    ),
    points={"correct": 1.0, "synchronized": 2.0},
    axes=(Length(CHUNK, step=4, tiles=(1, 2, 7), drawn=(range(2, 4), range(4, 6))),),
    tolerance=Tolerance(rtol=1e-6, atol=4e-7),
    # A block has one store to issue, or each of its warps has.
    effects=(Written("dst", BULK_STORES), AtMost(STORES, THREADS // 32)),
)
