"""Dataclasses over JSON: strict both ways."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Literal

import pytest

from harness.processes import codec


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
    rows: tuple[tuple[float, ...], ...]
    texts: dict[str, str]


TREE = Tree(3, 0.1, True, Leaf("é <", "a"), ((1.0, math.inf), (-math.inf,)), {"k": "v"})


def test_round_trip():
    assert codec.loads(Tree, codec.dumps(TREE)) == TREE


def test_nan_survives():
    tree = Tree(0, math.nan, False, None, (), {})
    assert math.isnan(codec.loads(Tree, codec.dumps(tree)).ratio)


def test_the_text_is_strict_json_in_ascii():
    assert codec.dumps(TREE).isascii()
    assert "Infinity" not in codec.dumps(TREE)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("{", "not JSON"),
        ("[" * 200_000, "not JSON"),
        ("[]", "Tree: expected an object, got list"),
        ("{}", "field 'count' is missing"),
        ('{"surprise":1}', "unknown field 'surprise'"),
    ],
)
def test_another_form_is_named(text, words):
    with pytest.raises(codec.WireError, match=words):
        codec.loads(Tree, text)


@pytest.mark.parametrize(
    ("field", "value", "words"),
    [
        ("count", "true", "Tree.count: expected an integer"),
        ("count", "1.5", "Tree.count: expected an integer"),
        ("ratio", '"fast"', "Tree.ratio: expected a number"),
        ("flag", "1", "Tree.flag: expected true or false"),
        ("leaf", '{"name":"x","kind":"c"}', "Tree.leaf.kind: expected one of"),
        ("leaf", '{"name":7,"kind":"a"}', "Tree.leaf.name: expected a string"),
        ("rows", "[[1],[null]]", r"Tree.rows\[1\]\[0\]: expected a number"),
        ("texts", '{"k":1}', r"Tree.texts\['k'\]: expected a string"),
        ("texts", '{"k":"\\ud800"}', "lone surrogate"),
    ],
)
def test_another_type_is_named_with_its_place(field, value, words):
    parts = {"count": "1", "ratio": "1", "flag": "true", "leaf": "null", "rows": "[]"}
    parts |= {"texts": "{}", field: value}
    text = "{" + ",".join(f'"{key}":{item}' for key, item in parts.items()) + "}"
    with pytest.raises(codec.WireError, match=words):
        codec.loads(Tree, text)
