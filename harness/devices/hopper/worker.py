"""The process in which kernels run on Hopper: ``python -m harness.devices.hopper.worker``.

A kernel that never ends, or that faults, takes this process's CUDA context with it and nothing
else; the caller then ends the process and starts another for its next launch. Requests come one
at a time, each is answered once; see `harness.devices.hopper.device` for the other side.
"""

from __future__ import annotations

import argparse
import os
import select
import socket
import threading
import time
from collections.abc import Callable
from typing import Any

from cuda.bindings import driver

from harness.devices.hopper import memory as hopper_memory
from harness.devices.hopper.driver import (
    DriverError,
    ask,
    open_context,
    uuid_of,
)
from harness.devices.hopper.launch import Launcher, Refused
from harness.devices.hopper.memory import Mapping
from harness.devices.hopper.messages import Closed, receive, send

LIBRARY_S = 30.0  # a library's own work, which is known to end


class Hung(Exception):
    """The deadline passed before the GPU was done."""


class Worker:
    """What a worker holds: a context, the caller's memory, loaded kernels."""

    def __init__(self, device):
        self.device = device
        self.context = open_context(device)
        ask(driver.cuCtxSetCurrent(self.context))
        self.stream = ask(driver.cuStreamCreate(driver.CUstream_flags.CU_STREAM_NON_BLOCKING))
        self._before, self._after = self.event(), self.event()
        self.mappings: dict[int, Mapping] = {}
        self.libraries: dict[str, Any] = {}

    def answer(self, request: dict, payload: bytes, descriptors: list[int]) -> dict:
        operation = request["operation"]
        if operation == "map":
            (descriptor,) = descriptors
            size = request["size_bytes"]
            self.mappings[request["id"]] = hopper_memory.adopt(self.device, descriptor, size)
        elif operation == "unmap":
            for number in request["ids"]:
                self.mappings.pop(number).release()
        elif operation == "load":
            self.load(request["key"], payload)
        elif operation == "run":
            return {"status": "ok", "elapsed_us": self.run(request)}
        elif operation == "measure":
            from harness.devices.hopper.timing import measure

            return {"status": "ok", **measure(self, request)}
        else:
            raise Refused(f"unknown operation {operation!r}")
        return {"status": "ok"}

    def load(self, key: str, cubin: bytes) -> None:
        """Load a kernel, anew if it is there: its module's variables start as they are written,
        as on the emulator, and remember nothing of an earlier launch."""
        earlier = self.libraries.pop(key, None)
        if earlier is not None:
            ask(driver.cuLibraryUnload(earlier))
        self.libraries[key] = ask(driver.cuLibraryLoadData(cubin, [], [], 0, [], [], 0))

    def launcher(self, request: dict) -> Launcher:
        library = self.libraries[request["key"]]
        return Launcher(self.device, library, self.addresses(), request)

    def addresses(self) -> dict[int, int]:
        return {number: mapping.address for number, mapping in self.mappings.items()}

    def run(self, request: dict) -> float:
        """Launch once and wait; microseconds between the events on either side."""
        launcher = self.launcher(request)
        return self.timed(lambda: launcher.launch(self.stream), request["timeout_s"])

    def timed(self, work: Callable[[], None], timeout_s: float = LIBRARY_S) -> float:
        """Queue ``work`` and wait; microseconds between the events on either side."""
        ask(driver.cuEventRecord(self._before, self.stream))
        work()
        ask(driver.cuEventRecord(self._after, self.stream))
        self.wait(self._after, timeout_s)
        return ask(driver.cuEventElapsedTime(self._before, self._after)) * 1e3

    def event(self) -> Any:
        return ask(driver.cuEventCreate(driver.CUevent_flags.CU_EVENT_DEFAULT))

    def wait(self, event, timeout_s: float) -> None:
        """Poll: a blocking wait in the driver could not be given up."""
        begun = time.monotonic()
        while True:
            (status,) = driver.cuEventQuery(event)
            if status != driver.CUresult.CUDA_ERROR_NOT_READY:
                ask((status,))
                return
            waited = time.monotonic() - begun
            if waited > timeout_s:
                raise Hung
            if waited > 1e-3:  # spin through short kernels, do not burn a core on long ones
                time.sleep(min(waited / 10, 0.01))


def reply_to(worker: Worker, request: dict, payload: bytes, descriptors: list[int]) -> dict:
    """The answer to a request, failures included."""
    try:
        return worker.answer(request, payload, descriptors)
    except Hung:
        return {"status": "hung"}
    except Refused as refusal:
        return {"status": "refused", "message": str(refusal)}
    except DriverError as error:
        # Whatever it was, the context is not to be trusted again: the caller ends this process.
        return {"status": "failed", "error": error.name, "message": error.text}


def find(uuid: str) -> Any:
    """The GPU the caller meant: an index can mean another one if the environment changed."""
    for index in range(ask(driver.cuDeviceGetCount())):
        device = ask(driver.cuDeviceGet(index))
        if uuid_of(device) == uuid:
            return device
    raise SystemExit(f"no GPU with UUID {uuid} in the worker process")


def end_with_the_caller(connection: socket.socket) -> None:
    """Leave at once when the caller is gone, also in the middle of a kernel."""
    poll = select.poll()
    poll.register(connection, select.POLLRDHUP)
    poll.poll()
    os._exit(0)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("descriptor", type=int)
    parser.add_argument("uuid")
    given = parser.parse_args()
    connection = socket.socket(fileno=given.descriptor)
    threading.Thread(target=end_with_the_caller, args=(connection,), daemon=True).start()
    ask(driver.cuInit(0))
    device = find(given.uuid)
    worker = Worker(device)
    send(connection, {"status": "ok"})
    try:
        while True:
            send(connection, reply_to(worker, *receive(connection)))
    except Closed:
        os._exit(0)  # without the driver's teardown, which would wait for a running kernel


if __name__ == "__main__":
    main()
