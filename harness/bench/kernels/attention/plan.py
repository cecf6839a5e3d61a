"""A launch of a rung: its kernel, its extents, and its arguments for given Q, K, V and O."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from harness.bench.kernels.attention import parts, roles, rung10_no_gap, rung11_exact
from harness.bench.kernels.launch import RungLaunch
from harness.sanitizer import DeviceArray, TensorMap

TILE_N = 128  # rows of a tile of K and V: the fastest in every rung (LOG.md)


@dataclass(frozen=True)
class AttentionRung:
    """name: its idea. make: its kernel, of a head dimension, a tile of K, and whether causal.
    sizes: of a head dimension and a tile of K."""

    name: str
    make: Callable[[int, int, bool], Any]
    sizes: Callable[[int, int], roles.SharedLayout]


# Lab 09 has the ideas of rungs 1 to 5; 6 to 9 are gone: these have their ideas (LOG.md).
RUNGS = {
    10: AttentionRung("no gap", rung10_no_gap.make, roles.SharedLayout),
    11: AttentionRung("exact maxima", rung11_exact.make, rung11_exact.layout_of),
}


@cache
def kernel_of(number: int, dim: int, tile_n: int, causal: bool) -> object:
    """The kernel of a rung."""
    return RUNGS[number].make(dim, tile_n, causal)


KEPT_RUNG = 10  # the fastest with head dimension 128; its errors are larger than cuDNN's (LOG.md)
EXACT_RUNG = 11


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
    tile_n: int = TILE_N,
    tickets: DeviceArray,
) -> RungLaunch:
    """Return the launch of rung ``number``: O = softmax(Q Kᵀ / √dim) V, head by head.

    Q and O are bfloat16[heads, length_q, dim], K and V bfloat16[heads of K, length_k, dim], dim 64
    or 128; the batch is counted in the heads, and heads that follow each other share a head of K
    and V. ``causal``: row i sees columns 0 to i. ``tile_n``: rows of a tile of K and V, a multiple
    of 16. ``blocks``: the number that run at once, a GPU's multiprocessors. ``tickets``, with which
    blocks draw their tiles of Q: int32[2] on the device, zeros, for a single launch at a time.
    Raises ValueError for shapes that do not agree.
    """
    wrong = refuse(q, k, v, o, causal)
    if wrong:
        raise ValueError(f"attention: {wrong}")
    rung = RUNGS[number]
    heads, length_q, dim = q.shape
    sizes = rung.sizes(dim, tile_n)
    tiles_m = -(-length_q // sizes.rows)
    boxes = ((q, 64), (k, tile_n), (v, tile_n), (o, 64))
    maps = [
        TensorMap.tiled(x, (1, rows, parts.COLUMNS), swizzle="128B", l2_promotion="256B")
        for x, rows in boxes
    ]
    extents = [np.int32(x) for x in (k.shape[1], tiles_m, heads, heads // k.shape[0])]
    scale = np.float32(math.log2(math.e) / math.sqrt(dim))
    return RungLaunch(
        kernel_of(number, dim, tile_n, causal),
        (min(tiles_m * heads, blocks), 1),
        sizes.threads,
        1,
        sizes.shared_bytes,
        (*maps, tickets, *extents, scale),
    )
