"""Shapes that several still pictures have."""

from __future__ import annotations

from harness.course import Drawing


def arrow(drawing: Drawing, x1: float, y1: float, x2: float, y2: float, kind: str = "line") -> None:
    """A line from (x1, y1), along an axis, with a head at (x2, y2)."""
    drawing.line(x1, y1, x2, y2, kind)
    across, along = (0, 1 if y2 > y1 else -1) if x1 == x2 else (1 if x2 > x1 else -1, 0)
    left, top = x2 - 7 * across, y2 - 7 * along
    drawing.line(left - 4 * along, top - 4 * across, x2, y2, kind)
    drawing.line(left + 4 * along, top + 4 * across, x2, y2, kind)


def box(drawing: Drawing, x: float, y: float, width: float, height: float, *words: str) -> None:
    """Draw a box with lines of words in it, the first line strong."""
    drawing.rect(x, y, width, height, "faint")
    drawing.rect(x, y, width, height, "edge")
    top = y + height / 2 - 7 * (len(words) - 1) + 4
    for number, line in enumerate(words):
        drawing.text(x + width / 2, top + 14 * number, line, "mid" if number else "mid strong")
