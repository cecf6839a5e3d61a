"""A hub on a separate machine (`machine.py`), and its users, each in a browser.

Skipped with a reason if something is missing: JupyterHub and its proxy (`make hub-env`), Chromium,
or root, since only root can create users. The hub's log, and the page of a failed test are kept in
``build/hub/``.
"""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.browser.conftest import chromium, why_not
from tests.hub.page import ROOT

KEPT = ROOT / "build" / "hub"
STARTED_S = 300.0
MACHINE = ["unshare", "--mount", "--pid", "--fork", "--kill-child", "--mount-proc"]


def missing() -> str | None:
    if os.geteuid() != 0:
        return "only root can make users"
    if not (Path(sys.executable).parent / "configurable-http-proxy").exists():
        return "no JupyterHub: make hub-env"
    if subprocess.run([*MACHINE, "useradd", "--help"], capture_output=True).returncode:
        return "no namespaces, or no useradd"
    nobody = ["setpriv", "--reuid=65534", "--clear-groups", "unshare", "--user", "true"]
    if subprocess.run([*MACHINE, *nobody], capture_output=True).returncode:
        return "no namespaces for who is not root, as the grader of a hub"
    return why_not()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    mine = [item for item in items if item.nodeid.startswith("tests/hub/")]
    if mine and (reason := missing()):
        for item in mine:
            item.add_marker(pytest.mark.skip(reason=f"{item.name}: {reason}"))


@dataclass(frozen=True)
class Hub:
    """A hub's address, a process number on its machine, and its log."""

    url: str
    process: int
    log: Path

    def inside(self, path: str) -> Path:
        """Return a path of that machine."""
        return Path(f"/proc/{self.process}/root{path}")

    def run_as(self, user: str, command: str, **how) -> subprocess.CompletedProcess:
        """Run ``command`` by bash as a user of the machine, in the user's home, in the environment
        of the user's terminal.
        """
        tools = Path(sys.executable).parent
        environment = [
            f"PATH={tools}:/usr/bin:/bin", "HARNESS_EXCHANGE=/srv/tma-exchange",
            f"JUPYTER_CONFIG_PATH={ROOT}/hub/users",
        ]  # fmt: skip
        inside = f"nsenter --target {self.process} --mount --pid --wd=/".split()
        as_user = ["runuser", "-u", user, "--", "env", *environment, "bash", "-c"]
        return subprocess.run(
            [*inside, *as_user, f"cd ~{user} && {command}"], capture_output=True, text=True, **how
        )


@pytest.fixture(scope="module")
def hub() -> Iterator[Hub]:
    shutil.rmtree(KEPT, ignore_errors=True)
    KEPT.mkdir(parents=True)
    ports = free_ports(3)
    log = KEPT / "jupyterhub.log"
    with log.open("w") as out:
        machine = subprocess.Popen(
            [*MACHINE, sys.executable, "-m", "tests.hub.machine", *map(str, ports)],
            cwd=ROOT, stdout=out, stderr=subprocess.STDOUT,
        )  # fmt: skip
    try:
        url = f"http://127.0.0.1:{ports[0]}"
        for path in ("hub/health", "services/course/api"):
            wait_for(f"{url}/{path}", machine, log)
        children = Path(f"/proc/{machine.pid}/task/{machine.pid}/children").read_text()
        yield Hub(url, int(children.split()[0]), log)
    finally:
        machine.send_signal(signal.SIGKILL)  # and with its first process everything on it
        machine.wait()


def free_ports(count: int) -> list[int]:
    held = [socket.socket() for _ in range(count)]
    try:
        for held_socket in held:
            held_socket.bind(("127.0.0.1", 0))
        return [one.getsockname()[1] for one in held]
    finally:
        for held_socket in held:
            held_socket.close()


def wait_for(url: str, machine: subprocess.Popen, log: Path) -> None:
    begun = time.monotonic()
    while time.monotonic() - begun < STARTED_S:
        assert machine.poll() is None, log.read_text()
        try:
            urllib.request.urlopen(url, timeout=5).close()
            return
        except OSError:
            time.sleep(0.2)
    raise AssertionError(log.read_text())


@pytest.fixture(scope="module")
def browser():
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=chromium())
        yield launched
        launched.close()
