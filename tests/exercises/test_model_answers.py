"""The course's own answers as cards show them."""

from __future__ import annotations

from pathlib import Path

import pytest

from harness import exercises
from harness.classroom.course.notebooks import grade_id, read_text_notebook
from harness.exercises.model_answers import MARKS, model_answer

SOLUTIONS = Path(__file__).resolve().parent.parent.parent / "solutions"
LABS = sorted({exercises.folder(name).parent.name for name in exercises.names()})


@pytest.mark.parametrize("lab", LABS)
def test_each_answer_is_the_cell_of_the_lab_s_source(lab):
    notebook = read_text_notebook(SOLUTIONS / lab / f"{lab}.py")
    cells = {grade_id(cell): cell.source for cell in notebook.cells}
    for name in exercises.names(lab):
        lines = cells.get(f"{name}-kernel", "").splitlines()
        assert model_answer(name).splitlines() == [x for x in lines if x.strip() not in MARKS]


def test_an_exercise_without_a_cell_to_complete_has_no_answer():
    assert model_answer("stream-depth-2") == ""
