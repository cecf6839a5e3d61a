"""Run axe-core on the page that a browser shows."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.website.conftest import ROOT

AXE = ROOT / "build" / "axe" / "node_modules" / "axe-core" / "axe.min.js"
LEVELS = ("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa")
EXAMINE = """async (only) => {
  const found = await axe.run(document, { runOnly: only, resultTypes: ["violations"] });
  return found.violations.flatMap((one) => one.nodes.map(
    (node) => `${one.id}: ${node.target}: ${node.html.slice(0, 120)}: ${node.failureSummary}`));
}"""

needed = pytest.mark.skipif(not AXE.is_file(), reason="no axe-core (npm)")


def violations(page, rules: Sequence[str] = LEVELS) -> list[str]:
    """Return violations of levels A and AA, or of only ``rules``, in words."""
    page.evaluate(AXE.read_text())
    return page.evaluate(EXAMINE, list(rules))


def in_both_themes(page) -> list[str]:
    """In the dark theme a page differs only in its colors."""
    page.emulate_media(color_scheme="light")
    broken = violations(page)
    page.emulate_media(color_scheme="dark")
    return broken + violations(page, ["color-contrast"])
