"""Lab 08's exercises: draws that distinguish mistakes, and references computed in another way."""

from __future__ import annotations

import math

import numpy as np
import pytest

from harness import exercises
from harness.judge.compare import wrong_elements

BY_NAME = {name: exercises.get(name) for name in exercises.names("08_gemm")}
TOLERANCE = BY_NAME["gemm-fast"].tolerance
TILES = {
    "gemm-one-tile": (64, 64, 64),
    "gemm-k-loop": (64, 64, 64),
    "gemm-persistent": (128, 128, 64),
    "gemm-fast": (128, 256, 64),
    **dict.fromkeys(("gemm-tma", "gemm-ring", "gemm-roles", "gemm-epilogue"), (64, 128, 64)),
}
PERSISTENT = ("gemm-persistent", "gemm-fast")


def tiles(extent: int, side: int) -> int:
    return math.ceil(extent / side)


@pytest.mark.parametrize("name", TILES)
@pytest.mark.parametrize("seed", range(10))
def test_shapes_are_ragged_and_legal(name: str, seed: int) -> None:
    drawn = BY_NAME[name].shapes(np.random.default_rng(seed))
    assert len(drawn) == 2
    for shape in drawn:
        assert all(extent % 8 == 0 for extent in shape[:3])  # rows of a multiple of 16 bytes
        assert any(extent % side for extent, side in zip(shape, TILES[name], strict=False))
        launch = BY_NAME[name].launch(shape)
        (output,) = launch.outputs
        assert output.shape == shape[:2] and output.dtype == "bfloat16"
    rows, columns = ([tiles(shape[axis], TILES[name][axis]) for shape in drawn] for axis in (0, 1))
    assert rows[0] > rows[1] or columns[0] < columns[1]


@pytest.mark.parametrize("name", TILES)
def test_blocks_cover_the_tiles_or_are_fewer(name: str) -> None:
    for shape in BY_NAME[name].shapes(np.random.default_rng(0)):
        rows, columns = (tiles(shape[axis], TILES[name][axis]) for axis in (0, 1))
        grid = BY_NAME[name].launch(shape).grid
        if name in PERSISTENT:
            assert 1 <= grid[0] < rows * columns and grid[1:] == (1, 1)
        else:
            assert grid == (columns, rows, 1)


def test_shapes_include_one_k_tile_and_a_wrapped_ring() -> None:
    for seed in range(20):
        rng = np.random.default_rng(seed)
        assert all(shape[2] <= 64 for shape in BY_NAME["gemm-one-tile"].shapes(rng))
        for name in ("gemm-ring", "gemm-roles"):
            assert all(tiles(shape[2], 64) > 4 for shape in BY_NAME[name].shapes(rng))


@pytest.mark.parametrize("name", [name for name in TILES if name != "gemm-epilogue"])
def test_the_reference_element_by_element(name: str) -> None:
    rng = np.random.default_rng(1)
    shape = BY_NAME[name].shapes(rng)[0]
    arrays = BY_NAME[name].inputs(shape, rng)
    a, b = (arrays[operand].astype(np.float64) for operand in "ab")
    assert a.shape == (shape[0], shape[2]) and b.shape == (shape[1], shape[2])
    expected = BY_NAME[name].reference(shape, arrays)["c"]
    assert expected.shape == shape[:2] and expected.dtype == np.float64
    for i, j in np.ndindex(*expected.shape):
        if (i + 3 * j) % 37 == 0:
            assert expected[i, j] == pytest.approx(math.fsum(a[i] * b[j]), abs=1e-9)


@pytest.mark.parametrize("which", [0, 1])
def test_the_reference_of_the_epilogue_element_by_element(which: int) -> None:
    rng = np.random.default_rng(2)
    shape = BY_NAME["gemm-epilogue"].shapes(rng)[which]
    arrays = BY_NAME["gemm-epilogue"].inputs(shape, rng)
    a, b, old = (arrays[name].astype(np.float64) for name in ("a", "b", "old"))
    alpha, beta = shape[3] / 4, shape[4] / 4
    assert (beta == 0) == (which == 1) == bool(np.isnan(old).all())
    expected = BY_NAME["gemm-epilogue"].reference(shape, arrays)["c"]
    for i, j in np.ndindex(*expected.shape):
        if (i + 3 * j) % 37 == 0:
            right = alpha * math.fsum(a[i] * b[j]) + float(arrays["bias"][j])
            right += beta * old[i, j] if beta else 0.0
            assert expected[i, j] == pytest.approx(right, abs=1e-9)


def test_the_tolerance_accepts_rounding_but_not_a_lost_k_tile() -> None:
    """float32 sums rounded to bfloat16 pass; without the last 8 of k, few elements pass."""
    from ml_dtypes import bfloat16

    rng = np.random.default_rng(3)
    shape = (200, 200, 328)
    arrays = BY_NAME["gemm-tma"].inputs(shape, rng)
    a, b = (arrays[name].astype(np.float32) for name in "ab")
    expected = BY_NAME["gemm-tma"].reference(shape, arrays)["c"]
    assert not wrong_elements((a @ b.T).astype(bfloat16), expected, TOLERANCE).any()
    short = (a[:, :-8] @ b[:, :-8].T).astype(bfloat16)
    assert wrong_elements(short, expected, TOLERANCE).mean() > 0.9


def test_the_challenge_is_timed_beside_cublas() -> None:
    exercise = BY_NAME["gemm-fast"]
    assert exercise.benchmark is not None and exercise.benchmark.flops is not None
    shape = exercise.benchmark.shape
    assert exercise.benchmark.library == "matmul"
    assert exercise.benchmark.flops(shape) == 2 * 8192**3
    assert exercise.benchmark.bytes_moved(shape) == 3 * 2 * 8192**2
    assert exercise.launch(shape).grid == (132, 1, 1)
