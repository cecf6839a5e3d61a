"""A kernel's arguments as the parameters of its PTX, by the convention of its compiler, and the
checks against its ``.entry``.

Source: PTX ISA 9.0, "Kernel Function Parameters".
"""

from __future__ import annotations

import inspect
import numbers
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Literal, Protocol

import numpy as np

from harness.base.arch import MAX_PARAMETER_BYTES, TENSOR_MAP_BYTES
from harness.base.errors import LaunchError
from harness.sanitizer.isa.text.kernel import Kernel, Ptx
from harness.sanitizer.isa.text.names import beginning_with, meant, readable
from harness.sanitizer.isa.text.tree import Variable
from harness.sanitizer.launch.arrays import DeviceArray, plain_dtype
from harness.sanitizer.launch.plan import Dim3, LaunchPlan, Parameter, Scalar, as_launched
from harness.sanitizer.tensormap import TensorMap

_MOST_MISSING = 8  # parameters that an error lists


@dataclass(frozen=True)
class Slot:
    """Value that a ``.param`` takes from an argument: the value as it is (a number, a tensor
    map), or of an array its address or 8 bytes of its description; ``axis`` is that of an extent
    or a stride, in bytes or in elements."""

    what: Literal[
        "value",
        "address",
        "elements",
        "element_bytes",
        "extent",
        "stride",
        "element_stride",
        "nothing",
    ]
    axis: int = 0


Convention = Literal["numba", "memref"]


def array_slots(ndim: int, convention: Convention = "numba") -> tuple[Slot, ...]:
    """The parameters of an array of n dimensions: numba's are 5 + 2n (meminfo and parent are
    Python's, and 0), those of MLIR's memref are 3 + 2n."""
    if convention == "memref":
        return (
            Slot("address"),  # the allocation's
            Slot("address"),  # the data's, aligned
            Slot("nothing"),  # the offset of the first element
            *(Slot("extent", axis) for axis in range(ndim)),
            *(Slot("element_stride", axis) for axis in range(ndim)),
        )
    return (
        Slot("nothing"),  # meminfo
        Slot("nothing"),  # parent
        Slot("elements"),
        Slot("element_bytes"),
        Slot("address"),
        *(Slot("extent", axis) for axis in range(ndim)),
        *(Slot("stride", axis) for axis in range(ndim)),
    )


@dataclass(frozen=True)
class ParameterSpec:
    """The type of an argument, in plain data.

    dtype is numpy's name ("float32", "bool"), or "bfloat16"; ndim and layout ("C", "F" or
    "A", any strides) are an array's. name is the parameter's in Python, where known. convention is
    that of the compiler of the PTX.
    """

    kind: Literal["array", "scalar", "tensor_map"]
    dtype: str = ""
    ndim: int = 0
    layout: str = ""
    name: str = ""
    convention: Convention = "numba"

    @property
    def slots(self) -> tuple[Slot, ...]:
        """Return the ``.param`` of the PTX for the argument, in order."""
        if self.kind == "array":
            return array_slots(self.ndim, self.convention)
        return (Slot("value"),)


@dataclass(frozen=True)
class Pointer:
    """The address of a device array, ``offset_bytes`` past its first element (8 bytes)."""

    array: DeviceArray
    offset_bytes: int = 0

    @property
    def data(self) -> bytes:
        return np.uint64(self.array.address + self.offset_bytes).tobytes()


class Signature(Protocol):
    """A kernel's name, and the parameters for which it was compiled: a `CompiledKernel` has
    them."""

    @property
    def name(self) -> str: ...
    @property
    def parameters(self) -> tuple[ParameterSpec, ...]: ...


class Compiled(Signature, Protocol):
    """A kernel's PTX for these parameters: a `CompiledKernel`."""

    @property
    def kernel(self) -> Kernel: ...
    @property
    def sources(self) -> dict[str, str]: ...


def plan_of(
    compiled: Compiled,
    args: Sequence[Any],
    grid: Dim3,
    block: Dim3,
    cluster: Dim3 = (1, 1, 1),
    shared_bytes: int = 0,
) -> LaunchPlan:
    """Return the launch of a kernel with these arguments, as `expand` takes them."""
    return LaunchPlan(
        kernel=compiled.kernel,
        grid=grid,
        block=block,
        cluster=cluster,
        shared_bytes=shared_bytes,
        parameters=expand(compiled, args),
        sources=compiled.sources,
    )


def expand(compiled: Signature, args: Sequence[Any]) -> tuple[Parameter, ...]:
    """Return the PTX parameters of a kernel's Python arguments, as the compiler lays them out.

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
            " It is in host memory: copy it with device.to_device(array)."
            if isinstance(arg, np.ndarray)
            else " An argument must be a device array, a TensorMap or a number."
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
    """Return the value of an array that a slot takes."""
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
        case "element_stride":
            stride = array.strides[slot.axis] // array.dtype.itemsize
            return Scalar(np.int64(stride).view(np.uint64))
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


def kernel_meant(ptx: Ptx, name: str) -> Kernel:
    """The kernel of the module that ``name`` means: as it is there, as it is in C++ source, or as
    either begins. Raises LaunchError if there is none, or several."""
    entries = [f.name for f in ptx.declared.functions.values() if f.is_entry]
    kernel = Kernel(ptx, meant(name, entries) or beginning_with(name, entries) or name)
    return Kernel(ptx, kernel.declared.name)


def check_directives(plan: LaunchPlan) -> None:
    """Raise LaunchError where the entry's directives reject the plan's block or cluster."""
    as_launched(plan.kernel.declared, plan.grid, plan.block, plan.cluster)


def check_parameters(plan: LaunchPlan) -> None:
    """Raise LaunchError unless the plan's values are as many and as large as the entry's."""
    entry, declared = plan.kernel.entry, plan.kernel.declared.parameters
    _check_count(entry, declared, plan.parameters)
    for position, (want, value) in enumerate(zip(declared, plan.parameters, strict=True), 1):
        nbytes = TENSOR_MAP_BYTES if isinstance(value, TensorMap) else len(value.data)
        if nbytes != _nbytes(want):
            raise LaunchError(
                f"{entry}: parameter {position} (.{want.type} {want.name}) takes "
                f"{_nbytes(want)} bytes; {_kind(value)} has {nbytes}."
            )
    if sum(map(_nbytes, declared)) > MAX_PARAMETER_BYTES:
        raise LaunchError(f"{entry}: more than {MAX_PARAMETER_BYTES} bytes of parameters.")


def bind(kernel: Kernel, args: Sequence[object]) -> tuple[Parameter, ...]:
    """Return ``args`` as the parameters of a kernel: a value for each ``.param``.

    A TensorMap takes 128 bytes, a DeviceArray passes its address, a number is converted to the
    declared type (never wrapped or truncated), ``bytes`` fill a struct as they are.
    """
    entry, declared = kernel.entry, kernel.declared.parameters
    _check_count(entry, declared, args)
    return tuple(
        _bind_one(arg, want, f"{entry}: argument {position} (.{want.type} {want.name})")
        for position, (want, arg) in enumerate(zip(declared, args, strict=True), 1)
    )


def _nbytes(parameter: Variable) -> int:
    return parameter.size_bytes or 0


def _bind_one(arg: object, want: Variable, where: str) -> Parameter:
    if isinstance(arg, TensorMap):
        if _nbytes(want) != TENSOR_MAP_BYTES:
            raise LaunchError(f"{where} has {_nbytes(want)} bytes; a TensorMap has 128.")
        return arg
    if isinstance(arg, DeviceArray):
        if _nbytes(want) != 8:
            raise LaunchError(f"{where} has {_nbytes(want)} bytes; an address has 8.")
        return Pointer(arg)
    if isinstance(arg, bytes) or (isinstance(arg, np.void) and arg.dtype.kind == "V"):
        data = bytes(arg) if isinstance(arg, bytes) else arg.tobytes()
        if len(data) != _nbytes(want):
            raise LaunchError(f"{where} has {_nbytes(want)} bytes; {len(data)} were given.")
        return Scalar(np.void(data))
    if _nbytes(want) > 8:
        size = f"{_nbytes(want)} bytes"
        raise LaunchError(f"{where} is {size} passed by value: a TensorMap or bytes; got {arg!r}.")
    if isinstance(arg, np.generic) and arg.dtype.kind in "iuf" and want.type[0] in "usf":
        _check_type(arg, want, where)
    return Scalar(convert_scalar(arg, _dtype_for(arg, want, where), where))


def _check_type(arg: np.generic, want: Variable, where: str) -> None:
    """Raise LaunchError for a number that numpy has as an integer where a float is wanted, or
    the other way around: its bits would be others than the caller's."""
    if (arg.dtype.kind == "f") != (want.type[0] == "f"):
        number = "a float" if want.type[0] == "f" else "an integer"
        raise LaunchError(f"{where} takes {number}; got {arg.dtype} {arg}.")


def _dtype_for(arg: object, want: Variable, where: str) -> np.dtype:
    """The type to convert to. PTX's ``.b`` types are bits: the value's own kind decides."""
    bits = _nbytes(want) * 8
    if (
        isinstance(arg, np.generic)
        and arg.dtype.itemsize == _nbytes(want)
        and (want.type[0] == "b" or arg.dtype.kind not in "iufb")
    ):
        return arg.dtype
    if want.type[0] == "f":
        return np.dtype(f"float{bits}")
    if want.type[0] == "b" and isinstance(arg, (float, np.floating)):
        if bits < 32:
            raise LaunchError(f"{where} is untyped bits: pass numpy's own scalar of {bits} bits.")
        return np.dtype(f"float{bits}")
    # Signedness is a matter of the instructions, not of the parameter: -1 fits a .u32.
    negative = isinstance(arg, (int, np.integer)) and arg < 0
    return np.dtype(f"{'int' if negative else 'uint'}{bits}")


def _check_count(entry: str, declared: Sequence[Variable], arguments: Sequence[object]) -> None:
    """Raise LaunchError unless there is a value for each parameter, naming those without."""
    if len(declared) == len(arguments):
        return
    takes = f"{len(declared)} parameter{'' if len(declared) == 1 else 's'}"
    missing = [
        f".{each.type} {each.name.removeprefix(f'{entry}_')}"
        + (f"[{_nbytes(each)}]" if _nbytes(each) > 8 else "")
        for each in declared[len(arguments) :]
    ]
    if len(missing) > _MOST_MISSING:
        missing = [*missing[:_MOST_MISSING], f"{len(missing) - _MOST_MISSING} more"]
    lacks = f"; missing: {', '.join(missing)}" if missing else ""
    raise LaunchError(f"{readable(entry)} takes {takes}; {len(arguments)} were given{lacks}.")


def _kind(value: Parameter) -> str:
    if isinstance(value, TensorMap):
        return "a TensorMap"
    if isinstance(value, Scalar):
        return f"{value.value.dtype} {value.value!r}"
    return "an address"
