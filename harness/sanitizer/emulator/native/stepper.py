"""The machine code of a wave: the context of stepper.c, and the work that it leaves to Python.

It steps a group as far as it can, and says why it ends there. All that it touches are arrays of the
state's own, so that Python goes on from where it stopped, and it from where Python did.
"""

from __future__ import annotations

import ctypes
from functools import lru_cache
from operator import itemgetter
from typing import Any, NamedTuple

import numpy as np

from harness.sanitizer.emulator.arrays import address_of
from harness.sanitizer.emulator.events import GlobalAccessed, SharedAccessed
from harness.sanitizer.emulator.memory.global_memory import SLOT_BITS
from harness.sanitizer.emulator.memory.requests import Requests
from harness.sanitizer.emulator.native import c_layout
from harness.sanitizer.emulator.native.c_layout import AT, CONSTANTS
from harness.sanitizer.emulator.native.encoding import Encoded, encoded
from harness.sanitizer.emulator.native.library import Run, stepper
from harness.sanitizer.emulator.ordering.races import MANY, SAMPLE
from harness.sanitizer.emulator.ordering.shadow import Shadow
from harness.sanitizer.emulator.ordering.undefined import Contents
from harness.sanitizer.emulator.program.lower import Lowered
from harness.sanitizer.emulator.program.special_registers import special_register
from harness.sanitizer.emulator.scheduler import Stands
from harness.sanitizer.emulator.state import State
from harness.sanitizer.emulator.threads import Group
from harness.sanitizer.launch.plan import SCHEDULES

AT_STEP = CONSTANTS["ENDED_AT_STEP"]
READY = CONSTANTS["ENDED_READY"]
SPLIT = CONSTANTS["ENDED_SPLIT"]
AT_TURN = CONSTANTS["ENDED_AT_TURN"]
_FULL = CONSTANTS["ENDED_FULL"]
_AT_UNKNOWN_MEMORY = CONSTANTS["ENDED_AT_UNKNOWN_MEMORY"]
_IN_GROUP, _AT_CHOICE = CONSTANTS["BEGIN_IN_GROUP"], CONSTANTS["BEGIN_AT_CHOICE"]
_ROOM, _OTHERS = CONSTANTS["ROOM"], CONSTANTS["OTHERS"]
_of_region = itemgetter(*c_layout.REGION)
_EVENT_WORDS = 1 << 14
_FEWEST_REGIONS = 8  # there is room for these
_MOST_LENT = (
    512  # groups that are kept alive, lest their places go where machine code looks for them
)


class Stepper:
    """Steps the threads of a wave, and chooses the next group: it has the groups that can run until
    the scheduler is asked for them. ``executed``, ``limit``: as `Machine` has them; ``remembered``:
    as `Recurrence` has it; ``banks``: the counter of accesses through the banks of shared memory.
    ``address`` is of the struct context of context.h."""

    def __init__(
        self,
        run: Run,
        kernel: Lowered,
        state: State,
        executed: bytearray,
        limit: int,
        remembered: np.ndarray,
        banks: Requests,
    ):
        self._run, self._kernel, self._state, self._banks = run, kernel, state, banks
        self._code: Encoded = encoded(kernel)
        self.knows: bytes = self._code.knows
        self._context = self._code.context.copy()
        self._c: Any = memoryview(self._context)  # type: ignore[arg-type]
        self.address = address_of(self._context)
        self._keep: list[object] = []  # arrays of which the context has addresses
        access = state.access
        self._regions: list[tuple[int, int, np.ndarray, Shadow]] = [
            (0, 0, access.shared, access.shared_shadow)
        ]
        self._rows = np.zeros((_FEWEST_REGIONS, len(c_layout.REGION)), np.int64)
        self._described = 0  # how many of the regions
        self._readers: list[np.ndarray] = []
        self._version = self._table = self._parked_version = -1
        self._lent: dict[int, Group] = {}  # keyed by `Group.address`
        self._fill(executed, limit, remembered)

    def run(self, pc: int, group: Group | None) -> tuple[int, int, Group | None]:
        """Step ``group`` from ``pc`` on, or the next group, if it `takes_turns`: ``(why it ended,
        where, which group)``. At AT_STEP the next instruction is for Python; at READY others may
        have to go first; at SPLIT a branch parted the threads: `taken` are those that it takes. At
        AT_TURN, with no group, something else is due than the next turn."""
        state, c = self._state, self._c
        self.renew()
        c[AT.steps], c[AT.work] = state.steps, state.work
        c[AT.knows_far] = bool(state.clocks.far)
        # Asked before each call: since the last one Python may have put threads at a barrier, or
        # taught one of another block.
        c[AT.may_arrive] = state.block_barriers.are_left_to_others
        c[AT.may_meet] = state.clocks.are_rows_alone
        c[AT.named] = self._code.named_at(self._kernel) if state.undefined.bits else 0
        if self.takes_turns:
            self._borrow()
        else:
            c[AT.takes_turns], c[AT.ready_count] = 0, state.scheduler.count
        if group is None:
            c[AT.begins] = _AT_CHOICE
        else:
            c[AT.begins], c[AT.pc] = _IN_GROUP, pc
            c[AT.places], c[AT.count] = group.address, group.count
            self._lent[group.address] = group
        # A full log and an unknown allocation change nothing for the caller: they are served here,
        # and the same instruction is tried again.
        while True:
            ended = self._run(self.address)
            if ended == _FULL:
                if c[AT.wanting] >= 0:
                    self._make_room_in(self._regions[c[AT.wanting]][-1])
                else:
                    self._tell()
            elif ended == _AT_UNKNOWN_MEMORY and self._know(c[AT.unknown]):
                self.renew()
            else:
                break
        if ended == _AT_UNKNOWN_MEMORY:
            ended = AT_STEP
        state.steps, state.work = c[AT.steps], c[AT.work]
        if c[AT.undefined_changed]:
            state.undefined.copied(others=c[AT.undefined_changed] & _OTHERS > 0)
            c[AT.undefined_changed] = 0
        if c[AT.progress]:
            state.progress += c[AT.progress]
            c[AT.progress] = 0
        if ended == AT_TURN:
            return ended, 0, None
        return (
            ended,
            c[AT.pc],
            self._group(c[AT.places], c[AT.count]),
        )

    def _make_room_in(self, shadow: Shadow) -> None:
        """Make room for the records of the instruction at which machine code ended."""
        unseen = self._c[AT.unseen]
        if unseen and shadow.watched is not None:
            shadow.watched.expect(self._c[AT.pc], writes=unseen > 1)
        else:
            shadow.log.make_room()

    @property
    def takes_turns(self) -> bool:
        """Return True if it goes on with other groups when a group ends its turn."""
        return not self._state.mbarriers.woken

    def taken(self, count: int) -> np.ndarray:
        """Return who took the branch at which a group of ``count`` threads diverged:
        bool[count]."""
        return self._taken[:count].view(np.bool_)

    # -- the groups that can run

    def __len__(self) -> int:
        return self._c[AT.ready_count]

    def give_back(self) -> Stands:
        rows = self._rows_of_ready[: self._c[AT.ready_count]].tolist()
        stands = {(warp, pc): self._group(address, count) for warp, pc, address, count in rows}
        self._lent.clear()
        self._c[AT.ready_count] = 0
        return stands

    def _borrow(self) -> None:
        c, scheduler = self._c, self._state.scheduler
        # To ask for the groups is to take them back, which empties ``_lent``.
        if len(self._lent) > _MOST_LENT:
            _ = scheduler.stands
        if not scheduler.is_lent:
            lent = scheduler.lend(self)
            for at, ((warp, pc), group) in enumerate(lent.items()):
                self._rows_of_ready[at] = warp, pc, group.address, group.count
                self._lent[group.address] = group
            c[AT.ready_count], c[AT.room_used] = len(lent), 0
        if scheduler.parked_version != self._parked_version:
            self._parked_version = scheduler.parked_version
            parked = scheduler.parked_at
            self._set(parked_count=len(parked))
            if parked:
                self._parked = np.array(parked, np.int64)
                self._set(parked=address_of(self._parked))
        c[AT.takes_turns] = 1
        c[AT.copies_under_way] = self._state.copies.are_under_way

    def _group(self, address: int, count: int) -> Group:
        """The threads whose places lie there."""
        group = self._lent.get(address)
        if group is None:
            # A group that machine code made, in its own memory: copied, as that is used again.
            first = (address - address_of(self._rooms)) // 8
            group = self._state.wave.group(self._rooms[first : first + count].copy())
        return group

    # -- what the context has

    def _fill(self, executed: bytearray, limit: int, remembered: np.ndarray) -> None:
        code, state, wave = self._code, self._state, self._state.wave
        access, scheduler = state.access, state.scheduler
        at, size = self._at, wave.size
        windows = access.windows
        block_of, thread_of = wave.addresses
        room = _room(size)
        # One allocation instead of seven, and none of it has to be cleared.
        memory = np.empty(room.words, np.int64)
        self._context[room.fields] = at(memory) + room.offsets
        ready, self._rooms, self._events, taken = (memory[part] for part in room.parts)
        self._rows_of_ready, self._taken = (
            ready.reshape(-1, len(c_layout.READY)),
            taken.view(np.bool_),
        )
        self._set(
            serial=access.global_shadows.serial,
            limit=limit,
            schedule=SCHEDULES.index(scheduler.schedule),
            by_warp=scheduler.by_warp,
            turns=at(scheduler.turns),
            size=size,
            priorities=at(scheduler.priorities),
            remembered=at(remembered),
            undefined=at(state.undefined.table),
            executed=at(executed),
            operands=at(self._operands()),
            thread_of=thread_of,
            block_of=block_of,
            first_block=wave.first,
            threads=wave.threads,
            warps=wave.warps,
            rows_used=at(state.clocks.rows.used),
            known=at(state.clocks.known_rows),
            own=at(state.clocks.own_clocks),
            shared_bytes=access.shared_bytes,
            shared_slot=windows.shared >> SLOT_BITS,
            slots=at(windows.slots),
            slots_count=len(windows.slots),
            banks=at(self._banks.counted),
            requests=at(self._banks.states),
            racing=at(access.races.racing),
            many_races=MANY,
            race_sample=SAMPLE,
            listens_shared=int(SharedAccessed in access.events),
            listens_global=int(GlobalAccessed in access.events),
            events_room=len(self._events),
        )
        access.events.catch_up = self._tell
        if self._kernel.watched_registers:
            self._watch_registers()
        if code.arrivals:
            self._wait_at_barriers()
        if scheduler.schedule == "random":
            source = scheduler.bit_generator.ctypes
            draws = {"next_double": source.next_double, "next_word": source.next_uint32}
            self._set(random=source.state_address, **{n: _address_of(d) for n, d in draws.items()})

    def _watch_registers(self) -> None:
        """Watch the registers that wgmma uses."""
        order, warpgroups, at = self._state.register_order, self._state.warpgroups, self._at
        self._set(
            groups=at(order.group),
            roles=at(order.role),
            shapes=at(order.shape),
            used_at=at(order.site),
            issued=at(order.issued),
            touched=at(order.touched),
            touched_sites=at(order.touched_site),
            epochs=at(order.epoch),
            waited=at(warpgroups.waited),
            warpgroups=warpgroups.count,
            per_block=warpgroups.per_block,
        )

    def _wait_at_barriers(self) -> None:
        wave, barriers = self._state.wave, self._state.block_barriers
        self._arrived = np.zeros((wave.blocks, len(c_layout.ARRIVED)), np.int64)
        self._waits = np.zeros((wave.blocks, wave.threads), np.bool_)
        self._set(
            arrived=self._at(self._arrived),
            live=self._at(barriers.live),
            waits=self._at(self._waits),
            deeds=self._at(self._state.evidence.executions.counted_at([*self._code.arrivals])),
        )
        barriers.catch_up = self._tell_of_arrivals

    def _operands(self) -> np.ndarray:
        """``(address, step)`` of each operand."""
        wave, access = self._state.wave, self._state.access
        operands = self._code.operands.copy()
        operands[: len(wave.registers), 0] = self._at(wave.register_file) + wave.register_starts
        numbers, offsets = self._code.parameters
        operands[numbers, 0] = self._at(access.parameters) + offsets
        for (kind, *what), number in self._code.others:
            if kind == "special":
                name, dtype = what
                values = wave.special.get((name, dtype))
                if values is None:
                    values = special_register(wave, name)
                    assert values is not None
                    values = wave.special[name, dtype] = values.astype(dtype, copy=False)
                operands[number] = self._at(values), values.itemsize
            else:
                is_variable = kind == "variable"
                value = (
                    self._state.symbols[what[0]]
                    if is_variable
                    else access.windows.start_of(what[0])
                )
                operands[number] = self._at(np.array([value], np.uint64)), 0
        return operands

    def renew(self) -> None:
        """Pass arrays that have moved since the last call, or are new."""
        clocks = self._state.clocks
        if clocks.rows.version != self._table:
            self._table = clocks.rows.version
            table = clocks.rows.table
            self._set(table=address_of(table), columns=table.shape[1], rows_count=len(table))
        if Contents.version != self._version:
            self._version, self._described = Contents.version, 0
            self._readers.clear()
        if self._described == len(self._regions):
            return
        if len(self._regions) > len(self._rows):
            self._rows = np.concatenate([self._rows, np.zeros_like(self._rows)])
        for number in range(self._described, len(self._regions)):
            self._rows[number] = self._description(*self._regions[number])
        self._described = len(self._regions)
        self._set(regions=address_of(self._rows), regions_count=self._described, last_region=0)

    def _know(self, address: int) -> bool:
        """The allocation that an access goes to is a region from here on; False if it already is,
        or there is none."""
        shadows = self._state.access.global_shadows
        allocation = shadows.memory.find(address)
        # Python finds the same and reports the fault: C never does.
        if allocation is None or address >= allocation.end:
            return False
        if any(start == allocation.address for start, *_ in self._regions):
            return False
        shadow = shadows.shadow_of(allocation)
        self._regions.append((allocation.address, allocation.end, allocation.padded, shadow))
        return True

    def _description(
        self, start: int, end: int, data: np.ndarray, shadow: Shadow
    ) -> tuple[int, ...]:
        """A region, field by field."""
        readers = shadow.async_reads
        readers_at = 0
        if readers:
            self._readers.append(
                np.array([address_of(reader.cells) for reader in readers], np.int64)
            )
            readers_at = address_of(self._readers[-1])
        watched, seen_at = shadow.watched, (0, 0, 0)
        if watched is not None:
            seen_at = watched.known_to_machine_code(len(self._code.knows))
        values = {
            **shadow.places,
            **dict(zip(("read_by", "written_by", "last_writer"), seen_at, strict=True)),
            "start": start,
            "end": end,
            "data": address_of(data),
            "granule_bytes": shadow.granule_bytes,
            "begins_defined": shadow.contents.begins_defined,
            "origins": shadow.contents.address,
            "objects": 0 if shadow.objects is None else address_of(shadow.objects),
            "readers": readers_at,
            "readers_count": len(readers),
            "is_private": shadow.is_private,
            # 2: threads are shown other bytes than those that are here, and every access is left to
            # Python.
            "is_watched": 0 if watched is None else 1 if watched.threads_see is None else 2,
        }
        row: tuple[int, ...] = _of_region(values)
        return row

    def _tell(self) -> None:
        """Report the accesses that are not counted yet to the counters."""
        c, wave, events = self._c, self._state.wave, self._state.access.events
        used, c[AT.events_used] = c[AT.events_used], 0
        noted, at = self._events[:used].copy(), 0
        while at < used:
            kind, site, size, count = noted[at : at + 4].tolist()
            at += 4 + 2 * count
            places, where = noted[at - 2 * count : at].reshape(2, count)
            if kind:
                events.emit(GlobalAccessed(site, wave.group(places), where, size))
            else:
                self._banks.add_places(site, wave, places, where, size)

    def _tell_of_arrivals(self) -> None:
        """Hand threads that wait at barriers to Python's part, the blocks that came first first."""
        if not self._c[AT.waiting]:
            return
        self._c[AT.waiting] = 0
        wave, sites, since = self._state.wave, *self._arrived.T[:2].copy()
        since[self._arrived[:, c_layout.ARRIVED["count"]] == 0] = -1
        waits = self._waits.copy()
        self._arrived[:], self._waits[:] = 0, False
        for step in np.unique(since[since >= 0]):
            blocks = np.flatnonzero(since == step)
            places = np.flatnonzero(waits & (since == step)[:, None])
            arrival = self._code.arrivals[sites[blocks[0]]]
            self._state.block_barriers.arrive(wave.group(places), arrival)

    def end(self) -> None:
        """End the wave, whatever its outcome."""
        self._tell()
        self._state.block_barriers.catch_up()
        self._banks.settle()
        access = self._state.access
        access.events.catch_up = None
        access.global_shadows.serial = self._c[AT.serial]

    def _at(self, array: np.ndarray | bytearray) -> int:
        """The array's address; it stays alive."""
        self._keep.append(array)
        return address_of(array)

    def _set(self, **values: int) -> None:
        for name, value in values.items():
            self._c[c_layout.CONTEXT[name]] = value


class _Room(NamedTuple):
    """Memory that machine code alone uses, or that a wave keeps for it: so many words of 64 bits;
    the fields of the context that are addresses in it, and how many bytes from its beginning on
    these are; and the parts that Python reads."""

    words: int
    fields: np.ndarray
    offsets: np.ndarray
    parts: list[slice]


@lru_cache(maxsize=16)
def _room(size: int) -> _Room:
    """Return the room for a wave of ``size`` threads."""
    words = {
        "ready": (size + 1) * len(c_layout.READY),
        "rooms": 2 * _ROOM * size,
        "events": _EVENT_WORDS + 4 + 2 * size,
        "taken": -(-size // 8),
        "part": size,
        "addresses": size,
        "flags": 2 * size,
    }
    ends = np.cumsum([*words.values()])
    firsts = ends - [*words.values()]
    parts = [*map(slice, firsts.tolist(), ends.tolist())]
    return _Room(
        int(ends[-1]), np.array([c_layout.CONTEXT[name] for name in words]), 8 * firsts, parts[:4]
    )


def _address_of(function: Any) -> int:
    return ctypes.cast(function, ctypes.c_void_p).value or 0


def stepper_of(
    kernel: Lowered,
    state: State,
    executed: bytearray,
    limit: int,
    remembered: np.ndarray,
    banks: Requests,
) -> Stepper | None:
    """Return a `Stepper` with these arguments; None without machine code."""
    run = stepper()
    if run is None:
        return None
    return Stepper(run, kernel, state, executed, limit, remembered, banks)
