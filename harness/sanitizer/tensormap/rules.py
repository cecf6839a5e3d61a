"""The rules of cuTensorMapEncodeTiled and cuTensorMapEncodeIm2col, as a table.

A rule looks at a finished tensor map and yields a sentence for each way it is broken: the value
given, the legal values, the nearest of them. To add a rule, write its function and put it in
`RULES`; tests/sanitizer/tensormap/test_rules.py then asks for a map that breaks it and a map that
obeys it.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from harness.base import arch
from harness.base.arch import MULTIPROCESSOR_SHARED_BYTES
from harness.sanitizer.isa.types import name_of
from harness.sanitizer.tensormap.description import (
    CONVERTING_TYPES,
    ELEMENT_TYPES,
    L2_PROMOTIONS,
    OOB_FILLS,
    SWIZZLES,
    Description,
)

DRIVER_API = "CUDA Driver API, cuTensorMapEncodeTiled"
IM2COL_API = "CUDA Driver API, cuTensorMapEncodeIm2col"

ALIGNMENT_BYTES = 16
MAX_RANK = 5
MAX_DIM = 2**32
MAX_STRIDE_BYTES = 2**40
MAX_BOX_DIM = 256
MAX_ELEMENT_STRIDE = 8
MAX_BOX_BYTES = MULTIPROCESSOR_SHARED_BYTES

MIN_IM2COL_RANK = 3
MAX_CHANNELS = 256
MAX_PIXELS = 1024
CORNER_BITS = {3: 16, 4: 8, 5: 5}  # bits of a signed corner coordinate, by the map's rank


@dataclass(frozen=True)
class Violation:
    """A broken rule: its id in `RULES`, the error with legal values, the source."""

    rule: str
    message: str
    source: str

    def __str__(self) -> str:
        return f"{self.message} [{self.rule}; {self.source}]"


@dataclass(frozen=True)
class Rule:
    """A rule of the encoder: ``broken`` yields a message for each way a map breaks it.

    ``stricter``: why it rejects maps that the driver takes; "" where the driver rejects them too.
    """

    id: str
    broken: Callable[[Description], Iterator[str]]
    source: str = DRIVER_API
    stricter: str = ""


def _axes(values: Sequence[int]) -> Iterator[tuple[str, int]]:
    """("axis 0", value) for each of ``values``, which are innermost first; numpy's axes."""
    for dimension, value in enumerate(values):
        axis = len(values) - 1 - dimension
        yield f"axis {axis}" + (" (the innermost)" if dimension == 0 else ""), value


def _span(m: Description) -> int:
    return SWIZZLES.get(m.swizzle, 0)


def _element_type(m: Description) -> Iterator[str]:
    if name_of(m.dtype) not in ELEMENT_TYPES:
        legal = ", ".join(ELEMENT_TYPES)
        why = _blackwell(name_of(m.dtype))
        yield f"dtype {name_of(m.dtype)} has no element type in a tensor map; legal: {legal}{why}"


def _element_type_option(m: Description) -> Iterator[str]:
    if name_of(m.dtype) not in ELEMENT_TYPES or m.converts_to is None:
        return
    own = ELEMENT_TYPES[name_of(m.dtype)]
    legal = [own, *(name for name, on in CONVERTING_TYPES.items() if on == name_of(m.dtype))]
    if m.converts_to not in legal:
        yield (
            f"element_type={m.converts_to!r} of an array of {name_of(m.dtype)}; legal: "
            f"{', '.join(map(repr, legal))}{_blackwell(m.converts_to)}"
        )


def _blackwell(value: object) -> str:
    mode = arch.blackwell_option(value)
    return f". {mode.refusal}" if mode else ""


def _name(parameter: str, legal: Sequence[str]) -> Callable[[Description], Iterator[str]]:
    def broken(m: Description) -> Iterator[str]:
        value = getattr(m, parameter)
        if value not in legal:
            listed = ", ".join(map(repr, legal))
            yield f"{parameter}={value!r}; legal: {listed}{_blackwell(value)}"

    return broken


def _rank(m: Description) -> Iterator[str]:
    if not 1 <= m.rank <= MAX_RANK:
        yield (
            f"the array has {m.rank} dimensions; legal: 1 to {MAX_RANK}: "
            "reshape it, or map a part of it"
        )


def _interleave(m: Description) -> Iterator[str]:
    if m.interleave != "none":
        yield (
            f"interleave={m.interleave!r}; legal: None: a layout with slices of channels "
            "(NC/8HWC8, NC/16HWC16) is not modeled here"
        )


def _address(m: Description) -> Iterator[str]:
    if m.address % ALIGNMENT_BYTES:
        below = m.address - m.address % ALIGNMENT_BYTES
        yield (
            f"the array starts at address {m.address:#x}, not at a multiple of {ALIGNMENT_BYTES} "
            f"bytes; the nearest below is {below:#x}: map the whole array and move the "
            "coordinates instead"
        )


def _freed(m: Description) -> Iterator[str]:
    if getattr(m.array, "freed", False):
        yield "the array was freed; legal: an array that lives as long as the map is used"


def _dims(m: Description) -> Iterator[str]:
    for axis, extent in _axes(m.global_dims):
        if not 1 <= extent <= MAX_DIM:
            yield f"{axis} of the array has {extent} elements; legal: 1 to 2**32"


def _contiguous(m: Description) -> Iterator[str]:
    if m.rank and m.inner_stride_bytes != m.element_bytes and m.global_dims[0] != 1:
        yield (
            f"the innermost axis has a stride of {m.inner_stride_bytes} bytes; legal: "
            f"{m.element_bytes}, the size of an element, since a descriptor has no stride "
            "for it: make the array contiguous along its last axis"
        )


def _strides_multiple(m: Description) -> Iterator[str]:
    for axis, stride in list(_axes((m.inner_stride_bytes, *m.global_strides)))[1:]:
        if stride % ALIGNMENT_BYTES:
            nearest = -(-stride // ALIGNMENT_BYTES) * ALIGNMENT_BYTES
            pad = f": pad the rows to {nearest} bytes" if stride > 0 else ""
            yield (
                f"{axis} has a stride of {stride} bytes; legal: multiples of {ALIGNMENT_BYTES}{pad}"
            )


def _strides_range(m: Description) -> Iterator[str]:
    for axis, stride in list(_axes((m.inner_stride_bytes, *m.global_strides)))[1:]:
        if not 0 <= stride < MAX_STRIDE_BYTES:
            yield f"{axis} has a stride of {stride} bytes; legal: 0 to 2**40 - 1"


def _box_rank(m: Description) -> Iterator[str]:
    if m.pixel_box is None and len(m.box_dims) != m.rank:
        yield (
            f"box={m.box} has {len(m.box_dims)} extents; legal: {m.rank}, one for each axis of "
            f"the array of shape {m.shape}"
        )


def _box_range(m: Description) -> Iterator[str]:
    if m.pixel_box is not None:
        return
    for axis, extent in _axes(m.box_dims):
        if not 1 <= extent <= MAX_BOX_DIM:
            nearest = 1 if extent < 1 else MAX_BOX_DIM
            yield f"box={m.box}: {extent} on {axis}; legal: 1 to {MAX_BOX_DIM}, nearest {nearest}"


def _box_inner_multiple(m: Description) -> Iterator[str]:
    if not m.box_dims or not 1 <= m.box_dims[0] <= MAX_BOX_DIM:
        return
    inner = m.box_dims[0] * m.element_bytes
    if inner % 16:
        nearest = max(16, (inner + 8) // 16 * 16) // m.element_bytes
        yield (
            f"box={m.box}: the innermost extent is {m.box_dims[0]} x {m.element_bytes} = {inner} "
            f"bytes; legal: multiples of 16 bytes, nearest {nearest} elements"
        )


def _box_inner_swizzle(m: Description) -> Iterator[str]:
    if not m.box_dims or not _span(m):
        return
    inner = m.box_dims[0] * m.element_bytes
    if inner > _span(m):
        yield (
            f"box={m.box}: the innermost extent is {m.box_dims[0]} x {m.element_bytes} = {inner} "
            f"bytes; legal with swizzle={m.swizzle!r}: at most {_span(m)} bytes, "
            f"nearest {_span(m) // m.element_bytes} elements"
        )


def _can_count(m: Description) -> bool:
    dims = m.rank if m.pixel_box is None else 2
    return len(m.box_dims) == dims and len(m.element_strides) == m.rank and all(m.element_strides)


def bytes_by_the_driver(m: Description) -> int:
    """The box's bytes as the driver counts them: no remainders (nothing at all of a box that
    is smaller than its element stride)."""
    counts = m.box_dims
    if m.pixel_box is None:
        counts = tuple(n // s for n, s in zip(counts, m.element_strides, strict=True))
    return math.prod(counts) * m.element_bytes


def _box_bytes(m: Description) -> Iterator[str]:
    if _can_count(m) and bytes_by_the_driver(m) > MAX_BOX_BYTES:
        yield (
            f"box={m.box}: a copy of it moves {m.box_bytes} bytes; legal: at most "
            f"{MAX_BOX_BYTES}, the shared memory of a multiprocessor"
        )


def _box_shared(m: Description) -> Iterator[str]:
    if _can_count(m) and bytes_by_the_driver(m) <= MAX_BOX_BYTES < m.box_bytes:
        yield (
            f"box={m.box}: a copy of it moves {m.box_bytes} bytes; legal: at most "
            f"{MAX_BOX_BYTES}, for it must fit into shared memory"
        )


def _element_strides_rank(m: Description) -> Iterator[str]:
    if len(m.element_strides) != m.rank:
        yield (
            f"element_strides={m.element_strides[::-1]} has {len(m.element_strides)} entries; "
            f"legal: {m.rank}, one for each axis of the array"
        )


def _element_strides_range(m: Description) -> Iterator[str]:
    for axis, stride in _axes(m.element_strides):
        if not 1 <= stride <= MAX_ELEMENT_STRIDE:
            nearest = 1 if stride < 1 else MAX_ELEMENT_STRIDE
            yield (
                f"element_strides={m.element_strides[::-1]}: {stride} on {axis}; legal: 1 to "
                f"{MAX_ELEMENT_STRIDE}, nearest {nearest}"
            )


def _nan_fill(m: Description) -> Iterator[str]:
    if m.oob_fill == "nan" and "float" not in name_of(m.dtype):
        own = name_of(m.dtype)
        yield f"oob_fill='nan' with dtype {own}; legal: floating types only, else 'zero'"


def _im2col_rank(m: Description) -> Iterator[str]:
    if m.pixel_box and m.rank < MIN_IM2COL_RANK:
        yield (
            f"the array has {m.rank} dimensions; legal for im2col: 3 to 5 "
            "(batch, spatial dimensions, channels)"
        )


def _im2col_corners(m: Description) -> Iterator[str]:
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


def _im2col_bounding_box(m: Description) -> Iterator[str]:
    """A bounding box without a pixel in it; coordinates of pixels are int32, and wrap."""
    if not m.pixel_box:
        return
    lower, upper = m.pixel_box.lower_corner, m.pixel_box.upper_corner
    if not len(lower) == len(upper) == m.rank - 2:
        return
    for dimension, (low, high) in enumerate(zip(lower, upper, strict=True), 1):
        extent = m.global_dims[dimension]
        last = (extent - 1 + high + 2**31) % 2**32 - 2**31
        if last < low:
            yield (
                f"axis {m.rank - 1 - dimension} of {extent} elements has no pixel from "
                f"lower_corner {low} to {extent} - 1 + upper_corner {high}; legal: upper_corner "
                f"at least {low - extent + 1}"
            )


def _im2col_column(m: Description) -> Iterator[str]:
    if not m.pixel_box or len(m.box_dims) != 2:
        return
    for name, value, most in (
        ("channels_per_pixel", m.box_dims[0], MAX_CHANNELS),
        ("pixels_per_column", m.box_dims[1], MAX_PIXELS),
    ):
        if not 1 <= value <= most:
            nearest = 1 if value < 1 else most
            yield f"{name}={value}; legal: 1 to {most}, nearest {nearest}"


RULES: tuple[Rule, ...] = (
    Rule("element-type", _element_type, f"{DRIVER_API}, tensorDataType"),
    Rule("element-type-option", _element_type_option, f"{DRIVER_API}, tensorDataType"),
    Rule(
        "interleave",
        _interleave,
        f"{DRIVER_API}, interleave",
        stricter="the driver encodes layouts with slices of 16 or 32 bytes; no copy here has them",
    ),
    Rule("swizzle-name", _name("swizzle", tuple(SWIZZLES))),
    Rule("l2-promotion-name", _name("l2_promotion", L2_PROMOTIONS)),
    Rule("oob-fill-name", _name("oob_fill", OOB_FILLS)),
    Rule("rank", _rank, f"{DRIVER_API}, tensorRank"),
    Rule("global-address", _address, f"{DRIVER_API}, globalAddress"),
    Rule(
        "array-freed",
        _freed,
        f"{DRIVER_API}, globalAddress",
        stricter="the driver encodes an address without checking what is there",
    ),
    Rule("global-dims", _dims, f"{DRIVER_API}, globalDim"),
    Rule("inner-contiguous", _contiguous, f"{DRIVER_API}, globalStrides"),
    Rule("global-strides-multiple", _strides_multiple, f"{DRIVER_API}, globalStrides"),
    Rule("global-strides-range", _strides_range, f"{DRIVER_API}, globalStrides"),
    Rule("box-rank", _box_rank, f"{DRIVER_API}, boxDim"),
    Rule("box-range", _box_range, f"{DRIVER_API}, boxDim"),
    Rule("box-inner-multiple", _box_inner_multiple, f"{DRIVER_API}, boxDim"),
    Rule("box-inner-swizzle", _box_inner_swizzle, f"{DRIVER_API}, interleave"),
    # Not in the documentation: an H200's driver (580) rejects a box of 233,473 bytes or more, and
    # counts them its own way.
    Rule("box-bytes", _box_bytes, "measured on an H200, driver 580"),
    Rule(
        "box-shared-memory",
        _box_shared,
        "CUDA C++ Programming Guide, compute capability 9.0: 228 KiB a multiprocessor",
        stricter="the driver counts fewer bytes than a copy moves (a remainder over an element "
        "stride not at all, an inner element stride that copies ignore); such a box has no place "
        "in shared memory",
    ),
    Rule("element-strides-rank", _element_strides_rank, f"{DRIVER_API}, elementStrides"),
    Rule("element-strides-range", _element_strides_range, f"{DRIVER_API}, elementStrides"),
    Rule("nan-fill", _nan_fill, f"{DRIVER_API}, oobFill"),
    Rule("im2col-rank", _im2col_rank, f"{IM2COL_API}, tensorRank"),
    Rule("im2col-corners", _im2col_corners, f"{IM2COL_API}, pixelBoxLowerCorner"),
    Rule("im2col-bounding-box", _im2col_bounding_box, f"{IM2COL_API}, pixelBoxUpperCorner"),
    Rule("im2col-column", _im2col_column, f"{IM2COL_API}, channelsPerPixel"),
)


def violations(tensor_map: Description) -> Iterator[Violation]:
    """Every rule that ``tensor_map`` breaks, in the order of `RULES`."""
    for rule in RULES:
        for message in rule.broken(tensor_map):
            yield Violation(rule.id, message, rule.source)
