"""A GPU whose arrays, too, are in the worker: this process has no CUDA context.

Opening a context takes the driver more than a tenth of a second, and it opens them in sequence. A
judge does without its own: it uses the worker's. The workers of a class's judges are in a pool:
started ahead, each leased to a single submission at a time.

Such a worker's life has four stages:

1. *prewarmed* (`harness.devices.hopper.prewarmed`): a fork that opens its CUDA context before a
   judge asks for it, as many as the fork server is to keep ready at each GPU.
2. *in use* by one judge, through a `PooledDevice`. It is killed if anything goes wrong in it.
3. *leased* to the submission (`harness.devices.hopper.leases`): emptied between two of the
   submission's judges, so that the next judge does not wait for a context.
4. *ended* with the submission. What a kernel left in the hidden parts of a context is gone with the
   context: no other submission's kernel meets it.

A worker is reachable only through its descriptors. They are passed from process to process with
the lease, and a worker whose descriptors no process holds any more is killed by the fork server.
"""

from __future__ import annotations

import os
import socket
import tempfile
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from typing import IO, TYPE_CHECKING

import numpy as np

from harness.devices import gpu_lock
from harness.devices.hopper.device import HopperDevice, prepared, start_worker
from harness.devices.hopper.driver import DriverError
from harness.devices.hopper.leases import Lease
from harness.devices.hopper.memory import SLOT_BYTES, CopyBuffer, WorkerMemory
from harness.devices.hopper.messages import CopyDirection, CopyRequest, FillRequest
from harness.devices.hopper.process import Conversation, WorkerDied
from harness.errors import LaunchError
from harness.processes.fork_client import Fork, ForkServer, ForkServerClient
from harness.processes.parallel import in_threads, slices
from harness.processes.waits import waiting

if TYPE_CHECKING:
    from harness.compiler import Assembled


class WorkerDevice(HopperDevice):
    """The GPU ``uuid`` in ``worker``, which has opened its context.

    ``start``: starts the next worker after a worker that had to end (default: a child process).
    ``known``: PTX texts that have been assembled already.
    """

    def __init__(
        self,
        uuid: str,
        worker: Conversation,
        start: Callable[[], Conversation] | None = None,
        known: Mapping[str, tuple[Assembled, str]] | None = None,
    ):
        self._begin(uuid)
        self._known, self._shared = known or {}, CopyBuffer()
        self._start_worker = start or partial(start_worker, uuid)
        self._worker = self._shares(worker)
        self.gpu, self._l2_bytes = worker.greeting["gpu"], worker.greeting["l2_bytes"]

    def leave(self) -> None:
        """Hang up: the worker ends asynchronously. The device is of no use afterwards."""
        with self._lock:
            worker = self._detached()
            if worker is not None:
                worker.leave()

    def emptied(self) -> Conversation | None:
        """Detach the worker, without arrays and kernels, for another device; None if it has ended,
        or ends here: a worker in which anything went wrong is not used again. The device is of no
        use afterwards."""
        with self._lock:
            worker = self._detached()
            if worker is None:
                return None
            try:
                with gpu_lock.beside_others(self._uuid):
                    prepared(worker.ask({"operation": "empty"}))
                return worker
            except BaseException as error:
                with gpu_lock.beside_others(self._uuid):
                    worker.end()
                if isinstance(error, (WorkerDied, TimeoutError)):
                    return None  # what was asked of it has been answered before
                raise

    def _detached(self) -> Conversation | None:
        self._shared.close()
        worker, self._worker = self._worker, None
        return worker

    # --- memory ---------------------------------------------------------------------------

    def _create(self, nbytes: int) -> WorkerMemory:
        with self._lock:
            worker = self._worker = self._worker or self._another_worker()
            number = WorkerMemory.next_id()
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

    # --- the worker -----------------------------------------------------------------------

    def _assembled(self, ptx: str) -> tuple[Assembled, str]:
        return self._known.get(ptx) or super()._assembled(ptx)

    def _another_worker(self) -> Conversation:
        return self._shares(self._start_worker())

    def _shares(self, worker: Conversation) -> Conversation:
        prepared(worker.ask({"operation": "share"}, descriptors=(self._shared.descriptor,)))
        return worker

    def _give(self, worker: Conversation, number: int) -> None:
        raise LaunchError("an array of this launch was lost with the worker that had it.")


class PooledWorker(Conversation):
    """A worker on the GPU ``uuid`` that is a fork of a fork server."""

    def __init__(self, uuid: str, fork: Fork, connection: socket.socket, output: IO[bytes]):
        super().__init__(connection, output)
        self.uuid, self._fork = uuid, fork

    @classmethod
    def start(cls, forks: ForkServerClient | ForkServer, uuid: str) -> PooledWorker:
        """Take a prewarmed worker, or wait for it. Raises WorkerDied, and OSError if the fork
        server cannot be reached."""
        ours, theirs = socket.socketpair()
        output = tempfile.TemporaryFile()  # noqa: SIM115 -- closed by `end`
        with waiting():  # for other workers' contexts
            with theirs:
                standard = [theirs.fileno(), output.fileno(), output.fileno()]
                worker = cls(uuid, forks.fork(standard, uuid), ours, output)
            worker.greeted()
        return worker

    @classmethod
    def leased(cls, lease: Lease) -> PooledWorker:
        fork = Fork(socket.socket(fileno=lease.fork), lease.number)
        connection = socket.socket(fileno=lease.connection)
        worker = cls(lease.uuid, fork, connection, os.fdopen(lease.output, "r+b"))
        worker.greeting = lease.greeting
        return worker

    def lease(self) -> Lease:
        """Return the lease, which is the caller's to pass on; this object is of no use any more."""
        descriptors = (self._connection.fileno(), self._fork.descriptor, self._output.fileno())
        connection, fork, output = map(os.dup, descriptors)
        self._fork.leave()
        self.leave()
        return Lease(self.uuid, self._fork.number, self.greeting, connection, fork, output)

    def _kill(self) -> int | None:
        return self._fork.end()

    def _ended(self) -> int | None:
        return self._fork.end()


class PooledDevice(WorkerDevice):
    """The GPU ``uuid`` in a worker of the pool: that of ``lease``, or a prewarmed worker."""

    def __init__(self, forks: ForkServerClient | ForkServer, uuid: str, lease: Lease | None = None):
        start = partial(PooledWorker.start, forks, uuid)
        super().__init__(uuid, PooledWorker.leased(lease) if lease else start(), start)

    def release(self) -> Lease | None:
        """Return the lease of the emptied worker, for the submission's next judge; None if the
        worker has ended. The device is of no use afterwards."""
        worker = self.emptied()
        assert worker is None or isinstance(worker, PooledWorker)
        return worker.lease() if worker is not None else None
