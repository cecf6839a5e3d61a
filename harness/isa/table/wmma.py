"""Matrices of a warp in fragments, whose layout PTX leaves open (PTX ISA 9.7.14.4)."""

from __future__ import annotations

from collections.abc import Iterator

from harness.isa.table.row import Form, Row, address, form, reads, row, writes

_LAYOUTS = "row col"
_SHAPES = "m16n16k16 m8n32k16 m32n8k16"


def _moves(syntax: str, operands: str, of: str) -> Iterator[Form]:
    """Loads of A, of B, and loads or stores of an accumulator (``of``: a, b, c or d)."""
    kinds: tuple[tuple[str, str, str], ...]
    if of in "ab":
        packed = "row" if of == "a" else "col"  # of elements below a byte
        kinds = (
            (_SHAPES, "f16 bf16 s8 u8", _LAYOUTS),
            ("m16n16k8", "tf32", _LAYOUTS),
            ("m8n8k4", "f64", _LAYOUTS),
            ("m8n8k32", "s4 u4", packed),
            ("m8n8k128", "b1", packed),
        )
    else:
        kinds = (
            (_SHAPES, "f16 f32 s32", _LAYOUTS),
            ("m16n16k8", "f32", _LAYOUTS),
            ("m8n8k4", "f64", _LAYOUTS),
            ("m8n8k32 m8n8k128", "s32", _LAYOUTS),
        )
    for shapes, types, layouts in kinds:
        yield form(
            f"{syntax}.<matrix>.sync.aligned.<layout>.<shape>{{.<space>}}.<type>",
            operands,
            matrix=of,
            layout=layouts,
            shape=shapes,
            space="shared shared::cta global",
            type=types,
        )


def _multiplies(key: str, what: str, *forms: Form) -> Row:
    return row(
        f"wmma.mma.{key} 9.7.14.4.5 Multiplies matrices of {what} over a warp.",
        *forms,
        issuer="warp",
    )


ROWS: tuple[Row, ...] = (
    row(
        "wmma.load 9.7.14.4.3 Reads a matrix, a fragment for each lane.",
        *(entry for of in "abc" for entry in _moves("wmma.load", "r, [p]{, stride}", of)),
        issuer="warp",
        roles={
            "r": writes(),
            "p": address("space", "read", "type"),
            "stride": reads("u32"),
        },
    ),
    row(
        "wmma.store 9.7.14.4.4 Writes a matrix, of which each lane has a fragment.",
        *_moves("wmma.store", "[p], r{, stride}", "d"),
        issuer="warp",
        roles={
            "r": reads(),
            "p": address("space", "write", "type"),
            "stride": reads("u32"),
        },
    ),
    _multiplies(
        "f16",
        "f16",
        form(
            "wmma.mma.sync.aligned.<alayout>.<blayout>.<shape>.<d>.<c>",
            "d, a, b, c",
            alayout=_LAYOUTS,
            blayout=_LAYOUTS,
            shape=_SHAPES,
            d="f16 f32",
            c="f16 f32",
        ),
    ),
    _multiplies(
        "wide",
        "bf16 or tf32",
        *(
            form(
                "wmma.mma.sync.aligned.<alayout>.<blayout>.<shape>.f32.<type>.<type2>.f32",
                "d, a, b, c",
                alayout=_LAYOUTS,
                blayout=_LAYOUTS,
                shape=shapes,
                type=kind,
                type2=kind,
            )
            for shapes, kind in ((_SHAPES, "bf16"), ("m16n16k8", "tf32"))
        ),
    ),
    _multiplies(
        "integer",
        "8-bit or 4-bit integers",
        *(
            form(
                "wmma.mma.sync.aligned.<alayout>.<blayout>.<shape>.s32.<type>.<type2>.s32"
                "{.satfinite}",
                "d, a, b, c",
                alayout=alayouts,
                blayout=blayouts,
                shape=shapes,
                type=kind,
                type2=kind,
            )
            for shapes, kinds, alayouts, blayouts in (
                (_SHAPES, "s8 u8", _LAYOUTS, _LAYOUTS),
                ("m8n8k32", "s4 u4", "row", "col"),
            )
            for kind in kinds.split()
        ),
    ),
    _multiplies(
        "bit",
        "single bits",
        form(
            "wmma.mma.<op>.popc.sync.aligned.row.col.<shape>.s32.b1.b1.s32",
            "d, a, b, c",
            shape="m8n8k128",
            op="and xor",
        ),
    ),
    _multiplies(
        "double",
        "f64",
        form(
            "wmma.mma.sync.aligned.<alayout>.<blayout>.<shape>.f64.f64.f64.f64{.<mode>}",
            "d, a, b, c",
            shape="m8n8k4",
            alayout=_LAYOUTS,
            blayout=_LAYOUTS,
            mode="rn rz rm rp",
        ),
    ),
)
