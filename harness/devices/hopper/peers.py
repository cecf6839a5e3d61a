"""Peers of a timed kernel as data for the worker: arrays become places."""

from __future__ import annotations

from typing import Any, Protocol

from harness.devices.arrays import DeviceArray
from harness.devices.hopper import attention as cudnn
from harness.devices.hopper.matmul import TYPES
from harness.devices.hopper.requests import (
    AttentionPeer,
    CopyPeer,
    MatmulPeer,
    MemoryPart,
    MemoryPlace,
)
from harness.errors import LaunchError


class Caller(Protocol):
    """A device's view of its own arrays."""

    def check_here(self, arg: object, where: str) -> None: ...
    def place(self, memory: Any, address: int) -> MemoryPlace: ...


def copy(device: Caller, target: DeviceArray, source: DeviceArray) -> CopyPeer:
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


def matmul(device: Caller, c: DeviceArray, a: DeviceArray, b: DeviceArray) -> MatmulPeer:
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
        "shape": (m, n, k),
        "types": (a.dtype.name, c.dtype.name),
        "bytes_moved": a.nbytes + b.nbytes + c.nbytes,
    }


def attention(
    device: Caller, o: DeviceArray, q: DeviceArray, k: DeviceArray, v: DeviceArray
) -> AttentionPeer:
    arrays = {"q": q, "k": k, "v": v, "o": o}
    for which, array in arrays.items():
        device.check_here(array, f"attention_peer's {which}")
        if array.layout != "C" or array.ndim != 3:
            raise LaunchError(f"attention_peer's {which} must be C-contiguous, of three axes.")
        if array.dtype.name not in cudnn.TYPES or array.dtype != q.dtype:
            raise LaunchError(
                f"attention_peer's {which} is {array.dtype.name}; cuDNN is asked for "
                f"{', '.join(cudnn.TYPES)}, the same of all."
            )
    if o.shape != q.shape or v.shape != k.shape or q.shape[2] != k.shape[2]:
        raise LaunchError(
            f"attention_peer: o {o.shape}, q {q.shape}, k {k.shape} and v {v.shape} must be "
            "(heads, length, dim), o as q and v as k."
        )
    return {
        "kind": "attention",
        "places": {
            name: device.place(array.memory, array.address) for name, array in arrays.items()
        },
        "shapes": (q.shape, k.shape),
        "type": q.dtype.name,
        "bytes_moved": sum(array.nbytes for array in arrays.values()),
    }


def whole(device: Caller, array: DeviceArray) -> MemoryPart:
    """An array that is poisoned before each launch."""
    device.check_here(array, "an array of fresh")
    if array.layout == "A":
        raise LaunchError("an array of fresh must be contiguous.")
    return {**device.place(array.memory, array.address), "nbytes": array.nbytes}
