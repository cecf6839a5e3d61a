"""The bulk copies that this lab's kernels must have executed."""

from __future__ import annotations

from harness.exercises.exercise import Use

BULK_LOAD = Use(
    "a bulk load (cp.async.bulk, global to shared)",
    ("cp.async.bulk.shared::*.global.mbarrier*",),
)
BULK_STORE = Use(
    "a bulk store (cp.async.bulk, shared to global)",
    ("cp.async.bulk.global.shared::cta.bulk_group*",),
)
