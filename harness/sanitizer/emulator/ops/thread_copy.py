"""cp.async and its waits (PTX ISA 9.7.9.25.3)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import numpy as np

from harness.sanitizer.emulator.barriers.mbarriers import Arrival
from harness.sanitizer.emulator.copies.thread_copies import Pieces, ThreadCopies
from harness.sanitizer.emulator.findings import Illegal, Reason
from harness.sanitizer.emulator.memory.access import Access
from harness.sanitizer.emulator.ops.mbarrier import checked
from harness.sanitizer.emulator.ops.memory import guarded
from harness.sanitizer.emulator.ordering.shadow import Shadow
from harness.sanitizer.emulator.program.operation import Operation, spread
from harness.sanitizer.emulator.program.steps import executes
from harness.sanitizer.emulator.state import state_of
from harness.sanitizer.emulator.threads import Group, Step
from harness.sanitizer.isa.text.tree import Immediate

_WORDS: dict[int, tuple[np.dtype, int]] = {
    4: (np.dtype(np.uint32), 1),
    8: (np.dtype(np.uint64), 1),
    16: (np.dtype(np.uint64), 2),
}


@executes("cp.async")
def cp_async(op: Operation) -> Step:
    """Read ``source`` bytes, or none if it is a predicate that holds; the rest is 0."""
    dst, src, size = op.shared_address(0), op.address(1), _size(op)
    fourth = op.operands[3] if len(op.operands) > 3 else None
    # The fourth operand is a cache policy, a source size or a predicate (PTX ISA, "cp.async"): the
    # modifiers and the operand's type decide which.
    is_policy = op.has("L2::cache_hint") and len(op.operands) == 4
    ignored = getattr(fourth, "type", "") == "pred"
    read = None
    if fourth is not None and not is_policy:
        read = op.read(fourth, "pred" if ignored else "u32")

    def step(group: Group) -> None:
        targets, sources = spread(dst(group), group), spread(src(group), group)
        wanted = np.full(group.count, size)
        if read is not None:
            condition = spread(read(group), group)
            wanted = np.where(condition, 0, size) if ignored else condition.astype(np.int64)
        if wanted.max() > size:
            nbytes = int(wanted.max())
            op.fault(group, Illegal(Reason.SOURCE_BEYOND_COPY, nbytes=nbytes, size=size))
        # Threads that read the same number of bytes are one access: nearly always, all of them.
        for count in np.unique(wanted).tolist():
            alike = wanted == count
            part = group if alike.all() else group.where(alike)
            _start(op, part, targets[alike], sources[alike], size, count)

    return step


def _size(op: Operation) -> int:
    operand = op.operands[2]
    size = operand.value if isinstance(operand, Immediate) else None
    # .cg, which bypasses the L1 cache, copies 16 bytes alone (PTX ISA, "cp.async").
    legal = (16,) if op.has("cg") else (4, 8, 16)
    if size is None or size not in legal:
        raise op.error(f"the size is a constant, {' or '.join(map(str, legal))}; not {operand}")
    return int(size)


def _start(
    op: Operation, group: Group, targets: np.ndarray, sources: np.ndarray, size: int, wanted: int
) -> None:
    """Copy ``wanted`` bytes per thread, and zeros after them."""
    state = state_of(group)
    access = state.access
    values = np.zeros((group.count, size), np.uint8)
    if wanted:
        state.earlier_grid.use(op.site, group, sources)

    def load(addresses: np.ndarray, dtype: np.dtype, count: int) -> list[np.ndarray]:
        return guarded(
            op, group, lambda: access.load("global", group, addresses, dtype, count, op.site)
        )

    # A source size may be any number of bytes, and what follows it is not read: it may be outside
    # of the allocation. So a partial copy is read byte by byte.
    if wanted == size:
        values[:] = np.stack(load(sources, *_WORDS[size]), axis=1).view(np.uint8)
    else:
        for at in range(wanted):
            values[:, at] = load(sources + np.uint64(at), np.dtype(np.uint8), 1)[0]

    # Both ends are checked as ordinary accesses of the thread: cp.async, unlike cp.async.bulk, is
    # in the generic proxy (PTX ISA, "Async proxy").
    data, offsets, shadow = guarded(
        op, group, lambda: access.begin_shared_write(group, targets, values, op.site)
    )
    where, cells = shadow.rows(offsets, size), offsets[:, None] + np.arange(size)
    for alike, source, read in _sources(access, sources, wanted):
        actors = group.blocks[alike], group.threads[alike]
        target = shadow, where[alike]
        stamps = access.global_shadows.new_stamps(int(alike.sum()))
        pieces = Pieces(*actors, *target, source, read, data, cells[alike], values[alike], stamps)
        state.thread_copies.issue(pieces, op.site)


def _sources(
    access: Access, sources: np.ndarray, wanted: int
) -> Iterator[tuple[np.ndarray, Shadow | None, np.ndarray]]:
    """``(part, shadow, granules)`` of each allocation that is read; ``part`` is a mask."""
    left = np.ones(len(sources), np.bool_)
    if not wanted:
        yield left, None, np.zeros((len(sources), 0), np.int64)
        return
    while left.any():
        allocation = access.memory.find(int(sources[left][0]))
        assert allocation is not None  # the load would have faulted
        begin, end = np.uint64(allocation.address), np.uint64(allocation.end)
        alike = left & (sources >= begin) & (sources < end)
        shadow = access.global_shadows.shadow_of(allocation)
        yield alike, shadow, shadow.rows((sources[alike] - begin).astype(np.int64), wanted)
        left &= ~alike


def _for_each_thread(act: Callable[..., None]) -> Step:
    """A step that runs ``act(copies, blocks, threads)``."""

    def step(group: Group) -> None:
        act(state_of(group).thread_copies, group.blocks, group.threads)

    return step


@executes("cp.async.commit_group")
def commit_group(op: Operation) -> Step:
    return _for_each_thread(ThreadCopies.commit)


@executes("cp.async.wait_group")
def wait_group(op: Operation) -> Step:
    pending = int(op.constant(op.operands[0], np.dtype(np.uint32)))
    return _for_each_thread(lambda copies, *threads: copies.wait(*threads, pending))


@executes("cp.async.wait_all")
def wait_all(op: Operation) -> Step:
    return _for_each_thread(ThreadCopies.wait_all)


@executes("cp.async.mbarrier.arrive")
def mbarrier_arrive(op: Operation) -> Step:
    """Arrive when the thread's copies are done. Without .noinc the pending count is first raised by
    1, so that the count of mbarrier.init does not include this arrival."""
    address = op.shared_address(0)
    # Without .noinc the pending count is raised by one first (PTX ISA, "cp.async.mbarrier.arrive"),
    # so that raise and arrival cancel out.
    arrivals = np.uint32(1 if op.has("noinc") else 0)

    def step(group: Group) -> None:
        state, addresses = state_of(group), spread(address(group), group)
        counts = spread(arrivals, group)
        # The arrival comes when the copies complete. To complete them now is one legal order; they
        # are known to be complete to those who wait for the phase, or for the copies.
        form = Arrival(copies=state.thread_copies.arrive(group.blocks, group.threads))
        checked(
            op,
            group,
            lambda: state.mbarriers.arrive(group, addresses, counts, None, op.site, False, form),
        )

    return step
