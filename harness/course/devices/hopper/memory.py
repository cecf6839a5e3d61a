"""Device memory that two processes can map: the caller owns it, its worker runs kernels on it. And
memory in a worker that this process has no context for, reached through slots of a `CopyBuffer` in
shared host memory, which both processes map.

The former is made with cuMemCreate and handed over as a file descriptor. Next to cuMemAlloc with
cuIpc* this has two merits. An allocation has its pages (2 MiB) to itself, where cuIpcOpenMemHandle
maps the whole block that cuMemAlloc cut an array from, neighbors of other libraries included: here
a stray kernel reaches no memory but that of its own launches. And the memory is counted, so that
caller and worker may release it in any order. The addresses differ in the two processes.
"""

from __future__ import annotations

import contextlib
import itertools
import mmap
import os
import weakref
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from dataclasses import dataclass
from queue import SimpleQueue
from typing import Any, Protocol

import numpy as np
from cuda.bindings import driver

from harness.course.devices.hopper.driver import DriverError, ask
from harness.course.devices.hopper.messages import CopyDirection
from harness.sanitizer import LOOK_BYTES

GUARD_BYTES = 2 << 20  # addresses left empty behind an allocation: running on into it faults

_BY_DESCRIPTOR = driver.CUmemAllocationHandleType.CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR
_ON_DEVICE = driver.CUmemLocationType.CU_MEM_LOCATION_TYPE_DEVICE
_READ_WRITE = driver.CUmemAccess_flags.CU_MEM_ACCESS_FLAGS_PROT_READWRITE
_MINIMUM = driver.CUmemAllocationGranularity_flags.CU_MEM_ALLOC_GRANULARITY_MINIMUM


@dataclass(frozen=True)
class Mapping:
    """Physical memory at an address of this process, with a guard after it."""

    handle: Any  # CUmemGenericAllocationHandle
    address: int
    size_bytes: int

    def release(self) -> None:
        with contextlib.suppress(DriverError):  # the process may be on its way out
            ask(driver.cuMemUnmap(self.address, self.size_bytes))
            ask(driver.cuMemAddressFree(self.address, self.size_bytes + GUARD_BYTES))
        with contextlib.suppress(DriverError):
            ask(driver.cuMemRelease(self.handle))


def create(device: Any, nbytes: int) -> Mapping:
    """New memory on ``device``, mapped here. Raises DriverError (out of memory, say)."""
    properties = driver.CUmemAllocationProp()
    properties.type = driver.CUmemAllocationType.CU_MEM_ALLOCATION_TYPE_PINNED
    properties.location.type = _ON_DEVICE
    properties.location.id = int(device)
    properties.requestedHandleTypes = _BY_DESCRIPTOR
    page = ask(driver.cuMemGetAllocationGranularity(properties, _MINIMUM))
    size = -(-nbytes // page) * page
    return _map(device, ask(driver.cuMemCreate(size, properties, 0)), size)


def export(mapping: Mapping) -> int:
    """Return a file descriptor of the memory; the caller closes it."""
    return int(ask(driver.cuMemExportToShareableHandle(mapping.handle, _BY_DESCRIPTOR, 0)))


def adopt(device: Any, descriptor: int, size_bytes: int) -> Mapping:
    """Map another process's memory here, and close the descriptor."""
    try:
        handle = ask(driver.cuMemImportFromShareableHandle(descriptor, _BY_DESCRIPTOR))
    finally:
        os.close(descriptor)
    return _map(device, handle, size_bytes)


def _map(device: Any, handle: Any, size_bytes: int) -> Mapping:
    address = None
    try:
        reserved = driver.cuMemAddressReserve(size_bytes + GUARD_BYTES, 0, driver.CUdeviceptr(0), 0)
        address = int(ask(reserved))
        ask(driver.cuMemMap(address, size_bytes, 0, handle, 0))
        access = driver.CUmemAccessDesc()
        access.location.type = _ON_DEVICE
        access.location.id = int(device)
        access.flags = _READ_WRITE
        ask(driver.cuMemSetAccess(address, size_bytes, [access], 1))
    except DriverError:
        if address is not None:
            driver.cuMemUnmap(address, size_bytes)
            driver.cuMemAddressFree(address, size_bytes + GUARD_BYTES)
        driver.cuMemRelease(handle)
        raise
    return Mapping(handle, address, size_bytes)


class HopperMemory:
    """The caller's side of an allocation: the memory of a DeviceArray on Hopper.

    ``copying`` gives a stream to copy on; ``dropped`` gets the number of the freed allocation.
    """

    _ids = itertools.count(1)

    def __init__(
        self,
        mapping: Mapping,
        nbytes: int,
        copying: Callable[[], AbstractContextManager[Any]],
        dropped: deque[int],
    ):
        self.id = next(self._ids)
        self.mapping = mapping
        self.address = mapping.address
        self.nbytes = nbytes
        self._copying = copying
        self._release = weakref.finalize(self, _drop, mapping, self.id, dropped)
        self._release.atexit = False  # the driver frees a dying process's memory itself

    @property
    def freed(self) -> bool:
        return not self._release.alive

    def read(self, offset_bytes: int, nbytes: int) -> np.ndarray:
        host = np.empty(nbytes, np.uint8)
        with self._copying() as stream:
            source = driver.CUdeviceptr(self.address + offset_bytes)
            ask(driver.cuMemcpyDtoHAsync(host.ctypes.data, source, host.size, stream))
        return host

    def look(self, offset_bytes: int, nbytes: int) -> AbstractContextManager[np.ndarray]:
        return nullcontext(self.read(offset_bytes, nbytes))

    def write(self, offset_bytes: int, data: np.ndarray) -> None:
        data = np.ascontiguousarray(data)
        with self._copying() as stream:
            target = driver.CUdeviceptr(self.address + offset_bytes)
            ask(driver.cuMemcpyHtoDAsync(target, data.ctypes.data, data.nbytes, stream))

    def fill(self, byte: int) -> None:
        with self._copying() as stream:
            target = driver.CUdeviceptr(self.address)
            ask(driver.cuMemsetD8Async(target, byte, self.mapping.size_bytes, stream))

    def free(self) -> None:
        self._release()


def _drop(mapping: Mapping, number: int, dropped: deque[int]) -> None:
    # A garbage collection may come in the middle of a conversation with the worker: the worker
    # hears of it before the next launch, and not from here.
    mapping.release()
    dropped.append(number)


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

    ids = itertools.count(1)

    def __init__(self, device: Lender, number: int, address: int, nbytes: int):
        self.id, self.address, self.nbytes = number, address, nbytes
        self._device = device
        self._release = weakref.finalize(self, device.dropped.append, number)
        self._release.atexit = False

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
