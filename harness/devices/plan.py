"""A kernel's arguments, checked and converted to the parameters of its PTX."""

from __future__ import annotations

import inspect
import numbers
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np

from harness.compiler.abi import ParameterSpec, Slot
from harness.devices.arrays import DeviceArray, plain_dtype
from harness.errors import LaunchError
from harness.launches import Parameter, Scalar
from harness.tensormap import TensorMap


@dataclass(frozen=True)
class Pointer:
    """The address of a device array, ``offset_bytes`` past its first element (8 bytes)."""

    array: DeviceArray
    offset_bytes: int = 0

    @property
    def data(self) -> bytes:
        return np.uint64(self.array.address + self.offset_bytes).tobytes()


class Signature(Protocol):
    """A kernel's name, and what it was compiled for: a `CompiledKernel` has them."""

    @property
    def name(self) -> str: ...
    @property
    def parameters(self) -> tuple[ParameterSpec, ...]: ...


def expand(compiled: Signature, args: Sequence[Any]) -> tuple[Parameter, ...]:
    """The PTX parameters that stand for a kernel's Python arguments, as the compiler lays them out.

    Scalars are converted to the type the kernel was compiled for. Raises LaunchError naming the
    kernel and the argument.
    """
    specs = compiled.parameters
    names = tuple(spec.name or f"#{i}" for i, spec in enumerate(specs, 1))
    kernel = f"{compiled.name}({', '.join(map(_describe_spec, names, specs))})"
    if len(args) != len(specs):
        raise LaunchError(f"{kernel} takes {len(specs)} arguments; {len(args)} were given.")
    parameters: list[Parameter] = []
    for position, (name, spec, arg) in enumerate(zip(names, specs, args, strict=True), 1):
        where = f"{kernel}: argument {position} ({name})"
        if spec.kind == "tensor_map":
            if not isinstance(arg, TensorMap):
                raise LaunchError(f"{where} must be a TensorMap; got {_describe(arg)}.")
            parameters.append(arg)
        elif spec.kind == "array":
            _check_array(arg, spec, where)
            parameters.extend(filled(arg, slot) for slot in spec.slots)
        else:
            parameters.append(Scalar(convert_scalar(arg, plain_dtype(spec.dtype), where)))
    return tuple(parameters)


def check_arguments(kernel: Any, args: Sequence[Any]) -> None:
    """Raise LaunchError, before anything is compiled, if ``args`` cannot be the kernel's."""
    function: Callable[..., Any] = getattr(kernel, "py_func", kernel)
    if not callable(function):
        raise LaunchError(
            f"a kernel must be a function decorated with @cuda.jit; got {_describe(kernel)}."
        )
    signature = f"{getattr(function, '__name__', 'kernel')}{inspect.signature(function)}"
    names = list(inspect.signature(function).parameters)
    if not isinstance(args, (tuple, list)):
        raise LaunchError(f"args must be a tuple, as in args=(x, y); got {_describe(args)}.")
    if len(args) != len(names):
        raise LaunchError(
            f"{signature} takes {len(names)} arguments; {len(args)} were given in args."
        )
    for position, (name, arg) in enumerate(zip(names, args, strict=True), 1):
        if isinstance(arg, (TensorMap, DeviceArray, numbers.Real, np.bool_)) or (
            isinstance(arg, np.generic) and np.dtype(arg).kind == "V"  # bfloat16 and its kin
        ):
            continue
        mend = (
            " It lies in the host's memory: copy it with device.to_device(array)."
            if isinstance(arg, np.ndarray)
            else " An argument is a device array, a TensorMap or a number."
        )
        raise LaunchError(f"{signature}: argument {position} ({name}) is {_describe(arg)}.{mend}")


def convert_scalar(value: Any, dtype: np.dtype, where: str) -> np.generic:
    """``value`` as ``dtype``, never silently changed: no wrap-around, no truncation."""
    if isinstance(value, np.generic) and value.dtype == dtype:
        return value
    whole = isinstance(value, (numbers.Integral, np.bool_))
    if not whole and not isinstance(value, (numbers.Real, np.generic)):
        raise LaunchError(f"{where} must be a number ({dtype}); got {_describe(value)}.")
    if dtype.kind == "b":
        if whole and int(value) in (0, 1):
            return np.bool_(bool(value))
        raise LaunchError(f"{where} must be True or False; got {value!r}.")
    if dtype.kind in "iu":
        if not whole:
            raise LaunchError(f"{where} must be a whole number ({dtype}); got {value!r}.")
        limits = np.iinfo(dtype)
        if not limits.min <= int(value) <= limits.max:
            raise LaunchError(
                f"{where} is {value}, outside {dtype} ({limits.min} to {limits.max})."
            )
        value = int(value)
    converted: np.generic = dtype.type(value)
    return converted


def filled(array: DeviceArray, slot: Slot) -> Scalar | Pointer:
    """What a slot takes of an array."""
    match slot.what:
        case "address":
            return Pointer(array)
        case "elements":
            return Scalar(np.uint64(array.size))
        case "element_bytes":
            return Scalar(np.uint64(array.dtype.itemsize))
        case "extent":
            return Scalar(np.uint64(array.shape[slot.axis]))
        case "stride":
            return Scalar(np.int64(array.strides[slot.axis]).view(np.uint64))
        case "nothing":
            return Scalar(np.uint64(0))
    raise ValueError(f"an array has no {slot.what!r}")


def _check_array(arg: object, spec: ParameterSpec, where: str) -> None:
    if not isinstance(arg, DeviceArray):
        hint = " Copy it with device.to_device(array)." if isinstance(arg, np.ndarray) else ""
        raise LaunchError(f"{where} must be a device array; got {_describe(arg)}.{hint}")
    if arg.dtype != plain_dtype(spec.dtype) or arg.ndim != spec.ndim:
        raise LaunchError(
            f"{where} must be {spec.ndim}-dimensional {spec.dtype}; got {_describe(arg)}."
        )
    if spec.layout in ("C", "F") and arg.layout != spec.layout:
        # An array of one dimension is both; DeviceArray.layout then says "C".
        raise LaunchError(
            f"{where} was compiled for {spec.layout}-contiguous arrays; this one has strides "
            f"{arg.strides} for shape {arg.shape}."
        )


def _describe_spec(name: str, spec: ParameterSpec) -> str:
    kinds = {
        "tensor_map": "TensorMap",
        "array": f"{spec.dtype} array, {spec.ndim}-d",
    }
    return f"{name}: {kinds.get(spec.kind, spec.dtype)}"


def _describe(value: Any) -> str:
    if isinstance(value, (DeviceArray, np.ndarray)):
        kind = "device array" if isinstance(value, DeviceArray) else "numpy.ndarray"
        return f"a {kind} of shape {value.shape}, {value.dtype}"
    text = repr(value)
    return f"{type(value).__name__} {text if len(text) <= 60 else text[:57] + '...'}"
