"""Atomics: atom and red, of an element, packed halves and vectors (PTX ISA 9.7.13.5, 9.7.13.6)."""

from __future__ import annotations

from harness.isa.table.row import Form, Row, address, form, row

_SEMANTICS = "{.relaxed|.acquire|.release|.acq_rel}{.cta|.cluster|.gpu|.sys}"
_HINT = "{.L2::cache_hint}"
_SPACES = "global shared shared::cta shared::cluster"

_TYPES = {
    "add": "u32 s32 u64 f32 f64",
    "min": "u32 s32 u64 s64",
    "max": "u32 s32 u64 s64",
    "and": "b32 b64",
    "or": "b32 b64",
    "xor": "b32 b64",
    "inc": "u32",
    "dec": "u32",
}
_HALVES, _PAIRS = "f16 bf16", "f16x2 bf16x2"


def _forms(mnemonic: str, operands: str) -> list[Form]:
    start = f"{mnemonic}{_SEMANTICS}{{.<space>}}.<op>"
    forms = [
        form(f"{start}{_HINT}.<type>", operands, space=_SPACES, op=op, type=types)
        for op, types in _TYPES.items()
    ]
    halves = f"{start}.noftz{_HINT}.<type>"
    return [*forms, form(halves, operands, space=_SPACES, op="add", type=_HALVES)]


def _of_several(mnemonic: str, operands: str) -> list[Form]:
    start = f"{mnemonic}{_SEMANTICS}{{.<space>}}.<op>"
    vector = {"space": "global", "op": "add min max"}
    noftz = f"{start}.noftz{_HINT}.<vector>.<type>"
    floats = f"{start}{_HINT}.<vector>.<type>"
    return [
        form(f"{start}.noftz{_HINT}.<type>", operands, space=_SPACES, op="add", type=_PAIRS),
        form(floats, operands, space="global", op="add", vector="v2 v4", type="f32"),
        form(noftz, operands, **vector, vector="v2 v4", type=_PAIRS),
        form(noftz, operands, **vector, vector="v2 v4 v8", type=_HALVES),
    ]


_ATOM, _RED = "d, [a], b{, policy}", "[a], b{, policy}"

ROWS: tuple[Row, ...] = (
    row(
        "atom 9.7.13.5 Reads, combines and writes an element in memory, atomically; gives the "
        "old one.",
        *_forms("atom", _ATOM),
        roles={"a": address("space", "read and write", "type")},
    ),
    row(
        "atom.exch 9.7.13.5 Exchanges an element in memory, atomically.",
        form(
            f"atom{_SEMANTICS}{{.<space>}}.<op>{_HINT}.<type>",
            _ATOM,
            space=_SPACES,
            op="exch",
            type="b32 b64",
        ),
        roles={"a": address("space", "read and write", "type")},
    ),
    row(
        "atom.cas 9.7.13.5 Exchanges an element in memory if it is what was expected, atomically.",
        form(
            f"atom{_SEMANTICS}{{.<space>}}.cas{_HINT}.<type>",
            "d, [a], b, c{, policy}",
            space=_SPACES,
            type="b16 b32 b64",
        ),
        roles={"a": address("space", "read and write", "type")},
    ),
    row(
        "atom.wide 9.7.13.5 Exchanges 16 bytes in memory, atomically.",
        form(
            f"atom{_SEMANTICS}{{.<space>}}.<op>{_HINT}.<type>",
            _ATOM,
            space=_SPACES,
            op="exch",
            type="b128",
        ),
        form(
            f"atom{_SEMANTICS}{{.<space>}}.<op>{_HINT}.<type>",
            "d, [a], b, c{, policy}",
            space=_SPACES,
            op="cas",
            type="b128",
        ),
        roles={"a": address("space", "read and write", "type")},
    ),
    row(
        "atom.several 9.7.13.5 As atom, for packed halves and vectors, each element by itself.",
        *_of_several("atom", _ATOM),
        roles={"a": address("space", "read and write", "type")},
    ),
    row(
        "red 9.7.13.6 Combines an element in memory, atomically; gives nothing.",
        *_forms("red", _RED),
        roles={"a": address("space", "read and write", "type")},
    ),
    row(
        "red.several 9.7.13.6 As red, for packed halves and vectors, each element by itself.",
        *_of_several("red", _RED),
        roles={"a": address("space", "read and write", "type")},
    ),
)
