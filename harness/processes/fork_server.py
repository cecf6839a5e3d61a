"""A process that has loaded a module, and forks for each job of it.

    python -m harness.processes.fork_server DESCRIPTOR MODULE [ARGUMENT ...]

MODULE has two functions: ``warm_up(ARGUMENT, ...)``, called once, loads data that no job changes;
``main()`` is the job of a fork, and returns its exit status. Only the fork reads its job: the fork
server keeps nothing of any job.

It listens at DESCRIPTOR, a socket of packets. A packet brings descriptors and asks for a fork: the
first is a connection, the others become the fork's 0, 1, 2 and so on. Over the connection go the
fork's number and, at its end, its exit status. A fork is killed, with its session, when the other
end of its connection is shut or gone. The server ends with the process that started it, or when
no process holds the other end of the socket any more; its forks end with it.

If preparation takes long and needs no job, MODULE has two more functions. ``ahead()`` returns the
number of forks of each kind, a word, that are to stand by; ``get_ready(KIND)`` is their
preparation. A request that names a kind gets such a fork, or a fresh fork if none stands by, and
the next gets ready. Each has a single job and ends with it, as all forks do.
"""

from __future__ import annotations

import contextlib
import gc
import importlib
import os
import select
import signal
import socket
import sys
from collections import defaultdict, deque
from collections.abc import Callable
from functools import partial
from types import ModuleType
from typing import NoReturn

from harness.processes.linux import PR_SET_DUMPABLE, PR_SET_PDEATHSIG, close_from, prctl

PACKET_BYTES, MOST_DESCRIPTORS = 64, 16
ANY = "any"  # the kind of a fork that has not got ready for anything
_GLANCE_MS = 2000


def main() -> None:
    descriptor, name, *arguments = sys.argv[1:]
    starter = os.getppid()
    with socket.socket(fileno=int(descriptor)) as requests:
        module = importlib.import_module(name)
        module.warm_up(*arguments)
        sys.argv = [name]
        # Otherwise a garbage collection in a fork would copy every page of what is loaded.
        gc.collect()
        gc.freeze()
        # No process of the same user can read this one's memory.
        prctl(PR_SET_DUMPABLE, 0)
        _Server(requests, module, starter).serve()


class _Fork:
    """A fork that runs. ``exits`` can be read when it has ended. A fork that stands by has
    nobody's ``connection`` yet, and a ``line`` on which it gets its job."""

    def __init__(self, number: int, line: socket.socket | None = None):
        self.number, self.line = number, line
        self.connection: socket.socket | None = None
        self.exits = os.pidfd_open(number)

    def take(self, descriptors: list[int]) -> bool:
        """Pass a job's descriptors to a fork that stands by. Return False if it has ended."""
        assert self.line is not None
        with self.line, contextlib.suppress(OSError):
            socket.send_fds(self.line, [b"job"], descriptors)
            return True
        return False

    def kill(self) -> None:
        for kill in (os.killpg, os.kill):  # it may not have a session of its own yet
            with contextlib.suppress(ProcessLookupError):
                kill(self.number, signal.SIGKILL)

    def bury(self) -> None:
        """End the rest of an ended fork's session, and report its status."""
        self.kill()
        _, status = os.waitpid(self.number, 0)
        if self.connection is not None:
            with self.connection, contextlib.suppress(OSError):
                self.connection.send(str(os.waitstatus_to_exitcode(status)).encode())
        if self.line is not None:
            self.line.close()
        os.close(self.exits)


class _Server:
    def __init__(self, requests: socket.socket, module: ModuleType, starter: int):
        self._requests, self._module, self._starter = requests, module, starter
        self._forks: dict[int, _Fork] = {}  # by both of the descriptors that are polled
        self._poll = select.poll()
        self._poll.register(requests, select.POLLIN)
        self._ahead: dict[str, int] = module.ahead() if hasattr(module, "ahead") else {}
        self._standing_by: defaultdict[str, deque[_Fork]] = defaultdict(deque)
        for kind in self._ahead:
            self._stand_by(kind)

    def serve(self) -> None:
        try:
            while os.getppid() == self._starter:
                for descriptor, _ in self._poll.poll(_GLANCE_MS):
                    if descriptor == self._requests.fileno():
                        if not self._answer():
                            return
                    elif descriptor in self._forks:
                        self._look(self._forks[descriptor], descriptor)
        finally:
            for fork in self._forks.values():
                fork.kill()

    def _look(self, fork: _Fork, descriptor: int) -> None:
        """It has ended, or nobody waits for it any more."""
        if descriptor != fork.exits:
            self._poll.unregister(descriptor)
            fork.kill()
            return
        self._poll.unregister(fork.exits)
        del self._forks[fork.exits]
        if fork.connection is not None:
            with contextlib.suppress(KeyError):
                self._poll.unregister(fork.connection)
            del self._forks[fork.connection.fileno()]
        for waiting in self._standing_by.values():
            with contextlib.suppress(ValueError):  # it is replaced with the next request
                waiting.remove(fork)
        fork.bury()

    def _answer(self) -> bool:
        """Answer a request; return False if none will come any more."""
        packet, descriptors, _, _ = socket.recv_fds(self._requests, PACKET_BYTES, MOST_DESCRIPTORS)
        if not packet:
            return False
        fork = self._fork_for(packet.decode(), descriptors[1:])
        for descriptor in descriptors[1:]:
            os.close(descriptor)
        connection = fork.connection = socket.socket(fileno=descriptors[0])
        self._forks[connection.fileno()] = fork
        self._poll.register(connection, select.POLLRDHUP)
        with contextlib.suppress(OSError):  # who asked has gone: the next glance sees it
            connection.send(str(fork.number).encode())
        self._stand_by(packet.decode())
        return True

    def _fork_for(self, kind: str, descriptors: list[int]) -> _Fork:
        """Return a fork with a job: a fork that stands by for it, if any."""
        if kind == ANY:
            return self._fork(partial(self._begin, descriptors))
        while self._standing_by[kind]:
            fork = self._standing_by[kind].popleft()
            if fork.take(descriptors):
                return fork
        fork = self._get_ready(kind)
        fork.take(descriptors)
        return fork

    def _stand_by(self, kind: str) -> None:
        """Start forks until the required number stands by."""
        waiting = self._standing_by[kind]
        while len(waiting) < self._ahead.get(kind, 0):
            waiting.append(self._get_ready(kind))

    def _get_ready(self, kind: str) -> _Fork:
        """A fork that gets ready for a job of that kind, and waits for it."""
        ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        with theirs:
            fork = self._fork(partial(self._wait, kind, theirs.fileno()))
        fork.line = ours
        return fork

    def _fork(self, job: Callable[[], int]) -> _Fork:
        fork_server, number = os.getpid(), os.fork()
        if not number:
            self._become(job, fork_server)
        fork = _Fork(number)
        self._forks[fork.exits] = fork
        self._poll.register(fork.exits, select.POLLIN)
        return fork

    def _begin(self, descriptors: list[int]) -> int:
        for place, descriptor in enumerate(descriptors):
            os.dup2(descriptor, place)
        close_from(len(descriptors))
        return int(self._module.main())

    def _wait(self, kind: str, line: int) -> int:
        place = sys.stderr.fileno() + 1
        os.dup2(line, place)
        close_from(place + 1)  # but nothing of what it opens while it gets ready
        with socket.socket(fileno=place) as waiting:
            self._module.get_ready(kind)
            packet, descriptors, _, _ = socket.recv_fds(waiting, PACKET_BYTES, MOST_DESCRIPTORS)
        if not packet:
            return 0
        for place, descriptor in enumerate(descriptors):
            os.dup2(descriptor, place)
            os.close(descriptor)
        return int(self._module.main())

    def _become(self, job: Callable[[], int], fork_server: int) -> NoReturn:
        """The job, in the fork."""
        status = 1
        try:
            prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
            if os.getppid() != fork_server:
                os._exit(status)
            os.setsid()
            status = job()
            sys.stdout.flush()
            sys.stderr.flush()
        except BaseException:
            sys.excepthook(*sys.exc_info())
        finally:
            os._exit(status)


if __name__ == "__main__":
    main()
