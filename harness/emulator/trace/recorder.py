"""The listener that makes a trace."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from harness.emulator.events import (
    BlockBarrierCompleted,
    BlockBarrierReached,
    CopyIssued,
    CopyMoved,
    Events,
    FindingFound,
    GroupCommitted,
    GroupsAwaited,
    MBarrierChanged,
    MBarrierTested,
    ProductIssued,
    ProductsAwaited,
    ThreadsLeft,
)
from harness.emulator.findings import FindingLog
from harness.emulator.trace.record import (
    BarrierEvent,
    Copy,
    GroupEvent,
    Left,
    Meeting,
    Products,
    Seen,
    Trace,
    Wait,
)


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
        # where in those lists stands what has not ended
        self._open_waits: dict[
            tuple[int, int, int, int, int], int
        ] = {}  # (block, barrier's block, address, site, thread)
        self._open_copies: dict[object, int] = {}
        self._open_meetings: dict[tuple[int, int], int] = {}  # (block, number)
        self._open_products: dict[tuple[int, int, int], int] = {}  # (block, warpgroup, group)
        events.listen(MBarrierChanged, self._changed)
        events.listen(MBarrierTested, self._tested)
        events.listen(CopyIssued, self._issued)
        events.listen(CopyMoved, self._moved)
        events.listen(GroupCommitted, self._committed)
        events.listen(GroupsAwaited, self._awaited)
        events.listen(BlockBarrierReached, self._reached)
        events.listen(BlockBarrierCompleted, self._completed)
        events.listen(ProductIssued, self._multiplied)
        events.listen(ProductsAwaited, self._products_awaited)
        events.listen(FindingFound, self._found)
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

    # -- mbarriers

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

    def _tested(self, event: MBarrierTested) -> None:
        """Threads that begin a wait together share a record; each ends it for itself."""
        new = []
        for block, thread, complete in event.answers:
            key = (block, event.block, event.address, event.site, thread)
            index = self._open_waits.get(key)
            if index is None:
                new.append((key, thread, complete))
            elif complete:
                del self._open_waits[key]
                self._waits[index] = replace(self._waits[index], end=self._now())
        for done in (True, False):
            begun = [(key, thread) for key, thread, complete in new if complete == done]
            if not begun:
                continue
            if not done:
                self._open_waits |= {key: len(self._waits) for key, _ in begun}
            self._waits.append(
                Wait(
                    self._now(),
                    self._now() if done else None,
                    self._block(begun[0][0][0]),
                    event.address,
                    event.parity,
                    tuple(thread for _, thread in begun),
                    self._line(event.site),
                )
            )

    # -- copies

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
            )
        )

    def _moved(self, event: CopyMoved) -> None:
        index = self._open_copies.pop(event.copy, None)
        if index is not None:
            self._copies[index] = replace(self._copies[index], end=self._now())

    def _committed(self, event: GroupCommitted) -> None:
        who = self._block(event.block), event.thread
        # The thread's stores without a group are those since its last commit.
        for index, copy in enumerate(self._copies):
            if copy.what == "store" and copy.group is None and (copy.block, copy.thread) == who:
                self._copies[index] = replace(copy, group=event.group)
        self._groups.append(GroupEvent(self._now(), "commit", *who, group=event.group))

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

    # -- block barriers, the matrix unit, hazards

    def _reached(self, event: BlockBarrierReached) -> None:
        key = event.block, event.number
        index = self._open_meetings.get(key)
        # A meeting lasts from the first arrival on: later ones only add their threads.
        if index is not None:
            met = self._meetings[index]
            self._meetings[index] = replace(met, threads=met.threads + event.threads)
            return
        self._open_meetings[key] = len(self._meetings)
        block, line = self._block(event.block), self._line(event.site)
        self._meetings.append(Meeting(self._now(), None, block, event.number, event.threads, line))

    def _completed(self, event: BlockBarrierCompleted) -> None:
        index = self._open_meetings.pop((event.block, event.number))
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

    def _found(self, event: FindingFound) -> None:
        self._seen.append(Seen(self._now(), event.finding))
