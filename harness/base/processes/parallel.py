"""Parallel work on the cores that this process may use: in threads, and in forks of a judge.

Threads are for work that releases Python's global lock: copies, comparisons, draws and sums of
large arrays.

Each fork starts with all that the judge has loaded. Runs go side by side, and arrays are made ahead
of their use while the judge does something else. These come in memory that has no name: the fork
fills it and the judge maps it, so that no gigabyte goes through a pipe. Kernels on a GPU run in a
worker, which has neither.
"""

from __future__ import annotations

import contextlib
import mmap
import os
import signal
import struct
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import cache, partial
from itertools import islice
from multiprocessing.connection import Connection, Pipe, wait
from pathlib import Path
from typing import Any, Generic, TypeVar, cast

import numpy as np

from harness.base.processes.linux import PR_SET_PDEATHSIG, prctl

T = TypeVar("T")
Result = TypeVar("Result")


def cores() -> int:
    """Return the number of cores that this process may use: by its affinity, and by the quota of
    its cgroup."""
    return max(1, min(len(os.sched_getaffinity(0)), _quota()))


@cache
def _quota() -> int:
    """Return the CPU quota of the cgroup of version 2 that this process sees as its own; many if
    there is none."""
    try:
        most, period = Path("/sys/fs/cgroup/cpu.max").read_text().split()
        return max(1, int(most) // int(period))
    except (OSError, ValueError):  # no such file, or "max"
        return 1 << 16


def in_threads(work: Callable[[T], Result], pieces: Iterable[T]) -> list[Result]:
    """``work`` of each of the pieces, in their order."""
    pieces = list(pieces)
    workers = min(cores(), len(pieces))
    if workers < 2:
        return [work(piece) for piece in pieces]
    with ThreadPoolExecutor(workers) as pool:
        return list(pool.map(work, pieces))


def slices(length: int, of: int) -> list[slice]:
    """``length`` cut into slices of ``of``, the last perhaps shorter."""
    return [slice(start, min(start + of, length)) for start in range(0, length, of)]


def _forked(work: Callable[[Connection], object]) -> tuple[int, Connection]:
    """Return the number of a fork that does ``work``, and the connection that it sends to. The fork
    ends with its work, and with this process."""
    receiving, sending = Pipe(duplex=False)
    judge, fork = os.getpid(), os.fork()
    if not fork:
        try:
            prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
            if os.getppid() == judge:
                work(sending)
        finally:
            os._exit(0)
    sending.close()
    return fork, receiving


_NUMBER = struct.Struct("<H")  # a task's number; a pipe hands these out whole


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
        reading, writing = os.pipe()
        os.write(writing, b"".join(map(_NUMBER.pack, range(len(tasks)))))
        os.close(writing)
        begun = [_forked(partial(self._work, reading)) for _ in range(min(forks, len(tasks)))]
        self._forks = [fork for fork, _ in begun]
        self._connections = [connection for _, connection in begun]  # to living forks
        os.close(reading)

    def __getitem__(self, number: int) -> T:
        while number not in self._done and self._connections:
            for connection in wait(self._connections):
                self._receive(cast(Connection, connection))
        return self._done[number] if number in self._done else self._tasks[number]()

    def end(self) -> None:
        """Kill the forks and wait for their ends."""
        for fork in self._forks:
            os.kill(fork, signal.SIGKILL)
        for fork in self._forks:
            os.waitpid(fork, 0)
        for connection in self._connections:
            connection.close()
        self._connections.clear()

    def _receive(self, connection: Connection) -> None:
        try:
            number, result = connection.recv()
            self._done[number] = result
        except (EOFError, OSError):  # it ended, perhaps in the middle of a result
            connection.close()
            self._connections.remove(connection)

    def _work(self, queue: int, results: Connection) -> None:
        """The tasks, in a fork, as long as there are any."""
        while packed := os.read(queue, _NUMBER.size):
            (number,) = _NUMBER.unpack(packed)
            results.send((number, self._tasks[number]()))


Arrays = dict[str, np.ndarray]
Make = Callable[[], Iterator[Any]]
_NICE = 5  # the judge's other work comes first
_PIECE_BYTES = 1 << 24
# The dtype and shape of each array, and the offset of its first byte, by its name.
_Places = dict[str, tuple[np.dtype[Any], tuple[int, ...], int]]


@contextmanager
def begun(make: Make) -> Iterator[Iterator[Any]]:
    """Yield the results of ``make()`` in order, from a fork that begins now and ends with the
    block: dictionaries of arrays, or small objects that can be pickled. Results that the fork
    does not deliver, because memory ran out or it raised, are made here."""
    memory = os.memfd_create("ahead", os.MFD_CLOEXEC)
    fork, receiving = _forked(partial(_work, make, memory))
    try:
        yield _received(make, memory, receiving)
    finally:
        os.kill(fork, signal.SIGKILL)
        os.waitpid(fork, 0)
        receiving.close()
        os.close(memory)


def _received(make: Make, memory: int, receiving: Connection) -> Iterator[Any]:
    count = 0
    try:
        while (sent := receiving.recv()) is not None:
            yield _mapped(sent, memory) if isinstance(sent, dict) else sent
            count += 1
    except EOFError:
        yield from islice(make(), count, None)


def _mapped(places: _Places, memory: int) -> Arrays:
    """Return the caller's own arrays: writes to them reach nobody else."""
    arrays: Arrays = {}
    for name, (dtype, shape, start) in places.items():
        nbytes = max(1, dtype.itemsize * int(np.prod(shape)))
        place = mmap.mmap(memory, nbytes, mmap.MAP_PRIVATE, offset=start)
        arrays[name] = np.ndarray(shape, dtype, place)
    return arrays


def _work(make: Make, memory: int, sending: Connection) -> None:
    os.nice(_NICE)
    end = 0
    for value in make():
        if not isinstance(value, dict):
            sending.send(value)
            continue
        places: _Places = {}
        for name, array in value.items():
            places[name] = array.dtype, array.shape, end
            end = _written(array, memory, end)
        sending.send(places)
    sending.send(None)


def _written(array: np.ndarray, memory: int, start: int) -> int:
    """Return the start of the next array: a mapping begins with a page."""
    end = start + -(-max(1, array.nbytes) // mmap.PAGESIZE) * mmap.PAGESIZE
    os.ftruncate(memory, end)
    flat = np.ascontiguousarray(array).reshape(-1).view(np.uint8)
    there = np.frombuffer(mmap.mmap(memory, end - start, offset=start), np.uint8)

    def write(part: slice) -> None:
        there[part] = flat[part]

    # Most of the time goes into pages that are touched for the first time.
    in_threads(write, slices(array.nbytes, _PIECE_BYTES))
    return end
