"""A course with a graded submission, and JupyterLab on it as ``make course`` starts it."""

from __future__ import annotations

import json
import os
import secrets
import shlex
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest

from harness.classroom.course.course import Course, find_course
from tests.classroom.rehearsal import rehearse

ROOT = Path(__file__).resolve().parents[2]
EVERYBODY = ROOT / "hub" / "everybody"  # settings, with which `make course` begins
LAB, STUDENT = "tile_copy", "no-proxy-fence"  # a known-wrong answer: its card says more
STARTED_S = 300.0
STARTED_MS = int(STARTED_S * 1e3)  # JupyterLab, or a kernel
MOMENTS_MS = 180_000  # enough for anything immediate on an idle machine
RAN_MS = 300_000  # a cell; the first kernel that numba compiles takes seconds
# Differences from a fresh JupyterLab, which takes cells that are off the screen off the page, where
# no search finds them, and saves a notebook that would then be the next test's.
SETTINGS = {
    "@jupyterlab/notebook-extension/tracker": {"windowingMode": "none"},
    "@jupyterlab/docmanager-extension/plugin": {"autosave": False},
}


@dataclass(frozen=True)
class Served:
    """A running JupyterLab: its address (``http://127.0.0.1:port``), its token, its course and its
    log.
    """

    url: str
    token: str
    course: Course | None
    log: Path


def make_course(place: Path) -> Course:
    """The released labs and a submission: collected, graded, with feedback."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("HARNESS_SANDBOX", os.environ.get("HARNESS_SANDBOX", "best-effort"))
        done = rehearse(find_course(ROOT), LAB, place, only=(STUDENT,), report=lambda line: None)
    assert done.as_expected, done
    shutil.copy(ROOT / "nbgrader_config.py", place)
    shutil.copy(ROOT / "labs" / "index.ipynb", place / "labs")
    return Course(place, place / "nbgrader_config.py")


@contextmanager
def jupyterlab(course: Course, home: Path) -> Iterator[Served]:
    """The command that ``make course`` runs, with the user's folders below ``home``."""
    command = [sys.executable, "-m", *what_make_course_runs()]
    with serving(command, course.root, home, JUPYTER_CONFIG_PATH=str(EVERYBODY)) as begun:
        yield Served(*begun, course, home / "jupyter.log")


@contextmanager
def serving(
    command: list[str], folder: Path, home: Path, **environment: str
) -> Iterator[tuple[str, str]]:
    """Run ``command``, which takes JupyterLab's options: its server's address, and its token."""
    for name, setting in SETTINGS.items():
        file = home / "settings" / f"{name}.jupyterlab-settings"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(json.dumps(setting))
    token = secrets.token_hex(8)
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    own = (
        f"--no-browser --allow-root --port={port} --port-retries=0 --IdentityProvider.token={token}"
    )
    url, log = f"http://127.0.0.1:{port}", home / "jupyter.log"
    with log.open("w") as out:
        process = subprocess.Popen(
            [*command, *own.split()],
            cwd=folder,
            env=os.environ | _environment(home) | environment,
            stdout=out,
            stderr=subprocess.STDOUT,
        )
        try:
            _wait(f"{url}/api?token={token}", log, process)
            yield url, token
        finally:
            process.terminate()  # the server ends its kernels
            try:
                process.wait(20)
            except subprocess.TimeoutExpired:
                process.kill()


def what_make_course_runs() -> list[str]:
    """Return ``["jupyter", "lab", ...]`` as the Makefile has it."""
    # Below another make, this one would take over its flags and say where it is.
    alone = {name: value for name, value in os.environ.items() if not name.startswith("MAKE")}
    output = subprocess.run(
        ["make", "--dry-run", "--always-make", "course"],
        cwd=ROOT, env=alone, capture_output=True, text=True, check=True,
    ).stdout  # fmt: skip
    (line,) = (line for line in output.splitlines() if "/jupyter lab" in line)
    words = shlex.split(line)
    (start,) = (i for i, word in enumerate(words) if word.endswith("/jupyter"))
    return ["jupyter", *words[start + 1 :]]


def _environment(home: Path) -> dict[str, str]:
    return {
        "PYTHONPATH": str(ROOT),
        "HARNESS_DEVICE": "emulator",
        # `make course` sets it, too: Formgrader looks for its database tool there.
        "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}",
        "JUPYTERLAB_SETTINGS_DIR": str(home / "settings"),
        "JUPYTERLAB_WORKSPACES_DIR": str(home / "workspaces"),
        **{f"JUPYTER_{name}_DIR": str(home / name) for name in ("CONFIG", "DATA", "RUNTIME")},
    }


def _wait(url: str, log: Path, process: subprocess.Popen) -> None:
    begun = time.monotonic()
    while time.monotonic() - begun < STARTED_S:
        assert process.poll() is None, log.read_text()
        try:
            urllib.request.urlopen(url, timeout=5).close()
            return
        except OSError:
            time.sleep(0.1)
    raise AssertionError(log.read_text())
