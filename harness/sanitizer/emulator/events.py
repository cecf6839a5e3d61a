"""Events of a run, emitted by the parts of the state and received by listeners.

A part asks ``if Kind in events`` before it makes an event, so that an event without listeners costs
a lookup in a dict. Listeners are called when a thing happens, in order; they change nothing.

In all events blocks are numbers in the grid (see `harness.sanitizer.emulator.threads.Wave`),
threads are counted in their block, ``site`` is the place of an instruction in its kernel, and
addresses in shared memory are those that the block itself uses.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal, TypeVar

import numpy as np

from harness.sanitizer.emulator.findings import Finding
from harness.sanitizer.emulator.threads import Group
from harness.sanitizer.tensormap import TensorMap

Event = TypeVar("Event")


class Events:
    """Passes each event on to those who listen for its kind."""

    def __init__(self) -> None:
        self._listeners: dict[type, tuple[Callable[[Any], object], ...]] = {}

    def listen(self, kind: type[Event], hear: Callable[[Event], object]) -> None:
        self._listeners[kind] = (*self._listeners.get(kind, ()), hear)

    def end(self) -> None:
        """Drop all listeners. Listeners and emitters refer to each other, and a collector would
        free them late."""
        self._listeners.clear()

    def __contains__(self, kind: type) -> bool:
        """Return True if there is a listener for events of this kind."""
        return kind in self._listeners

    def emit(self, event: object) -> None:
        for hear in self._listeners.get(type(event), ()):
            hear(event)


class WaveEvents(Events):
    """The events of a wave. Those who listen here hear them before the launch's listeners do."""

    def __init__(self, launch: Events):
        super().__init__()
        self._launch = launch
        self.catch_up: Callable[[], object] | None = None
        """Emits the accesses that machine code has kept back: the launch's listeners are to hear
        of them before what comes after. Evidence is not about accesses, and does not wait."""

    def __contains__(self, kind: type) -> bool:
        return kind in self._listeners or kind in self._launch._listeners

    def emit(self, event: object) -> None:
        kind = type(event)
        for hear in self._listeners.get(kind, ()):
            hear(event)
        if kind in self._launch._listeners:
            if self.catch_up is not None:
                self.catch_up()
            self._launch.emit(event)


Change = Literal["init", "inval", "arrive", "expect", "complete_tx", "phase"]


@dataclass(frozen=True, slots=True)
class MBarrierChanged:
    """A change of an mbarrier, and the state of its phase after it.

    ``threads`` did it (none for the end of a phase and the bytes of a copy); ``nbytes`` were
    expected or delivered; ``phase`` counts the phases that are complete.
    """

    what: Change
    block: int
    address: int
    threads: tuple[int, ...]
    nbytes: int
    phase: int
    pending: int
    tx: int
    site: int | None


@dataclass(frozen=True, slots=True)
class CopyIssued:
    """A bulk or tensor copy was issued. ``copy`` is the same object in `CopyMoved`; the fields
    are those of `harness.sanitizer.emulator.trace.record.Copy`."""

    copy: object
    what: Literal["load", "store"]
    block: int
    thread: int
    site: int
    nbytes: int
    shared_address: int | None
    global_address: int | None
    coordinates: tuple[int, ...]
    barrier: int | None
    array: str = ""


@dataclass(frozen=True, slots=True)
class CopyMoved:
    """The bytes of a copy are where they belong. ``while_others_run``: other threads could still go
    on, but one of them may poll for this copy, and the wait was long."""

    copy: object
    while_others_run: bool = False


@dataclass(frozen=True, slots=True)
class BoxCopied:
    """A tensor load, or a store. ``tensor_map`` is the map, ``coordinates`` are as in `CopyIssued`;
    ``inside``: whether any element of the box is in the tensor; else only the fill value is
    loaded, and nothing is stored. ``name`` is the array's name for a box outside."""

    site: int
    tensor_map: TensorMap
    coordinates: tuple[int, ...]
    inside: bool
    name: str = ""
    stores: bool = False


@dataclass(frozen=True, slots=True)
class GroupCommitted:
    """A thread commits its open bulk stores, as its group number ``group``."""

    block: int
    thread: int
    group: int


@dataclass(frozen=True, slots=True)
class GroupsAwaited:
    """A thread waits until at most ``pending`` of its bulk groups are incomplete."""

    block: int
    thread: int
    pending: int
    reads_only: bool


@dataclass(frozen=True, slots=True)
class BlockBarrierReached:
    """Threads arrive at a barrier of their block, and wait there unless they only arrive."""

    block: int
    number: int
    threads: tuple[int, ...]
    site: int
    waits: bool


@dataclass(frozen=True, slots=True)
class BlockBarrierCompleted:
    block: int
    number: int


@dataclass(frozen=True, slots=True)
class ThreadsLeft:
    """Threads of a block exit."""

    block: int
    threads: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ProductIssued:
    """A wgmma of a warpgroup's group ``group``, counted from 1."""

    block: int
    warpgroup: int
    group: int
    site: int


@dataclass(frozen=True, slots=True)
class ProductRead:
    """A wgmma was computed. ``group`` as in `ProductIssued`; ``replaces``: it did not add to its
    accumulators, the registers in these slots, whose bits were ``before`` and are ``after``. Of
    each matrix in shared memory: "A" or "B", whether it is K-major, its descriptor, and of its
    chunks of 16 bytes the places in shared memory laid end to end, int64[m, n], and the bytes,
    uint8[m, n, 16]."""

    block: int
    warpgroup: int
    group: int
    site: int
    replaces: bool
    accumulators: tuple[int, ...]
    before: bytes
    after: bytes
    matrices: tuple[tuple[Literal["A", "B"], bool, int, np.ndarray, np.ndarray], ...]


@dataclass(frozen=True, slots=True)
class ProductsAwaited:
    """A warpgroup has waited for its groups up to ``group``."""

    block: int
    warpgroup: int
    group: int


@dataclass(frozen=True, slots=True)
class FindingFound:
    """A finding that was not known before."""

    finding: Finding


@dataclass(frozen=True, slots=True)
class SharedAccessed:
    """Threads go through the banks of their blocks' shared memory together. ``begins``: where
    the ``size_bytes`` of each begin, int64, in shared memory laid end to end."""

    site: int
    group: Group
    begins: np.ndarray
    size_bytes: int


class GlobalAccessed(SharedAccessed):
    """Threads read or write global memory together. ``begins`` are addresses."""

    __slots__ = ()
