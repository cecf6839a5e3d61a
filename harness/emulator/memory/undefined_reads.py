"""Reads of bytes that nothing defined: a hazard at the read, or, if the reader takes them on in
registers, at the instruction where they come to matter.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property

import numpy as np

from harness.emulator.findings import Use, one_thread, places_in
from harness.emulator.memory.regions import Cells, Regions
from harness.emulator.ordering.races import Accessors
from harness.emulator.ordering.undefined import (
    Contents,
    UndefinedBytes,
    UndefinedRegisters,
    first_origin,
    report_undefined,
)
from harness.emulator.threads import Group

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
        # By granule first, which is quick: bytes are looked at only if something is suspect.
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
        self, contents: Contents, offsets: np.ndarray, size: int, accessors: Accessors, site: int
    ) -> np.ndarray | None:
        """Check the bytes that the copy engine, or the matrix unit, reads for a thread: ``size``
        bytes at each of ``offsets``. Undefined bytes are a hazard. Returns a mask of the offsets
        with undefined bytes, bool[n]; None if there are none."""
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
