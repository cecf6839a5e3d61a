"""Grades by property, and nbgrader's own export, of the same gradebook."""

from __future__ import annotations

import csv
import io

import pytest
from nbgrader.api import Gradebook
from nbgrader.apps import ExportApp
from nbgrader.plugins import CsvExportPlugin
from nbgrader.utils import parse_utc

from harness.classroom.course.course import Course, CourseError
from harness.classroom.grading import export
from harness.classroom.grading.gradebook import points
from harness.classroom.grading.one import autograde
from tests.classroom.conftest import HALF, make_course, put_in
from tests.naming import naming

DUE = parse_utc("2026-03-01 12:00:00 UTC")


@pytest.fixture(scope="module")
def course(tmp_path_factory) -> Course:
    exported = make_course(tmp_path_factory.mktemp("export"))
    with Gradebook(exported.gradebook_url) as book:
        book.update_or_create_assignment("toy", duedate=DUE.replace(tzinfo=None))
    for student, source in (("b-half", f"one = {HALF}"), ("a-none", "1 / 0")):
        put_in(exported, student, source, "2026-03-01 12:01:30 UTC")
    assert all(grade.graded for grade in autograde(exported, "toy"))
    with Gradebook(exported.gradebook_url) as book:
        by_hand = book.find_grade("two-check", "toy", "toy", "b-half")
        by_hand.manual_score, by_hand.extra_credit = 2.0, 0.5
        book.db.commit()
    return exported


def test_a_line_for_each_property(course) -> None:
    out = io.StringIO()
    assert export.write(export.lines(course, "toy"), out) == 4
    rows = list(csv.DictReader(io.StringIO(out.getvalue())))
    assert [(row["student"], row["cell"]) for row in rows] == [
        ("a-none", "one-check"),
        ("a-none", "two-check"),
        ("b-half", "one-check"),
        ("b-half", "two-check"),
    ]
    none, _, half, by_hand = rows
    assert half["exercise"] == "phase-questions" and half["property"] == "correct"
    assert (half["status"], half["points"], half["max"]) == ("failed", "1.5", "3.0")
    assert half["reason"].startswith("3 of 6 answers are right")
    assert (half["score"], half["max_score"], half["seconds_late"]) == ("1.5", "2.0", "90.0")
    assert (by_hand["points"], by_hand["score"]) == ("1.5", "2.5")
    assert points(course, "toy", "b-half")["two-check"].earned == 2.5
    assert (none["status"], none["points"]) == ("not-run", "0.0")
    assert "defines no `one`" in none["reason"]


def test_nbgraders_own_export_has_the_sums(course, tmp_path) -> None:
    """A name with a comma does not shift columns; everything else is as nbgrader writes it."""
    app = ExportApp(config=course.config())
    mine, plain = tmp_path / "grades.csv", tmp_path / "plain.csv"
    with Gradebook(course.gradebook_url) as book:
        app.plugin_class(parent=app, to=str(mine)).export(book)
        CsvExportPlugin(parent=app, to=str(plain)).export(book)
        assert mine.read_text() == plain.read_text()
        book.update_or_create_student("b-half", last_name='King, Jr. "B"', first_name="=x")
        app.plugin_class(parent=app, to=str(mine), student=["b-half"]).export(book)
        book.update_or_create_student("b-half", last_name=None, first_name=None)
    (row,) = csv.DictReader(mine.open())
    assert (row["score"], row["max_score"]) == ("4.0", "5.0")
    assert (row["last_name"], row["first_name"]) == ('King, Jr. "B"', "'=x")


def test_an_ungraded_submission_is_exported_without_a_score(course, tmp_path) -> None:
    app, file = ExportApp(config=course.config()), tmp_path / "grades.csv"
    (course.submitted / "c-empty" / "toy").mkdir(parents=True)
    (graded,) = autograde(course, "toy", ("c-empty",))
    assert not graded.graded
    with Gradebook(course.gradebook_url) as book:
        app.plugin_class(parent=app, to=str(file)).export(book)
        assert "c-empty" not in {student.id for student in book.students}
    rows = {row["student_id"]: row for row in csv.DictReader(file.open())}
    assert rows.keys() == {"a-none", "b-half", "c-empty"}
    assert (rows["c-empty"]["score"], rows["c-empty"]["max_score"]) == ("", "5.0")
    (row,) = (line for line in export.lines(course, "toy") if line.student == "c-empty")
    assert (row.score, row.submission_score, row.late_submission_penalty) == (None, None, None)


def test_a_missing_lab(course) -> None:
    with pytest.raises(CourseError, match=naming("tyo", "toy")):
        list(export.lines(course, "tyo"))


def test_no_cell_is_exported_as_a_formula() -> None:
    line = export.Line("=1+1", "n", "c", "e", "p", "s", -1.0, 2.0, "@x", None, 2.0, 0.0, 0.0, 1.0)
    out = io.StringIO()
    export.write([line], out)
    (row,) = csv.DictReader(io.StringIO(out.getvalue()))
    assert (row["student"], row["reason"], row["points"]) == ("'=1+1", "'@x", "-1.0")
