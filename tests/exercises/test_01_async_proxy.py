"""Lab 01's exercises: their draws, and their references compared with loops over elements."""

from __future__ import annotations

from fractions import Fraction

import numpy as np
import pytest

from harness import exercises

BULK_COPY_OUT = exercises.get("bulk-copy-out")
OUT_CHUNK = exercises.module("bulk-copy-out").CHUNK
BULK_COPY_THROUGH = exercises.get("bulk-copy-through")
THROUGH_CHUNK = exercises.module("bulk-copy-through").CHUNK
LIMIT_OF = exercises.module("bulk-copy-through").limit_of
BULK_STREAM_OUT = exercises.get("bulk-stream-out")
BLOCKS = exercises.module("bulk-stream-out").BLOCKS
LONGEST = exercises.module("bulk-stream-out").LONGEST
GLOBAL_HANDOFF = exercises.get("global-handoff")
BAG, DIM = exercises.module("global-handoff").BAG, exercises.module("global-handoff").DIM

SEEDS = range(30)


def shapes_of(exercise, seed):
    return exercise.shapes(np.random.default_rng(seed))


@pytest.mark.parametrize(
    ("exercise", "chunk"), [(BULK_COPY_OUT, OUT_CHUNK), (BULK_COPY_THROUGH, THROUGH_CHUNK)]
)
@pytest.mark.parametrize("seed", SEEDS)
def test_vectors_with_and_without_a_partial_chunk_are_drawn(exercise, chunk, seed):
    (whole,), (ragged,) = shapes_of(exercise, seed)
    assert whole % chunk == 0 and ragged % chunk
    for n in (whole, ragged):
        assert n * 4 % 16 == 0  # the last copy is legal, too
        blocks = exercise.launch((n,)).grid[0]
        assert (blocks - 1) * chunk < n <= blocks * chunk and blocks >= 2


@pytest.mark.parametrize("seed", SEEDS)
def test_a_streamed_row_fits_a_buffer_and_each_buffer_is_used_twice(seed):
    (tall, narrow), (low, wide) = shapes_of(BULK_STREAM_OUT, seed)
    assert tall > narrow and low < wide
    for rows, cols in ((tall, narrow), (low, wide)):
        assert cols % 4 == 0 and 0 < cols <= LONGEST
        assert rows // BLOCKS >= 4


@pytest.mark.parametrize("seed", SEEDS)
def test_bags_name_rows_of_the_table(seed):
    for bags, entries in shapes_of(GLOBAL_HANDOFF, seed):
        inputs = GLOBAL_HANDOFF.inputs((bags, entries), np.random.default_rng(seed))
        assert inputs["table"].shape == (entries, DIM) and inputs["table"].dtype == np.float32
        assert inputs["index"].shape == (bags * BAG,) and inputs["index"].dtype == np.int32
        assert inputs["index"].min() >= 0 and inputs["index"].max() < entries


@pytest.mark.parametrize("n", [4, 512, 516, 1300])
def test_the_window_in_exact_arithmetic(n):
    got = BULK_COPY_OUT.reference((n,), {})["dst"]
    for i in range(n):
        assert got[i] == pytest.approx(float(1 - Fraction(2 * i + 1 - n, n) ** 2), abs=1e-15)
    assert np.array_equal(got, got[::-1]) and (got > 0).all()


def test_the_tolerance_of_the_window_accepts_float32_but_no_neighbour():
    """Three float32 roundings are within it; the same point of a longer window is not."""
    n = 2048
    i = np.arange(n)
    x = (2 * i + 1 - n).astype(np.float32) / np.float32(n)
    expected = BULK_COPY_OUT.reference((n,), {})["dst"]
    tolerance = BULK_COPY_OUT.tolerance
    bound = tolerance.atol + tolerance.rtol * np.abs(expected)
    assert (np.abs(np.float32(1) - x * x - expected) <= bound).all()
    longer = BULK_COPY_OUT.reference((n + 4,), {})["dst"][:n]
    assert (np.abs(longer - expected) > bound).mean() > 0.99


def test_clipping_element_by_element():
    rng = np.random.default_rng(1)
    src = BULK_COPY_THROUGH.inputs((2060,), rng)["src"]
    got = BULK_COPY_THROUGH.reference((2060,), {"src": src})["dst"]
    limit = np.float32(LIMIT_OF((2060,)))
    assert float(limit) == LIMIT_OF((2060,))
    for value, clipped in zip(src, got, strict=True):
        right = limit if value > limit else -limit if value < -limit else value
        assert clipped == right
    assert 0.3 < (np.abs(src) > limit).mean() < 0.6 and (src > limit).any() and (src < -limit).any()
    assert {LIMIT_OF((n,)) for n in range(4, 20, 4)} == {0.625, 0.75, 0.875, 1.0}


def test_the_outer_product_element_by_element():
    rng = np.random.default_rng(2)
    inputs = BULK_STREAM_OUT.inputs((13, 20), rng)
    got = BULK_STREAM_OUT.reference((13, 20), inputs)["dst"].astype(np.float32)
    for r in range(13):
        for c in range(20):
            assert got[r, c] == inputs["u"][r] * inputs["v"][c]  # one float32 rounding


def test_the_bags_element_by_element():
    rng = np.random.default_rng(3)
    inputs = GLOBAL_HANDOFF.inputs((3, 9), rng)
    got = GLOBAL_HANDOFF.reference((3, 9), inputs)
    for bag in range(3):
        names = inputs["index"][bag * BAG : (bag + 1) * BAG]
        for c in range(DIM):
            exact = sum(Fraction(float(inputs["table"][name, c])) for name in names)
            assert got["bags"][bag, c] == pytest.approx(float(exact), rel=1e-13, abs=1e-13)
        for r, name in enumerate(names):
            assert np.array_equal(got["packed"][bag * BAG + r], inputs["table"][name])


def test_the_timed_vector_is_far_larger_than_the_cache():
    benchmark = BULK_COPY_THROUGH.benchmark
    assert benchmark.bytes_moved(benchmark.shape) == 2**30
    assert benchmark.shape[0] % THROUGH_CHUNK == 0
