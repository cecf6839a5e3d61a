"""The files that a student's process sees: the interpreter and its packages, read-only, the
harness, and an empty file system in memory for everything else."""

from __future__ import annotations

import os
import shutil
import stat
from collections.abc import Iterable
from pathlib import Path

from harness.classroom.sandbox.system import (
    MS_BIND,
    MS_NODEV,
    MS_NOEXEC,
    MS_NOSUID,
    MS_PRIVATE,
    MS_REC,
    make_read_only,
    mount,
    pivot_root,
    unmount,
)

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
    unmount("/.before")
    os.rmdir("/.before")


def copy_in(source: str, target: str, without: Iterable[str], limit_bytes: int) -> None:
    """Copy plain files and folders, but for ``without`` (relative paths). A link is left out:
    its target is not the student's."""
    left_out = {os.path.normpath(os.path.join(source, path)) for path in without}
    left = limit_bytes
    for folder, folders, files in os.walk(source):
        folders[:] = [name for name in folders if not os.path.islink(os.path.join(folder, name))]
        here = os.path.join(target, os.path.relpath(folder, source))
        os.makedirs(here, exist_ok=True)
        for name in files:
            path = os.path.join(folder, name)
            facts = os.lstat(path)
            if os.path.normpath(path) in left_out:
                continue
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
