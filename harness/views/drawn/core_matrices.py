"""A tile in core matrices, as wgmma reads it without a swizzle, and its descriptor's distances."""

from __future__ import annotations

from harness.views.drawing import TINTS, Drawing
from harness.views.drawn.showing import arrow, present

_LEFT, _TOP, _WIDE, _TALL = 70, 50, 52, 10
ACROSS, DOWN = 8, 3  # core matrices that are drawn of a tile: 64 k, and 24 of its rows
CORE_BYTES = 128  # 8 rows of 16 bytes


def address(row: int, chunk: int) -> int:
    """Of 16 bytes of a tile with 64 bfloat16 a row: row, and number of the chunk in the row."""
    return chunk * CORE_BYTES + row // 8 * ACROSS * CORE_BYTES + row % 8 * 16


def picture() -> Drawing:
    alt = (
        "A tile of 64 bfloat16 a row, cut into core matrices: 8 rows by 16 bytes each, 128 "
        "contiguous bytes. From a core matrix to the next along k it is "
        f"{address(0, 1)} bytes, from 8 rows to the next 8 rows {address(8, 0)} bytes: the "
        "descriptor's two distances."
    )
    drawing = Drawing(_LEFT + ACROSS * _WIDE + 190, _TOP + DOWN * 8 * _TALL + 40, alt)
    drawing.text(_LEFT, 18, "a row of the tile: 64 k, 8 chunks of 16 bytes", "strong")
    for row in range(8 * DOWN):
        for chunk in range(ACROSS):
            kind = f"cell t{(chunk + 3 * (row // 8)) % TINTS}"
            x, y = _LEFT + chunk * _WIDE, _TOP + row * _TALL
            drawing.rect(x, y, _WIDE, _TALL, kind)
            if not row % 8:
                drawing.text(x + _WIDE / 2, y + 9, str(address(row, chunk)), "small mid")
    for core in range(DOWN):
        y = _TOP + 8 * _TALL * core
        drawing.text(_LEFT - 8, y + 9, f"row {8 * core}", "end small")
        for chunk in range(ACROSS):
            drawing.rect(_LEFT + chunk * _WIDE, y, _WIDE, 8 * _TALL, "edge")
    arrow(drawing, _LEFT + 4, _TOP - 10, _LEFT + _WIDE + 4, _TOP - 10)
    drawing.text(_LEFT + _WIDE + 10, _TOP - 8, f"{address(0, 1)} bytes: to the next along k")
    right = _LEFT + ACROSS * _WIDE + 12
    arrow(drawing, right, _TOP, right, _TOP + 8 * _TALL)
    drawing.text(right + 8, _TOP + 4 * _TALL, f"{address(8, 0)} bytes:")
    drawing.text(right + 8, _TOP + 4 * _TALL + 14, "to the next 8 rows")
    bottom = _TOP + DOWN * 8 * _TALL + 18
    drawing.text(_LEFT, bottom, "numbers: the byte at which a core matrix begins in shared memory")
    return drawing


def core_matrices() -> None:
    """Show a tile in core matrices, with the two distances that its descriptor holds."""
    present(picture())
