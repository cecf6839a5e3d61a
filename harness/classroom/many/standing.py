"""Comparison of the grades in a lab's log with the gradebook, the graded notebooks and the records.
Each may have been removed, or restored from a copy of an earlier day."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from nbgrader.api import (
    Assignment,
    BaseCell,
    Grade,
    Notebook,
    SubmittedAssignment,
    SubmittedNotebook,
)

from harness.classroom.course.course import Course
from harness.classroom.grading import records

_SAME = 1e-6  # points


@dataclass(frozen=True)
class Standing:
    """``lost`` names the missing part of a submission's grade, and is empty if all is there.
    ``unmeasured``: its record has a speed that was not measured."""

    lost: str
    unmeasured: bool


def standings(course: Course, lab: str, graded: Iterable[str]) -> dict[str, Standing]:
    """Compare the grades of the students ``graded`` with the gradebook and the files."""
    points = _entered(course, lab)
    notebooks = sorted(path.stem for path in (course.labs / lab).glob("*.ipynb"))
    return {
        student: _standing(course, lab, student, notebooks, points.get(student))
        for student in graded
    }


def _entered(course: Course, lab: str) -> dict[str, dict[tuple[str, str], float | None]]:
    """The judge's points in the gradebook, by student, and by notebook and cell."""
    columns = SubmittedAssignment.student_id, Notebook.name, BaseCell.name, Grade.auto_score
    with course.gradebook() as gradebook:
        rows = (
            gradebook.db.query(*columns)
            .select_from(SubmittedAssignment)
            .join(Assignment, SubmittedAssignment.assignment_id == Assignment.id)
            .join(SubmittedNotebook, SubmittedNotebook.assignment_id == SubmittedAssignment.id)
            .join(Notebook, SubmittedNotebook.notebook_id == Notebook.id)
            .join(Grade, Grade.notebook_id == SubmittedNotebook.id)
            .join(BaseCell, Grade.cell_id == BaseCell.id)
            .filter(Assignment.name == lab)
            .all()
        )
    entered: dict[str, dict[tuple[str, str], float | None]] = {}
    for student, notebook, cell, points in rows:
        entered.setdefault(student, {})[notebook, cell] = points
    return entered


def _standing(
    course: Course,
    lab: str,
    student: str,
    notebooks: list[str],
    entered: dict[tuple[str, str], float | None] | None,
) -> Standing:
    if entered is None:
        return Standing("the gradebook has no points of it", False)
    unmeasured, anything = False, False
    for notebook in notebooks:
        graded = (course.autograded / student / lab / f"{notebook}.ipynb").is_file()
        record = records.path(course.root, lab, student, notebook)
        if graded != record.is_file():
            where = records.FOLDER if graded else course.autograded.name
            return Standing(f"{where}/ has nothing of {notebook}", unmeasured)
        anything |= graded  # a lab may have several notebooks, of which some were handed in
        for cell, points, open_, missing in _judged(record) if graded else ():
            unmeasured |= missing
            there = entered.get((notebook, cell))
            if not open_ and (there is None or abs(there - points) > _SAME):
                shown = "no points" if there is None else f"{there:g}"
                what = f"the gradebook has {shown} of {cell}, and the judge gave {points:g}"
                return Standing(what, unmeasured)
    return Standing("" if anything else "autograded/ has nothing of it", unmeasured)


def _judged(record: Path) -> Iterator[tuple[str, float, bool, bool]]:
    """Yield each cell of a record: its name, its points, whether a person has to look at it, and
    whether its speed was not measured. Nothing of a record of another version."""
    try:
        cells: dict[str, Any] = json.loads(record.read_text())["cells"]
        for name, cell in cells.items():
            statuses = {prop["status"] for prop in cell["verdict"]["properties"]}
            open_ = "not-judged" in statuses
            yield name, float(cell["points"]), open_, "not-measured" in statuses
    except (ValueError, LookupError, TypeError, AttributeError):
        return
