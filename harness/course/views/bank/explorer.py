"""The bank explorer: a warp's accesses to a tile of shared memory, and the passes that its banks
need."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np

from harness.course.views.bank import picture as bank_picture
from harness.course.views.bank.layout import (
    LANE_BYTES,
    MOST_INSTRUCTIONS,
    PATTERNS,
    Counted,
    Placed,
    Tile,
    count,
    instructions,
    pattern,
    place,
)
from harness.course.views.drawing import WIDE
from harness.course.views.explorer import Control, Explorer, Settings, Shown
from harness.course.views.tile.layout import swizzle_formula
from harness.sanitizer import MAX_BOX_BYTES, SWIZZLES, TensorMap

_WHOLE = "whole rows"


def bank_explorer(
    tile: TensorMap | tuple[int, int] = (16, 64),
    dtype: object = np.uint32,
    access: str = "column",
    *,
    lane_bytes: int = 16,
    swizzle: str = "none",
) -> Explorer:
    """Show a warp's accesses to a tile of shared memory, and the bank conflicts of each
    instruction.

    tile: (rows, columns) in elements of ``dtype``, or a tiled TensorMap of rank 2, or 3 as (group,
    row, column): its box is the tile, its swizzle is shown first. access: "row", "column" or
    "diagonal". lane_bytes: bytes that a lane moves, 1 to 16; 16 in columns is the access of
    ldmatrix. Raises TypeError, ValueError.

    The defaults show 16 × 16 chunks of 16 bytes: read by columns, they are free of conflicts only
    with swizzle 128B and in groups of 128 bytes, 16 × 8 chunks each.
    """
    checked = _tile(tile, dtype, swizzle)
    return Explorer(BankScene(checked, access, lane_bytes))


def _tile(tile: Any, dtype: Any, swizzle: str) -> Tile:
    if isinstance(tile, TensorMap):
        m = tile
        if m.pixel_box is not None or m.rank not in (2, 3):
            raise ValueError(
                "the bank explorer draws tiled maps of rank 2, or 3 as (group, row, column); "
                f"got {m}"
            )
        rows, columns = m.copied_dims[1], m.copied_dims[0]
        groups = m.copied_dims[2] if m.rank == 3 else 1
        grouped = columns * m.element_bytes if groups > 1 else 0
        return Tile(rows, groups * columns, m.dtype, m.swizzle, grouped)
    try:
        rows, columns = (int(extent) for extent in tile)
    except (TypeError, ValueError):
        raise TypeError(f"tile is (rows, columns) or a TensorMap, got {tile!r}") from None
    checked = Tile(rows, columns, np.dtype(dtype), swizzle)
    if rows < 1 or columns < 1 or rows * checked.row_bytes > MAX_BOX_BYTES:
        raise ValueError(
            f"tile=({rows}, {columns}) of {checked.dtype} is {rows * checked.row_bytes} bytes; "
            f"legal: 1 to {MAX_BOX_BYTES}, the shared memory of a multiprocessor"
        )
    if swizzle not in SWIZZLES:
        raise ValueError(f"swizzle={swizzle!r}; legal: {', '.join(map(repr, SWIZZLES))}")
    return checked


def _group_bytes(tile: Tile) -> tuple[int, ...]:
    """Return the sizes of groups that a row can be cut into."""
    fits = (n for n in (32, 64, 128) if n < tile.row_bytes and tile.row_bytes % n == 0)
    return tuple(n for n in fits if n % tile.dtype.itemsize == 0)


class BankScene:
    """The scene of the bank explorer; see `bank_explorer`."""

    name = "Bank explorer"
    keyboard = (
        "Left and right: the instruction; up and down: the part of its lanes that goes together."
    )

    def __init__(self, tile: Tile, access: str, lane_bytes: int):
        self.tile = tile
        size = tile.dtype.itemsize
        self.lane_bytes = tuple(n for n in LANE_BYTES if n % size == 0 and tile.row_bytes % n == 0)
        if lane_bytes not in self.lane_bytes:
            legal = ", ".join(map(str, self.lane_bytes)) or f"none: make rows of {size} × n bytes"
            raise ValueError(
                f"lane_bytes={lane_bytes} of {tile.dtype} in rows of {tile.row_bytes} bytes; "
                f"legal: {legal}"
            )
        if access not in PATTERNS:
            raise ValueError(f"access={access!r}; legal: {', '.join(map(repr, PATTERNS))}")
        self._first = access, lane_bytes

    def start(self) -> Settings:
        name, lane_bytes = self._first
        grouped = self.tile.group_bytes
        return {
            "access": name,
            "lane_bytes": str(lane_bytes),
            "swizzle": self.tile.swizzle,
            "group": f"{grouped} bytes" if grouped else _WHOLE,
            "instruction": 0,
            "pass": 0,
            "line": 0,
            "width": WIDE,
        }

    def show(self, settings: Settings) -> Shown:
        settings = dict(settings)
        lane_bytes = int(settings["lane_bytes"])
        group = 0 if settings["group"] == _WHOLE else int(settings["group"].split()[0])
        tile = replace(self.tile, swizzle=settings["swizzle"], group_bytes=group)
        total = instructions(settings["access"], tile, lane_bytes)
        counted = min(total, MOST_INSTRUCTIONS)
        settings["instruction"] = min(settings["instruction"], counted - 1)
        placed = place(tile)
        each = self._counts(placed, settings["access"], tile, lane_bytes, counted)
        now = each[settings["instruction"]]
        settings["pass"] = min(settings["pass"], len(now.passes) - 1)
        at = pattern(settings["access"], tile, lane_bytes, settings["instruction"])
        picture = bank_picture.draw(tile, placed, at, lane_bytes, now, settings)
        facts = self._facts(settings, tile, placed, each, now, lane_bytes)
        if counted < total:
            facts.append(("shown", f"the first {counted} of {total} instructions"))
        facts += picture.left_out
        words = (
            f"Instruction {settings['instruction']} of {counted}: {now.wavefronts} wavefronts, "
            f"{now.ideal} without a conflict; {settings['access']} of a tile of {tile.rows} × "
            f"{tile.columns} {tile.dtype}, swizzle {tile.swizzle}, {settings['group']}"
        )
        picture.drawing.alt = words
        problems = tuple(f"no descriptor lays the tile out so: {why}" for why in placed.refused)
        controls = (*self._controls(counted, now), *picture.controls)
        return Shown(
            picture.drawing,
            settings,
            controls,
            tuple(facts),
            problems,
            words,
            {
                "ArrowRight": ("instruction", 1),
                "ArrowLeft": ("instruction", -1),
                "ArrowDown": ("pass", 1),
                "ArrowUp": ("pass", -1),
            },
        )

    # -- what is read, and what it takes

    def _counts(
        self, placed: Placed, name: str, tile: Tile, lane_bytes: int, counted: int
    ) -> list[Counted]:
        counts = []
        for instruction in range(counted):
            at = pattern(name, tile, lane_bytes, instruction)
            counts.append(count(placed.addresses[at[:, 0], at[:, 1]], lane_bytes))
        return counts

    def _facts(
        self,
        settings: Settings,
        tile: Tile,
        placed: Placed,
        each: list[Counted],
        now: Counted,
        lane_bytes: int,
    ) -> list[tuple[str, str]]:
        every, best = sum(c.wavefronts for c in each), sum(c.ideal for c in each)
        facts = [
            (
                f"instruction {settings['instruction']}",
                f"{now.wavefronts} wavefronts, {now.ideal} without a conflict"
                + (f" ({len(now.passes)} parts)" if len(now.passes) > 1 else ""),
            ),
            (f"all {len(each)}", f"{every} wavefronts, {best} without a conflict"),
        ]
        compared = []
        for swizzle in SWIZZLES:
            other = place(replace(tile, swizzle=swizzle))
            mark = " (not possible with TMA)" if other.refused else ""
            counts = self._counts(other, settings["access"], tile, lane_bytes, len(each))
            compared.append(f"{swizzle} {sum(c.wavefronts for c in counts)}{mark}")
        facts.append(("by swizzle", "; ".join(compared)))
        if formula := swizzle_formula(tile.swizzle):
            facts.append(("swizzle", formula))
        box = f"(group, row, column) = {placed.box}" if tile.group_bytes else f"{placed.box}"
        facts.append(("box", f"{box}, swizzle {tile.swizzle}"))
        return facts

    def _controls(self, counted: int, now: Counted) -> tuple[Control, ...]:
        groups = (_WHOLE, *(f"{n} bytes" for n in _group_bytes(self.tile)))
        widths = tuple(map(str, self.lane_bytes))
        controls = [
            Control("access", "", "choice", "a warp reads by", options=PATTERNS),
            Control("lane_bytes", "", "choice", "bytes a lane", options=widths),
            Control("swizzle", "", "choice", "swizzle", options=tuple(SWIZZLES)),
            Control("group", "", "choice", "in groups of", options=groups),
            Control("instruction", "", "range", "instruction", 0, counted - 1),
        ]
        if len(now.passes) > 1:
            controls.append(Control("pass", "", "range", "part", 0, len(now.passes) - 1))
        return tuple(controls)
