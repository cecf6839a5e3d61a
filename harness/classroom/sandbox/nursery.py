"""A process that has loaded what a student's process needs, and forks for each job.

Python, numba and the harness take a second to load, and no job changes them; so one process of
the grader's loads them once, and each job is a fork of it that goes into its own sandbox. What the
job is, only the fork reads: the nursery holds nothing of any submission.

    python -m harness.classroom.sandbox.nursery DESCRIPTOR MODULE

It listens at DESCRIPTOR, a socket of packets. Three descriptors ask for a fork, with those as its
standard ones, and are answered with the fork's number; a number asks for the end of that fork and
of its session. It ends when nobody has the other end of the socket any more.
"""

from __future__ import annotations

import contextlib
import gc
import importlib
import os
import signal
import socket
import sys
from types import ModuleType

from harness.classroom.sandbox import jail, system

PACKET_BYTES = 64


def main() -> None:
    descriptor, name = sys.argv[1:]
    with socket.socket(fileno=int(descriptor)) as requests:
        module = importlib.import_module(f"{name}.__main__")
        module.warm_up()
        sys.argv = [name]
        # A fork that collects garbage would else copy every page of what is loaded.
        gc.collect()
        gc.freeze()
        # Not dumpable: no process of the same user looks into this one.
        system.prctl(system.PR_SET_DUMPABLE, 0)
        while _serve(requests, module):
            pass


def _serve(requests: socket.socket, module: ModuleType) -> bool:
    """Answer one request; False where none will come any more."""
    packet, descriptors, _, _ = socket.recv_fds(requests, PACKET_BYTES, 3)
    if not packet:
        return False
    if descriptors:
        answer = _fork(requests, module, descriptors)
        for descriptor in descriptors:
            os.close(descriptor)
    else:
        answer = int(packet)
        _end(answer)
    requests.send(str(answer).encode())
    return True


def _fork(requests: socket.socket, module: ModuleType, descriptors: list[int]) -> int:
    process = os.fork()
    if process:
        return process
    status = 1
    try:
        os.setsid()
        requests.close()
        for standard, given in enumerate(descriptors):
            os.dup2(given, standard)
        system.close_from(3)
        status = jail.main(module.main)
    finally:
        os._exit(status)


def _end(process: int) -> None:
    for kill in (os.killpg, os.kill):  # it may not have a session of its own yet
        with contextlib.suppress(ProcessLookupError):
            kill(process, signal.SIGKILL)
    with contextlib.suppress(ChildProcessError):
        os.waitpid(process, 0)


if __name__ == "__main__":
    main()
