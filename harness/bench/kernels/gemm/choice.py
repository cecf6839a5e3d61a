"""Which rung, which tile, how many parts of k: a simple model of a product's time, in cycles.

A block's k tile takes as long as the slowest of three: its products (a multiprocessor does 4096
operations a cycle in bfloat16), its loads from the L2 cache, and its shared memory, which TMA
fills and the matrix unit reads. A tile takes its k tiles and a fixed part; blocks run in waves.
Below that is the time in which memory gives A and B and takes C. What differs from card to card is
in `Card`; the constants are round figures behind the measured ones in LOG.md, of a cold cache. The
model ranks what is within a few rows of tiles; it does not predict to the percent, so measure
`candidates`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from harness.arch.gpus import Gpu
from harness.bench.kernels.gemm import rung13_split_sums as split_sums
from harness.bench.kernels.gemm.rung11_last_wave import last_wave
from harness.bench.kernels.gemm.rung12_few_rows import columns_for

OPERATIONS = 4096  # a cycle of one multiprocessor
# A cycle, to one multiprocessor. Clusters got less: blocks without them that follow each other lie
# side by side and want the same lines together, clusters are spread over the GPU (LOG.md).
L2_BYTES, L2_BYTES_OF_A_CLUSTER = 55.0, 38.0
SHARED_BYTES = 128.0  # a cycle of one multiprocessor, read and written together
START, END = 8000.0, 2200.0  # launch to first product, from a cold cache; last product to the end
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
    """What of a GPU the model asks for: its multiprocessors, and its memory's bytes a cycle."""

    multiprocessors: int
    memory_bytes: float

    @classmethod
    def of(cls, gpu: Gpu) -> Card:
        return cls(gpu.multiprocessors, REACHED * gpu.tb_per_s * 1e12 / HERTZ)

    def clusters(self, blocks: int) -> int:
        """So many of ``blocks`` run at once, a block a multiprocessor: a part of the GPU holds no
        whole number of clusters of 4, so that a tenth is left over (30 of 33 with 132)."""
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
    """Of rungs 10 to 13, the one that the model says is fastest at C [m, n] = A·Bᵀ over k."""
    return candidates(m, n, k, card, most=1)[0]


def candidates(m: int, n: int, k: int, card: Card, most: int = 4) -> list[Choice]:
    """The ``most`` fastest of rungs 10 to 13 and their forms by the model, fastest first."""
    whole = (_rung_10(m, n, k, card), _rung_11(m, n, k, card), _rung_12(m, n, k, card))
    return _fastest([*whole, *_of_rung_13(m, n, k, card)], most)


def forms(m: int, n: int, k: int, card: Card, most: int = 4) -> list[Choice]:
    """The ``most`` fastest forms of rung 13 by the model, fastest first."""
    return _fastest(_of_rung_13(m, n, k, card), most)


def worth_a_look(m: int, n: int, k: int, card: Card, most: int = 5) -> list[Choice]:
    """What may be the fastest: `candidates` that the model puts within `UNSURE` of the best."""
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


def _of_rung_13(m: int, n: int, k: int, card: Card) -> Iterator[Choice]:
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
    """Cycles of rows × columns × 64 on one multiprocessor, all of them at work."""
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
