"""Real autograding of the toy lab: everybody gets what the work is worth, and no one else's."""

from __future__ import annotations

import json

import pytest
from nbformat import from_dict
from nbformat.v4 import new_code_cell

from harness.classroom.course import CourseError
from harness.classroom.grading import autograde, students

FULL = {"one-check": 2.0, "two-check": 3.0}


def grade(course, student):
    (graded,) = autograde(course, "toy", (student,))
    return graded


def earned(graded) -> dict[str, float]:
    return {name: points.earned for name, points in graded.points.items()}


def wreck(notebook) -> None:
    """All that can be put right, at once."""
    kernel, check, other = notebook.cells[1:4]
    check.source = "99.0"
    check.metadata["nbgrader"].update(points=99, locked=False, grade=False)
    kernel.metadata["nbgrader"]["grade_id"] = "not-of-this-lab"
    copy = from_dict(json.loads(json.dumps(check)))
    copy["id"] = "a-copy"
    odd = new_code_cell("1")
    odd.metadata["nbgrader"] = {"points": "many"}
    notebook.cells.remove(other)
    notebook.cells += [copy, odd]


def test_a_wrecked_notebook_earns_what_its_code_does(toy_course, hand_in) -> None:
    hand_in("wrecked", wreck)
    graded = grade(toy_course, "wrecked")
    assert graded.graded and earned(graded) == FULL
    said = " ".join(map(str, graded.findings))
    assert "'one-check' is there 2 times" in said and "'two-check' was deleted" in said


def test_nothing_already_graded_is_lost(toy_course, hand_in) -> None:
    folder = hand_in("again")
    assert earned(grade(toy_course, "again")) == FULL
    before = (toy_course.autograded / "again" / "toy" / "toy.ipynb").read_bytes()

    (folder / "toy.ipynb").write_text("{")
    graded = grade(toy_course, "again")
    assert not graded.graded and earned(graded) == FULL
    assert [str(one) for one in graded.findings] == [
        "toy.ipynb: not a notebook: not JSON at line 1: "
        "Expecting property name enclosed in double quotes"
    ]

    ending = new_code_cell("import os\nos._exit(1)")
    hand_in("again", lambda notebook: notebook.cells.insert(0, ending))
    graded = grade(toy_course, "again")
    assert not graded.graded and earned(graded) == FULL
    assert [str(one) for one in graded.findings] == [
        "toy: not graded: the notebook ended the Python process that it ran in"
    ]
    assert (toy_course.autograded / "again" / "toy" / "toy.ipynb").read_bytes() == before
    assert [path.name for path in (toy_course.autograded / "again").iterdir()] == ["toy"]


def test_one_that_cannot_be_graded_does_not_stop_the_next(toy_course, hand_in) -> None:
    hand_in("b-sound", lambda notebook: notebook.cells[1].update(source="one = 1"))
    (hand_in("a-cut") / "toy.ipynb").write_text("{")
    (toy_course.submitted / "c-empty" / "toy").mkdir(parents=True)
    names = ("a-cut", "b-sound", "c-empty")
    assert set(names) <= set(students(toy_course, "toy"))
    graded = {one.student: one for one in autograde(toy_course, "toy", names)}
    assert [graded[name].graded for name in names] == [False, True, False]
    assert [graded[name].earned for name in names] == [0.0, 1.0 + 2.0, 0.0]
    assert all(len(graded[name].findings) == 1 for name in ("a-cut", "c-empty"))


def test_a_lab_that_is_not_there(toy_course) -> None:
    with pytest.raises(CourseError, match="no lab called tyo; there are: toy"):
        list(autograde(toy_course, "tyo"))
