"""Caches an emptied GPU worker per submission for its next judge run.

A lease is passed between processes as file descriptors (`harness.devices.hopper.worker_device` has
the whole life of a worker). This module needs no CUDA: the process that grades a class imports it.
"""

from __future__ import annotations

import os
import select
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from harness.devices import gpu_lock
from harness.devices.hopper.messages import Closed, Greeting, receive, send
from harness.processes.fork_client import Fork

MOST = 8  # cached at a GPU, of all submissions: an idle context holds half a GiB there


@dataclass(frozen=True)
class Lease:
    """The right to a worker on the GPU ``uuid``, as descriptors: ``connection`` to talk to it,
    ``fork`` to end it (`harness.processes.fork_server`), ``output`` to read its messages.
    ``number`` is its process's. A lease is used once: sent, ended, or turned into a worker."""

    uuid: str
    number: int
    greeting: Greeting
    connection: int
    fork: int
    output: int

    def send(self, to: socket.socket) -> None:
        """Pass it on: it belongs to the receiver afterwards."""
        fields = {"uuid": self.uuid, "number": self.number, "greeting": self.greeting}
        descriptors = self.connection, self.fork, self.output
        try:
            send(to, fields, descriptors=descriptors)
        finally:
            for descriptor in descriptors:
                os.close(descriptor)

    def end(self) -> None:
        """Kill the worker while no benchmark runs on its GPU, and wait for its end."""
        with gpu_lock.beside_others(self.uuid):
            Fork(socket.socket(fileno=self.fork), self.number).end()
        os.close(self.connection)
        os.close(self.output)


def received(connection: socket.socket) -> Lease | None:
    """Return the lease that has arrived at ``connection``, if any; does not wait."""
    poll = select.poll()
    poll.register(connection, select.POLLIN)
    if not poll.poll(0):
        return None
    try:
        fields, _, descriptors = receive(connection)
    except Closed:
        return None
    return Lease(fields["uuid"], fields["number"], fields["greeting"], *descriptors)


class LeaseCache:
    """The lease of a submission, for its judges in turn.

    It keeps a worker only if any of the ``most`` places for cached workers is free at that GPU;
    otherwise the worker ends.
    """

    def __init__(self, most: int = MOST):
        self._most = most
        self._lease: Lease | None = None
        self._place: int | None = None  # the locked place; held exactly while there is a lease

    @contextmanager
    def for_a_judge(self) -> Iterator[int]:
        """Yield a descriptor at which a judge finds the cached lease, and returns it. The judge
        must have ended when the block is left."""
        ours, theirs = socket.socketpair()
        with ours, theirs:
            if self._lease is not None:
                self._take().send(ours)
            yield theirs.fileno()
            returned = received(ours) or received(theirs)  # the latter if the judge did not use it
            if returned is not None:
                self._keep(returned)

    def close(self) -> None:
        if self._lease is not None:
            self._take().end()

    def _keep(self, lease: Lease) -> None:
        self._place = gpu_lock.a_place("leased", lease.uuid, self._most)
        if self._place is None:
            lease.end()
        else:
            self._lease = lease

    def _take(self) -> Lease:
        assert self._lease is not None and self._place is not None
        lease, self._lease = self._lease, None
        os.close(self._place)
        return lease
