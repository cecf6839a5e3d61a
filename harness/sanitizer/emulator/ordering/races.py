"""Is this access ordered after the accesses that it conflicts with? All rules on a page.

    earlier          later             must be                    else
    generic write    generic access    known                      data-race (formal, if a thread of
                                                                  the same block writes the value
                                                                  that is there already)
    generic write    async read        known, and fenced          data-race; missing-proxy-fence
    generic write    async write       known, and fenced          overwrite-in-use;
                                                                  missing-proxy-fence
    async write      generic access,   known (waited for)         read-before-arrival;
                     async read                                   phase-mismatch (a stale wait)
    async write      async write       known (waited for)         overwrite-in-use (formal, if only
                                                                  a scope denies it)
    generic read     generic write     known                      data-race
    generic read     async write       known, better: fenced      overwrite-in-use (likewise);
                                                                  write-after-read-fence (warning)
    async read       any write         known (its group waited)   source-reused
    any write        ld.global.nc      never                       data-race
    mbarrier.init    any write         an mbarrier.inval between  illegal-access
    mbarrier.inval   async write       known, and fenced          overwrite-in-use;
                                                                  missing-proxy-fence (both formal)

'Known' and 'fenced' are defined in `harness.sanitizer.emulator.ordering.clocks`. Strong accesses do
not race each other.

A race in a loop shows in each iteration, and to look at it takes long. Of an instruction that has
shown `MANY` errors of this kind, every `SAMPLE`-th execution is compared; the others are recorded,
so that later accesses are compared with them. After as many formal races of a store, this holds for
its executions that write what is there already.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from harness.sanitizer.emulator.findings import Conflict, HazardKind, Severity, Subject
from harness.sanitizer.emulator.masks import every, some
from harness.sanitizer.emulator.ordering.clocks import GPU, PEERS, SHARED, Clocks
from harness.sanitizer.emulator.ordering.shadow import (
    ASYNC,
    BASIC,
    COPY_READ,
    GENERIC,
    IS_ATOMIC,
    MIXED,
    NOTHING,
    READ,
    STRONG,
    THREAD_COPY,
    WRITE,
    Record,
    Shadow,
    scope_of,
    size_of,
)
from harness.sanitizer.emulator.threads import WARP, Numbers

_NOBODY = np.zeros(0, np.bool_)
MANY = 32  # data races of one weak load or store, after which its executions are sampled
SAMPLE = 16


class Accessors(NamedTuple):
    """The threads that make an access: arrays (an entry per granule touched), or scalars for a
    single thread.

    ``block`` is the block in the wave, ``first_block`` the wave's first in the grid, ``site`` the
    instruction.
    """

    block: Any
    thread: Any
    first_block: int
    site: int

    @property
    def grid_block(self) -> Any:
        return self.block + self.first_block

    def picked(self, index: Numbers) -> Accessors:
        """Return those of some entries."""
        return self._replace(block=_pick(self.block, index), thread=_pick(self.thread, index))


@dataclass(frozen=True)
class Flag:
    """A strong read that saw a strong write of another block without being ordered after it: the
    sites of both, and block (its number in the grid) and thread, the first time."""

    written_at: int
    read_at: int
    written_by: tuple[int, int]
    read_by: tuple[int, int]


class Races:
    def __init__(self, clocks: Clocks, report: Callable[[Conflict], object], sites: int):
        """``sites``: the number of the kernel's instructions."""
        self.clocks, self.report = clocks, report
        self._reductions: set[int] = set()  # sites of reductions by TMA
        # Keyed by a weak access's site: its executions that raced, which machine code counts, too.
        self.racing = np.zeros(sites, np.int64)
        # Executions of a store that raced in form only, as each thread wrote what was there.
        self._repeating = np.zeros(sites, np.int64)
        # The current copy repeats this one, as `async_write` takes it.
        self._repeats: tuple[int, int] | None = None
        self.flags: dict[tuple[int, int], Flag] = {}  # keyed by sites of write and read

    # -- generic accesses: ``where`` is int[n], with one accessor an entry

    def generic_read(
        self,
        shadow: Shadow,
        where: np.ndarray,
        accessors: Accessors,
        kind: int = GENERIC,
        is_remembered: bool = True,
    ) -> None:
        """``is_remembered``: False for a read whose thread writes the same bytes in this step."""
        if kind == GENERIC and self._is_passed_over(accessors.site):
            own = self.clocks.own(accessors.block, accessors.thread)
            shadow.read.put(
                where, accessors.thread, own, accessors.grid_block, accessors.site, GENERIC
            )
            return
        self._check_objects(shadow, where, accessors)
        arriving = np.zeros(len(where), np.bool_)
        for last, at, which in self._writes(shadow, where, kind):
            by = accessors if which is None else accessors.picked(which)
            unordered = self.unordered(last, at, by)
            if not some(unordered):
                continue
            alike = self._is_alike(last, at, by, kind)
            if kind != GENERIC:  # also of a scope too narrow: what it means to signal is a flag
                is_strong = last.kind[at] & BASIC == STRONG
                self._note_flags(unordered & is_strong, last, at, by)
            unordered &= ~(alike | self._is_observed(shadow, last, at, by))
            is_copy = last.kind[at] & BASIC == ASYNC
            racing = unordered & ~is_copy
            formal = racing & self._is_harmless(last, at, by, kind)
            self._report(HazardKind.DATA_RACE, racing & ~formal, last, at, by)
            self._report(HazardKind.DATA_RACE, formal, last, at, by, Severity.FORMAL)
            self._report(HazardKind.READ_BEFORE_ARRIVAL, unordered & is_copy, last, at, by)
            arriving[slice(None) if which is None else which] |= unordered & is_copy
        if some(arriving):  # consequences are not reported
            where = where[~arriving]
            accessors = accessors.picked(~arriving)
        if is_remembered:
            self._remember_read(shadow, where, accessors, kind)

    def constant_read(self, shadow: Shadow, where: np.ndarray, accessors: Accessors) -> None:
        """Check a read of bytes that must not change: no order makes a write of this launch visible
        to it."""
        self._contents = shadow.contents
        written = shadow.write.clock[where] > 0
        subject = Subject.CONSTANT
        self._report(HazardKind.DATA_RACE, written, shadow.write, where, accessors, subject=subject)

    def generic_write(
        self,
        shadow: Shadow,
        where: np.ndarray,
        accessors: Accessors,
        kind: int,
        same: np.ndarray | np.bool,
        unchanged: np.ndarray | np.bool,
        observes: bool = False,
    ) -> None:
        """``same``: bool[n], the threads that write the same value as another thread in this step;
        ``unchanged``: bool[n], those that write the value that is there already. ``observes``:
        atomics that read the values that they replace, in the order of the entries."""
        if kind == GENERIC and self._is_passed_over(accessors.site, every(unchanged)):
            shadow.log.forget(where, READ | WRITE)
            self._remember_write(shadow, where, accessors, kind)
            return
        self._check_objects(shadow, where, accessors)
        for last, at, which in self._writes(shadow, where, kind):
            by = accessors if which is None else accessors.picked(which)
            unordered = self.unordered(last, at, by)
            if not some(unordered):
                continue
            unordered &= ~self._is_alike(last, at, by, kind)
            unordered &= ~self._is_observed(shadow, last, at, by)
            is_copy = last.kind[at] & BASIC == ASYNC
            racing = unordered & ~is_copy
            # Blocks that write the same all do the work of one, and only by chance at that time.
            formal = _pick_mask(unchanged, which) & (last.block[at] == by.grid_block)
            formal = racing & (formal | self._is_harmless(last, at, by, kind))
            self._report(HazardKind.DATA_RACE, racing & ~formal, last, at, by)
            self._report(HazardKind.DATA_RACE, formal, last, at, by, Severity.FORMAL)
            self._report(HazardKind.READ_BEFORE_ARRIVAL, unordered & is_copy, last, at, by)
        self._check_reads(shadow, where, accessors, kind, HazardKind.DATA_RACE)
        self._check_copy_reads(shadow, where, accessors)
        self._remember_write(shadow, where, accessors, kind, observes)
        last = shadow.write
        lost = (last.column[where] != accessors.thread) | (
            last.block[where] != accessors.grid_block
        )
        if not some(lost):
            return
        if observes:  # these atomics saw each other
            self._note_flags(lost, last, where, accessors)
        racing = lost & ~self._is_alike(last, where, accessors, kind)
        formal = same & (last.block[where] == accessors.grid_block)
        formal = racing & (formal | self._is_harmless(last, where, accessors, kind))
        self._report(HazardKind.DATA_RACE, racing & ~formal, last, where, accessors)
        self._report(HazardKind.DATA_RACE, formal, last, where, accessors, Severity.FORMAL)
        if kind != GENERIC and not observes:  # several threads wrote one granule in this step
            at, lost_by = where[lost], accessors.picked(lost)
            own = self.clocks.own(lost_by.block, lost_by.thread)
            shadow.log.add(WRITE, at, lost_by.thread, own, lost_by.grid_block, accessors.site, kind)

    def _is_passed_over(self, site: int, repeats: bool = False) -> bool:
        """Return True if this execution of a weak access is not compared, as enough of them
        raced. ``repeats``: it writes what is there already."""
        counts = self._repeating if repeats and self.racing[site] < MANY else self.racing
        raced = int(counts[site])
        if raced < MANY:
            return False
        counts[site] = raced + 1
        return raced % SAMPLE != 0

    def _remember_write(
        self,
        shadow: Shadow,
        where: np.ndarray,
        accessors: Accessors,
        kind: int,
        observes: bool = False,
    ) -> None:
        own = self.clocks.own(accessors.block, accessors.thread)
        if kind != GENERIC:
            self._log_displaced(shadow, where, accessors, kind, observes)
        shadow.write.put(where, accessors.thread, own, accessors.grid_block, accessors.site, kind)
        # The write is ordered after these reads, or they were reported: an access that is ordered
        # after the write is ordered after them.
        shadow.read.clock[where] = 0
        shadow.contents.overwritten(where)

    def _log_displaced(
        self,
        shadow: Shadow,
        where: np.ndarray,
        accessors: Accessors,
        kind: int,
        observes: bool = False,
    ) -> None:
        """A strong write, or a reduction by TMA, is about to replace the records of
        accesses that it is not ordered after, and does not race. An atomic that ``observes`` stands
        for the write that it reads, and for those that a chain of atomics led to it: accesses
        ordered after it are ordered after them (PTX ISA, "Observation Order")."""
        log, last = shadow.log, shadow.write
        displaced = self.unordered(last, where, accessors)
        displaced &= self._is_alike(last, where, accessors, kind)
        if observes:
            displaced &= last.kind[where] | IS_ATOMIC != kind
            is_chain = (last.kind[where] == kind) & (log.logged[where] & MIXED == 0)
            log.forget(where[is_chain], WRITE)
        elif log and not kind & IS_ATOMIC:  # a chain of others ends
            ended = (log.logged[where] & WRITE > 0) & (last.kind[where] != kind)
            log.logged[where[ended]] |= np.uint8(MIXED)
        if some(displaced):
            gone = where[displaced]
            mixed = MIXED if (last.kind[gone] != kind).any() else 0
            log.add_runs(WRITE | mixed, gone, last.cells[gone])
        if kind & BASIC == ASYNC:
            return
        last = shadow.read
        displaced = (last.kind[where] & BASIC == STRONG) & self.unordered(last, where, accessors)
        displaced &= self._is_alike(last, where, accessors, kind)
        if some(displaced):
            gone = where[displaced]
            log.add_runs(READ, gone, last.cells[gone])

    # -- asynchronous accesses: one thread issues, ``where`` is int[n], each entry once

    def async_read(
        self,
        shadow: Shadow,
        where: np.ndarray,
        accessors: Accessors,
        fence: int | None,
        column: int,
        stamp: int,
        owner: Numbers | None = None,
    ) -> None:
        """A copy that reads ``where``; it is complete when ``column`` of block ``owner`` (its
        number in the grid; the issuer's, if nothing is said) says so. Its ``stamp`` until then is a
        clock that no row has, so that each overwrite is unordered."""
        self._check_objects(shadow, where, accessors)
        if np.count_nonzero(shadow.write.kind[where]):
            kinds = HazardKind.DATA_RACE, HazardKind.READ_BEFORE_ARRIVAL
            for last, at, which in self._writes(shadow, where, GENERIC):
                by = accessors if which is None else accessors.picked(which)
                mine = accessors.grid_block  # the source of a copy is its issuer's own memory
                self._check_async_against_writes(last, at, by, fence, mine, *kinds)
        owner = accessors.grid_block if owner is None else owner
        self.remember_copy_read(shadow, where, accessors, column, stamp, owner)

    def remember_copy_read(
        self,
        shadow: Shadow,
        where: np.ndarray,
        accessors: Accessors,
        column: Numbers,
        stamp: Numbers,
        owner: Numbers,
    ) -> None:
        """Asynchronous reads that are under way, as of a source, or of a tensor map."""
        last = shadow.copy_read
        if np.count_nonzero(last.clock[where]):
            displaced = self.unordered(last, where, accessors)
            # The reads of an agent complete in their order.
            displaced &= (last.column[where] != column) | (last.block[where] != owner)
            if some(displaced):
                gone = where[displaced]
                shadow.log.add_runs(COPY_READ, gone, last.cells[gone])
        last.put(where, column, stamp, owner, accessors.site, ASYNC)
        if isinstance(column, np.ndarray):
            lost = (last.column[where] != column) | (last.block[where] != owner)
            if lost.any():  # several threads' copies read one granule in this step
                at = where[lost]
                mine = [_pick(each, lost) for each in (column, stamp, owner)]
                shadow.log.add(COPY_READ, at, mine[0], mine[1], mine[2], accessors.site, ASYNC)

    def async_write(
        self,
        shadow: Shadow,
        where: np.ndarray,
        accessors: Accessors,
        fence: int | None,
        column: int,
        stamp: int,
        owner: Numbers | None = None,
        reduces: bool = False,
        repeats: tuple[int, int] | None = None,
    ) -> None:
        """A copy that writes ``where``; it is complete when ``column`` of ``owner`` says so, and
        has its ``stamp`` until then. With ``reduces`` it is a reduction; reductions do not race
        each other. ``repeats``: the column and the clock of a copy of the block that wrote the same
        bytes to the same place, if any."""
        self._repeats = repeats
        self._check_objects(shadow, where, accessors)
        kind, completes = HazardKind.OVERWRITE_IN_USE, None if reduces else column
        owner = accessors.grid_block if owner is None else owner
        # Reductions of TMA are relaxed atomics at GPU scope, element by element (PTX
        # ISA, "cp.reduce.async.bulk"): among themselves they need no order.
        if reduces:
            self._reductions.add(int(accessors.site))
        by_kind = ASYNC if fence is not None else THREAD_COPY
        if np.count_nonzero(shadow.write.kind[where]):
            for last, at, which in self._writes(shadow, where, by_kind if reduces else GENERIC):
                by = accessors if which is None else accessors.picked(which)
                if reduces:
                    others = np.flatnonzero(~self._is_alike(last, at, by, by_kind))
                    at, by = at[others], by.picked(others)
                self._check_async_against_writes(last, at, by, fence, owner, kind, kind, completes)
        self._check_ended(shadow, where, accessors, fence, completes)
        self._check_reads(
            shadow, where, accessors, by_kind if reduces else ASYNC, kind, fence, completes
        )
        self._check_copy_reads(shadow, where, accessors)
        if reduces:
            self._log_displaced(shadow, where, accessors, by_kind)
        else:
            shadow.log.forget(where, WRITE)
        shadow.write.put(where, column, stamp, owner, accessors.site, by_kind)
        shadow.read.clock[where] = 0
        shadow.contents.overwritten(where)

    def matrix_read(
        self, shadow: Shadow, where: np.ndarray, accessors: Accessors, column: int, clock: int
    ) -> None:
        """A wgmma reads ``where``; it is complete when ``column`` reaches ``clock``.

        ``who.thread`` are the threads of the warpgroup. Each of its warps must be ordered after the
        writes, through any of its lanes, as a warp goes on together.
        """
        accessor = accessors._replace(thread=int(accessors.thread[0]))
        self._check_objects(shadow, where, accessor)
        for last, at, _ in self._writes(shadow, where, GENERIC):
            self._check_matrix_read(last, at, accessors)
        record = shadow.matrix_reads_of(int(accessors.thread[0]))
        record.put(where, column, clock, accessors.grid_block, accessors.site, ASYNC)

    def _check_matrix_read(self, last: Record, where: np.ndarray, accessors: Accessors) -> None:
        block = accessors.block
        # Neighbors were mostly written together: one question for each run of them.
        fields = last.cells[where][:, [4, 2, 0, 1]]  # kind, block, column, clock
        begins = np.ones(len(where), np.bool_)
        np.any(fields[1:] != fields[:-1], axis=1, out=begins[1:])
        at, (kind, *stamp) = np.cumsum(begins) - 1, fields[begins].T
        warps = accessors.thread.reshape(-1, WARP)
        in_shared = last.in_shared
        ordered = self.clocks.warps_know(block, warps, *stamp, in_shared=in_shared).all(axis=0)
        generic = (kind != ASYNC) & (kind != NOTHING)
        fenced = np.zeros((len(warps), len(kind)), np.bool_) | ~generic
        for lanes in warps.T if (generic & ordered).any() else ():  # the first ones mostly will do
            by_lane = self.clocks.is_fenced(SHARED, block, lanes[:, None], *stamp)
            by_peers = stamp[0] != accessors.grid_block
            if some(by_peers):
                of_peers = self.clocks.is_fenced(PEERS, block, lanes[:, None], *stamp)
                by_lane = by_lane & (~by_peers | of_peers)
            fenced |= by_lane
            if every(fenced):
                break
        accessor = accessors._replace(thread=int(accessors.thread[0]))
        is_copy = kind & BASIC == ASYNC
        racing = generic & ~is_copy & ~ordered
        self._report(HazardKind.DATA_RACE, racing[at], last, where, accessor)
        arriving = is_copy & ~ordered
        self._report(HazardKind.READ_BEFORE_ARRIVAL, arriving[at], last, where, accessor)
        # A write that is not even ordered is a race, and is reported as that alone.
        unfenced = generic & ordered & ~fenced.all(axis=0)
        self._report(HazardKind.MISSING_PROXY_FENCE, unfenced[at], last, where, accessor)

    def _check_async_against_writes(
        self,
        last: Record,
        where: np.ndarray,
        accessors: Accessors,
        fence: int | None,
        owner: Numbers,
        generic_kind: HazardKind,
        async_kind: HazardKind,
        column: int | None = None,
    ) -> None:
        """``owner``: the number in the grid of the block whose shared memory it is, if it is any;
        ``column``: where the copy completes, if it writes."""
        kinds = last.kind[where]
        unordered = self.unordered(last, where, accessors)
        is_copy = kinds & BASIC == ASYNC
        self._report(generic_kind, unordered & ~is_copy, last, where, accessors, column=column)
        arriving = unordered & is_copy
        if self._repeats and column is not None:
            # The bytes are the same in either order, as of threads that write the same value.
            column_of, clock = self._repeats
            same = arriving & (last.clock[where] == clock) & (last.column[where] == column_of)
            same &= last.block[where] == accessors.grid_block
            self._report(async_kind, same, last, where, accessors, Severity.FORMAL, column)
            arriving = arriving & ~same
        if async_kind is HazardKind.OVERWRITE_IN_USE:
            # A write that is known to be complete has been performed, as a read has: what only a
            # scope denies is no more visible for it.
            self._report_performed(async_kind, arriving, last, where, accessors, column)
        else:
            self._report(async_kind, arriving, last, where, accessors, column=column)
        generic = (kinds != ASYNC) & (kinds != NOTHING)
        suspects = ~unordered & generic
        if fence is not None and some(suspects):
            block, thread = accessors.block, accessors.thread
            fenced = self.fenced(last, where, block, thread, fence)
            by_peers = last.block[where] != owner
            if fence == SHARED and some(by_peers & suspects):
                fenced = fenced & (~by_peers | self.fenced(last, where, block, thread, PEERS))
            self._report(HazardKind.MISSING_PROXY_FENCE, suspects & ~fenced, last, where, accessors)

    def _check_ended(
        self,
        shadow: Shadow,
        where: np.ndarray,
        accessors: Accessors,
        fence: int | None,
        column: int | None = None,
    ) -> None:
        """mbarrier.inval is a generic access to the mbarrier's bytes, which leaves them without
        contents. No hardware is known to show an access that comes too early after it."""
        last = shadow.ended
        if last is None or not np.count_nonzero(last.clock[where]):
            return
        unordered = self.unordered(last, where, accessors)
        self._report(
            HazardKind.OVERWRITE_IN_USE, unordered, last, where, accessors, Severity.FORMAL, column
        )
        suspects = ~unordered & (last.clock[where] > 0)
        if fence is not None and some(suspects):
            fenced = self.fenced(last, where, accessors.block, accessors.thread, fence)
            missing = suspects & ~fenced
            self._report(
                HazardKind.MISSING_PROXY_FENCE, missing, last, where, accessors, Severity.FORMAL
            )
        last.clock[where] = 0

    # -- the one question, and what follows from it

    def _writes(
        self, shadow: Shadow, where: np.ndarray, kind: int
    ) -> Iterator[tuple[Record, np.ndarray, np.ndarray | None]]:
        """The writes that an access of this kind to ``where`` is compared with: the last ones, then
        those that are in the log. Yields a record, entries of it, and of each entry the number in
        ``where`` (None: entries are ``where``). GENERIC: it is compared with all."""
        yield shadow.write, where, None
        log = shadow.log
        if not log:
            return
        bits = log.logged[where]
        displaced = bits & WRITE > 0
        if kind != GENERIC:
            # The last write stands for those that it displaced, if it is of this kind, too, and
            # so were they: what does not race it does not race them.
            displaced &= (bits & MIXED > 0) | (shadow.write.kind[where] != kind)
        which = np.flatnonzero(displaced)
        displaced_writes = log.at(where[which], WRITE) if len(which) else None
        if displaced_writes is not None:
            record, of = displaced_writes
            yield record, np.arange(len(of)), which[of]

    def _is_reduction(self, last: Record, where: np.ndarray) -> np.ndarray:
        """Return a mask of the recorded writes that are asynchronous reductions."""
        if not self._reductions:
            return np.zeros(len(where), np.bool_)
        is_copy: np.ndarray = last.kind[where] & BASIC == ASYNC
        return is_copy & np.isin(last.site[where], [*self._reductions])

    def _is_alike(
        self, last: Record, where: np.ndarray, accessors: Accessors, kind: int
    ) -> np.ndarray:
        """Return a mask of the recorded accesses that do not race an access of this kind, in
        whichever order: they are morally strong (PTX ISA, "Morally Strong Operations"): atomics of
        the same proxy and size, so that they overlap completely, and each scope includes the
        other's thread. Of asynchronous accesses only the reductions are asked about: those of the
        TMA are of the async proxy, and red.async, at the scope of the cluster that reaches
        the bytes, is generic."""
        if kind == GENERIC:
            return np.zeros(len(where), np.bool_)
        kinds = last.kind[where]
        if kind == ASYNC:
            return self._is_reduction(last, where) & (kinds == ASYNC)
        reductions = kinds == THREAD_COPY
        if some(reductions):
            reductions &= self._is_reduction(last, where)
        if kind == THREAD_COPY:
            return reductions | (kinds & BASIC == STRONG)
        alike = self._are_in_scope(last, where, accessors, kind)
        alike &= size_of(kinds) == size_of(kind)
        return alike | reductions

    def _are_in_scope(
        self, last: Record, where: np.ndarray, accessors: Accessors, kind: int
    ) -> np.ndarray:
        """Return a mask of the recorded strong accesses, where each scope includes the other's
        thread."""
        kinds = last.kind[where]
        are: np.ndarray = kinds & BASIC == STRONG
        if scope_of(kind) < GPU or (scope_of(kinds[are]) < GPU).any():
            reach = np.minimum(scope_of(kinds), scope_of(kind))
            are &= reach >= self.clocks.distance(accessors.grid_block, last.block[where])
        return are

    def _is_observed(
        self, shadow: Shadow, last: Record, at: np.ndarray, accessors: Accessors
    ) -> np.ndarray:
        """Return a mask of the recorded strong writes that the last strong read since the last
        write saw, itself or through a chain of atomics, if the accessors are ordered after that
        read: so they are after the write (PTX ISA, "Observation Order", "Causality Order")."""
        where = at if last.places is None else last.places[at]
        read, seen = shadow.read, last.kind[at]
        kinds = read.kind[where]
        observed: np.ndarray = (seen & kinds & BASIC == STRONG) & (read.clock[where] > 0)
        observed &= size_of(seen) == size_of(kinds)
        if last.places is not None:
            is_chain = (shadow.write.kind[where] == seen) & (seen & IS_ATOMIC > 0)
            observed &= is_chain & (shadow.log.logged[where] & MIXED == 0)
        if some(observed):
            reach = np.minimum(scope_of(seen), scope_of(kinds))
            observed &= reach >= self.clocks.distance(read.block[where], last.block[at])
            observed &= ~self.unordered(read, where, accessors)
        return observed

    def _is_harmless(
        self, last: Record, where: np.ndarray, accessors: Accessors, kind: int
    ) -> np.ndarray:
        """Return a mask of the recorded accesses that race this strong access only by the model:
        they differ in size, or both are atomics in global memory, whatever their scopes. No GPU is
        known to show it (quality/hardware/scopes.json): both go to the same cache."""
        if kind == GENERIC:
            return np.zeros(len(where), np.bool_)
        harmless = self._are_in_scope(last, where, accessors, kind)
        if kind & IS_ATOMIC and not last.in_shared:
            kinds = last.kind[where]
            harmless |= (kinds & BASIC == STRONG) & (kinds & IS_ATOMIC > 0)
        return harmless

    def unordered(self, record: Record, where: np.ndarray, accessors: Accessors) -> np.ndarray:
        """Return a mask of the recorded accesses that these accessors are not ordered after."""
        return ~self.clocks.knows(
            accessors.block,
            accessors.thread,
            record.block[where],
            record.column[where],
            record.clock[where],
            in_shared=record.in_shared,
        )

    def fenced(
        self, record: Record, where: np.ndarray, block: Numbers, thread: Numbers, fence: int
    ) -> np.ndarray:
        """Return a mask of the recorded accesses that a fence on the path made visible to the async
        proxy."""
        return self.clocks.is_fenced(
            fence, block, thread, record.block[where], record.column[where], record.clock[where]
        )

    def _remember_read(
        self, shadow: Shadow, where: np.ndarray, accessors: Accessors, kind: int
    ) -> None:
        last = shadow.read
        before, displaced = last.cells[where], self.unordered(last, where, accessors)
        own = self.clocks.own(accessors.block, accessors.thread)
        last.put(where, accessors.thread, own, accessors.grid_block, accessors.site, kind)
        lost = (last.column[where] != accessors.thread) | (
            last.block[where] != accessors.grid_block
        )
        displaced &= ~lost  # only the read that stays displaces another
        if some(displaced):
            shadow.log.add(READ, where[displaced], *before[displaced].T)
        if some(lost):  # several threads read one granule in this step
            shadow.log.add(
                READ,
                where[lost],
                accessors.thread[lost],
                own[lost],
                accessors.grid_block[lost],
                accessors.site,
                kind,
            )

    def _note_flags(
        self, unordered: np.ndarray, last: Record, where: np.ndarray, accessors: Accessors
    ) -> None:
        seen = np.flatnonzero(unordered & (last.block[where] != accessors.grid_block))
        for n, written_at in zip(seen.tolist(), last.site[where[seen]].tolist(), strict=True):
            if (written_at, accessors.site) not in self.flags:
                at = where[n]
                self.flags[written_at, accessors.site] = Flag(
                    written_at,
                    accessors.site,
                    (int(last.block[at]), int(last.column[at])),
                    (int(_pick(accessors.grid_block, n)), int(_pick(accessors.thread, n))),
                )

    def _check_reads(
        self,
        shadow: Shadow,
        where: np.ndarray,
        accessors: Accessors,
        kind: int,
        hazard: HazardKind,
        fence: int | None = None,
        column: int | None = None,
    ) -> None:
        """``kind`` is the write's."""
        logged_reads = shadow.log.at(where, READ) if shadow.log else None
        any_last = np.count_nonzero(shadow.read.clock[where])
        reads = [(shadow.read, where, accessors)] if any_last else []
        if logged_reads is not None:
            record, of = logged_reads
            reads.append((record, np.arange(len(of)), accessors.picked(of)))
            # The write stands for the reads that it was compared with, but for strong ones, which
            # need not be ordered before a strong write.
            if kind & BASIC != STRONG:
                shadow.log.forget(where, READ)
        for last, at, by in reads:
            unordered = self.unordered(last, at, by)
            racing = unordered & ~self._is_alike(last, at, by, kind)
            if kind & BASIC == STRONG:
                formal = racing & self._is_harmless(last, at, by, kind)
                self._report(hazard, formal, last, at, by, Severity.FORMAL)
                racing &= ~formal
            self._report_performed(hazard, racing, last, at, by, column)
            if fence is not None:
                self._warn_of_reads(last, at, ~unordered, by, fence)

    def _warn_of_reads(
        self,
        record: Record,
        where: np.ndarray,
        ordered: np.ndarray,
        accessors: Accessors,
        fence: int,
    ) -> None:
        """Warn of an async overwrite that only an mbarrier orders after a generic read."""
        suspects = ordered & (record.clock[where] > 0)
        if some(suspects):
            block, thread = _pick(accessors.block, 0), _pick(accessors.thread, 0)
            fenced = self.fenced(record, where, block, thread, fence)
            self._report(
                HazardKind.WRITE_AFTER_READ_FENCE,
                suspects & ~fenced,
                record,
                where,
                accessors,
                Severity.WARNING,
            )

    def _check_copy_reads(self, shadow: Shadow, where: np.ndarray, accessors: Accessors) -> None:
        kind = HazardKind.SOURCE_REUSED
        for last in shadow.async_reads:
            if not np.count_nonzero(last.clock[where]):
                continue
            unordered = self.unordered(last, where, accessors)
            self._report_performed(kind, unordered, last, where, accessors)
            # Once: the write that overwrites them is what later accesses are compared with.
            last.clock[where] = 0
        logged_reads = shadow.log.at(where, COPY_READ) if shadow.log else None
        if logged_reads is not None:
            (last, of), by = logged_reads, accessors.picked(logged_reads[1])
            at = np.arange(len(of))
            self._report_performed(kind, self.unordered(last, at, by), last, at, by)
            shadow.log.forget(where, COPY_READ)

    def _check_objects(self, shadow: Shadow, where: np.ndarray, accessors: Accessors) -> None:
        """Only mbarrier instructions may access a valid mbarrier (PTX ISA 9.7.13.15)."""
        self._contents = shadow.contents  # contents of the memory that is looked at from here on
        if shadow.objects is not None:
            objects = shadow.objects[where]
            if np.count_nonzero(objects):
                record = Record(len(where))
                record.site, record.block = (
                    objects - 1,
                    np.broadcast_to(accessors.grid_block, objects.shape),
                )
                record.places = where
                entries = np.arange(len(where))
                self._report(HazardKind.ILLEGAL_ACCESS, objects > 0, record, entries, accessors)

    def _report_performed(
        self,
        kind: HazardKind,
        bad: np.ndarray,
        record: Record,
        where: np.ndarray,
        accessors: Accessors,
        column: int | None = None,
    ) -> None:
        """Report writes that are not ordered after reads, or copies: formal, where only a scope is
        too narrow, or where lanes had converged after their reads and one of them tells of it."""
        if some(bad):
            stamps = record.block[where], record.column[where], record.clock[where]
            formal = self.clocks.knows_laxly(accessors.block, accessors.thread, *stamps)
            if record.in_shared and some(left := bad & ~formal):
                facts = (accessors.block, accessors.thread, *stamps)
                held = np.stack([np.broadcast_to(each, left.shape)[left] for each in facts])
                cases, of = np.unique(held, axis=1, return_inverse=True)  # few, of many bytes
                converged = [self._has_converged(*case) for case in cases.T.tolist()]
                formal[left] = np.array(converged)[of]
            self._report(kind, bad & formal, record, where, accessors, Severity.FORMAL, column)
            bad = bad & ~formal
        self._report(kind, bad, record, where, accessors, column=column)

    def _has_converged(self, block: int, thread: int, number: int, other: int, clock: int) -> bool:
        """Return True if the access, a read of shared memory by ``other`` of the block with that
        number in the grid, was by a lane that converged with others after it, and the accessor, of
        another warp, is ordered after one of these. That orders no memory, but shared memory serves
        a warp in the order of its instructions."""
        if number == block + self.clocks.first and thread // WARP == other // WARP:
            return False
        return self.clocks.knows_of_meeting(block, thread, number, other, clock)

    def _report(
        self,
        kind: HazardKind,
        bad: np.ndarray,
        record: Record,
        where: np.ndarray,
        accessors: Accessors,
        severity: Severity = Severity.ERROR,
        column: int | None = None,
        subject: Subject = Subject.MEMORY,
    ) -> None:
        if some(bad):
            if kind is HazardKind.DATA_RACE and severity is Severity.ERROR:
                self.racing[accessors.site] += 1
            elif kind is HazardKind.DATA_RACE:
                self._repeating[accessors.site] += 1
            hits = np.flatnonzero(bad)
            at = where[hits]
            places = at if record.places is None else record.places[at]
            blocks = np.broadcast_to(_pick(accessors.grid_block, hits), hits.shape)
            self.report(
                Conflict(
                    kind,
                    severity,
                    site=accessors.site,
                    other_sites=record.site[at],
                    blocks=blocks,
                    threads=np.broadcast_to(_pick(accessors.thread, hits), hits.shape),
                    other_blocks=record.block[at],
                    other_columns=record.column[at],
                    other_clocks=record.clock[at],
                    granules=places,
                    column=column,
                    variables=self._contents.variables,
                    region=self._contents.region,
                    several=record.places is not None,
                    subject=subject,
                )
            )


def _pick(values: Numbers, index: Numbers) -> Numbers:
    """Return ``values[index]``; a scalar stands for all."""
    return values[index] if isinstance(values, np.ndarray) and values.ndim else values


def _pick_mask(mask: np.ndarray | np.bool, which: np.ndarray | None) -> np.ndarray | np.bool:
    """Return the entries ``which`` (None: all) of a mask; a scalar stands for all."""
    return mask[which] if which is not None and isinstance(mask, np.ndarray) else mask
