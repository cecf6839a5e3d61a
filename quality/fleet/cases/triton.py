"""Triton: tiles, pipelines and tensor descriptors lowered by its compiler."""

from __future__ import annotations

import numpy as np

from harness.sanitizer import DeviceArray, TensorMap
from quality.fleet.case import Arguments, Case, Output
from quality.fleet.cases.drawn import bfloat16, floats, integers, product

SCRATCH = (np.uint64(0), np.uint64(0))  # no global memory for the kernel's own use
UNFENCED_INIT = {
    "unfenced-barrier-init": "Triton initializes an mbarrier and meets at a block barrier, no fence"
}
SAME_VALUE = {"data-race": "warps that hold the same rows write the same values"}


def descriptor(array: DeviceArray, box: tuple[int, int], swizzle: str = "128B") -> tuple:
    """The values that Triton passes for a tensor descriptor: the map, its extents, its strides."""
    extents = tuple(np.int32(extent) for extent in array.shape)
    strides = tuple(np.int64(stride // array.dtype.itemsize) for stride in array.strides)
    return (TensorMap.tiled(array, box, swizzle=swizzle), *extents, *strides)


def _add(device, draw) -> Arguments:
    x, y = floats(draw, 1000), floats(draw, 1000)
    out = device.empty(1000, np.float32)
    given = (device.to_device(x), device.to_device(y), out, 1000)
    return (*given, *SCRATCH), (Output(out, x + y),)


def _softmax(device, draw) -> Arguments:
    given = floats(draw, (3, 200))
    out = device.empty((3, 200), np.float32)
    raised = np.exp(given.astype(np.float64))
    wanted = Output(out, raised / raised.sum(1, keepdims=True), 1e-6)
    return (device.to_device(given), out, 200, *SCRATCH), (wanted,)


def _layernorm(device, draw) -> Arguments:
    given, weight = floats(draw, (3, 200)), floats(draw, 200)
    out = device.empty((3, 200), np.float32)
    deviation = given - given.mean(1, keepdims=True, dtype=np.float64)
    wanted = deviation / np.sqrt(given.var(1, keepdims=True, dtype=np.float64) + 1e-5) * weight
    arrays = (device.to_device(given), device.to_device(weight), out, 200)
    return (*arrays, *SCRATCH), (Output(out, wanted, 1e-5),)


def _scan(device, draw) -> Arguments:
    given = integers(draw, (2, 256))
    out = device.empty((2, 256), np.int32)
    return (device.to_device(given), out, *SCRATCH), (Output(out, np.cumsum(given, 1)),)


def _sort(device, draw) -> Arguments:
    given = draw.integers(-1000, 1000, 64).astype(np.int32)
    out = device.empty(64, np.int32)
    return (device.to_device(given), out, *SCRATCH), (Output(out, np.sort(given)),)


def _histogram(device, draw) -> Arguments:
    given = draw.integers(0, 32, 200).astype(np.int32)
    bins = device.to_device(np.zeros(32, np.int32))
    wanted = np.bincount(given, minlength=32)
    return (device.to_device(given), bins, 200, *SCRATCH), (Output(bins, wanted),)


def _transpose(device, draw) -> Arguments:
    given = floats(draw, (64, 32))
    out = device.empty((32, 64), np.float32)
    return (device.to_device(given), out, 64, 32, *SCRATCH), (Output(out, given.T),)


def _by_pointers(rows, columns, depth):
    def arguments(device, draw) -> Arguments:
        a, b = bfloat16(draw, (rows, depth)), bfloat16(draw, (depth, columns))
        c = device.to_device(np.zeros((rows, columns), np.float32))
        given = (device.to_device(a), device.to_device(b), c, depth, columns)
        return (*given, *SCRATCH), (Output(c, product(a, b)),)

    return arguments


def by_descriptors(rows, columns, depth, *, last, scratch=SCRATCH):
    def arguments(device, draw) -> Arguments:
        a, b = bfloat16(draw, (rows, depth)), bfloat16(draw, (columns, depth))
        c = device.empty((rows, columns), np.float32)
        given = [
            descriptor(device.to_device(a), (64, 64)),
            descriptor(device.to_device(b), (32, 64)),
        ]
        flat = [part for one in (*given, descriptor(c, (64, 32))) for part in one]
        return (*flat, *last, *scratch), (Output(c, product(a, b.T)),)

    return arguments


def _attention(device, draw) -> Arguments:
    rows, length, depth = 64, 96, 64
    q, k, v = (bfloat16(draw, shape) for shape in ((rows, depth), (length, depth), (length, depth)))
    out = device.empty((rows, depth), np.float32)
    scale = np.float32(0.01)
    scores = product(q, k.T) * scale
    raised = np.exp(scores - scores.max(1, keepdims=True))
    wanted = product(raised / raised.sum(1, keepdims=True), v)
    boxes = ((64, 64), (32, 64), (32, 64))
    maps = [descriptor(device.to_device(x), box) for x, box in zip((q, k, v), boxes, strict=True)]
    flat = [part for one in (*maps, descriptor(out, (64, 32))) for part in one]
    # The weights are rounded to bfloat16 before they are multiplied.
    return (*flat, scale, length, *SCRATCH), (Output(out, wanted, 1 / 64),)


def _grouped(device, draw) -> Arguments:
    ends = np.array([20, 36, 60], np.int32)
    given = floats(draw, (60, 32))
    out = device.empty((60, 32), np.float32)
    arrays = device.to_device(given), out, device.to_device(ends)
    scratch = device.scratch(4096, np.uint8), np.uint64(0)
    return (*arrays, *scratch), (Output(out, given * 2),)


CASES = (
    Case("triton/rows.add", _add, grid=4),
    Case("triton/rows.softmax", _softmax, grid=3, expected=SAME_VALUE),
    Case("triton/rows.layernorm", _layernorm, grid=3, expected=SAME_VALUE),
    Case("triton/rows.scan", _scan, grid=2),
    Case("triton/rows.sort", _sort, expected=SAME_VALUE),
    Case("triton/rows.histogram", _histogram, grid=2, expected=SAME_VALUE),
    Case("triton/rows.transpose", _transpose, grid=(2, 1)),
    Case("triton/products.pointers", _by_pointers(64, 32, 256)),
    Case(
        "triton/products.descriptors",
        by_descriptors(64, 32, 256, last=(256,)),
        expected=UNFENCED_INIT,
    ),
    Case(
        "triton/products.persistent",
        by_descriptors(128, 64, 128, last=(128, 64, 128)),
        grid=2,
        expected=UNFENCED_INIT,
    ),
    Case("triton/products.split", _by_pointers(64, 32, 128), grid=2),
    Case("triton/products.attention", _attention, expected=UNFENCED_INIT),
    Case("triton/descriptors.grouped", _grouped, expected=UNFENCED_INIT),
)
