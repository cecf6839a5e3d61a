"""The first lab's exercises: their draws and their reference."""

from __future__ import annotations

import numpy as np
import pytest

from harness import exercises

EXERCISES = [exercises.get(name) for name in exercises.names("tile_copy")]
SMALL = EXERCISES[0]


@pytest.mark.parametrize("exercise", EXERCISES, ids=lambda e: e.name)
@pytest.mark.parametrize("seed", range(20))
def test_drawn_shapes_are_whole_tiles_and_not_square(exercise, seed):
    shapes = exercise.shapes(np.random.default_rng(seed))
    assert len(shapes) == 2
    aspects = set()
    for shape in shapes:
        launch = exercise.launch(shape)
        (output,) = launch.outputs
        assert all(n % t == 0 and n > t for n, t in zip(shape, output.tile, strict=True))
        assert launch.grid == (shape[1] // output.tile[1], shape[0] // output.tile[0], 1)
        aspects.add(launch.grid[0] > launch.grid[1])
        assert launch.grid[0] != launch.grid[1]
    assert aspects == {True, False}


@pytest.mark.parametrize("exercise", EXERCISES, ids=lambda e: e.name)
def test_the_reference_element_by_element(exercise):
    rng = np.random.default_rng(1)
    shape = exercise.shapes(rng)[0]
    inputs = exercise.inputs(shape, rng)
    src, expected = inputs["src"], exercise.reference(shape, inputs)["dst"]
    assert src.dtype == np.float32 and expected.dtype == np.float64
    height, width = exercise.launch(shape).outputs[0].tile
    for y, x in [(0, 0), (1, 2), (height, width), (shape[0] - 1, shape[1] - 1), (3, width + 1)]:
        index = (y % height) * width + x % width
        assert np.float32(expected[y, x]) == src[y, x] + np.float32(index)


def test_the_lab_matches_its_source_document():
    """Source document: the bottom right tile of the 8x8 matrix 0..63, before and after."""
    matrix = np.arange(64, dtype=np.float32).reshape(8, 8)
    result = SMALL.reference((8, 8), {"src": matrix})["dst"]
    assert result[4:, 4:].tolist() == [
        [36, 38, 40, 42],
        [48, 50, 52, 54],
        [60, 62, 64, 66],
        [72, 74, 76, 78],
    ]
