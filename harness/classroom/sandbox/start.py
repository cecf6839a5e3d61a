"""How a sandbox's first process comes to be: a fork of a nursery, or a fresh Python."""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Mapping
from typing import IO, Protocol

from harness.classroom.sandbox.nursery import PACKET_BYTES


class Started(Protocol):
    """A first process that runs. Its job is its standard input."""

    def end(self) -> None:
        """Kill its session, and leave no zombie."""


class Fresh:
    """A Python of its own."""

    def __init__(self, job: IO[bytes], out: int, err: int, environment: Mapping[str, str]):
        self._process = subprocess.Popen(
            [sys.executable, "-P", "-m", "harness.classroom.sandbox.jail"],
            stdin=job,
            stdout=out,
            stderr=err,
            env=dict(environment),
            start_new_session=True,
        )

    def end(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()


class Nursery:
    """The grader's end of a nursery for jobs of ``module``, started when it is first asked.

    Its ``environment`` is what the modules are loaded with. Threads may share it."""

    def __init__(self, module: str, environment: Mapping[str, str]):
        self._module, self._environment = module, dict(environment)
        self._lock = threading.Lock()
        self._socket: socket.socket | None = None
        self.process: subprocess.Popen | None = None

    def fork(self, job: IO[bytes], out: int, err: int) -> Forked:
        with self._lock:
            for _ in range(2):  # one that has died, for want of memory say, is replaced once
                try:
                    if self._socket is None:
                        self._socket = self._begin()
                    socket.send_fds(self._socket, [b"fork"], [job.fileno(), out, err])
                    return Forked(self, int(self._socket.recv(PACKET_BYTES)))
                except (OSError, ValueError):
                    self._forget()
            raise OSError(f"the process that forks for {self._module} does not live")

    def end(self, process: int) -> None:
        with self._lock, contextlib.suppress(OSError):  # where it died, its forks died with it
            if self._socket is not None:
                self._socket.send(str(process).encode())
                self._socket.recv(PACKET_BYTES)

    def _begin(self) -> socket.socket:
        ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        with theirs:
            name = "harness.classroom.sandbox.nursery"
            self.process = subprocess.Popen(
                [sys.executable, "-P", "-m", name, str(theirs.fileno()), self._module],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                env=self._environment,
                pass_fds=[theirs.fileno()],
                start_new_session=True,
            )
        return ours

    def _forget(self) -> None:
        """It ends where nobody listens; one that is dead already leaves no zombie."""
        if self._socket is not None:
            self._socket.close()
        if self.process is not None:
            self.process.kill()
            self.process.wait()
        self._socket = self.process = None


class Forked:
    """A fork of a nursery."""

    def __init__(self, nursery: Nursery, number: int):
        self._nursery, self._number = nursery, number

    def end(self) -> None:
        self._nursery.end(self._number)
