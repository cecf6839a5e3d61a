"""Shadow memory: of every piece of memory, its last write and the reads since then.

Memory is divided into *granules* of the largest size of which every access of the kernel is a
multiple: the records are exact, and as few as possible. For each granule:

- the last write: its agent's column and clock (`harness.emulator.ordering.clocks`), the block, the
  instruction (its *site*), and the kind of access;
- the last generic read, and in a log those earlier reads that it is not ordered after (FastTrack's
  rule, Flanagan and Freund, PLDI 2009: a write ordered after the last read is ordered after all
  that the last read was ordered after);
- the last asynchronous read; and by wgmma, the last read of each warpgroup, as they share operands.

Bytes that were never written, or hold an undefined value: `harness.emulator.ordering.undefined`.
"""

from __future__ import annotations

from functools import cached_property, lru_cache

import numpy as np

from harness.emulator import host_memory
from harness.emulator.host_memory import address_of
from harness.emulator.ordering.undefined import Contents
from harness.emulator.provenance import Watched
from harness.emulator.threads import Numbers

NOTHING, GENERIC, STRONG, ASYNC = range(4)
"""Kinds of access; STRONG are atomics and the relaxed, acquire, release and volatile forms."""


FIELDS = 5  # of a record: column, clock, block, site, kind


class Record:
    """An access per granule: arrays of column, clock, block and site. Clock 0 is 'none'.

    They are the columns of ``cells``, int32[granules, FIELDS], where that is given. ``places``: the
    granule of each entry, if it is not the entry's number."""

    places: np.ndarray | None = None

    def __init__(self, granules: int, cells: np.ndarray | None = None, in_shared: bool = False):
        self.in_shared = in_shared  # the granules are of shared memory
        self.cells = cells = (
            host_memory.zeros((granules, FIELDS), np.int32) if cells is None else cells
        )
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

    def complete(self, where: np.ndarray, column: int, clock: int, pending: int) -> None:
        """The pending asynchronous access of ``column`` completes with ``clock``."""
        # A later access may have replaced the record: then its stamp stays.
        mine = where[(self.column[where] == column) & (self.clock[where] == pending)]
        self.clock[mine] = clock


class ReadLog:
    """Reads that a later read displaced without being ordered after them."""

    _FIELDS = 6  # where, column, clock, block, site, kind

    def __init__(self, logged: np.ndarray, head: np.ndarray, in_shared: bool):
        """``logged``: bool[granules]. ``head``, for machine code: where the rows are, how many
        there are, for how many there is room, and for how many it wants room; int64[4]. Zeros."""
        self.logged, self.head, self.in_shared = logged, head, in_shared
        self._rows = np.zeros((0, self._FIELDS), np.int32)
        self._used = memoryview(self.head)[1:2]  # type: ignore[arg-type]

    def add(
        self,
        where: np.ndarray,
        column: np.ndarray,
        clock: np.ndarray,
        block: np.ndarray,
        site: Numbers,
        kind: Numbers,
    ) -> None:
        count = len(where)
        rows = self._room_for(count)
        for at, field in enumerate((where, column, clock, block, site, kind)):
            rows[:, at] = field
        self.logged[where] = True
        self._used[0] += count

    def entries(self) -> tuple[np.ndarray, ...]:
        """The log as arrays ``(where, column, clock, block, site, kind)``."""
        return tuple(self._rows[: self._used[0]].T)

    def keep(self, mask: np.ndarray) -> None:
        """Forget the entries for which ``mask`` is false."""
        entries = self._rows[: self._used[0]]
        self.logged[entries[:, 0]] = False
        kept = entries[mask]
        self._rows[: len(kept)] = kept
        self.logged[kept[:, 0]] = True
        self._used[0] = len(kept)

    def clear(self) -> None:
        """Forget them all."""
        self.logged[self._rows[: self._used[0], 0]] = False
        self._used[0] = 0

    def make_room(self) -> None:
        """As much as machine code wanted."""
        self._room_for(int(self.head[3]) - self._used[0])
        self.head[3] = 0

    def _room_for(self, count: int) -> np.ndarray:
        """The next ``count`` rows."""
        used = self._used[0]
        if used + count > len(self._rows):
            rows = np.empty((max(256, 4 * (used + count)), self._FIELDS), np.int32)
            rows[:used] = self._rows[:used]
            self._rows = rows
            self.head[0], self.head[2] = address_of(rows), len(rows)
        return self._rows[used : used + count]

    def __bool__(self) -> bool:
        return self._used[0] > 0


@lru_cache(maxsize=64)
def _parts(granules: int) -> dict[str, int]:
    """Return the byte of a shadow's memory at which each part begins, and at which the last part
    ends: ``log`` is the head of `ReadLog`; ``marks``, int64[granules], are machine code's: which
    access was here last; ``logged`` is of `ReadLog`, ``written`` of `Contents`."""
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
        self._memory = host_memory.zeros(self._parts["end"], np.uint8)
        self.contents = Contents(granules, granule_bytes, fresh, self._part("written", np.bool_))
        self._copy_read: Record | None = None
        self.objects: np.ndarray | None = None  # by granule: 1 + site that made a live mbarrier
        self.ended: Record | None = None  # where mbarriers lived: the mbarrier.inval of each
        self.matrix_reads: dict[int, Record] = {}  # by wgmma: of each warpgroup of a block
        self.watched: Watched | None = None  # where somebody asks which instruction used it

    @property
    def places(self) -> dict[str, int]:
        """Return the address of each part: see `_parts`."""
        first = address_of(self._memory)
        return {name: first + begins for name, begins in self._parts.items()}

    def _part(self, name: str, dtype: type, nbytes: int = 1) -> np.ndarray:
        """Of the memory: so many bytes a granule, as values of this type."""
        begins = self._parts[name]
        return self._memory[begins : begins + nbytes * self.granules].view(dtype)

    @cached_property
    def cells(self) -> np.ndarray:
        return self._part("cells", np.int32, 8 * FIELDS).reshape(self.granules, 2 * FIELDS)

    @cached_property
    def log(self) -> ReadLog:
        head = self._memory[: self._parts["cells"]].view(np.int64)
        return ReadLog(self._part("logged", np.bool_), head, self.in_shared)

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
        """Of copies and of wgmma."""
        return *self.copy_reads, *self.matrix_reads.values()

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
            self.objects = host_memory.zeros(self.granules, np.int32)
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
