"""A class's results of a lab: gathered from a graded course, and written."""

from __future__ import annotations

import csv
import json
import re
from dataclasses import asdict
from html.parser import HTMLParser
from pathlib import Path

import pytest
from nbgrader.api import Gradebook
from nbgrader.utils import parse_utc

from harness.base.errors import FileError
from harness.base.output import duration
from harness.classroom.course.course import Course, CourseError
from harness.classroom.grading import records
from harness.classroom.grading.export import UNREAD, lines
from harness.classroom.grading.one import autograde
from harness.classroom.many.log import Done, Log
from harness.classroom.report import gathered, page
from harness.course.judge.verdict import HazardReport
from tests.classroom.conftest import ANSWERS, HALF, make_course, put_in

DUE = parse_utc("2026-03-01 12:00:00 UTC")
EVIL = "<script>alert(1)</script>"
HAZARD = asdict(
    HazardReport(
        kind="missing-proxy-fence",
        severity="error",
        message=f"The store reads  what was written {EVIL}",
        line=1,
        source=f"ptx.store(tile)  # {EVIL}",
        file="",
        other_line=None,
        other_source="",
        threads=(),
        schedules=(),
        shapes=(),
        hints=(),
    )
)


@pytest.fixture(scope="module")
def course(tmp_path_factory) -> Course:
    """Five students: full points, half points an hour late, an exception in a cell, an ungradable
    notebook, and no submission.
    """
    new_course = make_course(tmp_path_factory.mktemp("report"))
    with Gradebook(new_course.gradebook_url) as book:
        book.update_or_create_assignment("toy", duedate=DUE.replace(tzinfo=None))
        book.update_or_create_student("e-nothing")
    for student, source in (("a-all", ANSWERS), ("b-half", HALF), ("c-raises", None)):
        date = f"2026-03-01 {12 + (student == 'b-half')}:00:00 UTC"
        put_in(new_course, student, f"one = {source}" if source else "1 / 0", date)
    assert all(grade.graded for grade in autograde(new_course, "toy"))
    for student in ("d-refused", "d-unread"):  # collected, and d-unread's not graded yet
        (new_course.submitted / student / "toy").mkdir(parents=True)
    Log(new_course, "toy").add(Done("d-refused", "f", False, 0.0, ("toy: no notebook",), 0.1))
    hazard_in(new_course, "c-raises", HAZARD)
    return new_course


def hazard_in(course: Course, student: str, *hazards: dict) -> None:
    """Replace the hazards in the record of a student's first cell."""
    path = records.path(course.root, "toy", student, "toy")
    record = json.loads(path.read_text())
    record["cells"]["one-check"]["verdict"]["hazards"] = list(hazards)
    path.write_text(json.dumps(record))


@pytest.fixture(scope="module")
def report(course) -> gathered.ClassReport:
    return gathered.gather(course, "toy")


def test_the_report_counts_finished_students(report) -> None:
    assert [(student.student, student.state, student.score) for student in report.students] == [
        ("a-all", "all points", 5.0),
        ("b-half", "some points", 3.0),
        ("c-raises", "no points", 0.0),
        ("d-refused", "not graded", None),
        ("d-unread", "not graded", None),
        ("e-nothing", "nothing handed in", 0.0),
    ]
    half, refused = report.students[1], report.students[3]
    assert half.seconds_late == 3600 and half.handed_in.hour == 13
    assert half.points == {"one-check": 1.5, "two-check": 1.5}
    assert refused.reason == "toy: no notebook"
    assert (refused.penalty, refused.seconds_late) == (None, None)
    assert report.possible == 5.0 and report.count("some points") == report.count("no points") == 1


def test_the_report_has_a_distribution_of_points_per_property(report) -> None:
    (first, second) = report.spreads
    assert (first.cell, first.name, first.possible) == ("one-check", "correct", 3.0)
    assert list(first.students_by_points.items()) == [(3.0, 1), (1.5, 1), (0.0, 1)]
    assert first.students_by_status == {"passed": 1, "failed": 1, "not-run": 1}
    assert first.mean == 1.5 and second.cell == "two-check"


def test_a_mistake_is_counted_once_per_student(report) -> None:
    by_kind = {mistake.kind: mistake for mistake in report.mistakes}
    hazard = by_kind["missing-proxy-fence"]
    # Her card says first that there was nothing to judge.
    assert (
        hazard.students == ()
        and hazard.also == ("c-raises",)
        and hazard.exercises == ("phase-questions",)
    )
    assert hazard.name == (hazard.cause or hazard.kind)
    assert hazard.lines == ((" ".join(HAZARD["source"].split()), 1),)
    # Both of her cells had nothing to judge: she is counted once.
    nothing = by_kind["no-submission"]
    assert nothing.students == ("c-raises",) and nothing.name == "kernel-not-defined"
    missed = [mistake for mistake in report.mistakes if mistake.kind.startswith("question: ")]
    assert len(missed) == len(ANSWERS) - len(HALF)
    assert all(mistake.students == ("b-half",) for mistake in missed)
    assert all(mistake.lines == (("no answer", 1),) for mistake in missed)


def test_a_mistake_is_the_cards_headline_without_names_and_numbers() -> None:
    def met(student: str, *reports: tuple[str, str]) -> list[gathered._Met]:
        return [
            gathered._Met(kind, student, "ring-copy", message, "", number == 0)
            for number, (kind, message) in enumerate(reports)
        ]

    early = "`%s` is read before its copy has arrived: thread %d of block (%d, 0, 0). Wait."
    late = "data-race", "Two threads write `x`. Order them."
    rows = gathered._mistakes(
        [
            *met("ann", ("read-before-arrival", early % ("tile", 3, 0)), late),
            *met("bob", ("read-before-arrival", early % ("stage[1]", 128, 7))),
            *met("eve", ("read-before-arrival", "The wait is for the other parity. Flip it.")),
            *met("eve", late),
        ]
    )
    assert [(row.kind, row.students, row.also) for row in rows] == [
        ("read-before-arrival", ("ann", "bob"), ()),
        ("data-race", ("eve",), ("ann",)),
        ("read-before-arrival", ("eve",), ()),
    ]


def test_the_lines_of_a_message_stay_apart() -> None:
    message = "It fails.\n\n    a  = b\nlab.py, line 3"
    (row,) = gathered._mistakes([gathered._Met("compile-error", "ann", "ring-copy", message, "")])
    assert row.report.splitlines() == ["It fails.", "a = b", "lab.py, line 3"]


def test_a_hazard_without_lost_points_is_not_a_mistake(course, report) -> None:
    hazard_in(course, "c-raises", HAZARD | {"costs": False})
    kinds = {mistake.kind for mistake in gathered.gather(course, "toy").mistakes}
    hazard_in(course, "c-raises", HAZARD)
    assert "missing-proxy-fence" not in kinds


class Tags(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.seen: list[tuple[str, dict]] = []

    def handle_starttag(self, tag, attrs) -> None:
        self.seen.append((tag, dict(attrs)))


def test_the_page_needs_nothing_else_and_runs_nothing(report) -> None:
    text = page.html(report)
    tags = Tags()
    tags.feed(text)
    names = [tag for tag, _ in tags.seen]
    assert "script" not in names
    assert EVIL.replace("<", "&lt;").replace(">", "&gt;") in text
    assert "not-run" in report.spreads[0].students_by_status and "not-run" not in text
    assert not any({"src", "href", "onload"} & set(attributes) for _, attributes in tags.seen)
    assert not re.search(r"url\((?!#)", text)
    bars = [attributes["style"] for _, attributes in tags.seen if attributes.get("class") == "bar"]
    mistakes = [f"width: {100 / len(report.students):.1f}%"] * len(report.mistakes)
    assert len(bars) == len(mistakes) + page.BINS + len(report.spreads) and bars[0] in mistakes


def test_sums_are_counted_in_tenths_of_the_points(report) -> None:
    counted = page.sums(report)
    assert len(counted) == page.BINS
    scored = [each for each in report.students if each.points and each.score is not None]
    assert sum(count for _, count in counted) == len(scored)
    assert dict(counted)[f"{report.possible * 0.9:.3g} to {report.possible:.3g}"] >= 1


def test_the_tables(report, tmp_path: Path) -> None:
    paths = page.write(report, tmp_path / "new" / "folder")
    assert [path.name for path in paths] == ["index.html", "students.csv", "mistakes.csv"]
    students, mistakes = (list(csv.DictReader(path.open())) for path in paths[1:])
    assert [row["points"] for row in students] == ["5.0", "3.0", "0.0", "", "", "0.0"]
    assert [row["late_penalty"] for row in students][3:] == ["", "", "0.0"]
    assert students[1]["one-check"] == "1.5" and students[5]["one-check"] == ""
    assert students[1]["handed_in_utc"] == "2026-03-01 13:00:00"
    assert {row["mistake"] for row in mistakes} >= {"missing-proxy-fence", "no-submission"}


def test_a_lab_without_submissions(tmp_path) -> None:
    empty = gathered.gather(make_course(tmp_path), "toy")
    assert empty.students == () and empty.mistakes == ()
    assert "No graded kernel lost points" in page.html(empty)


def test_a_missing_lab(course) -> None:
    with pytest.raises(CourseError, match="tyo"):
        gathered.gather(course, "tyo")


def test_a_path_that_is_not_a_folder(report, tmp_path) -> None:
    (tmp_path / "a-file").write_text("mine")
    with pytest.raises(FileError, match="a-file") as caught:
        page.write(report, tmp_path / "a-file")
    assert isinstance(caught.value.__context__, FileExistsError)


def test_durations() -> None:
    texts = [duration(seconds) for seconds in (0, 59.6, 3600, 90061)]
    assert texts == ["0 s", "1 min", "1 h", "1 d 1 h"]


def test_records_of_another_version(course, report) -> None:
    """Unknown fields are skipped. An unreadable file is named with its student; points come from
    the gradebook, and the record is kept.
    """
    path = records.path(course.root, "toy", "b-half", "toy")
    before = path.read_text()
    record = json.loads(before)
    verdict = record["cells"]["one-check"]["verdict"]
    verdict["a_field_of_then"] = {"x": 1}
    del verdict["waited_s"]
    try:
        path.write_text(json.dumps(record))
        assert gathered.gather(course, "toy") == report
        del verdict["exercise"]
        changed = json.dumps(record)
        path.write_text(changed)
        found = gathered.gather(course, "toy")
        assert [(entry.student, entry.score) for entry in found.students] == [
            (entry.student, entry.score) for entry in report.students
        ]
        ((student, why),) = found.unread
        assert student == "b-half" and "of another version of the harness" in why
        assert "b-half: its record is of another version" in page.html(found)
        assert {line.property for line in lines(course, "toy") if line.student == "b-half"} == {
            UNREAD
        }
        assert path.read_text() == changed
    finally:
        path.write_text(before)
