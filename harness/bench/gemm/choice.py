"""Which rung, which width, how many parts of k: a simple model of a product's time, in cycles.

A block's k tile takes as long as its products (a multiprocessor does 4096 operations a cycle in
bfloat16) or as its loads from the L2 cache, whichever is longer; a tile takes its k tiles and a
fixed part; blocks run in waves. Below that is the time in which memory gives A and B and takes C.
The constants are round figures behind the measured ones in LOG.md, of a cold cache. The model ranks
what is within a few rows of tiles; it does not predict to the percent, so measure `candidates`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from harness.bench.gemm import rung12_few_rows as few_rows
from harness.bench.gemm import rung13_split_sums as split_sums
from harness.bench.gemm.rung11_last_wave import last_wave

H200_BLOCKS = 132  # multiprocessors of an H200
OPERATIONS = 4096  # a cycle of one multiprocessor
L2_BYTES = 55.0  # a cycle, to one multiprocessor
MEMORY_BYTES = 2400.0  # a cycle, to all: 4.2 TB/s at 1.75 GHz
START, END = 8000.0, 2200.0  # launch to first product, from a cold cache; last product to the end
BETWEEN = 600.0  # products of one tile to those of the next, rungs 10 and 11
EXCHANGE, SPLIT_K_TILE = 11000.0, 280.0  # what a cluster costs a tile, and each of its k tiles
FOUR_STAGES = 730.0  # a k tile of rung 11's last wave, at least: with four stages it waits
TILE_K = 64


@dataclass(frozen=True)
class Choice:
    """A rung and its parameters, as ``plan(number, ..., **parameters)`` takes them."""

    cycles: float
    number: int
    columns: int = 0
    split: int = 0

    @property
    def parameters(self) -> dict[str, int]:
        return {"columns": self.columns, "split": self.split} if self.number == 13 else {}


def best_plan(m: int, n: int, k: int, blocks: int = H200_BLOCKS) -> Choice:
    """Of rungs 11, 12 and 13, the one that the model says is fastest at C [m, n] = A·Bᵀ over k."""
    return min(_of_all(m, n, k, blocks), key=lambda choice: choice.cycles)


def candidates(m: int, n: int, k: int, blocks: int = H200_BLOCKS, most: int = 4) -> list[Choice]:
    """The ``most`` fastest forms of rung 13 by the model, fastest first."""
    return sorted(_of_rung_13(m, n, k, blocks), key=lambda choice: choice.cycles)[:most]


def _of_all(m: int, n: int, k: int, blocks: int) -> Iterator[Choice]:
    tiles_k = -(-k // TILE_K)
    floor = (m * k + n * k + m * n) * 2 / MEMORY_BYTES + START
    whole, pieces, columns = last_wave(m, n, blocks)
    waves = -(-whole // blocks)
    cycles = START + END + waves * (tiles_k * _k_tile(128, 256) + BETWEEN)
    cycles += tiles_k * max(_k_tile(128, columns), FOUR_STAGES) if pieces else 0
    yield Choice(max(cycles, floor), 11)
    columns = few_rows.columns_for(m, n, blocks)
    waves = -(-(-(-m // few_rows.TILE_M) * -(-n // columns)) // blocks)
    cycles = waves * (START + END + tiles_k * _k_tile(few_rows.TILE_M, columns))
    yield Choice(max(cycles, floor), 12)
    yield from _of_rung_13(m, n, k, blocks)


def _of_rung_13(m: int, n: int, k: int, blocks: int) -> Iterator[Choice]:
    floor = (m * k + n * k + m * n) * 2 / MEMORY_BYTES + START
    tiles_k = -(-k // TILE_K)
    for split in split_sums.SPLITS:
        for columns in range(64, 257, 32):
            if split_sums.refuse(columns, split, k):
                continue
            tiles = -(-m // split_sums.TILE_M) * -(-n // columns)
            waves = -(-tiles // max(1, blocks // split))
            parts = -(-tiles_k // split)
            tile = START + END + parts * _k_tile(split_sums.TILE_M, columns)
            if split > 1:
                tile += EXCHANGE + parts * SPLIT_K_TILE
            yield Choice(max(waves * tile, floor), 13, columns, split)


def _k_tile(rows: int, columns: int) -> float:
    """Cycles of rows × columns × 64 on one multiprocessor, all of them at work."""
    products = 2 * rows * columns * TILE_K / OPERATIONS
    return max(products, (rows + columns) * TILE_K * 2 / L2_BYTES)
