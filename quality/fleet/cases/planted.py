"""The arguments of the kernels that ConSan examines; they are no part of the fleet's `CASES`."""

from __future__ import annotations

import numpy as np

from quality.fleet.case import Arguments, Case, Output
from quality.fleet.cases.drawn import bfloat16, floats, integers, product
from quality.fleet.cases.gluon import BOX
from quality.fleet.cases.triton import SCRATCH, descriptor

_TILES = 7
_DEPTH = 320


def _stores(device, draw) -> Arguments:
    out = device.empty((_TILES * BOX[0], BOX[1]), np.float32)
    wanted = np.broadcast_to(np.arange(1, _TILES + 1)[:, None, None], (_TILES, *BOX))
    return (*descriptor(out, BOX), _TILES, *SCRATCH), (Output(out, wanted.reshape(out.shape)),)


def _ring(device, draw) -> Arguments:
    values = integers(draw, (_TILES * BOX[0], BOX[1])).astype(np.float32)
    out = device.empty(values.shape, np.float32)
    source = descriptor(device.to_device(values), BOX)
    return (*source, out, _TILES, *SCRATCH), (Output(out, values + 1),)


def _product(device, draw) -> Arguments:
    a, b = bfloat16(draw, (64, _DEPTH)), bfloat16(draw, (32, _DEPTH))
    c = device.empty((64, 32), np.float32)
    maps = descriptor(device.to_device(a), (64, 64)), descriptor(device.to_device(b), (32, 64))
    return (*maps[0], *maps[1], c, _DEPTH, *SCRATCH), (Output(c, product(a, b.T)),)


def _brought_back(device, draw) -> Arguments:
    values = floats(draw, BOX)
    scratch, out = device.empty(BOX, np.float32), device.empty(BOX, np.float32)
    maps = descriptor(scratch, BOX)
    wanted = values * np.float32(7)
    return (device.to_device(values), scratch, *maps, out, *SCRATCH), (Output(out, wanted),)


def _thread_copies(device, draw) -> Arguments:
    values = floats(draw, (_TILES, 512))
    out = device.empty(values.shape, np.float32)
    return (device.to_device(values), out, _TILES, *SCRATCH), (Output(out, values + 1),)


def _flags(device, draw) -> Arguments:
    values = integers(draw, (3, 128))
    rows, out = device.empty(values.shape, np.int32), device.empty(values.shape, np.int32)
    raised = device.to_device(np.zeros(3, np.int32))
    wanted = values.copy()
    for block in (1, 2):
        wanted[block] += wanted[block - 1][::-1]
    return (device.to_device(values), rows, raised, out, *SCRATCH), (Output(out, wanted),)


def _last_block(device, draw) -> Arguments:
    values = integers(draw, (5, 128))
    parts, total = device.empty(5, np.int32), device.empty(1, np.int32)
    arrived = device.to_device(np.zeros(1, np.int32))
    wanted = Output(total, np.array([values.sum()]))
    return (device.to_device(values), parts, arrived, total, *SCRATCH), (wanted,)


def _uninitialized(device, draw) -> Arguments:
    values = floats(draw, 512)
    out = device.empty(512, np.float32)
    return (device.to_device(values), out, *SCRATCH), (Output(out, values),)


def _sums(device, draw) -> Arguments:
    values = integers(draw, (5, 128)).astype(np.float32)
    out = device.empty(128, np.float32)
    return (device.to_device(values), out, 5, *SCRATCH), (Output(out, values.sum(0)),)


def _neighbors(device, draw) -> Arguments:
    values = floats(draw, (2, 256))
    out = device.empty(values.shape, np.float32)
    return (device.to_device(values), out, *SCRATCH), (Output(out, values),)


# The right kernels, each with its bugs.
KERNELS = (
    (Case("gluon/planted.stores", _stores), ("exit", "refilled")),
    (
        Case("gluon/planted.ring", _ring),
        (
            "stage",
            "released",
            "parity",
            "flips",
            "few",
            "many",
            "nobody",
        ),
    ),
    (Case("gluon/planted.product", _product), ("wait", "wgmma")),
    (Case("gluon/planted.pipelined", _product), ("multiplied",)),
    (Case("gluon/planted.handed", _stores), ("fence",)),
    (Case("gluon/planted.brought_back", _brought_back), ("half", "global_fence")),
    (Case("gluon/planted.thread_copies", _thread_copies), ("copies",)),
    (Case("gluon/planted.flags", _flags, grid=3), ("acquire",)),
    (Case("gluon/planted.last_block", _last_block, grid=5), ("arrival",)),
    (Case("gluon/planted.uninitialized", _uninitialized), ("cells",)),
    (Case("gluon/planted.sums", _sums), ("end",)),
    (Case("gluon/planted.neighbors", _neighbors, grid=2, cluster=2), ("peer",)),
)
