"""The emulator as a device. It runs in this process: it is Python and cannot take it down.

PTX that runs on it is assembled next to it: it earns trust only if hardware took it.
"""

from __future__ import annotations

import math
import weakref
from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from math import prod

import numpy as np
from numpy.typing import DTypeLike

from harness.base.errors import KernelFault, KernelHung, LaunchEnded, PtxError
from harness.sanitizer.assembler import trial
from harness.sanitizer.devices.base import Device, Run, Undefined
from harness.sanitizer.devices.detection import slow_emulator, tell_once
from harness.sanitizer.diagnosis import Report
from harness.sanitizer.diagnosis import run as emulate
from harness.sanitizer.emulator import GlobalMemory, host_zeros, padded_bytes
from harness.sanitizer.isa.text.kernel import Kernel
from harness.sanitizer.launch.arrays import POISON_BYTE, DeviceArray, contiguous, plain_dtype
from harness.sanitizer.launch.plan import Dim3, LaunchPlan, RunOptions, check_registers


@contextmanager
def assembled_beside(
    kernel: Kernel, block: Dim3, tell: Callable[[str], object] = lambda notice: None
) -> Iterator[None]:
    """Assemble ``kernel`` while the ``with`` block runs on the emulator.

    Raises PtxError if the assembler rejects the text, and LaunchError if a block of it needs
    more registers than there are; either replaces a hang or a fault. ``tell`` gets a sentence if
    ptxas could not be run.
    """
    with trial.begin(kernel.text) as under_way:
        try:
            yield
        except (KernelHung, KernelFault):
            _check(under_way.outcome(), kernel.entry, block, tell)
            raise
        _check(under_way.outcome(), kernel.entry, block, tell)


def _check(
    outcome: trial.TrialOutcome, entry: str, block: Dim3, tell: Callable[[str], object]
) -> None:
    if outcome.answer in ("refused", "over its limits"):
        raise PtxError(outcome.message)
    if outcome.answer == "not asked":
        tell(f"The PTX was not assembled, only run on the emulator: {outcome.message}")
    check_registers(outcome.registers.get(entry, 0), math.prod(block))


class EmulatedMemory:
    """An allocation in the emulator's global memory."""

    def __init__(
        self,
        memory: GlobalMemory,
        nbytes: int,
        address: int | None = None,
        padded: np.ndarray | None = None,
    ):
        """``address``: where a program had it; None for anywhere. ``padded``: as
        `GlobalMemory.allocate` takes it."""
        if address is None:
            allocation = memory.allocate(nbytes, padded=padded)
        else:
            allocation = memory.allocate_at(address, nbytes)
        self.address: int = allocation.address
        self.nbytes = nbytes
        self._allocation = allocation
        self._bytes: np.ndarray = allocation.bytes
        allocation.written = False
        self._release = weakref.finalize(self, memory.free, self.address)

    @property
    def freed(self) -> bool:
        return not self._release.alive

    def read(self, offset_bytes: int, nbytes: int) -> np.ndarray:
        return self._bytes[offset_bytes : offset_bytes + nbytes].copy()

    def look(self, offset_bytes: int, nbytes: int) -> AbstractContextManager[np.ndarray]:
        return nullcontext(self._bytes[offset_bytes : offset_bytes + nbytes])

    def write(self, offset_bytes: int, data: np.ndarray) -> None:
        self._bytes[offset_bytes : offset_bytes + data.size] = data
        allocation, part = self._allocation, slice(offset_bytes, offset_bytes + data.size)
        if data.size == self.nbytes:
            allocation.written, allocation.undefined = True, None
            return
        if allocation.written is False:
            allocation.written = np.zeros(self.nbytes, np.bool_)
        if allocation.written is not True:
            allocation.written[part] = True
            allocation.written = True if allocation.written.all() else allocation.written
        if allocation.undefined is not None:
            allocation.undefined[part] = False
            allocation.undefined = allocation.undefined if allocation.undefined.any() else None

    def adopt(self) -> None:
        """Mark all bytes as written: they are the host's own."""
        self._allocation.written = True

    def fill(self, byte: int) -> None:
        """Bytes to see by eye; nothing has written them."""
        self._bytes[: self.nbytes] = byte
        self._allocation.written, self._allocation.undefined = False, None

    @property
    def written(self) -> bool | np.ndarray:
        """bool[nbytes]: the bytes that somebody has written; True for all, False for none."""
        return self._allocation.written

    @property
    def undefined(self) -> np.ndarray | None:
        """bool[nbytes]: those in which a kernel left an undefined value; None where none are."""
        return self._allocation.undefined

    def call(self, name: str, array: DeviceArray | None = None) -> None:
        """Set its name in messages; ``array``, C-ordered, is all of it."""
        self._allocation.name = name
        if array is not None and array.shape and array.nbytes == self.nbytes:
            self._allocation.shape = array.shape
            self._allocation.element_bytes = array.dtype.itemsize

    def hide(self) -> None:
        """Nobody looks at them after a launch."""
        self._allocation.observed = False

    def free(self) -> None:
        self._release()


class EmulatedDevice(Device):
    """Runs PTX on the CPU and reports every hazard; needs no GPU, no libcuda."""

    name = "emulator"
    traces = True

    def __init__(self) -> None:
        self.memory = GlobalMemory()

    def settle(self, seed: int) -> None:
        self.memory.move(seed)

    def _allocate(self, nbytes: int) -> EmulatedMemory:
        return EmulatedMemory(self.memory, nbytes)

    def adopted(self, array: np.ndarray) -> DeviceArray:
        is_whole = array.flags.c_contiguous and array.flags.writeable
        if not is_whole or array.nbytes % 16 or not array.nbytes or array.ctypes.data % 16:
            return self.to_device(array)
        bytes_ = array.reshape(-1).view(np.uint8)
        memory = EmulatedMemory(self.memory, array.nbytes, padded=bytes_)
        memory.adopt()
        dtype = plain_dtype(array.dtype)
        return DeviceArray(self, memory, array.shape, dtype, contiguous(array.shape, dtype))

    def untouched(self, shape: int | tuple[int, ...], dtype: DTypeLike = np.float32) -> DeviceArray:
        extents = shape if isinstance(shape, tuple) else (shape,)
        dtype = plain_dtype(dtype)
        nbytes = max(prod(extents) * dtype.itemsize, 1)
        bytes_ = host_zeros(padded_bytes(nbytes), np.uint8)
        memory = EmulatedMemory(self.memory, nbytes, padded=bytes_)
        return DeviceArray(self, memory, extents, dtype, contiguous(extents, dtype))

    def array_at(self, address: int, host: np.ndarray) -> DeviceArray:
        """A copy of ``host`` at the address that a program had it at. Raises ValueError where an
        array is in the way."""
        memory = EmulatedMemory(self.memory, host.nbytes, address)
        array = DeviceArray(
            self, memory, host.shape, host.dtype, contiguous(host.shape, host.dtype)
        )
        array.copy_from_host(host)
        return array

    def _fill(self, memory: EmulatedMemory, byte: int) -> None:
        memory.fill(byte)

    def scratch(
        self, shape: int | tuple[int, ...], dtype: DTypeLike = np.float32, fill: int = POISON_BYTE
    ) -> DeviceArray:
        device_array = self.empty(shape, dtype, fill)
        device_array.memory.hide()  # type: ignore[attr-defined]
        return device_array

    def call(self, array: DeviceArray, name: str) -> None:
        memory = array.memory
        if isinstance(memory, EmulatedMemory) and array.strides == contiguous(
            array.shape, array.dtype
        ):
            memory.call(name, array)

    def undefined(self, array: DeviceArray) -> Undefined:
        memory, size = array.memory, array.dtype.itemsize
        assert isinstance(memory, EmulatedMemory)
        part = slice(array.offset_bytes, array.offset_bytes + array.nbytes)

        def elements(
            known: bool | np.ndarray, which: Callable[[Iterable[bool]], bool]
        ) -> np.ndarray:
            if isinstance(known, bool):
                return np.full(array.shape, known)
            return of_elements(known[part], size, which).reshape(array.shape)

        begun, partly = elements(memory.written, any), ~elements(memory.written, all)
        if memory.undefined is not None:
            partly |= elements(memory.undefined, any)
        return Undefined(~begun, partly & begun)

    def _run(self, plan: LaunchPlan, options: RunOptions) -> Run:
        tell_once(slow_emulator())
        try:
            return Run(self.name, emulate(plan, self.memory, options))
        except LaunchEnded as ended:
            if ended.trace is not None:
                ended.run = Run(
                    self.name,
                    Report(hazards=ended.hazards, all_hazards=ended.all_hazards, trace=ended.trace),
                )
            raise


def of_elements(
    known: np.ndarray, size: int, which: Callable[[Iterable[bool]], bool]
) -> np.ndarray:
    """Return bool[n]: for each element of ``size`` bytes, ``all`` or ``any`` of its bytes."""
    if size in (2, 4, 8) and known.flags.c_contiguous and known.ctypes.data % size == 0:
        words = known.view(f"u{size}")  # a byte of it is 0 or 1
        ones = int.from_bytes(b"\1" * size, "little")
        return np.asarray(words == ones if which is all else words != 0)
    bytes_ = known.reshape(-1, size)
    return np.asarray(bytes_.all(axis=-1) if which is all else bytes_.any(axis=-1))
