"""The XOR test pattern of an image: uint8[y, x]."""

from __future__ import annotations

import numpy as np

from harness.exercises.exercise import Arrays, Shape

from ..ranks import store


def _pattern(shape: Shape, inputs: Arrays) -> np.ndarray:
    y, x = np.indices(shape)
    return ((x ^ y) & 255).astype(np.float64)


EXERCISE = store(
    "a test pattern",
    box=(16, 64),
    dtype="uint8",
    multiple=16,
    least=(2, 2),
    most=(6, 6),
    formula=_pattern,
    hint=(
        "Is the pattern wrong, or is it right and in the wrong place?",
        "x is the column in the image, not in the tile: c0 + col. The store takes the "
        "column first.",
        "`c0 = blockIdx.x * 64`, `c1 = blockIdx.y * 16`; "
        "`tile[row, col] = ((c0 + col) ^ (c1 + row)) & 255`; store at `c0, c1`.",
    ),
)
