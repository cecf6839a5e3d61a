"""The system calls that a student's process may make: a seccomp filter, made by libseccomp. All
others fail with ENOSYS, as on a kernel that lacks the call, so that libraries try another. Some
calls are allowed with certain arguments only.
"""

from __future__ import annotations

import ctypes
import errno
import os
from functools import cache
from typing import Any

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
    ("prlimit64", 0, _ALL, 0),  # its own limits
    ("personality", 0, _ALL, 0),
    ("personality", 0, _ALL, _ALL),  # what it is
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


def available() -> bool:
    """Return True if libseccomp is installed."""
    return _library() is not None


def install(unreachable: tuple[int, ...]) -> None:
    """Allow only these calls from now on, in this process and all that come of it. No signal can
    be sent to ``unreachable``, numbers as kill(2) takes them.

    Needs PR_SET_NO_NEW_PRIVS. Raises OSError where the kernel has no filters.
    """
    refused = _Filter(otherwise=_ALLOW)  # both are asked, and the stricter answer counts
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
