"""Which bytes of a memory are unwritten, or hold an undefined value. Undefined bytes may be loaded
and stored again: compilers load what they may not need. Where the undefined value came from goes
with it, as an *origin*:

- 0: defined
- ``site + 1``: a load, at that site, of bytes that nothing had written
- ``-1 - slot``: the register in that place of the register file, which nothing had assigned
- `REPORTED`: what was computed from an undefined value that was reported where it was used
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from harness.emulator import sparse
from harness.emulator.addresses import address_of

_MOST_NAMED = 64  # granules of which the variable is asked
REPORTED = int(np.iinfo(np.int32).min)


class Contents:
    """The memory of one region, ``granules`` of ``granule_bytes`` each.

    ``fresh``: the bytes that have no contents until they are written: True for all, False for none,
    or one bool a byte.
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
        self.written = sparse.zeros(granules, np.bool_) if written is None else written
        self.name_of: Callable[[int], str] | None = None  # of the variable that a byte belongs to
        self._origins: np.ndarray | None = None  # [granule, byte]; only once one is undefined

    @property
    def address(self) -> int:
        """Where the origins are in this process's memory; 0 where there are none."""
        return 0 if self._origins is None else address_of(self._origins)

    @property
    def all_defined(self) -> bool:
        """Whether it is known without a search that nothing is undefined here."""
        return self.begins_defined and self._origins is None

    def variables(self, where: np.ndarray) -> tuple[str, ...]:
        """The names of the variables that own these granules, as far as they are known."""
        if self.name_of is None:
            return ()
        first = np.unique(where)[:_MOST_NAMED] * self.granule_bytes
        return tuple(filter(None, dict.fromkeys(map(self.name_of, first.tolist()))))

    def suspects(self, where: np.ndarray) -> bool:
        """Whether something in these granules may be undefined."""
        if not self.begins_defined and not self.written[where].all():
            return True
        return self._origins is not None and bool(self._origins[where].any())

    def origins(self, offsets: np.ndarray, nbytes: int, site: int) -> np.ndarray | None:
        """The origin of each byte, int32[n, nbytes], of what is read at ``offsets`` by ``site``;
        None where all of it is defined."""
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
        return found if found.any() else None

    def holds_undefined(self, where: np.ndarray | slice) -> bool:
        """Whether an undefined value was stored in these granules."""
        return self._origins is not None and bool(self._origins[where].any())

    def overwritten(self, where: np.ndarray | slice) -> None:
        """These granules were written with defined values."""
        if not self.begins_defined:
            self.written[where] = True
        if self._origins is not None:
            self._origins[where] = 0

    def hold(self, offsets: np.ndarray, origins: np.ndarray) -> None:
        """The bytes at ``offsets`` were written with values of these origins, int32[n, nbytes]."""
        if self._origins is None:
            self._origins = sparse.zeros((self.granules, self.granule_bytes), np.int32)
            Contents.version += 1
        at = offsets[:, None] + np.arange(origins.shape[1])
        self._origins.reshape(-1)[at] = origins

    # -- after a launch

    def held(self) -> tuple[np.ndarray, np.ndarray]:
        """``(offsets, origins)`` of the bytes that hold an undefined value."""
        if self._origins is None:
            return np.zeros(0, np.int64), np.zeros(0, np.int32)
        flat = self._origins.reshape(-1)
        offsets = np.flatnonzero(flat)
        return offsets, flat[offsets]

    def mark_written(self, known: np.ndarray, value: bool) -> None:
        """``known`` says something of each byte, a bool each: it is ``value`` now of what was
        written."""
        written, size = self.written.nonzero()[0], self.granule_bytes
        whole = len(known) // size
        known[: whole * size].reshape(whole, size)[written[written < whole]] = value
        if whole in written[-2:]:  # the end is shorter than a granule
            known[whole * size :] = value


def first_origin(origins: np.ndarray, axis: int = 1) -> np.ndarray:
    """Along an axis, the first that is not 0; 0 where all are."""
    at = np.argmax(origins != 0, axis=axis)
    return np.take_along_axis(origins, np.expand_dims(at, axis), axis).squeeze(axis)
