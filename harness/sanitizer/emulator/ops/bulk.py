"""Bulk copies, reductions and prefetches of contiguous bytes (PTX ISA 9.7.9.25.4), bulk groups
(9.7.9.27.2), and stores that complete on an mbarrier (9.7.9.12, 9.7.13.7).

The latter write a block's shared memory through the generic proxy, at any time until the mbarrier,
which lies in the same block, has counted their bytes.
"""

from __future__ import annotations

import numpy as np

from harness.sanitizer.emulator.copies.copy import (
    IllegalCopy,
    Load,
    Reduction,
    Side,
    Store,
    Units,
    global_range,
    plain_bytes,
    shared_place,
    shared_range,
)
from harness.sanitizer.emulator.findings import Reason
from harness.sanitizer.emulator.memory.access import Access
from harness.sanitizer.emulator.numerics import copy_arithmetic
from harness.sanitizer.emulator.ops.tensor import destinations, for_each
from harness.sanitizer.emulator.ordering.shadow import Shadow
from harness.sanitizer.emulator.program.operation import Operation, spread
from harness.sanitizer.emulator.program.steps import execute, executes
from harness.sanitizer.emulator.state import state_of
from harness.sanitizer.emulator.threads import Group, Moved, Step
from harness.sanitizer.isa.types import DTYPES


def _to_shared(
    op: Operation, space: str, reduction: Reduction | None, mask_at: int | None = None
) -> Step:
    dst, src, size, mbar = op.address(0), op.address(1), op.read(2, "u32"), op.address(3)
    places = destinations(op, mask_at)

    def step(group: Group) -> None:
        targets, sources = spread(dst(group), group), spread(src(group), group)
        sizes, barriers = spread(size(group), group), spread(mbar(group), group)
        state = state_of(group)
        access = state.access

        def load(position: int, block: int, thread: int) -> None:
            nbytes, at = int(sizes[position]), int(sources[position])
            ends = int(targets[position]), int(barriers[position])
            # Each destination of a multicast is a load of its own: it completes on the mbarrier of
            # the block that it writes (PTX ISA, "cp.async.bulk", .multicast::cluster), and each may
            # arrive at a different time.
            for owner, to, address in places(group, position, *ends):
                if space == "global":
                    source = global_range(access, at, nbytes)
                else:
                    source = shared_range(access, block, at, nbytes)
                target = shared_range(access, owner, to, nbytes)
                if space != "global" and shared_place(access, owner, to)[0] == block:
                    raise IllegalCopy(Reason.COPY_TO_OWN_BLOCK)
                barrier = state.mbarriers.for_copy(group, position, address, op.site)
                load = Load(source, target, plain_bytes(nbytes), reduction, barrier=barrier)
                state.copies.load(block, thread, op.site, load)

        for_each(op, group, load)

    return step


def _reduction(op: Operation) -> Reduction:
    dtype = DTYPES[op.type]
    return Reduction(copy_arithmetic.combine(op.words["op"], dtype), dtype)


def _to_global(op: Operation, reduction: Reduction | None) -> Step:
    dst, src, size = op.address(0), op.address(1), op.read(2, "u32")

    def step(group: Group) -> None:
        targets, sources = spread(dst(group), group), spread(src(group), group)
        sizes = spread(size(group), group)
        state = state_of(group)
        # Another block may poll the bytes that this store writes, so the state counts as changed: a
        # loop of stores is not a livelock.
        state.progress += 1

        def store(position: int, block: int, thread: int) -> None:
            nbytes = int(sizes[position])
            source = shared_range(state.access, block, int(sources[position]), nbytes)
            target = global_range(state.access, int(targets[position]), nbytes)
            store = Store(source, target, plain_bytes(nbytes), reduction, site=op.site)
            state.copies.store(block, thread, store)

        for_each(op, group, store)

    return step


@executes("cp.async.bulk.prefetch")
def bulk_prefetch(op: Operation) -> Step:
    """A hint: nothing is read that counts, but the bytes must be there."""
    src, size = op.address(0), op.read(1, "u32")

    def step(group: Group) -> None:
        sources, sizes = spread(src(group), group), spread(size(group), group)

        def check(position: int, block: int, thread: int) -> None:
            global_range(state_of(group).access, int(sources[position]), int(sizes[position]))

        for_each(op, group, check)

    return step


_POLICY = np.uint64(0x1000_0000_0000_0000)  # opaque: the emulator has no cache


@executes("createpolicy.fractional")
def createpolicy(op: Operation) -> Step:
    for operand in range(1, len(op.operands)):
        op.read(operand, "f32")  # a hint, and checked all the same
    write = op.write(0, "b64")
    return lambda group: write(group, _POLICY)


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


execute(
    {
        "cp.async.bulk.load": lambda op: _to_shared(op, op.words["source"], None),
        "cp.async.bulk.load.multicast": lambda op: _to_shared(op, "global", None, mask_at=4),
        "cp.reduce.async.bulk.shared": lambda op: _to_shared(op, "shared::cta", _reduction(op)),
        "cp.async.bulk.store": lambda op: _to_global(op, None),
        "cp.reduce.async.bulk.global": lambda op: _to_global(op, _reduction(op)),
        "st.async": lambda op: _async_store(op, None),
        "red.async": lambda op: _async_store(op, _reduction(op)),
    }
)


def _async_store(op: Operation, reduction: Reduction | None) -> Step:
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
            target = _target(state.access, block, int(targets[position]), units)
            source = _source(values[position], target)
            load = Load(source, target, units, reduction, barrier=barrier)
            state.copies.load(block, thread, op.site, load)

        for_each(op, group, store)

    return step


def _target(access: Access, block: int, address: int, units: Units) -> Side:
    owner, start = shared_place(access, block, address)
    if address % units.nbytes:
        raise IllegalCopy(Reason.COPY_MISALIGNED, address=address, unit=units.nbytes)
    if start + units.nbytes > access.shared_bytes:
        raise IllegalCopy(
            Reason.BEYOND_MEMORY,
            space="shared",
            address=address,
            limit=access.shared_bytes,
            empty=access.extents["shared"].empty,
        )
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
    last = start + nbytes - size
    return Side(data, cells, shadow.where(start, nbytes), shadow, None, start, last)
