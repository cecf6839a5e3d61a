"""A root is the card's headline, as in the reports of the command line."""

from __future__ import annotations

import pytest

from harness.course.judge.verdict import HazardReport, Problem, Verdict
from harness.sanitizer.diagnosis import Cause


def hazard(cause: Cause) -> HazardReport:
    return HazardReport(
        kind="overwrite-in-use",
        severity="error",
        message=f"{cause}.",
        line=3,
        source="",
        file="",
        other_line=None,
        other_source="",
        threads=(),
        schedules=(),
        shapes=(),
        hints=(),
        cause=str(cause),
        headline=f"{cause}.",
    )


@pytest.mark.parametrize(
    ("of_hang", "of_hazard", "first"),
    [
        (Cause.WARPGROUP_IN_PART, Cause.PARITY_NEVER_FLIPS, Cause.PARITY_NEVER_FLIPS),
        (Cause.COUNT_TOO_LARGE, Cause.PARITY_NEVER_FLIPS, Cause.COUNT_TOO_LARGE),
        (Cause.NOBODY_ARRIVES, Cause.COPY_INTO_COPY, Cause.NOBODY_ARRIVES),
    ],
)
def test_a_root_comes_before_a_hang_without_one(
    of_hang: Cause, of_hazard: Cause, first: Cause
) -> None:
    hang = Problem("hang", f"{of_hang}.", cause=str(of_hang), headline=f"{of_hang}.")
    verdict = Verdict("drain", problems=(hang,), hazards=(hazard(of_hazard),))
    assert verdict.causes[0] == first and verdict.headline == f"{first}."
    assert {*verdict.causes} == {of_hang, of_hazard}
