"""A processor time limit for untrusted text."""

from __future__ import annotations

import contextlib
import signal
import sys
import time
import weakref

import pytest

from harness.classroom.admission.limited_time import LimitedTime, TimeIsOver


def _compute() -> None:
    begun = time.process_time()
    while time.process_time() - begun < 5:
        pass


def test_code_that_swallows_the_interrupt_once_is_ended_anyway():
    before = signal.getsignal(signal.SIGVTALRM)
    with pytest.raises(TimeIsOver), LimitedTime(0.01, 1).with_one():
        with contextlib.suppress(TimeIsOver):
            _compute()
        _compute()
    assert signal.getsignal(signal.SIGVTALRM) == before


class Thing:
    pass


def test_an_exception_that_python_ignores_is_not_printed(monkeypatch):
    """A library's weak references call back while a text is read."""
    exceptions = []
    monkeypatch.setattr(sys, "unraisablehook", exceptions.append)
    with pytest.raises(TimeIsOver), LimitedTime(0.01, 1).with_one():
        thing = Thing()
        reference = weakref.ref(thing, lambda _: _compute())
        del thing
        _compute()
    assert reference() is None and not exceptions
    reference = weakref.ref(thing := Thing(), lambda _: 1 / 0)
    with LimitedTime(10, 10).with_one():
        del thing
    assert [exception.exc_type for exception in exceptions] == [ZeroDivisionError]
