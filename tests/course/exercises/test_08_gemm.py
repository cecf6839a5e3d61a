"""Lab 08's exercises: draws that distinguish mistakes, and a tolerance that does, too."""

from __future__ import annotations

import math

import numpy as np
from hypothesis import given

from harness.course import exercises
from harness.course.exercises.exercise import Shape
from harness.course.judge.compare import wrong_elements
from tests.course.exercises.drawn import SEEDS, draws, launches

TILES = {
    "gemm-one-tile": (64, 64, 64),
    "gemm-k-loop": (64, 64, 64),
    "gemm-persistent": (128, 128, 64),
    "gemm-fast": (128, 256, 64),
    **dict.fromkeys(("gemm-tma", "gemm-ring", "gemm-roles", "gemm-epilogue"), (64, 128, 64)),
}
PERSISTENT = ("gemm-persistent", "gemm-fast")


def tiles(shape: Shape, tile: Shape) -> list[int]:
    return [math.ceil(extent / side) for extent, side in zip(shape, tile, strict=False)]


@given(SEEDS)
def test_shapes_are_ragged_and_legal(seed: int) -> None:
    for name, tile in TILES.items():
        drawn = launches(name, seed)
        for shape, launch in drawn:
            assert all(extent % 8 == 0 for extent in shape[1:3])  # rows of a multiple of 16 bytes
            assert any(extent % side for extent, side in zip(shape, tile, strict=False)), name
            (output,) = launch.outputs
            assert output.shape == shape[:2] and output.dtype == "bfloat16"
            rows, columns, deep = tiles(shape, tile)
            if name in PERSISTENT:
                assert 1 <= launch.grid[0] < rows * columns and launch.grid[1:] == (1, 1)
            else:
                assert launch.grid == (columns, rows, 1)
            assert deep == 1 if name == "gemm-one-tile" else True
            assert deep > 4 if name in ("gemm-ring", "gemm-roles") else True  # wraps the ring
        (rows, columns, _), (fewer, more, _) = (tiles(shape, tile) for shape, _ in drawn)
        assert rows > fewer or columns < more, name


def test_the_epilogue_with_beta_0_reads_nans() -> None:
    for which, (shape, _, inputs, _) in enumerate(draws("gemm-epilogue")):
        assert (shape[4] == 0) == (which == 1)
        assert (which == 1) == bool(np.isnan(inputs["old"].astype(np.float64)).all())


def test_the_tolerance_accepts_rounding_but_not_a_lost_k_tile() -> None:
    """float32 sums rounded to bfloat16 pass; without the last 8 of k, few elements pass."""
    from ml_dtypes import bfloat16

    exercise, rng = exercises.get("gemm-tma"), np.random.default_rng(3)
    shape = (200, 200, 328)
    arrays = exercise.inputs(shape, rng)
    a, b = (arrays[name].astype(np.float32) for name in "ab")
    expected = exercise.reference(shape, arrays)["c"]
    assert not wrong_elements((a @ b.T).astype(bfloat16), expected, exercise.tolerance).any()
    short = (a[:, :-8] @ b[:, :-8].T).astype(bfloat16)
    assert wrong_elements(short, expected, exercise.tolerance).mean() > 0.9


def test_the_challenge_is_timed_beside_cublas() -> None:
    exercise = exercises.get("gemm-fast")
    shape = exercise.benchmark.shape
    assert exercise.benchmark.library == "matmul"
    assert exercise.benchmark.flops(shape) == 2 * 8192**3
    assert exercise.benchmark.bytes_moved(shape) == 3 * 2 * 8192**2
    assert exercise.launch(shape).grid == (132, 1, 1)
