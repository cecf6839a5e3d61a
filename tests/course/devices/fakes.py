"""Substitutes for the base of the devices, for tests of other parts."""

from __future__ import annotations

from contextlib import nullcontext
from dataclasses import dataclass

import numpy as np

from harness.course.devices.launching import KernelDevice
from harness.sanitizer.devices.base import Device, Run
from harness.sanitizer.launch.arrays import DeviceArray
from harness.sanitizer.launch.parameters import ParameterSpec


class HostMemory:
    """A numpy array as an allocation, at a made-up address."""

    next_address = 0x7000_0000_0000

    def __init__(self, nbytes: int):
        self.address = HostMemory.next_address
        HostMemory.next_address += (nbytes + 255) // 256 * 256
        self.nbytes = nbytes
        self.freed = False
        self.bytes = np.zeros(nbytes, np.uint8)

    def read(self, offset_bytes, nbytes):
        return self.bytes[offset_bytes : offset_bytes + nbytes].copy()

    def look(self, offset_bytes, nbytes):
        return nullcontext(self.bytes[offset_bytes : offset_bytes + nbytes])

    def write(self, offset_bytes, data):
        self.bytes[offset_bytes : offset_bytes + data.size] = data

    def free(self):
        self.freed = True


class FakeDevice(KernelDevice):
    """A device with working arrays and launches that are only recorded."""

    name = "fake"

    def __init__(self):
        self.plans = []

    def _allocate(self, nbytes):
        return HostMemory(nbytes)

    def _fill(self, memory, byte):
        memory.bytes[:] = byte

    def _run(self, plan, options):
        self.plans.append(plan)
        return Run(device=self.name)


@dataclass(frozen=True)
class Compiled:
    """Has the attributes of the compiler's CompiledKernel."""

    parameters: tuple[ParameterSpec, ...]
    name: str = "kernel"
    ptx: str = ""
    entry: str = "kernel"


def array(device: Device, *shape: int, dtype=np.float32) -> DeviceArray:
    return device.to_device(np.arange(int(np.prod(shape))).reshape(shape).astype(dtype))
