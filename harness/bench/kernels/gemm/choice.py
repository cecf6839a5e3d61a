"""Which rung, which tile, how many parts of k: a simple model of a product's time, in cycles.

A block's k tile takes as long as its products (a multiprocessor does 4096 operations a cycle in
bfloat16) or as its loads from the L2 cache, whichever is longer; a tile takes its k tiles and a
fixed part; blocks run in waves. Below that is the time in which memory gives A and B and takes C.
The constants are round figures behind the measured ones in LOG.md, of a cold cache. The model ranks
what is within a few rows of tiles; it does not predict to the percent, so measure `candidates`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from harness.arch.gpus import H200
from harness.bench.kernels.gemm import rung13_split_sums as split_sums
from harness.bench.kernels.gemm.rung11_last_wave import last_wave

H200_BLOCKS = H200.multiprocessors
H200_CLUSTERS = {1: H200_BLOCKS, 2: 66, 4: 30}  # that run at once, a block a multiprocessor
OPERATIONS = 4096  # a cycle of one multiprocessor
# A cycle, to one multiprocessor. Clusters got less: blocks without them that follow each other lie
# side by side and want the same lines together, clusters are spread over the GPU (LOG.md).
L2_BYTES, L2_BYTES_OF_A_CLUSTER = 55.0, 38.0
MEMORY_BYTES = 2400.0  # a cycle, to all: 4.2 TB/s at 1.75 GHz
START, END = 8000.0, 2200.0  # launch to first product, from a cold cache; last product to the end
BETWEEN = 600.0  # products of one tile to those of the next, rungs 10 and 11
MEETING, EXCHANGE_BYTES = 600.0, 8.0  # of a cluster; bytes a cycle that a block sends the others
FOUR_STAGES = 730.0  # a k tile of rung 11's last wave, at least: with four stages it waits
TILE_K = 64


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


def best_plan(m: int, n: int, k: int, blocks: int = H200_BLOCKS) -> Choice:
    """Of rungs 11 and 13, the one that the model says is fastest at C [m, n] = A·Bᵀ over k.

    Rung 12 is rung 13 with tiles of 64 rows, fewer stages and a slower store.
    """
    every = (_rung_11(m, n, k, blocks), *_of_rung_13(m, n, k, blocks))
    return min(every, key=lambda choice: choice.cycles)


def candidates(m: int, n: int, k: int, blocks: int = H200_BLOCKS, most: int = 4) -> list[Choice]:
    """The ``most`` fastest forms of rung 13 by the model, fastest first."""
    return sorted(_of_rung_13(m, n, k, blocks), key=lambda choice: choice.cycles)[:most]


def _rung_11(m: int, n: int, k: int, blocks: int) -> Choice:
    tiles_k = -(-k // TILE_K)
    whole, pieces, columns = last_wave(m, n, blocks)
    waves = -(-whole // blocks)
    cycles = START + END + waves * (tiles_k * _k_tile(128, 256) + BETWEEN)
    cycles += tiles_k * max(_k_tile(128, columns), FOUR_STAGES) if pieces else 0
    return Choice(_with_memory(cycles, m, n, k), 11)


def _of_rung_13(m: int, n: int, k: int, blocks: int) -> Iterator[Choice]:
    tiles_k = -(-k // TILE_K)
    for rows in split_sums.ROWS:
        for split in split_sums.SPLITS:
            for columns in range(32, 257, 16):
                if split_sums.refuse(rows, columns, split, k):
                    continue
                tiles = -(-m // rows) * -(-n // columns)
                at_once = min(blocks // split, H200_CLUSTERS[split])
                waves = -(-tiles // max(1, at_once))
                tile = START + END + -(-tiles_k // split) * _k_tile(rows, columns, split)
                if split > 1:
                    sent = rows * columns * 4 * (split - 1) / split
                    tile += MEETING + sent / EXCHANGE_BYTES
                yield Choice(_with_memory(waves * tile, m, n, k), 13, rows, columns, split)


def _k_tile(rows: int, columns: int, split: int = 1) -> float:
    """Cycles of rows × columns × 64 on one multiprocessor, all of them at work."""
    products = 2 * rows * columns * TILE_K / OPERATIONS
    l2 = L2_BYTES if split == 1 else L2_BYTES_OF_A_CLUSTER
    return max(products, (rows + columns) * TILE_K * 2 / l2)


def _with_memory(cycles: float, m: int, n: int, k: int) -> float:
    """``cycles``, or memory's if those are more: ``cycles`` then only decide between equals."""
    memory = (m * k + n * k + m * n) * 2 / MEMORY_BYTES + START + END
    return max(cycles, memory) + cycles / 100
