"""The caller's hold on its worker process: started when needed, ended when it is stuck."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import harness
from harness.devices.hopper.messages import Closed, receive, send
from harness.errors import HarnessError

START_TIMEOUT_S = 60.0  # a busy machine may take long to import and to make a context


class WorkerDied(HarnessError):
    """The worker process ended by itself, which no launch should make it do."""


class WorkerProcess:
    """A running worker. ``memories`` are the arrays that it was given and still holds."""

    def __init__(self, uuid: str):
        self.memories: set[int] = set()
        self._output = tempfile.TemporaryFile()  # noqa: SIM115 -- closed by `end`
        self._connection, other = socket.socketpair()
        # -P: no module of the caller's working directory takes the place of one of ours.
        command = [sys.executable, "-P", "-m", "harness.devices.hopper.worker"]
        with other:
            self._process = subprocess.Popen(
                [*command, str(other.fileno()), uuid],
                pass_fds=[other.fileno()],
                env=_environment(),
                stdin=subprocess.DEVNULL,
                stdout=self._output,
                stderr=self._output,
                start_new_session=True,  # an interrupt from the keyboard is the caller's alone
            )
        try:
            self.greeting = self._answer(time.monotonic() + START_TIMEOUT_S)
        except TimeoutError:
            self.end()
            raise WorkerDied(f"the Hopper worker did not start in {START_TIMEOUT_S:g} s") from None
        except BaseException:
            self.end()
            raise

    def ask(
        self,
        request: dict[str, Any],
        payload: bytes = b"",
        descriptors: tuple[int, ...] = (),
        timeout_s: float = START_TIMEOUT_S,
    ) -> dict[str, Any]:
        """One request and its answer. Raises TimeoutError, WorkerDied."""
        deadline = time.monotonic() + timeout_s
        try:
            send(self._connection, request, payload, descriptors)
        except Closed:
            raise self._died() from None
        return self._answer(deadline)

    def end(self) -> None:
        """Kill the process, whatever it is doing; a kernel of its ends with it."""
        self._process.kill()
        self._process.wait()
        self._connection.close()
        self._output.close()

    @property
    def alive(self) -> bool:
        return self._process.poll() is None

    @property
    def pid(self) -> int:
        return self._process.pid

    def _answer(self, deadline: float) -> dict[str, Any]:
        try:
            return receive(self._connection, deadline)[0]
        except Closed:
            raise self._died() from None

    def _died(self) -> WorkerDied:
        try:
            status = self._process.wait(5.0)
        except subprocess.TimeoutExpired:
            status = None
        self._output.seek(0)
        said = self._output.read()[-2000:].decode(errors="replace").strip()
        return WorkerDied(
            f"the process that runs kernels on the GPU ended by itself (exit status {status}); "
            f"it said: {said or 'nothing'}"
        )


def _environment() -> dict[str, str]:
    home = str(Path(harness.__file__).resolve().parent.parent)
    path = os.pathsep.join(filter(None, [home, os.environ.get("PYTHONPATH", "")]))
    return {**os.environ, "PYTHONPATH": path}
