"""A process that has loaded a module, and forks for each job of it.

    python -m harness.nursery DESCRIPTOR MODULE [ARGUMENT ...]

MODULE has two functions: ``warm_up(ARGUMENT, ...)``, called once, loads what no job changes;
``main()`` is what a fork does, and returns its exit status. What the job is, only the fork reads:
the nursery holds nothing of any.

It listens at DESCRIPTOR, a socket of packets. A packet brings descriptors and asks for a fork: the
first is a connection, the others become the fork's 0, 1, 2 and so on. Over the connection go the
fork's number and, at its end, its exit status. A fork is killed, with its session, when the other
end of its connection is shut or gone. The nursery ends with the process that started it, or when
nobody has the other end of the socket any more; its forks end with it.
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
from collections.abc import Callable
from typing import NoReturn

from harness.nursery.control import PR_SET_DUMPABLE, PR_SET_PDEATHSIG, close_from, prctl

PACKET_BYTES, MOST_DESCRIPTORS = 64, 16
_GLANCE_MS = 2000


def main() -> None:
    descriptor, name, *arguments = sys.argv[1:]
    starter = os.getppid()
    with socket.socket(fileno=int(descriptor)) as requests:
        module = importlib.import_module(name)
        module.warm_up(*arguments)
        sys.argv = [name]
        # A fork that collects garbage would else copy every page of what is loaded.
        gc.collect()
        gc.freeze()
        # No process of the same user looks into this one.
        prctl(PR_SET_DUMPABLE, 0)
        _Nursery(requests, module.main, starter).serve()


class _Fork:
    """A fork that runs. ``exits`` can be read when it has ended."""

    def __init__(self, number: int, connection: socket.socket):
        self.number, self.connection = number, connection
        self.exits = os.pidfd_open(number)

    def kill(self) -> None:
        for kill in (os.killpg, os.kill):  # it may not have a session of its own yet
            with contextlib.suppress(ProcessLookupError):
                kill(self.number, signal.SIGKILL)

    def bury(self) -> None:
        """Of one that has ended: end what is left of its session, and tell its status."""
        self.kill()
        _, status = os.waitpid(self.number, 0)
        with self.connection, contextlib.suppress(OSError):
            self.connection.send(str(os.waitstatus_to_exitcode(status)).encode())
        os.close(self.exits)


class _Nursery:
    def __init__(self, requests: socket.socket, begin: Callable[[], int], starter: int):
        self._requests, self._begin, self._starter = requests, begin, starter
        self._forks: dict[int, _Fork] = {}  # by both of the descriptors that are polled
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
        """It has ended, or nobody waits for it any more."""
        if descriptor != fork.exits:
            self._poll.unregister(descriptor)
            fork.kill()
            return
        with contextlib.suppress(KeyError):
            self._poll.unregister(fork.connection)
        self._poll.unregister(fork.exits)
        del self._forks[fork.exits], self._forks[fork.connection.fileno()]
        fork.bury()

    def _answer(self) -> bool:
        """One request; False where none will come any more."""
        packet, descriptors, _, _ = socket.recv_fds(self._requests, PACKET_BYTES, MOST_DESCRIPTORS)
        if not packet:
            return False
        connection = socket.socket(fileno=descriptors[0])
        nursery, number = os.getpid(), os.fork()
        if not number:
            self._become(descriptors[1:], nursery)
        for descriptor in descriptors[1:]:
            os.close(descriptor)
        fork = _Fork(number, connection)
        self._forks[fork.exits] = self._forks[connection.fileno()] = fork
        self._poll.register(fork.exits, select.POLLIN)
        self._poll.register(connection, select.POLLRDHUP)
        with contextlib.suppress(OSError):  # who asked has gone: the next glance sees it
            connection.send(str(number).encode())
        return True

    def _become(self, descriptors: list[int], nursery: int) -> NoReturn:
        """The job, in the fork."""
        status = 1
        try:
            prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
            if os.getppid() != nursery:
                os._exit(status)
            os.setsid()
            for place, given in enumerate(descriptors):
                os.dup2(given, place)
            close_from(len(descriptors))
            status = self._begin()
            sys.stdout.flush()
            sys.stderr.flush()
        except BaseException:
            sys.excepthook(*sys.exc_info())
        finally:
            os._exit(status)


if __name__ == "__main__":
    main()
