"""Stores and reductions that complete on an mbarrier (PTX ISA 9.7.9.12, 9.7.13.7).

They write a block's shared memory through the generic proxy, at any time until the mbarrier, which
lies in the same block, has counted their bytes.
"""

from __future__ import annotations

import numpy as np

from harness.emulator.barriers.mbarriers import MBarrier
from harness.emulator.copies.copy import IllegalCopy, Load, Reduction, Side, Units
from harness.emulator.copies.sides import plain_bytes, shared_place
from harness.emulator.findings import Reason
from harness.emulator.memory.access import Access
from harness.emulator.numerics import reductions
from harness.emulator.ops.tensor import for_each
from harness.emulator.ordering.shadow import Shadow
from harness.emulator.program.operation import Operation, spread
from harness.emulator.program.steps import executes
from harness.emulator.state import state_of
from harness.emulator.threads import Group, Step
from harness.isa.types import DTYPES


@executes("st.async")
def st_async(op: Operation) -> Step:
    return _to_shared(op, None)


@executes("red.async")
def red_async(op: Operation) -> Step:
    dtype = DTYPES[op.type]
    return _to_shared(op, Reduction(reductions.combine(op.words["op"], dtype), dtype))


def _to_shared(op: Operation, reduction: Reduction | None) -> Step:
    dtype = DTYPES[op.type]
    dst, mbar = op.address(0), op.address(2)
    reads = [op.read(element, op.type) for element in op.elements(1)]
    units = plain_bytes(dtype.itemsize * len(reads), dtype.itemsize)

    def step(group: Group) -> None:
        targets, barriers = spread(dst(group), group), spread(mbar(group), group)
        values = np.stack([spread(read(group), group) for read in reads], axis=1)
        state = state_of(group)

        def store(position: int, block: int, thread: int) -> None:
            owner, offset = shared_place(state.access, block, int(barriers[position]))
            barrier = state.mbarriers.for_store(group, position, owner, offset, op.site)
            target = _target(state.access, block, int(targets[position]), units, barrier)
            source = _source(values[position], target)
            load = Load(source, target, units, barrier, reduction)
            state.copies.load(block, thread, op.site, load)

        for_each(op, group, store)

    return step


def _target(access: Access, block: int, address: int, units: Units, barrier: MBarrier) -> Side:
    owner, start = shared_place(access, block, address)
    if address % units.nbytes:
        raise IllegalCopy(f"address {address:#x} is not a multiple of {units.nbytes} bytes")
    # The bytes are counted by an mbarrier of the block that receives them, as in a bulk copy.
    if owner != barrier.block:
        raise IllegalCopy("it writes one block's shared memory, and its mbarrier is in another's")
    if start + units.nbytes > access.shared_bytes:
        text = f"shared address {address:#x} is beyond the block's shared memory"
        raise IllegalCopy(text, Reason.OUTSIDE_VARIABLES, {"address": address})
    start += owner * access.shared_bytes
    return _side(access.shared, start, units.nbytes, units.size, access.shared_shadow)


def _source(values: np.ndarray, target: Side) -> Side:
    """Registers, which nobody else can touch."""
    data = np.ascontiguousarray(values).view(np.uint8)
    # An empty shadow, dropped afterwards: no other access can conflict with one to registers.
    shadow = Shadow(len(data), target.shadow.granule_bytes)
    return _side(data, 0, len(data), values.itemsize, shadow)


def _side(data: np.ndarray, start: int, nbytes: int, size: int, shadow: Shadow) -> Side:
    cells = start + np.arange(0, nbytes, size)
    # No fence (None): both ends are in the generic proxy, so a proxy fence cannot be missing.
    return Side(data, cells, shadow.where(start, nbytes), shadow, None)
