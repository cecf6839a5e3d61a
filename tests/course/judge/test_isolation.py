"""The table of a graded run's isolation names existing functions."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
NAMED = sorted(set(re.findall(r"`([\w/]+\.py): (\w+)`", (ROOT / "docs/isolation.md").read_text())))


def test_the_isolation_table_names_existing_tests() -> None:
    missing = []
    for file, name in NAMED:
        defined = rf"^\s*(?:def|class) {name}\b|^(?:\w+, )*{name}\b.* = "
        if not re.search(defined, (ROOT / file).read_text(), re.MULTILINE):
            missing.append((file, name))
    assert len(NAMED) > 20 and missing == []
