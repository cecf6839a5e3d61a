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

from harness.sanitizer.emulator.arrays import every, some
from harness.sanitizer.emulator.findings import Conflict, HazardKind, Severity, Subject
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

_ALL = slice(None)
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


class Pairs(NamedTuple):
    """Recorded accesses and those that are compared with them: an entry ``at`` of the record has
    the entry of ``by`` with the same number."""

    last: Record
    at: np.ndarray
    by: Accessors

    @property
    def kinds(self) -> np.ndarray:
        return self.last.kind[self.at]

    @property
    def blocks(self) -> np.ndarray:
        return self.last.block[self.at]

    @property
    def stamps(self) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        return self.blocks, self.last.column[self.at], self.last.clock[self.at]

    @property
    def are_lost(self) -> np.ndarray:
        """Of accesses just recorded, those whose place another thread's took."""
        of_another: np.ndarray = self.last.column[self.at] != self.by.thread
        return of_another | (self.blocks != self.by.grid_block)


class Accesses(NamedTuple):
    """An access to each granule of ``where``, by the accessor that is its entry of ``by``, or by
    the only accessor."""

    shadow: Shadow
    where: np.ndarray
    by: Accessors

    def pairs(self, record: Record) -> Pairs:
        """With a record of the same memory."""
        return Pairs(record, self.where, self.by)

    def picked(self, index: np.ndarray) -> Accesses:
        return Accesses(self.shadow, self.where[index], self.by.picked(index))


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
        # Keyed by site: whether it is a reduction by TMA.
        self._reduces = np.zeros(sites, np.bool_)
        # Keyed by a weak access's site: its executions that raced, which machine code counts, too.
        self.racing = np.zeros(sites, np.int64)
        # Executions of a store that raced in form only, as each thread wrote what was there.
        self._repeating = np.zeros(sites, np.int64)
        # The current copy repeats this one, as `async_write` takes it.
        self._repeats: tuple[int, int] | None = None
        self.flags: dict[tuple[int, int], Flag] = {}  # keyed by sites of write and read

    # -- generic accesses: with one accessor an entry

    def generic_read(self, new: Accesses, kind: int = GENERIC, is_remembered: bool = True) -> None:
        """``is_remembered``: False for a read whose thread writes the same bytes in this step."""
        shadow, where, by = new
        if kind == GENERIC and self._is_passed_over(by.site):
            own = self.clocks.own(by.block, by.thread)
            shadow.read.put(where, by.thread, own, by.grid_block, by.site, GENERIC)
            return
        self._check_objects(new)
        arriving = np.zeros(len(where), np.bool_)
        for pairs, which in self._writes(new, kind):
            unordered = self.unordered(pairs)
            if some(unordered):
                if kind != GENERIC:  # also of a scope too narrow: what it means to signal is a flag
                    self._note_flags(unordered & (pairs.kinds & BASIC == STRONG), pairs)
                arriving[which] |= self._check_unordered(shadow, unordered, pairs, kind)
        if some(arriving):  # consequences are not reported
            new = new.picked(~arriving)
        if is_remembered:
            self._remember_read(new, kind)

    def constant_read(self, new: Accesses) -> None:
        """Check a read of bytes that must not change: no order makes a write of this launch visible
        to it."""
        last, self._contents = new.shadow.write, new.shadow.contents
        written, pairs = last.clock[new.where] > 0, new.pairs(last)
        self._report(HazardKind.DATA_RACE, written, pairs, subject=Subject.CONSTANT)

    def generic_write(
        self,
        new: Accesses,
        kind: int,
        same: np.ndarray | np.bool,
        unchanged: np.ndarray | np.bool,
        observes: bool = False,
    ) -> None:
        """``same``: bool[n], the threads that write the same value as another thread in this step;
        ``unchanged``: bool[n], those that write the value that is there already. ``observes``:
        atomics that read the values that they replace, in the order of the entries."""
        shadow, where, by = new
        if kind == GENERIC and self._is_passed_over(by.site, every(unchanged)):
            shadow.log.forget(where, READ | WRITE)
            self._remember_write(new, kind)
            return
        self._check_objects(new)
        for pairs, which in self._writes(new, kind):
            unordered = self.unordered(pairs)
            if some(unordered):
                self._check_unordered(shadow, unordered, pairs, kind, _pick(unchanged, which))
        self._check_reads(new, kind, HazardKind.DATA_RACE)
        self._check_copy_reads(new)
        self._remember_write(new, kind, observes)
        pairs = new.pairs(shadow.write)
        lost = pairs.are_lost
        if not some(lost):
            return
        if observes:  # these atomics saw each other
            self._note_flags(lost, pairs)
        self._report_races(lost & ~self._is_alike(pairs, kind), pairs, kind, same)
        if kind != GENERIC and not observes:  # several threads wrote one granule in this step
            self._log_lost(WRITE, new.picked(lost), kind)

    def _log_lost(self, role: int, lost: Accesses, kind: int) -> None:
        """Keep the accesses whose place in a record another thread's took at once."""
        by, own = lost.by, self.clocks.own(lost.by.block, lost.by.thread)
        lost.shadow.log.add(role, lost.where, by.thread, own, by.grid_block, by.site, kind)

    def _check_unordered(
        self,
        shadow: Shadow,
        unordered: np.ndarray,
        pairs: Pairs,
        kind: int,
        repeats: np.ndarray | np.bool = np.False_,
    ) -> np.ndarray:
        """Report generic accesses that are ``unordered`` after writes; return those that do not
        wait for a copy's."""
        unordered = unordered & ~self._is_alike(pairs, kind) & ~self._is_observed(shadow, pairs)
        is_copy = pairs.kinds & BASIC == ASYNC
        self._report_races(unordered & ~is_copy, pairs, kind, repeats)
        self._report(HazardKind.READ_BEFORE_ARRIVAL, unordered & is_copy, pairs)
        return unordered & is_copy

    def _report_races(
        self, racing: np.ndarray, pairs: Pairs, kind: int, repeats: np.ndarray | np.bool
    ) -> None:
        """``repeats``: those that write a value that would be there without them."""
        # Blocks that write the same all do the work of one, and only by chance at that time.
        formal = repeats & (pairs.blocks == pairs.by.grid_block)
        formal = racing & (formal | self._is_harmless(pairs, kind))
        self._report(HazardKind.DATA_RACE, racing & ~formal, pairs)
        self._report(HazardKind.DATA_RACE, formal, pairs, Severity.FORMAL)

    def _is_passed_over(self, site: int, repeats: bool = False) -> bool:
        """Return True if this execution of a weak access is not compared, as enough of them
        raced. ``repeats``: it writes what is there already."""
        counts = self._repeating if repeats and self.racing[site] < MANY else self.racing
        raced = int(counts[site])
        if raced < MANY:
            return False
        counts[site] = raced + 1
        return raced % SAMPLE != 0

    def _remember_write(self, new: Accesses, kind: int, observes: bool = False) -> None:
        (shadow, where, by), own = new, self.clocks.own(new.by.block, new.by.thread)
        if kind != GENERIC:
            self._log_displaced(new, kind, observes)
        shadow.write.put(where, by.thread, own, by.grid_block, by.site, kind)
        # The write is ordered after these reads, or they were reported: an access that is ordered
        # after the write is ordered after them.
        shadow.read.clock[where] = 0
        shadow.contents.overwritten(where)

    def _log_displaced(self, new: Accesses, kind: int, observes: bool = False) -> None:
        """A strong write, or a reduction by TMA, is about to replace the records of
        accesses that it is not ordered after, and does not race. An atomic that ``observes`` stands
        for the write that it reads, and for those that a chain of atomics led to it: accesses
        ordered after it are ordered after them (PTX ISA, "Observation Order")."""
        where, log, last = new.where, new.shadow.log, new.shadow.write
        pairs = new.pairs(last)
        displaced = self.unordered(pairs) & self._is_alike(pairs, kind)
        if observes:
            displaced &= pairs.kinds | IS_ATOMIC != kind
            is_chain = (pairs.kinds == kind) & (log.logged[where] & MIXED == 0)
            log.forget(where[is_chain], WRITE)
        elif log and not kind & IS_ATOMIC:  # a chain of others ends
            ended = (log.logged[where] & WRITE > 0) & (pairs.kinds != kind)
            log.logged[where[ended]] |= np.uint8(MIXED)
        if some(displaced):
            gone = where[displaced]
            mixed = MIXED if (last.kind[gone] != kind).any() else 0
            log.add_runs(WRITE | mixed, gone, last.cells[gone])
        if kind & BASIC == ASYNC:
            return
        pairs = new.pairs(new.shadow.read)
        displaced = (pairs.kinds & BASIC == STRONG) & self.unordered(pairs)
        displaced &= self._is_alike(pairs, kind)
        if some(displaced):
            gone = where[displaced]
            log.add_runs(READ, gone, pairs.last.cells[gone])

    # -- asynchronous accesses: by one thread, which issues them, to different granules

    def async_read(
        self,
        new: Accesses,
        fence: int | None,
        column: int,
        stamp: int,
        owner: Numbers | None = None,
    ) -> None:
        """A copy that reads; it is complete when ``column`` of block ``owner`` (its number in the
        grid; the issuer's, if nothing is said) says so. Its ``stamp`` until then is a clock that no
        row has, so that each overwrite is unordered."""
        self._check_objects(new)
        mine = new.by.grid_block  # the source of a copy is its issuer's own memory
        if np.count_nonzero(new.shadow.write.kind[new.where]):
            kinds = HazardKind.DATA_RACE, HazardKind.READ_BEFORE_ARRIVAL
            for pairs, _ in self._writes(new, GENERIC):
                self._check_async_against_writes(pairs, fence, mine, *kinds)
        self.remember_copy_read(new, column, stamp, mine if owner is None else owner)

    def remember_copy_read(
        self, new: Accesses, column: Numbers, stamp: Numbers, owner: Numbers
    ) -> None:
        """Asynchronous reads that are under way, as of a source, or of a tensor map."""
        shadow, where, by = new
        last = shadow.copy_read
        if np.count_nonzero(last.clock[where]):
            displaced = self.unordered(new.pairs(last))
            # The reads of an agent complete in their order.
            displaced &= (last.column[where] != column) | (last.block[where] != owner)
            if some(displaced):
                gone = where[displaced]
                shadow.log.add_runs(COPY_READ, gone, last.cells[gone])
        last.put(where, column, stamp, owner, by.site, ASYNC)
        if isinstance(column, np.ndarray):
            lost = (last.column[where] != column) | (last.block[where] != owner)
            if lost.any():  # several threads' copies read one granule in this step
                columns, stamps, owners = (_pick(each, lost) for each in (column, stamp, owner))
                shadow.log.add(COPY_READ, where[lost], columns, stamps, owners, by.site, ASYNC)

    def async_write(
        self,
        new: Accesses,
        fence: int | None,
        column: int,
        stamp: int,
        owner: Numbers | None = None,
        reduces: bool = False,
        repeats: tuple[int, int] | None = None,
    ) -> None:
        """A copy that writes; it is complete when ``column`` of ``owner`` says so, and has its
        ``stamp`` until then. With ``reduces`` it is a reduction; reductions do not race each other.
        ``repeats``: the column and the clock of a copy of the block that wrote the same bytes to
        the same place, if any."""
        self._repeats = repeats
        self._check_objects(new)
        shadow, where, by = new
        kind, completes = HazardKind.OVERWRITE_IN_USE, None if reduces else column
        owner = by.grid_block if owner is None else owner
        # Reductions of TMA are relaxed atomics at GPU scope, element by element (PTX
        # ISA, "cp.reduce.async.bulk"): among themselves they need no order.
        if reduces:
            self._reduces[by.site] = True
        by_kind = ASYNC if fence is not None else THREAD_COPY
        if np.count_nonzero(shadow.write.kind[where]):
            for pairs, _ in self._writes(new, by_kind if reduces else GENERIC):
                if reduces:
                    others = np.flatnonzero(~self._is_alike(pairs, by_kind))
                    pairs = Pairs(pairs.last, pairs.at[others], pairs.by.picked(others))
                self._check_async_against_writes(pairs, fence, owner, kind, kind, completes)
        self._check_ended(new, fence, completes)
        self._check_reads(new, by_kind if reduces else ASYNC, kind, fence, completes)
        self._check_copy_reads(new)
        if reduces:
            self._log_displaced(new, by_kind)
        else:
            shadow.log.forget(where, WRITE)
        shadow.write.put(where, column, stamp, owner, by.site, by_kind)
        shadow.read.clock[where] = 0
        shadow.contents.overwritten(where)

    def matrix_read(self, new: Accesses, column: int, clock: int) -> None:
        """A wgmma reads; it is complete when ``column`` reaches ``clock``.

        The accessors are the threads of the warpgroup, for all that it reads. Each of its warps
        must be ordered after the writes, through any of its lanes, as a warp goes on together.
        """
        (shadow, where, threads), first = new, int(new.by.thread[0])
        by_first = new._replace(by=threads._replace(thread=first))
        self._check_objects(by_first)
        for pairs, _ in self._writes(by_first, GENERIC):
            self._check_matrix_read(pairs, threads)
        record = shadow.matrix_reads_of(first)
        record.put(where, column, clock, threads.grid_block, threads.site, ASYNC)

    def _check_matrix_read(self, pairs: Pairs, accessors: Accessors) -> None:
        """``accessors``: all threads of the warpgroup, whose first stands for it in pairs."""
        block, last = accessors.block, pairs.last
        # Neighbors were mostly written together: one question for each run of them.
        fields = last.cells[pairs.at][:, [4, 2, 0, 1]]  # kind, block, column, clock
        begins = np.ones(len(fields), np.bool_)
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
        is_copy = kind & BASIC == ASYNC
        racing = generic & ~is_copy & ~ordered
        self._report(HazardKind.DATA_RACE, racing[at], pairs)
        arriving = is_copy & ~ordered
        self._report(HazardKind.READ_BEFORE_ARRIVAL, arriving[at], pairs)
        # A write that is not even ordered is a race, and is reported as that alone.
        unfenced = generic & ordered & ~fenced.all(axis=0)
        self._report(HazardKind.MISSING_PROXY_FENCE, unfenced[at], pairs)

    def _check_async_against_writes(
        self,
        pairs: Pairs,
        fence: int | None,
        owner: Numbers,
        generic_kind: HazardKind,
        async_kind: HazardKind,
        column: int | None = None,
    ) -> None:
        """``owner``: the number in the grid of the block whose shared memory it is, if it is any;
        ``column``: where the copy completes, if it writes."""
        kinds, unordered = pairs.kinds, self.unordered(pairs)
        if some(unordered):
            is_copy = kinds & BASIC == ASYNC
            self._report(generic_kind, unordered & ~is_copy, pairs, column=column)
            arriving = unordered & is_copy
            if self._repeats and column is not None:
                # The bytes are the same in either order, as of threads that write the same value.
                column_of, clock = self._repeats
                blocks, columns, clocks = pairs.stamps
                same = arriving & (clocks == clock) & (columns == column_of)
                same &= blocks == pairs.by.grid_block
                self._report(async_kind, same, pairs, Severity.FORMAL, column)
                arriving = arriving & ~same
            if async_kind is HazardKind.OVERWRITE_IN_USE:
                # A write that is known to be complete has been performed, as a read has: what only
                # a scope denies is no more visible for it.
                self._report_performed(async_kind, arriving, pairs, column)
            else:
                self._report(async_kind, arriving, pairs, column=column)
        generic = (kinds != ASYNC) & (kinds != NOTHING)
        suspects = ~unordered & generic
        if fence is not None and some(suspects):
            fenced, by_peers = self._fenced(pairs, fence), pairs.blocks != owner
            if fence == SHARED and some(by_peers & suspects):
                fenced = fenced & (~by_peers | self._fenced(pairs, PEERS))
            self._report(HazardKind.MISSING_PROXY_FENCE, suspects & ~fenced, pairs)

    def _check_ended(self, new: Accesses, fence: int | None, column: int | None = None) -> None:
        """mbarrier.inval is a generic access to the mbarrier's bytes, which leaves them without
        contents. No hardware is known to show an access that comes too early after it."""
        last, where = new.shadow.ended, new.where
        if last is None or not np.count_nonzero(last.clock[where]):
            return
        pairs = new.pairs(last)
        unordered = self.unordered(pairs)
        self._report(HazardKind.OVERWRITE_IN_USE, unordered, pairs, Severity.FORMAL, column)
        suspects = ~unordered & (last.clock[where] > 0)
        if fence is not None and some(suspects):
            missing = suspects & ~self._fenced(pairs, fence)
            self._report(HazardKind.MISSING_PROXY_FENCE, missing, pairs, Severity.FORMAL)
        last.clock[where] = 0

    # -- the one question, and what follows from it

    def _writes(self, new: Accesses, kind: int) -> Iterator[tuple[Pairs, np.ndarray | slice]]:
        """The writes that an access of this kind is compared with: the last ones, then those that
        are in the log. Yields them and the number of each in ``where``. GENERIC: it is compared
        with all."""
        shadow, where, by = new
        yield new.pairs(shadow.write), _ALL
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
            which = which[of]
            yield Pairs(record, np.arange(len(of)), by.picked(which)), which

    def _is_reduction(self, pairs: Pairs) -> np.ndarray:
        """Return a mask of the recorded writes that are asynchronous reductions."""
        is_copy: np.ndarray = pairs.kinds & BASIC == ASYNC
        return is_copy & self._reduces[pairs.last.site[pairs.at]]

    def _is_alike(self, pairs: Pairs, kind: int) -> np.ndarray:
        """Return a mask of the recorded accesses that do not race an access of this kind, in
        whichever order: they are morally strong (PTX ISA, "Morally Strong Operations"): atomics of
        the same proxy and size, so that they overlap completely, and each scope includes the
        other's thread. Of asynchronous accesses only the reductions are asked about: those of the
        TMA are of the async proxy, and red.async, at the scope of the cluster that reaches
        the bytes, is generic."""
        if kind == GENERIC:
            return np.zeros(len(pairs.at), np.bool_)
        kinds = pairs.kinds
        if kind == ASYNC:
            return self._is_reduction(pairs) & (kinds == ASYNC)
        reductions = kinds == THREAD_COPY
        if some(reductions):
            reductions &= self._is_reduction(pairs)
        if kind == THREAD_COPY:
            return reductions | (kinds & BASIC == STRONG)
        alike = self._are_in_scope(pairs, kind)
        alike &= size_of(kinds) == size_of(kind)
        return alike | reductions

    def _are_in_scope(self, pairs: Pairs, kind: int) -> np.ndarray:
        """Return a mask of the recorded strong accesses, where each scope includes the other's
        thread."""
        kinds = pairs.kinds
        are: np.ndarray = kinds & BASIC == STRONG
        if scope_of(kind) < GPU or (scope_of(kinds[are]) < GPU).any():
            reach = np.minimum(scope_of(kinds), scope_of(kind))
            are &= reach >= self.clocks.distance(pairs.by.grid_block, pairs.blocks)
        return are

    def _is_observed(self, shadow: Shadow, pairs: Pairs) -> np.ndarray:
        """Return a mask of the recorded strong writes that the last strong read since the last
        write saw, itself or through a chain of atomics, if the accessors are ordered after that
        read: so they are after the write (PTX ISA, "Observation Order", "Causality Order")."""
        read, seen, places = shadow.read, pairs.kinds, pairs.last.places
        where = pairs.at if places is None else places[pairs.at]
        kinds = read.kind[where]
        observed: np.ndarray = (seen & kinds & BASIC == STRONG) & (read.clock[where] > 0)
        observed &= size_of(seen) == size_of(kinds)
        if places is not None:
            is_chain = (shadow.write.kind[where] == seen) & (seen & IS_ATOMIC > 0)
            observed &= is_chain & (shadow.log.logged[where] & MIXED == 0)
        if some(observed):
            reach = np.minimum(scope_of(seen), scope_of(kinds))
            observed &= reach >= self.clocks.distance(read.block[where], pairs.blocks)
            observed &= ~self.unordered(Pairs(read, where, pairs.by))
        return observed

    def _is_harmless(self, pairs: Pairs, kind: int) -> np.ndarray:
        """Return a mask of the recorded accesses that race this strong access only by the model:
        they differ in size, or both are atomics in global memory, whatever their scopes. No GPU is
        known to show it (quality/hardware/scopes.json): both go to the same cache."""
        if kind == GENERIC:
            return np.zeros(len(pairs.at), np.bool_)
        harmless = self._are_in_scope(pairs, kind)
        if kind & IS_ATOMIC and not pairs.last.in_shared:
            kinds = pairs.kinds
            harmless |= (kinds & BASIC == STRONG) & (kinds & IS_ATOMIC > 0)
        return harmless

    def unordered(self, pairs: Pairs) -> np.ndarray:
        """Return a mask of the recorded accesses that these accessors are not ordered after."""
        by, in_shared = pairs.by, pairs.last.in_shared
        return ~self.clocks.knows(by.block, by.thread, *pairs.stamps, in_shared=in_shared)

    def _fenced(self, pairs: Pairs, fence: int) -> np.ndarray:
        """Return a mask of the recorded accesses that a fence on the path made visible to the async
        proxy."""
        return self.clocks.is_fenced(fence, pairs.by.block, pairs.by.thread, *pairs.stamps)

    def _remember_read(self, new: Accesses, kind: int) -> None:
        shadow, where, by = new
        last, pairs = shadow.read, new.pairs(shadow.read)
        before, displaced = last.cells[where], self.unordered(pairs)
        own = self.clocks.own(by.block, by.thread)
        last.put(where, by.thread, own, by.grid_block, by.site, kind)
        lost = pairs.are_lost
        displaced &= ~lost  # only the read that stays displaces another
        if some(displaced):
            shadow.log.add(READ, where[displaced], *before[displaced].T)
        if some(lost):  # several threads read one granule in this step
            self._log_lost(READ, new.picked(lost), kind)

    def _note_flags(self, unordered: np.ndarray, pairs: Pairs) -> None:
        last, where, accessors = pairs
        seen = np.flatnonzero(unordered & (pairs.blocks != accessors.grid_block))
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
        new: Accesses,
        kind: int,
        hazard: HazardKind,
        fence: int | None = None,
        column: int | None = None,
    ) -> None:
        """``kind`` is the write's."""
        shadow, where, by = new
        logged_reads = shadow.log.at(where, READ) if shadow.log else None
        any_last = np.count_nonzero(shadow.read.clock[where])
        reads = [new.pairs(shadow.read)] if any_last else []
        if logged_reads is not None:
            record, of = logged_reads
            reads.append(Pairs(record, np.arange(len(of)), by.picked(of)))
            # The write stands for the reads that it was compared with, but for strong ones, which
            # need not be ordered before a strong write.
            if kind & BASIC != STRONG:
                shadow.log.forget(where, READ)
        for pairs in reads:
            unordered = self.unordered(pairs)
            if some(unordered):
                racing = unordered & ~self._is_alike(pairs, kind)
                if kind & BASIC == STRONG:
                    formal = racing & self._is_harmless(pairs, kind)
                    self._report(hazard, formal, pairs, Severity.FORMAL)
                    racing &= ~formal
                self._report_performed(hazard, racing, pairs, column)
            if fence is not None:
                self._warn_of_reads(pairs, ~unordered, fence)

    def _warn_of_reads(self, pairs: Pairs, ordered: np.ndarray, fence: int) -> None:
        """Warn of an async overwrite that only an mbarrier orders after a generic read."""
        suspects = ordered & (pairs.last.clock[pairs.at] > 0)
        if some(suspects):
            first = pairs._replace(by=pairs.by.picked(0))
            unfenced = suspects & ~self._fenced(first, fence)
            self._report(HazardKind.WRITE_AFTER_READ_FENCE, unfenced, pairs, Severity.WARNING)

    def _check_copy_reads(self, new: Accesses) -> None:
        (shadow, where, by), kind = new, HazardKind.SOURCE_REUSED
        for last in shadow.async_reads:
            if not np.count_nonzero(last.clock[where]):
                continue
            pairs = new.pairs(last)
            self._report_performed(kind, self.unordered(pairs), pairs)
            # Once: the write that overwrites them is what later accesses are compared with.
            last.clock[where] = 0
        logged_reads = shadow.log.at(where, COPY_READ) if shadow.log else None
        if logged_reads is not None:
            last, of = logged_reads
            pairs = Pairs(last, np.arange(len(of)), by.picked(of))
            self._report_performed(kind, self.unordered(pairs), pairs)
            shadow.log.forget(where, COPY_READ)

    def _check_objects(self, new: Accesses) -> None:
        """Only mbarrier instructions may access a valid mbarrier (PTX ISA 9.7.13.15)."""
        shadow, where, by = new
        self._contents = shadow.contents  # contents of the memory that is looked at from here on
        if shadow.objects is not None:
            objects = shadow.objects[where]
            if np.count_nonzero(objects):
                record = Record(len(where))
                record.site, record.block[:] = objects - 1, by.grid_block
                record.places = where
                pairs = Pairs(record, np.arange(len(where)), by)
                self._report(HazardKind.ILLEGAL_ACCESS, objects > 0, pairs)

    def _report_performed(
        self, kind: HazardKind, bad: np.ndarray, pairs: Pairs, column: int | None = None
    ) -> None:
        """Report writes that are not ordered after reads, or copies: formal, where only a scope is
        too narrow, or where lanes had converged after their reads and one of them tells of it."""
        if some(bad):
            facts = pairs.by.block, pairs.by.thread, *pairs.stamps
            formal = self.clocks.knows_laxly(*facts)
            may_meet = pairs.last.in_shared and self.clocks.lanes_have_met
            if may_meet and some(left := bad & ~formal):
                held = np.stack([np.broadcast_to(each, left.shape)[left] for each in facts])
                # Few cases, of many bytes: neighbors mostly have the same.
                begins = np.append(True, (held[:, 1:] != held[:, :-1]).any(axis=0))
                cases, of = np.unique(held[:, begins], axis=1, return_inverse=True)
                converged = [self._has_converged(*case) for case in cases.T.tolist()]
                formal[left] = np.array(converged)[of][np.cumsum(begins) - 1]
            self._report(kind, bad & formal, pairs, Severity.FORMAL, column)
            bad = bad & ~formal
        self._report(kind, bad, pairs, column=column)

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
        pairs: Pairs,
        severity: Severity = Severity.ERROR,
        column: int | None = None,
        subject: Subject = Subject.MEMORY,
    ) -> None:
        if some(bad):
            record, where, accessors = pairs
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


def _pick(values: Any, index: Numbers | slice) -> Any:
    """Return ``values[index]``; a scalar stands for all."""
    return values[index] if isinstance(values, np.ndarray) and values.ndim else values
