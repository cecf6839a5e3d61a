"""Every page, in a browser: axe-core's report in both themes, its width, its size."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from urllib.parse import unquote, urlsplit

from tests.website import axe
from tests.website.conftest import Parsed

MOST_BYTES = 3_000_000
TELEPHONE = 360


def on_each(pages: dict[str, Parsed], look: Callable[[str], list[str]]) -> None:
    """Return all findings of ``look`` on any page, or nothing."""
    problems = [(name, what) for name in pages for what in look(name)]
    places = Counter(name for name, _ in problems)
    assert not problems, "\n".join(["", *(f"{n} on {name}" for name, n in places.items()),
                                 *(f"{name}: {what}" for name, what in problems[:20])])  # fmt: skip


@axe.needed
def test_axe_finds_nothing_in_either_theme(page, pages: dict[str, Parsed]) -> None:
    def look(name: str) -> list[str]:
        page.goto(name)
        return axe.in_both_themes(page)

    on_each(pages, look)


def test_no_page_is_wider_than_its_window(page, pages: dict[str, Parsed]) -> None:
    def look(name: str) -> list[str]:
        page.goto(name)
        problems = []
        for window in (TELEPHONE, 1000, 1580, 1690):  # each a layout of the theme, or of ours
            page.set_viewport_size({"width": window, "height": 740})
            width = page.evaluate("document.documentElement.scrollWidth")
            if width > window:
                problems.append(f"{width} pixels in a window of {window}")
        return problems

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
