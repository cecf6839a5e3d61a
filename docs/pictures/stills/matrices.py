"""Pictures of matrices: the accumulators of a wgmma and who holds them, a tile in core matrices, a
matrix product as a whole with its schedules, the banks of a transpose; attention tile by tile, with
its running maxima and sums, and the plan of taking turns."""

from __future__ import annotations

from collections.abc import Callable

from docs.pictures.stills.shapes import arrow, box
from harness.course import Drawing
from harness.course.views.drawing import TINTS

_TOP, _TALL = 44, 17
ROWS, COLUMNS = 17, 16


def holder(row: int, column: int) -> tuple[int, int]:
    """The thread of the warpgroup, and the index of its accumulator, of an element of D.

    PTX ISA, "Register Fragments and Shared Memory Matrix Layouts" of wgmma: D of m64nN.
    """
    thread = row // 16 * 32 + row % 8 * 4 + column % 8 // 2
    return thread, column // 8 * 4 + row % 16 // 8 * 2 + column % 2


def accumulators_picture(narrow: bool = False) -> Drawing:
    """``narrow``: with columns 8 to 15 below the others."""
    alt = (
        "The accumulators of a wgmma and who holds them: a row is shared by four threads, which "
        "hold two neighboring columns each, and the same again 8 columns further. Rows 0 to 7 "
        "are threads 0 to 31 with accumulators 0 and 1, rows 8 to 15 the same threads with 2 and "
        "3; row 16 begins the next warp, with thread 32."
    )
    left, wide, across = (50, 35, 8) if narrow else (64, 38, COLUMNS)
    tall = ROWS * _TALL
    bottom = _TOP + (COLUMNS // across) * (tall + 28) - 28
    drawing = Drawing(left + across * wide + (8 if narrow else 12), bottom + 30, alt)
    words = "thread:accumulator of each element, colored by thread"
    drawing.text(6 if narrow else left, 16, words)
    for begin in range(0, COLUMNS, across):
        top = _TOP + begin // across * (tall + 28)
        for column in range(begin, begin + across):
            x = left + (column - begin) * wide
            drawing.text(x + wide / 2, top - 6, str(column), "mid small quiet")
            for row in range(ROWS):
                thread, index = holder(row, column)
                y = top + row * _TALL
                drawing.rect(x, y, wide, _TALL, f"cell t{thread % TINTS}")
                drawing.text(x + wide / 2, y + 12, f"{thread}:{index}", "mid small")
        for row in range(ROWS):
            drawing.text(left - 8, top + row * _TALL + 12, f"row {row}", "end small quiet")
        for edge in (8, 16):
            y = top + edge * _TALL
            drawing.line(left, y, left + across * wide, y, "edge")
        for x in range(left + 8 * wide, left + across * wide, 8 * wide):
            drawing.line(x, top, x, top + tall, "edge")
    words = "and so on: 64 rows, 64 columns, 32 per thread"
    drawing.text(left, bottom + 18, words)
    return drawing


_CORE_TOP, _CORE_TALL = 50, 18
ACROSS, DOWN = 8, 3  # core matrices that are drawn of a tile: 64 k, and 24 of its rows
CORE_BYTES = 128  # 8 rows of 16 bytes


def address(row: int, chunk: int) -> int:
    """Return the address of 16 bytes of a tile with 64 bfloat16 a row: row, and number of the chunk
    in the row."""
    return chunk * CORE_BYTES + row // 8 * ACROSS * CORE_BYTES + row % 8 * 16


def core_matrices_picture(narrow: bool = False) -> Drawing:
    """``narrow``: with the words about the second distance below the tile."""
    alt = (
        f"The first {8 * DOWN} rows of a tile with 64 bfloat16 per row, cut into core matrices: 8 "
        "rows by 16 bytes each, 128 contiguous bytes. From a core matrix to the next along k it "
        f"is {address(0, 1)} bytes, from 8 rows to the next 8 rows {address(8, 0)} bytes: the "
        "descriptor's two distances. Colors tell neighboring core matrices apart."
    )
    left, wide, room, below = (50, 33, 22, 72) if narrow else (70, 52, 190, 40)
    tall = 8 * _CORE_TALL
    bottom = _CORE_TOP + DOWN * tall
    drawing = Drawing(left + ACROSS * wide + room, bottom + below, alt)
    words = "a row of the tile: 64 k, 8 chunks of 16 bytes"
    drawing.text(6 if narrow else left, 18, words, "strong")
    for row in range(8 * DOWN):
        for chunk in range(ACROSS):
            kind = f"cell t{(chunk + 3 * (row // 8)) % TINTS}"
            x, y = left + chunk * wide, _CORE_TOP + row * _CORE_TALL
            drawing.rect(x, y, wide, _CORE_TALL, kind)
            if not row % 8:
                drawing.text(x + wide / 2, y + 13, str(address(row, chunk)), "small mid")
    for core in range(DOWN):
        y = _CORE_TOP + tall * core
        drawing.text(left - 8, y + 13, f"row {8 * core}", "end small")
        for chunk in range(ACROSS):
            drawing.rect(left + chunk * wide, y, wide, tall, "edge")
    arrow(drawing, left + 4, _CORE_TOP - 10, left + wide + 4, _CORE_TOP - 10)
    words = f"{address(0, 1)} bytes: to the next along k"
    drawing.text(left + wide + 10, _CORE_TOP - 8, words)
    right = left + ACROSS * wide + 12
    arrow(drawing, right, _CORE_TOP, right, _CORE_TOP + tall)
    distance = f"{address(8, 0)} bytes:", "to the next 8 rows"
    numbers = f"rows 0 to {8 * DOWN - 1} of 64; numbers: first bytes"
    lines = [numbers, "colors tell core matrices apart"]
    if narrow:
        lines.insert(0, "↓  " + " ".join(distance))
    else:
        lines = ["; ".join(lines)]
        for number, line in enumerate(distance):
            drawing.text(right + 8, _CORE_TOP + tall / 2 + 14 * number, line)
    for number, line in enumerate(lines):
        drawing.text(left, bottom + 18 + 18 * number, line)
    return drawing


PRODUCT_ROWS, PRODUCT_COLUMNS, K_TILES, STAGES = 4, 3, 6, 4
ROW, COLUMN, K = 1, 1, 2  # the tile of C that is drawn, and the k tile that is multiplied


def product_picture(narrow: bool = False) -> Drawing:
    """``narrow``: with the block below the matrices."""
    alt = (
        f"C is cut into tiles, {PRODUCT_ROWS} by {PRODUCT_COLUMNS} here. For one tile a block "
        "needs a strip of"
        " rows of A, to the left of C, and a strip of rows of B, above it, both K long. Each "
        "strip is cut into k tiles of 64. The block walks along k: a producer loads the k "
        f"tiles of both strips into a ring of {STAGES} stages, k tiles {K} to {K_TILES - 1} "
        "are in the ring or on their way, and two consumer warpgroups multiply a stage, each "
        "with half of the rows, and add to their accumulators, which become the tile of C at "
        "the end."
    )
    drawing = Drawing(*((340, 760) if narrow else (730, 400)), alt)
    left, top, cell, step = 176 if narrow else 230, 190, 44, 26
    # C
    drawing.text(left + PRODUCT_COLUMNS * cell + 10, top + 14, "C", "head")
    for row in range(PRODUCT_ROWS):
        for column in range(PRODUCT_COLUMNS):
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
    drawing.rect(edge, top, K_TILES * step, PRODUCT_ROWS * cell, "line")
    drawing.text(edge, top - 8, "A: M rows, K columns", "strong")
    drawing.text(edge, top + PRODUCT_ROWS * cell + 18, "a strip of A: the tile's rows, all k")
    drawing.rect(left, top - 14 - K_TILES * step, PRODUCT_COLUMNS * cell, K_TILES * step, "line")
    drawing.text(left - 12, top - 96, "B: N rows, K columns,", "end strong")
    drawing.text(left - 12, top - 80, "drawn with k downward", "end")
    # the block
    right, above = (20, 410) if narrow else (440, 0)
    drawing.text(right, above + 22, "the block of this tile", "head")
    box(drawing, right, above + 34, 280, 34, "producer: one thread loads both k tiles")
    for stage in range(STAGES):
        k = next(k for k in range(K, K + STAGES) if k % STAGES == stage)
        at = right + stage * 71
        arrow(drawing, at + 33, above + 68, at + 33, above + 96)
        drawing.rect(at, above + 96, 66, 56, "t1" if k == K else "t0")
        drawing.text(at + 33, above + 112, f"stage {stage}", "mid")
        drawing.text(at + 33, above + 128, f"k tile {k}", "mid strong")
        drawing.text(at + 33, above + 144, "now" if k == K else "loading", "mid")
    drawing.text(right, above + 170, "the ring: a stage has a k tile of A and one of B")
    for number in range(2):
        y = above + 200 + number * 62
        box(
            drawing, right, y, 280, 50, f"consumer {number}: a warpgroup, 128 threads",
            f"{'upper' if number == 0 else 'lower'} half of the rows: accumulators += A · Bᵀ",
        )  # fmt: skip
    arrow(
        drawing,
        right + K % STAGES * 71 + 33,
        above + 176,
        right + K % STAGES * 71 + 33,
        above + 200,
    )
    middle = top + ROW * cell + cell / 2
    if narrow:  # around the block, from the gap between its consumers
        y = above + 256
        drawing.shape(f"M300 {y}H326V{middle}H270", "edge")
    arrow(drawing, 326 if narrow else right, middle, left + (COLUMN + 1) * cell, middle, "edge")
    drawing.text(right, above + 336, "after the last k tile: written to the tile of C")
    return drawing


def schedule_picture(narrow: bool = False) -> Drawing:
    """The Tensor Cores in rungs 7, 8 and 10, not to scale; ``narrow``: with the names above."""
    alt = (
        "The schedules of three rungs, not to scale, time to the right. Rung 7 waits for the "
        "products of each k tile before it issues the next: the Tensor Cores have gaps between "
        "k tiles. Rung 8 issues the next k tile before it waits for the one before: no gaps "
        "between k tiles, and a stage is released one k tile later. In both, the Tensor Cores "
        "are idle while a tile of C is stored. Rung 10 stores the finished tile in quarters "
        "during the first k tiles of the next one: the Tensor Cores go on."
    )
    left, wide, store, inset, apart = (6, 28, 38, 4, 96) if narrow else (178, 46, 60, 8, 90)
    top = 54 if narrow else 30
    drawing = Drawing(340 if narrow else 740, top + 3 * apart, alt)
    rows = (
        ("rung 7", "wait_group(0)", 3 if narrow else 8, False),
        ("rung 8", "wait_group(1)", 0, False),
        ("rung 10", "overlapped store", 0, True),
    )
    if narrow:
        drawing.text(left, 16, "upper bars: products; lower bars: stores")
    for number, (name, how, gap, overlapped) in enumerate(rows):
        y = top + apart * number
        drawing.text(left if narrow else 10, y - 10 if narrow else y + 18, name, "head")
        drawing.text(left + 66 if narrow else 10, y - 10 if narrow else y + 36, how)
        if not narrow:
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
                drawing.rect(x, y + 34, store, 20, ("t0", "t1")[tile])
                drawing.text(x + store / 2, y + 48, f"tile {tile}", "mid")
                drawing.rect(x, y, store - 2, 28, "hatch")
                x += store + 2
            elif tile:
                for quarter in range(4):
                    at = begins + quarter * wide
                    drawing.rect(at + inset, y + 34, wide - 2 - 2 * inset, 20, "t0")
                    drawing.text(at + wide / 2 - 1, y + 48, "¼", "mid")
    drawing.text(begins if narrow else x + 12, y + (68 if narrow else 48), "tile 0, in quarters")
    drawing.text(left, drawing.height - 10, "hatched: the Tensor Cores are idle.  Not to scale.")
    return drawing


LANES, WORDS, CHUNKS = 32, 4, 8
_LANES_LEFT, _LANES_TOP, _LANES_TALL, _LANES_GAP, _CELL = 76, 62, 17, 8, 40
_BANK_TALL = 22


def word(lane: int, step: int) -> int:
    """Return the word of its chunk that a lane reads in a step."""
    return (lane // 8 + step) % WORDS


def bank(row: int, chunk: int, word: int) -> int:
    """Return the bank of a word of a tile with rows of 128 bytes and the 128B swizzle."""
    return (chunk ^ row % CHUNKS) * WORDS + word


def transpose_lanes_picture(narrow: bool = False) -> Drawing:
    """``narrow``: with the banks below the lanes."""
    alt = (
        "First a column of chunks: 32 rows, a lane each, and the four words of its "
        "chunk with the step in which the lane reads them. Lanes 0 to 7 read word 0 in step "
        "0, lanes 8 to 15 word 1, lanes 16 to 23 word 2, lanes 24 to 31 word 3, and each goes"
        " on with the next word. Then the 32 banks. If all lanes read word 0 in step "
        "0, eight banks are read by four lanes each: four passes. As drawn first, each "
        "bank is read by one lane: one pass."
    )

    def top_of(lane: int) -> float:
        return _LANES_TOP + lane * _LANES_TALL + lane // 8 * _LANES_GAP

    across, rows = (3, 11) if narrow else (4, 8)  # banks in each direction
    below = top_of(LANES) + 46 if narrow else _LANES_TOP
    apart = rows * _BANK_TALL + (44 if narrow else 220 - rows * _BANK_TALL)
    size = (332, below + 2 * apart - 34) if narrow else (720, top_of(LANES) + 10)
    drawing = Drawing(*size, alt)
    drawing.text(10, 18, "the step in which a lane reads a word", "strong")
    drawing.text(_LANES_LEFT - 8, _LANES_TOP - 8, "word", "end")
    for w in range(WORDS):
        drawing.text(_LANES_LEFT + (w + 0.5) * _CELL, _LANES_TOP - 8, str(w), "mid")
    for lane in range(LANES):
        y = top_of(lane)
        for step in range(WORDS):
            x = _LANES_LEFT + word(lane, step) * _CELL
            drawing.rect(x, y, _CELL, _LANES_TALL, f"cell {('t0', 't1', 't2', 't6')[step]}")
            drawing.text(x + _CELL / 2, y + 13, str(step), "mid")
        if lane % 8 in (0, 7):
            drawing.text(_LANES_LEFT - 8, y + 13, f"lane {lane}", "end")
    for begin in range(0, LANES, 8):
        y, tall = top_of(begin), 8 * _LANES_TALL
        drawing.rect(_LANES_LEFT, y, WORDS * _CELL, tall, "edge")
    left = 8 if narrow else _LANES_LEFT + WORDS * _CELL + 50
    drawing.text(left, below - 28 if narrow else 18, "bank: the lanes that read it", "quiet")
    titles: tuple[tuple[str, Callable[[int], int]], ...] = (
        ("all lanes read word 0: 8 banks, 4 lanes each", lambda lane: 0),
        ("step 0 as drawn: 32 banks, 1 lane each", lambda lane: word(lane, 0)),
    )
    for number, (title, reads) in enumerate(titles):
        top = below + number * apart
        drawing.text(left, top - 8, title, "strong")
        readers: dict[int, list[int]] = {}
        for lane in range(LANES):
            readers.setdefault(bank(lane, 0, reads(lane)), []).append(lane)
        _banks(drawing, left, top, across, readers)
    return drawing


def _banks(
    drawing: Drawing, left: float, top: float, across: int, readers: dict[int, list[int]]
) -> None:
    wide, tall = 107, _BANK_TALL
    for at in range(WORDS * CHUNKS):
        x, y = left + at % across * wide, top + at // across * tall
        lanes = readers.get(at, [])
        kind = "t5" if len(lanes) > 1 else "t0" if lanes else "faint"
        drawing.rect(x, y, wide - 3, tall - 3, kind)
        named = ", ".join(map(str, lanes))
        drawing.text(x + 5, y + 14, f"{at}: {named}" if lanes else f"{at}:")


TILES, NOW = 4, 2  # tiles of keys, and the one that is being worked on
TURNS = 6
_PRODUCTS = 92


_EQUATIONS = (
    ("m′ = max(m, largest of S)", "factor = 2 ** (m − m′)", "P = 2 ** (S − m′)"),
    ("l = l · factor + sums of P", "O = O · factor + P · V", "m = m′"),
    ("after the last tile: O / l",),
)


def attention_picture(narrow: bool = False) -> Drawing:
    """``narrow``: the tiles of K and V come from above, with S between them."""
    alt = (
        "A tile of Q, 64 queries, stays. The tiles of K and V come one after another. Of the "
        "current one: the scores S are Q times K transposed; the new maximum m of each row is"
        " the larger of the old one and the largest score; P is 2 to the power of S minus m; "
        "the factor is 2 to the power of the old m minus the new one; the sum l becomes l "
        "times the factor plus the sum of P; O becomes O times the factor plus P times V. "
        "After the last tile, O is divided by l."
    )
    drawing = Drawing(*((340, 484) if narrow else (720, 330)), alt)
    box(drawing, *((112, 8, 86, 56) if narrow else (10, 96, 110, 64)), "Q", "64 queries", "stays")
    for tile in range(TILES):
        kind = "t1" if tile == NOW else "faint" if tile < NOW else "t0"
        for number, name in enumerate("KV"):
            x, y = (
                (6 + 230 * number, 76 + 46 * tile)
                if narrow
                else (170 + tile * 92, 30 + 170 * number)
            )
            drawing.rect(x, y, 86, 40, kind)
            drawing.text(x + 43, y + 17, f"{name}, tile {tile}", "mid strong")
            state = "now" if tile == NOW else "done" if tile < NOW else "on its way"
            drawing.text(x + 43, y + 33, state, "mid")
    x, y = (112, 76 + NOW * 46 - 12) if narrow else (170 + NOW * 92, 96)
    drawing.rect(x, y, 86, 64, "t2")
    drawing.text(x + 43, y + 24, "S, then P", "mid strong")
    drawing.text(x + 43, y + 42, "64 × 64", "mid")
    kept = (
        ("m: ", "largest so far", "one per row"),
        ("l: ", "sum so far", "one per row"),
        ("O: ", "64 × dimension", "in accumulators"),
    )
    for number, (name, words, where) in enumerate(kept):
        if narrow:
            box(drawing, 6 + 111 * number, 290, 106, 54, name[0], words, where)
        else:
            box(drawing, 560, (30, 92, 200)[number], 150, 40, name + words, where)
    if narrow:
        arrow(drawing, x + 43, 64, x + 43, y, "edge")
        drawing.text(x + 50, 100, "S = Q · Kᵀ")
        arrow(drawing, 92, y + 32, x, y + 32, "edge")
        arrow(drawing, x + 86, y + 32, 236, y + 32, "edge")
        drawing.text(215, y + 26, "P · V", "mid")
        arrow(drawing, x + 43, y + 64, x + 43, 290)
        drawing.text(x + 50, 284, "sums of P")
        drawing.text(66, 284, "largest of S")
        drawing.line(59, 266, x + 43, 266)
        arrow(drawing, 59, 266, 59, 290)
        drawing.line(322, y + 32, 330, y + 32)
        arrow(drawing, 330, y + 32, 330, 290)
    else:
        arrow(drawing, 120, 128, x, 128, "edge")
        drawing.text(240, 122, "S = Q · Kᵀ", "mid")
        arrow(drawing, x + 43, 70, x + 43, 96, "edge")
        arrow(drawing, x + 43, 160, x + 43, 200, "edge")
        drawing.text(x + 50, 184, "P · V")
        arrow(drawing, x + 86, 112, 560, 112)
        drawing.text(x + 133, 94, "largest of S,", "mid")
        drawing.text(x + 133, 107, "sums of P", "mid")
        arrow(drawing, 535, 50, 560, 50)
        drawing.line(535, 50, 535, 112)
        drawing.line(x + 43, 240, x + 43, 256)
        drawing.line(x + 43, 256, 635, 256)
        arrow(drawing, 635, 256, 635, 240)
    lines = tuple((words,) for line in _EQUATIONS for words in line) if narrow else _EQUATIONS
    for number, equations in enumerate(lines):
        for column, words in enumerate(equations):
            drawing.text(
                10 + 220 * column,
                drawing.height - 10 - 18 * (len(lines) - 1 - number),
                words,
                "mono",
            )
    return drawing


def turns_picture(narrow: bool = False) -> Drawing:
    """Two consumers that take turns, as planned: products and softmax of equal length; ``narrow``:
    time runs downward."""
    alt = (
        "The plan of taking turns, if products and softmax take equally long. Consumer 0 "
        "multiplies while consumer 1 computes its softmax, and the other way round. So the "
        "Tensor Cores work for consumer 0, 1, 0, 1 and so on without a gap. Only at the "
        "beginning does consumer 1 wait for its first turn."
    )
    begin, length, lane, apart, thick = (28, 36, 6, 114, 98) if narrow else (110, 92, 24, 48, 32)
    end = begin + TURNS * length
    drawing = Drawing(*((340, end + 44) if narrow else (end + 14, 172)), alt)
    for number, name in enumerate(("consumer 0", "consumer 1", "Tensor Cores")):
        middle = lane + apart * number + thick / 2
        if narrow:
            drawing.text(middle, begin - 10, name, "mid strong")
        else:
            drawing.text(begin - 10, middle + 4, name, "end strong")
    for turn in range(TURNS):
        at, now = begin + turn * length, turn % 2
        waiting = "softmax" if turn else "waits"
        tints = ["faint", "faint", ("t0", "t1")[now]]
        states = [waiting, waiting, f"for {now}"]
        tints[now], states[now] = tints[2], "products"
        for number in range(3):
            place = at, lane + apart * number, length - 2, thick
            x, y, wide, tall = (place[1], place[0], thick, length - 2) if narrow else place
            drawing.rect(x, y, wide, tall, tints[number])
            drawing.text(x + wide / 2, y + tall / 2 + 4, states[number], "mid")
        if turn:
            ends = (lane + thick, lane + apart)[:: 1 if now else -1]
            passed = (ends[0], at - 1, ends[1], at - 1)
            arrow(drawing, *(passed if narrow else (at - 1, ends[0], at - 1, ends[1])), "edge")
    words = "arrow: the turn is passed to the other consumer"
    drawing.text(lane if narrow else begin, end + 18 if narrow else 168, words)
    if narrow:
        drawing.text(lane, end + 34, "time runs downward")
    return drawing
