"""CUTLASS and CuTe in C++: pipeline classes, layouts, tiled copies and tiled MMAs."""

from __future__ import annotations

import numpy as np

from harness.sanitizer import TensorMap
from quality.fleet.case import Arguments, Case, Output
from quality.fleet.cases.cuda import RELEASED_BY_MBARRIER
from quality.fleet.cases.drawn import bfloat16, integers, product


def _tma_ring(device, draw) -> Arguments:
    given = integers(draw, (9 * 16, 32)).astype(np.float32)
    out = device.empty((9 * 16, 32), np.float32)
    source = TensorMap.tiled(device.to_device(given), (16, 32))
    return (source, out, 9), (Output(out, given * 2),)


def _cute_gemm(device, draw) -> Arguments:
    a, b = bfloat16(draw, (64, 128)), bfloat16(draw, (32, 128))
    c = device.empty((64, 32), np.float32)
    given = (device.to_device(a), device.to_device(b), c, 128)
    return given, (Output(c, product(a, b.T)),)


CASES = (
    Case("cutlass/tma_ring", _tma_ring, block=256, expected=RELEASED_BY_MBARRIER),
    Case("cutlass/cute_gemm", _cute_gemm, block=128),
)
