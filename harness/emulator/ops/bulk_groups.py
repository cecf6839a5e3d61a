"""Bulk groups: the commit and the wait (PTX ISA 9.7.9.27.2)."""

from __future__ import annotations

import numpy as np

from harness.emulator.program.operation import Operation
from harness.emulator.program.steps import executes
from harness.emulator.state import state_of
from harness.emulator.threads import Group, Step


@executes("cp.async.bulk.commit_group")
def commit_group(op: Operation) -> Step:
    def step(group: Group) -> None:
        copies = state_of(group).copies
        for block, thread in copies.storing(group):
            copies.commit(block, thread)

    return step


@executes("cp.async.bulk.wait_group")
def wait_group(op: Operation) -> Step:
    pending = int(op.constant(op.operands[0], np.dtype(np.uint32)))
    reads_only = op.has("read")

    def step(group: Group) -> None:
        copies = state_of(group).copies
        for block, thread in copies.storing(group):
            copies.wait(block, thread, pending, reads_only)

    return step
