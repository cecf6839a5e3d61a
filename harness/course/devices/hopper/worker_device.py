"""A GPU whose arrays, too, are in the worker: this process has no CUDA context.

Opening a context takes the driver more than a tenth of a second, and it opens them in sequence. A
judge does without its own: it uses the worker's. The worker ends with the judge. What a kernel left
in the hidden parts of a context is gone with the context: no other submission's kernel meets it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import TYPE_CHECKING

import numpy as np

from harness.base.errors import LaunchError
from harness.base.processes.parallel import in_threads, slices
from harness.course.devices import gpu_lock
from harness.course.devices.hopper.device import HopperDevice, prepared
from harness.course.devices.hopper.driver import DriverError
from harness.course.devices.hopper.memory import SLOT_BYTES, CopyBuffer, WorkerMemory
from harness.course.devices.hopper.messages import CopyDirection, CopyRequest, FillRequest
from harness.course.devices.hopper.process import WorkerProcess

if TYPE_CHECKING:
    from harness.sanitizer import Assembled


class WorkerDevice(HopperDevice):
    """The GPU ``uuid`` in ``worker``, which has opened its context.

    ``known``: PTX texts that have been assembled already.
    """

    def __init__(
        self,
        uuid: str,
        worker: WorkerProcess,
        known: Mapping[str, tuple[Assembled, str]] | None = None,
    ):
        self._begin(uuid)
        self._known, self._shared = known or {}, CopyBuffer()
        self._worker = self._shares(worker)
        self.gpu, self._l2_bytes = worker.greeting["gpu"], worker.greeting["l2_bytes"]

    def leave(self) -> None:
        """Hang up: the worker ends asynchronously. The device is of no use afterwards."""
        with self._lock:
            worker = self._detached()
            if worker is not None:
                worker.leave()

    def end(self) -> None:
        """Kill the worker while no benchmark runs on its GPU, and wait for its end. The device is
        of no use afterwards."""
        with self._lock:
            worker = self._detached()
            if worker is not None:
                with gpu_lock.beside_others(self._uuid):
                    worker.end()

    def _detached(self) -> WorkerProcess | None:
        self._shared.close()
        worker, self._worker = self._worker, None
        return worker

    def _create(self, nbytes: int) -> WorkerMemory:
        with self._lock:
            worker = self._worker = self._worker or self._another_worker()
            number = next(WorkerMemory.ids)
            with gpu_lock.beside_others(self._uuid):
                answer = worker.ask({"operation": "make", "id": number, "nbytes": nbytes})
            if answer["status"] != "ok":
                raise DriverError(answer["error"], answer["message"])
            worker.memories.add(number)
        return WorkerMemory(self, number, answer["address"], nbytes)

    def move(self, way: CopyDirection, number: int, offset_bytes: int, host: np.ndarray) -> None:
        """Read or write: ``host``, uint8[n], from or to ``offset_bytes`` in the memory of that
        number."""

        def move(where: slice) -> None:
            piece, offset = host[where], offset_bytes + where.start
            with self._shared.slot() as (place, there):
                if way == "write":
                    there[: piece.size] = piece
                self._copy(way, number, offset, piece.size, place)
                if way == "read":
                    piece[:] = there[: piece.size]

        in_threads(move, slices(host.size, SLOT_BYTES))

    @contextmanager
    def seen(self, number: int, offset_bytes: int, nbytes: int) -> Iterator[np.ndarray]:
        """uint8[nbytes], a slot at most, where the worker has copied them; gone with the block."""
        with self._shared.slot() as (place, there):
            self._copy("read", number, offset_bytes, nbytes, place)
            yield there[:nbytes]

    def _copy(
        self, way: CopyDirection, number: int, offset_bytes: int, nbytes: int, place: int
    ) -> None:
        self._ask_of(
            {
                "operation": way,
                "id": number,
                "offset_bytes": offset_bytes,
                "nbytes": nbytes,
                "place": place,
            }
        )

    def fill(self, number: int, byte: int) -> None:
        self._ask_of({"operation": "fill", "id": number, "byte": byte})

    def lost(self, number: int) -> bool:
        """Return True if a worker that had this memory has ended."""
        return self._worker is None or number not in self._worker.memories

    def _ask_of(self, request: CopyRequest | FillRequest) -> None:
        with self._lock, gpu_lock.beside_others(self._uuid):
            if self._worker is None or request["id"] not in self._worker.memories:
                raise LaunchError("this device array was lost with the worker that had it.")
            prepared(self._worker.ask(request))

    def _assembled(self, ptx: str) -> tuple[Assembled, str]:
        return self._known.get(ptx) or super()._assembled(ptx)

    def _another_worker(self) -> WorkerProcess:
        return self._shares(super()._another_worker())

    def _shares(self, worker: WorkerProcess) -> WorkerProcess:
        prepared(worker.ask({"operation": "share"}, descriptors=(self._shared.descriptor,)))
        return worker

    def _give(self, worker: WorkerProcess, number: int) -> None:
        raise LaunchError("an array of this launch was lost with the worker that had it.")
