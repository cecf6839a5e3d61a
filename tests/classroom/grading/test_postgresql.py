"""The gradebook on a real PostgreSQL server: graded, stopped, exported."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text

from harness.classroom.course.course import Course
from harness.classroom.grading import export, gradebook
from harness.classroom.labs.release import generate
from harness.classroom.many.batch import Batch
from harness.classroom.many.cluster import connect
from tests.classroom.conftest import HALF, ROOT, TOY
from tests.classroom.grading import postgresql

pytestmark = pytest.mark.thorough  # a server is begun, and a class graded


@pytest.fixture(scope="module")
def course(tmp_path_factory) -> Course:
    """A course whose configuration names the server."""
    if postgresql.programs() is None:
        pytest.skip("there is no PostgreSQL server here: apt-get install postgresql")
    pytest.importorskip("psycopg", reason="psycopg is not installed: pip install -e .[postgresql]")
    with postgresql.server() as url:
        root = tmp_path_factory.mktemp("course").resolve()
        patch = pytest.MonkeyPatch()
        patch.setenv("HARNESS_COURSE_ROOT", str(root))
        patch.setenv("HARNESS_GRADEBOOK", url)
        new_course = Course(root, ROOT / "nbgrader_config.py")
        (new_course.sources / "toy").mkdir(parents=True)
        (new_course.sources / "toy" / "toy.py").write_text(TOY)
        generate(new_course)
        yield new_course
        patch.undo()


def points(course: Course, student: str) -> dict[str, float | None]:
    return {
        name: earned.earned for name, earned in gradebook.points(course, "toy", student).items()
    }


def test_a_class_is_graded_into_the_server(course: Course, hand_in) -> None:
    def half(notebook) -> None:
        notebook.cells[2].source = f"one = {HALF}"

    for student, change in (("full", None), ("half", half), ("third", None)):
        os.renames(hand_in(f"pg-{student}", change), course.submitted / student / "toy")
    with connect(2, None) as client:
        running = Batch(course, "toy").run(client)
        first = next(running)
        running.close()
        left = Batch(course, "toy")
        assert len(left.left) == 2 and first.student not in left.left
        assert all(result.graded for result in left.run(client))
        assert points(course, "full") == {"one-check": 2.0, "two-check": 3.0}
        assert points(course, "half") == {"one-check": 1.5, "two-check": 1.5}
    lines = list(export.lines(course, "toy"))
    assert {line.student for line in lines} == {"full", "half", "third"}


def test_rows_are_in_the_server_and_not_in_a_file(course: Course) -> None:
    assert course.gradebook_url.startswith("postgresql+psycopg://")
    assert not list(course.root.rglob("*.db"))
    engine = create_engine(course.gradebook_url)
    with engine.connect() as rows:
        assert "PostgreSQL" in rows.execute(text("select version()")).scalar_one()
        students = rows.execute(text("select count(*) from student")).scalar_one()
    engine.dispose()
    assert students == 3


def test_students_cannot_see_the_password(course: Course, hand_in) -> None:
    def look(notebook) -> None:
        notebook.cells[2].source += "\nimport os; print(sorted(os.environ.items()))"

    os.renames(hand_in("pg-looks", look), course.submitted / "looks" / "toy")
    with connect(1, None) as client:
        (graded,) = Batch(course, "toy", ["looks"]).run(client)
    assert graded.earned == 5.0
    shown = Path(course.autograded, "looks", "toy", "toy.ipynb").read_text()
    assert "HARNESS_OUTBOX" in shown  # the student's code did look
    assert "HARNESS_GRADEBOOK" not in shown and "teacher" not in shown
