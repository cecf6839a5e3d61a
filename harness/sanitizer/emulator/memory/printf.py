"""``print`` in a kernel: the system call vprintf (PTX interoperability guide, system calls).

Each thread passes a format string and a buffer with its arguments, each aligned to its size:
4 bytes for int, 8 for long long, double and pointers. Lines come in the order of the threads.
"""

from __future__ import annotations

import re
from collections.abc import Callable

import numpy as np

from harness.sanitizer.emulator.memory.access import Access
from harness.sanitizer.emulator.memory.global_memory import SLOT_BITS
from harness.sanitizer.emulator.threads import Group

MAX_CHARACTERS = 1 << 20  # per launch: as on hardware, the rest is dropped
_CONVERSION = re.compile(
    rb"%(?P<flags>[-+ #0]*)(?P<width>\d*)(?P<precision>(?:\.\d*)?)"
    rb"(?P<length>hh|h|ll|l|z|j|t)?(?P<kind>[diouxXcsfFeEgGaAp%])"
)


class Printer:
    def __init__(self, access: Access, write: Callable[[str], object]):
        self._access, self._write = access, write
        self._left = MAX_CHARACTERS

    def print(self, group: Group, formats: np.ndarray, buffers: np.ndarray) -> np.ndarray:
        """Print, and return the result of vprintf, int32 per thread: the number of arguments that
        were printed.

        ``formats`` and ``buffers`` are generic addresses, uint64.
        """
        counts = np.zeros(group.count, np.int32)
        for position, place in enumerate(group.index):
            text, counts[position] = self._line(
                self._string(int(formats[position])), int(place), int(buffers[position])
            )
            self._write(text[: self._left])
            self._left -= min(len(text), self._left)
        return counts

    def _line(self, form: bytes, place: int, buffer: int) -> tuple[str, int]:
        at, count, parts, end = buffer, 0, [], 0
        for match in _CONVERSION.finditer(form):
            parts.append(form[end : match.start()].decode(errors="replace"))
            end = match.end()
            kind = match["kind"].decode()
            if kind == "%":
                parts.append("%")
                continue
            # Arguments are promoted as C does it: a float is passed as a double, a pointer has 8
            # bytes.
            wide = kind in "sfFeEgGaAp" or match["length"] in (b"l", b"ll", b"z", b"j", b"t")
            size = 8 if wide else 4
            at = -(-at // size) * size
            parts.append(self._converted(match, kind, self._argument(place, at, size)))
            at += size
            count += 1
        parts.append(form[end:].decode(errors="replace"))
        return "".join(parts), count

    def _converted(self, match: re.Match[bytes], kind: str, raw: bytes) -> str:
        spec = "%" + match["flags"].decode() + self._bounded(match["width"])
        if match["precision"]:
            spec += "." + self._bounded(match["precision"][1:])
        if kind in "fFeEgG":
            return (spec + kind) % np.frombuffer(raw, np.float64)[0]
        if kind in "aA":
            return float(np.frombuffer(raw, np.float64)[0]).hex()
        if kind in "di":
            return (spec + "d") % int.from_bytes(raw, "little", signed=True)
        value = int.from_bytes(raw, "little")
        if kind == "s":
            return (spec + "s") % self._string(value).decode(errors="replace")
        if kind == "p":
            return hex(value)
        if kind == "c":
            return chr(value & 0xFF)
        return (spec + ("d" if kind == "u" else kind)) % value

    def _bounded(self, digits: bytes) -> str:
        """A width: no more characters than are left to print."""
        digits = digits.lstrip(b"0")
        if not digits:
            return ""
        return str(min(int(digits[:9]), self._left))

    def text(self, address: int) -> str:
        """Return the string at a generic address."""
        return self._string(address).decode(errors="replace")

    def _string(self, address: int) -> bytes:
        """The text at a generic address, up to its terminating zero."""
        const = self._access.windows.const
        if address >> SLOT_BITS == const >> SLOT_BITS and address >= const:
            data = self._access.constants[address - const :]
        else:
            allocation = self._access.memory.find(address)
            if allocation is None:
                return b"(string at a bad address)"
            data = allocation.bytes[address - allocation.address :]
        return data.tobytes().split(b"\0", 1)[0]

    def _argument(self, place: int, address: int, size: int) -> bytes:
        """Bytes of a thread's buffer, which compilers put into its local memory."""
        access = self._access
        offset = address - access.windows.local - access.local_base
        if not 0 <= offset <= access.local_bytes - size:
            return bytes(size)
        start = place * access.local_bytes + offset
        return access.local[start : start + size].tobytes()
