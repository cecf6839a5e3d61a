"""Judges leave no files on the machine, however they and their callers end."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest

from harness.base import settings
from harness.course.judge import asking
from tests.course.judge.acting import SCRIPT, act
from tests.course.judge.fakes import submission

# In the place of a judge: it fills folders, and starts a process that works in one.
LEAVES = """
import subprocess, tempfile
for _ in range(100):
    folder = tempfile.mkdtemp(prefix="harness-ptxas-")
    open(folder + "/kernel.ptx", "w").close()
subprocess.Popen(["sleep", "60"], cwd=folder)
"""
ASKS = """
import sys
from harness.course.judge import asking
from harness.course.judge.submission import from_json
from tests.course.judge.acting import actors
asking._fork_server = actors
while True:
    asking.ask(from_json(sys.argv[1].encode()))
"""

NEXT_ONE = "from harness.course.judge import asking; asking._fork_server()"


def test_a_killed_judge_leaves_nothing(monkeypatch, tmp_path) -> None:
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    script = LEAVES + "import os; os.kill(os.getpid(), 9)"
    act(monkeypatch, script)
    assert asking.ask(submission("right")).problems[0].kind == "judge-error"
    assert os.listdir(tmp_path) == [] and _soon(lambda: not _of(tmp_path))


def test_a_killed_caller_leaves_nothing(tmp_path) -> None:
    draw = random.Random(17)
    environment = {**asking._environment(), "TMPDIR": str(tmp_path), SCRIPT: LEAVES}
    text = asking.to_json(submission("right")).decode()
    for _ in range(3):
        command = [sys.executable, "-c", ASKS, text]
        with subprocess.Popen(command, env=environment, stderr=subprocess.DEVNULL) as asks:
            assert _soon(lambda: any(tmp_path.rglob("harness-ptxas-*")))
            time.sleep(draw.uniform(0.0, 0.3))
            asks.send_signal(signal.SIGKILL)
    assert _soon(lambda: not _of(tmp_path)) and os.listdir(tmp_path)
    subprocess.run([sys.executable, "-c", NEXT_ONE], env=environment, check=True)
    assert os.listdir(tmp_path) == []


ASSEMBLES = """
import sys
from harness.sanitizer.assembler import assembler, trial
if sys.argv[1] == "trial":
    with trial.begin(sys.argv[2]) as asked:
        asked.outcome()
else:
    assembler.run_ptxas(assembler.find_ptxas(), sys.argv[2], "sm_90a")
"""


@pytest.mark.parametrize("how", ["trial", "assemble"])
def test_a_notebook_killed_while_assembling_leaves_nothing(tmp_path, how) -> None:
    """In a process of the reader's, not a judge: the next caller of a judge sweeps."""
    slow = tmp_path / "ptxas"
    slow.write_text("#!/bin/sh\nexec sleep 5\n")
    slow.chmod(0o755)
    place = tmp_path / "temporary"
    place.mkdir()
    environment = {**asking._environment(), "TMPDIR": str(place)}
    environment |= {settings.PTXAS.name: str(slow), "HARNESS_CACHE_DIR": "off"}
    command = [sys.executable, "-c", ASSEMBLES, how, "a text"]
    with subprocess.Popen(command, env=environment) as notebook:
        assert _soon(lambda: any(place.glob("*/kernel.ptx")))
        notebook.send_signal(signal.SIGKILL)
    subprocess.run([sys.executable, "-c", NEXT_ONE], env=environment, check=True)
    assert os.listdir(place) == []


def _of(place: Path) -> list[str]:
    """Return the processes that work below ``place``."""
    labs = []
    for link in Path("/proc").glob("[0-9]*/cwd"):
        with suppress(OSError):
            if os.readlink(link).startswith(f"{place}/"):
                labs.append(link.parent.name)
    return labs


def _soon(what: Callable[[], bool]) -> bool:
    deadline = time.monotonic() + 30
    while not what() and time.monotonic() < deadline:
        time.sleep(0.05)
    return what()
