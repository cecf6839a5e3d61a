"""Random tensor copies: drawn from a seed, run on any device, with results as bytes.

`quality.hardware.record_tensor_maps` runs them on a Hopper GPU and keeps the results' hashes;
`tests/sanitizer/emulator/test_recordings.py` runs them on the emulator and compares. A draw uses
only `random.Random.random`, whose sequence Python guarantees to keep.
"""

from __future__ import annotations

import hashlib
import random
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

import numpy as np

from harness.sanitizer import DeviceArray, LaunchPlan, Pointer, Scalar
from harness.sanitizer.devices.base import Device
from harness.sanitizer.isa import Kernel, Ptx
from harness.sanitizer.isa.types import cast, named
from harness.sanitizer.launch.plan import RunOptions
from harness.sanitizer.tensormap import TensorMap
from tests.hardware.tensor_map_ptx import MAX_REGION_BYTES, OPERATIONS, SHARED_BYTES, module

ARENA_BYTES = 1 << 16  # all tensors are in it
BOX_BYTES = 8192
TYPES = (
    "uint8", "uint16", "uint32", "int32", "uint64", "int64",
    "float16", "bfloat16", "float32", "float64",
)  # fmt: skip
FLOATS = ("float16", "bfloat16", "float32", "float64")
CONVERTING = ("float32_ftz", "tfloat32", "tfloat32_ftz")  # element types, on float32
INTEGERS = "uint32 int32 uint64 int64"
REDUCED_TYPES = {
    "add": "uint32 int32 uint64 float16 bfloat16 float32 float64",
    "min": f"{INTEGERS} float16 bfloat16",
    "max": f"{INTEGERS} float16 bfloat16",
    "inc": "uint32",
    "dec": "uint32",
    "and": "uint32 int32 uint64",
    "or": "uint32 int32 uint64",
    "xor": "uint32 int32 uint64",
}


def _dtype(name: str) -> np.dtype:
    return named(name)


@dataclass(frozen=True)
class Case:
    """A copy. Everything is innermost first; ``offset_bytes`` is the tensor's offset in the
    arena.
    """

    kernel: str  # "load", "store", an operation, "im2col", "im2col_store"
    dtype: str
    offset_bytes: int
    dims: tuple[int, ...]
    strides: tuple[int, ...]  # bytes, of all dimensions but the innermost
    box: tuple[int, ...]
    element_strides: tuple[int, ...]
    swizzle: str
    fill: str
    coordinates: tuple[int, ...]
    corners: tuple[tuple[int, ...], tuple[int, ...]] | None = None
    offsets: tuple[int, ...] = ()
    element_type: str | None = None  # if it is not the dtype's own

    @property
    def rank(self) -> int:
        return len(self.dims)


class _Draw:
    def __init__(self, seed: int):
        self._random = random.Random(seed)

    def between(self, low: int, high: int) -> int:
        """Return a random integer, with both ends included."""
        return low + int(self._random.random() * (high - low + 1))

    def choice(self, choices) -> Any:
        return choices[self.between(0, len(choices) - 1)]

    def chance(self, probability: float) -> bool:
        return self._random.random() < probability


# The recording had other layouts, too, for the others of its first 300 seeds.
CONVERT_SEEDS = [seed for seed in range(300) if _Draw(seed).between(0, 4) < 3]


def draw(seed: int, kind: str) -> Case:
    """Draw a random case of ``kind``: "load", "store", "reduce", "im2col" or "convert"; and the
    "operation", "convert-operation" and "edge" cases by their number.
    """
    if kind == "convert-operation":
        operation = OPERATIONS[seed // len(CONVERTING)]
        return replace(plain(operation, "float32"), element_type=CONVERTING[seed % len(CONVERTING)])
    if kind == "operation":
        operation, dtype = OPERATIONS[seed // len(TYPES)], TYPES[seed % len(TYPES)]
        return plain(operation, dtype)
    if kind == "edge":
        return EDGES[seed]
    d = _Draw(CONVERT_SEEDS[seed] if kind == "convert" else seed)
    if kind == "im2col":
        return _im2col(d)
    d.between(0, 4)
    if kind == "convert":
        case = _tiled(d, d.choice(("load", "load", "store")), "float32")
        return replace(case, element_type=d.choice(CONVERTING))
    kernel = kind if kind in ("load", "store") else d.choice(OPERATIONS)
    types = REDUCED_TYPES[kernel].split() if kind == "reduce" else TYPES
    return _tiled(d, kernel, d.choice(types))


def _tiled(d: _Draw, kernel: str, dtype: str) -> Case:
    size = _dtype(dtype).itemsize
    rank = d.between(1, 5)
    swizzle = d.choice(("none", "32B", "64B", "128B"))
    dims, strides, offset = _tensor(d, rank, size, 16)
    span = {"none": 1024, "32B": 32, "64B": 64, "128B": 128}[swizzle]
    inner = 16 * d.between(1, min(span, 256 * size, 256) // 16)
    box, left = [inner // size], BOX_BYTES // max(inner, span if swizzle != "none" else 0)
    for _ in range(1, rank):
        extent = min(d.between(1, d.choice((2, 4, 9, 40))), max(left, 1), 256)
        left //= extent
        box.append(extent)
    strided = d.chance(0.25)
    element_strides = [d.between(1, 8) if strided else 1 for _ in range(rank)]
    negative = 1 if kernel == "load" else 0  # a store would be an illegal instruction
    coordinates = [_coordinate(d, n, b, negative) for n, b in zip(dims, box, strict=True)]
    # the box begins on 16 bytes, or the instruction is illegal
    step = max(16 // size, 1)
    coordinates[0] = coordinates[0] // step * step
    fill = "nan" if dtype in FLOATS and d.chance(0.4) else "zero"
    return Case(
        kernel, dtype, offset, dims, strides, tuple(box), tuple(element_strides), swizzle, fill,
        tuple(coordinates),
    )  # fmt: skip


def _tensor(d: _Draw, rank: int, size: int, unit: int, most: int = 24):
    """Return ``(dims, strides, offset_bytes)`` of a tensor that fits the arena, with gaps between
    its rows.
    """
    while True:
        offset = unit * d.between(0, 64)
        inner = d.between(1, d.choice((16, 64, 300)))
        dims, strides = [inner], []
        step = -(-inner * size // unit) * unit + unit * d.choice((0, 0, 1, 3))
        for _ in range(1, rank):
            strides.append(step)
            dims.append(d.between(1, d.choice((3, 8, most))))
            step = step * dims[-1] + unit * d.choice((0, 0, 2))
        if offset + step <= ARENA_BYTES:
            return tuple(dims), tuple(strides), offset


def _coordinate(d: _Draw, extent: int, box: int, negative: int) -> int:
    return max(_any_coordinate(d, extent, box), -(1 << 31) * negative)


def _any_coordinate(d: _Draw, extent: int, box: int) -> int:
    where = d.between(0, 9)
    if where < 4:
        return d.between(0, max(extent - box, 0))  # inside, if it fits
    if where < 6:
        return d.between(-box - 1, 0)
    if where < 8:
        return d.between(extent - box, extent + 1)
    if where < 9:
        return d.choice((-(1 << 20), -70000, 70000, 1 << 20))
    return d.between(-3, extent + 3)


def _im2col(d: _Draw) -> Case:
    kernel = d.choice(("im2col", "im2col", "im2col_store"))
    dtype = d.choice(("float16", "bfloat16", "float32", "uint8"))
    size, rank = _dtype(dtype).itemsize, d.between(3, 5)
    swizzle = d.choice(("none", "32B", "64B", "128B"))
    most = {3: 40, 4: 9, 5: 5}[rank]
    dims, strides, offset = _tensor(d, rank, size, 16, most)
    span = {"none": 256, "32B": 32, "64B": 64, "128B": 128}[swizzle]
    channels = 16 * d.between(1, min(span, 256 * size) // 16) // size
    pixels = d.between(
        1,
        min(
            BOX_BYTES // max(channels * size, span if swizzle != "none" else 0),
            d.choice((8, 60, 256)),
        ),
    )
    lower, upper = [], []
    for extent in dims[1:-1]:
        # a store's bounding box must lie within the tensor
        low = d.between(-3, 2) if kernel == "im2col" else d.between(0, min(2, extent - 1))
        high = d.between(-3, 2) if kernel == "im2col" else d.between(-3, 0)
        lower.append(low)
        upper.append(max(high, low - extent + 1))
    strided = d.chance(0.4)
    element_strides = [1, *(d.between(1, 3) if strided else 1 for _ in dims[1:-1]), 1]
    step = max(16 // size, 1)
    coordinates = [d.between(-step, dims[0] + step) // step * step]
    for extent, low, high in zip(dims[1:-1], lower, upper, strict=True):
        coordinates.append(d.between(low, extent - 1 + high))
    coordinates.append(d.between(0, dims[-1]) if d.chance(0.9) else -1)
    if kernel == "im2col_store":  # a negative one would be an illegal instruction
        coordinates = [max(c, 0) for c in coordinates]
    offsets = tuple(d.between(0, 3) for _ in lower) if kernel == "im2col" else ()
    fill = "nan" if dtype in FLOATS and d.chance(0.4) else "zero"
    return Case(
        kernel, dtype, offset, dims, strides, (channels, pixels), tuple(element_strides), swizzle,
        fill, tuple(coordinates), (tuple(lower), tuple(upper)), offsets,
    )  # fmt: skip


def plain(kernel: str, dtype: str, c0: int = 0, c1: int = 0) -> Case:
    """A box of 2 rows of 64 bytes in a tensor of 4 rows of 128 bytes."""
    per_row = 128 // _dtype(dtype).itemsize
    return Case(
        kernel, dtype, 256, (per_row, 4), (128,), (per_row // 2, 2), (1, 1), "none", "zero",
        (c0, c1),
    )  # fmt: skip


EDGES = (
    plain("load", "float32", 1),  # not on 16 bytes
    plain("store", "float32", 1),
    plain("store", "float32", -4),
    plain("store", "float32", 0, -1),
    plain("store", "float32", 0, -1000),
    plain("store", "float32", 0, 4),
    plain("store", "float32", 32, 0),
    plain("store", "float32", 2**31 - 4, 2**31 - 1),
    plain("add", "float32", -4),
    plain("add", "float32", 0, 3),
    plain("load", "float32", -(2**31), -(2**31)),
    plain("load", "float32", 2**31 - 4, 2**31 - 1),
    plain("load", "uint8", -16, 3),
    replace(
        plain("im2col_store", "float32"),
        dims=(32, 4, 2),
        strides=(128, 512),
        box=(8, 4),
        element_strides=(1, 1, 1),
        coordinates=(0, 0, 0),
        corners=((-1,), (0,)),
    ),
    replace(
        plain("im2col_store", "float32"),
        dims=(32, 4, 2),
        strides=(128, 512),
        box=(8, 4),
        element_strides=(1, 1, 1),
        coordinates=(0, 0, 0),
        corners=((0,), (1,)),
    ),
    # Element strides of images and of channels.
    *(
        replace(
            plain("im2col", "float32"),
            dims=(32, 4, 6),
            strides=(128, 512),
            box=(8, 12),
            element_strides=element_strides,
            coordinates=(0, 1, 1),
            corners=((-1,), (0,)),
            offsets=(1,),
        )
        for element_strides in ((1, 1, 2), (2, 1, 1), (3, 2, 3))
    ),
)


COUNTS = {
    "load": 1500,
    "store": 700,
    "reduce": 1000,
    "im2col": 700,
    "operation": len(OPERATIONS) * len(TYPES),
    "edge": len(EDGES),
    "convert": len(CONVERT_SEEDS),  # loads and stores of the element types that a load converts to
    "convert-operation": len(OPERATIONS) * len(CONVERTING),
}
DIGITS = 12  # per hash: a wrong result has the right one with a chance of 2^-48


def digest(result: np.ndarray) -> str:
    return hashlib.sha256(result.tobytes()).hexdigest()[:DIGITS]


@cache
def pattern(seed: int) -> np.ndarray:
    """uint8[ARENA_BYTES] in which every few bytes are unique; independent of any library's
    generator.
    """
    index = np.arange(ARENA_BYTES // 8, dtype=np.uint64) + np.uint64(seed << 20)
    for shift, factor in ((30, 0xBF58476D1CE4E5B9), (27, 0x94D049BB133111EB)):
        index = (index ^ (index >> np.uint64(shift))) * np.uint64(factor)
    return (index ^ (index >> np.uint64(31))).view(np.uint8)


@cache
def numbers(dtype: str, seed: int) -> np.ndarray:
    """uint8[ARENA_BYTES] that, as ``dtype``, are small integers and, for floats, values of all
    kinds: halves, tiny and subnormal numbers, infinities, NaN.
    """
    element = _dtype(dtype)
    bits = pattern(seed).view(f"u{element.itemsize}")
    if dtype not in FLOATS:
        few = (bits & bits.dtype.type(7)) == 0  # an eighth keeps all its bits
        return np.where(few, bits, bits & bits.dtype.type(15)).view(np.uint8)
    halves = ((bits % bits.dtype.type(101)).astype(np.float32) - 50) / 8
    ordinary = cast(halves, element).view(bits.dtype)
    return np.where((bits >> bits.dtype.type(3)) % bits.dtype.type(4) == 0, bits, ordinary).view(
        np.uint8
    )


@cache
def specials(seed: int) -> np.ndarray:
    """uint8[ARENA_BYTES] of float32: subnormal numbers, ties and carries of TF32's rounding,
    infinities and NaN among other values.
    """
    bits = pattern(seed).view(np.uint32)
    kinds = [
        bits & 0x807FFFFF,  # subnormal
        bits & 0x80001FFF | 0x007FE000,  # the largest of them, which round up to a normal one
        (bits & 0xFFFFE000) | 0x1000,  # a tie
        (bits & 0x80FFFFFF) | 0x007FF000,  # a carry into the exponent
        bits | 0x7F800000,  # infinity or NaN
        (bits & 0x80001FFF) | 0x7F7FE000,  # the largest finite ones
        (bits & 0x80001FFF) | 0x7F800000,  # infinity, and NaN in the bits that TF32 drops
    ]
    which = np.arange(len(bits)) * 5 % 11
    return np.select([which == k for k in range(len(kinds))], kinds, bits).view(np.uint8)


# A kernel polls for its load a bounded number of times: only an early copy is there in time.
EARLY = RunOptions(schedule="early-copies")


class Runner:
    """Runs cases on a device, in memory that they share."""

    def __init__(self, device: Device, options: RunOptions = EARLY):
        self.device, self.options = device, options
        self.ptx = Ptx(module())
        self.arena = device.to_device(pattern(1))
        self.backdrop = device.to_device(pattern(2)[:MAX_REGION_BYTES].copy())
        self.out = device.empty((MAX_REGION_BYTES + 16,), np.uint8)

    def run(self, case: Case) -> np.ndarray:
        """Return the bytes, uint8, in shared memory after a load and whether all of them arrived,
        or in the arena after a store or a reduction. Raises the device's exceptions.
        """
        tensor_map = self.tensor_map(case)
        region = min(-(-tensor_map.shared_bytes // 1024) * 1024 + 1024, MAX_REGION_BYTES)
        at = [np.int32(c) for c in case.coordinates] + [np.uint16(o) for o in case.offsets]
        loads = case.kernel in ("load", "im2col")
        bits = specials if case.element_type else pattern
        if loads:
            self.arena.copy_from_host(bits(1))
            arguments = [
                self.backdrop,
                self.out,
                np.uint32(region),
                np.uint32(tensor_map.box_bytes),
            ]
        else:
            reduces = case.kernel in OPERATIONS
            self.arena.copy_from_host(numbers(case.dtype, 3) if reduces else bits(1))
            image = numbers(case.dtype, 4) if reduces else bits(2)
            self.backdrop.copy_from_host(image[:MAX_REGION_BYTES].copy())
            arguments = [self.backdrop, np.uint32(region)]
        values = [
            Pointer(g) if isinstance(g, DeviceArray) else Scalar(g) for g in (*arguments, *at)
        ]
        kernel, extents = Kernel(self.ptx, f"{case.kernel}_{case.rank}d"), (1, 1, 1)
        plan = LaunchPlan(kernel, extents, extents, extents, SHARED_BYTES, (tensor_map, *values))
        run = self.device.run(plan, self.options)
        assert run.hazards == (), run.hazards
        if loads:
            return self.out.copy_to_host()[: region + 4]
        return self.arena.copy_to_host()

    def tensor_map(self, case: Case) -> TensorMap:
        dtype = _dtype(case.dtype)
        shape, strides = case.dims[::-1], (*case.strides[::-1], dtype.itemsize)
        array = DeviceArray(
            self.device, self.arena.memory, shape, dtype, strides, case.offset_bytes
        )
        options: dict[str, Any] = {
            "swizzle": case.swizzle,
            "element_strides": case.element_strides[::-1],
            "oob_fill": case.fill,
            "element_type": case.element_type,
        }
        if case.corners is None:
            return TensorMap.tiled(array, case.box[::-1], **options)
        lower, upper = (corner[::-1] for corner in case.corners)
        return TensorMap.im2col(array, lower, upper, *case.box, **options)
