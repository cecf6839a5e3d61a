"""The caller's hold on its worker: a single request at a time, and an end when it is stuck."""

from __future__ import annotations

import os
import select
import socket
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from typing import Any, cast

import harness
from harness.base.errors import HarnessError
from harness.base.processes.waits import waiting
from harness.course.devices.hopper.messages import (
    Closed,
    Greeting,
    WorkerAnswer,
    WorkerRequest,
    receive,
    send,
)

START_TIMEOUT_S = 60.0  # a busy machine may take long to import and to make a context
OPENING_S = 600.0  # the worker may wait for others' benchmarks before it opens its context


class WorkerDied(HarnessError):
    """The worker process ended unexpectedly, which no launch should cause."""


class WorkerProcess:
    """A worker that this process has started, and a conversation with it, a single request at a
    time. ``memories`` are the arrays that it was given, or has made, and still holds; ``greeting``
    is its message when it had its context."""

    program = "harness.course.devices.hopper.worker"
    greeting: Greeting

    def __init__(self, uuid: str):
        self._connection, other = socket.socketpair()
        self._output = tempfile.TemporaryFile()  # noqa: SIM115 -- closed by `leave`
        self.memories: set[int] = set()
        # -P: no module of the caller's working directory takes the place of one of ours.
        command = [sys.executable, "-P", "-m", self.program]
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

    @property
    def pid(self) -> int:
        return self._process.pid

    def ask(
        self,
        request: WorkerRequest,
        payload: bytes = b"",
        descriptors: tuple[int, ...] = (),
        timeout_s: float = START_TIMEOUT_S,
    ) -> WorkerAnswer:
        """Send a request and return its answer. Raises TimeoutError, WorkerDied."""
        deadline = time.monotonic() + timeout_s
        try:
            send(self._connection, request, payload, descriptors)
        except Closed:
            raise self._died() from None
        return cast(WorkerAnswer, self._received(deadline))

    def end(self) -> None:
        """Kill the worker, busy or not, and wait for its end; a kernel of its ends with it."""
        self._process.kill()
        self._process.wait()
        self.leave()

    def leave(self) -> None:
        """Leave the worker. It ends on its own if nobody else has the conversation, and is not
        waited for."""
        self._connection.close()
        self._output.close()

    def greeted(self) -> None:
        """Wait until it has its context. Raises WorkerDied."""
        select.select([self._connection], [], [], START_TIMEOUT_S)  # its start: this process's time
        with waiting():  # for others' benchmarks
            try:
                self.greeting = cast(Greeting, self._received(time.monotonic() + OPENING_S))
            except TimeoutError:
                self.end()
                raise WorkerDied(f"the Hopper worker did not start in {OPENING_S:g} s") from None
            except BaseException:
                self.end()
                raise

    def _received(self, deadline: float) -> dict[str, Any]:
        try:
            return receive(self._connection, deadline)[0]
        except Closed:
            raise self._died() from None

    def _died(self) -> WorkerDied:
        status = None
        with suppress(subprocess.TimeoutExpired):
            status = self._process.wait(5.0)
        self._output.seek(0)
        output = self._output.read()[-2000:].decode(errors="replace").strip()
        return WorkerDied(
            f"the process that runs kernels on the GPU ended by itself (exit status {status}); "
            f"it said: {output or 'nothing'}"
        )


def _environment() -> dict[str, str]:
    home = str(Path(harness.__file__).resolve().parent.parent)
    path = os.pathsep.join(filter(None, [home, os.environ.get("PYTHONPATH", "")]))
    return {**os.environ, "PYTHONPATH": path}
