"""A GPU whose arrays, too, are in a worker: the process that holds it has no context.

A context costs the driver a good tenth of a second, and it opens one after another: that of the
worker is enough for a judge. A judge may hold the GPU for a while only, in a worker that stood by.
That worker is one submission's (`harness.devices.hopper.standby`). Between two of its judges it is
emptied and handed on; with the submission it ends, and its context with it: what a kernel left in
the context's hidden parts, no other's kernel meets.
"""

from __future__ import annotations

import os
import socket
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import IO, TYPE_CHECKING

import numpy as np

from harness.devices import gpu_lock
from harness.devices.hopper.device import HopperDevice, prepared
from harness.devices.hopper.driver import DriverError
from harness.devices.hopper.keeping import Handed
from harness.devices.hopper.lent_memory import SLOT_BYTES, CopyBuffer, LentMemory
from harness.devices.hopper.process import Conversation, WorkerDied
from harness.devices.hopper.requests import CopyDirection, CopyRequest, FillRequest
from harness.errors import LaunchError
from harness.processes.cores import in_threads, slices
from harness.processes.fork_client import Asking, Fork, Nursery
from harness.processes.waits import waiting

if TYPE_CHECKING:
    from harness.compiler import Assembled


class HeldDevice(HopperDevice):
    """The GPU ``uuid`` in ``worker``, which has its context. ``known`` are PTX texts that have been
    assembled already."""

    def __init__(
        self,
        uuid: str,
        worker: Conversation,
        known: Mapping[str, tuple[Assembled, str]] | None = None,
    ):
        self._begin(uuid)
        self._known, self._shared = known or {}, CopyBuffer()
        self._worker = self._shares(worker)
        self.gpu, self._l2_bytes = worker.greeting["gpu"], worker.greeting["l2_bytes"]

    def leave(self) -> None:
        """The worker ends by itself. The device is of no use afterwards."""
        with self._lock:
            self._shared.close()
            worker, self._worker = self._worker, None
            if worker is not None:
                worker.leave()

    # --- memory ---------------------------------------------------------------------------

    def _create(self, nbytes: int) -> LentMemory:
        with self._lock:
            worker = self._worker = self._worker or self._another_worker()
            number = LentMemory.next_id()
            with gpu_lock.beside_others(self._uuid):
                answer = worker.ask({"operation": "make", "id": number, "nbytes": nbytes})
            if answer["status"] != "ok":
                raise DriverError(answer["error"], answer["message"])
            worker.memories.add(number)
        return LentMemory(self, number, answer["address"], nbytes)

    def move(self, way: CopyDirection, number: int, offset_bytes: int, host: np.ndarray) -> None:
        """Read or write: ``host``, uint8[n], from or to where ``offset_bytes`` lies in the
        memory of that number."""

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
        """Return whether a worker has ended that had this memory."""
        return self._worker is None or number not in self._worker.memories

    def _ask_of(self, request: CopyRequest | FillRequest) -> None:
        with self._lock, gpu_lock.beside_others(self._uuid):
            if self._worker is None or request["id"] not in self._worker.memories:
                raise LaunchError("this device array was lost with the worker that had it.")
            prepared(self._worker.ask(request))

    # --- the worker -----------------------------------------------------------------------

    def _assembled(self, ptx: str) -> tuple[Assembled, str]:
        return self._known.get(ptx) or super()._assembled(ptx)

    def _another_worker(self) -> Conversation:
        return self._shares(self._fresh_worker())

    def _fresh_worker(self) -> Conversation:
        return super()._another_worker()

    def _shares(self, worker: Conversation) -> Conversation:
        prepared(worker.ask({"operation": "share"}, descriptors=(self._shared.descriptor,)))
        return worker

    def _give(self, worker: Conversation, number: int) -> None:
        raise LaunchError("an array of this launch was lost with the worker that had it.")


class LentWorker(Conversation):
    """A worker of those that stood by: of ``forks`` on the GPU ``uuid``, or handed on."""

    def __init__(self, uuid: str, fork: Fork, connection: socket.socket, output: IO[bytes]):
        super().__init__(connection, output)
        self.uuid, self._fork = uuid, fork

    @classmethod
    def of(cls, forks: Asking | Nursery, uuid: str) -> LentWorker:
        """Raises WorkerDied, and OSError where none is to be had."""
        ours, theirs = socket.socketpair()
        output = tempfile.TemporaryFile()  # noqa: SIM115 -- closed by `end`
        with waiting():  # for others' contexts
            with theirs:
                given = [theirs.fileno(), output.fileno(), output.fileno()]
                made = cls(uuid, forks.fork(given, uuid), ours, output)
            made.greeted()
        return made

    @classmethod
    def handed_on(cls, handed: Handed) -> LentWorker:
        fork = Fork(socket.socket(fileno=handed.fork), handed.number)
        connection = socket.socket(fileno=handed.connection)
        made = cls(handed.uuid, fork, connection, os.fdopen(handed.output, "r+b"))
        made.greeting = handed.greeting
        return made

    def hand_on(self) -> Handed:
        """It is the caller's to hand over; of no use here any more."""
        descriptors = (self._connection.fileno(), self._fork.descriptor, self._output.fileno())
        connection, fork, output = map(os.dup, descriptors)
        self._fork.leave()
        self.leave()
        return Handed(self.uuid, self._fork.number, self.greeting, connection, fork, output)

    def _kill(self) -> int | None:
        return self._fork.end()

    def _ended(self) -> int | None:
        return self._fork.end()


class LentDevice(HeldDevice):
    """The GPU ``uuid``, in a worker of ``forks``, or in ``handed``, which is one of that GPU."""

    _worker: LentWorker | None

    def __init__(self, forks: Asking | Nursery, uuid: str, handed: Handed | None = None):
        self._forks = forks
        worker = LentWorker.handed_on(handed) if handed else LentWorker.of(forks, uuid)
        super().__init__(uuid, worker)

    def close(self) -> Handed | None:
        """Empty the worker, for the next judge of the same submission; None where it had an end,
        or has it now: one in which anything went wrong is not lent again. The device is of no use
        afterwards."""
        with self._lock:
            self._shared.close()
            worker, self._worker = self._worker, None
            if worker is None:
                return None
            try:
                with gpu_lock.beside_others(self._uuid):
                    prepared(worker.ask({"operation": "empty"}))
                return worker.hand_on()
            except BaseException as error:
                with gpu_lock.beside_others(self._uuid):
                    worker.end()
                if isinstance(error, (WorkerDied, TimeoutError)):
                    return None  # what was asked of it has been answered before
                raise

    def _fresh_worker(self) -> LentWorker:
        return LentWorker.of(self._forks, self._uuid)
