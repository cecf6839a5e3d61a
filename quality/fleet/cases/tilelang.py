"""TileLang: tiles and pipelines lowered by its compiler. The parameters' order and the boxes of
tensor maps are those of the CUDA C++ that it generates.
"""

from __future__ import annotations

import numpy as np

from harness.sanitizer import DeviceArray, TensorMap
from quality.fleet.case import Arguments, Case, Output
from quality.fleet.cases.cuda import RELEASED_BY_MBARRIER
from quality.fleet.cases.drawn import bfloat16, floats, product

SLEEPERS = {
    "phase-mismatch": "all warps of the producer wait for a free stage, and one of them copies: "
    "nothing waits for the others, of which one that sleeps through a phase hangs"
}


def _tiles(array: DeviceArray, *, rows: int = 64) -> TensorMap:
    """TileLang swizzles by the number of bytes in a row of the tile."""
    box = min(array.shape[0], rows), min(array.shape[1], 64)
    return TensorMap.tiled(array, box, swizzle=f"{array.dtype.itemsize * box[1]}B")


def _as_it_is(array: DeviceArray) -> DeviceArray:
    return array


def _through(device, draw) -> Arguments:
    given = floats(draw, (144, 64))
    out = device.empty((144, 64), np.float32)
    source = TensorMap.tiled(device.to_device(given), (16, 32))
    target = TensorMap.tiled(out, (16, 32), swizzle="128B")
    return (source, target, 144), (Output(out, given * 2),)


def _softmax(device, draw) -> Arguments:
    given = floats(draw, (3, 256))
    out = device.empty((3, 256), np.float32)
    raised = np.exp(given.astype(np.float64))
    wanted = raised / raised.sum(1, keepdims=True)
    return (device.to_device(given), out, 3), (Output(out, wanted, 1e-6),)


def _rms_norm(device, draw) -> Arguments:
    given, weight = floats(draw, (3, 256)), floats(draw, 256)
    out = device.empty((3, 256), np.float32)
    square = np.square(given, dtype=np.float64)
    wanted = given / np.sqrt(square.mean(1, keepdims=True) + 1e-5) * weight
    target = TensorMap.tiled(out, (2, 256))
    arrays = (device.to_device(given), target, device.to_device(weight), 3)
    return arrays, (Output(out, wanted, 1e-5),)


def _product(depth, *, given=_tiles, result=_as_it_is, a_along=1, b_along=1):
    """C = A·B with 64 rows and 32 columns, where C is initially zero. ``given`` makes a parameter
    for A and for B, whose depth is along the named dimension, and ``result`` makes one for C.
    """

    def arguments(device, draw) -> Arguments:
        a, b = bfloat16(draw, (64, depth)), bfloat16(draw, (32, depth))
        c = device.to_device(np.zeros((64, 32), np.float32))
        wanted = Output(c, product(a, b.T))
        laid = (a if a_along else a.T.copy(), b if b_along else b.T.copy())
        return (*(given(device.to_device(x)) for x in laid), result(c), depth), (wanted,)

    return arguments


def _attention(device, draw) -> Arguments:
    rows, length, depth = 64, 288, 64
    q, k, v = (bfloat16(draw, shape) for shape in ((rows, depth), (length, depth), (length, depth)))
    out = device.empty((rows, depth), np.float32)
    scores = product(q, k.T) / 64
    raised = np.exp(scores - scores.max(1, keepdims=True))
    wanted = product(raised / raised.sum(1, keepdims=True), v)
    of_q, of_k, of_v = (_tiles(device.to_device(x), rows=n) for x, n in ((q, 64), (k, 32), (v, 32)))
    # The weights are rounded to bfloat16 before they are multiplied.
    return (of_k, out, of_q, of_v, length), (Output(out, wanted, 1 / 64),)


CASES = (
    Case(
        "tilelang/rows.through",
        _through,
        grid=2,
        block=256,
        expected=SLEEPERS | RELEASED_BY_MBARRIER,
    ),
    Case("tilelang/rows.softmax", _softmax, grid=2, block=128),
    Case("tilelang/rows.rms_norm", _rms_norm, grid=2, block=128),
    Case("tilelang/products.roles", _product(576), block=160),
    Case(
        "tilelang/products.thread_copies",
        _product(192, given=_as_it_is, a_along=0, b_along=0),
        block=128,
    ),
    Case(
        "tilelang/products.split",
        _product(1152, b_along=0, result=_tiles),
        grid=2,
        block=256,
        expected=SLEEPERS,
    ),
    Case("tilelang/products.attention", _attention, block=256, expected=SLEEPERS),
)
