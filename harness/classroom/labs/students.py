"""Synthetic students: the submission of each, and the points that it has to earn.

A lab's cells are named by convention: the answer to the exercise ``x`` is the cell ``x-kernel``,
its test is the cell ``x-check``.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

import nbformat
from nbformat import NotebookNode

from harness.classroom.course.notebooks import grade_id
from harness.classroom.labs.variants import Variant
from harness.devices import default_name

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
