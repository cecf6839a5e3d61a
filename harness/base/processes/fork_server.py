"""A process that has loaded a module, and forks for each job of it.

    python -m harness.base.processes.fork_server DESCRIPTOR MODULE [ARGUMENT ...]

MODULE has two functions: ``warm_up(ARGUMENT, ...)``, called once, loads data that no job changes;
``main()`` is the job of a fork, and returns its exit status. Only the fork reads its job: the fork
server keeps nothing of any job.

It listens at DESCRIPTOR, a socket of packets. A packet brings descriptors and asks for a fork: the
first is a connection, the others become the fork's 0, 1, 2 and so on. Over the connection go the
fork's number and, at its end, its exit status. A fork is killed, with its session, when the other
end of its connection is shut or gone. The server ends with the process that started it, or when
no process holds the other end of the socket any more; its forks end with it.
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
from types import ModuleType
from typing import NoReturn

from harness.base.processes.linux import PR_SET_DUMPABLE, PR_SET_PDEATHSIG, close_from, prctl

PACKET_BYTES, MOST_DESCRIPTORS = 64, 16
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
    """A fork that runs. ``exits`` can be read when it has ended."""

    def __init__(self, number: int, connection: socket.socket):
        self.number, self.connection = number, connection
        self.exits = os.pidfd_open(number)

    def kill(self) -> None:
        for kill in (os.killpg, os.kill):  # the fork may not have a session of its own yet
            with contextlib.suppress(ProcessLookupError):
                kill(self.number, signal.SIGKILL)

    def bury(self) -> None:
        """End the rest of an ended fork's session, and report its status."""
        self.kill()
        _, status = os.waitpid(self.number, 0)
        with self.connection, contextlib.suppress(OSError):
            self.connection.send(str(os.waitstatus_to_exitcode(status)).encode())
        os.close(self.exits)


class _Server:
    def __init__(self, requests: socket.socket, module: ModuleType, starter: int):
        self._requests, self._module, self._starter = requests, module, starter
        self._forks: dict[int, _Fork] = {}  # keyed by both of the descriptors that are polled
        self._poll = select.poll()
        self._poll.register(requests, select.POLLIN)

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
        """Reap an ended fork, and end a fork for which nobody waits any more."""
        if descriptor != fork.exits:
            self._poll.unregister(descriptor)
            fork.kill()
            return
        self._poll.unregister(fork.exits)
        del self._forks[fork.exits]
        with contextlib.suppress(KeyError):
            self._poll.unregister(fork.connection)
        del self._forks[fork.connection.fileno()]
        fork.bury()

    def _answer(self) -> bool:
        """Answer a request; return False if none will come any more."""
        packet, descriptors, _, _ = socket.recv_fds(self._requests, PACKET_BYTES, MOST_DESCRIPTORS)
        if not packet:
            return False
        fork_server, number = os.getpid(), os.fork()
        if not number:
            self._become(descriptors[1:], fork_server)
        for descriptor in descriptors[1:]:
            os.close(descriptor)
        connection = socket.socket(fileno=descriptors[0])
        fork = _Fork(number, connection)
        self._forks[fork.exits] = self._forks[connection.fileno()] = fork
        self._poll.register(fork.exits, select.POLLIN)
        self._poll.register(connection, select.POLLRDHUP)
        with contextlib.suppress(OSError):  # the caller has gone: the next poll sees it
            connection.send(str(number).encode())
        return True

    def _begin(self, descriptors: list[int]) -> int:
        for place, descriptor in enumerate(descriptors):
            os.dup2(descriptor, place)
        close_from(len(descriptors))
        return int(self._module.main())

    def _become(self, descriptors: list[int], fork_server: int) -> NoReturn:
        """The job, in the fork."""
        status = 1
        try:
            prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
            if os.getppid() != fork_server:
                os._exit(status)
            os.setsid()
            status = self._begin(descriptors)
            sys.stdout.flush()
            sys.stderr.flush()
        except BaseException:
            sys.excepthook(*sys.exc_info())
        finally:
            os._exit(status)


if __name__ == "__main__":
    main()
