"""Miscellaneous (PTX ISA 9.7.19)."""

from __future__ import annotations

from harness.isa.table.row import Row, form, row

ROWS: tuple[Row, ...] = (
    row("nanosleep", "9.7.19.1", form("nanosleep.u32", "time")),
    row("pmevent", "9.7.19.2", form("pmevent", "a")),
    row("trap", "9.7.19.3", form("trap", "")),
    row(
        "setmaxnreg",
        "9.7.19.5",
        form("setmaxnreg.<change>.sync.aligned.u32", "n", change="inc dec"),
    ),
)
