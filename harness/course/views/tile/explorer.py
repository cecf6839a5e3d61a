"""The tile explorer: a box on a tensor, and where each of its elements lands in shared memory."""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from harness.course.views.drawing import WIDE, remark
from harness.course.views.explorer import Control, Explorer, Settings, Shown
from harness.course.views.tile import picture as tile_picture
from harness.course.views.tile.layout import (
    Edited,
    TileLayout,
    TileView,
    broken_by_copy,
    edited,
    swizzle_formula,
)
from harness.sanitizer import MAX_BOX_DIM, OOB_FILLS, SWIZZLES, TensorMap
from harness.sanitizer.emulator import CHUNK_BYTES
from harness.sanitizer.isa import name_of

_FAR = 1 << 20  # how far beyond the tensor a box may be moved


def tile_explorer(tensor_map: TensorMap, origin: Sequence[int] | None = None) -> Explorer:
    """Show a box on a tensor, and the place of each of its elements in shared memory.

    tensor_map: a tiled TensorMap; its array, box, swizzle and fill are shown first. origin: the
    first element of the box, in numpy order (default: at 0 of each axis). Move the box by dragging
    it, with the arrow keys (with Shift by a whole box), or by typing; point at an element to see
    its place on the other side. The rules that the box breaks are named as it changes. Raises
    TypeError, ValueError.
    """
    return Explorer(TileScene(tensor_map, origin))


class TileScene:
    """The scene of the tile explorer; see `tile_explorer`."""

    name = "Tile explorer"
    keyboard = (
        "Drag the box, or move it with the arrow keys, with Shift by a whole box; [ and "
        "] choose an element."
    )

    def __init__(self, tensor_map: TensorMap, origin: Sequence[int] | None = None):
        if not isinstance(tensor_map, TensorMap):
            raise TypeError(
                f"the tile explorer draws a TensorMap, got {type(tensor_map).__name__}: "
                "make one with harness.TensorMap.tiled(array, box)"
            )
        if tensor_map.pixel_box is not None:
            raise ValueError(
                "the tile explorer draws boxes, and an im2col copy has none: it takes "
                f"{tensor_map.box_dims[1]} pixels in a row, wherever they are. Draw the same "
                "images as a tiled map, harness.TensorMap.tiled(array, box)"
            )
        self.tensor_map = tensor_map
        self.rank = tensor_map.rank
        self.extents = tensor_map.global_dims[::-1]
        corner = (0,) * self.rank if origin is None else tuple(int(at) for at in origin)
        if len(corner) != self.rank:
            raise ValueError(
                f"origin={corner} has {len(corner)} entries; legal: {self.rank}, one for each axis "
                f"of the tensor of shape {self.extents}"
            )
        self.origin = corner

    def start(self) -> Settings:
        m = self.tensor_map
        settings: Settings = {"swizzle": m.swizzle, "fill": m.oob_fill, "element": 0}
        for axis in range(self.rank):
            settings[f"at{axis}"] = self.origin[axis]
            settings[f"box{axis}"] = m.box[axis]
            settings[f"step{axis}"] = m.element_strides[::-1][axis]
            settings[f"slice{axis}"] = 0
        if self.rank > 2:
            settings["axes"] = _axes_name((self.rank - 2, self.rank - 1))
        rows, columns = self._axes(settings)
        top, left = (_first(settings, axis) for axis in (rows, columns))
        return settings | {"top": top, "left": left, "line": 0, "width": WIDE}

    def show(self, settings: Settings) -> Shown:
        settings = dict(settings)
        axes = range(self.rank)
        box = tuple(settings[f"box{axis}"] for axis in axes)
        origin = tuple(settings[f"at{axis}"] for axis in axes)
        steps = tuple(settings[f"step{axis}"] for axis in axes)
        edit = edited(self.tensor_map, box, steps, settings["swizzle"], settings["fill"])
        rows, columns = self._axes(settings)
        if edit.tensor_map is None:
            return self._refused(settings, edit, box, (rows, columns))
        layout = TileLayout(edit.tensor_map, origin)
        others = {}
        for axis in axes:
            last = layout.copied[axis] - 1
            settings[f"slice{axis}"] = min(settings[f"slice{axis}"], last)
            if axis not in (rows, columns):
                others[axis] = settings[f"slice{axis}"]
        settings["element"] = min(settings["element"], layout.inside.size - 1)
        view = TileView(rows, columns, others)
        broken = broken_by_copy(edit.tensor_map, origin)
        picture = tile_picture.draw(layout, self.extents, view, settings)
        chosen = _about_element(layout, settings["element"])
        facts = (*_facts(layout), *picture.left_out, ("element", chosen))
        words = (
            f"Box {box} at {origin} of a tensor of shape {self.extents}, "
            f"{name_of(self.tensor_map.dtype)}, "
            f"swizzle {settings['swizzle']}: {edit.tensor_map.box_bytes} bytes a load"
        )
        picture.drawing.alt = words
        controls = (*self._controls(layout.copied, (rows, columns)), *picture.controls)
        return Shown(
            picture.drawing,
            settings,
            controls,
            facts,
            tuple(map(str, broken)),
            f"{words}. {'No rule is broken' if not broken else 'A rule is broken'}. {chosen}",
            self._keys(layout, rows, columns),
        )

    def _refused(
        self, settings: Settings, edit: Edited, box: tuple[int, ...], shown: tuple[int, int]
    ) -> Shown:
        rules = "; ".join(violation.message for violation in edit.broken)
        drawing = remark(
            "No box is drawn: it breaks a rule, and nothing is copied", settings["width"]
        )
        drawing.alt = f"No descriptor of box {box}: {rules}"
        return Shown(
            drawing,
            settings,
            self._controls(box, shown),
            (("descriptor", "none: `TensorMap.tiled` raises `TensorMapError`"),),
            tuple(map(str, edit.broken)),
            drawing.alt,
        )

    def _axes(self, settings: Settings) -> tuple[int, int]:
        """The axes shown as rows and columns; a vector has no rows: -1."""
        if self.rank <= 2:
            return self.rank - 2, self.rank - 1
        rows, columns = (int(word) for word in settings["axes"].split(" × "))
        return rows, columns

    # -- what can be changed

    def _controls(self, copied: tuple[int, ...], shown: tuple[int, int]) -> tuple[Control, ...]:
        controls = [
            Control("swizzle", "", "choice", "swizzle", options=tuple(SWIZZLES)),
            Control("fill", "", "choice", "out of bounds", options=OOB_FILLS),
        ]
        for axis in range(self.rank):
            far = self.extents[axis] + _FAR
            controls.append(Control(f"at{axis}", f"axis {axis}", "number", "origin", -_FAR, far))
        for axis in range(self.rank):
            # One below and above what is legal can be typed, to see the rule.
            controls.append(
                Control(f"box{axis}", f"axis {axis}", "number", "box", 0, MAX_BOX_DIM + 1)
            )
        for axis in range(self.rank):
            group = "element strides"
            controls.append(Control(f"step{axis}", f"axis {axis}", "number", group, 0, 9))
        if self.rank > 2:
            pairs = itertools.combinations(range(self.rank), 2)
            options = tuple(map(_axes_name, pairs))
            controls.append(
                Control("axes", "rows × columns", "choice", "axes shown", options=options)
            )
            for axis in range(self.rank):
                if axis not in shown and copied[axis] > 1:
                    name = f"slice{axis}"
                    high = copied[axis] - 1
                    controls.append(
                        Control(name, f"axis {axis}", "range", "index in the box", 0, high)
                    )
        count = max(math.prod(copied), 1)
        controls.append(Control("element", "", "number", "element of the box", 0, count - 1))
        return tuple(controls)

    def _keys(self, layout: TileLayout, rows: int, columns: int) -> dict[str, tuple[str, int]]:
        box, m = layout.tensor_map.box, layout.tensor_map
        # Along the innermost axis by 16 bytes: between them no box may begin.
        right = max(16 // m.element_bytes, 1) if columns == self.rank - 1 else 1
        keys = {
            "ArrowLeft": (f"at{columns}", -right),
            "ArrowRight": (f"at{columns}", right),
            "Shift+ArrowLeft": (f"at{columns}", -box[columns]),
            "Shift+ArrowRight": (f"at{columns}", box[columns]),
            "[": ("element", -1),
            "]": ("element", 1),
        }
        if rows >= 0:
            keys |= {
                "ArrowUp": (f"at{rows}", -1),
                "ArrowDown": (f"at{rows}", 1),
                "Shift+ArrowUp": (f"at{rows}", -box[rows]),
                "Shift+ArrowDown": (f"at{rows}", box[rows]),
            }
        return keys


def _first(settings: Settings, axis: int) -> int:
    """Return the first element of the window: a little before the box, and at most one element
    before the tensor."""
    if axis < 0:
        return 0
    at: int = settings[f"at{axis}"]
    half: int = settings[f"box{axis}"] // 2
    return max(at - half, min(at, 0) - 1)


def _axes_name(axes: tuple[int, int]) -> str:
    return f"{axes[0]} × {axes[1]}"


def _facts(layout: TileLayout) -> tuple[tuple[str, str], ...]:
    m = layout.tensor_map
    coordinates = ", ".join(map(str, layout.origin[::-1]))
    load = f"ptx.cp_async_bulk_tensor_{m.rank}d_global_to_shared(dst, m, {coordinates}, bar)"
    nbytes = f"{m.box_bytes} per load, to be expected by its mbarrier"
    if layout.fill_bytes:
        value = "NaN" if m.oob_fill == "nan" else "zero"
        nbytes += f". {layout.fill_bytes} of them are outside and arrive as {value}"
    stored = layout.stored_bytes
    read = m.box_bytes - layout.fill_bytes
    if stored is None:
        store = "a store at these coordinates is illegal: one is negative"
    else:
        store = f"a store at these coordinates writes {stored} bytes"
        store += (
            f": whole chunks of {CHUNK_BYTES} bytes, so {stored - read} bytes outside"
            if stored > read
            else ", and no element outside"
        )
    shared = f"{m.shared_bytes} bytes, beginning at a multiple of {m.shared_alignment_bytes}"
    if m.shared_bytes > m.box_bytes:
        shared += f"; {m.shared_bytes - m.box_bytes} of them are not written"
    sectors = f"{layout.sectors} sectors of 32 bytes, {read} bytes of them needed"
    formula = swizzle_formula(m.swizzle)
    row = f"{m.box[-1] * m.element_bytes} bytes per row of the box: {m.box[-1]} × {m.element_bytes}"
    return (
        ("descriptor", f"`{_code(m)}`"),
        ("load", f"`{load}`"),
        ("bytes", nbytes),
        (name_of(m.dtype), row),
        ("shared memory", shared),
        *((("swizzle", formula),) if formula else ()),
        ("global memory", sectors),
        *((("store", store),) if layout.fill_bytes else ()),
    )


def _code(m: TensorMap) -> str:
    options: list[tuple[str, Any, Any]] = [
        ("swizzle", m.swizzle, "none"),
        ("element_strides", m.element_strides[::-1], (1,) * m.rank),
        ("oob_fill", m.oob_fill, "zero"),
    ]
    words = "".join(f", {name}={value!r}" for name, value, usual in options if value != usual)
    return f"harness.TensorMap.tiled(x, box={m.box}{words})"


def _about_element(layout: TileLayout, number: int) -> str:
    """Return a sentence on the ``number``-th element of the box, innermost axis fastest."""
    at = tuple(map(int, np.unravel_index(number, layout.copied)))
    where = layout.tensor_index(at)
    address, plain = int(layout.addresses[at]), int(layout.plain[at])
    exchanged = address ^ plain
    moved = f" ({plain} ^ {exchanged}, by the swizzle)" if exchanged else ""
    value = "NaN" if layout.tensor_map.oob_fill == "nan" else "0"
    filled = "" if layout.inside[at] else f", outside: {value}"
    return (
        f"{at} of the box is {where} of the tensor{filled}; it is written to byte {address} of the "
        f"tile{moved}, in bank {address // 4 % 32}"
    )
