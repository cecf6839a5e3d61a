"""CuTe DSL: CuTe in Python, compiled by NVIDIA's own compiler."""

from __future__ import annotations

import numpy as np

from quality.fleet.case import Arguments, Case, Output
from quality.fleet.cases.drawn import floats


def _reverse(device, draw) -> Arguments:
    given = floats(draw, (2, 128))
    out = device.empty((2, 128), np.float32)
    return (device.to_device(given), out), (Output(out, given[:, ::-1]),)


def _handoff(device, draw) -> Arguments:
    given = floats(draw, 64)
    out = device.empty(64, np.float32)
    return (device.to_device(given), out), (Output(out, given[::-1] * 2),)


CASES = (
    Case("cute_dsl/blocks.reverse", _reverse, grid=2, shared_bytes=1024),
    Case("cute_dsl/blocks.handoff", _handoff, shared_bytes=1024),
)
