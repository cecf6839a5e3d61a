"""A row of the table judged in this process: the headline and causes of its card, and its lines."""

from __future__ import annotations

from functools import cache

from harness.course import Submission
from quality.mistakes.table import FILES, Row
from quality.mutants.solved import Solved, solved
from tests.judged import Judged, as_judged, first_failure
from tests.judged import judged as judged_answer


def judged(row: Row) -> Judged:
    """Judge on each schedule in turn, up to the first that shows the mistake."""
    if not row.is_mutant:
        return judged_answer(row.name, FILES)
    solution = _solved(row.name.partition(":")[0])
    (case,) = (one for one in solution.cases if one.name == row.name)
    submitted = solution.submission
    changed = Submission(**{**vars(submitted), "ptx": case.mutant.apply_to(submitted.ptx)})
    return as_judged(first_failure(changed), submitted)


@cache
def _solved(exercise: str) -> Solved:
    (solution,) = solved((exercise,))
    return solution
