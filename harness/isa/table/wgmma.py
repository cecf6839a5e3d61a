"""The asynchronous matrix product of a warpgroup (PTX ISA 9.7.15)."""

from __future__ import annotations

from harness.isa.table.row import Row, form, row

_N = " ".join(str(n) for n in range(8, 257, 8))
_INTEGER_N = " ".join(str(n) for n in (8, 24, *range(16, 257, 16)))
_OPERANDS = "d, a, b, p{, sa, sb, ta, tb}"

ROWS: tuple[Row, ...] = (
    row(
        "wgmma.mma_async.f16",
        "9.7.15.5.2",
        form("wgmma.mma_async.sync.aligned.m64n<n>k16.<d>.f16.f16", _OPERANDS, n=_N, d="f16 f32"),
        proxy="async",
    ),
    row(
        "wgmma.mma_async.bf16",
        "9.7.15.5.2",
        form("wgmma.mma_async.sync.aligned.m64n<n>k16.f32.bf16.bf16", _OPERANDS, n=_N),
        proxy="async",
    ),
    row(
        "wgmma.mma_async.tf32",
        "9.7.15.5.2",
        form("wgmma.mma_async.sync.aligned.m64n<n>k8.f32.tf32.tf32", _OPERANDS, n=_N),
        proxy="async",
    ),
    row(
        "wgmma.mma_async.float8",
        "9.7.15.5.2",
        form(
            "wgmma.mma_async.sync.aligned.m64n<n>k32.<d>.<a>.<b>",
            _OPERANDS,
            n=_N,
            d="f16 f32",
            a="e4m3 e5m2",
            b="e4m3 e5m2",
        ),
        proxy="async",
    ),
    row(
        "wgmma.mma_async.integer",
        "9.7.15.5.2",
        form(
            "wgmma.mma_async.sync.aligned.m64n<n>k32{.satfinite}.s32.<a>.<b>",
            _OPERANDS,
            n=_INTEGER_N,
            a="s8 u8",
            b="s8 u8",
        ),
        proxy="async",
    ),
    row("wgmma.fence", "9.7.15.7.1", form("wgmma.fence.sync.aligned", ""), proxy="async"),
    row(
        "wgmma.commit_group",
        "9.7.15.7.2",
        form("wgmma.commit_group.sync.aligned", ""),
        proxy="async",
    ),
    row(
        "wgmma.wait_group", "9.7.15.7.3", form("wgmma.wait_group.sync.aligned", "n"), proxy="async"
    ),
)
