"""Control flow (PTX ISA 9.7.12)."""

from __future__ import annotations

from harness.isa.table.row import Row, form, row

ROWS: tuple[Row, ...] = (
    row("bra", "9.7.12.3", form("bra{.uni}", "target")),
    row("brx", "9.7.12.4", form("brx.idx{.uni}", "index, targets")),
    row("call", "9.7.12.5", form("call{.uni}", "f{, returned}{, arguments}{, prototype}")),
    row("ret", "9.7.12.6", form("ret{.uni}", "")),
    row("exit", "9.7.12.7", form("exit", "")),
)
