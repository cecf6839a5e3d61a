"""The rules that cuTensorMapEncodeIm2col has beyond those of the tiled encoder."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from harness.tensormap.tensor_map import TensorMap

IM2COL_API = "CUDA Driver API, cuTensorMapEncodeIm2col"
MIN_RANK = 3
MAX_CHANNELS = 256
MAX_PIXELS = 1024
CORNER_BITS = {3: 16, 4: 8, 5: 5}  # of a signed corner, by the map's rank


def rank(m: TensorMap) -> Iterator[str]:
    if m.pixel_box and m.rank < MIN_RANK:
        yield (
            f"the array has {m.rank} dimensions; legal for im2col: 3 to 5 "
            "(batch, spatial dimensions, channels)"
        )


def corners(m: TensorMap) -> Iterator[str]:
    if not m.pixel_box:
        return
    spatial = m.rank - 2
    for name in ("lower_corner", "upper_corner"):
        corner = getattr(m.pixel_box, name)
        if len(corner) != spatial:
            yield (
                f"{name}={corner[::-1]} has {len(corner)} entries; legal: {spatial}, one for "
                "each spatial axis"
            )
        elif m.rank in CORNER_BITS:
            most = 1 << (CORNER_BITS[m.rank] - 1)
            for value in corner[::-1]:
                if not -most <= value < most:
                    nearest = -most if value < 0 else most - 1
                    yield (
                        f"{name}={corner[::-1]}: {value}; legal in {m.rank} dimensions: {-most} "
                        f"to {most - 1}, nearest {nearest}"
                    )


def bounding_box(m: TensorMap) -> Iterator[str]:
    """A bounding box without a pixel in it; coordinates of pixels are int32, and wrap."""
    if not m.pixel_box:
        return
    lower, upper = m.pixel_box.lower_corner, m.pixel_box.upper_corner
    if not len(lower) == len(upper) == m.rank - 2:
        return
    first = 1 if m.interleave == "none" else 0  # interleaved channels are an outer dimension
    for dimension, (low, high) in enumerate(zip(lower, upper, strict=True), first):
        extent = m.global_dims[dimension]
        last = (extent - 1 + high + 2**31) % 2**32 - 2**31
        if last < low:
            yield (
                f"axis {m.rank - 1 - dimension} of {extent} elements has no pixel from "
                f"lower_corner {low} to {extent} - 1 + upper_corner {high}; legal: upper_corner "
                f"at least {low - extent + 1}"
            )


def column(m: TensorMap) -> Iterator[str]:
    if not m.pixel_box or len(m.box_dims) != 2:
        return
    for name, value, most in (
        ("channels_per_pixel", m.box_dims[0], MAX_CHANNELS),
        ("pixels_per_column", m.box_dims[1], MAX_PIXELS),
    ):
        if not 1 <= value <= most:
            nearest = 1 if value < 1 else most
            yield f"{name}={value}; legal: 1 to {most}, nearest {nearest}"
