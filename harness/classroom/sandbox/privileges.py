"""Changing to another user without root's privileges: for the student's process and its
supervisor."""

from __future__ import annotations

import ctypes
import os
import signal

from harness.processes import linux

_CAP_DAC_READ_SEARCH, _CAP_KILL, _CAP_SYS_NICE = 2, 5, 23
# To see the memory and files of other users' processes, to end them, and to lower their priority.
OF_A_WATCHER = (_CAP_DAC_READ_SEARCH, _CAP_KILL, _CAP_SYS_NICE)
_VERSION = 0x20080522  # of capset's form: two words of 32 bits a set

_libc = ctypes.CDLL(None, use_errno=True)


def become(user: int | None, *kept: int) -> None:
    """Become ``user`` (None: stay the same) with these capabilities and no others; this process is
    killed when its parent ends."""
    if user is not None:
        linux.prctl(linux.PR_SET_KEEPCAPS, int(bool(kept)))
        os.setgroups([])
        os.setresgid(user, user, user)
        os.setresuid(user, user, user)
    _keep(kept)
    linux.prctl(linux.PR_SET_PDEATHSIG, signal.SIGKILL)  # a change of user clears it


def _keep(capabilities: tuple[int, ...]) -> None:
    header = (ctypes.c_uint32 * 2)(_VERSION, 0)
    bits = sum(1 << capability for capability in capabilities)
    sets = (ctypes.c_uint32 * 6)(bits, bits)  # effective, permitted, and none to inherit
    linux.checked(_libc.capset(header, sets), "capset")
