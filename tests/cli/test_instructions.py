"""The support matrix in the documentation matches the table."""

from __future__ import annotations

from pathlib import Path

from harness.cli.pages import support_matrix
from harness.isa.table.index import ROWS

PAGE = Path(__file__).resolve().parents[2] / "docs" / "instructions.md"


def test_the_page_matches_the_table():
    command = "python -m harness instructions > docs/instructions.md"
    assert PAGE.read_text() == support_matrix(), f"run: {command}"


def test_every_instruction_has_a_row():
    text = support_matrix()
    forms = [form for row in ROWS.values() for form in row.forms]
    for form in forms:
        assert f"`{form.syntax}`".replace("|", "\\|") in text
    assert text.count("\n| 9.") == len(forms)
