"""`harness.course.devices.hopper.worker` on a machine without a GPU, with a fake driver: its memory
is the host's, and its kernels are a few lines of Python. All other parts are real.
"""

from __future__ import annotations

import ctypes
import itertools
import os
from typing import Any

import numpy as np
from cuda.bindings import driver as real

from harness.course.devices.hopper import context, memory, worker
from harness.course.devices.hopper import driver as asking

OK = real.CUresult.CUDA_SUCCESS


class Pretended:
    """A driver whose calls all succeed and return a number; its memory is host memory."""

    def __init__(self) -> None:
        self._numbers = itertools.count(1)
        self._memory: dict[int, np.ndarray] = {}
        self.outcome = OK  # the outcome of each launch
        self.bytes_left = 1 << 30

    def __getattr__(self, name: str) -> Any:
        if name.startswith("CU"):
            return getattr(real, name)
        return lambda *_: (OK, next(self._numbers))

    def CUdeviceptr(self, address: int) -> int:
        return address

    def cuDeviceGetName(self, *_: Any) -> tuple:
        return OK, b"Pretended\0"

    def cuMemGetAllocationGranularity(self, *_: Any) -> tuple:
        return OK, 4096

    def cuMemCreate(self, nbytes: int, *_: Any) -> tuple:
        if nbytes > self.bytes_left:
            return real.CUresult.CUDA_ERROR_OUT_OF_MEMORY, 0
        return OK, next(self._numbers)

    def cuMemAddressReserve(self, nbytes: int, *_: Any) -> tuple:
        block = np.zeros(nbytes, np.uint8)
        self._memory[block.ctypes.data] = block
        self.bytes_left -= nbytes
        return OK, block.ctypes.data

    def size_of(self, address: int) -> int:
        return self._memory[address].size - memory.GUARD_BYTES

    def cuMemAddressFree(self, address: int, nbytes: int) -> tuple:
        del self._memory[address]
        self.bytes_left += nbytes
        return (OK,)

    def cuMemsetD8Async(self, address: int, byte: int, nbytes: int, _: Any) -> tuple:
        ctypes.memset(address, byte, nbytes)
        return (OK,)

    def cuMemcpyDtoHAsync(self, host: int, there: int, nbytes: int, _: Any) -> tuple:
        ctypes.memmove(host, there, nbytes)
        return (OK,)

    def cuMemcpyHtoDAsync(self, there: int, host: int, nbytes: int, _: Any) -> tuple:
        ctypes.memmove(there, host, nbytes)
        return (OK,)

    def cuMemHostRegister(self, *_: Any) -> tuple:
        return (OK,)

    def cuEventQuery(self, _: Any) -> tuple:
        return (self.outcome,)

    def cuEventElapsedTime(self, *_: Any) -> tuple:
        return OK, 0.5

    def cuGetErrorString(self, status: Any) -> tuple:
        return OK, status.name.encode()


class Kernel:
    """Replaces `harness.course.devices.hopper.driver.Launcher`: performs the effects of the kernels
    of `tests.course.devices.kernels` on the first parameter, an array of 32 uint32. All other
    kernels copy the array of the first parameter to that of the second.
    """

    def __init__(self, device: Any, library: Any, addresses: dict[int, int], request: dict):
        self._entry = request["entry"]
        self._parameters = [
            addresses[parameter["memory"]] + parameter["offset_bytes"]
            if "memory" in parameter
            else parameter["data"]
            for parameter in request["parameters"]
        ]

    def launch(self, _: Any) -> None:
        if self._entry not in ("increment", "hang", "stray"):
            source, target = self._parameters[:2]
            ctypes.memmove(target, source, min(map(DRIVER.size_of, (source, target))))
            return
        array = np.frombuffer((ctypes.c_uint32 * 32).from_address(self._parameters[0]), np.uint32)
        if self._entry == "increment":
            array += np.frombuffer(bytes.fromhex(self._parameters[1]), np.uint32)[0]
        elif self._entry == "hang":
            DRIVER.outcome = real.CUresult.CUDA_ERROR_NOT_READY
        elif array[0] == DIES:
            os._exit(3)
        else:
            DRIVER.outcome = real.CUresult.CUDA_ERROR_ILLEGAL_ADDRESS


DIES = 4711
DRIVER = Pretended()


def main() -> None:
    for module in (asking, context, memory, worker):
        module.driver = DRIVER  # type: ignore[attr-defined]
    context.Launcher = Kernel  # type: ignore[assignment,misc]
    worker.find = lambda uuid: 0
    worker.main()


if __name__ == "__main__":
    main()
