"""What goes on beside a timed kernel, as data for the worker: arrays become places."""

from __future__ import annotations

from typing import Any, Protocol

from harness.devices.arrays import DeviceArray
from harness.devices.hopper.matmul import TYPES
from harness.errors import LaunchError


class Caller(Protocol):
    """What a device knows of arrays that are its own."""

    def check_here(self, arg: Any, where: str) -> None: ...
    def place(self, memory: Any, address: int) -> dict[str, int]: ...


def copy(device: Caller, target: DeviceArray, source: DeviceArray) -> dict[str, Any]:
    for array, which in ((target, "dst"), (source, "src")):
        device.check_here(array, f"copy_bytes_peer's {which}")
        if array.layout == "A":
            raise LaunchError(f"copy_bytes_peer's {which} must be contiguous.")
    if target.nbytes != source.nbytes:
        raise LaunchError(
            f"copy_bytes_peer: {target.nbytes} and {source.nbytes} bytes are not equal."
        )
    return {
        "kind": "copy",
        "places": {
            "target": device.place(target.memory, target.address),
            "source": device.place(source.memory, source.address),
        },
        "nbytes": source.nbytes,
        "bytes_moved": 2 * source.nbytes,
    }


def matmul(device: Caller, c: DeviceArray, a: DeviceArray, b: DeviceArray) -> dict[str, Any]:
    for array, which in ((c, "c"), (a, "a"), (b, "b")):
        device.check_here(array, f"matmul_peer's {which}")
        if array.layout != "C" or array.ndim != 2:
            raise LaunchError(f"matmul_peer's {which} must be C-contiguous, of two axes.")
        if array.dtype.name not in TYPES:
            raise LaunchError(
                f"matmul_peer's {which} is {array.dtype.name}; cuBLAS is asked for "
                f"{', '.join(TYPES)}."
            )
    (m, k), n = a.shape, b.shape[0]
    if b.shape != (n, k) or c.shape != (m, n) or a.dtype != b.dtype:
        raise LaunchError(
            f"matmul_peer: c {c.shape}, a {a.shape} and b {b.shape} must be (m, n), (m, k) "
            "and (n, k), a and b of one type."
        )
    arrays = {"a": a, "b": b, "c": c}
    return {
        "kind": "matmul",
        "places": {
            name: device.place(array.memory, array.address) for name, array in arrays.items()
        },
        "shape": [m, n, k],
        "types": [a.dtype.name, c.dtype.name],
        "bytes_moved": a.nbytes + b.nbytes + c.nbytes,
    }


def whole(device: Caller, array: DeviceArray) -> dict[str, int]:
    """An array that is poisoned before each launch."""
    device.check_here(array, "an array of fresh")
    if array.layout == "A":
        raise LaunchError("an array of fresh must be contiguous.")
    return {**device.place(array.memory, array.address), "nbytes": array.nbytes}
