"""The arguments of a launch, copied to another device: a kernel's second run, on its own data."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from harness.devices import base
from harness.devices.arrays import DeviceArray, Memory
from harness.errors import LaunchError
from harness.tensormap import TensorMap


def home_of(args: Sequence[object]) -> base.Device | None:
    """The device of the first array among ``args``; None where there is none."""
    homes = (array.device for arg in args if (array := _array(arg)) is not None)
    return next((home for home in homes if isinstance(home, base.Device)), None)


def copied_to(device: base.Device, args: Sequence[Any]) -> tuple[Any, ...]:
    """``args`` with each array, also of a TensorMap, copied to ``device``; the rest as it is.

    Whole allocations are copied, so that what was a view, or shared its memory with another
    argument, does so again. Raises LaunchError where an array was freed or the copy does not fit.
    """
    memories: dict[int, Memory] = {}
    moved = []
    for position, arg in enumerate(args, 1):
        array = _array(arg)
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


def _array(arg: Any) -> DeviceArray | None:
    array = arg.array if isinstance(arg, TensorMap) else arg
    return array if isinstance(array, DeviceArray) else None


def _copied(device: base.Device, array: DeviceArray, memories: dict[int, Memory]) -> Any:
    memory = array.memory
    if id(memory) not in memories:
        made = device.empty(memory.nbytes, "uint8").memory
        made.write(0, memory.read(0, memory.nbytes))
        memories[id(memory)] = made
    return DeviceArray(
        device, memories[id(memory)], array.shape, array.dtype, array.strides, array.offset_bytes
    )
