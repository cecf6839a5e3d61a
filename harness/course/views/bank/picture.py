"""The picture of a warp's accesses: the tile, the lines of shared memory next to or below it, and
below these how many words each bank must give."""

from __future__ import annotations

import numpy as np

from harness.course.views.bank.layout import Counted, Placed, Tile
from harness.course.views.drawing import TINTS, Drawing, Spot
from harness.course.views.explorer import Settings
from harness.course.views.shared_memory import LABELS as _LABELS
from harness.course.views.shared_memory import LINE_BYTES, Lines, Notes, Picture
from harness.sanitizer.emulator import BANKS, WORD_BYTES

MOST = 32  # rows, units of a row, lines of shared memory
_TOP, _TALL = 62, 400  # pixels above the cells, and of all of them
_SIDE_BY_SIDE = 900  # pixels from which there is room for both
_BARS = 80  # height of the banks' bars, at most
_GAP = 10  # between groups
_ABOVE = 28  # pixels from the heading of shared memory down to its lines


def draw(
    tile: Tile,
    placed: Placed,
    at: np.ndarray,
    lane_bytes: int,
    now: Counted,
    settings: Settings,
) -> Picture:
    """``at``: the row and column where each lane begins. ``settings`` get the "line" drawn from."""
    lines = -(-(int(placed.addresses.max()) + tile.dtype.itemsize) // LINE_BYTES)
    shown = min(lines, MOST)
    settings["line"] = min(settings["line"], lines - shown)
    tall = min(_TALL / shown, 20.0)
    beside = settings["width"] >= _SIDE_BY_SIDE
    edge = 60 if tile.group_bytes else 10  # groups are named at the right of memory
    wide = 0.42 * settings["width"] if beside else settings["width"] - _LABELS - 10
    high = min(_TALL / min(tile.rows, MOST), 20.0)
    end = _TOP + min(tile.rows, MOST) * high
    x, y = (wide + 2 * _LABELS + 16, _TOP) if beside else (_LABELS, end + _ABOVE + 28)
    memory = Lines(x, y, settings["width"] - x - edge, settings["line"], shown, tall)
    words = now.passes[settings["pass"]][1]
    drawing = Drawing(settings["width"], max(end, _bottom(memory.end, words) + 20), "")
    in_pass = {int(lane) for lane in now.passes[settings["pass"]][0]}
    lanes_at: dict[tuple[int, int], list[int]] = {}
    for lane, (row, column) in enumerate(at):
        lanes_at.setdefault((int(row), int(column)), []).append(lane)
    left_out = _tile(drawing, tile, placed, lanes_at, at, lane_bytes, in_pass, (wide, high))
    _memory(drawing, tile, placed, lanes_at, lane_bytes, in_pass, memory)
    _banks(drawing, words, settings["pass"], len(now.passes), memory)
    controls, window = memory.window(lines)
    return Picture(drawing, controls, left_out + window)


def _tile(
    drawing: Drawing,
    tile: Tile,
    placed: Placed,
    lanes_at: dict[tuple[int, int], list[int]],
    at: np.ndarray,
    lane_bytes: int,
    in_pass: set[int],
    room: tuple[float, float],
) -> Notes:
    """Draw the tile as units of ``lane_bytes``; return notes on the parts that were left out.
    ``room``: the pixels of all columns, and of a row."""
    elements = lane_bytes // tile.dtype.itemsize
    units = tile.columns // elements
    rows, columns = min(tile.rows, MOST), min(units, MOST)
    first_row = min(max(int(at[:, 0].min()) - 1, 0), tile.rows - rows)
    first_unit = min(max(int(at[:, 1].min()) // elements - 1, 0), units - columns)
    cut = tile.group_columns // elements if tile.group_bytes else units
    gaps = (columns - 1) // max(cut, 1) * _GAP
    wide, high = min((room[0] - gaps) / columns, 34.0), room[1]
    frames = []
    named = "its number is the lane" if wide >= 13 else "lanes have colors"
    size = f"{lane_bytes} byte{'s' * (lane_bytes > 1)}"
    drawing.text(8, 16, f"tile: a cell is {size}, {named}", "head")
    for u in range(columns):
        unit = first_unit + u
        group, inside = divmod(unit, cut) if cut else (0, unit)
        x = _LABELS + u * wide + (group - first_unit // max(cut, 1)) * _GAP
        if tile.group_bytes and (inside == 0 or u == 0):
            drawing.text(x, 36, f"group {group}", "strong")
        if wide > 20 or u % 4 == 0:
            drawing.text(x + wide / 2, _TOP - 8, str(inside * elements), "quiet small mid")
        for r in range(rows):
            row, column = first_row + r, unit * elements
            lanes = lanes_at.get((row, column), [])
            y = _TOP + r * high
            address = int(placed.addresses[row, column])
            name = f"({group}, {row}, {inside * elements})"
            if not tile.group_bytes:
                name = f"({row}, {column})"
            bank = address // WORD_BYTES % BANKS
            tip = f"{name} → byte {address}, bank {bank}"
            tip += _lanes_text(lanes)
            kind = "faint cell"
            if lanes:
                kind = f"cell t{row % TINTS}" + ("" if in_pass & {*lanes} else " dim")
            if in_pass & {*lanes}:
                frames.append((x, y, wide, high))
            drawing.rect(x, y, wide, high, kind, Spot(f"{row},{column}", tip))
            if lanes and wide >= 13:
                drawing.text(x + wide / 2, y + high / 2 + 4, _name(lanes, wide), "small mid pass")
    for frame in frames:  # over the cells next to them
        drawing.rect(*frame, "edge pass")
    for r in range(rows):
        if high > 11 or r % 2 == 0:
            y = _TOP + (r + 0.5) * high + 4
            drawing.text(_LABELS - 5, y, str(first_row + r), "quiet small end")
    if rows < tile.rows or columns < units:
        label = f"rows {first_row} to {first_row + rows - 1} of {tile.rows}"
        label += f", cells {first_unit} to {first_unit + columns - 1} of {units} of a row"
        return (("shown", label),)
    return ()


def _name(lanes: list[int], pixels: float) -> str:
    """The number of a cell's lane; of its first, with a sign that there are more if that fits."""
    name = str(lanes[0])
    return name + "…" * (len(lanes) > 1 and pixels > 12 + 6 * len(name))


def _lanes_text(lanes: list[int]) -> str:
    return f", lane{'s' * (len(lanes) > 1)} {', '.join(map(str, lanes))}" if lanes else ""


def _memory(
    drawing: Drawing,
    tile: Tile,
    placed: Placed,
    lanes_at: dict[tuple[int, int], list[int]],
    lane_bytes: int,
    in_pass: set[int],
    memory: Lines,
) -> None:
    memory.frame(drawing, 16 if memory.y == _TOP else memory.y - _ABOVE)
    tall = memory.tall
    path = [
        f"M{memory.x + bank * memory.bank:.5g} {memory.y:.5g}V{memory.end:.5g}"
        for bank in range(0, BANKS + 1, 4)
    ]
    path += [
        f"M{memory.x:.5g} {memory.y + line * tall:.5g}h{memory.wide:.5g}"
        for line in range(memory.count + 1)
    ]
    drawing.shape("".join(path), "grid")
    for group in range(tile.groups if tile.group_bytes else 0):
        at = memory.place(int(placed.addresses[0, group * tile.group_columns]))
        if at is not None:
            end = memory.x + memory.wide + 5
            drawing.text(end, at[1] + tall / 2 + 4, f"group {group}")
    width = lane_bytes / WORD_BYTES * memory.bank
    frames = []
    for (row, column), lanes in lanes_at.items():
        address = int(placed.addresses[row, column])
        at = memory.place(address)
        if at is None:
            continue
        x, y = at
        bank = address // WORD_BYTES % BANKS
        tip = f"({row}, {column}) → byte {address}, bank {bank}{_lanes_text(lanes)}"
        kind = f"cell t{row % TINTS}" + ("" if in_pass & {*lanes} else " dim")
        if in_pass & {*lanes}:
            frames.append((x, y, width, tall))
        drawing.rect(x, y, width, tall, kind, Spot(f"{row},{column}", tip))
        if width >= 13:
            drawing.text(x + width / 2, y + tall / 2 + 4, _name(lanes, width), "small mid pass")
    for frame in frames:
        drawing.rect(*frame, "edge pass")


def _unit(words: np.ndarray) -> float:
    """The pixels of a bar for each word."""
    return min(_BARS / max(int(words.max()), 1), 22.0)


def _bottom(below: float, words: np.ndarray) -> float:
    """The foot of the bars, if they and their caption are below ``below``."""
    return below + 64 + int(words.max()) * _unit(words)


def _banks(drawing: Drawing, words: np.ndarray, number: int, passes: int, memory: Lines) -> None:
    """Draw a bar for each bank: the number of different words that it delivers in this pass. The
    caption is above the bars, and below ``memory``."""
    busiest, x = int(words.max()), memory.x - _LABELS + 8
    of = f" (part {number} of {passes})" if passes > 1 else ""
    drawing.text(x, memory.end + 24, f"words that each bank delivers{of}")
    times = f"{busiest} wavefronts" if busiest != 1 else "1 wavefront, no conflict"
    drawing.text(x, memory.end + 42, f"the busiest delivers {busiest}: {times}", "strong")
    bottom, unit = _bottom(memory.end, words), _unit(words)
    last = 0
    for bank, count in enumerate(words.tolist()):
        x = memory.x + bank * memory.bank
        kind = "t0 full" if count <= 1 else "bad"
        if count:
            spot = Spot(tip=f"bank {bank}: {count} word{'s' * (count != 1)}")
            high = count * unit
            drawing.rect(x + 1, bottom - high, memory.bank - 2, high, kind, spot)
            if memory.bank > 12 or count != last:  # otherwise numbers would overlap
                drawing.text(x + memory.bank / 2, bottom - high - 3, str(count), "small mid")
        last = count
    drawing.line(memory.x, bottom, memory.x + memory.wide, bottom)
    memory.number_banks(drawing, bottom + 13)
