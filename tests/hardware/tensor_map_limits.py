"""Random descriptions of tensor maps at and beyond the limits of the rules, as plain fields.

`accepted_by_driver` records which of them the driver encodes, on a machine with a driver;
`harness.sanitizer.tensormap` decides which are legal. The two should agree.
"""

from __future__ import annotations

import random
from typing import Any

_SIZES = {
    "uint8": 1, "uint16": 2, "uint32": 4, "int32": 4, "uint64": 8, "int64": 8,
    "float16": 2, "bfloat16": 2, "float32": 4, "float64": 8,
}  # fmt: skip
_CONVERTING = ("float32_ftz", "tfloat32", "tfloat32_ftz")
_SHARED_BYTES = 228 * 1024
_EDGES: dict[str, tuple[int, ...]] = {
    "address": (0, 8, 16, 24, 32, 4096),
    "dim": (0, 1, 2, 2**32 - 1, 2**32, 2**32 + 1),
    "stride": (0, 8, 16, 24, 32, 2**40 - 32, 2**40 - 16, 2**40, 2**40 + 16),
    "box": (0, 1, 2, 3, 255, 256, 257),
    "element_stride": (0, 1, 7, 8, 9),
    "corner": (-(2**15) - 1, -(2**15), -129, -128, -17, -16, 15, 16, 127, 128, 2**15 - 1, 2**15),
    "channels": (0, 1, 8, 255, 256, 257),
    "pixels": (0, 1, 1023, 1024, 1025),
}


POPULATIONS = ("any", "converting", "large")


def fields(seed: int, population: str = "any") -> dict[str, Any]:
    """A description as `harness.course.devices.hopper.driver.encode_tensor_map` takes it.

    The population "any" is drawn from everything, "converting" uses element types that a load
    converts to, and "large" has boxes of about the size of shared memory.
    """
    r = random.Random(seed)
    if population == "large":
        return _large(r)
    descriptor = _any(r)
    if population == "converting":
        name = _CONVERTING[int(r.random() * len(_CONVERTING))]
        if _SIZES[descriptor["element_type"]] == 4 or r.random() < 0.1:
            descriptor["element_type"] = name
    return descriptor


def _large(r: random.Random) -> dict[str, Any]:
    """Within a few steps of 228 KiB, with element strides and interleaved layouts, which the rules
    refuse."""

    def between(low: int, high: int) -> int:
        return low + int(r.random() * (high - low + 1))

    name = [*_SIZES][between(0, len(_SIZES) - 1)]
    size, rank = _SIZES[name], between(3, 5)
    interleave = ("none", "none", "16B", "32B")[between(0, 3)]
    strides = [between(1, 8) if r.random() < 0.6 else 1 for _ in range(rank)]
    box = [max(16 // size, 1) * between(1, 8), *(between(1, 256) for _ in range(rank - 1))]
    for _ in range(400):  # nearer to the edge, a dimension at a time
        counted = size
        for extent, stride in zip(box, strides, strict=True):
            counted *= -(-extent // stride)
        if abs(counted - _SHARED_BYTES) < _SHARED_BYTES * 0.15:
            break
        d = between(1, rank - 1)
        step = between(1, 9) if counted < _SHARED_BYTES else -between(1, 9)
        box[d] = min(max(box[d] + step, 1), 256)
    return {
        "address": 0x7F0000000000,
        "element_type": name,
        "global_dims": [512] * rank,
        "global_strides": [4096 * 512**d for d in range(rank - 1)],
        "box_dims": box,
        "element_strides": strides,
        "interleave": interleave,
        "swizzle": "32B" if interleave == "32B" else "none",
        "l2_promotion": "none",
        "oob_fill": "zero",
    }


def _any(r: random.Random) -> dict[str, Any]:

    def one(choices):
        return choices[int(r.random() * len(choices))]

    is_im2col = r.random() < 0.3
    name = one([*_SIZES])
    size = _SIZES[name]
    interleave = one(("none",) * 6 + ("16B", "32B"))
    rank = one((3, 4, 5)) if is_im2col or interleave != "none" else one((1, 2, 3, 4, 5))
    swizzle = one(("none", "none", "32B", "64B", "128B"))
    span = {"none": 256, "32B": 32, "64B": 64, "128B": 128}[swizzle]
    inner = 16 * (1 + int(r.random() * (min(span, 256 * size) // 16))) // size
    dims = [1 + int(r.random() * 100) for _ in range(rank)]
    strides, step = [], -(-dims[0] * size // 32) * 32
    for extent in dims[1:]:
        strides.append(step)
        step *= extent
    descriptor: dict[str, Any] = {
        "address": 0x7F0000000000 + 4096 * int(r.random() * 100),
        "element_type": name,
        "global_dims": dims,
        "global_strides": strides,
        "box_dims": [inner, *(1 + int(r.random() * 6) for _ in range(rank - 1))],
        "element_strides": [1 + int(r.random() * 8) if r.random() < 0.3 else 1 for _ in dims],
        "interleave": interleave,
        "swizzle": swizzle,
        "l2_promotion": one(("none", "64B", "128B", "256B")),
        "oob_fill": "nan" if "float" in name and r.random() < 0.4 else "zero",
    }
    if is_im2col:
        descriptor["box_dims"] = [inner, 1 + int(r.random() * 200)]
        descriptor["corners"] = [
            [int(r.random() * 7) - 3 for _ in range(rank - 2)] for _ in range(2)
        ]
    for _ in range(int(r.random() * 3)):
        _push(descriptor, one, is_im2col)
    return descriptor


def _push(descriptor: dict[str, Any], pick, is_im2col: bool) -> None:
    """Put a single field at a limit."""
    what = pick(("address", "dim", "stride", "box", "element_stride", "oob_fill", "swizzle"))
    if is_im2col and what == "box":
        what = pick(("corner", "channels", "pixels"))
    if what == "address":
        descriptor["address"] += pick(_EDGES["address"])
    elif what == "oob_fill":
        descriptor["oob_fill"] = "nan"
    elif what == "swizzle":
        descriptor["swizzle"] = pick(("none", "32B", "64B", "128B"))
    elif what == "corner":
        corner = pick(descriptor["corners"])
        corner[int(pick(range(len(corner))))] = pick(_EDGES["corner"])
    elif what in ("channels", "pixels"):
        descriptor["box_dims"][what == "pixels"] = pick(_EDGES[what])
    else:
        names = {"dim": "global_dims", "stride": "global_strides", "box": "box_dims"}
        values = descriptor[names.get(what, "element_strides")]
        if values:
            values[pick(range(len(values)))] = pick(_EDGES[what])


def accepted_by_driver(count: int, population: str = "any") -> str:
    """Return a "1" for each of the first ``count`` descriptions that the driver encodes, otherwise
    "0".
    """
    from harness.course.devices.hopper.driver import Refused, encode_tensor_map

    answers = []
    for seed in range(count):
        descriptor = fields(seed, population)
        try:
            encode_tensor_map(descriptor, descriptor["address"])
            answers.append("1")
        except Refused:
            answers.append("0")
    return "".join(answers)


def broken_rules(seed: int, population: str = "any") -> tuple[str, ...]:
    """The ids of the rules that the description breaks."""
    import ml_dtypes
    import numpy as np

    from harness.base.errors import TensorMapError
    from harness.sanitizer.tensormap import PixelBox, TensorMap

    f = fields(seed, population)
    name = f["element_type"]
    converts_to = name if name in _CONVERTING else None
    name = "float32" if converts_to else name
    dtype = np.dtype(ml_dtypes.bfloat16) if name == "bfloat16" else np.dtype(name)
    corners = f.get("corners")
    try:
        TensorMap(
            array=None,
            address=f["address"],
            dtype=dtype,
            global_dims=tuple(f["global_dims"]),
            inner_stride_bytes=dtype.itemsize,
            global_strides=tuple(f["global_strides"]),
            box_dims=tuple(f["box_dims"]),
            element_strides=tuple(f["element_strides"]),
            interleave=f["interleave"],
            swizzle=f["swizzle"],
            l2_promotion=f["l2_promotion"],
            oob_fill=f["oob_fill"],
            pixel_box=None if corners is None else PixelBox(*(tuple(c) for c in corners)),
            converts_to=converts_to,
        )
    except TensorMapError as error:
        return tuple(v.rule for v in error.violations)
    return ()
