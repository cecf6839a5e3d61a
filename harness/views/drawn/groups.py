"""A tile too wide for its swizzle, in groups: a single 3D copy tiles it and swizzles each part."""

from __future__ import annotations

import numpy as np

from harness.emulator.copies.tensor_copy import CHUNK_BYTES
from harness.tensormap import TensorMap
from harness.views.drawing import TINTS, Drawing
from harness.views.drawn.showing import arrow, present
from harness.views.tile.layout import TileLayout

_LEFT, _TOP, _CELL = 46, 44, 19


def picture(tensor_map: TensorMap) -> Drawing:
    """``tensor_map``: of (group, row, column), its box all of the tile that is drawn."""
    groups, rows, columns = tensor_map.box
    layout = TileLayout(tensor_map, (0, 0, 0))
    elements = CHUNK_BYTES // tensor_map.unit_bytes
    chunks = columns // elements
    landed = layout.addresses[:, :, ::elements, 0] // CHUNK_BYTES  # by group, row, chunk
    alt = (
        f"On the left the tile as the matrix has it: {rows} rows of {groups * chunks} chunks of "
        f"{CHUNK_BYTES} bytes. On the right shared memory after one copy of the box "
        f"{tensor_map.box}, swizzle {tensor_map.swizzle}: the {rows} rows of group 0, with "
        f"{chunks} chunks each, followed by those of group 1. Inside each row of a "
        "group the chunks are exchanged by the row's number. In the first eight rows of "
        "a group, chunk 0 lies in the "
        f"places {', '.join(str(int(place % chunks)) for place in landed[0, :8, 0])}."
    )
    wide = groups * chunks * _CELL
    right = _LEFT + wide + 110
    drawing = Drawing(right + chunks * _CELL + 40, _TOP + groups * (rows * _CELL + 24), alt)
    drawing.text(_LEFT, 18, f"the matrix: rows of {groups * columns * tensor_map.unit_bytes} bytes")
    drawing.text(right, 18, "shared memory, 128 bytes a line")
    arrow(drawing, _LEFT + wide + 8, _TOP - 10, right - 14, _TOP - 10, "edge")
    drawing.text(_LEFT + wide + 8, _TOP - 18, "one 3D copy")
    for group, row, chunk in np.ndindex(groups, rows, chunks):
        name, kind = str(group * chunks + chunk), f"cell t{chunk % TINTS}"
        _cell(drawing, _LEFT + (group * chunks + chunk) * _CELL, _TOP + row * _CELL, kind, name)
        line, place = divmod(int(landed[group, row, chunk]), chunks)
        y = _TOP + line * _CELL + 24 * (line // rows)
        _cell(drawing, right + place * _CELL, y, kind, name)
        if not chunk:
            drawing.text(right - 6, y + 13, f"row {row}", "end small quiet")
            if not group:
                drawing.text(_LEFT - 6, _TOP + row * _CELL + 13, f"row {row}", "end small quiet")
    for group in range(groups):
        x = _LEFT + group * chunks * _CELL
        drawing.rect(x, _TOP, chunks * _CELL, rows * _CELL, "edge")
        drawing.text(x + 4, _TOP - 6, f"group {group}", "strong small")
        y = _TOP + group * (rows * _CELL + 24)
        drawing.rect(right, y, chunks * _CELL, rows * _CELL, "edge")
        drawing.text(right, y - 6, f"group {group}", "strong small")
    return drawing


def _cell(drawing: Drawing, x: float, y: float, kind: str, name: str) -> None:
    drawing.rect(x, y, _CELL, _CELL, kind)
    drawing.text(x + _CELL / 2, y + 13, name, "mid small")


def groups(tensor_map: TensorMap) -> None:
    """Show a box of (group, row, column): the matrix that it comes from, and where each chunk of
    16 bytes lands. TypeError, ValueError for another map."""
    if not isinstance(tensor_map, TensorMap):
        raise TypeError(f"a TensorMap is drawn here, got {type(tensor_map).__name__}")
    if tensor_map.rank != 3 or tensor_map.pixel_box is not None:
        raise ValueError("a tiled map of (group, row, column) is drawn here: it has rank 3")
    present(picture(tensor_map))
