"""Asynchronous copies: issued by a thread, executed by TMA some time later. A copy's
accesses are checked when it is issued, since they are ordered only after events before the issue.
Its bytes move when the schedule says: at once, at random, or as late as the kernel allows.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import chain
from typing import Literal

import numpy as np

from harness.sanitizer.emulator.arrays import every, some
from harness.sanitizer.emulator.barriers.mbarriers import MBarriers
from harness.sanitizer.emulator.copies.copy import (
    AsyncCopy,
    IllegalCopy,
    Load,
    LoadIssued,
    Side,
    Store,
    StoresNotCommitted,
    Units,
    extent_of,
)
from harness.sanitizer.emulator.events import (
    BoxCopied,
    CopyIssued,
    CopyMoved,
    Events,
    GroupCommitted,
    GroupsAwaited,
)
from harness.sanitizer.emulator.findings import (
    FindingLog,
    HazardKind,
    Reason,
    Severity,
    one_thread,
)
from harness.sanitizer.emulator.memory.access import Access
from harness.sanitizer.emulator.ordering.clocks import GLOBAL, SHARED, Clocks
from harness.sanitizer.emulator.ordering.races import Accesses, Accessors, Races
from harness.sanitizer.emulator.ordering.undefined import REPORTED, undefined_bytes
from harness.sanitizer.emulator.threads import WARP, Group, Moved, Numbers, Wave
from harness.sanitizer.isa.text.names import readable
from harness.sanitizer.tensormap import TensorMap


@dataclass(eq=False)
class BulkGroups:
    """The bulk stores of a thread: those not committed, and the committed groups."""

    thread: int  # in its block
    # Columns of the block's clocks: reads and writes of the n-th group (from 1) complete at n.
    read_column: int
    write_column: int
    open: list[Store] = field(default_factory=list)
    committed: list[list[Store]] = field(default_factory=list)  # all groups, in order; may be empty
    reads_waited: int = 0  # groups whose reads were waited for: all their stores have moved
    writes_waited: int = 0  # the same of writes: at most ``reads_waited``
    awaited: int = 0  # groups whose reads the last wait is for, whether it has ended or not


class Copies:
    def __init__(
        self,
        wave: Wave,
        clocks: Clocks,
        races: Races,
        mbarriers: MBarriers,
        access: Access,
        findings: FindingLog,
        events: Events,
        arrive_now: Callable[[], bool],
    ):
        self.wave, self.clocks, self.races = wave, clocks, races
        self.mbarriers, self.access, self.findings = mbarriers, access, findings
        self._events, self.arrive_now = events, arrive_now
        # Keyed by site: the last store that any thread issued there, and the groups of that thread.
        self._latest: dict[int, tuple[Store, BulkGroups]] = {}
        self.in_flight: list[Load] = []  # issued and not complete, in the order of issue
        # See `hold`: in the order in which they came. These threads are in no other group.
        self._held: list[tuple[int, Group, Callable[[Group], None]]] = []
        # Keyed by block and thread: of each that has stored or committed. None is ever removed, so
        # the next two have the same objects and threads, by their columns.
        self._groups: dict[tuple[int, int], BulkGroups] = {}
        self._by_column: dict[tuple[int, int], BulkGroups] = {}  # keyed by read column, too
        self._issuers: dict[tuple[int, int], int] = {}  # keyed by block and either column
        # Keyed by block, the mbarrier's column and the site: the issuer of the last load from
        # another block, as the number of the block in the grid and the thread.
        self.peers: dict[int, dict[int, dict[int, tuple[int, int]]]] = {}

    def load(self, block: int, thread: int, site: int, load: Load) -> None:
        barrier, actors = load.barrier, Accessors(block, thread, self.wave.first, site)
        column, owner = barrier.column, barrier.block + self.wave.first
        source, target = load.source, load.target
        # The bytes are counted where they are written (PTX ISA, "cp.async.bulk.tensor",
        # .cta_group::1, which is the default; "st.async"), a multicast's too ("cp.async.bulk").
        if len(target.cells):
            receives = int(target.cells[0]) // self.access.shared_bytes + self.wave.first
            if receives != owner:
                raise IllegalCopy(
                    Reason.MBARRIER_OF_ANOTHER_BLOCK, block=receives, barrier_block=owner
                )
        self._check_owner(target, load, block, thread, site)
        if block != barrier.block:
            issued_by = block + self.wave.first, thread
            of_column = self.peers.setdefault(barrier.block, {}).setdefault(column, {})
            of_column[site] = issued_by
            # The shared memory of a block that has exited may be another's by now.
            if not self.wave.block_lives(barrier.block):
                self.findings.report(HazardKind.CLUSTER_EXIT, site, actors=one_thread(*issued_by))
        if source.shadow is self.access.shared_shadow:
            self._check_owner(source, load, block, thread, site)
        if source.shadow.watched is not None:
            issuer = block + self.wave.first
            source.shadow.watched.is_loaded(source.where, site, issuer, owner, barrier.address)
        if CopyIssued in self._events:
            self._emit_issue("load", block, thread, site, load)
        if BoxCopied in self._events and load.descriptor is not None:
            self._emit_box(site, load, load.descriptor.map)
        load.stamp = stamp = self.access.global_shadows.new_stamp()
        read = Accesses(source.shadow, source.where, actors)
        self.races.async_read(read, source.fence, column, stamp, owner)
        # Before the write below marks the target as defined: a reduction reads it.
        undefined = self._undefined_units(load, actors)
        self._read_descriptor(load, actors, column, owner)
        reduces = load.reduction is not None
        written = Accesses(target.shadow, target.where, actors)
        self.races.async_write(written, target.fence, column, stamp, owner, reduces)
        _taint(load, undefined)
        self._events.emit(LoadIssued(load, block, thread, site))
        self.mbarriers.copy_issued(barrier, block, thread)
        self.in_flight.append(load)
        if self.arrive_now():
            self.complete(load)

    def _emit_box(self, site: int, copy: AsyncCopy, of: TensorMap) -> None:
        inside = copy.units.inside is None or some(copy.units.inside)
        array = None if inside else self.access.memory.find(of.address)
        name = "" if array is None else array.name
        stores = isinstance(copy, Store)
        self._events.emit(BoxCopied(site, of, copy.coordinates, inside, name, stores))

    def complete(self, load: Load, while_others_run: bool = False) -> None:
        """The bytes of ``load`` arrive, and count on its barrier."""
        self.in_flight.remove(load)
        if CopyMoved in self._events:
            self._events.emit(CopyMoved(load, while_others_run))
        units = load.units
        # The source is read when the bytes move, not at the issue: if a thread overwrites it in
        # between, the data shows it.
        values = _units(_seen_by_copies(load.source), units)[_numbers(load.source.cells, units)]
        if units.convert is not None:
            values = units.convert(values)
        if units.inside is not None:
            inside, values = values, units.filled(len(units.inside)).copy()
            values[units.inside] = inside
        _put(load, values)
        barrier = load.barrier
        # A box counts with all of its bytes, those outside of the tensor included (seen on an
        # H200): the expected bytes do not depend on where the box is.
        clock = self.mbarriers.complete_tx(barrier, units.nbytes)
        _complete(load, clock)

    def _check_owner(self, side: Side, copy: AsyncCopy, block: int, thread: int, site: int) -> None:
        """Check that a copy's end in shared memory is within a single variable."""
        if not len(side.cells):
            return
        access = self.access
        owner, low = divmod(side.low, access.shared_bytes)
        end = side.high + copy.units.size - owner * access.shared_bytes
        # Hardware says nothing: a box that is larger than its array overwrites the variable behind
        # it.
        if not access.extents["shared"].holds(low, end):
            touched, facts = extent_of(copy)
            access.check_owner(block, thread, site, low, end, touched, **facts)

    def groups_of(self, block: int, thread: int) -> BulkGroups:
        groups = self._groups.get((block, thread))
        if groups is None:
            # Two agents: wait_group.read means that sources were read, wait_group that the writes
            # to global memory are performed, too (PTX ISA, "cp.async.bulk.wait_group").
            columns = self.clocks.new_column(block), self.clocks.new_column(block)
            groups = self._groups[block, thread] = BulkGroups(thread, *columns)
            self._by_column[block, groups.read_column] = groups
            self._issuers |= {(block, column): thread for column in columns}
        return groups

    def issuer(self, block: int, column: int) -> int | None:
        """The thread whose stores' reads or writes complete in ``column``."""
        return self._issuers.get((block, column))

    def has_waited(self, block: int, column: int, clock: int) -> bool:
        """Return True if the thread whose reads complete in ``column`` has waited for the reads of
        a clock, or waits for them now."""
        groups = self._by_column.get((block, column))
        return groups is not None and clock <= max(groups.reads_waited, groups.awaited)

    def store(self, block: int, thread: int, store: Store) -> None:
        self._check_owner(store.source, store, block, thread, store.site)
        if CopyIssued in self._events:
            self._emit_issue("store", block, thread, store.site, store)
        if BoxCopied in self._events and store.descriptor is not None:
            self._emit_box(store.site, store, store.descriptor.map)
        groups = self.groups_of(block, thread)
        actors = Accessors(block, thread, self.wave.first, store.site)
        source, target = store.source, store.target
        if target.shadow.watched is not None:
            target.shadow.watched.is_written(target.where, store.site)
        store.stamp = stamp = self.access.global_shadows.new_stamp()
        column, repeats = groups.read_column, self._repeated(store)
        self._latest[store.site] = store, groups
        read = Accesses(source.shadow, source.where, actors)
        self.races.async_read(read, SHARED, column, stamp)
        # Before the write below, as in `load`.
        undefined = self._undefined_units(store, actors)
        self._read_descriptor(store, actors, column, actors.grid_block)
        reduces, column = store.reduction is not None, groups.write_column
        written = Accesses(target.shadow, target.where, actors)
        self.races.async_write(written, GLOBAL, column, stamp, reduces=reduces, repeats=repeats)
        _taint(store, undefined)
        groups.open.append(store)
        if self.arrive_now():
            self._move(store)

    def _repeated(self, store: Store) -> tuple[int, int] | None:
        """Return the column and the clock of the latest store of the same instruction if this store
        writes the same bytes: from and to the same place, and nothing has overwritten the source
        since."""
        if store.site not in self._latest or store.reduction is not None:
            return None
        latest, groups = self._latest[store.site]
        ends = ((latest.source, store.source), (latest.target, store.target))
        if any(before.low != now.low for before, now in ends):
            return None
        if not all(np.array_equal(before.cells, now.cells) for before, now in ends):
            return None
        last, where = store.source.shadow.copy_read, store.source.where
        read = (last.clock[where] == latest.stamp) & (last.column[where] == groups.read_column)
        return (groups.write_column, latest.stamp) if every(read) else None

    def storing(self, group: Group) -> list[tuple[int, int]]:
        """The threads of ``group``, in its order, that have issued a bulk store."""
        if not self._groups:
            return []
        present = np.zeros((self.wave.blocks, self.wave.threads), np.bool_)
        present.reshape(-1)[group.select] = True
        return [thread for thread in sorted(self._groups) if present[thread]]

    def commit(self, block: int, thread: int) -> None:
        groups = self.groups_of(block, thread)
        if GroupCommitted in self._events:
            number = len(groups.committed)
            self._events.emit(GroupCommitted(block + self.wave.first, thread, number))
        groups.committed.append(groups.open)
        clock = len(groups.committed)
        # Before the commit no wait can cover them.
        for store in groups.open:
            _complete(store, clock)
        groups.open = []

    def wait(self, block: int, thread: int, pending: int, reads_only: bool) -> None:
        """The thread waits until at most ``pending`` of its groups are not complete."""
        if GroupsAwaited in self._events:
            waited = GroupsAwaited(block + self.wave.first, thread, pending, reads_only)
            self._events.emit(waited)
        groups = self._groups.get((block, thread))
        if groups is None:
            return
        done = max(len(groups.committed) - pending, 0)
        # The stores that this wait would cover if each had been a group of its own: a later
        # conflict with one of them has the missing commit as its cause.
        if groups.open:
            stores = [*chain(*groups.committed), *groups.open]
            covered = stores[: max(len(stores) - pending, 0)]
            sites = tuple(store.site for store in covered)
            self._events.emit(StoresNotCommitted(block, thread, sites))
        for group in groups.committed[groups.reads_waited : done]:
            for store in group:
                self._move(store)
        groups.reads_waited = max(groups.reads_waited, done)
        self.clocks.learn_one(block, thread, groups.read_column, groups.reads_waited)
        if not reads_only:
            groups.writes_waited = max(groups.writes_waited, done)
            self.clocks.learn_one(block, thread, groups.write_column, groups.writes_waited)

    def begin_wait(self, group: Group, pending: int) -> np.ndarray | None:
        """A wait of ``group`` down to ``pending`` groups begins. Returns the threads that it holds
        up, with their warps, because stores of theirs have not read their bytes yet: a bool per
        thread; None if there are none."""
        late = np.zeros(self.wave.blocks * self.wave.warps, np.bool_)
        for block, thread in self.storing(group):
            if self._begin_wait(self._groups[block, thread], pending):
                late[block * self.wave.warps + thread // WARP] = True
        return late[group.warps] if some(late) else None

    def _begin_wait(self, groups: BulkGroups, pending: int) -> bool:
        """Return True if it has to wait for a store."""
        done = groups.awaited = max(len(groups.committed) - pending, 0)
        waited = groups.committed[groups.reads_waited : done]
        return any(not store.moved for group in waited for store in group)

    def hold(self, pc: int, group: Group, wait: Callable[[Group], None]) -> None:
        """Let these threads continue at ``pc`` when nothing else can, and ``wait`` has had their
        stores read."""
        self._held.append((pc, group, wait))

    @property
    def are_under_way(self) -> bool:
        """Return True if loads are to arrive, or threads wait for their stores."""
        return bool(self.in_flight or self._held)

    def next(self, pick: Callable[[list[bool]], int], while_others_run: bool = False) -> Moved:
        """The next ends, of those under way: a load that threads wait for, a store that its thread
        waits for, another load. ``pick`` chooses one of the loads, by whether each is awaited.
        Returns the threads that go on."""
        awaited = [bool(load.barrier.waiters) for load in self.in_flight]
        if self._held and True not in awaited:
            pc, group, wait = self._held.pop(0)
            wait(group)
            return [(pc, group)]
        self.complete(self.in_flight[pick(awaited)], while_others_run)
        return []

    def _move(self, store: Store) -> None:
        if store.moved:
            return
        store.moved = True
        if CopyMoved in self._events:
            self._events.emit(CopyMoved(store))
        units = store.units
        values = _units(store.source.data, units)[_numbers(store.source.cells, units)]
        if units.inside is not None:
            values = values[units.inside]
        _put(store, values)

    def _undefined_units(self, copy: AsyncCopy, actors: Accessors) -> np.ndarray | None:
        """Report unwritten bytes that a copy reads: its source, and the target of a reduction.
        Returns these units, of those that exist on the global side; None if there are none. A store
        needs no source where the tensor has no element."""
        inside, of_tensor = copy.units.inside, copy.units.of_tensor
        bad: np.ndarray | None = None
        for side in (copy.source, copy.target) if copy.reduction is not None else (copy.source,):
            contents = side.shadow.contents
            if contents.all_defined or not contents.suspects(side.where):
                continue
            cells = side.cells
            if inside is not None and len(cells) == len(inside):
                cells = cells[inside]
            wanted = np.ones(len(cells), np.bool_)
            if isinstance(copy, Store) and of_tensor is not None:
                wanted = of_tensor if inside is None else of_tensor[inside]
            size = copy.units.size
            undefined = self.access.undefined_reads.check_copied(
                contents, cells[wanted], size, actors
            )
            if undefined is not None:
                bad = np.zeros(len(cells), np.bool_) if bad is None else bad
                bad[wanted] |= undefined
        return bad

    def _read_descriptor(
        self, copy: AsyncCopy, actors: Accessors, column: int, owner: Numbers
    ) -> None:
        """The copy reads its tensor map, in global memory, at any time until it is complete."""
        descriptor = copy.descriptor
        if descriptor is not None and descriptor.shadow is not None:
            shadow, where = descriptor.shadow, descriptor.where
            assert where is not None
            read = Accesses(shadow, where, actors)
            self.races.remember_copy_read(read, column, copy.stamp, owner)

    def _emit_issue(
        self, what: Literal["load", "store"], block: int, thread: int, site: int, copy: AsyncCopy
    ) -> None:
        is_load = isinstance(copy, Load)
        shared, distant = (copy.target, copy.source) if is_load else (copy.source, copy.target)
        offset, there = (side.low if len(side.cells) else None for side in (shared, distant))
        owner = next(
            (a for a in self.access.memory.allocations() if a.padded is distant.data), None
        )
        self._events.emit(
            CopyIssued(
                copy,
                what,
                block + self.wave.first,
                thread,
                site,
                copy.units.nbytes,
                None if offset is None else offset % self.access.shared_bytes,
                None if owner is None or there is None else owner.address + there,
                copy.coordinates,
                copy.barrier.address if isinstance(copy, Load) else None,
                "" if owner is None else readable(owner.name),
            )
        )

    def queues(self) -> list[object]:
        """The state of each thread's bulk groups, for a diagnosis: equal states mean that nothing
        has moved."""
        return [
            (
                thread,
                [(store.site, store.moved) for store in groups.open],
                [[s.moved for s in group] for group in groups.committed[groups.reads_waited :]],
                len(groups.committed) - groups.writes_waited,
            )
            for thread, groups in self._groups.items()
        ]

    # -- the end of a thread

    def leave(self, block: int, thread: int) -> None:
        """A thread exits: stores that it did not wait for may outlive its block."""
        groups = self._groups.get((block, thread))
        if groups is None:
            return
        # A wait for the reads is enough: the writes go to global memory, which outlives the block.
        # Shared memory does not, and the engine may still be reading it.
        waited = [(s, True) for g in groups.committed[groups.reads_waited :] for s in g]
        for store, committed in waited + [(s, False) for s in groups.open]:
            # PTX asks for the wait, and no GPU is known to give the memory away before the engine
            # has read it (quality/hardware/scopes.json). What overwrites it does show.
            reused = self.findings.has(HazardKind.SOURCE_REUSED, store.site)
            self.findings.report(
                HazardKind.STORE_NOT_DRAINED,
                store.site,
                actors=one_thread(block + self.wave.first, thread),
                severity=Severity.ERROR if reused else Severity.FORMAL,
                reason=Reason.COMMITTED if committed else Reason.NOT_COMMITTED,
            )
            # The output is judged by what hardware stores.
            self._move(store)


def _seen_by_copies(side: Side) -> np.ndarray:
    """The bytes at this end, or those that an intervention substitutes for them."""
    watched = side.shadow.watched
    return side.data if watched is None or watched.copies_see is None else watched.copies_see


def _units(data: np.ndarray, units: Units) -> np.ndarray:
    whole = len(data) // units.size * units.size
    return data[:whole].view(units.dtype)


def _numbers(cells: np.ndarray, units: Units) -> np.ndarray:
    """The units at these byte offsets, by their numbers; their size is a power of two."""
    return cells >> (units.size.bit_length() - 1)


def _put(copy: AsyncCopy, values: np.ndarray) -> None:
    units, reduction = copy.units, copy.reduction
    # The target is read only now, when the bytes arrive: reductions of several copies add up.
    data, at = _units(copy.target.data, units), _numbers(copy.target.cells, units)
    if reduction is not None:
        old, new = data[at].view(reduction.dtype), values.view(reduction.dtype)
        values = reduction.combine(old, new).view(units.dtype)
    data[at] = values


def _taint(copy: AsyncCopy, undefined: np.ndarray | None) -> None:
    """Bytes copied from undefined bytes become undefined."""
    if undefined is not None:
        cells, inside = copy.target.cells, copy.units.inside
        if inside is not None and len(cells) == len(inside):
            cells = cells[inside]
        origins = np.full((int(undefined.sum()), copy.units.size), REPORTED, np.int32)
        copy.target.shadow.contents.hold(cells[undefined], undefined_bytes(origins))


def _complete(copy: AsyncCopy, clock: int) -> None:
    """The accesses of ``copy`` are complete with this clock of its agents."""
    source, target, descriptor, stamp = copy.source, copy.target, copy.descriptor, copy.stamp
    target.shadow.complete(target.where, target.shadow.write, stamp, clock)
    source.shadow.complete(source.where, source.shadow.copy_read, stamp, clock)
    if descriptor is not None and descriptor.shadow is not None and descriptor.where is not None:
        shadow = descriptor.shadow
        shadow.complete(descriptor.where, shadow.copy_read, stamp, clock)
    copy.stamp = clock
