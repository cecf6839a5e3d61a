"""What a launch on Hopper may ask for, and the sentences for what it may not.

Grids are counted in blocks everywhere in the harness, also with clusters.
"""

from __future__ import annotations

import math
import operator
from numbers import Real

from harness.arch.sm_90 import (
    MAX_BLOCK,
    MAX_CLUSTER_BLOCKS,
    MAX_GRID,
    MAX_SHARED_BYTES,
    MAX_THREADS_PER_BLOCK,
    REGISTER_UNIT,
    REGISTERS,
    WARP,
    WARPS_TOGETHER,
)
from harness.errors import LaunchError

_AXES = "xyz"

Dim3 = tuple[int, int, int]


def dim3(value: int | tuple[int, ...], name: str) -> Dim3:
    """``8`` or ``(8,)`` or ``(8, 4)`` as ``(8, 4, 1)``; order x, y, z as in CUDA."""
    given = value if isinstance(value, (tuple, list)) else (value,)
    if not 1 <= len(given) <= 3:
        raise LaunchError(
            f"{name}={value!r} has {len(given)} dimensions; CUDA has 1 to 3 (x, y, z)."
        )
    try:
        whole = [operator.index(extent) for extent in given]
    except TypeError:
        raise LaunchError(f"{name}={value!r} must be whole numbers: x, y, z.") from None
    x, y, z = (*whole, 1, 1, 1)[:3]
    return x, y, z


def check_launch(grid: Dim3, block: Dim3, cluster: Dim3, shared_bytes: int) -> None:
    """Raise LaunchError where a launch passes what a Hopper GPU can do."""
    _check_extents("grid", grid, MAX_GRID)
    _check_extents("block", block, MAX_BLOCK)
    _check_extents("cluster", cluster, (MAX_CLUSTER_BLOCKS,) * 3)
    threads = block[0] * block[1] * block[2]
    if threads > MAX_THREADS_PER_BLOCK:
        raise LaunchError(
            f"block={block} has {threads} threads; a block holds at most {MAX_THREADS_PER_BLOCK}. "
            "Use a smaller block and a larger grid."
        )
    blocks = cluster[0] * cluster[1] * cluster[2]
    if blocks > MAX_CLUSTER_BLOCKS:
        raise LaunchError(
            f"cluster={cluster} has {blocks} blocks; a cluster holds at most {MAX_CLUSTER_BLOCKS}."
        )
    for axis, extent, size in zip(_AXES, grid, cluster, strict=True):
        if extent % size:
            raise LaunchError(
                f"grid={grid} is not a multiple of cluster={cluster} in {axis}: {extent} blocks "
                f"are not whole clusters of {size}. The grid counts blocks, not clusters; the "
                f"next that fits is {-(-extent // size) * size}."
            )
    check_shared(0, shared_bytes)


def check_timeout(timeout: object) -> None:
    """Raise LaunchError where a time limit is not a number of seconds."""
    if not isinstance(timeout, Real) or math.isnan(float(timeout)):
        raise LaunchError(f"timeout is a number of seconds; got {timeout!r}.")


def check_shared(static_bytes: int, dynamic_bytes: int) -> None:
    """Raise LaunchError where a block's shared memory does not fit."""
    if dynamic_bytes < 0:
        raise LaunchError(f"shared_bytes={dynamic_bytes} must not be negative.")
    total = static_bytes + dynamic_bytes
    if total > MAX_SHARED_BYTES:
        parts = f" ({static_bytes} static + {dynamic_bytes} dynamic)" if static_bytes else ""
        raise LaunchError(
            f"the block asks for {total} bytes of shared memory{parts}; Hopper gives a block at "
            f"most {MAX_SHARED_BYTES} ({MAX_SHARED_BYTES >> 10} KB). Use smaller tiles or fewer "
            "stages."
        )


def check_registers(registers: int, threads: int) -> None:
    """Raise LaunchError where a block's threads do not find place with so many registers each.

    They are dealt out to warps, and these come in fours: one a part of the multiprocessor.
    """
    of_a_warp = -(-registers * WARP // REGISTER_UNIT) * REGISTER_UNIT
    warps = -(-threads // (WARP * WARPS_TOGETHER)) * WARPS_TOGETHER
    if of_a_warp * warps > REGISTERS:
        raise LaunchError(
            f"a thread of this kernel takes {registers} registers, and a block of {threads} "
            f"threads {of_a_warp * warps}: a multiprocessor has {REGISTERS}. The driver refuses it "
            "(too many resources requested). Use a smaller block, or say how large it is when "
            "compiling (launch bounds, in PTX .maxntid): the assembler then takes fewer."
        )


def _check_extents(name: str, given: Dim3, most: Dim3) -> None:
    for axis, extent, limit in zip(_AXES, given, most, strict=True):
        if not 1 <= extent <= limit:
            raise LaunchError(f"{name}.{axis}={extent} is out of range: it must be 1 to {limit}.")
