"""The picture of a warp's accesses: the tile on the left, the lines of shared memory on the right,
and how many words each bank must give below them."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from harness.emulator.memory.banks import BANKS, WORD_BYTES
from harness.views.bank.layout import Counted, Placed, Tile
from harness.views.controls import Control, Settings
from harness.views.drawing import TINTS, Drawing, Spot

LINE_BYTES = BANKS * WORD_BYTES
MOST = 32  # rows, units of a row, lines of shared memory
_LEFT, _TOP, _TALL, _WIDE = 36, 62, 400, 440
_RIGHT, _BANK = 560, 13
_BARS = 110  # height of the banks' bars
_GAP = 10  # between groups
_WIDTH = _RIGHT + BANKS * _BANK + 54


@dataclass(frozen=True)
class BankPicture:
    drawing: Drawing
    controls: tuple[Control, ...]
    left_out: tuple[tuple[str, str], ...]


def draw(
    tile: Tile,
    placed: Placed,
    at: np.ndarray,
    lane_bytes: int,
    now: Counted,
    settings: Settings,
) -> BankPicture:
    """``at``: the row and column where each lane begins. ``settings`` get the "line" drawn from."""
    lines = -(-(int(placed.addresses.max()) + tile.dtype.itemsize) // LINE_BYTES)
    shown = min(lines, MOST)
    settings["line"] = min(settings["line"], lines - shown)
    tall = min(_TALL / shown, 20.0)
    drawing = Drawing(_WIDTH, _TOP + _TALL + _BARS + 44, "")
    in_pass = {int(lane) for lane in now.passes[settings["pass"]][0]}
    by_lane = {(int(row), int(column)): lane for lane, (row, column) in enumerate(at)}
    left_out = _tile(drawing, tile, placed, by_lane, at, lane_bytes, in_pass)
    _memory(drawing, tile, placed, at, lane_bytes, in_pass, settings["line"], shown, tall)
    _banks(drawing, now.passes[settings["pass"]][1], settings["pass"], len(now.passes))
    controls: tuple[Control, ...] = ()
    if lines > shown:
        controls = (Control("line", "from line", "range", "shared memory", 0, lines - shown),)
        first = settings["line"]
        said = f"lines {first} to {first + shown - 1} of {lines} of shared memory"
        left_out = (*left_out, ("shown", said))
    return BankPicture(drawing, controls, left_out)


def _tile(
    drawing: Drawing,
    tile: Tile,
    placed: Placed,
    by_lane: dict[tuple[int, int], int],
    at: np.ndarray,
    lane_bytes: int,
    in_pass: set[int],
) -> tuple[tuple[str, str], ...]:
    """Draw the tile as units of ``lane_bytes``; return notes on the parts that were left out."""
    elements = lane_bytes // tile.dtype.itemsize
    units = tile.columns // elements
    rows, columns = min(tile.rows, MOST), min(units, MOST)
    first_row = min(max(int(at[:, 0].min()) - 1, 0), tile.rows - rows)
    first_unit = min(max(int(at[:, 1].min()) // elements - 1, 0), units - columns)
    cut = tile.group_columns // elements if tile.group_bytes else units
    gaps = (columns - 1) // max(cut, 1) * _GAP
    wide, high = min((_WIDE - gaps) / columns, 34.0), min(_TALL / rows, 20.0)
    what = "(group, row, column)" if tile.group_bytes else "(row, column)"
    said = f"the tile {what}: a cell is {lane_bytes} bytes, its number a lane"
    drawing.text(_LEFT, 16, said, "head")
    for u in range(columns):
        unit = first_unit + u
        group, inside = divmod(unit, cut) if cut else (0, unit)
        x = _LEFT + u * wide + (group - first_unit // max(cut, 1)) * _GAP
        if tile.group_bytes and (inside == 0 or u == 0):
            drawing.text(x, 34, f"group {group}", "strong")
        if wide > 14 or u % 4 == 0:
            drawing.text(x + wide / 2, _TOP - 8, str(inside * elements), "quiet small mid")
        for r in range(rows):
            row, column = first_row + r, unit * elements
            lane = by_lane.get((row, column))
            y = _TOP + r * high
            address = int(placed.addresses[row, column])
            name = f"({group}, {row}, {inside * elements})"
            if not tile.group_bytes:
                name = f"({row}, {column})"
            bank = address // WORD_BYTES % BANKS
            tip = f"{name} → byte {address}, bank {bank}"
            tip += "" if lane is None else f", lane {lane}"
            kind = "faint cell"
            if lane is not None:
                kind = f"cell t{row % TINTS}" + (" now" if lane in in_pass else " dim")
            drawing.rect(x, y, wide, high, kind, Spot(f"{row},{column}", tip))
            if lane is not None and wide >= 12:
                drawing.text(x + wide / 2, y + high / 2 + 3, str(lane), "small mid pass")
    for r in range(rows):
        if high > 9 or r % 2 == 0:
            y = _TOP + (r + 0.5) * high + 3
            drawing.text(_LEFT - 5, y, str(first_row + r), "quiet small end")
    if rows < tile.rows or columns < units:
        said = f"rows {first_row} to {first_row + rows - 1} of {tile.rows}"
        said += f", cells {first_unit} to {first_unit + columns - 1} of {units} of a row"
        return (("shown", said),)
    return ()


def _memory(
    drawing: Drawing,
    tile: Tile,
    placed: Placed,
    at: np.ndarray,
    lane_bytes: int,
    in_pass: set[int],
    first: int,
    shown: int,
    tall: float,
) -> None:
    drawing.text(_RIGHT, 16, "shared memory (a line is 128 bytes: banks 0 to 31)", "head")
    for bank in range(0, BANKS, 4):
        drawing.text(_RIGHT + (bank + 2) * _BANK, _TOP - 8, str(bank), "quiet small mid")
    drawing.rect(_RIGHT, _TOP, BANKS * _BANK, shown * tall, "faint")
    path = [f"M{_RIGHT + b * _BANK} {_TOP}v{shown * tall:.5g}" for b in range(0, BANKS + 1, 4)]
    path += [f"M{_RIGHT} {_TOP + i * tall:.5g}h{BANKS * _BANK}" for i in range(shown + 1)]
    drawing.shape("".join(path), "grid")
    for line in range(shown):
        if tall > 9 or line % 2 == 0:
            y = _TOP + (line + 0.5) * tall + 3
            drawing.text(_RIGHT - 5, y, str((first + line) * LINE_BYTES), "quiet small end")
    for group in range(tile.groups if tile.group_bytes else 0):
        line = int(placed.addresses[0, group * tile.group_columns]) // LINE_BYTES - first
        if 0 <= line < shown:
            drawing.text(
                _RIGHT + BANKS * _BANK + 5, _TOP + (line + 0.5) * tall + 4, f"group {group}"
            )
    width = lane_bytes / WORD_BYTES * _BANK
    for lane, (row, column) in enumerate(at):
        address = int(placed.addresses[row, column])
        line = address // LINE_BYTES - first
        if not 0 <= line < shown:
            continue
        x = _RIGHT + address % LINE_BYTES * _BANK / WORD_BYTES
        y = _TOP + line * tall
        bank = address // WORD_BYTES % BANKS
        tip = f"({row}, {column}) → byte {address}, bank {bank}, lane {lane}"
        kind = f"cell t{int(row) % TINTS}" + (" now" if lane in in_pass else " dim")
        drawing.rect(x, y, width, tall, kind, Spot(f"{row},{column}", tip))
        if width >= 12:
            drawing.text(x + width / 2, y + tall / 2 + 3, str(lane), "small mid pass")


def _banks(drawing: Drawing, words: np.ndarray, number: int, passes: int) -> None:
    """A bar for each bank: how many different words it must give in this pass."""
    busiest = int(words.max())
    bottom = _TOP + _TALL + _BARS + 14
    of = f"part {number} of {passes}, " if passes > 1 else ""
    drawing.text(_LEFT, bottom - 60, f"words that each bank must give ({of}lanes in a frame)")
    times = f"{busiest} wavefronts" if busiest != 1 else "1 wavefront: no conflict"
    drawing.text(_LEFT, bottom - 40, f"the busiest gives {busiest}: {times}", "strong")
    unit = min((_BARS - 20) / max(busiest, 1), 22.0)
    for bank, count in enumerate(words.tolist()):
        x = _RIGHT + bank * _BANK
        kind = "t0 full" if count <= 1 else "bad"
        if count:
            spot = Spot(tip=f"bank {bank}: {count} word{'s' * (count != 1)}")
            drawing.rect(x + 1, bottom - count * unit, _BANK - 2, count * unit, kind, spot)
            y = bottom - count * unit - 3
            drawing.text(x + _BANK / 2, y, str(count), "small mid")
    drawing.line(_RIGHT, bottom, _RIGHT + BANKS * _BANK, bottom)
    for bank in range(0, BANKS, 4):
        drawing.text(_RIGHT + (bank + 0.5) * _BANK, bottom + 12, str(bank), "quiet small mid")
