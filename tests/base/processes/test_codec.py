"""Dataclasses over JSON: strict both ways."""

from __future__ import annotations

import json
import math
from dataclasses import dataclass, field
from typing import Any, Literal

import numpy as np
import pytest

from harness.base.processes import codec
from harness.base.processes.codec import AnyFloat, CodecError


@dataclass(frozen=True)
class Leaf:
    name: str
    kind: Literal["a", "b"]


@dataclass(frozen=True)
class Tree:
    count: int
    ratio: float
    flag: bool
    leaf: Leaf | None
    rows: tuple[tuple[AnyFloat, ...], ...]
    texts: dict[str, str] = field(default_factory=dict)
    leaves: tuple[Leaf, ...] = ()


@dataclass(frozen=True)
class Chain:
    rest: Chain | None


TREE = Tree(3, 0.1, True, Leaf("é <", "a"), ((1.0, math.inf), (-math.inf,)), {"k": "v"})
DATA = json.loads(codec.dumps(TREE))


def read(**fields: Any) -> Tree:
    return codec.loads(Tree, json.dumps({**DATA, **fields}))


def test_round_trip():
    assert codec.loads(Tree, codec.dumps(TREE)) == TREE


def test_non_finite_floats_survive_where_allowed():
    (row,) = read(rows=[["nan", "inf", "-inf", 1, 0.5]]).rows
    assert math.isnan(row[0]) and row[1:] == (math.inf, -math.inf, 1.0, 0.5)
    assert codec.loads(Tree, codec.dumps(read(rows=[["nan"]]))).rows[0][0] != 0.0


def test_numpys_floats_are_floats():
    tree = Tree(1, np.float64(0.5), True, None, ((np.float64("nan"),),))
    assert codec.loads(Tree, codec.dumps(tree)).ratio == 0.5


def test_the_text_is_strict_json_in_ascii():
    assert codec.dumps(TREE).isascii()
    assert "Infinity" not in codec.dumps(TREE)


def test_long_texts_are_cut():
    assert codec.loads(Leaf, codec.dumps(Leaf("x" * 50, "a"), 10)).name.startswith("x" * 10 + "...")


def test_another_structure_is_refused():
    for text in (
        "", "{", "{}{}", "[" * 200_000, '{"a":' * 200_000, "NaN", "1" * 5000, "1e999", b"\xff",
        b'{"count":"\xff"}', "\ud800", r'"\ud800"', r'{"\udc00 is half a character":1}',
        codec.dumps(TREE).encode("utf-16"), "[]", "null", "7", '"text"', "{}",
    ):  # fmt: skip
        with pytest.raises(CodecError):
            codec.loads(Tree, text)


def test_another_type_is_refused_with_its_place():
    for name, value in (
        ("count", True), ("count", 1.5), ("count", 1.0), ("count", "1"), ("count", None),
        ("ratio", "fast"), ("ratio", "nan"), ("ratio", True), ("ratio", 10**400),
        ("ratio", 2**60 + 1), ("flag", 1), ("flag", "true"), ("leaf", []), ("leaf.name", 7),
        ("leaf.kind", "c"), ("leaf.kind", ["a"]), ("rows[1][0]", None), ("rows[1][0]", "NaN"),
        ("rows[1][0]", "1"), ("rows[1][0]", True), ("rows[1][0]", 10**400), ("rows", {}),
        ("texts", []), ("texts[...]", 1), ("leaves[0].kind", 1),
    ):  # fmt: skip
        places: dict[str, Any] = {
            "leaf.name": {"leaf": {"name": value, "kind": "a"}},
            "leaf.kind": {"leaf": {"name": "x", "kind": value}},
            "rows[1][0]": {"rows": [[1], [value]]},
            "texts[...]": {"texts": {"k": value}},
            "leaves[0].kind": {"leaves": [{"name": "x", "kind": value}]},
        }
        with pytest.raises(CodecError) as error:
            read(**places.get(name, {name: value}))
        assert name in str(error.value)


def test_an_extra_field_is_refused_by_name():
    fewer = {"name": "x", "kind": "a"}
    for value in (True, 1, [[2**64]], {"deep": [{}]}, "\0"):
        more = {**fewer, "surprise": value}
        for where, fields in (
            ("surprise", {"surprise": value}),
            ("leaf", {"leaf": more}),
            ("leaves[1]", {"leaves": [fewer, more]}),
        ):
            with pytest.raises(CodecError, match="surprise") as error:
                read(**fields)
            assert where in str(error.value)


def test_a_missing_field_is_refused_by_name():
    """Also for a field with a default: every writer that uses this codec includes it."""
    for name in DATA:
        text = json.dumps({key: value for key, value in DATA.items() if key != name})
        with pytest.raises(CodecError, match=name):
            codec.loads(Tree, text)


def test_a_deeply_nested_value_is_refused():
    for depth in (900, 200_000):
        with pytest.raises(CodecError):
            codec.loads(Chain, '{"rest":' * depth + "null" + "}" * depth)


def test_a_record_of_another_version_is_read_with_its_known_fields():
    kept = {key: value for key, value in DATA.items() if key != "texts"}
    tree = codec.loads_kept(Tree, json.dumps({**kept, "gone": 1}))
    assert tree == Tree(3, 0.1, True, TREE.leaf, TREE.rows)
    with pytest.raises(CodecError, match="count"):
        codec.loads_kept(Tree, json.dumps({**kept, "count": "3"}))
