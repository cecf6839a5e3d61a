"""The first difference that matters between a thread's history and that of the same thread in an
answer that works.

The events of both are aligned by what they do. Then the operands of aligned events are compared,
and a value that differs is traced back through both computations to the first instruction that
gives something else from the same operands. An event that either lacks is traced back to the
decision that left it out.
"""

from __future__ import annotations

import itertools
import math
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from enum import IntEnum
from functools import cached_property
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
from harness.course.judge.comparison.history import (
    POLLS,
    TO_ZEROS,
    Branch,
    Event,
    History,
    Line,
    Site,
    Value,
    is_address,
)
from harness.course.judge.comparison.recording import LooksAt, has_any, is_copy
from harness.sanitizer.emulator import RANK_SHIFT, Extents, element

_MOST = 600  # events of a thread that are aligned one by one
_DEEPEST = 200  # operands of operands
_MOST_READ = 300  # values behind a value among which reads are looked for
_COMMUTES = ("add", "mul", "mad", "fma", "and", "or", "xor", "min", "max", "setp")
_TRANSPARENT = ("mov", "cvta", "cvt")
_CHOOSE = ("min", "max", "selp", "mov", "cvt")  # results that are one of the operands
ROUNDING, TINY = 2e-2, 1e-20  # relative and absolute, between sums in different orders
_FLOATS = {
    "f32": ("float32", 1), "f32x2": ("float32", 2), "f64": ("float64", 1), "f16": ("float16", 1),
    "f16x2": ("float16", 2), "bf16": ("bfloat16", 1), "bf16x2": ("bfloat16", 2),
}  # fmt: skip
_COUNTS = ("mbarrier.arrive", "mbarrier.expect_tx")
_ORDERED = {"acquire", "relaxed", "volatile", "mmio"}  # reads that other threads' writes order
_MANTISSA = {"bf16": 7, "f16": 10, "f32": 23, "f64": 52}
_BITWISE = ("and", "or", "xor", "not", "shl", "shr", "lop3", "bfe", "bfi", "prmt", "shf")
_CONSTANTS = {"constant 0f": "f32", "constant 0d": "f64"}  # PTX's prefixes
_MOVES = 4  # moves and selections behind a value that are looked at for its type
# Costs of an alignment: of a pair with other operands, or with other mbarriers, and of different
# operations on the same mbarrier; of a read of any kind. A wait that nothing has to complete makes
# up for the gap that it is.
_UNLIKE, _OF_OTHER, _OF_SAME, _READ, _AT_ONCE = 5, 12, 15, 1, -6
FREE = frozenset({"policy", "time", "property", "level"})


MBARRIERS = ("addr", "mbar")
OFFSETS = (1 << RANK_SHIFT) - 1  # the bits of an address that do not name the block
_PLACES = ("a", "dst", "src")  # operands that are addresses of data


class _Consequence(Exception):
    """A value differs because memory, or a product, gave another."""


class _OtherElement(Exception):
    """A value differs because it is another element of an array: that was computed at these lines,
    from its operands to itself."""

    def __init__(self, *lines: Line | None) -> None:
        super().__init__(*lines)
        self.lines = lines


class _OtherRead(Exception):
    """A value differs because it, and the answer's, were read from other places."""


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
class Origin:
    """The instruction at which a value first differs; ``got`` and ``needed``: its values, of the
    type ``dtype``; ``via``: the lines from there to where the value is used; ``is_of_answer``: the
    answer computes the same, too."""

    line: Line
    key: str
    dtype: str
    got: int | None
    needed: int | None
    step: int = -1
    via: tuple[Line, ...] = ()
    is_of_answer: bool = False


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
class Memory:
    """Names of the arrays in global memory, and how to compare addresses of two runs."""

    arrays: list[tuple[int, int, str]] = field(default_factory=list)  # begin, bytes, name
    shapes: Mapping[str, tuple[Any, int]] = field(default_factory=dict)  # and bytes of an element
    dtypes: Mapping[str, np.dtype[Any]] = field(default_factory=dict)
    maps: dict[int, str] = field(default_factory=dict)  # names of tensor maps, by their addresses
    shared: Extents = field(default_factory=lambda: Extents(()))  # the arrays in shared memory

    def map_of(self, event: Event) -> str:
        return self.maps.get(event.operands["tensor"][0].bits or 0, "")

    def element(self, address: int | None) -> tuple[str, str]:
        """The name of the array at an address, and of the element; "" where it is not known."""
        name, shape, size, offset = self._located(address)
        if not name:
            return "", ""
        return name, element(name, shape, size, offset) if shape and size else f"`{name}`"

    def index(self, address: int | None) -> tuple[int, ...]:
        """The index of the element at an address, an integer for each axis; () if not known."""
        _, shape, size, offset = self._located(address)
        if not shape or not size or offset >= size * math.prod(shape):
            return ()
        return tuple(map(int, np.unravel_index(offset // size, shape)))

    @property
    def names(self) -> set[tuple[str, object]]:
        """The names of all arrays, with the shapes of those in shared memory."""
        return {(name, ()) for *_, name in self.arrays} | {(x.called, x.shape) for x in self.shared}

    def _located(self, address: int | None) -> tuple[str, Any, int, int]:
        """The array at an address: name, shape, bytes of an element, and the bytes before it."""
        if (named := self.named(address)) is not None:
            return named[0], *self.shapes.get(named[0], ((), 0)), named[1]
        extent = None if address is None else self.shared.extent_at(address)
        if address is None or extent is None or extent.is_dynamic:
            return "", (), 0, 0
        return extent.called, *extent.shape, address - extent.start

    def named(self, address: int | None) -> tuple[str, int] | None:
        if address is None:
            return None
        for begin, nbytes, name in self.arrays:
            if begin <= address < begin + max(nbytes, 1):
                return name, address - begin
        return None


@dataclass
class Comparer:
    """Compares histories of the student's run and of the answer's."""

    mine: Memory
    theirs: Memory
    free: frozenset[str] = FREE  # operands that change no result
    barriers: Mapping[int, int] = field(default_factory=dict)  # the answer's mbarriers, by mine
    buffers: Mapping[int, int] = field(default_factory=dict)  # and places in shared memory
    only_values: bool = False  # the order of threads does not matter
    computed: set[int] = field(default_factory=set)  # the trees of the answer's values
    reads: set[object] = field(default_factory=set)  # the places that the answer's thread reads
    copied: tuple[set[tuple[object, ...]], ...] = (set(), set())  # mine, and the answer's
    looks_at: LooksAt = has_any
    same_bytes: bool = False  # the thread expects as many as the answer's, in all
    faults: frozenset[int] = frozenset()  # lines of illegal accesses: there reads matter, too
    divides_bytes: bool = False  # other threads than the answer's expect bytes, too
    other_protocols: frozenset[int] = frozenset()  # mbarriers of which nothing can be compared
    partnered: set[tuple[int, int]] = field(default_factory=set)  # thread, line: the answer's, too
    _origins: dict[tuple[int, int], Origin | Exception | None] = field(default_factory=dict)

    @cached_property
    def _common(self) -> set[str]:
        """The arrays that both have, in the same shape."""
        return {name for name, _ in self.mine.names & self.theirs.names}

    def differences(
        self, history: History, answer: History, looks_at: LooksAt = has_any
    ) -> Iterator[Difference]:
        """Yield the differences of a thread in events that are looked at, in their order."""
        self.computed, self.looks_at = answer.computed, looks_at
        self.reads = {_accessed(e, self.theirs) for e in answer.events if e.key == "ld"}
        history, answer = self._with_reads_that_matter(history, answer)
        history, answer = self._without_pieces(history, answer)
        self.same_bytes = _expected(history) == _expected(answer)
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
            for at in _return_at_once(ours)
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
        free = _return_at_once(ours)
        extra = [at for mine, _ in gaps for at in mine if not _is_read(ours[at]) and at not in free]
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
        is_operand &= self.only_values or not _is_shared(d.event)
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
            and _accessed(event, self.mine) not in self.reads
            and self._array(event, self.mine) != self._array(needed, self.theirs)
        )

    def _is_in_bounds(self, event: Event) -> bool:
        """Return True of an access to an element of an array, at a multiple of its own size: the
        launch has ended because of another thread."""
        if event.key not in ("ld", "st"):
            return False
        *words, dtype = event.opcode.split(".")
        count = next((int(each[1:]) for each in words if each in ("v2", "v4", "v8")), 1)
        address = _sums(event.operands["a"])[0].bits or 0
        is_aligned = address % (count * int(dtype[1:]) // 8) == 0
        return is_aligned and self.mine.element(address)[0] != ""

    def _matters(self, event: Event, needed: Event | None, history: History) -> bool:
        is_harmless = _is_read(event) and not self.is_illegal(event, needed, history)
        return self.looks_at(event.key) and not is_harmless

    @staticmethod
    def _array(event: Event, memory: Memory) -> str:
        return memory.element(_sums(event.operands["a"])[0].bits)[0]

    def _with_reads_that_matter(self, *histories: History) -> Iterator[History]:
        """The histories without reads that a compiler moves: of global memory, or of all memory if
        there are many. Those of the memory of an illegal read are kept."""
        illegal = [e for e in histories[0].events if _is_read(e) and e.line in self.faults]
        kept = {*map(_is_shared, illegal)}
        if not self.only_values:
            kept.add(True)
        elif max(len(each.events) for each in histories) <= _MOST:
            kept = {True, False}
        for each in histories:
            events = [e for e in each.events if not _is_read(e) or _is_shared(e) in kept]
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
            np.array([_READ if _is_read(e) else alone for e in events], np.int64)
            for (events, _), alone in zip(runs, (EXTRA, MISSING), strict=True)
        )
        mine[_return_at_once(ours)] = _AT_ONCE
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
        self.reads = {_accessed(e, self.theirs) for e in answer.events if e.key == "ld"}
        if bytes_copied(history.events) == bytes_copied(answer.events):  # in other pieces
            history, answer = (
                replace(each, events=[e for e in each.events if not _is_of_bytes(e)])
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
            return memory.element(event.operands["dst"][0].bits)[0] if _is_of_bytes(event) else ""

        runs = [*zip(histories, (self.mine, self.theirs), strict=True)]
        sizes: tuple[dict[str, list[int]], ...] = ({}, {})
        mine, needed = sizes
        for known, (history, memory) in zip(sizes, runs, strict=True):
            for event in filter(_is_of_bytes, history.events):
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
            return ("load" if key.endswith("load") else "store", memory.map_of(event))
        if key in ("ld", "st"):
            return (key, "shared" if _is_shared(event) else "")
        return (key.removesuffix(".global").removesuffix(".shared"),)

    def _exact(self, event: Event, memory: Memory) -> tuple[Any, ...]:
        """A token that only events with the same operands share."""
        operands = []
        for name, values in event.operands.items():
            if name in self.free or (event.key == "st" and is_data(event, name)):
                continue
            for value in _sums(values) if is_address(values) else values:
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
            bits = [value.bits for value in (_sums(values) if is_address(values) else values)]
            operands.append([memory.named(each) for each in bits] if is_address(values) else bits)
        return event.key, str(operands)

    def paired(
        self, history: History, answer: History, event: Event, needed: Event
    ) -> Iterator[Difference]:
        """Yield the differences of two stores to the same place, of any two threads."""
        self.computed, self.looks_at = answer.computed, has_any
        pair = self._pair_differences(history, event, needed)
        return (d for d in pair if d.what is What.STORED_VALUE or d.event is not event)

    def _pair_differences(
        self, history: History, event: Event, needed: Event
    ) -> Iterator[Difference]:
        if not self._matters(event, needed, history) or self._is_in_another_order(event, needed):
            return
        who = What.OTHER_OPERAND, history.block, event.thread, event, needed
        if operation(event) != operation(needed) and not _is_wider(event, needed):
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
                values, others = _sums(values), _sums(others)
            for place, (value, other) in enumerate(zip(values, others, strict=True)):
                if self._are_same_operands(event, needed, name, value, other):
                    continue
                follows, origin, computed_at = False, None, None
                try:
                    origin = self._origin(value, other)
                except _Consequence:
                    follows = True
                except _OtherRead as other_read:
                    instead = self._certain(value, other, other_read)
                    if isinstance(instead, _OtherRead):
                        yield from self._other_read(history.block, event.thread, instead)
                        continue
                    follows = instead is not None
                except _OtherElement as element:
                    lines = (each for each in reversed(element.lines) if each != event.line)
                    computed_at = next(lines, event.line)
                what = What.STORED_VALUE if is_data(event, name) else What.OTHER_OPERAND
                is_here = origin is None or origin.line == event.line
                wants = other.bits
                if name in _PLACES:
                    wants = next((a for a, b in self.buffers.items() if b == wants), wants)
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
                    roots=self._roots(value) if is_here else (),
                    needs=self._unread(value, other)
                    if what is What.STORED_VALUE
                    else self._called(wants),
                )

    def _are_same_operands(
        self, event: Event, needed: Event, name: str, value: Value, other: Value
    ) -> bool:
        if event.key == "mbarrier.init" and value.bits == other.bits:
            return True  # its uses say which one it is
        if event.key == "st" and is_data(event, name):  # stores to two places have two values
            place, needed_place = (_sums(each.operands["a"])[0] for each in (event, needed))
            if not self._same(place, needed_place):
                return True
        moved = self.barriers.get(value.bits or 0) if name in MBARRIERS else None
        if moved is not None:
            return moved == other.bits
        # Shared arrays may lie elsewhere, and the answer may not have one.
        is_moved = name in _PLACES and self._has_moved(value.bits, other.bits)
        is_moved |= name in _PLACES and self._is_own(value.bits)
        return is_moved or self._same(value, other, event)

    def _called(self, address: int | None) -> str:
        """The element at an address of the answer's run, if it is of an array that the student has,
        too."""
        name, element = self.theirs.element(address)
        return element if name in self._common else ""

    def _is_own(self, address: int | None) -> bool:
        """Return True of an address in an array that the answer does not have."""
        name = self.mine.element(address)[0]
        return bool(name) and name not in self._common

    def _has_moved(self, address: int | None, other: int | None) -> bool:
        """Return True if two addresses are of the same element, or of another with its part."""
        if address is not None and address in self.buffers:
            return self.buffers[address] == other
        element = self._called(other)
        return bool(element) and element == self.mine.element(address)[1]

    def _other_read(self, block: int, thread: int, reads: _OtherRead) -> Iterator[Difference]:
        """Yield the difference of a read whose value the student's thread uses."""
        mine, needed = (
            Event("ld", each.opcode, each.line, {"a": each.inputs}, (), each.step, thread)
            for each in reads.args
        )
        (place,), (other,) = (_sums(each.inputs) for each in reads.args)
        try:
            origin = self._origin(place, other)
        except _OtherRead as deeper:
            yield from self._other_read(block, thread, deeper)
            return
        except _Consequence:
            return
        except _OtherElement:
            origin = None
        bits = place.bits, other.bits
        yield Difference(What.OTHER_OPERAND, block, thread, mine, needed, "a", 0, *bits, origin)

    def _same(self, value: Value, other: Value, event: Event | None = None) -> bool:
        if value.bits is None or other.bits is None:
            return value.bits == other.bits and value.label == other.label
        if value.bits == other.bits or (
            TO_ZEROS in (value.label, other.label) and 0 in (value.bits, other.bits)
        ):
            return True
        mine, theirs = self.mine.named(value.bits), self.theirs.named(other.bits)
        if mine is not None or theirs is not None:
            return mine == theirs
        if _equal_numbers(value, other):
            return True
        if event is not None and (event.key == "st" or event.key.startswith("wgmma")):
            return _close(value, other)
        return False

    # -- where a value first differs

    def _origin(self, value: Value, other: Value, depth: int = 0) -> Origin | None:
        """Return the instruction at which a value first differs: there the only operand that
        differs ends at a constant, several differ, or none.

        None if the value itself is a constant. Raises _Consequence if memory, or a product, gave
        another value.
        """
        pair = id(value), id(other)
        if pair not in self._origins:
            value, other = _through(value), _through(other)
            self._origins[pair] = self._found_origin(value, other, depth)
        known = self._origins[pair]
        if isinstance(known, Exception):
            raise known
        return known

    def _found_origin(self, value: Value, other: Value, depth: int) -> Origin | Exception | None:
        if value.of_event:
            if other.of_event and value.key == other.key and value.label != other.label:
                return _OtherElement(value.line)
            if value.key == other.key == "ld" and value.line is not None:
                (place,), (needed,) = _sums(value.inputs), _sums(other.inputs)
                same = self._same(place, needed) or self._has_moved(place.bits, needed.bits)
                return _Consequence() if same else _OtherRead(value, other)
            return _Consequence()
        line = value.line
        if depth > _DEEPEST or not value.key or line is None:
            return None
        if _is_number(value) and value.tree in self.computed:
            return _OtherElement(line)
        a, b = value.inputs, other.inputs
        if value.key == other.key and len(a) == len(b):
            wrong = [pair for pair in self._paired(value.key, a, b) if not self._same(*pair)]
            deeper = [*self._origins_of(wrong, depth + 1)]
            elements = [each for each in deeper if isinstance(each, _OtherElement)]
            if elements:  # if all are of another element, so is the value: its user has chosen it
                if len(elements) < len(deeper):
                    return self._here(value, other)
                return _OtherElement(*elements[0].lines, line)
            if read := next((each for each in deeper if isinstance(each, _OtherRead)), None):
                return read
            known = [each for each in deeper if isinstance(each, Origin)]
            if known and None not in deeper:
                first = min(known, key=lambda origin: origin.step)
                return replace(first, via=(*first.via, line))
            if wrong and not known and None not in deeper:
                return _Consequence()
        # The answer's only applies an operation more: that is missing where the value is used.
        if any(value.key == _through(y).key and self._same(value, y) for y in b):
            return None
        return self._here(value, other)

    def _roots(self, value: Value) -> tuple[Line, ...]:
        """The lines of the first values on the way to this that the answer's thread never computes:
        from operands that it computes, too."""
        lines: dict[int, Line] = {}
        seen, left = {id(value)}, [] if value.tree in self.computed else [value]
        while left:
            each = left.pop()
            is_read = each.key == "ld" and each.of_event
            if is_read and self._place_of(each.inputs) in self.reads:
                continue  # another value came to the right place: its address is as good
            unknown = [x for x in each.inputs if x.key and x.tree not in self.computed]
            left += [x for x in unknown if id(x) not in seen]
            seen.update(map(id, unknown))
            if not unknown and not is_read and each.line is not None:
                lines.setdefault(int(each.line), each.line)
        return tuple(lines.values())

    def _place_of(self, address: tuple[Value, ...]) -> object:
        bits = _sums(address)[0].bits
        return self.mine.named(bits) or bits

    def _unlike_reads(self, value: Value, other: Value) -> _OtherRead | _Consequence | None:
        """Two reads, of values that are computed in different forms: of another place of an
        array, or something else at the same places."""
        mine, needed = self._both_read(value, other)
        if any(not self._same(mine[at], needed[at]) for at in mine.keys() & needed.keys()):
            return _Consequence()
        only = sorted(mine.keys() - needed.keys()), sorted(needed.keys() - mine.keys())
        if not only[0] or [at[0] for at in only[0]] != [at[0] for at in only[1]]:
            return None
        return _OtherRead(mine[only[0][0]], needed[only[1][0]])

    def _both_read(self, value: Value, other: Value) -> list[dict[tuple[str, int, str], Value]]:
        """The reads that two values are computed from, each place once, in their order."""
        both: list[dict[tuple[str, int, str], Value]] = [{}, {}]
        for known, each, memory in zip(both, (value, other), (self.mine, self.theirs), strict=True):
            for read in _reads(each):
                known.setdefault(self._place(read, memory), read)
        return both

    def _unread(self, value: Value, other: Value) -> str:
        """The first element that the other value is computed from, and this is not."""
        mine, needed = self._both_read(value, other)
        if not mine or not mine.keys() < needed.keys():
            return ""
        _, address, _ = min(needed.keys() - mine.keys(), key=lambda at: needed[at].step)
        return self.theirs.element(address)[1]

    def _certain(
        self, value: Value, other: Value, unlike: _OtherRead
    ) -> _OtherRead | _Consequence | None:
        """The reads ``unlike``, unless the other value has read the same: in another order."""
        read, needed = unlike.args
        mine = {self._place(each, self.mine) for each in _reads(value)}
        theirs = {self._place(each, self.theirs) for each in _reads(other)}
        if self._place(read, self.mine) in theirs or self._place(needed, self.theirs) in mine:
            return self._unlike_reads(value, other)
        return unlike

    def _place(self, read: Value, memory: Memory) -> tuple[str, int, str]:
        """The array and the address of a read, and which result it is."""
        address = _sums(read.inputs)[0].bits or 0
        named = memory.named(address)
        return (*named, read.label) if named else (memory.element(address)[0], address, read.label)

    def _origins_of(
        self, pairs: list[tuple[Value, Value]], depth: int
    ) -> Iterator[Origin | Exception | None]:
        for pair in pairs:
            try:
                yield self._origin(*pair, depth)
            except (_Consequence, _OtherElement, _OtherRead) as instead:
                yield instead

    def _here(self, value: Value, other: Value) -> Origin | None:
        if value.line is None:
            return None
        dtype = common_dtype(value, other)
        known, line = value.tree in self.computed, value.line
        if value.key == "cvt" and _is_number(value.inputs[0]):
            line = value.inputs[0].line or line  # a number is only rounded where it is stored
        bits = value.bits, _bits_as(dtype_of(value), other)
        return Origin(line, value.key, dtype, *bits, value.step, is_of_answer=known)

    def _paired(
        self, key: str, a: tuple[Value, ...], b: tuple[Value, ...]
    ) -> list[tuple[Value, Value]]:
        straight = list(zip(a, b, strict=True))
        if key not in _COMMUTES or len(a) < 2:
            return straight
        crossed = [(a[0], b[1]), (a[1], b[0]), *straight[2:]]

        def unlike(pairs: list[tuple[Value, Value]]) -> tuple[int, int, int]:
            kinds = [(_kind(x), _kind(y)) for x, y in pairs]
            arrays = [(_read_of(x, self.mine), _read_of(y, self.theirs)) for x, y in pairs]
            wrong = sum(not self._same(*pair) for pair in pairs)
            return wrong, sum(x != y for x, y in kinds), sum(x != y for x, y in arrays)

        return min(straight, crossed, key=unlike)

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
            and not _changes_nothing(theirs[at])
            and (extra or not _is_read(theirs[at]))  # a compiler may leave it out
        ]
        pending = theirs[lacking[0]] if lacking else None
        if stopped and len(mine) == 1 and _is_called(pending):
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
            if _is_read(event):
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
        if not differences and not all(map(_is_request, between)):
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
            if other is not None and _kind(value) == _kind(other):
                (origin,) = self._origins_of([(value, other)], 0)
            # A value that the answer computes, too, is compared with something else.
            if not isinstance(origin, Origin) or origin.dtype == "pred" or origin.is_of_answer:
                origin = None
            return mine[at], origin
        return None

    def _shape(self, branch: Branch) -> tuple[Any, ...]:
        decides = _through(branch.decides)
        known = []
        for value in decides.inputs:
            named = self.mine.named(value.bits) or self.theirs.named(value.bits)
            known.append(named or value.bits if value.bits is not None else value.label)
        return decides.key, branch.decides.bits, branch.holds, *known


def _through(value: Value) -> Value:
    """The value before it was only moved or converted."""
    while value.key in _TRANSPARENT and len(value.inputs) == 1:
        inner = value.inputs[0]
        if value.key == "cvt" and inner.bits != value.bits:
            break
        if inner.bits is None and not inner.key:
            break
        value = inner
    return value


def _kind(value: Value) -> tuple[object, ...]:
    """The operation that computes a value, and the leaves of its operands."""
    value = _through(value)
    return value.key, value.label, *((each.key, each.label) for each in value.inputs)


def _read_of(value: Value, memory: Memory) -> str:
    """The array that a value was read from, if it was."""
    value = _through(value)
    is_read = value.key == "ld" and value.of_event
    return memory.element(_sums(value.inputs)[0].bits)[0] if is_read else ""


def _equal_numbers(value: Value, other: Value) -> bool:
    """Return True if two floating-point numbers are the same but for what the narrower rounds."""
    dtypes = dtype_of(value), dtype_of(other)
    if not {*dtypes} <= {"f16", "bf16", "f32", "f64"} or dtypes[0] == dtypes[1]:
        return False
    (a,), (b,) = (
        as_floats(each.bits or 0, d) for each, d in zip((value, other), dtypes, strict=True)
    )
    rounding = 2.0 ** -min(_MANTISSA[dtype] for dtype in dtypes)
    return bool(abs(a - b) <= rounding * max(abs(a), abs(b)))


def _bits_as(dtype: str, value: Value) -> int | None:
    """The bits of a number, as this type has them."""
    numpy_type = {"f32": np.float32, "f64": np.float64}.get(dtype)
    own = dtype_of(value)
    if numpy_type is None or value.bits is None:
        return value.bits
    if own not in ("f32", "f64"):
        return None if own else value.bits  # an integer is no such number
    with np.errstate(over="ignore"):
        (number,) = as_floats(value.bits, own).astype(numpy_type)
    return int(number.view(f"u{number.itemsize}"))


def _reads(value: Value) -> list[Value]:
    """The reads of memory that a value is computed from, in order; none, if these are many."""
    reads: list[Value] = []
    seen, left = {id(value)}, [value]
    while left and len(seen) < _MOST_READ:
        each = left.pop()
        if each.key == "ld" and each.of_event:
            reads.append(each)
        elif not each.of_event:
            more = [x for x in each.inputs if id(x) not in seen]
            seen.update(map(id, more))
            left += more
    return [] if left else sorted(reads, key=lambda read: read.step)


def _is_number(value: Value) -> bool:
    """Return True of a floating-point number that was computed, not chosen among others."""
    return bool(value.bits) and value.key not in _CHOOSE and dtype_of(value, 0) in _FLOATS


def _is_within(few: list[Any], many: list[Any]) -> bool:
    """Return True if decisions are among others, in order: a compiler merges equal ones."""
    rest = iter(many)
    return bool(many) and len(few) < len(many) and all(each in rest for each in few)


def _expected(history: History) -> int:
    """The bytes that a thread expects."""
    return sum(e.operands["bytes"][0].bits or 0 for e in history.events if "bytes" in e.operands)


def mbarrier_of(event: Event | None) -> int | None:
    """The address of the mbarrier that an event uses."""
    operands = event.operands if event is not None else {}
    return next((operands[name][0].bits for name in MBARRIERS if operands.get(name)), None)


def _return_at_once(events: list[Event]) -> list[int]:
    """The waits of a thread for the phase before an mbarrier's first."""
    first: dict[int | None, tuple[int, int]] = {}
    for at, event in enumerate(events):
        parity = event.operands.get("phase", ()) if event.key in POLLS else ()
        if parity:
            first.setdefault(mbarrier_of(event), (at, parity[0].bits or 0))
    return [at for at, parity in first.values() if parity == 1]


def _is_read(event: Event) -> bool:
    """Return True of a read that orders nothing: its value is compared where it is used."""
    return event.key == "ld" and _ORDERED.isdisjoint(event.opcode.split("."))


def _changes_nothing(event: Event) -> bool:
    """Return True of a store of a value that was read there, and not computed."""
    if event.key != "st" or len(event.operands["b"]) != 1:
        return False
    (place,), left = _sums(event.operands["a"]), [*event.operands["b"]]
    while left:
        value = left.pop()
        if value.key in _CHOOSE:
            left += [each for each in value.inputs if each.bits == value.bits]
        elif value.key == "ld" and value.of_event and _sums(value.inputs)[0].bits == place.bits:
            return True
    return False


def _is_request(event: Event) -> bool:
    """Return True of a load of TMA, and of the expectation of its bytes: either may come first."""
    return event.key.startswith("mbarrier.arrive.expect_tx") or (
        event.key.startswith("cp.async.bulk") and "mbar" in event.operands
    )


def _is_called(event: Event | None) -> bool:
    """Return True of an event that a call makes: no access by a statement."""
    return event is not None and event.key not in ("ld", "st")


def _is_shared(event: Event) -> bool:
    return ".shared" in event.opcode


def _sums(values: tuple[Value, ...]) -> tuple[Value, ...]:
    """An address as a single value, base and offset together."""
    base, offset = values
    if base.bits is None or not offset.bits:
        return (base,)
    inputs = base.inputs or (base, offset)
    return (replace(base, bits=base.bits + offset.bits, key=base.key or "add", inputs=inputs),)


def _accessed(event: Event, memory: Memory) -> object:
    """The place of a read or a write."""
    bits = _sums(event.operands["a"])[0].bits
    return memory.named(bits) or bits


def _is_of_bytes(event: Event) -> bool:
    """Return True if it is a bulk copy of contiguous bytes."""
    return {"dst", "src", "size"} <= event.operands.keys() and "tensor" not in event.operands


def bytes_copied(events: list[Event]) -> dict[Any, list[list[int]]]:
    """The spans of source addresses that bulk copies cover, by operation, and by how far their
    destinations are from there."""
    spans: dict[Any, list[list[int]]] = {}
    for event in filter(_is_of_bytes, events):
        dst, src, size = (event.operands[name][0].bits or 0 for name in ("dst", "src", "size"))
        spans.setdefault((operation(event), dst - src), []).append([src, src + size])
    for each in spans.values():
        each.sort()
        for first, second in itertools.pairwise([*each]):
            if first[1] == second[0]:
                second[0] = first[0]
                each.remove(first)
    return spans


def is_data(event: Event | Site, name: str) -> bool:
    return event.key.startswith(("st", "red", "atom")) and name == "b"


def operation(event: Event | Site) -> tuple[str, ...]:
    """The words of an opcode that decide its effect."""
    if event.key in POLLS:
        return ("wait", *(word for word in event.opcode.split(".") if word == "cluster"))
    if event.key in ("ld", "st"):
        return (event.key,)
    dropped = {"relaxed", "acquire", "release", "cta", "shared::cta", "aligned", "L2::cache_hint"}
    return tuple(word for word in event.opcode.split(".") if word not in dropped)


def _is_wider(event: Event, needed: Event) -> bool:
    """Return True of a proxy fence for all state spaces, if only some of them need it, of a wait or
    an arrival with cluster scope, if block scope is enough, and of a wait for groups with another
    count, which matters more than `.read`."""
    if event.key.startswith("fence.proxy"):
        return needed.opcode.startswith(f"{event.opcode}.")
    if event.key == needed.key == "cp.async.bulk.wait_group":
        left = [[value.bits for value in each.operands["n"]] for each in (event, needed)]
        return left[0] != left[1]
    more, fewer = ({*operation(each)} for each in (event, needed))
    return fewer < more and more - fewer <= {"cluster", "shared::cluster"}


def are_alike(event: Event, other: Event) -> bool:
    """Return True if two instructions are of a kind, such as two fences or two reductions."""
    kinds = (
        "fence",
        "mbarrier.arrive",
        "cp.",
        "wgmma.mma",
        "atom",
        "red",
        "setmaxnreg",
        "bar",
        "tensormap",
    )
    if event.key.startswith(_COUNTS) and other.key.startswith(_COUNTS):
        return True
    mine, needed = event.key.split(".")[:2], other.key.split(".")[:2]
    return mine == needed and event.key.startswith(kinds)


def _close(value: Value, other: Value) -> bool:
    """Return True if two values differ only as sums in another order do."""
    value, other = _through(value), _through(other)
    if value.key == "mov" and len(value.inputs) == len(other.inputs) > 1:  # packed
        pairs = zip(value.inputs, other.inputs, strict=True)
        return all(a.bits == b.bits or _close(a, b) for a, b in pairs)
    dtype = dtype_of(value)
    if dtype not in _FLOATS or dtype != dtype_of(other) or not (value.key and other.key):
        return False
    a, b = (as_floats(each.bits or 0, dtype) for each in (value, other))
    if not (np.isfinite(a).all() and np.isfinite(b).all()):
        return False
    most = np.maximum(np.abs(a), np.abs(b))
    return bool((np.abs(a - b) <= np.maximum(ROUNDING * most, TINY)).all())


def dtype_of(value: Value, moves: int = _MOVES) -> str:
    """The type of a value, by the opcode of the instruction that computed it, or by the operands
    that this moved or selected; "" if no opcode says it, as of packed halves."""
    if not value.key:
        return next((d for begin, d in _CONSTANTS.items() if value.label.startswith(begin)), "")
    words = value.opcode.split(".")[1:]
    if value.key == "setp" or "pred" in words:
        return "pred"
    dtype = next((w for w in words if w in _FLOATS or (w[0] in "su" and w[1:].isdecimal())), "")
    if dtype or value.of_event or not moves:
        return dtype
    parts = value.inputs[:2] if value.key == "selp" else value.inputs
    if value.key == "mov" and len(parts) > 1:
        return ""
    types = {dtype_of(each, moves - 1) for each in parts} - {""}
    if value.key in _BITWISE:
        return "" if types & {*_FLOATS} else "unsigned"
    return types.pop() if len(types) == 1 else ""


def common_dtype(*values: Value) -> str:
    """The type of values that a run and another have at the same place: a constant 0 has any."""
    dtypes = [*filter(None, map(dtype_of, values))]
    return next((each for each in dtypes if each in _FLOATS), dtypes[0] if dtypes else "")


def as_floats(bits: int, dtype: str) -> np.ndarray:
    """The floating-point numbers in a register, that in its low bits first."""
    name, count = _FLOATS.get(dtype, ("float64", 0))
    mask = (1 << 64) - 1
    words = np.array([bits & mask], np.uint64)
    if name == "bfloat16":
        halves = words.view(np.uint16)[:count].astype(np.uint32) << np.uint32(16)
        return halves.view(np.float32).astype(np.float64)
    with np.errstate(invalid="ignore"):
        return words.view(name)[:count].astype(np.float64)
