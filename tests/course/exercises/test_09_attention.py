"""Lab 09's exercises: their draws make mistakes visible; their tolerance is that of rounding."""

from __future__ import annotations

import importlib
import math

import numpy as np
from hypothesis import given

from harness.course import exercises
from harness.course.exercises.exercise import Arrays
from harness.course.judge.compare import wrong_elements
from harness.course.judge.drawing import draw_shapes
from tests.course.exercises.drawn import SEEDS, draws, launches

NAMES = exercises.names("09_attention")


def scores_of(inputs: Arrays) -> np.ndarray:
    """Return the scaled scores in float64: heads, rows, keys."""
    q, k = (inputs[operand].astype(np.float64) for operand in "qk")
    return q @ k.transpose(0, 2, 1) / math.sqrt(q.shape[2])


@given(SEEDS)
def test_drawn_shapes_are_ragged_and_have_several_tiles(seed: int) -> None:
    for name in NAMES:
        drawn = launches(name, seed)
        assert any(shape[1] % 64 for shape, _ in drawn), name
        for shape, launch in drawn:
            (output,) = launch.outputs
            assert output.shape[:2] == shape[:2]
        rows = 128 if name == "attention-fast" else 64
        several = [heads > 1 and queries > rows for heads, queries, *_ in
                   draw_shapes(exercises.get(name), seed)]  # fmt: skip
        assert any(several) or name == "taking-turns", name
    assert (2, 1, 1) in [launch.grid for _, launch in launches("attention-fast", seed)]


@given(SEEDS)
def test_exp_without_the_row_maximum_overflows(seed: int) -> None:
    """In float32, for some row of each shape, unless it has a single one: that sees no key close
    by.
    """
    for name in NAMES:
        exercise, rng = exercises.get(name), np.random.default_rng(seed)
        for shape in exercise.shapes(rng):
            scores = scores_of(exercise.inputs(shape, rng))
            assert scores.max() > 89 or scores.shape[1] == 1, name


def test_rows_show_a_wrong_maximum() -> None:
    """A maximum of a single tile, if a row's own is far above that of all later and of all earlier
    keys: the exponential of the difference overflows. And a maximum that starts at 0, if a row has
    scores far below 0 alone: all of its weights are reduced to zero.
    """
    for name in NAMES:
        for _, _, inputs, _ in draws(name):
            scores = scores_of(inputs) * math.log2(math.e)
            assert (scores.max(axis=2).min(axis=1) < -127).all(), name
            if scores.shape[2] < 128:
                continue
            for here, there in ((slice(64), slice(64, None)), (slice(-64, None), slice(-64))):
                above = scores[..., here].max(axis=2) - scores[..., there].max(axis=2)
                assert (above.max(axis=1) > 128).all(), name


def test_the_tolerance_is_that_of_the_rounding() -> None:
    """Weights and results in bfloat16 pass; without any of the keys nothing passes."""
    from ml_dtypes import bfloat16

    exercise, rng = exercises.get("online-softmax"), np.random.default_rng(5)
    shape = (1, 64, 5)
    arrays = exercise.inputs(shape, rng)
    q, k, v = (arrays[name].astype(np.float32)[0] for name in "qkv")
    right = exercise.reference(shape, arrays)["out"]
    scores = q @ k.T / math.sqrt(64)
    weights = np.exp(scores - scores.max(axis=1, keepdims=True))
    rounded = weights.astype(bfloat16).astype(np.float32)
    result = (rounded @ v / weights.sum(axis=1, keepdims=True)).astype(bfloat16)[None]
    assert not wrong_elements(result, right, exercise.tolerance).any()
    fewer = np.delete(weights, 17, axis=1) @ np.delete(v, 17, axis=0) / weights.sum(1)[:, None]
    assert wrong_elements(fewer.astype(bfloat16)[None], right, exercise.tolerance).any()


def test_a_large_reference_is_off_by_far_less_than_the_tolerance(monkeypatch) -> None:
    attention = importlib.import_module("harness.course.exercises.09_attention.attention")
    exact_draws = {name: draws(name)[0] for name in NAMES}
    monkeypatch.setattr(attention, "_LARGE", 1)
    for name, (shape, _, inputs, expected) in exact_draws.items():
        tolerance = exercises.get(name).tolerance
        exact, quick = expected["out"], exercises.get(name).reference(shape, inputs)["out"]
        assert exact.dtype == np.float64 and quick.dtype == np.float32
        bound = tolerance.atol + tolerance.rtol * np.abs(exact)
        assert (np.abs(quick - exact) <= bound / 50).all(), name
