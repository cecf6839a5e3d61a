"""The kinds and severities of hazards, as the documentation has them."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

from harness.course.exercises.exercise import TAUGHT
from harness.sanitizer.diagnosis import KINDS, Hazard, Severity, in_order

PAGE = Path(__file__).resolve().parents[3] / "docs" / "hazards.md"


def test_the_page_has_every_kind_and_severity_once():
    first_cells = re.findall(r"^\| ([`\w-]+) \|", PAGE.read_text(), re.MULTILINE)
    kinds = [cell.strip("`") for cell in first_cells if cell.startswith("`")]
    assert kinds == list(KINDS)
    severities = [cell for cell in first_cells if cell in list(Severity)]
    assert severities == list(Severity)


def test_taught_kinds_exist():
    assert set(TAUGHT) <= set(KINDS)


def test_diverged_threads_are_listed_after_the_cause():
    """Whatever the lines are: the rest of a warpgroup is waiting for something."""
    alone = Hazard("illegal-access", "error", "", line=3, indirect=True)
    cause = Hazard("missing-proxy-fence", "error", "", line=9)
    advice = Hazard("write-after-read-fence", "warning", "", line=1)
    assert in_order([advice, alone, cause]) == (cause, alone, advice)
    assert in_order([replace(alone, indirect=False), cause])[0].line == 3


def test_a_printed_hazard_is_readable():
    """The headline first, then the rest, below the two lines concerned."""
    done = (
        "No barrier stands between line 3, which writes `tile`, and line 9. Take one: " + "x" * 40
    )
    message = done + " " + "Either may come first, and differently on each run. " * 4
    hazard = Hazard("data-race", "error", message, 9, "y = tile[i]", other_line=3, headline=done)
    first, other, *rest = str(hazard).splitlines()
    assert first == "data-race (error) at line 9: y = tile[i]" and other == "  and line 3"
    assert all(line.startswith("  ") and len(line) <= 100 for line in rest) and len(rest) > 3
    assert hazard.headline == done and not hazard.rest.startswith("No barrier")
