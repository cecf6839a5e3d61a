"""Launches that stop: why, with which facts, and where. Not in which words."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from harness.base.errors import KernelFault, KernelHung, PtxError
from harness.sanitizer.diagnosis import WaitsFor
from harness.sanitizer.emulator import Reason
from tests.naming import names

Caught = pytest.ExceptionInfo[Any]


@contextmanager
def faults(
    reason: Reason | Collection[Reason], thread: tuple[int, int] | None = None, **facts: Any
) -> Iterator[Caught]:
    """A launch that the hardware would kill for one of the reasons; ``thread``: (block, thread)."""
    wanted = {reason} if isinstance(reason, Reason) else {*reason}
    with pytest.raises(KernelFault) as caught:
        yield caught
    stop = caught.value
    assert stop.reason in wanted
    assert facts.items() <= stop.facts.items(), stop.facts
    if thread is not None:
        assert [hazard.threads for hazard in stop.hazards if hazard.reason in wanted] == [(thread,)]


@contextmanager
def refused(*facts: object) -> Iterator[Caught]:
    """PTX that cannot be run, for a reason with these names and numbers; its line is known."""
    with pytest.raises(PtxError) as caught:
        yield caught
    assert names(caught.value.reason, *facts), caught.value.reason
    assert caught.value.line


@contextmanager
def hangs(what: WaitsFor, **facts: Any) -> Iterator[Caught]:
    """A launch that cannot finish, in which threads wait for that."""
    with pytest.raises(KernelHung) as caught:
        yield caught
    known = [wait.facts for wait in caught.value.waiting if wait.what is what]
    assert any(facts.items() <= each.items() for each in known), caught.value.waiting
