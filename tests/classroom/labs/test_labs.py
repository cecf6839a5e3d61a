"""labs/ is generated from solutions/; drift is detected."""

from __future__ import annotations

import shutil
from pathlib import Path

import nbformat
import pytest

from harness.classroom.course.course import Course, CourseError, find_course
from harness.classroom.labs.release import drift, generate
from harness.course.exercises.model_answers import are_hidden
from tests import cell_heads
from tests.classroom.conftest import ROOT, TOY, make_course
from tests.naming import naming


def test_the_repository_has_not_drifted() -> None:
    drifts = drift(Course(ROOT, ROOT / "nbgrader_config.py"))
    assert not drifts, "\n".join(map(str, drifts))


@pytest.fixture
def course(toy_course: Course, tmp_path: Path) -> Course:
    """A copy of the toy course that a test may change."""
    shutil.copytree(toy_course.sources, tmp_path / "solutions")
    shutil.copytree(toy_course.labs, tmp_path / "labs")
    return Course(tmp_path.resolve(), toy_course.config_file)


def test_every_kind_of_drift_is_found(course: Course) -> None:
    (course.labs / "toy" / "stray.txt").write_text("left over")
    notebook = course.labs / "toy" / "toy.ipynb"
    notebook.write_text(notebook.read_text().replace("# A toy", "# A changed toy"))
    assert [difference.path for difference in drift(course)] == [
        "labs/toy/stray.txt",
        "labs/toy/toy.ipynb",
    ]


def test_a_lab_that_was_never_generated_is_drift(course: Course) -> None:
    shutil.rmtree(course.labs)
    assert [str(difference) for difference in drift(course)] == [
        "labs/toy/toy.ipynb: missing; run `make labs`"
    ]


def test_the_release_holds_no_solution(toy_course: Course) -> None:
    assert [path.name for path in (toy_course.labs / "toy").iterdir()] == ["toy.ipynb"]
    text = (toy_course.labs / "toy" / "toy.ipynb").read_text()
    assert "YOUR CODE HERE" in text and "'together'" not in text and "SOLUTION" not in text


def test_the_release_holds_no_answers(course: Course) -> None:
    (course.sources / "toy" / "answers").mkdir()
    (course.sources / "toy" / "answers" / "one.md").write_text("# Wrong answers\n")
    generate(course)
    assert [path.name for path in (course.labs / "toy").iterdir()] == ["toy.ipynb"]


@pytest.mark.parametrize("shown", [True, False])
def test_a_lab_says_if_its_course_hides_the_model_answers(tmp_path: Path, shown: bool) -> None:
    config = tmp_path / "nbgrader_config.py"
    own = f"load_subconfig({str(ROOT / config.name)!r})\nc.ModelAnswers.shown = {shown}\n"
    config.write_text(f"c = get_config()\n{own}")
    course = Course(tmp_path / "course", config)
    (course.sources / "toy").mkdir(parents=True)
    (course.sources / "toy" / "toy.py").write_text(TOY)
    generate(course)
    assert are_hidden(course.labs / "toy") is not shown


def test_regenerating_changes_no_byte(course: Course) -> None:
    before = (course.labs / "toy" / "toy.ipynb").read_bytes()
    generate(course)
    assert (course.labs / "toy" / "toy.ipynb").read_bytes() == before
    notebook = nbformat.reads(before.decode(), as_version=4)
    assert [cell.id for cell in notebook.cells][2:] == ["one-kernel", "one-check", "two-check"]


def test_names_that_are_not_labs(course: Course) -> None:
    with pytest.raises(CourseError, match=naming("tyo", "toy")):
        generate(course, ("tyo",))


def test_a_lab_that_nbgrader_refuses(tmp_path: Path) -> None:
    course = Course(tmp_path.resolve(), ROOT / "nbgrader_config.py")
    (course.sources / "toy").mkdir(parents=True)
    (course.sources / "toy" / "toy.py").write_text(TOY.replace("### END SOLUTION", ""))
    with pytest.raises(CourseError, match=naming("toy", "RuntimeError")):
        generate(course)


def test_a_graded_lab_with_other_cells_stays_as_it_is(tmp_path: Path) -> None:
    course = make_course(tmp_path)
    with course.gradebook() as book:
        book.add_student("anybody")
        book.add_submission("toy", "anybody")
    text = course.sources / "toy" / "toy.py"
    text.write_text(f"{TOY}\n# %% {cell_heads.of_test('more-check', 2)}\nassert one\n")
    released = (course.labs / "toy" / "toy.ipynb").read_bytes()
    with pytest.raises(CourseError, match=naming("toy", "+more-check")):
        generate(course)
    assert (course.labs / "toy" / "toy.ipynb").read_bytes() == released
    text.write_text(TOY.replace("# A toy", "# Another toy"))  # words may change
    generate(course)
    assert "# Another toy" in (course.labs / "toy" / "toy.ipynb").read_text()
    assert {path.name for path in course.labs.iterdir()} == {"toy"}


def test_the_course_is_found_from_below() -> None:
    assert find_course(ROOT / "tests" / "classroom").root == ROOT


def test_no_course(tmp_path: Path) -> None:
    with pytest.raises(CourseError, match=naming("nbgrader_config.py", tmp_path)):
        find_course(tmp_path)


def test_a_scratch_course_keeps_to_itself(tmp_path: Path) -> None:
    config = Course(tmp_path, ROOT / "nbgrader_config.py").config()
    assert config.CourseDirectory.db_url == f"sqlite:///{tmp_path}/gradebook.db"
    assert Path(config.Exchange.root).is_relative_to(tmp_path)
    assert Path(config.Exchange.cache).is_relative_to(tmp_path)
