"""What launches free stays with this process, for the next ones: the same arrays are made for each
of them, and pages that come from the system again, one by one, cost many times what it costs to
clear them."""

from __future__ import annotations

import ctypes
from functools import cache

_TRIM_THRESHOLD, _MMAP_THRESHOLD = -1, -3  # of glibc's malloc.h
_KEPT_BYTES = 1 << 26  # at most, above all that is in use
_LARGE_BYTES = 1 << 25  # from here on an array has pages of its own; glibc itself goes up to that


@cache
def keep() -> None:
    """Once a process; where the C library is another one, nothing happens."""
    try:
        set_option = ctypes.CDLL(None).mallopt
    except (OSError, AttributeError, TypeError):
        return
    set_option(_TRIM_THRESHOLD, _KEPT_BYTES)
    set_option(_MMAP_THRESHOLD, _LARGE_BYTES)
