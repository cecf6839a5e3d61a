"""The whole nbgrader cycle, for real, on synthetic students in a scratch course: `make grade`.

Generate, validate, release, fetch, submit, collect, autograde, feedback, export: nbgrader's own
steps with the repository's configuration, against a SQLite gradebook. Each student has a submission
and the points that it has to earn. A lab's cells are named by convention: the answer to the
exercise ``x`` is the cell ``x-kernel``, its test is the cell ``x-check``.
"""

from __future__ import annotations

import argparse
import csv
import json
import os
import shutil
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import nbformat
from nbformat import NotebookNode
from rich.table import Table
from rich.text import Text

from harness.base import settings
from harness.base.output import console_of
from harness.classroom.course.course import Course, CourseError, find_course, reason
from harness.classroom.course.notebooks import grade_id, read_text_notebook
from harness.classroom.grading.one import Graded, autograde
from harness.classroom.labs.release import copy_sources, generate
from harness.course import default_name
from tests.labs.variants import FOLDER, Variant, variants_of

Hand = Callable[[Path], None]


@dataclass(frozen=True)
class SyntheticStudent:
    """``hand_in(folder)`` turns the fetched lab in ``folder`` into the submission.

    ``expected`` are points by the id of the test cell.
    """

    name: str
    about: str
    hand_in: Hand
    expected: Mapping[str, float]


def class_of(
    lab: str,
    solution: NotebookNode,
    variants: tuple[Variant, ...],
    full: Mapping[str, float],
) -> tuple[SyntheticStudent, ...]:
    """Return a student with the solution, a student with the skeleton, a student for each
    variant, and those whose submissions are wrecked. ``full`` are the possible points of each
    test cell."""
    nothing = dict.fromkeys(full, 0.0)

    def solved(change: Callable[[NotebookNode], None] | None = None) -> Hand:
        def hand_in(folder: Path) -> None:
            path = folder / f"{lab}.ipynb"
            notebook = nbformat.read(path, as_version=4)
            answers = {grade_id(cell): cell.source for cell in solution.cells if grade_id(cell)}
            for cell in notebook.cells:
                if grade_id(cell) in answers and not cell.metadata["nbgrader"]["locked"]:
                    cell.source = answers[grade_id(cell)]
            if change is not None:
                change(notebook)
            # nbformat would mend what is damaged on purpose.
            path.write_text(json.dumps(notebook))

        return hand_in

    students = [
        SyntheticStudent("reference", "the solution", solved(), full),
        SyntheticStudent("skeleton", "nothing filled in", lambda folder: None, nothing),
    ]
    for variant in variants:
        students.append(
            SyntheticStudent(
                variant.name,
                variant.about,
                solved(_answering(variant)),
                {**full, f"{variant.exercise}-check": variant.points(default_name())},
            )
        )
    first = min(full)
    students += [
        SyntheticStudent("deleted-test", "a test cell deleted", solved(_without(first)), full),
        SyntheticStudent("edited-test", "a test cell edited", solved(_editing(first)), full),
        SyntheticStudent("copied-test", "a test cell there twice", solved(_copying(first)), full),
        SyntheticStudent("ends-python", "ends its own process", solved(_ending), nothing),
        SyntheticStudent("no-notebook", "an empty folder", _emptied(lab), nothing),
        SyntheticStudent("not-json", "a notebook cut short", _cut_short(lab), nothing),
    ]
    return tuple(students)


def _find(notebook: NotebookNode, known: str) -> int:
    return next(i for i, cell in enumerate(notebook.cells) if grade_id(cell) == known)


def _answering(variant: Variant) -> Callable[[NotebookNode], None]:
    def change(notebook: NotebookNode) -> None:
        notebook.cells[_find(notebook, f"{variant.exercise}-kernel")].source = variant.source

    return change


def _without(known: str) -> Callable[[NotebookNode], None]:
    def change(notebook: NotebookNode) -> None:
        del notebook.cells[_find(notebook, known)]

    return change


def _editing(known: str) -> Callable[[NotebookNode], None]:
    def change(notebook: NotebookNode) -> None:
        cell = notebook.cells[_find(notebook, known)]
        cell.source = "1000.0"
        cell.metadata["nbgrader"]["points"] = 1000

    return change


def _copying(known: str) -> Callable[[NotebookNode], None]:
    def change(notebook: NotebookNode) -> None:
        copy = nbformat.from_dict(json.loads(json.dumps(notebook.cells[_find(notebook, known)])))
        copy["id"], copy.source = "a-copy", "1000.0"
        notebook.cells.append(copy)

    return change


def _ending(notebook: NotebookNode) -> None:
    notebook.cells.insert(0, nbformat.v4.new_code_cell("import os\nos._exit(1)"))


def _emptied(lab: str) -> Hand:
    return lambda folder: (folder / f"{lab}.ipynb").unlink()


def _cut_short(lab: str) -> Hand:
    def hand_in(folder: Path) -> None:
        path = folder / f"{lab}.ipynb"
        text = path.read_text()
        path.write_text(text[: len(text) // 2])

    return hand_in


Report = Callable[[str], None]


@dataclass(frozen=True)
class RehearsalRow:
    """A student of the rehearsal: the expected points and the result."""

    student: SyntheticStudent
    graded: Graded
    exported: float

    def earned(self, cell: str) -> float:
        """Return the points of a test cell."""
        points = self.graded.points.get(cell)
        return float(points.earned or 0.0) if points else 0.0

    @property
    def as_expected(self) -> bool:
        """Return True if every cell's points, and the exported sum, are as expected."""
        cells = all(self.earned(cell) == worth for cell, worth in self.student.expected.items())
        return cells and self.exported == sum(self.student.expected.values())


@dataclass(frozen=True)
class Rehearsal:
    """Result of a rehearsal: a row for each student, and the possible points by cell."""

    lab: str
    full: Mapping[str, float]
    rows: tuple[RehearsalRow, ...]
    problems: tuple[str, ...]

    @property
    def as_expected(self) -> bool:
        """Return True if everybody earned the expected points, and no step of the cycle failed."""
        return all(row.as_expected for row in self.rows) and not self.problems


def rehearse(
    course: Course,
    lab: str,
    scratch: Path,
    wrong: Path | None = None,
    only: tuple[str, ...] = (),
    *,
    report: Report,
) -> Rehearsal:
    """Run the cycle for ``lab`` in the folder ``scratch``, which is emptied first.

    ``wrong`` is a folder with known-wrong answers in ``LAB/answers/``, instead of those of the
    course's own solutions; ``only`` picks students by name.
    """
    shutil.rmtree(scratch, ignore_errors=True)
    scratch.mkdir(parents=True)
    place = Course(scratch.resolve(), course.config_file)
    copy_sources(course, place)
    report("generating the students' notebook")
    generate(place, (lab,))
    with place.gradebook() as gradebook:
        notebooks = gradebook.find_assignment(lab).notebooks
        tests = [
            cell for each in notebooks for cell in each.grade_cells if cell.cell_type == "code"
        ]
        full = {cell.name: cell.max_score for cell in tests}
    solution = read_text_notebook(place.sources / lab / f"{lab}.py")
    answers = variants_of(solution, (wrong or place.sources) / lab / FOLDER)
    mistakes = tuple(answer for answer in answers if not answer.right)
    everybody = class_of(lab, solution, mistakes, full)
    chosen = tuple(student for student in everybody if not only or student.name in only)
    if not chosen:
        raise CourseError(f"no such student; there are: {', '.join(s.name for s in everybody)}")
    report("validating the solution")
    problems = _validate(place, lab)
    report("releasing, fetching, submitting, collecting")
    _hand_in(place, lab, chosen)
    graded: dict[str, Graded] = {}
    for member in chosen:
        report(f"autograding {member.name} ({len(graded) + 1} of {len(chosen)})")
        (graded[member.name],) = autograde(place, lab, (member.name,))
    report("writing feedback, exporting")
    problems += _feedback(place, lab, graded)
    exported = _export(place)
    rows = tuple(
        RehearsalRow(student, graded[student.name], exported.get(student.name, 0.0))
        for student in chosen
    )
    return Rehearsal(lab, full, rows, problems)


def _validate(place: Course, lab: str) -> tuple[str, ...]:
    from nbgrader.validator import Validator

    result = Validator(parent=place.api()).validate(str(place.sources / lab / f"{lab}.ipynb"))
    failed = [cell["source"].splitlines()[0] for cell in result.get("failed", [])]
    return tuple(f"validate: the solution does not pass {cell}" for cell in failed)


def _hand_in(place: Course, lab: str, chosen: tuple[SyntheticStudent, ...]) -> None:
    _ok("release", place.api().release_assignment(lab))
    for student in chosen:
        home = place.root / "homes" / student.name
        home.mkdir(parents=True)
        config = place.config()
        config.CourseDirectory.assignment_id = lab
        config.CourseDirectory.student_id = student.name
        config.Exchange.assignment_dir = str(home)
        api = place.api(config)
        _ok("fetch", _run(api, api.exchange.FetchAssignment))
        student.hand_in(home / lab)
        _ok("submit", _run(api, api.exchange.Submit))
    _ok("collect", place.api().collect(lab))


def _run(api: Any, step: Callable[..., Any]) -> dict[str, Any]:
    from nbgrader.utils import capture_log

    converter = step(coursedir=api.coursedir, authenticator=api.authenticator, parent=api)
    result: dict[str, Any] = capture_log(converter)
    return result


def _ok(step: str, result: Mapping[str, object]) -> None:
    if not result["success"]:
        raise CourseError(f"{step}: {reason(result)}")


def _feedback(place: Course, lab: str, graded: Mapping[str, Graded]) -> tuple[str, ...]:
    """Write and release feedback for all who were graded; return a line for each failure."""
    api = place.api()
    problems = []
    for name, graded_student in graded.items():
        if graded_student.graded:
            result = api.generate_feedback(lab, name)
            if not result["success"]:
                problems.append(f"feedback for {name}: {reason(result)}")
    _ok("release feedback", api.release_feedback(lab))
    return tuple(problems)


def _export(place: Course) -> dict[str, float]:
    from nbgrader.plugins import CsvExportPlugin

    target = place.root / "grades.csv"
    with place.gradebook() as gradebook:
        CsvExportPlugin(to=str(target), parent=place.api()).export(gradebook)
    with target.open() as lines:
        return {row["student_id"]: float(row["score"]) for row in csv.DictReader(lines)}


def finding_lines(submissions: Sequence[Graded]) -> list[str]:
    """A line for each thing that was wrong with a submission."""
    return [
        f"{submission.student}: {finding}"
        for submission in submissions
        for finding in submission.findings
    ]


def rehearsal_table(done: Rehearsal) -> Table:
    """Earned points of each exercise, with the expected ones where the two differ."""
    table = Table(title=f"{done.lab}: points earned (and expected, where that differs)")
    table.add_column("student", no_wrap=True)
    table.add_column("hands in")
    for cell, worth in done.full.items():
        table.add_column(f"{cell.removesuffix('-check')}, of {worth:g}", justify="right")
    table.add_column("exported", justify="right")
    for row in done.rows:
        points = [_compared(row.earned(cell), row.student.expected[cell]) for cell in done.full]
        total = _compared(row.exported, _sum(row))
        table.add_row(row.student.name, row.student.about, *points, total)
    agree = sum(row.as_expected for row in done.rows)
    table.caption = f"{agree} of {len(done.rows)} as expected"
    return table


def _sum(row: RehearsalRow) -> float:
    return sum(row.student.expected.values())


def _compared(earned: float, expected: float) -> Text:
    if earned == expected:
        return Text(f"{earned:g}")
    return Text(f"{earned:g} ({expected:g})", style="bold red")


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tests.classroom.rehearsal", description=__doc__.splitlines()[0]
    )
    parser.add_argument("--lab", action="append", help="only this lab")
    parser.add_argument("--student", action="append", help="only this student")
    parser.add_argument("--wrong", type=Path, help="folder with LAB/answers/ to use")
    options = parser.parse_args()
    course, console, good = find_course(), console_of(), True
    os.environ[settings.UNMEASURED.name] = "credit"  # expected points count on it
    os.environ.setdefault(settings.SANDBOX.name, "best-effort")  # synthetic students are harmless
    for lab in options.lab or course.lab_names():
        only = tuple(options.student or ())
        scratch = course.root / "build" / "grade" / lab
        done = rehearse(
            course,
            lab,
            scratch,
            options.wrong,
            only,
            report=lambda step, lab=lab: print(f"{lab}: {step}", flush=True),
        )
        console.print(rehearsal_table(done))
        for line in (*finding_lines([row.graded for row in done.rows]), *done.problems):
            print(line)
        good &= done.as_expected
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
