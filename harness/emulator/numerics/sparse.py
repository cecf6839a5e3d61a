"""Sparse matrices of wgmma: half of a row's elements are stored, and metadata has their places.

Of every four elements of a row two are stored, and four bits of metadata are their places among the
four, the first in the low two bits; for tf32, half of every two, and the places are those of its
halves (PTX ISA 9.7.15.6.1). The threads of a warpgroup hold the metadata in a register each: of
every four, two have that of a row (in their low halves) and of the row 8 below it, 16 elements of k
each (8 of tf32). Of 8-bit elements all four have some: even ones that of the row, odd ones that of
the row 8 below, 32 elements each. (As an H200 has it: tests/hardware/matrix_products.py.)
"""

from __future__ import annotations

import numpy as np

_ROWS = 64
_PLACES_A_HALF = 4  # of four bits each


def places(metadata: np.ndarray, selector: int, element_bytes: int) -> np.ndarray:
    """Return the place of each stored element of A in its row of k: int64[count, 64, stored].

    ``metadata``: uint32[count, 128], a register a thread; ``selector`` says which pair of every
    four threads gives it, but for 8-bit elements, where all do.
    """
    quads = metadata.reshape(-1, 4, 8, 2, 2)  # warp, row, pair of four threads, thread of two
    four = (quads[..., None] >> np.arange(0, 32, 4, dtype=np.uint32) & 15).astype(np.int64)
    if element_bytes == 1:
        of_rows = four.transpose(0, 1, 4, 2, 3, 5)
    else:
        halves = four[:, :, :, selector].reshape(*quads.shape[:3], 2, 2, _PLACES_A_HALF)
        of_rows = halves.transpose(0, 1, 4, 2, 3, 5)
    of_rows = of_rows.reshape(len(quads), _ROWS, -1)
    first = 4 * np.arange(of_rows.shape[2])
    # tf32: the places of halves of 16 bits, of which an element has two.
    if element_bytes == 4:
        return (first + (of_rows & 3)) // 2
    found = np.stack([first + (of_rows & 3), first + (of_rows >> 2)], axis=-1)
    return found.reshape(*of_rows.shape[:2], -1)


def expanded(a: np.ndarray, where: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """A with a zero for each element that is not stored, [count, 64, k], and which are, bool."""
    count, rows, stored = a.shape
    full, there = (
        np.zeros((count, rows, 2 * stored), a.dtype),
        np.zeros((count, rows, 2 * stored), bool),
    )
    np.put_along_axis(full, where, a, axis=2)
    np.put_along_axis(there, where, True, axis=2)
    return full, there
