"""Bulk groups: the commit and the wait (PTX ISA 9.7.9.25.5)."""

from __future__ import annotations

import numpy as np

from harness.emulator.program.operation import Operation
from harness.emulator.program.steps import executes


@executes("cp.async.bulk.commit_group")
def commit_group(op: Operation):
    def step(group):
        for block, thread in zip(group.blocks, group.threads, strict=True):
            if (int(block), int(thread)) in op.machine.copies:
                op.machine.copies.commit(int(block), int(thread))

    return step


@executes("cp.async.bulk.wait_group")
def wait_group(op: Operation):
    pending = int(op.constant(op.operands[0], np.dtype(np.uint32)))
    reads_only = op.has("read")

    def step(group):
        for block, thread in zip(group.blocks, group.threads, strict=True):
            if (int(block), int(thread)) in op.machine.copies:
                op.machine.copies.wait(int(block), int(thread), pending, reads_only)

    return step
