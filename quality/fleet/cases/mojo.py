"""Mojo: its compiler's own back end, and the tiles and barriers of its `layout.tma_async`."""

from __future__ import annotations

import numpy as np

from harness.sanitizer import TensorMap
from quality.fleet.case import Arguments, Case, Output
from quality.fleet.cases.drawn import bfloat16, floats, integers, product

TILE = (4, 32)


def _matrix(device, draw) -> Arguments:
    given = np.arange(64, dtype=np.float32).reshape(8, 8)
    array = device.to_device(given)
    place_in_tile = np.tile(np.arange(16).reshape(4, 4), (2, 2))
    return (TensorMap.tiled(array, (4, 4)),), (Output(array, given + place_in_tile),)


def _ring(device, draw) -> Arguments:
    given = integers(draw, (7, 8, 32)).astype(np.float32)
    out = device.empty(128, np.float32)
    source = TensorMap.tiled(device.to_device(given.reshape(56, 32)), (8, 32))
    wanted = given.reshape(7, 2, 128).sum((0, 1))
    return (source, out, np.int32(7)), (Output(out, wanted),)


def _block_sum(device, draw) -> Arguments:
    given = integers(draw, (3, 256)).astype(np.float32)
    out = device.empty(3, np.float32)
    return (device.to_device(given), out), (Output(out, given.sum(1)),)


def _last_block(device, draw) -> Arguments:
    given = integers(draw, (5, 128)).astype(np.float32)
    out = device.empty(1, np.float32)
    counter = device.to_device(np.zeros(1, np.int32))
    arguments = (device.to_device(given), device.empty(5, np.float32), counter, out)
    return arguments, (Output(out, given.sum(keepdims=True).ravel()),)


def _thread_copies(device, draw) -> Arguments:
    given = floats(draw, (2, 5 * 256))
    out = device.empty(5 * 256, np.float32)
    return (device.to_device(given), out, np.int32(5)), (Output(out, given[0] - given[1]),)


def _reduce(device, draw) -> Arguments:
    given = integers(draw, (6, *TILE)).astype(np.float32)
    out = device.to_device(np.zeros(TILE, np.float32))
    return (device.to_device(given), TensorMap.tiled(out, TILE)), (Output(out, given.sum(0)),)


def _multicast(device, draw) -> Arguments:
    given = floats(draw, (3, *TILE))
    out = device.empty((3, 2, *TILE), np.float32)
    source = TensorMap.tiled(device.to_device(given.reshape(12, 32)), TILE)
    return (source, out), (Output(out, np.stack([given, 2 * given], 1)),)


def _product(device, draw) -> Arguments:
    a, b = bfloat16(draw, (128, 448)), bfloat16(draw, (192, 448))
    out = device.empty((128, 192), np.float32)
    maps = (TensorMap.tiled(device.to_device(one), (64, 64), swizzle="128B") for one in (a, b))
    return (*maps, out, np.int32(192), np.int32(7)), (Output(out, product(a, b.T)),)


CASES = (
    Case("mojo/matrix", _matrix, grid=(2, 2), block=16),
    Case(
        "mojo/ring",
        _ring,
        block=160,
        expected={
            "write-after-read-fence": "readers release a stage by an mbarrier alone, as is usual"
        },
    ),
    Case("mojo/block_sum", _block_sum, grid=3, block=256),
    Case("mojo/last_block", _last_block, grid=5, block=128),
    Case("mojo/thread_copies", _thread_copies, block=64),
    Case("mojo/reduce", _reduce, grid=6, block=128),
    Case("mojo/multicast", _multicast, grid=6, block=128, cluster=2),
    Case("mojo/product", _product, grid=(3, 2), block=256, shared_bytes=3 * 16384),
)
