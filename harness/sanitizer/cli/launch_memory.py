"""The state of memory before a launch, and the checks of memory after it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from harness.base.errors import LaunchError
from harness.base.files import check_place, reading, writing
from harness.sanitizer.cli.arguments import (
    Arguments,
    Struct,
    converted,
    elements_of,
    file_bytes,
)
from harness.sanitizer.cli.request import Expected, Request
from harness.sanitizer.devices.emulated import EmulatedDevice
from harness.sanitizer.isa.text.names import meant
from harness.sanitizer.isa.types import numbers
from harness.sanitizer.launch.plan import HostVariable


class PreparedLaunch:
    """A device with a launch's memory, the ``values`` of its parameters and the ``variables`` of
    its module."""

    def __init__(self, request: Request):
        """Raises FileError, LaunchError and TensorMapError, which name the faulty option."""
        self.request = request
        self.device = EmulatedDevice()
        self.arguments = Arguments(self.device, request.seed, request.folder)
        for region in request.memory:
            data = file_bytes(region.file, f"the memory {region.name}: ")
            try:
                array = self.device.array_at(region.address, np.frombuffer(data, np.uint8))
            except ValueError as error:
                raise LaunchError(f"the memory {region.name}: {error}") from None
            self.arguments.arrays[region.name] = array
        self.values = _padded(self.arguments.make(request.args), request)
        variables = request.module.declared.variables
        known = {v.name: v for v in variables if v.space in ("global", "const")}
        self.variables = {
            (own := _variable(name, list(known))): HostVariable(
                self.arguments.variable(name, spec), request.addresses.get(own)
            )
            for name, spec in request.variables.items()
        }
        for name in {*request.out, *request.expect} - self.arguments.arrays.keys():
            own = _variable(name, list(known), self.arguments.arrays)
            size = known[own].size_bytes or 0
            self.variables.setdefault(
                own, HostVariable(np.zeros(size, np.uint8), None, is_set=False)
            )
        self._wanted = {
            name: _wanted(name, self.output(name), expected)
            for name, expected in request.expect.items()
        }
        for name, file in request.out.items():
            with writing(file, f"--out {name}="):
                file.parent.mkdir(parents=True, exist_ok=True)
            check_place(file, f"--out {name}=")

    def output(self, name: str) -> np.ndarray:
        """Return the contents of an array, a range of memory or a variable (as bytes)."""
        if name in self.arguments.arrays:
            return self.arguments.arrays[name].copy_to_host()
        return self.variables[_variable(name, list(self.variables))].data

    def save(self) -> None:
        """Write the requested outputs."""
        for name, file in self.request.out.items():
            with writing(file, f"--out {name}="):
                np.save(file, _as_saved(self.output(name)))

    def differences(self) -> tuple[str, ...]:
        """Return a sentence for each output that differs from the expected output."""
        sentences = (
            _difference(name, self.output(name), expected, self._wanted[name])
            for name, expected in self.request.expect.items()
        )
        return tuple(sentence for sentence in sentences if sentence)


def _as_saved(values: np.ndarray) -> np.ndarray:
    """Return the elements of ml_dtypes's types as bytes: numpy cannot read their names."""
    is_foreign = values.dtype.isbuiltin == 2
    return values.view(f"V{values.itemsize}") if is_foreign else values


def _padded(values: list[Any], request: Request) -> list[Any]:
    """Pad structs to the sizes of their parameters: by less than the alignment, as C does. Where
    more is lacking, a member is."""
    parameters = request.examined.declared.parameters
    padded = list(values)
    for number, (value, parameter) in enumerate(zip(values, parameters, strict=False)):
        size = parameter.size_bytes or 0
        if isinstance(value, Struct) and size - len(value) < parameter.align:
            padded[number] = value.ljust(size, b"\0")
    return padded


def _variable(name: str, known: list[str], arrays: Mapping[str, object] | None = None) -> str:
    own = meant(name, known)
    if own is None:
        others = f", nor an argument or a memory ({', '.join(arrays)})" if arrays else ""
        raise LaunchError(
            f"{name!r} is not a variable of the PTX ({', '.join(known) or 'it has none'}){others}"
        )
    return own


def _difference(name: str, actual: np.ndarray, expected: Expected, wanted: np.ndarray) -> str:
    """Return a sentence on how an output differs; "" if it does not."""
    near: np.ndarray
    if expected.rtol is None and expected.atol is None:
        near = actual.view(f"V{actual.itemsize}") == wanted.view(f"V{actual.itemsize}")
        near |= np.asarray(actual == wanted)  # 0.0 is -0.0
    else:
        with np.errstate(all="ignore"):
            near = np.isclose(
                numbers(actual).astype(np.float64),
                numbers(wanted).astype(np.float64),
                expected.rtol or 0,
                expected.atol or 0,
                equal_nan=True,
            )
    if near.all():
        return ""
    bad = np.argwhere(~near)
    first = tuple(bad[0].tolist())
    return (
        f"output {name}: {len(bad)} of {actual.size} elements differ from {expected.file.name}; "
        f"the first, at {list(first)}, is {numbers(actual)[first]} instead of "
        f"{numbers(wanted)[first]}"
    )


def _wanted(name: str, output: np.ndarray, expected: Expected) -> np.ndarray:
    """Return a file's elements in the type and shape of the output; those of a .npy file must
    have them."""
    file, where = expected.file, f"--expect {name}="
    with reading(file, f"elements of the output, {output.dtype}", where):
        if file.suffix == ".npy":
            elements = np.ascontiguousarray(converted(elements_of(file, where), output.dtype))
        else:
            elements = np.frombuffer(file_bytes(file, where), output.dtype)
            if elements.size == output.size:
                elements = elements.reshape(output.shape)
    if elements.shape != output.shape:
        raise LaunchError(f"{where}{file} has shape {elements.shape}, the output {output.shape}")
    return elements
