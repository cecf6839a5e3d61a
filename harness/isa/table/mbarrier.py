"""mbarriers (PTX ISA 9.7.13.15)."""

from __future__ import annotations

from harness.isa.table.row import Row, form, row

_SHARED = "{.shared|.shared::cta}"
_CLUSTER = "{.shared|.shared::cta|.shared::cluster}"  # remote arrivals
_SCOPE = "{.cta|.cluster}"

ROWS: tuple[Row, ...] = (
    row("mbarrier.init", "9.7.13.15.9", form(f"mbarrier.init{_SHARED}.b64", "[addr], count")),
    row("mbarrier.inval", "9.7.13.15.10", form(f"mbarrier.inval{_SHARED}.b64", "[addr]")),
    row(
        "mbarrier.expect_tx",
        "9.7.13.15.11",
        form(f"mbarrier.expect_tx{{.relaxed}}{_SCOPE}{_CLUSTER}.b64", "[addr], bytes"),
    ),
    row(
        "mbarrier.complete_tx",
        "9.7.13.15.12",
        form(f"mbarrier.complete_tx{{.relaxed}}{_SCOPE}{_CLUSTER}.b64", "[addr], bytes"),
    ),
    row(
        "mbarrier.arrive",
        "9.7.13.15.13",
        form(
            f"mbarrier.<what>{{.release|.relaxed}}{_SCOPE}{_CLUSTER}.b64",
            "state, [addr]{, count}",
            what="arrive arrive_drop",
        ),
    ),
    row(
        "mbarrier.arrive.expect_tx",
        "9.7.13.15.13",
        form(
            f"mbarrier.<what>.expect_tx{{.release|.relaxed}}{_SCOPE}{_CLUSTER}.b64",
            "state, [addr], bytes",
            what="arrive arrive_drop",
        ),
    ),
    row(
        "mbarrier.arrive.noComplete",
        "9.7.13.15.13",
        form(
            f"mbarrier.<what>.noComplete{{.release}}{{.cta}}{_SHARED}.b64",
            "state, [addr], count",
            what="arrive arrive_drop",
        ),
    ),
    row(
        "cp.async.mbarrier.arrive",
        "9.7.13.15.14",
        form("cp.async.mbarrier.arrive{.noinc}{.shared|.shared::cta}.b64", "[addr]"),
    ),
    row(
        "mbarrier.test_wait",
        "9.7.13.15.16",
        form(
            f"mbarrier.test_wait{{.parity}}{{.acquire|.relaxed}}{_SCOPE}{_SHARED}.b64",
            "p, [addr], phase",
        ),
    ),
    row(
        "mbarrier.try_wait",
        "9.7.13.15.16",
        form(
            f"mbarrier.try_wait{{.parity}}{{.acquire|.relaxed}}{_SCOPE}{_SHARED}.b64",
            "p, [addr], phase{, time}",
        ),
    ),
    row(
        "mbarrier.pending_count", "9.7.13.15.17", form("mbarrier.pending_count.b64", "count, state")
    ),
)
