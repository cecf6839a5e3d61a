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
from harness.classroom.grading import export, records, refusals
from harness.classroom.grading.no_submission import NoSubmission
from harness.classroom.grading.one import autograde
from harness.classroom.labs.release import generate
from harness.classroom.report import gathered
from harness.diagnosis import Cause
from harness.exercises.model_answers import MARKS
from tests.classroom.conftest import ROOT
from tests.classroom.grading.test_students_page import on_the_page

LAB = "tile_copy"
KERNEL, CHECK = "tile-copy-kernel", "tile-copy-check"
WORDS = "tile-copy-question-1"
BOTH = {CHECK: 5.0, "tile-copy-large-check": 7.0}
SECOND = BOTH | {CHECK: 0.0}
POSSIBLE = 14.0
ANSWER = "The block barrier orders threads, and not proxies."


@dataclass(frozen=True)
class Submission:
    """``change(notebook)`` edits the solution, ``name`` and ``encode`` say how it is handed in.
    ``files`` are handed in beside the notebook. ``found`` are the kinds of the findings at the top
    of the page, ``on_card`` those on the card of the first exercise, whose first cause is
    ``cause``; ``at``: the source lines that its first hazard names. ``points``: None if there is no
    grade. ``words``: the answer that waits for a person."""

    change: Callable[[NotebookNode], object] = lambda notebook: None
    name: str = f"{LAB}.ipynb"
    encode: Callable[[str], bytes] = str.encode
    findings: tuple[str, ...] = ()
    on_card: tuple[str, ...] = ()
    cause: str = ""
    points: dict[str, float] | None = field(default_factory=lambda: BOTH)
    words: str = ANSWER
    at: tuple[str, ...] = ()
    files: Callable[[NotebookNode], dict[str, str]] = lambda solution: {}


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
        kernel_cell = cell(notebook, name)
        kernel_cell.source = re.sub(r"\btile_copy\b", "tile_copy_v2", kernel_cell.source)


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
    for each in notebook.cells:
        each.metadata = {}


def by_an_old_editor(notebook: NotebookNode) -> None:
    without_metadata(notebook)
    notebook.nbformat_minor = 2
    for each in notebook.cells:
        del each["id"]


def in_conflict(text: str) -> bytes:
    return text.replace('"cells"', '<<<<<<< HEAD\n "cells"', 1).encode()


def edit(old: str, new: str) -> Callable[[NotebookNode], None]:
    """Replace ``old`` in the kernel of the first exercise."""

    def change(notebook: NotebookNode) -> None:
        kernel = cell(notebook, KERNEL)
        assert old in kernel.source
        kernel.source = kernel.source.replace(old, new, 1)

    return change


def untouched(notebook: NotebookNode) -> None:
    released = nbformat.read(ROOT / "labs" / LAB / f"{LAB}.ipynb", as_version=4)
    notebook.cells = released.cells


def retyped(name: str, kind: str) -> Callable[[NotebookNode], None]:
    """Change the type of a cell, as a key of JupyterLab's does."""

    def change(notebook: NotebookNode) -> None:
        answer_cell = cell(notebook, name)
        answer_cell.cell_type = kind
        if kind == "code":
            answer_cell.update(outputs=[], execution_count=None)
        else:
            del answer_cell["outputs"], answer_cell["execution_count"]

    return change


def in_two_cells(notebook: NotebookNode) -> None:
    kernel = cell(notebook, KERNEL)
    kernel.source = kernel.source.replace("(row * 4 + col)", "(index(row, col))")
    function = "@cuda.jit(device=True)\ndef index(row, col):\n    return row * 4 + col"
    notebook.cells.insert(place(notebook, KERNEL), new_code_cell(function))


def imported(notebook: NotebookNode) -> None:
    cell(notebook, KERNEL).source = "from mine import tile_copy"


def the_kernel_alone(solution: NotebookNode) -> dict[str, str]:
    head = "import numpy as np\nfrom numba import cuda\n\nfrom harness import ptx\n\n\n"
    return {"mine.py": head + cell(solution, KERNEL).source + "\n"}


def without_fence(notebook: NotebookNode) -> None:
    edit("    ptx.fence_proxy_async_shared_cta()\n", "")(notebook)


def timed(notebook: NotebookNode) -> None:
    without_fence(notebook)
    kernel = cell(notebook, KERNEL)
    kernel.source = f"%%time\n{kernel.source}"


UNFENCED = (
    "ptx.cp_async_bulk_tensor_2d_shared_to_global(dst, c0, c1, tile_address)",
    "tile[row, col] += np.float32(row * 4 + col)",
)

SUBMISSIONS = {
    "right": Submission(),
    "åsa-öst": Submission(),  # a student's name
    "untouched": Submission(
        untouched, cause="nothing-written", points=dict.fromkeys(BOTH, 0.0), words=""
    ),
    "no-fence": Submission(
        without_fence, cause="no-proxy-fence", points=BOTH | {CHECK: 2.0}, at=UNFENCED
    ),
    "no-fence-and-timed": Submission(
        timed, cause="no-proxy-fence", points=BOTH | {CHECK: 2.0}, at=UNFENCED
    ),
    "hangs": Submission(
        edit("mbarrier_init(bar_address, 1)", "mbarrier_init(bar_address, 2)"),
        cause="count-too-large",
        points=SECOND,
    ),
    "loops": Submission(
        edit("    tile[row, col] +=", "    while True:\n        tile[row, col] +="),
        cause="hang",
        points=SECOND,
    ),
    "typo": Submission(
        edit("c1, bar_address)", "c1, bar_adress)"), cause="compile-error", points=SECOND
    ),
    "kernel-as-text": Submission(
        retyped(KERNEL, "markdown"), findings=("metadata-edited",), on_card=("metadata-edited",)
    ),
    "words-as-code": Submission(retyped(WORDS, "code"), findings=("metadata-edited",)),
    "in-two-cells": Submission(in_two_cells),
    "imported": Submission(imported, files=the_kernel_alone),
    "syntax-error": Submission(syntax_error, cause="kernel-syntax-error", points=SECOND),
    "own-name": Submission(
        own_name,
        findings=("cell-edited", "kernel-renamed"),
        on_card=("cell-edited",),
        cause="kernel-not-defined",
        points=SECOND,
    ),
    "old-copy-below": Submission(
        old_copy_below,
        findings=("cell-twice",),
        on_card=("cell-twice",),
        cause="nothing-written",
        points=SECOND,
    ),
    "own-cell-above": Submission(
        own_cell_above,
        findings=("defined-twice",),
        on_card=("defined-twice",),
        cause="nothing-written",
        points=SECOND,
    ),
    "deleted": Submission(
        deleted, findings=("cell-deleted",), cause="kernel-cell-deleted", points=SECOND
    ),
    "below-its-test": Submission(
        below_its_test,
        findings=("cell-moved",),
        on_card=("cell-moved",),
        cause="kernel-below-test",
        points=SECOND,
    ),
    "no-metadata": Submission(without_metadata, findings=("metadata-lost",)),
    "old-editor": Submission(by_an_old_editor, findings=("metadata-lost",)),
    "second-download": Submission(name=f"{LAB} (1).ipynb", findings=("other-name",)),
    "subfolder": Submission(name=f"{LAB}/{LAB}.ipynb", findings=("other-name",)),
    "zip": Submission(name=f"{LAB}.zip", findings=("other-name",)),
    "bom": Submission(encode=lambda text: text.encode("utf-8-sig")),
    "utf-16": Submission(encode=lambda text: text.encode("utf-16")),
    "conflict": Submission(encode=in_conflict, findings=("not-a-notebook",), points=None),
}


@pytest.fixture(scope="module")
def course(tmp_path_factory: pytest.TempPathFactory) -> Course:
    new_course = Course(tmp_path_factory.mktemp("reported").resolve(), ROOT / "nbgrader_config.py")
    folder = new_course.sources / LAB
    folder.mkdir(parents=True)
    (folder / f"{LAB}.py").write_text((ROOT / "solutions" / LAB / f"{LAB}.py").read_text())
    generate(new_course, (LAB,))
    return new_course


@pytest.fixture(scope="module")
def solution() -> NotebookNode:
    """The lab as a student solves it."""
    notebook = nbformat.read(ROOT / "labs" / LAB / f"{LAB}.ipynb", as_version=4)
    solved = read_text_notebook(ROOT / "solutions" / LAB / f"{LAB}.py")
    for each, ours in zip(notebook.cells, solved.cells, strict=True):
        if each.cell_type == "code" and grade_id(each):
            lines = ours.source.splitlines()
            each.source = "\n".join(line for line in lines if line.strip() not in MARKS)
    cell(notebook, WORDS).source = ANSWER
    return notebook


def hand_in(
    course: Course,
    student: str,
    submission: Submission,
    solution: NotebookNode,
    notebook: NotebookNode,
) -> None:
    folder = course.submitted / student / LAB
    path = folder / submission.name
    path.parent.mkdir(parents=True)
    content = submission.encode(json.dumps(notebook, indent=1))
    if path.suffix == ".zip":
        with zipfile.ZipFile(path, "w") as archive:
            archive.writestr(f"{LAB}.ipynb", content)
    else:
        path.write_bytes(content)
    for name, text in submission.files(solution).items():
        (folder / name).write_text(text)
    (folder / "timestamp.txt").write_text("2026-11-25 08:00:00 UTC")


def first_card(html: str) -> str:
    """The card below the first exercise's test."""
    return html.split("Result of the check")[1]


@pytest.mark.alike(5)
@pytest.mark.parametrize("name", SUBMISSIONS)
def test_a_reported_submission(course: Course, solution, cells_run_once, name: str) -> None:
    submission, notebook = SUBMISSIONS[name], copy.deepcopy(solution)
    submission.change(notebook)
    hand_in(course, name, submission, solution, notebook)
    (graded,) = autograde(course, LAB, (name,))
    assert sorted(kind.kind.value for kind in graded.findings) == sorted(submission.findings)
    assert course.api().generate_feedback(LAB, name)["success"]
    html = Path(course.feedback, name, LAB, f"{LAB}.html").read_text()
    assert sorted(on_the_page(html)) == sorted(submission.findings)
    if submission.points is None:
        assert not graded.graded and "not-graded" in html
        assert list(refusals.read(course.root, LAB)[name]) == list(graded.findings)
        assert_refused_everywhere(course, name, refusals.reason(graded.findings))
        return
    earned = {name: graded.points[name].earned for name in BOTH}
    assert graded.graded and earned == submission.points
    verdict = records.read(course.root, LAB, name)[LAB].cells[CHECK].verdict
    assert verdict.causes[:1] == ((submission.cause,) if submission.cause else ())
    if submission.cause in (*Cause, *NoSubmission):  # other than the kind of a problem
        assert submission.cause in first_card(html)
    assert on_the_page(first_card(html)) == submission.on_card
    for hazard in verdict.hazards[:1]:
        lines = tuple(line.strip() for line in (hazard.source, hazard.other_source))
        assert lines == submission.at
    kept = nbformat.read(course.autograded / name / LAB / f"{LAB}.ipynb", as_version=4)
    if submission.words:
        assert cell(kept, WORDS).source == submission.words
    assert_graded_everywhere(course, name, submission)


def assert_graded_everywhere(course: Course, student: str, submission: Submission) -> None:
    """`export`, the report and Formgrader have the points and the cause of the page."""
    total, waits = sum(submission.points.values()), bool(submission.words)
    rows = [row for row in export.lines(course, LAB) if row.student == student]
    assert {
        row.cell: row.score for row in rows if row.property != export.BY_HAND
    } == submission.points
    assert {row.cell for row in rows if row.property == export.BY_HAND} == {WORDS}
    assert {row.submission_score for row in rows} == {total}
    lost = sum(row.max - row.points for row in rows if row.cell == CHECK)
    assert lost == BOTH[CHECK] - submission.points[CHECK]
    report = gathered.gather(course, LAB)
    (shown,) = (row for row in report.students if row.student == student)
    state = gathered.WAITS if waits else gathered.PART if total else gathered.NONE
    assert (shown.state, shown.score, shown.possible) == (state, total, POSSIBLE)
    mistakes = [mistake for mistake in report.mistakes if student in mistake.students]
    causes = [mistake.cause or mistake.kind for mistake in mistakes]
    assert (submission.cause in causes) if submission.cause else causes == []
    listed = course.api().get_submission(LAB, student)
    assert listed["autograded"] and listed["needs_manual_grade"] == waits
    assert (listed["score"], listed["max_score"]) == (total, POSSIBLE)


def assert_refused_everywhere(course: Course, student: str, reason: str) -> None:
    """`export`, the report and Formgrader have the reason of the page, and no points."""
    (row,) = (row for row in export.lines(course, LAB) if row.student == student)
    assert (row.property, row.score, row.reason) == (export.REFUSED, None, reason)
    (shown,) = (row for row in gathered.gather(course, LAB).students if row.student == student)
    assert (shown.state, shown.reason, shown.score) == (gathered.NOT_GRADED, reason, 0.0)
    listed = course.api().get_submission(LAB, student)
    assert listed["submitted"] and not listed["autograded"]
    clicked = course.api().autograde(LAB, student)
    (why,) = (refusal.what for refusal in refusals.read(course.root, LAB)[student] if refusal.fatal)
    assert not clicked["success"] and why in clicked["log"]
