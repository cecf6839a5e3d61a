"""No condition depends on the text of a message, only on kinds, reasons, causes and fields."""

from __future__ import annotations

import ast
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
