"""The first difference that matters between a thread's history and that of the same thread in an
answer that works.

The events of both are aligned by what they do. Then the operands of aligned events are compared,
and a value that differs is traced back through both computations to the first instruction that
gives something else from the same operands. An event that either lacks is traced back to the
decision that left it out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from enum import IntEnum
from typing import Any

import numpy as np

from harness.course.judge.comparison.aligning import (
    EXTRA,
    MISSING,
    NEVER,
    Opcode,
    aligned,
    numbered,
    opcodes,
)
from harness.course.judge.comparison.events import (
    MBARRIERS,
    OFFSETS,
    are_alike,
    bytes_copied,
    changes_nothing,
    expected_bytes,
    is_called,
    is_data,
    is_of_bytes,
    is_read,
    is_request,
    is_shared,
    is_wider,
    mbarrier_of,
    operation,
    return_at_once,
)
from harness.course.judge.comparison.history import (
    POLLS,
    Branch,
    Event,
    History,
    Line,
    Value,
    is_address,
)
from harness.course.judge.comparison.memory import Memory, accessed
from harness.course.judge.comparison.origins import (
    Consequence,
    Origin,
    Origins,
    OtherElement,
    OtherRead,
)
from harness.course.judge.comparison.recording import LooksAt, has_any, is_copy, is_load
from harness.course.judge.comparison.values import kind, sums, through

_MOST = 600  # events of a thread that are aligned one by one
# Costs of an alignment: of a pair with other operands, or with other mbarriers, and of different
# operations on the same mbarrier; of a read of any kind. A wait that nothing has to complete makes
# up for the gap that it is.
_UNLIKE, _OF_OTHER, _OF_SAME, _READ, _AT_ONCE = 5, 12, 15, 1, -6
FREE = frozenset({"policy", "time", "property", "level"})


_PLACES = ("a", "dst", "src")  # operands that are addresses of data


class What(IntEnum):
    """A kind of difference; the least matters most, where several threads differ."""

    OTHER_OPERATION = 0
    OTHER_OPERAND = 1
    DECISION = 2
    MISSING = 3
    MOVED = 4
    EXTRA = 5
    STORED_VALUE = 6


@dataclass(frozen=True)
class Difference:
    """``event``: the student's, or, if it is missing, the answer's, which is needed after ``after``
    and before ``before``. ``operand``: the name of the operand that differs, and its place among
    several; ``origin``: where that value, or the condition of a decision, first differs."""

    what: What
    block: int
    thread: int
    event: Event
    needed: Event | None = None
    operand: str = ""
    place: int = 0
    got: int | None = None
    wants: int | None = None
    origin: Origin | None = None
    branch: Branch | None = None
    after: Event | None = None
    before: Event | None = None
    elsewhere: Event | None = None
    is_consequence: bool = False  # a consequence of memory's contents, or of a product
    again: bool = False  # the same was executed just before: an iteration of a loop
    never: bool = False  # the answer's thread has no such event
    longer: bool = False  # a decision: the student's thread goes on, and the answer's does not
    executed: frozenset[int] = frozenset()  # the lines of the thread's events
    partnered: frozenset[int] = frozenset()  # the answer has these, too
    came_to: frozenset[int] = frozenset()  # lines that the thread came to before
    last: Branch | None = None  # the thread's last decision, if it does nothing more
    pending: Event | None = None  # the wait at which the thread was stopped
    goes_back_to: Line | None = None  # the line that uses a moved instruction's result
    computed_at: Line | None = None  # the origin of a right value of another element
    illegal: bool = False  # the event is an illegal access
    passed: frozenset[int] = frozenset()  # the lines where a missing event could be
    mbarrier: int | None = None  # the student's, for the answer's that a missing event uses
    once: bool = False  # it is missing once in all
    roots: tuple[Line, ...] = ()  # lines of the first values that the answer never computes
    needs: str = ""  # the element at a needed address, or that a stored value is to come from

    @property
    def step(self) -> int:
        """When the student's thread did it, or was to do it."""
        if self.what in (What.MISSING, What.MOVED) or (
            self.what is What.DECISION and not self.longer
        ):
            near = self.before or self.after
            return near.step if near else 0
        return self.event.step

    @property
    def lines(self) -> tuple[int, ...]:
        """The lines that it is about."""
        near = (self.after, self.before) if self.what is What.MISSING else ()
        events = (self.event, self.elsewhere, *near)
        if self.what in (What.MISSING, What.MOVED):
            events = events[1:]
        lines = [each.line for each in (self.origin, self.branch, *events) if each is not None]
        lines.append(self.goes_back_to)
        return tuple(dict.fromkeys(int(line) for line in lines if line is not None))

    @property
    def needed_at(self) -> tuple[int, ...]:
        """The lines around the place where an event that is executed elsewhere is needed."""
        near = (self.after, self.before) if self.what is What.MOVED else ()
        return tuple(each.line for each in near if each is not None and each.line is not None)

    @property
    def line(self) -> Line | None:
        if self.origin is not None:
            return self.origin.line
        if self.branch is not None:
            return self.branch.line
        if self.what in (What.MISSING, What.MOVED):
            near = self.elsewhere or self.after or self.before
            return near.line if near else None
        return self.event.line


@dataclass
class Comparer(Origins):
    """Compares histories of the student's run and of the answer's."""

    free: frozenset[str] = FREE  # operands that change no result
    barriers: Mapping[int, int] = field(default_factory=dict)  # the answer's mbarriers, by mine
    only_values: bool = False  # the order of threads does not matter
    copied: tuple[set[tuple[object, ...]], ...] = (set(), set())  # mine, and the answer's
    looks_at: LooksAt = has_any
    same_bytes: bool = False  # the thread expects as many as the answer's, in all
    faults: frozenset[int] = frozenset()  # lines of illegal accesses: there reads matter, too
    divides_bytes: bool = False  # other threads than the answer's expect bytes, too
    other_protocols: frozenset[int] = frozenset()  # mbarriers of which nothing can be compared
    partnered: set[tuple[int, int]] = field(default_factory=set)  # thread, line: the answer's, too

    def differences(
        self, history: History, answer: History, looks_at: LooksAt = has_any
    ) -> Iterator[Difference]:
        """Yield the differences of a thread in events that are looked at, in their order."""
        self.computed, self.looks_at = answer.computed, looks_at
        self.reads = {accessed(e, self.theirs) for e in answer.events if e.key == "ld"}
        history, answer = self._with_reads_that_matter(history, answer)
        history, answer = self._without_pieces(history, answer)
        self.same_bytes = expected_bytes(history) == expected_bytes(answer)
        self.copied = tuple(
            {self._copied(event, memory) for event in each.events if is_copy(event.key)}
            for each, memory in ((history, self.mine), (answer, self.theirs))
        )
        ours = self._without_more_free_waits(history.events, answer.events)[:_MOST]
        theirs = answer.events[:_MOST]
        cut = not history.has_returned or len(history.events) > _MOST
        their_cut = not answer.has_returned or len(answer.events) > _MOST
        tokens_a = [self._token(event, self.mine) for event in ours]
        tokens_b = [self._token(event, self.theirs) for event in theirs]
        both = min(len(ours), len(theirs))
        same_ends = (len(ours) == both or their_cut) and (len(theirs) == both or cut)
        if tokens_a[:both] == tokens_b[:both] and same_ends:
            self.partnered = {(event.thread, event.line or 0) for event in ours[:both]}
            for event, other in zip(ours, theirs, strict=False):
                yield from self._pair_differences(history, event, other)
            return
        alignment = self._alignment(ours, theirs, (their_cut, cut))
        moved = self._moved(ours, theirs, alignment)
        equal = (event for tag, i, j, *_ in alignment if tag == "equal" for event in ours[i:j])
        self.partnered = {(event.thread, event.line or 0) for event in equal}
        for tag, i, j, k, m in alignment:
            if tag == "equal":
                for event, other in zip(ours[i:j], theirs[k:m], strict=True):
                    yield from self._pair_differences(history, event, other)
                continue
            mine, needed = range(i, j), range(k, m)
            # Events after the end of a run that was stopped are not missing.
            ends = cut and mine.stop == len(ours), their_cut and needed.stop == len(theirs)
            if (ends[0] and not mine) or (ends[1] and not needed):
                continue
            if not mine and self._begins_later(ours[:i], ours[i:], theirs[k:m]):
                for event, other in zip(ours[i:], theirs[k:m], strict=False):
                    yield from self._pair_differences(history, event, other)
                continue
            yield from self._gap_differences(history, answer, mine, needed, moved)

    def _without_more_free_waits(self, ours: list[Event], theirs: list[Event]) -> list[Event]:
        """Leave out the student's waits that return at once, of mbarriers that are waited on more
        often than in the answer: a loop may begin with such a wait, or end with a wait."""
        needed = Counter(mbarrier_of(event) for event in theirs if event.key in POLLS)
        mine = Counter(self._mapped(mbarrier_of(event)) for event in ours if event.key in POLLS)
        free = {
            at
            for at in return_at_once(ours)
            if mine[bar := self._mapped(mbarrier_of(ours[at]))] > needed[bar]
        }
        return [event for at, event in enumerate(ours) if at not in free]

    def _begins_later(self, done: list[Event], ours: list[Event], needed: list[Event]) -> bool:
        """Return True if a loop's first iteration is lacking: the next has the same events, and
        begins at a line that the thread has not come to before."""
        if len(needed) < 2 or not ours or any(event.line == ours[0].line for event in done):
            return False
        mine = [self._token(event, self.mine) for event in ours[: len(needed)]]
        return mine == [self._token(event, self.theirs) for event in needed]

    def _moved(
        self, ours: list[Event], theirs: list[Event], alignment: list[Opcode]
    ) -> dict[int, int]:
        """The student's events without a partner that do the same as some of the answer's, each
        the nearest, by these."""
        gaps = [(range(i, j), range(k, m)) for tag, i, j, k, m in alignment if tag != "equal"]
        free = return_at_once(ours)
        extra = [at for mine, _ in gaps for at in mine if not is_read(ours[at]) and at not in free]
        moved: dict[int, int] = {}
        for mine, needed in gaps:
            for at in needed:
                other, bar = self._token(theirs[at], self.theirs), mbarrier_of(theirs[at])
                exact = self._exact(theirs[at], self.theirs)  # the phase of a wait matters
                same = [
                    each
                    for each in extra
                    if self._token(ours[each], self.mine) == other
                    and self._mapped(mbarrier_of(ours[each])) == bar
                    and (other != ("wait",) or exact == self._exact(ours[each], self.mine))
                ]
                if same:
                    moved[at] = min(same, key=lambda each: abs(each - mine.start))
                    extra.remove(moved[at])
        return moved

    def own_mbarrier(self, needed: Event | None) -> int | None:
        """The student's mbarrier for that of an event of the answer."""
        theirs = mbarrier_of(needed)
        mine = (address for address, other in self.barriers.items() if other == theirs)
        return next(mine, theirs)

    def is_comparable(self, d: Difference) -> bool:
        """Return False of an access to an array that the answer does not have, and of what orders
        threads in another way if mbarriers have other protocols."""
        if d.event.key == "st" and d.what in (What.MISSING, What.MOVED, What.EXTRA):
            memory = self.mine if d.what is What.EXTRA else self.theirs
            if self._array(d.event, memory) not in {"", *self._common}:
                return False
        if not self.other_protocols:
            return True
        used = {(mbarrier_of(each) or 0) & OFFSETS for each in (d.event, d.needed)}
        is_own = used.isdisjoint(self.other_protocols) or not d.event.key.startswith("mbarrier")
        is_operand = d.what is What.OTHER_OPERAND and d.operand not in MBARRIERS
        # Another buffer may be right, too, where threads wait for each other in another way.
        is_operand &= self.only_values or not is_shared(d.event)
        return is_own and (is_operand or d.illegal)

    def is_illegal(self, event: Event, needed: Event | None, history: History) -> bool:
        """Return True of an access at an illegal access's line if its thread ends there, or if it
        is not of the answer's array."""
        if event.line not in self.faults:
            return False
        is_last = not history.has_returned and event is history.events[-1]
        return (is_last and not self._is_in_bounds(event)) or (
            needed is not None
            and event.key == needed.key == "ld"
            and accessed(event, self.mine) not in self.reads
            and self._array(event, self.mine) != self._array(needed, self.theirs)
        )

    def _is_in_bounds(self, event: Event) -> bool:
        """Return True of an access to an element of an array, at a multiple of its own size: the
        launch has ended because of another thread."""
        if event.key not in ("ld", "st"):
            return False
        *words, dtype = event.opcode.split(".")
        count = next((int(each[1:]) for each in words if each in ("v2", "v4", "v8")), 1)
        address = sums(event.operands["a"])[0].bits or 0
        is_aligned = address % (count * int(dtype[1:]) // 8) == 0
        return is_aligned and self.mine.element(address)[0] != ""

    def _matters(self, event: Event, needed: Event | None, history: History) -> bool:
        is_harmless = is_read(event) and not self.is_illegal(event, needed, history)
        return self.looks_at(event.key) and not is_harmless

    @staticmethod
    def _array(event: Event, memory: Memory) -> str:
        return memory.element(sums(event.operands["a"])[0].bits)[0]

    def _with_reads_that_matter(self, *histories: History) -> Iterator[History]:
        """The histories without reads that a compiler moves: of global memory, or of all memory if
        there are many. Those of the memory of an illegal read are kept."""
        illegal = [e for e in histories[0].events if is_read(e) and e.line in self.faults]
        kept = {*map(is_shared, illegal)}
        if not self.only_values:
            kept.add(True)
        elif max(len(each.events) for each in histories) <= _MOST:
            kept = {True, False}
        for each in histories:
            events = [e for e in each.events if not is_read(e) or is_shared(e) in kept]
            yield replace(each, events=events)

    def _alignment(
        self, ours: list[Event], theirs: list[Event], ends: tuple[bool, bool]
    ) -> list[Opcode]:
        """Align events: equal ones, ones of a kind, or different ones of the same mbarrier. Reads
        count least, as there are many, and they order nothing."""
        runs = (ours, self.mine), (theirs, self.theirs)
        exact, kinds, roles = (
            numbered(*([token(e, memory) for e in events] for events, memory in runs))
            for token in (self._exact, self._token, self._role)
        )
        has_bar = np.array([mbarrier_of(e) is not None for e in ours], bool)
        mine, needed = (
            np.array([_READ if is_read(e) else alone for e in events], np.int64)
            for (events, _), alone in zip(runs, (EXTRA, MISSING), strict=True)
        )
        mine[return_at_once(ours)] = _AT_ONCE
        uses_same = roles[0][:, None] == roles[1]
        pairs = np.full((len(ours), len(theirs)), NEVER, np.int64)
        pairs[uses_same & has_bar[:, None]] = _OF_SAME
        like = np.where(needed == _READ, _READ, np.where(uses_same, _UNLIKE, _OF_OTHER))
        pairs = np.where(kinds[0][:, None] == kinds[1], like, pairs)
        pairs[exact[0][:, None] == exact[1]] = -1  # at the same cost, rather a pair than none
        return aligned(pairs, mine, needed, ends)

    def _role(self, event: Event, memory: Memory) -> tuple[int | None, bool, bool]:
        """The answer's mbarrier that an event uses, or that of the student's, and how it does."""
        mbarrier = mbarrier_of(event)
        known = self._mapped(mbarrier) if memory is self.mine else mbarrier
        return known, is_copy(event.key), event.key in POLLS

    def _mapped(self, mbarrier: int | None) -> int | None:
        """The answer's mbarrier for the student's."""
        return None if mbarrier is None else self.barriers.get(mbarrier, mbarrier)

    def unordered(self, history: History, answer: History) -> Iterator[Difference]:
        """Yield the differences of histories whose order does not matter: equal events are left
        out, wherever they are."""
        self.computed, self.looks_at = answer.computed, has_any
        self.reads = {accessed(e, self.theirs) for e in answer.events if e.key == "ld"}
        if bytes_copied(history.events) == bytes_copied(answer.events):  # in other pieces
            history, answer = (
                replace(each, events=[e for e in each.events if not is_of_bytes(e)])
                for each in (history, answer)
            )
        history, answer = self._without_pieces(history, answer)
        alike: dict[tuple[Any, ...], list[Event]] = {}
        for event in history.events:
            alike.setdefault(self._exact(event, self.mine), []).append(event)
        partners: dict[int, Event] = {}
        for event in answer.events:
            if same := alike.get(self._exact(event, self.theirs)):
                partners[id(event)] = same.pop(0)
        used = set(map(id, partners.values()))
        self.partnered = {(event.thread, event.line or 0) for event in partners.values()}
        needed = {self._exact(event, self.theirs) for event in answer.events}
        copying = {(event.thread, self._token(event, self.theirs)) for event in answer.events}
        left: list[Event] = []
        lacking = [event for event in answer.events if id(event) not in partners]
        instead = {(event.thread, self._token(event, self.theirs)) for event in lacking}
        for event in history.events:
            if id(event) in used:
                continue
            is_known = self._exact(event, self.mine) in needed
            if is_known and (event.thread, self._token(event, self.mine)) not in instead:
                yield self._superfluous(history, event, event.thread not in dict(copying))
            else:
                left.append(event)
        for part in (2, 1, 0):  # the same array, the same direction, or any copy of the thread
            for event in [*lacking] if part == 2 or history.has_returned else ():
                token = self._token(event, self.theirs)[:part]
                like = (e for e in left if self._token(e, self.mine)[:part] == token)
                mine = next((e for e in like if part or e.thread == event.thread), None)
                if mine is not None:
                    left.remove(mine)
                    lacking.remove(event)
                    yield from self._pair_differences(history, mine, event)
        for event in lacking if history.has_returned else ():
            number = answer.events.index(event)
            earlier = (partners.get(id(each)) for each in reversed(answer.events[:number]))
            later = (partners.get(id(each)) for each in answer.events[number:])
            after, before = (next(filter(None, each), None) for each in (earlier, later))
            who = history.block, event.thread  # the answer's thread has this part
            token = self._token(event, self.theirs)
            rest = (e for e in answer.events[number:] if self._token(e, self.theirs) == token)
            done = [e for e in history.events if self._token(e, self.mine) == token]
            again = len(done) > 1 and not any(id(each) in partners for each in rest)
            after = done[-1] if again else after
            yield Difference(What.MISSING, *who, event, again=again, after=after, before=before)
        for event in left if answer.has_returned else ():
            never = (event.thread, self._token(event, self.mine)) not in copying
            yield self._superfluous(history, event, never)

    def _without_pieces(self, *histories: History) -> Iterator[History]:
        """The histories without bulk copies to arrays into which the student's are more, and
        smaller."""

        def array(event: Event, memory: Memory) -> str:
            return memory.element(event.operands["dst"][0].bits)[0] if is_of_bytes(event) else ""

        runs = [*zip(histories, (self.mine, self.theirs), strict=True)]
        sizes: tuple[dict[str, list[int]], ...] = ({}, {})
        mine, needed = sizes
        for known, (history, memory) in zip(sizes, runs, strict=True):
            for event in filter(is_of_bytes, history.events):
                size = event.operands["size"][0].bits or 0
                known.setdefault(array(event, memory), []).append(size)
        pieces = {
            name
            for name in mine.keys() & needed.keys()
            if len(mine[name]) > len(needed[name]) and max(mine[name]) < min(needed[name])
        }
        for history, memory in runs:
            events = [e for e in history.events if array(e, memory) not in pieces - {""}]
            yield replace(history, events=events)

    def _superfluous(self, history: History, event: Event, never: bool) -> Difference:
        """The difference of a copy too many; ``never``: the answer's thread makes none like it."""
        again = (event.thread, event.line or 0) in self.partnered
        who, after = (history.block, event.thread), event if again else None
        return Difference(What.EXTRA, *who, event, event, never=never, again=again, after=after)

    def neighbors(
        self, needed: Event, history: History, answer: History
    ) -> tuple[Event | None, Event | None]:
        """The student's events before and after the place where a thread lacks the answer's."""
        tokens = [
            [self._token(event, memory) for event in each.events]
            for each, memory in ((history, self.mine), (answer, self.theirs))
        ]
        place = next(n for n, each in enumerate(answer.events) if each.step == needed.step)
        after, before = -1, len(history.events)
        for tag, i, _, k, m in opcodes(*tokens):
            if tag == "equal" and k < place:
                after = i + min(m, place) - k - 1
            if tag == "equal" and m > place + 1:
                before = min(before, i + max(k, place + 1) - k)
        events = dict(enumerate(history.events))
        return events.get(after), events.get(before)

    def _token(self, event: Event, memory: Memory) -> tuple[str, ...]:
        key = event.key
        if key in POLLS:
            return ("wait",)
        if key.startswith(("cp.async.bulk.tensor", "cp.reduce.async.bulk.tensor")):
            return ("load" if is_load(key) else "store", memory.map_of(event))
        if key in ("ld", "st"):
            return (key, "shared" if is_shared(event) else "")
        return (key.removesuffix(".global").removesuffix(".shared"),)

    def _exact(self, event: Event, memory: Memory) -> tuple[Any, ...]:
        """A token that only events with the same operands share."""
        operands = []
        for name, values in event.operands.items():
            if name in self.free or (event.key == "st" and is_data(event, name)):
                continue
            for value in sums(values) if is_address(values) else values:
                bits = value.bits
                if memory is self.mine and bits is not None and name in (*MBARRIERS, "a"):
                    bits = (self.buffers if name == "a" else self.barriers).get(bits, bits)
                operands.append(memory.named(bits) or (value.label if bits is None else bits))
        data: tuple[int | None, ...] = ()
        if event.key == "st":
            data = tuple(value.bits for value in event.operands.get("b", ()))
        return (*self._token(event, memory), *operation(event), *operands, *data)

    def _is_in_another_order(self, event: Event, needed: Event) -> bool:
        """Return True of two copies that both threads make, in the other order."""
        if not is_copy(event.key) or not is_copy(needed.key):
            return False
        both = self._copied(event, self.mine), self._copied(needed, self.theirs)
        return both[0] != both[1] and both[0] in self.copied[1] and both[1] in self.copied[0]

    def _copied(self, event: Event, memory: Memory) -> tuple[object, ...]:
        """Return a token of the bytes that are copied, wherever they are in shared memory."""
        operands = []
        for name, values in event.operands.items():
            if name in self.free or name in MBARRIERS:
                continue
            bits = [value.bits for value in (sums(values) if is_address(values) else values)]
            operands.append([memory.named(each) for each in bits] if is_address(values) else bits)
        return event.key, str(operands)

    def paired(
        self, history: History, answer: History, event: Event, needed: Event
    ) -> Iterator[Difference]:
        """Yield the differences of two stores to the same place, of any two threads."""
        self.computed, self.looks_at = answer.computed, has_any
        is_same = (history.block, history.thread) == (answer.block, answer.thread)
        for d in self._pair_differences(history, event, needed):
            if d.what is What.STORED_VALUE or d.event is not event:
                # Another thread computes other indices on the way to the same value.
                yield d if is_same else replace(d, roots=())

    def _pair_differences(
        self, history: History, event: Event, needed: Event
    ) -> Iterator[Difference]:
        if not self._matters(event, needed, history) or self._is_in_another_order(event, needed):
            return
        who = What.OTHER_OPERAND, history.block, event.thread, event, needed
        if operation(event) != operation(needed) and not is_wider(event, needed):
            yield Difference(What.OTHER_OPERATION, *who[1:])
            return
        if event.line in self.faults and (
            decision := self._decision(event.branches, needed.branches)
        ):
            branch, origin = decision
            yield Difference(What.DECISION, *who[1:4], branch=branch, origin=origin, longer=True)
            return
        for name, values in event.operands.items():
            others = needed.operands.get(name, ())
            if name in self.free or len(others) != len(values):
                continue
            if name == "bytes" and (self.same_bytes or self.divides_bytes):
                continue  # an expectation may be split
            if is_address(values):
                values, others = sums(values), sums(others)
            for place, (value, other) in enumerate(zip(values, others, strict=True)):
                if self._are_same_operands(event, needed, name, value, other):
                    continue
                follows, origin, computed_at = False, None, None
                try:
                    origin = self._origin(value, other)
                except Consequence:
                    follows = True
                except OtherRead as other_read:
                    instead = self._certain(value, other, other_read)
                    if isinstance(instead, OtherRead):
                        yield from self._other_read(history.block, event.thread, instead)
                        continue
                    follows = instead is not None
                except OtherElement as element:
                    lines = (each for each in reversed(element.lines) if each != event.line)
                    computed_at = next(lines, event.line)
                what = What.STORED_VALUE if is_data(event, name) else What.OTHER_OPERAND
                is_here = origin is None or origin.line == event.line
                wants = other.bits
                if name in _PLACES:
                    wants = next((a for a, b in self.buffers.items() if b == wants), wants)
                is_stored = what is What.STORED_VALUE
                needs = self._unread(value, other) if is_stored else self._called(wants)
                # The way to a sum that lacks a term is another anyway.
                is_traced = is_here and not (is_stored and needs)
                roots = self._roots(value, event.operands.get("a", ())) if is_traced else ()
                yield Difference(
                    what,
                    *who[1:],
                    name,
                    place,
                    value.bits,
                    wants,
                    origin,
                    is_consequence=follows,
                    computed_at=computed_at,
                    roots=roots,
                    needs=needs,
                )

    def _are_same_operands(
        self, event: Event, needed: Event, name: str, value: Value, other: Value
    ) -> bool:
        if event.key == "mbarrier.init" and value.bits == other.bits:
            return True  # its uses say which one it is
        if event.key == "st" and is_data(event, name):  # stores to two places have two values
            place, needed_place = (sums(each.operands["a"])[0] for each in (event, needed))
            if not self._same(place, needed_place):
                return True
        moved = self.barriers.get(value.bits or 0) if name in MBARRIERS else None
        if moved is not None:
            return moved == other.bits
        # Shared arrays may lie elsewhere, and the answer may not have one.
        is_moved = name in _PLACES and self._has_moved(value.bits, other.bits)
        is_moved |= name in _PLACES and self._is_own(value.bits)
        return is_moved or self._same(value, other, event)

    def _other_read(self, block: int, thread: int, reads: OtherRead) -> Iterator[Difference]:
        """Yield the difference of a read whose value the student's thread uses."""
        mine, needed = (
            Event("ld", each.opcode, each.line, {"a": each.inputs}, (), each.step, thread)
            for each in reads.args
        )
        (place,), (other,) = (sums(each.inputs) for each in reads.args)
        try:
            origin = self._origin(place, other)
        except OtherRead as deeper:
            yield from self._other_read(block, thread, deeper)
            return
        except Consequence:
            return
        except OtherElement:
            origin = None
        bits = place.bits, other.bits
        yield Difference(What.OTHER_OPERAND, block, thread, mine, needed, "a", 0, *bits, origin)

    # -- events that only one of them has

    def _gap_differences(
        self,
        history: History,
        answer: History,
        mine: range,
        needed: range,
        moved: dict[int, int],
    ) -> Iterator[Difference]:
        ours, theirs = history.events, answer.events
        after = ours[mine.start - 1] if mine.start else None
        before = ours[mine.start] if mine.start < len(ours) else None
        near = ours[mine.start] if mine else before or after
        who = history.block, near.thread if near is not None else history.thread
        decision = self._gap_decision(history, answer, mine, needed)
        stopped = not history.has_returned and mine.stop == len(ours)
        extra = [
            at for at in mine if self._matters(ours[at], None, history) and at not in moved.values()
        ]
        lacking = [
            at
            for at in needed
            if self.looks_at(theirs[at].key)
            and not changes_nothing(theirs[at])
            and (extra or not is_read(theirs[at]))  # a compiler may leave it out
        ]
        pending = theirs[lacking[0]] if lacking else None
        if stopped and len(mine) == 1 and is_called(pending):
            last = ours[mine.start]
            if last.key in POLLS or last.key.startswith("bar"):
                yield Difference(What.OTHER_OPERATION, *who, last, pending)
                return
        if stopped and mine:
            lacking = [at for at in lacking if moved.get(at, -1) in mine]
        place: dict[str, Any] = {"after": after, "before": before}
        if before is None and history.has_returned:
            place["last"] = next(iter(history.last_branches[-1:]), None)
        other = theirs[lacking[0]] if lacking else None
        event = ours[extra[0]] if extra else other
        if event is None:
            return
        if decision is not None and (extra or any(at not in moved for at in lacking)):
            place |= {"branch": decision[0], "origin": decision[1], "longer": bool(extra)}
            yield Difference(What.DECISION, *who, event, other, **place)
            return
        if extra and other is not None and (event.key == other.key or are_alike(event, other)):
            yield from self._pair_differences(history, event, other)
            return
        for at in lacking:
            event = theirs[at]
            if is_read(event):
                continue
            if at in moved:
                between = ours[min(moved[at], mine.start) : max(moved[at] + 1, mine.start)]
                yield from self._moved_differences(history, ours[moved[at]], event, between, place)
                continue
            if (same := self._in_last_iteration(ours, theirs, mine, needed, at)) is not None:
                place["after"] = after = same
            again = after is not None and self._does_again(after, event)
            place["once"] = self._lacks(ours, theirs, event) == 1
            yield Difference(What.MISSING, *who, event, again=again, **place)
        for at in extra:
            yield self._extra(history, answer, at, place)

    def _moved_differences(
        self,
        history: History,
        event: Event,
        needed: Event,
        between: list[Event],
        place: dict[str, Any],
    ) -> Iterator[Difference]:
        """Yield the differences of an event that is executed at another place: in a write's value,
        there are always some."""
        pair = self._pair_differences(history, event, needed)
        differences = [d for d in pair if d.what is not What.STORED_VALUE]
        yield from differences
        if not differences and not all(map(is_request, between)):
            who = What.MOVED, history.block, event.thread
            yield Difference(*who, needed, elsewhere=event, **place)

    def _extra(
        self, history: History, answer: History, at: int, place: dict[str, Any]
    ) -> Difference:
        ours, token = history.events, self._token(history.events[at], self.mine)
        never = all(self._token(each, self.theirs) != token for each in answer.events)
        who = history.block, ours[at].thread
        return Difference(What.EXTRA, *who, ours[at], ours[at], never=never, **place)

    def _gap_decision(
        self, history: History, answer: History, mine: range, needed: range
    ) -> tuple[Branch, Origin | None] | None:
        """The decision that leads into a gap or past it, if it is not the answer's."""
        runs = (history, mine), (answer, needed)
        ours, theirs = (
            self._taken(run.events, range(gap.start, gap.stop + 1), run.last_branches)
            for run, gap in runs
        )
        few, many = (ours, theirs) if needed else (theirs, ours)
        if ours == theirs or _is_within(few, many):
            return None
        branches = (
            run.events[at].branches if at < len(run.events) else run.last_branches
            for run, at in (
                (history, mine.stop if not mine else mine.start),
                (answer, needed.start),
            )
        )
        return self._decision(*branches)

    def _in_last_iteration(
        self, ours: list[Event], theirs: list[Event], mine: range, needed: range, at: int
    ) -> Event | None:
        """The student's event like that of the answer, if a loop ends an iteration early: the
        last events are like all of those that are lacking."""
        begin = mine.start - len(needed)
        if mine or begin < 0:
            return None
        done = [self._token(each, self.mine) for each in ours[begin : mine.start]]
        lacking = [self._token(each, self.theirs) for each in theirs[needed.start : needed.stop]]
        return ours[begin + at - needed.start] if done == lacking else None

    def _lacks(self, ours: list[Event], theirs: list[Event], event: Event) -> int:
        """Return how many events like an event of the answer are lacking in all."""
        token = self._token(event, self.theirs)
        mine = sum(self._token(each, self.mine) == token for each in ours)
        return sum(self._token(each, self.theirs) == token for each in theirs) - mine

    def _does_again(self, event: Event, needed: Event) -> bool:
        alike = self._token(event, self.mine) == self._token(needed, self.theirs)
        return alike and operation(event) == operation(needed)

    def _taken(self, events: list[Event], numbers: range, last: tuple[Branch, ...]) -> list[Any]:
        """The decisions that led to these events, and after the last one: by their operands, as a
        compiler may exchange the two ways."""
        branches = [b for n in numbers for b in (events[n].branches if n < len(events) else last)]
        return [(shape[0], *shape[3:]) for shape in map(self._shape, branches)]

    def _decision(
        self, mine: tuple[Branch, ...], needed: tuple[Branch, ...]
    ) -> tuple[Branch, Origin | None] | None:
        """The first decision that comes out otherwise, or that the answer does not have; and the
        origin of its operand, if the answer compares the same."""
        ours, theirs = ([*map(self._shape, each)] for each in (mine, needed))
        known = {shape[3:] for shape in theirs}
        # A compiler may exchange the two ways: what compares something else comes first.
        codes = sorted(
            opcodes(ours, theirs), key=lambda c: all(s[3:] in known for s in ours[c[1] : c[2]])
        )
        for tag, i, j, k, m in codes:
            at = next((n for n in range(i, j) if mine[n].line is not None), None)
            if tag == "equal" or at is None:
                continue
            value, origin = mine[at].decides, None
            other = needed[k + at - i].decides if k + at - i < m else None
            if other is not None and kind(value) == kind(other):
                (origin,) = self._origins_of([(value, other)], 0)
            # A value that the answer computes, too, is compared with something else.
            if not isinstance(origin, Origin) or origin.dtype == "pred" or origin.is_of_answer:
                origin = None
            return mine[at], origin
        return None

    def _shape(self, branch: Branch) -> tuple[Any, ...]:
        decides = through(branch.decides)
        known = []
        for value in decides.inputs:
            named = self.mine.named(value.bits) or self.theirs.named(value.bits)
            known.append(named or value.bits if value.bits is not None else value.label)
        return decides.key, branch.decides.bits, branch.holds, *known


def _is_within(few: list[Any], many: list[Any]) -> bool:
    """Return True if decisions are among others, in order: a compiler merges equal ones."""
    rest = iter(many)
    return bool(many) and len(few) < len(many) and all(each in rest for each in few)
