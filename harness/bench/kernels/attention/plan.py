"""A launch of a rung: its kernel, its extents, and its arguments for given Q, K, V and O."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from types import ModuleType
from typing import Any, NamedTuple, Protocol

import numpy as np

from harness.bench.kernels.attention import (
    parts,
    roles,
    rung01_online,
    rung02_ring,
    rung03_roles,
    rung04_turns,
    rung08_passed,
    rung10_no_gap,
    rung11_exact,
)
from harness.bench.kernels.launch import RungLaunch
from harness.sanitizer import DeviceArray, TensorMap

# Time of a column of a tile of K, by the tile's width: relative, head dimension 128 (LOG.md).
COST = {128: 1.02, 160: 1.005, 176: 1.0}


class BlockSizes(Protocol):
    """The rows of a tile of Q, and the threads and shared bytes of a block."""

    @property
    def rows(self) -> int: ...
    @property
    def threads(self) -> int: ...
    @property
    def shared_bytes(self) -> int: ...


class OneWarpgroup(NamedTuple):
    """The sizes of a block of a single warpgroup."""

    rows: int
    threads: int
    shared_bytes: int


@dataclass(frozen=True)
class AttentionRung:
    """name: its idea. make: its kernel, of a head dimension, a tile of K, and whether causal.
    sizes: of a head dimension and a tile of K. persistent: a block takes tiles of Q in turn;
    drawn: it draws them, with two tickets."""

    number: int
    name: str
    make: Callable[[int, int, bool], Any]
    sizes: Callable[[int, int], BlockSizes]
    persistent: bool = False
    drawn: bool = False


def _rung_with_roles(
    number: int,
    name: str,
    module: ModuleType,
    drawn: bool = False,
    layout: Any = roles.SharedLayout,
) -> AttentionRung:
    return AttentionRung(number, name, module.make, layout, persistent=True, drawn=drawn)


def _rung_without_roles(number: int, name: str, module: ModuleType) -> AttentionRung:
    def sizes(dim: int, tile_n: int) -> BlockSizes:
        return OneWarpgroup(module.ROWS, module.THREADS, module.shared_bytes(dim, tile_n))

    return AttentionRung(number, name, module.make, sizes)


_EVERY = (
    _rung_without_roles(1, "online softmax", rung01_online),
    _rung_without_roles(2, "ring of stages", rung02_ring),
    _rung_with_roles(3, "producer and consumers", rung03_roles),
    _rung_with_roles(4, "two take turns", rung04_turns),
    _rung_with_roles(
        8, "tiles drawn and passed by", rung08_passed, drawn=True, layout=roles.layout_of
    ),
    _rung_with_roles(10, "no gap", rung10_no_gap, drawn=True, layout=rung10_no_gap.layout_of),
    _rung_with_roles(11, "exact maxima", rung11_exact, drawn=True, layout=rung11_exact.layout_of),
)
# Rungs 5 to 7 are in 8, and 9, true maxima, is gone: 11 has them, and is faster (LOG.md).
RUNGS = {rung.number: rung for rung in _EVERY}


@cache
def kernel_of(number: int, dim: int, tile_n: int, causal: bool) -> object:
    """The kernel of a rung."""
    return RUNGS[number].make(dim, tile_n, causal)


EXACT_RUNG = 11  # the fastest whose errors are no larger than cuDNN's (LOG.md)


def fastest_rung(dim: int) -> int:
    """The number of the fastest rung (LOG.md)."""
    return 8 if dim == 64 else 10


def best_tile(number: int, dim: int, length_k: int, causal: bool) -> int:
    """Return the best number of rows of a tile of K and V in a rung, by measurement (LOG.md)."""
    if number not in (3, 4):
        return 128
    if dim == 64:
        return 192 if causal else 128
    if causal:
        return 128 if length_k <= 4096 else 176
    return min(COST, key=lambda tile_n: -(-length_k // tile_n) * tile_n * COST[tile_n])


def refuse(q: DeviceArray, k: DeviceArray, v: DeviceArray, o: DeviceArray, causal: bool) -> str:
    """Return a sentence on mismatched shapes of the arrays; empty if they agree."""
    heads, length_q, dim = q.shape
    kv_heads, length_k, _ = k.shape
    if dim not in (64, 128):
        return f"the head dimension is 64 or 128, got {dim}"
    if v.shape != k.shape or o.shape != q.shape or k.shape[2] != dim:
        return f"shapes of Q {q.shape}, K {k.shape}, V {v.shape} and O {o.shape} do not agree"
    if heads % kv_heads:
        return f"the {heads} heads of Q must be a multiple of the {kv_heads} heads of K and V"
    if causal and length_q != length_k:
        return f"causal attention is of one length, got {length_q} and {length_k}"
    return ""


def plan(
    number: int,
    q: DeviceArray,
    k: DeviceArray,
    v: DeviceArray,
    o: DeviceArray,
    *,
    causal: bool = False,
    blocks: int,
    tile_n: int = 0,
    tickets: DeviceArray | None = None,
) -> RungLaunch:
    """Return the launch of rung ``number``: O = softmax(Q Kᵀ / √dim) V, head by head.

    Q and O are bfloat16[heads, length_q, dim], K and V bfloat16[heads of K, length_k, dim], dim 64
    or 128; the batch is counted in the heads, and heads that follow each other share a head of K
    and V. ``causal``: row i sees columns 0 to i. ``tile_n``: rows of a tile of K and V, a multiple
    of 16; the best known, if 0. ``blocks``: the number that run at once, a GPU's multiprocessors.
    ``tickets``, of a rung that draws its tiles: int32[2] on the device, zeros, for a single launch
    at a time. Raises ValueError for shapes that do not agree, and if there are no tickets to draw.
    """
    wrong = refuse(q, k, v, o, causal)
    if wrong:
        raise ValueError(f"attention: {wrong}")
    rung = RUNGS[number]
    if rung.drawn and tickets is None:
        raise ValueError(f"attention: rung {number} draws its tiles: give it tickets")
    heads, length_q, dim = q.shape
    tile_n = tile_n or best_tile(number, dim, k.shape[1], causal)
    sizes = rung.sizes(dim, tile_n)
    tiles_m = -(-length_q // sizes.rows)
    boxes = ((q, 64 if number >= 10 else sizes.rows), (k, tile_n), (v, tile_n), (o, 64))
    maps = [
        TensorMap.tiled(x, (1, rows, parts.COLUMNS), swizzle="128B", l2_promotion="256B")
        for x, rows in boxes
    ]
    extents = [np.int32(x) for x in (k.shape[1], tiles_m, heads, heads // k.shape[0])]
    scale = np.float32(math.log2(math.e) / math.sqrt(dim))
    # Causal tiles take longer or shorter: a block each, dealt out as others end, or drawn.
    stays = rung.drawn or (rung.persistent and not causal)
    grid = min(tiles_m * heads, blocks) if stays else tiles_m * heads
    return RungLaunch(
        kernel_of(number, dim, tile_n, causal),
        (grid, 1),
        sizes.threads,
        1,
        sizes.shared_bytes,
        (*maps, *((tickets,) if rung.drawn else ()), *extents, scale),
    )
