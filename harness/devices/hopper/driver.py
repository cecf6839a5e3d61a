"""The CUDA driver, called through cuda.bindings: errors become exceptions with an explanation.

Imported only where libcuda is known to be; used by both the caller and its worker process.
"""

from __future__ import annotations

import os
from typing import Any

from cuda.bindings import driver

# What a fault of a running kernel usually means. Source: cuda.h 13.0, and what Hopper was seen
# to answer to planted bugs.
FAULTS = {
    "CUDA_ERROR_ILLEGAL_ADDRESS": (
        "a thread, or a bulk copy, read or wrote an address outside every array: an index out of "
        "bounds, an array that was freed, or a shared-memory address used as a global one"
    ),
    "CUDA_ERROR_MISALIGNED_ADDRESS": (
        "an address is not a multiple of the access's size; a TMA destination in shared memory "
        "must be a multiple of 128 bytes, an mbarrier of 8"
    ),
    "CUDA_ERROR_ILLEGAL_INSTRUCTION": (
        "an instruction got illegal operands: often a tensor copy whose innermost "
        "coordinate times the element size is not a multiple of 16 bytes, a bad tensor map, or a "
        "bad wgmma descriptor"
    ),
    "CUDA_ERROR_INVALID_ADDRESS_SPACE": (
        "an instruction got an address of the wrong state space, such as a shared address where "
        "a global one belongs, or an index so far out of bounds that it left global memory"
    ),
    "CUDA_ERROR_INVALID_PC": "the program counter left the kernel's code",
    "CUDA_ERROR_HARDWARE_STACK_ERROR": "the call stack overflowed or was overwritten",
    "CUDA_ERROR_LAUNCH_FAILED": (
        "the hardware stopped the kernel: often an mbarrier that received more arrivals or bytes "
        "than it can count, an address outside shared memory, or a peer block of a cluster that "
        "had already exited"
    ),
    "CUDA_ERROR_ASSERT": "an assertion in the kernel failed",
}


class DriverError(Exception):
    """A driver call failed; ``name`` is CUDA's name for the error."""

    def __init__(self, name: str, text: str):
        super().__init__(f"{name}: {text}")
        self.name = name
        self.text = text


def ask(answer: tuple[Any, ...]) -> Any:
    """The results of a driver call without its status; a bad status raises DriverError."""
    status, *results = answer
    if status != driver.CUresult.CUDA_SUCCESS:
        _, text = driver.cuGetErrorString(status)
        raise DriverError(status.name, text.decode() if text else "")
    if not results:
        return None
    return results[0] if len(results) == 1 else tuple(results)


def start_for_one_stream() -> None:
    """`cuInit` of a process that is the harness's own, and has all its work in one stream: contexts
    have one hardware queue then, not eight, and cost the driver half as much to open, and to close.
    On an H200 0.06 s and 0.03 s, not 0.13 s and 0.07 s; among eight processes that do so at once
    0.3 s, not 1.0 s (driver 580.159.04)."""
    os.environ.setdefault("CUDA_DEVICE_MAX_CONNECTIONS", "1")
    ask(driver.cuInit(0))


def open_context(device: object) -> object:
    """Retain the device's primary context (the one that numba, CuPy and PyTorch use too)."""
    return ask(driver.cuDevicePrimaryCtxRetain(device))


def uuid_of(device: Any) -> str:
    return bytes(ask(driver.cuDeviceGetUuid(device)).bytes).hex()


def gpu_name(device: Any) -> str:
    name: bytes = ask(driver.cuDeviceGetName(128, device))
    return name.split(b"\0")[0].decode()


def attribute(device: Any, name: str) -> int:
    """A device attribute by its name in CUdevice_attribute, without the prefix."""
    which = getattr(driver.CUdevice_attribute, f"CU_DEVICE_ATTRIBUTE_{name}")
    return int(ask(driver.cuDeviceGetAttribute(which, device)))
