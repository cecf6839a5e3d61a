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

from harness.isa.text.names import readable, shape_of


def element(name: str, shape: Sequence[int], element_bytes: int, offset: int) -> str:
    """The element ``offset`` bytes into a C-contiguous array; beyond it along its first axis."""
    rest, index = offset // element_bytes, []
    for extent in reversed(shape[1:]):
        rest, at = divmod(rest, max(extent, 1))
        index.append(at)
    shown = ", ".join(map(str, [rest, *reversed(index)]))
    return f"`{name}[{shown}]`"


def outside(name: str, shape: Sequence[int], element_bytes: int, offset: int) -> str:
    """````out[63, 0]` is outside: axis 0 of `out` has 63``, of an element beyond the array. Within
    a row of its end the last index may be too large instead of the first: both are named."""
    text = f"{element(name, shape, element_bytes, offset)} is outside: axis 0 of `{name}` has "
    text += str(shape[0])
    beyond = offset // element_bytes - math.prod(shape)
    if len(shape) < 2 or not 0 <= beyond < shape[-1]:
        return text
    index = ", ".join(map(str, [*(extent - 1 for extent in shape[:-1]), shape[-1] + beyond]))
    last = f"axis {len(shape) - 1} has {shape[-1]}"
    return f"{text} (and the same place is `{name}[{index}]`, where {last})"


DYNAMIC = "the dynamic shared memory"  # what is in no variable, or in several at once
_MOST_ELEMENTS = 64


class Extent(NamedTuple):
    """``name`` is a variable's, in the bytes from ``start`` up to ``end`` of its state space."""

    name: str
    start: int
    end: int

    @property
    def called(self) -> str:
        """Return its name in the source."""
        return readable(self.name)

    @property
    def shape(self) -> tuple[tuple[int, ...], int]:
        """Its extents, numpy order, and the bytes of an element; `(), 0` where they are not
        known."""
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
        # To add where an address is beyond all: an array whose size the launch has to say.
        empty = next((e.called for e in known if e.end == e.start and e.name != DYNAMIC), "")
        self.lacking = (
            f"; the launch gives 0 bytes to `{empty}` (its shared bytes)" if empty else ""
        )
        self._begins = [e.start for e in self._all]
        self._starts = np.array(self._begins or [-1], np.int64)
        self._ends = np.array([e.end for e in self._all] or [-1], np.int64)
        self._last: Extent | None = None  # of the last access: most often the next one's too

    def __iter__(self) -> Iterator[Extent]:
        return iter(self._all)

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(each.name for each in self._all)

    def of(self, address: int) -> Extent | None:
        """The variable that the byte at ``address`` belongs to."""
        at = bisect_right(self._begins, address) - 1
        return self._all[at] if 0 <= at < len(self._all) and address < self._all[at].end else None

    def named(self, address: int) -> str:
        """``full + 8 bytes``: the variable that the byte at ``address`` belongs to, as its source
        calls it, and how far into it the byte is; "" where there is none."""
        owner = self.of(address)
        if owner is None:
            return ""
        into = address - owner.start
        return readable(owner.name) + (f" + {into} bytes" if into else "")

    def element(self, address: int, size: int) -> str:
        """``full[2]``: the same of an array of ``size`` bytes an element, which a small variable is
        taken for."""
        owner = self.of(address)
        if owner is None or owner.end - owner.start > _MOST_ELEMENTS * size:
            return self.named(address)
        index, rest = divmod(address - owner.start, size)
        if rest or (owner.end - owner.start) // size < 2:
            return self.named(address)
        return f"{readable(owner.name)}[{index}]"

    def outside(self, address: int, called: str = "") -> str:
        """````tile[8, 0]` is outside: axis 0 of `tile` has 8``: the byte at ``address`` as an
        element of the array ``called`` so, or of the only array (mbarriers and other arrays with
        elements of 8 bytes excluded); "" where the shape of that is not known, or the byte is in
        it."""
        if called:
            meant = [each for each in self._all if each.called == called]
        else:
            meant = [each for each in self._all if each.shape[1] != 8 and each.start < each.end]
        # With several arrays nobody can tell which was meant.
        if len(meant) != 1 or meant[0].start <= address < meant[0].end:
            return ""
        (array,) = meant
        shape, element_bytes = array.shape
        if not shape:
            return ""
        if address < array.start:
            before = -((address - array.start) // element_bytes)
            return f"`{array.called}[{-before}]` is before the array begins"
        return outside(array.called, shape, element_bytes, address - array.start)

    def holds(self, low: int, end: int) -> bool:
        """Return True if the bytes from ``low`` up to ``end`` belong to a single variable."""
        last = self._last
        if last is not None and last.start <= low and end <= last.end:
            return True
        self._last = self.of(low)
        return self._last is not None and end <= self._last.end

    def astray(self, offsets: np.ndarray, size: int) -> np.ndarray | None:
        """Return a mask of the accesses of ``size`` bytes that are in no single variable; None if
        all are in one."""
        if self.holds(int(offsets.min()), int(offsets.max()) + size):
            return None
        at = np.searchsorted(self._starts, offsets, "right") - 1
        bad = (at < 0) | (offsets + size > self._ends[at])
        return bad if bad.any() else None

    def describe(self, what: str, low: int, end: int) -> str:
        """Explain why ``what``, the bytes from ``low`` up to ``end``, is in no single variable."""
        owner = self.of(low)
        if owner is None:
            return f"{what} at {low:#x} belong to no variable; {self._around(low)}"
        after = self._all.index(owner) + 1
        overrun = after < len(self._all) and self._all[after].start < end
        beyond = f"into {self._all[after]}" if overrun else "into bytes of no variable"
        return f"{what} from {low:#x} leave {owner} by {end - owner.end} bytes, {beyond}"

    def _around(self, address: int) -> str:
        if not self._all:
            return "the kernel has none there"
        at = bisect_right(self._begins, address) - 1
        if at < 0:
            return f"the first one is {self._all[0]}"
        before = self._all[at]
        after = f", and {self._all[at + 1]} comes next" if at + 1 < len(self._all) else ""
        return f"{before} ends {address - before.end} bytes before{after}"
