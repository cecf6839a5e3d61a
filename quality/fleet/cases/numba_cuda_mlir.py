"""numba-cuda-mlir: numba-cuda's successor. Its kernels use Hopper's instructions by inline PTX."""

from __future__ import annotations

from typing import Any

import numpy as np

from harness.sanitizer import DeviceArray, Pointer, TensorMap
from harness.sanitizer.emulator.copies import tensormaps
from harness.sanitizer.launch.parameters import array_slots, filled
from quality.fleet.case import Arguments, Case, Output
from quality.fleet.cases.drawn import floats, integers

N = 256
RELEASED = "readers release a stage by an mbarrier alone, as is usual"


def _passed(*arrays: DeviceArray) -> tuple[Any, ...]:
    """Arrays as the compiler passes them: an array of n dimensions is 3 + 2n parameters."""
    parameters = (
        filled(array, slot) for array in arrays for slot in array_slots(array.ndim, "memref")
    )
    return tuple(one.array if isinstance(one, Pointer) else one.value for one in parameters)


def _through(device, draw) -> Arguments:
    given = floats(draw, 6 * N)
    out = device.empty(6 * N, np.float32)
    return _passed(device.to_device(given), out), (Output(out, given * np.float32(3)),)


def _transposed(device, draw) -> Arguments:
    given = floats(draw, (32, 64))
    source, out = device.to_device(given), device.empty((64, 32), np.float32)
    tiled = TensorMap.tiled(source, (16, 32)), TensorMap.tiled(out, (32, 16))
    maps = (np.frombuffer(tensormaps.pack(one), np.uint8) for one in tiled)
    return _passed(*map(device.to_device, maps)), (Output(source, given), Output(out, given.T))


def _ring(device, draw) -> Arguments:
    given = integers(draw, (7, N)).astype(np.float32)
    out = device.empty(N, np.float32)
    return _passed(device.to_device(given.reshape(-1)), out), (Output(out, given.sum(0)),)


def _multicast(device, draw) -> Arguments:
    given = integers(draw, 3 * N).astype(np.float32)
    out = device.empty(6 * N, np.float32)
    wanted = np.concatenate([given, given + 1])
    return _passed(device.to_device(given), out), (Output(out, wanted),)


def _sums(device, draw) -> Arguments:
    given = integers(draw, (3, 2, N)).astype(np.float32)
    out = device.to_device(np.zeros((2, N), np.float32))
    return _passed(device.to_device(given), out), (Output(out, given.sum(0) / 2),)


def _product(device, draw) -> Arguments:
    a, b = (integers(draw, (extent, 64)).astype(np.float16) for extent in (64, 8))
    out = device.empty((64, 8), np.float32)
    wanted = a.astype(np.float64) @ b.T.astype(np.float64)
    return _passed(device.to_device(a), device.to_device(b), out), (Output(out, wanted),)


CASES = (
    Case("numba_cuda_mlir/tiles.through", _through, grid=2, block=N),
    Case("numba_cuda_mlir/tiles.transposed", _transposed, grid=(2, 2), block=(32, 16)),
    Case(
        "numba_cuda_mlir/tiles.ring",
        _ring,
        block=N + 32,
        expected={"write-after-read-fence": RELEASED},
    ),
    Case(
        "numba_cuda_mlir/tiles.multicast",
        _multicast,
        grid=2,
        block=N,
        cluster=2,
        expected={"write-after-read-fence": RELEASED},
    ),
    Case("numba_cuda_mlir/tiles.sums", _sums, grid=3, block=N),
    Case("numba_cuda_mlir/tiles.product", _product, block=128),
)
