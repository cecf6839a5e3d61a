"""A record of a run as data: which threads used which barriers and bytes, and when; and the
listener that makes it.

Time is the emulator's: the number of steps it had taken. Blocks and threads are linear indices,
addresses in shared memory those that the block itself uses.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Literal

from harness.sanitizer.emulator.barriers.mbarriers import Tested
from harness.sanitizer.emulator.events import (
    BlockBarrierCompleted,
    BlockBarrierReached,
    Change,
    CopyIssued,
    CopyMoved,
    Events,
    FindingFound,
    GroupCommitted,
    GroupsAwaited,
    MBarrierChanged,
    ProductIssued,
    ProductsAwaited,
    ThreadsLeft,
)
from harness.sanitizer.emulator.findings import FindingLog

TIMES = {"steps": "steps of the emulator", "cycles": "cycles of the multiprocessor's clock"}


@dataclass(frozen=True)
class BarrierEvent:
    """A change of an mbarrier, and the state of its phase after it.

    ``threads`` did it (none for the end of a phase and the bytes of a copy). ``nbytes`` were
    expected or delivered. ``phase`` counts the phases that are complete.
    """

    step: int
    what: Change
    block: int
    address: int
    threads: tuple[int, ...]
    nbytes: int
    phase: int
    pending: int
    tx: int
    line: int | None


@dataclass(frozen=True)
class Wait:
    """A wait for a phase of an mbarrier; ``end`` is None if it never ended."""

    begin: int
    end: int | None
    block: int
    address: int
    parity: int
    threads: tuple[int, ...]
    line: int | None
    tests: bool = False
    """It is of a `test_wait`, which does not suspend its threads."""


@dataclass(frozen=True)
class Copy:
    """An asynchronous copy: issued at ``begin``, its bytes moved at ``end`` (None: never).

    ``coordinates`` are a tensor copy's, innermost first, else empty; ``opcode`` is the PTX
    instruction. ``barrier`` is the address of the mbarrier that a load completes on, ``group``
    the number of the bulk group that a store was committed to (None: of none).
    ``shared_address`` and ``global_address`` are of the lowest byte on either side; None where
    all of the box was outside of the tensor. ``array`` is the name of the array in global memory,
    as the kernel's parameter calls it, "" if it is not known.
    """

    begin: int
    end: int | None
    what: Literal["load", "store"]
    opcode: str
    block: int
    thread: int
    nbytes: int
    shared_address: int | None
    global_address: int | None
    coordinates: tuple[int, ...]
    barrier: int | None
    group: int | None
    line: int | None
    array: str = ""


@dataclass(frozen=True)
class GroupEvent:
    """A thread commits its stores as bulk group ``group``, or waits until at most ``pending``
    of its groups are incomplete (``reads_only``: until their sources have been read)."""

    step: int
    what: Literal["commit", "wait"]
    block: int
    thread: int
    group: int | None = None
    pending: int | None = None
    reads_only: bool = False


@dataclass(frozen=True)
class Meeting:
    """Threads that wait at a block barrier (``bar.sync``) until the last thread arrives."""

    begin: int
    end: int | None
    block: int
    number: int
    threads: tuple[int, ...]
    line: int | None


@dataclass(frozen=True)
class Products:
    """A group of wgmma: ``instructions`` of a warpgroup, the first at ``begin``. They may go on
    until the wait that covers them, at ``end`` (None: never waited for). ``group`` counts the
    warpgroup's groups from 1, as its commits number them; ``line`` is that of the first."""

    begin: int
    end: int | None
    block: int
    warpgroup: int
    group: int
    instructions: int
    line: int | None


@dataclass(frozen=True)
class Left:
    """Threads of a block exit."""

    step: int
    block: int
    threads: tuple[int, ...]


@dataclass(frozen=True)
class Seen:
    """A hazard, when it was first seen: the emulator's finding, until it is diagnosed."""

    step: int
    hazard: Any


@dataclass(frozen=True)
class Trace:
    """A run, or as much of it as there was before it hung or faulted."""

    steps: int  # how long it took, in `unit`
    barriers: tuple[BarrierEvent, ...] = ()
    waits: tuple[Wait, ...] = ()
    copies: tuple[Copy, ...] = ()
    groups: tuple[GroupEvent, ...] = ()
    meetings: tuple[Meeting, ...] = ()
    hazards: tuple[Seen, ...] = ()
    products: tuple[Products, ...] = ()
    unit: str = "steps"  # the emulator's; "cycles" if a kernel was stamped
    left_out: tuple[str, ...] = ()  # events that were not kept, a sentence each
    exits: tuple[Left, ...] = ()  # none where a kernel was stamped


class Recorder:
    """Listens to a launch and gives its trace. ``now`` gives the steps taken so far."""

    def __init__(self, events: Events, findings: FindingLog, now: Callable[[], int]):
        self._findings, self._now = findings, now
        self._barriers: list[BarrierEvent] = []
        self._waits: list[Wait] = []
        self._copies: list[Copy] = []
        self._groups: list[GroupEvent] = []
        self._meetings: list[Meeting] = []
        self._seen: list[Seen] = []
        self._products: list[Products] = []
        self._exits: list[Left] = []
        # Indices in those lists of waits that have not ended.
        self._open_waits: dict[tuple[int, ...], int] = {}  # (block, address, site, thread)
        self._open_copies: dict[object, int] = {}
        # Keyed by block and number: indices of threads that wait for the same phase.
        self._open_meetings: defaultdict[tuple[int, int], list[int]] = defaultdict(list)
        self._open_products: dict[tuple[int, int, int], int] = {}  # (block, warpgroup, group)
        events.listen(MBarrierChanged, self._changed)
        events.listen(Tested, self._tested)
        events.listen(CopyIssued, self._issued)
        events.listen(CopyMoved, self._moved)
        events.listen(GroupCommitted, self._committed)
        events.listen(GroupsAwaited, self._awaited)
        events.listen(BlockBarrierReached, self._reached)
        events.listen(BlockBarrierCompleted, self._completed)
        events.listen(ProductIssued, self._multiplied)
        events.listen(ProductsAwaited, self._products_awaited)
        events.listen(FindingFound, self._record_finding)
        events.listen(ThreadsLeft, self._left)

    def trace(self) -> Trace:
        return Trace(
            self._now(),
            tuple(self._barriers),
            tuple(self._waits),
            tuple(self._copies),
            tuple(self._groups),
            tuple(self._meetings),
            tuple(self._seen),
            tuple(self._products),
            exits=tuple(self._exits),
        )

    def _block(self, number: int) -> int:
        return self._findings.linear_block(number)

    def _line(self, site: int | None) -> int | None:
        location = None if site is None else self._findings.instructions[site].location
        return location.line if location else None

    def _changed(self, event: MBarrierChanged) -> None:
        self._barriers.append(
            BarrierEvent(
                self._now(),
                event.what,
                self._block(event.block),
                event.address,
                event.threads,
                event.nbytes,
                event.phase,
                event.pending,
                event.tx,
                self._line(event.site),
            )
        )

    def _tested(self, event: Tested) -> None:
        """Threads that begin a wait together share a record; each ends it for itself."""
        barrier, site = event.barrier, event.site
        new = []
        for thread, parity, complete in zip(
            event.threads.tolist(), event.parities.tolist(), event.done.tolist(), strict=True
        ):
            key = (barrier.number, barrier.address, site, thread)
            index = self._open_waits.get(key)
            if index is None:
                new.append((key, parity, complete))
            elif complete:
                del self._open_waits[key]
                self._waits[index] = replace(self._waits[index], end=self._now())
        for parity, done in dict.fromkeys((parity, done) for _, parity, done in new):
            begun = [key for key, *asked in new if asked == [parity, done]]
            if not done:
                self._open_waits |= {key: len(self._waits) for key in begun}
            self._waits.append(
                Wait(
                    self._now(),
                    self._now() if done else None,
                    self._block(barrier.number),
                    barrier.address,
                    parity,
                    tuple(thread for *_, thread in begun),
                    self._line(site),
                    ".test_wait" in self._findings.instructions[site].opcode,
                )
            )

    def _issued(self, event: CopyIssued) -> None:
        self._open_copies[event.copy] = len(self._copies)
        self._copies.append(
            Copy(
                self._now(),
                None,
                event.what,
                self._findings.instructions[event.site].opcode,
                self._block(event.block),
                event.thread,
                event.nbytes,
                event.shared_address,
                event.global_address,
                event.coordinates,
                event.barrier,
                None,
                self._line(event.site),
                event.array,
            )
        )

    def _moved(self, event: CopyMoved) -> None:
        index = self._open_copies.pop(event.copy, None)
        if index is not None:
            self._copies[index] = replace(self._copies[index], end=self._now())

    def _committed(self, event: GroupCommitted) -> None:
        agent = self._block(event.block), event.thread
        # The thread's stores without a group are those since its last commit.
        for index, copy in enumerate(self._copies):
            if copy.what == "store" and copy.group is None and (copy.block, copy.thread) == agent:
                self._copies[index] = replace(copy, group=event.group)
        self._groups.append(GroupEvent(self._now(), "commit", *agent, group=event.group))

    def _awaited(self, event: GroupsAwaited) -> None:
        self._groups.append(
            GroupEvent(
                self._now(),
                "wait",
                self._block(event.block),
                event.thread,
                pending=event.pending,
                reads_only=event.reads_only,
            )
        )

    # -- block barriers, the Tensor Cores, hazards

    def _reached(self, event: BlockBarrierReached) -> None:
        if not event.waits:
            return
        indices = self._open_meetings[event.block, event.number]
        now, line = self._now(), self._line(event.site)
        if indices:  # warps that arrive together are one entry
            previous = self._meetings[indices[-1]]
            if (previous.begin, previous.line) == (now, line):
                threads = previous.threads + event.threads
                self._meetings[indices[-1]] = replace(previous, threads=threads)
                return
        indices.append(len(self._meetings))
        block = self._block(event.block)
        self._meetings.append(Meeting(now, None, block, event.number, event.threads, line))

    def _completed(self, event: BlockBarrierCompleted) -> None:
        for index in self._open_meetings.pop((event.block, event.number), ()):
            self._meetings[index] = replace(self._meetings[index], end=self._now())

    def _multiplied(self, event: ProductIssued) -> None:
        key = event.block, event.warpgroup, event.group
        index = self._open_products.get(key)
        if index is not None:
            group = self._products[index]
            self._products[index] = replace(group, instructions=group.instructions + 1)
            return
        self._open_products[key] = len(self._products)
        block, line = self._block(event.block), self._line(event.site)
        self._products.append(
            Products(self._now(), None, block, event.warpgroup, event.group, 1, line)
        )

    def _products_awaited(self, event: ProductsAwaited) -> None:
        for key in [*self._open_products]:
            if key[:2] == (event.block, event.warpgroup) and key[2] <= event.group:
                index = self._open_products.pop(key)
                self._products[index] = replace(self._products[index], end=self._now())

    def _left(self, event: ThreadsLeft) -> None:
        self._exits.append(Left(self._now(), self._block(event.block), event.threads))

    def _record_finding(self, event: FindingFound) -> None:
        self._seen.append(Seen(self._now(), event.finding))
