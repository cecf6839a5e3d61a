"""Barriers of a block and of a cluster, memory fences (PTX ISA 9.7.13.1 to 9.7.13.4), and addresses
in the shared memory of another block of the cluster (9.7.9.23, 9.7.9.24)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import numpy as np

from harness.base.arch import BARRIERS_PER_BLOCK
from harness.sanitizer.emulator.arrays import are_alike
from harness.sanitizer.emulator.barriers.block_barriers import BarrierArrival, IllegalCount
from harness.sanitizer.emulator.findings import Illegal, Reason
from harness.sanitizer.emulator.ops.warp import WHOLE_WARP, together
from harness.sanitizer.emulator.ordering.clocks import GLOBAL, INIT, PEERS, SCOPES, SHARED
from harness.sanitizer.emulator.program.operation import Operation, Reader, spread
from harness.sanitizer.emulator.program.steps import execute, executes
from harness.sanitizer.emulator.state import state_of
from harness.sanitizer.emulator.threads import RANK_SHIFT, WARP, Group, Moved, Numbers, Step
from harness.sanitizer.isa.text.tree import Immediate
from harness.sanitizer.isa.types import DTYPES


@executes("bar.arrive")
def bar_arrive(op: Operation) -> Step:
    # bar.arrive is .aligned, and its threads do not wait at the barrier. Lanes that come apart are
    # therefore brought together before it; a bar.sync brings them together while they wait.
    return _by_whole_warps(op, _arrive(op, waits=False))


@executes("bar.red")
def bar_red(op: Operation) -> Step:
    """A barrier at which the threads vote: how many hold c, or whether all do, or any."""
    # ``p, a{, b}, c``: the count may be missing, the predicate is always last.
    last = len(op.operands) - 1
    write, flags = op.write(0, op.type), op.read(last, "pred")
    outcomes: dict[str, Callable[[int, int], int]] = {
        "popc": lambda true, every: true,
        "and": lambda true, every: true == every,
        "or": lambda true, every: true > 0,
    }
    outcome, dtype = outcomes[op.words["op"]], DTYPES[op.type]

    def give(group: Group, true: int, every: int) -> None:
        write(group, np.full(group.count, outcome(true, every), dtype))

    return _arrive(op, waits=True, at=1, counted=last > 2, flags=flags, give=give)


def arrival_of_all(op: Operation) -> BarrierArrival | None:
    """Return the arrival of a ``bar.sync`` for all threads of the block at a constant barrier, or
    None for any other form."""
    number, *counted = op.operands
    # The native engine does this form by itself: all threads of a block come by one instruction.
    if counted or not isinstance(number, Immediate) or number.value >= BARRIERS_PER_BLOCK:
        return None
    return BarrierArrival(int(number.value), None, op.site, waits=True, aligned=op.aligned)


def _arrive(
    op: Operation,
    waits: bool,
    at: int = 0,
    counted: bool | None = None,
    flags: Reader | None = None,
    give: Callable[[Group, int, int], None] | None = None,
) -> Step:
    """``at`` is the operand that names the barrier; the next is the count, if any."""
    number = op.read(at, "u32")
    counted = len(op.operands) > 1 if counted is None else counted
    threads = op.read(at + 1, "u32") if counted else None

    def step(group: Group) -> Moved:
        state = state_of(group)
        state.progress += 1
        numbers, counts = number(group), 0 if threads is None else threads(group)
        most = int(numbers.max() if np.ndim(numbers) else numbers)
        if most >= BARRIERS_PER_BLOCK:
            illegal = Illegal(Reason.NO_SUCH_BARRIER, barrier=most, most=BARRIERS_PER_BLOCK)
            op.fault(group, illegal)
        votes = None if flags is None else spread(flags(group), group)
        released = []
        # The barrier and the count may be registers with different values in each thread (PTX ISA,
        # "bar / barrier"). Threads with the same values arrive together.
        for part, which, count in _asked(numbers, counts):
            mine = votes if votes is None or part is None else votes[part]
            here = group if part is None else group.where(part)
            expected = _expected(op, here, count, waits)
            arrival = BarrierArrival(which, expected, op.site, waits, op.aligned, mine, give)
            try:
                released += state.block_barriers.arrive(here, arrival)
            except IllegalCount as illegal:
                op.fault(here, illegal)
        return released

    return step


def _asked(numbers: Numbers, counts: Numbers) -> Iterator[tuple[np.ndarray | None, int, int]]:
    """``(mask over the group, barrier, count)`` for each barrier and count that is asked for, of
    operands that may be the same for all; the mask is None if all threads name the same barrier and
    count."""
    if not np.ndim(numbers) and not np.ndim(counts):
        yield None, int(numbers), int(counts)
        return
    numbers, counts = np.atleast_1d(numbers), np.atleast_1d(counts)
    if are_alike(numbers) and are_alike(counts):
        yield None, int(numbers[0]), int(counts[0])
        return
    numbers, counts = np.broadcast_arrays(numbers, counts)
    for which in np.unique(numbers).tolist():
        of_barrier = numbers == which
        for count in np.unique(counts[of_barrier]).tolist():
            yield of_barrier & (counts == count), which, count


def _expected(op: Operation, group: Group, count: int, waits: bool) -> int | None:
    """The threads that complete the barrier; None means all of the block, as 0 does."""
    # PTX ISA, "bar / barrier": the count is a multiple of the warp size, and bar.arrive needs one.
    # Without it an arrival that does not wait could complete the barrier of all threads.
    if count % WARP or (not count and not waits):
        op.fault(group, Illegal(Reason.COUNT_NOT_WHOLE_WARPS, count=count, unit=WARP))
    return count or None


@executes("fence")
def fence(op: Operation) -> Step:
    """Orders this thread's strong accesses before it and after it."""
    scope = SCOPES[op.words["scope"]]
    # fence.acquire and fence.release are halves of fence.acq_rel; membar is another name of
    # fence.sc (PTX ISA, "membar / fence").
    acquires, releases = not op.has("release"), not op.has("acquire")
    sc = op.has("sc") or op.instruction.opcode.startswith("membar")
    return lambda group: state_of(group).access.order.fence(group, scope, acquires, releases, sc)


execute(
    {
        "bar.sync": lambda op: _arrive(op, waits=True),
        "fence.release.sync_restrict": lambda op: (
            lambda group: state_of(group).access.order.release_in_shared(group)
        ),
        "fence.acquire.sync_restrict": lambda op: (
            lambda group: state_of(group).access.order.acquire_in_shared(group)
        ),
        "fence.mbarrier_init": lambda op: _proxy_fence((INIT,)),
        # Do nothing: no memory has two addresses here.
        "fence.proxy.alias": lambda op: lambda group: None,
        "fence.proxy.async": lambda op: _proxy_fence((SHARED, PEERS, GLOBAL)),
        "fence.proxy.async.shared": lambda op: _fence_of_shared(op.has("shared::cluster")),
        # Order generic accesses before async accesses, and not the reverse.
        "fence.proxy.async.sync_restrict": lambda op: _fence_of_shared(op.has("acquire")),
        "fence.proxy.async.global": lambda op: _proxy_fence((GLOBAL,)),
    }
)


def _fence_of_shared(of_cluster: bool) -> Step:
    return _proxy_fence((SHARED, PEERS) if of_cluster else (SHARED,))


def _proxy_fence(kinds: tuple[int, ...]) -> Step:
    # A fence covers what its thread knows of, so two places are right: by each writer before the
    # barrier, and by the issuing thread after it (PTX ISA, "Causality Order", proxy-preserved base
    # causality order).
    return lambda group: state_of(group).clocks.fence(kinds, group.blocks, group.threads)


_OFFSET = np.uint64((1 << RANK_SHIFT) - 1)


@executes("barrier.cluster.arrive")
def arrive(op: Operation) -> Step:
    releases = not op.has("relaxed")

    def step(group: Group) -> Moved:
        state = state_of(group)
        state.progress += 1
        # barrier.cluster.arrive does not wait. The other groups are threads that this arrival
        # releases from their barrier.cluster.wait.
        return [(op.site + 1, group), *state.cluster_barriers.arrive(group, op.site, releases)]

    return _by_whole_warps(op, step)


@executes("barrier.cluster.wait")
def wait(op: Operation) -> Step:
    return _by_whole_warps(op, lambda group: state_of(group).cluster_barriers.wait(group, op.site))


def _by_whole_warps(op: Operation, step: Callable[[Group], Moved | None]) -> Step:
    """All lanes of a warp execute an .aligned instruction together."""
    return together(op, lambda group: WHOLE_WARP, step) if op.aligned else step


@executes("mapa")
def mapa(op: Operation) -> Step:
    """The address that ``a``, in this block's shared memory, has in the block of that rank."""
    generic = not op.has("shared::cluster")
    write, address, rank = op.write(0, op.type), op.read(1, op.type), op.read(2, "u32")

    def step(group: Group) -> None:
        window = np.uint64(state_of(group).access.windows.shared if generic else 0)
        ranks = spread(rank(group), group).astype(np.uint64)
        beyond = ranks >= group.wave.cluster_size
        if beyond.any():
            first, blocks = int(ranks[beyond][0]), group.wave.cluster_size
            illegal = Illegal(Reason.RANK_BEYOND_CLUSTER, rank=first, blocks=blocks)
            op.fault(group.where(beyond), illegal)
        offset = spread(address(group), group).astype(np.uint64) & _OFFSET
        # The address of a peer has its rank plus one above the offset, so that an address without a
        # rank is in the user's own block, in every block (`Wave.locate_shared`). The layout of
        # hardware is not documented; kernels get such addresses from mapa.
        mapped = window + ((ranks + np.uint64(1)) << np.uint64(RANK_SHIFT)) + offset
        write(group, mapped.astype(f"u{4 if op.type == 'u32' else 8}"))

    return step


@executes("getctarank")
def getctarank(op: Operation) -> Step:
    """The rank of the block whose shared memory ``a`` lies in."""
    write, address = op.write(0, "u32"), op.read(1, op.type)

    def step(group: Group) -> None:
        addresses = spread(address(group), group).astype(np.uint64) & np.uint64(0xFFFF_FFFF)
        blocks, _ = group.wave.locate_shared(group.blocks, addresses)
        write(group, (blocks % group.wave.cluster_size).astype(np.uint32))

    return step
