"""Autograding of the toy lab: everybody gets the points of their own work."""

from __future__ import annotations

import json
import os
import shutil
import sys
from pathlib import Path

import nbformat
import pytest
from nbformat import from_dict
from nbformat.v4 import new_code_cell, new_notebook, new_output
from nbgrader.api import Gradebook

from harness.classroom.course.course import Course, CourseError
from harness.classroom.grading import records
from harness.classroom.grading.execution import AUTOGRADE, OPEN, SavePoints
from harness.classroom.grading.export import sums
from harness.classroom.grading.one import autograde, students
from harness.classroom.sandbox import means
from harness.classroom.sandbox.means import Means, NoWalls
from tests import cell_heads
from tests.classroom.conftest import HALF, ROOT, TOY, make_course, put_in
from tests.naming import naming

FULL = {"one-check": 2.0, "two-check": 3.0}


def grade(course, student):
    (graded,) = autograde(course, "toy", (student,))
    return graded


def earned(graded) -> dict[str, float]:
    return {name: points.earned for name, points in graded.points.items()}


def kinds(graded) -> list[str]:
    return [finding.kind.value for finding in graded.findings]


def wreck(notebook) -> None:
    """Damage a notebook in every repairable way at once."""
    kernel, check, other = notebook.cells[2:5]
    check.source = "99.0"
    check.metadata["nbgrader"].update(points=99, locked=False, grade=False)
    kernel.metadata["nbgrader"]["grade_id"] = "not-of-this-lab"
    copy = from_dict(json.loads(json.dumps(check)))
    copy["id"] = "a-copy"
    odd = new_code_cell("1")
    odd.metadata["nbgrader"] = {"points": "many"}
    notebook.cells.remove(other)
    notebook.cells += [copy, odd]


def test_a_damaged_notebook_earns_the_points_of_its_code(toy_course, hand_in) -> None:
    hand_in("wrecked", wreck)
    graded = grade(toy_course, "wrecked")
    assert graded.graded and earned(graded) == FULL
    findings = {(finding.kind.value, finding.cell) for finding in graded.findings}
    assert findings >= {("cell-twice", "one-check"), ("cell-put-back", "two-check")}


def test_nothing_already_graded_is_lost(toy_course, hand_in) -> None:
    folder = hand_in("again")
    assert earned(grade(toy_course, "again")) == FULL
    before = (toy_course.autograded / "again" / "toy" / "toy.ipynb").read_bytes()

    (folder / "toy.ipynb").write_text("{")
    graded = grade(toy_course, "again")
    assert not graded.graded and earned(graded) == FULL
    assert kinds(graded) == ["not-a-notebook"]

    assert (toy_course.autograded / "again" / "toy" / "toy.ipynb").read_bytes() == before
    assert [path.name for path in (toy_course.autograded / "again").iterdir()] == ["toy"]


def test_an_nbgrader_failure_keeps_the_earlier_record(toy_course, hand_in, monkeypatch) -> None:
    hand_in("recorded")
    assert earned(grade(toy_course, "recorded")) == FULL
    folder = records.folder(toy_course.root, "toy", "recorded")
    before = (folder / "toy.json").read_bytes()

    def fails(*_: object) -> None:
        raise RuntimeError("no room")

    monkeypatch.setattr(records, "write", fails)
    hand_in("unrecorded")
    with Gradebook(toy_course.gradebook_url) as book:
        book.add_student("unrecorded")
    assert not grade(toy_course, "unrecorded").graded
    with Gradebook(toy_course.gradebook_url) as book:
        scores = {line.student_id: line.score for line in sums(book, toy_course.root, "toy")}
    assert scores["unrecorded"] is None and scores["recorded"] == 5.0  # not 0
    assert not (toy_course.feedback / "unrecorded").exists()  # and no fault of the student's
    graded = grade(toy_course, "recorded")
    assert not graded.graded and "no room" in str(graded.findings[-1])
    assert (folder / "toy.json").read_bytes() == before
    assert [path.name for path in folder.parent.glob("*recorded*")] == ["recorded"]


def test_a_notebook_that_exits_keeps_earlier_submissions(toy_course, hand_in) -> None:
    ending = new_code_cell("import os\nos._exit(1)")
    hand_in("ends-last", lambda notebook: notebook.cells.append(ending))
    graded = grade(toy_course, "ends-last")
    assert graded.graded and earned(graded) == FULL
    assert kinds(graded) == ["run-ended"]


def test_points_come_from_the_judge_despite_a_cells_output(toy_course, hand_in) -> None:
    def forge(notebook):
        notebook.cells[2].source = f"one = {HALF}\nharness.check = lambda *_: Forged()"
        notebook.cells[2].source += "\nclass Forged:\n    points = 3.0"

    hand_in("forged", forge)
    graded = grade(toy_course, "forged")
    assert graded.graded and earned(graded) == {"one-check": 0.0, "two-check": 0.0}
    text = (toy_course.autograded / "forged" / "toy" / "toy.ipynb").read_text()
    assert "no-kernel" in text


def test_only_cards_of_test_cells_show_points(toy_course, hand_in) -> None:
    """A student may copy a test cell or check elsewhere; checks while cells run have no points
    yet.
    """

    def copy(notebook):
        check = notebook.cells[3].source
        mine = new_code_cell('seen = harness.check("phase-questions", one)')
        notebook.cells[3:3] = [new_code_cell(check), mine]

    hand_in("copies", copy)
    graded = grade(toy_course, "copies")
    assert earned(graded) == FULL
    done = nbformat.read(toy_course.autograded / "copies" / "toy" / "toy.ipynb", as_version=4)
    copied, mine, *_ = (cell.outputs for cell in done.cells[3:])
    assert [output.text for output in copied] == [
        "A copy of the test cell 'two-check', which has the points.\n"
    ]
    assert [output.data["text/plain"] for output in mine] == [
        "phase-questions: handed in; the judge's card is at the test cell"
    ]


def test_a_link_is_not_followed(toy_course, hand_in, tmp_path) -> None:
    (tmp_path / "secret").write_text("what is not theirs")
    show = new_code_cell("import os\nprint(os.listdir())\nprint(open('mine.txt').read())")
    folder = hand_in("links", lambda notebook: notebook.cells.append(show))
    (folder / "theirs.txt").symlink_to(tmp_path / "secret")
    (folder / "mine.txt").write_text("what is mine")
    assert earned(grade(toy_course, "links")) == FULL
    done = toy_course.autograded / "links" / "toy"
    text = (done / "toy.ipynb").read_text()
    assert "what is mine" in text and "what is not theirs" not in text
    assert not (done / "theirs.txt").exists()
    (folder / "toy.ipynb").unlink()
    (folder / "toy.ipynb").symlink_to(toy_course.labs / "toy" / "toy.ipynb")
    assert kinds(grade(toy_course, "links")) == ["not-a-notebook", "left-out"]


def test_weaker_isolation_than_configured_is_refused(toy_course, hand_in, monkeypatch) -> None:
    hand_in("walls")
    monkeypatch.setenv("HARNESS_SANDBOX", "required")
    monkeypatch.setattr(means, "means", lambda: Means(False, True, True, "no such system call"))
    with pytest.raises(NoWalls, match="no such system call"):
        list(autograde(toy_course, "toy", ("walls",)))


def test_an_ungradable_submission_does_not_stop_the_next(toy_course, hand_in) -> None:
    hand_in("b-sound", lambda notebook: notebook.cells[2].update(source=f"one = {HALF}"))
    (hand_in("a-cut") / "toy.ipynb").write_text("{")
    (toy_course.submitted / "c-empty" / "toy").mkdir(parents=True)
    names = ("a-cut", "b-sound", "c-empty")
    assert set(names) <= set(students(toy_course, "toy"))
    graded = {student.student: student for student in autograde(toy_course, "toy", names)}
    assert [graded[name].graded for name in names] == [False, True, False]
    assert [graded[name].earned for name in names] == [0.0, 1.5 + 1.5, 0.0]
    assert all(len(graded[name].findings) == 1 for name in ("a-cut", "c-empty"))


def test_a_plain_test_cell_and_points_by_hand(tmp_path) -> None:
    """nbgrader's rule for a cell of the course's own: no error. Points that a person has given stay
    closed for the same answer, whatever its neighbor."""
    own = f"\n# %% {cell_heads.of_test('own-check', 2)}\nassert one\n"
    course = make_course(tmp_path, TOY + own)
    earned_own = {}
    for student, source in (
        ("right", "one = 1"),
        ("wrong", "one = 0"),
        ("ended", "import os\nos._exit(0)"),
    ):
        put_in(course, student, source)
        earned_own[student] = earned(grade(course, student))["own-check"]
    assert earned_own == {"right": 2.0, "wrong": 0.0, "ended": 0.0}
    waits = {}
    for name, source in (("same", "one = 1"), ("other", "one = 2")):
        with Gradebook(course.gradebook_url) as book:
            by_hand = book.find_grade("own-check", "toy", "toy", "right")
            by_hand.manual_score, by_hand.needs_manual_grade = 1.5, False
            book.db.commit()
        put_in(course, "right", source)
        assert earned(grade(course, "right"))["own-check"] == 1.5
        with Gradebook(course.gradebook_url) as book:
            waits[name] = book.find_grade("own-check", "toy", "toy", "right").needs_manual_grade
    assert waits == {"same": False, "other": True}


def test_a_folder_that_cannot_be_looked_into_is_not_passed_over(
    toy_course, hand_in, monkeypatch
) -> None:
    folder, as_it_is = hand_in("closed"), Path.lstat

    def lstat(path: Path) -> os.stat_result:  # root may open all
        if path == folder:
            raise PermissionError(13, "Permission denied")
        return as_it_is(path)

    monkeypatch.setattr(Path, "lstat", lstat)
    assert "closed" in students(toy_course, "toy")
    graded = grade(toy_course, "closed")
    assert not graded.graded and kinds(graded) == ["grading-failed"]
    assert not (toy_course.feedback / "closed").exists()


def test_a_folder_whose_name_no_table_can_hold(toy_course, hand_in) -> None:
    folder = hand_in("buro")
    odd = folder.parent.with_name(os.fsdecode(b"b\xfcro"))
    folder.parent.rename(odd)
    with pytest.raises(CourseError, match=r"submitted/b\\udcfcro"):
        students(toy_course, "toy")
    shutil.rmtree(odd)


def test_a_missing_lab(toy_course) -> None:
    with pytest.raises(CourseError, match=naming("tyo", "toy")):
        list(autograde(toy_course, "tyo"))


def test_an_unknown_student_with_student_creation_disabled(toy_course, hand_in, tmp_path) -> None:
    config = tmp_path / "nbgrader_config.py"
    config.write_text(
        f"load_subconfig('nbgrader_config.py', path={str(ROOT)!r})\n"
        "get_config().Autograde.create_student = False\n"
    )
    hand_in("wrong-id")
    (graded,) = autograde(Course(toy_course.root, config), "toy", ("wrong-id",))
    assert not graded.graded
    assert "wrong-id" in str(graded.findings[0])


def test_ungradable_points_are_left_for_manual_grading(tmp_path, monkeypatch):
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
    assert SavePoints in AUTOGRADE
    for left, entered in ((False, (2.0, False)), (True, (None, True))):
        resources = {"nbgrader": where, OPEN: {"a-check"} if left else set()}
        resources["metadata"] = {"path": str(tmp_path)}
        SavePoints().preprocess(new_notebook(cells=[cell]), resources)
        with Gradebook(url) as book:
            grade = book.find_grade("a-check", "n", "lab", "ada")
            assert (grade.auto_score, grade.needs_manual_grade) == entered
