"""A tile in shared memory and a warp's accesses to it: addresses and bank conflicts, no drawing."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np

from harness.base.errors import TensorMapError
from harness.course.views.tile.layout import TileLayout
from harness.sanitizer import TensorMap
from harness.sanitizer.emulator import BANKS, WARP, WORD_BYTES, Group, Wave, swizzled, wavefronts

LANE_BYTES = (1, 2, 4, 8, 16)  # bytes that a lane moves in one instruction
PATTERNS = ("row", "column", "diagonal")
MOST_INSTRUCTIONS = 256  # more are not counted


@dataclass(frozen=True)
class _Described:
    """The properties of an array that a tensor map needs; it has no memory."""

    shape: tuple[int, ...]
    strides: tuple[int, ...]
    dtype: np.dtype
    address: int = 0


@dataclass(frozen=True)
class Tile:
    """``rows`` × ``columns`` elements. ``group_bytes``: the number of bytes of each row that are
    contiguous as a group of a box (group, row, column); 0 for a plain box of whole rows."""

    rows: int
    columns: int
    dtype: np.dtype
    swizzle: str = "none"
    group_bytes: int = 0

    @property
    def row_bytes(self) -> int:
        return self.columns * self.dtype.itemsize

    @property
    def groups(self) -> int:
        return self.row_bytes // self.group_bytes if self.group_bytes else 1

    @property
    def group_columns(self) -> int:
        return self.columns // self.groups


@dataclass(frozen=True)
class Placed:
    """A tile's place: ``addresses`` int64[row, column] in bytes from its beginning. ``refused``:
    the reasons why no tensor map lays it out so; the addresses are then those that the swizzle
    would give."""

    addresses: np.ndarray
    box: tuple[int, ...]
    refused: tuple[str, ...] = ()


def place(tile: Tile) -> Placed:
    """The places where a tensor copy puts the elements of a tile."""
    size = tile.dtype.itemsize
    if tile.group_bytes:
        shape = tile.groups, tile.rows, tile.group_columns
        strides = tile.group_bytes, tile.row_bytes, size
    else:
        shape, strides = (tile.rows, tile.columns), (tile.row_bytes, size)  # type: ignore[assignment]
    refused: tuple[str, ...] = ()
    try:
        m = TensorMap.tiled(_Described(shape, strides, tile.dtype), shape, swizzle=tile.swizzle)
        laid = TileLayout(m, (0,) * len(shape)).addresses
    except TensorMapError as error:
        refused = tuple(map(str, error.violations))
        laid = np.arange(math.prod(shape), dtype=np.int64).reshape(shape) * size
        laid = swizzled(laid, tile.swizzle)
    if tile.group_bytes:
        laid = laid.transpose(1, 0, 2).reshape(tile.rows, tile.columns)
    return Placed(laid, shape, refused)


# -- who reads what: rows and columns of the elements where each lane begins, int64[32]


def pattern(name: str, tile: Tile, lane_bytes: int, instruction: int) -> np.ndarray:
    """A named pattern, int64[lanes, 2]. The tile is taken as units of ``lane_bytes``; a warp goes
    over them along rows, along columns, or along a diagonal, 32 units an instruction. Lanes
    beyond the last unit take no part."""
    per_row = tile.row_bytes // lane_bytes
    elements = lane_bytes // tile.dtype.itemsize
    number = instruction * WARP + np.arange(WARP)
    if name == "diagonal":
        row, unit = np.arange(WARP) % tile.rows, (np.arange(WARP) + instruction) % per_row
        return np.stack([row, unit * elements], axis=1)
    number = number[number < tile.rows * per_row]
    if name == "row":
        row, unit = number // per_row, number % per_row
    else:
        row, unit = number % tile.rows, number // tile.rows
    return np.stack([row, unit * elements], axis=1)


def instructions(name: str, tile: Tile, lane_bytes: int) -> int:
    """Return the number of instructions of a named pattern."""
    per_row = tile.row_bytes // lane_bytes
    return per_row if name == "diagonal" else -(-tile.rows * per_row // WARP)


@dataclass(frozen=True)
class Counted:
    """An instruction of a warp: ``passes`` holds for each pass its lanes and the number of
    different words that each bank must give, int64[32]."""

    wavefronts: int
    ideal: int
    passes: tuple[tuple[np.ndarray, np.ndarray], ...]


_WARP = Wave(0, 1, (1, 1, 1), (WARP, 1, 1), (1, 1, 1))


def count(offsets: np.ndarray, lane_bytes: int) -> Counted:
    """``offsets``: where each lane's bytes begin, int64, of lanes 0, 1, ...; counted by the
    model of `harness.sanitizer.emulator.trace.traffic`."""
    lanes = np.arange(len(offsets))
    group = Group(_WARP, None if len(lanes) == WARP else lanes)
    _, total, ideal = wavefronts(group, offsets, lane_bytes)
    words_a_lane = max(lane_bytes // WORD_BYTES, 1)
    a_pass = WARP // words_a_lane
    passes = []
    for first in range(0, len(offsets), a_pass):
        of_pass = lanes[first : first + a_pass]
        words = offsets[of_pass][:, None] // WORD_BYTES + np.arange(words_a_lane)
        banks = np.bincount((np.unique(words) % BANKS).astype(np.intp), minlength=BANKS)
        passes.append((of_pass, banks))
    return Counted(total, ideal, tuple(passes))
