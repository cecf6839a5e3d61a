"""Random descriptions of tensor maps on and over the edge of the rules, as plain fields.

The driver says of each whether it encodes it (`accepted_by_driver`, on a machine with one);
`harness.tensormap` says whether it is legal. The two should agree.
"""

from __future__ import annotations

import random
from typing import Any

_SIZES = {
    "uint8": 1, "uint16": 2, "uint32": 4, "int32": 4, "uint64": 8, "int64": 8,
    "float16": 2, "bfloat16": 2, "float32": 4, "float64": 8,
}  # fmt: skip
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


def fields(seed: int) -> dict[str, Any]:
    """A description as `harness.devices.hopper_launch.encode_tensor_map` takes it."""
    r = random.Random(seed)

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
    made: dict[str, Any] = {
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
        made["box_dims"] = [inner, 1 + int(r.random() * 200)]
        made["corners"] = [[int(r.random() * 7) - 3 for _ in range(rank - 2)] for _ in range(2)]
    for _ in range(int(r.random() * 3)):
        _push(made, one, is_im2col)
    return made


def _push(made: dict[str, Any], one, is_im2col: bool) -> None:
    """Put one field on an edge."""
    what = one(("address", "dim", "stride", "box", "element_stride", "oob_fill", "swizzle"))
    if is_im2col and what == "box":
        what = one(("corner", "channels", "pixels"))
    if what == "address":
        made["address"] += one(_EDGES["address"])
    elif what == "oob_fill":
        made["oob_fill"] = "nan"
    elif what == "swizzle":
        made["swizzle"] = one(("none", "32B", "64B", "128B"))
    elif what == "corner":
        corner = one(made["corners"])
        corner[int(one(range(len(corner))))] = one(_EDGES["corner"])
    elif what in ("channels", "pixels"):
        made["box_dims"][what == "pixels"] = one(_EDGES[what])
    else:
        names = {"dim": "global_dims", "stride": "global_strides", "box": "box_dims"}
        values = made[names.get(what, "element_strides")]
        if values:
            values[one(range(len(values)))] = one(_EDGES[what])


def accepted_by_driver(count: int) -> str:
    """A "1" for each of the first ``count`` descriptions that the driver encodes, else "0"."""
    from harness.devices.hopper_launch import Refused, encode_tensor_map

    answers = []
    for seed in range(count):
        given = fields(seed)
        try:
            encode_tensor_map(given, given["address"])
            answers.append("1")
        except Refused:
            answers.append("0")
    return "".join(answers)


def broken_rules(seed: int) -> tuple[str, ...]:
    """The ids of the rules that the description breaks."""
    import ml_dtypes
    import numpy as np

    from harness.errors import TensorMapError
    from harness.tensormap import PixelBox, TensorMap

    f = fields(seed)
    name, interleave = f["element_type"], f["interleave"]
    dtype = np.dtype(ml_dtypes.bfloat16) if name == "bfloat16" else np.dtype(name)
    unit = {"16B": 16, "32B": 32}.get(interleave, dtype.itemsize)
    corners = f.get("corners")
    try:
        TensorMap(
            array=None,
            address=f["address"],
            dtype=dtype,
            global_dims=tuple(f["global_dims"]),
            inner_stride_bytes=unit,
            global_strides=tuple(f["global_strides"]),
            box_dims=tuple(f["box_dims"]),
            element_strides=tuple(f["element_strides"]),
            interleave=interleave,
            swizzle=f["swizzle"],
            l2_promotion=f["l2_promotion"],
            oob_fill=f["oob_fill"],
            pixel_box=None if corners is None else PixelBox(*(tuple(c) for c in corners)),
            slice_shape=(unit // dtype.itemsize, dtype.itemsize)
            if interleave != "none"
            else (0, 0),
        )
    except TensorMapError as error:
        return tuple(v.rule for v in error.violations)
    return ()
