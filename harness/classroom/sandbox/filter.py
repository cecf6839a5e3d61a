"""Calls that a student's process may not make: a seccomp filter.

In namespaces, and for an unprivileged user, these calls have no effect already. The filter takes
away the code behind them, too: what the kernel never runs cannot be wrong.
"""

from __future__ import annotations

import ctypes
import errno
import platform
import struct

from harness.nursery import control

# name: (x86-64, arm64), from the kernel's tables
_REFUSED = {
    "acct": (163, 89),
    "add_key": (248, 217),
    "bpf": (321, 280),
    "delete_module": (176, 106),
    "finit_module": (313, 273),
    "fsconfig": (431, 431),
    "fsmount": (432, 432),
    "fsopen": (430, 430),
    "init_module": (175, 105),
    "io_uring_enter": (426, 426),
    "io_uring_register": (427, 427),
    "io_uring_setup": (425, 425),
    "kexec_load": (246, 104),
    "keyctl": (250, 219),
    "mount": (165, 40),
    "mount_setattr": (442, 442),
    "move_mount": (429, 429),
    "open_by_handle_at": (304, 265),
    "open_tree": (428, 428),
    "perf_event_open": (298, 241),
    "pivot_root": (155, 41),
    "process_vm_readv": (310, 270),
    "process_vm_writev": (311, 271),
    "ptrace": (101, 117),
    "quotactl": (179, 60),
    "reboot": (169, 142),
    "request_key": (249, 218),
    "setns": (308, 268),
    "swapon": (167, 224),
    "umount2": (166, 39),
    "unshare": (272, 97),
    "userfaultfd": (323, 282),
}
_CLONE, _CLONE3, _SOCKET = (56, 220), (435, 435), (41, 198)
_NEW_NAMESPACES = 0x7E020000  # every CLONE_NEW flag of clone(2)
# A virtual machine's channel to its host (AF_VSOCK) is in no network namespace.
_FAMILIES = (1, 2, 10, 16)  # UNIX, INET, INET6, NETLINK
_ARCHITECTURES = {"x86_64": (0, 0xC000003E), "aarch64": (1, 0xC00000B7)}

_LOAD, _EQUAL, _ANY_BIT, _AT_LEAST, _RETURN = 0x20, 0x15, 0x45, 0x35, 0x06
_ALLOW, _KILL, _ERROR = 0x7FFF0000, 0x80000000, 0x00050000
_NUMBER, _ARCHITECTURE, _FIRST_ARGUMENT = 0, 4, 16
_FILTER_MODE = 2


def available() -> bool:
    """Is there a table of calls for this machine?"""
    return platform.machine() in _ARCHITECTURES


def install() -> None:
    """Refuse the calls from now on, in this process and all that come of it.

    Needs PR_SET_NO_NEW_PRIVS. Raises OSError where the kernel has no filters.
    """
    column, architecture = _ARCHITECTURES[platform.machine()]
    code = _program(column, architecture)
    buffer = ctypes.create_string_buffer(code)
    program = ctypes.create_string_buffer(
        struct.pack("HxxxxxxP", len(code) // 8, ctypes.addressof(buffer))
    )
    control.prctl(control.PR_SET_SECCOMP, _FILTER_MODE, ctypes.addressof(program))


def _program(column: int, architecture: int) -> bytes:
    """The filter, in the kernel's classic BPF: 8 bytes an instruction."""

    def step(code: int, value: int, true: int = 0, false: int = 0) -> bytes:
        return struct.pack("HBBI", code, true, false, value)

    refuse = step(_RETURN, _ERROR | errno.EPERM)
    program = [
        step(_LOAD, _ARCHITECTURE),
        step(_EQUAL, architecture, true=1),
        step(_RETURN, _KILL),
        step(_LOAD, _NUMBER),
    ]
    if column == 0:  # calls of the x32 kind have numbers of their own
        program += [step(_AT_LEAST, 0x40000000, false=1), refuse]
    for numbers in _REFUSED.values():
        program += [step(_EQUAL, numbers[column], false=1), refuse]
    # clone3 hides its flags in memory: libc falls back on clone where it is not there.
    program += [
        step(_EQUAL, _CLONE3[column], false=1),
        step(_RETURN, _ERROR | errno.ENOSYS),
        step(_EQUAL, _CLONE[column], false=4),
        step(_LOAD, _FIRST_ARGUMENT),
        step(_ANY_BIT, _NEW_NAMESPACES, false=1),
        refuse,
        step(_RETURN, _ALLOW),
        step(_EQUAL, _SOCKET[column], true=1),
        step(_RETURN, _ALLOW),
        step(_LOAD, _FIRST_ARGUMENT),
    ]
    for place, family in enumerate(_FAMILIES):
        program.append(step(_EQUAL, family, true=len(_FAMILIES) - place))
    return b"".join([*program, refuse, step(_RETURN, _ALLOW)])
