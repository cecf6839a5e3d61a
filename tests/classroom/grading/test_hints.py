"""A course's own hints: beside the released labs, and on the cards of graded work."""

from __future__ import annotations

import nbformat
import pytest

from harness.classroom.course.course import Course
from harness.classroom.grading.one import autograde, check_that_it_can_be_graded
from harness.classroom.labs.release import drift, generate
from harness.course.exercises.hints import HINTS_FILE, HintsError
from tests.classroom.conftest import make_course
from tests.naming import naming

OURS = "# phase-questions\n\n## no-submission\n1. Ask us.\n2. Ask again.\n3. Tuesday.\n"
OTHER = "# drain\n\n## hang\n1. a\n2. b\n3. c\n"


@pytest.fixture(scope="module")
def course(tmp_path_factory) -> Course:
    course = make_course(tmp_path_factory.mktemp("hints"))
    (course.root / HINTS_FILE).write_text(f"{OURS}\n{OTHER}")
    return course


def test_a_lab_is_released_with_the_hints_for_its_exercises(course) -> None:
    assert not (course.labs / "toy" / HINTS_FILE).exists()
    (difference,) = drift(course)
    assert str(difference).startswith(f"labs/toy/{HINTS_FILE}: missing")
    generate(course)
    assert (course.labs / "toy" / HINTS_FILE).read_text() == OURS
    assert drift(course) == ()


def test_course_hints_are_on_a_graded_card(course) -> None:
    generate(course)
    notebook = nbformat.read(course.labs / "toy" / "toy.ipynb", as_version=4)
    notebook.cells[2].source = "raise ValueError"
    folder = course.submitted / "ann" / "toy"
    folder.mkdir(parents=True)
    nbformat.write(notebook, folder / "toy.ipynb")
    (graded,) = autograde(course, "toy", ("ann",))
    assert graded.graded and graded.points["one-check"].earned == 0
    path = course.autograded / "ann" / "toy" / "toy.ipynb"
    cards = [cell.outputs[0].data for cell in nbformat.read(path, 4).cells[3:5]]
    assert all("hint: Ask us." in card["text/plain"] for card in cards), cards
    assert all("Tuesday." in card["text/html"] for card in cards)


def test_an_unreadable_hints_file_stops_grading_at_the_start(course) -> None:
    before = (course.root / HINTS_FILE).read_text()
    (course.root / HINTS_FILE).write_text("# phase-questions\n## hang\n1. a\n")
    try:
        with pytest.raises(HintsError, match=naming("hints.md", "phase-questions", "hang", 3)):
            check_that_it_can_be_graded(course, "toy")
    finally:
        (course.root / HINTS_FILE).write_text(before)
