"""Places of the elements of a box in the tensor and in shared memory: numbers, no drawing.

A *unit* is a step along the innermost axis: an element, or a slice of an interleaved tensor. The
picture shows two axes of the box, and of the other axes a single index at a time.

A swizzle is also a formula: of the address, as the hardware has it, and of chunk and row.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from harness.base.errors import TensorMapError
from harness.sanitizer import SWIZZLES, TensorMap, Violation
from harness.sanitizer.emulator import CHUNK_BYTES, box_cells

SECTOR_BYTES = 32  # the L2 cache moves whole sectors of global memory
COPY_RULES = "PTX ISA, cp.async.bulk.tensor"


@dataclass(frozen=True)
class Edited:
    """A box as the reader wants it: a map of it if the rules allow it, else the violated rules."""

    tensor_map: TensorMap | None
    broken: tuple[Violation, ...]


@dataclass(frozen=True)
class TileView:
    """Part of the box and the tensor that is shown: ``rows`` and ``columns`` are axes."""

    rows: int
    columns: int
    others: dict[int, int]  # the index that is shown for every other axis of the box


def edited(
    m: TensorMap,
    box: tuple[int, ...],
    element_strides: tuple[int, ...],
    swizzle: str,
    fill: str,
) -> Edited:
    """The map ``m`` with another box (numpy order, as ``element_strides``), swizzle and fill."""
    try:
        tensor_map = TensorMap.tiled(
            m.array,
            box,
            swizzle=swizzle,
            interleave=None if m.interleave == "none" else m.interleave,
            element_strides=element_strides,
            l2_promotion=m.l2_promotion,
            oob_fill=fill,
            element_type=m.converts_to,
        )
    except TensorMapError as error:
        return Edited(None, error.violations)
    return Edited(tensor_map, ())


def broken_by_copy(m: TensorMap, origin: tuple[int, ...]) -> tuple[Violation, ...]:
    """Rules that a load of the box at ``origin`` (numpy order) breaks; the emulator faults."""
    start = origin[-1] * m.unit_bytes
    if not start % CHUNK_BYTES:
        return ()
    units = CHUNK_BYTES // m.unit_bytes
    below = origin[-1] // units * units
    return (
        Violation(
            "box-start",
            f"c0 = {origin[-1]}: the box begins {start} bytes into a row; legal: multiples of "
            f"{CHUNK_BYTES} bytes, nearest c0 = {below} and {below + units}",
            COPY_RULES,
        ),
    )


class TileLayout:
    """A load of the box at ``origin``, into shared memory at offset 0 (aligned as it must be).

    Axes and ``origin`` are in numpy order. ``addresses`` int64[*copied, pieces]: the offset in
    shared memory of each unit of the box; a unit of 32 bytes is in two pieces of 16, others in a
    single piece. ``plain``: the same without the swizzle. ``inside`` bool[*copied]: True for units
    that are elements of the tensor and not fill.
    """

    def __init__(self, m: TensorMap, origin: tuple[int, ...]):
        self.tensor_map, self.origin = m, origin
        cells = box_cells(m, origin[::-1], 0)
        self.copied = m.copied_dims[::-1]
        self.piece_bytes = cells.element_bytes
        pieces = m.unit_bytes // cells.element_bytes
        shape = (*self.copied, pieces)
        self.addresses = cells.shared_bytes.reshape(shape)
        self.inside = cells.inside.reshape(shape)[..., 0]
        self.global_bytes = cells.global_bytes.reshape(shape)[..., 0]
        self.plain = _plain_addresses(m, shape, cells.element_bytes)

    @property
    def steps(self) -> tuple[int, ...]:
        """Distance of the box's units in the tensor, along each axis."""
        m = self.tensor_map
        inner = 1 if m.interleave == "none" else m.element_strides[0]
        return (*m.element_strides[:0:-1], inner)

    @property
    def fill_bytes(self) -> int:
        return int(np.count_nonzero(~self.inside)) * self.tensor_map.unit_bytes

    @property
    def stored_bytes(self) -> int | None:
        """Number of bytes that a store of the box writes; None if the hardware faults instead."""
        if min(self.origin) < 0:
            return None
        cells = box_cells(self.tensor_map, self.origin[::-1], 0, stores=True)
        return int(np.count_nonzero(cells.inside)) * cells.element_bytes

    @property
    def sectors(self) -> int:
        """Number of 32-byte sectors of global memory that hold the box's elements."""
        m, offsets = self.tensor_map, self.global_bytes[self.inside]
        first = (m.address + offsets) // SECTOR_BYTES
        last = (m.address + offsets + m.unit_bytes - 1) // SECTOR_BYTES
        return len(np.unique(np.concatenate([first, last])))

    @property
    def shared_end_bytes(self) -> int:
        return int(self.addresses.max()) + self.piece_bytes

    def tensor_index(self, index: tuple[int, ...]) -> tuple[int, ...]:
        """Return the place in the tensor of the box's unit ``index`` (perhaps outside of it)."""
        together = zip(self.origin, index, self.steps, strict=True)
        return tuple(at + i * step for at, i, step in together)


def _plain_addresses(m: TensorMap, shape: tuple[int, ...], piece_bytes: int) -> np.ndarray:
    inner = m.copied_dims[0] * m.unit_bytes
    rows = int(np.prod(shape)) * piece_bytes // inner
    pitch = m.shared_bytes // (m.box_elements // m.copied_dims[0])
    linear = np.arange(rows)[:, None] * pitch + np.arange(0, inner, piece_bytes)
    return linear.reshape(shape)


def swizzle_formula(swizzle: str) -> str:
    """Return the place of the byte at ``address``, in Python, and that of a chunk of 16 bytes in
    its row, if rows fill the pattern. "" without a swizzle."""
    span = SWIZZLES[swizzle]
    if not span:
        return ""
    chunks, every = span // CHUNK_BYTES, SWIZZLES["128B"] // span
    row = "row" if every == 1 else f"row // {every}"
    return (
        f"address ^ (address >> 3 & {span - CHUNK_BYTES:#x}); "
        f"in rows of {span} bytes: chunk ^ ({row} % {chunks})"
    )
