"""A page of the site on a local server, opened in Chromium.

Skipped with a reason without Chromium or a folder of Pyodide (`distribution`).
"""

from __future__ import annotations

import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

from docs.site import emulator
from tests.browser.conftest import chromium, why_not
from tests.page.distribution import distribution

PATIENCE_MS = 180_000  # for what comes within moments, on an idle machine
PAGE = """<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Check</title>
<link rel="stylesheet" href="/_static/live/live.css"></head>
<body><main><h1>Check PTX here</h1><div id="live-ptx"></div></main>
<script type="module" src="/_static/live/ptx.js"></script></body></html>
"""


class _Quiet(SimpleHTTPRequestHandler):
    extensions_map = {**SimpleHTTPRequestHandler.extensions_map, ".mjs": "text/javascript"}

    def log_message(self, *args) -> None:
        pass


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server with the page that checks any PTX."""
    pyodide = distribution()
    if pyodide is None:
        pytest.skip("no Pyodide: a folder of it in build/pyodide")
    folder: Path = tmp_path_factory.mktemp("site")
    live = folder / "_static" / "live"
    live.mkdir(parents=True)
    for script in emulator.LIVE.glob("*.*"):
        (live / script.name).write_bytes(script.read_bytes())
    emulator.write(live, pyodide)
    (folder / "check.html").write_text(PAGE)
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(_Quiet, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_address[1]}"
    server.shutdown()


@pytest.fixture(scope="module")
def browser():
    if (reason := why_not()) is not None:
        pytest.skip(reason)
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        yield playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])


@pytest.fixture
def page(browser):
    context = browser.new_context()
    context.set_default_timeout(PATIENCE_MS)
    opened = context.new_page()
    opened.errors = []
    opened.on("pageerror", lambda error: opened.errors.append(str(error)))
    yield opened
    assert opened.errors == []
    context.close()
