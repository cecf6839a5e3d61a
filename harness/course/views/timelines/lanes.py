"""A trace as lanes: the waits of each warp of a block, and its copies, over time."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np

from harness.base.arch import WARP, WARPGROUP
from harness.sanitizer.emulator import Copy, Trace, Wait

MOST_READ = 25_000  # per kind of event of one block: a million open in a second
COPY_ROWS = 8  # copies in flight at once that are drawn next to each other
PRODUCT_ROWS = 2  # and groups of wgmma of one warpgroup
_WARPS = WARPGROUP // WARP  # per warpgroup

# Kinds of spans with their words, in the legend's order.
KINDS = {
    "data": "waits for data (an mbarrier that counts bytes)",
    "arrivals": "waits for arrivals (an mbarrier of threads)",
    "block": "waits at a block barrier",
    "load": "load in flight",
    "store": "store in flight",
    "product": "wgmma in flight, until its wait",
}
WAITS = ("data", "arrivals", "block")
HAZARDS = ("error", "formal", "warning")  # a hazard's kind of event is its severity
NUMBER = {kind: number for number, kind in enumerate(KINDS)}


@dataclass(frozen=True)
class Event:
    """Something that can be pointed at: a span, or an instant where ``end`` is ``begin``."""

    begin: int
    end: int
    kind: str  # a key of KINDS, or "commit", "wait_group", or a key of HAZARDS
    words: str
    line: int | None
    lane: int = -1  # index in Lanes.lanes
    ended: bool = True
    label: str = ""  # a few letters, for its bar

    @property
    def is_passed(self) -> bool:
        """Return True if a warp passes a barrier that is complete: a wait that takes no time."""
        return self.kind in WAITS and self.end == self.begin

    def when(self, unit: str) -> str:
        """``unit`` is the trace's, in the plural."""
        if self.end == self.begin:
            return f"{unit[:-1]} {self.begin}"
        return f"{unit} {self.begin} to {self.end}"


@dataclass
class Lane:
    """A row: its spans as arrays, ascending by begin, with the numbers of their events; and the
    numbers of the events that are instants."""

    name: str = ""  # empty in the further rows of what has several
    role: str = ""
    warps: int = 0  # warps that are drawn as one, as they did the same
    runs: list[tuple[int, int]] = field(default_factory=list)  # when a warp waits for nothing
    marks: list[int] = field(default_factory=list)
    numbers: list[int] = field(default_factory=list)
    begins: np.ndarray = field(default_factory=lambda: np.empty(0, np.int64))
    ends: np.ndarray = field(default_factory=lambda: np.empty(0, np.int64))
    kinds: np.ndarray = field(default_factory=lambda: np.empty(0, np.int8))


class Lanes:
    """The lanes of a block: warps that did something, then copies, then the tensor core.

    ``events`` are all of them by time. ``left_out`` is the number of the trace's events of this
    block that were not read.
    """

    def __init__(
        self,
        trace: Trace,
        block: int,
        names: dict[tuple[int, int], str] | None = None,
        of_file: bool = True,
    ):
        """``names``: of mbarriers, by (block, address). ``of_file``: whether lines are a file's,
        which readers know by number."""
        self.trace, self.block, self._names, self._of_file = trace, block, names or {}, of_file
        self.left_out = 0
        self._by_lane: defaultdict[tuple[int, int], list[Event]] = defaultdict(list)
        self._roles: dict[int, set[str]] = {}
        self._with_bytes = {
            e.address for e in trace.barriers if e.block == block and (e.nbytes or e.tx)
        }
        self._with_bytes |= {c.barrier for c in trace.copies if c.block == block and c.barrier}
        self._waits()
        self._meetings()
        self._copies()
        self._products()
        self._marks()
        self._assemble()

    # -- reading: lanes are (0, warp), (1, row of copies), (2, row of a warpgroup)

    def _mine(self, events: Iterable[Any]) -> list[Any]:
        block = self.block
        mine = [e for e in events if e.block == block]
        self.left_out += max(len(mine) - MOST_READ, 0)
        return mine[:MOST_READ]

    def _waits(self) -> None:
        for wait in self._mine(self.trace.waits):
            kind = "data" if wait.address in self._with_bytes else "arrivals"
            barrier = self._barrier(wait.address)
            self._spread(wait, kind, "for", f"{barrier}, parity {wait.parity}", barrier)

    def _barrier(self, address: int) -> str:
        return self._names.get((self.block, address), f"mbarrier {address:#x}")

    def _meetings(self) -> None:
        for meeting in self._mine(self.trace.meetings):
            barrier = f"barrier {meeting.number}"
            self._spread(meeting, "block", "at", f"block {barrier}", barrier)

    def _spread(self, span: Any, kind: str, preposition: str, barrier: str, label: str) -> None:
        end = self.trace.steps if span.end is None else span.end
        words = f"waits {preposition} {barrier}"
        if span.end is None:
            words += "; never released"
        elif span.end == span.begin:
            words = f"passes {barrier}, without waiting"
        for warp in sorted({thread // WARP for thread in span.threads}):
            event = Event(
                span.begin,
                end,
                kind,
                words,
                span.line,
                ended=span.end is not None,
                label=label,
            )
            self._by_lane[0, warp].append(event)
            if isinstance(span, Wait) and kind == "data":
                self._roles.setdefault(warp, set()).add("consumer")

    def _copies(self) -> None:
        free = {
            "load": [-1] * COPY_ROWS,
            "store": [-1] * COPY_ROWS,
        }  # end of the last span in each row
        copies = self._mine(self.trace.copies)
        for copy, tile in zip(copies, tiles_of(copies), strict=True):
            self._roles.setdefault(copy.thread // WARP, set()).add(
                "producer" if copy.what == "load" else "stores"
            )
            end = self.trace.steps if copy.end is None else copy.end
            row = _free_row(free[copy.what], copy.begin, end)
            lane = 1, row + (copy.what == "store") * COPY_ROWS
            event = Event(
                copy.begin,
                end,
                copy.what,
                self._about(copy, tile),
                copy.line,
                ended=copy.end is not None,
                label="" if tile is None else f"{copy.array or 'tile'} {tile}",
            )
            self._by_lane[lane].append(event)

    def _about(self, copy: Copy, tile: int | None) -> str:
        subject: str = copy.what
        if tile is not None:
            of = f" of {copy.array}" if copy.array else ""
            subject += f" of tile {tile}{of}" if _has_place(copy) else f" {tile}{of}"
        where = f" at {copy.coordinates}" if copy.coordinates else ""
        size = f"{copy.nbytes} bytes" if copy.nbytes else ""  # not every stamp knows it
        text = f"{subject}: {size}{where}, " if size or where else f"{subject}, "
        text += f"issued by thread {copy.thread}"
        if copy.barrier is not None:
            text += f", completes on {self._barrier(copy.barrier)}"
        if copy.group is not None:
            text += f", in bulk group {copy.group}"
        return text if copy.end is not None else f"{text}; its bytes never moved"

    def _products(self) -> None:
        free: dict[int, list[int]] = {}
        for group in self._mine(self.trace.products):
            for warp in range(group.warpgroup * _WARPS, (group.warpgroup + 1) * _WARPS):
                self._roles.setdefault(warp, set()).add("multiplies")
            end = self.trace.steps if group.end is None else group.end
            rows = free.setdefault(group.warpgroup, [-1] * PRODUCT_ROWS)
            row = _free_row(rows, group.begin, end)
            words = (
                f"group {group.group} of warpgroup {group.warpgroup}: "
                f"{group.instructions or ''} wgmma"
                f"{'' if group.end is not None else '; never waited for'}"
            )
            lane = 2, group.warpgroup * PRODUCT_ROWS + row
            event = Event(
                group.begin,
                end,
                "product",
                words,
                group.line,
                ended=group.end is not None,
                label=f"group {group.group}",
            )
            self._by_lane[lane].append(event)

    def _marks(self) -> None:
        for group in self._mine(self.trace.groups):
            words = f"thread {group.thread} commits bulk group {group.group}"
            if group.what == "wait":
                reads = ".read" if group.reads_only else ""
                words = f"thread {group.thread} asks for wait_group{reads} {group.pending}"
            kind = "commit" if group.what == "commit" else "wait_group"
            event = Event(group.step, group.step, kind, words, None)
            self._by_lane[0, group.thread // WARP].append(event)
        read = 0
        for seen in self.trace.hazards:
            hazard = seen.hazard
            mine = next((thread for block, thread in hazard.threads if block == self.block), None)
            if mine is not None or (not hazard.threads and self.block == 0):
                read += 1
                if read > MOST_READ:
                    continue
                warp = (mine or 0) // WARP
                words = f"{hazard.kind} ({hazard.severity})"
                where = f", line {hazard.line}" if hazard.line else ""
                event = Event(seen.step, seen.step, str(hazard.severity), words, hazard.line)
                label = "" if hazard.severity == "error" else f"{hazard.severity}: "
                event = replace(event, label=f"{label}{hazard.kind}{where}")
                self._by_lane[0, warp].append(event)
        self.left_out += max(read - MOST_READ, 0)

    def _assemble(self) -> None:
        self.lanes: list[Lane] = []
        first_warps: list[int | None] = []
        flat: list[Event] = []
        for places, mine in self._alike():
            lane = self._lane(places, mine)
            for e in mine:
                words = e.words
                if e.kind in WAITS:
                    verb, rest = words.split(" ", 1)
                    if len(places) > 1:
                        verb = {"waits": "wait", "passes": "pass"}[verb]
                    words = f"{lane.name}: {verb} {rest}"
                number = len(self.lanes)
                flat.append(replace(e, words=words, lane=number))
            self.lanes.append(lane)
            first_warps.append(places[0][1] if places[0][0] == 0 else None)
        self.events = sorted(flat, key=lambda e: (e.begin, e.lane))
        for index, event in enumerate(self.events):
            lane = self.lanes[event.lane]
            (lane.numbers if event.kind in NUMBER else lane.marks).append(index)
        self._by_lane.clear()
        self.begin = self.events[0].begin if self.events else 0
        self.end = max((event.end for event in self.events), default=0)
        for lane, first_warp in zip(self.lanes, first_warps, strict=True):
            if first_warp is not None:
                self._run(lane, first_warp)
                self.end = max(self.end, *(end for _, end in lane.runs), 0)

    def _run(self, lane: Lane, first: int) -> None:
        """From the block's first event on, but for its waits, until it exits; if that is not
        known, until its last known event."""
        mine = range(first, first + lane.warps)
        exits = [
            left.step
            for left in self.trace.exits
            if left.block == self.block and any(t // WARP in mine for t in left.threads)
        ]
        marks = [self.events[number].begin for number in lane.marks]
        last = max(exits or [*lane.ends.tolist(), *marks])
        at = self.begin
        for begin, end in zip(lane.begins.tolist(), lane.ends.tolist(), strict=True):
            if begin > at:
                lane.runs.append((at, begin))
            at = max(at, end)
        if last > at:
            lane.runs.append((at, last))

    def _alike(self) -> list[tuple[list[tuple[int, int]], list[Event]]]:
        """Return lanes in order with their events; neighboring warps with the same events share
        a lane."""
        alike: list[tuple[list[tuple[int, int]], list[Event]]] = []
        for place in sorted(self._by_lane):
            kind, number = place
            mine = sorted(self._by_lane[place], key=lambda e: (e.begin, e.end))
            if alike and kind == 0:
                places, events = alike[-1]
                same_role = self._roles.get(number) == self._roles.get(number - 1)
                if places[-1] == (0, number - 1) and same_role and events == mine:
                    places.append(place)
                    continue
            alike.append(([place], mine))
        return alike

    def _lane(self, places: list[tuple[int, int]], mine: list[Event]) -> Lane:
        kind, number = places[0]
        if kind == 0:
            name = f"warp {number}" if len(places) == 1 else f"warps {number} to {places[-1][1]}"
            roles = self._roles.get(number, set())
            if "multiplies" in roles:  # the bytes that it consumes; there is room for two roles
                roles = roles - {"consumer"}
            lane = Lane(name, ", ".join(sorted(roles)), len(places))
        elif kind == 2:
            warpgroup, row = divmod(number, PRODUCT_ROWS)
            lane = Lane() if row else Lane("tensor core", f"warpgroup {warpgroup}")
        else:
            what = "loads" if number < COPY_ROWS else "stores"
            lane = Lane() if number % COPY_ROWS else Lane(f"TMA: {what}")
        spans = [event for event in mine if event.kind in NUMBER]
        lane.begins = np.array([e.begin for e in spans], np.int64)
        lane.ends = np.array([e.end for e in spans], np.int64)
        lane.kinds = np.array([NUMBER[e.kind] for e in spans], np.int8)
        return lane

    def line_of(self, event: Event) -> str:
        """Return "line N", or "" if there is no line that a reader knows."""
        return f"line {event.line}" if event.line and self._of_file else ""

    def waited(self) -> dict[str, int]:
        """Steps that warps waited, by kind, added over the warps."""
        total = dict.fromkeys(WAITS, 0)
        for lane in self.lanes:
            for kind in total:
                of_kind = lane.kinds == NUMBER[kind]
                total[kind] += int((lane.ends - lane.begins)[of_kind].sum()) * lane.warps
        return total


def tiles_of(copies: Sequence[Copy]) -> list[int | None]:
    """Return the number of the tile that each copy moves; None if neither place nor array is known.

    The tiles of each array are numbered in the order in which they are first copied. If each tile
    of an array that is only stored has the coordinates of a single loaded tile, the tiles have the
    numbers of the loaded ones. Of a GPU's stamps, which have no places, each copy is another tile.
    """
    places: dict[str, dict[object, int]] = {}
    numbers: list[int | None] = []
    loaded: dict[tuple[int, ...], set[int]] = {}  # keyed by coordinates
    stores: dict[str, list[int]] = {}
    loaded_arrays: set[str] = set()
    for index, copy in enumerate(copies):
        if not (copy.array or _has_place(copy)):
            numbers.append(None)
            continue
        array = copy.array or copy.what
        known = places.setdefault(array, {})
        place = (copy.coordinates, copy.global_address) if _has_place(copy) else len(known)
        number = known.setdefault(place, len(known))
        numbers.append(number)
        if copy.what == "store":
            stores.setdefault(array, []).append(index)
            continue
        loaded_arrays.add(array)
        if copy.coordinates:
            loaded.setdefault(copy.coordinates, set()).add(number)
    for array, indices in stores.items():
        sources = [loaded.get(copies[index].coordinates, set()) for index in indices]
        if array not in loaded_arrays and all(len(source) == 1 for source in sources):
            for index, (number,) in zip(indices, sources, strict=True):
                numbers[index] = number
    return numbers


def _has_place(copy: Copy) -> bool:
    return bool(copy.coordinates) or copy.global_address is not None


def _free_row(rows: list[int], begin: int, end: int) -> int:
    """Return the first of ``rows`` (each with the time until which it is taken) that is free at
    ``begin``, now taken until ``end``; the last row if none is."""
    row = next((r for r, until in enumerate(rows) if until <= begin), len(rows) - 1)
    rows[row] = max(rows[row], end)
    return row


def blocks_of(trace: Trace) -> list[int]:
    """The blocks that did something, ascending."""
    blocks: set[int] = set()
    kinds: tuple[Sequence[Any], ...] = (
        trace.barriers,
        trace.waits,
        trace.copies,
        trace.groups,
        trace.meetings,
        trace.products,
    )
    for events in kinds:
        blocks |= {event.block for event in events}
    hazards = {id(seen.hazard): seen.hazard for seen in trace.hazards}  # each of many threads
    blocks.update(block for hazard in hazards.values() for block, _ in hazard.threads)
    return sorted(blocks)
