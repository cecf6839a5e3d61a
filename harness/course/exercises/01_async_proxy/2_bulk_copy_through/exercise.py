"""A vector through shared memory, both ways by bulk copies: load, clip, store.

``dst`` float32[n] becomes ``src`` float32[n] clipped to [-limit, limit], as gradients are
clipped in training::

    dst[i] = min(max(src[i], -limit), limit)

No rounding: the tolerance is zero. Each block takes ``CHUNK`` elements; the last block perhaps
fewer (a multiple of 4, which is 16 bytes).
"""

from __future__ import annotations

import numpy as np

from harness.course.exercises.draws import ORDERED, Length
from harness.course.exercises.effects import BULK_LOADS, BULK_STORES, Brought, Written
from harness.course.exercises.exercise import Arrays, Exercise, Output, Rung, Shape
from harness.course.exercises.presets import arrays, by_rows, copy_benchmark, scalars, tiled_launch

CHUNK = 2048  # elements of one block: 8 KiB
THREADS = 128


def limit_of(shape: Shape) -> float:
    """Exact in float32; clips from 32% to 53% of a standard normal."""
    return (5 + shape[0] // 4 % 4) / 8


def _reference(shape: Shape, inputs: Arrays) -> Arrays:
    limit = limit_of(shape)

    def rows_of_output(part: slice) -> np.ndarray:
        return np.clip(inputs["src"][part].astype(np.float64), -limit, limit)

    return {"dst": by_rows(rows_of_output, shape)}


EXERCISE = Exercise(
    title="Load a chunk, clip it, store it: both copies by TMA",
    inputs=lambda shape, rng: {"src": rng.standard_normal(shape, dtype=np.float32)},
    reference=_reference,
    launch=tiled_launch(
        (CHUNK,),
        THREADS,
        lambda shape: (
            *arrays(src=1, dst=1),
            *scalars(n=shape[0]),
            *scalars("float32", limit=limit_of(shape)),
        ),
        lambda shape: Output("dst", shape, "float32", (CHUNK,)),
    ),
    points={"correct": 2.0, "synchronized": 2.0, "fast": 2.0},
    values={"src": ORDERED},
    axes=(Length(CHUNK, step=4, tiles=(1, 2, 5), drawn=((2,), range(3, 5))),),
    effects=(Brought("src", BULK_LOADS), Written("dst", BULK_STORES)),
    benchmark=copy_benchmark(Rung(0.5, 1.0), Rung(0.8, 2.0), shape=(1 << 27,)),
)
