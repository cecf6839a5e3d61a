"""Exercise `multicast-load`: weights kept as codes, and a codebook that four blocks share.

    out[row, col] = codebooks[row // 32, codes[row, col]]

A cluster of four blocks has four neighboring tiles of the same 32 rows, so of the same codebook:
each block loads a quarter of it and multicasts it to all four.
"""

from __future__ import annotations

import numpy as np

from harness.course.exercises.draws import BITS, Length, Shape, tiles_of
from harness.course.exercises.effects import MULTICASTS, Arrays, Brought, tensor_loads
from harness.course.exercises.exercise import SAME_BITS, Exercise, Launch, MapArgument, Output, Rung
from harness.course.exercises.presets import arrays, by_rows, copy_benchmark

TILE = (32, 128)
ENTRIES = 256
BLOCKS = 4
THREADS = 128


def _inputs(shape: Shape, rng: np.random.Generator) -> Arrays:
    groups = tiles_of(shape[0], TILE[0])
    return {
        "codes": rng.integers(0, ENTRIES, shape, dtype=np.uint8),
        "codebooks": rng.standard_normal((groups, ENTRIES), dtype=np.float32),
    }


def _reference(shape: Shape, inputs: Arrays) -> Arrays:
    def rows_of_output(rows: slice) -> np.ndarray:
        groups = np.arange(rows.start, rows.stop) // TILE[0]
        return inputs["codebooks"][groups[:, None], inputs["codes"][rows]]

    return {"out": by_rows(rows_of_output, shape)}


def _launch(shape: Shape) -> Launch:
    columns = tiles_of(tiles_of(shape[1], TILE[1]), BLOCKS) * BLOCKS
    return Launch(
        grid=(columns, tiles_of(shape[0], TILE[0]), 1),
        block=(THREADS, 1, 1),
        cluster=(BLOCKS, 1, 1),
        arguments=(
            MapArgument("codes", "codes", TILE),
            MapArgument("codebooks", "codebooks", (1, ENTRIES // BLOCKS)),
            *arrays(out=2),
        ),
        outputs=(Output("out", shape, "float32", TILE),),
    )


EXERCISE = Exercise(
    title="A codebook that the four blocks of a cluster share",
    inputs=_inputs,
    reference=_reference,
    launch=_launch,
    points={"correct": 2.0, "synchronized": 2.0, "fast": 1.0},
    values={"codes": BITS, "codebooks": BITS},
    tolerance=SAME_BITS,
    axes=(
        # Five tiles wide: the second cluster has blocks that own no column at all.
        Length(TILE[0], tiles=(1, 2, 3), drawn=((1,), (2, 3))),
        Length(TILE[1], step=16, tiles=(1, 4, 5), drawn=((5,), (3,))),
    ),
    effects=(
        Brought("codes", tensor_loads(2)),
        Brought("codebooks", MULTICASTS, once_a_cluster=True),
    ),
    benchmark=copy_benchmark(
        Rung(0.3, 0.5),
        Rung(0.45, 1.0),
        # 128 MiB read and 512 MiB written: far over the 60 MiB of an H200's L2.
        bytes_moved=lambda shape: (
            shape[0] * shape[1] * (1 + 4) + tiles_of(shape[0], TILE[0]) * ENTRIES * 4
        ),
    ),
)
