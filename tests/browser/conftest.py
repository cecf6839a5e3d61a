"""A course with one graded submission, JupyterLab on it, and Chromium in front.

Skipped by name where there is no Chromium (Debian and Ubuntu: ``apt-get install chromium``).
"""

from __future__ import annotations

import os
import secrets
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from harness.classroom.course import Course, find_course
from harness.classroom.rehearsal import rehearse

ROOT = Path(__file__).resolve().parents[2]
SHOTS = ROOT / "build" / "browser"  # what the page looked like when a test failed
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
LAB, STUDENT = "tile_copy", "reference"
# Off-screen cells are otherwise taken off the page, where neither we nor a search finds them.
SETTING = '{"windowingMode": "none"}'


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if CHROMIUM is None and Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.skip(reason="no Chromium: apt-get install chromium"))


@pytest.fixture(scope="session")
def course(tmp_path_factory: pytest.TempPathFactory) -> Course:
    """The lab as handed out, and one submission, handed in and graded."""
    place = tmp_path_factory.mktemp("browser") / "course"
    before = os.environ.get("HARNESS_SANDBOX")
    os.environ["HARNESS_SANDBOX"] = before or "best-effort"
    try:
        wrong = ROOT / "tests" / "labs" / LAB / "wrong"
        done = rehearse(find_course(ROOT), LAB, place, wrong, (STUDENT,), tell=lambda line: None)
    finally:
        if before is None:
            del os.environ["HARNESS_SANDBOX"]
    assert done.as_expected, done
    shutil.copy(ROOT / "nbgrader_config.py", place)
    shutil.copy(ROOT / "labs" / "index.ipynb", place / "labs")
    return Course(place, place / "nbgrader_config.py")


@pytest.fixture(scope="session")
def server(course: Course) -> Iterator[tuple[str, str]]:
    """(url, token) of JupyterLab, started on the course with what ``make lab`` says."""
    home, token = course.root.parent / "home", secrets.token_hex(8)
    settings = home / "settings" / "@jupyterlab" / "notebook-extension"
    settings.mkdir(parents=True)
    (settings / "tracker.jupyterlab-settings").write_text(SETTING)
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    environment = os.environ | {
        "PYTHONPATH": str(ROOT),
        "HARNESS_DEVICE": "emulator",
        "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}",
        "JUPYTERLAB_SETTINGS_DIR": str(home / "settings"),
        "JUPYTERLAB_WORKSPACES_DIR": str(home / "workspaces"),
        **{f"JUPYTER_{name}_DIR": str(home / name) for name in ("CONFIG", "DATA", "RUNTIME")},
    }
    (default,) = [
        word
        for line in (ROOT / "Makefile").read_text().splitlines()
        for word in line.split()
        if word.startswith("--LabApp.default_url=")
    ]
    command = [sys.executable, "-m", "jupyter", "lab", default, "--no-browser", "--allow-root"]
    command += [f"--port={port}", "--port-retries=0", f"--IdentityProvider.token={token}"]
    log = home / "jupyter.log"
    url = f"http://127.0.0.1:{port}"
    with log.open("w") as out:
        process = subprocess.Popen(
            command, cwd=course.root, env=environment, stdout=out, stderr=subprocess.STDOUT
        )
        try:
            _wait(f"{url}/api?token={token}", process, log)
            yield url, token
        finally:
            process.terminate()
            try:
                process.wait(20)
            except subprocess.TimeoutExpired:
                process.kill()


def _wait(url: str, process: subprocess.Popen, log: Path) -> None:
    begun = time.monotonic()
    while time.monotonic() - begun < 60:
        assert process.poll() is None, log.read_text()
        try:
            urllib.request.urlopen(url, timeout=5).close()
            return
        except OSError:
            time.sleep(0.2)
    raise AssertionError(log.read_text())


@pytest.fixture(scope="session")
def browser():
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        # Chromium's own sandbox does not start as root, as in a container; the pages are ours.
        unboxed = ["--no-sandbox"] if os.geteuid() == 0 else []
        opened = playwright.chromium.launch(executable_path=CHROMIUM, args=unboxed)
        yield opened
        opened.close()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo):
    report = yield
    if call.when == "call":
        item.stash[_FAILED] = report.failed
    return report


_FAILED = pytest.StashKey[bool]()


@pytest.fixture
def page(browser, server, request: pytest.FixtureRequest):
    """A page of its own for each test; a picture of it is kept if the test fails."""
    context = browser.new_context(viewport={"width": 1400, "height": 1000})
    one = context.new_page()
    yield one
    if request.node.stash.get(_FAILED, False):
        SHOTS.mkdir(parents=True, exist_ok=True)
        one.screenshot(path=SHOTS / f"{request.node.name}.png")
    context.close()


@pytest.fixture
def lab(page, server):
    from tests.browser.lab_page import LabPage

    return LabPage(page, *server)
