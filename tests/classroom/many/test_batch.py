"""A class over workers: stopped, restarted and with killed workers, without loss or duplication."""

from __future__ import annotations

import os
import shutil
import sqlite3
import threading

import pytest

from harness import __main__ as cli
from harness.base.errors import SettingError
from harness.classroom.admission.desk import admit
from harness.classroom.admission.findings import FindingKind, finding
from harness.classroom.course.course import Course, CourseError
from harness.classroom.grading import evaluation, preprocessors, refusals
from harness.classroom.grading import one as grading
from harness.classroom.grading.execution import EvaluatedSubmission
from harness.classroom.labs.release import enter_where_unknown
from harness.classroom.many import batch
from harness.classroom.many.batch import Batch, TaskMaker
from harness.classroom.many.cluster import connect
from harness.classroom.many.log import Done, Log, alone
from tests.classroom.conftest import HALF, make_course


@pytest.fixture(scope="module")
def client():
    with connect(2, None) as connected:
        yield connected


@pytest.fixture(scope="module")
def course(tmp_path_factory) -> Course:
    return make_course(tmp_path_factory.mktemp("class"))


@pytest.fixture
def hand_in(course, hand_in):
    """Submit to the class's course instead of the shared course."""

    def moved(student, change=None):
        folder = hand_in(student, change)
        target = course.submitted / student / "toy"
        target.parent.mkdir(parents=True, exist_ok=True)
        if target.exists():
            (target / "toy.ipynb").unlink()
            target.rmdir()
        os.rename(folder, target)
        return target

    return moved


def scores(done) -> dict[str, float]:
    return {student.student: student.earned for student in done}


def half(notebook) -> None:
    notebook.cells[2].source = f"one = {HALF}"


def test_results_of_workers_are_in_the_gradebook(course, client, hand_in, monkeypatch) -> None:
    """Each notebook is restored once, and nobody here runs a student's cells."""
    restored: list[str] = []
    as_it_is = preprocessors.RestoreCells.preprocess

    def counted(self, nb, resources):
        restored.append(resources["nbgrader"]["student"])
        return as_it_is(self, nb, resources)

    monkeypatch.setattr(preprocessors.RestoreCells, "preprocess", counted)
    hand_in("a-full")
    hand_in("b-half", half)
    (hand_in("c-cut") / "toy.ipynb").write_text("{")
    monkeypatch.setattr(evaluation, "run_student", None)
    done = list(Batch(course, "toy").run(client))
    assert sorted(restored) == ["a-full", "b-half"]
    assert scores(done) == {"a-full": 5.0, "b-half": 3.0, "c-cut": 0.0}
    assert {student.student for student in done if not student.graded} == {"c-cut"}
    assert Batch(course, "toy").left == ("c-cut",)  # a submission without a score is tried again
    hand_in("d-new")
    assert Batch(course, "toy").left == ("d-new", "c-cut")  # and after what is new


def test_a_missing_result_is_an_error_and_runs_no_cell(course, hand_in, monkeypatch) -> None:
    hand_in("m-missing")
    monkeypatch.setattr(evaluation, "run_student", None)
    api = course.api()
    findings = admit(course, "toy", "m-missing")
    text = (course.admitted / "m-missing" / "toy" / "toy.ipynb").read_text()
    for restored in ({}, {"toy": text}):
        ready = EvaluatedSubmission(restored, {})
        graded = grading.grade_one(course, api, "toy", "m-missing", findings, ready)
        assert not graded.graded and "NotEvaluatedError" in str(graded.findings[-1])


def test_graded_submissions_are_skipped_until_they_change(course, client, hand_in) -> None:
    who = ("d-one", "d-two", "d-three")
    for student in who:
        hand_in(student)
    running = Batch(course, "toy", who).run(client)
    first = next(running)
    running.close()  # stopped, with the others under way
    left = Batch(course, "toy", who).left
    assert len(left) == 2 and first.student not in left
    log = course.root / "grading" / "toy" / "done.jsonl"
    with log.open("a") as out:
        out.write('{"student": "d-two", "finger')  # ... and killed in the middle of a line
    assert scores(Batch(course, "toy", who).run(client)) == dict.fromkeys(left, 5.0)
    again = Batch(course, "toy", who)
    assert again.left == () and [line.earned for line in again.lines()] == [5.0] * 3
    assert sum('"d-one"' in line for line in log.read_text().splitlines()) == 1
    hand_in("d-one", half)
    assert Batch(course, "toy", who).left == ("d-one",)
    assert Batch(course, "toy", who, again=True).left == who


@pytest.mark.alike(2)
@pytest.mark.parametrize("how", ["IMMEDIATE", "EXCLUSIVE"])
def test_a_locked_gradebook_ends_the_run_without_loss(
    course, client, hand_in, monkeypatch, capsys, how
) -> None:
    """Locked against writers, or against readers too."""
    student = f"h-{how.lower()}"
    hand_in(student)
    as_it_is = Course.config

    def hasty(course):
        config = as_it_is(course)
        config.CourseDirectory.db_url += "?timeout=0.1"
        return config

    batch = Batch(course, "toy", (student,))
    monkeypatch.setattr(Course, "config", hasty)
    with sqlite3.connect(course.root / "gradebook.db", isolation_level=None) as other:
        other.execute(f"BEGIN {how}")
        monkeypatch.setattr(cli, "app", lambda: list(batch.run(client)))
        with pytest.raises(SystemExit):
            cli.main()
        other.execute("ROLLBACK")
    (line,) = capsys.readouterr().err.splitlines()
    assert "the gradebook is out of reach: database is locked. What is done stays done" in line
    assert Batch(course, "toy", (student,)).left == (student,)
    assert scores(Batch(course, "toy", (student,)).run(client)) == {student: 5.0}


def test_a_second_run_on_a_course_is_refused(course, client, hand_in) -> None:
    hand_in("h-one")
    with alone(course, "regrading"), pytest.raises(CourseError) as refused:
        next(Batch(course, "toy", ["h-one"]).run(client))
    assert str(os.getpid()) in str(refused.value)
    with alone(course, "the first"):
        pass  # the lock is free again


@pytest.mark.thorough
def test_an_interrupted_regrade_resumes_by_default(course, client, hand_in) -> None:
    who = ("g-one", "g-two")
    for student in who:
        hand_in(student)
    assert scores(Batch(course, "toy", who).run(client)) == dict.fromkeys(who, 5.0)
    running = Batch(course, "toy", who, again=True).run(client)
    first = next(running).student
    running.close()
    left = Batch(course, "toy", who)
    assert left.left == tuple(name for name in who if name != first)
    assert [line.earned for line in left.lines()] == [5.0, 5.0]  # earned points are not lost


def test_a_missing_lab_and_a_missing_submission(course) -> None:
    with pytest.raises(CourseError, match="tyo"):
        Batch(course, "tyo")
    with pytest.raises(CourseError, match="submitted/nobody/toy"):
        Batch(course, "toy", ["nobody"])


def test_a_refusal_is_forgotten_with_its_submission(course, hand_in) -> None:
    hand_in("i-here")
    for student in ("i-here", "i-renamed"):
        refusals.write(course.root, "toy", student, (finding(FindingKind.NOTHING, "toy"),))
    Batch(course, "toy")
    kept = refusals.read(course.root, "toy")
    assert "i-here" in kept and "i-renamed" not in kept


def test_an_unmeasured_speed_is_measured_later(course, hand_in, monkeypatch) -> None:
    """Setting the variable is enough, without --again; invalid values are refused."""
    who = ["unmeasured"]
    hand_in("unmeasured")
    monkeypatch.setattr(Batch, "_is_lost", lambda *_: False)
    left = {}
    for policy in ("credit", "withhold"):
        monkeypatch.setenv("HARNESS_UNMEASURED", policy)
        (print_of_it,) = Batch(course, "toy", who)._prints.values()
        assert Batch(course, "toy", who).left == ("unmeasured",)  # the policy is another
        Log(course, "toy").add(Done("unmeasured", print_of_it, True, 5.0, (), 0.0, 5.0, True))
        left[policy] = [Batch(course, "toy", who, False, gpu).left for gpu in (False, True)]
    assert left == {"credit": [(), ()], "withhold": [(), ("unmeasured",)]}
    monkeypatch.setenv("HARNESS_UNMEASURED", "banana")
    with pytest.raises(SettingError, match="'banana'"):
        Batch(course, "toy", who)


def test_a_grade_that_was_lost_is_given_again(course, client, hand_in) -> None:
    """The student was removed from the gradebook, the gradebook is a copy of an earlier day, or the
    graded notebooks are gone. Who has handed nothing in that could be graded is named."""
    who = ("i-removed", "i-deleted", "i-restored", "i-gone")
    for student in who:
        hand_in(student)
    list(Batch(course, "toy", who).run(client))
    assert Batch(course, "toy", who).left == ()
    with course.gradebook() as book:
        book.remove_student("i-removed")
        book.remove_student("i-gone")
        book.find_grade("one-check", "toy", "toy", "i-restored").auto_score = 0.5
        book.db.commit()
    shutil.rmtree(course.autograded / "i-deleted")
    shutil.rmtree(course.submitted / "i-gone")
    class_ = Batch(course, "toy")
    assert set(who) <= set(class_.lost) and class_.gone == ("i-gone",)
    assert set(class_.left) >= set(who) - {"i-gone"} and "i-gone" not in class_.left
    assert scores(Batch(course, "toy", who[:3]).run(client)) == dict.fromkeys(who[:3], 5.0)
    assert Batch(course, "toy", who[:3]).lost == ()


def test_a_new_gradebook_gets_the_lab(course, client, hand_in) -> None:
    """For example on a server where `harness labs` has never run."""
    hand_in("newcomer")
    released = (course.labs / "toy" / "toy.ipynb").read_bytes()
    (course.root / "gradebook.db").rename(course.root / "gradebook.before")
    enter_where_unknown(course, "toy")
    with course.gradebook() as book:  # a run that was killed leaves this
        for cell in book.find_assignment("toy").notebooks[0].source_cells:
            book.db.delete(cell)
        book.db.commit()
    (done,) = Batch(course, "toy", ["newcomer"], again=True).run(client)
    assert done.graded and done.earned == 5.0
    assert (course.labs / "toy" / "toy.ipynb").read_bytes() == released
    assert not list(course.root.glob("tma-labs-*"))


@pytest.fixture
def maker(monkeypatch):
    """A maker that reads nothing, and a list of the students that it was asked for, with the
    thread.
    """
    looked: list[tuple[str, str]] = []

    def admit(course, lab, student):
        looked.append((student, threading.current_thread().name))
        if student == "unreadable":
            raise OSError("it cannot be read")
        return (finding(FindingKind.NOTHING, student),)

    monkeypatch.setattr(batch, "admit", admit)
    task_maker = object.__new__(TaskMaker)
    task_maker._course, task_maker._lab, task_maker._admitting = None, "lab", {}
    return task_maker, looked


def test_each_submission_is_read_once_outside_the_caller(maker):
    task_maker, looked = maker
    with task_maker.admitting(["a", "b", "c"]):
        assert [task_maker._admitted(student)[0].file for student in "abc"] == ["a", "b", "c"]
    assert sorted(student for student, _ in looked) == ["a", "b", "c"]
    assert threading.current_thread().name not in {thread for _, thread in looked}


def test_submissions_of_dead_workers_are_retried_and_no_others_added(maker):
    task_maker, looked = maker
    with task_maker.admitting(["a"]):
        task_maker._admitted("a")
        task_maker._admitted("a")
    assert [student for student, _ in looked] == ["a", "a"]
    with task_maker.admitting(["b"]):
        pass
    task_maker._admitted("b")
    assert looked[-1] == ("b", threading.current_thread().name)


def test_an_error_affects_only_its_own_student(maker):
    task_maker, _ = maker
    with task_maker.admitting(["unreadable", "a"]):
        with pytest.raises(OSError, match="cannot be read"):
            task_maker._admitted("unreadable")
        assert task_maker._admitted("a")[0].file == "a"
