"""Keeps a submission's worker between two of its judges: emptied, and for no other submission.

A judge that is done with the GPU hands its worker back as descriptors; the next judge of the same
submission gets them. A process without these descriptors cannot reach the worker; a worker whose
descriptors nobody holds is killed.
"""

from __future__ import annotations

import os
import select
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from harness.devices import gpu_lock
from harness.devices.hopper.messages import Closed, receive, send
from harness.devices.hopper.requests import Greeting
from harness.processes.fork_client import Fork

MOST = 8  # at a GPU, of all submissions: a context that waits holds half a GB there


@dataclass(frozen=True)
class Handed:
    """A worker on the GPU ``uuid`` as it goes from hand to hand: the conversation, the fork that
    it is (`harness.processes.fork_server`), and what it prints."""

    uuid: str
    number: int
    greeting: Greeting
    connection: int
    fork: int
    output: int

    def send(self, to: socket.socket) -> None:
        """Hand it over; it is the receiver's then."""
        said = {"uuid": self.uuid, "number": self.number, "greeting": self.greeting}
        descriptors = self.connection, self.fork, self.output
        try:
            send(to, said, descriptors=descriptors)
        finally:
            for one in descriptors:
                os.close(one)

    def end(self) -> None:
        """Kill it, while no benchmark runs on its GPU, and wait for its end."""
        with gpu_lock.beside_others(self.uuid):
            Fork(socket.socket(fileno=self.fork), self.number).end()
        os.close(self.connection)
        os.close(self.output)


def received(connection: socket.socket) -> Handed | None:
    """Return what has been handed over by now."""
    poll = select.poll()
    poll.register(connection, select.POLLIN)
    if not poll.poll(0):
        return None
    try:
        said, _, descriptors = receive(connection)
    except Closed:
        return None
    return Handed(said["uuid"], said["number"], said["greeting"], *descriptors)


class Keeping:
    """Of one submission, for its judges one after another. It keeps a worker where one of ``most``
    places for such is free at its GPU."""

    def __init__(self, most: int = MOST):
        self._most = most
        self._kept: Handed | None = None
        self._place: int | None = None

    @contextmanager
    def for_a_judge(self) -> Iterator[int]:
        """A descriptor for a judge, at which it finds what is kept, and hands it back. The judge
        has ended when the block is left."""
        ours, theirs = socket.socketpair()
        with ours, theirs:
            if self._kept is not None:
                self._let_go().send(ours)
            yield theirs.fileno()
            if back := received(ours) or received(theirs):  # one that the judge had no use for
                self._keep(back)

    def close(self) -> None:
        if self._kept is not None:
            self._let_go().end()

    def _keep(self, handed: Handed) -> None:
        self._place = gpu_lock.a_place("kept", handed.uuid, self._most)
        if self._place is None:
            handed.end()
        else:
            self._kept = handed

    def _let_go(self) -> Handed:
        assert self._kept is not None and self._place is not None
        handed, self._kept = self._kept, None
        os.close(self._place)
        return handed
