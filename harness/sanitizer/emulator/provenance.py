"""Instructions that read and wrote the bytes of an allocation. A caller that is interested in a
kernel's data flow, not in its opcodes, watches allocations of global memory. For each allocation it
gets which instruction read which bytes, which wrote them, and which wrote them last. If a launch
read an input in a single way, and its output is right, all data from the input went that way. If an
allocation was read in several ways, an *intervention* tells which of them matters: threads, or
copies of the async proxy, see other bytes than those that are there (`Watch`). The outputs that
change depend on them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

import numpy as np

from harness.sanitizer.emulator.arrays import address_of, host_zeros
from harness.sanitizer.launch.plan import Watch


@dataclass(frozen=True)
class Loaded:
    """A bulk or tensor load from an allocation into the shared memory of one block: the issuing
    block, the block and the address of the mbarrier, and the numbers of the pieces (a few bytes
    each, of the same size) that it read. Blocks are numbered as in
    `harness.sanitizer.emulator.threads.Wave`. A multicast counts once for each destination
    block."""

    block: int
    to_block: int
    barrier: int
    pieces: np.ndarray = field(repr=False)


@dataclass(frozen=True)
class Touch:
    """Accesses of an instruction to an allocation, in all threads together.

    ``read``, ``written`` and ``last`` (written, and by nothing else since) are bool[nbytes].
    ``line``, ``source`` and ``file`` are as in `Hazard`.
    """

    opcode: str
    line: int | None
    source: str
    file: str
    read: np.ndarray = field(repr=False)
    written: np.ndarray = field(repr=False)
    last: np.ndarray = field(repr=False)
    loads: tuple[Loaded, ...] = field(default=(), repr=False)


class Watched:
    """A watched allocation of ``nbytes``, and which instructions accessed which of its granules. In
    its methods ``where`` are numbers of granules, and ``site`` is the place of an instruction."""

    def __init__(self, watch: Watch, nbytes: int, granule_bytes: int):
        self.nbytes, self.granule_bytes = nbytes, granule_bytes
        self._granules = -(-nbytes // granule_bytes)
        self.threads_see = _padded(watch.threads_see)
        self.copies_see = _padded(watch.copies_see)
        self._read: dict[int, np.ndarray] = {}
        self._written: dict[int, np.ndarray] = {}
        self._last = np.full(self._granules, -1, np.int32)
        self._loads: dict[int, list[Loaded]] = {}
        self._tables: np.ndarray | None = None

    def known_to_machine_code(self, sites: int) -> tuple[int, int, int]:
        """For a kernel of so many instructions, addresses in this process's memory: of two tables,
        for reading and for writing instructions, int64[sites], with the address of each
        instruction's bool[granules], or 0; and of who wrote a granule last, int32[granules]."""
        if self._tables is None:
            self._tables = np.zeros((2, sites), np.int64)
            for which, masks in enumerate((self._read, self._written)):
                for site, mask in masks.items():
                    self._tables[which, site] = address_of(mask)
        reads, writes = map(address_of, self._tables)
        return reads, writes, address_of(self._last)

    def expect(self, site: int, writes: bool) -> None:
        """The instruction is about to read or write here: machine code finds its mask from now."""
        self._mask(self._written if writes else self._read, site)

    def is_read(self, where: np.ndarray, site: int) -> None:
        self._mask(self._read, site)[where] = True

    def is_written(self, where: np.ndarray, site: int) -> None:
        self._mask(self._written, site)[where] = True
        self._last[where] = site

    def is_loaded(
        self, where: np.ndarray, site: int, block: int, to_block: int, barrier: int
    ) -> None:
        self.is_read(where, site)
        self._loads.setdefault(site, []).append(Loaded(block, to_block, barrier, where))

    def touches(
        self,
        opcode_of: Callable[[int], str],
        source_of: Callable[[int], tuple[int | None, str, str]],
    ) -> tuple[Touch, ...]:
        """Return a record per instruction, in their order; ``source_of(site)``: (line, source,
        file)."""
        nothing = np.zeros(self.nbytes, np.bool_)
        touches = []
        for site in sorted({*self._read, *self._written}):
            line, source, file = source_of(site)
            is_read, is_written = site in self._read, site in self._written
            touches.append(
                Touch(
                    opcode_of(site),
                    line,
                    source,
                    file,
                    self._bytes(self._read[site]) if is_read else nothing,
                    self._bytes(self._written[site]) if is_written else nothing,
                    self._bytes(self._last == site) if is_written else nothing,
                    tuple(self._loads.get(site, ())),
                )
            )
        return tuple(touches)

    def _mask(self, masks: dict[int, np.ndarray], site: int) -> np.ndarray:
        mask = masks.get(site)
        if mask is None:
            mask = masks[site] = host_zeros(self._granules, np.bool_)
            if self._tables is not None:
                self._tables[int(masks is self._written), site] = address_of(mask)
        return mask

    def _bytes(self, granules: np.ndarray) -> np.ndarray:
        return np.repeat(granules, self.granule_bytes)[: self.nbytes]


def _padded(seen: np.ndarray | None) -> np.ndarray | None:
    """With room to 16 bytes, as allocations have it."""
    if seen is None:
        return None
    padded = np.zeros(-(-len(seen) // 16) * 16, np.uint8)
    padded[: len(seen)] = seen
    return padded
