"""Exercise `grouped-copy`: matrices of different sizes in a buffer, padded to a common size.

    out[g, row, col] = matrix g [row, col], and 0 where that matrix has no such element

There is a single tensor map for all: each block copies it, sets its own matrix's address, extents
and stride, and publishes the edited copy in a row of ``maps``.
"""

from __future__ import annotations

import numpy as np

from harness.course.exercises.draws import BITS, Length
from harness.course.exercises.effects import (
    FURTHER_BYTES,
    Brought,
    EditedMaps,
    Way,
    Written,
    tensor_loads,
    tensor_stores,
)
from harness.course.exercises.exercise import (
    SAME_BITS,
    Arrays,
    Exercise,
    Launch,
    MapArgument,
    Output,
    Scratch,
    Shape,
    View,
)
from harness.course.exercises.presets import arrays, scalars

EDITS = Way("tensormap.replace (.global_address)", ("tensormap.replace",), ("global_address",))
TILE = (8, 32)
THREADS = 32
FIELDS = 4  # offset, rows, columns, pitch: all counted in float32


def _groups(shape: Shape, rng: np.random.Generator) -> np.ndarray:
    """Draw int32 (groups, 4): the offset of each matrix, its rows and columns, and its pitch.

    No two have the same size, a random matrix is full, all begin on 16 bytes, and a pitch is never
    a multiple of 16 elements: taken for bytes it is not a legal stride.
    """
    count, most_rows, most_columns = shape
    rows = rng.permutation(np.arange(1, most_rows))[:count]
    columns = rng.permutation(np.arange(4, most_columns))[:count]
    full = int(rng.integers(count))
    rows[full], columns[full] = most_rows, most_columns
    pitches = (columns // 16 + 1) * 16 + 4 * rng.integers(1, 4, count)
    begins, begin = [], 4 * int(rng.integers(1, 4))
    for row_count, pitch in zip(rows, pitches, strict=True):
        begins.append(begin)
        begin += int(row_count * pitch) + 4 * int(rng.integers(1, 4))
    return np.stack([begins, rows, columns, pitches], axis=1).astype(np.int32)


def _inputs(shape: Shape, rng: np.random.Generator) -> Arrays:
    groups = _groups(shape, rng)
    # Bytes between the matrices are noise, and must not be copied. After the last matrix there is
    # enough noise for a copy of the size of the padded matrix.
    size = int((groups[:, 0] + shape[1] * groups[:, 3]).max()) + shape[2]
    return {"packed": 1 + rng.random(size, dtype=np.float32), "groups": groups}


def _reference(shape: Shape, inputs: Arrays) -> Arrays:
    count, most_rows, most_columns = shape
    out = np.zeros((count, most_rows, most_columns))
    for g, (begin, rows, columns, pitch) in enumerate(inputs["groups"]):
        matrix = inputs["packed"][begin : begin + rows * pitch].reshape(rows, pitch)
        out[g, :rows, :columns] = matrix[:, :columns]
    return {"out": out}


def _further_on(shape: Shape, inputs: Arrays) -> Arrays:
    """The output where each matrix begins `FURTHER_BYTES` later."""
    groups = inputs["groups"] + np.array([FURTHER_BYTES // 4, 0, 0, 0], np.int32)
    return _reference(shape, {**inputs, "groups": groups})


def _launch(shape: Shape) -> Launch:
    count, rows, columns = shape
    return Launch(
        grid=(count, 1, 1),
        block=(THREADS, 1, 1),
        arguments=(
            # The map describes a full matrix at the start of the buffer, which is not a group's.
            # The fields that count are those that are not edited: rank, element type, box, fill.
            MapArgument("base", "packed", TILE, view=View((rows, columns), (columns, 1))),
            *arrays("uint64", maps=2),
            *arrays(packed=1),
            *arrays("int32", groups=2),
            *scalars(down=rows // TILE[0], across=columns // TILE[1]),
            MapArgument("dst", "out", (1, *TILE)),
        ),
        outputs=(Output("out", (count, rows, columns), "float32", (1, *TILE)),),
        scratch=(Scratch("maps", (count, 16), "uint64"),),
    )


EXERCISE = Exercise(
    title="A grouped copy whose tensor maps are edited on the device",
    inputs=_inputs,
    reference=_reference,
    launch=_launch,
    points={"correct": 2.0, "synchronized": 3.0},
    values={"packed": BITS},
    tolerance=SAME_BITS,
    axes=(
        Length(1, tiles=(1, 2, 6), drawn=((3,), (4,))),
        Length(TILE[0], step=TILE[0], tiles=(1, 2, 4), drawn=((3,), (2,))),
        Length(TILE[1], step=TILE[1], tiles=(1, 2, 4), drawn=((2,), (3,))),
    ),
    legal=lambda shape: shape[0] < shape[1],
    effects=(
        Brought("packed", tensor_loads(2)),
        Written("out", tensor_stores(3)),
        EditedMaps(EDITS, _further_on),
    ),
)
