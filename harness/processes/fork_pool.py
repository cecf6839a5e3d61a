"""Runs of a judge side by side: in forks, each of which starts with all that the judge has
loaded."""

from __future__ import annotations

import contextlib
import os
import pickle
import select
import signal
import struct
from collections.abc import Callable, Iterator, Sequence
from typing import Generic, NoReturn, TypeVar

from harness.processes.linux import PR_SET_PDEATHSIG, prctl

T = TypeVar("T")

_NUMBER = struct.Struct("<H")  # of a task; a pipe hands these out whole
_HEAD = struct.Struct("<HQ")  # in front of a result: its task's number, and its length


@contextlib.contextmanager
def in_forks(tasks: Sequence[Callable[[], T]], forks: int) -> Iterator[Results[T]]:
    """Begin ``tasks`` in this number of forks, which end with the block. A result has to be
    picklable; all other effects of a task are lost with its fork."""
    results = Results(tasks, forks)
    try:
        yield results
    finally:
        results.end()


class Results(Generic[T]):
    """``results[number]`` waits for the result of task ``number``. Where its fork has none, because
    memory ran out or the task raised, the task is done here."""

    def __init__(self, tasks: Sequence[Callable[[], T]], forks: int):
        self._tasks = tasks
        self._done: dict[int, T] = {}
        self._buffers: dict[int, bytearray] = {}  # by the descriptor that a fork writes to
        self._poll = select.poll()
        reading, writing = os.pipe()
        os.write(writing, b"".join(map(_NUMBER.pack, range(len(tasks)))))
        os.close(writing)
        self._forks = [self._fork(reading) for _ in range(min(forks, len(tasks)))]
        os.close(reading)

    def __getitem__(self, number: int) -> T:
        while number not in self._done and self._buffers:
            for descriptor, _ in self._poll.poll():
                self._receive(descriptor)
        return self._done[number] if number in self._done else self._tasks[number]()

    def end(self) -> None:
        """Kill the forks and wait for their ends."""
        for fork in self._forks:
            os.kill(fork, signal.SIGKILL)
        for fork in self._forks:
            os.waitpid(fork, 0)
        for descriptor in self._buffers:
            os.close(descriptor)
        self._buffers.clear()

    def _receive(self, descriptor: int) -> None:
        part = os.read(descriptor, 1 << 20)
        if not part:
            self._poll.unregister(descriptor)
            os.close(descriptor)
            del self._buffers[descriptor]
            return
        buffer = self._buffers[descriptor]
        buffer += part
        while len(buffer) >= _HEAD.size:
            number, length = _HEAD.unpack_from(buffer)
            if len(buffer) < (end := _HEAD.size + length):
                break
            self._done[number] = pickle.loads(buffer[_HEAD.size : end])
            del buffer[:end]

    def _fork(self, queue: int) -> int:
        reading, writing = os.pipe()
        judge, fork = os.getpid(), os.fork()
        if not fork:
            self._work(queue, writing, judge)
        os.close(writing)
        self._buffers[reading] = bytearray()
        self._poll.register(reading, select.POLLIN)
        return fork

    def _work(self, queue: int, results: int, judge: int) -> NoReturn:
        """The tasks, in a fork, as long as there are any."""
        try:
            prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
            with open(results, "wb") as out:
                while os.getppid() == judge and (packed := os.read(queue, _NUMBER.size)):
                    (number,) = _NUMBER.unpack(packed)
                    result = pickle.dumps(self._tasks[number](), pickle.HIGHEST_PROTOCOL)
                    out.write(_HEAD.pack(number, len(result)))
                    out.write(result)
                    out.flush()
        finally:
            os._exit(0)
