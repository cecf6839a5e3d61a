"""Calls of Linux about the process itself that Python's standard library does not have."""

from __future__ import annotations

import ctypes
import os

PR_SET_PDEATHSIG, PR_SET_DUMPABLE, PR_SET_KEEPCAPS = 1, 4, 8
PR_SET_CHILD_SUBREAPER, PR_SET_NO_NEW_PRIVS = 36, 38

_libc = ctypes.CDLL(None, use_errno=True)


def checked(result: int, what: str) -> None:
    """Raise the OSError of a call of libc that did not give 0."""
    if result != 0:
        number = ctypes.get_errno()
        raise OSError(number, f"{what}: {os.strerror(number)}")


def prctl(option: int, value: int, address: int = 0) -> None:
    """prctl(2); raises OSError."""
    arguments = (ctypes.c_ulong(argument) for argument in (value, address, 0, 0))
    checked(_libc.prctl(option, *arguments), f"prctl({option})")


def close_from(first: int) -> None:
    """Close every descriptor from ``first`` on."""
    os.closerange(first, 65536)
