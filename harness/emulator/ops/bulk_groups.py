"""Bulk groups: the commit and the wait (PTX ISA 9.7.9.27.2)."""

from __future__ import annotations

import numpy as np

from harness.emulator.program.operation import Operation
from harness.emulator.program.steps import executes
from harness.emulator.state import state_of
from harness.emulator.threads import Group, Moved, Step


@executes("cp.async.bulk.commit_group")
def commit_group(op: Operation) -> Step:
    def step(group: Group) -> None:
        copies = state_of(group).copies
        # A thread without bulk stores commits an empty group, and nothing is kept of it: an empty
        # group is complete at once and older than all that follow, so no later wait depends on it.
        for block, thread in copies.storing(group):
            copies.commit(block, thread)

    return step


@executes("cp.async.bulk.wait_group")
def wait_group(op: Operation) -> Step:
    pending = int(op.constant(op.operands[0], np.dtype(np.uint32)))
    # With .read the sources may be overwritten; without it, the writes to global memory are
    # performed, too. Both count the executing thread's own groups (PTX ISA,
    # "cp.async.bulk.wait_group").
    reads_only = op.has("read")

    def wait(group: Group) -> None:
        copies = state_of(group).copies
        for block, thread in copies.storing(group):
            copies.wait(block, thread, pending, reads_only)

    def step(group: Group) -> Moved | None:
        state = state_of(group)
        # Held until nothing else can run: a thread that overwrites a source without waiting for
        # this one then changes the bytes that are stored.
        is_late = state.scheduler.stores_are_late
        held = state.copies.begin_wait(group, pending) if is_late else None
        if held is None:
            wait(group)
            return None
        state.copies.hold(op.site + 1, group.where(held), wait)
        if held.all():
            return []
        others = group.where(~held)
        wait(others)
        return [(op.site + 1, others)]

    return step
