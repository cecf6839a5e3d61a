"""Warpgroups: four warps that issue wgmma together, the groups of it that they wait for, and the
rules of wgmma about registers, checked at run time.

Columns and clocks: every warpgroup has a column, and the reads of its n-th wgmma-group are stamped
n. As the groups of a warpgroup complete in order, the wait for group n raises its threads' clocks
in that column to n.

wgmma writes its accumulators, and reads A from registers, some time after it is issued (PTX
ISA 9.7.15.7.1). So:

- a register of an uncompleted wgmma is not touched by anything else until ``wait_group`` has
  waited for its group, except as an accumulator of a further wgmma of the same shape;
- between another instruction's access to a register and the wgmma that uses it there must be a
  ``wgmma.fence``; so does the first wgmma of all.

``mov`` is looked through. Compilers copy accumulators from register to register, and put the
copies (and constants) on either side of a fence; ptxas removes them. A copy of a register that
is in flight is itself in flight: touching it is the mistake, not copying it. A constant that comes
into A after the fence is formal, as no compiler is known to put it there.

Which registers those are, and which instructions touch them, is found once a kernel:
`harness.sanitizer.emulator.program.watched`.
"""

from __future__ import annotations

from collections.abc import Container, Iterable
from functools import cached_property

import numpy as np

from harness.base.arch import WARPGROUP as SIZE
from harness.sanitizer.emulator.events import Events, ProductIssued, ProductsAwaited
from harness.sanitizer.emulator.findings import (
    MAX_THREADS_NAMED,
    FindingLog,
    HazardKind,
    Reason,
    Severity,
)
from harness.sanitizer.emulator.ordering.clocks import Clocks
from harness.sanitizer.emulator.threads import Group, Wave


class Warpgroups:
    """``number`` counts warpgroups through the wave, block by block."""

    def __init__(self, wave: Wave, clocks: Clocks, events: Events):
        self.wave, self.clocks, self._events = wave, clocks, events
        self.per_block = -(-wave.threads // SIZE)
        self.count = wave.blocks * self.per_block
        # Groups of wgmma per warpgroup, which only rise: ``waited`` never exceeds ``committed``.
        # Machine code reads the array ``waited`` in place, so it is never replaced.
        self.committed = np.zeros(self.count, np.int64)
        self.waited = np.zeros(self.count, np.int64)
        # Keyed by site: places that wait there, ascending, of warpgroups that are not complete.
        # These threads are in no other group.
        self._waiting: dict[int, np.ndarray] = {}

    @cached_property
    def _columns(self) -> np.ndarray:
        """Of each warpgroup, its column in its block's clocks, for good; -1 until `column` makes
        it."""
        return np.full(self.count, -1)

    @cached_property
    def _by_place(self) -> np.ndarray:
        """The warpgroup at each place. Most kernels have no use for them."""
        wave = self.wave
        return np.asarray(wave.block_of * self.per_block + wave.thread_of // SIZE)

    def numbers_in(self, group: Group) -> np.ndarray:
        """The warpgroups that threads of ``group`` belong to, ascending."""
        if group.places is None:
            return np.arange(self.count)
        present = np.zeros(self.count, np.bool_)
        present[self._by_place[group.places]] = True
        return np.flatnonzero(present)

    def block_of(self, number: int) -> int:
        return number // self.per_block

    def first_place(self, number: int) -> int:
        """Return the place of its first thread; the others follow."""
        return self.block_of(number) * self.wave.threads + number % self.per_block * SIZE

    def name(self, number: int) -> tuple[int, int]:
        """Return the warpgroup's block in the grid, and its place in that block."""
        return self.wave.first + int(number) // self.per_block, int(number) % self.per_block

    def threads(self, number: int) -> np.ndarray:
        return np.arange(SIZE) + number % self.per_block * SIZE

    def first_threads(self, numbers: np.ndarray) -> tuple[tuple[int, int], ...]:
        """Return ``(block in the grid, thread)`` of each warpgroup's first thread, for a report."""
        first = self.wave.first
        return tuple(
            (first + int(n) // self.per_block, int(n) % self.per_block * SIZE) for n in numbers
        )

    def lacks_threads(self, number: int) -> bool:
        """Return True if the block ends within this warpgroup."""
        return (number % self.per_block + 1) * SIZE > self.wave.threads

    def meet(self, site: int, group: Group) -> Group | None:
        """The threads of the warpgroups that are now complete at ``site``; the others are kept
        here."""
        waiting = self._waiting.pop(site, None)
        places = group.index
        if waiting is not None:
            places = np.sort(np.concatenate([waiting, places]))
        numbers = self._by_place[places]
        complete = (np.bincount(numbers.astype(np.intp), minlength=self.count) == SIZE)[numbers]
        if complete.all():
            return group if waiting is None else Group(self.wave, places)
        self._waiting[site] = places[~complete]
        return Group(self.wave, places[complete]) if complete.any() else None

    def waiting(self) -> Iterable[tuple[int, np.ndarray]]:
        """``(site, places)`` that wait for the rest of their warpgroup."""
        return list(self._waiting.items())

    def take_waiting(self, sites: Container[int]) -> list[tuple[int, Group]]:
        """Remove and return the threads that wait at any of ``sites``."""
        taken = [site for site in self._waiting if site in sites]
        return [(site, Group(self.wave, self._waiting.pop(site))) for site in taken]

    @property
    def open(self) -> np.ndarray:
        """The number that each warpgroup's next commit gives to its group."""
        return self.committed + 1

    def multiply(self, number: int, site: int) -> None:
        """A wgmma is issued, into the group that the next commit closes."""
        if ProductIssued in self._events:
            group = int(self.committed[number]) + 1
            self._events.emit(ProductIssued(*self.name(number), group, site))

    def commit(self, numbers: np.ndarray) -> None:
        self.committed[numbers] += 1

    def wait(self, numbers: np.ndarray, pending: int) -> None:
        """Each waits until at most ``pending`` of its groups are not complete."""
        # A later wait for fewer groups does not undo an earlier one for more.
        self.waited[numbers] = np.maximum(self.waited[numbers], self.committed[numbers] - pending)
        for number in numbers[self._columns[numbers] >= 0]:
            block, column = self.block_of(number), self._columns[number]
            self.clocks.learn_one(block, self.threads(number), column, self.waited[number])
        if ProductsAwaited in self._events:
            for number in numbers:
                group = int(self.waited[number])
                self._events.emit(ProductsAwaited(*self.name(number), group))

    def has_waited(self, block: int, column: int, clock: int) -> bool:
        """Return True if the warpgroup of this column has waited for the group of a clock."""
        of_block = slice(block * self.per_block, (block + 1) * self.per_block)
        waited = self.waited[of_block][self._columns[of_block] == column]
        return bool((waited >= clock).any())

    def column(self, number: int) -> int:
        # Made with its first product, as each column widens every row of the clocks.
        if self._columns[number] < 0:
            self._columns[number] = self.clocks.new_column(self.block_of(number))
        return int(self._columns[number])


ACCUMULATOR, LEFT, COPY = 1, 2, 3
_NEVER = -1


class RegisterOrder:
    """Arrays are [row, warpgroup]; a row is a register that wgmma, or a copy of its, uses."""

    def __init__(self, rows: int, warpgroups: Warpgroups, findings: FindingLog):
        self.warpgroups, self.findings = warpgroups, findings
        self.rows = rows
        shape = (rows, warpgroups.count)
        # The last wgmma that uses the register. It is in flight while ``group``, from 1, exceeds
        # `Warpgroups.waited`; the others mean nothing when it is not.
        self.group = np.zeros(shape, np.int64)
        self.role = np.zeros(shape, np.int8)  # ACCUMULATOR, LEFT, or COPY of a register in flight
        self.shape = np.zeros(shape, np.int32)
        self.site = np.zeros(shape, np.int32)
        self.issued = np.full(shape, _NEVER, np.int64)  # in which epoch
        # The last access by another instruction: in which epoch (see `_as_constant`), and where.
        self.touched = np.full(shape, _NEVER, np.int64)
        self.touched_site = np.zeros(shape, np.int32)
        self.epoch = np.zeros(warpgroups.count, np.int64)  # how many fences so far

    def fence(self, numbers: np.ndarray) -> None:
        self.epoch[numbers] += 1

    def issue(
        self, site: int, numbers: np.ndarray, accumulators: np.ndarray, left: np.ndarray, shape: int
    ) -> None:
        """A wgmma of ``shape`` is issued that uses these rows."""
        now = self.epoch[numbers]
        # One wgmma.fence before the first wgmma of all, as the registers were written before it
        # (PTX ISA, "wgmma.fence").
        if not now.all():
            first = numbers[now == 0]
            self._report(site, None, first, Reason.NO_FENCE_FIRST)
        both = np.concatenate([accumulators, left])
        self._check_touched(site, both, numbers, now, Reason.NO_FENCE_BETWEEN)
        self._check_touched(site, left, numbers, _as_constant(now), Reason.CONSTANT_UNFENCED)
        flight = self._in_flight(accumulators, numbers)
        at = _mesh(accumulators, numbers)
        # The Tensor Cores keep the order of products that accumulate in the same registers in the
        # same shape: these alone need no fence between them (PTX ISA, "wgmma.fence").
        other = (self.role[at] == LEFT) | (
            (self.role[at] == ACCUMULATOR) & (self.shape[at] != shape)
        )
        self._report_rows(
            site,
            accumulators,
            numbers,
            flight & other & (self.issued[at] == now),
            self.site,
            Reason.SHAPE_CHANGED,
        )
        if len(left):
            flight = self._in_flight(left, numbers)
            busy = flight & (self.role[_mesh(left, numbers)] != LEFT)
            self._report_rows(site, left, numbers, busy, self.site, Reason.LEFT_OPERAND_PENDING)
        for which, role in ((left, LEFT), (accumulators, ACCUMULATOR)):
            at = _mesh(which, numbers)
            self.group[at] = self.warpgroups.open[numbers]
            self.role[at], self.shape[at], self.site[at], self.issued[at] = role, shape, site, now

    def use(self, site: int, numbers: np.ndarray, written: np.ndarray, read: np.ndarray) -> None:
        """An instruction is about to write and to read these rows."""
        every = np.concatenate([written, read])
        at = _mesh(every, numbers)
        flight = self._in_flight(every, numbers)
        if flight.any():
            harmless = self.role[at] == COPY  # a copy may be overwritten
            harmless[len(written) :] = False
            self._in_use(site, every, numbers, flight & ~harmless)
            # The register holds another value now. The next use is not the same mistake again.
            self.group[_mesh(written, numbers)] = 0
        self.touched[at] = self.epoch[numbers]
        self.touched_site[at] = site

    def move(self, site: int, numbers: np.ndarray, row: int, source: int | None) -> None:
        """A mov is about to write ``row``, from another row or from an unwatched source."""
        busy = self._in_flight([row], numbers)[0]
        if source is None:
            moving = np.zeros(len(numbers), np.bool_)
        else:
            moving = self._in_flight([source], numbers)[0]
            moving &= self.role[source, numbers] != LEFT
            busy &= ~moving
        busy &= self.role[row, numbers] != COPY
        self._in_use(site, np.array([row]), numbers, busy[None])
        still, along = numbers[~moving], numbers[moving]
        self.group[row, still] = 0
        if source is None:
            self.touched[row, numbers] = _as_constant(self.epoch[numbers])
            self.touched_site[row, numbers] = site
            return
        self.touched[row, still] = self.touched[source, still]
        if len(along):
            for field in (self.group, self.shape, self.site, self.issued):
                field[row, along] = field[source, along]
            self.role[row, along] = COPY
            self.touched[row, along] = _NEVER
        self.touched_site[row, numbers] = self.touched_site[source, numbers]

    def _check_touched(
        self, site: int, rows: np.ndarray, numbers: np.ndarray, when: np.ndarray, reason: Reason
    ) -> None:
        unfenced = (self.touched[_mesh(rows, numbers)] == when) & (self.epoch[numbers] > 0)
        self._report_rows(site, rows, numbers, unfenced, self.touched_site, reason)

    def _in_flight(self, rows: np.ndarray | list[int], numbers: np.ndarray) -> np.ndarray:
        return self.group[_mesh(rows, numbers)] > self.warpgroups.waited[numbers]

    def _in_use(self, site: int, rows: np.ndarray, numbers: np.ndarray, bad: np.ndarray) -> None:
        self._report_rows(site, rows, numbers, bad, self.site, Reason.GROUP_PENDING)

    def _report_rows(
        self,
        site: int,
        rows: np.ndarray,
        numbers: np.ndarray,
        bad: np.ndarray,
        other_sites: np.ndarray,
        reason: Reason,
    ) -> None:
        if bad.any():
            at_row, at_number = np.nonzero(bad)
            others = other_sites[rows[at_row], numbers[at_number]]
            for other in np.unique(others):
                which = np.unique(numbers[at_number[others == other]])
                self._report(site, int(other), which, reason)

    def _report(self, site: int, other: int | None, numbers: np.ndarray, reason: Reason) -> None:
        actors = np.array(self.warpgroups.first_threads(numbers[:MAX_THREADS_NAMED])).reshape(-1, 2)
        kind, is_formal = HazardKind.WGMMA_ORDER, reason is Reason.CONSTANT_UNFENCED
        severity = Severity.FORMAL if is_formal else Severity.ERROR
        self.findings.report(kind, site, other, actors, severity=severity, reason=reason)


def _as_constant(epochs: np.ndarray) -> np.ndarray:
    """The epochs in which a mov brought a constant, as ``touched`` has them: below `_NEVER`."""
    return _NEVER - 1 - epochs


def _mesh(rows: np.ndarray | list[int], numbers: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """`np.ix_` for integers, without its checks."""
    return np.asarray(rows)[:, None], numbers
