"""Tensor maps in memory, which the copy engine reads through the tensormap proxy. A later copy sees
a kernel's write to a descriptor (a generic write, tensormap.replace) only if the writer released it
(fence.proxy.tensormap::generic.release), the copy's thread is ordered after the release, and an
acquire fence that names the descriptor precedes the copy. A release covers its thread's earlier
writes. An acquire covers the released writes to the 128 bytes at its address. As with other proxy
fences, barriers pass on an acquire. (PTX ISA 9.7.13.4, 8.6.)
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from harness.emulator.copies.copy import Descriptor, IllegalCopy
from harness.emulator.copies.descriptors import (
    ALIGNMENT_BYTES,
    NBYTES,
    NoTensorMap,
    edited,
    fields_of,
    from_zeros,
    rank_of,
    tensor_map,
)
from harness.emulator.findings import Finding, FindingLog, HazardKind, Reason, Subject, one_thread
from harness.emulator.memory.access import Access
from harness.emulator.memory.windows import SLOT_BITS
from harness.emulator.numbers import listed
from harness.emulator.ordering.clocks import Clocks
from harness.emulator.ordering.races import Accessors, Races
from harness.emulator.ordering.shadow import ASYNC, Record, Shadow
from harness.emulator.threads import Group
from harness.isa.table.tensormap import FIELDS
from harness.tensormap import TensorMap


@dataclass(frozen=True)
class _Acquire:
    """By a thread of the block with that ``number`` in the grid, at that clock of it. ``covers``:
    by block, how far its threads' writes were released to it, int32[threads]."""

    number: int
    thread: int
    clock: int
    covers: dict[int, np.ndarray]


class TensorMapProxy:
    def __init__(self, clocks: Clocks, races: Races, access: Access, findings: FindingLog):
        self.clocks, self.races, self.access, self.findings = clocks, races, access, findings
        self._released: dict[int, np.ndarray] = {}  # by block in the grid: int32[threads]
        self._acquires: dict[int, list[_Acquire]] = {}  # by the descriptor's address
        # By the bytes of each map that began as zeros, the fields that tensormap.replace has
        # written into them. The bytes are the same wherever the kernel copies them.
        self._written: dict[bytes, frozenset[tuple[str, int]]] = {}

    def edit(self, data: bytes, name: str, ordinal: int, value: int) -> bytes:
        """Return ``data`` with a field replaced. Raises NoTensorMap."""
        after = edited(data, name, ordinal, value)
        if from_zeros(data):
            before = self._written.get(data, frozenset() if not any(data) else None)
            if before is not None:
                known = self._written.get(after, frozenset())
                self._written[after] = known | before | {(name, ordinal)}
        return after

    def _made(self, data: bytes, address: int) -> TensorMap:
        """Return the map that ``data`` is. Raises IllegalCopy, also for a field never written."""
        written = self._written.get(data)
        if written is not None:
            missing = [one for one in fields_of(rank_of(data)) if one not in written]
            if missing:
                fields = listed(
                    [f"{name}[{n}]" if FIELDS[name][1] else name for name, n in missing]
                )
                raise IllegalCopy(
                    f"the tensor map at address {address:#x} is made from zeros and lacks {fields}",
                    Reason.MAP_FIELDS_NOT_WRITTEN,
                    {"fields": fields},
                )
        try:
            return tensor_map(data)
        except NoTensorMap as problem:
            raise IllegalCopy(f"address {address:#x}: {problem}") from None

    def read(self, address: int, block: int, thread: int, site: int) -> Descriptor:
        """The tensor map at a generic address, for a copy of this thread. Raises IllegalCopy."""
        access = self.access
        if address % ALIGNMENT_BYTES:
            raise IllegalCopy(
                f"address {address:#x} of a tensor map is not a multiple of {ALIGNMENT_BYTES}"
            )
        space, base = access.windows.by_slot.get(address >> SLOT_BITS, ("global", 0))
        shadow = where = None
        if space in ("param", "const") and address >= base:
            whole = access.parameters if space == "param" else access.constants
            data = whole[address - base : address - base + NBYTES]
        elif space == "local":
            raise IllegalCopy(
                "a tensor map is in parameter, constant or global memory; this one is in local "
                "memory: a copy of a parameter that is not __grid_constant__",
                Reason.MAP_IN_LOCAL_MEMORY,
            )
        else:
            allocation = access.memory.find(address)
            if allocation is None or address + NBYTES > allocation.end:
                raise IllegalCopy(
                    "a tensor map is in parameter, constant or global memory; "
                    + access.memory.describe(address)
                )
            start = address - allocation.address
            data = allocation.padded[start : start + NBYTES]
            shadow = access.global_shadows.of(allocation)
            where = shadow.where(start, NBYTES)
            self._check(address, shadow, where, block, thread, site)
        if len(data) < NBYTES:
            raise IllegalCopy(f"no tensor map is at address {address:#x}")
        return Descriptor(self._made(data.tobytes(), address), shadow, where)

    def _check(
        self, address: int, shadow: Shadow, where: np.ndarray, block: int, thread: int, site: int
    ) -> None:
        last, races = shadow.write, self.races
        generic = (last.clock[where] > 0) & (last.kind[where] != ASYNC)
        if not generic.any():
            return
        who = Accessors(block, thread, self.clocks.first)
        unordered = races.unordered(last, where, who) & generic
        unfenced = generic & ~unordered & ~self._acquired(address, last, where, block, thread)
        by = one_thread(block + self.clocks.first, thread)
        for kind, bad in (
            (HazardKind.DATA_RACE, unordered),
            (HazardKind.MISSING_PROXY_FENCE, unfenced),
        ):
            for other in np.unique(last.site[where[bad]]).tolist():
                self.findings.add(Finding(kind, site, other, by, subject=Subject.TENSOR_MAP))

    def release(self, group: Group) -> None:
        blocks, threads = group.blocks, group.threads
        for block in np.unique(blocks):
            mine = threads[blocks == block]
            rows = self._released_by(int(block) + self.clocks.first)
            # All that its thread wrote before it: later writes have a later clock, as the fence
            # ticks.
            rows[mine] = self.clocks.own(block, mine)
        self.clocks.tick(blocks, threads)

    def acquire(self, group: Group, addresses: np.ndarray) -> None:
        clocks = self.clocks
        whose = zip(group.blocks.tolist(), group.threads.tolist(), addresses.tolist(), strict=True)
        for block, thread, address in whose:
            number = block + clocks.first
            known = {number: clocks.row(block, thread)}
            for (here, other), holders in clocks.far.items():
                if here == block:
                    known[other] = clocks.rows.together(holders, [thread])
            # Both are needed: the write was released, and this thread is ordered after the release.
            # The smaller clock holds for both.
            covers = {
                other: np.minimum(row[: clocks.threads], self._released_by(other))
                for other, row in known.items()
            }
            made = self._acquires.setdefault(address, [])
            mine = [one for one in made if (one.number, one.thread) == (number, thread)]
            if not mine or not _alike(mine[-1].covers, covers):  # if it covers more than before
                clock = int(clocks.own(block, thread))
                made.append(_Acquire(number, thread, clock, covers))
        clocks.tick(group.blocks, group.threads)

    def _acquired(
        self, address: int, last: Record, where: np.ndarray, block: int, thread: int
    ) -> np.ndarray:
        """Return a mask of the writes that the thread has acquired for the descriptor's address,
        bool[n]."""
        found = np.zeros(len(where), np.bool_)
        blocks, columns, clocks = last.block[where], last.column[where], last.clock[where]
        columns = np.where(columns < self.clocks.threads, columns, 0)
        for one in self._acquires.get(address, ()):
            if self.clocks.knows(block, thread, one.number, one.thread, one.clock):
                for number, row in one.covers.items():
                    found |= (blocks == number) & (row[columns] >= clocks)
        return found

    def _released_by(self, number: int) -> np.ndarray:
        rows = self._released.get(number)
        if rows is None:
            rows = self._released[number] = np.zeros(self.clocks.threads, np.int32)
        return rows


def _alike(one: dict[int, np.ndarray], other: dict[int, np.ndarray]) -> bool:
    return one.keys() == other.keys() and all(np.array_equal(one[n], other[n]) for n in one)
