"""A kernel's arguments as text, such as ``f32[64,32]=random`` or ``i32=5``.

    i32=5                      a number
    f32[64,32]=random          the address of a fresh array, filled as said
    u8[...]=@data.npy          the same with a file's contents; ... takes the file's shape
    &1                         the address of the array of argument 1 (counted from 0)
    numba:f32[64,32]=zeros     an array as numba passes it: 5 + 2n parameters
    map:f32[256,256]:box=64,32:swizzle=128B=random
                               a tensor map over a fresh array; box in numpy order
    map:&1:box=64,32           a tensor map over the array of argument 1

Contents: ``random`` (from the seed), ``zeros``, ``ones``, ``arange``, ``poison`` (0xFF bytes:
what nothing has written), a number, ``@file.npy``.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import ml_dtypes
import numpy as np

from harness.compiler.abi import array_slots
from harness.devices import Device, DeviceArray, Pointer
from harness.devices.plan import filled
from harness.errors import LaunchError, TensorMapError
from harness.tensormap import TensorMap

_SHORT = {"i": "int", "s": "int", "u": "uint", "f": "float"}
_ARRAY = re.compile(r"(?P<type>\w+)\[(?P<shape>[\d,\s]+|\.\.\.)\](?:=(?P<fill>.+))?", re.DOTALL)
_SCALAR = re.compile(r"(?P<type>\w+)=(?P<value>[^\[\]]+)")
_REFERENCE = re.compile(r"&(?P<number>\d+)")
_MAP_OPTIONS = {
    "box": "box",
    "swizzle": "swizzle",
    "interleave": "interleave",
    "element_strides": "element_strides",
    "l2_promotion": "l2_promotion",
    "oob_fill": "oob_fill",
}


def make_arguments(specs: Sequence[str], device: Device, seed: int) -> list[Any]:
    """The values of the PTX parameters that ``specs`` stand for, with arrays on ``device``.

    Raises LaunchError, which names the argument, and TensorMapError.
    """
    arrays: list[DeviceArray | None] = []
    values: list[Any] = []
    for number, spec in enumerate(specs):
        try:
            array, mine = _make(spec.strip(), device, [seed, number], arrays)
        except TensorMapError:
            raise
        except (ValueError, OSError, TypeError) as error:
            raise LaunchError(f"--arg {spec!r} (argument {number}): {error}") from None
        arrays.append(array)
        values += mine
    return values


def _make(spec: str, device: Device, seed: list[int], arrays: list) -> tuple[Any, list[Any]]:
    """The array that a spec makes or names, if it does, and the parameters it stands for."""
    if spec.startswith("map:"):
        tensor_map = _tensor_map(spec.removeprefix("map:"), device, seed, arrays)
        return tensor_map.array, [tensor_map]
    if spec.startswith("numba:"):
        array = _array(spec.removeprefix("numba:"), device, seed, arrays)
        parameters = (filled(array, slot) for slot in array_slots(array.ndim))
        return array, [p.array if isinstance(p, Pointer) else p.value for p in parameters]
    scalar = _SCALAR.fullmatch(spec)
    if scalar:
        return None, [_number(scalar["value"], _dtype(scalar["type"]))]
    array = _array(spec, device, seed, arrays)
    return array, [array]


def _tensor_map(spec: str, device: Device, seed: list[int], arrays: list) -> TensorMap:
    head, *options = spec.split(":")
    fill = ""
    if options and options[-1].count("=") == 2:  # the contents stand last: swizzle=128B=random
        options[-1], _, fill = options[-1].rpartition("=")
    given: dict[str, Any] = {}
    for option in options:
        name, _, value = option.partition("=")
        if name not in _MAP_OPTIONS:
            raise LaunchError(f"a map has no option {name!r}; it has {', '.join(_MAP_OPTIONS)}")
        given[name] = _extents(value) if name in ("box", "element_strides") else value
    if "box" not in given:
        raise LaunchError("a map needs a box, as in map:f32[256,256]:box=64,32=random")
    array = _array(f"{head}={fill}" if fill else head, device, seed, arrays)
    return TensorMap.tiled(array, given.pop("box"), **given)


def _array(spec: str, device: Device, seed: list[int], arrays: list) -> DeviceArray:
    reference = _REFERENCE.fullmatch(spec)
    if reference:
        number = int(reference["number"])
        if number >= len(arrays) or arrays[number] is None:
            raise LaunchError(f"{spec} names no array among the arguments before it")
        return arrays[number]
    match = _ARRAY.fullmatch(spec)
    if match is None:
        raise LaunchError(
            "not an argument; examples: i32=5, f32[64,32]=random, u8[...]=@data.npy, "
            "map:f32[256,256]:box=64,32:swizzle=128B=random, numba:f32[64]=zeros, &0"
        )
    dtype, fill = _dtype(match["type"]), match["fill"] or "zeros"
    shape = None if match["shape"] == "..." else _extents(match["shape"])
    return device.to_device(_contents(fill, shape, dtype, seed))


def _contents(fill: str, shape: tuple[int, ...] | None, dtype: np.dtype, seed) -> np.ndarray:
    if fill.startswith("@"):
        loaded = np.load(Path(fill[1:]), allow_pickle=False)
        if shape is not None and loaded.shape != shape:
            raise LaunchError(f"{fill[1:]} has shape {loaded.shape}, not {shape}")
        return loaded.astype(dtype, casting="same_kind")
    if shape is None:
        raise LaunchError("only the contents of a file have a shape of their own: give extents")
    count = int(np.prod(shape))
    if fill == "random":
        rng = np.random.default_rng(seed)
        if dtype.kind in "iub":
            low = 0 if dtype.kind in "ub" else -100
            return rng.integers(low, 2 if dtype.kind == "b" else 100, shape).astype(dtype)
        return rng.standard_normal(shape).astype(dtype)
    if fill in ("zeros", "ones"):
        return np.full(shape, fill == "ones", dtype)
    if fill == "arange":
        return np.arange(count).reshape(shape).astype(dtype)
    if fill == "poison":
        return np.full(count * dtype.itemsize, 0xFF, np.uint8).view(dtype).reshape(shape)
    return np.full(shape, _number(fill, dtype), dtype)


def _number(text: str, dtype: np.dtype) -> Any:
    """A numpy scalar of ``dtype``; whole numbers also as 0x10, never wrapped around."""
    try:
        return dtype.type(int(text, 0) if dtype.kind in "iub" else float(text))
    except (ValueError, OverflowError):
        raise LaunchError(f"{text!r} is no {dtype}") from None


def _dtype(name: str) -> np.dtype:
    match = re.fullmatch(r"([isuf])(8|16|32|64)", name)
    if name in ("bf16", "bfloat16"):
        return np.dtype(ml_dtypes.bfloat16)
    try:
        return np.dtype(f"{_SHORT[match[1]]}{match[2]}" if match else name)
    except TypeError:
        raise LaunchError(
            f"unknown type {name!r}; there are i8 to i64, u8 to u64, f16, bf16, f32, f64, bool"
        ) from None


def _extents(text: str) -> tuple[int, ...]:
    try:
        return tuple(int(part) for part in text.split(",") if part.strip())
    except ValueError:
        raise LaunchError(f"{text!r} is no list of extents, such as 64,32") from None
