"""Instructions that the exercises of this lab ask for."""

from __future__ import annotations

from harness.exercises.effects import Executed

WAIT = Executed(
    "a wait for an mbarrier's phase (mbarrier.try_wait or test_wait)",
    ("mbarrier.try_wait", "mbarrier.test_wait"),
)
