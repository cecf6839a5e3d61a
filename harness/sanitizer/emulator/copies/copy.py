"""A copy as data: its two ends, its units, and its completion; operands checked and turned into
ends."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from harness.sanitizer.emulator.barriers.mbarriers import MBarrier
from harness.sanitizer.emulator.copies.tensor_copy import CHUNK_BYTES, BoxCells, box_cells
from harness.sanitizer.emulator.findings import Illegal, Reason, Touched
from harness.sanitizer.emulator.memory.access import Access
from harness.sanitizer.emulator.memory.global_memory import SLOT_BITS
from harness.sanitizer.emulator.numerics.copy_arithmetic import Combine, of_load
from harness.sanitizer.emulator.ordering.clocks import GLOBAL, SHARED
from harness.sanitizer.emulator.ordering.shadow import Shadow
from harness.sanitizer.tensormap import TensorMap


class IllegalCopy(Illegal):
    """Operands that the hardware faults on."""


class Descriptor(NamedTuple):
    """A tensor map, and where in global memory it was read, if it was."""

    map: TensorMap
    shadow: Shadow | None = None
    where: np.ndarray | None = None


class Side(NamedTuple):
    """An end of a copy: ``cells`` int64[n] are byte offsets of its units in ``data``. ``fence``:
    the kind of fence that orders it behind generic accesses; None where it is generic itself."""

    data: np.ndarray
    cells: np.ndarray
    where: np.ndarray  # granules
    shadow: Shadow
    fence: int | None
    low: int  # the least of ``cells``; anything where there are none
    high: int  # the greatest


class Units(NamedTuple):
    """The units that a copy moves, in the same order on both sides.

    ``nbytes`` counts toward an mbarrier. ``inside`` selects the units that exist on the global
    side; a load fills the others with ``fill``, repeated. ``convert`` is applied to the units that
    a load reads. ``of_tensor``, of a store, selects those of ``inside`` that are elements of the
    tensor: a store also writes beyond a row, to the end of a chunk of 16 bytes.
    """

    size: int
    inside: np.ndarray | None
    fill: bytes
    nbytes: int
    convert: Callable[[np.ndarray], np.ndarray] | None = None
    of_tensor: np.ndarray | None = None

    @property
    def dtype(self) -> np.dtype:
        return np.dtype(f"u{self.size}" if self.size <= 8 else f"V{self.size}")

    def filled(self, count: int) -> np.ndarray:
        return np.frombuffer(self.fill * -(-count * self.size // len(self.fill)), np.uint8)[
            : count * self.size
        ].view(self.dtype)


@dataclass(frozen=True)
class Reduction:
    """``combine(old, new)`` on elements of ``dtype``, in place of overwriting the target."""

    combine: Combine
    dtype: np.dtype


@dataclass(eq=False)
class AsyncCopy:
    """A copy by the asynchronous proxy, or st.async; ``coordinates`` are a tensor copy's, innermost
    first."""

    source: Side
    target: Side
    units: Units
    reduction: Reduction | None = None
    descriptor: Descriptor | None = None
    coordinates: tuple[int, ...] = ()
    # It marks the accesses from the issue on, until they are complete (greater than UNDER_WAY);
    # then it is their clock in the column of the mbarrier, or those of the bulk groups.
    stamp: int = 0


@dataclass(eq=False, kw_only=True)
class Load(AsyncCopy):
    """Into shared memory, complete on an mbarrier."""

    barrier: MBarrier


@dataclass(eq=False, kw_only=True)
class Store(AsyncCopy):
    """Shared to global memory, complete with the issuing thread's bulk group."""

    site: int
    moved: bool = False  # it has read its source and written its target, both at once and only once


class LoadIssued(NamedTuple):
    """Event: a thread of ``block`` issues a load."""

    load: Load
    block: int
    thread: int
    site: int


class StoresNotCommitted(NamedTuple):
    """Event: a thread waits for its bulk groups, and the stores at ``sites`` are not in a group
    that it waits for, only because a store was not committed when it was issued."""

    block: int
    thread: int
    sites: tuple[int, ...]


def extent_of(copy: AsyncCopy) -> tuple[Touched, dict[str, Any]]:
    """Return the moved bytes as facts of a finding."""
    if copy.descriptor is None:
        return Touched.COPY, {"nbytes": copy.units.nbytes}
    row, *others = copy.descriptor.map.copied_dims
    rows, row_bytes = math.prod(others), row * copy.descriptor.map.element_bytes
    return Touched.BOX, {"rows": rows, "row_bytes": row_bytes}


_WORD_BYTES = 8  # the units of copies of plain bytes
_BOX_ALIGNMENT = 128  # bytes, of a box in shared memory
_ALIGNMENT_BYTES = 16  # for a bulk copy's two addresses and size
NAN_HALFWORD = b"\xf7\x7f"  # fill with NaN, for every floating type (seen on an H200)


def shared_range(access: Access, block: int, address: int, nbytes: int) -> Side:
    """``nbytes`` of shared memory that a thread of ``block`` calls ``address``: its own, or by a
    shared::cluster address a peer's."""
    _check_alignment(address, nbytes)
    owner, start = shared_place(access, block, address)
    if start + nbytes > access.shared_bytes:
        raise _beyond(access, start, start + nbytes)
    start += owner * access.shared_bytes
    return _range(access.shared, start, nbytes, access.shared_shadow, SHARED)


def shared_place(access: Access, block: int, address: int) -> tuple[int, int]:
    """``(block, offset)`` in shared memory of a shared or generic address."""
    if address >> SLOT_BITS == access.windows.shared >> SLOT_BITS:
        address -= access.windows.shared
    owner, offset = access.wave.locate_one(block, address)
    if owner < 0:
        raise IllegalCopy(Reason.OF_NO_BLOCK, address=address)
    return owner, offset


def global_range(access: Access, address: int, nbytes: int) -> Side:
    """``nbytes`` of global memory."""
    _check_alignment(address, nbytes)
    allocation = access.memory.find(address)
    if allocation is None or address + nbytes > allocation.end:
        reason, facts = access.memory.misplaced(address, nbytes)
        raise IllegalCopy(reason, **facts)
    shadow = access.global_shadows.shadow_of(allocation)
    return _range(allocation.padded, address - allocation.address, nbytes, shadow, GLOBAL)


def plain_bytes(nbytes: int, size: int = _WORD_BYTES) -> Units:
    """The units of a copy of ``nbytes`` as they lie."""
    return Units(size, None, b"", nbytes)


def _range(data: np.ndarray, start: int, nbytes: int, shadow: Shadow, fence: int) -> Side:
    cells = start + np.arange(0, nbytes, _WORD_BYTES, dtype=np.int64)
    last = start + nbytes - _WORD_BYTES
    return Side(data, cells, shadow.where(start, nbytes), shadow, fence, start, last)


def _check_alignment(address: int, nbytes: int) -> None:
    if address % _ALIGNMENT_BYTES:
        raise IllegalCopy(Reason.COPY_MISALIGNED, address=address, unit=_ALIGNMENT_BYTES)
    if nbytes % _ALIGNMENT_BYTES:
        less = nbytes - nbytes % _ALIGNMENT_BYTES
        raise IllegalCopy(
            Reason.SIZE_NOT_WHOLE_UNITS,
            nbytes=nbytes,
            unit=_ALIGNMENT_BYTES,
            less=less,
            more=less + _ALIGNMENT_BYTES,
        )


def _beyond(access: Access, start: int, end: int) -> IllegalCopy:
    extents = access.extents["shared"]
    owner = extents.extent_at(start)
    return IllegalCopy(
        Reason.BOX_BEYOND_MEMORY,
        nbytes=end - start,
        end=end,
        limit=access.shared_bytes,
        owner=owner if owner is not None and owner.end < end else None,
        empty=extents.empty,
        outside=extents.outside(start),
    )


class Box:
    """A box of a tensor map and its place in shared memory: the cells of both in the same order.

    ``im2col``: the copy is of that mode. ``stores``: shared to global memory, where the hardware
    takes no negative coordinate.
    """

    def __init__(
        self,
        access: Access,
        block: int,
        tensor_map: TensorMap,
        coordinates: tuple[int, ...],
        shared: int,
        im2col: bool = False,
        offsets: tuple[int, ...] = (),
        stores: bool = False,
    ):
        self.access, self.tensor_map = access, tensor_map
        self.owner, shared = shared_place(access, block, shared)
        _check(tensor_map, coordinates, im2col, stores)
        # PTX ISA, "cp.async.bulk.tensor". More is needed only for the swizzle to begin where the
        # box does: the XOR acts on the absolute address, and hardware takes it.
        if shared % _BOX_ALIGNMENT:
            raise IllegalCopy(Reason.BOX_MISALIGNED, address=shared, alignment=_BOX_ALIGNMENT)
        self.cells: BoxCells = box_cells(tensor_map, coordinates, shared, offsets, stores)
        self.all_inside = self.cells.reached.all_inside
        self._of_tensor = None if self.all_inside else self.cells.inside
        # A store writes whole chunks of 16 bytes, beyond the end of a row too (`tensor_copy`); what
        # is undefined there is no mistake of the kernel's.
        if stores and tensor_map.global_dims[0] * tensor_map.element_bytes % CHUNK_BYTES:
            self._of_tensor = box_cells(tensor_map, coordinates, shared, offsets).inside

    def global_side(self) -> Side:
        access, cells = self.access, self.cells
        address, size, existing = (
            self.tensor_map.address,
            cells.element_bytes,
            cells.reached.existing,
        )
        allocation = access.memory.find(address)
        begin = cells.begin + (address - allocation.address if allocation else 0)
        end = begin + existing.high + size if len(existing.offsets) else 0
        # The map is wrong here, and not the coordinates: elements outside of the tensor were left
        # out above.
        if allocation is None or end > len(allocation.padded):
            raise IllegalCopy(Reason.MAP_BEYOND_ALLOCATION)
        shadow = access.global_shadows.shadow_of(allocation)
        where = existing.granules(begin, size, shadow.granule_bytes)
        at, ends = begin + existing.offsets, (begin + existing.low, begin + existing.high)
        return Side(allocation.padded, at, where, shadow, GLOBAL, *ends)

    def shared_side(self) -> Side:
        access, cells = self.access, self.cells
        base, shadow = self.owner * access.shared_bytes, access.shared_shadow
        places, begin, size = cells.places, cells.shared_begin, cells.element_bytes
        end = begin + places.high + size
        if end > access.shared_bytes:
            raise _beyond(access, begin + places.low, end)
        base += begin
        where = places.granules(base, size, shadow.granule_bytes)
        at, ends = base + places.offsets, (base + places.low, base + places.high)
        return Side(access.shared, at, where, shadow, SHARED, *ends)

    def units(self) -> Units:
        fill = NAN_HALFWORD if self.tensor_map.oob_fill == "nan" else b"\0\0"
        inside = None if self.all_inside else self.cells.inside
        convert = of_load(self.tensor_map.converts_to)
        return Units(
            self.cells.element_bytes, inside, fill, self.cells.nbytes, convert, self._of_tensor
        )


def _check(tensor_map: TensorMap, coordinates: tuple[int, ...], im2col: bool, stores: bool) -> None:
    """Raise IllegalCopy where the map's mode or the coordinates do not fit the copy."""
    if tensor_map.rank != len(coordinates):
        count = len(coordinates)
        raise IllegalCopy(Reason.RANKS_DIFFER, count=count, rank=tensor_map.rank)
    is_im2col = tensor_map.pixel_box is not None
    if not stores and is_im2col != im2col:
        raise IllegalCopy(Reason.OTHER_MODE, is_im2col=is_im2col)
    start = coordinates[0] * tensor_map.element_bytes
    # Not in the documentation: another start is an illegal instruction on hardware
    # (triton-lang/triton#7385, tile-ai/tilelang#2527).
    if start % 16:
        raise IllegalCopy(
            Reason.ROW_MISALIGNED,
            start=start,
            coordinate=coordinates[0],
            element_bytes=tensor_map.element_bytes,
        )
    if stores and min(coordinates) < 0:
        raise IllegalCopy(Reason.NEGATIVE_COORDINATE, coordinates=coordinates)
    box = tensor_map.pixel_box
    if stores and box is not None and (min(box.lower_corner) < 0 or max(box.upper_corner) > 0):
        raise IllegalCopy(Reason.PADDED_STORE, lower=box.lower_corner, upper=box.upper_corner)
