"""Restrictions that a process applies to itself: its user, its system calls, and its files.

System calls go through a seccomp filter, made by libseccomp. All calls that are not allowed fail
with ENOSYS, as on a kernel that lacks the call, so that libraries try another. Some calls are
allowed with certain arguments only.

Files are restricted without namespaces by Linux' Landlock, which any process may apply to itself.
Containers that forbid namespaces mostly allow it (Linux 5.13 and later). Newer kernels restrict
more: TCP from 6.7 on, signals to others and abstract sockets from 6.12 on.
https://docs.kernel.org/userspace-api/landlock.html

The student's process and its supervisor have users of their own, without root's privileges, if the
grader is root.
"""

from __future__ import annotations

import contextlib
import ctypes
import errno
import os
import signal
import struct
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any

from harness.base.processes import linux

_FILES = """
access chdir chmod chown close close_range copy_file_range creat dup dup2 dup3 faccessat faccessat2
fadvise64 fallocate fchdir fchmod fchmodat fchmodat2 fchown fchownat fcntl fdatasync fgetxattr
flistxattr flock fremovexattr fsetxattr fstat fstatfs fsync ftruncate futimesat getcwd getdents
getdents64 getxattr inotify_add_watch inotify_init inotify_init1 inotify_rm_watch ioctl lchown
lgetxattr link linkat listxattr llistxattr lremovexattr lseek lsetxattr lstat mkdir mkdirat mknod
mknodat newfstatat open openat openat2 pipe pipe2 pread64 preadv preadv2 pwrite64 pwritev pwritev2
read readahead readlink readlinkat readv removexattr rename renameat renameat2 rmdir sendfile
setxattr splice stat statfs statx symlink symlinkat sync_file_range truncate umask unlink unlinkat
utime utimensat utimes write writev
"""
_MEMORY = """
brk get_mempolicy madvise membarrier mincore mlock mlock2 mmap mprotect mremap msync munlock munmap
"""
_PROCESSES = """
arch_prctl capget execve execveat exit exit_group fork futex futex_wait futex_waitv futex_wake
get_robust_list getcpu getegid geteuid getgid getgroups getpgid getpgrp getpid getppid getpriority
getrandom getresgid getresuid getrlimit getrusage getsid gettid getuid pidfd_open prctl rseq
sched_get_priority_max sched_get_priority_min sched_getaffinity sched_getparam sched_getscheduler
sched_rr_get_interval sched_yield set_robust_list set_tid_address setpgid setrlimit setsid sysinfo
times uname vfork wait4 waitid
"""
_SIGNALS_AND_TIME = """
alarm clock_getres clock_gettime clock_nanosleep getitimer gettimeofday kill nanosleep pause
restart_syscall rt_sigaction rt_sigpending rt_sigprocmask rt_sigreturn rt_sigsuspend rt_sigtimedwait
setitimer sigaltstack tgkill time timer_create timer_delete timer_getoverrun timer_gettime
timer_settime timerfd_create timerfd_gettime timerfd_settime tkill
"""
_WAITS_AND_SOCKETS = """
accept accept4 bind connect epoll_create epoll_create1 epoll_ctl epoll_pwait epoll_pwait2 epoll_wait
eventfd eventfd2 getpeername getsockname getsockopt listen poll ppoll pselect6 recvfrom recvmmsg
recvmsg select sendmmsg sendmsg sendto setsockopt shutdown signalfd signalfd4
"""
_ALLOWED = " ".join((_FILES, _MEMORY, _PROCESSES, _SIGNALS_AND_TIME, _WAITS_AND_SOCKETS)).split()

# Arguments are 32 bits wide: the kernel does not look at the upper half of a register.
_ALL = 0xFFFFFFFF
# A virtual machine's channel to its host (AF_VSOCK) is in no network namespace.
_FAMILIES = (1, 2, 10, 16)  # UNIX, INET, INET6, NETLINK
# Allowed with one argument of a value under a mask: (name, argument's place, mask, value).
_ALLOWED_IF = (
    ("clone", 0, 0x7E020000, 0),  # no new namespace; clone3 hides its flags in memory
    ("prlimit64", 0, _ALL, 0),  # only the process's own limits
    ("personality", 0, _ALL, 0),
    ("personality", 0, _ALL, _ALL),  # only a query
    *((name, 0, _ALL, family) for name in ("socket", "socketpair") for family in _FAMILIES),
)
_SHARED_ANONYMOUS = 0x21  # MAP_SHARED | MAP_ANONYMOUS: memory that belongs to no process

_ALLOW, _ERROR = 0x7FFF0000, 0x00050000
_MASKED_EQUAL, _OPTIMIZE, _BINARY_TREE = 7, 8, 2


class _Comparison(ctypes.Structure):
    _fields_ = [
        ("arg", ctypes.c_uint),
        ("op", ctypes.c_int),
        ("mask", ctypes.c_uint64),
        ("value", ctypes.c_uint64),
    ]


@cache
def _library() -> Any:
    """libseccomp; None where it is missing. apt and systemd need it, so most machines have it."""
    try:
        library = ctypes.CDLL("libseccomp.so.2", use_errno=True)
    except OSError:
        return None
    library.seccomp_init.restype = ctypes.c_void_p
    library.seccomp_init.argtypes = [ctypes.c_uint32]
    library.seccomp_rule_add_array.argtypes = [
        ctypes.c_void_p,
        ctypes.c_uint32,
        ctypes.c_int,
        ctypes.c_uint,
        ctypes.POINTER(_Comparison),
    ]
    library.seccomp_attr_set.argtypes = [ctypes.c_void_p, ctypes.c_int, ctypes.c_uint32]
    library.seccomp_load.argtypes = [ctypes.c_void_p]
    library.seccomp_release.argtypes = [ctypes.c_void_p]
    return library


def libseccomp_available() -> bool:
    """Return True if libseccomp is installed."""
    return _library() is not None


def filter_calls(unreachable: tuple[int, ...]) -> None:
    """Allow only these calls from now on, in this process and all that come of it. No signal can
    be sent to ``unreachable``, numbers as kill(2) takes them.

    Needs PR_SET_NO_NEW_PRIVS. Raises OSError where the kernel has no filters.
    """
    refused = _Filter(otherwise=_ALLOW)  # both filters apply, and the stricter result counts
    # A session has its own share of the processors (`watch.py`), so a job may not begin one. setsid
    # pretends to succeed: libraries call it in passing, and none checks.
    refused.add(_ERROR, "setsid")
    refused.add(_ERROR | errno.EPERM, "mmap", (3, _SHARED_ANONYMOUS, _SHARED_ANONYMOUS))
    for number in unreachable:
        for name in ("kill", "tkill", "tgkill"):
            refused.add(_ERROR | errno.EPERM, name, (0, _ALL, number & _ALL))
    allowed = _Filter(otherwise=_ERROR | errno.ENOSYS)
    for name in (*_ALLOWED, "seccomp"):
        allowed.add(_ALLOW, name)
    for name, place, mask, value in _ALLOWED_IF:
        allowed.add(_ALLOW, name, (place, mask, value))
    refused.load()
    allowed.load()


class _Filter:
    def __init__(self, otherwise: int):
        self._library = _library()
        self._context = self._library.seccomp_init(otherwise)
        if not self._context:
            raise OSError(errno.ENOMEM, "seccomp_init")
        self._library.seccomp_attr_set(self._context, _OPTIMIZE, _BINARY_TREE)

    def add(self, action: int, name: str, when: tuple[int, int, int] | None = None) -> None:
        """A rule for a call, if this machine has it. ``when``: argument's place, mask, value."""
        number = self._library.seccomp_syscall_resolve_name(name.encode())
        if number < 0:
            return
        compared = (_Comparison * 1)()
        if when is not None:
            compared[0] = _Comparison(when[0], _MASKED_EQUAL, when[1], when[2])
        arguments = self._context, action, number, int(when is not None), compared
        self._checked(self._library.seccomp_rule_add_array(*arguments), name)

    def load(self) -> None:
        self._checked(self._library.seccomp_load(self._context), "seccomp_load")
        self._library.seccomp_release(self._context)

    @staticmethod
    def _checked(result: int, what: str) -> None:
        if result < 0:
            raise OSError(-result, f"{what}: {os.strerror(-result)}")


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


def landlock_version() -> int:
    """Landlock's version on this kernel; 0 if there is none."""
    return max(0, int(_libc.syscall(_CREATE_RULESET, None, 0, _VERSION_FLAG)))


def closes_signals() -> bool:
    """Return True if Landlock keeps a process from sending signals to processes that are not its
    descendants."""
    return landlock_version() >= 6


def close_files(readable: Iterable[str], owned: Iterable[str], hidden: Iterable[str] = ()) -> bool:
    """Restrict this process and its descendants: they read only the system's programs and
    ``readable``, but no file below the folders ``hidden``, and write only below ``owned``. Needs
    PR_SET_NO_NEW_PRIVS.

    Other processes' memory and environment are closed, too. Return False if the kernel has no
    Landlock.
    """
    kernel = landlock_version()
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


_CAP_DAC_READ_SEARCH, _CAP_KILL, _CAP_SYS_PTRACE, _CAP_SYS_NICE = 2, 5, 19, 23
# To see the memory and files of other users' processes, to end them, and to lower their priority.
OF_A_WATCHER = (_CAP_DAC_READ_SEARCH, _CAP_KILL, _CAP_SYS_PTRACE, _CAP_SYS_NICE)
_VERSION = 0x20080522  # capset's form: two words of 32 bits per set


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
