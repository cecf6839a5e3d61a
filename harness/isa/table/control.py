"""Control flow (PTX ISA 9.7.12)."""

from __future__ import annotations

from harness.isa.table.row import LABEL, Row, form, reads, row, writes

ROWS: tuple[Row, ...] = (
    row("bra 9.7.12.3 Goes on elsewhere.", form("bra{.uni}", "target")),
    row(
        "brx 9.7.12.4 Goes on at one of several places, by an index.",
        form("brx.idx{.uni}", "index, targets"),
        roles={"index": reads("u32")},
    ),
    row(
        "call 9.7.12.5 Calls a function.",
        form("call{.uni}", "f{, returned}{, arguments}{, prototype}"),
        roles={"f": LABEL, "returned": writes("b32"), "arguments": reads("b32")},
    ),
    row(
        "ret 9.7.12.6 Returns from a function; from a kernel, ends the thread.",
        form("ret{.uni}", ""),
    ),
    row("exit 9.7.12.7 Ends the thread.", form("exit", "")),
)
