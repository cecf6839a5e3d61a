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
    made = object.__new__(TaskMaker)
    made._course, made._lab, made._admitting = None, "lab", {}
    return made, looked


def test_each_submission_is_read_once_outside_the_caller(maker):
    made, looked = maker
    with made.admitting(["a", "b", "c"]):
        assert [made._admitted(one)[0].file for one in "abc"] == ["a", "b", "c"]
    assert sorted(one for one, _ in looked) == ["a", "b", "c"]
    assert threading.current_thread().name not in {thread for _, thread in looked}


def test_submissions_of_dead_workers_are_retried_and_no_others_added(maker):
    made, looked = maker
    with made.admitting(["a"]):
        made._admitted("a")
        made._admitted("a")
    assert [one for one, _ in looked] == ["a", "a"]
    with made.admitting(["b"]):
        pass
    made._admitted("b")
    assert looked[-1] == ("b", threading.current_thread().name)


def test_an_error_affects_only_its_own_student(maker):
    made, _ = maker
    with made.admitting(["unreadable", "a"]):
        with pytest.raises(OSError, match="cannot be read"):
            made._admitted("unreadable")
        assert made._admitted("a")[0].file == "a"
