"""Matrices of a warp (PTX ISA 9.7.14)."""

from __future__ import annotations

from harness.isa.table.row import Row, form, row

_SPACES = "shared shared::cta"

ROWS: tuple[Row, ...] = (
    row(
        "mma.f16",
        "9.7.14.5.14",
        form(
            "mma.sync.aligned.<shape>.row.col.<d>.f16.f16.<c>",
            "d, a, b, c",
            shape="m16n8k8 m16n8k16",
            d="f16 f32",
            c="f16 f32",
        ),
    ),
    row(
        "mma.bf16",
        "9.7.14.5.14",
        form(
            "mma.sync.aligned.<shape>.row.col.f32.bf16.bf16.f32",
            "d, a, b, c",
            shape="m16n8k8 m16n8k16",
        ),
    ),
    row(
        "mma.tf32",
        "9.7.14.5.14",
        form(
            "mma.sync.aligned.<shape>.row.col.f32.tf32.tf32.f32",
            "d, a, b, c",
            shape="m16n8k4 m16n8k8",
        ),
    ),
    row(
        "mma.float8",
        "9.7.14.5.14",
        form(
            "mma.sync.aligned.<shape>.row.col.f32.<a>.<b>.f32",
            "d, a, b, c",
            shape="m16n8k32",
            a="e4m3 e5m2",
            b="e4m3 e5m2",
        ),
    ),
    row(
        "mma.integer",
        "9.7.14.5.14",
        form(
            "mma.sync.aligned.<shape>.row.col{.satfinite}.s32.<a>.<b>.s32",
            "d, a, b, c",
            shape="m8n8k16 m16n8k16 m16n8k32",
            a="s8 u8",
            b="s8 u8",
        ),
    ),
    row(
        "ldmatrix",
        "9.7.14.5.15",
        form(
            "ldmatrix.sync.aligned.m8n8.<count>{.trans}{.<space>}.b16",
            "r, [p]",
            count="x1 x2 x4",
            space=_SPACES,
        ),
    ),
    row(
        "stmatrix",
        "9.7.14.5.16",
        form(
            "stmatrix.sync.aligned.m8n8.<count>{.trans}{.<space>}.b16",
            "[p], r",
            count="x1 x2 x4",
            space=_SPACES,
        ),
    ),
)
