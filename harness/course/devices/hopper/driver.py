"""The CUDA driver, called through cuda.bindings: errors become exceptions with an explanation.

Imported only where libcuda is known to be; used by both the caller and its worker process, which
launches: parameters put together, tensor maps encoded, cuLaunchKernelEx called.
"""

from __future__ import annotations

import ctypes
import os
from collections.abc import Callable
from typing import Any

import numpy as np
from cuda.bindings import driver

from harness.base.arch import MAX_STATIC_SHARED_BYTES, TENSOR_MAP_BYTES
from harness.base.errors import LaunchError
from harness.course.devices.hopper.messages import KernelLaunch, ParameterData, TensorMapParameter
from harness.sanitizer import check_shared

# The usual meaning of a fault of a running kernel. Source: cuda.h 13.0, and Hopper's answers to
# planted bugs.
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
    """Call `cuInit` in a process of the harness's own, which has all its work in a single
    stream: contexts have one hardware queue then, not eight, and cost the driver half as much to
    open, and to close. On an H200 0.06 s and 0.03 s, not 0.13 s and 0.07 s; among eight
    processes that do so at once 0.3 s, not 1.0 s (driver 580.159.04)."""
    os.environ.setdefault("CUDA_DEVICE_MAX_CONNECTIONS", "1")
    ask(driver.cuInit(0))


def open_context(device: object) -> object:
    """Retain the device's primary context (which numba, CuPy and PyTorch use too)."""
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


_FILLS = {"zero": "NONE", "nan": "NAN_REQUEST_ZERO_FMA"}


class Refused(Exception):
    """The driver would not take the launch; nothing ran, the context is well."""


class Launcher:
    """A kernel with its parameters, ready to be launched any number of times.

    ``addresses`` maps the numbers of the caller's allocations to addresses in this process.
    """

    def __init__(self, device: Any, library: Any, addresses: dict[int, int], request: KernelLaunch):
        kernel = _refuse(
            "no such kernel in the cubin",
            driver.cuLibraryGetKernel,
            library,
            request["entry"].encode(),
        )
        _allow_shared(device, kernel, request["shared_bytes"])
        _allow_large_clusters(device, kernel)
        self._function = driver.CUfunction(int(kernel))
        self._config = _config(request)
        self._buffers = [_parameter(each, addresses) for each in request["parameters"]]
        self._pointers = np.array([b.ctypes.data for b in self._buffers] or [0], np.uint64)

    def launch(self, stream: Any) -> None:
        self._config.hStream = stream
        pointers = self._pointers.ctypes.data if self._buffers else 0
        _refuse("the launch", driver.cuLaunchKernelEx, self._config, self._function, pointers, 0)


def _allow_shared(device: Any, kernel: Any, dynamic_bytes: int) -> None:
    attributes = driver.CUfunction_attribute
    size = attributes.CU_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES
    static_bytes = ask(driver.cuKernelGetAttribute(size, kernel, device))
    try:
        check_shared(static_bytes, dynamic_bytes)
    except LaunchError as error:
        raise Refused(str(error)) from None
    if static_bytes + dynamic_bytes > MAX_STATIC_SHARED_BYTES:
        # cuda.core's own attribute of this name is read-only.
        most = attributes.CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES
        _refuse("shared_bytes", driver.cuKernelSetAttribute, most, dynamic_bytes, kernel, device)


def _allow_large_clusters(device: Any, kernel: Any) -> None:
    """Allow clusters of more than the portable 8 blocks: without it the driver rejects them."""
    allowed = driver.CUfunction_attribute.CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED
    _refuse("a non-portable cluster size", driver.cuKernelSetAttribute, allowed, 1, kernel, device)


def _config(request: KernelLaunch) -> Any:
    config = driver.CUlaunchConfig()
    config.gridDimX, config.gridDimY, config.gridDimZ = request["grid"]
    config.blockDimX, config.blockDimY, config.blockDimZ = request["block"]
    config.sharedMemBytes = request["shared_bytes"]
    if request["cluster"] != [1, 1, 1]:
        cluster = driver.CUlaunchAttribute()
        cluster.id = driver.CUlaunchAttributeID.CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION
        extents = cluster.value.clusterDim
        extents.x, extents.y, extents.z = request["cluster"]
        config.attrs = [cluster]
        config.numAttrs = 1
    return config


def _parameter(parameter: ParameterData, addresses: dict[int, int]) -> np.ndarray:
    """Return the bytes of a parameter, in memory that does not move."""
    if parameter["kind"] == "scalar":
        return np.frombuffer(bytes.fromhex(parameter["data"]), np.uint8).copy()
    address = addresses[parameter["memory"]] + parameter["offset_bytes"]
    if parameter["kind"] == "pointer":
        return np.array([address], np.uint64)
    return encode_tensor_map(parameter, address)


def encode_tensor_map(fields: TensorMapParameter, address: int) -> np.ndarray:
    """The 128 bytes of a CUtensorMap, uint64[16], by the driver's own encoder."""
    promotion, corners = fields["l2_promotion"], fields.get("corners")
    encoder = "cuTensorMapEncodeTiled" if corners is None else "cuTensorMapEncodeIm2col"
    moved: tuple[Any, ...] = ([driver.cuuint32_t(n) for n in fields["box_dims"]],)
    if corners is not None:
        lower, upper = (list(corner) for corner in corners)
        moved = (lower, upper, *(driver.cuuint32_t(n) for n in fields["box_dims"]))
    encoded = _refuse(
        f"{encoder} of {fields}",
        getattr(driver, encoder),
        _enum(driver.CUtensorMapDataType, "DATA_TYPE", fields["element_type"]),
        len(fields["global_dims"]),
        address,
        [driver.cuuint64_t(n) for n in fields["global_dims"]],
        # rank 1 has no strides, but the driver rejects the null pointer that none becomes
        [driver.cuuint64_t(n) for n in fields["global_strides"] or (16,)],
        *moved,
        [driver.cuuint32_t(n) for n in fields["element_strides"]],
        _enum(driver.CUtensorMapInterleave, "INTERLEAVE", fields["interleave"]),
        _enum(driver.CUtensorMapSwizzle, "SWIZZLE", fields["swizzle"]),
        _enum(
            driver.CUtensorMapL2promotion,
            "L2_PROMOTION",
            promotion if promotion == "none" else f"L2_{promotion}",
        ),
        _enum(driver.CUtensorMapFloatOOBfill, "FLOAT_OOB_FILL", _FILLS[fields["oob_fill"]]),
    )
    data = ctypes.string_at(int(encoded.getPtr()), TENSOR_MAP_BYTES)
    return np.frombuffer(data, np.uint64).copy()


def _enum(kind: Any, group: str, name: str) -> Any:
    return getattr(kind, f"CU_TENSOR_MAP_{group}_{name.upper()}")


def _refuse(what: str, call: Callable[..., Any], *args: Any) -> Any:
    try:
        return ask(call(*args))
    except DriverError as error:
        raise Refused(f"the driver rejected {what}: {error}") from None
