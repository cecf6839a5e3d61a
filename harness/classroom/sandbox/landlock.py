"""Restricted access to files without namespaces: Linux' Landlock, which any process may apply to
itself. Containers that forbid namespaces mostly allow it (Linux 5.13 and later). Newer kernels
restrict more: TCP from 6.7 on, signals to others and abstract sockets from 6.12 on.
https://docs.kernel.org/userspace-api/landlock.html
"""

from __future__ import annotations

import contextlib
import ctypes
import os
import struct
from collections.abc import Iterable, Iterator

_CREATE_RULESET, _ADD_RULE, _RESTRICT_SELF = 444, 445, 446  # on x86-64 and on arm64
_VERSION_FLAG, _PATH_BENEATH = 1, 1
_READ = 0b1101  # execute, read a file, list a folder
_LIST = 0b1000
_OF_FILES = 0b1100_0000_0000_0111  # the rights that a file has, and no folder alone
_READ_WRITE_FILE = 0b0110
_DEVICES = ("/dev/null", "/dev/full", "/dev/random", "/dev/urandom")
_SYSTEM = (
    *("/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/proc"),
    *("/etc/ld.so.cache", "/etc/localtime", "/etc/alternatives"),
)

_libc = ctypes.CDLL(None, use_errno=True)


def version() -> int:
    """Landlock's version on this kernel; 0 if there is none."""
    return max(0, int(_libc.syscall(_CREATE_RULESET, None, 0, _VERSION_FLAG)))


def closes_signals() -> bool:
    """Return True if it keeps a process from sending signals to processes that are not its
    descendants."""
    return version() >= 6


def close(readable: Iterable[str], owned: Iterable[str], hidden: Iterable[str] = ()) -> bool:
    """Restrict this process and its descendants: they read only the system's programs and
    ``readable``, but no file below the folders ``hidden``, and write only below ``owned``. Needs
    PR_SET_NO_NEW_PRIVS.

    Other processes' memory and environment are closed, too. Return False if the kernel has no
    Landlock.
    """
    kernel = version()
    if not kernel:
        return False
    files = (1 << {1: 13, 2: 14, 3: 15, 4: 15}.get(kernel, 16)) - 1
    network = 0b11 if kernel >= 4 else 0  # to bind and to connect TCP
    scopes = 0b11 if kernel >= 6 else 0  # abstract sockets and signals
    rules = struct.pack("QQQ", files, network, scopes)[
        : 8 if kernel < 4 else 16 if kernel < 6 else 24
    ]
    ruleset = _checked(_libc.syscall(_CREATE_RULESET, rules, len(rules), 0))
    try:
        for path, access in _reading((*_SYSTEM, *readable), tuple(hidden)):
            _allow(ruleset, path, access)
        for path in _DEVICES:
            _allow(ruleset, path, _READ_WRITE_FILE)
        for path in owned:
            _allow(ruleset, path, files)
        _checked(_libc.syscall(_RESTRICT_SELF, ruleset, 0))
    finally:
        os.close(ruleset)
    return True


def _reading(readable: Iterable[str], hidden: tuple[str, ...]) -> Iterator[tuple[str, int]]:
    """Yield paths with the access to grant. A rule covers everything below its path, and no rule
    takes access away. So a folder above a hidden one is only listed, and each of its other entries
    has a rule of its own."""
    for path in readable:
        inside = [
            folder
            for folder in hidden
            if folder.startswith(path + os.sep) and os.path.isdir(folder)
        ]
        if inside:
            yield path, _LIST
            entries = (os.path.join(path, name) for name in os.listdir(path))
            yield from _reading((entry for entry in entries if entry not in hidden), hidden)
        else:
            yield path, _READ


def _allow(ruleset: int, path: str, access: int) -> None:
    """Allow access to ``path`` and everything below it; do nothing if it is missing."""
    with contextlib.suppress(FileNotFoundError):
        place = os.open(path, os.O_PATH | os.O_CLOEXEC)
        try:
            if not os.path.isdir(path):
                access &= _OF_FILES
            rule = struct.pack("=Qi", access, place)
            _checked(_libc.syscall(_ADD_RULE, ruleset, _PATH_BENEATH, rule, 0))
        finally:
            os.close(place)


def _checked(result: int) -> int:
    if result < 0:
        number = ctypes.get_errno()
        raise OSError(number, f"Landlock: {os.strerror(number)}")
    return result
