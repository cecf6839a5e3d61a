"""Counts of a launch, from its events alone."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from harness.sanitizer.emulator.events import CopyIssued, CopyMoved, Events
from harness.sanitizer.emulator.trace.traffic import Counting


@pytest.mark.parametrize(("while_others_run", "restarts"), [(False, 1), (True, 0)])
def test_a_load_that_arrived_while_others_run_does_not_show_that_a_ring_ran_dry(
    while_others_run: bool, restarts: int
):
    """A thread that polls lets copies arrive that a later arrival might have left in flight."""
    events = Events()
    counting = Counting(events, ())
    loads = [SimpleNamespace(barrier=n) for n in range(2)]
    for n, load in enumerate(loads):
        events.emit(CopyIssued(load, "load", 0, 0, 0, 16, 0, None, (n,), 8 * n))
        events.emit(CopyMoved(load, while_others_run))
    (block,) = counting.traffic()
    assert (block.fills, block.restarts) == (2, restarts)
