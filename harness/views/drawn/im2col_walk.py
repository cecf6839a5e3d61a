"""The pixels that an im2col copy reads: where it starts, and how it goes on."""

from __future__ import annotations

from harness.views.drawing import Drawing
from harness.views.drawn.showing import present

HEIGHT, WIDTH, PIXELS = 4, 6, 8  # of the image; of a copy
LOWER, UPPER = -1, -1  # corners of the pixel box, for a filter of 3 and a padding of 1
_CELL, _TOP = 40, 70


def walk(row: int, column: int) -> list[tuple[int, int]]:
    """Return the row and column of each pixel of a copy, in the order of arrival."""
    found = []
    for _ in range(PIXELS):
        found.append((row, column))
        column += 1
        if column > WIDTH - 1 + UPPER:
            row, column = row + 1, LOWER
    return found


def picture() -> Drawing:
    alt = (
        f"An image of {HEIGHT} rows and {WIDTH} columns, with one row and column of padding "
        "around it, drawn twice. The dashed pixel box, from row and column -1 to extent - 2, "
        "has the pixels from which a copy may start. On the left a copy of 8 pixels with the "
        "offsets 0, 0, which starts at row 0, column 2: it reads three pixels to the end of "
        "the box in row 0, and five from column -1 on in row 1. On the right the same copy "
        "with the offsets 1 right and 2 down: every pixel is one further right and two "
        "further down. Pixels outside the image arrive as fill."
    )
    wide = (WIDTH + 2) * _CELL
    drawing = Drawing(2 * wide + 70, _TOP + (HEIGHT + 2) * _CELL + 34, alt)
    taps = ((0, 0, "the first tap"), (1, 2, "the tap in row 2, column 1"))
    for number, (right, down, tap) in enumerate(taps):
        left = 10 + number * (wide + 50)
        drawing.text(left, 20, f"offsets ({right}, {down}): {tap}", "head")
        drawing.text(left, 40, "numbers: the order in which the pixels arrive")
        order = {(r + down, c + right): at for at, (r, c) in enumerate(walk(0, 2))}
        for r in range(-1, HEIGHT + 1):
            for c in range(-1, WIDTH + 1):
                x, y = left + (c + 1) * _CELL, _TOP + (r + 1) * _CELL
                inside = 0 <= r < HEIGHT and 0 <= c < WIDTH
                taken = (r, c) in order
                kind = ("t0" if inside else "hatch") if taken else ("faint" if inside else "grid")
                drawing.rect(x, y, _CELL - 2, _CELL - 2, kind)
                if taken:
                    drawing.rect(x + 8, y + 9, _CELL - 18, 20, "back")
                    drawing.text(x + _CELL / 2 - 1, y + 24, str(order[r, c]), "mid strong")
        side = left + (LOWER + 1) * _CELL - 3
        top = _TOP + (LOWER + 1) * _CELL - 3
        across, tall = WIDTH - LOWER + UPPER, HEIGHT - LOWER + UPPER
        drawing.shape(
            f"M{side} {top}h{across * _CELL + 3}v{tall * _CELL + 3}h{-across * _CELL - 3}z",
            "edge dashed",
        )
        words = "grey: the image. dashed: the pixel box. hatched: outside, arrives as fill"
        if not number:
            drawing.text(left, _TOP + (HEIGHT + 2) * _CELL + 20, words)
    return drawing


def im2col_walk() -> None:
    """Show the pixels that an im2col copy reads, without offsets and with."""
    present(picture())
