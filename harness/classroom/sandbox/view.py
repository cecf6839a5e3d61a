"""The files that a student's process sees, in namespaces of its own: the interpreter and its
packages, read-only, the harness, and an empty file system in memory for everything else. Namespaces
and mounts are calls of Linux that Python's standard library does not have.
"""

from __future__ import annotations

import ctypes
import os
import platform
import shutil
import stat
from collections.abc import Iterable
from pathlib import Path

from harness.base.processes.linux import checked

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


HOME, JOB, TEMPORARY = "/student", "/job", "/tmp"
OUTBOX = JOB + "/outbox"
_SYSTEM = ("/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64")
_SETTINGS = ("/etc/ld.so.cache", "/etc/localtime", "/etc/alternatives")
# No /dev/zero: mapped and shared it is memory that belongs to no process.
_DEVICES = ("null", "full", "random", "urandom")
_INODES = 20_000
_OUTBOX_BYTES, _OUTBOX_INODES = 96 * 2**20, 4000  # more than is ever read of it


def build(root: str, readable: Iterable[str], hidden: Iterable[str], disk_bytes: int) -> None:
    """Put the view together at the empty folder ``root`` of this mount namespace. Folders that are
    ``hidden`` appear empty."""
    mount("none", "/", flags=MS_REC | MS_PRIVATE)  # nothing of what follows is seen outside
    options = f"size={disk_bytes},nr_inodes={_INODES},mode=755"
    mount("tmpfs", root, "tmpfs", MS_NOSUID | MS_NODEV, options)
    for path in _SYSTEM:
        if os.path.islink(path):
            os.symlink(os.readlink(path), root + path)
        elif os.path.isdir(path):
            _show(root, path)
    for path in (*_SETTINGS, *readable):
        if os.path.exists(path) and not os.path.lexists(root + path):
            _show(root, path)
    for path in hidden:
        if os.path.isdir(root + path):
            mount("tmpfs", root + path, "tmpfs", MS_NOSUID | MS_NODEV, "size=4k,mode=555")
            make_read_only(root + path)
    for name in _DEVICES:
        target = Path(root, "dev", name)
        target.parent.mkdir(exist_ok=True)
        target.touch()
        mount(f"/dev/{name}", str(target), flags=MS_BIND)
    os.symlink("/proc/self/fd", root + "/dev/fd")
    for folder in (HOME, JOB, TEMPORARY, OUTBOX, "/dev/shm", "/proc"):
        os.makedirs(root + folder, exist_ok=True)
    # Apart: a notebook that fills its disk can hand in nevertheless.
    options = f"size={_OUTBOX_BYTES},nr_inodes={_OUTBOX_INODES},mode=755"
    mount("tmpfs", root + OUTBOX, "tmpfs", MS_NOSUID | MS_NODEV, options)
    Path(root, "etc", "passwd").write_text(f"student:x:{os.getuid()}:0::{HOME}:/bin/sh\n")
    Path(root, "etc", "hosts").write_text("127.0.0.1 localhost\n")


def enter(root: str) -> None:
    """Make the view at ``root`` all that there is, with a /proc of this process namespace."""
    old = root + "/.before"
    os.mkdir(old)
    pivot_root(root, old)
    os.chdir("/")
    mount("proc", "/proc", "proc", MS_NOSUID | MS_NODEV | MS_NOEXEC)
    checked(_libc.umount2(b"/.before", MNT_DETACH), "umount /.before")
    os.rmdir("/.before")


def copy_in(source: str, target: str, limit_bytes: int) -> None:
    """Copy plain files and folders. A link is left out: its target is not the student's."""
    left = limit_bytes
    for folder, folders, files in os.walk(source):
        folders[:] = [name for name in folders if not os.path.islink(os.path.join(folder, name))]
        here = os.path.join(target, os.path.relpath(folder, source))
        os.makedirs(here, exist_ok=True)
        for name in files:
            path = os.path.join(folder, name)
            facts = os.lstat(path)
            if stat.S_ISREG(facts.st_mode) and facts.st_size <= left:
                left -= facts.st_size
                shutil.copyfile(path, os.path.join(here, name), follow_symlinks=False)


def _show(root: str, path: str) -> None:
    target = root + path
    if os.path.isdir(path):
        os.makedirs(target, exist_ok=True)
    else:
        os.makedirs(os.path.dirname(target), exist_ok=True)
        Path(target).touch()
    mount(path, target, flags=MS_BIND | MS_REC)
    make_read_only(target)
