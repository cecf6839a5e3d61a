"""The table of a graded run's isolation names existing functions."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
NAMED = sorted(set(re.findall(r"`([\w/]+\.py): (\w+)`", (ROOT / "docs/isolation.md").read_text())))


def test_the_isolation_table_exists() -> None:
    assert len(NAMED) > 20


@pytest.mark.parametrize(("file", "name"), NAMED)
def test_files_in_the_isolation_table_exist(file: str, name: str) -> None:
    text = (ROOT / file).read_text()
    assert re.search(rf"^\s*(?:def|class) {name}\b|^(?:\w+, )*{name}\b.* = ", text, re.MULTILINE)
