"""Places of the elements of a box in the tensor and in shared memory: numbers, no drawing.

The picture shows two axes of the box, and of the other axes a single index at a time.

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
    start = origin[-1] * m.element_bytes
    if not start % CHUNK_BYTES:
        return ()
    elements = CHUNK_BYTES // m.element_bytes
    below = origin[-1] // elements * elements
    return (
        Violation(
            "box-start",
            f"c0 = {origin[-1]}: the box begins {start} bytes into a row; legal: multiples of "
            f"{CHUNK_BYTES} bytes, nearest c0 = {below} and {below + elements}",
            COPY_RULES,
        ),
    )


class TileLayout:
    """A load of the box at ``origin``, into shared memory at offset 0 (aligned as it must be).

    Axes and ``origin`` are in numpy order. ``addresses`` int64[*copied]: the offset of each element
    of the box in shared memory. ``plain``: the same without the swizzle. ``inside`` bool[*copied]:
    True for elements of the tensor, False for fill.
    """

    def __init__(self, m: TensorMap, origin: tuple[int, ...]):
        self.tensor_map, self.origin = m, origin
        cells = box_cells(m, origin[::-1], 0)
        self.copied = m.copied_dims[::-1]
        self.addresses = cells.shared_bytes.reshape(self.copied)
        self.inside = cells.inside.reshape(self.copied)
        self.global_bytes = cells.global_bytes.reshape(self.copied)
        self.plain = _plain_addresses(m, self.copied)

    @property
    def steps(self) -> tuple[int, ...]:
        """Distance of the box's elements in the tensor, along each axis."""
        return (*self.tensor_map.element_strides[:0:-1], 1)

    @property
    def fill_bytes(self) -> int:
        return int(np.count_nonzero(~self.inside)) * self.tensor_map.element_bytes

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
        last = (m.address + offsets + m.element_bytes - 1) // SECTOR_BYTES
        return len(np.unique(np.concatenate([first, last])))

    @property
    def shared_end_bytes(self) -> int:
        return int(self.addresses.max()) + self.tensor_map.element_bytes

    def tensor_index(self, index: tuple[int, ...]) -> tuple[int, ...]:
        """Return the place in the tensor of the box's element ``index`` (perhaps outside of it)."""
        together = zip(self.origin, index, self.steps, strict=True)
        return tuple(at + i * step for at, i, step in together)


def _plain_addresses(m: TensorMap, shape: tuple[int, ...]) -> np.ndarray:
    rows = m.box_elements // m.copied_dims[0]
    pitch = m.shared_bytes // rows
    inner = np.arange(m.copied_dims[0]) * m.element_bytes
    return (np.arange(rows)[:, None] * pitch + inner).reshape(shape)


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
