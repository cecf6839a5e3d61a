"""The picture of a tile: the tensor with the box, and shared memory, on its right or below it.

Parts that do not fit are left out, with a note: only a window of the tensor around the box, and of
the lines of shared memory, is drawn. A line is 128 bytes, a word of each bank.
"""

from __future__ import annotations

import math
import textwrap
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from harness.course.views.drawing import TINTS, Drawing, Spot
from harness.course.views.explorer import Control, Settings
from harness.course.views.shared_memory import LABELS as _LABELS
from harness.course.views.shared_memory import LINE_BYTES, Lines, Picture
from harness.course.views.tile.layout import TileLayout, TileView
from harness.sanitizer.emulator import BANKS, WORD_BYTES

MOST = 34  # rows and columns of cells drawn on the left, lines on the right
_MARGIN = 2  # cells of the tensor next to the box, at least
_TOP, _TALL = 44, 490  # pixels above the cells, and of all of them
_SIDE_BY_SIDE = 900  # pixels from which there is room for both
_HEAD = 332  # pixels to the end of the tensor's heading
_DIGIT = 7  # pixels of a digit of a label, at most
_BEYOND = 5  # pixels of a tensor that goes on beyond the window


@dataclass(frozen=True)
class Span:
    """A window on an axis: cells of ``grain`` elements, the first at ``first``."""

    first: int
    cells: int
    grain: int
    size: float  # pixels of a cell
    start: int  # pixel

    @property
    def last(self) -> int:
        return self.first + self.cells * self.grain

    @property
    def end(self) -> float:
        return self.start + self.cells * self.size

    def pixel(self, at: float) -> float:
        return self.start + (at - self.first) / self.grain * self.size

    def clipped(self, at: float) -> float:
        return self.pixel(min(max(at, self.first), self.last))


def draw(
    layout: TileLayout, extents: tuple[int, ...], view: TileView, settings: Settings
) -> Picture:
    """``settings`` get the windows that were drawn: "top", "left" and "line"."""
    grain = _grain(layout, view)
    rows, columns = _windows(layout.origin, layout.tensor_map.box, extents, view, grain, settings)
    lines = -(-layout.shared_end_bytes // LINE_BYTES)
    most_lines = min(lines, MOST)
    settings["line"] = min(settings["line"], lines - most_lines)
    line = min(_TALL / most_lines, 22.0)
    place = _right_of_or_below(columns, rows, settings["width"])
    shared = Lines(*place, settings["line"], most_lines, line)
    bottom = max(rows.end, shared.end)
    cell = "an element" if grain == 1 else f"16 bytes, {grain} elements"
    name = "row,column of the box" if view.rows >= 0 else "its index in the box"
    about = f"A cell is {cell}. In shared memory it is named by {name}."
    if layout.fill_bytes:
        value = "NaN" if layout.tensor_map.oob_fill == "nan" else "0"
        about += f" Hatched: outside the tensor, arrives as {value}."
    words = textwrap.wrap(about, int((settings["width"] - _LABELS) / 6.3))
    drawing = Drawing(settings["width"], bottom + 12 + 16 * len(words), "")
    _tensor(drawing, extents, view, rows, columns)
    _shared_frame(drawing, shared, layout)
    drawn = _cells(drawing, layout, view, rows, columns, shared, settings["element"])
    _box(drawing, layout.origin, layout.tensor_map.box, view.rows, view.columns, rows, columns)
    for number, part in enumerate(words):
        drawing.text(_LABELS, bottom + 18 + 16 * number, part, "quiet")
    moves, notes = shared.window(lines)
    controls, left_out = [*moves], [*notes]
    for axis, span, name in ((view.rows, rows, "top"), (view.columns, columns, "left")):
        beyond = 0 if axis < 0 else layout.tensor_map.box[axis] - span.cells * span.grain
        if beyond > 0:  # the box is larger than the window, which can be moved over it
            at, word = layout.origin[axis], "row" if axis == view.rows else "column"
            group = "tensor"
            controls.append(Control(name, f"from {word}", "range", group, at, at + beyond))
    count = layout.copied[view.columns] * (layout.copied[view.rows] if view.rows >= 0 else 1)
    if drawn < count:
        left_out.append(("shown", f"{drawn} of {count} elements of this slice of the box"))
    axes = [axis for axis in (view.rows, view.columns) if axis >= 0]
    hidden = [axis for axis in axes if not _all_in(extents[axis], axis, rows, columns, view)]
    if hidden:
        named = ", ".join(f"{extents[axis]} along axis {axis}" for axis in hidden)
        left_out.append(("shown", f"a part of the tensor, whose size is {named}"))
    return Picture(drawing, tuple(controls), tuple(left_out))


def _right_of_or_below(columns: Span, rows: Span, width: int) -> tuple[float, float, float]:
    """The corner and the width of shared memory, if the tensor has ``columns`` and ``rows``."""
    if width < _SIDE_BY_SIDE:
        return _LABELS, rows.end + _TOP + 8, width - _LABELS - 8
    x = max(columns.end + 16, _HEAD) + _LABELS
    return x, _TOP, width - x - 8


def _grain(layout: TileLayout, view: TileView) -> int:
    """Return the number of elements that a cell shows: 1, or those of the 16 bytes that a
    swizzle moves together."""
    units = max(16 // layout.tensor_map.element_bytes, 1)
    if view.columns != len(layout.copied) - 1:
        return 1  # neighbors in a row of the picture are not neighbors in memory
    return 1 if layout.copied[view.columns] <= MOST - 2 * _MARGIN else units


def _windows(
    origin: tuple[int, ...],
    box: tuple[int, ...],
    extents: tuple[int, ...],
    view: TileView,
    grain: int,
    settings: Settings,
) -> tuple[Span, Span]:
    def window(axis: int, name: str, grain: int, start: int, pixels: int, most: float) -> Span:
        if axis < 0:  # the only row of a vector
            return Span(0, 1, 1, 22.0, start)
        extent = max(min(extents[axis], box[axis]), 1)
        wanted = extent + 2 * max(_MARGIN * grain, extent // 4)
        cells = min(-(-wanted // grain), MOST)
        first = _containing(settings[name], origin[axis], box[axis], cells * grain, grain)
        settings[name] = first
        return Span(first, cells, grain, min(pixels / cells, most), start)

    width: int = settings["width"]
    # Side by side, shared memory gets the larger part: it has 32 banks.
    wide = width - _LABELS - 8 if width < _SIDE_BY_SIDE else int(0.42 * width)
    rows = window(view.rows, "top", 1, _TOP, _TALL, 20.0)
    return rows, window(view.columns, "left", grain, _LABELS, wide, 36.0)


def _containing(first: int, at: int, extent: int, length: int, grain: int) -> int:
    """The window nearest to where it was that has the box in it, and a little around."""
    margin = grain if extent + 2 * grain <= length else 0
    low, high = at + extent + margin - length, at - margin
    if low > high:  # the box is larger than the window, which looks at a part of it
        low, high = high, low
    return min(max(first, low), high) // grain * grain


def _all_in(extent: int, axis: int, rows: Span, columns: Span, view: TileView) -> bool:
    span = rows if axis == view.rows else columns
    return span.first <= 0 and extent <= span.last


def _tensor(
    drawing: Drawing, extents: tuple[int, ...], view: TileView, rows: Span, columns: Span
) -> None:
    names = [f"axis {view.rows} ↓"] * (view.rows >= 0) + [f"axis {view.columns} →"]
    drawing.text(8, 16, f"tensor in global memory: {', '.join(names)}", "head")
    tall = extents[view.rows] if view.rows >= 0 else 1
    _ground(drawing, (0, extents[view.columns]), (0, tall), columns, rows)
    digits = max(len(str(columns.first)), len(str(columns.last)))
    every = max(1, round(34 / columns.size), math.ceil((digits * _DIGIT + 6) / columns.size))
    for i in range(0, columns.cells, every):
        at = columns.first + i * columns.grain
        drawing.text(columns.pixel(at) + columns.size / 2, _TOP - 9, str(at), "quiet small mid")
    if view.rows >= 0:
        for i in range(0, rows.cells, max(1, round(13 / rows.size))):
            at = rows.first + i
            drawing.text(_LABELS - 8, rows.pixel(at + 0.5) + 3, str(at), "quiet small end")


def _ground(
    drawing: Drawing, across: tuple[int, int], down: tuple[int, int], columns: Span, rows: Span
) -> None:
    """Draw the tensor's part in the window, a little beyond it where the tensor goes on, and an
    edge where it ends. ``across``, ``down``: its first column and row, and those after its last."""
    left, right = (columns.clipped(at) for at in across)
    top, bottom = (rows.clipped(at) for at in down)
    if right <= left or bottom <= top:
        return
    verticals = [columns.start + i * columns.size for i in range(columns.cells + 1)]
    horizontals = [rows.start + i * rows.size for i in range(rows.cells + 1)]
    verticals = [x for x in verticals if left <= x <= right]
    horizontals = [y for y in horizontals if top <= y <= bottom]
    goes_on = (across[0] < columns.first, columns.last < across[1])
    goes_on_down = (down[0] < rows.first, rows.last < down[1])
    left, right = left - _BEYOND * goes_on[0], right + _BEYOND * goes_on[1]
    top, bottom = top - _BEYOND * goes_on_down[0], bottom + _BEYOND * goes_on_down[1]
    drawing.rect(left, top, right - left, bottom - top, "faint")
    path = [f"M{x:.5g} {top:.5g}V{bottom:.5g}" for x in verticals]
    path += [f"M{left:.5g} {y:.5g}H{right:.5g}" for y in horizontals]
    drawing.shape("".join(path), "grid")
    for x, open_side in zip((left, right), goes_on, strict=True):
        if not open_side:
            drawing.line(x, top, x, bottom, "edge")
    for y, open_side in zip((top, bottom), goes_on_down, strict=True):
        if not open_side:
            drawing.line(left, y, right, y, "edge")


def _box(
    drawing: Drawing,
    origin: tuple[int, ...],
    box: tuple[int, ...],
    row_axis: int,
    column_axis: int,
    rows: Span,
    columns: Span,
) -> None:
    left = columns.clipped(origin[column_axis])
    right = columns.clipped(origin[column_axis] + box[column_axis])
    top: float = rows.start
    bottom = top + rows.size
    if row_axis >= 0:
        top = rows.clipped(origin[row_axis])
        bottom = rows.clipped(origin[row_axis] + box[row_axis])
    drawing.rect(left, top, right - left, bottom - top, "frame")


def _shared_frame(drawing: Drawing, shared: Lines, layout: TileLayout) -> None:
    shared.frame(drawing, shared.y - _TOP + 16)
    # Chunks that hold elements of the box, of whatever slice.
    for address in np.unique(layout.addresses // 16) * 16:
        place = shared.place(int(address))
        if place is not None:
            drawing.rect(*place, 4 * shared.bank, shared.tall, "grid")


def _cells(
    drawing: Drawing,
    layout: TileLayout,
    view: TileView,
    rows: Span,
    columns: Span,
    shared: Lines,
    chosen: int,
) -> int:
    """Draw the cells of the shown slice on both sides, and return the number of elements."""
    m, grain = layout.tensor_map, columns.grain
    numbers = np.arange(layout.inside.size).reshape(layout.inside.shape)
    pick: list[int | slice] = [view.others.get(axis, 0) for axis in range(m.rank)]
    if view.rows >= 0:
        pick[view.rows] = slice(None)
    pick[view.columns] = slice(None)
    at = tuple(pick)
    shape = (-1, layout.copied[view.columns])
    number, inside = numbers[at].reshape(shape), layout.inside[at].reshape(shape)
    address = layout.addresses[at].reshape(shape)
    value = "NaN" if m.oob_fill == "nan" else "0"
    step_y = layout.steps[view.rows] if view.rows >= 0 else 1
    step_x, drawn = layout.steps[view.columns], 0
    right: list[_InShared] = []
    snap = _snap(layout, view)
    outlines: list[_Outline] = []  # drawn over the cells next to them
    drag: dict[str, list[object]] = {
        "x": [f"at{view.columns}", columns.size / grain * snap, snap],
    }
    if view.rows >= 0:
        drag["y"] = [f"at{view.rows}", rows.size, 1]
    drawing.begin(drag=drag)
    for i in range(number.shape[0]):
        row = (layout.origin[view.rows] if view.rows >= 0 else 0) + i * step_y
        if not rows.first <= row < rows.last:
            continue
        for j in range(0, number.shape[1], grain):
            column = layout.origin[view.columns] + j * step_x
            if not columns.first - grain < column < columns.last:
                continue
            key = int(number[i, j])
            byte = int(address[i, j])
            outside = _outside(inside[i, j : j + grain])
            kind = f"cell t{i % TINTS}"
            name = f"({row}, {column})" if view.rows >= 0 else f"({column})"
            tip = f"{name} → byte {byte}, bank {byte // WORD_BYTES % BANKS}"
            if outside[1]:
                tip += f"; {'partly ' * (outside[1] < 1)}outside: {value}"
            x, end = columns.clipped(column), columns.clipped(column + grain)
            spot = Spot(key, tip, {"element": key})
            drawing.rect(x, rows.pixel(row), end - x, rows.size, kind, spot)
            if key <= chosen < key + grain:
                outlines.append((x, rows.pixel(row), end - x, rows.size))
            _hatch(drawing, x, rows.pixel(row), end - x, rows.size, outside)
            drawn += min(grain, number.shape[1] - j)
            in_box = f"{i},{j}" if view.rows >= 0 else str(j)
            right.append(_InShared(byte, kind, spot, outside, "" if outside[1] == 1 else in_box))
    drawing.end()
    names = _shared_cells(drawing, layout, grain, shared, chosen, right, outlines)
    for outline in outlines:
        drawing.rect(*outline, "frame chosen")
    named = {chunk for chunk, fits, _ in names if fits}
    for chunk, fits, text in names:
        if fits or chunk not in named:
            drawing.text(*text, "small mid pass")
    return drawn


_Outline = tuple[float, float, float, float]


class _InShared(NamedTuple):
    """A cell of the right side: its first byte in shared memory, and how it looks."""

    byte: int
    kind: str
    spot: Spot
    outside: tuple[float, float]
    words: str


def _shared_cells(
    drawing: Drawing,
    layout: TileLayout,
    grain: int,
    shared: Lines,
    chosen: int,
    cells: list[_InShared],
    outlines: list[_Outline],
) -> list[tuple[int, bool, tuple[float, float, str]]]:
    """Draw the cells in shared memory. Return their names: the 16 bytes, whether it fits, the
    text."""
    width = layout.tensor_map.element_bytes * grain / WORD_BYTES * shared.bank
    # Drawn last, since a wide name reaches over the next cells of its 16 bytes. It is left out if
    # another cell there has a name that fits.
    names: list[tuple[int, bool, tuple[float, float, str]]] = []
    for byte, kind, spot, outside, words in cells:
        place = shared.place(byte)
        if place is None:
            continue
        drawing.rect(*place, width, shared.tall, kind, spot)
        if spot.key <= chosen < spot.key + grain:
            outlines.append((*place, width, shared.tall))
        _hatch(drawing, *place, width, shared.tall, outside)
        if not words:
            continue
        fits = width > 6 * len(words) + 2
        if fits or byte % 16 == 0:
            x = place[0] + (width / 2 if fits else 3 * len(words) + 2)
            y = place[1] + shared.tall / 2 + 4
            names.append((byte // 16, fits, (x, y, words)))
    return names


def _outside(inside: np.ndarray) -> tuple[float, float]:
    """Return the part of a cell that is outside the tensor: begin and length, in cells."""
    length = 1 - inside.mean()
    return float(inside.mean() if inside[0] else 0), float(length)


def _hatch(
    drawing: Drawing, x: float, y: float, wide: float, tall: float, outside: tuple[float, float]
) -> None:
    """Hatch the part of a cell that is ``outside`` the tensor."""
    begin, length = outside
    if length:
        drawing.rect(x + begin * wide, y, length * wide, tall, "hatch pass")


def _snap(layout: TileLayout, view: TileView) -> int:
    """The elements by which a drag moves the box: along the innermost axis by 16 bytes."""
    if view.columns != layout.tensor_map.rank - 1:
        return 1
    return max(16 // layout.tensor_map.element_bytes, 1)
