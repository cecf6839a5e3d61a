"""Gluon: Triton's lower level, where the kernel states which copy waits for which barrier."""

from __future__ import annotations

import numpy as np

from quality.fleet.case import Arguments, Case, Output
from quality.fleet.cases.drawn import floats, integers
from quality.fleet.cases.triton import SCRATCH, by_descriptors, descriptor

BOX = (16, 32)
ROLES = {
    "illegal-access": "the warps of a warpgroup do not meet between two setmaxnreg: formal",
    "data-race": "warps write the same value",
    "write-after-read-fence": "readers release a stage by an mbarrier alone, as is usual",
}


def _through(device, draw) -> Arguments:
    given = floats(draw, (32, 32))
    out = device.empty((32, 32), np.float32)
    maps = descriptor(device.to_device(given), BOX), descriptor(out, BOX)
    return (*maps[0], *maps[1], *SCRATCH), (Output(out, given * 2),)


def _ring(device, draw) -> Arguments:
    given = integers(draw, (7, *BOX)).astype(np.float32)
    out = device.empty(BOX, np.float32)
    source = descriptor(device.to_device(given.reshape(-1, 32)), BOX)
    return (*source, out, 7, *SCRATCH), (Output(out, given.sum(0)),)


def _roles(device, draw) -> Arguments:
    given = integers(draw, (5, *BOX)).astype(np.float32)
    out = device.empty((5, *BOX), np.float32)
    source = descriptor(device.to_device(given.reshape(-1, 32)), BOX)
    return (*source, out, 5, *SCRATCH), (Output(out, given + 1),)


def _thread_copies(device, draw) -> Arguments:
    given = floats(draw, (2, 512))
    out = device.empty(512, np.float32)
    return (device.to_device(given), out, *SCRATCH), (Output(out, given[0] - given[1]),)


CASES = (
    Case("gluon/tiles.through", _through, grid=2),
    Case("gluon/tiles.ring", _ring),
    Case("gluon/tiles.product", by_descriptors(128, 32, 192, last=(192,)), grid=2),
    Case("gluon/tiles.roles", _roles, expected=ROLES),
    Case("gluon/tiles.thread_copies", _thread_copies),
)
