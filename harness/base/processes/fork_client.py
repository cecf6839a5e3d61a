"""The client's side of a fork server, which is started when it is first needed."""

from __future__ import annotations

import atexit
import contextlib
import os
import socket
import subprocess
import sys
import tempfile
import threading
from collections.abc import Mapping, Sequence

from harness.base.processes.fork_server import PACKET_BYTES

_SAID, _LAST_WORDS_S = 2000, 5.0


class Fork:
    """A process that a fork server forked, in a session of its own. ``number`` is its pid."""

    def __init__(self, connection: socket.socket, number: int):
        self._connection, self.number = connection, number

    def end(self) -> int | None:
        """Kill the remaining processes of its session, and wait for its end. Return its exit
        status, negative for a signal's; None if the fork server died, and the fork with it."""
        with self._connection, contextlib.suppress(OSError, ValueError):
            with contextlib.suppress(OSError):
                self._connection.shutdown(socket.SHUT_WR)
            return int(self._connection.recv(PACKET_BYTES))
        return None


class ForkServer:
    """A fork server for jobs of ``module`` (see `harness.base.processes.fork_server`), which is
    given ``arguments`` to warm up and is loaded with ``environment``. Threads may share it."""

    def __init__(self, module: str, environment: Mapping[str, str], *arguments: str):
        self._command = [module, *arguments]
        self._environment = dict(environment)
        self._lock = threading.Lock()
        self._socket: socket.socket | None = None
        self._errors = tempfile.TemporaryFile()  # noqa: SIM115 -- kept as long as it lives
        self.process: subprocess.Popen[bytes] | None = None
        atexit.register(self._close)

    def begin(self) -> None:
        """Start it, if it is not running, and do not wait for it."""
        with self._lock:
            self._requests()

    def fork(self, descriptors: Sequence[int]) -> Fork:
        """Return a fork with ``descriptors`` as its standard streams and further descriptors.
        Raises OSError if no fork can be had."""
        with self._lock:
            for _ in range(
                2
            ):  # a process that has died, such as for lack of memory, is replaced once
                try:
                    return _asked(self._requests(), descriptors)
                except OSError:
                    status = self._forget()
        raise OSError(f"the process that forks for {self._command[0]} does not live. {status}")

    def end(self) -> None:
        """End it and its forks, if it runs: the next request starts another."""
        with self._lock:
            self._forget()

    def _close(self) -> None:
        with self._lock:
            self._forget()
            self._errors.close()

    def _requests(self) -> socket.socket:
        if self._socket is None:
            ours, theirs = _pair()
            with theirs:
                python = [sys.executable, "-P", "-m", "harness.base.processes.fork_server"]
                self.process = subprocess.Popen(
                    [*python, str(theirs.fileno()), *self._command],
                    stdin=subprocess.DEVNULL,
                    stdout=subprocess.DEVNULL,
                    stderr=self._errors,
                    env=self._environment,
                    pass_fds=[theirs.fileno()],
                    start_new_session=True,
                )
            self._socket = ours
        return self._socket

    def _forget(self) -> str:
        """End it, if it has not ended yet, and leave no zombie: the next request starts another.
        Return its last message."""
        if self._socket is not None:
            self._socket.close()
        if self.process is not None:
            with contextlib.suppress(subprocess.TimeoutExpired):
                self.process.wait(_LAST_WORDS_S)
            self.process.kill()
            self.process.wait()
        self._socket = self.process = None
        end = os.lseek(self._errors.fileno(), 0, os.SEEK_END)
        text = os.pread(self._errors.fileno(), _SAID, max(end - _SAID, 0))
        return text.decode(errors="replace").strip()


_sharing = 0  # the process whose fork servers its forks have too


def owner() -> int:
    """Return the process whose fork servers this process uses: itself, or the process that it is
    a fork of and that shares them. Fork servers are cached by this number."""
    return _sharing or os.getpid()


def share_with_forks() -> None:
    """From now on forks of this process ask its fork servers, and begin none. For a process with a
    single thread whenever it forks: no lock is then held."""
    global _sharing
    _sharing = os.getpid()


def _asked(requests: socket.socket, descriptors: Sequence[int]) -> Fork:
    """Raises OSError if the fork server has died."""
    ours, theirs = _pair()
    try:
        with theirs:
            socket.send_fds(requests, [b"job"], [theirs.fileno(), *descriptors])
        return Fork(ours, int(ours.recv(PACKET_BYTES)))
    except (OSError, ValueError) as error:
        ours.close()
        raise OSError(f"no process to fork for it lives: {error}") from None


def _pair() -> tuple[socket.socket, socket.socket]:
    return socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
