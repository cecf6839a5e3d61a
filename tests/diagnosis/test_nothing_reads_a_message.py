"""No condition depends on the text of a message, only on kinds, reasons, causes and fields. Nor
does a test: it may ask for a name, a number or a place in it, not for how it is put."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import harness

ROOT = Path(harness.__file__).parent
WORDED = {
    "message",
    "headline",
    "help",
    "note",
    "detail",
    "reason",
    "rest",
}  # fields that hold a message
ASKS = {"startswith", "endswith", "find", "index", "count", "partition", "rpartition", "split"}
ASKS |= {"match", "search", "fullmatch"}
# What is not a message about a kernel, or only shows one.
ALLOWED = {
    "judge/verdict.py",  # `split_sentence` cuts what is shown
    "classroom/grading/export.py",  # puts it on one line
    "devices/detection.py",  # the same
}


def conditions(tree: ast.AST) -> Iterator[ast.AST]:
    """Return the comparisons with, and tests of, a message's text."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Compare):
            sides = [node.left, *node.comparators]
            if any(isinstance(op, (ast.In, ast.NotIn)) for op in node.ops):
                sides = node.comparators
            elif not any(isinstance(op, (ast.Eq, ast.NotEq)) for op in node.ops):
                continue
            yield from (node for side in sides if is_worded(side))
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            asked = [node.func.value, *node.args]
            if node.func.attr in ASKS and any(map(is_worded, asked)):
                yield node


def is_worded(node: ast.AST) -> bool:
    return isinstance(node, ast.Attribute) and node.attr in WORDED


def conditions_on_text(source: str) -> list[str]:
    return [ast.unparse(node) for node in conditions(ast.parse(source))]


@pytest.mark.parametrize(
    "source",
    [
        "if 'beyond the count' in hazard.message: pass",
        "x = hazard.headline.startswith('Blocks ')",
        "if finding.detail == RAN_AHEAD: pass",
        "re.search('twice', hazard.headline)",
    ],
)
def test_a_condition_on_a_text_is_found(source: str) -> None:
    assert conditions_on_text(source)


def test_a_condition_on_a_cause_is_allowed() -> None:
    assert not conditions_on_text(
        "if hazard.cause is Cause.COUNT_TOO_SMALL and hazard.message: pass"
    )


@pytest.mark.parametrize(
    "path", sorted(ROOT.rglob("*.py")), ids=lambda path: str(path.relative_to(ROOT))
)
def test_no_condition_depends_on_a_message(path: Path) -> None:
    if str(path.relative_to(ROOT)) not in ALLOWED:
        assert conditions_on_text(path.read_text(encoding="utf-8")) == []


# -- the tests

TESTS = Path(__file__).parents[1]
# Errors that hold facts, or whose tests ask for a name or a value alone.
FACTS = {"KernelFault", "KernelHung", "KernelUnfinished", "LaunchEnded", "TensorMapError"}
FACTS |= {"SettingError", "SubmissionError", "PlanError", "CodecError"}
PUT = re.compile(r"[a-z]{2,},? [a-z]{2,}")  # two words of a sentence
NAMED = re.compile(r"`[^`]*`|\"[^\"]*\"")  # code and what is quoted


def asserted(tree: ast.AST) -> Iterator[ast.Constant]:
    """Return what a test asks of the words of a finding or of an error with facts."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Compare):
            sides = [node.left, *node.comparators]
            if any(is_worded(side) for side in sides):
                yield from filter(is_text, sides)
        elif isinstance(node, ast.Call) and ast.unparse(node.func).endswith("raises"):
            raised = {ast.unparse(each).rpartition(".")[2] for each in node.args}
            wanted = [each.value for each in node.keywords if each.arg == "match"]
            if raised & FACTS:
                yield from filter(is_text, wanted)


def is_text(node: ast.AST) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def phrases(source: str) -> list[str]:
    """Return the phrases that a test asks for, but those that it wrote into the message itself."""
    tree = ast.parse(source)
    wanted = list(asserted(tree))
    others = [each.value for each in ast.walk(tree) if is_text(each) and each not in wanted]
    return [
        each.value
        for each in wanted
        if PUT.search(NAMED.sub("", each.value)) and not any(each.value in text for text in others)
    ]


@pytest.mark.parametrize(
    ("source", "is_found"),
    [
        ("assert 'arrives too often' in hazard.message", True),
        ("pytest.raises(harness.KernelHung, match='still lacks 128 bytes')", True),
        ("pytest.raises(TensorMapError, match='breaks several rules')", True),
        ("assert '`tile[8, 0]`' in hazard.headline", False),
        ("assert 'cp.async.bulk.wait_group 0' in hazard.help", False),
        ("assert 'line 11: `second line`' in str(hung.value)", False),
        ("pytest.raises(LaunchError, match='takes 3 parameters')", False),
    ],
)
def test_words_that_a_test_asks_for_are_found(source: str, is_found: bool) -> None:
    assert bool(phrases(source)) == is_found


@pytest.mark.parametrize(
    "path", sorted(TESTS.rglob("test_*.py")), ids=lambda path: str(path.relative_to(TESTS))
)
def test_no_test_asks_how_a_message_is_put(path: Path) -> None:
    if path != Path(__file__) and "cli" not in path.parts:  # whose output is a promise
        assert phrases(path.read_text(encoding="utf-8")) == []
