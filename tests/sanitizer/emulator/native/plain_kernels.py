"""Kernels without copies, with their inputs and their expected outputs: three that converge, and
two whose threads part.

They run on numba's CUDA simulator too, so nothing here imports `harness`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from numba import cuda

TILE = 16


@dataclass(frozen=True)
class Case:
    """``inputs`` and a zeroed output are the kernel's arguments, the output last."""

    kernel: Any  # the result of @cuda.jit
    grid: tuple[int, ...]
    block: tuple[int, ...]
    inputs: tuple[np.ndarray, ...]
    wanted: np.ndarray


@cuda.jit
def saxpy(x, y, out):
    i = cuda.grid(1)
    if i < x.size:
        out[i] = np.float32(2.5) * x[i] + y[i]


@cuda.jit
def block_reduction(x, out):
    partial = cuda.shared.array(128, np.float32)
    t = cuda.threadIdx.x
    partial[t] = x[cuda.grid(1)]
    cuda.syncthreads()
    width = 64
    while width > 0:
        if t < width:
            partial[t] += partial[t + width]
        cuda.syncthreads()
        width //= 2
    if t == 0:
        out[cuda.blockIdx.x] = partial[0]


@cuda.jit
def tiled_matmul(a, b, out):
    left = cuda.shared.array((TILE, TILE), np.float32)
    right = cuda.shared.array((TILE, TILE), np.float32)
    x, y = cuda.threadIdx.x, cuda.threadIdx.y
    column, row = cuda.grid(2)
    total = np.float32(0)
    for k in range(0, a.shape[1], TILE):
        left[y, x] = a[row, k + x]
        right[y, x] = b[k + y, column]
        cuda.syncthreads()
        for i in range(TILE):
            total += left[y, i] * right[i, x]
        cuda.syncthreads()
    out[row, column] = total


def cases() -> dict[str, Case]:
    """Small whole numbers, so that every order of summation gives the same."""
    rng = np.random.default_rng(0)

    def numbers(*shape: int) -> np.ndarray:
        return rng.integers(-4, 5, shape).astype(np.float32)

    x, y, values = numbers(4096), numbers(4096), numbers(8 * 128)
    a, b = numbers(64, 64), numbers(64, 64)
    sums = values.reshape(8, 128).sum(axis=1)
    return {
        "saxpy, 4096 threads": Case(saxpy, (32,), (128,), (x, y), np.float32(2.5) * x + y),
        "block reduction, 8 × 128": Case(block_reduction, (8,), (128,), (values,), sums),
        "tiled product, 64 × 64": Case(tiled_matmul, (4, 4), (TILE, TILE), (a, b), a @ b),
    }


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


def divergent_cases() -> dict[str, Case]:
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
