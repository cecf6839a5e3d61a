"""Matrix elements held by each thread's registers (PTX ISA 9.7.14.5 and 9.7.15.5.1).

The layouts of wgmma are those of mma with 16 rows per warp, warp below warp. The matrix B is taken
transposed, as [n, k].
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from numpy.typing import DTypeLike


@dataclass(frozen=True, eq=False)
class Fragment:
    """``row`` and ``column``: int arrays [registers, threads, elements of a register]."""

    row: np.ndarray
    column: np.ndarray

    @property
    def registers(self) -> int:
        return len(self.row)

    @lru_cache  # noqa: B019 -- there are few fragments, and they stay
    def place_of(self, columns: int) -> np.ndarray:
        """Of each element, register after register, its place in a matrix of so many columns."""
        return (self.row * columns + self.column).ravel()

    @lru_cache  # noqa: B019
    def element_of(self, columns: int) -> np.ndarray:
        """Of each place in the matrix, which element is there."""
        return np.argsort(self.place_of(columns))


def _grid(registers: int, threads: int, elements: int) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
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
    # PTX ISA, "Matrix Fragments for mma": a row is lane / 4 (groupID), and lane % 4 chooses the
    # neighbours along k.
    row = 16 * (thread // 32) + thread % 32 // 4 + 8 * (register % halves) + 0 * element
    column = elements * (thread % 4) + 4 * elements * (register // halves) + element
    return Fragment(row, column)


@lru_cache
def right(n: int, k: int, bits: int) -> Fragment:
    """B, ``n`` columns of it, as [n, k]: eight of them after the other."""
    elements, a_tile = 32 // bits, 8 * k * bits // 1024
    register, thread, element = _grid(n * k * bits // 1024, 32, elements)
    row = thread // 4 + 8 * (register // a_tile) + 0 * element
    return Fragment(row, elements * (thread % 4 + 4 * (register % a_tile)) + element)


@lru_cache
def accumulator(rows: int, n: int, bits: int, threads: int = 32) -> Fragment:
    """C and D: ``rows`` a warp, ``n`` columns; two 16-bit elements share a register."""
    elements, halves = 32 // bits, rows // 8
    register, thread, element = _grid(rows * n * bits // 1024, threads, elements)
    value = register * elements + element
    row = 16 * (thread // 32) + thread % 32 // 4 + 8 * (value // 2 % halves)
    column = 8 * (value // (2 * halves)) + 2 * (thread % 4) + value % 2
    return Fragment(row, column)


def gather(
    registers: np.ndarray, fragment: Fragment, shape: tuple[int, int], dtype: np.dtype
) -> np.ndarray:
    """uint32[registers, threads] of whole warps or warpgroups to matrices [count, *shape].

    Elements smaller than ``dtype`` become the lowest bits of a byte each.
    """
    elements = np.ascontiguousarray(registers).view(dtype)
    in_register = fragment.row.shape[2]
    # Elements of less than a byte: several in each, which numpy cannot view.
    if elements.itemsize * in_register > registers.itemsize:
        elements = unpacked(elements, registers.itemsize * 8 // in_register)
    return arranged(elements.reshape(len(registers), -1, in_register), fragment, shape)


def arranged(elements: np.ndarray, fragment: Fragment, shape: tuple[int, int]) -> np.ndarray:
    """Arrange values per element, [registers, threads, elements], as matrices [count, *shape]."""
    count = elements.shape[1] // fragment.row.shape[1]
    elements = elements.reshape(len(elements), count, -1).swapaxes(0, 1).reshape(count, -1)
    return elements.take(fragment.element_of(shape[1]), axis=1).reshape(count, *shape)


def unpacked(elements: np.ndarray, bits: int) -> np.ndarray:
    """Elements of fewer than 8 ``bits``, a byte each, of uint8[..., n]: the lowest first."""
    places = np.arange(0, 8, bits, dtype=np.uint8)
    parts = elements[..., None] >> places & np.uint8((1 << bits) - 1)
    return parts.reshape(*elements.shape[:-1], -1)


def scatter(matrices: np.ndarray, fragment: Fragment, word: DTypeLike = np.uint32) -> np.ndarray:
    """Matrices [count, rows, columns] to registers, of ``word``, [registers, threads]."""
    registers = np.ascontiguousarray(handed_out(matrices, fragment)).view(word)
    return registers.reshape(fragment.registers, -1)


def handed_out(matrices: np.ndarray, fragment: Fragment) -> np.ndarray:
    """The inverse of `arranged`: [registers, threads, elements]."""
    count, _, columns = matrices.shape
    elements = matrices.reshape(count, -1).take(fragment.place_of(columns), axis=1)
    elements = elements.reshape(count, fragment.registers, -1).swapaxes(0, 1)
    return elements.reshape(fragment.registers, -1, fragment.row.shape[2])
