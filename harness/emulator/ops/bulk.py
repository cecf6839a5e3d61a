"""Bulk copies, reductions and prefetches of contiguous bytes (PTX ISA 9.7.9.25.4)."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from harness.emulator.copies.copy import Load, Reduction, Store
from harness.emulator.copies.sides import global_range, plain_bytes, shared_range
from harness.emulator.numerics import reductions
from harness.emulator.ops.tensor import destinations, for_each
from harness.emulator.program.operation import Operation, spread
from harness.emulator.program.steps import executes
from harness.emulator.state import state_of
from harness.emulator.threads import Group, Step
from harness.isa.types import DTYPES


@executes("cp.async.bulk.load")
def bulk_load(op: Operation) -> Step:
    return _to_shared(op, op.words["source"], None)


@executes("cp.async.bulk.load.multicast")
def bulk_load_multicast(op: Operation) -> Step:
    return _to_shared(op, "global", None, mask_at=4)


@executes("cp.reduce.async.bulk.shared")
def bulk_reduce_shared(op: Operation) -> Step:
    return _to_shared(op, "shared::cta", _reduction(op))


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
            given = int(targets[position]), int(barriers[position])
            # Each destination of a multicast is a load of its own: it completes on the mbarrier of
            # the block that it writes (PTX ISA, "cp.async.bulk", .multicast::cluster), and each may
            # arrive at a different time.
            for owner, to, address in places(group, position, *given):
                if space == "global":
                    source = global_range(access, at, nbytes)
                else:
                    source = shared_range(access, block, at, nbytes)
                target = shared_range(access, owner, to, nbytes)
                barrier = state.mbarriers.for_copy(group, position, address, op.site)
                made = Load(source, target, plain_bytes(nbytes), barrier, reduction)
                state.copies.load(block, thread, op.site, made)

        for_each(op, group, load)

    return step


@executes("cp.async.bulk.store")
def bulk_store(op: Operation) -> Step:
    return _to_global(op, None)


@executes("cp.reduce.async.bulk.global")
def bulk_reduce_global(op: Operation) -> Step:
    return _to_global(op, _reduction(op))


def _reduction(op: Operation) -> Reduction:
    dtype = DTYPES[op.type]
    return Reduction(reductions.combine(op.words["op"], dtype), dtype)


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
            made = Store(source, target, plain_bytes(nbytes), op.site, reduction)
            state.copies.store(block, thread, made)

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
def createpolicy_fractional(op: Operation) -> Step:
    return _policy(op, range(1, len(op.operands)), "f32")


@executes("createpolicy.range")
def createpolicy_range(op: Operation) -> Step:
    # Read for the checks of its form alone: the range is advice to a cache.
    op.address(1)
    return _policy(op, (2, 3), "u32")


@executes("createpolicy.cvt")
def createpolicy_cvt(op: Operation) -> Step:
    return _policy(op, (1,), "b64")


def _policy(op: Operation, operands: Iterable[int], ptx_type: str) -> Step:
    for operand in operands:
        op.read(operand, ptx_type)
    write = op.write(0, "b64")
    return lambda group: write(group, _POLICY)
