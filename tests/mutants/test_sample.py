"""A sample of the mutants, always the same. All of them: ``make mutants``."""

from __future__ import annotations

import hashlib
from functools import cache

import pytest

from tests.mutants.__main__ import in_a_line, is_wrong
from tests.mutants.solved import Case, Solved, solved
from tests.mutants.verdicts import Outcome, outcome

# Small ones, of each kind: a copy, a reduction, a ring, a product, a cluster, a descriptor.
SAMPLED = (
    "tile-copy",
    "bulk-stream-out",
    "global-handoff",
    "ping-pong",
    "many-copies-one-barrier",
    "reuse-buffer",
    "column-sums",
    "drain",
    "gemm-one-tile",
    "multicast-load",
    "grouped-copy",
)
LOSING, KEEPING = 4, 2  # of each


@cache
def _solved(exercise: str) -> Solved:
    (solution,) = solved((exercise,))
    return solution


def _rank(case: Case) -> bytes:
    return hashlib.sha256(case.name.encode()).digest()


@pytest.mark.alike(4)
@pytest.mark.parametrize("exercise", SAMPLED)
def test_a_mutant_loses_a_point_unless_listed_as_equivalent(exercise: str) -> None:
    solution = _solved(exercise)
    ranked = sorted(solution.cases, key=_rank)
    must_lose = [case for case in ranked if not case.keeps][:LOSING]
    must_keep = [case for case in ranked if case.keeps][:KEEPING]
    assert len(must_lose) == LOSING and len(must_keep) == KEEPING
    judged = [(case, outcome(solution, case), 0.0) for case in must_lose + must_keep]
    assert [in_a_line(each) for each in judged if is_wrong(each)] == []


def test_an_unmutated_solution_counts_as_a_survivor() -> None:
    """The control: a mutant that loses nothing and is not listed as equivalent."""
    solution = _solved("tile-copy")
    right = next(case for case in solution.cases if case.keeps)
    seen = Outcome((), ())
    assert not is_wrong((right, seen, 0.0))
    wrong = next(case for case in solution.cases if not case.keeps)
    assert is_wrong((wrong, seen, 0.0)) and in_a_line((wrong, seen, 0.0)).startswith("SURVIVES")
