"""The GPU of a judge, in a worker's context: the judge has none. A notebook's judge uses the GPU
that the notebook uses; if it has cores for that, the worker starts and the kernel is assembled
while the emulator explores. A class has many more judges, and they have the GPU only while
something runs on it: each takes a seat at the GPU with the most free ones, and gets a worker
there that already has a context. Judges with a seat at the same GPU prepare inputs, copy,
compute references and compare side by side; a timed launch is alone on the GPU nevertheless
(`gpu_lock`)."""

from __future__ import annotations

import socket
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext, suppress
from dataclasses import dataclass
from functools import partial

from harness import devices, settings
from harness.devices import Device
from harness.devices.gpu_lock import a_seat
from harness.devices.hopper.leases import received
from harness.errors import HarnessError
from harness.processes.fork_client import ForkServer, ForkServerClient
from harness.processes.parallel import in_forks

Hardware = Callable[[], AbstractContextManager[Device]]


@dataclass(frozen=True)
class Seats:
    """Seats for a class's judge: at any of the GPUs ``uuids``, with a worker from ``forks``, or
    the worker that an earlier judge of the same submission has left at ``kept``."""

    uuids: tuple[str, ...]
    forks: ForkServerClient | ForkServer
    kept: socket.socket


def hardware(
    name: str | None, among: Seats | None = None, ptx: str = "", cores: int = 1
) -> AbstractContextManager[Hardware | None]:
    """Return a context manager for the judge's access to the device ``name`` (default: this
    machine's), if it is a GPU. ``ptx``, which it will run there, is assembled before a seat is
    taken, or, if a notebook's judge has several ``cores``, from now on. Raises DeviceNotFound if
    there is no such device."""
    if (name or devices.default_name()) == "emulator":
        return nullcontext(None)
    if among is not None:  # who gives seats has looked
        return nullcontext(partial(_seated, among, ptx))
    uuid = devices.gpu_uuids()[0]  # says what is missing before anything has run
    return _begun(uuid, ptx) if cores > 1 else nullcontext(partial(_begun_late, uuid, ptx))


@contextmanager
def _begun(uuid: str, ptx: str) -> Iterator[Hardware]:
    """Start a worker and assemble ``ptx`` asynchronously, for a notebook's judge."""
    from harness.devices.hopper.device import assembled
    from harness.devices.hopper.process import WorkerProcess
    from harness.devices.hopper.worker_device import WorkerDevice

    @contextmanager
    def had() -> Iterator[Device]:
        known = {}
        with suppress(HarnessError):  # the launch says it better
            known[ptx] = assembling[0]
        worker.greeted()
        gpu = WorkerDevice(uuid, worker, known=known)
        try:
            yield gpu
        finally:
            gpu.leave()

    with in_forks([partial(assembled, ptx)], 1) as assembling:
        worker = WorkerProcess(uuid)
        try:
            yield had
        finally:
            worker.leave()


@contextmanager
def _begun_late(uuid: str, ptx: str) -> Iterator[Device]:
    with _begun(uuid, ptx) as had, had() as gpu:
        yield gpu


@contextmanager
def _seated(among: Seats, ptx: str) -> Iterator[Device]:
    from harness.devices.hopper.device import assembled
    from harness.devices.hopper.worker_device import PooledDevice

    with suppress(HarnessError):  # the launch says it better
        assembled(ptx)
    lease = received(among.kept)
    # Another context elsewhere would cost the driver more than a wait here costs the judge.
    with a_seat((lease.uuid,) if lease else among.uuids, settings.JUDGES_PER_GPU.value()) as uuid:
        gpu = PooledDevice(among.forks, uuid, lease)
        try:
            yield gpu
        finally:
            lease = gpu.release()
            if lease is not None:
                lease.send(among.kept)
