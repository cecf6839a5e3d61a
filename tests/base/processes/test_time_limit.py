"""A limit on a command's processor time."""

from __future__ import annotations

import contextlib
import time

import pytest

from harness.base.processes.waits import time_limit

LONG_S = 5.0


def _compute() -> None:
    begun = time.process_time()
    while time.process_time() - begun < LONG_S:
        pass


def test_a_computation_is_ended_at_the_limit():
    with pytest.raises(TimeoutError), time_limit(0.01, TimeoutError):
        _compute()


def test_code_that_swallows_the_interrupt_once_is_ended_anyway():
    with pytest.raises(TimeoutError), time_limit(0.01, TimeoutError):
        with contextlib.suppress(TimeoutError):
            _compute()
        _compute()
