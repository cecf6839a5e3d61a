"""Records a trace, from outside: the methods through which things happen are wrapped on the
machine's own objects, so that a run that is not traced pays nothing."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import numpy as np

from harness.emulator.ordering.warpgroups import SIZE as WARPGROUP
from harness.emulator.threads import Group
from harness.emulator.trace.record import (
    BarrierEvent,
    Copy,
    GroupEvent,
    Meeting,
    Products,
    Seen,
    Trace,
    Wait,
)
from harness.isa.text.tree import Immediate, Register, TensorAddress

if TYPE_CHECKING:
    from harness.emulator.barriers.mbarrier_object import MBarrier
    from harness.emulator.copies.engine import Load, Store
    from harness.emulator.exec.machine import Machine


class Recorder:
    """Watches one machine after another (the waves of a launch) and gives their trace."""

    def __init__(self) -> None:
        self._machine: Machine = None  # type: ignore[assignment]  # until the first is watched
        self._before = 0  # steps of earlier waves
        self._barriers: list[BarrierEvent] = []
        self._waits: list[Wait] = []
        self._copies: list[Copy] = []
        self._groups: list[GroupEvent] = []
        self._meetings: list[Meeting] = []
        self._seen: list[Seen] = []
        self._products: list[Products] = []
        self._open_waits: dict[tuple, int] = {}  # (block, address, site, thread): index
        self._open_copies: dict[int, tuple[Any, int]] = {}  # id: (copy, index)
        self._open_meetings: dict[tuple[int, int], int] = {}
        self._open_products: dict[tuple[int, int], int] = {}  # (warpgroup of the wave, group)

    def watch(self, machine: Machine) -> None:
        """Begin with a machine that has not taken a step."""
        if self._machine is not None:
            self._before += self._machine.steps
        self._machine = machine
        self._open_waits, self._open_copies, self._open_meetings = {}, {}, {}
        self._open_products = {}
        mbarriers, copies = machine.mbarriers, machine.copies
        _after(mbarriers, "init", self._made)
        _before(mbarriers, "inval", self._ended)
        _around(mbarriers, "arrive", self._arriving)
        _around(mbarriers, "expect", self._expecting)
        _after(mbarriers, "test", self._tested)
        _around(mbarriers, "_settle", self._settling)
        _around(mbarriers, "complete_tx", self._delivering)
        _before(copies, "load", self._loading)
        _before(copies, "complete", self._copied)
        _before(copies, "store", self._storing)
        _before(copies, "_move", self._copied)
        _before(copies, "commit", self._committing)
        _before(copies, "wait", self._waiting_for_groups)
        _around(machine.block_barriers, "arrive", self._meeting)
        _before(machine.races, "matrix_read", self._multiplying)
        _after(machine.warpgroups, "wait", self._multiplied)
        _around(machine.reporter, "hazard", self._reporting)

    def trace(self) -> Trace:
        return Trace(
            self._now,
            tuple(self._barriers),
            tuple(self._waits),
            tuple(self._copies),
            tuple(self._groups),
            tuple(self._meetings),
            tuple(self._seen),
            tuple(self._products),
        )

    @property
    def _now(self) -> int:
        return self._before + self._machine.steps

    def _block(self, block: int) -> int:
        machine = self._machine
        return machine.reporter.linear_block(int(block) + machine.wave.first)

    def _line(self, site: int | None) -> int | None:
        location = None if site is None else self._machine.reporter.instructions[site].location
        return location.line if location else None

    # -- mbarriers

    def _barrier(self, what, barrier: MBarrier, threads=(), nbytes=0, site=None) -> None:
        self._barriers.append(
            BarrierEvent(
                self._now,
                what,
                self._block(barrier.block),
                barrier.address,
                tuple(int(thread) for thread in threads),
                int(nbytes),
                barrier.phase,
                barrier.pending,
                barrier.tx,
                self._line(site),
            )
        )

    def _used(self, group: Group, addresses):
        """``(barrier, positions)`` for each mbarrier that lanes of ``group`` use."""
        wave, mbarriers = self._machine.wave, self._machine.mbarriers
        found: dict[tuple[int, int], list[int]] = {}
        for position in range(group.count):
            owner, offset = wave.locate_shared(
                int(group.blocks[position]), np.uint64(addresses[position])
            )
            found.setdefault((int(owner), int(offset)), []).append(position)
        for (owner, offset), positions in found.items():
            yield mbarriers.find(owner, offset, -1), positions

    def _made(self, result, group, addresses, counts, site) -> None:
        for barrier, positions in self._used(group, addresses):
            self._barrier("init", barrier, group.threads[positions], site=site)

    def _ended(self, group, addresses, site) -> None:
        for barrier, positions in self._used(group, addresses):
            self._barrier("inval", barrier, group.threads[positions], site=site)

    def _arriving(self, arrive: Callable, group, addresses, counts, nbytes, site, *form, **more):
        at = len(self._barriers)
        tokens = arrive(group, addresses, counts, nbytes, site, *form, **more)
        self._insert("arrive", at, group, addresses, nbytes, site)
        return tokens

    def _expecting(self, expect: Callable, group, addresses, nbytes, site, *form, **more):
        at = len(self._barriers)
        expect(group, addresses, nbytes, site, *form, **more)
        self._insert("expect", at, group, addresses, nbytes, site)

    def _insert(self, what, at: int, group: Group, addresses, nbytes, site) -> None:
        """Before the ends of phases that it brought."""
        ended, self._barriers = self._barriers[at:], self._barriers[:at]
        for barrier, positions in self._used(group, addresses):
            total = 0 if nbytes is None else sum(int(nbytes[p]) for p in positions)
            self._barrier(what, barrier, group.threads[positions], total, site)
        self._barriers += ended

    def _settling(self, settle: Callable, barrier: MBarrier):
        phase = barrier.phase
        settle(barrier)
        if barrier.phase != phase:
            self._barrier("phase", barrier)

    def _delivering(self, complete_tx: Callable, barrier: MBarrier, nbytes: int):
        at = len(self._barriers)
        clock = complete_tx(barrier, nbytes)
        self._barrier("complete_tx", barrier, nbytes=nbytes)
        self._barriers.insert(at, self._barriers.pop())  # before the phase that it ended
        return clock

    def _tested(self, complete, group, addresses, parities, site, *form) -> None:
        for barrier, positions in self._used(group, addresses):
            for parity in (0, 1):
                asked = [p for p in positions if int(parities[p]) & 1 == parity]
                self._note_wait(barrier, group, asked, parity, complete, site)

    def _note_wait(self, barrier, group, positions, parity, complete, site) -> None:
        """Threads that begin a wait together make one record; they end it each for itself."""
        new = []
        for position in positions:
            thread = int(group.threads[position])
            key = (int(group.blocks[position]), barrier.block, barrier.address, site, thread)
            index = self._open_waits.get(key)
            if index is None:
                new.append((key, thread, bool(complete[position])))
            elif complete[position]:
                del self._open_waits[key]
                self._waits[index] = replace(self._waits[index], end=self._now)
        for done in (True, False):
            begun = [(key, thread) for key, thread, ended in new if ended == done]
            if begun:
                for key, _ in begun if not done else ():
                    self._open_waits[key] = len(self._waits)
                self._waits.append(
                    Wait(
                        self._now,
                        self._now if done else None,
                        self._block(begun[0][0][0]),
                        barrier.address,
                        parity,
                        tuple(thread for _, thread in begun),
                        self._line(site),
                    )
                )

    # -- copies

    def _loading(self, block, thread, site, load: Load) -> None:
        shared, distant = load.target, load.source
        self._issued("load", block, thread, site, load, shared, distant, load.barrier.address)

    def _storing(self, block, thread, store: Store) -> None:
        self._issued("store", block, thread, store.site, store, store.source, store.target, None)

    def _issued(self, what, block, thread, site, copy, shared, distant, barrier) -> None:
        access = self._machine.access
        base = int(shared.cells.min()) % access.shared_bytes if len(shared.cells) else None
        self._open_copies[id(copy)] = copy, len(self._copies)
        self._copies.append(
            Copy(
                self._now,
                None,
                what,
                self._machine.reporter.instructions[site].opcode,
                self._block(block),
                thread,
                copy.units.nbytes,
                base,
                self._global_address(distant),
                self._coordinates(block, thread, site),
                barrier,
                None,
                self._line(site),
            )
        )

    def _global_address(self, side) -> int | None:
        if not len(side.cells):
            return None
        memory = self._machine.access.memory
        for allocation in memory.allocations():
            if allocation.padded is side.data:
                return allocation.address + int(side.cells.min())
        return None

    def _coordinates(self, block: int, thread: int, site: int) -> tuple[int, ...]:
        operands = self._machine.reporter.instructions[site].operands
        place = next((o for o in operands if isinstance(o, TensorAddress)), None)
        if place is None:
            return ()
        registers, lane = self._machine.registers, block * self._machine.wave.threads + thread
        values = []
        for operand in place.coordinates:
            if isinstance(operand, Register):
                values.append(int(registers.values[registers.slot(operand)][lane].astype(np.int32)))
            elif isinstance(operand, Immediate):
                values.append(int(operand.value))
        return tuple(values)

    def _copied(self, copy: Load | Store) -> None:
        _, index = self._open_copies.pop(id(copy), (None, None))
        if index is not None:
            self._copies[index] = replace(self._copies[index], end=self._now)

    def _committing(self, block, thread) -> None:
        groups = self._machine.copies.groups_of(block, thread)
        number = len(groups.committed)
        for index, copy in enumerate(self._copies):
            mine = copy.what == "store" and (copy.block, copy.thread) == (
                self._block(block),
                thread,
            )
            if mine and copy.group is None:
                self._copies[index] = replace(copy, group=number)
        event = GroupEvent(self._now, "commit", self._block(block), thread, group=number)
        self._groups.append(event)

    def _waiting_for_groups(self, block, thread, pending, reads_only) -> None:
        self._groups.append(
            GroupEvent(
                self._now,
                "wait",
                self._block(block),
                thread,
                pending=pending,
                reads_only=bool(reads_only),
            )
        )

    # -- block barriers and hazards

    def _meeting(self, arrive: Callable, group, number, expected, site, *form, **more):
        blocks = np.unique(group.blocks)
        for block in blocks:
            key, threads = (int(block), number), group.threads[group.blocks == block]
            arrived = tuple(int(thread) for thread in threads)
            index = self._open_meetings.get(key)
            if index is None:
                self._open_meetings[key] = len(self._meetings)
                meeting = Meeting(
                    self._now, None, self._block(block), number, arrived, self._line(site)
                )
                self._meetings.append(meeting)
            else:
                met = self._meetings[index]
                self._meetings[index] = replace(met, threads=met.threads + arrived)
        released = arrive(group, number, expected, site, *form, **more)
        waiting = {(block, number) for block, number, *_ in self._machine.block_barriers.waiting()}
        for block in blocks:
            if (int(block), number) not in waiting:
                index = self._open_meetings.pop((int(block), number))
                self._meetings[index] = replace(self._meetings[index], end=self._now)
        return released

    # -- the matrix unit

    def _multiplying(self, shadow, where, who, site, column, group) -> None:
        warpgroups = self._machine.warpgroups
        index = int(who.thread[0]) // WARPGROUP
        key = int(who.block) * warpgroups.per_block + index, int(group)
        known = self._open_products.get(key)
        if known is not None:
            more = self._products[known].instructions + 1
            self._products[known] = replace(self._products[known], instructions=more)
            return
        self._open_products[key] = len(self._products)
        block, line = self._block(who.block), self._line(site)
        self._products.append(Products(self._now, None, block, index, int(group), 1, line))

    def _multiplied(self, result, numbers, pending) -> None:
        waited = self._machine.warpgroups.waited
        for key in [k for k in self._open_products if k[0] in numbers and k[1] <= waited[k[0]]]:
            index = self._open_products.pop(key)
            self._products[index] = replace(self._products[index], end=self._now)

    def _reporting(self, report: Callable, *args, **more) -> None:
        reporter = self._machine.reporter
        known = len(reporter.found)
        report(*args, **more)
        self._seen += [Seen(self._now, hazard) for hazard in reporter.found[known:]]


def _around(owner: Any, name: str, call: Callable) -> None:
    """``owner.name(...)`` becomes ``call(original, ...)``."""
    original = getattr(owner, name)
    setattr(owner, name, lambda *args, **more: call(original, *args, **more))


def _before(owner: Any, name: str, note: Callable) -> None:
    def call(original, *args, **more):
        note(*args)
        return original(*args, **more)

    _around(owner, name, call)


def _after(owner: Any, name: str, note: Callable) -> None:
    def call(original, *args, **more):
        result = original(*args, **more)
        note(result, *args)
        return result

    _around(owner, name, call)
