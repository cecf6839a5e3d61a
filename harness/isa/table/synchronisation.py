"""Barriers, fences and votes (PTX ISA 9.7.13)."""

from __future__ import annotations

from harness.isa.table.row import Row, form, row

ROWS: tuple[Row, ...] = (
    row(
        "bar.sync",
        "9.7.13.1",
        form("bar{.cta}.sync", "a{, b}"),
        form("barrier{.cta}.sync{.aligned}", "a{, b}"),
    ),
    row(
        "bar.arrive",
        "9.7.13.1",
        form("bar{.cta}.arrive", "a, b"),
        form("barrier{.cta}.arrive{.aligned}", "a, b"),
    ),
    row(
        "bar.red",
        "9.7.13.1",
        form("bar{.cta}.red.<op>.<type>", "d, a{, b}, c", op="popc", type="u32"),
        form("bar{.cta}.red.<op>.<type>", "d, a{, b}, c", op="and or", type="pred"),
        form("barrier{.cta}.red.<op>{.aligned}.<type>", "d, a{, b}, c", op="popc", type="u32"),
        form("barrier{.cta}.red.<op>{.aligned}.<type>", "d, a{, b}, c", op="and or", type="pred"),
    ),
    row("bar.warp.sync", "9.7.13.2", form("bar.warp.sync", "mask")),
    row(
        "barrier.cluster.arrive",
        "9.7.13.3",
        form("barrier.cluster.arrive{.release|.relaxed}{.aligned}", ""),
    ),
    row("barrier.cluster.wait", "9.7.13.3", form("barrier.cluster.wait{.acquire}{.aligned}", "")),
    row(
        "fence",
        "9.7.13.4",
        form("fence{.acquire|.release|.acq_rel|.sc}.<scope>", "", scope="cta cluster gpu sys"),
        form("membar.<scope>", "", scope="cta gl sys"),
    ),
    row("fence.mbarrier_init", "9.7.13.4", form("fence.mbarrier_init.release.cluster", "")),
    row("fence.proxy.alias", "9.7.13.4", form("fence.proxy.alias", "")),
    row("fence.proxy.async", "9.7.13.4", form("fence.proxy.async", ""), proxy="generic and async"),
    row(
        "fence.proxy.async.shared",
        "9.7.13.4",
        form("fence.proxy.async.shared::<window>", "", window="cta cluster"),
        proxy="generic and async",
    ),
    row(
        "fence.proxy.async.global",
        "9.7.13.4",
        form("fence.proxy.async.global", ""),
        proxy="generic and async",
    ),
    row(
        "tensormap.cp_fenceproxy",
        "9.7.13.4",
        form(
            "tensormap.cp_fenceproxy.global.shared::cta.tensormap::generic.release.<scope>.sync.aligned",
            "[dst], [src], size",
            scope="cta cluster gpu sys",
        ),
    ),
    row(
        "fence.proxy.tensormap.release",
        "9.7.13.4",
        form("fence.proxy.tensormap::generic.release.<scope>", "", scope="cta cluster gpu sys"),
        proxy="generic and tensormap",
    ),
    row(
        "fence.proxy.tensormap.acquire",
        "9.7.13.4",
        form(
            "fence.proxy.tensormap::generic.acquire.<scope>",
            "[addr], size",
            scope="cta cluster gpu sys",
        ),
        proxy="generic and tensormap",
    ),
    row(
        "vote.sync",
        "9.7.13.7",
        form("vote.sync.<mode>.pred", "p, a, mask", mode="all any uni"),
        form("vote.sync.<mode>.b32", "d, a, mask", mode="ballot"),
    ),
    row(
        "match.sync",
        "9.7.13.8",
        form("match.<mode>.sync.<type>", "d{|p}, a, mask", mode="any all", type="b32 b64"),
    ),
    row("activemask", "9.7.13.9", form("activemask.b32", "d")),
    row(
        "redux.sync",
        "9.7.13.10",
        form("redux.sync.<op>.<type>", "d, a, mask", op="add min max", type="u32 s32"),
        form("redux.sync.<op>.<type>", "d, a, mask", op="and or xor", type="b32"),
    ),
    row("elect.sync", "9.7.13.11", form("elect.sync", "d|p, mask")),
    row(
        "griddepcontrol",
        "9.7.13.12",
        form("griddepcontrol.launch_dependents", ""),
        form("griddepcontrol.wait", ""),
    ),
)
