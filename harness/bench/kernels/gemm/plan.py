"""A launch of a rung: its kernel, extents and arguments.

Raises TensorMapError, which names the rule and the way out, for shapes that TMA cannot take: a row
of A or B is a multiple of 16 bytes long, 8 elements of k; a row of C likewise, from rung 10 on.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from types import ModuleType
from typing import Any

import numpy as np

from harness.bench.kernels.gemm import (
    rung01_one_tile,
    rung03_tma,
    rung04_ring,
    rung05_roles,
    rung06_two_consumers,
    rung07_persistent,
    rung08_fewer_arrivals,
    rung09_multicast,
    rung10_overlapped_store,
    rung11_last_wave,
    rung13_split_sums,
    rung_fp8,
)
from harness.bench.kernels.launch import RungLaunch
from harness.sanitizer import DeviceArray, TensorMap


@dataclass(frozen=True)
class LadderRung:
    """tile: rows and columns of C by a block. c_as: how the kernel takes C.

    "pairs": uint32[m, n / 2]; "map": a TensorMap. uses_maps: A and B too are TensorMaps.
    """

    number: int
    name: str
    make: Callable[..., Any]
    tile: tuple[int, int]
    threads: int
    shared_bytes: int = 0
    cluster: int = 1
    persistent: bool = False
    uses_maps: bool = True
    c_as: str = "pairs"


def _rung(
    number: int, name: str, module: ModuleType, tile: tuple[int, int], **more: Any
) -> LadderRung:
    shared = getattr(module, "SHARED_BYTES", 0)
    return LadderRung(number, name, module.make, tile, module.THREADS, shared, **more)


_EVERY = (
    _rung(1, "one tile", rung01_one_tile, (64, 64), uses_maps=False),
    _rung(3, "TMA, swizzled", rung03_tma, (64, 128)),
    _rung(4, "ring of stages", rung04_ring, (64, 128)),
    _rung(5, "producer and consumer", rung05_roles, (64, 128)),
    _rung(6, "128 × 256 tiles", rung06_two_consumers, (128, 256)),
    _rung(7, "persistent, grouped order", rung07_persistent, (128, 256), persistent=True),
    _rung(8, "fewer arrivals", rung08_fewer_arrivals, (128, 256), persistent=True),
    _rung(9, "multicast", rung09_multicast, (128, 256), cluster=2, persistent=True),
    _rung(10, "overlapped store", rung10_overlapped_store, (128, 256), persistent=True, c_as="map"),
    _rung(11, "last wave", rung11_last_wave, (128, 256), persistent=True, c_as="map"),
    _rung(13, "split sums", rung13_split_sums, (128, 256), c_as="map"),
)
# Rung 2, the loop over k alone, is exercise 2 of lab 08, and 13 has rung 12's tiles (LOG.md).
RUNGS = {rung.number: rung for rung in _EVERY}


@cache
def fp8_kernel_of(columns: int) -> object:
    """The kernel of the rung of e4m3, compiled for pieces of ``columns``."""
    return rung_fp8.make(columns)


@cache
def kernel_of(number: int, columns: int = 0, split: int = 1, rows: int = 128) -> object:
    """The kernel of a rung; from 11 on, compiled for pieces or tiles of ``columns``."""
    make = RUNGS[number].make
    if number == 13:
        return make(rows, columns, split)
    if number == 11:
        return make(columns) if columns else RUNGS[10].make()
    return make()


def plan(
    number: int,
    a: DeviceArray,
    b: DeviceArray,
    c: DeviceArray,
    blocks: int,
    *,
    rows: int = 0,
    columns: int = 0,
    split: int = 0,
) -> RungLaunch:
    """Return the launch of rung ``number`` on device arrays A [m, k] and B [n, k].

    A and B are bfloat16 (uint16, their bits, for rung 1). C is bfloat16[m, n], or for rungs
    1 to 9 uint32[m, n / 2], two elements each. ``blocks`` is the number that a persistent rung may
    have at once: the GPU's multiprocessors. ``rows``, ``columns`` and ``split`` are rung 13's: a
    tile's, and the blocks that share a sum, 128, 256 and 1 if left out. Raises ValueError for a
    tile or a split that the rung does not have.
    """
    rung = RUNGS[number]
    (m, k), n = a.shape, b.shape[0]
    if number == 13:
        return _split_sums(a, b, c, rows or 128, columns or 256, split or 1)
    if rows or columns or split:
        raise ValueError(f"rows, columns and split are rung 13's; rung {number} has none of them")
    (rows, columns), piece = rung.tile, 0
    high, wide = -(-m // (rows * rung.cluster)), -(-n // columns)
    sizes: tuple[int, ...] = (m, n, k)
    if number == 1 and k > 64:
        raise ValueError(f"rung 1 multiplies one k tile: k is at most 64, got {k}")
    if not rung.uses_maps:
        return RungLaunch(kernel_of(number), (wide, high), rung.threads, 1, 0, (a, b, c, *sizes))
    maps = [_map(a, rows), _map(b, columns // rung.cluster)]
    end = [TensorMap.tiled(c, (64, 64), swizzle="128B") if rung.c_as == "map" else c]
    grid = (wide, high)
    if rung.persistent:
        grid = (min(high * wide, blocks // rung.cluster) * rung.cluster, 1)
    if number == 11:
        whole, pieces, piece = rung11_last_wave.last_wave(m, n, blocks)
        if piece:
            maps.append(_map(b, piece))
            sizes = (*sizes, whole, pieces)
            grid = (min(blocks, whole or pieces), 1)
    kernel = kernel_of(number, piece)
    args = (*maps, *end, *sizes)
    return RungLaunch(kernel, grid, rung.threads, rung.cluster, rung.shared_bytes, args)


def _split_sums(
    a: DeviceArray, b: DeviceArray, c: DeviceArray, rows: int, columns: int, split: int
) -> RungLaunch:
    (m, k), n = a.shape, b.shape[0]
    wrong = rung13_split_sums.refuse(rows, columns, split, k)
    if wrong:
        raise ValueError(f"rung 13: {wrong}")
    box = rung13_split_sums.box_columns(columns // split)
    to_c = TensorMap.tiled(c, (64, box), swizzle=f"{2 * box}B")
    maps = (_map(a, rows), _map(b, columns), to_c)
    grid = (-(-m // rows) * split, -(-n // columns))
    shared_bytes = rung13_split_sums.shared_bytes(rows, columns, split)
    threads = rung13_split_sums.threads_of(rows)
    args = (*maps, m, n, k)
    kernel = kernel_of(13, columns, split, rows)
    return RungLaunch(kernel, grid, threads, split, shared_bytes, args)


def plan_fp8(
    a: DeviceArray, b: DeviceArray, c: DeviceArray, scale: float, blocks: int
) -> RungLaunch:
    """The launch of the 8-bit rung: C = scale · A·Bᵀ.

    A [m, k] and B [n, k] are the bits of float8_e4m3fn, uint8; C is bfloat16[m, n]; k is a multiple
    of 16, n of 8 (TensorMapError says which row is too short).
    """
    (m, k), n = a.shape, b.shape[0]
    whole, pieces, columns = rung11_last_wave.last_wave(m, n, blocks)
    columns = columns or 64  # no pieces: any width will do
    maps = [_map(x, rows, rung_fp8.TILE_K) for x, rows in ((a, 128), (b, 256), (b, columns))]
    maps.append(TensorMap.tiled(c, (64, 64), swizzle="128B"))
    args = (*maps, np.float32(scale), m, n, k, whole, pieces)
    grid = (min(blocks, whole or pieces), 1)
    kernel = fp8_kernel_of(columns)
    return RungLaunch(kernel, grid, rung_fp8.THREADS, 1, rung_fp8.SHARED_BYTES, args)


def _map(x: object, rows: int, elements: int = 64) -> TensorMap:
    """A's or B's, in boxes of ``rows`` of 128 bytes."""
    return TensorMap.tiled(x, (rows, elements), swizzle="128B", l2_promotion="256B")
