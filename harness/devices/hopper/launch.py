"""A launch in the worker: parameters put together, tensor maps encoded, cuLaunchKernelEx called."""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from typing import Any

import numpy as np
from cuda.bindings import driver

from harness.arch.sm_90 import MAX_STATIC_SHARED_BYTES, TENSOR_MAP_BYTES
from harness.devices.hopper.driver import DriverError, ask
from harness.devices.hopper.requests import KernelLaunch, ParameterData, TensorMapParameter
from harness.errors import LaunchError
from harness.launches import check_shared

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
    """Allow clusters of more than the portable 8 blocks: without it the driver refuses them."""
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
    """The bytes of one parameter, in memory that stays where it is."""
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
        # rank 1 has no strides, but the driver refuses the null pointer that none becomes
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
        raise Refused(f"the driver refused {what}: {error}") from None
