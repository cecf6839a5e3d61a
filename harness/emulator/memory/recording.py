"""Records of accesses: for the race rules, by granule, and for those who listen, as events."""

from __future__ import annotations

from typing import Literal

import numpy as np

from harness.emulator.events import GlobalAccessed, SharedAccessed, WaveEvents
from harness.emulator.findings import Finding, HazardKind, Subject, one_thread
from harness.emulator.memory.regions import Cells, Part, Pattern, Regions, taken
from harness.emulator.ordering.races import Accessors, Races
from harness.emulator.ordering.shadow import Shadow
from harness.emulator.threads import Group

_ALL, _NONE = np.True_, np.False_


class AccessRecorder:
    """Hands the accesses of a wave to the race rules, granule by granule, and emits events."""

    def __init__(self, regions: Regions, races: Races, events: WaveEvents):
        self._regions, self._races, self._events = regions, races, events

    # -- the race rules

    def record(
        self,
        what: Literal["read", "write"],
        group: Group,
        cells: Cells,
        size: int,
        site: int,
        strong: bool,
        same: np.ndarray | np.bool = _ALL,
        unchanged: np.ndarray | np.bool = _NONE,
    ) -> None:
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
        actors = Accessors(blocks, threads, self._regions.wave.first)
        if shadow.watched is not None:
            note = shadow.watched.is_read if what == "read" else shadow.watched.is_written
            note(where, site)
        if what == "read":
            self._races.generic_read(shadow, where, actors, site, strong)
        else:
            self._races.generic_write(shadow, where, actors, site, strong, same, unchanged)

    # -- events

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

    def together_in_order(
        self,
        group: Group,
        shadow: Shadow,
        pattern: Pattern,
        first: int,
        addresses: np.ndarray,
        site: int,
    ) -> None:
        """The same of a whole group, whose places have a pattern from ``first`` on."""
        if shadow is not self._regions.shared_shadow:
            if GlobalAccessed in self._events:
                places = addresses.astype(np.int64)
                self._events.emit(GlobalAccessed(site, group, places, pattern.size))
        elif SharedAccessed in self._events:
            offsets = pattern.offsets(first)
            self._events.emit(SharedAccessed(site, group, offsets, pattern.size))

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
                self._regions.findings.add(
                    Finding(
                        HazardKind.CLUSTER_EXIT,
                        site,
                        actors=one_thread(int(block) + first, int(early.threads[0])),
                        subject=Subject.BEGINNING,
                        indirect=True,
                    )
                )
        if gone.any():
            late = group.where(gone)
            actors = one_thread(int(late.blocks[0]) + first, int(late.threads[0]))
            self._regions.findings.add(Finding(HazardKind.CLUSTER_EXIT, site, actors=actors))
