"""Devices that run a kernel: a Hopper GPU or the emulator, with the same interface.

device(name=None)   the device of this machine, or a named device
run_ptx(...)        run PTX text from anywhere
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import nullcontext
from functools import cache
from typing import get_args

from harness.base import settings
from harness.base.errors import DeviceNotFound
from harness.course.devices.launching import KernelDevice
from harness.sanitizer import (
    DEFAULT_TIMEOUT_S,
    Detection,
    Device,
    LaunchPlan,
    Run,
    RunOptions,
    bind,
    check_launch,
    dim3,
    find_hopper,
    gpu_name,
    kernel_meant,
    tell_once,
)
from harness.sanitizer.isa import Ptx

__all__ = [
    "KernelDevice",
    "default_name",
    "device",
    "gpu_uuids",
    "has_hopper",
    "hopper_gpus",
    "hopper_name",
    "run_ptx",
]

NAMES = get_args(settings.DeviceName)

_detect = cache(find_hopper)


def has_hopper() -> bool:
    """Is there a GPU of compute capability 9.0 here? Never raises."""
    return bool(hopper_gpus())


def hopper_gpus() -> tuple[int, ...]:
    """The indices of the GPUs of compute capability 9.0, as the driver counts. Never raises."""
    return _detect().indices


def hopper_name() -> str:
    """Return the driver's name of the GPU that "hopper" means; "" if this machine has none."""
    try:
        return gpu_name(_found().indices[0])
    except DeviceNotFound:
        return ""


def gpu_uuids() -> tuple[str, ...]:
    """Return the UUIDs of the GPUs that "hopper" may mean. Raises DeviceNotFound if there is
    none."""
    return _found().uuids


def _found() -> Detection:
    detection: Detection = _detect()
    if detection.index is None:
        raise DeviceNotFound(
            "no Hopper GPU (compute capability 9.0: H100, H200, GH200) on this machine: "
            f"{detection.reason}. Use device('emulator'), which runs the same kernels on the CPU."
        )
    return detection


def default_name() -> str:
    """The name of the device that ``device()`` gives, or would reject."""
    return settings.DEVICE.value() or ("hopper" if has_hopper() else "emulator")


def device(name: str | None = None) -> KernelDevice:
    """Return the device called ``name`` ("hopper" or "emulator"); every call gives the same object.

    Without a name: the environment variable HARNESS_DEVICE decides, else Hopper if this machine has
    such a GPU, else the emulator. "hopper" is the first Hopper GPU; CUDA_VISIBLE_DEVICES chooses
    another. Raises DeviceNotFound.
    """
    if name is None:
        name = default_name()
    if name not in NAMES:
        raise DeviceNotFound(f"there is no device {name!r}; there are 'hopper' and 'emulator'.")
    return _device(name)


@cache
def _device(name: str) -> KernelDevice:
    if name == "emulator":
        from harness.course.devices.emulator import Emulator  # a check's own process needs none

        return Emulator()
    index = _found().indices[0]
    from harness.course.devices.hopper.device import HopperDevice

    return HopperDevice(index)


def run_ptx(
    text: str,
    entry: str,
    grid: int | tuple[int, ...],
    block: int | tuple[int, ...],
    args: Sequence[object],
    cluster: int | tuple[int, ...] = 1,
    shared_bytes: int = 0,
    device: str | Device = "emulator",
    timeout: float = DEFAULT_TIMEOUT_S,
    trace: bool = False,
    assemble: bool = True,
) -> Run:
    """Run the kernel ``entry`` of PTX text from any author (nvcc, a person, numba): its name as in
    the PTX, or as in the source if that is unique.

    ``args`` has a value for each ``.param``: a TensorMap, a device array (its address), a Python or
    numpy scalar (an address as an int too), or ``bytes`` for a struct by value. ``grid`` counts
    blocks, also with a ``cluster``; ``timeout`` is in seconds, on the emulator of its own time
    (`Device.launch`). ``trace`` asks the emulator for `Run.trace`; hardware records nothing.
    ``assemble``: the emulator's text is assembled next to the run, and PtxError has the assembler's
    error; hardware's is assembled anyway.
    """
    where = device if isinstance(device, Device) else _named(device)
    extents = dim3(grid, "grid"), dim3(block, "block"), dim3(cluster, "cluster")
    check_launch(*extents, shared_bytes)
    kernel = kernel_meant(Ptx(text), entry)
    plan = LaunchPlan(
        kernel=kernel,
        grid=extents[0],
        block=extents[1],
        cluster=extents[2],
        shared_bytes=shared_bytes,
        parameters=bind(kernel, args),
    )
    from harness.sanitizer import assembled_beside  # and with it the emulator

    beside = assemble and where.name == "emulator"
    with assembled_beside(kernel, extents[1], tell_once) if beside else nullcontext():
        return where.run(plan, RunOptions(timeout_s=timeout, trace=trace and where.traces))


_named = device  # run_ptx's own parameter of that name hides the function
