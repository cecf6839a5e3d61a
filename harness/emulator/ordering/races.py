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

'Known' and 'fenced' are defined in `harness.emulator.ordering.clocks`. Strong accesses do not race
each other.

A race in a loop shows in each iteration, and to look at it takes long. Of an instruction that has
shown `MANY` errors of this kind, every `SAMPLE`-th execution is compared; the others are recorded,
so that later accesses are compared with them.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from harness.emulator.findings import Conflict, HazardKind, Severity, Subject
from harness.emulator.ordering.clocks import NEVER, SHARED, Clocks
from harness.emulator.ordering.shadow import (
    ASYNC,
    FIELDS,
    GENERIC,
    STRONG,
    ReadLog,
    Record,
    Shadow,
)
from harness.emulator.threads import WARP, Numbers

_NOBODY = np.zeros(0, np.bool_)
MANY = 32  # data races of one weak load or store, after which its executions are sampled
SAMPLE = 16


@dataclass(frozen=True)
class Accessors:
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
        return replace(self, block=_pick(self.block, index), thread=_pick(self.thread, index))


@dataclass(frozen=True)
class Flag:
    """A strong read that saw a strong write of another block without being ordered after it: block
    (its number in the grid) and thread of both, the first time."""

    written_by: tuple[int, int]
    read_by: tuple[int, int]


@dataclass(frozen=True, slots=True)
class Used:
    """The granules that a group uses: ``at`` (int64[n], or a slice if they are consecutive), and of
    each its thread, that thread's place, and the number of its block in the grid. ``lost``: the
    entries whose granule a later entry uses too; None where there are none."""

    at: Any
    places: np.ndarray
    threads: np.ndarray
    grid_blocks: np.ndarray
    lost: np.ndarray | None


class Races:
    def __init__(self, clocks: Clocks, report: Callable[[Conflict], object], sites: int):
        """``sites``: the number of the kernel's instructions."""
        self.clocks, self.report = clocks, report
        self._reductions: set[int] = set()  # sites of reductions by the copy engine
        # By the site of a weak access, its executions that raced: machine code counts here, too.
        self.racing = np.zeros(sites, np.int64)
        self.flags: dict[tuple[int, int], Flag] = {}  # by the sites of the write and of the read

    # -- the usual case, quick: an access that is ordered after all that it meets. Those that say
    #    False have done nothing, and leave it to the rules below

    def read_in_order(self, shadow: Shadow, used: Used, site: int) -> bool:
        """A weak read of defined bytes; it is recorded."""
        last, contents = shadow.cells[used.at], shadow.contents
        # The last column is the write's kind, NOTHING if there was none: the bytes may be
        # undefined.
        if not contents.begins_defined and not last[:, FIELDS - 1].all():
            return False
        if contents.holds_undefined(used.at):
            return False
        in_order = self._in_order(shadow, last, used)
        if in_order is None or not in_order[:, 0].all():
            return False
        # FastTrack keeps one read a granule as long as each is ordered after the last. Those that
        # are not go to the log, and a write must be ordered after them, too.
        if not in_order[:, 1].all():
            gone = np.flatnonzero(~in_order[:, 1])
            where = used.at.start + gone if isinstance(used.at, slice) else used.at[gone]
            shadow.log.add(where, *last[gone, FIELDS:].T)
        own = self.clocks.own_of_places(used.places)
        # ``last`` is a view if the granules follow one another (a slice), and a copy if not. The
        # columns are those of `Record`: the write's first, then the read's.
        last[:, FIELDS] = used.threads
        last[:, FIELDS + 1] = own
        last[:, FIELDS + 2] = used.grid_blocks
        last[:, FIELDS + 3] = site
        last[:, FIELDS + 4] = GENERIC
        if not isinstance(used.at, slice):
            shadow.cells[used.at] = last
        if used.lost is not None:
            lost, blocks = used.lost, used.grid_blocks[used.lost]
            where, threads = used.at[lost], used.threads[lost]
            shadow.log.add(where, threads, own[lost], blocks, site, GENERIC)
        return True

    def write_in_order(self, shadow: Shadow, used: Used, site: int) -> bool:
        """A weak write of defined values by threads that do not meet; it is recorded."""
        if used.lost is not None:
            return False
        if shadow.log and shadow.log.logged[used.at].any():
            return False
        last = shadow.cells[used.at]
        in_order = self._in_order(shadow, last, used)
        if in_order is None or not in_order.all():
            return False
        reads = [r for r in shadow.async_reads if r.clock[used.at].any()]
        for record in reads:
            in_order = self._in_order(shadow, record.cells[used.at], used)
            if in_order is None or not in_order.all():
                return False
        # A write that is ordered after all reads is all that later accesses must be ordered after.
        for record in reads:
            record.clock[used.at] = 0
        last[:, 0] = used.threads
        last[:, 1] = self.clocks.own_of_places(used.places)
        last[:, 2] = used.grid_blocks
        last[:, 3] = site
        last[:, 4] = GENERIC
        last[:, FIELDS + 1] = 0
        if not isinstance(used.at, slice):
            shadow.cells[used.at] = last
        shadow.contents.overwritten(used.at)
        return True

    def _in_order(self, shadow: Shadow, last: np.ndarray, used: Used) -> np.ndarray | None:
        """Return a mask of the accessors that are ordered after ``last``, the records of each
        granule: bool[n, records]; None in an unusual case."""
        if shadow.objects is not None and shadow.objects[used.at].any():
            return None
        columns, clocks = last[:, ::FIELDS], last[:, 1::FIELDS]
        known = self.clocks.known_at(used.places, used.threads, columns, clocks)
        if not shadow.is_private:
            foreign = (last[:, 2::FIELDS] != used.grid_blocks[:, None]) & (clocks > 0)
            # Nothing is known of another block, unless a thread has learnt of one: then only the
            # full question can tell.
            if foreign.any():
                if self.clocks.far:
                    return None
                known &= ~foreign  # no thread has learnt anything of another block
        return known

    # -- generic accesses: ``where`` is int[n], with one accessor an entry

    def generic_read(
        self, shadow: Shadow, where: np.ndarray, accessors: Accessors, strong: bool
    ) -> None:
        if not strong and self._is_passed_over(accessors.site):
            own = self.clocks.own(accessors.block, accessors.thread)
            shadow.read.put(
                where, accessors.thread, own, accessors.grid_block, accessors.site, GENERIC
            )
            return
        self._check_objects(shadow, where, accessors)
        last = shadow.write
        unordered = self.unordered(last, where, accessors)
        if np.count_nonzero(unordered):
            kinds = last.kind[where]
            # Two morally strong accesses do not race; a weak one races with both kinds (PTX ISA,
            # "Data-Races").
            racing = unordered & (kinds == (GENERIC if strong else kinds)) & (kinds != ASYNC)
            self._report(HazardKind.DATA_RACE, racing, last, where, accessors)
            if strong:
                self._note_flags(unordered & (kinds == STRONG), last, where, accessors)
            arriving = unordered & (kinds == ASYNC)
            self._report(HazardKind.READ_BEFORE_ARRIVAL, arriving, last, where, accessors)
            if np.count_nonzero(arriving):  # what follows on a read that came too early is no news
                where = where[~arriving]
                accessors = accessors.picked(~arriving)
        self._remember_read(shadow, where, accessors, STRONG if strong else GENERIC)

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
        strong: bool,
        same: np.ndarray | np.bool,
        unchanged: np.ndarray | np.bool,
    ) -> None:
        """``same``: bool[n], the threads that write the same value as another thread in this step;
        ``unchanged``: bool[n], those that write the value that is there already."""
        last = shadow.write
        if not strong and self._is_passed_over(accessors.site):
            if shadow.log and shadow.log.logged[where].any():
                shadow.log.keep(~np.isin(shadow.log.entries()[0], where))
            self._remember_write(shadow, where, accessors, GENERIC)
            return
        self._check_objects(shadow, where, accessors)
        unordered = self.unordered(last, where, accessors)
        if np.count_nonzero(unordered):
            kinds = last.kind[where]
            racing = unordered & (kinds == (GENERIC if strong else kinds)) & (kinds != ASYNC)
            # Blocks that write the same all do the work of one, and only by chance at that time.
            alike = unchanged & (last.block[where] == accessors.grid_block)
            self._report(HazardKind.DATA_RACE, racing & ~alike, last, where, accessors)
            self._report(
                HazardKind.DATA_RACE, racing & alike, last, where, accessors, Severity.FORMAL
            )
            arriving = unordered & (kinds == ASYNC)
            self._report(HazardKind.READ_BEFORE_ARRIVAL, arriving, last, where, accessors)
        self._check_reads(shadow, where, accessors, strong, HazardKind.DATA_RACE)
        self._check_copy_reads(shadow, where, accessors)
        self._remember_write(shadow, where, accessors, STRONG if strong else GENERIC)
        if not strong:
            lost = (last.column[where] != accessors.thread) | (
                last.block[where] != accessors.grid_block
            )
            if np.count_nonzero(lost):
                alike = same & (last.block[where] == accessors.grid_block)
                self._report(HazardKind.DATA_RACE, lost & ~alike, last, where, accessors)
                self._report(
                    HazardKind.DATA_RACE, lost & alike, last, where, accessors, Severity.FORMAL
                )

    def _is_passed_over(self, site: int) -> bool:
        """Return True if this execution of a weak access is not compared, as enough of them
        raced."""
        raced = int(self.racing[site])
        if raced < MANY:
            return False
        self.racing[site] = raced + 1
        return raced % SAMPLE != 0

    def _remember_write(
        self, shadow: Shadow, where: np.ndarray, accessors: Accessors, kind: int
    ) -> None:
        own = self.clocks.own(accessors.block, accessors.thread)
        shadow.write.put(where, accessors.thread, own, accessors.grid_block, accessors.site, kind)
        # The write is ordered after these reads, or they were reported: an access that is ordered
        # after the write is ordered after them.
        shadow.read.clock[where] = 0
        shadow.contents.overwritten(where)

    # -- asynchronous accesses: one thread issues, ``where`` is int[n], each entry once

    def async_read(
        self,
        shadow: Shadow,
        where: np.ndarray,
        accessors: Accessors,
        fence: int | None,
        column: int,
        owner: Numbers | None = None,
    ) -> None:
        """A copy that reads ``where``; it is complete when ``column`` of block ``owner`` (its
        number in the grid; the issuer's, if nothing is said) says so."""
        self._check_objects(shadow, where, accessors)
        last = shadow.write
        if last.kind[where].any():
            self._check_async_against_writes(
                last, where, accessors, fence, HazardKind.DATA_RACE, HazardKind.READ_BEFORE_ARRIVAL
            )
        owner = accessors.grid_block if owner is None else owner
        # Until the copy completes no row has its clock, so that each overwrite is unordered.
        shadow.copy_read.put(where, column, NEVER, owner, accessors.site, ASYNC)

    def async_write(
        self,
        shadow: Shadow,
        where: np.ndarray,
        accessors: Accessors,
        fence: int | None,
        column: int,
        owner: Numbers | None = None,
        reduces: bool = False,
    ) -> None:
        """A copy that writes ``where``; it is complete when ``column`` of ``owner`` says so. With
        ``reduces`` it is a reduction; reductions do not race each other."""
        self._check_objects(shadow, where, accessors)
        last, kind = shadow.write, HazardKind.OVERWRITE_IN_USE
        others, completes = where, None if reduces else column
        # Reductions of the copy engine are relaxed atomics at GPU scope, element by element (PTX
        # ISA, "cp.reduce.async.bulk"): among themselves they need no order.
        if reduces:
            self._reductions.add(int(accessors.site))
            reduced = (last.kind[where] == ASYNC) & np.isin(last.site[where], [*self._reductions])
            others = where[~reduced]
        if last.kind[others].any():
            self._check_async_against_writes(last, others, accessors, fence, kind, kind, completes)
        self._check_ended(shadow, where, accessors, fence, completes)
        self._check_reads(shadow, where, accessors, False, kind, fence, completes)
        self._check_copy_reads(shadow, where, accessors)
        owner = accessors.grid_block if owner is None else owner
        last.put(where, column, NEVER, owner, accessors.site, ASYNC)
        shadow.read.clock[where] = 0
        shadow.contents.overwritten(where)

    def matrix_read(
        self, shadow: Shadow, where: np.ndarray, accessors: Accessors, column: int, clock: int
    ) -> None:
        """A wgmma reads ``where``; it is complete when ``column`` reaches ``clock``.

        ``who.thread`` are the threads of the warpgroup. Each of its warps must be ordered after the
        writes, through any of its lanes, as a warp goes on together.
        """
        last, block = shadow.write, accessors.block
        # Neighbours were mostly written together: one question for each run of them.
        fields = last.cells[where][:, [4, 2, 0, 1]]  # kind, block, column, clock
        begins = np.ones(len(where), np.bool_)
        np.any(fields[1:] != fields[:-1], axis=1, out=begins[1:])
        at, (kind, *stamp) = np.cumsum(begins) - 1, fields[begins].T
        warps = accessors.thread.reshape(-1, WARP)
        in_shared = last.in_shared
        ordered = self.clocks.warps_know(block, warps, *stamp, in_shared=in_shared).all(axis=0)
        generic = (kind == GENERIC) | (kind == STRONG)
        fenced = np.zeros((len(warps), len(kind)), np.bool_) | ~generic
        for lanes in warps.T if (generic & ordered).any() else ():  # the first ones mostly will do
            fenced |= self.clocks.is_fenced(SHARED, block, lanes[:, None], *stamp)
            if fenced.all():
                break
        accessor = replace(accessors, thread=int(accessors.thread[0]))
        self._check_objects(shadow, where, accessor)
        self._report(HazardKind.DATA_RACE, (generic & ~ordered)[at], last, where, accessor)
        arriving = (kind == ASYNC) & ~ordered
        self._report(HazardKind.READ_BEFORE_ARRIVAL, arriving[at], last, where, accessor)
        # A write that is not even ordered is a race, and is reported as that alone.
        unfenced = generic & ordered & ~fenced.all(axis=0)
        self._report(HazardKind.MISSING_PROXY_FENCE, unfenced[at], last, where, accessor)
        record = shadow.matrix_reads_of(int(accessors.thread[0]))
        record.put(where, column, clock, accessors.grid_block, accessors.site, ASYNC)

    def _check_async_against_writes(
        self,
        last: Record,
        where: np.ndarray,
        accessors: Accessors,
        fence: int | None,
        generic_kind: HazardKind,
        async_kind: HazardKind,
        column: int | None = None,
    ) -> None:
        """``column``: where the copy completes, if it writes."""
        kinds = last.kind[where]
        unordered = self.unordered(last, where, accessors)
        racing = unordered & (kinds != ASYNC)
        self._report(generic_kind, racing, last, where, accessors, column=column)
        arriving = unordered & (kinds == ASYNC)
        if async_kind is HazardKind.OVERWRITE_IN_USE:
            # A write that is known to be complete has been performed, as a read has: what only a
            # scope denies is no more visible for it.
            self._report_performed(async_kind, arriving, last, where, accessors, column)
        else:
            self._report(async_kind, arriving, last, where, accessors, column=column)
        generic = (kinds == GENERIC) | (kinds == STRONG)
        suspects = ~unordered & generic
        if fence is not None and suspects.any():
            fenced = self.fenced(last, where, accessors.block, accessors.thread, fence)
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
        if last is None or not last.clock[where].any():
            return
        unordered = self.unordered(last, where, accessors)
        self._report(
            HazardKind.OVERWRITE_IN_USE, unordered, last, where, accessors, Severity.FORMAL, column
        )
        suspects = ~unordered & (last.clock[where] > 0)
        if fence is not None and suspects.any():
            fenced = self.fenced(last, where, accessors.block, accessors.thread, fence)
            missing = suspects & ~fenced
            self._report(
                HazardKind.MISSING_PROXY_FENCE, missing, last, where, accessors, Severity.FORMAL
            )
        last.clock[where] = 0

    # -- the one question, and what follows from it

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
        displaced = self.unordered(last, where, accessors)
        if np.count_nonzero(displaced):
            gone = where[displaced]
            shadow.log.add(
                gone,
                last.column[gone],
                last.clock[gone],
                last.block[gone],
                last.site[gone],
                last.kind[gone],
            )
        own = self.clocks.own(accessors.block, accessors.thread)
        last.put(where, accessors.thread, own, accessors.grid_block, accessors.site, kind)
        lost = (last.column[where] != accessors.thread) | (
            last.block[where] != accessors.grid_block
        )
        if np.count_nonzero(lost):  # several threads read one granule in this step
            shadow.log.add(
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
                    (int(last.block[at]), int(last.column[at])),
                    (int(_pick(accessors.grid_block, n)), int(_pick(accessors.thread, n))),
                )

    def _check_reads(
        self,
        shadow: Shadow,
        where: np.ndarray,
        accessors: Accessors,
        strong: bool,
        kind: HazardKind,
        fence: int | None = None,
        column: int | None = None,
    ) -> None:
        last = shadow.read
        unordered = self.unordered(last, where, accessors)
        if strong:
            unordered &= last.kind[where] != STRONG
        self._report_performed(kind, unordered, last, where, accessors, column)
        if fence is not None:
            self._warn_of_reads(last, where, ~unordered, accessors, fence)
        if shadow.log and shadow.log.logged[where].any():
            self._check_log(shadow.log, where, accessors, strong, kind, fence, column)

    def _check_log(
        self,
        log: ReadLog,
        where: np.ndarray,
        accessors: Accessors,
        strong: bool,
        kind: HazardKind,
        fence: int | None,
        column: int | None,
    ) -> None:
        entry_where, of, clock, block, entry_site, entry_kind = log.entries()
        order = np.argsort(where, kind="stable")
        # For each logged read, the accessor that now writes its granule, if one does.
        place = np.searchsorted(where[order], entry_where)
        place = order[np.minimum(place, len(order) - 1)]
        hit = where[place] == entry_where
        record = Record(0, in_shared=log.in_shared)
        record.column, record.clock, record.block = of[hit], clock[hit], block[hit]
        record.site, record.kind = entry_site[hit], entry_kind[hit]
        record.places = entry_where[hit]
        entries = np.arange(int(hit.sum()))
        accessor = accessors.picked(place[hit])
        unordered = self.unordered(record, entries, accessor)
        if strong:
            unordered &= record.kind != STRONG
        self._report_performed(kind, unordered, record, entries, accessor, column)
        if fence is not None:
            self._warn_of_reads(record, entries, ~unordered, accessor, fence)
        # The write stands for the reads that it was compared with.
        log.keep(~hit)

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
        if suspects.any():
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
        for last in shadow.async_reads:
            unordered = self.unordered(last, where, accessors)
            self._report_performed(HazardKind.SOURCE_REUSED, unordered, last, where, accessors)
            # Once: the write that overwrites them is what later accesses are compared with.
            last.clock[where] = 0

    def _check_objects(self, shadow: Shadow, where: np.ndarray, accessors: Accessors) -> None:
        """Only mbarrier instructions may access a valid mbarrier (PTX ISA 9.7.13.15)."""
        self._contents = shadow.contents  # of what is looked at from here on
        if shadow.objects is not None:
            objects = shadow.objects[where]
            if objects.any():
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
        too narrow."""
        if bad.any() and self.clocks.lax:
            stamps = record.block[where], record.column[where], record.clock[where]
            formal = bad & self.clocks.knows_laxly(accessors.block, accessors.thread, *stamps)
            self._report(kind, formal, record, where, accessors, Severity.FORMAL, column)
            bad = bad & ~formal
        self._report(kind, bad, record, where, accessors, column=column)

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
        if np.count_nonzero(bad):
            if kind is HazardKind.DATA_RACE and severity is Severity.ERROR:
                self.racing[accessors.site] += 1
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
