"""Submissions are checked before the worker that will run them is free."""

from __future__ import annotations

import threading

import pytest

from harness.classroom.admission.findings import FindingKind, finding
from harness.classroom.many import tasks
from harness.classroom.many.tasks import TaskMaker


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

    monkeypatch.setattr(tasks, "admit", admit)
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
