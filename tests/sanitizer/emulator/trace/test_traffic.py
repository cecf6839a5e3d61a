"""Counts of a launch, from its events alone."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from harness.sanitizer.emulator.events import CopyIssued, CopyMoved, Events, GroupCommitted
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


@pytest.mark.parametrize("order", ["load first", "store first", "one after the other"])
def test_a_group_of_stores_is_counted_if_a_load_is_in_flight_with_it(order: str):
    events = Events()
    counting = Counting(events, ())
    load, store = SimpleNamespace(barrier=0), SimpleNamespace(barrier=None)
    issues = [
        CopyIssued(load, "load", 0, 0, 0, 16, 0, None, (0,), 8),
        CopyIssued(store, "store", 0, 0, 0, 16, 0, None, (), None),
    ]
    for issued in reversed(issues) if order == "store first" else issues:
        events.emit(issued)
        if order == "one after the other":
            events.emit(CopyMoved(issued.copy, False))
    events.emit(GroupCommitted(0, 0, 0))
    (block,) = counting.traffic()
    assert block.groups_beside_loads == (order != "one after the other")
