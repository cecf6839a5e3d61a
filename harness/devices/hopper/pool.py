"""GPU workers of a class's judges: started ahead, each leased to a single submission at a time.

A worker's life has four stages:

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
from functools import partial
from typing import IO

from harness.devices.hopper.leases import Lease
from harness.devices.hopper.process import Conversation
from harness.devices.hopper.worker_device import WorkerDevice
from harness.processes.fork_client import Fork, ForkServer, ForkServerClient
from harness.processes.waits import waiting


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
