"""Copies that each thread issues for itself: cp.async (PTX ISA 9.7.9.25.3)."""

from __future__ import annotations

from harness.isa.table.row import Row, form, row

_HINTS = "{.L2::cache_hint}{.L2::64B|.L2::128B|.L2::256B}"

ROWS: tuple[Row, ...] = (
    row(
        "cp.async",
        "9.7.9.25.3.1",
        form(f"cp.async.ca.shared{{::cta}}.global{_HINTS}", "dst, src, size{, source, policy}"),
        form(f"cp.async.cg.shared{{::cta}}.global{_HINTS}", "dst, src, size{, source, policy}"),
    ),
    row("cp.async.commit_group", "9.7.9.25.3.2", form("cp.async.commit_group", "")),
    row("cp.async.wait_group", "9.7.9.25.3.3", form("cp.async.wait_group", "n")),
    row("cp.async.wait_all", "9.7.9.25.3.3", form("cp.async.wait_all", "")),
)
