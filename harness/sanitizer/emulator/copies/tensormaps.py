"""Tensor maps in memory: their 128 bytes, and the tensormap proxy that TMA reads them
by.

The layout is the driver's. It is not documented; it was found from an H200's driver, by encoding
maps that differ in a single field, and holds for all maps that were recorded
(``tests/sanitizer/emulator/recordings/descriptors.json``). So the bytes that a program got from
cuTensorMapEncode are a tensor map here, wherever they lie. A copy instruction takes the address of
such bytes in parameter, constant or global memory; the map is then checked by the rules for maps
made on the host.

A later copy sees a kernel's write to a descriptor (a generic write, tensormap.replace) only if the
writer released it (fence.proxy.tensormap::generic.release), the copy's thread is ordered after the
release, and an acquire fence that names the descriptor precedes the copy. A release covers its
thread's earlier writes. An acquire covers the released writes to the 128 bytes at its address. As
with other proxy fences, barriers pass on an acquire. (PTX ISA 9.7.13.4, 8.6.) The scope of both
must include the other's thread; ptxas 13.5 makes the same machine code of each, so that is formal.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

import numpy as np

from harness.base import arch
from harness.base.errors import TensorMapError
from harness.sanitizer.emulator.arrays import some
from harness.sanitizer.emulator.copies.copy import Descriptor, IllegalCopy
from harness.sanitizer.emulator.findings import (
    FindingLog,
    HazardKind,
    Illegal,
    Reason,
    Severity,
    Subject,
    one_thread,
)
from harness.sanitizer.emulator.memory.access import Access
from harness.sanitizer.emulator.memory.global_memory import SLOT_BITS
from harness.sanitizer.emulator.ordering.clocks import Clocks
from harness.sanitizer.emulator.ordering.races import Accessors, Pairs, Races
from harness.sanitizer.emulator.ordering.shadow import ASYNC, BASIC, Record, Shadow
from harness.sanitizer.emulator.threads import Group
from harness.sanitizer.isa.table.tensor_copy import FIELDS
from harness.sanitizer.isa.types import named
from harness.sanitizer.tensormap import PixelBox, TensorMap
from harness.sanitizer.tensormap.description import (
    CONVERTING_TYPES,
    INTERLEAVES,
    L2_PROMOTIONS,
    OOB_FILLS,
    SWIZZLES,
)
from harness.sanitizer.tensormap.rules import CORNER_BITS, MAX_RANK, bytes_by_the_driver

NBYTES = 128
ALIGNMENT_BYTES = 64
_ELEMENT_TYPES = (  # tensormap.replace's numbers (PTX ISA 9.7.9.28)
    "uint8", "uint16", "uint32", "int32", "uint64", "int64",
    "float16", "float32", "float32_ftz", "float64", "bfloat16", "tfloat32", "tfloat32_ftz",
)  # fmt: skip
_BLACKWELL_TYPES = {13: "16U4_ALIGN8B", 14: "16U4_ALIGN16B", 15: "16U6_ALIGN16B"}
_TFLOAT32, _ROUNDED = _ELEMENT_TYPES.index("tfloat32"), _ELEMENT_TYPES.index("float32")
_SWIZZLES = tuple(SWIZZLES)
_ATOM_BYTES = {"none": 16, "32B": 256, "64B": 512, "128B": 1024}


class Field(NamedTuple):
    """A number in the 1024 bits: ``spans`` are (first bit, bits), the number's low bits first;
    ``least`` is the number that zeros mean, ``unit`` the value of its lowest bit."""

    spans: tuple[tuple[int, int], ...]
    least: int = 0
    unit: int = 1

    def read(self, bits: int) -> int:
        value = shift = 0
        for at, width in self.spans:
            value |= (bits >> at & (1 << width) - 1) << shift
            shift += width
        return value * self.unit + self.least

    def write(self, bits: int, value: int) -> int:
        value = (value - self.least) // self.unit
        for at, width in self.spans:
            mask = (1 << width) - 1
            bits = bits & ~(mask << at) | (value & mask) << at
            value >>= width
        return bits

    @property
    def most(self) -> int:
        width = sum(width for _, width in self.spans)
        return ((1 << width) - 1) * self.unit + self.least


def _word(number: int, least: int = 0) -> Field:
    return Field(((32 * number, 32),), least)


_ADDRESS = Field(((0, 64),))
_IS_IM2COL = Field(((64, 1),))
_RANK = Field(((68, 3),), 1)
_TYPE = Field(((71, 4), (80, 1)))  # the last bit: rounded to TF32
_INTERLEAVE = Field(((75, 2),))
_SWIZZLE = Field(((77, 2),))
_FILL = Field(((79, 1),))
_PROMOTION = Field(((81, 2),))
_STRIDES = tuple(Field(((96 + 32 * n, 32), (224 + 4 * n, 4)), unit=16) for n in range(4))
_DIMS = tuple(_word(8 + n, 1) for n in range(MAX_RANK))
_ELEMENT_STRIDES = tuple(Field(((416 + 3 * n, 3),), 1) for n in range(MAX_RANK))
_BOX = (Field(((440, 8),), 1), *(Field(((448 + 8 * n, 8),), 1) for n in range(MAX_RANK - 1)))
_LOWER_CORNERS_AT, _UPPER_CORNERS_AT = 448, 464  # in place of the outer box's extents
_PIXELS = Field(((480, 10),), 1)
_BOX_BYTES = _word(16)
_ATOM = _word(18)
# These bits are zero in every map: bits of the flags and above the strides, and whole words.
_ZERO = 0b111 << 65 | 0x1FFF << 83 | 0xFFFF << 240 | (1 << 32) - 1 << 32 * 17
_ZERO |= ((1 << 1024) - 1) >> 32 * 19 << 32 * 19

_EDITED: dict[str, Field | tuple[Field, ...]] = {  # keyed by tensormap.replace's names
    "global_address": _ADDRESS,
    "rank": _RANK._replace(least=0),  # counted from zero
    "box_dim": _BOX,
    "global_dim": _DIMS,
    "global_stride": _STRIDES,
    "element_stride": _ELEMENT_STRIDES,
    "interleave_layout": _INTERLEAVE,
    "swizzle_mode": _SWIZZLE,
    "fill_mode": _FILL,
}

_ORDINARY_AS_ZEROS = {"interleave_layout", "swizzle_mode", "fill_mode"}


class NoTensorMap(Illegal):
    """The bytes are not a tensor map, or it breaks a rule."""


def pack(m: TensorMap) -> bytes:
    """``m`` as 128 bytes."""
    bits = 0

    def put(field: Field, value: int) -> None:
        nonlocal bits
        bits = field.write(bits, value)

    for fields, values in (
        (_DIMS, m.global_dims),
        (_STRIDES, m.global_strides),
        (_ELEMENT_STRIDES, m.element_strides),
    ):
        for field, value in zip(fields, values, strict=False):
            put(field, value)
    put(_ADDRESS, m.address)
    put(_RANK, m.rank)
    put(_TYPE, _type_bits(_ELEMENT_TYPES.index(m.element_type)))
    put(_INTERLEAVE, INTERLEAVES.index(m.interleave))
    put(_SWIZZLE, _SWIZZLES.index(m.swizzle))
    put(_FILL, OOB_FILLS.index(m.oob_fill))
    put(_PROMOTION, L2_PROMOTIONS.index(m.l2_promotion))
    put(_BOX_BYTES, bytes_by_the_driver(m))
    put(_ATOM, _ATOM_BYTES[m.swizzle])
    if m.pixel_box is None:
        for field, extent in zip(_BOX, m.box_dims, strict=False):
            put(field, extent)
    else:
        put(_IS_IM2COL, 1)
        put(_BOX[0], m.box_dims[0])
        put(_PIXELS, m.box_dims[1])
        corners = m.pixel_box.lower_corner, m.pixel_box.upper_corner
        for fields, corner in zip(_corners(m.rank), corners, strict=True):
            for field, value in zip(fields, corner, strict=True):
                put(field, value)
    return bits.to_bytes(NBYTES, "little")


def _corners(rank: int) -> tuple[tuple[Field, ...], tuple[Field, ...]]:
    """Return the fields of the lower and the upper corner; their values are signed."""
    width = CORNER_BITS[rank]
    lower, upper = (
        tuple(Field(((at + width * n, width),)) for n in range(rank - 2))
        for at in (_LOWER_CORNERS_AT, _UPPER_CORNERS_AT)
    )
    return lower, upper


def _type_bits(number: int) -> int:
    # The driver encodes TF32 as float32 with a bit for the rounding; tensormap.replace has numbers
    # of its own.
    return number - _TFLOAT32 + _ROUNDED | 16 if number >= _TFLOAT32 else number


def _type_number(bits: int) -> int | None:
    if not bits & 16:
        return bits if bits < _TFLOAT32 else None
    number = (bits & 15) - _ROUNDED + _TFLOAT32
    return number if _TFLOAT32 <= number < len(_ELEMENT_TYPES) else None


def is_tensor_map(data: bytes) -> bool:
    """Return True if these 128 bytes have the bits that all of the driver's maps share."""
    return _ATOM.read(int.from_bytes(data, "little")) in _ATOM_BYTES.values() and _readable(data)


def from_zeros(data: bytes) -> bool:
    """Return True if these 128 bytes can be zeros in which tensormap.replace has written fields.

    The driver's maps have two words that no edit writes: a kernel that makes a map of zeros, as
    Triton's do, leaves them zero, and TMA takes the map without them.
    """
    return not _ATOM.read(int.from_bytes(data, "little")) and _readable(data)


def _readable(data: bytes) -> bool:
    bits = int.from_bytes(data, "little")
    return (
        len(data) == NBYTES
        and not bits & _ZERO
        and _type_number(_TYPE.read(bits)) is not None
        and _INTERLEAVE.read(bits) < len(INTERLEAVES)
        and _RANK.read(bits) <= MAX_RANK
    )


def tensor_maps_in(data: np.ndarray) -> list[int]:
    """Return the offsets of tensor maps in ``data``, uint8[n] that begins at a multiple of 64
    bytes."""
    steps = len(data) // ALIGNMENT_BYTES - 1
    if steps < 1:
        return []
    words = np.ascontiguousarray(data[: (steps + 1) * ALIGNMENT_BYTES]).view(np.uint32)
    rows = words.reshape(steps + 1, ALIGNMENT_BYTES // 4)
    # Word 18 is one of four numbers and the words after it are zero: few other bytes look like
    # this, and the rest is checked below.
    is_atom = np.logical_or.reduce([rows[1:, 2] == number for number in _ATOM_BYTES.values()])
    atoms = np.flatnonzero(is_atom)
    return [
        at
        for at in (atoms[~rows[1 + atoms, 3:].any(axis=1)] * ALIGNMENT_BYTES).tolist()
        if is_tensor_map(data[at : at + NBYTES].tobytes())
    ]


@lru_cache(maxsize=1024)
def tensor_map(data: bytes) -> TensorMap:
    """The map that ``data`` is. Raises NoTensorMap, also for a map that breaks a rule."""
    bits = int.from_bytes(data, "little")
    if not (is_tensor_map(data) or (from_zeros(data) and bits)):
        raise NoTensorMap(Reason.NOT_A_MAP)
    rank, is_im2col = _RANK.read(bits), bool(_IS_IM2COL.read(bits))
    element_type = _ELEMENT_TYPES[_type_number(_TYPE.read(bits)) or 0]
    name = CONVERTING_TYPES.get(element_type, element_type)
    dtype = named(name)
    pixel_box = None
    if is_im2col:
        if rank not in CORNER_BITS:
            raise NoTensorMap(Reason.IM2COL_RANK, rank=rank, most=MAX_RANK)
        half = 1 << CORNER_BITS[rank] - 1
        # Two's complement, in the number of bits that the rank leaves for an axis.
        lower, upper = (
            tuple((field.read(bits) + half) % (2 * half) - half for field in fields)
            for fields in _corners(rank)
        )
        pixel_box = PixelBox(lower, upper)
    box = (_BOX[0], _PIXELS) if is_im2col else _BOX[:rank]
    try:
        return TensorMap(
            array=None,
            address=_ADDRESS.read(bits),
            dtype=dtype,
            global_dims=tuple(field.read(bits) for field in _DIMS[:rank]),
            inner_stride_bytes=dtype.itemsize,
            global_strides=tuple(field.read(bits) for field in _STRIDES[: rank - 1]),
            box_dims=tuple(field.read(bits) for field in box),
            element_strides=tuple(field.read(bits) for field in _ELEMENT_STRIDES[:rank]),
            interleave=INTERLEAVES[_INTERLEAVE.read(bits)],
            swizzle=_SWIZZLES[_SWIZZLE.read(bits)],
            l2_promotion=L2_PROMOTIONS[_PROMOTION.read(bits)],
            oob_fill=OOB_FILLS[_FILL.read(bits)],
            pixel_box=pixel_box,
            converts_to=element_type if element_type in CONVERTING_TYPES else None,
        )
    except TensorMapError as error:
        rules = [violation.rule for violation in error.violations]
        words = "; ".join(map(str, error.violations))
        raise NoTensorMap(Reason.MAP_BREAKS_RULES, rules=rules, words=words) from None


def rank_of(data: bytes) -> int:
    """Return the dimensions of the map that ``data`` is."""
    return _RANK.read(int.from_bytes(data, "little"))


def fields_of(rank: int) -> Iterator[tuple[str, int]]:
    """Yield each field that a map of ``rank`` dimensions made from zeros needs: its name in
    tensormap.replace, and its ordinal (0 for a field without).

    Zeros are the ordinary interleave, swizzle and fill, and Triton's kernels leave them so.
    """
    for name in (n for n in FIELDS if n not in _ORDINARY_AS_ZEROS):
        is_indexed = FIELDS[name][1]
        count = rank - (name == "global_stride") if is_indexed else 1
        yield from ((name, n) for n in range(count))


def check_ordinal(data: bytes, name: str, ordinal: int) -> None:
    """Raise NoTensorMap if a map has no dimension of this number: hardware writes the field all the
    same, and never reads it. A map made from zeros may get its rank last."""
    rank = rank_of(data)
    count = rank - (name == "global_stride")
    if is_tensor_map(data) and FIELDS[name][1] and ordinal >= count:
        facts = {"field": name, "ordinal": ordinal, "rank": rank, "most": count - 1}
        raise NoTensorMap(Reason.NO_SUCH_DIMENSION, **facts)


def edited(data: bytes, name: str, ordinal: int, value: int) -> bytes:
    """Return ``data`` with a field replaced, as tensormap.replace does. Raises NoTensorMap for a
    value that the field cannot hold, whose upper bits the hardware would drop silently. The other
    rules are checked when the map is used."""
    if not (is_tensor_map(data) or from_zeros(data)):
        raise NoTensorMap(Reason.NOT_A_MAP)
    bits = int.from_bytes(data, "little")
    if name == "elemtype":
        if not 0 <= value < len(_ELEMENT_TYPES):
            mode = arch.blackwell_option(_BLACKWELL_TYPES.get(value))
            blackwell = mode.refusal if mode else ""
            raise NoTensorMap(Reason.NO_SUCH_MODE, field=name, value=value, blackwell=blackwell)
        return _TYPE.write(bits, _type_bits(value)).to_bytes(NBYTES, "little")
    field, indexed = _EDITED[name], FIELDS[name][1]
    if not isinstance(field, Field):
        if not 0 <= ordinal < len(field):
            count = len(field)
            raise NoTensorMap(Reason.NO_SUCH_ORDINAL, field=name, ordinal=ordinal, count=count)
        field = field[ordinal]
    # The field has two bits, and one of the four numbers has no meaning.
    if name == "interleave_layout" and value >= len(INTERLEAVES):
        raise NoTensorMap(Reason.NO_SUCH_MODE, field=name, value=value, blackwell="")
    if name == "global_dim" and value == 0:
        value = 1 << 32  # has the same bits
    if not field.least <= value <= field.most or (value - field.least) % field.unit:
        raise NoTensorMap(
            Reason.FIELD_VALUE,
            field=name,
            indexed=indexed,
            ordinal=ordinal,
            value=value,
            unit=field.unit if field.unit > 1 else 0,
            least=field.least,
            most=field.most,
        )
    return field.write(bits, value).to_bytes(NBYTES, "little")


@dataclass(frozen=True)
class _Acquire:
    """Acquire by a thread of the block ``number`` in the grid, at that clock of the thread.
    ``covers``: by block, how far its threads' writes were released to it, if scopes do not matter
    and if they do, int32[2, threads]."""

    number: int
    thread: int
    clock: int
    covers: dict[int, np.ndarray]


class TensorMapProxy:
    def __init__(self, clocks: Clocks, races: Races, access: Access, findings: FindingLog):
        self.clocks, self.races, self.access, self.findings = clocks, races, access, findings
        # Per block in the grid and distance that the release reaches: int32[3, threads]
        self._released: dict[int, np.ndarray] = {}
        self._acquires: dict[int, list[_Acquire]] = {}  # keyed by the descriptor's address
        # Keyed by the bytes of each map that began as zeros: the fields that tensormap.replace has
        # written into them. The bytes are the same wherever the kernel copies them.
        self._written: dict[bytes, frozenset[tuple[str, int]]] = {}

    def edit(self, data: bytes, name: str, ordinal: int, value: int) -> bytes:
        """Return ``data`` with a field replaced. Raises NoTensorMap."""
        after = edited(data, name, ordinal, value)
        if from_zeros(data):
            before = self._written.get(data, frozenset() if not any(data) else None)
            if before is not None:
                known = self._written.get(after, frozenset())
                self._written[after] = known | before | {(name, ordinal)}
        return after

    def _map_of(self, data: bytes, address: int) -> TensorMap:
        """Return the map that ``data`` is. Raises IllegalCopy, also for a field never written."""
        written = self._written.get(data)
        if written is not None:
            missing = [field for field in fields_of(rank_of(data)) if field not in written]
            if missing:
                fields = [f"{name}[{n}]" if FIELDS[name][1] else name for name, n in missing]
                raise IllegalCopy(Reason.MAP_FIELDS_NOT_WRITTEN, fields=fields, address=address)
        try:
            return tensor_map(data)
        except NoTensorMap as problem:
            raise IllegalCopy(problem.reason, address=address, **problem.facts) from None

    def read(self, address: int, block: int, thread: int, site: int) -> Descriptor:
        """The tensor map at a generic address, for a copy of this thread. Raises IllegalCopy."""
        access = self.access
        if address % ALIGNMENT_BYTES:
            raise IllegalCopy(Reason.MAP_MISALIGNED, address=address, unit=ALIGNMENT_BYTES)
        space, base = access.windows.by_slot.get(address >> SLOT_BITS, ("global", 0))
        shadow = where = None
        if space in ("param", "const") and address >= base:
            whole = access.parameters if space == "param" else access.constants
            data = whole[address - base : address - base + NBYTES]
        elif space == "local":
            raise IllegalCopy(Reason.MAP_IN_LOCAL_MEMORY)
        else:
            allocation = access.memory.find(address)
            if allocation is None or address + NBYTES > allocation.end:
                raise IllegalCopy(Reason.MAP_NOT_IN_MEMORY, where=access.memory.misplaced(address))
            start = address - allocation.address
            data = allocation.padded[start : start + NBYTES]
            shadow = access.global_shadows.shadow_of(allocation)
            where = shadow.where(start, NBYTES)
            self._check(address, shadow, where, block, thread, site)
        if len(data) < NBYTES:
            raise IllegalCopy(Reason.NO_MAP_AT_ADDRESS, address=address)
        return Descriptor(self._map_of(data.tobytes(), address), shadow, where)

    def _check(
        self, address: int, shadow: Shadow, where: np.ndarray, block: int, thread: int, site: int
    ) -> None:
        last, races = shadow.write, self.races
        generic = (last.clock[where] > 0) & (last.kind[where] & BASIC != ASYNC)
        if not some(generic):
            return
        accessors = Accessors(block, thread, self.clocks.first, site)
        unordered = races.unordered(Pairs(last, where, accessors)) & generic
        fenced, in_scope = self._acquired(address, last, where, block, thread)
        ordered = generic & ~unordered
        by = one_thread(block + self.clocks.first, thread)
        for kind, bad, severity in (
            (HazardKind.DATA_RACE, unordered, Severity.ERROR),
            (HazardKind.MISSING_PROXY_FENCE, ordered & ~fenced, Severity.ERROR),
            (HazardKind.MISSING_PROXY_FENCE, ordered & fenced & ~in_scope, Severity.FORMAL),
        ):
            for other in np.unique(last.site[where[bad]]).tolist():
                self.findings.report(
                    kind, site, other, by, severity=severity, subject=Subject.TENSOR_MAP
                )

    def release(self, group: Group, scope: int) -> None:
        blocks, threads = group.blocks, group.threads
        for block in np.unique(blocks):
            mine = threads[blocks == block]
            rows = self._released_by(int(block) + self.clocks.first)
            # All that its thread wrote before it: later writes have a later clock, as the fence
            # ticks.
            rows[: scope + 1, mine] = self.clocks.own(block, mine)
        self.clocks.tick(blocks, threads)

    def acquire(self, group: Group, addresses: np.ndarray, scope: int) -> None:
        clocks = self.clocks
        whose = zip(group.blocks.tolist(), group.threads.tolist(), addresses.tolist(), strict=True)
        for block, thread, address in whose:
            number = block + clocks.first
            known = {number: clocks.row(block, thread)}
            for (here, other), holders in clocks.far.items():
                if here == block:
                    known[other] = clocks.rows.together(holders, [thread])
            # Both are needed: the write was released, and this thread is ordered after the release.
            # The smaller clock holds for both.
            covers = {}
            for other, row in known.items():
                distance = int(clocks.distance(number, other))
                released = self._released_by(other)[[0, distance]]
                released[1] *= distance <= scope
                covers[other] = np.minimum(row[: clocks.threads], released)
            acquires = self._acquires.setdefault(address, [])
            mine = [
                acquire
                for acquire in acquires
                if (acquire.number, acquire.thread) == (number, thread)
            ]
            if not mine or not _alike(mine[-1].covers, covers):  # if it covers more than before
                clock = int(clocks.own(block, thread))
                acquires.append(_Acquire(number, thread, clock, covers))
        clocks.tick(group.blocks, group.threads)

    def _acquired(
        self, address: int, last: Record, where: np.ndarray, block: int, thread: int
    ) -> np.ndarray:
        """Return masks of the writes that the thread has acquired for the descriptor's address, if
        scopes do not matter and if they do, bool[2, n]."""
        acquired = np.zeros((2, len(where)), np.bool_)
        blocks, columns, clocks = last.block[where], last.column[where], last.clock[where]
        columns = np.where(columns < self.clocks.threads, columns, 0)
        for acquire in self._acquires.get(address, ()):
            if self.clocks.knows(block, thread, acquire.number, acquire.thread, acquire.clock):
                for number, rows in acquire.covers.items():
                    acquired |= (blocks == number) & (rows[:, columns] >= clocks)
        return acquired

    def _released_by(self, number: int) -> np.ndarray:
        rows = self._released.get(number)
        if rows is None:
            rows = self._released[number] = np.zeros((3, self.clocks.threads), np.int32)
        return rows


def _alike(fields: dict[int, np.ndarray], other: dict[int, np.ndarray]) -> bool:
    return fields.keys() == other.keys() and all(
        np.array_equal(fields[n], other[n]) for n in fields
    )
