"""A multicast in a cluster of four: each block issues a slice, and every block gets all four."""

from __future__ import annotations

from harness.views.drawing import Drawing
from harness.views.drawn.showing import arrow, box, present

BLOCKS = 4
_WIDE, _GAP, _LEFT = 130, 30, 116
_BUS, _BUFFERS = 120, 165


def picture() -> Drawing:
    alt = (
        "A multicast in a cluster of four blocks. L2 is read once for each slice. Block 0 issues "
        "the load of slice 0, block 1 that of slice 1, and so on; each load writes its slice to "
        "the same place in the shared memory of all four blocks, and counts its bytes at the "
        "mbarrier of each. So every block issues one slice, and its mbarrier expects "
        "the bytes of four."
    )
    width = _LEFT + BLOCKS * (_WIDE + _GAP)
    drawing = Drawing(width, 320, alt)
    box(drawing, _LEFT, 10, width - _LEFT - _GAP, 30, "L2 cache: each slice is read once")
    drawing.text(8, _BUS - 20, "each block", "small")
    drawing.text(8, _BUS - 8, "issues one", "small")
    drawing.text(8, _BUFFERS + 20, "and gets all", "small")
    drawing.text(8, _BUFFERS + 32, "in the same places", "small")
    right = width - _GAP
    for block in range(BLOCKS):
        x = _LEFT + block * (_WIDE + _GAP)
        y = _BUS - 44 + 14 * block
        arrow(drawing, x + 12, 40, x + 12, y)
        drawing.text(x + 18, 58, f"slice {block}", "strong small")
        drawing.rect(_LEFT, y, right - _LEFT, 8, f"t{(0, 1, 2, 6)[block]} full")
    for block in range(BLOCKS):
        x = _LEFT + block * (_WIDE + _GAP)
        arrow(drawing, x + _WIDE / 2, _BUS + 8, x + _WIDE / 2, _BUFFERS)
        for piece in range(BLOCKS):
            top = _BUFFERS + 20 * piece
            drawing.rect(x, top, _WIDE, 20, f"cell t{(0, 1, 2, 6)[piece]}")
            drawing.text(x + _WIDE / 2, top + 14, f"slice {piece}", "mid small")
        drawing.rect(x, _BUFFERS, _WIDE, 20 * BLOCKS, "edge")
        box(drawing, x, _BUFFERS + 20 * BLOCKS + 6, _WIDE, 30, "mbarrier: 4 slices")
        drawing.text(x + _WIDE / 2, 305, f"block {block}", "mid strong")
    return drawing


def multicast() -> None:
    """Show a multicast in a cluster: the copies that each block issues, and the bytes that each
    mbarrier expects."""
    present(picture())
