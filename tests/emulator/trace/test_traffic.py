"""Counts of a launch, from its events alone."""

from __future__ import annotations

from harness.emulator.events import Events, ProductsAwaited
from harness.emulator.trace.traffic import Counting


def test_a_wait_for_a_group_without_products_is_counted():
    """A single thread outside of the warpgroup issues no products, and commits and waits with all
    others.
    """
    events = Events()
    counting = Counting(events, ())
    events.emit(ProductsAwaited(0, 0, 1))
    assert (counting.traffic().waits, counting.traffic().lasting_waits) == (1, 0)
