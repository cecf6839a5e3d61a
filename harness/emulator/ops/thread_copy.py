"""cp.async and what waits for it (PTX ISA 9.7.9.25.3)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import numpy as np

from harness.emulator.copies.thread_copies import Piece, ThreadCopies
from harness.emulator.ops.mbarrier import checked
from harness.emulator.ops.memory import guarded
from harness.emulator.ordering.shadow import Shadow
from harness.emulator.program.operation import Operation, spread
from harness.emulator.program.steps import executes
from harness.emulator.state import state_of
from harness.emulator.threads import Group, Step
from harness.isa.text.tree import Immediate

_WORDS: dict[int, tuple[np.dtype, int]] = {
    4: (np.dtype(np.uint32), 1),
    8: (np.dtype(np.uint64), 1),
    16: (np.dtype(np.uint64), 2),
}


@executes("cp.async")
def cp_async(op: Operation) -> Step:
    """``source`` bytes are read, or none where it is a predicate that holds; the rest is 0."""
    dst, src, size = op.shared_address(0), op.address(1), _size(op)
    fourth = op.operands[3] if len(op.operands) > 3 else None
    is_policy = op.has("L2::cache_hint") and len(op.operands) == 4
    ignored = getattr(fourth, "type", "") == "pred"
    read = None
    if fourth is not None and not is_policy:
        read = op.read(fourth, "pred" if ignored else "u32")

    def step(group: Group) -> None:
        targets, sources = spread(dst(group), group), spread(src(group), group)
        wanted = np.full(group.count, size)
        if read is not None:
            given = spread(read(group), group)
            wanted = np.where(given, 0, size) if ignored else given.astype(np.int64)
        if wanted.max() > size:
            op.fault(group, f"{wanted.max()} source bytes for a copy of {size}")
        for at in range(group.count):
            one = Group(group.wave, group.index[at : at + 1])
            _start(op, one, targets[at], sources[at], size, int(wanted[at]))

    return step


def _size(op: Operation) -> int:
    operand = op.operands[2]
    size = operand.value if isinstance(operand, Immediate) else None
    legal = (16,) if op.has("cg") else (4, 8, 16)
    if size is None or size not in legal:
        raise op.error(f"the size is a constant, {' or '.join(map(str, legal))}; not {operand}")
    return int(size)


def _start(
    op: Operation, one: Group, target: np.integer, source: np.integer, size: int, wanted: int
) -> None:
    state = state_of(one)
    access = state.access
    values = np.zeros(size, np.uint8)
    targets, sources = np.array([target], np.uint64), np.array([source], np.uint64)
    if wanted == size:
        dtype, count = _WORDS[size]
        words = guarded(op, one, lambda: access.load("global", one, sources, dtype, count, op.site))
        values[:] = np.concatenate(words).view(np.uint8)
    else:
        for at in range(wanted):
            address, byte = sources + np.uint64(at), np.dtype(np.uint8)
            load = partial(access.load, "global", one, address, byte, 1, op.site)
            values[at] = guarded(op, one, load)[0][0]

    def check_write() -> tuple[np.ndarray, int, Shadow | None]:
        return access.begin_shared_write(one, targets, size, op.site)

    data, offset, shadow = guarded(op, one, check_write)
    assert shadow is not None  # shared memory has one
    read_shadow, read_where = None, np.zeros(0, np.int64)
    if wanted:
        allocation = access.memory.find(int(source))
        assert allocation is not None  # the load would have faulted
        read_shadow = access.global_shadows.of(allocation)
        read_where = read_shadow.where(int(source) - allocation.address, wanted)
    cells = offset + np.arange(size)
    piece = Piece(shadow, shadow.where(offset, size), read_shadow, read_where, data, cells, values)
    state.thread_copies.issue(int(one.blocks[0]), int(one.threads[0]), piece, op.site)


def _for_each(act: Callable[..., None]) -> Step:
    """A step that runs ``act(copies, block, thread)`` for each thread."""

    def step(group: Group) -> None:
        copies = state_of(group).thread_copies
        for block, thread in zip(group.blocks.tolist(), group.threads.tolist(), strict=True):
            act(copies, block, thread)

    return step


@executes("cp.async.commit_group")
def commit_group(op: Operation) -> Step:
    return _for_each(ThreadCopies.commit)


@executes("cp.async.wait_group")
def wait_group(op: Operation) -> Step:
    pending = int(op.constant(op.operands[0], np.dtype(np.uint32)))
    return _for_each(lambda copies, block, thread: copies.wait(block, thread, pending))


@executes("cp.async.wait_all")
def wait_all(op: Operation) -> Step:
    return _for_each(ThreadCopies.wait_all)


@executes("cp.async.mbarrier.arrive")
def mbarrier_arrive(op: Operation) -> Step:
    """An arrival when the thread's copies are done. Without .noinc the phase first expects one
    more, so that the count that was given at the start does not include it."""
    address = op.shared_address(0)
    arrivals = np.uint32(1 if op.has("noinc") else 0)

    def step(group: Group) -> None:
        state, addresses = state_of(group), spread(address(group), group)
        counts = spread(arrivals, group)
        for block, thread in zip(group.blocks.tolist(), group.threads.tolist(), strict=True):
            state.thread_copies.finish_all(block, thread)
        checked(
            op,
            group,
            lambda: state.mbarriers.arrive(group, addresses, counts, None, op.site, False),
        )

    return step
