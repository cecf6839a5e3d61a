"""Bits of a memory that are unwritten, or hold an undefined value. They may be loaded and stored
again: compilers load values that they may not need, and write a bit field with its neighbours.
Where an undefined value came from goes with it, as an *origin* of its byte:

- 0: defined
- ``site + 1``: a load, at that site, of bytes that nothing had written
- ``-1 - slot``: the register in that place of the register file, which nothing had assigned
- `REPORTED`: a value computed from an undefined value whose use was reported
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from harness.emulator import host_memory
from harness.emulator.host_memory import address_of

_EVERY_BIT = 0xFF
_MOST_NAMED = 64  # granules of which the variable is asked
REPORTED = int(np.iinfo(np.int32).min)


class UndefinedBytes(NamedTuple):
    """Undefined bits of some bytes: ``origins``, int32[n, bytes], and ``bits``, uint8[n, bytes],
    the undefined ones of each byte."""

    origins: np.ndarray
    bits: np.ndarray


def undefined_bytes(origins: np.ndarray) -> UndefinedBytes:
    """All bits of the bytes that have an origin."""
    return UndefinedBytes(origins, np.where(origins != 0, _EVERY_BIT, 0).astype(np.uint8))


class Contents:
    """The memory of a region, ``granules`` of ``granule_bytes`` each.

    ``fresh``: the bytes that have no contents until they are written: True for all, False for none,
    or a bool per byte.
    """

    version = 0  # of all memories' shadows: rises when one of them gets another array

    def __init__(
        self,
        granules: int,
        granule_bytes: int,
        fresh: bool | np.ndarray,
        written: np.ndarray | None = None,
    ):
        """``written``: bool[granules] of zeros, if there are some already."""
        self.granules, self.granule_bytes, self.fresh = granules, granule_bytes, fresh
        self.region = 0  # its number among all memories; shared memory's is 0
        self.begins_defined = fresh is False
        # By granule: has it been written? Of nobody's interest where all begins defined.
        self.written = host_memory.zeros(granules, np.bool_) if written is None else written
        self.name_of: Callable[[int], str] | None = None  # of the variable that a byte belongs to
        # [granule, byte]; only once one is undefined. Of bytes that have an origin: which bits are
        # defined all the same, only once one is.
        self._origins: np.ndarray | None = None
        self._defined: np.ndarray | None = None

    @property
    def address(self) -> int:
        """Return the address of the origins in this process's memory; 0 if there are none."""
        return 0 if self._origins is None else address_of(self._origins)

    @property
    def all_defined(self) -> bool:
        """Return True if nothing is undefined here, as far as is known without a search."""
        return self.begins_defined and self._origins is None

    def variables(self, where: np.ndarray) -> tuple[str, ...]:
        """The names of the variables that own these granules, as far as they are known."""
        if self.name_of is None:
            return ()
        first = np.unique(where)[:_MOST_NAMED] * self.granule_bytes
        return tuple(filter(None, dict.fromkeys(map(self.name_of, first.tolist()))))

    def suspects(self, where: np.ndarray) -> bool:
        """Return True if something in these granules may be undefined."""
        if not self.begins_defined and not self.written[where].all():
            return True
        return self._origins is not None and bool(self._origins[where].any())

    def undefined(self, offsets: np.ndarray, nbytes: int, site: int) -> UndefinedBytes | None:
        """Of so many bytes that ``site`` reads at each of ``offsets``; None where all of them are
        defined."""
        at = offsets[:, None] + np.arange(nbytes)
        found = np.zeros(at.shape, np.int32)
        if not self.begins_defined:
            missing = ~self.written[at // self.granule_bytes]
            if self.fresh is not True:
                missing &= np.asarray(self.fresh)[at]
            found[missing] = site + 1
        if self._origins is not None:
            held = self._origins.reshape(-1)[at]
            found = np.where(held != 0, held, found)
        if not found.any():
            return None
        every = undefined_bytes(found)
        if self._defined is not None:
            every.bits[held != 0] &= ~self._defined.reshape(-1)[at][held != 0]
        return every

    def holds_undefined(self, where: np.ndarray | slice) -> bool:
        """Return True if an undefined value was stored in these granules."""
        return self._origins is not None and bool(self._origins[where].any())

    def overwritten(self, where: np.ndarray | slice) -> None:
        """These granules were written with defined values."""
        if not self.begins_defined:
            self.written[where] = True
        if self._origins is not None:
            self._origins[where] = 0

    def hold(self, offsets: np.ndarray, found: UndefinedBytes) -> None:
        """The bytes at ``offsets`` were written with values of which this is undefined."""
        origins, bits = found
        shape = self.granules, self.granule_bytes
        if self._origins is None:
            self._origins = host_memory.zeros(shape, np.int32)
            Contents.version += 1
        # Partly undefined bytes come from bit fields and are rare: the array is made with the first
        # one.
        if self._defined is None and (bits[origins != 0] != _EVERY_BIT).any():
            self._defined = host_memory.zeros(shape, np.uint8)
        at = offsets[:, None] + np.arange(origins.shape[1])
        self._origins.reshape(-1)[at] = origins
        if self._defined is not None:
            self._defined.reshape(-1)[at] = ~bits

    # -- after a launch

    def held(self) -> tuple[np.ndarray, np.ndarray]:
        """``(offsets, origins)`` of the bytes that hold an undefined value."""
        if self._origins is None:
            return np.zeros(0, np.int64), np.zeros(0, np.int32)
        flat = self._origins.reshape(-1)
        offsets = np.flatnonzero(flat)
        return offsets, flat[offsets]

    def mark_written(self, known: np.ndarray, value: bool) -> None:
        """``known`` is a bool per byte: set it to ``value`` for the bytes that were written."""
        written, size = self.written.nonzero()[0], self.granule_bytes
        whole = len(known) // size
        known[: whole * size].reshape(whole, size)[written[written < whole]] = value
        if whole in written[-2:]:  # the end is shorter than a granule
            known[whole * size :] = value


def first_origin(origins: np.ndarray, axis: int = 1) -> np.ndarray:
    """Along an axis, the first that is not 0; 0 where all are."""
    at = np.argmax(origins != 0, axis=axis)
    return np.take_along_axis(origins, np.expand_dims(at, axis), axis).squeeze(axis)
