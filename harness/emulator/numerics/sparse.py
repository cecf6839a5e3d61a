"""Sparse matrices of wgmma: half of a row's elements are stored, metadata says which they are.

Of every four elements of a row two are stored, and four bits of metadata are their places among the
four, the first in the low two bits; of tf32 one of every two, and the places are those of its
halves (PTX ISA 9.7.15.6.1). Threads of a warpgroup hold the metadata in a register each: thread t
of a warp that of rows t / 4 (its low half) and t / 4 + 8, of 16 elements of k a half (8 of tf32).
"""

from __future__ import annotations

import numpy as np

_ROWS = 64
_PLACES_A_HALF = 4  # of four bits each


def places(metadata: np.ndarray, selector: int, element_bytes: int) -> np.ndarray:
    """Where each stored element of A stands in its row of k: int64[count, 64, stored].

    ``metadata``: uint32[count, 128], a register a thread; ``selector`` says which pair of every
    four threads gives it, but for 8-bit elements, where all do.
    """
    quads = metadata.reshape(-1, 4, 8, 4)  # warp, row, thread of four
    if element_bytes > 1:
        quads = quads[..., 2 * selector : 2 * selector + 2]
    shifts = np.arange(0, 32, 4, dtype=np.uint32)
    four = (quads[..., None] >> shifts & np.uint32(15)).astype(np.int64)
    four = four.reshape(*quads.shape, 2, _PLACES_A_HALF)  # of a thread: row or row + 8, place
    of_rows = four.transpose(0, 1, 4, 2, 3, 5).reshape(len(quads), _ROWS, -1)
    first = 4 * np.arange(of_rows.shape[2])
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
