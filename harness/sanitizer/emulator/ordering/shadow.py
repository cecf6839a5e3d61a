"""Shadow memory: of every piece of memory, the accesses that a later access may conflict with.

Theory of operation
-------------------

Memory is divided into *granules* of the largest size of which every access of the kernel is a
multiple: the records are exact, and as few as possible.

A race detector may forget an access only if it happens before the access that replaces it: whatever
is ordered after the later access is then ordered after both (FastTrack, Flanagan and Freund, PLDI
2009).
Most accesses replace an earlier access in that order, so a granule has a *record* each of

- the last write: its agent's column and clock (`harness.sanitizer.emulator.ordering.clocks`), the
block, the
  instruction (its *site*), and the kind of access;
- the last generic read;
- the last asynchronous read; by wgmma, the last of each warpgroup, as they share operands.

An access that replaces a record without being ordered after it *displaces* it, and the displaced
access goes to a log (`Log`). Two accesses may be unordered, and yet no race:

- reads, of either kind;
- strong writes, which are atomic: each `red` to a counter displaces the `red` before;
- reductions by TMA, which are atomics, too;
- a strong write displaces strong reads.

All other unordered pairs are reported, and what was reported may be forgotten. An access is
compared with the record and, where ``logged`` has a bit for the granule, with the log.

What the log need not keep: an entry of an agent that has a later entry for the same granule, and
what the threads of a block did to its own shared memory before all of them met, if no other block
reaches it. An asynchronous access *under way* has a stamp of its own instead of a clock, greater
than any (`UNDER_WAY`); once it is complete the stamp means the clock of its completion.

Bytes that were never written, or hold an undefined value:
`harness.sanitizer.emulator.ordering.undefined`.
"""

from __future__ import annotations

from functools import cached_property, lru_cache

import numpy as np

from harness.sanitizer.emulator.arrays import address_of, every, host_zeros
from harness.sanitizer.emulator.ordering.clocks import UNDER_WAY
from harness.sanitizer.emulator.ordering.undefined import Contents
from harness.sanitizer.emulator.provenance import Watched
from harness.sanitizer.emulator.threads import Numbers

NOTHING, GENERIC, STRONG, ASYNC = range(4)
"""Kinds of access; STRONG are atomics and the relaxed, acquire, release and volatile forms. The
bits above those of `BASIC` are a strong access's scope and size: see `strong_kind`."""

BASIC = 3  # the mask of the kinds above
THREAD_COPY = ASYNC | 4
"""An asynchronous access of the generic proxy: of cp.async, st.async and red.async."""

_SCOPE_BITS, _SIZE_BITS = 2, 4  # bits at which they begin
IS_ATOMIC = 1 << 7  # the bit of a strong access that reads and writes

FIELDS = 5  # fields of a record: column, clock, block, site, kind

READ, WRITE, COPY_READ, MIXED = 1, 2, 4, 8
"""Bits of a granule: displaced accesses of these roles are in the log; MIXED: some displaced write
is of another kind than the write that displaced it."""


def strong_kind(scope: int, nbytes: int) -> int:
    """The kind of a strong access to elements of ``nbytes``, 1 to 8."""
    return STRONG | scope << _SCOPE_BITS | (nbytes.bit_length() - 1) << _SIZE_BITS


def scope_of(kind: Numbers) -> Numbers:
    """The scope of a strong access."""
    return kind >> _SCOPE_BITS & 3


def size_of(kind: Numbers) -> Numbers:
    """The size of a strong access, as a power of two."""
    return kind >> _SIZE_BITS & 7


class Record:
    """An access per granule: arrays of column, clock, block and site. Clock 0 is 'none'.

    They are the columns of ``cells``, int32[granules, FIELDS], where that is given. ``places``: the
    granule of each entry, if it is not the entry's number."""

    places: np.ndarray | None = None

    def __init__(self, granules: int, cells: np.ndarray | None = None, in_shared: bool = False):
        self.in_shared = in_shared  # the granules are of shared memory
        self.cells = cells = host_zeros((granules, FIELDS), np.int32) if cells is None else cells
        self.column, self.clock, self.block, self.site, self.kind = cells.T

    def put(
        self,
        where: np.ndarray | slice,
        column: Numbers,
        clock: Numbers,
        block: Numbers,
        site: int,
        kind: int,
    ) -> None:
        self.column[where] = column
        self.clock[where] = clock
        self.block[where] = block
        self.site[where] = site
        self.kind[where] = kind

    def complete(self, where: np.ndarray, stamp: int, clock: int) -> None:
        """The asynchronous access with this stamp completes with ``clock``."""
        # A later access may have replaced the record: then its stamp stays.
        self.clock[where[self.clock[where] == stamp]] = clock


class Log:
    """Accesses displaced from a record by a later access that is not ordered after them."""

    # The columns are: where, length, column, clock, block, site, kind, role, agents. The access
    # covers ``length`` granules from ``where`` on, and is by so many neighboring agents, from
    # ``column`` on, each at ``clock``: as when a warp reads one place.
    WIDTH = 9

    def __init__(self, logged: np.ndarray, head: np.ndarray, in_shared: bool):
        """``logged``: uint8[granules], the bits of roles. ``head``, for machine code: where the
        rows are, how many there are, for how many there is room, and for how many it wants room;
        int64[4]. Zeros."""
        self.logged, self.head, self.in_shared = logged, head, in_shared
        # The first ``_used`` of these are the log. Machine code adds rows where there is room.
        self._rows = np.zeros((0, self.WIDTH), np.int32)
        self._used = memoryview(self.head)[1:2]  # type: ignore[arg-type]
        # Final clocks, keyed by stamp, that `rows` has still to put in place of the stamps.
        self._completed: dict[int, int] = {}
        self._enough = _FEW_ROWS  # rows, from which it is worth while to look for superfluous ones

    def add(
        self,
        role: int,
        where: np.ndarray,
        column: Numbers,
        clock: Numbers,
        block: Numbers,
        site: Numbers,
        kind: Numbers,
    ) -> None:
        rows = self._room_for(len(where))
        for at, field in enumerate((where, 1, column, clock, block, site, kind, role & ~MIXED, 1)):
            rows[:, at] = field
        self.logged[where] |= np.uint8(role)
        self._used[0] += len(where)

    def add_runs(self, role: int, where: np.ndarray, cells: np.ndarray) -> None:
        """Add records, int32[n, FIELDS], of ascending granules: neighbors that are alike, as those
        of a copy are, need a single row."""
        first, lengths = _runs(where, cells)
        rows = self._room_for(len(first))
        rows[:, 0] = where[first]
        rows[:, 1] = lengths
        rows[:, 2:7] = cells[first]
        rows[:, 7:] = role & ~MIXED, 1
        self.logged[where] |= np.uint8(role)
        self._used[0] += len(first)

    def complete(self, stamp: int, clock: int) -> None:
        """The asynchronous access with this stamp completes with ``clock``."""
        if self:
            self._completed[stamp] = clock

    def at(self, where: np.ndarray, roles: int) -> tuple[Record, np.ndarray] | None:
        """Return the accesses of these roles to any of ``where``: a record with an entry for each
        pair of an entry and a place of ``where``, and the number of the latter."""
        if not np.count_nonzero(self.logged[where] & roles):
            return None
        order = np.argsort(where, kind="stable")
        ascending = where[order]
        starts, ends = _intervals(ascending)
        rows = _by_granule(_cut(self.rows[self._near(starts, ends, roles)], starts, ends))
        first = np.searchsorted(ascending, rows[:, 0])
        row, nth = _repeated(np.searchsorted(ascending, rows[:, 0], side="right") - first)
        which = order[first[row] + nth]
        rows, row = by_agent(rows[row])
        record = Record(len(rows), np.ascontiguousarray(rows[:, 2:7]), self.in_shared)
        record.places = rows[:, 0]
        return record, which[row]

    @property
    def rows(self) -> np.ndarray:
        """The log, int32[n, WIDTH]; a row may be of several granules, and of several agents."""
        rows = self._rows[: self._used[0]]
        if self._completed:
            under_way = np.flatnonzero(rows[:, 3] > UNDER_WAY)
            clocks = rows[under_way, 3].tolist()
            rows[under_way, 3] = [self._completed.get(clock, clock) for clock in clocks]
            self._completed.clear()
        return rows

    def forget(self, where: np.ndarray, roles: int) -> None:
        """Forget the accesses of these roles to any of ``where``."""
        if np.count_nonzero(self.logged[where] & roles):
            starts, ends = _intervals(np.unique(where))
            near, rows = self._near(starts, ends, roles), self.rows
            rest = _cut(rows[near], np.append(0, ends), np.append(starts, len(self.logged)))
            self._keep(np.concatenate((rows[~near], rest)))
            self.logged[where] &= np.uint8(~(roles | MIXED if roles & WRITE else roles) & 0xFF)

    def forget_rows(self, mask: np.ndarray) -> None:
        """Forget the `rows` for which ``mask`` holds."""
        if mask.any():
            where = np.unique(_by_granule(self.rows[mask])[:, 0])
            were_mixed = where[self.logged[where] & MIXED > 0]
            self._keep(self.rows[~mask])
            self.logged[where] = 0
            starts, ends = _intervals(where)
            near = self._near(starts, ends, READ | WRITE | COPY_READ)
            rest = _by_granule(_cut(self.rows[near], starts, ends))
            for role in (READ, WRITE, COPY_READ):
                self.logged[rest[rest[:, 7] == role, 0]] |= np.uint8(role)
            self.logged[were_mixed[self.logged[were_mixed] & WRITE > 0]] |= np.uint8(MIXED)

    def make_room(self) -> None:
        """Make as much room as machine code wanted."""
        self._room_for(int(self.head[3]) - self._used[0])
        self.head[3] = 0

    def _near(self, starts: np.ndarray, ends: np.ndarray, roles: int) -> np.ndarray:
        """Return which `rows` of these roles may cover some granule of these intervals; bool."""
        rows = self.rows
        near: np.ndarray = (rows[:, 0] < ends[-1]) & (rows[:, 0] + rows[:, 1] > starts[0])
        return near & (rows[:, 7] & roles > 0)

    def _keep(self, rows: np.ndarray) -> None:
        """``rows``, a copy, are all that there are from here on."""
        self._used[0] = 0
        self._room_for(len(rows))[:] = rows
        self._used[0] = len(rows)

    def _room_for(self, count: int) -> np.ndarray:
        """The next ``count`` rows."""
        if self._used[0] + count > self._enough:
            self._forget_earlier()
            self._enough = max(2 * (self._used[0] + count), _FEW_ROWS)
        used = self._used[0]
        if used + count > len(self._rows):
            rows = np.empty((max(256, 4 * (used + count)), self.WIDTH), np.int32)
            rows[:used] = self._rows[:used]
            self._rows = rows
            self.head[0], self.head[2] = address_of(rows), len(rows)
        return self._rows[used : used + count]

    def _forget_earlier(self) -> None:
        """Forget the accesses of agents that have later ones of the same role and kind: an agent
        goes on in the order of its clock. Those under way are not ordered."""
        rows = self.rows
        # Two columns at a time: what counts is whether they are equal.
        keys = np.ascontiguousarray(rows[:, [8, 8, 7, 6, 4, 2, 1, 0]]).view(np.int64)
        order = np.lexsort((rows[:, 3], *keys.T))
        ordered = keys[order]
        is_last = np.ones(len(rows), np.bool_)
        np.any(ordered[1:] != ordered[:-1], axis=1, out=is_last[:-1])
        is_last |= rows[order, 3] > UNDER_WAY
        kept = rows[np.sort(order[is_last])]
        # One entry of each granule and role stays, and so do the bits.
        self._used[0] = len(kept)
        self._rows[: len(kept)] = kept

    def __bool__(self) -> bool:
        return self._used[0] > 0


_FEW_ROWS = 1 << 14


def _intervals(ascending: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Return where the runs of neighboring granules start and end."""
    first = np.flatnonzero(np.diff(ascending, prepend=-2) > 1)
    return ascending[first], ascending[np.append(first[1:], len(ascending)) - 1] + 1


def _cut(rows: np.ndarray, starts: np.ndarray, ends: np.ndarray) -> np.ndarray:
    """Return the parts of rows of a log that are in these intervals, which ascend."""
    begin, end = rows[:, 0], rows[:, 0] + rows[:, 1]
    first = np.searchsorted(ends, begin, side="right")
    row, nth = _repeated(np.searchsorted(starts, end) - first)
    interval, parts = first[row] + nth, rows[row]
    parts[:, 0] = np.maximum(begin[row], starts[interval])
    parts[:, 1] = np.minimum(end[row], ends[interval]) - parts[:, 0]
    return parts


def _by_granule(rows: np.ndarray) -> np.ndarray:
    """Return rows of a log as rows of a single granule each."""
    lengths = rows[:, 1]
    if every(lengths == 1):
        return rows
    row, nth = _repeated(lengths)
    single = rows[row]
    single[:, 0] += nth
    single[:, 1] = 1
    return single


def by_agent(rows: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Return the rows of a log by single agents, and the number of the row that each is of."""
    row, nth = _repeated(rows[:, 8])
    single = rows[row]
    single[:, 2] += nth
    single[:, 8] = 1
    return single, row


def _repeated(counts: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Return the number of each entry so many times, and which time it is."""
    entry = np.repeat(np.arange(len(counts)), counts)
    return entry, np.arange(len(entry)) - np.repeat(np.cumsum(counts) - counts, counts)


def _runs(where: np.ndarray, facts: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Return where the runs of neighboring granules with equal facts begin, and their lengths."""
    begins = np.ones(len(where), np.bool_)
    np.any(facts[1:] != facts[:-1], axis=1, out=begins[1:])
    begins[1:] |= where[1:] != where[:-1] + 1
    first = np.flatnonzero(begins)
    return first, np.diff(first, append=len(where))


@lru_cache(maxsize=64)
def _parts(granules: int) -> dict[str, int]:
    """Return the byte of a shadow's memory at which each part begins, and at which the last part
    ends: ``log`` is the head of `Log`; ``marks``, int64[granules], are machine code's: which
    access was here last; ``logged`` is of `Log`, ``written`` of `Contents`."""
    begins, at = {}, 0
    for name, nbytes in (
        ("log", 32),
        ("cells", 8 * FIELDS * granules),
        ("marks", 8 * granules),
        ("logged", granules),
        ("written", granules),
        ("end", 0),
    ):
        begins[name] = at
        at += nbytes
    return begins


class Shadow:
    """The memory of a region: ``granules`` of them, ``granule_bytes`` each; ``fresh`` is as in
    `Contents`. ``is_private``: each byte is used by threads of a single block; ``in_shared``: it is
    shared memory.

    The records of the last write and of the last read lie side by side, in ``cells``
    int32[granules, 2 * FIELDS], as each access looks at both. All records are in a single piece of
    memory: machine code knows it by ``places``, and Python's views are made on demand.
    """

    def __init__(
        self,
        size_bytes: int,
        granule_bytes: int,
        fresh: bool | np.ndarray = False,
        is_private: bool = False,
        in_shared: bool = False,
    ):
        granules = -(-size_bytes // granule_bytes)
        self.granule_bytes, self.is_private = granule_bytes, is_private
        self.in_shared = in_shared
        self.granules, self._parts = granules, _parts(granules)
        self._memory = host_zeros(self._parts["end"], np.uint8)
        self.contents = Contents(granules, granule_bytes, fresh, self._part("written", np.bool_))
        self._copy_read: Record | None = None
        self.objects: np.ndarray | None = None  # per granule: 1 + site that made a live mbarrier
        self.ended: Record | None = None  # the mbarrier.inval of each mbarrier that lived here
        self.matrix_reads: dict[int, Record] = {}  # reads by each wgmma
        self.watched: Watched | None = None  # set if a caller asks which instruction used a place

    @property
    def places(self) -> dict[str, int]:
        """Return the address of each part: see `_parts`."""
        first = address_of(self._memory)
        return {name: first + begins for name, begins in self._parts.items()}

    def _part(self, name: str, dtype: type, nbytes: int = 1) -> np.ndarray:
        """Return a part of the memory: ``nbytes`` a granule, as values of this type."""
        begins = self._parts[name]
        return self._memory[begins : begins + nbytes * self.granules].view(dtype)

    @cached_property
    def cells(self) -> np.ndarray:
        return self._part("cells", np.int32, 8 * FIELDS).reshape(self.granules, 2 * FIELDS)

    @cached_property
    def log(self) -> Log:
        head = self._memory[: self._parts["cells"]].view(np.int64)
        return Log(self._part("logged", np.uint8), head, self.in_shared)

    @cached_property
    def write(self) -> Record:
        return Record(self.granules, self.cells[:, :FIELDS], self.in_shared)

    @cached_property
    def read(self) -> Record:
        return Record(self.granules, self.cells[:, FIELDS:], self.in_shared)

    @property
    def copy_read(self) -> Record:
        """The last asynchronous reads, from the first time on that somebody asks."""
        if self._copy_read is None:
            self._copy_read = Record(self.granules, in_shared=self.in_shared)
            # Machine code has the addresses of all records, and looks for new ones when this
            # changes.
            Contents.version += 1
        return self._copy_read

    @property
    def copy_reads(self) -> tuple[Record, ...]:
        """`copy_read`, where anybody has asked for it."""
        return () if self._copy_read is None else (self._copy_read,)

    @property
    def async_reads(self) -> tuple[Record, ...]:
        """The records of reads by copies and by wgmma."""
        return *self.copy_reads, *self.matrix_reads.values()

    def complete(self, where: np.ndarray, last: Record, stamp: int, clock: int) -> None:
        """The asynchronous access of ``where`` with this stamp completes with ``clock``: it is in
        ``last``, where it was not displaced."""
        last.complete(where, stamp, clock)
        self.log.complete(stamp, clock)

    def matrix_reads_of(self, warpgroup: int) -> Record:
        """Return the record of a block's warpgroup, by its first thread."""
        record = self.matrix_reads.get(warpgroup)
        if record is None:
            record = Record(self.granules, in_shared=self.in_shared)
            self.matrix_reads[warpgroup] = record
            Contents.version += 1
        return record

    def begin_object(self, start: int, nbytes: int, site: int) -> None:
        """An mbarrier lives at these bytes from now on; ``site`` made it."""
        if self.objects is None:
            self.objects = host_zeros(self.granules, np.int32)
            Contents.version += 1
        self.objects[self.where(start, nbytes)] = site + 1
        if self.ended is not None:
            self.ended.clock[self.where(start, nbytes)] = 0

    def end_object(
        self, start: int, nbytes: int, thread: int, clock: int, block: int, site: int
    ) -> None:
        """The bytes are bytes again, and have no contents: ``thread`` of ``block``, its number in
        the grid, invalidated the mbarrier at ``clock`` of its time."""
        where = self.where(start, nbytes)
        if self.objects is not None:
            self.objects[where] = 0
        if self.ended is None:
            self.ended = Record(self.granules, in_shared=self.in_shared)
        self.ended.put(where, thread, clock, block, site, GENERIC)

    def rows(self, starts: np.ndarray, nbytes: int) -> np.ndarray:
        """The granules that ``nbytes`` from each start on touch; int64[starts, n], possibly with
        repetitions."""
        first, last = starts // self.granule_bytes, (starts + nbytes - 1) // self.granule_bytes
        width = int((last - first).max()) + 1
        return np.minimum(first[:, None] + np.arange(width), last[:, None])

    def where(self, start: int, nbytes: int) -> np.ndarray:
        """The granules that these bytes touch."""
        return np.arange(start // self.granule_bytes, -(-(start + nbytes) // self.granule_bytes))
