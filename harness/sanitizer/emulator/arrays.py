"""Arrays in the memory of this process: their addresses, how few pages they take, and quick
questions of those that are small: a warp's, or the granules of a copy.

A reduction of numpy's takes some 2 µs however small its array is, and a step asks dozens of such
questions; a copy of the bytes and a search in it take a twentieth of that."""

from __future__ import annotations

import ctypes
import mmap
from functools import cache
from math import prod
from typing import Any

import numpy as np

_bytes_of = ctypes.c_char.from_buffer

_LARGE = 1 << 22  # bytes: from here on numpy asks for pages of 2 MiB

_TRIM_THRESHOLD, _MMAP_THRESHOLD = -1, -3  # from glibc's malloc.h
_KEPT_BYTES = 1 << 26  # at most, above all that is in use
_OWN_PAGES_BYTES = 1 << 25  # an array of this size has pages of its own; glibc's own upper limit


def address_of(array: np.ndarray | bytearray) -> int:
    """Return ``array.ctypes.data``, in a fifth of the time; a launch asks some fifty times."""
    try:
        return ctypes.addressof(_bytes_of(array))  # type: ignore[arg-type]
    except (TypeError, ValueError):  # read only, of no elements, or with gaps
        return np.asarray(array).ctypes.data


def host_zeros(shape: int | tuple[int, ...], dtype: Any) -> np.ndarray:
    """Like np.zeros, for arrays of which little is ever written: a page takes memory once it is
    written to, so these are the smallest pages. Few rows of a shadow of gigabytes are written, and
    each would otherwise take a page of 2 MiB."""
    dtype = np.dtype(dtype)
    count = shape if isinstance(shape, int) else prod(shape)
    if count * dtype.itemsize < _LARGE or not hasattr(mmap, "MADV_NOHUGEPAGE"):
        return np.zeros(shape, dtype)
    pages = mmap.mmap(-1, count * dtype.itemsize, flags=mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS)
    pages.madvise(mmap.MADV_NOHUGEPAGE)
    return np.frombuffer(pages, dtype, count).reshape(shape)


@cache
def keep_freed() -> None:
    """Keep freed memory for later launches, which make the same arrays again: to take pages from
    the system again costs many times as much as to clear them. Once a process; nothing happens
    where the C library is not glibc."""
    try:
        set_option = ctypes.CDLL(None).mallopt
    except (OSError, AttributeError, TypeError):
        return
    set_option(_TRIM_THRESHOLD, _KEPT_BYTES)
    set_option(_MMAP_THRESHOLD, _OWN_PAGES_BYTES)


def some(mask: np.ndarray | np.bool) -> bool:
    """Return True if any of ``mask``, of bools, holds."""
    return 1 in mask.tobytes()


def every(mask: np.ndarray | np.bool) -> bool:
    """Return True if all of ``mask``, of bools, hold."""
    return 0 not in mask.tobytes()


def are_alike(numbers: np.ndarray) -> bool:
    """Return True if all ``numbers``, of integers, are the same."""
    data = numbers.tobytes()
    return data == data[: numbers.itemsize] * numbers.size
