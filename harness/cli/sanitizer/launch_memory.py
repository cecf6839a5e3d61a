"""The state of memory before a launch, and the checks of what the launch leaves there."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np

from harness.cli.sanitizer.arguments import Arguments, converted, elements_of, file_bytes
from harness.devices.emulated import EmulatedDevice
from harness.errors import LaunchError
from harness.files import check_place, reading, writing
from harness.isa.bfloat16 import numbers
from harness.isa.text.lookup import meant
from harness.isa.text.parser import declarations
from harness.launches import HostVariable


@dataclass(frozen=True)
class MemoryRange:
    """Device memory at the address that a program had it at, with a file's contents."""

    name: str
    address: int
    file: Path


@dataclass(frozen=True)
class Expected:
    """What an output shall be: exactly, or within ``atol`` plus ``rtol`` times the value."""

    file: Path
    rtol: float | None = None
    atol: float | None = None


@dataclass(frozen=True)
class Start:
    """``variables``: the module's, by name, as `Arguments.variable` reads them; ``addresses``:
    where they lie. ``out``, ``expect``: by the name or number of an argument, the name of a range
    of memory or of a variable. ``sources``: where the text of a file of the line information is,
    by its name there. ``folder``: where the files that arguments name are looked for."""

    variables: Mapping[str, str] = field(default_factory=dict)
    addresses: Mapping[str, int] = field(default_factory=dict)
    memory: tuple[MemoryRange, ...] = ()
    out: Mapping[str, Path] = field(default_factory=dict)
    expect: Mapping[str, Expected] = field(default_factory=dict)
    sources: Mapping[str, Path] = field(default_factory=dict)
    folder: Path = Path()


class Started:
    """A device with all that a launch finds on it: the ``values`` of its parameters and the
    ``variables`` of its module."""

    def __init__(self, start: Start, ptx: str, specs: tuple[str, ...], seed: int):
        """Raises FileError, LaunchError and TensorMapError, which name what is at fault."""
        self.start = start
        self.device = EmulatedDevice()
        self.arguments = Arguments(self.device, seed, start.folder)
        for one in start.memory:
            data = file_bytes(one.file, f"the memory {one.name}: ")
            try:
                array = self.device.array_at(one.address, np.frombuffer(data, np.uint8))
            except ValueError as error:
                raise LaunchError(f"the memory {one.name}: {error}") from None
            self.arguments.arrays[one.name] = array
        self.values = self.arguments.make(specs)
        known = {v.name: v for v in declarations(ptx).variables if v.space in ("global", "const")}
        self.variables = {
            (own := _variable(name, list(known))): HostVariable(
                self.arguments.variable(name, spec), start.addresses.get(own)
            )
            for name, spec in start.variables.items()
        }
        for name in {*start.out, *start.expect} - self.arguments.arrays.keys():
            own = _variable(name, list(known), self.arguments.arrays)
            size = known[own].size_bytes or 0
            self.variables.setdefault(
                own, HostVariable(np.zeros(size, np.uint8), None, is_set=False)
            )
        self._wanted = {
            name: _wanted(name, self.output(name), expected.file)
            for name, expected in start.expect.items()
        }
        for name, file in start.out.items():
            with writing(file, f"--out {name}="):
                file.parent.mkdir(parents=True, exist_ok=True)
            check_place(file, f"--out {name}=")

    def output(self, name: str) -> np.ndarray:
        """What the launch left in an array, a range of memory or a variable (as bytes)."""
        if name in self.arguments.arrays:
            return self.arguments.arrays[name].copy_to_host()
        return self.variables[_variable(name, list(self.variables))].data

    def save(self) -> None:
        """Write the outputs that are asked for."""
        for name, file in self.start.out.items():
            with writing(file, f"--out {name}="):
                np.save(file, self.output(name))

    def differences(self) -> tuple[str, ...]:
        """A sentence for each output that is not what is expected."""
        found = (
            _difference(name, self.output(name), expected, self._wanted[name])
            for name, expected in self.start.expect.items()
        )
        return tuple(sentence for sentence in found if sentence)


def _variable(name: str, known: list[str], arrays: Mapping[str, object] | None = None) -> str:
    own = meant(name, known)
    if own is None:
        others = f", no argument and no memory; there are {', '.join(arrays)}" if arrays else ""
        raise LaunchError(
            f"{name!r} is no variable of the PTX (it has {', '.join(known) or 'none'}){others}"
        )
    return own


def _difference(name: str, actual: np.ndarray, expected: Expected, wanted: np.ndarray) -> str:
    """Empty where there is none."""
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
        f"output {name}: {len(bad)} of {actual.size} elements are not those of "
        f"{expected.file.name}; the first, at {list(first)}, is {numbers(actual)[first]} and not "
        f"{numbers(wanted)[first]}"
    )


def _wanted(name: str, output: np.ndarray, file: Path) -> np.ndarray:
    """A file's elements as those of the output: of a .npy file they have a type and a shape."""
    where = f"--expect {name}="
    with reading(file, f"elements of the output, {output.dtype}", where):
        if file.suffix == ".npy":
            found = np.ascontiguousarray(converted(elements_of(file, where), output.dtype))
        else:
            found = np.frombuffer(file_bytes(file, where), output.dtype)
            found = found.reshape(output.shape) if found.size == output.size else found
    if found.shape != output.shape:
        raise LaunchError(f"{where}{file} has shape {found.shape}, the output {output.shape}")
    return found
