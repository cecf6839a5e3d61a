"""Lab 04's exercises: draws that distinguish mistakes, and references computed in another way."""

from __future__ import annotations

import math

import numpy as np
import pytest

from harness import exercises

BY_NAME = {name: exercises.get(name) for name in exercises.names("04_stores")}
STORES = {rank: BY_NAME[f"store-{rank}d"] for rank in range(1, 6)}
radius = exercises.module("store-3d").radius
depth_buffer = exercises.module("depth-buffer")
MULTIPLE = {1: 4, 2: 16, 3: 4, 4: 4, 5: 4}  # elements in 16 bytes, or the whole inner dimension


def drawn(exercise, seed: int = 0):
    rng = np.random.default_rng(seed)
    shape = exercise.shapes(rng)[seed % 2]
    inputs = exercise.inputs(shape, rng)
    return shape, inputs, exercise.reference(shape, inputs)


def boxes(extent: int, side: int) -> int:
    return math.ceil(extent / side)


@pytest.mark.parametrize("rank", STORES)
@pytest.mark.parametrize("seed", range(30))
def test_shapes_of_the_stores_are_ragged_and_legal(rank: int, seed: int) -> None:
    first, second = STORES[rank].shapes(np.random.default_rng(seed))
    for shape in (first, second):
        launch = STORES[rank].launch(shape)
        (output,) = launch.outputs
        assert output.shape == shape and len(shape) == rank
        assert shape[-1] % MULTIPLE[rank] == 0
        cut = [extent % side for extent, side in zip(shape, output.tile, strict=True) if side > 1]
        assert all(cut[:-1] if rank == 5 else cut)  # the components of a flow are whole
        ragged = slice(0, 4) if rank == 5 else slice(None)
        pairs = zip(shape[ragged], output.tile[ragged], strict=True)
        assert all(n > side for n, side in pairs)
        counts = [boxes(n, side) for n, side in zip(shape, output.tile, strict=True)]
        assert math.prod(launch.grid) == math.prod(counts)
        if rank > 3:
            assert counts[0] != counts[1]
    assert all(a != b for a, b in zip(first[: 4 if rank == 5 else rank], second, strict=False))


def element(rank: int, shape, inputs, index) -> float:
    """The formulas of the lab for a single element."""
    if rank == 1:
        t = -1 + 2 * index[0] / (shape[0] - 1)
        return 1 - t**2
    if rank == 2:
        return float((index[1] ^ index[0]) % 256)
    if rank == 3:
        return math.dist(index, (0, 0, 0)) - radius(shape)
    if rank == 4:
        n, c, y, x = index
        return 1.0 if inputs["labels"][n, y, x] == c else 0.0
    t, z, y, x, component = index
    pressure = (t + 1) ** 2 * (x**2 + y**2) / 2
    return float((-(t + 1) * y, (t + 1) * x, z, pressure)[component])


@pytest.mark.parametrize("rank", STORES)
@pytest.mark.parametrize("seed", range(2))
def test_references_of_the_stores_element_by_element(rank: int, seed: int) -> None:
    shape, inputs, expected = drawn(STORES[rank], seed)
    assert expected["dst"].shape == shape and expected["dst"].dtype == np.float64
    for index in np.ndindex(*shape):
        right = element(rank, shape, inputs, index)
        assert expected["dst"][index] == pytest.approx(right, rel=1e-12, abs=1e-12)


def test_no_value_of_a_flow_is_rounded_in_float32() -> None:
    for seed in range(5):
        _, _, expected = drawn(STORES[5], seed)
        field = expected["dst"]
        np.testing.assert_array_equal(field, field.astype(np.float32).astype(np.float64))


def test_labels_are_classes_of_the_shape() -> None:
    (_, classes, *_), inputs, _ = drawn(STORES[4])
    assert set(np.unique(inputs["labels"])) == set(range(classes))


@pytest.mark.parametrize("seed", range(10))
def test_each_block_of_reuse_buffer_has_several_ragged_tiles(seed: int) -> None:
    exercise = BY_NAME["reuse-buffer"]
    tall, wide = exercise.shapes(np.random.default_rng(seed))
    assert boxes(tall[0], 16) > boxes(tall[1], 256) and boxes(wide[0], 16) < boxes(wide[1], 256)
    for shape in (tall, wide):
        launch = exercise.launch(shape)
        numbers = {
            argument.name: argument.value
            for argument in launch.arguments
            if hasattr(argument, "value")
        }
        columns, rows = boxes(shape[1], 256), boxes(shape[0], 16)
        assert numbers == {"columns": columns, "tiles": columns * rows}
        assert columns * rows >= 4 * launch.grid[0] >= 8
        assert shape[0] % 16 and shape[1] % 256 and shape[1] % 4 == 0


def test_the_reference_of_reuse_buffer_element_by_element() -> None:
    _, inputs, expected = drawn(BY_NAME["reuse-buffer"])
    for got, value in zip(expected["dst"].ravel(), inputs["src"].ravel(), strict=True):
        assert np.float32(got) == got == (float(value) if value > 0 else float(value) * 0.125)


def test_the_benchmark_of_reuse_buffer_is_large_and_fills_the_gpu() -> None:
    exercise = BY_NAME["reuse-buffer"]
    assert exercise.benchmark is not None
    shape = exercise.benchmark.shape
    assert exercise.benchmark.bytes_moved(shape) == 2**30  # 512 MiB read, as much written
    assert exercise.launch(shape).grid == (6 * 132, 1, 1)


def test_the_reference_of_column_sums_column_by_column() -> None:
    shape, inputs, expected = drawn(BY_NAME["column-sums"])
    assert expected["sums"].shape == (shape[1],)
    for x in range(shape[1]):
        column = math.fsum(float(value) for value in inputs["src"][:, x])
        right = float(inputs["before"][x]) + column
        assert expected["sums"][x] == pytest.approx(right, rel=1e-12, abs=1e-12)


def test_several_blocks_share_each_column() -> None:
    exercise = BY_NAME["column-sums"]
    for seed in range(20):
        for shape in exercise.shapes(np.random.default_rng(seed)):
            launch = exercise.launch(shape)
            assert launch.grid == (boxes(shape[1], 128), boxes(shape[0], 32), 1)
            assert launch.grid[1] > 1 and shape[0] % 32 and shape[1] % 128
            assert shape[1] % 4 == 0


@pytest.mark.parametrize("seed", range(2))
def test_the_reference_of_depth_buffer_pixel_by_pixel(seed: int) -> None:
    (count, height, width), inputs, expected = drawn(BY_NAME["depth-buffer"], seed)
    assert len(inputs["sprites"]) == count
    for y, x in np.ndindex(height, width):
        depths = [int(inputs["before"][y, x])]
        for left, top, z in inputs["sprites"].tolist():
            if left <= x < left + 16 and top <= y < top + 16:
                d = (2 * (x - left) - 15) ** 2 + (2 * (y - top) - 15) ** 2
                depths += [z + d] if d <= depth_buffer.RADIUS_SQUARED else []
        assert expected["depth"][y, x] == min(depths)


def test_sprites_begin_inside_and_on_16_bytes() -> None:
    for seed in range(20):
        (_, height, width), inputs, expected = drawn(BY_NAME["depth-buffer"], seed)
        left, top, z = inputs["sprites"].T
        assert (left % 4 == 0).all() and (left >= 0).all() and (left < width).all()
        assert (top >= 0).all() and (top < height).all() and (z >= 0).all() and width % 4 == 0
        changed = (expected["depth"] != inputs["before"]).mean()
        assert 0.2 < changed < 1
