"""The site as ``make site`` built it, on a local server, opened in Chromium.

``make site-test`` sets ``SITE`` to its folder; without it or without Chromium, all tests are
skipped with a reason. The page of a failed test is kept in ``build/site-tests/``.
"""

from __future__ import annotations

import functools
import http.server
import os
import threading
from collections.abc import Iterator
from dataclasses import dataclass, field
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from tests.browser.conftest import chromium, why_not

ROOT = Path(__file__).resolve().parents[2]
KEPT = ROOT / "build" / "site-tests"
VARIABLE = "SITE"
PATIENCE_MS = 180_000  # for what comes within moments, on an idle machine


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    mine = [item for item in items if item.nodeid.startswith("tests/website/")]
    missing = None if os.environ.get(VARIABLE) else "no site: make site-test"
    if mine and (reason := missing or why_not()):
        for item in mine:
            item.add_marker(pytest.mark.skip(reason=f"{item.name}: {reason}"))


@dataclass
class Parsed(HTMLParser):
    """A page's text as a program sees it: tags with their attributes, and all ids."""

    tags: list[tuple[str, dict[str, str]]] = field(default_factory=list)
    ids: set[str] = field(default_factory=set)

    def __post_init__(self) -> None:
        super().__init__()

    def handle_starttag(self, tag: str, attributes: list) -> None:
        named = {name: value or "" for name, value in attributes}
        self.tags.append((tag, named))
        self.ids.update(named[name] for name in ("id", "name") if name in named)


@pytest.fixture(scope="session")
def folder() -> Path:
    return Path(os.environ[VARIABLE]).resolve()


@pytest.fixture(scope="session")
def pages(folder: Path) -> dict[str, Parsed]:
    """Every page by its path, parsed."""
    parsed = {}
    for path in sorted(folder.rglob("*.html")):
        parsed[str(path.relative_to(folder))] = page = Parsed()
        page.feed(path.read_text())
    assert len(parsed) > 40
    return parsed


ROOT_PATH = urlsplit(os.environ.get("SITE_URL", "")).path.rstrip("/")  # that of 404.html's links


class _Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *args: object) -> None:
        pass

    def translate_path(self, path: str) -> str:
        return super().translate_path(path.removeprefix(ROOT_PATH))


@pytest.fixture(scope="session")
def address(folder: Path) -> Iterator[str]:
    handler = functools.partial(_Quiet, directory=str(folder))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


@pytest.fixture(scope="module")
def browser():
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=chromium())
        yield launched
        launched.close()


@pytest.fixture
def page(browser, address: str, request: pytest.FixtureRequest):
    """A fresh page, which fails the test if its script does."""
    new_page = browser.new_page(base_url=address, viewport={"width": 1300, "height": 900})
    new_page.set_default_timeout(PATIENCE_MS)
    failed: list[str] = []
    new_page.on("pageerror", lambda error: failed.append(str(error)))
    yield new_page
    KEPT.mkdir(parents=True, exist_ok=True)
    new_page.screenshot(path=KEPT / f"{request.node.name}.png")
    new_page.close()
    assert not failed
