"""Pages printed from the instruction table, the support matrix among them, are current."""

from __future__ import annotations

import ast
import re

import pytest

import harness
from docs.instructions import support_matrix
from docs.pages import GENERATED, ROOT
from harness.sanitizer.isa.table.index import ROWS


@pytest.mark.parametrize("name", GENERATED)
def test_a_page_matches_the_table(name: str) -> None:
    assert (ROOT / name).read_text() == GENERATED[name](), "run: python -m docs.pages"


def test_stubs_match_the_functions() -> None:
    tree = ast.parse(GENERATED["harness/course/ptx/__init__.pyi"]())
    seen = {node.name: node for node in tree.body if isinstance(node, ast.FunctionDef)}
    assert sorted(seen) == harness.ptx.__all__
    for name, node in seen.items():
        shown = harness.ptx.__dict__[name].__signature__
        assert [each.arg for each in node.args.args] == list(shown.parameters)
        defaults = [p.default for p in shown.parameters.values() if p.default is not p.empty]
        assert [ast.literal_eval(each) for each in node.args.defaults] == defaults
        assert ast.get_docstring(node) == harness.ptx.__dict__[name].__doc__.split("\n")[0]


def test_every_instruction_has_a_row():
    text = support_matrix()
    forms = [form for row in ROWS.values() for form in row.forms]
    for form in forms:
        shown = f"`{f'{form.syntax} {form.operands}'.strip()}`"
        assert shown.replace("|", "\\|") in text
    assert len(re.findall(r"\| 9\.[\d.]+ \|\n", text)) == sum(bool(r.forms) for r in ROWS.values())
