"""Memory in a worker that this process has no context for, reached through shared host memory.

Bytes cross in slots of a `CopyBuffer`, which both processes map.
"""

from __future__ import annotations

import itertools
import mmap
import os
import weakref
from collections import deque
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from queue import SimpleQueue
from typing import Protocol

import numpy as np

from harness.devices.arrays import LOOK_BYTES
from harness.devices.hopper.requests import CopyDirection

SLOT_BYTES, SLOTS = LOOK_BYTES, 8


class CopyBuffer:
    """Memory of the host, in slots; a worker maps ``descriptor``. While a thread has something
    copied, others fill their slots, or look at them."""

    def __init__(self) -> None:
        self._file = os.fdopen(os.memfd_create("tma-labs"), "r+b", buffering=0)
        self._file.truncate(SLOTS * SLOT_BYTES)
        self.descriptor = self._file.fileno()
        self._bytes = np.frombuffer(mmap.mmap(self.descriptor, SLOTS * SLOT_BYTES), np.uint8)
        self._free: SimpleQueue[int] = SimpleQueue()
        for place in range(0, self._bytes.size, SLOT_BYTES):
            self._free.put(place)

    @property
    def bytes(self) -> np.ndarray:
        """All slots: uint8[SLOTS * SLOT_BYTES]."""
        return self._bytes

    @contextmanager
    def slot(self) -> Iterator[tuple[int, np.ndarray]]:
        """Wait for a slot: where it begins, and its bytes, uint8[SLOT_BYTES]."""
        place = self._free.get()
        try:
            yield place, self._bytes[place : place + SLOT_BYTES]
        finally:
            self._free.put(place)

    def close(self) -> None:
        self._file.close()  # the mapping goes with its last array


class Lender(Protocol):
    """The memory's device, as far as the memory needs it."""

    dropped: deque[int]

    def move(
        self, way: CopyDirection, number: int, offset_bytes: int, host: np.ndarray
    ) -> None: ...
    def seen(
        self, number: int, offset_bytes: int, nbytes: int
    ) -> AbstractContextManager[np.ndarray]: ...
    def fill(self, number: int, byte: int) -> None: ...
    def lost(self, number: int) -> bool: ...


class WorkerMemory:
    """An allocation in the worker, at ``address`` there."""

    _ids = itertools.count(1)

    def __init__(self, device: Lender, number: int, address: int, nbytes: int):
        self.id, self.address, self.nbytes = number, address, nbytes
        self._device = device
        self._release = weakref.finalize(self, device.dropped.append, number)
        self._release.atexit = False

    @classmethod
    def next_id(cls) -> int:
        return next(cls._ids)

    @property
    def freed(self) -> bool:
        return not self._release.alive or self._device.lost(self.id)

    def read(self, offset_bytes: int, nbytes: int) -> np.ndarray:
        host = np.empty(nbytes, np.uint8)
        self._device.move("read", self.id, offset_bytes, host)
        return host

    def look(self, offset_bytes: int, nbytes: int) -> AbstractContextManager[np.ndarray]:
        if nbytes > SLOT_BYTES:
            return nullcontext(self.read(offset_bytes, nbytes))
        return self._device.seen(self.id, offset_bytes, nbytes)

    def write(self, offset_bytes: int, data: np.ndarray) -> None:
        self._device.move("write", self.id, offset_bytes, np.ascontiguousarray(data))

    def fill(self, byte: int) -> None:
        self._device.fill(self.id, byte)

    def free(self) -> None:
        self._release()
