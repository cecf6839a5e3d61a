"""A copy as data: its two ends, its units, and its completion."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from harness.emulator.barriers.mbarriers import MBarrier
from harness.emulator.findings import Illegal
from harness.emulator.numerics.reductions import Combine
from harness.emulator.ordering.shadow import Shadow
from harness.tensormap import TensorMap


class IllegalCopy(Illegal):
    """Operands that the hardware faults on."""


@dataclass(frozen=True)
class Descriptor:
    """A tensor map, and where in global memory it was read, if it was."""

    map: TensorMap
    shadow: Shadow | None = None
    where: np.ndarray | None = None


@dataclass(frozen=True)
class Side:
    """An end of a copy: ``cells`` int64[n] are byte offsets of its units in ``data``. ``fence``:
    the kind of fence that orders it behind generic accesses; None where it is generic itself."""

    data: np.ndarray
    cells: np.ndarray
    where: np.ndarray  # granules
    shadow: Shadow
    fence: int | None

    @property
    def first_byte(self) -> int | None:
        """The offset of its lowest byte in ``data``; None where it has none."""
        return int(self.cells.min()) if len(self.cells) else None


@dataclass(frozen=True)
class Units:
    """The units that a copy moves, in the same order on both sides.

    ``nbytes`` counts toward an mbarrier. ``inside`` selects the units that exist on the global
    side; a load fills the others with ``fill``, repeated. ``convert`` is applied to the units that
    a load reads. ``of_tensor``, of a store, selects those of ``inside`` that are elements of the
    tensor: a store also writes beyond a row, to the end of a chunk of 16 bytes.
    """

    size: int
    inside: np.ndarray | None
    fill: bytes
    nbytes: int
    convert: Callable[[np.ndarray], np.ndarray] | None = None
    of_tensor: np.ndarray | None = None

    @property
    def dtype(self) -> np.dtype:
        return np.dtype(f"u{self.size}" if self.size <= 8 else f"V{self.size}")

    def filled(self, count: int) -> np.ndarray:
        return np.frombuffer(self.fill * -(-count * self.size // len(self.fill)), np.uint8)[
            : count * self.size
        ].view(self.dtype)


@dataclass(frozen=True)
class Reduction:
    """``combine(old, new)`` on elements of ``dtype``, in place of overwriting the target."""

    combine: Combine
    dtype: np.dtype


@dataclass(eq=False)
class Load:
    """Into shared memory, complete on an mbarrier."""

    source: Side
    target: Side
    units: Units
    barrier: MBarrier
    reduction: Reduction | None = None
    descriptor: Descriptor | None = None
    coordinates: tuple[int, ...] = ()  # a tensor copy's, innermost first


@dataclass(eq=False)
class Store:
    """Shared to global memory, complete with the issuing thread's bulk group."""

    source: Side
    target: Side
    units: Units
    site: int
    reduction: Reduction | None = None
    descriptor: Descriptor | None = None
    coordinates: tuple[int, ...] = ()  # a tensor copy's, innermost first
    moved: bool = False


class LoadIssued(NamedTuple):
    """Event: a thread of ``block`` issues a load."""

    load: Load
    block: int
    thread: int
    site: int


class StoresNotCommitted(NamedTuple):
    """Event: a thread waits for its bulk groups, and the stores at ``sites`` are not in a group
    that it waits for, only because a store was not committed when it was issued."""

    block: int
    thread: int
    sites: tuple[int, ...]


def described(copy: Load | Store) -> str:
    """Describe the moved bytes for a message: ``8 rows of 64 bytes``."""
    if copy.descriptor is None:
        return f"{copy.units.nbytes} bytes"
    row, *others = copy.descriptor.map.copied_dims
    rows, nbytes = math.prod(others), row * copy.descriptor.map.unit_bytes
    return f"{rows} row{'' if rows == 1 else 's'} of {nbytes} bytes"
