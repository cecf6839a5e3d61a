"""Access of a student's process without namespaces."""

from __future__ import annotations

import os
import socket

import pytest

from harness.classroom.sandbox import restrictions
from harness.classroom.sandbox.means import Means
from tests.classroom.sandbox.test_sandbox import run_cell, shown

TRIES = """
import os, signal, socket

def tried(what):
    try:
        what()
    except OSError:
        return "closed"
    return "OPEN"

print("reads", tried(lambda: open({secret!r}).read()))
print("lists", tried(lambda: os.listdir({folder!r})))
print("writes", tried(lambda: open({folder!r} + "/new", "w")))
print("accounts", tried(lambda: open("/etc/passwd").read()))
print("environment", tried(lambda: open("/proc/{grader}/environ").read()))
print("memory", tried(lambda: open("/proc/{grader}/mem", "rb")))
print("signals", tried(lambda: os.kill({grader}, 0)))
print("network", tried(lambda: socket.create_connection(("127.0.0.1", {port}), 5)))
"""
WORKS = """
import os, pathlib, subprocess, sys, tempfile
import numpy as np
import harness
with tempfile.TemporaryDirectory() as place:
    pathlib.Path(place, "a").write_text("a")
    os.rename(f"{place}/a", f"{place}/b")
pathlib.Path("of_mine.py").write_text("x = 40")
import of_mine
done = subprocess.run([sys.executable, "-c", "print(2)"], capture_output=True, text=True)
print("WORKS", of_mine.x + int(done.stdout), np.ones(3).sum(), open(os.devnull, "w").write("x"))
"""


@pytest.fixture(autouse=True)
def _needs_landlock() -> None:
    if restrictions.landlock_version() < 6:
        pytest.skip("this kernel's Landlock does not close all of it")


def test_graders_files_and_processes_are_out_of_reach(tmp_path) -> None:
    secret = tmp_path / "gradebook.db"
    secret.write_text("points")
    secret.chmod(0o666)
    tmp_path.chmod(0o777)
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]
        source = TRIES.format(
            secret=str(secret), folder=str(tmp_path), grader=os.getpid(), port=port
        )
        output = shown(run_cell("limits", source))
    assert output.count("closed") == 8 and "OPEN" not in output, output
    assert os.listdir(tmp_path) == ["gradebook.db"]


def test_a_notebooks_requirements_are_available() -> None:
    assert "WORKS 42 3.0 1" in shown(run_cell("limits", WORKS))


def test_grade_reports_missing_namespaces() -> None:
    line = "files of others closed (Landlock): "
    assert line + "in force" in Means(False, False, True, "refused", 7).lines()
    assert line + "NOT in force" in Means(False, False, True, "refused").lines()
    assert not any("Landlock" in wall for wall in Means(True, True, True).lines())
