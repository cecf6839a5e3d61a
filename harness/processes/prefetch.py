"""What is made ahead of its use, in a fork of the judge, while the judge does something else.

Arrays come in memory that has no name: the fork fills it and the judge maps it, so that no gigabyte
goes through a pipe. Kernels on a GPU run in a worker, which has neither.
"""

from __future__ import annotations

import mmap
import os
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import islice
from multiprocessing.connection import Connection, Pipe
from typing import Any, NoReturn

import numpy as np

from harness.processes.cores import in_threads, slices
from harness.processes.linux import PR_SET_PDEATHSIG, prctl

Arrays = dict[str, np.ndarray]
Make = Callable[[], Iterator[Any]]
_NICE = 5  # what the judge does meanwhile comes first
_PIECE_BYTES = 1 << 24
# Of an array: its name, its dtype, its shape, and where it begins.
_Place = tuple[str, np.dtype[Any], tuple[int, ...], int]


@dataclass(frozen=True)
class _Placed:
    arrays: tuple[_Place, ...]


@contextmanager
def begun(make: Make) -> Iterator[Iterator[Any]]:
    """What ``make()`` gives, one after the other, from a fork that begins now and ends with the
    block: dictionaries of arrays, or what can be pickled and is little. What the fork has not,
    because memory ran out or it raised, is made here."""
    memory = os.memfd_create("ahead", os.MFD_CLOEXEC)
    receiving, sending = Pipe(duplex=False)
    judge, fork = os.getpid(), os.fork()
    if not fork:
        _work(make, memory, sending, judge)
    sending.close()
    try:
        yield _received(make, memory, receiving)
    finally:
        os.kill(fork, signal.SIGKILL)
        os.waitpid(fork, 0)
        receiving.close()
        os.close(memory)


def _received(make: Make, memory: int, receiving: Connection) -> Iterator[Any]:
    given = 0
    try:
        while (sent := receiving.recv()) is not None:
            yield _mapped(sent, memory) if isinstance(sent, _Placed) else sent
            given += 1
    except EOFError:
        yield from islice(make(), given, None)


def _mapped(placed: _Placed, memory: int) -> Arrays:
    """The caller's own: what is written to them reaches nobody else."""
    arrays: Arrays = {}
    for name, dtype, shape, start in placed.arrays:
        nbytes = max(1, dtype.itemsize * int(np.prod(shape)))
        place = mmap.mmap(memory, nbytes, mmap.MAP_PRIVATE, offset=start)
        arrays[name] = np.ndarray(shape, dtype, place)
    return arrays


def _work(make: Make, memory: int, sending: Connection, judge: int) -> NoReturn:
    try:
        prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
        if os.getppid() == judge:
            os.nice(_NICE)
            end = 0
            for made in make():
                if not isinstance(made, dict):
                    sending.send(made)
                    continue
                places: list[_Place] = []
                for name, array in made.items():
                    places.append((name, array.dtype, array.shape, end))
                    end = _written(array, memory, end)
                sending.send(_Placed(tuple(places)))
            sending.send(None)
    finally:
        os._exit(0)


def _written(array: np.ndarray, memory: int, start: int) -> int:
    """Where the next one begins: a mapping begins with a page."""
    end = start + -(-max(1, array.nbytes) // mmap.PAGESIZE) * mmap.PAGESIZE
    os.ftruncate(memory, end)
    flat = np.ascontiguousarray(array).reshape(-1).view(np.uint8)
    there = np.frombuffer(mmap.mmap(memory, end - start, offset=start), np.uint8)

    def write(part: slice) -> None:
        there[part] = flat[part]

    # Most of the time goes into pages that are touched for the first time.
    in_threads(write, slices(array.nbytes, _PIECE_BYTES))
    return end
