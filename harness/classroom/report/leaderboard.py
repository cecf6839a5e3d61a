"""A static page with the speeds of the open challenges, of students who ask to be on it.

A student asks with a line ``Leaderboard: NAME`` in a Markdown cell. The speed is that of the last
grading, by the rule of the ladder: only a correct kernel has one, in hundredths of the library's.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import nbformat

from harness.base.files import writing
from harness.classroom.course.course import Course
from harness.classroom.grading import records
from harness.classroom.grading.one import students
from harness.classroom.report.page import template
from harness.course import exercises
from harness.course import verdict as verdicts

CHALLENGES = ("gemm-fast", "attention-fast")
_ASKS = re.compile(r"^Leaderboard:(.+)$", re.MULTILINE)
_LONGEST_NAME = 40  # characters


class Entry(NamedTuple):
    """A student's place, counted from 1; equal fractions share it."""

    place: int
    name: str
    points: float
    figures: verdicts.BenchmarkFigures

    @property
    def fraction(self) -> float:
        return round(self.figures.fraction, 2)


def write(course: Course, file: Path) -> None:
    """Write the page. Raises FileError."""
    boards = [
        (exercises.get(name).title, entries(course, exercises.folder(name).parent.name, name))
        for name in CHALLENGES
    ]
    with writing(file):
        file.write_text(template("leaderboard.html").render(boards=boards), encoding="utf-8")


def entries(course: Course, lab: str, exercise: str) -> Sequence[Entry]:
    """Return the places in an exercise of a lab, the fastest first."""
    measured: list[Entry] = []
    for student in students(course, lab):
        for notebook, record in records.read(course.root, lab, student).items():
            name = chosen_name(course.autograded / student / lab / f"{notebook}.ipynb")
            for cell in record.cells.values():
                verdict, figures = cell.verdict, cell.verdict.benchmark
                if name and figures is not None and verdict.exercise == exercise:
                    points = sum(part.earned for part in verdict.properties if part.name == "fast")
                    measured.append(Entry(1, name, points, figures))
    fractions = [entry.fraction for entry in measured]
    placed = (
        entry._replace(place=1 + sum(other > entry.fraction for other in fractions))
        for entry in measured
    )
    return sorted(placed, key=lambda entry: (entry.place, entry.name))


def chosen_name(notebook: Path) -> str:
    """Return the name under which a graded notebook asks to be listed; "" if it does not."""
    cells = nbformat.read(notebook, as_version=4).cells if notebook.is_file() else ()
    for cell in cells:
        if cell.cell_type == "markdown" and (asks := _ASKS.search(cell.source)):
            return "".join(filter(str.isprintable, asks[1])).strip()[:_LONGEST_NAME]
    return ""
