"""The sampled threads that do otherwise than those of the answer, and the roles of mbarriers.

Each event of a thread is made a number, of what it does and of its operands, so that few threads
need to be replayed.
"""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from operator import itemgetter
from typing import NamedTuple

import numpy as np

from harness.course.judge.comparison.differences import (
    FREE,
    MBARRIERS,
    OFFSETS,
    ROUNDING,
    TINY,
    is_data,
    operation,
)
from harness.course.judge.comparison.history import (
    POLLS,
    Line,
    Replay,
    Site,
    Source,
    is_address,
    settled,
)
from harness.course.judge.comparison.recording import LooksAt, is_copy
from harness.sanitizer.isa import key_of

_THREADS = 4  # number of threads whose histories are compared
_ALIKE = 1e-4  # relative, between sums of float32


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


Place = tuple[int, int]  # a block (of global memory: -1) and an address


class Store(NamedTuple):
    """A store of the thread in a column."""

    bits: int
    column: int
    step: int


def signed(replay: Replay, barriers: Mapping[int, int] | None = None) -> list[Signed]:
    """Return a recording's threads. ``barriers``: as `barriers_of` returns them."""
    threads = [*map(Signed, replay.recording.places)]
    for step in _executed(replay, lambda key: True):
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
class _Executed:
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


def _executed(replay: Replay, looks_at: LooksAt) -> Iterator[_Executed]:
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
            yield _Executed(number, site, columns, now, step.sleeps)


class Places:
    """The places that the student's and the answer's threads write, and their last values.
    ``agree``: all that the answer writes end with its values; ``are_divided``: most are written by
    a single thread each, and by another than the answer's; ``first``: the last stores to the first
    place that ends with another value."""

    def __init__(self, mine: Replay, theirs: Replay) -> None:
        (known, writers), (needed, _) = _written(mine), _written(theirs)
        both = [(known[at], store) for at, store in needed.items() if at in known]
        others = (
            len(writers[at]) == 1 and store.column not in writers[at]
            for at, store in needed.items()
            if at in known
        )
        unlike = _unlike(both)
        self.agree = needed.keys() <= known.keys() and not any(unlike)
        self.are_divided = 2 * sum(others) > len(needed)
        stores = itertools.compress(both, unlike)
        self.first = min(stores, default=None, key=lambda pair: pair[0].step)


def places_of(mine: Replay, theirs: Replay) -> dict[int, int]:
    """Return the answer's place in shared memory for each of the student's that threads store to,
    if no copy names any: which of several buffers is the first does not matter. Empty if one is
    stored to in the other's stead."""
    stored: list[dict[int, list[int]]] = [{}, {}]
    for run, known in zip((mine, theirs), stored, strict=True):
        for step in _executed(run, lambda key: key == "st" or is_copy(key)):
            if is_copy(step.site.key):
                return {}
            if step.site.key == "st" and ".shared" in step.site.opcode:
                addresses = step.values(dict(step.site.operands)["a"])[0].tolist()
                for address, column in zip(addresses, step.columns.tolist(), strict=True):
                    known.setdefault(column, []).append(address)
    pairs = {
        pair
        for column, addresses in stored[0].items()
        for pair in zip(addresses, stored[1].get(column, ()), strict=False)
    }
    places = dict(pairs)
    return places if len(places) == len(pairs) == len({*places.values()}) else {}


def _unlike(pairs: list[tuple[Store, Store]]) -> list[bool]:
    """Return for each pair whether its values differ."""
    both = np.array([(a.bits, b.bits) for a, b in pairs], np.uint64).reshape(-1, 2)
    words = both.astype(np.uint32)
    halves = words << np.uint32(16)  # the lower number of a pair of 16-bit ones
    alike = _close(words, ROUNDING) & (_close(words, _ALIKE) | _close(halves, ROUNDING))
    unlike: list[bool] = (~alike & (both[:, 0] != both[:, 1])).tolist()
    return unlike


def _close(words: np.ndarray, rounding: float) -> np.ndarray:
    """Compare float32 numbers in two columns."""
    a, b = words.view(np.float32).T
    with np.errstate(all="ignore"):
        most = np.maximum(np.abs(a), np.abs(b))
        return np.asarray((most > TINY) & (np.abs(a - b) <= rounding * most))


def _written(replay: Replay) -> tuple[dict[Place, Store], dict[Place, set[int]]]:
    """The last stores of threads, and the columns of all that store there, by place."""
    stored: dict[Place, Store] = {}
    writers: dict[Place, set[int]] = {}
    block_of = [block for block, _ in replay.recording.places]
    for step in _executed(replay, lambda key: key == "st"):
        if step.site.key != "st":
            continue
        place, words = (step.values(sources) for _, sources in step.site.operands)
        size = int(step.site.opcode.rpartition(".")[2][1:]) // 8
        columns = step.columns.tolist()
        blocks = [block_of[column] for column in columns]
        if ".global" in step.site.opcode:
            blocks = [-1] * len(blocks)
        for number, word in enumerate(words):
            at = (place[0] + np.uint64(number * size)).tolist()
            stores = map(Store, word.tolist(), columns, itertools.repeat(step.number))
            for where, store in zip(zip(blocks, at, strict=True), stores, strict=False):
                stored[where] = store
                writers.setdefault(where, set()).add(store.column)
    return stored, writers


def barriers_of(mine: Replay, theirs: Replay) -> dict[int, int]:
    """Return by address the answer's mbarrier for each of the student's: the one at the same place,
    if either of them has all uses of the other; or else the one that has the most in common. Empty
    if all are at the same places."""
    ours, others = _roles(mine), _roles(theirs)

    def unlike(address: int, other: int) -> tuple[bool, int]:
        mine_of, needed = ours[address], others[other]
        fits = address == other and (mine_of <= needed or needed <= mine_of)
        return not fits, -len(mine_of & needed)

    alike = sorted((unlike(a, b), a != b, a, b) for a in ours for b in others)
    matched: dict[int, int] = {}
    for *_, address, other in alike:
        if address not in matched and other not in matched.values():
            matched[address] = other
    return {} if all(address == other for address, other in matched.items()) else matched


def _roles(replay: Replay) -> dict[int, set[tuple[str, int]]]:
    """Return by the address of an mbarrier its uses, and its initial count."""
    uses: dict[int, set[tuple[str, int]]] = {}
    for step, addresses in _mbarrier_events(replay):
        key = "wait" if step.site.key in POLLS else step.site.key
        is_init = key == "mbarrier.init"
        count = dict(step.site.operands)["count"] if is_init else ()
        counts = step.values(count)[0].tolist() if is_init else itertools.repeat(0)
        for address, count in zip(addresses, counts, strict=False):
            uses.setdefault(address, set()).add((key, count))
    return uses


def mbarriers_at(replay: Replay) -> dict[int, set[int]]:
    """Return by line the addresses of the mbarriers that threads use there."""
    used: dict[int, set[int]] = {}
    for step, addresses in _mbarrier_events(replay):
        line = step.site.line
        for at in (line, line.called_at) if line is not None else ():
            used.setdefault(int(at or line or 0), set()).update(addresses)
    return used


def _mbarrier_events(replay: Replay) -> Iterator[tuple[_Executed, list[int]]]:
    """Yield the events of mbarriers, each with the addresses that its threads use."""
    for step in _executed(replay, lambda key: key.startswith("mbarrier.") or is_copy(key)):
        operands = dict(step.site.operands)
        if place := next((operands[name] for name in MBARRIERS if name in operands), ()):
            yield step, step.values(place)[0].tolist()


At = tuple[Line | None, int | None]  # a line, and that of the call of its function


@dataclass
class _Protocol:
    """The use of an mbarrier. ``arriving``: threads of a block, each with True if it arrives by an
    address in its cluster; ``uses``: the most times that a thread arrives for another purpose, at
    another line and after a wait, and for bytes that are waited for at another line, too;
    ``lines``: the most lines at which a thread arrives."""

    counts: set[int] = field(default_factory=set)
    arriving: set[tuple[int, bool]] = field(default_factory=set)
    uses: int = 0
    lines: frozenset[At] = frozenset()
    for_several: bool = False  # an arrival counts more than once
    armed: set[tuple[int, bool]] = field(default_factory=set)  # arrived, and were stopped there
    later: set[At] = field(default_factory=set)  # lines with arrivals that no thread came to


def of_other_protocols(
    mine: Replay, theirs: Replay, barriers: Mapping[int, int], known: Callable[[At], object]
) -> frozenset[int]:
    """Return the student's mbarriers, and the answer's without one of these, that are used in
    another way: with another count, which suits the threads that arrive, or with more phases. Then
    nothing that is done with them can be compared. If the student has more mbarriers, these are
    all. ``known``: the text of a line that the answer has, too."""
    ours, others = (_protocols(each) for each in (mine, theirs))
    partners = {address & OFFSETS: other & OFFSETS for address, other in barriers.items()}
    inits = [i for i in mine.recording.instructions if i.opcode.startswith("mbarrier.init")]
    # A run that ended before it came to them shows no protocol.
    if len(ours) > len(others) or (inits and not ours):
        return frozenset(ours.keys() | others.keys())
    incomparable = set()
    for address, used in ours.items():
        other = partners.get(address, address)
        needed = others.get(other, used)
        suits = not used.arriving <= needed.arriving or used.counts == {len(used.arriving)}
        for_others = used.for_several > needed.for_several and used.arriving != needed.arriving
        is_armed = bool(used.armed & needed.arriving)
        lines = used.lines | (used.later if is_armed else set())
        texts = {known(at) for at in lines} - {None}
        more = used.uses + is_armed > max(needed.uses, 1) and len(lines) > len(texts)
        if more or for_others or (used.counts != needed.counts and suits):
            incomparable |= {address, other}
    return frozenset(incomparable)


def _protocols(replay: Replay) -> dict[int, _Protocol]:
    """Return by its address how each mbarrier is used."""
    protocols: dict[int, _Protocol] = {}
    for step, addresses in _mbarrier_events(replay):
        if step.site.key == "mbarrier.init":
            counts = step.values(dict(step.site.operands)["count"])[0].tolist()
            for address, count in zip(addresses, counts, strict=True):
                protocols.setdefault(address & OFFSETS, _Protocol()).counts.add(count)
    places = replay.recording.places
    waits: Counter[int] = Counter()
    awaited: dict[int, set[At]] = {}  # their lines, by address
    last: dict[int, int] = {}  # the last one's address, by column
    # The lines at which a thread arrives for bytes, or not, and the waits before they first came.
    lines: dict[tuple[int, int, bool], dict[At, int]] = {}
    for step, addresses in _mbarrier_events(replay):
        columns, line = step.columns.tolist(), step.site.line
        at = line, line and line.called_at
        for address, column in zip(addresses, columns, strict=True):
            if step.site.key in POLLS:
                waits[column] += 1
                last[column] = address & OFFSETS
                awaited.setdefault(address & OFFSETS, set()).add(at)
            elif step.site.key.startswith("mbarrier.arrive"):
                if (of := protocols.get(address & OFFSETS)) is None:
                    continue
                of.arriving.add((places[column][1], "shared::cluster" in step.site.opcode))
                is_plain = step.site.key == "mbarrier.arrive"
                counts = step.values(dict(step.site.operands).get("count", ()))
                of.for_several |= any((each > 1).any() for each in counts)
                came = lines.setdefault((address & OFFSETS, column, is_plain), {})
                came.setdefault(at, waits[column])
    # A thread that was stopped at an mbarrier may arrive there again, at a later line.
    executed = {line for came in lines.values() for line, _ in came} | {None}
    plain = (
        replay.site(number).line
        for number, each in enumerate(replay.recording.instructions)
        if key_of(each.opcode) == "mbarrier.arrive"
    )
    later: set[At] = {(at, at and at.called_at) for at in plain if at not in executed}
    for (address, column, is_plain), came in lines.items():
        of, bytes_at = protocols[address], lines.get((address, column, False), {})
        uses = len({*came.values()})
        if is_plain:
            uses = len({*came.values(), *[*bytes_at.values()][:1]})
            if later and last.get(column) == address and 0 in came.values():
                of.armed |= {each for each in of.arriving if each[0] == places[column][1]}
                of.later |= later
        else:  # a loop may have its first loads before it
            uses = min(uses, len(awaited.get(address, ())))
        of.uses = max(of.uses, uses)
        of.lines = max(of.lines, frozenset({*came, *bytes_at}), key=len)
    return protocols


def waits_beside(mine: Replay, theirs: Replay, barriers: Mapping[int, int]) -> set[Place]:
    """Return columns and student's mbarriers for which these threads wait beside those of the
    answer: unless that is instead of another mbarrier, which no later wait can be for."""
    ours, others = (_waiting(each) for each in (mine, theirs))
    partners = {address: barriers.get(address, address) for address in ours}
    waits = [
        mine.site(number)
        for number, instruction in enumerate(mine.recording.instructions)
        if key_of(instruction.opcode) in POLLS
    ]
    executed = {mine.site(step.site).line for step in mine.recording.steps}
    later = any(site.line not in executed for site in waits)
    beside = set()
    for address, columns in ours.items():
        needed = others.get(partners[address], columns)
        for column in columns - needed if needed < columns else ():
            awaited = {partners[at] for at, each in ours.items() if column in each}
            if later or all(at in awaited for at, each in others.items() if column in each):
                beside.add((column, address))
    return beside


def _waiting(replay: Replay) -> dict[int, set[int]]:
    """Return by the address of an mbarrier the columns that wait for it."""
    waiting: dict[int, set[int]] = {}
    for step, addresses in _mbarrier_events(replay):
        for address, column in zip(addresses, step.columns.tolist(), strict=True):
            if step.site.key in POLLS:
                waiting.setdefault(address, set()).add(column)
    return waiting
