"""Arrays made ahead of their use, in a fork of the judge, while the judge does something else.

They come in memory that has no name: the fork fills it and the judge maps it, so that no gigabyte
goes through a pipe. Kernels on a GPU run in a worker, which has neither.
"""

from __future__ import annotations

import mmap
import os
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import islice
from multiprocessing.connection import Connection, Pipe
from typing import Any, NoReturn

import numpy as np

from harness.exercises.exercise import Arrays
from harness.nursery.control import PR_SET_PDEATHSIG, prctl

Make = Callable[[], Iterator[Arrays]]
_NICE = 5  # what the judge does meanwhile comes first
# Of an array: its name, its dtype, its shape, and where it begins.
_Place = tuple[str, np.dtype[Any], tuple[int, ...], int]


@contextmanager
def begun(make: Make) -> Iterator[Iterator[Arrays]]:
    """What ``make()`` gives, one after the other, from a fork that begins now and ends with the
    block. What the fork has not, because memory ran out or it raised, is made here."""
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


def _received(make: Make, memory: int, receiving: Connection) -> Iterator[Arrays]:
    given = 0
    try:
        while (places := receiving.recv()) is not None:
            yield {place[0]: _mapped(memory, *place[1:]) for place in places}
            given += 1
    except EOFError:
        yield from islice(make(), given, None)


def _mapped(memory: int, dtype: np.dtype[Any], shape: tuple[int, ...], start: int) -> np.ndarray:
    """The caller's own: what is written to it reaches nobody else."""
    nbytes = max(1, dtype.itemsize * int(np.prod(shape)))
    place = mmap.mmap(memory, nbytes, mmap.MAP_PRIVATE, offset=start)
    return np.ndarray(shape, dtype, place)


def _work(make: Make, memory: int, sending: Connection, judge: int) -> NoReturn:
    try:
        prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
        if os.getppid() == judge:
            os.nice(_NICE)
            end = 0
            for arrays in make():
                places: list[_Place] = []
                for name, array in arrays.items():
                    places.append((name, array.dtype, array.shape, end))
                    end = _written(array, memory, end)
                sending.send(places)
            sending.send(None)
    finally:
        os._exit(0)


def _written(array: np.ndarray, memory: int, start: int) -> int:
    """Where the next one begins: a mapping begins with a page."""
    end = start + -(-max(1, array.nbytes) // mmap.PAGESIZE) * mmap.PAGESIZE
    os.ftruncate(memory, end)
    flat = np.ascontiguousarray(array).reshape(-1).view(np.uint8)
    with mmap.mmap(memory, end - start, offset=start) as place:
        np.frombuffer(place, np.uint8)[: array.nbytes] = flat
    return end
