"""The interface of a device: arrays, runs and their results, copies between devices."""

from __future__ import annotations

import math
import operator
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import DTypeLike

from harness.base.errors import LaunchError
from harness.sanitizer.launch.arrays import (
    POISON_BYTE,
    DeviceArray,
    Memory,
    contiguous,
    plain_dtype,
)
from harness.sanitizer.launch.parameters import (
    Compiled,
    Pointer,
    check_directives,
    check_parameters,
)
from harness.sanitizer.launch.plan import (
    DEFAULT_OPTIONS,
    LaunchPlan,
    RunOptions,
    check_launch,
    check_timeout,
)
from harness.sanitizer.tensormap import TensorMap

if TYPE_CHECKING:
    from harness.sanitizer.assembler.assembler import Assembled
    from harness.sanitizer.diagnosis import Hazard, Report
    from harness.sanitizer.emulator import BankConflicts, Trace


@dataclass(frozen=True)
class Run:
    """A launch that finished; for a launch that did not, the trace until then."""

    device: str
    """The name of the device."""
    report: Report | None = field(default=None, repr=False)
    """The emulator's findings and measurements; None on hardware."""
    elapsed_us: float | None = None
    """The kernel's time on the GPU, by CUDA events, for a single launch without warm-up: an
    indication, not a benchmark; None on the emulator."""
    compiled: Compiled | None = field(default=None, repr=False)
    assembled: Assembled | None = field(default=None, repr=False)
    stamped: Trace | None = field(default=None, repr=False)
    """What the kernel itself recorded, with timestamps."""

    @property
    def hazards(self) -> tuple[Hazard, ...]:
        """Empty on hardware."""
        return self.report.hazards if self.report else ()

    @property
    def executed(self) -> frozenset[str]:
        """The opcodes that ran; empty on hardware."""
        return self.report.executed if self.report else frozenset()

    @property
    def bank_conflicts(self) -> tuple[BankConflicts, ...]:
        """Return the bank conflicts of each source line and opcode that used shared memory;
        empty on hardware."""
        return self.report.bank_conflicts if self.report else ()

    @property
    def trace(self) -> Trace | None:
        """The trace of stamps, or of each step of the emulator, if the launch asked for it."""
        return self.stamped or (self.report.trace if self.report else None)


@dataclass(frozen=True)
class Undefined:
    """``unwritten``: bool, the array's shape: the elements without a written byte;
    ``undefined``: those in which a kernel left an undefined value, or wrote a part only."""

    unwritten: np.ndarray
    undefined: np.ndarray


class Device(ABC):
    """A machine that runs sm_90a PTX."""

    name: str
    traces = False  # a run can be recorded
    _listeners: tuple[Callable[[LaunchPlan], object], ...] = ()

    def on_launch(self, listener: Callable[[LaunchPlan], object]) -> None:
        """Have ``listener`` called with the plan of each launch from here on, before it runs."""
        self._listeners = (*self._listeners, listener)

    def to_device(self, array: object) -> DeviceArray:
        """Copy a numpy (or ml_dtypes) array here. F-ordered arrays stay so; else C order."""
        host = np.asarray(array)
        dtype = plain_dtype(host.dtype)
        order = "F" if host.flags.f_contiguous and not host.flags.c_contiguous else "C"
        copied = self._new(host.shape, dtype, order)
        copied.copy_from_host(host)
        return copied

    def adopted(self, array: np.ndarray) -> DeviceArray:
        """Like `to_device`, but takes the array itself if possible: a kernel's writes to it go
        there."""
        return self.to_device(array)

    def untouched(self, shape: int | tuple[int, ...], dtype: DTypeLike = np.float32) -> DeviceArray:
        """Like `empty`, with the cheapest filling: memory that nothing has used yet."""
        return self.empty(shape, dtype)

    def empty(
        self, shape: int | tuple[int, ...], dtype: DTypeLike = np.float32, fill: int = POISON_BYTE
    ) -> DeviceArray:
        """Return a new array in C order, unwritten and filled with 0xFF bytes: NaN in floating
        types, -1 in integers.

        Elements that a kernel forgets to write are then seen, and nothing of an earlier array
        shows. ``fill`` is another byte to fill it with.
        """
        extents = shape if isinstance(shape, (tuple, list)) else (shape,)
        device_array = self._new(tuple(operator.index(n) for n in extents), plain_dtype(dtype), "C")
        self._fill(device_array.memory, fill)
        return device_array

    def scratch(
        self, shape: int | tuple[int, ...], dtype: DTypeLike = np.float32, fill: int = POISON_BYTE
    ) -> DeviceArray:
        """Like `empty`; nobody looks at a kernel's writes to it."""
        return self.empty(shape, dtype, fill)

    def undefined(self, array: DeviceArray) -> Undefined | None:
        """Return the elements of a C-ordered array that no kernel has defined; None if unknown."""
        return None

    def call(self, array: DeviceArray, name: str) -> None:
        """Set the name of an array in messages."""
        del array, name

    def run(self, plan: LaunchPlan, options: RunOptions = DEFAULT_OPTIONS) -> Run:
        """Run a plan whose arrays are this device's, and wait for it. Raises LaunchError, PtxError,
        KernelHung, KernelFault, and KernelUnfinished if it is endless, or only long."""
        self.check(plan)
        return self.start(plan, options)

    def start(self, plan: LaunchPlan, options: RunOptions) -> Run:
        """Like `run`, for a plan that fits the device."""
        check_timeout(options.timeout_s)
        for listener in self._listeners:
            listener(plan)
        return self._run(plan, options)

    def settle(self, seed: int) -> None:  # noqa: B027
        """New arrays are placed elsewhere from here on, by the seed; hardware does as it likes."""

    def check(self, plan: LaunchPlan) -> None:
        """Raise LaunchError if this device cannot run the plan as it is."""
        check_launch(plan.grid, plan.block, plan.cluster, plan.shared_bytes)
        for position, parameter in enumerate(plan.parameters, 1):
            subject = parameter.array if isinstance(parameter, Pointer) else parameter
            self.check_here(subject, f"parameter {position}")
        check_parameters(plan)
        check_directives(plan)

    def check_here(self, arg: object, where: str) -> None:
        array = arg.array if isinstance(arg, TensorMap) else arg
        if isinstance(arg, TensorMap):
            where = f"{where}, the array of a TensorMap,"
            if not isinstance(array, DeviceArray):
                raise LaunchError(f"{where} must be a device array, got {type(array).__name__}.")
        elif not isinstance(array, DeviceArray):
            return
        if array.device is not self:
            raise LaunchError(
                f"{where} lives on the device {array.device.name!r}, and the launch is on "
                f"{self.name!r}: copy it with device.to_device(x.copy_to_host())."
            )
        if array.freed:
            raise LaunchError(f"{where} was freed.")

    def _new(self, shape: tuple[int, ...], dtype: np.dtype, order: str) -> DeviceArray:
        if any(extent < 0 for extent in shape):
            raise LaunchError(f"shape {shape} has a negative extent.")
        # Never an allocation of nothing: CUDA rejects it, and an address is still wanted.
        memory = self._allocate(max(math.prod(shape) * dtype.itemsize, 1))
        return DeviceArray(self, memory, shape, dtype, contiguous(shape, dtype, order))

    def __repr__(self) -> str:
        return f"<Device {self.name}>"

    @abstractmethod
    def _allocate(self, nbytes: int) -> Memory: ...

    @abstractmethod
    def _fill(self, memory: Any, byte: int) -> None: ...  # memory: what `_allocate` returns

    @abstractmethod
    def _run(self, plan: LaunchPlan, options: RunOptions) -> Run: ...


def copied_to(device: Device, args: Sequence[Any]) -> tuple[Any, ...]:
    """Return ``args`` with each array, also of a TensorMap, copied to ``device``; the rest as it
    is.

    Whole allocations are copied, so that views, and arguments that shared memory, do so again.
    Raises LaunchError if an array was freed or the copy does not fit.
    """
    memories: dict[int, Memory] = {}
    moved = []
    for position, arg in enumerate(args, 1):
        array = array_of(arg)
        if array is None:
            moved.append(arg)
            continue
        if array.freed:
            raise LaunchError(f"argument {position} was freed.")
        copy = _copied(device, array, memories)
        if isinstance(arg, TensorMap):
            copy = replace(arg, array=copy, address=arg.address - array.address + copy.address)
        moved.append(copy)
    return tuple(moved)


def array_of(arg: Any) -> DeviceArray | None:
    """The array of an argument, also that of a TensorMap; None for a number."""
    array = arg.array if isinstance(arg, TensorMap) else arg
    return array if isinstance(array, DeviceArray) else None


def _copied(device: Device, array: DeviceArray, memories: dict[int, Memory]) -> Any:
    memory = array.memory
    if id(memory) not in memories:
        copy = device.empty(memory.nbytes, "uint8").memory
        copy.write(0, memory.read(0, memory.nbytes))
        memories[id(memory)] = copy
    return DeviceArray(
        device, memories[id(memory)], array.shape, array.dtype, array.strides, array.offset_bytes
    )
