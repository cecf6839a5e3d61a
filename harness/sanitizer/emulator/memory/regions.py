"""Addresses to bytes: the memory of a wave, and where in it an access begins.

An address is resolved to a region (shared memory of the thread's block, local memory of the thread,
parameters, constants, a global allocation) and an offset into it. Misaligned or out of bounds is a
fault, and named.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Any

import numpy as np

from harness.sanitizer.emulator.findings import (
    FindingLog,
    HazardKind,
    Illegal,
    Reason,
    Touched,
    one_thread,
)
from harness.sanitizer.emulator.memory.extents import Extents
from harness.sanitizer.emulator.memory.global_memory import (
    SLOT_BITS,
    GlobalShadows,
    Windows,
)
from harness.sanitizer.emulator.ordering.shadow import Shadow
from harness.sanitizer.emulator.threads import Group, Wave
from harness.sanitizer.isa.text.names import readable

Part = np.ndarray | None
"""A mask over a group; None: all of it."""

Cells = tuple[np.ndarray, np.ndarray, Shadow | None]
"""A memory's bytes, uint8; where in them each thread's begin; and the uses so far, of shared and
global memory."""


class IllegalAddress(Illegal):
    """Threads (``bad``, a mask over the group) use an address that the hardware would fault on."""

    def __init__(self, bad: np.ndarray, reason: Reason, **facts: Any):
        super().__init__(reason, **facts)
        self.bad = bad


@dataclass(frozen=True)
class Spaces:
    """Sizes of a kernel's state spaces, or their contents (uint8): shared memory is a block's,
    local memory a thread's. The granules are those of the access records."""

    shared_bytes: int
    local_base: int
    local_bytes: int
    parameters: np.ndarray
    constants: np.ndarray
    shared_granule_bytes: int
    extents: dict[str, Extents]
    local_granule_bytes: int
    windows: Windows


class Regions:
    """The state spaces of a wave."""

    def __init__(
        self, wave: Wave, global_shadows: GlobalShadows, spaces: Spaces, findings: FindingLog
    ):
        self.wave, self.findings = wave, findings
        self.memory, self.global_shadows = global_shadows.memory, global_shadows
        # Read-only, and the same for all threads.
        self.parameters, self.constants = spaces.parameters, spaces.constants
        # The last access's, which is most often the next one's. It may have been freed or be
        # another launch's, so a reader compares the address.
        self.extents, self.windows = spaces.extents, spaces.windows
        # Per block and per thread; multiples, so that the next one's bytes are aligned.
        self.shared_bytes = -(-spaces.shared_bytes // 128) * 128
        self.local_bytes = -(-max(spaces.local_bytes, 16) // 16) * 16
        self.local_base = spaces.local_base  # the lowest local address, a thread's first byte
        # Block by block; what an address means is in `Wave.locate_shared`.
        self.shared = wave.surroundings.fresh(wave.blocks * self.shared_bytes)
        self.shared_shadow = Shadow(
            len(self.shared),
            spaces.shared_granule_bytes,
            fresh=True,
            is_private=wave.cluster_size == 1,
            in_shared=True,
        )
        self.shared_shadow.contents.name_of = _variable_at(
            self.extents["shared"], self.shared_bytes
        )
        self.local_granule_bytes = spaces.local_granule_bytes

    @cached_property
    def local(self) -> np.ndarray:
        """Local memory, uint8, thread by thread: most kernels have none that anybody asks for."""
        return self.wave.surroundings.fresh(self.wave.size * self.local_bytes)

    def resolve(
        self, space: str, group: Group, addresses: np.ndarray, size: int, site: int
    ) -> Iterator[tuple[Part, Group, Cells]]:
        """Yield ``(part, users, (bytes, offsets, shadow))`` for each region that is touched.

        ``part`` is a mask over the group or None for all of it; ``users`` the group of those.
        """
        if not isinstance(addresses, np.ndarray) or not addresses.ndim:
            addresses = np.full(group.count, addresses)
        addresses = addresses.astype(np.uint64, copy=False)
        # Accesses are naturally aligned (PTX ISA, "Addresses as Operands"); hardware faults on
        # others.
        if size > 1:
            bad = (addresses & np.uint64(size - 1)) != 0
            if bad.any():
                at = int(addresses[bad][0])
                raise IllegalAddress(bad, Reason.MISALIGNED, address=at, size=size, several=False)
        if space == "generic":
            yield from self._resolve_generic(group, addresses, size, site)
        elif space == "global":
            yield from self._resolve_global(None, group, addresses, size)
        else:
            yield None, group, self._bounded(space, group, addresses, size, site)

    def _resolve_generic(
        self, group: Group, addresses: np.ndarray, size: int, site: int
    ) -> Iterator[tuple[Part, Group, Cells]]:
        window = addresses >> np.uint64(SLOT_BITS)
        same = (window == window[0]).all()
        for number in window[:1] if same else np.unique(window):
            part = None if same else window == number
            users = group if part is None else group.where(part)
            mine = addresses if part is None else addresses[part]
            # No window has this slot: the address is one of global memory (PTX ISA, "Generic
            # Addressing").
            entry = self.windows.by_slot.get(int(number))
            if entry is None:
                yield from self._resolve_global(part, users, mine, size)
            else:
                name, base = entry
                yield part, users, self._bounded(name, users, mine - np.uint64(base), size, site)

    def _bounded(
        self, space: str, group: Group, addresses: np.ndarray, size: int, site: int
    ) -> Cells:
        if space == "shared":
            limit, data, shadow = self.shared_bytes, self.shared, self.shared_shadow
            owners, offsets = self.wave.locate_shared(group.blocks, addresses)
            outside = owners < 0
            if outside.any():
                at = int(addresses[outside][0])
                raise IllegalAddress(outside, Reason.OF_NO_BLOCK, address=at)
            base: np.ndarray | int = owners * self.shared_bytes
        elif space == "local":
            limit, data, shadow = self.local_bytes, self.local, None
            offsets = addresses.astype(np.int64)
            # The same local address means other bytes in each thread.
            base = group.index * self.local_bytes - self.local_base
        else:
            data = self.parameters if space == "param" else self.constants
            limit, shadow, base = len(data), None, 0
            offsets = addresses.astype(np.int64)
        # Two grades: an address in no variable is reported and the run goes on, as hardware does;
        # one outside of the memory is a fault.
        astray = self.extents[space].astray(offsets, size)
        # Only then is each thread's address looked at.
        if astray is not None:
            low = self.local_base if space == "local" else 0
            bad = (offsets < low) | (offsets > low + limit - size)
            if bad.any():
                at = int(addresses[bad][0])
                raise IllegalAddress(
                    bad,
                    Reason.BEYOND_MEMORY,
                    space=space,
                    address=at,
                    limit=limit,
                    empty=self.extents[space].empty,
                )
            first, at = int(np.flatnonzero(astray)[0]), int(offsets[astray][0])
            agent = int(group.blocks[first]), int(group.threads[first])
            self.check_owner(*agent, site, at, at + size, space=space, nbytes=size)
        return data, offsets + base, shadow

    def check_owner(
        self,
        block: int,
        thread: int,
        site: int,
        low: int,
        end: int,
        touched: Touched = Touched.ACCESS,
        space: str = "shared",
        **facts: Any,
    ) -> None:
        """Report the bytes of ``space`` from ``low`` up to ``end`` if they are in no single
        variable. They are in memory: the hardware goes on, and so does the run. ``facts``: those
        that ``touched`` names."""
        extents = self.extents[space]
        if not extents.holds(low, end):
            reason, where = extents.misplaced(low, end)
            self.findings.report(
                HazardKind.ILLEGAL_ACCESS,
                site,
                actors=one_thread(block + self.wave.first, thread),
                reason=reason,
                facts={"touched": touched, "space": space, **facts, **where},
                undefined=True,
            )

    def _resolve_global(
        self, part: Part, group: Group, addresses: np.ndarray, size: int
    ) -> Iterator[tuple[Part, Group, Cells]]:
        low, high = int(addresses.min()), int(addresses.max()) + size
        allocation = self.memory.find(low)
        if allocation is not None and high <= allocation.end:
            offsets = (addresses - np.uint64(allocation.address)).astype(np.int64)
            yield (
                part,
                group,
                (allocation.padded, offsets, self.global_shadows.shadow_of(allocation)),
            )
            return
        whole = np.flatnonzero(np.ones(group.count) if part is None else part)
        left = np.ones(len(addresses), np.bool_)
        # Allocation after allocation, from the lowest address on.
        while left.any():
            at = int(addresses[left].min())
            allocation = self.memory.find(at)
            if allocation is None or at + size > allocation.end:
                bad = np.zeros(len(left) if part is None else len(part), np.bool_)
                bad[whole[addresses == np.uint64(at)]] = True
                reason, facts = self.memory.misplaced(at)
                raise IllegalAddress(bad, reason, **facts)
            inside = left & (addresses <= np.uint64(allocation.end - size))
            mask = np.zeros(len(left) if part is None else len(part), np.bool_)
            mask[whole[inside]] = True
            offsets = (addresses[inside] - np.uint64(allocation.address)).astype(np.int64)
            cells = (allocation.padded, offsets, self.global_shadows.shadow_of(allocation))
            yield mask, group.where(inside), cells
            left &= ~inside

    def refuse_read_only(self, group: Group, part: Part, data: np.ndarray) -> None:
        for name, region in (("param", self.parameters), ("const", self.constants)):
            if data is region:
                bad = np.ones(group.count, np.bool_) if part is None else part
                raise IllegalAddress(bad, Reason.STORE_TO_CONSTANT, space=name)


def _variable_at(extents: Extents, shared_bytes: int) -> Callable[[int], str]:
    """The name of the variable at a byte of all blocks' shared memory."""

    @cache  # a race in a loop asks for the same bytes again and again
    def name(at: int) -> str:
        owner = extents.extent_at(at % shared_bytes)
        return readable(owner.name) if owner else ""

    return name


def taken(values: Any, part: Part) -> Any:
    """Return the values of ``part`` of the group; a scalar stays a scalar."""
    if np.ndim(values) == 0 or part is None:
        return values
    return values[part]
