"""A trace as lanes: what each warp of a block waited for, and what its copies did, over time."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import islice

import numpy as np

from harness.emulator.lanes import WARP
from harness.emulator.trace import Copy, Trace, Wait

MOST_READ = 200_000  # of each kind of event of one block
COPY_ROWS = 6  # copies under way at once that are drawn beside each other

# What a span is, with its words; the order is that of the legend.
KINDS = {
    "data": "waits for data (an mbarrier that counts bytes)",
    "arrivals": "waits for arrivals (an mbarrier of threads)",
    "block": "waits at a block barrier",
    "load": "load under way",
    "store": "store under way",
}
NUMBER = {kind: number for number, kind in enumerate(KINDS)}


@dataclass(frozen=True)
class Event:
    """Something that can be pointed at: a span, or an instant where ``end`` is ``begin``."""

    begin: int
    end: int
    kind: str  # of KINDS, or "commit", "wait_group", "hazard"
    words: str
    line: int | None
    lane: int = -1  # index in Lanes.lanes
    ended: bool = True


@dataclass
class Lane:
    """One row: its spans as arrays, ascending by begin, with the numbers of their events; and
    the numbers of the events that are instants."""

    name: str
    role: str = ""
    marks: list[int] = field(default_factory=list)
    numbers: list[int] = field(default_factory=list)
    begins: np.ndarray = field(default_factory=lambda: np.empty(0, np.int64))
    ends: np.ndarray = field(default_factory=lambda: np.empty(0, np.int64))
    kinds: np.ndarray = field(default_factory=lambda: np.empty(0, np.int8))


class Lanes:
    """The lanes of one block: warps that did something, then copies.

    ``events`` are all of them by time. ``left_out`` says how many of the trace's events of this
    block were not read.
    """

    def __init__(self, trace: Trace, block: int, names: dict[tuple[int, int], str] | None = None):
        """``names``: of mbarriers, by (block, address)."""
        self.trace, self.block, self._names = trace, block, names or {}
        self.left_out = 0
        self._by_lane: dict[tuple[int, int], list[Event]] = {}
        self._roles: dict[int, set[str]] = {}
        self._with_bytes = {
            e.address for e in trace.barriers if e.block == block and (e.nbytes or e.tx)
        }
        self._waits()
        self._meetings()
        self._copies()
        self._marks()
        self._assemble()

    # -- reading: lanes are (0, warp) and (1, row of copies)

    def _mine(self, events):
        mine = [e for e in events if e.block == self.block]
        self.left_out += max(len(mine) - MOST_READ, 0)
        return islice(mine, MOST_READ)

    def _add(self, lane: tuple[int, int], event: Event) -> None:
        self._by_lane.setdefault(lane, []).append(event)

    def _waits(self) -> None:
        for wait in self._mine(self.trace.waits):
            kind = "data" if wait.address in self._with_bytes else "arrivals"
            words = f"waits for {self._barrier(wait.address)}, parity {wait.parity}"
            self._spread(wait, kind, words)

    def _barrier(self, address: int) -> str:
        return self._names.get((self.block, address), f"mbarrier {address:#x}")

    def _meetings(self) -> None:
        for meeting in self._mine(self.trace.meetings):
            self._spread(meeting, "block", f"waits at block barrier {meeting.number}")

    def _spread(self, span, kind: str, words: str) -> None:
        end = self.trace.steps if span.end is None else span.end
        never = "" if span.end is not None else "; never let go"
        for warp in sorted({thread // WARP for thread in span.threads}):
            told = f"warp {warp} {words}{never}"
            event = Event(span.begin, end, kind, told, span.line, ended=span.end is not None)
            self._add((0, warp), event)
            if isinstance(span, Wait) and kind == "data":
                self._roles.setdefault(warp, set()).add("consumer")

    def _copies(self) -> None:
        free = {"load": [-1] * COPY_ROWS, "store": [-1] * COPY_ROWS}  # until when, of each row
        for copy in self._mine(self.trace.copies):
            self._roles.setdefault(copy.thread // WARP, set()).add(
                "producer" if copy.what == "load" else "stores"
            )
            end = self.trace.steps if copy.end is None else copy.end
            rows = free[copy.what]
            row = next((r for r, until in enumerate(rows) if until <= copy.begin), COPY_ROWS - 1)
            rows[row] = max(rows[row], end)
            lane = 1, row + (copy.what == "store") * COPY_ROWS
            event = Event(
                copy.begin, end, copy.what, self._about(copy), copy.line, ended=copy.end is not None
            )
            self._add(lane, event)

    def _about(self, copy: Copy) -> str:
        where = f" at {copy.coordinates}" if copy.coordinates else ""
        told = f"{copy.what} of {copy.nbytes} bytes{where}, issued by thread {copy.thread}"
        if copy.barrier is not None:
            told += f", completes on {self._barrier(copy.barrier)}"
        if copy.group is not None:
            told += f", in bulk group {copy.group}"
        return told if copy.end is not None else f"{told}; its bytes never moved"

    def _marks(self) -> None:
        for group in self._mine(self.trace.groups):
            words = f"thread {group.thread} commits bulk group {group.group}"
            if group.what == "wait":
                reads = ".read" if group.reads_only else ""
                words = f"thread {group.thread} asks for wait_group{reads} {group.pending}"
            kind = "commit" if group.what == "commit" else "wait_group"
            self._add((0, group.thread // WARP), Event(group.step, group.step, kind, words, None))
        for seen in self.trace.hazards:
            hazard = seen.hazard
            mine = [thread for block, thread in hazard.threads if block == self.block]
            if mine or (not hazard.threads and self.block == 0):
                warp = mine[0] // WARP if mine else 0
                words = f"{hazard.kind} ({hazard.severity})"
                self._add((0, warp), Event(seen.step, seen.step, "hazard", words, hazard.line))

    # -- putting together

    def _assemble(self) -> None:
        self.lanes: list[Lane] = []
        flat: list[Event] = []
        for place in sorted(self._by_lane):
            number = len(self.lanes)
            mine = sorted(self._by_lane[place], key=lambda e: (e.begin, e.end))
            self.lanes.append(self._lane(place, mine))
            flat += [Event(e.begin, e.end, e.kind, e.words, e.line, number, e.ended) for e in mine]
        self.events = sorted(flat, key=lambda e: (e.begin, e.lane))
        for index, event in enumerate(self.events):
            lane = self.lanes[event.lane]
            (lane.numbers if event.kind in NUMBER else lane.marks).append(index)
        self._by_lane = {}
        self.begin = self.events[0].begin if self.events else 0
        self.end = max((event.end for event in self.events), default=0)

    def _lane(self, place: tuple[int, int], mine: list[Event]) -> Lane:
        kind, number = place
        if kind == 0:
            lane = Lane(f"warp {number}", ", ".join(sorted(self._roles.get(number, ()))))
        else:
            what = "loads" if number < COPY_ROWS else "stores"
            lane = Lane(f"copy engine: {what}" if not number % COPY_ROWS else "")
        spans = [event for event in mine if event.kind in NUMBER]
        lane.begins = np.array([e.begin for e in spans], np.int64)
        lane.ends = np.array([e.end for e in spans], np.int64)
        lane.kinds = np.array([NUMBER[e.kind] for e in spans], np.int8)
        return lane

    def waited(self) -> dict[str, int]:
        """Steps that warps waited, by kind, added over the warps."""
        total = dict.fromkeys(("data", "arrivals", "block"), 0)
        for lane in self.lanes:
            for kind in total:
                of_kind = lane.kinds == NUMBER[kind]
                total[kind] += int((lane.ends - lane.begins)[of_kind].sum())
        return total


def blocks_of(trace: Trace) -> list[int]:
    """The blocks that did something, ascending."""
    found: set[int] = set()
    for events in (trace.barriers, trace.waits, trace.copies, trace.groups, trace.meetings):
        found.update(event.block for event in events)
    found.update(block for seen in trace.hazards for block, _ in seen.hazard.threads)
    return sorted(found)


Bar = tuple[int, int, int, int]


def bars(lane: Lane, begin: int, end: int, pixels: int) -> tuple[list[Bar], int]:
    """What of a lane is drawn from step ``begin`` to ``end``: ``(from, to, kind number, event)``,
    and how many spans that stands for. The event is -1 where a bar stands for several.

    No more bars than pixels: where there are more spans, each pixel shows the kind that most of
    its time went to.
    """
    first = int(np.searchsorted(lane.begins, end, "left"))
    reaching = np.flatnonzero(lane.ends[:first] >= begin)
    begins, ends, kinds = lane.begins[reaching], lane.ends[reaching], lane.kinds[reaching]
    if len(begins) <= pixels:
        numbers = [lane.numbers[i] for i in reaching.tolist()]
        columns = begins.tolist(), ends.tolist(), kinds.tolist(), numbers
        return list(zip(*columns, strict=True)), len(begins)
    width = (end - begin) / pixels
    share = np.zeros((len(KINDS), pixels))
    for kind in np.unique(kinds):
        of = kinds == kind
        low = np.clip((begins[of] - begin) / width, 0, pixels)
        high = np.clip((np.maximum(ends[of], begins[of] + 1) - begin) / width, 0, pixels)
        # The time up to each edge of a pixel, from the spans that have begun and ended before it.
        edges = np.arange(pixels + 1)
        share[kind] = np.diff(_before(low, edges) - _before(high, edges))
    chosen = np.where(share.max(axis=0) > 0, share.argmax(axis=0), -1)
    drawn: list[Bar] = []
    turns = np.flatnonzero(np.diff(chosen)) + 1
    for low, high in zip([0, *turns.tolist()], [*turns.tolist(), pixels], strict=True):
        if chosen[low] >= 0:
            steps = int(begin + low * width), int(begin + high * width)
            drawn.append((*steps, int(chosen[low]), -1))
    return drawn, len(begins)


def _before(starts: np.ndarray, edges: np.ndarray) -> np.ndarray:
    """For each edge e the sum of max(e - start, 0)."""
    ordered = np.sort(starts)
    total = np.concatenate([[0.0], np.cumsum(ordered)])
    count = np.searchsorted(ordered, edges, "right")
    return edges * count - total[count]
