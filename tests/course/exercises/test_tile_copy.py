"""The first lab's exercises: their draws, and the matrix of the lab's text."""

from __future__ import annotations

import numpy as np
from hypothesis import given

from harness.course import exercises
from tests.course.exercises.drawn import SEEDS, launches

NAMES = exercises.names("tile_copy")


@given(SEEDS)
def test_drawn_shapes_are_whole_tiles_and_not_square(seed: int) -> None:
    for name in NAMES:
        drawn = launches(name, seed)
        for shape, launch in drawn:
            (output,) = launch.outputs
            assert all(n % t == 0 and n > t for n, t in zip(shape, output.tile, strict=True))
            assert launch.grid == (shape[1] // output.tile[1], shape[0] // output.tile[0], 1)
            assert launch.grid[0] != launch.grid[1]
        assert {launch.grid[0] > launch.grid[1] for _, launch in drawn} == {True, False}


def test_the_lab_matches_its_source_document() -> None:
    """Source document: the bottom right tile of the 8x8 matrix 0..63, before and after."""
    matrix = np.arange(64, dtype=np.float32).reshape(8, 8)
    result = exercises.get("tile-copy").reference((8, 8), {"src": matrix})["dst"]
    assert result[4:, 4:].tolist() == [
        [36, 38, 40, 42],
        [48, 50, 52, 54],
        [60, 62, 64, 66],
        [72, 74, 76, 78],
    ]
