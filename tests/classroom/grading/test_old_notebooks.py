"""Notebooks of an earlier release, from this repository's history, in a whole grading run.

They are admitted, run in a sandbox, judged, and entered in the gradebook. Labs have been renumbered
and split since then; the points are earned by the ids of the cells.
"""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import jupytext
import nbformat
import pytest
from nbformat import NotebookNode

from harness.classroom.course.course import Course
from harness.classroom.course.notebooks import grade_id
from harness.classroom.grading import gradebook
from harness.classroom.grading.one import autograde
from harness.classroom.labs.release import generate
from tests.labs.lab_tests import ROOT

pytestmark = pytest.mark.thorough  # judges answers to two labs

BEFORE = "cb267fe7^"  # the last commit with the labs `07_gemm` and `08_beyond`
STUDENT = "ann"


def _from_history(path: str) -> str:
    shown = subprocess.run(
        ["git", "show", f"{BEFORE}:{path}"], cwd=ROOT, capture_output=True, text=True
    )
    if shown.returncode:
        pytest.skip(f"no history here: {shown.stderr.strip()}")
    return shown.stdout


def _handed_in(lab: str, unsolved: tuple[str, ...] = ()) -> NotebookNode:
    """The notebook as it was handed out then, with the answers of its solution at that time."""
    notebook = nbformat.reads(_from_history(f"labs/{lab}/{lab}.ipynb"), as_version=4)
    solution = jupytext.reads(_from_history(f"solutions/{lab}/{lab}.py"), fmt="py:percent")
    answers = {known: cell.source for cell in solution.cells if (known := grade_id(cell))}
    for cell in notebook.cells:
        known = grade_id(cell) or ""
        if known.endswith("-kernel") and known.removesuffix("-kernel") not in unsolved:
            cell.source = answers[known]
        if "-question-" in known:
            cell.source = f"In my own words: {known}."
    return notebook


@pytest.fixture
def grade(tmp_path: Path) -> Callable[[NotebookNode, str, str], dict[str, float | None]]:
    """``grade(notebook, name, lab)``: the points by cell of today's ``lab``."""

    def grade(notebook: NotebookNode, name: str, lab: str) -> dict[str, float | None]:
        course = Course(tmp_path.resolve(), ROOT / "nbgrader_config.py")
        shutil.copytree(
            ROOT / "solutions" / lab, course.sources / lab, ignore=shutil.ignore_patterns("*.ipynb")
        )
        generate(course, (lab,))
        folder = course.submitted / STUDENT / lab
        folder.mkdir(parents=True)
        nbformat.write(notebook, folder / name)
        (graded,) = autograde(course, lab, (STUDENT,))
        assert graded.graded, graded.findings
        points = gradebook.points(course, lab, STUDENT)
        return {cell: earned.earned for cell, earned in points.items()}

    return grade


def test_a_part_of_a_lab_that_was_split(grade) -> None:
    """An exercise that was not solved costs its own points."""
    notebook = _handed_in("08_beyond", unsolved=("multicast-load", "grouped-copy"))
    earned = grade(notebook, "08_beyond.ipynb", "07_clusters")
    assert (earned["multicast-load-check"], earned["multicast-stream-check"]) == (0, 5)


def test_a_lab_that_only_has_another_number(grade) -> None:
    """Its cells defined functions that today's lab imports."""
    unsolved = ("gemm-one-tile", "gemm-k-loop", "gemm-tma", "gemm-roles", "gemm-persistent")
    earned = grade(_handed_in("07_gemm", unsolved), "07_gemm.ipynb", "08_gemm")
    checks = {cell: points for cell, points in earned.items() if cell.endswith("-check")}
    assert {checks.pop(f"{name}-check") for name in unsolved} == {0}
    assert checks == {"gemm-ring-check": 2, "gemm-epilogue-check": 2, "gemm-fast-check": 7}
