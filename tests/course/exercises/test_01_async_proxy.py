"""Lab 01's exercises: their draws, and their tolerances."""

from __future__ import annotations

import numpy as np
from hypothesis import given

from harness.course import exercises
from tests.course.exercises.drawn import SEEDS, draws, launches

CHUNKS = {name: exercises.module(name).CHUNK for name in ("bulk-copy-out", "bulk-copy-through")}
BULK_COPY_THROUGH = exercises.get("bulk-copy-through")
BULK_STREAM_OUT = exercises.module("bulk-stream-out")
HANDOFF = exercises.module("global-handoff")


@given(SEEDS)
def test_drawn_shapes_distinguish_mistakes(seed: int) -> None:
    for name, chunk in CHUNKS.items():
        for (n,), launch in launches(name, seed):
            assert n % chunk and n * 4 % 16 == 0  # the last copy is legal, too
            blocks = launch.grid[0]
            assert (blocks - 1) * chunk < n <= blocks * chunk and blocks >= 2
    shapes = [shape for shape, _ in launches("bulk-stream-out", seed)]
    assert shapes[0][0] > shapes[1][0]
    for (rows, cols), launch in launches("bulk-stream-out", seed):
        assert cols % 4 == 0 and 0 < cols <= BULK_STREAM_OUT.LONGEST
        assert rows // launch.grid[0] >= 4  # each buffer is used twice
    for (bags, entries), _, inputs, _ in draws("global-handoff", seed):
        assert inputs["table"].shape == (entries, HANDOFF.DIM)
        assert inputs["index"].shape == (bags * HANDOFF.BAG,)
        assert inputs["index"].min() >= 0 and inputs["index"].max() < entries


def test_the_window_is_symmetric_and_its_tolerance_accepts_float32_but_no_neighbor() -> None:
    """Three float32 roundings are within it; the same point of a longer window is not."""
    exercise, n = exercises.get("bulk-copy-out"), 2048
    i = np.arange(n)
    x = (2 * i + 1 - n).astype(np.float32) / np.float32(n)
    expected = exercise.reference((n,), {})["dst"]
    assert np.array_equal(expected, expected[::-1]) and (expected > 0).all()
    bound = exercise.tolerance.atol + exercise.tolerance.rtol * np.abs(expected)
    assert (np.abs(np.float32(1) - x * x - expected) <= bound).all()
    longer = exercise.reference((n + 4,), {})["dst"][:n]
    assert (np.abs(longer - expected) > bound).mean() > 0.99


def test_values_are_clipped_on_both_sides_and_the_limit_is_exact() -> None:
    limit_of = exercises.module("bulk-copy-through").limit_of
    src = BULK_COPY_THROUGH.inputs((2060,), np.random.default_rng(1))["src"]
    limit = np.float32(limit_of((2060,)))
    assert float(limit) == limit_of((2060,))
    assert 0.3 < (np.abs(src) > limit).mean() < 0.6 and (src > limit).any() and (src < -limit).any()
    assert {limit_of((n,)) for n in range(4, 20, 4)} == {0.625, 0.75, 0.875, 1.0}


def test_the_timed_vector_is_far_larger_than_the_cache() -> None:
    benchmark = BULK_COPY_THROUGH.benchmark
    assert benchmark.bytes_moved(benchmark.shape) == 2**30
    assert benchmark.shape[0] % CHUNKS["bulk-copy-through"] == 0
