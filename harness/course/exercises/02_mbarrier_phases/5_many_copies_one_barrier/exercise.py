"""Three copies of different sizes on a single mbarrier: a quantized update is added to a vector.

``n`` numbers, in groups of 32 that share a scale::

    out[i] = x[i] + float32(q[i]) * scale[i // 32]      x, scale float32; q int8

A block takes 2048 numbers: 8192 bytes of ``x``, 2048 of ``q`` and 256 of ``scale``. The last block
takes the rest, a multiple of 128 (so that its piece of ``scale`` is a multiple of 16 bytes). A
shape is (n,). x, q and scale are whole numbers or eighths of small size: float32 holds every result
exactly, fused or not.
"""

from __future__ import annotations

import numpy as np

from harness.course.exercises.draws import BITS, EXACT_SUMS, SMALL, Length
from harness.course.exercises.effects import BULK_LOADS, MBARRIER_WAIT, Brought, OnOneMbarrier
from harness.course.exercises.exercise import Arrays, Exercise, Output, Rung, Shape
from harness.course.exercises.presets import arrays, by_rows, copy_benchmark, tiled_launch

CHUNK = 2048
GROUP = 32
THREADS = 128
COPIED = ("x", "q", "scale")
STEP = 4 * GROUP  # numbers whose scales are 16 bytes, the smallest bulk copy

_BYTES = (
    "The mbarrier counts bytes. How many do the three copies bring in this block?",
    "4 bytes for each number of `x`, 1 for each of `q`, 4 for each *group* of 32 in `scale`. In "
    "the last block all three are shorter.",
    "With `count` numbers in this block: `x_bytes = count * 4`, `q_bytes = count`, "
    "`scale_bytes = count // 32 * 4`; expect their sum.",
)


def _inputs(shape: Shape, rng: np.random.Generator) -> Arrays:
    (n,) = shape
    return {
        "x": rng.integers(-64, 65, n, np.int8).astype(np.float32),
        "q": rng.integers(-127, 128, n, np.int8),
        # 1 to 15 eighths: no group has the scale zero, which would hide q.
        "scale": rng.integers(1, 16, n // GROUP).astype(np.float32) / np.float32(8),
    }


def _reference(shape: Shape, inputs: Arrays) -> Arrays:
    def rows_of_output(part: slice) -> np.ndarray:
        result = inputs["q"][part].astype(np.float64).reshape(-1, GROUP)
        result *= inputs["scale"][part.start // GROUP : part.stop // GROUP, None]
        return result.reshape(-1) + inputs["x"][part]

    return {"out": by_rows(rows_of_output, shape, together=GROUP)}


def _bytes_moved(shape: Shape) -> int:
    (n,) = shape
    return 4 * n + n + n // GROUP * 4 + 4 * n


EXERCISE = Exercise(
    title="Many copies, one barrier: a quantized update",
    inputs=_inputs,
    reference=_reference,
    launch=tiled_launch(
        (CHUNK,),
        THREADS,
        lambda shape: (*arrays(x=1), *arrays("int8", q=1), *arrays(scale=1, out=1)),
        lambda shape: Output("out", shape, "float32", (GROUP,)),
    ),
    points={"correct": 2.0, "synchronized": 3.0, "fast": 2.0},
    values={"x": EXACT_SUMS, "q": BITS, "scale": SMALL},
    axes=(Length(CHUNK, step=STEP, tiles=(1, 2, 5), drawn=((2,), (3,))),),
    effects=(
        *(Brought(name, BULK_LOADS) for name in COPIED),
        OnOneMbarrier(COPIED),
        MBARRIER_WAIT,
    ),
    # 328 MiB read and 256 MiB written: far over the 60 MiB of an H200's L2.
    benchmark=copy_benchmark(
        Rung(0.5, 1.0), Rung(0.8, 2.0), shape=(2**26,), bytes_moved=_bytes_moved
    ),
)
