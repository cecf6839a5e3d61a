"""State of a worker process on the GPU, and its waits for queued work."""

from __future__ import annotations

import mmap
import os
import time
from collections.abc import Callable
from typing import Any

import numpy as np
from cuda.bindings import driver

from harness.course.devices.hopper.driver import Launcher, ask, attribute, gpu_name, open_context
from harness.course.devices.hopper.memory import Mapping
from harness.course.devices.hopper.messages import (
    CopyRequest,
    FillRequest,
    Greeting,
    LaunchRequest,
    RunRequest,
)

LARGE_BYTES = 1 << 22  # a copy that is worth pinning the memory that it goes through
LIBRARY_S = 30.0  # a library's own work, which is known to end


class Hung(Exception):
    """The deadline passed before the GPU was done."""


class Worker:
    """A worker's state: a context, the caller's memory, loaded kernels."""

    def __init__(self, device: Any) -> None:
        self.device = device
        self.context = open_context(device)
        ask(driver.cuCtxSetCurrent(self.context))
        self._begin()

    def _begin(self) -> None:
        self.stream = ask(driver.cuStreamCreate(driver.CUstream_flags.CU_STREAM_NON_BLOCKING))
        self._before, self._after = self.event(), self.event()
        self.mappings: dict[int, Mapping] = {}
        self.libraries: dict[str, Any] = {}
        self._shared: np.ndarray | None = None
        self._pinned: bool | None = None

    def greeting(self) -> Greeting:
        """Return a greeting with the GPU's properties, for a caller that has not asked the
        driver."""
        l2_bytes = attribute(self.device, "L2_CACHE_SIZE")
        return {"status": "ok", "gpu": gpu_name(self.device), "l2_bytes": l2_bytes}

    # --- memory of which the caller has no mapping --------------------------------------------

    def share(self, descriptor: int) -> None:
        """Map memory of the host that the caller sees, too: copies go through it."""
        self._shared = np.frombuffer(mmap.mmap(descriptor, 0), np.uint8)
        os.close(descriptor)

    def copy(self, request: CopyRequest) -> None:
        """Between an array and a place in the shared memory."""
        assert self._shared is not None
        if request["nbytes"] >= LARGE_BYTES:
            self._pin(self._shared)
        host = self._shared.ctypes.data + request["place"]
        start = self.addresses()[request["id"]] + request["offset_bytes"]
        there, nbytes = driver.CUdeviceptr(start), request["nbytes"]
        if request["operation"] == "read":
            ask(driver.cuMemcpyDtoHAsync(host, there, nbytes, self.stream))
        else:
            ask(driver.cuMemcpyHtoDAsync(there, host, nbytes, self.stream))
        ask(driver.cuStreamSynchronize(self.stream))

    def _pin(self, shared: np.ndarray) -> None:
        """Pin the memory, so that copies are several times as fast. A kernel may then write
        there: nothing of it is read before a copy has overwritten it after the kernel's end."""
        if self._pinned is None:  # memory that cannot be pinned is only slower
            (status,) = driver.cuMemHostRegister(shared.ctypes.data, shared.nbytes, 0)
            self._pinned = status == driver.CUresult.CUDA_SUCCESS

    def fill(self, request: FillRequest) -> None:
        mapping = self.mappings[request["id"]]
        there = driver.CUdeviceptr(mapping.address)
        ask(driver.cuMemsetD8Async(there, request["byte"], mapping.size_bytes, self.stream))
        ask(driver.cuStreamSynchronize(self.stream))

    def load(self, key: str, cubin: bytes) -> None:
        """Load a kernel, again if it is there: its module's variables start as they are written,
        as on the emulator, and remember nothing of an earlier launch."""
        earlier = self.libraries.pop(key, None)
        if earlier is not None:
            ask(driver.cuLibraryUnload(earlier))
        self.libraries[key] = ask(driver.cuLibraryLoadData(cubin, [], [], 0, [], [], 0))

    def launcher(self, request: LaunchRequest) -> Launcher:
        library = self.libraries[request["key"]]
        return Launcher(self.device, library, self.addresses(), request)

    def addresses(self) -> dict[int, int]:
        return {number: mapping.address for number, mapping in self.mappings.items()}

    def run(self, request: RunRequest) -> float:
        """Launch once and wait; microseconds between the events on either side."""
        launcher = self.launcher(request)
        return self.timed(lambda: launcher.launch(self.stream), request["timeout_s"])

    def timed(self, work: Callable[[], None], timeout_s: float = LIBRARY_S) -> float:
        """Queue ``work`` and wait; microseconds between the events on either side."""
        ask(driver.cuEventRecord(self._before, self.stream))
        work()
        ask(driver.cuEventRecord(self._after, self.stream))
        self.wait(self._after, timeout_s)
        milliseconds: float = ask(driver.cuEventElapsedTime(self._before, self._after))
        return milliseconds * 1e3

    def event(self) -> Any:
        return ask(driver.cuEventCreate(driver.CUevent_flags.CU_EVENT_DEFAULT))

    def wait(self, event: Any, timeout_s: float) -> None:
        """Poll: a blocking wait in the driver could not be given up. Raises Hung where the GPU is
        not done when it is asked after ``timeout_s``: a busy host may come late to ask."""
        begun, waited = time.monotonic(), 0.0
        while True:
            (status,) = driver.cuEventQuery(event)
            if status != driver.CUresult.CUDA_ERROR_NOT_READY:
                ask((status,))
                return
            if waited > timeout_s:
                raise Hung
            waited = time.monotonic() - begun
            if waited > 1e-3:  # spin through short kernels, do not burn a core on long ones
                time.sleep(min(waited / 10, 0.01))
