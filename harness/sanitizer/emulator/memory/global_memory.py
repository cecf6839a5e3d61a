"""Global memory: allocations at addresses of their own, which outlive a launch, and the shadow of
each.

Generic addresses are cut into windows, one per state space, as on hardware (PTX ISA 5.1, generic
addressing): the window that an address falls into gives its space.
"""

from __future__ import annotations

import bisect
import itertools
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

import numpy as np

from harness.sanitizer.emulator.arrays import host_zeros
from harness.sanitizer.emulator.findings import FindingLog, Misplaced, Reason, Use
from harness.sanitizer.emulator.memory.extents import element, outside
from harness.sanitizer.emulator.ordering.clocks import NEVER, UNDER_WAY
from harness.sanitizer.emulator.ordering.shadow import Shadow
from harness.sanitizer.emulator.ordering.strong import Locations
from harness.sanitizer.emulator.ordering.undefined import report_undefined
from harness.sanitizer.emulator.provenance import Watched
from harness.sanitizer.isa.text.names import readable
from harness.sanitizer.launch.plan import Watch

SLOT_BITS = 32  # no two spaces have a slot of so many bits in common
_PAGE = 2 << 20  # an allocation has its pages to itself, as on a GPU of the harness
_GAP = 4096  # between allocations, so that a kernel that runs over an end is caught
_LOWEST, _HIGHEST = 0x7E80_0000_0000, 0x7FF0_0000_0000  # a process has its device memory here
_ROOM = 1 << 36
_SLOTS = 16  # below global memory, among which other spaces are dealt out


@dataclass(frozen=True)
class Windows:
    """Start of each state space except global memory among generic addresses. Each has the slot of
    4 GiB to itself that it begins in."""

    shared: int
    local: int
    param: int
    const: int

    @classmethod
    def drawn(cls, draw: Callable[..., Any], lowest_address: int) -> Windows:
        """Below an address; the ends of the slots are those of an H200."""
        shared, local, param, const = (
            (lowest_address >> SLOT_BITS) - 1 - slot for slot in _order(draw)
        )
        return cls(
            shared << SLOT_BITS,
            (local << SLOT_BITS) + int(draw(1, 200)) * (16 << 20),
            (param << SLOT_BITS) + int(draw(1, 2000)) * 0x1000,
            (const << SLOT_BITS) + int(draw(1, 500)) * _PAGE,
        )

    @cached_property
    def by_slot(self) -> dict[int, tuple[str, int]]:
        """The space that begins in a slot, and where."""
        # Global memory has no window: an address in none of these slots is global.
        names = "shared", "local", "param", "const"
        return {getattr(self, name) >> SLOT_BITS: (name, getattr(self, name)) for name in names}

    @cached_property
    def slots(self) -> np.ndarray:
        """The slots in which a space begins, int64."""
        return np.array([*self.by_slot], np.int64)

    def start_of(self, space: str) -> int:
        """Return the start of a space; 0 for global memory, whose addresses are generic ones."""
        return 0 if space == "global" else getattr(self, space.split("::")[0])

    def are_of(self, space: str, addresses: np.ndarray) -> np.ndarray:
        """Return True if generic addresses, uint64, are of a space, but for global memory."""
        return (addresses >> np.uint64(SLOT_BITS)) == np.uint64(getattr(self, space) >> SLOT_BITS)


def _order(draw: Callable[..., Any]) -> list[int]:
    slots: list[int] = []
    while len(slots) < 4:
        slot = int(draw(0, _SLOTS))
        if slot not in slots:
            slots.append(slot)
    return slots


@dataclass(eq=False)
class Allocation:
    """``bytes`` uint8[nbytes] at ``address``; ``padded`` is the same with room to 16 bytes.

    ``written``: whether somebody has written them, the host or a kernel: True for all, False for
    none, or bool[nbytes]. ``undefined``: bool[nbytes], those in which a kernel left an undefined
    value; None where there are none.
    ``observed``: whether anybody may look at them after a launch. ``name``: of the module's
    variable that it is, or of the array, whose ``shape`` (numpy order, C-contiguous) and
    ``element_bytes`` are known then.
    """

    address: int
    bytes: np.ndarray = field(repr=False)
    padded: np.ndarray = field(repr=False)
    written: bool | np.ndarray = field(default=True, repr=False)
    undefined: np.ndarray | None = field(default=None, repr=False)
    observed: bool = True
    name: str = ""
    shape: tuple[int, ...] = ()
    element_bytes: int = 0

    @property
    def end(self) -> int:
        return self.address + len(self.bytes)


def padded_bytes(nbytes: int) -> int:
    return -(-max(nbytes, 1) // 16) * 16


class GlobalMemory:
    """The device memory of an emulated device."""

    def __init__(self) -> None:
        self._bases: list[int] = []
        self._allocations: dict[int, Allocation] = {}
        self._next = 0
        self._downward = False  # the next allocation lies below the last one, or above it
        self.move(0)

    @property
    def lowest_address(self) -> int:
        """No allocation is below it, or not in so many slots as other spaces may need."""
        lowest = min([self._next, *self._bases[:1]])
        if lowest >> SLOT_BITS > _SLOTS:
            return lowest
        # A program's own addresses can be small ones: between them and the usual ones is room.
        return min([self._next, *(base for base in self._bases if base >> SLOT_BITS > _SLOTS)])

    def move(self, seed: int) -> None:
        """From here on allocations lie elsewhere: where, the seed says."""
        rng = np.random.default_rng([seed % 2**64, 0x3E3])
        rooms = range(_LOWEST // _ROOM, _HIGHEST // _ROOM)
        free = sorted(set(rooms) - {base // _ROOM for base in self._bases})
        if free:  # else it goes on behind the last allocation
            room, pages = int(rng.choice(free)), int(rng.integers(_ROOM // _PAGE // 2))
            self._next = room * _ROOM + pages * _PAGE
            self._downward = bool(rng.integers(2))
            if self._downward:
                self._next += _ROOM // 2

    def allocate(
        self, nbytes: int, offset: int = 0, padded: np.ndarray | None = None
    ) -> Allocation:
        """``nbytes`` of memory, not initialized, ``offset`` bytes into a page of 2 MiB. ``padded``
        is the memory, if there is some already, as `Allocation` has it."""
        if padded is None:
            padded = np.empty(padded_bytes(nbytes), np.uint8)
        size = -(-(offset + len(padded) + _GAP) // _PAGE) * _PAGE
        # Upwards or downward, and from a random page: a kernel whose result depends on where its
        # arrays are to each other fails with some seed.
        if self._downward and self._next % _ROOM > size:
            self._next -= size
            return self._add(Allocation(self._next + offset, padded[:nbytes], padded))
        if self._downward:  # the room is full: behind all that there is
            self._downward = False
            self._next = max([self._next, *(base + _ROOM for base in self._bases[-1:])])
        address = self._next + offset
        self._next += size
        return self._add(Allocation(address, padded[:nbytes], padded))

    def allocate_at(self, address: int, nbytes: int) -> Allocation:
        """``nbytes`` of memory, not initialized, at an address that a program had it at; later
        allocations lie elsewhere. Raises ValueError where an allocation is in the way."""
        size = padded_bytes(nbytes)
        below = self.find(address + max(nbytes, 1) - 1)
        if below is not None and below.end > address:
            raise ValueError(
                f"{nbytes} bytes at {address:#x} overlap the {len(below.bytes)} at "
                f"{below.address:#x}"
            )
        if address - _ROOM < self._next < address + size + _ROOM:
            self._next = -(-(address + size + _GAP) // _ROOM) * _ROOM
        padded = np.empty(size, np.uint8)
        return self._add(Allocation(address, padded[:nbytes], padded))

    def _add(self, allocation: Allocation) -> Allocation:
        bisect.insort(self._bases, allocation.address)
        self._allocations[allocation.address] = allocation
        return allocation

    def free(self, address: int) -> None:
        del self._allocations[address]
        self._bases.remove(address)

    def find(self, address: int) -> Allocation | None:
        """The allocation that ``address`` is in, or the nearest below; None if there is none."""
        at = bisect.bisect_right(self._bases, address) - 1
        return self._allocations[self._bases[at]] if at >= 0 else None

    def allocations(self) -> tuple[Allocation, ...]:
        """The allocations that have not been freed."""
        return tuple(self._allocations.values())

    def misplaced(self, address: int, nbytes: int = 0) -> Misplaced:
        """Return the array or the allocation that ``address`` missed, and by how much. ``nbytes``:
        of a copy from there on; 0 for an access."""
        below = self.find(address)
        above = self.find(address + _NEAR)
        # An address just before an array is a negative index into it, more likely than a large one
        # into its neighbor.
        if above is not None and above is not below and above.address > address and above.shape:
            gap = above.address - address
            if below is None or gap < address - below.end:
                index = -gap // above.element_bytes  # rounds down: the element that begins before
                element = f"{above.name}[{index}]"
                facts = {"element": element, "address": address, "gap": gap}
                return Misplaced(Reason.BEFORE_ARRAY, facts)
        if below is None:
            return Misplaced(Reason.BELOW_ALLOCATIONS, {"address": address})
        into, size = address - below.address, len(below.bytes)
        place = {"address": address, "into": into, "size": size}
        if nbytes and into < size:
            element, name = (_element(below, into), below.name) if below.shape else ("", "")
            copy = {"element": element, "name": name, "nbytes": nbytes}
            over = into + nbytes - size
            return Misplaced(Reason.COPY_LEAVES_ALLOCATION, {**copy, "over": over, **place})
        if not below.shape or into > _FAR * size + _NEAR:
            return Misplaced(Reason.OUTSIDE_ALLOCATION, place)
        beyond = outside(below.name, below.shape, below.element_bytes, into)
        return Misplaced(Reason.OUTSIDE_ARRAY, {"outside": beyond, **place})


_NEAR = 1 << 16  # bytes before an array that an index may be meant for
_FAR = 4  # times an array's bytes, behind it


def _element(allocation: Allocation, offset: int) -> str:
    return element(allocation.name, allocation.shape, allocation.element_bytes, offset)


class GlobalShadows:
    """The shadows of global allocations; they last for all waves of a launch."""

    def __init__(
        self, memory: GlobalMemory, granule_bytes: int, watches: Mapping[int, Watch] | None = None
    ):
        """``watches``: by address, the allocations that are watched."""
        self.memory = memory
        self.granule_bytes = granule_bytes
        self._watches = watches or {}
        self._shadows: dict[int, Shadow] = {}
        self.released: Locations = {}
        self.serial = 1  # counts accesses, in machine code
        self._copies = itertools.count(1)

    def new_stamp(self) -> int:
        """Return a stamp for an asynchronous access that is under way."""
        return NEVER - next(self._copies) % (NEVER - UNDER_WAY)

    def new_stamps(self, count: int) -> np.ndarray:
        """Return stamps for ``count`` accesses, int64[count]."""
        return np.array([self.new_stamp() for _ in range(count)], np.int64)

    def touched(self) -> list[Allocation]:
        """Return the allocations of which a byte was accessed."""
        return [
            allocation
            for allocation in self.memory.allocations()
            if allocation.address in self._shadows
        ]

    def shadow_of(self, allocation: Allocation) -> Shadow:
        shadow = self._shadows.get(allocation.address)
        if shadow is None:
            shadow = Shadow(len(allocation.padded), self.granule_bytes, _fresh(allocation))
            shadow.contents.name_of = lambda at: readable(allocation.name)
            # 0 is shared memory.
            shadow.contents.region = 1 + list(self.memory.allocations()).index(allocation)
            self._shadows[allocation.address] = shadow
            watch = self._watches.get(allocation.address)
            if watch is not None:
                shadow.watched = Watched(watch, len(allocation.padded), self.granule_bytes)
        return shadow

    def watched(self) -> dict[int, Watched]:
        """Return the records of the watched allocations that were used, by address."""
        recorded = {address: shadow.watched for address, shadow in self._shadows.items()}
        return {address: seen for address, seen in recorded.items() if seen is not None}

    def settle(self, findings: FindingLog) -> None:
        """The launch has ended: each allocation learns which of its bytes are still unwritten or
        undefined; the latter is a hazard where somebody may look at it."""
        for address, shadow in self._shadows.items():
            allocation = self.memory.find(address)
            # Freed since, perhaps with another one in its place.
            if allocation is None or allocation.address != address:
                continue
            contents, nbytes = shadow.contents, len(allocation.bytes)
            if not contents.begins_defined:
                if allocation.written is False:
                    allocation.written = host_zeros(nbytes, np.bool_)
                if allocation.written is not True:
                    contents.mark_written(allocation.written, True)
                if allocation.undefined is not None:
                    contents.mark_written(allocation.undefined, False)
            offsets, origins = contents.held()
            if not len(offsets):
                continue
            if allocation.undefined is None:
                allocation.undefined = np.zeros(nbytes, np.bool_)
            allocation.undefined[offsets[offsets < nbytes]] = True
            if allocation.observed:
                _report_held(findings, shadow, offsets, origins)


def _fresh(allocation: Allocation) -> bool | np.ndarray:
    """Return the bytes that have no contents, as `Contents` takes them."""
    written, undefined = allocation.written, allocation.undefined
    if isinstance(written, bool) and (undefined is None or not written):
        return not written
    fresh = np.zeros(len(allocation.padded), np.bool_)
    known = fresh[: len(allocation.bytes)]
    known[:] = np.logical_not(written)
    if undefined is not None:
        known |= undefined
    return fresh


def _report_held(
    findings: FindingLog, shadow: Shadow, offsets: np.ndarray, origins: np.ndarray
) -> None:
    last, where = shadow.write, offsets // shadow.granule_bytes
    for origin in np.unique(origins).tolist():
        mine = where[origins == origin]
        for site in np.unique(last.site[mine]).tolist():
            if site == origin - 1:  # a discard: no value that anybody made
                continue
            stores = mine[last.site[mine] == site][: 8 * shadow.granule_bytes]
            pairs = np.unique(np.stack([last.block[stores], last.column[stores]]), axis=1)
            report_undefined(findings, origin, site, pairs.T, Use.RESULT)
