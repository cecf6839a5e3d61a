"""The words that the lanes of a warp read from a column of chunks, and the banks of one step."""

from __future__ import annotations

from collections.abc import Callable

from harness.views.drawing import Drawing
from harness.views.drawn.showing import present

LANES, WORDS, CHUNKS = 32, 4, 8
_LEFT, _TOP, _TALL, _CELL = 76, 62, 13, 40


def word(lane: int, step: int) -> int:
    """Return the word of its chunk that a lane reads in a step."""
    return (lane // 8 + step) % WORDS


def bank(row: int, chunk: int, word: int) -> int:
    """Return the bank of a word of a tile with rows of 128 bytes and the 128B swizzle."""
    return (chunk ^ row % CHUNKS) * WORDS + word


def picture() -> Drawing:
    alt = (
        "On the left a column of chunks: 32 rows, a lane each, and the four words of its "
        "chunk with the step in which the lane reads them. Lanes 0 to 7 read word 0 in step "
        "0, lanes 8 to 15 word 1, lanes 16 to 23 word 2, lanes 24 to 31 word 3, and each goes"
        " on with the next word. On the right the 32 banks. If all lanes read word 0 in step "
        "0, eight banks are read by four lanes each: four passes. As drawn on the left, each "
        "bank is read by one lane: one pass."
    )
    drawing = Drawing(720, _TOP + LANES * _TALL + 16, alt)
    drawing.text(10, 18, "the step in which a lane reads a word", "strong")
    for w in range(WORDS):
        drawing.text(_LEFT + (w + 0.5) * _CELL, _TOP - 8, f"word {w}", "mid")
    for lane in range(LANES):
        y = _TOP + lane * _TALL
        for step in range(WORDS):
            x = _LEFT + word(lane, step) * _CELL
            drawing.rect(x, y, _CELL, _TALL, f"cell {('t0', 't1', 't2', 't6')[step]}")
            drawing.text(x + _CELL / 2, y + 11, str(step), "mid")
        if lane % 8 in (0, 7):
            drawing.text(_LEFT - 8, y + 11, f"lane {lane}", "end")
    for edge in range(0, LANES + 1, 8):
        y = _TOP + edge * _TALL
        drawing.line(_LEFT, y, _LEFT + WORDS * _CELL, y, "edge")
    left = _LEFT + WORDS * _CELL + 50
    titles: tuple[tuple[str, Callable[[int], int]], ...] = (
        ("all lanes read word 0: 8 banks, 4 lanes each", lambda lane: 0),
        ("step 0 as on the left: 32 banks, 1 lane each", lambda lane: word(lane, 0)),
    )
    for number, (title, reads) in enumerate(titles):
        top = _TOP + number * 220
        drawing.text(left, top - 8, title, "strong")
        readers: dict[int, list[int]] = {}
        for lane in range(LANES):
            readers.setdefault(bank(lane, 0, reads(lane)), []).append(lane)
        _banks(drawing, left, top, readers)
    return drawing


def _banks(drawing: Drawing, left: float, top: float, readers: dict[int, list[int]]) -> None:
    across, wide, tall = 4, 107, 22
    for at in range(WORDS * CHUNKS):
        x, y = left + at % across * wide, top + at // across * tall
        lanes = readers.get(at, [])
        kind = "t5" if len(lanes) > 1 else "t0" if lanes else "faint"
        drawing.rect(x, y, wide - 3, tall - 3, kind)
        named = ", ".join(map(str, lanes))
        drawing.text(x + 5, y + 14, f"{at}: {named}" if lanes else f"{at}:")


def transpose_lanes() -> None:
    """Show which lane reads which word when, and which banks that is."""
    present(picture())
