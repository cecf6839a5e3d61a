"""A matrix product as a whole: tiles of C, strips, k tiles, ring and warpgroups; its schedules."""

from __future__ import annotations

from harness.views.drawing import Drawing
from harness.views.drawn.showing import arrow, box, present

ROWS, COLUMNS, K_TILES, STAGES = 4, 3, 6, 4
ROW, COLUMN, K = 1, 1, 2  # the tile of C that is drawn, and the k tile that is multiplied


def picture() -> Drawing:
    alt = (
        f"C is cut into tiles, {ROWS} by {COLUMNS} here. For one tile a block needs a strip of"
        " rows of A, to the left of C, and a strip of rows of B, above it, both K long. Each "
        "strip is cut into k tiles of 64. The block walks along k: a producer loads the k "
        f"tiles of both strips into a ring of {STAGES} stages, k tiles {K} to {K_TILES - 1} "
        "are in the ring or on their way, and two consumer warpgroups multiply a stage, each "
        "with half of the rows, and add to their accumulators, which become the tile of C at "
        "the end."
    )
    drawing = Drawing(730, 400, alt)
    left, top, cell, step = 230, 190, 44, 26
    # C
    drawing.text(left + COLUMNS * cell + 10, top + 14, "C", "head")
    for row in range(ROWS):
        for column in range(COLUMNS):
            here = (row, column) == (ROW, COLUMN)
            x, y = left + column * cell, top + row * cell
            drawing.rect(x, y, cell - 2, cell - 2, "t2" if here else "faint")
    middle = left + COLUMN * cell + cell / 2
    drawing.text(middle, top + ROW * cell + 26, "a tile", "mid strong")
    # the strips
    for k in range(K_TILES):
        tint = "faint" if k < K else "t1" if k == K else "t0"
        drawing.rect(left - 14 - (K_TILES - k) * step, top + ROW * cell, step - 2, cell - 2, tint)
        drawing.rect(
            left + COLUMN * cell, top - 14 - (K_TILES - k) * step, cell - 2, step - 2, tint
        )
        mid = left - 14 - (K_TILES - k) * step + step / 2
        drawing.text(mid - 1, top + ROW * cell + 26, str(k), "mid")
        drawing.text(middle, top - 14 - (K_TILES - k) * step + 17, str(k), "mid")
    edge = left - 14 - K_TILES * step
    drawing.rect(edge, top, K_TILES * step, ROWS * cell, "grid")
    drawing.text(edge, top - 8, "A: M rows, K columns", "strong")
    drawing.text(edge, top + ROWS * cell + 18, "a strip of A: the tile's rows, all k")
    drawing.rect(left, top - 14 - K_TILES * step, COLUMNS * cell, K_TILES * step, "grid")
    drawing.text(left - 12, top - 96, "B: N rows, K columns,", "end strong")
    drawing.text(left - 12, top - 80, "drawn with k downwards", "end")
    # the block
    right = 440
    drawing.text(right, 22, "the block of this tile", "head")
    box(drawing, right, 34, 280, 34, "producer: one thread loads both k tiles")
    for stage in range(STAGES):
        k = next(k for k in range(K, K + STAGES) if k % STAGES == stage)
        at = right + stage * 71
        arrow(drawing, at + 33, 68, at + 33, 96)
        drawing.rect(at, 96, 66, 56, "t1" if k == K else "t0")
        drawing.text(at + 33, 112, f"stage {stage}", "mid")
        drawing.text(at + 33, 128, f"k tile {k}", "mid strong")
        drawing.text(at + 33, 144, "now" if k == K else "loading", "mid")
    drawing.text(right, 170, "the ring: a stage has a k tile of A and one of B")
    for number in range(2):
        y = 200 + number * 62
        box(
            drawing, right, y, 280, 50, f"consumer {number}: a warpgroup, 128 threads",
            f"{'upper' if number == 0 else 'lower'} half of the rows: accumulators += A · Bᵀ",
        )  # fmt: skip
    arrow(drawing, right + K % STAGES * 71 + 33, 176, right + K % STAGES * 71 + 33, 200)
    middle = top + ROW * cell + cell / 2
    arrow(drawing, right, middle, left + (COLUMN + 1) * cell, middle, "edge")
    drawing.text(right, 336, "after the last k tile: written to the tile of C")
    return drawing


def schedule_picture() -> Drawing:
    """The matrix unit in rungs 7, 8 and 10, not to scale."""
    alt = (
        "The schedules of three rungs, not to scale, time to the right. Rung 7 waits for the "
        "products of each k tile before it issues the next: the matrix unit has gaps between "
        "k tiles. Rung 8 issues the next k tile before it waits for the one before: no gaps "
        "between k tiles, and a stage is released one k tile later. In both, the matrix unit "
        "is idle while a tile of C is stored. Rung 10 stores the finished tile in quarters "
        "during the first k tiles of the next one: the matrix unit goes on."
    )
    drawing = Drawing(740, 300, alt)
    left, wide = 178, 46
    rows = (
        (30, "rung 7", "wait_group(0)", 8, False),
        (120, "rung 8", "wait_group(1)", 0, False),
        (210, "rung 10", "overlapped store", 0, True),
    )
    for y, name, how, gap, overlapped in rows:
        drawing.text(10, y + 18, name, "head")
        drawing.text(10, y + 36, how)
        drawing.text(left - 8, y + 18, "products", "end")
        drawing.text(left - 8, y + 48, "store", "end")
        x: float = left
        for tile in range(2):
            begins = x
            for k in range(4):
                drawing.rect(x, y, wide - 2, 28, ("t0", "t1")[tile])
                drawing.text(x + wide / 2 - 1, y + 18, f"k {k}", "mid")
                x += wide + gap
            if not overlapped:
                drawing.rect(x, y + 34, 60, 20, ("t0", "t1")[tile])
                drawing.text(x + 30, y + 48, f"tile {tile}", "mid")
                drawing.rect(x, y, 58, 28, "hatch")
                x += 62
            elif tile:
                for quarter in range(4):
                    at = begins + quarter * wide
                    drawing.rect(at + 8, y + 34, wide - 18, 20, "t0")
                    drawing.text(at + wide / 2 - 1, y + 48, "¼", "mid")
    drawing.text(x + 12, 258, "tile 0, in quarters")
    drawing.text(left, 290, "hatched: the matrix unit is idle.  Not to scale.")
    return drawing


def product() -> None:
    """Show a product as a whole: tiles, strips, k tiles, the ring and its roles."""
    present(picture())


def product_schedules() -> None:
    """Show when the matrix unit works in rungs 7, 8 and 10."""
    present(schedule_picture())
