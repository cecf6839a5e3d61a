"""The Hopper GPU and the tools that this machine has, and notices about those that it lacks.

libcuda itself is asked for the GPU, and nothing is raised if there is none. Each notice names the
cause, the consequence and the remedy. It is given once in a process: by `tell_once`, as a warning
unless the caller has a better place.
"""

from __future__ import annotations

import ctypes
import warnings
from collections.abc import Callable
from dataclasses import dataclass

from harness.base import settings
from harness.base.arch import COMPUTE_CAPABILITY
from harness.base.errors import INSTALL
from harness.sanitizer.emulator import NativeUnavailable, native_unavailable

LIBCUDA = "libcuda.so.1"

_MAJOR, _MINOR = 75, 76  # CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_{MAJOR,MINOR}
_UUID_BYTES = 16


@dataclass(frozen=True)
class Detection:
    """``indices`` are the Hopper GPUs', as the driver counts, and ``uuids`` theirs, in
    hexadecimal digits; ``reason`` says why there are none. ``gpus``: the number of GPUs of any
    kind."""

    indices: tuple[int, ...] = ()
    reason: str = ""
    uuids: tuple[str, ...] = ()
    gpus: int = 0

    @property
    def index(self) -> int | None:
        """The first GPU's index; None if there is none."""
        return self.indices[0] if self.indices else None


def driver_is_here() -> bool:
    """Return True if the driver is installed, GPUs or not. Starts nothing of it: the caller may
    fork afterwards."""
    try:
        ctypes.CDLL(LIBCUDA)
    except OSError:
        return False
    return True


def find_hopper() -> Detection:
    """The GPUs of compute capability 9.0 among those the driver shows."""
    try:
        cuda = ctypes.CDLL(LIBCUDA)
    except OSError:
        return Detection(reason=f"no NVIDIA driver: {LIBCUDA} was not found")
    if error := cuda.cuInit(0):
        return Detection(reason=f"the NVIDIA driver did not start: cuInit gave CUDA error {error}")
    count = ctypes.c_int()
    if error := cuda.cuDeviceGetCount(ctypes.byref(count)):
        return Detection(reason=f"cuDeviceGetCount gave CUDA error {error}")
    hoppers, seen = [], []
    for index in range(count.value):
        capability = tuple(_attribute(cuda, which, index) for which in (_MAJOR, _MINOR))
        if capability == COMPUTE_CAPABILITY:
            hoppers.append(index)
        else:
            seen.append(f"GPU {index} has compute capability {capability[0]}.{capability[1]}")
    if hoppers:
        uuids = tuple(_uuid(cuda, index) for index in hoppers)
        return Detection(tuple(hoppers), uuids=uuids, gpus=count.value)
    reason = "; ".join(seen) or "the NVIDIA driver shows no GPU"
    return Detection(reason=reason, gpus=count.value)


def _attribute(cuda: ctypes.CDLL, which: int, index: int) -> int:
    value = ctypes.c_int()
    # A handle of the driver API's CUdevice is its index.
    cuda.cuDeviceGetAttribute(ctypes.byref(value), which, index)
    return value.value


def _uuid(cuda: ctypes.CDLL, index: int) -> str:
    value = ctypes.create_string_buffer(_UUID_BYTES)
    cuda.cuDeviceGetUuid_v2(value, index)
    return value.raw.hex()


def gpu_name(index: int) -> str:
    """Return the driver's name of the GPU, which must exist."""
    name = ctypes.create_string_buffer(256)
    ctypes.CDLL(LIBCUDA).cuDeviceGetName(name, len(name), index)
    return name.value.decode(errors="replace")


def driver_cuda() -> tuple[int, int]:
    """The newest CUDA that the driver runs, (0, 0) if there is no driver."""
    version = ctypes.c_int()
    try:
        error = ctypes.CDLL(LIBCUDA).cuDriverGetVersion(ctypes.byref(version))
    except OSError:
        return 0, 0
    return (0, 0) if error else (version.value // 1000, version.value % 1000 // 10)


_reported = set[str]()


class MissingToolWarning(UserWarning):
    """A tool is missing; the result is the same, but slower or less thorough."""


def slow_emulator() -> str:
    """The notice that the native engine is unavailable; "" if it works, cannot exist here, or was
    switched off by the user."""
    engine = native_unavailable()
    match engine and engine.unavailable:
        case NativeUnavailable.NO_LLVMLITE:
            remedy = f"Install it: {INSTALL.format(extra='sanitizer')}"
        case NativeUnavailable.UNREADABLE:
            remedy = "Install the llvmlite version of constraints.txt"
        case _:
            return ""
    assert engine is not None
    reason = f"{engine.unavailable} ({' '.join(engine.detail.split())[:200]})"
    return (
        f"The emulator runs in Python alone, several times slower where threads diverge: {reason}. "
        f"{remedy}, or set {settings.MACHINE_CODE.name}=0 to hide this notice."
    )


def tell_once(notice: str, tell: Callable[[str], object] | None = None) -> None:
    """Pass ``notice`` to ``tell``, or warn, unless it is empty or has been given before."""
    if not notice or notice in _reported:
        return
    _reported.add(notice)
    if tell is not None:
        tell(notice)
    else:
        warnings.warn(notice, MissingToolWarning, stacklevel=3)
