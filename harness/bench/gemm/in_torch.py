"""A rung launched on PyTorch's tensors and stream, so that it can be timed beside PyTorch's own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import ml_dtypes
import numpy as np
from cuda.bindings import driver

from harness.bench.gemm.plan import RUNGS, Launch, plan, plan_fp8
from harness.compiler import Assembled, assemble, compile_kernel
from harness.devices.hopper_driver import ask
from harness.devices.hopper_launch import encode_tensor_map
from harness.tensormap import TensorMap

_DTYPES = {"torch.bfloat16": np.dtype(ml_dtypes.bfloat16), "torch.uint16": np.dtype(np.uint16)}


class Tensor:
    """A torch tensor as the harness knows a device array: strides in bytes, an address."""

    def __init__(self, tensor: Any, dtype: Any = None):
        self.tensor = tensor
        self.dtype = np.dtype(dtype) if dtype else _DTYPES[str(tensor.dtype)]
        ratio = self.dtype.itemsize // tensor.element_size()
        self.shape = (*tensor.shape[:-1], tensor.shape[-1] // ratio)
        strides = [s * tensor.element_size() for s in tensor.stride()[:-1]]
        self.strides = (*strides, self.dtype.itemsize)
        self.address = tensor.data_ptr()
        self.ndim = len(self.shape)


def launcher(
    number: int, a: Any, b: Any, c: Any, **parameters: int
) -> tuple[Callable[[], None], Assembled]:
    """A function that launches rung ``number`` for A [m, k], B [n, k], C [m, n], all bfloat16.

    Into the current PyTorch stream; ``parameters`` are `plan`'s. Also what the assembler
    said of the kernel.
    """
    rung = RUNGS[number - 1]
    bits = None if rung.uses_maps else np.uint16
    taken = Tensor(c, None if rung.c_as == "map" else np.uint32)
    launch = plan(number, Tensor(a, bits), Tensor(b, bits), taken, **parameters)
    return _ready(launch)


def fp8_launcher(
    number: int, a: Any, b: Any, c: Any, scale: float
) -> tuple[Callable[[], None], Assembled]:
    """As `launcher`, of an 8-bit rung: A and B torch.float8_e4m3fn, C bfloat16."""
    launch = plan_fp8(number, Tensor(a, np.uint8), Tensor(b, np.uint8), Tensor(c), scale)
    return _ready(launch)


def _ready(launch: Launch) -> tuple[Callable[[], None], Assembled]:
    compiled = compile_kernel(launch.kernel, launch.args, block=launch.block)
    assembled = assemble(compiled.ptx)
    return _call(launch, compiled.entry, assembled), assembled


def _call(launch: Launch, entry: str, assembled: Assembled) -> Callable[[], None]:
    import torch

    library = ask(driver.cuLibraryLoadData(assembled.cubin, [], [], 0, [], [], 0))
    kernel = ask(driver.cuLibraryGetKernel(library, entry.encode()))
    most = driver.CUfunction_attribute.CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES
    device = ask(driver.cuCtxGetDevice())
    ask(driver.cuKernelSetAttribute(most, launch.shared_bytes, kernel, device))
    config = driver.CUlaunchConfig()
    config.gridDimX, config.gridDimY, config.gridDimZ = (*launch.grid, 1)
    config.blockDimX, config.blockDimY, config.blockDimZ = launch.block, 1, 1
    config.sharedMemBytes = launch.shared_bytes
    config.hStream = torch.cuda.current_stream().cuda_stream
    if launch.cluster > 1:
        cluster = driver.CUlaunchAttribute()
        cluster.id = driver.CUlaunchAttributeID.CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION
        extents = cluster.value.clusterDim
        extents.x, extents.y, extents.z = launch.cluster, 1, 1
        config.attrs, config.numAttrs = [cluster], 1
    values = [value for arg in launch.args for value in _parameters(arg)]
    pointers = np.array([value.ctypes.data for value in values], np.uint64)
    function = driver.CUfunction(int(kernel))

    def call(keep: Any = (values, library, launch)) -> None:
        ask(driver.cuLaunchKernelEx(config, function, pointers.ctypes.data, 0))

    return call


def _parameters(arg: Any) -> list[np.ndarray]:
    """A Python argument as numba's PTX takes it (`harness.devices.plan.expand`)."""
    if isinstance(arg, TensorMap):
        return [encode_tensor_map(_fields(arg), arg.address)]
    if isinstance(arg, Tensor):
        size = int(np.prod(arg.shape))
        numbers = (0, 0, size, arg.dtype.itemsize, arg.address, *arg.shape, *arg.strides)
        return [np.array([number], np.uint64) for number in numbers]
    return [np.array([arg], np.float32 if isinstance(arg, np.floating) else np.int32)]


def _fields(tensor_map: TensorMap) -> dict[str, Any]:
    names: tuple[str, ...] = ("global_dims", "global_strides", "box_dims", "element_strides")
    names += ("interleave", "swizzle", "l2_promotion", "oob_fill")
    fields = {name: getattr(tensor_map, name) for name in names}
    return {**fields, "element_type": tensor_map.dtype.name}
