"""Two kernels whose threads part: loops of different lengths, and a search that branches.

They run on numba's CUDA simulator too, so nothing here imports `harness`.
"""

from __future__ import annotations

import numpy as np
from numba import cuda

from harness.bench.kernels.plain import Case


@cuda.jit
def collatz(x, out):
    i = cuda.grid(1)
    value, count = x[i], np.int32(0)
    while value != 1:
        if value % 2 == 0:
            value = value // 2
        else:
            value = 3 * value + 1
        count += 1
    out[i] = count


@cuda.jit
def search(table, wanted, out):
    i = cuda.grid(1)
    low, high = 0, table.size
    while low < high:
        middle = (low + high) // 2
        if table[middle] < wanted[i]:
            low = middle + 1
        else:
            high = middle
    out[i] = low


def cases() -> dict[str, Case]:
    rng = np.random.default_rng(0)
    x = rng.integers(1, 1000, 256).astype(np.int32)
    table = np.sort(rng.integers(0, 10_000, 512)).astype(np.int32)
    wanted = rng.integers(0, 10_000, 256).astype(np.int32)
    places = np.searchsorted(table, wanted).astype(np.int32)
    return {
        "loops of different lengths": Case(collatz, (2,), (128,), (x,), _steps(x)),
        "binary search": Case(search, (2,), (128,), (table, wanted), places),
    }


def _steps(x: np.ndarray) -> np.ndarray:
    counts = np.zeros_like(x)
    for place, value in enumerate(x.tolist()):
        while value != 1:
            value = value // 2 if value % 2 == 0 else 3 * value + 1
            counts[place] += 1
    return counts
