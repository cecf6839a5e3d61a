"""Instructions that the exercises of this lab ask for."""

from __future__ import annotations

from harness.exercises.effects import Executed

ARRIVE = Executed(
    "an arrival on an mbarrier (mbarrier.arrive)", ("mbarrier.arrive", "mbarrier.arrive.expect_tx")
)
WAIT = Executed(
    "a wait for an mbarrier's phase (mbarrier.try_wait or test_wait)",
    ("mbarrier.try_wait", "mbarrier.test_wait"),
)
