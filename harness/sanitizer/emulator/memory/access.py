"""Loads and stores of a group of threads: each is resolved, checked, recorded and done.

`regions` finds the bytes, and `checks` looks whether they are defined and hands the access to the
race rules and to listeners. Most accesses need none of the detail: those in order take a quick way
through both.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Literal

import numpy as np

from harness.sanitizer.emulator.events import WaveEvents
from harness.sanitizer.emulator.findings import FindingLog
from harness.sanitizer.emulator.memory.checks import AccessRecorder, OnUndefined, UndefinedReads
from harness.sanitizer.emulator.memory.global_memory import GlobalShadows
from harness.sanitizer.emulator.memory.regions import Cells, Part, Regions, Spaces, taken
from harness.sanitizer.emulator.ordering.races import Accesses, Accessors, Races
from harness.sanitizer.emulator.ordering.shadow import GENERIC, IS_ATOMIC, Shadow, strong_kind
from harness.sanitizer.emulator.ordering.strong import RELAXED, Strong, StrongOrder
from harness.sanitizer.emulator.ordering.undefined import UndefinedBytes, UndefinedRegisters
from harness.sanitizer.emulator.threads import Group, Wave

Order = np.ndarray | None
"""The threads of a group, by number, in the order in which their atomics take effect; None: their
own."""


class Access(Regions):
    """The memory of a wave, with its loads and stores.

    ``addresses`` are per thread; values are lists, an array per vector element. ``banked``: the
    threads go together, through the banks of shared memory or by sectors.
    """

    def __init__(
        self,
        wave: Wave,
        races: Races,
        global_shadows: GlobalShadows,
        spaces: Spaces,
        findings: FindingLog,
        events: WaveEvents,
        undefined: UndefinedRegisters,
    ):
        super().__init__(wave, global_shadows, spaces, findings)
        self.races, self.events = races, events
        self.order = StrongOrder(races.clocks, global_shadows.released)
        self.undefined_reads = UndefinedReads(self, undefined)
        self._recorder = AccessRecorder(self, races, events)

    def end(self) -> None:
        """The wave has ended: drop the parts that refer back to this object, so that its
        memory is freed at once and not when a collector comes by."""
        del self.undefined_reads, self._recorder

    def load(
        self,
        space: str,
        group: Group,
        addresses: np.ndarray | np.generic,
        dtype: np.dtype,
        count: int,
        site: int,
        strong: Strong | None = None,
        banked: bool = False,
        undefined: OnUndefined | None = None,
    ) -> list[np.ndarray]:
        """``undefined`` receives the undefined bytes; without it, to read such bytes is a
        hazard."""
        size = dtype.itemsize
        if not isinstance(addresses, np.ndarray) or not addresses.ndim:
            addresses = np.full(group.count, addresses)
        result = [np.empty(group.count, dtype) for _ in range(count)]
        for part, users, cells in self.resolve(space, group, addresses, size * count, site):
            kind = GENERIC if strong is None else strong_kind(strong.scope, size)
            self._recorder.record("read", users, cells, size * count, site, kind)
            contents = self.undefined_reads.contents_of(cells)
            if contents is not None and not contents.all_defined:
                self.undefined_reads.check(contents, users, cells[1], size * count, site, undefined)
            if banked:
                self._recorder.together(users, part, addresses, cells, size * count, site)
            if strong is not None and cells[2] is not None:
                for i in range(count):
                    self.order.read(cells[2], cells[1] + i * size, size, users, strong)
            data, start = _seen_by_threads(cells).view(dtype), cells[1] // size
            for i in range(count):
                _put(result[i], part, data[start + i])
        return result

    def check_constant(self, group: Group, addresses: np.ndarray, nbytes: int, site: int) -> None:
        """Report reads of global memory that this launch has written."""
        for _, users, (_, offsets, shadow) in self.resolve(
            "global", group, addresses, nbytes, site
        ):
            if shadow is not None:
                rows = shadow.rows(offsets, nbytes)
                actors = (
                    np.repeat(users.blocks, rows.shape[1]),
                    np.repeat(users.threads, rows.shape[1]),
                )
                accessors = Accessors(*actors, self.wave.first, site)
                self.races.constant_read(Accesses(shadow, rows.ravel(), accessors))

    def store(
        self,
        space: str,
        group: Group,
        addresses: np.ndarray | np.generic,
        values: Sequence[Any],
        dtype: np.dtype,
        site: int,
        strong: Strong | None = None,
        banked: bool = False,
        undefined: UndefinedBytes | None = None,
    ) -> None:
        """``undefined``: the undefined bits of the stored bytes."""
        size, count = dtype.itemsize, len(values)
        if not isinstance(addresses, np.ndarray) or not addresses.ndim:
            addresses = np.full(group.count, addresses)
        for part, users, cells in self.resolve(space, group, addresses, size * count, site):
            self.refuse_read_only(group, part, cells[0])
            data, start = cells[0].view(dtype), cells[1] // size
            mine = [taken(value, part) for value in values]
            # Before the write: a thread that writes the value that is there already races in form
            # only.
            unchanged = _holds(data, start, mine)
            for i in range(count):
                data[start + i] = mine[i]
            # After it: a thread whose value is not there met another one in this step, which wrote
            # another.
            same = _holds(data, start, mine)
            kind = GENERIC if strong is None else strong_kind(strong.scope, size)
            self._recorder.record("write", users, cells, size * count, site, kind, same, unchanged)
            # After the write was recorded, which marks its bytes as defined.
            contents = self.undefined_reads.contents_of(cells)
            if contents is not None:
                if cells[2] is None:
                    self.undefined_reads.local_is_written(cells[1], size * count)
                if undefined is not None:
                    mine_of = slice(None) if part is None else part
                    contents.hold(cells[1], UndefinedBytes(*(each[mine_of] for each in undefined)))
            if banked:
                self._recorder.together(users, part, addresses, cells, size * count, site)
            if strong is not None and cells[2] is not None:
                for i in range(count):
                    self.order.write(cells[2], cells[1] + i * size, size, users, strong)

    def begin_shared_write(
        self, group: Group, addresses: np.ndarray, values: np.ndarray, site: int
    ) -> tuple[np.ndarray, np.ndarray, Shadow]:
        """A write of ``values``, uint8[threads, n], to shared memory that happens later, checked
        now: ``(bytes, offsets, shadow)``, an offset a thread."""
        size = values.shape[1]
        ((_, users, cells),) = self.resolve("shared", group, addresses, size, site)
        # Backwards, as np.unique gives the first of equal places, and the value of the last thread
        # stays.
        offsets: np.ndarray = cells[1][::-1]
        same: np.ndarray | np.bool = np.True_
        places, latest, of_place = np.unique(offsets, return_index=True, return_inverse=True)
        if len(places) < len(offsets):  # threads meet
            stays = values[::-1][latest][of_place][::-1]
            same = (values == stays).all(axis=1)
        self._recorder.record("write", users, cells, size, site, GENERIC, same)
        return cells[0], cells[1], self.shared_shadow

    def modify(
        self,
        space: str,
        group: Group,
        addresses: np.ndarray,
        dtype: np.dtype,
        site: int,
        apply: Callable[[Part, np.ndarray, np.ndarray, Order], np.ndarray],
        strong: Strong = RELAXED,
        banked: bool = False,
        undefined: OnUndefined | None = None,
        gives: bool = True,
    ) -> None:
        """Atomics: ``apply(part, data, index, order)`` changes ``data``, of ``dtype``, in the order
        that the schedule gives the threads, and returns a mask of the threads that write, as a
        compare-and-swap that fails does not. They are recorded as strong accesses. ``undefined`` is
        as in `load`; ``gives``: the old value is read."""
        size = dtype.itemsize
        for part, users, cells in self.resolve(space, group, addresses, size, site):
            self.refuse_read_only(group, part, cells[0])
            # A strong read and a strong write: atomics do not race with one another, only with weak
            # accesses. The write stands for both.
            kind = strong_kind(strong.scope, size) | IS_ATOMIC
            self._recorder.record("read", users, cells, size, site, kind, is_remembered=False)
            contents = self.undefined_reads.contents_of(cells)
            if contents is not None and not contents.all_defined:
                self.undefined_reads.check(contents, users, cells[1], size, site, undefined)
            order = self.wave.state.scheduler.order(users.count)
            wrote = apply(part, cells[0].view(dtype), cells[1] // size, order)
            for writes, threads in ((True, wrote), (False, ~wrote)):
                if threads.any():
                    what: Literal["read", "write"] = "write" if writes else "read"
                    those, turns = users.where(threads), threads
                    if order is not None:  # the last one's record stays
                        turns = order[threads[order]]
                        those = Group(users.wave, users.index[turns])
                    at = cells[0], cells[1][turns], cells[2]
                    self._recorder.record(what, those, at, size, site, kind, observes=gives)
            if banked:
                self._recorder.together(users, part, addresses, cells, size, site)
            if cells[2] is not None:
                self.order.modify(cells[2], cells[1], size, users, strong, wrote, gives, order)


def _seen_by_threads(cells: Cells) -> np.ndarray:
    """Return the bytes of a region, or those that an intervention shows instead."""
    data, _, shadow = cells
    watched = None if shadow is None else shadow.watched
    return data if watched is None or watched.threads_see is None else watched.threads_see


def _put(target: np.ndarray, part: Part, values: np.ndarray) -> None:
    if part is None:
        target[:] = values
    else:
        target[part] = values


def _holds(data: np.ndarray, start: np.ndarray, values: Sequence[object]) -> np.ndarray:
    """Return a mask of the places where ``data`` holds these vectors, element by element; bits, so
    that a NaN equals itself."""
    held = data[start + np.arange(len(values))[:, None]]
    wanted = np.empty_like(held)
    for row, value in zip(wanted, values, strict=True):
        row[:] = value
    same: np.ndarray = np.logical_and.reduce(_bits(held) == _bits(wanted), axis=0)
    return same


def _bits(values: Any) -> np.ndarray:
    values = np.asarray(values)
    return values.view(f"u{values.dtype.itemsize}") if values.dtype.kind in "fV" else values
