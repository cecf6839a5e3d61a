"""Rejudge a single exercise: its points change for everybody, and nothing else does."""

from __future__ import annotations

import json

import nbformat
import pytest
from nbgrader.api import Gradebook

from harness.classroom.course import points
from harness.classroom.course.course import Course, CourseError
from harness.classroom.grading import records
from harness.classroom.grading.student_run import StudentRun
from harness.classroom.labs.release import generate
from harness.classroom.many import regrading
from harness.classroom.many.batch import Batch
from harness.classroom.many.regrading import Regrading
from harness.course import Verdict, exercises
from harness.course.judge.verdict import Comparison
from tests.classroom.conftest import ANSWERS, HALF, TOY, make_course
from tests.naming import naming

# A second exercise beside the toy's two cells of the first.
OTHER = "which-wait"
OTHER_ANSWERS = {name: question.answer for name, question in exercises.get(OTHER).questions.items()}
CELL = f"""
# %% nbgrader={{"grade": false, "grade_id": "other-kernel", "locked": false, "schema_version": 3, "solution": true, "task": false}}
### BEGIN SOLUTION
other = {OTHER_ANSWERS}
### END SOLUTION

# %% nbgrader={{"grade": true, "grade_id": "other-check", "locked": true, "points": 2, "schema_version": 3, "solution": false, "task": false}}
harness.check("{OTHER}", other).points
"""  # noqa: E501


@pytest.fixture(scope="module")
def client():
    from distributed import Client

    with Client(
        processes=False, n_workers=1, threads_per_worker=1, dashboard_address=None
    ) as connected:
        yield connected


@pytest.fixture(scope="module")
def course(tmp_path_factory, client) -> Course:
    """Three graded students: all right, half right, and a test cell that never ran."""
    course = make_course(tmp_path_factory.mktemp("regrade"))
    (course.sources / "toy" / "toy.py").write_text(TOY + CELL)
    generate(course)
    for student, answers in (("full", ANSWERS), ("half", HALF), ("none", None)):
        notebook = nbformat.read(course.labs / "toy" / "toy.ipynb", as_version=4)
        notebook.cells[2].source = f"one = {answers}" if answers else "raise SystemExit"
        notebook.cells[5].source = f"other = {OTHER_ANSWERS}"
        folder = course.submitted / student / "toy"
        folder.mkdir(parents=True)
        nbformat.write(notebook, folder / "toy.ipynb")
    assert all(result.graded for result in Batch(course, "toy").run(client))
    return course


def book(course: Course) -> dict[str, dict[str, tuple]]:
    with Gradebook(course.gradebook_url) as gradebook:
        return {
            student: {
                grade.name: (grade.auto_score, grade.manual_score, grade.max_score)
                for notebook in gradebook.find_submission("toy", student).notebooks
                for grade in notebook.grades
            }
            for student in ("full", "half", "none")
        }


def test_regrading_one_exercise_with_other_points(course, client, monkeypatch) -> None:
    before = book(course)
    assert before["half"]["one-check"] == (1.5, None, 2.0)
    with Gradebook(course.gradebook_url) as gradebook:
        gradebook.find_grade("other-check", "toy", "toy", "half").manual_score = 0.25
        gradebook.find_grade("one-check", "toy", "toy", "half").manual_score = 9.0
        gradebook.find_comment("one-kernel", "toy", "toy", "half").manual_comment = "Well tried."
        gradebook.db.commit()
    (course.root / points.FILE).write_text("[phase-questions]\ncorrect = 12\n")
    assert len(Batch(course, "toy").left) == 3  # graded, and by other points than hold now
    monkeypatch.setattr("harness.classroom.grading.evaluation.run_student", None)  # no cell is run
    done = {
        (regraded.student, regraded.cell): regraded
        for regraded in Regrading(course, "toy", "phase-questions").run(client)
    }
    assert not any(regraded.why for regraded in done.values()) and len(done) == 6
    assert (done["half", "one-check"].before, done["half", "one-check"].after) == (1.5, 6.0)
    after = book(course)
    assert after["full"]["one-check"] == (12.0, None, 12.0)
    assert after["half"]["one-check"] == (6.0, 9.0, 12.0)
    assert after["none"]["one-check"] == (0.0, None, 12.0)
    other = before["half"]["other-check"]
    assert after["half"]["other-check"] == (other[0], 0.25, other[2])
    assert after["full"]["other-check"] == before["full"]["other-check"]
    with Gradebook(course.gradebook_url) as gradebook:
        assert (
            gradebook.find_comment("one-kernel", "toy", "toy", "half").manual_comment
            == "Well tried."
        )
        for student in ("half", "full"):  # points by hand stay closed: the answer is the same
            assert not gradebook.find_grade("one-check", "toy", "toy", student).needs_manual_grade
    notebook = nbformat.read(course.autograded / "full" / "toy" / "toy.ipynb", as_version=4)
    (cell,) = (
        c for c in notebook.cells if c.metadata.get("nbgrader", {}).get("grade_id") == "one-check"
    )
    assert cell.outputs[1].data["text/plain"] == "12.0" and cell.metadata.nbgrader.points == 12.0
    assert Batch(course, "toy").left == ()  # all of it is by the points that hold now
    (line,) = (row for row in Batch(course, "toy").lines() if row.student == "full")
    assert line.earned == 24.0 + after["full"]["other-check"][0]


def test_a_judge_that_fails_changes_nothing(course, client, monkeypatch) -> None:
    from harness.classroom.many import work
    from harness.course.judge.verdict import Problem, Verdict

    before = book(course)
    broken = Verdict(OTHER, problems=(Problem("judge-error", "out of memory"),))
    monkeypatch.setattr(work, "verdict_on", lambda *_, **__: broken)
    lines = list(Regrading(course, "toy", OTHER, ("full",)).run(client))
    assert [str(line) for line in lines] == ["full: other-check: left as it was: out of memory"]
    assert book(course) == before


def test_ungraded_students_are_named(course, client) -> None:
    (line,) = Regrading(course, "toy", OTHER, ("nobody",)).run(client)
    assert str(line) == f"nobody: {OTHER}: left as it was: never graded: grade it"


def test_an_exercise_of_another_lab(course) -> None:
    with pytest.raises(CourseError, match=naming("toy", "tile-copy", "phase-questions", OTHER)):
        Regrading(course, "toy", "tile-copy")


def test_the_submitted_notebook_is_restored_unchanged(course) -> None:
    for student, problems in (("half", False), ("none", True)):
        (record,) = records.read(course.root, "toy", student).values()
        export = record.cells["one-check"].export
        assert export.exercise == "phase-questions" and (export.problem is not None) == problems
        assert (export.submission is None) == problems
        if not problems:
            assert set(export.submission.answers) == set(HALF)
        assert isinstance(record.run.shape_seed, int)
    assert StudentRun().shape_seed == 0


def test_records_of_another_version_are_left_unchanged(course, client) -> None:
    """Submissions are parsed strictly: an unknown field might have had a meaning."""
    before = book(course)
    path = records.path(course.root, "toy", "half", "toy")
    kept = path.read_text()
    record = json.loads(kept)
    for cell in record["cells"].values():
        if cell["submission"]:
            cell["submission"]["a_field_of_then"] = 1
    path.write_text(json.dumps(record))
    try:
        (line,) = Regrading(course, "toy", OTHER, ("half",)).run(client)
        assert "left as it was: its record is of another version of the harness" in str(line)
        assert "unknown field 'a_field_of_then'" in line.why
        assert book(course) == before and path.read_text() == json.dumps(record)
    finally:
        path.write_text(kept)


@pytest.mark.parametrize("shown", [True, False])
def test_a_hidden_comparison_stays_hidden(course, client, monkeypatch, shown: bool) -> None:
    settings = course.config()
    settings.ModelAnswers.compared = shown
    monkeypatch.setattr(Course, "config", lambda self: settings)
    verdict = Verdict("phase-questions", compared=Comparison("Line 3 never arrives.", "missing"))
    monkeypatch.setattr(
        regrading,
        "carry_out",
        lambda client, judge, tasks, ready: ((t, verdict, "") for t in tasks),
    )
    list(Regrading(course, "toy", "phase-questions", ["half"]).run(client))
    page = (course.autograded / "half" / "toy" / "toy.ipynb").read_text()
    assert ("never arrives" in page) == shown
