"""Lab 09's exercises: draws are legal and ragged; the reference is checked element by element."""

from __future__ import annotations

import importlib
import math

import numpy as np
import pytest

from harness import exercises
from harness.judge.compare import wrong_elements
from harness.judge.exploring import draw_shapes
from harness.launches import check_launch

NAMES = exercises.names("09_attention")


@pytest.mark.parametrize("name", NAMES)
def test_drawn_shapes_are_legal_and_ragged(name: str) -> None:
    exercise = exercises.get(name)
    for seed in range(12):
        shapes = exercise.shapes(np.random.default_rng(seed))
        assert len(shapes) >= 2 and any(shape[1] % 64 for shape in shapes)
        for shape in shapes:
            launch = exercise.launch(shape)
            check_launch(launch.grid, launch.block, launch.cluster, launch.shared_bytes)
            (output,) = launch.outputs
            assert output.shape[:2] == shape[:2]


@pytest.mark.parametrize("name", NAMES)
def test_the_reference_element_by_element(name: str) -> None:
    exercise, rng = exercises.get(name), np.random.default_rng(3)
    shape = exercise.shapes(rng)[1]
    arrays = exercise.inputs(shape, rng)
    q, k, v = (arrays[operand].astype(np.float64) for operand in "qkv")
    expected = exercise.reference(shape, arrays)["out"]
    assert expected.shape == q.shape and expected.dtype == np.float64
    for head, i in np.ndindex(*q.shape[:2]):
        if (head + i) % 13:
            continue
        seen = i + 1 if name == "causal-mask" else len(k[head])
        scores = [math.fsum(q[head, i] * k[head, j]) / math.sqrt(q.shape[2]) for j in range(seen)]
        weights = [math.exp(score - max(scores)) for score in scores]
        mean = sum(w * row for w, row in zip(weights, v[head], strict=False)) / sum(weights)
        assert np.allclose(expected[head, i], mean, atol=1e-9)


@pytest.mark.parametrize("name", NAMES)
def test_exp_without_the_row_maximum_overflows(name: str) -> None:
    """Each shape has rows whose scores overflow the exponential in float32."""
    exercise = exercises.get(name)
    for seed in range(6):
        rng = np.random.default_rng(seed)
        for shape in exercise.shapes(rng):
            arrays = exercise.inputs(shape, rng)
            q, k = (arrays[operand].astype(np.float32) for operand in "qk")
            assert ((q @ k.transpose(0, 2, 1)).max() / math.sqrt(q.shape[2])) > 89


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


@pytest.mark.parametrize("name", NAMES)
def test_a_large_reference_is_off_by_far_less_than_the_tolerance(name: str, monkeypatch) -> None:
    exercise = exercises.get(name)
    shape = exercise.shapes(np.random.default_rng(1))[0]
    inputs = exercise.inputs(shape, np.random.default_rng(2))
    exact = exercise.reference(shape, inputs)["out"]
    attention = importlib.import_module("harness.exercises.09_attention.attention")
    monkeypatch.setattr(attention, "_LARGE", 1)
    quick = exercise.reference(shape, inputs)["out"]
    assert exact.dtype == np.float64 and quick.dtype == np.float32
    bound = exercise.tolerance.atol + exercise.tolerance.rtol * np.abs(exact)
    assert (np.abs(quick - exact) <= bound / 50).all()


@pytest.mark.parametrize("name", NAMES)
def test_rows_have_a_maximum_far_above_that_of_all_later_and_of_all_earlier_keys(name: str) -> None:
    """With the maximum of a single tile, the exponential of the difference overflows."""
    exercise = exercises.get(name)
    for shape in exercise.shapes(np.random.default_rng(4)):
        arrays = exercise.inputs(shape, np.random.default_rng(5))
        q, k = (arrays[operand].astype(np.float64) for operand in "qk")
        if k.shape[1] < 128:
            continue
        scores = (q @ k.transpose(0, 2, 1)) * math.log2(math.e) / math.sqrt(q.shape[-1])
        for here, there in ((slice(64), slice(64, None)), (slice(-64, None), slice(-64))):
            above = scores[..., here].max(axis=2) - scores[..., there].max(axis=2)
            assert (above.max(axis=1) > 128).all()


@pytest.mark.parametrize("name", [name for name in NAMES if name != "taking-turns"])
def test_several_heads_have_several_tiles(name: str) -> None:
    rows = 128 if name == "attention-fast" else 64
    for seed in range(6):
        shapes = draw_shapes(exercises.get(name), seed)
        assert any(heads > 1 and queries > rows for heads, queries, *_ in shapes)


def test_the_challenge_has_a_grid_of_several_blocks() -> None:
    exercise = exercises.get("attention-fast")
    for seed in range(6):
        grids = [
            exercise.launch(shape).grid for shape in exercise.shapes(np.random.default_rng(seed))
        ]
        assert (2, 1, 1) in grids


@pytest.mark.parametrize("name", NAMES)
def test_a_row_of_each_head_has_scores_far_below_0_alone(name: str) -> None:
    """A maximum that starts at 0 would reduce all of its weights to zero."""
    exercise = exercises.get(name)
    for shape in exercise.shapes(np.random.default_rng(4)):
        arrays = exercise.inputs(shape, np.random.default_rng(5))
        q, k = (arrays[operand].astype(np.float64) for operand in "qk")
        weights = (q @ k.transpose(0, 2, 1)) * math.log2(math.e) / math.sqrt(q.shape[-1])
        assert (weights.max(axis=2).min(axis=1) < -127).all()
