"""Owner of an address: PTX's variables of a state space, each with its bytes.

Padding between two variables, and bytes that round an allocation up, belong to none. An access, a
copy or a matrix is within a single variable: if it begins in an array and ends in the next, it has
left its own.
"""

from __future__ import annotations

import math
from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

import numpy as np

from harness.sanitizer.emulator.findings import Misplaced, Reason
from harness.sanitizer.isa.text.names import readable, shape_of


def element(name: str, shape: Sequence[int], element_bytes: int, offset: int) -> str:
    """The element ``offset`` bytes into a C-contiguous array; beyond it along its first axis."""
    rest, index = offset // element_bytes, []
    for extent in reversed(shape[1:]):
        rest, at = divmod(rest, max(extent, 1))
        index.append(at)
    shown = ", ".join(map(str, [rest, *reversed(index)]))
    return f"`{name}[{shown}]`"


class Outside(NamedTuple):
    """An element beyond an array, ``axis`` of which has ``length``; ``length`` 0: before it.
    Within a row of the array's end the last index may be too large instead of the first: that is
    ``other``."""

    element: str
    name: str
    axis: int
    length: int
    other: Outside | None = None


def outside(name: str, shape: Sequence[int], element_bytes: int, offset: int) -> Outside:
    """Return the element ``offset`` bytes after an array begins, which is beyond the array."""
    other, beyond = None, offset // element_bytes - math.prod(shape)
    if len(shape) > 1 and 0 <= beyond < shape[-1]:
        index = ", ".join(map(str, [*(extent - 1 for extent in shape[:-1]), shape[-1] + beyond]))
        other = Outside(f"`{name}[{index}]`", name, len(shape) - 1, shape[-1])
    return Outside(element(name, shape, element_bytes, offset), name, 0, shape[0], other)


DYNAMIC = "the dynamic shared memory"  # memory that is in no variable, or in several at once
_MOST_ELEMENTS = 64


class Extent(NamedTuple):
    """``name`` is a variable's, in the bytes from ``start`` up to ``end`` of its state space.
    ``is_dynamic``: the launch gives its size, and the kernel divides it."""

    name: str
    start: int
    end: int
    is_dynamic: bool = False

    @property
    def called(self) -> str:
        """Return its name in the source."""
        return readable(self.name)

    @property
    def shape(self) -> tuple[tuple[int, ...], int]:
        """Return the extents, in numpy order, and the bytes of an element; `(), 0` where they are
        not known."""
        shape, element_bytes = shape_of(self.name)
        if shape == (0,):  # the launch gives the size
            shape = ((self.end - self.start) // element_bytes,)
        fits = math.prod(shape) * element_bytes == self.end - self.start
        return (shape, element_bytes) if shape and fits else ((), 0)

    def __str__(self) -> str:
        size = self.end - self.start
        return f"{readable(self.name)} ({size} byte{'' if size == 1 else 's'} from {self.start:#x})"


class Extents:
    """The variables of a state space, in the order of their addresses."""

    def __init__(self, extents: Iterable[Extent]):
        known = list(extents)
        self._all = sorted((e for e in known if e.end > e.start), key=lambda e: e.start)
        # To name where an address is beyond all: an array whose size the launch has to say.
        self.empty = next((e.called for e in known if e.end == e.start and e.name != DYNAMIC), "")
        self._begins = [e.start for e in self._all]
        self._starts = np.array(self._begins or [-1], np.int64)
        self._ends = np.array([e.end for e in self._all] or [-1], np.int64)
        self._last: Extent | None = None  # most often the next access's, too

    def __iter__(self) -> Iterator[Extent]:
        return iter(self._all)

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(each.name for each in self._all)

    def extent_at(self, address: int) -> Extent | None:
        """The variable that the byte at ``address`` belongs to."""
        at = bisect_right(self._begins, address) - 1
        return self._all[at] if 0 <= at < len(self._all) and address < self._all[at].end else None

    def named(self, address: int) -> str:
        """``full + 8 bytes``: the variable that the byte at ``address`` belongs to, as its source
        calls it, and how far into it the byte is; "" where there is none."""
        owner = self.extent_at(address)
        if owner is None:
            return ""
        into = address - owner.start
        return readable(owner.name) + (f" + {into} bytes" if into else "")

    def element(self, address: int, size: int) -> str:
        """``full[2]``: the same of an array of ``size`` bytes an element, which a small variable is
        taken for."""
        owner = self.extent_at(address)
        if owner is None or owner.end - owner.start > _MOST_ELEMENTS * size:
            return self.named(address)
        index, rest = divmod(address - owner.start, size)
        if rest or (owner.end - owner.start) // size < 2:
            return self.named(address)
        return f"{readable(owner.name)}[{index}]"

    def outside(self, address: int, called: str = "") -> Outside | None:
        """The byte at ``address`` as an element of the array ``called`` so, or of the only array
        (mbarriers and other arrays with elements of 8 bytes excluded); None where the shape of that
        is not known, or the byte is in it."""
        if called:
            meant = [each for each in self._all if each.called == called]
        else:
            meant = [each for each in self._all if each.shape[1] != 8 and each.start < each.end]
        # With several arrays nobody can tell which was meant.
        if len(meant) != 1 or meant[0].start <= address < meant[0].end:
            return None
        (array,) = meant
        address -= address >> 63 << 64  # an address below 0 has wrapped around
        shape, element_bytes = array.shape
        if not shape:
            return None
        if address < array.start:
            before = -((address - array.start) // element_bytes)
            return Outside(f"`{array.called}[{-before}]`", array.called, 0, 0)
        return outside(array.called, shape, element_bytes, address - array.start)

    def holds(self, low: int, end: int) -> bool:
        """Return True if the bytes from ``low`` up to ``end`` belong to a single variable."""
        last = self._last
        if last is not None and last.start <= low and end <= last.end:
            return True
        self._last = self.extent_at(low)
        return self._last is not None and end <= self._last.end

    def astray(self, offsets: np.ndarray, size: int) -> np.ndarray | None:
        """Return a mask of the accesses of ``size`` bytes that are in no single variable; None if
        all are in one."""
        if self.holds(int(offsets.min()), int(offsets.max()) + size):
            return None
        at = np.searchsorted(self._starts, offsets, "right") - 1
        bad = (at < 0) | (offsets + size > self._ends[at])
        return bad if bad.any() else None

    def misplaced(self, low: int, end: int) -> Misplaced:
        """Return why the bytes from ``low`` up to ``end`` are in no single variable."""
        after = bisect_right(self._begins, low)
        before = self._all[after - 1] if after else None
        following = self._all[after] if after < len(self._all) else None
        if before is None or low >= before.end:
            gap = 0 if before is None else low - before.end
            where = {"before": before, "gap": gap, "after": following}
            return Misplaced(Reason.BELONGS_TO_NONE, {"address": low, **where})
        into = following if following is not None and following.start < end else None
        leaves = {"owner": before, "beyond": end - before.end, "into": into}
        return Misplaced(Reason.LEAVES_VARIABLE, {"address": low, **leaves})
