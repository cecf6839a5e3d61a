"""Instructions that the exercises of this lab ask for."""

from __future__ import annotations

from harness.exercises.exercise import Use

ARRIVE = Use("an arrival on an mbarrier (mbarrier.arrive)", ("mbarrier.arrive*",))
WAIT = Use(
    "a wait for an mbarrier's phase (mbarrier.try_wait or test_wait)",
    ("mbarrier.try_wait*", "mbarrier.test_wait*"),
)
BULK_LOAD = Use(
    "a bulk copy from global to shared memory (cp.async.bulk)",
    ("cp.async.bulk.shared::*.global*",),
)
