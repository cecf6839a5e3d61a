"""The process in which kernels run on Hopper: ``python -m harness.course.devices.hopper.worker``.

A kernel that never ends, or that faults, takes this process's CUDA context with it and nothing
else; the caller then ends the process and starts another for its next launch. Requests are answered
in turn, each once; see `harness.course.devices.hopper.device` for the other side.
"""

from __future__ import annotations

import argparse
import os
import select
import socket
import threading
from typing import Any, NoReturn, assert_never, cast

from cuda.bindings import driver

from harness.course.devices import gpu_lock
from harness.course.devices.hopper import memory as hopper_memory
from harness.course.devices.hopper.context import Hung, Worker
from harness.course.devices.hopper.driver import (
    DriverError,
    Refused,
    ask,
    start_for_one_stream,
    uuid_of,
)
from harness.course.devices.hopper.measuring import measure
from harness.course.devices.hopper.messages import (
    Closed,
    WorkerAnswer,
    WorkerRequest,
    receive,
    send,
)


def answer(
    worker: Worker, request: WorkerRequest, payload: bytes, descriptors: list[int]
) -> WorkerAnswer:
    if request["operation"] == "map":
        (descriptor,) = descriptors
        size = request["size_bytes"]
        worker.mappings[request["id"]] = hopper_memory.adopt(worker.device, descriptor, size)
    elif request["operation"] == "make":
        memory = hopper_memory.create(worker.device, request["nbytes"])
        worker.mappings[request["id"]] = memory
        return {"status": "ok", "address": memory.address}
    elif request["operation"] == "share":
        (descriptor,) = descriptors
        worker.share(descriptor)
    elif request["operation"] == "read" or request["operation"] == "write":
        worker.copy(request)
    elif request["operation"] == "fill":
        worker.fill(request)
    elif request["operation"] == "unmap":
        for number in request["ids"]:
            worker.mappings.pop(number).release()
    elif request["operation"] == "load":
        worker.load(request["key"], payload)
    elif request["operation"] == "run":
        return {"status": "ok", "elapsed_us": worker.run(request)}
    elif request["operation"] == "measure":
        return measure(worker, request)
    else:
        assert_never(request)
    return {"status": "ok"}


def reply_to(
    worker: Worker, request: WorkerRequest, payload: bytes, descriptors: list[int]
) -> WorkerAnswer:
    """The answer to a request, failures included."""
    try:
        return answer(worker, request, payload, descriptors)
    except Hung:
        return {"status": "hung"}
    except Refused as refusal:
        return {"status": "refused", "message": str(refusal)}
    except DriverError as error:
        # Whatever it was, the context is not to be trusted again: the caller ends this process.
        return {"status": "failed", "error": error.name, "message": error.text}


def find(uuid: str) -> Any:
    """Return the GPU that the caller meant: an index can mean another GPU if the environment
    changed."""
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


def begun(uuid: str) -> Worker:
    """A worker on the GPU with that UUID, which has its context: opened while no benchmark runs."""
    with gpu_lock.opening(), gpu_lock.beside_others(uuid):
        start_for_one_stream()
        return Worker(find(uuid))


def serve(worker: Worker, connection: socket.socket) -> NoReturn:
    """Answer until the caller is gone, and end then."""
    threading.Thread(target=end_with_the_caller, args=(connection,), daemon=True).start()
    try:
        send(connection, worker.greeting())
        while True:
            request, payload, descriptors = receive(connection)
            send(connection, reply_to(worker, cast(WorkerRequest, request), payload, descriptors))
    except Closed:
        os._exit(0)  # without the driver's teardown, which would wait for a running kernel


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("descriptor", type=int)
    parser.add_argument("uuid")
    options = parser.parse_args()
    connection = socket.socket(fileno=options.descriptor)
    threading.Thread(target=end_with_the_caller, args=(connection,), daemon=True).start()
    serve(begun(options.uuid), connection)


if __name__ == "__main__":
    main()
