"""Submissions that could not be judged: nbgrader's gradebook marks them for manual grading instead
of storing a zero.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest
from nbformat.v4 import new_code_cell, new_notebook, new_output
from nbgrader.api import Gradebook

from harness.classroom.grading.execution import AUTOGRADE, OPEN, SavePoints


@pytest.mark.parametrize("left", [False, True])
def test_ungradable_points_are_left_for_manual_grading(tmp_path, monkeypatch, left):
    beside = Path(sys.executable).parent  # nbgrader calls alembic by its name
    monkeypatch.setenv("PATH", f"{beside}{os.pathsep}{os.environ['PATH']}")
    url = f"sqlite:///{tmp_path}/gradebook.db"
    with Gradebook(url) as book:
        book.add_assignment("lab")
        book.add_notebook("n", "lab")
        book.add_grade_cell("a-check", "n", "lab", max_score=5, cell_type="code")
        book.add_student("ada")
        book.add_submission("lab", "ada")
    data = {"grade": True, "solution": False, "locked": True, "grade_id": "a-check", "points": 5}
    cell = new_code_cell("check", metadata={"nbgrader": {**data, "schema_version": 3}})
    cell.outputs = [new_output("execute_result", data={"text/plain": "2.0"}, execution_count=None)]
    where = {"notebook": "n", "assignment": "lab", "student": "ada", "db_url": url}
    resources = {"nbgrader": where, OPEN: {"a-check"} if left else set()}
    assert SavePoints in AUTOGRADE
    SavePoints().preprocess(new_notebook(cells=[cell]), resources)
    with Gradebook(url) as book:
        grade = book.find_grade("a-check", "n", "lab", "ada")
        assert (grade.auto_score, grade.needs_manual_grade) == (
            (None, True) if left else (2.0, False)
        )
    assert SavePoints in AUTOGRADE
