"""Lab 03's exercises: their draws are legal and ragged."""

from __future__ import annotations

import numpy as np
from hypothesis import given

from harness.course import exercises
from harness.course.exercises.plan import applied, read_plan
from tests.course.exercises.drawn import SEEDS, draws, launches

# How each divides its input; halo-load's boxes overlap, and describe-it's is the student's to find.
TILES = {
    **dict.fromkeys(("load-2d", "load-3d", "load-5d")),
    "halo-load": (8, 32),
    "describe-it": (8, 16, 32),
}
pitch_bytes = exercises.module("load-2d").pitch_bytes


@given(SEEDS)
def test_drawn_shapes_distinguish_mistakes(seed: int) -> None:
    for name, tile in TILES.items():
        # Along every axis that is divided into boxes, the last extends past an edge.
        ragged: set[int] = set()
        cut: set[int] = set()
        for shape, launch in launches(name, seed):
            box = tile or launch.arguments[0].box
            for axis, (n, b) in enumerate(zip(shape, box, strict=True)):
                cut |= {axis} if 1 < b < n else set()
                ragged |= {axis} if 1 < b < n and n % b else set()
        assert ragged == cut and cut, name
    for name in ("load-2d", "load-4d", "halo-load"):
        longer = {launch.grid[0] > launch.grid[1] for _, launch in launches(name, seed)}
        assert longer == {True, False}, name
    assert {shape[0] > shape[1] for shape, _ in launches("load-3d", seed)} == {True, False}


def test_load_2d_skips_a_pitch_of_noise() -> None:
    for (height, width), launch, inputs, _ in draws("load-2d"):
        buffer = inputs["image"]
        assert buffer.shape[1] == pitch_bytes(width) > width
        assert np.unique(buffer[:, width:]).size > 1
        assert launch.grid == (-(-width // 128), -(-height // 32), 1)


def test_load_5d_has_values_below_any_initial_maximum() -> None:
    for _, _, inputs, _ in draws("load-5d"):
        assert (inputs["field"] < 0).all()  # a fill of zero would win
        lows = inputs["field"].max(axis=(1, 2, 3))
        assert (lows < -1).all() and lows.min() < -1e10


def test_the_grid_of_describe_it_is_right_and_all_that_it_proposes() -> None:
    exercise = exercises.get("describe-it")
    for _, launch, _, expected in draws("describe-it"):
        out = expected["out"]
        assert (out == -1).any() and (out != -1).any()
        tiles = zip(launch.grid[::-1], (2, 8, 32), strict=True)
        assert [blocks * side for blocks, side in tiles] == list(out.shape)
        proposed = launch.arguments[0]
        assert proposed.element_strides is None and proposed.oob_fill == "zero"
        described = {"box": (8, 16, 32), "element_strides": (4, 2, 1), "oob_fill": "nan"}
        plan = read_plan(exercise, {"grid": launch.grid, "src": described})
        src = applied(launch, plan).arguments[0]
        assert {name: getattr(src, name) for name in described} == described


def test_every_rank_is_exercised() -> None:
    lab = [exercises.get(name) for name in exercises.names("03_loads")]
    asked = {word for exercise in lab for effect in exercise.effects for word in effect.by.words}
    assert asked == {"1d", "2d", "3d", "4d", "5d"}


def test_load_2d_moves_far_more_than_the_l2_holds() -> None:
    benchmark = exercises.get("load-2d").benchmark
    assert benchmark.bytes_moved(benchmark.shape) == 5 * 16384 * 8192 >= 512 * 2**20
