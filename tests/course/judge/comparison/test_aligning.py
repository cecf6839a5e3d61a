"""Alignments, compared with the least costs that a search of all of them finds."""

from __future__ import annotations

from functools import cache

import numpy as np
import pytest

from harness.course.judge.comparison.aligning import EXTRA, GAP, MISSING, NEVER, aligned, opcodes


def least(pairs: np.ndarray, mine: np.ndarray, theirs: np.ndarray) -> int:
    """The least costs of an alignment, by trying all. A gap is opened once for both sides, if its
    elements of the first come before those of the second."""
    n, m = pairs.shape

    @cache
    def rest(i: int, j: int, before: str) -> int:
        costs = [0] if (i, j) == (n, m) else []
        if i < n and j < m:
            costs.append(pairs[i, j] + rest(i + 1, j + 1, ""))
        if i < n:
            costs.append(mine[i] + GAP * (before != "mine") + rest(i + 1, j, "mine"))
        if j < m:
            costs.append(theirs[j] + GAP * (not before) + rest(i, j + 1, "theirs"))
        return int(min(costs))

    return rest(0, 0, "")


@pytest.mark.parametrize("seed", range(40))
def test_an_alignment_costs_least(seed: int) -> None:
    random = np.random.default_rng(seed)
    n, m = random.integers(0, 7, 2)
    pairs = random.integers(0, 40, (n, m))
    pairs[random.random((n, m)) < 0.3] = NEVER
    mine, theirs = random.integers(1, 12, n), random.integers(1, 12, m)
    costs = i = j = 0
    for tag, begin, end, first, last in aligned(pairs, mine, theirs):
        assert (begin, first) == (i, j)
        if tag == "equal":
            costs += pairs[np.arange(begin, end), np.arange(first, last)].sum()
        else:
            costs += GAP + mine[begin:end].sum() + theirs[first:last].sum()
        i, j = end, last
    assert (i, j) == (n, m) and costs == least(pairs, mine, theirs)


def test_an_iteration_that_is_missing_is_one_gap_at_the_end() -> None:
    assert opcodes("abcabc", "abcabcabc") == [("equal", 0, 6, 0, 6), ("insert", 6, 6, 6, 9)]


def test_a_run_that_was_stopped_lacks_nothing_after_its_end() -> None:
    pairs = np.where(np.equal.outer([*"ab"], [*"abcdef"]), 0, NEVER)
    mine, theirs = np.full(2, EXTRA), np.full(6, MISSING)
    (pair, rest) = aligned(pairs, mine, theirs, (False, True))
    assert (pair[0], rest[0]) == ("equal", "insert")
    assert aligned(pairs.T, theirs, mine, (True, False))[-1] == ("delete", 2, 6, 2, 2)
