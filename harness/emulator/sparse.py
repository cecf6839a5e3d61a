"""Arrays of zeros that stay mostly unwritten: what is not written takes no memory."""

from __future__ import annotations

import mmap
from math import prod
from typing import Any

import numpy as np

_LARGE = 1 << 22  # bytes: from here on numpy asks for pages of 2 MiB


def zeros(shape: int | tuple[int, ...], dtype: Any) -> np.ndarray:
    """As np.zeros, in the smallest pages: of a shadow of gigabytes few rows are written, and each
    would otherwise take a page of 2 MiB."""
    dtype = np.dtype(dtype)
    count = shape if isinstance(shape, int) else prod(shape)
    if count * dtype.itemsize < _LARGE or not hasattr(mmap, "MADV_NOHUGEPAGE"):
        return np.zeros(shape, dtype)
    pages = mmap.mmap(-1, count * dtype.itemsize, flags=mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS)
    pages.madvise(mmap.MADV_NOHUGEPAGE)
    return np.frombuffer(pages, dtype, count).reshape(shape)
