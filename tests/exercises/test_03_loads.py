"""Lab 03's exercises: draws are legal and ragged; references are checked element by element."""

from __future__ import annotations

import itertools

import numpy as np
import pytest

import harness
from harness import exercises
from harness.exercises.exercise import MapArgument
from harness.exercises.plan import applied, read_plan
from harness.judge.launching import _value

SEEDS = range(20)
EXERCISES = [exercises.get(name) for name in exercises.names("03_loads")]
pitch_bytes = exercises.module("load-2d").pitch_bytes
scale_of = exercises.module("load-1d").scale_of


def drawn(name: str, seed: int):
    """Return (shape, inputs, expected outputs, launch) of each shape that a seed draws."""
    exercise, rng = exercises.get(name), np.random.default_rng(seed)
    for shape in exercise.shapes(rng):
        inputs = exercise.inputs(shape, rng)
        yield shape, inputs, exercise.reference(shape, inputs), exercise.launch(shape)


def some_indices(shape, rng):
    """The corners, and two hundred elements in between."""
    yield from itertools.product(*((0, n - 1) for n in shape))
    for _ in range(200):
        yield tuple(int(rng.integers(n)) for n in shape)


@pytest.mark.parametrize("exercise", EXERCISES, ids=lambda exercise: exercise.name)
@pytest.mark.parametrize("seed", SEEDS)
def test_maps_of_drawn_shapes_are_legal(exercise, seed):
    gpu = harness.device("emulator")
    for shape, inputs, expected, launch in drawn(exercise.name, seed):
        buffers = {name: gpu.to_device(array) for name, array in inputs.items()}
        maps = [
            _value(argument, buffers)
            for argument in launch.arguments
            if isinstance(argument, MapArgument)
        ]
        assert len(maps) == 1 and maps[0].shape == shape
        (output,) = launch.outputs
        assert expected["out"].shape == output.shape and expected["out"].dtype == np.float64
        assert not np.isnan(expected["out"]).any()


@pytest.mark.parametrize("name", ["load-2d", "load-3d", "load-5d", "halo-load", "describe-it"])
@pytest.mark.parametrize("seed", SEEDS)
def test_the_last_box_extends_past_the_edge(name, seed):
    """Along every axis that is divided into boxes, in at least one of the two shapes."""
    ragged: set[int] = set()
    cut: set[int] = set()
    for shape, _, _, launch in drawn(name, seed):
        # The box of describe-it is the student's to find.
        box = (8, 16, 32) if name == "describe-it" else launch.arguments[0].box
        for axis, (n, b) in enumerate(zip(shape, box, strict=True)):
            if 1 < b < n:
                cut.add(axis)
                if n % b:
                    ragged.add(axis)
    assert ragged == cut and cut


@pytest.mark.parametrize("name", ["load-2d", "load-3d", "load-4d", "halo-load"])
@pytest.mark.parametrize("seed", SEEDS)
def test_the_two_shapes_are_longer_along_different_axes(name, seed):
    longer = {launch.grid[0] > launch.grid[1] for *_, launch in drawn(name, seed)}
    if name == "load-3d":
        longer = {shape[0] > shape[1] for shape, *_ in drawn(name, seed)}
    assert longer == {True, False}


@pytest.mark.parametrize("seed", SEEDS)
def test_vectors_end_early_and_late_in_a_tile_and_off_16_bytes(seed):
    (first,), (second,) = (shape for shape, *_ in drawn("load-1d", seed))
    assert 0 < first % 256 < 128 < second % 256
    assert first % 4 and second % 4 and first != second


def test_load_1d():
    for shape, inputs, expected, _ in drawn("load-1d", 1):
        scale = scale_of(shape)
        for i in (0, 1, 255, 256, shape[0] - 1):
            assert expected["out"][i] == scale * float(inputs["src"][i])


def test_load_2d_skips_the_pitch():
    for (height, width), inputs, expected, launch in drawn("load-2d", 1):
        buffer, flat = inputs["image"], inputs["image"].reshape(-1)
        assert buffer.shape[1] == pitch_bytes(width) > width
        assert np.unique(buffer[:, width:]).size > 1  # noise, not a constant
        for y, x in some_indices((height, width), np.random.default_rng(2)):
            assert expected["out"][y, x] == flat[y * pitch_bytes(width) + x]
        assert launch.grid == (-(-width // 128), -(-height // 32), 1)


def test_load_3d():
    for _, inputs, expected, _ in drawn("load-3d", 1):
        out = expected["out"]
        for z, y, x in some_indices(out.shape, np.random.default_rng(2)):
            assert out[z, y, x] == inputs["volume"][2 * z, 2 * y, x]


def test_load_4d_against_addresses_in_memory():
    for (_, channels, height, width), inputs, expected, _ in drawn("load-4d", 1):
        flat, out = inputs["images"].reshape(-1), expected["out"]
        for n, token, k in some_indices(out.shape, np.random.default_rng(2)):
            py, px = divmod(token, width // 8)
            c, inner = divmod(k, 64)
            y, x = py * 8 + inner // 8, px * 8 + inner % 8
            assert out[n, token, k] == flat[((n * channels + c) * height + y) * width + x]


def test_load_5d():
    for shape, inputs, expected, _ in drawn("load-5d", 1):
        field, out = inputs["field"], expected["out"]
        assert (field < 0).all()  # a fill of zero would win
        for t, z, y, x, c in some_indices(out.shape, np.random.default_rng(2)):
            cell = [
                field[t, i, j, k, c]
                for i in (2 * z, 2 * z + 1)
                for j in (2 * y, 2 * y + 1)
                for k in (2 * x, 2 * x + 1)
                if i < shape[1] and j < shape[2] and k < shape[3]
            ]
            assert out[t, z, y, x, c] == max(cell)


def test_halo_load():
    for (height, width), inputs, expected, _ in drawn("halo-load", 1):
        src = inputs["src"]
        for y, x in some_indices((height, width), np.random.default_rng(2)):
            total = sum(
                float(src[j, i])
                for j in range(y - 1, y + 2)
                for i in range(x - 1, x + 2)
                if 0 <= j < height and 0 <= i < width
            )
            assert expected["out"][y, x] == pytest.approx(total / 9, abs=1e-12)


def test_describe_it():
    exercise = exercises.get("describe-it")
    for shape, inputs, expected, launch in drawn("describe-it", 1):
        out = expected["out"]
        for f, y, x in some_indices(out.shape, np.random.default_rng(2)):
            inside = 4 * f < shape[0] and 2 * y < shape[1] and x < shape[2]
            assert out[f, y, x] == (inputs["video"][4 * f, 2 * y, x] if inside else -1)
        assert (out == -1).any() and (out != -1).any()
        # What the exercise proposes is the right grid, and no more than that.
        assert [g * t for g, t in zip(launch.grid[::-1], (2, 8, 32), strict=True)] == list(
            out.shape
        )
        plan = {
            "grid": launch.grid,
            "src": {"box": (8, 16, 32), "element_strides": (4, 2, 1), "oob_fill": "nan"},
        }
        src = applied(launch, read_plan(exercise, plan)).arguments[0]
        assert (src.box, src.element_strides, src.oob_fill) == ((8, 16, 32), (4, 2, 1), "nan")
        assert (
            launch.arguments[0].element_strides is None and launch.arguments[0].oob_fill == "zero"
        )


def test_every_rank_is_exercised():
    asked = {
        word for exercise in EXERCISES for effect in exercise.effects for word in effect.by.words
    }
    assert asked == {"1d", "2d", "3d", "4d", "5d"}


def test_load_2d_moves_far_more_than_the_l2_holds():
    benchmark = exercises.get("load-2d").benchmark
    assert benchmark.bytes_moved(benchmark.shape) == 5 * 16384 * 8192 >= 512 * 2**20


def test_load_5d_has_values_below_any_initial_maximum():
    for _, inputs, _, _ in drawn("load-5d", 1):
        lows = inputs["field"].max(axis=(1, 2, 3))
        assert (lows < -1).all() and lows.min() < -1e10
