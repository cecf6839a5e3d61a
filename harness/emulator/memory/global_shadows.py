"""Shadow of each global allocation: its recorded accesses, which outlive a wave."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from harness.emulator import host_memory
from harness.emulator.findings import FindingLog, Use
from harness.emulator.memory.windows import Allocation, GlobalMemory
from harness.emulator.ordering.shadow import Shadow
from harness.emulator.ordering.strong import Locations
from harness.emulator.ordering.undefined_registers import report_undefined
from harness.emulator.provenance import Watched
from harness.isa.text.names import readable
from harness.launches import Watch


class GlobalShadows:
    """The shadows of global allocations; they last for all waves of a launch."""

    def __init__(
        self, memory: GlobalMemory, granule_bytes: int, watches: Mapping[int, Watch] | None = None
    ):
        """``watches``: by address, the allocations that are watched."""
        self.memory = memory
        self.granule_bytes = granule_bytes
        self._watches = watches or {}
        self._shadows: dict[int, Shadow] = {}
        self.released: Locations = {}
        self.serial = 1  # of accesses, in machine code

    def touched(self) -> list[Allocation]:
        """Those of which a byte was accessed."""
        return [one for one in self.memory.allocations() if one.address in self._shadows]

    def of(self, allocation: Allocation) -> Shadow:
        shadow = self._shadows.get(allocation.address)
        if shadow is None:
            shadow = Shadow(len(allocation.padded), self.granule_bytes, _fresh(allocation))
            shadow.contents.name_of = lambda at: readable(allocation.name)
            # 0 is shared memory.
            shadow.contents.region = 1 + list(self.memory.allocations()).index(allocation)
            self._shadows[allocation.address] = shadow
            watch = self._watches.get(allocation.address)
            if watch is not None:
                shadow.watched = Watched(watch, len(allocation.padded), self.granule_bytes)
        return shadow

    def watched(self) -> dict[int, Watched]:
        """Return the records of the watched allocations that were used, by address."""
        found = {address: shadow.watched for address, shadow in self._shadows.items()}
        return {address: seen for address, seen in found.items() if seen is not None}

    def settle(self, findings: FindingLog) -> None:
        """The launch has ended: each allocation learns which of its bytes are still unwritten or
        undefined; the latter is a hazard where somebody may look at it."""
        for address, shadow in self._shadows.items():
            allocation = self.memory.find(address)
            # Freed since, perhaps with another one in its place.
            if allocation is None or allocation.address != address:
                continue
            contents, nbytes = shadow.contents, len(allocation.bytes)
            if not contents.begins_defined:
                if allocation.written is False:
                    allocation.written = host_memory.zeros(nbytes, np.bool_)
                if allocation.written is not True:
                    contents.mark_written(allocation.written, True)
                if allocation.undefined is not None:
                    contents.mark_written(allocation.undefined, False)
            offsets, origins = contents.held()
            if not len(offsets):
                continue
            if allocation.undefined is None:
                allocation.undefined = np.zeros(nbytes, np.bool_)
            allocation.undefined[offsets[offsets < nbytes]] = True
            if allocation.observed:
                _report_held(findings, shadow, offsets, origins)


def _fresh(allocation: Allocation) -> bool | np.ndarray:
    """Its bytes that have no contents, as `Contents` takes them."""
    written, undefined = allocation.written, allocation.undefined
    if isinstance(written, bool) and (undefined is None or not written):
        return not written
    fresh = np.zeros(len(allocation.padded), np.bool_)
    known = fresh[: len(allocation.bytes)]
    known[:] = np.logical_not(written)
    if undefined is not None:
        known |= undefined
    return fresh


def _report_held(
    findings: FindingLog, shadow: Shadow, offsets: np.ndarray, origins: np.ndarray
) -> None:
    last, where = shadow.write, offsets // shadow.granule_bytes
    for origin in np.unique(origins).tolist():
        mine = where[origins == origin]
        for site in np.unique(last.site[mine]).tolist():
            if site == origin - 1:  # a discard: no value that anybody made
                continue
            stores = mine[last.site[mine] == site][: 8 * shadow.granule_bytes]
            pairs = np.unique(np.stack([last.block[stores], last.column[stores]]), axis=1)
            report_undefined(findings, origin, site, pairs.T, Use.RESULT)
