"""The order of hazards on a card: students read from the top."""

from __future__ import annotations

from harness.course import exercises
from harness.course.judge.exploring import Findings
from harness.course.judge.scoring import hazard_reports
from harness.course.judge.verdict import RunRecord
from harness.sanitizer.diagnosis import Hazard
from tests.course.judge.fakes import submission

TILE_COPY = exercises.get("tile-copy")
RACE = Hazard("data-race", "error", "Two threads write it.", line=9, other_line=8)
EARLIER = Hazard("missing-proxy-fence", "error", "No fence.", line=5, other_line=4)
ALONE = Hazard("illegal-access", "error", "A part of the warpgroup is there.", 3, indirect=True)
FORMAL = Hazard("unfenced-barrier-init", "formal", "No fence after the init.", line=1)
WARNING = Hazard("write-after-read-fence", "warning", "Some add a fence here.", line=2)


def lines(*hazards: tuple[Hazard, str]) -> list[int | None]:
    """Return the lines of the reports in order; ``found`` are hazards, each with its schedule."""
    records = [
        (hazard, RunRecord("emulator", name, (64, 64), "right", 1, 0.0)) for hazard, name in hazards
    ]
    return [
        report.line
        for report in hazard_reports(TILE_COPY, submission("right"), Findings(hazards=records))
    ]


def test_errors_precede_formal_findings_and_warnings():
    assert lines((WARNING, "random"), (FORMAL, "random"), (RACE, "random")) == [9, 1, 2]


def test_findings_of_more_runs_come_first():
    assert lines((EARLIER, "random"), (RACE, "random")) == [5, 9]  # sorted by line
    assert lines((EARLIER, "random"), (RACE, "random"), (RACE, "late-copies")) == [9, 5]


def test_threads_that_went_on_alone_follow_the_possible_cause():
    shown = (ALONE, "random"), (ALONE, "late-copies"), (RACE, "random"), (WARNING, "random")
    assert lines(*shown) == [9, 3, 2]
