"""Bytes that a tensor copy moves: from a tensor map and coordinates to addresses.

The box is walked with the innermost dimension fastest; its elements lie in shared memory in that
order, then the swizzle permutes them. Rows are dense without a swizzle; with a swizzle, each row
begins a new span of 32, 64 or 128 bytes (seen on an H200: a box narrower than the span leaves the
rest of it as it was). Elements outside of the tensor are filled on a load and skipped on a store;
they count in the bytes either way. A store skips only whole chunks of 16 bytes along the innermost
dimension: where a row of the tensor ends inside a chunk, the store writes the chunk to its end
(seen on an H200). (CUDA driver API, cuTensorMapEncodeTiled and -Im2col; PTX ISA 5.5, tensors.)

Copies of boxes that are wholly outside of their tensor are legal. A load brings nothing but the
fill value, and a store writes nothing: an author who meant another box finds zeros, or nothing
(`OutsideBoxes`).
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import NamedTuple

import numpy as np

from harness.sanitizer.emulator.events import BoxCopied, Events
from harness.sanitizer.tensormap import TensorMap
from harness.sanitizer.tensormap.description import SWIZZLES

CHUNK_BYTES = 16  # the unit of a swizzle
_SWIZZLE_PERIOD = 1024  # bytes: addresses so far apart are permuted alike
_SWIZZLE_SHIFT_AND_MASK = {"32B": (3, 0x10), "64B": (3, 0x30), "128B": (3, 0x70)}


class Places:
    """Places in memory, ``offsets``, int64[n] bytes from some place on: boxes of the same form
    share them. Nobody writes them."""

    def __init__(self, offsets: np.ndarray):
        offsets.setflags(write=False)
        self.offsets = offsets
        self.low, self.high = (int(offsets.min()), int(offsets.max())) if len(offsets) else (0, 0)
        self._granules: dict[tuple[int, int, int], np.ndarray] = {}

    def granules(self, begin: int, element_bytes: int, granule_bytes: int) -> np.ndarray:
        """Return granules, like `granules`, for the elements at ``begin + offsets``."""
        into = begin % granule_bytes
        key = element_bytes, granule_bytes, into
        if key not in self._granules:
            self._granules[key] = granules(self.offsets + into, element_bytes, granule_bytes)
        return self._granules[key] + begin // granule_bytes


class Reached(NamedTuple):
    """The elements of a box in the tensor, in order: all of them, ``inside`` bool[n], and those."""

    every: np.ndarray
    inside: np.ndarray
    existing: Places
    all_inside: bool

    @staticmethod
    def from_bytes(every: np.ndarray, inside: np.ndarray) -> Reached:
        all_inside = bool(inside.all())
        return Reached(every, inside, Places(every if all_inside else every[inside]), all_inside)


@dataclass(frozen=True)
class BoxCells:
    """The elements of a box, in shared-memory order: in the tensor from ``begin`` bytes after the
    map's address, in shared memory from ``shared_begin``."""

    reached: Reached
    begin: int
    places: Places
    shared_begin: int
    element_bytes: int

    @property
    def global_bytes(self) -> np.ndarray:
        """int64[n], offsets from the map's address, meaningless where not ``inside``."""
        return self.reached.every + self.begin

    @property
    def inside(self) -> np.ndarray:
        return self.reached.inside

    @property
    def shared_bytes(self) -> np.ndarray:
        """int64[n], addresses in shared memory."""
        return self.places.offsets + self.shared_begin

    @property
    def nbytes(self) -> int:
        return len(self.inside) * self.element_bytes


def box_cells(
    tensor_map: TensorMap,
    coordinates: tuple[int, ...],
    shared: int,
    offsets: tuple[int, ...] = (),
    stores: bool = False,
) -> BoxCells:
    """The elements that a copy of the box at ``coordinates`` (innermost first) moves.

    ``offsets`` are an im2col load's, per spatial dimension; ``stores``: to global memory.
    """
    size, extents = tensor_map.element_bytes, tensor_map.global_dims
    # For a store the row ends with a whole chunk of 16 bytes.
    if stores:
        row_bytes = -(-extents[0] * size // CHUNK_BYTES) * CHUNK_BYTES
        extents = (row_bytes // size, *extents[1:])
    if tensor_map.pixel_box is None:
        reached, begin = _tile(tensor_map, coordinates, extents)
    else:
        reached, begin = Reached.from_bytes(*_column(tensor_map, coordinates, offsets, extents)), 0
    inner = tensor_map.copied_dims[0] * size
    pitch = SWIZZLES[tensor_map.swizzle] or inner
    rows = math.prod(tensor_map.copied_dims[1:])
    # The swizzle repeats with its period, so that boxes of one form share their places.
    into = shared % _SWIZZLE_PERIOD
    places = _box_places(into, rows, pitch, inner, size, tensor_map.swizzle)
    return BoxCells(reached, begin, places, shared - into, size)


@lru_cache(maxsize=64)  # a loop copies to the same few places
def _box_places(shared: int, rows: int, pitch: int, inner: int, size: int, swizzle: str) -> Places:
    """Return the places in shared memory of the elements of a box, ``size`` bytes each: ``rows`` of
    ``inner`` bytes, ``pitch`` apart."""
    row = shared + np.arange(rows, dtype=np.int64) * pitch
    return Places(swizzled((row[:, None] + np.arange(0, inner, size)).ravel(), swizzle))


def _tile(
    m: TensorMap, coordinates: tuple[int, ...], extents: tuple[int, ...]
) -> tuple[Reached, int]:
    """The elements, and where the first lies."""
    strides, copied = (m.element_bytes, *m.global_strides), m.copied_dims
    steps = (1, *m.element_strides[1:])
    parts = []
    for at, count, step, extent in zip(coordinates, copied, steps, extents, strict=True):
        # The indices whose elements exist: of ``at + i * step``, those from 0 up to ``extent``.
        # Both bounds are ceilings, as negative coordinates begin before the tensor.
        first, end = max(-(at // step), 0), min(-((at - extent) // step), count)
        parts.append((first, max(first, end)))
    jumps = tuple(step * stride for step, stride in zip(steps, strides, strict=True))
    begin = sum(at * stride for at, stride in zip(coordinates, strides, strict=True))
    return _box(copied, jumps, tuple(parts)), begin


@lru_cache(maxsize=64)  # a loop copies boxes of few forms
def _box(
    copied: tuple[int, ...], jumps: tuple[int, ...], parts: tuple[tuple[int, int], ...]
) -> Reached:
    """Return the elements of a box: ``copied`` along each dimension, ``jumps`` bytes apart;
    ``parts`` are the ranges within the tensor."""
    offset, inside = np.zeros(1, np.int64), np.ones(1, np.bool_)
    for count, jump, (first, end) in zip(copied, jumps, parts, strict=True):
        index = np.arange(count, dtype=np.int64)
        valid = (index >= first) & (index < end)
        offset = (offset[None, :] + (index * jump)[:, None]).ravel()
        inside = (inside[None, :] & valid[:, None]).ravel()
    return Reached.from_bytes(offset, inside)


def _column(
    m: TensorMap,
    coordinates: tuple[int, ...],
    offsets: tuple[int, ...],
    extents: tuple[int, ...],
) -> tuple[np.ndarray, np.ndarray]:
    """Pixels of an im2col copy: starting at the coordinates, through the bounding box, then through
    the next images.

    Channels are the innermost dimension, before the spatial ones.
    """
    box = m.pixel_box
    assert box is not None
    spatial, axes = m.rank - 2, slice(1, m.rank - 1)
    last = [n - 1 + high for n, high in zip(m.global_dims[axes], box.upper_corner, strict=True)]
    steps, at = m.element_strides[axes], list(coordinates[axes])
    at.append(coordinates[-1])
    pixels = np.empty((m.box_dims[1], spatial + 1), np.int64)
    for pixel in range(m.box_dims[1]):
        pixels[pixel] = at
        # The walk of im2col (PTX ISA, "im2col mode"): columns first, then rows, then depth; an
        # image ends at its upper corner.
        for d in range(spatial):
            at[d] += steps[d]
            if at[d] <= last[d]:
                break
            at[d] = box.lower_corner[d]
        else:
            at[spatial] += m.element_strides[-1]
    # Added after the walk: the corners bound the pixels that a filter is centered on, and the
    # offsets choose one of its taps.
    pixels[:, :spatial] += np.array(offsets or (0,) * spatial, np.int64)
    every_stride = (m.element_bytes, *m.global_strides)
    of_pixels = np.array((*extents[axes], extents[-1]), np.int64)
    strides = np.array((*every_stride[axes], every_stride[-1]), np.int64)
    valid = np.logical_and.reduce((pixels >= 0) & (pixels < of_pixels), axis=1)
    channels = coordinates[0] + np.arange(m.box_dims[0], dtype=np.int64)
    within = (channels >= 0) & (channels < extents[0])
    offset = ((pixels @ strides)[:, None] + (channels * m.element_bytes)[None, :]).ravel()
    return offset, (valid[:, None] & within[None, :]).ravel()


def swizzled(addresses: np.ndarray, mode: str) -> np.ndarray:
    """Shared-memory addresses after the swizzle: an XOR of address bits 4-6 with bits 7-9."""
    if mode == "none":
        return addresses
    shift, mask = _SWIZZLE_SHIFT_AND_MASK[mode]
    return addresses ^ ((addresses >> shift) & mask)


def granules(byte_offsets: np.ndarray, element_bytes: int, granule_bytes: int) -> np.ndarray:
    """The granules that elements at these offsets cover, each once."""
    if element_bytes > granule_bytes:
        width = element_bytes // granule_bytes
        first = byte_offsets // granule_bytes
        return _once_each((first[:, None] + np.arange(width)).ravel())
    return _once_each(byte_offsets // granule_bytes)


def _once_each(numbers: np.ndarray) -> np.ndarray:
    """`np.unique`, which most often has nothing to sort here: a box's rows ascend, and a swizzle
    leaves no gaps."""
    if not len(numbers):
        return numbers
    steps = numbers[1:] - numbers[:-1]
    differ = np.ones(len(numbers), np.bool_)
    np.not_equal(steps, 0, out=differ[1:])
    chosen = numbers[differ]
    if not np.count_nonzero(steps < 0):
        return chosen
    lowest = int(chosen.min())
    span = int(chosen.max()) - lowest + 1
    if span > 4 * len(numbers):
        return np.unique(chosen)
    marked = np.zeros(span, np.bool_)
    marked[chosen - lowest] = True
    return marked.nonzero()[0] + lowest


@dataclass(frozen=True)
class OutsideBox:
    """The first such copy of a line: ``box`` is the range of each axis (end excluded), and
    ``shape`` the tensor's, both in numpy order. ``fill`` names the value that was loaded, "" of a
    store. ``name``: the array's, "" where it is not known. ``share``: of all copies of the line,
    how many are such."""

    line: int | None
    name: str
    box: tuple[tuple[int, int], ...]
    shape: tuple[int, ...]
    fill: str
    share: float = 1.0


class OutsideBoxes:
    """Listens to a launch for them."""

    def __init__(
        self, events: Events, source_of: Callable[[int], tuple[int | None, str, str]]
    ) -> None:
        self._source_of = source_of
        self._boxes: dict[int | None, OutsideBox] = {}
        self._copies: Counter[int] = Counter()  # keyed by site
        self._outside: Counter[int] = Counter()
        events.listen(BoxCopied, self._note)

    def boxes(self) -> tuple[OutsideBox, ...]:
        """Return a finding per line, by descending share of the line's copies."""
        if not self._boxes:
            return ()
        copies, outside = Counter[int | None](), Counter[int | None]()
        for site, count in self._copies.items():
            line, _, _ = self._source_of(site)
            copies[line] += count
            outside[line] += self._outside[site]
        shares = [
            replace(box, share=outside[line] / copies[line]) for line, box in self._boxes.items()
        ]
        return tuple(sorted(shares, key=lambda box: -box.share))

    def _note(self, event: BoxCopied) -> None:
        self._copies[event.site] += 1
        of = event.tensor_map
        # The box of an im2col map is not a range of indices that a reader would know.
        if event.inside or of.pixel_box is not None:
            return
        self._outside[event.site] += 1
        line, _, _ = self._source_of(event.site)
        if line not in self._boxes:
            extents = zip(event.coordinates, of.box_dims, strict=True)
            box = tuple((at, at + extent) for at, extent in extents)[::-1]
            fill = "" if event.stores else "NaN" if of.oob_fill == "nan" else "zeros"
            self._boxes[line] = OutsideBox(line, event.name, box, of.shape, fill)
