"""The report as a self-contained HTML page, whose tables have bars, and as CSV files."""

from __future__ import annotations

import csv
from collections.abc import Iterable, Iterator
from pathlib import Path

import jinja2

from harness.base.files import writing
from harness.base.output import duration
from harness.classroom.grading.export import inert
from harness.classroom.report.gathered import STATES, ClassReport
from harness.course import inline

BINS = 10  # tenths of the possible points
PAGE, STUDENTS, MISTAKES = "index.html", "students.csv", "mistakes.csv"


def write(report: ClassReport, folder: Path) -> tuple[Path, ...]:
    """Write the page and the two tables into ``folder``; returns their paths. Raises
    FileError."""
    with writing(folder):
        folder.mkdir(parents=True, exist_ok=True)
    with writing(folder / PAGE):
        (folder / PAGE).write_text(html(report), encoding="utf-8")
    for name, rows in ((STUDENTS, students), (MISTAKES, mistakes)):
        path = folder / name
        with writing(path), path.open("w", encoding="utf-8", newline="") as out:
            table = csv.writer(out, lineterminator="\n")
            table.writerows([inert(value) for value in row] for row in rows(report))
    return tuple(folder / name for name in (PAGE, STUDENTS, MISTAKES))


def html(report: ClassReport) -> str:
    """Return the page. Students' texts are escaped, in the text and in the pictures."""
    states = [(state, report.count(state)) for state in STATES if report.count(state)]
    loader = jinja2.FileSystemLoader(Path(__file__).parent)
    environment = jinja2.Environment(
        loader=loader, autoescape=True, undefined=jinja2.StrictUndefined
    )
    environment.filters["duration"] = duration
    environment.filters["inline"] = inline  # this function escapes its text itself
    page = environment.get_template("page.html")
    return page.render(report=report, states=states, sums=sums(report))


def students(report: ClassReport) -> Iterator[Iterable[object]]:
    """A line for each student, with a column for each test cell, empty where it waits."""
    cells = sorted({cell for student in report.students for cell in student.points})
    ends = ("late_penalty", "points", "possible", "seconds_late", "handed_in_utc", "reason")
    yield ("student", "state", *cells, *ends)
    for student in report.students:
        earned = [student.points.get(cell) for cell in cells]
        at = student.handed_in.isoformat(sep=" ", timespec="seconds") if student.handed_in else ""
        yield (
            student.student,
            student.state,
            *earned,
            student.penalty,
            student.score,
            student.possible,
            student.seconds_late,
            at,
            student.reason,
        )


def mistakes(report: ClassReport) -> Iterator[Iterable[object]]:
    """A line for each mistake, the most frequent first."""
    yield ("mistake", "cause", "students", "exercises", "who", "also", "report", "line")
    for mistake in report.mistakes:
        line = mistake.lines[0][0] if mistake.lines else ""
        lists = (", ".join(mistake.exercises), ", ".join(mistake.students), ", ".join(mistake.also))
        words = mistake.report.replace("\n", " ")
        yield (mistake.kind, mistake.cause, len(mistake.students), *lists, words, line)


def sums(report: ClassReport) -> list[tuple[str, int]]:
    """The number of students by their sum of points, in tenths of the possible points."""
    counts = [0] * BINS
    for student in report.students:
        if student.points and student.score is not None:
            share = student.score / report.possible if report.possible else 0.0
            counts[min(BINS - 1, max(0, int(share * BINS)))] += 1
    edges = [f"{report.possible * edge / BINS:.3g}" for edge in range(BINS + 1)]
    return [(f"{edges[i]} to {edges[i + 1]}", count) for i, count in enumerate(counts)]
