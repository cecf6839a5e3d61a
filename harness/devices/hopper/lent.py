"""A GPU that is had for a while: all of it, its arrays too, in a worker that stood by.

The worker is one submission's (`harness.devices.hopper.standby`). Between two of its judges it is
emptied and handed on; with the submission it ends, and its context with it: what a kernel left in
the context's hidden parts, no other's kernel meets.
"""

from __future__ import annotations

import os
import socket
import tempfile
from typing import IO

from harness.devices import gpu_lock
from harness.devices.hopper.device import prepared
from harness.devices.hopper.held import HeldDevice
from harness.devices.hopper.keeping import Handed
from harness.devices.hopper.process import Conversation, WorkerDied
from harness.processes.fork_client import Asking, Fork, Nursery
from harness.processes.waits import waiting


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
