"""Exercises of labs 07, 10 and 11: draws are legal and ragged; references are checked element by
element.
"""

from __future__ import annotations

import numpy as np
import pytest

import harness
from harness import exercises
from harness.exercises.exercise import Im2colArgument, MapArgument
from harness.judge.compare import dtype_of
from harness.judge.launching import _value
from harness.launches import check_launch

SEEDS = range(12)
LABS = ("07_clusters", "10_im2col", "11_edited_maps")
EXERCISES = [exercises.get(name) for lab in LABS for name in exercises.names(lab)]


def drawn(name: str, seed: int):
    """Return (shape, inputs, expected outputs, launch) of each shape that a seed draws."""
    exercise, rng = exercises.get(name), np.random.default_rng(seed)
    for shape in exercise.shapes(rng):
        inputs = exercise.inputs(shape, rng)
        yield shape, inputs, exercise.reference(shape, inputs), exercise.launch(shape)


def some_indices(shape, rng):
    """The last element, and two hundred others."""
    yield tuple(n - 1 for n in shape)
    for _ in range(200):
        yield tuple(int(rng.integers(n)) for n in shape)


@pytest.mark.parametrize("exercise", EXERCISES, ids=lambda exercise: exercise.name)
@pytest.mark.parametrize("seed", SEEDS)
def test_drawn_launches_and_maps_are_legal(exercise, seed):
    gpu = harness.device("emulator")
    shapes = set()
    for shape, inputs, expected, launch in drawn(exercise.name, seed):
        shapes.add(shape)
        check_launch(launch.grid, launch.block, launch.cluster, launch.shared_bytes)
        buffers = {name: gpu.to_device(array) for name, array in inputs.items()}
        for output in launch.outputs:
            buffers[output.name] = gpu.empty(output.shape, dtype_of(output.dtype))
            assert expected[output.name].shape == output.shape
        for argument in launch.arguments:
            if isinstance(argument, MapArgument | Im2colArgument):
                _value(argument, buffers)  # raises where a rule is broken
    assert len(shapes) == 2


@pytest.mark.parametrize("seed", SEEDS)
def test_codebook(seed):
    rng = np.random.default_rng(seed)
    idle = []
    for shape, inputs, expected, launch in drawn("multicast-load", seed):
        for row, col in some_indices(shape, rng):
            code = int(inputs["codes"][row, col])
            assert expected["out"][row, col] == inputs["codebooks"][row // 32, code]
        assert launch.cluster == (4, 1, 1) and launch.grid[0] * 128 >= shape[1]
        idle.append((launch.grid[0] - 1) * 128 >= shape[1])
        assert shape[0] % 32 and shape[1] % 128
    assert any(idle)  # a block that owns no column, and owes its quarter all the same


@pytest.mark.parametrize("seed", SEEDS)
def test_stream(seed):
    rng = np.random.default_rng(seed)
    for (k, n), inputs, expected, launch in drawn("multicast-stream", seed):
        rounds = next(argument.value for argument in launch.arguments if argument.name == "rounds")
        assert rounds > 1 and (rounds - 1) * 32 < k < rounds * 32 and n % 128
        for row, col in some_indices((4, n), rng):
            total = sum(float(inputs["x"][row, i]) * float(inputs["w"][i, col]) for i in range(k))
            assert expected["out"][row, col] == pytest.approx(total, abs=1e-9)


@pytest.mark.parametrize("seed", SEEDS)
def test_patches(seed):
    rng = np.random.default_rng(seed)
    strides = set()
    for (count, height, width, stride), inputs, expected, _ in drawn("im2col-patches", seed):
        strides.add(stride)
        out, images = expected["out"], inputs["images"]
        rows = len(range(-1, height + 1 - 2, stride))
        cols = len(range(-1, width + 1 - 2, stride))
        assert out.shape == (count * rows * cols, 72)
        for i, number in some_indices(out.shape, rng):
            n, p, q = i // (rows * cols), i // cols % rows, i % cols
            y = p * stride + number // 24 - 1
            x = q * stride + number // 8 % 3 - 1
            inside = 0 <= y < height and 0 <= x < width
            assert out[i, number] == (images[n, y, x, number % 8] if inside else 0)
    assert strides == {1, 2}


@pytest.mark.parametrize("seed", SEEDS)
def test_groups(seed):
    rng = np.random.default_rng(seed)
    for shape, inputs, expected, launch in drawn("grouped-copy", seed):
        groups, out = inputs["groups"], expected["out"]
        assert len({tuple(size) for size in groups[:, 1:3].tolist()}) == shape[0] == len(groups)
        assert (groups[:, 0] % 4 == 0).all() and (groups[:, 3] % 4 == 0).all()
        assert (groups[:, 3] * 4 % 16 == 0).all() and (groups[:, 3] % 16 != 0).all()
        assert (groups[:, 3] > groups[:, 2]).all()
        ends = groups[:, 0] + groups[:, 1] * groups[:, 3]
        assert (ends[:-1] <= groups[1:, 0]).all()  # no two overlap
        # A copy of the padded size from any of them stays within the buffer.
        assert (groups[:, 0] + shape[1] * groups[:, 3]).max() <= inputs["packed"].size
        assert [scratch.shape for scratch in launch.scratch] == [(shape[0], 16)]
        for g, row, col in some_indices(out.shape, rng):
            begin, rows, columns, pitch = groups[g]
            inside = row < rows and col < columns
            value = inputs["packed"][begin + row * pitch + col] if inside else 0
            assert out[g, row, col] == value
