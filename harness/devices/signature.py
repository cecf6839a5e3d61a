"""What a PTX ``.entry`` declares: its parameters and launches, and whether a plan fits.

Source: PTX ISA 9.0, "Kernel Function Parameters".
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from harness.arch.sm_90 import MAX_PARAMETER_BYTES, TENSOR_MAP_BYTES
from harness.devices.arrays import DeviceArray
from harness.devices.plan import Pointer, convert_scalar
from harness.errors import LaunchError
from harness.isa.launch import as_launched
from harness.isa.text.lookup import meant
from harness.isa.text.parser import declarations
from harness.isa.text.tree import Function, Variable
from harness.launches import LaunchPlan, Parameter, Scalar
from harness.tensormap import TensorMap


def entry_parameters(ptx: str, entry: str) -> tuple[Variable, ...]:
    """The parameters of ``entry``, in order. LaunchError names the entries there are."""
    return _entry(ptx, entry).parameters


def entry_meant(ptx: str, name: str) -> str:
    """The entry of the PTX that ``name`` means: as it stands there, or as a C++ compiler found it
    in the source. Raises LaunchError where there is none, or several."""
    entries = [f.name for f in declarations(ptx).functions.values() if f.is_entry]
    return _entry(ptx, meant(name, entries) or name).name


def _entry(ptx: str, entry: str) -> Function:
    functions = declarations(ptx).functions
    found = functions.get(entry)
    if found is None or not found.is_entry:
        known = ", ".join(f.name for f in functions.values() if f.is_entry) or "none"
        raise LaunchError(f"the PTX has no .entry {entry!r}; it has: {known}.")
    return found


def check_directives(plan: LaunchPlan) -> None:
    """Raise LaunchError where the entry's directives refuse the plan's block or cluster."""
    as_launched(_entry(plan.ptx, plan.entry), plan.grid, plan.block, plan.cluster)


def check_parameters(plan: LaunchPlan) -> None:
    """Raise LaunchError unless the plan's values are as many and as large as the entry's."""
    declared = entry_parameters(plan.ptx, plan.entry)
    _check_count(plan.entry, declared, plan.parameters)
    for position, (want, value) in enumerate(zip(declared, plan.parameters, strict=True), 1):
        nbytes = TENSOR_MAP_BYTES if isinstance(value, TensorMap) else len(value.data)
        if nbytes != _nbytes(want):
            raise LaunchError(
                f"{plan.entry}: parameter {position} (.{want.type} {want.name}) takes "
                f"{_nbytes(want)} bytes; {_kind(value)} has {nbytes}."
            )
    if sum(map(_nbytes, declared)) > MAX_PARAMETER_BYTES:
        raise LaunchError(f"{plan.entry}: more than {MAX_PARAMETER_BYTES} bytes of parameters.")


def bind(ptx: str, entry: str, args: Sequence[object]) -> tuple[Parameter, ...]:
    """``args`` as the parameters of a PTX entry: one value for one ``.param``.

    A TensorMap takes 128 bytes, a DeviceArray passes its address, a number is converted to
    the declared type (never wrapped or truncated), ``bytes`` fill a struct as they stand.
    """
    declared = entry_parameters(ptx, entry)
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
    return Scalar(convert_scalar(arg, _dtype_for(arg, want, where), where))


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


def _check_count(entry: str, declared: Sequence[Variable], given: Sequence[object]) -> None:
    if len(declared) != len(given):
        listed = ", ".join(f".{p.type} {p.name}" for p in declared)
        raise LaunchError(
            f"{entry}({listed}) takes {len(declared)} parameters; {len(given)} were given."
        )


def _kind(value: Parameter) -> str:
    if isinstance(value, TensorMap):
        return "a TensorMap"
    if isinstance(value, Scalar):
        return f"{value.value.dtype} {value.value!r}"
    return "an address"
