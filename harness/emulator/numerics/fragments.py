"""Which element of a matrix each lane's registers hold (PTX ISA 9.7.14.5 and 9.7.15.5.1).

A fragment is ``(rows, columns)``, int arrays [registers, lanes, elements of a register]. The
layouts of wgmma are those of mma with 16 rows a warp, one warp below the other. The matrix B
is taken transposed, as [n, k].
"""

from __future__ import annotations

from functools import lru_cache

import numpy as np

Fragment = tuple[np.ndarray, np.ndarray]


def _grid(registers: int, lanes: int, elements: int):
    return (
        np.arange(registers)[:, None, None],
        np.arange(lanes)[None, :, None],
        np.arange(elements)[None, None, :],
    )


@lru_cache
def left(rows: int, k: int, bits: int, lanes: int = 32) -> Fragment:
    """A: ``rows`` (8 or 16) a warp, ``k`` columns of ``bits``-bit elements."""
    elements, halves = 32 // bits, rows // 8
    register, lane, element = _grid(rows * k * bits // 1024, lanes, elements)
    row = 16 * (lane // 32) + lane % 32 // 4 + 8 * (register % halves) + 0 * element
    column = elements * (lane % 4) + 4 * elements * (register // halves) + element
    return row, column


@lru_cache
def right(k: int, bits: int) -> Fragment:
    """B, eight columns of it, as [n, k]."""
    elements = 32 // bits
    register, lane, element = _grid(8 * k * bits // 1024, 32, elements)
    return lane // 4 + 0 * (register + element), elements * (lane % 4 + 4 * register) + element


@lru_cache
def accumulator(rows: int, n: int, bits: int, lanes: int = 32) -> Fragment:
    """C and D: ``rows`` a warp, ``n`` columns; two 16-bit elements share a register."""
    elements, halves = 32 // bits, rows // 8
    register, lane, element = _grid(rows * n * bits // 1024, lanes, elements)
    value = register * elements + element
    row = 16 * (lane // 32) + lane % 32 // 4 + 8 * (value // 2 % halves)
    column = 8 * (value // (2 * halves)) + 2 * (lane % 4) + value % 2
    return row, column


def gather(registers: np.ndarray, fragment: Fragment, shape: tuple[int, int], dtype) -> np.ndarray:
    """uint32[registers, lanes] of whole warps or warpgroups to matrices [count, *shape]."""
    row, column = fragment
    lanes = row.shape[1]
    elements = np.ascontiguousarray(registers).view(dtype)
    count = registers.shape[1] // lanes
    elements = elements.reshape(len(registers), count, lanes, row.shape[2])
    matrices = np.empty((count, shape[0] * shape[1]), elements.dtype)
    matrices[:, (row * shape[1] + column).ravel()] = elements.swapaxes(0, 1).reshape(count, -1)
    return matrices.reshape(count, *shape)


def scatter(matrices: np.ndarray, fragment: Fragment) -> np.ndarray:
    """Matrices [count, rows, columns] to uint32[registers, lanes]."""
    row, column = fragment
    elements = matrices[:, row, column].swapaxes(0, 1)
    registers = row.shape[0]
    return np.ascontiguousarray(elements).view(np.uint32).reshape(registers, -1)
