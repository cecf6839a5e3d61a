"""Counts of a launch, from its events alone."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from harness.sanitizer.emulator.events import CopyIssued, CopyMoved, Events, ProductsAwaited
from harness.sanitizer.emulator.trace.traffic import Counting


def test_a_wait_for_a_group_without_products_is_counted():
    """A single thread outside of the warpgroup issues no products, and commits and waits with all
    others.
    """
    events = Events()
    counting = Counting(events, ())
    events.emit(ProductsAwaited(0, 0, 1))
    assert (counting.traffic().waits, counting.traffic().lasting_waits) == (1, 0)


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
    (block,) = counting.traffic().blocks
    assert (block.fills, block.restarts) == (2, restarts)
