"""The threads that are stepped together, and their registers.

A thread of a wave has a *place* in it: place ``b * T + t`` is thread ``t`` (linear, x fastest) of
the wave's block ``b``, where a block has ``T`` threads. A register is an array with a value per
place.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Any, NamedTuple, TypeVar

import numpy as np

from harness.base.arch import WARP
from harness.sanitizer.emulator.arrays import address_of

_GROUPS_KEPT = 1024
RANK_SHIFT = 24  # shared::cluster addresses: the rank plus one stands above the offset


Extents = tuple[int, int, int]  # x, y, z
Numbers = int | np.integer | np.ndarray  # one for all, or one each
Found = TypeVar("Found")
Number = TypeVar("Number", int, np.ndarray)  # one, or one a thread or block


Moved = list[tuple[int, "Group"]]
"""Where threads go on, by the number of an instruction, and which of them do."""

Step = Callable[["Group"], Moved | None]
"""What an instruction does to those who execute it; None: they all go on at the next one."""


class _Places(NamedTuple):
    """Arrays by place: read only, with the addresses of the first two."""

    block_of: np.ndarray
    thread_of: np.ndarray
    warp_of: np.ndarray
    addresses: tuple[int, int]


@lru_cache(maxsize=16)
def _places(blocks: int, threads: int) -> _Places:
    place = np.arange(blocks * threads)
    block_of, thread_of = place // threads, place % threads
    of_place = block_of, thread_of, thread_of // WARP
    for each in of_place:
        each.flags.writeable = False
    return _Places(*of_place, (block_of.ctypes.data, thread_of.ctypes.data))


@lru_cache(maxsize=16)
def places_by_warp(blocks: int, threads: int) -> list[np.ndarray]:
    """Return a wave's threads by warp: those of the first warps of all blocks, of the second ones,
    and so on."""
    of_warps = _places(blocks, threads).warp_of
    return [np.flatnonzero(of_warps == warp) for warp in range(-(-threads // WARP))]


class Wave:
    """Geometry of the blocks that are resident together.

    Blocks are numbered cluster by cluster, and within a cluster by their rank in it; in clusters of
    a single block, that is their linear index in the grid. ``first`` is the number of the wave's
    first block. ``grid``, ``block`` and ``cluster`` are ``(x, y, z)``; the grid counts blocks.
    ``registers`` are the dtypes of a thread's.
    """

    def __init__(
        self,
        first: int,
        blocks: int,
        grid: Extents,
        block: Extents,
        cluster: Extents,
        registers: Iterable[np.dtype] = (),
    ):
        self.first = first
        self.blocks = blocks
        self.grid, self.block, self.cluster = grid, block, cluster
        self.cluster_size = cluster[0] * cluster[1] * cluster[2]
        self.threads = block[0] * block[1] * block[2]
        self.size = blocks * self.threads
        places = _places(blocks, self.threads)
        self.block_of, self.thread_of, self.warp_of, self.addresses = places
        self.warps = (self.threads + WARP - 1) // WARP
        layout = _register_layout(tuple(registers), self.size)
        self.register_starts = layout.starts
        # All registers. Machine code has its address: it is never replaced, and ``registers`` and
        # ``_by_dtype`` are views of it.
        self.register_file = np.zeros(layout.nbytes, np.uint8)
        views = [self.register_file.view(dtype) for dtype in layout.dtypes]
        self.registers = [views[of][at] for of, at in layout.slices]
        self._by_dtype = list(zip(views, layout.firsts, strict=True))
        # CC.CF of extended-precision arithmetic: whether a thread's last such sum wrapped.
        self.carry = np.zeros(self.size, np.bool_)
        # Special registers that never change, by name and dtype: each as soon as it is first read.
        self.special: dict[tuple[str, np.dtype], np.ndarray] = {}
        # Threads that have not exited; `State.leave` alone clears them, and none comes back.
        self.live = np.ones(self.size, np.bool_)
        self.state: Any = None  # see `harness.sanitizer.emulator.state.state_of`
        self.surroundings: Any = None  # see `harness.sanitizer.emulator.program.special_registers`
        self.everyone = Group(self, None)
        self._groups: dict[bytes, Group] = {}  # keyed by their places; see `group`

    def registers_at(self, place: int) -> bytes:
        """Return the values of all registers of the thread at ``place``."""
        return b"".join(view[firsts + place].tobytes() for view, firsts in self._by_dtype)

    def end(self) -> None:
        """Nobody asks for its state or its groups any more."""
        self.state = None
        self._groups.clear()
        del self.everyone

    @property
    def geometry(self) -> tuple[int, int, Extents, Extents, Extents]:
        """Return the first block, the number of blocks, grid, block and cluster."""
        return self.first, self.blocks, self.grid, self.block, self.cluster

    def group(self, places: np.ndarray) -> Group:
        """The threads at ``places``, which ascend: the same object as the last time."""
        if len(places) == self.size:
            return self.everyone
        # The same places come again in each iteration of a loop, and a group keeps what was found
        # out about it (`Group.once`).
        key = places.tobytes()
        group = self._groups.get(key)
        if group is None:
            if len(self._groups) >= _GROUPS_KEPT:
                self._groups.clear()
            group = self._groups[key] = Group(self, places)
        return group

    def cluster_of(self, block: int | np.ndarray) -> int | np.ndarray:
        """The wave's number of the first block of the cluster that ``block`` belongs to."""
        return block - block % self.cluster_size  # a wave begins with a whole cluster

    def block_lives(self, blocks: np.ndarray | int) -> np.ndarray:
        """Return True if a thread of these blocks of the wave has not exited."""
        of_blocks = self.live.reshape(self.blocks, self.threads)
        return np.logical_or.reduce(of_blocks, axis=1)[blocks]

    def locate_shared(
        self, blocks: np.ndarray | int, addresses: np.ndarray | np.integer | int
    ) -> tuple[np.ndarray, np.ndarray]:
        """``(blocks, offsets)``: the block in whose shared memory an address lies, and where.
        Threads of ``blocks`` use the addresses: an address without a rank above the offset is in
        the user's own block. A rank beyond the cluster gives block -1."""
        addresses = np.asarray(addresses).astype(np.int64)
        ranks = addresses >> RANK_SHIFT
        # Plain shared addresses, as nearly always.
        if not np.count_nonzero(ranks):
            return np.asarray(blocks), addresses
        owner = np.where(ranks > 0, self.cluster_of(blocks) + ranks - 1, blocks)
        owner = np.where((ranks < 0) | (ranks > self.cluster_size), -1, owner)
        return owner, addresses & ((1 << RANK_SHIFT) - 1)

    def locate_one(self, block: int, address: int) -> tuple[int, int]:
        """The same of a single address."""
        if not address >> RANK_SHIFT:
            return block, address
        owner, offset = self.locate_shared(block, np.uint64(address))
        return int(owner), int(offset)


class _Layout(NamedTuple):
    """Layout of a register file: where each register's values begin, in bytes, int64; the end of
    the last register; the distinct dtypes; for each register the index of its dtype, and its slice
    of the file viewed as that dtype; and for each dtype where the slices of its registers begin."""

    starts: np.ndarray
    nbytes: int
    dtypes: list[np.dtype]
    slices: list[tuple[int, slice]]
    firsts: list[np.ndarray]


@lru_cache(maxsize=16)
def _register_layout(dtypes: tuple[np.dtype, ...], size: int) -> _Layout:
    """Return the layout for ``size`` threads: registers are consecutive, aligned to 16 bytes."""
    ends = np.cumsum([0, *(-(-size * dtype.itemsize // 16) * 16 for dtype in dtypes)])
    different = list(dict.fromkeys(dtypes))
    slices = []
    for start, dtype in zip(ends.tolist(), dtypes, strict=False):
        first = start // dtype.itemsize
        slices.append((different.index(dtype), slice(first, first + size)))
    firsts = [np.array([at.start for of, at in slices if of == n]) for n in range(len(different))]
    return _Layout(ends[:-1], int(ends[-1]), different, slices, firsts)


class Group:
    """The threads that execute a step together; ``places`` is None for all of the wave's.

    The places ascend and never change. All other fields but ``undefined`` follow from them."""

    __slots__ = (
        "_address",
        "_blocks",
        "_cache",
        "_index",
        "_is_of_one_block",
        "_threads",
        "places",
        "registers",
        "select",
        "undefined",
        "wave",
    )

    def __init__(self, wave: Wave, places: np.ndarray | None):
        self.wave = wave
        self.registers = wave.registers
        self.places = places
        self.select = slice(None) if places is None else places
        self.undefined: tuple[int, frozenset[int]] = -1, frozenset()  # see `UndefinedRegisters`
        self._index = places
        self._address = 0
        self._blocks: np.ndarray | None = None
        self._threads: np.ndarray | None = None
        self._is_of_one_block: bool | None = None
        self._cache: dict[Any, Any] = {}  # see `once`

    @property
    def count(self) -> int:
        return self.wave.size if self.places is None else len(self.places)

    @property
    def index(self) -> np.ndarray:
        """Their places, ascending."""
        if self._index is None:
            self._index = np.arange(self.wave.size)
        return self._index

    @property
    def address(self) -> int:
        """The address of `index` in this process's memory."""
        if not self._address:
            self._index = np.ascontiguousarray(self.index, np.int64)
            self._address = address_of(self._index)
        return self._address

    @property
    def blocks(self) -> np.ndarray:
        if self._blocks is None:
            self._blocks = self.wave.block_of[self.select]
        return self._blocks

    @property
    def threads(self) -> np.ndarray:
        if self._threads is None:
            self._threads = self.wave.thread_of[self.select]
        return self._threads

    @property
    def warps(self) -> np.ndarray:
        """The warp of each, counted through the wave."""
        return self.once(_warps)

    @property
    def is_of_whole_warps(self) -> bool:
        """Return True if these are the threads of whole warps of 32, not halves of two of them."""
        return self.once(_is_of_whole_warps)

    def once(self, what: Callable[[Group], Found]) -> Found:
        """Return ``what`` of the group, which depends on its places alone, and cache it."""
        value = self._cache.get(what)
        if value is None:
            value = self._cache[what] = what(self)
        return value

    def count_by_block(self) -> tuple[np.ndarray, np.ndarray]:
        """``(blocks, counts)``: how many threads of each block these are."""
        if self.places is None:
            return np.arange(self.wave.blocks), np.full(self.wave.blocks, self.wave.threads)
        if self.is_of_one_block:
            return self.blocks[:1], np.array([self.count])
        counts = np.bincount(self.blocks)
        blocks = counts.nonzero()[0]
        return blocks, counts[blocks]

    @property
    def by_block(self) -> list[tuple[int, np.ndarray, np.ndarray]]:
        """``(block, positions, threads)`` for each block of which these are threads."""
        return self.once(_by_block)

    @property
    def is_of_one_block(self) -> bool:
        if self._is_of_one_block is None:
            self._is_of_one_block = bool(self.blocks[0] == self.blocks[-1])  # they ascend
        return self._is_of_one_block

    def where(self, mask: np.ndarray) -> Group:
        """The threads for which ``mask`` (a bool per thread of the group) holds."""
        places = mask.nonzero()[0] if self.places is None else self.places[mask]
        return self.wave.group(places)


def _warps(group: Group) -> np.ndarray:
    return group.blocks * group.wave.warps + group.threads // WARP


def _by_block(group: Group) -> list[tuple[int, np.ndarray, np.ndarray]]:
    blocks, counts = group.count_by_block()
    ends = counts.cumsum().tolist()
    return [
        (block, np.arange(start, end), group.threads[start:end])
        for block, start, end in zip(blocks.tolist(), [0, *ends], ends, strict=False)
    ]


def _is_of_whole_warps(group: Group) -> bool:
    first, last = slice(None, None, WARP), slice(WARP - 1, None, WARP)
    if group.count % WARP or (group.threads[first] % WARP).any():
        return False
    of_one = (each[last] - each[first] == WARP - 1 for each in (group.threads, group.index))
    return all(lanes.all() for lanes in of_one)


def merge(first: Group, second: Group) -> Group:
    # Places ascend in every group: questions about its blocks and warps look at the ends alone.
    places = np.sort(np.concatenate([first.index, second.index]))
    return first.wave.group(places)
