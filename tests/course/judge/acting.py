"""Replaces the judge that a fork server would fork: a Python that runs a script.

The script crosses as the judge's environment does, so one fork server serves all tests of a worker.
"""

from __future__ import annotations

import functools
import json
import os
import sys

from harness.base.processes.fork_client import ForkServer
from harness.course.judge import asking
from harness.course.judge.loaded import become

SCRIPT = "ACTING_SCRIPT"


@functools.cache
def actors() -> ForkServer:
    return ForkServer("tests.course.judge.acting", asking._environment())


def act(monkeypatch, script: str) -> None:
    """Let the judge's process run ``script`` instead of the judge."""
    monkeypatch.setenv(SCRIPT, script)
    monkeypatch.setattr(asking, "_fork_server", actors)


def warm_up() -> None:
    """Load nothing more."""


def main() -> None:
    become(json.loads(sys.stdin.buffer.readline()))
    os.execv(sys.executable, [sys.executable, "-c", os.environ[SCRIPT]])
