"""Attention tile by tile, with its running maxima and sums; and the plan of taking turns."""

from __future__ import annotations

from harness.views.cards.display import arrow, box, present
from harness.views.drawing import Drawing

TILES, NOW = 4, 2  # tiles of keys, and the one that is being worked on
TURNS = 6
_PRODUCTS = 92


def picture() -> Drawing:
    alt = (
        "A tile of Q, 64 queries, stays. The tiles of K and V come one after another. Of the "
        "current one: the scores S are Q times K transposed; the new maximum m of each row is"
        " the larger of the old one and the largest score; P is 2 to the power of S minus m; "
        "the factor is 2 to the power of the old m minus the new one; the sum l becomes l "
        "times the factor plus the sum of P; O becomes O times the factor plus P times V. "
        "After the last tile, O is divided by l."
    )
    drawing = Drawing(720, 330, alt)
    box(drawing, 10, 96, 110, 64, "Q", "64 queries", "stays")
    for tile in range(TILES):
        x = 170 + tile * 92
        kind = "t1" if tile == NOW else "faint" if tile < NOW else "t0"
        for y, name in ((30, "K"), (200, "V")):
            drawing.rect(x, y, 86, 40, kind)
            drawing.text(x + 43, y + 17, f"{name}, tile {tile}", "mid strong")
            state = "now" if tile == NOW else "done" if tile < NOW else "on its way"
            drawing.text(x + 43, y + 33, state, "mid")
    x = 170 + NOW * 92
    drawing.rect(x, 96, 86, 64, "t2")
    drawing.text(x + 43, 120, "S, then P", "mid strong")
    drawing.text(x + 43, 138, "64 × 64", "mid")
    arrow(drawing, 120, 128, x, 128, "edge")
    drawing.text(240, 122, "S = Q · Kᵀ", "mid")
    arrow(drawing, x + 43, 70, x + 43, 96, "edge")
    arrow(drawing, x + 43, 160, x + 43, 200, "edge")
    drawing.text(x + 50, 184, "P · V")
    box(drawing, 560, 30, 150, 40, "m: largest so far", "one per row")
    box(drawing, 560, 108, 150, 40, "l: sum so far", "one per row")
    box(drawing, 560, 200, 150, 40, "O: 64 × dimension", "in accumulators")
    arrow(drawing, x + 86, 112, 560, 112)
    drawing.text(470, 106, "sums of P")
    arrow(drawing, 535, 50, 560, 50)
    drawing.line(535, 50, 535, 112)
    drawing.line(x + 43, 240, x + 43, 256)
    drawing.line(x + 43, 256, 635, 256)
    arrow(drawing, 635, 256, 635, 240)
    lines = (
        ("m′ = max(m, largest of S)", "factor = 2 ** (m − m′)", "P = 2 ** (S − m′)"),
        ("l = l · factor + sums of P", "O = O · factor + P · V", "m = m′"),
        ("after the last tile: O / l",),
    )
    for number, equations in enumerate(lines):
        for column, words in enumerate(equations):
            drawing.text(10 + 220 * column, 284 + 18 * number, words, "mono")
    return drawing


def turns_picture() -> Drawing:
    """Two consumers that take turns, as planned: products and softmax of equal length."""
    alt = (
        "The plan of taking turns, if products and softmax take equally long. Consumer 0 "
        "multiplies while consumer 1 computes its softmax, and the other way round. So the "
        "matrix unit works for consumer 0, 1, 0, 1 and so on without a gap. Only at the "
        "beginning does consumer 1 wait for its first turn."
    )
    left = 110
    drawing = Drawing(left + TURNS * _PRODUCTS + 14, 172, alt)
    names = ("consumer 0", "consumer 1", "matrix unit")
    for row, name in enumerate(names):
        drawing.text(left - 10, 44 + 48 * row, name, "end strong")
    for turn in range(TURNS):
        x = left + turn * _PRODUCTS
        for consumer in range(2):
            mine = turn % 2 == consumer
            first = turn < consumer
            kind = ("t0", "t1")[consumer] if mine else "faint"
            words = "products" if mine else "waits" if first else "softmax"
            drawing.rect(x, 24 + 48 * consumer, _PRODUCTS - 2, 32, kind)
            drawing.text(x + _PRODUCTS / 2, 44 + 48 * consumer, words, "mid")
        drawing.rect(x, 120, _PRODUCTS - 2, 32, ("t0", "t1")[turn % 2])
        drawing.text(x + _PRODUCTS / 2, 140, f"for {turn % 2}", "mid")
        if turn:
            down = turn % 2
            y1, y2 = (56, 72) if down else (72, 56)
            arrow(drawing, x - 1, y1, x - 1, y2, "edge")
    drawing.text(left, 168, "arrow: the turn is passed to the other consumer")
    return drawing


def attention_tiles() -> None:
    """Show a step of attention: the tiles of Q, K and V, and what is kept of each row."""
    present(picture())


def planned_turns() -> None:
    """Show the plan of taking turns, before `turns` shows what was measured."""
    present(turns_picture())
