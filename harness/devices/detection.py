"""Is there a Hopper GPU here? Asks libcuda itself, and never raises where there is none."""

from __future__ import annotations

import ctypes
import uuid
from dataclasses import dataclass

LIBCUDA = "libcuda.so.1"
COMPUTE_CAPABILITY = (9, 0)  # sm_90a code runs on 9.0 and on nothing newer

_MAJOR, _MINOR = 75, 76  # CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_{MAJOR,MINOR}


@dataclass(frozen=True)
class Detection:
    """``index`` is the first Hopper GPU's, or None; ``reason`` then says what was found.
    ``names`` are those of all Hopper GPUs, as CUDA_VISIBLE_DEVICES takes them."""

    index: int | None
    reason: str = ""
    names: tuple[str, ...] = ()


def find_hopper() -> Detection:
    """The first GPU of compute capability 9.0 among those the driver shows."""
    try:
        cuda = ctypes.CDLL(LIBCUDA)
    except OSError:
        return Detection(None, f"no NVIDIA driver: {LIBCUDA} was not found")
    if error := cuda.cuInit(0):
        return Detection(None, f"the NVIDIA driver did not start: cuInit gave CUDA error {error}")
    count = ctypes.c_int()
    if error := cuda.cuDeviceGetCount(ctypes.byref(count)):
        return Detection(None, f"cuDeviceGetCount gave CUDA error {error}")
    seen, hoppers = [], []
    for index in range(count.value):
        capability = tuple(_attribute(cuda, which, index) for which in (_MAJOR, _MINOR))
        if capability == COMPUTE_CAPABILITY:
            hoppers.append(index)
        seen.append(f"GPU {index} has compute capability {capability[0]}.{capability[1]}")
    if hoppers:
        return Detection(hoppers[0], names=tuple(_name(cuda, index) for index in hoppers))
    return Detection(None, "; ".join(seen) or "the NVIDIA driver shows no GPU")


def _name(cuda: ctypes.CDLL, index: int) -> str:
    number = (ctypes.c_ubyte * 16)()
    cuda.cuDeviceGetUuid(ctypes.byref(number), index)
    return f"GPU-{uuid.UUID(bytes=bytes(number))}"


def _attribute(cuda: ctypes.CDLL, which: int, index: int) -> int:
    value = ctypes.c_int()
    # A handle of the driver API's CUdevice is its index.
    cuda.cuDeviceGetAttribute(ctypes.byref(value), which, index)
    return value.value
