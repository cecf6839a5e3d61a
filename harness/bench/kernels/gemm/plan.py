"""A launch of a rung: the choice of rung, tile and parts of k, its kernel, extents and arguments.

Raises TensorMapError, which names the rule and the way out, for shapes that TMA cannot take: a row
of A or B is a multiple of 16 bytes long, 8 elements of k; a row of C likewise, from rung 10 on.

The choice is made by a simple model of a product's time, in cycles. A block's k tile takes as long
as the slowest of three: its products (a multiprocessor does 4096 operations a cycle in bfloat16),
its loads from the L2 cache, and its shared memory, which TMA fills and the Tensor Cores read. A
tile takes its k tiles and a fixed part; blocks run in waves. The lower bound is the time in which
memory gives A and B and takes C. The differences between cards are in `Card`; the constants are
rounded from the measurements in LOG.md, with a cold cache. The model ranks choices within a few
rows of tiles; it does not predict to the percent, so measure `candidates`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from types import ModuleType
from typing import Any

import numpy as np

from harness.base.arch import Gpu
from harness.bench.kernels.gemm import (
    rung01_one_tile,
    rung02_k_loop,
    rung03_tma,
    rung04_ring,
    rung05_roles,
    rung06_two_consumers,
    rung07_persistent,
    rung08_fewer_arrivals,
    rung09_multicast,
    rung10_overlapped_store,
    rung11_last_wave,
    rung12_few_rows,
    rung13_split_sums,
    rung_fp8,
)
from harness.bench.kernels.gemm import rung13_split_sums as split_sums
from harness.bench.kernels.gemm.rung11_last_wave import last_wave
from harness.bench.kernels.gemm.rung12_few_rows import columns_for
from harness.bench.kernels.launch import RungLaunch
from harness.sanitizer import DeviceArray, TensorMap

OPERATIONS = 4096  # a cycle of one multiprocessor
# A cycle, to one multiprocessor. Clusters got less: blocks without them that follow each other lie
# side by side and want the same lines together, clusters are spread over the GPU (LOG.md).
L2_BYTES, L2_BYTES_OF_A_CLUSTER = 55.0, 38.0
SHARED_BYTES = 128.0  # a cycle of one multiprocessor, read and written together
START, END = 7000.0, 1600.0  # launch to first product, from a cold cache; last product to the end
BETWEEN = 600.0  # products of one tile to those of the next, rungs 10 and 11
MEETING, EXCHANGE_BYTES = 600.0, 8.0  # of a cluster; bytes a cycle that a block sends the others
FOUR_STAGES = 730.0  # a k tile of rung 11's last wave, at least: with four stages it waits
UNSTAGED = 1500.0  # what rung 12's stores take longer than through shared memory
TILE_K = 64
UNSURE = 1.12  # what the model's order of two rungs may be off by
HERTZ = 1.75e9  # of the multiprocessors in a long product
REACHED = 0.875  # of the memory's bandwidth on the datasheet


@dataclass(frozen=True)
class Card:
    """Properties of a GPU that the model uses: its multiprocessors, and its memory's bytes a
    cycle."""

    multiprocessors: int
    memory_bytes: float

    @classmethod
    def from_gpu(cls, gpu: Gpu) -> Card:
        return cls(gpu.multiprocessors, REACHED * gpu.tb_per_s * 1e12 / HERTZ)

    def clusters(self, blocks: int) -> int:
        """Return the number of ``blocks`` that run at once, a block on each multiprocessor: a
        part of the GPU holds no whole number of clusters of 4, so that a tenth is left over (30
        of 33 with 132)."""
        return self.multiprocessors // blocks if blocks < 4 else self.multiprocessors * 10 // 44


@dataclass(frozen=True)
class Choice:
    """A rung and its parameters, as ``plan(number, ..., **parameters)`` takes them."""

    cycles: float
    number: int
    rows: int = 0
    columns: int = 0
    split: int = 0

    @property
    def parameters(self) -> dict[str, int]:
        if self.number != 13:
            return {}
        return {"rows": self.rows, "columns": self.columns, "split": self.split}


def best_plan(m: int, n: int, k: int, card: Card) -> Choice:
    """Return the choice among rungs 10 to 13 that the model predicts to be the fastest at C [m,
    n] = A·Bᵀ over k."""
    return candidates(m, n, k, card, most=1)[0]


def candidates(m: int, n: int, k: int, card: Card, most: int = 4) -> list[Choice]:
    """The ``most`` fastest of rungs 10 to 13 and their forms by the model, fastest first."""
    whole = (_rung_10(m, n, k, card), _rung_11(m, n, k, card), _rung_12(m, n, k, card))
    return _fastest([*whole, *_split_choices(m, n, k, card)], most)


def forms(m: int, n: int, k: int, card: Card, most: int = 4) -> list[Choice]:
    """The ``most`` fastest forms of rung 13 by the model, fastest first."""
    return _fastest(_split_choices(m, n, k, card), most)


def worth_a_look(m: int, n: int, k: int, card: Card, most: int = 5) -> list[Choice]:
    """Return the choices that may be the fastest: `candidates` that the model puts within
    `UNSURE` of the best."""
    some = candidates(m, n, k, card, most)
    return [choice for choice in some if choice.cycles <= UNSURE * some[0].cycles]


def _fastest(every: Iterator[Choice] | list[Choice], most: int) -> list[Choice]:
    return sorted(every, key=lambda choice: choice.cycles)[:most]


def _rung_10(m: int, n: int, k: int, card: Card) -> Choice:
    tiles_k, tiles = -(-k // TILE_K), -(-m // 128) * -(-n // 256)
    waves = -(-tiles // card.multiprocessors)
    cycles = START + END + waves * (tiles_k * _k_tile(128, 256) + BETWEEN)
    return Choice(_with_memory(cycles, m, n, k, card), 10)


def _rung_11(m: int, n: int, k: int, card: Card) -> Choice:
    tiles_k = -(-k // TILE_K)
    whole, pieces, columns = last_wave(m, n, card.multiprocessors)
    waves = -(-whole // card.multiprocessors)
    cycles = START + END + waves * (tiles_k * _k_tile(128, 256) + BETWEEN)
    cycles += tiles_k * max(_k_tile(128, columns), FOUR_STAGES) if pieces else 0
    return Choice(_with_memory(cycles, m, n, k, card), 11)


def _rung_12(m: int, n: int, k: int, card: Card) -> Choice:
    tiles_k, columns = -(-k // TILE_K), columns_for(m, n, card.multiprocessors)
    waves = -(-(-(-m // 64) * -(-n // columns)) // card.multiprocessors)
    cycles = waves * (START + END + UNSTAGED + tiles_k * _k_tile(64, columns))
    return Choice(_with_memory(cycles, m, n, k, card), 12)


def _split_choices(m: int, n: int, k: int, card: Card) -> Iterator[Choice]:
    tiles_k = -(-k // TILE_K)
    for rows in split_sums.ROWS:
        for split in split_sums.SPLITS:
            for columns in range(32, 257, 16):
                if split_sums.refuse(rows, columns, split, k):
                    continue
                tiles = -(-m // rows) * -(-n // columns)
                waves = -(-tiles // max(1, card.clusters(split)))
                tile = START + END + -(-tiles_k // split) * _k_tile(rows, columns, split)
                if split > 1:
                    sent = rows * columns * 4 * (split - 1) / split
                    tile += MEETING + sent / EXCHANGE_BYTES
                cycles = _with_memory(waves * tile, m, n, k, card)
                yield Choice(cycles, 13, rows, columns, split)


def _k_tile(rows: int, columns: int, split: int = 1) -> float:
    """Return the cycles of rows × columns × 64 on a multiprocessor, all of them at work."""
    products = 2 * rows * columns * TILE_K / OPERATIONS
    loaded = (rows + columns) * TILE_K * 2
    # Each warpgroup of 64 rows reads all of B.
    read = (rows + rows // 64 * columns) * TILE_K * 2
    l2 = L2_BYTES if split == 1 else L2_BYTES_OF_A_CLUSTER
    return max(products, loaded / l2, (loaded + read) / SHARED_BYTES)


def _with_memory(cycles: float, m: int, n: int, k: int, card: Card) -> float:
    """``cycles``, or memory's if those are more: ``cycles`` then only decide between equals."""
    memory = (m * k + n * k + m * n) * 2 / card.memory_bytes + START + END
    return max(cycles, memory) + cycles / 100


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


RUNGS = (
    _rung(1, "one tile", rung01_one_tile, (64, 64), uses_maps=False),
    _rung(2, "k loop", rung02_k_loop, (64, 64), uses_maps=False),
    _rung(3, "TMA, swizzled", rung03_tma, (64, 128)),
    _rung(4, "ring of stages", rung04_ring, (64, 128)),
    _rung(5, "producer and consumer", rung05_roles, (64, 128)),
    _rung(6, "128 × 256 tiles", rung06_two_consumers, (128, 256)),
    _rung(7, "persistent, grouped order", rung07_persistent, (128, 256), persistent=True),
    _rung(8, "fewer arrivals", rung08_fewer_arrivals, (128, 256), persistent=True),
    _rung(9, "multicast", rung09_multicast, (128, 256), cluster=2, persistent=True),
    _rung(10, "overlapped store", rung10_overlapped_store, (128, 256), persistent=True, c_as="map"),
    _rung(11, "last wave", rung11_last_wave, (128, 256), persistent=True, c_as="map"),
    _rung(12, "few rows", rung12_few_rows, (64, 256)),
    _rung(13, "split sums", rung13_split_sums, (128, 256), c_as="map"),
)

# Of e4m3 operands, as uint8; `plan_fp8` launches them.
FP8_RUNGS = (_rung(1, "e4m3, last wave", rung_fp8, (128, 256), persistent=True, c_as="map"),)


@cache
def fp8_kernel_of(columns: int) -> object:
    """The kernel of the rung of e4m3, compiled for pieces of ``columns``."""
    return rung_fp8.make(columns)


@cache
def kernel_of(number: int, columns: int = 0, split: int = 1, rows: int = 128) -> object:
    """The kernel of a rung; from 11 on, compiled for pieces or tiles of ``columns``."""
    rung = RUNGS[number - 1]
    if number < 11:
        return rung.make()
    if number == 13:
        return rung.make(rows, columns, split)
    if number == 12:
        return rung.make(columns)
    return rung.make(columns) if columns else RUNGS[9].make()


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

    A and B are bfloat16 (uint16, their bits, for rungs 1 and 2). C is bfloat16[m, n], or for rungs
    1 to 9 uint32[m, n / 2], two elements each. ``blocks`` is the number that a persistent rung may
    have at once: the GPU's multiprocessors. ``rows``, ``columns`` and ``split`` are rung 13's: a
    tile's, and the blocks that share a sum, 128, 256 and 1 if left out;
    `harness.bench.kernels.gemm.plan` finds the best for a card. Raises ValueError for a tile or a
    split that the rung does not have.
    """
    rung = RUNGS[number - 1]
    (m, k), n = a.shape, b.shape[0]
    if number == 13:
        return _split_sums(a, b, c, rows or 128, columns or 256, split or 1)
    if rows or columns or split:
        raise ValueError(f"rows, columns and split are rung 13's; rung {number} has none of them")
    rows, columns = rung.tile
    shared_bytes, piece = rung.shared_bytes, 0
    if number == 12:
        piece = columns = rung12_few_rows.columns_for(m, n, blocks)
        shared_bytes = rung12_few_rows.ring_of(columns).end
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
    return RungLaunch(kernel, grid, rung.threads, rung.cluster, shared_bytes, args)


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
    number: int,
    a: DeviceArray,
    b: DeviceArray,
    c: DeviceArray,
    scale: float,
    blocks: int,
) -> RungLaunch:
    """The launch of the 8-bit rung ``number``: C = scale · A·Bᵀ.

    A [m, k] and B [n, k] are the bits of float8_e4m3fn, uint8; C is bfloat16[m, n]; k is a multiple
    of 16, n of 8 (TensorMapError says which row is too short).
    """
    rung = FP8_RUNGS[number - 1]
    (m, k), n = a.shape, b.shape[0]
    whole, pieces, columns = rung11_last_wave.last_wave(m, n, blocks)
    columns = columns or 64  # no pieces: any width will do
    maps = [_map(x, rows, rung_fp8.TILE_K) for x, rows in ((a, 128), (b, 256), (b, columns))]
    maps.append(TensorMap.tiled(c, (64, 64), swizzle="128B"))
    args = (*maps, np.float32(scale), m, n, k, whole, pieces)
    grid = (min(blocks, whole or pieces), 1)
    return RungLaunch(fp8_kernel_of(columns), grid, rung.threads, 1, rung.shared_bytes, args)


def _map(x: object, rows: int, elements: int = 64) -> TensorMap:
    """A's or B's, in boxes of ``rows`` of 128 bytes."""
    return TensorMap.tiled(x, (rows, elements), swizzle="128B", l2_promotion="256B")
