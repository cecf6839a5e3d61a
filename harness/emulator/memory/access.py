"""Loads and stores of a group of threads: addresses to bytes, each access checked and recorded.

An address is resolved to a region (shared memory of the thread's block, local memory of the
thread, parameters, one global allocation) and an offset into it. Misaligned or out of bounds is
a fault, named; everything else is handed to the race rules with its granules.

What is read of bytes that nothing defined (`harness.emulator.ordering.contents`) is a hazard where
it is read, or, where the reader takes it on in registers, where it comes to matter.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from harness.emulator import host_memory
from harness.emulator.events import GlobalAccessed, SharedAccessed, WaveEvents
from harness.emulator.findings import (
    Finding,
    FindingLog,
    HazardKind,
    Illegal,
    Reason,
    Subject,
    Use,
    one_thread,
    places_in,
)
from harness.emulator.memory.extents import Extents
from harness.emulator.memory.patterns import Pattern, Patterns
from harness.emulator.memory.windows import SLOT_BITS, Allocation, GlobalMemory, Windows
from harness.emulator.ordering.contents import Contents, UndefinedBytes, first_origin
from harness.emulator.ordering.races import Accessors, Races
from harness.emulator.ordering.shadow import Shadow
from harness.emulator.ordering.strong import RELAXED, Locations, Strong, StrongOrder
from harness.emulator.ordering.undefined_registers import UndefinedRegisters, report_undefined
from harness.emulator.provenance import Watched
from harness.emulator.threads import Group, Wave
from harness.isa.text.names import readable
from harness.launches import Watch

Part = np.ndarray | None
"""A mask over a group; None: all of it."""

Cells = tuple[np.ndarray, np.ndarray, Shadow | None]
"""A memory's bytes, uint8; where in them each thread's begin; and the uses so far, of shared and
global memory."""

OnUndefined = Callable[[Group, UndefinedBytes], None]
"""Takes on what a load by these threads found undefined."""


class IllegalAddress(Illegal):
    """Threads (``bad``, a mask over the group) use an address that the hardware would fault on.

    ``shared``: that address, if it is one in shared memory.
    """

    def __init__(self, bad: np.ndarray, text: str, shared: int | None = None):
        reason = None if shared is None else Reason.OUTSIDE_VARIABLES
        super().__init__(text, reason, {} if shared is None else {"address": shared})
        self.bad = bad


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
            shadow.contents.region = 1 + list(self.memory.allocations()).index(allocation)
            self._shadows[allocation.address] = shadow
            watch = self._watches.get(allocation.address)
            if watch is not None:
                shadow.watched = Watched(watch, len(allocation.padded), self.granule_bytes)
        return shadow

    def watched(self) -> dict[int, Watched]:
        """What was seen of the watched allocations, by address; not of those that nothing used."""
        found = {address: shadow.watched for address, shadow in self._shadows.items()}
        return {address: seen for address, seen in found.items() if seen is not None}

    def settle(self, findings: FindingLog) -> None:
        """The launch has ended: each allocation learns what of it is still unwritten or holds
        what is undefined; the latter is a hazard where somebody may look at it."""
        for address, shadow in self._shadows.items():
            allocation = self.memory.find(address)
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


@dataclass(frozen=True)
class Spaces:
    """How large the state spaces of a kernel are, or what is in them (uint8): shared memory is a
    block's, local memory a thread's. The granules are for what is remembered of them."""

    shared_bytes: int
    local_base: int
    local_bytes: int
    parameters: np.ndarray
    constants: np.ndarray
    shared_granule_bytes: int
    extents: dict[str, Extents]
    local_granule_bytes: int
    windows: Windows


_ALL, _NONE = np.True_, np.False_


class Access:
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
        self.wave = wave
        self.races, self.findings = races, findings
        self.undefined = undefined
        self.events = events
        self.order = StrongOrder(races.clocks, global_shadows.released)
        self.memory = global_shadows.memory
        self.global_shadows = global_shadows
        self.parameters = spaces.parameters
        self.constants = spaces.constants
        # Of the last access: most often the next one's.
        self.last_allocation: Allocation | None = None
        self.extents, self.windows = spaces.extents, spaces.windows
        self.local_base = spaces.local_base
        self.shared_bytes = -(-spaces.shared_bytes // 128) * 128
        self.local_bytes = -(-max(spaces.local_bytes, 16) // 16) * 16
        self.shared = wave.surroundings.fresh(wave.blocks * self.shared_bytes)
        self._patterns = Patterns(self.shared_bytes)
        granule = spaces.shared_granule_bytes
        private = wave.cluster_size == 1
        self.shared_shadow = Shadow(
            len(self.shared), granule, fresh=True, is_private=private, in_shared=True
        )
        self.shared_shadow.contents.name_of = _variable_at(
            self.extents["shared"], self.shared_bytes
        )
        self._local_granule_bytes = spaces.local_granule_bytes

    @cached_property
    def local(self) -> np.ndarray:
        """Local memory, uint8, thread by thread: most kernels have none that anybody asks for."""
        return self.wave.surroundings.fresh(self.wave.size * self.local_bytes)

    @cached_property
    def _local_contents(self) -> Contents:
        granule = self._local_granule_bytes
        return Contents(len(self.local) // granule, granule, fresh=True)

    # -- loads and stores: ``addresses`` one a thread; values are lists, one a vector element;
    #    ``banked``: the threads go together, through the banks of shared memory or by sectors

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
        """``undefined`` takes on what nothing defined; without it, to read that is a hazard."""
        size = dtype.itemsize
        if not isinstance(addresses, np.ndarray) or not addresses.ndim:
            addresses = np.full(group.count, addresses)
        if strong is None:
            found = self._load_in_order(space, group, addresses, dtype, count, site, banked)
            if found is not None:
                return found
        result = [np.empty(group.count, dtype) for _ in range(count)]
        for part, users, cells in self._resolve(space, group, addresses, size * count, site):
            self._record("read", users, cells, size * count, site, strong is not None)
            contents = self._contents(cells)
            if contents is not None and not contents.all_defined:
                self._check_defined(contents, users, cells[1], size * count, site, undefined)
            if banked:
                self._together(users, part, addresses, cells, size * count, site)
            if strong is not None and cells[2] is not None:
                self.order.read(cells[2], cells[1], users, strong)
            data, start = _seen_by_threads(cells).view(dtype), cells[1] // size
            for i in range(count):
                _put(result[i], part, data[start + i])
        return result

    def check_constant(self, group: Group, addresses: np.ndarray, nbytes: int, site: int) -> None:
        """Report what these threads are about to read of global memory that this launch wrote."""
        for _, users, (_, offsets, shadow) in self._resolve(
            "global", group, addresses, nbytes, site
        ):
            if shadow is not None:
                rows = shadow.rows(offsets, nbytes)
                who = (
                    np.repeat(users.blocks, rows.shape[1]),
                    np.repeat(users.threads, rows.shape[1]),
                )
                accessors = Accessors(*who, self.wave.first)
                self.races.constant_read(shadow, rows.ravel(), accessors, site)

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
        """``undefined``: what of the bytes that are stored is."""
        size, count = dtype.itemsize, len(values)
        if not isinstance(addresses, np.ndarray) or not addresses.ndim:
            addresses = np.full(group.count, addresses)
        in_order = strong is None and undefined is None
        if in_order and self._store_in_order(space, group, addresses, values, dtype, site, banked):
            return
        for part, users, cells in self._resolve(space, group, addresses, size * count, site):
            self._refuse_read_only(group, part, cells[0])
            data, start = cells[0].view(dtype), cells[1] // size
            mine = [_take(value, part) for value in values]
            unchanged = _holds(data, start, mine)
            for i in range(count):
                data[start + i] = mine[i]
            same = _holds(data, start, mine)
            self._record(
                "write", users, cells, size * count, site, strong is not None, same, unchanged
            )
            contents = self._contents(cells)
            if contents is not None:
                if cells[2] is None:
                    self._write_local(cells[1], size * count)
                if undefined is not None:
                    mine_of = slice(None) if part is None else part
                    contents.hold(cells[1], UndefinedBytes(*(each[mine_of] for each in undefined)))
            if banked:
                self._together(users, part, addresses, cells, size * count, site)
            if strong is not None and cells[2] is not None:
                self.order.write(cells[2], cells[1], users, strong)

    # -- the usual case, quick: a weak access of a whole group to one variable or allocation, of
    #    which there is nothing to say. What is None, or False, has done nothing

    def _load_in_order(
        self,
        space: str,
        group: Group,
        addresses: np.ndarray,
        dtype: np.dtype,
        count: int,
        site: int,
        banked: bool,
    ) -> list[np.ndarray] | None:
        """The values of a load."""
        found = self._one_region(space, group, addresses, dtype.itemsize * count, site)
        if found is None:
            return None
        data, shadow, first, pattern = found
        if shadow.watched is not None and shadow.watched.threads_see is not None:
            return None
        used = pattern.used(group, first)
        if not self.races.read_in_order(shadow, used, site):
            return None
        if shadow.watched is not None:
            shadow.watched.is_read(used.at, site)
        if banked:
            self._together_in_order(group, shadow, pattern, first, addresses, site)
        values = data.view(dtype)
        return [values[at].copy() for at in pattern.elements(first, dtype.itemsize)]

    def _store_in_order(
        self,
        space: str,
        group: Group,
        addresses: np.ndarray,
        values: Sequence[Any],
        dtype: np.dtype,
        site: int,
        banked: bool,
    ) -> bool:
        """Return whether a store is done."""
        found = self._one_region(space, group, addresses, dtype.itemsize * len(values), site)
        if found is None:
            return False
        data, shadow, first, pattern = found
        used = pattern.used(group, first)
        if not self.races.write_in_order(shadow, used, site):
            return False
        if shadow.watched is not None:
            shadow.watched.is_written(used.at, site)
        elements = data.view(dtype)
        for at, value in zip(pattern.elements(first, dtype.itemsize), values, strict=True):
            elements[at] = value
        if banked:
            self._together_in_order(group, shadow, pattern, first, addresses, site)
        return True

    def _together_in_order(
        self,
        group: Group,
        shadow: Shadow,
        pattern: Pattern,
        first: int,
        addresses: np.ndarray,
        site: int,
    ) -> None:
        if shadow is not self.shared_shadow:
            if GlobalAccessed in self.events:
                places = addresses.astype(np.int64)
                self.events.emit(GlobalAccessed(site, group, places, pattern.size))
        elif SharedAccessed in self.events:
            offsets = pattern.offsets(first)
            self.events.emit(SharedAccessed(site, group, offsets, pattern.size))

    def _one_region(
        self, space: str, group: Group, addresses: np.ndarray, size: int, site: int
    ) -> tuple[np.ndarray, Shadow, int, Pattern] | None:
        """``(bytes, shadow, first, pattern)``: the memory, the offset of the first thread's bytes
        in it, and how the others lie to them. None for what is not usual."""
        first, relative = int(addresses[0]), addresses - addresses[0]
        if space == "generic":
            name, window = self.windows.by_slot.get(first >> SLOT_BITS, ("global", 0))
            space, first = name, first - window
        if space == "shared":
            shadow = self.shared_shadow
        elif space == "global":
            allocation = self.last_allocation
            if allocation is None or not allocation.address <= first < allocation.end:
                allocation = self.last_allocation = self.memory.find(first)
            if allocation is None:
                return None
            shadow = self.global_shadows.of(allocation)
        else:
            return None
        relative = relative.view(f"i{relative.itemsize}").astype(np.int64, copy=False)
        shared = shadow is self.shared_shadow
        pattern = self._patterns.of(site, group, relative, size, shadow.granule_bytes, shared)
        if pattern is None or not pattern.is_aligned or first & (size - 1):
            return None
        low, high = first + pattern.low, first + pattern.high
        if shared:
            if not self.extents["shared"].holds(low, high):
                return None
            first += int(group.blocks[0]) * self.shared_bytes
            return self.shared, shadow, first, pattern
        if low < allocation.address or high > allocation.end:
            return None
        return allocation.padded, shadow, first - allocation.address, pattern

    def begin_shared_write(
        self, group: Group, addresses: np.ndarray, values: np.ndarray, site: int
    ) -> tuple[np.ndarray, np.ndarray, Shadow]:
        """A write of ``values``, uint8[threads, n], to shared memory that happens later, checked
        now: ``(bytes, offsets, shadow)``, an offset a thread."""
        size = values.shape[1]
        ((_, users, cells),) = self._resolve("shared", group, addresses, size, site)
        offsets, same = cells[1][::-1], _ALL
        places, latest, of_place = np.unique(offsets, return_index=True, return_inverse=True)
        if len(places) < len(offsets):  # threads meet
            stays = values[::-1][latest][of_place][::-1]
            same = (values == stays).all(axis=1)
        self._record("write", users, cells, size, site, False, same)
        return cells[0], cells[1], self.shared_shadow

    def cells(
        self,
        space: str,
        group: Group,
        addresses: np.ndarray,
        dtype: np.dtype,
        site: int,
        strong: Strong = RELAXED,
        banked: bool = False,
        undefined: OnUndefined | None = None,
    ) -> Iterator[tuple[Part, np.ndarray, np.ndarray]]:
        """For atomics: ``(part, data, index)`` with ``data`` of ``dtype``; recorded as strong
        reads and writes. ``undefined`` is as in `load`."""
        size = dtype.itemsize
        for part, users, cells in self._resolve(space, group, addresses, size, site):
            self._refuse_read_only(group, part, cells[0])
            self._record("read", users, cells, size, site, True)
            contents = self._contents(cells)
            if contents is not None and not contents.all_defined:
                self._check_defined(contents, users, cells[1], size, site, undefined)
            self._record("write", users, cells, size, site, True)
            if cells[2] is None and contents is not None:
                self._write_local(cells[1], size)
            if banked:
                self._together(users, part, addresses, cells, size, site)
            if cells[2] is not None:
                self.order.modify(cells[2], cells[1], users, strong)
            yield part, cells[0].view(dtype), cells[1] // size

    def _refuse_read_only(self, group: Group, part: Part, data: np.ndarray) -> None:
        for name, region in (("param", self.parameters), ("const", self.constants)):
            if data is region:
                bad = np.ones(group.count, np.bool_) if part is None else part
                raise IllegalAddress(bad, f"a store to {name} memory")

    # -- addresses to regions

    def _resolve(
        self, space: str, group: Group, addresses: np.ndarray, size: int, site: int
    ) -> Iterator[tuple[Part, Group, Cells]]:
        """Yield ``(part, users, (bytes, offsets, shadow))`` for each region that is touched.

        ``part`` is a mask over the group or None for all of it; ``users`` the group of those.
        """
        if not isinstance(addresses, np.ndarray) or not addresses.ndim:
            addresses = np.full(group.count, addresses)
        addresses = addresses.astype(np.uint64, copy=False)
        if size > 1:
            bad = (addresses & np.uint64(size - 1)) != 0
            if bad.any():
                at = int(addresses[bad][0])
                raise IllegalAddress(
                    bad, f"address {at:#x} is not a multiple of {size}, the bytes of the access"
                )
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
            found = self.windows.by_slot.get(int(number))
            if found is None:
                yield from self._resolve_global(part, users, mine, size)
            else:
                name, base = found
                yield part, users, self._bounded(name, users, mine - np.uint64(base), size, site)

    def _bounded(
        self, space: str, group: Group, addresses: np.ndarray, size: int, site: int
    ) -> Cells:
        if space == "shared":
            limit, data, shadow = self.shared_bytes, self.shared, self.shared_shadow
            owners, offsets = self.wave.locate_shared(group.blocks, addresses)
            outside = owners < 0
            if outside.any():
                raise IllegalAddress(
                    outside,
                    f"shared address {int(addresses[outside][0]):#x} is of no block "
                    "of this cluster",
                    int(addresses[outside][0]),
                )
            base: np.ndarray | int = owners * self.shared_bytes
        elif space == "local":
            limit, data, shadow = self.local_bytes, self.local, None
            offsets = addresses.astype(np.int64)
            base = group.index * self.local_bytes - self.local_base
        else:
            data = self.parameters if space == "param" else self.constants
            limit, shadow, base = len(data), None, 0
            offsets = addresses.astype(np.int64)
        astray = self.extents[space].astray(offsets, size)
        if astray is not None:
            low = self.local_base if space == "local" else 0
            bad = (offsets < low) | (offsets > low + limit - size)
            if bad.any():
                at = int(addresses[bad][0])
                raise IllegalAddress(
                    bad,
                    f"{space} address {at:#x} is beyond the {limit} bytes of {space} memory"
                    f"{self.extents[space].lacking}",
                    at if space == "shared" else None,
                )
            first, at = int(np.flatnonzero(astray)[0]), int(offsets[astray][0])
            who = int(group.blocks[first]), int(group.threads[first])
            what = f"{size} bytes of {space} memory"
            self.check_owner(*who, site, what, at, at + size, space, is_access=True)
        return data, offsets + base, shadow

    def check_owner(
        self,
        block: int,
        thread: int,
        site: int,
        what: str,
        low: int,
        end: int,
        space: str = "shared",
        is_access: bool = False,
    ) -> None:
        """Report ``what``, the bytes of ``space`` from ``low`` up to ``end``, if they are in no
        single variable. They are in memory: the hardware goes on, and so does the run.
        ``is_access``: of a load or a store, whose index may be what is wrong."""
        extents = self.extents[space]
        if not extents.holds(low, end):
            self.findings.add(
                Finding(
                    HazardKind.ILLEGAL_ACCESS,
                    site,
                    who=one_thread(block + self.wave.first, thread),
                    reason=Reason.OUTSIDE_VARIABLES if is_access and space == "shared" else None,
                    facts={"address": low},
                    text=extents.describe(what, low, end),
                    undefined=True,
                )
            )

    def _resolve_global(
        self, part: Part, group: Group, addresses: np.ndarray, size: int
    ) -> Iterator[tuple[Part, Group, Cells]]:
        low, high = int(addresses.min()), int(addresses.max()) + size
        allocation = self.memory.find(low)
        if allocation is not None and high <= allocation.end:
            offsets = (addresses - np.uint64(allocation.address)).astype(np.int64)
            yield part, group, (allocation.padded, offsets, self.global_shadows.of(allocation))
            return
        whole = np.flatnonzero(np.ones(group.count) if part is None else part)
        left = np.ones(len(addresses), np.bool_)
        while left.any():
            at = int(addresses[left].min())
            allocation = self.memory.find(at)
            if allocation is None or at + size > allocation.end:
                bad = np.zeros(len(left) if part is None else len(part), np.bool_)
                bad[whole[addresses == np.uint64(at)]] = True
                raise IllegalAddress(bad, self.memory.describe(at))
            inside = left & (addresses <= np.uint64(allocation.end - size))
            mask = np.zeros(len(left) if part is None else len(part), np.bool_)
            mask[whole[inside]] = True
            offsets = (addresses[inside] - np.uint64(allocation.address)).astype(np.int64)
            cells = (allocation.padded, offsets, self.global_shadows.of(allocation))
            yield mask, group.where(inside), cells
            left &= ~inside

    # -- the race rules

    def _record(
        self,
        what: str,
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
        if shadow is self.shared_shadow and self.wave.cluster_size > 1:
            self._check_owner_is_there(group, offsets // self.shared_bytes, site)
        granule = shadow.granule_bytes
        where, blocks, threads = offsets // granule, group.blocks, group.threads
        width = size // granule
        if width > 1:
            where = (where[:, None] + np.arange(width)).ravel()
            blocks, threads = np.repeat(blocks, width), np.repeat(threads, width)
            if np.ndim(same):
                same, unchanged = np.repeat(same, width), np.repeat(unchanged, width)
        who = Accessors(blocks, threads, self.wave.first)
        if shadow.watched is not None:
            note = shadow.watched.is_read if what == "read" else shadow.watched.is_written
            note(where, site)
        if what == "read":
            self.races.generic_read(shadow, where, who, site, strong)
        else:
            self.races.generic_write(shadow, where, who, site, strong, same, unchanged)

    # -- what is undefined

    def _contents(self, cells: Cells) -> Contents | None:
        """None for parameters and constants."""
        data, _, shadow = cells
        if shadow is not None:
            return shadow.contents
        return self._local_contents if data is self.local else None

    def _write_local(self, offsets: np.ndarray, size: int) -> None:
        contents = self._local_contents
        where = offsets // contents.granule_bytes
        for at in range(-(-size // contents.granule_bytes)):
            contents.overwritten(where + at)

    def _check_defined(
        self,
        contents: Contents,
        group: Group,
        offsets: np.ndarray,
        size: int,
        site: int,
        undefined: OnUndefined | None,
    ) -> None:
        where = offsets // contents.granule_bytes
        for at in range(-(-size // contents.granule_bytes)):
            if contents.suspects(where + at):
                break
        else:
            return
        found = contents.undefined(offsets, size, site)
        if found is None:
            return
        origins = first_origin(found.origins)
        self._name_read(site, contents, where[origins != 0])
        if undefined is not None:
            undefined(group, found)
        else:
            self.undefined.report(site, group.index, origins, Use.OPERAND)

    def check_copied(
        self, contents: Contents, offsets: np.ndarray, size: int, who: Accessors, site: int
    ) -> np.ndarray | None:
        """One thread has the copy engine, or the matrix unit, read ``size`` bytes at each of
        ``offsets``: undefined ones are a hazard. Gives for each offset whether one is, bool[n];
        None where none is."""
        found = contents.undefined(offsets, size, site)
        if found is None:
            return None
        origins = found.origins
        bad = np.asarray(origins.any(axis=1))
        self._name_read(site, contents, offsets[bad] // contents.granule_bytes)
        by = one_thread(int(who.grid_block), int(who.thread))
        for origin in np.unique(origins[origins != 0]).tolist():
            report_undefined(self.findings, origin, site, by, Use.OPERAND)
        return bad

    def _name_read(self, site: int, contents: Contents, granules: np.ndarray) -> None:
        places = places_in(contents.region, granules)
        self.findings.name_read(site, contents.variables(granules), places)

    def _together(
        self, group: Group, part: Part, addresses: np.ndarray, cells: Cells, size: int, site: int
    ) -> None:
        """The threads of ``group``, which is ``part`` of those with ``addresses``, go together."""
        _, offsets, shadow = cells
        if shadow is self.shared_shadow:
            self._through_banks(group, offsets, size, site)
        elif shadow is not None and GlobalAccessed in self.events:
            mine = np.asarray(_take(addresses, part)).astype(np.int64)
            mine = np.broadcast_to(mine, offsets.shape)
            self.events.emit(GlobalAccessed(site, group, mine, size))

    def _through_banks(self, group: Group, offsets: np.ndarray, size: int, site: int) -> None:
        if SharedAccessed not in self.events:
            return
        if self.wave.cluster_size > 1:
            own = offsets // self.shared_bytes == group.blocks
            if not own.all():
                group, offsets = group.where(own), offsets[own]
        if len(offsets):
            self.events.emit(SharedAccessed(site, group, offsets, size))

    def _check_owner_is_there(self, group: Group, owners: np.ndarray, site: int) -> None:
        """A block's shared memory is its own from when it begins, as far as the accessing thread
        knows, to when it exits: it is another's before, and soon after."""
        foreign = owners != group.blocks
        if not foreign.any():
            return
        gone = foreign & ~self.wave.block_lives(owners)
        clocks = self.races.clocks
        for block, owner in np.unique(np.stack([group.blocks, owners])[:, foreign], axis=1).T:
            at = np.flatnonzero((group.blocks == block) & (owners == owner))
            runs = clocks.know_runs(int(block), group.threads[at], int(owner) + self.wave.first)
            if not runs.all():
                early = group.where(at[~runs])
                self.findings.add(
                    Finding(
                        HazardKind.CLUSTER_EXIT,
                        site,
                        who=one_thread(int(block) + self.wave.first, int(early.threads[0])),
                        subject=Subject.BEGINNING,
                        indirect=True,
                    )
                )
        if gone.any():
            late = group.where(gone)
            who = one_thread(int(late.blocks[0]) + self.wave.first, int(late.threads[0]))
            self.findings.add(Finding(HazardKind.CLUSTER_EXIT, site, who=who))


def _variable_at(extents: Extents, shared_bytes: int) -> Callable[[int], str]:
    """The name of the variable at a byte of all blocks' shared memory."""

    def name(at: int) -> str:
        owner = extents.of(at % shared_bytes)
        return readable(owner.name) if owner else ""

    return name


def _seen_by_threads(cells: Cells) -> np.ndarray:
    """The bytes of a region, or what an intervention shows in their place."""
    data, _, shadow = cells
    watched = None if shadow is None else shadow.watched
    return data if watched is None or watched.threads_see is None else watched.threads_see


def _put(target: np.ndarray, part: Part, values: np.ndarray) -> None:
    if part is None:
        target[:] = values
    else:
        target[part] = values


def _take(values: Any, part: Part) -> Any:
    if np.ndim(values) == 0 or part is None:
        return values
    return values[part]


def _holds(data: np.ndarray, start: np.ndarray, values: Sequence[object]) -> np.ndarray:
    """Where ``data`` holds these vectors, element after element; bits, so that a NaN equals
    itself."""
    same = np.ones(len(start), np.bool_)
    for i, value in enumerate(values):
        same &= _bits(data[start + i]) == _bits(value)
    return same


def _bits(values: Any) -> np.ndarray:
    values = np.asarray(values)
    return values.view(f"u{values.dtype.itemsize}") if values.dtype.kind in "fV" else values


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
