"""Which element of a matrix each thread's registers hold (PTX ISA 9.7.14.5 and 9.7.15.5.1).

A fragment is ``(rows, columns)``, int arrays [registers, threads, elements of a register]. The
layouts of wgmma are those of mma with 16 rows a warp, one warp below the other. The matrix B
is taken transposed, as [n, k].
"""

from __future__ import annotations

from functools import lru_cache

import numpy as np

Fragment = tuple[np.ndarray, np.ndarray]


def _grid(registers: int, threads: int, elements: int):
    return (
        np.arange(registers)[:, None, None],
        np.arange(threads)[None, :, None],
        np.arange(elements)[None, None, :],
    )


@lru_cache
def left(rows: int, k: int, bits: int, threads: int = 32) -> Fragment:
    """A: ``rows`` (8 or 16) a warp, ``k`` columns of ``bits``-bit elements."""
    elements, halves = 32 // bits, rows // 8
    register, thread, element = _grid(rows * k * bits // 1024, threads, elements)
    row = 16 * (thread // 32) + thread % 32 // 4 + 8 * (register % halves) + 0 * element
    column = elements * (thread % 4) + 4 * elements * (register // halves) + element
    return row, column


@lru_cache
def right(k: int, bits: int) -> Fragment:
    """B, eight columns of it, as [n, k]."""
    elements = 32 // bits
    register, thread, element = _grid(8 * k * bits // 1024, 32, elements)
    return thread // 4 + 0 * (register + element), elements * (thread % 4 + 4 * register) + element


@lru_cache
def accumulator(rows: int, n: int, bits: int, threads: int = 32) -> Fragment:
    """C and D: ``rows`` a warp, ``n`` columns; two 16-bit elements share a register."""
    elements, halves = 32 // bits, rows // 8
    register, thread, element = _grid(rows * n * bits // 1024, threads, elements)
    value = register * elements + element
    row = 16 * (thread // 32) + thread % 32 // 4 + 8 * (value // 2 % halves)
    column = 8 * (value // (2 * halves)) + 2 * (thread % 4) + value % 2
    return row, column


def gather(registers: np.ndarray, fragment: Fragment, shape: tuple[int, int], dtype) -> np.ndarray:
    """uint32[registers, threads] of whole warps or warpgroups to matrices [count, *shape]."""
    row, column = fragment
    threads = row.shape[1]
    elements = np.ascontiguousarray(registers).view(dtype)
    count = registers.shape[1] // threads
    elements = elements.reshape(len(registers), count, threads, row.shape[2])
    matrices = np.empty((count, shape[0] * shape[1]), elements.dtype)
    matrices[:, (row * shape[1] + column).ravel()] = elements.swapaxes(0, 1).reshape(count, -1)
    return matrices.reshape(count, *shape)


def scatter(matrices: np.ndarray, fragment: Fragment) -> np.ndarray:
    """Matrices [count, rows, columns] to uint32[registers, threads]."""
    row, column = fragment
    elements = matrices[:, row, column].swapaxes(0, 1)
    registers = row.shape[0]
    return np.ascontiguousarray(elements).view(np.uint32).reshape(registers, -1)
