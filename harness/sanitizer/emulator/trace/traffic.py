"""Counts on which a launch's speed depends, and no times: copies in flight, bank conflicts
of shared memory, sectors of global memory.

**Copies.** How much is under way at once is counted when copies arrive. On a schedule on which
copies arrive as late as possible, it is the most that the kernel lets run ahead.

**Bank conflicts** make a warp's ordinary accesses to shared memory wait for its banks. Shared
memory has 32 banks; consecutive words of 4 bytes lie in consecutive banks. In a *wavefront* each
bank gives or takes one word; lanes that use the same word share it, whatever bytes of it they use.
A warp's instruction is served in passes: all 32 lanes together where a lane moves up to 4 bytes,
half-warps for 8 bytes, quarter-warps for 16. A pass takes as many wavefronts as its busiest bank
has different words: 1 without a conflict. ldmatrix and stmatrix move eight rows of 16 bytes
a pass, as their addresses come from lanes 0-7, 8-15, ... Only lanes that take part count. Lanes of
a warp that come apart are counted as if they had gone together
(`harness.sanitizer.emulator.memory.requests`): the ideal is that of the warp's line, from its
bytes, and a warp that reads eight lanes at a time earns nothing by it.

Sources: banks and words, CUDA C++ Programming Guide, "Shared Memory" of compute capability 5.x
and later. Halves and quarters of a warp: the guide has them for 64-bit and 128-bit accesses of
compute capability 2.x, and people see them on later ones with Nsight Compute; this project has not
measured it.

Not modeled: passes that hardware merges (two half-warps, say, that read the same words), so that
broadcasts of 8 and 16 bytes come out higher here than there; atomics at the same address, which are
serialized for another reason than banks; the shared memory of another block of the cluster, which
is reached over a network; bulk and tensor copies, cp.async, wgmma and mbarriers.

**Sectors.** Global memory is reached in *sectors* of 32 bytes, each on a multiple of 32. An
instruction of a warp is a request, and takes the sectors that contain its lanes' bytes; lanes that
use the same sector share it. The ideal is as many as those bytes fill: 32 lanes with 4 bytes each
that follow each other take 4, and with a stride of 32 bytes or more they take 32. Source: CUDA C++
Best Practices Guide, "Coalesced Access to Global Memory" (compute capability 6.0 and higher). Not
modeled: caches. Copies of the asynchronous proxy are not counted, nor is cp.async.
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

import numpy as np

from harness.sanitizer.emulator.events import (
    BlockBarrierCompleted,
    BlockBarrierReached,
    CopyIssued,
    CopyMoved,
    Events,
    GroupCommitted,
    ProductIssued,
    SharedAccessed,
)
from harness.sanitizer.emulator.memory.requests import Counts, Requests, first_of_each, total
from harness.sanitizer.emulator.threads import WARP, Group
from harness.sanitizer.isa.text.tree import Instruction

_PASSES_ON = re.compile(
    r"(bar|barrier)(\.cta)?\.arrive\b"
)  # arrives at a block barrier, and goes on
_WARPGROUP = 128  # threads


@dataclass
class BlockTraffic:
    """Counts of a block.

    ``fills`` counts how often loads began to arrive at any of its mbarriers, ``fills_at_once`` the
    mbarriers with loads in flight at the same time, and ``restarts`` the fills, but for the first,
    that began with no load in flight, unless one had arrived while other threads could go on: a
    later arrival might have left it in flight. ``groups`` counts committed groups of stores,
    ``groups_at_once`` those that read shared memory together, ``groups_beside_loads`` those that
    read it while a load was in flight. ``products`` are its wgmma instructions, and ``in_turn``
    those that a warpgroup issued between a block barrier that another warpgroup let it pass, and
    its own next `bar.arrive`; ``turns_at_once``: how many warpgroups
    were between these at the same time.
    """

    fills: int = 0
    fills_at_once: int = 0
    restarts: int = 0
    groups: int = 0
    groups_at_once: int = 0
    groups_beside_loads: int = 0
    products: int = 0
    in_turn: int = 0
    turns_at_once: int = 0


class Counting:
    """Listens to a launch, and counts."""

    def __init__(self, events: Events, instructions: tuple[Instruction, ...]) -> None:
        self._instructions = instructions
        self._on_way: dict[int, tuple[object, int, int]] = {}  # loads in flight
        # Blocks of which a load arrived while others could run, since nothing was in flight.
        self._hastened: set[int] = set()
        self._blocks: defaultdict[int, BlockTraffic] = defaultdict(BlockTraffic)
        self._stores: dict[int, tuple[object, int, tuple[int, int]]] = {}  # stores in flight
        self._groups: Counter[tuple[int, int]] = Counter()  # committed groups, by block and thread
        self._beside: defaultdict[int, set[tuple[int, int]]] = defaultdict(set)  # keyed by block
        self._meeting: defaultdict[tuple[int, int], list[set[int]]] = defaultdict(
            lambda: [set(), set()]
        )  # keyed by block and barrier: warpgroups that wait there, and that only arrived
        self._in_turn: defaultdict[int, set[int]] = defaultdict(set)  # keyed by block: warpgroups
        events.listen(CopyIssued, self._issued)
        events.listen(CopyMoved, self._moved)
        events.listen(ProductIssued, self._multiplied)
        events.listen(GroupCommitted, self._committed)
        # Barriers whose arrivals somebody listens to take longer.
        if any(_PASSES_ON.match(instruction.opcode) for instruction in instructions):
            events.listen(BlockBarrierReached, self._reached)
            events.listen(BlockBarrierCompleted, self._met)

    def _issued(self, event: CopyIssued) -> None:
        if event.what == "store":
            self._stored(event)
        if event.what != "load" or event.barrier is None:
            return
        block = event.block
        of = self._blocks[block]
        busy = {at for _, at_block, at in self._on_way.values() if at_block == block}
        if event.barrier not in busy:
            # The ring has run dry: nothing is in flight when this load begins.
            if not busy:
                of.restarts += bool(of.fills) and block not in self._hastened
                self._hastened.discard(block)
            of.fills += 1
            of.fills_at_once = max(of.fills_at_once, len(busy) + 1)
        self._on_way[id(event.copy)] = event.copy, block, event.barrier
        self._overlapped(block)

    def _stored(self, event: CopyIssued) -> None:
        group = event.thread, self._groups[event.block, event.thread]
        self._stores[id(event.copy)] = event.copy, event.block, group
        groups = {group for _, block, group in self._stores.values() if block == event.block}
        of = self._blocks[event.block]
        of.groups_at_once = max(of.groups_at_once, len(groups))
        if any(block == event.block for _, block, _ in self._on_way.values()):
            self._overlapped(event.block)

    def _overlapped(self, block: int) -> None:
        """Note the stores of a block that are in flight: a load is, too."""
        beside = self._beside[block]
        beside |= {group for _, at_block, group in self._stores.values() if at_block == block}
        self._blocks[block].groups_beside_loads = len(beside)

    def _committed(self, event: GroupCommitted) -> None:
        self._groups[event.block, event.thread] += 1
        self._blocks[event.block].groups += 1

    def _moved(self, event: CopyMoved) -> None:
        load = self._on_way.pop(id(event.copy), None)
        if load is not None and event.while_others_run:
            self._hastened.add(load[1])
        self._stores.pop(id(event.copy), None)

    def _reached(self, event: BlockBarrierReached) -> None:
        warpgroups = {thread // _WARPGROUP for thread in event.threads}
        goes_on = bool(_PASSES_ON.match(self._instructions[event.site].opcode))
        if goes_on:
            self._in_turn[event.block] -= warpgroups
        self._meeting[event.block, event.number][goes_on] |= warpgroups

    def _met(self, event: BlockBarrierCompleted) -> None:
        waited, went_on = self._meeting.pop((event.block, event.number), (set(), set()))
        if went_on - waited:
            turns = self._in_turn[event.block]
            turns |= waited
            of = self._blocks[event.block]
            of.turns_at_once = max(of.turns_at_once, len(turns))

    def _multiplied(self, event: ProductIssued) -> None:
        counts = self._blocks[event.block]
        counts.products += 1
        counts.in_turn += event.warpgroup in self._in_turn[event.block]

    def traffic(self) -> tuple[BlockTraffic, ...]:
        """Return the counts of each block that copied or multiplied anything."""
        return tuple(self._blocks.values())


WORD_BYTES = 4
BANKS = 32
_WORD_BITS = 40  # a key holds a pass above a word


@dataclass(frozen=True)
class BankConflicts:
    """Passes over the banks of shared memory by a kind of instruction on a source line.

    ``accesses`` counts instructions executed by a warp, in all blocks; ``wavefronts`` those that
    the banks needed, with the lanes of a warp together, and ``ideal`` those needed without a
    conflict. ``line``, ``source`` and ``file`` are as in `Hazard`.
    """

    line: int | None
    source: str
    file: str
    opcode: str
    accesses: int
    wavefronts: int
    ideal: int

    @property
    def conflicts(self) -> int:
        """Wavefronts beyond the ideal."""
        return self.wavefronts - self.ideal

    def __str__(self) -> str:
        where = f"line {self.line}: {self.source}" if self.line else "no source line"
        times = "once" if self.accesses == 1 else f"{self.accesses} times"
        took = f"{self.wavefronts} wavefront{'s' * (self.wavefronts != 1)}"
        text = f"{where}\n{self.opcode}, executed by a warp {times}, took {took}"
        if not self.conflicts:
            return f"{text}: no bank conflict."
        factor = f"{self.wavefronts / self.ideal:.3g}"
        return f"{text} where {self.ideal} would do, {factor} times as many: bank conflicts."


_Use = TypeVar("_Use", "BankConflicts", "SectorUse")


class UseByLine(Generic[_Use]):
    """Counts over the waves of a launch, by line. ``use`` is the record of a line; the other
    arguments are as `Requests` takes them."""

    def __init__(
        self,
        use: type[_Use],
        instructions: tuple[Instruction, ...],
        source_of: Callable[[int], tuple[int | None, str, str]],
        line_of: np.ndarray,
    ) -> None:
        # Whole words added to all addresses turn the banks round, and no count changes; nor does
        # it for whole sectors.
        of_banks = use is BankConflicts
        cost, turn = (_wavefronts, WORD_BYTES) if of_banks else (_sectors, SECTOR_BYTES)
        self.requests = Requests(cost, turn, instructions, source_of, line_of)
        self._use: type[_Use] = use

    def count(self, access: SharedAccessed) -> None:
        """A block's part of the shared memory that offsets count in is a multiple of 128 bytes."""
        self.requests.add(access.site, access.group, access.begins, access.size_bytes)

    def report(self) -> tuple[_Use, ...]:
        """Return the counts per source line and opcode, by line."""
        return tuple(self._use(*of, *counts) for of, counts in self.requests.lines())


def wavefronts(group: Group, offsets: np.ndarray, size_bytes: int) -> Counts:
    """Return the counts of a step of ``group``, as `UseByLine.count` adds them."""
    numbers = np.cumsum(first_of_each(group.warps)) - 1
    return total(*_wavefronts(numbers, group.threads % WARP, offsets, size_bytes))


def _wavefronts(
    numbers: np.ndarray, lanes: np.ndarray, offsets: np.ndarray, size_bytes: int
) -> tuple[np.ndarray, np.ndarray]:
    words = max(size_bytes // WORD_BYTES, 1)  # 1, 2 or 4 a lane: as many passes a warp
    passes = numbers * words + lanes // (WARP // words)
    begins = first_of_each(passes)  # lanes are in order, and so are passes
    request = numbers[begins]  # per pass
    ideal = np.bincount(request)
    if ((offsets[1:] - offsets[:-1] == size_bytes) | begins[1:]).all():
        return ideal, ideal  # neighbors use neighbors: the usual case, and quick
    number = np.cumsum(begins, dtype=np.int64) - 1  # numbers the passes that have a lane
    word = offsets // WORD_BYTES
    if words > 1:
        word = (word[:, None] + np.arange(words)).ravel()
        number = np.repeat(number, words)
    used = np.sort(number << _WORD_BITS | word)
    used = used[first_of_each(used)]  # a word once, whoever uses it
    words_of_bank = np.bincount(
        ((used >> _WORD_BITS) * BANKS + used % BANKS).astype(np.intp),
        minlength=len(request) * BANKS,
    )
    busiest = words_of_bank.reshape(-1, BANKS).max(axis=1)
    return np.bincount(request, busiest), ideal


SECTOR_BYTES = 32
_PLACE_BITS = 40  # a key holds a request, or an allocation, above a place


@dataclass(frozen=True)
class SectorUse:
    """Sectors of global memory accessed by a kind of instruction on a source line.

    ``accesses`` counts requests of a warp, in all blocks; ``sectors`` the sectors taken, and
    ``ideal`` those that their bytes fill. ``line``, ``source`` and ``file`` are as in `Hazard`.
    """

    line: int | None
    source: str
    file: str
    opcode: str
    accesses: int
    sectors: int
    ideal: int


def _sectors(
    numbers: np.ndarray, lanes: np.ndarray, addresses: np.ndarray, size_bytes: int
) -> tuple[np.ndarray, np.ndarray]:
    # Differences within a request are enough, and keep the keys small.
    lowest = np.minimum.reduceat(addresses, np.flatnonzero(first_of_each(numbers)))
    place = addresses - (lowest & -SECTOR_BYTES)[numbers]
    used = np.unique(numbers.astype(np.int64) << _PLACE_BITS | place)
    sectors = used // SECTOR_BYTES  # an access is aligned: it lies in one
    # The key's upper bits are the request, so that a sector counts once in each request.
    request = used >> _PLACE_BITS
    bytes_of_request = np.bincount(request) * size_bytes
    taken = np.bincount(request[first_of_each(sectors)])
    return taken, -(-bytes_of_request // SECTOR_BYTES)
