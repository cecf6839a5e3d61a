"""The kinds and severities of hazards, as the documentation has them."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

from harness.emulator.hazards.kinds import KINDS, Severity, gravity
from harness.exercises.exercise import TAUGHT

PAGE = Path(__file__).resolve().parents[3] / "docs" / "hazards.md"


def test_the_page_has_every_kind_and_severity_once():
    first_cells = re.findall(r"^\| ([`\w-]+) \|", PAGE.read_text(), re.MULTILINE)
    kinds = [cell.strip("`") for cell in first_cells if cell.startswith("`")]
    assert kinds == list(KINDS)
    severities = [cell for cell in first_cells if cell in get_args(Severity)]
    assert severities == sorted(get_args(Severity), key=gravity)


def test_what_is_taught_is_a_kind():
    assert set(TAUGHT) <= set(KINDS)
