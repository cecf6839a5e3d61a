"""Every page, in a browser: what axe-core says of it in both themes, on a telephone, its size."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest

from tests.website.conftest import AXE, Parsed

MOST_BYTES = 3_000_000
PHONE = {"width": 360, "height": 740}
LEVELS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
EXAMINE = """async (levels) => {
  const found = await axe.run(document, { runOnly: levels, resultTypes: ["violations"] });
  return found.violations.flatMap((one) => one.nodes.map(
    (node) => `${one.id}: ${node.html.slice(0, 120)}: ${node.failureSummary.slice(0, 200)}`));
}"""


def on_each(pages: dict[str, Parsed], look: Callable[[str], list[str]]) -> None:
    """All that ``look`` finds on any page, or nothing."""
    found = [f"{name}: {what}" for name in pages for what in look(name)]
    assert not found, "\n".join(found[:40])


def test_axe_finds_nothing_in_either_theme(page, pages: dict[str, Parsed]) -> None:
    if not AXE.is_file():
        pytest.skip("test_axe_finds_nothing_in_either_theme: no axe-core (npm)")

    def look(name: str) -> list[str]:
        found = []
        page.emulate_media(color_scheme="light")
        page.goto(name)
        page.evaluate(AXE.read_text())
        for theme in ("light", "dark"):
            page.emulate_media(color_scheme=theme)
            found += [f"{theme}: {one}" for one in page.evaluate(EXAMINE, LEVELS)]
        return found

    on_each(pages, look)


def test_no_page_is_wider_than_a_telephone(page, pages: dict[str, Parsed]) -> None:
    page.set_viewport_size(PHONE)

    def look(name: str) -> list[str]:
        page.goto(name)
        width = page.evaluate("document.documentElement.scrollWidth")
        return [f"{width} pixels"] if width > PHONE["width"] else []

    on_each(pages, look)


def test_no_page_is_large_or_asks_another_host(
    page, address: str, folder: Path, pages: dict[str, Parsed]
) -> None:
    asked: set[str] = set()
    page.on("request", lambda request: asked.add(request.url))

    def look(name: str) -> list[str]:
        asked.clear()
        page.goto(name, wait_until="networkidle")
        loaded = [url for url in asked if not url.startswith(("data:", "blob:"))]
        elsewhere = [url for url in loaded if not url.startswith(address)]
        mine = [folder / unquote(urlsplit(url).path).lstrip("/") for url in loaded]
        size = sum(path.stat().st_size for path in mine if path.is_file())
        return elsewhere + ([f"{size} bytes"] if size > MOST_BYTES else [])

    on_each(pages, look)
