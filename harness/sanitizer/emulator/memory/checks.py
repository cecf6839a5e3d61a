"""Checks of accesses: whether their bytes are defined; records for race rules and for listeners.

Undefined bytes are a hazard at the read, or, if the reader takes them on in registers, at the
instruction where they come to matter.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Literal

import numpy as np

from harness.sanitizer.emulator.events import GlobalAccessed, SharedAccessed, WaveEvents
from harness.sanitizer.emulator.findings import (
    HazardKind,
    Subject,
    Use,
    one_thread,
    places_in,
)
from harness.sanitizer.emulator.memory.regions import Cells, Part, Regions, taken
from harness.sanitizer.emulator.ordering.races import Accesses, Accessors, Races
from harness.sanitizer.emulator.ordering.shadow import GENERIC
from harness.sanitizer.emulator.ordering.undefined import (
    Contents,
    UndefinedBytes,
    UndefinedRegisters,
    first_origin,
    report_undefined,
)
from harness.sanitizer.emulator.threads import Group

OnUndefined = Callable[[Group, UndefinedBytes], None]
"""Takes on what a load by these threads found undefined."""


class UndefinedReads:
    """Checks the reads of a wave, in all of its regions."""

    def __init__(self, regions: Regions, registers: UndefinedRegisters):
        self._regions, self._registers = regions, registers

    @cached_property
    def _local_contents(self) -> Contents:
        granule = self._regions.local_granule_bytes
        return Contents(len(self._regions.local) // granule, granule, fresh=True)

    def contents_of(self, cells: Cells) -> Contents | None:
        """None for parameters and constants."""
        data, _, shadow = cells
        if shadow is not None:
            return shadow.contents
        return self._local_contents if data is self._regions.local else None

    def local_is_written(self, offsets: np.ndarray, size: int) -> None:
        contents = self._local_contents
        where = offsets // contents.granule_bytes
        for at in range(-(-size // contents.granule_bytes)):
            contents.overwritten(where + at)

    def check(
        self,
        contents: Contents,
        group: Group,
        offsets: np.ndarray,
        size: int,
        site: int,
        undefined: OnUndefined | None,
    ) -> None:
        where = offsets // contents.granule_bytes
        # Check granules first, which is quick: bytes are looked at only if something is suspect.
        for at in range(-(-size // contents.granule_bytes)):
            if contents.suspects(where + at):
                break
        else:
            return
        unwritten = contents.undefined(offsets, size, site)
        if unwritten is None:
            return
        origins = first_origin(unwritten.origins)
        self._name_read(site, contents, where[origins != 0])
        # A load takes undefined bits on into its registers, where a use may come or not. An atomic
        # uses them now.
        if undefined is not None:
            undefined(group, unwritten)
        else:
            self._registers.report(site, group.index, origins, Use.OPERAND)

    def check_copied(
        self, contents: Contents, offsets: np.ndarray, size: int, accessors: Accessors
    ) -> np.ndarray | None:
        """Check the bytes that TMA, or the Tensor Cores, reads for a thread: ``size``
        bytes at each of ``offsets``. Undefined bytes are a hazard. Returns a mask of the offsets
        with undefined bytes, bool[n]; None if there are none."""
        site = accessors.site
        undefined = contents.undefined(offsets, size, site)
        if undefined is None:
            return None
        origins = undefined.origins
        bad = np.asarray(origins.any(axis=1))
        self._name_read(site, contents, offsets[bad] // contents.granule_bytes)
        by = one_thread(int(accessors.grid_block), int(accessors.thread))
        for origin in np.unique(origins[origins != 0]).tolist():
            report_undefined(self._regions.findings, origin, site, by, Use.OPERAND)
        return bad

    def _name_read(self, site: int, contents: Contents, granules: np.ndarray) -> None:
        places = places_in(contents.region, granules)
        self._regions.findings.name_read(site, contents.variables(granules), places)


_ALL, _NONE = np.True_, np.False_


class AccessRecorder:
    """Hands the accesses of a wave to the race rules, granule by granule, and emits events."""

    def __init__(self, regions: Regions, races: Races, events: WaveEvents):
        self._regions, self._races, self._events = regions, races, events

    def record(
        self,
        what: Literal["read", "write"],
        group: Group,
        cells: Cells,
        size: int,
        site: int,
        kind: int = GENERIC,
        same: np.ndarray | np.bool = _ALL,
        unchanged: np.ndarray | np.bool = _NONE,
        is_remembered: bool = True,
        observes: bool = False,
    ) -> None:
        """``is_remembered`` is of reads, as `Races.generic_read` takes it; ``observes`` of writes,
        as `Races.generic_write` does."""
        _, offsets, shadow = cells
        if shadow is None:
            return
        if shadow is self._regions.shared_shadow and self._regions.wave.cluster_size > 1:
            self._check_owner_is_there(group, offsets // self._regions.shared_bytes, site)
        granule = shadow.granule_bytes
        where, blocks, threads = offsets // granule, group.blocks, group.threads
        width = size // granule
        if width > 1:
            where = (where[:, None] + np.arange(width)).ravel()
            blocks, threads = np.repeat(blocks, width), np.repeat(threads, width)
            if np.ndim(same):
                same, unchanged = np.repeat(same, width), np.repeat(unchanged, width)
        actors = Accessors(blocks, threads, self._regions.wave.first, site)
        accesses = Accesses(shadow, where, actors)
        if shadow.watched is not None:
            note = shadow.watched.is_read if what == "read" else shadow.watched.is_written
            note(where, site)
        if what == "read":
            self._races.generic_read(accesses, kind, is_remembered)
        else:
            self._races.generic_write(accesses, kind, same, unchanged, observes)

    def together(
        self, group: Group, part: Part, addresses: np.ndarray, cells: Cells, size: int, site: int
    ) -> None:
        """The threads of ``group``, which is ``part`` of those with ``addresses``, go together."""
        _, offsets, shadow = cells
        if shadow is self._regions.shared_shadow:
            self._through_banks(group, offsets, size, site)
        elif shadow is not None and GlobalAccessed in self._events:
            mine = np.asarray(taken(addresses, part)).astype(np.int64)
            mine = np.broadcast_to(mine, offsets.shape)
            self._events.emit(GlobalAccessed(site, group, mine, size))

    def _through_banks(self, group: Group, offsets: np.ndarray, size: int, site: int) -> None:
        if SharedAccessed not in self._events:
            return
        if self._regions.wave.cluster_size > 1:
            # A peer's shared memory is reached over the network between multiprocessors, and not
            # through the banks of this block.
            own = offsets // self._regions.shared_bytes == group.blocks
            if not own.all():
                group, offsets = group.where(own), offsets[own]
        if len(offsets):
            self._events.emit(SharedAccessed(site, group, offsets, size))

    def _check_owner_is_there(self, group: Group, owners: np.ndarray, site: int) -> None:
        """A block's shared memory is its own from when it begins, as far as the accessing thread
        knows, to when it exits: it is another's before, and soon after."""
        foreign = owners != group.blocks
        if not foreign.any():
            return
        gone = foreign & ~self._regions.wave.block_lives(owners)
        clocks, first = self._races.clocks, self._regions.wave.first
        for block, owner in np.unique(np.stack([group.blocks, owners])[:, foreign], axis=1).T:
            at = np.flatnonzero((group.blocks == block) & (owners == owner))
            runs = clocks.know_runs(int(block), group.threads[at], int(owner) + first)
            if not runs.all():
                early = group.where(at[~runs])
                self._regions.findings.report(
                    HazardKind.CLUSTER_EXIT,
                    site,
                    actors=one_thread(int(block) + first, int(early.threads[0])),
                    subject=Subject.BEGINNING,
                    indirect=True,
                )
        if gone.any():
            late = group.where(gone)
            actors = one_thread(int(late.blocks[0]) + first, int(late.threads[0]))
            self._regions.findings.report(HazardKind.CLUSTER_EXIT, site, actors=actors)
