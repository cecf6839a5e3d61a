"""Tensor copies, reductions and prefetches (PTX ISA 9.7.9.27)."""

from __future__ import annotations

from harness.isa.table.row import Row, form, row

_RANKS = "1d 2d 3d 4d 5d"
_IM2COL_RANKS = "3d 4d 5d"
_OPERATIONS = "add min max inc dec and or xor"

ROWS: tuple[Row, ...] = (
    row(
        "cp.async.bulk.tensor.load",
        "9.7.9.27.1.2",
        form(
            "cp.async.bulk.tensor.<dim>.shared::<window>.global{.tile}.mbarrier::complete_tx::bytes{.L2::cache_hint}",
            "dst, tensor, mbar{, policy}",
            dim=_RANKS,
            window="cluster cta",
        ),
        proxy="async",
    ),
    row(
        "cp.async.bulk.tensor.load.im2col",
        "9.7.9.27.1.2",
        form(
            "cp.async.bulk.tensor.<dim>.shared::<window>.global.im2col.mbarrier::complete_tx::bytes{.L2::cache_hint}",
            "dst, tensor, mbar, offsets{, policy}",
            dim=_IM2COL_RANKS,
            window="cluster cta",
        ),
        proxy="async",
    ),
    row(
        "cp.async.bulk.tensor.load.multicast",
        "9.7.9.27.1.2",
        form(
            "cp.async.bulk.tensor.<dim>.shared::cluster.global{.tile}.mbarrier::complete_tx::bytes.multicast::cluster{.L2::cache_hint}",
            "dst, tensor, mbar, mask{, policy}",
            dim=_RANKS,
        ),
        proxy="async",
    ),
    row(
        "cp.async.bulk.tensor.load.im2col.multicast",
        "9.7.9.27.1.2",
        form(
            "cp.async.bulk.tensor.<dim>.shared::cluster.global.im2col.mbarrier::complete_tx::bytes.multicast::cluster{.L2::cache_hint}",
            "dst, tensor, mbar, offsets, mask{, policy}",
            dim=_IM2COL_RANKS,
        ),
        proxy="async",
    ),
    row(
        "cp.async.bulk.tensor.store",
        "9.7.9.27.1.2",
        form(
            "cp.async.bulk.tensor.<dim>.global.shared::cta{.tile}.bulk_group{.L2::cache_hint}",
            "tensor, src{, policy}",
            dim=_RANKS,
        ),
        form(
            "cp.async.bulk.tensor.<dim>.global.shared::cta.im2col_no_offs.bulk_group{.L2::cache_hint}",
            "tensor, src{, policy}",
            dim=_IM2COL_RANKS,
        ),
        proxy="async",
    ),
    row(
        "cp.reduce.async.bulk.tensor",
        "9.7.9.27.1.3",
        form(
            "cp.reduce.async.bulk.tensor.<dim>.global.shared::cta.<op>{.tile}.bulk_group{.L2::cache_hint}",
            "tensor, src{, policy}",
            dim=_RANKS,
            op=_OPERATIONS,
        ),
        form(
            "cp.reduce.async.bulk.tensor.<dim>.global.shared::cta.<op>.im2col_no_offs.bulk_group{.L2::cache_hint}",
            "tensor, src{, policy}",
            dim=_IM2COL_RANKS,
            op=_OPERATIONS,
        ),
        proxy="async",
    ),
    row(
        "cp.async.bulk.prefetch.tensor",
        "9.7.9.27.1.4",
        form(
            "cp.async.bulk.prefetch.tensor.<dim>.L2.global{.tile}{.L2::cache_hint}",
            "tensor{, policy}",
            dim=_RANKS,
        ),
        proxy="async",
    ),
    row(
        "cp.async.bulk.prefetch.tensor.im2col",
        "9.7.9.27.1.4",
        form(
            "cp.async.bulk.prefetch.tensor.<dim>.L2.global.im2col{.L2::cache_hint}",
            "tensor, offsets{, policy}",
            dim=_IM2COL_RANKS,
        ),
        proxy="async",
    ),
)
