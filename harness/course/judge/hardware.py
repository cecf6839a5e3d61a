"""The GPU of a judge, in a worker's context: the judge has none. A notebook's judge uses the GPU
that the notebook uses; if it has cores for that, the worker starts and the kernel is assembled
while the emulator explores. A class has many more judges, each with a single core: they wait until
the emulator has explored, and then for a GPU that no other of them has (`gpu_lock`)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext, suppress
from functools import partial

from harness.base.errors import HarnessError
from harness.base.processes.parallel import in_forks
from harness.course import devices
from harness.sanitizer import Device

Hardware = Callable[[], AbstractContextManager[Device]]


def hardware(
    name: str | None, ptx: str = "", cores: int = 1
) -> AbstractContextManager[Hardware | None]:
    """Return a context manager for the judge's access to the device ``name`` (default: this
    machine's), if it is a GPU. ``ptx``, which it will run there, is assembled before it waits for
    the GPU, or, if it has several ``cores``, from now on. Raises DeviceNotFound if there is no
    such device."""
    if (name or devices.default_name()) == "emulator":
        return nullcontext(None)
    uuids = devices.gpu_uuids()  # reports what is missing before anything has run
    return _begun(uuids[0], ptx) if cores > 1 else nullcontext(partial(_in_turn, uuids, ptx))


@contextmanager
def _begun(uuid: str, ptx: str) -> Iterator[Hardware]:
    """Start a worker and assemble ``ptx`` asynchronously, for a notebook's judge."""
    from harness.course.devices.hopper.device import assembled
    from harness.course.devices.hopper.process import WorkerProcess
    from harness.course.devices.hopper.worker_device import WorkerDevice

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
def _in_turn(uuids: tuple[str, ...], ptx: str) -> Iterator[Device]:
    """Wait for any of the GPUs, and have the only worker of a class's judges there."""
    from harness.course.devices import gpu_lock
    from harness.course.devices.hopper.device import assembled, start_worker
    from harness.course.devices.hopper.worker_device import WorkerDevice

    with suppress(HarnessError):  # the launch says it better
        assembled(ptx)
    with gpu_lock.a_turn(uuids) as uuid:
        gpu = WorkerDevice(uuid, start_worker(uuid))
        try:
            yield gpu
        finally:
            gpu.end()
