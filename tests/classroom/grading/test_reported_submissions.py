"""Submissions of lab `tile_copy` that are broken as in public reports: each student's page.

`test_students_page` has every kind of damage, with a lab of a few cells. Here kernels are judged,
and each exercise has a card of its own.
"""

from __future__ import annotations

import copy
import json
import re
import zipfile
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

import nbformat
import pytest
from nbformat import NotebookNode
from nbformat.v4 import new_code_cell

from harness.classroom.course.course import Course
from harness.classroom.course.notebooks import grade_id, read_text_notebook
from harness.classroom.grading import records, refusals
from harness.classroom.grading.one import autograde
from harness.classroom.labs.release import generate
from harness.exercises.model_answers import MARKS
from tests.classroom.conftest import ROOT
from tests.classroom.grading.test_students_page import on_the_page

LAB = "tile_copy"
KERNEL, CHECK = "tile-copy-kernel", "tile-copy-check"
WORDS = "tile-copy-question-1"
BOTH = {CHECK: 5.0, "tile-copy-large-check": 7.0}
SECOND = BOTH | {CHECK: 0.0}
ANSWER = "The block barrier orders threads, and not proxies."


@dataclass(frozen=True)
class Submission:
    """``change(notebook)`` edits the solution, ``name`` and ``encode`` say how it is handed in.
    ``found`` are the kinds of the findings at the top of the page, ``on_card`` those on the card of
    the first exercise, whose first cause is ``cause``. ``points``: None if there is no grade."""

    change: Callable[[NotebookNode], object] = lambda notebook: None
    name: str = f"{LAB}.ipynb"
    encode: Callable[[str], bytes] = str.encode
    found: tuple[str, ...] = ()
    on_card: tuple[str, ...] = ()
    cause: str = ""
    points: dict[str, float] | None = field(default_factory=lambda: BOTH)


def place(notebook: NotebookNode, name: str) -> int:
    (number,) = (n for n, cell in enumerate(notebook.cells) if grade_id(cell) == name)
    return number


def cell(notebook: NotebookNode, name: str) -> NotebookNode:
    return notebook.cells[place(notebook, name)]


def syntax_error(notebook: NotebookNode) -> None:
    kernel = cell(notebook, KERNEL)
    kernel.source = kernel.source.replace("if thread == 0:", "if thread == 0", 1)


def own_name(notebook: NotebookNode) -> None:
    for name in (KERNEL, CHECK):
        one = cell(notebook, name)
        one.source = re.sub(r"\btile_copy\b", "tile_copy_v2", one.source)


def old_copy_below(notebook: NotebookNode) -> None:
    old = copy.deepcopy(cell(notebook, KERNEL))
    old.update(id="of-yesterday", source=f"# my first try\n{skeleton(old.source)}")
    notebook.cells.insert(place(notebook, KERNEL) + 1, old)


def own_cell_above(notebook: NotebookNode) -> None:
    kernel = cell(notebook, KERNEL)
    notebook.cells.insert(place(notebook, KERNEL), new_code_cell(kernel.source))
    kernel.source = skeleton(kernel.source)


def skeleton(kernel: str) -> str:
    """The kernel up to what a student adds."""
    return kernel.partition("    if thread == 0:")[0] + "    # YOUR CODE HERE"


def deleted(notebook: NotebookNode) -> None:
    notebook.cells.pop(place(notebook, KERNEL))


def below_its_test(notebook: NotebookNode) -> None:
    kernel = notebook.cells.pop(place(notebook, KERNEL))
    notebook.cells.insert(place(notebook, "tile-copy-large-check") + 1, kernel)


def without_metadata(notebook: NotebookNode) -> None:
    for one in notebook.cells:
        one.metadata = {}


def by_an_old_editor(notebook: NotebookNode) -> None:
    without_metadata(notebook)
    notebook.nbformat_minor = 2
    for one in notebook.cells:
        del one["id"]


def in_conflict(text: str) -> bytes:
    return text.replace('"cells"', '<<<<<<< HEAD\n "cells"', 1).encode()


SUBMISSIONS = {
    "right": Submission(),
    "syntax-error": Submission(syntax_error, cause="kernel-syntax-error", points=SECOND),
    "own-name": Submission(
        own_name,
        found=("cell-edited", "kernel-renamed"),
        on_card=("cell-edited",),
        cause="kernel-not-defined",
        points=SECOND,
    ),
    "old-copy-below": Submission(
        old_copy_below,
        found=("cell-twice",),
        on_card=("cell-twice",),
        cause="nothing-written",
        points=SECOND,
    ),
    "own-cell-above": Submission(
        own_cell_above,
        found=("defined-twice",),
        on_card=("defined-twice",),
        cause="nothing-written",
        points=SECOND,
    ),
    "deleted": Submission(
        deleted, found=("cell-deleted",), cause="kernel-cell-deleted", points=SECOND
    ),
    "below-its-test": Submission(
        below_its_test,
        found=("cell-moved",),
        on_card=("cell-moved",),
        cause="kernel-below-test",
        points=SECOND,
    ),
    "no-metadata": Submission(without_metadata, found=("metadata-lost",)),
    "old-editor": Submission(by_an_old_editor, found=("metadata-lost",)),
    "second-download": Submission(name=f"{LAB} (1).ipynb", found=("other-name",)),
    "subfolder": Submission(name=f"{LAB}/{LAB}.ipynb", found=("other-name",)),
    "zip": Submission(name=f"{LAB}.zip", found=("other-name",)),
    "bom": Submission(encode=lambda text: text.encode("utf-8-sig")),
    "utf-16": Submission(encode=lambda text: text.encode("utf-16")),
    "conflict": Submission(encode=in_conflict, found=("not-a-notebook",), points=None),
}


@pytest.fixture(scope="module")
def course(tmp_path_factory: pytest.TempPathFactory) -> Course:
    made = Course(tmp_path_factory.mktemp("reported").resolve(), ROOT / "nbgrader_config.py")
    folder = made.sources / LAB
    folder.mkdir(parents=True)
    (folder / f"{LAB}.py").write_text((ROOT / "solutions" / LAB / f"{LAB}.py").read_text())
    generate(made, (LAB,))
    return made


@pytest.fixture(scope="module")
def solution() -> NotebookNode:
    """The lab as a student solves it."""
    notebook = nbformat.read(ROOT / "labs" / LAB / f"{LAB}.ipynb", as_version=4)
    solved = read_text_notebook(ROOT / "solutions" / LAB / f"{LAB}.py")
    for one, ours in zip(notebook.cells, solved.cells, strict=True):
        if one.cell_type == "code" and grade_id(one):
            lines = ours.source.splitlines()
            one.source = "\n".join(line for line in lines if line.strip() not in MARKS)
    cell(notebook, WORDS).source = ANSWER
    return notebook


def hand_in(course: Course, student: str, one: Submission, notebook: NotebookNode) -> None:
    folder = course.submitted / student / LAB
    path = folder / one.name
    path.parent.mkdir(parents=True)
    content = one.encode(json.dumps(notebook, indent=1))
    if path.suffix == ".zip":
        with zipfile.ZipFile(path, "w") as archive:
            archive.writestr(f"{LAB}.ipynb", content)
    else:
        path.write_bytes(content)
    (folder / "timestamp.txt").write_text("2026-11-25 08:00:00 UTC")


def first_card(html: str) -> str:
    """The card below the first exercise's test."""
    return html.split("Result of the check")[1]


@pytest.mark.alike(5)
@pytest.mark.parametrize("name", SUBMISSIONS)
def test_a_reported_submission(course: Course, solution, cells_run_once, name: str) -> None:
    one, notebook = SUBMISSIONS[name], copy.deepcopy(solution)
    one.change(notebook)
    hand_in(course, name, one, notebook)
    (graded,) = autograde(course, LAB, (name,))
    assert sorted(kind.kind.value for kind in graded.findings) == sorted(one.found)
    assert course.api().generate_feedback(LAB, name)["success"]
    html = Path(course.feedback, name, LAB, f"{LAB}.html").read_text()
    assert sorted(on_the_page(html)) == sorted(one.found)
    if one.points is None:
        assert not graded.graded and "not-graded" in html
        assert list(refusals.read(course.root, LAB)[name]) == list(graded.findings)
        return
    earned = {name: graded.points[name].earned for name in BOTH}
    assert graded.graded and earned == one.points
    verdict = records.read(course.root, LAB, name)[LAB].cells[CHECK].verdict
    assert verdict.causes[:1] == ((one.cause,) if one.cause else ())
    assert one.cause in first_card(html)
    assert on_the_page(first_card(html)) == one.on_card
    kept = nbformat.read(course.autograded / name / LAB / f"{LAB}.ipynb", as_version=4)
    assert cell(kept, WORDS).source == ANSWER
