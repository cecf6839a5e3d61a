"""Calls of Linux that Python's standard library does not have: namespaces, mounts, and a change to
another user without root's privileges, for the student's process and its supervisor."""

from __future__ import annotations

import ctypes
import os
import platform
import signal

from harness.processes import linux
from harness.processes.linux import checked

CLONE_NEWNS, CLONE_NEWUTS = 0x00020000, 0x04000000
CLONE_NEWIPC, CLONE_NEWUSER = 0x08000000, 0x10000000
CLONE_NEWPID, CLONE_NEWNET = 0x20000000, 0x40000000
MS_RDONLY, MS_NOSUID, MS_NODEV, MS_NOEXEC = 1, 2, 4, 8
MS_REMOUNT, MS_BIND, MS_REC, MS_PRIVATE = 32, 4096, 16384, 1 << 18
MNT_DETACH = 2
_AT_FDCWD, _AT_RECURSIVE = -100, 0x8000
_PIVOT_ROOT = {"x86_64": 155, "aarch64": 41}
_MOUNT_SETATTR = 442  # the same number everywhere

_libc = ctypes.CDLL(None, use_errno=True)


def unshare(flags: int) -> None:
    """Leave the namespaces in ``flags``; raises OSError."""
    checked(_libc.unshare(flags), f"unshare({flags:#x})")


def mount(source: str, target: str, kind: str = "", flags: int = 0, options: str = "") -> None:
    """mount(2); raises OSError that names the target."""
    result = _libc.mount(
        source.encode(),
        target.encode(),
        kind.encode() or None,
        ctypes.c_ulong(flags),
        options.encode() or None,
    )
    checked(result, f"mount {target}")


def unmount(target: str) -> None:
    """Detach the file system mounted at ``target``; raises OSError."""
    checked(_libc.umount2(target.encode(), MNT_DETACH), f"umount {target}")


def pivot_root(new: str, old: str) -> None:
    """Make ``new`` the root; the old root is then at ``old``. Raises OSError."""
    checked(
        _libc.syscall(_PIVOT_ROOT[platform.machine()], new.encode(), old.encode()), "pivot_root"
    )


class _MountAttributes(ctypes.Structure):
    _fields_ = [(name, ctypes.c_uint64) for name in ("set", "clear", "propagation", "userns")]


def make_read_only(target: str) -> None:
    """No writing, no devices, no setuid below ``target``, in its submounts too.

    Linux before 5.12 cannot do it for submounts: there only the mount itself becomes read-only,
    and the owner of the files in the others is another user.
    """
    flags = MS_RDONLY | MS_NOSUID | MS_NODEV
    attributes = _MountAttributes(flags, 0, 0, 0)
    done = _libc.syscall(
        _MOUNT_SETATTR,
        _AT_FDCWD,
        target.encode(),
        _AT_RECURSIVE,
        ctypes.byref(attributes),
        ctypes.sizeof(attributes),
    )
    if done != 0:
        kept = os.statvfs(target).f_flag & (MS_NOSUID | MS_NODEV | MS_NOEXEC)
        mount("none", target, flags=MS_REMOUNT | MS_BIND | flags | kept)


_CAP_DAC_READ_SEARCH, _CAP_KILL, _CAP_SYS_NICE = 2, 5, 23
# To see the memory and files of other users' processes, to end them, and to lower their priority.
OF_A_WATCHER = (_CAP_DAC_READ_SEARCH, _CAP_KILL, _CAP_SYS_NICE)
_VERSION = 0x20080522  # of capset's form: two words of 32 bits a set


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
    checked(_libc.capset(header, sets), "capset")
