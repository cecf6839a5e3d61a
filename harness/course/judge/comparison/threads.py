"""The sampled threads that do otherwise than those of the answer.

Each event of a thread is made a number, of what it does and of its operands, so that few threads
need to be replayed.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from operator import itemgetter

import numpy as np

from harness.course.judge.comparison.differences import FREE
from harness.course.judge.comparison.events import MBARRIERS, is_data, operation
from harness.course.judge.comparison.history import (
    POLLS,
    Replay,
    Site,
    Source,
    is_address,
    settled,
)
from harness.course.judge.comparison.recording import LooksAt

_THREADS = 4  # number of threads whose histories are compared


# (key, number of operation and operands, number of stored values, step)
Signature = tuple[str, int, int, int]


@dataclass
class Signed:
    """The events of the thread at a place, as (block, thread)."""

    place: tuple[int, int]
    events: list[Signature] = field(default_factory=list)
    returned: bool = False
    asks: bool = False  # its last event is a poll that failed
    _known: dict[tuple[LooksAt, bool], tuple[Signature, ...]] = field(default_factory=dict)

    def selected(self, looks_at: LooksAt, with_data: bool = True) -> tuple[Signature, ...]:
        """The events that are looked at, without their steps."""
        asked = looks_at, with_data
        if asked not in self._known:
            keys = {key for key in {event[0] for event in self.events} if looks_at(key)}
            self._known[asked] = tuple(
                [
                    (key, does, stores if with_data else 0, 0)
                    for key, does, stores, _ in self.events
                    if key in keys
                ]
            )
        return self._known[asked]

    def differs(self, other: Signed, looks_at: LooksAt, with_data: bool = True) -> int | None:
        """The number of the first event that is another one; None if there is none before one of
        the threads was stopped."""
        a, b = (each.selected(looks_at, with_data) for each in (self, other))
        both = min(len(a), len(b))
        if a[:both] != b[:both]:
            return next(n for n in range(both) if a[n] != b[n])
        is_cut = (len(a) == both and not self.returned) or (len(b) == both and not other.returned)
        return None if is_cut or len(a) == len(b) else both


def signed(replay: Replay, barriers: Mapping[int, int] | None = None) -> list[Signed]:
    """Return a recording's threads. ``barriers``: as `barriers_of` returns them."""
    threads = [*map(Signed, replay.recording.places)]
    for step in executed(replay, lambda key: True):
        key, columns = step.site.key, step.columns.tolist()
        if key in ("ret", "exit"):
            for column in columns:
                threads[column].returned = True
            continue
        asks = step.asks_again() if key in POLLS else [False] * len(columns)
        for column, does, stores, again in zip(
            columns, *step.numbers(barriers or {}), asks, strict=True
        ):
            thread = threads[column]
            if not (thread.asks and key in POLLS and thread.events[-1][1] == does):
                thread.events.append((key, does, stores, step.number))
            thread.asks = again
    for thread in threads if replay.settles else ():
        thread.events = settled(thread.events, itemgetter(0))
    return threads


def differing(
    ours: list[Signed], others: list[Signed], looks_at: LooksAt, by_role: bool = False
) -> list[tuple[int, int]]:
    """The threads whose events differ, each with the answer's thread that has its part: a few,
    those that differ first, of blocks that never end if there are any. ``by_role``: within a block
    it does not matter which thread does what another does in the answer."""
    unequal = [
        column
        for column, (thread, other) in enumerate(zip(ours, others, strict=True))
        if thread.differs(other, looks_at) is not None
    ]
    endless = {thread.place[0] for thread in ours if not thread.returned}
    unequal = [column for column in unequal if ours[column].place[0] in endless] or unequal
    pairs = [(column, column) for column in unequal]
    if by_role:
        pairs = [*_without_partner(ours, others, looks_at, unequal)]
    for with_data in (False, True):
        kinds: dict[object, tuple[int, int, int]] = {}
        for column, other in pairs:
            thread, needed = ours[column], others[other]
            at = thread.differs(needed, looks_at, with_data)
            if at is None:
                continue
            steps = [step for key, *_, step in thread.events if looks_at(key)] or [0]
            parts = (each.selected(looks_at, with_data)[at : at + 1] for each in (thread, needed))
            kind = at, *parts
            kinds.setdefault(kind, (steps[min(at, len(steps) - 1)], column, other))
        if kinds:
            return [(column, other) for _, column, other in sorted(kinds.values())[:_THREADS]]
    return []


def _without_partner(
    ours: list[Signed], others: list[Signed], looks_at: LooksAt, columns: list[int]
) -> Iterator[tuple[int, int]]:
    """Yield the threads for which the answer's block has none that does the same, each with a
    thread of that block for which the student's has none."""
    for block in dict.fromkeys(ours[column].place[0] for column in columns):
        left: dict[object, list[int]] = {}
        mine = [column for column in columns if ours[column].place[0] == block]
        for column in mine:
            left.setdefault(others[column].selected(looks_at), []).append(column)
        alone = []
        for column in mine:
            same = left.get(ours[column].selected(looks_at)) if ours[column].returned else None
            if same:
                same.pop()
            else:
                alone.append(column)
        rest = {column for each in left.values() for column in each}
        both = rest.intersection(alone)
        yield from ((column, column) for column in sorted(both))
        yield from zip(sorted({*alone} - both), sorted(rest - both), strict=False)


def active(threads: list[Signed], looks_at: LooksAt) -> dict[int, dict[int, object]]:
    """Return by block the columns of threads that execute such an instruction, each with all that
    it does of this."""
    blocks: dict[int, dict[int, object]] = {}
    for column, thread in enumerate(threads):
        if done := thread.selected(looks_at, False):
            blocks.setdefault(thread.place[0], {})[column] = done
    return blocks


@dataclass(frozen=True)
class Executed:
    """An event of several threads; ``now``: the registers' values by column."""

    number: int  # the step's
    site: Site
    columns: np.ndarray
    now: Mapping[str, np.ndarray]
    sleeps: bool

    def asks_again(self) -> list[bool]:
        """Of a poll: whether it has failed."""
        return [self.sleeps or not bits for bits in self._bits(self.site.names[0]).tolist()]

    def _bits(self, source: Source) -> np.ndarray:
        if isinstance(source, str):
            return np.asarray(self.now[source][self.columns])
        known = hash(source.label) if source.bits is None else source.bits
        return np.full(len(self.columns), known & 0xFFFFFFFFFFFFFFFF, np.uint64)

    def values(self, sources: tuple[Source, ...]) -> list[np.ndarray]:
        """An operand's values; of an address, base and offset together."""
        held = [self._bits(source) for source in sources]
        return [held[0] + held[1]] if is_address(sources) else held

    def numbers(self, barriers: Mapping[int, int]) -> tuple[list[int], list[int]]:
        """Return numbers for each thread's operation and operands, and for the values it stores."""
        site = self.site
        begin = hash(operation(site)) & 0xFFFFFFFFFFFFFFFF
        does, stores = (np.full(len(self.columns), begin, np.uint64) for _ in range(2))
        for name, sources in site.operands:
            into = stores if is_data(site, name) else does
            for bits in self.values(sources) if name not in FREE else ():
                if name in MBARRIERS and barriers:
                    bits = np.array([barriers.get(at, at) for at in bits.tolist()], np.uint64)
                into ^= bits + np.uint64(0x9E3779B97F4A7C15)
                into *= np.uint64(0x100000001B3)
                into ^= into >> np.uint64(29)
        return does.tolist(), stores.tolist()


def executed(replay: Replay, looks_at: LooksAt) -> Iterator[Executed]:
    """Yield the events looked at, and the ends of threads."""
    recording = replay.recording
    sites = {number: replay.site(number) for number in {step.site for step in recording.steps}}
    shown = {
        number: site
        for number, site in sites.items()
        if site.key in ("ret", "exit") or (site.effect and looks_at(site.key))
    }
    used = {name for site in shown.values() for name in site.used}
    written = {n: [(at, r) for at, r in enumerate(s.names) if r in used] for n, s in sites.items()}
    now = {name: np.zeros(len(recording.places), np.uint64) for name in used}
    for number, step in enumerate(recording.steps):
        if step.values:
            for at, name in written[step.site]:
                now[name][step.columns] = step.values[at]
        if (site := shown.get(step.site)) is not None:
            columns = step.columns
            if site.guard is not None:
                columns = columns[now[site.guard[0]][columns] != site.guard[1]]
            yield Executed(number, site, columns, now, step.sleeps)
