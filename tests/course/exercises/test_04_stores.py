"""Lab 04's exercises: draws that distinguish mistakes."""

from __future__ import annotations

import math

import numpy as np
from hypothesis import given

from harness.course import exercises
from tests.course.exercises.drawn import SEEDS, draws, launches, scalar

MULTIPLE = {1: 4, 2: 16, 3: 4, 4: 4, 5: 4}  # elements in 16 bytes, or the whole inner dimension


def boxes(extent: int, side: int) -> int:
    return math.ceil(extent / side)


@given(SEEDS)
def test_shapes_of_the_stores_are_ragged_and_legal(seed: int) -> None:
    for rank, multiple in MULTIPLE.items():
        (first, _), (second, _) = drawn = launches(f"store-{rank}d", seed)
        axes = slice(4 if rank == 5 else rank)  # the components of a flow are whole
        for shape, launch in drawn:
            (output,) = launch.outputs
            assert output.shape == shape and len(shape) == rank and shape[-1] % multiple == 0
            pairs = list(zip(shape, output.tile, strict=True))
            assert all(n % side for n, side in pairs[axes] if side > 1)
            assert all(n > side for n, side in pairs[axes])
            counts = [boxes(n, side) for n, side in pairs]
            assert math.prod(launch.grid) == math.prod(counts)
            assert rank <= 3 or counts[0] != counts[1]
        assert all(a != b for a, b in zip(first[axes], second[axes], strict=True))


@given(SEEDS)
def test_other_shapes_have_several_ragged_tiles(seed: int) -> None:
    (tall, _), (wide, _) = drawn = launches("reuse-buffer", seed)
    assert boxes(tall[0], 16) > boxes(tall[1], 256) and boxes(wide[0], 16) < boxes(wide[1], 256)
    for shape, launch in drawn:
        columns, tiles = scalar(launch, "columns"), scalar(launch, "tiles")
        assert (columns, tiles) == (boxes(shape[1], 256), columns * boxes(shape[0], 16))
        assert tiles >= 4 * launch.grid[0] >= 8  # tiles per block
        assert shape[0] % 16 and shape[1] % 256 and shape[1] % 4 == 0
    for shape, launch in launches("column-sums", seed):
        assert launch.grid == (boxes(shape[1], 128), boxes(shape[0], 32), 1)
        assert launch.grid[1] > 1  # several blocks share each column
        assert shape[0] % 32 and shape[1] % 128 and shape[1] % 4 == 0


@given(SEEDS)
def test_sprites_begin_inside_and_on_16_bytes(seed: int) -> None:
    for (count, height, width), _, inputs, expected in draws("depth-buffer", seed):
        assert len(inputs["sprites"]) == count
        left, top, z = inputs["sprites"].T
        assert (left % 4 == 0).all() and (left >= 0).all() and (left < width).all()
        assert (top >= 0).all() and (top < height).all() and (z >= 0).all() and width % 4 == 0
        assert 0.2 < (expected["depth"] != inputs["before"]).mean() < 1


def test_labels_are_classes_of_the_shape() -> None:
    for (_, classes, *_), _, inputs, _ in draws("store-4d"):
        assert set(np.unique(inputs["labels"])) == set(range(classes))


def test_the_benchmark_of_reuse_buffer_is_large_and_fills_the_gpu() -> None:
    exercise = exercises.get("reuse-buffer")
    shape = exercise.benchmark.shape
    assert exercise.benchmark.bytes_moved(shape) == 2**30  # 512 MiB read, as much written
    assert exercise.launch(shape).grid == (6 * 132, 1, 1)
