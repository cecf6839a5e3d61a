"""Threads that hold the accumulators of a wgmma: the first rows and columns of 64 x N."""

from __future__ import annotations

from harness.views.drawing import TINTS, Drawing
from harness.views.drawn.showing import present

_LEFT, _TOP, _WIDE, _TALL = 64, 44, 38, 17
ROWS, COLUMNS = 17, 16


def holder(row: int, column: int) -> tuple[int, int]:
    """The thread of the warpgroup, and the index of its accumulator, of an element of D.

    PTX ISA, "Register Fragments and Shared Memory Matrix Layouts" of wgmma: D of m64nN.
    """
    thread = row // 16 * 32 + row % 8 * 4 + column % 8 // 2
    return thread, column // 8 * 4 + row % 16 // 8 * 2 + column % 2


def picture() -> Drawing:
    alt = (
        "The accumulators of a wgmma and who holds them: a row is shared by four threads, which "
        "hold two neighbouring columns each, and the same again 8 columns further. Rows 0 to 7 "
        "are threads 0 to 31 with accumulators 0 and 1, rows 8 to 15 the same threads with 2 and "
        "3; row 16 begins the next warp, with thread 32."
    )
    drawing = Drawing(_LEFT + COLUMNS * _WIDE + 12, _TOP + ROWS * _TALL + 30, alt)
    drawing.text(_LEFT, 16, "thread:accumulator of each element; colours are the threads' own")
    for column in range(COLUMNS):
        drawing.text(_LEFT + (column + 0.5) * _WIDE, _TOP - 6, str(column), "mid small quiet")
    for row in range(ROWS):
        y = _TOP + row * _TALL
        drawing.text(_LEFT - 8, y + 12, f"row {row}", "end small quiet")
        for column in range(COLUMNS):
            thread, index = holder(row, column)
            x = _LEFT + column * _WIDE
            drawing.rect(x, y, _WIDE, _TALL, f"cell t{thread % TINTS}")
            drawing.text(x + _WIDE / 2, y + 12, f"{thread}:{index}", "mid small")
    for edge in (8, 16):
        y = _TOP + edge * _TALL
        drawing.line(_LEFT, y, _LEFT + COLUMNS * _WIDE, y, "edge")
    drawing.line(_LEFT + 8 * _WIDE, _TOP, _LEFT + 8 * _WIDE, _TOP + ROWS * _TALL, "edge")
    drawing.text(_LEFT, _TOP + ROWS * _TALL + 18, "and so on: 64 rows, N columns, N / 2 a thread")
    return drawing


def accumulators() -> None:
    """Show which thread holds which accumulator of a wgmma."""
    present(picture())
