"""Bulk copies, reductions and prefetches of bytes, and their groups (PTX ISA 9.7.9.25.4, .5)."""

from __future__ import annotations

from harness.isa.table.row import Row, form, row

# By operation: the types into global memory, and into shared memory.
_REDUCED = {
    "add": ("u32 s32 u64 f32 f64", "u32 s32 u64"),
    "min": ("u32 s32 u64 s64 f16 bf16", "u32 s32"),
    "max": ("u32 s32 u64 s64 f16 bf16", "u32 s32"),
    "inc": ("u32", "u32"),
    "dec": ("u32", "u32"),
    "and": ("b32 b64", "b32"),
    "or": ("b32 b64", "b32"),
    "xor": ("b32 b64", "b32"),
}
_INTO_SHARED = (
    "cp.reduce.async.bulk.shared::cluster.shared::cta.mbarrier::complete_tx::bytes.<op>.<type>"
)
_INTO_GLOBAL = "cp.reduce.async.bulk.global.shared::cta.bulk_group{.L2::cache_hint}.<op>"
_TO_GLOBAL = "dst, src, size{, policy}"

ROWS: tuple[Row, ...] = (
    row(
        "cp.async.bulk.load",
        "9.7.9.25.4.1",
        form(
            "cp.async.bulk.shared::<window>.<source>.mbarrier::complete_tx::bytes{.L2::cache_hint}",
            "dst, src, size, mbar{, policy}",
            window="cluster cta",
            source="global shared::cta",
        ),
        proxy="async",
    ),
    row(
        "cp.async.bulk.load.multicast",
        "9.7.9.25.4.1",
        form(
            "cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes.multicast::cluster{.L2::cache_hint}",
            "dst, src, size, mbar, mask{, policy}",
        ),
        proxy="async",
    ),
    row(
        "cp.async.bulk.store",
        "9.7.9.25.4.1",
        form("cp.async.bulk.global.shared::cta.bulk_group{.L2::cache_hint}", _TO_GLOBAL),
        proxy="async",
    ),
    row(
        "cp.reduce.async.bulk.shared",
        "9.7.9.25.4.2",
        *(
            form(_INTO_SHARED, "dst, src, size, mbar", op=op, type=types)
            for op, (_, types) in _REDUCED.items()
        ),
        proxy="async",
    ),
    row(
        "cp.reduce.async.bulk.global",
        "9.7.9.25.4.2",
        *(
            form(f"{_INTO_GLOBAL}.<type>", _TO_GLOBAL, op=op, type=types)
            for op, (types, _) in _REDUCED.items()
        ),
        form(f"{_INTO_GLOBAL}.noftz.<type>", _TO_GLOBAL, op="add", type="f16 bf16"),
        proxy="async",
    ),
    row(
        "cp.async.bulk.prefetch",
        "9.7.9.25.4.3",
        form("cp.async.bulk.prefetch.L2.global{.L2::cache_hint}", "src, size{, policy}"),
        proxy="async",
    ),
    row(
        "cp.async.bulk.commit_group",
        "9.7.9.25.5.1",
        form("cp.async.bulk.commit_group", ""),
        proxy="async",
    ),
    row(
        "cp.async.bulk.wait_group",
        "9.7.9.25.5.2",
        form("cp.async.bulk.wait_group{.read}", "n"),
        proxy="async",
    ),
)
