"""A sandbox's first process as a fresh Python, if no fork server forks it."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
from collections.abc import Mapping
from typing import IO


class Fresh:
    """A Python of its own. Its job is its standard input."""

    def __init__(self, job: IO[bytes], out: int, err: int, environment: Mapping[str, str]):
        self._process = subprocess.Popen(
            [sys.executable, "-P", "-m", "harness.classroom.sandbox.jail"],
            stdin=job,
            stdout=out,
            stderr=err,
            env=dict(environment),
            start_new_session=True,
        )

    @property
    def number(self) -> int:
        return self._process.pid

    def end(self) -> None:
        """Kill its session, and leave no zombie."""
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
