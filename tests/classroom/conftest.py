"""A course with a lab of three cells, which nbgrader handles in seconds."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import nbformat
import nbgrader.api
import pytest

from harness.classroom.course.course import Course
from harness.classroom.grading import evaluation
from harness.classroom.grading.student_run import StudentRun
from harness.classroom.labs.release import generate
from harness.course import exercises
from tests import cell_heads

ROOT = Path(__file__).resolve().parent.parent.parent

# The toy's one exercise: six questions, three points.
ANSWERS = {
    name: question.answer for name, question in exercises.get("phase-questions").questions.items()
}
HALF = dict(list(ANSWERS.items())[:3])

TOY = f"""\
# ---
# jupyter:
#   kernelspec:
#     display_name: Python 3
#     language: python
#     name: python3
# ---

# %% [markdown]
# # A toy

# %%
import harness

# %% {cell_heads.of_answer("one-kernel")}
one = {{"phases": None}}
### BEGIN SOLUTION
one = {ANSWERS}
### END SOLUTION

# %% {cell_heads.of_test("one-check", 2)}
harness.check("phase-questions", one).points

# %% {cell_heads.of_test("two-check", 3)}
harness.check("phase-questions", one).points
"""


def make_course(root: Path, text: str = TOY) -> Course:
    """A course in ``root`` with this repository's configuration and the toy lab, generated."""
    course = Course(root.resolve(), ROOT / "nbgrader_config.py")
    (course.sources / "toy").mkdir(parents=True)
    (course.sources / "toy" / "toy.py").write_text(text)
    generate(course)
    return course


def put_in(course: Course, student: str, source: str, date: str = "") -> Path:
    """Put a toy lab with this answer cell into a course's folder of submissions."""
    notebook = nbformat.read(course.labs / "toy" / "toy.ipynb", as_version=4)
    notebook.cells[2].source = source
    folder = course.submitted / student / "toy"
    folder.mkdir(parents=True, exist_ok=True)
    nbformat.write(notebook, folder / "toy.ipynb")
    if date:
        (folder / "timestamp.txt").write_text(date)
    return folder


@pytest.fixture(autouse=True, scope="session")
def _walls_that_there_are():
    """Let the tests run without namespaces too; tests of the isolation request them."""
    before = os.environ.get("HARNESS_SANDBOX")
    os.environ.setdefault("HARNESS_SANDBOX", "best-effort")
    yield
    if before is None:
        del os.environ["HARNESS_SANDBOX"]


@pytest.fixture(autouse=True, scope="session")
def _alembic_is_asked_once() -> Iterator[None]:
    """Ask Alembic for the version of the tables once: nbgrader starts a process for each new
    gradebook.
    """
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(nbgrader.api, "get_alembic_version", cache(nbgrader.api.get_alembic_version))
        yield


@pytest.fixture(scope="module")
def cells_run_once() -> Iterator[None]:
    """For tests of the consequences of a run: identical cells run in a sandbox once, and later
    submissions with these cells reuse the result.
    """
    run = evaluation.run_student
    ran: dict[tuple[str, ...], StudentRun] = {}

    def run_once(notebook: nbformat.NotebookNode, folder: Path, **how) -> StudentRun:
        cells = tuple(cell.source for cell in notebook.cells if cell.cell_type == "code")
        if cells not in ran:
            ran[cells] = run(notebook, folder, **how)
        return ran[cells]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(evaluation, "run_student", run_once)
        yield


@pytest.fixture(scope="session")
def toy_course(tmp_path_factory: pytest.TempPathFactory) -> Course:
    """A shared course: each test submits under its own names and changes nothing else."""
    return make_course(tmp_path_factory.mktemp("toy-course"))


@pytest.fixture(scope="session")
def hand_in(toy_course: Course) -> Callable[..., Path]:
    """``hand_in(student, change)``: put a solved and changed toy lab into nbgrader's folder of
    submissions.
    """

    def hand_in(student: str, change: Callable[[nbformat.NotebookNode], None] | None = None):
        notebook = nbformat.read(toy_course.labs / "toy" / "toy.ipynb", as_version=4)
        notebook.cells[2].source = f"one = {ANSWERS}"
        if change is not None:
            change(notebook)
        folder = toy_course.submitted / student / "toy"
        folder.mkdir(parents=True, exist_ok=True)
        # Not through nbformat.write: it would mend what is damaged on purpose.
        (folder / "toy.ipynb").write_text(json.dumps(notebook))
        return folder

    return hand_in
