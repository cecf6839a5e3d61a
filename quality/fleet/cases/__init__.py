"""Every kernel of the fleet."""

from __future__ import annotations

from quality.fleet.cases import (
    cuda,
    cute_dsl,
    cutlass,
    gluon,
    mojo,
    numba_cuda_mlir,
    reported,
    tilelang,
    triton,
)

_ROOMS = (cuda, reported, cutlass, cute_dsl, triton, gluon, tilelang, mojo, numba_cuda_mlir)
CASES = tuple(case for room in _ROOMS for case in room.CASES)
