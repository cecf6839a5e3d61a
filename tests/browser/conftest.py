"""JupyterLab on a course, and Chromium in front of it; all tests of this folder share them.

The tests are skipped with a reason if Chromium is missing (Debian and Ubuntu: ``apt-get install
chromium``). The page of a failed test is kept in ``build/browser/``, with the server's log.
"""

from __future__ import annotations

import functools
import importlib.util
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from tests.browser.serving import MOMENTS_MS, ROOT, Served, jupyterlab, make_course

KEPT = ROOT / "build" / "browser"
CHROMIUMS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
_FAILED = pytest.StashKey[bool]()


@functools.cache
def chromium() -> str | None:
    """Return the first Chromium on the PATH that starts. Ubuntu's may be a script that only asks
    the user to install a package.
    """
    for name in CHROMIUMS:
        path = shutil.which(name)
        if path:
            asked = subprocess.run([path, "--version"], capture_output=True, timeout=60)
            if asked.returncode == 0:
                return path
    return None


def why_not() -> str | None:
    """Return the missing parts, or None if the tests can run."""
    if importlib.util.find_spec("playwright") is None:
        return "no playwright: pip install -e '.[dev]'"
    return None if chromium() else "no Chromium: apt-get install chromium"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    mine = [item for item in items if item.nodeid.startswith("tests/browser/")]
    if mine and (reason := why_not()):
        for item in mine:
            # pytest would fold equal reasons to one line without names.
            item.add_marker(pytest.mark.skip(reason=f"{item.name}: {reason}"))


# Playwright's event loop runs as long as its browser does, and would be in the way of tests of
# another module in this process.
@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    place = tmp_path_factory.mktemp("browser")
    with jupyterlab(make_course(place / "course"), place / "home") as lab_server:
        yield lab_server


@pytest.fixture(scope="module")
def context(served: Served, tmp_path_factory: pytest.TempPathFactory):
    """A browser that has presented the token and keeps its cache, as a user's browser does:
    JupyterLab is 10 MB.
    """
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser_context = playwright.chromium.launch_persistent_context(
            tmp_path_factory.mktemp("profile"),
            executable_path=chromium(),
            viewport={"width": 1400, "height": 1000},
            base_url=served.url,
        )
        browser_context.set_default_timeout(MOMENTS_MS)
        browser_context.request.get(f"/api/status?token={served.token}")
        yield browser_context
        browser_context.close()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo):
    report = yield
    if call.when == "call":
        item.stash[_FAILED] = report.failed
    return report


@contextmanager
def kept_if_it_fails(page, served: Served, request: pytest.FixtureRequest) -> Iterator[None]:
    """Keep a screenshot and the server's log if the test fails."""
    picture = KEPT / f"{request.node.name}.png"
    picture.unlink(missing_ok=True)
    yield
    if request.node.stash.get(_FAILED, False):
        KEPT.mkdir(parents=True, exist_ok=True)
        page.screenshot(path=picture)
        shutil.copy(served.log, KEPT)


@pytest.fixture
def page(context, served: Served, request: pytest.FixtureRequest):
    """A fresh page for each test."""
    new_page = context.new_page()
    with kept_if_it_fails(new_page, served, request):
        yield new_page
    new_page.close()


@pytest.fixture
def lab(page):
    from tests.browser.lab_page import LabPage

    return LabPage(page)
