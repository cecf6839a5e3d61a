"""The first difference that matters between a thread's history and that of the same thread in an
answer that works.

The events of both are aligned by what they do. Then the operands of aligned events are compared,
and a value that differs is traced back through both computations to the first instruction that
gives something else from the same operands. An event that either lacks is traced back to the
decision that left it out.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from difflib import SequenceMatcher
from enum import IntEnum
from typing import Any

import numpy as np

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
from harness.course.judge.comparison.recording import LooksAt, has_any
from harness.sanitizer.emulator import Extents, element

_MOST = 600  # events of a thread that are aligned one by one
_FEW = 8
_DEEPEST = 200  # operands of operands
_COMMUTES = ("add", "mul", "mad", "fma", "and", "or", "xor", "min", "max", "setp")
_TRANSPARENT = ("mov", "cvta", "cvt")
_CHOOSE = ("min", "max", "selp", "mov", "cvt")  # results that are one of the operands
ROUNDING, TINY = 2e-2, 1e-20  # relative and absolute, between sums in different orders
_FLOATS = {
    "f32": ("float32", 1), "f32x2": ("float32", 2), "f64": ("float64", 1), "f16": ("float16", 1),
    "f16x2": ("float16", 2), "bf16": ("bfloat16", 1), "bf16x2": ("bfloat16", 2),
}  # fmt: skip
_BITWISE = ("and", "or", "xor", "not", "shl", "shr", "lop3", "bfe", "bfi", "prmt", "shf")
_CONSTANTS = {"constant 0f": "f32", "constant 0d": "f64"}  # PTX's prefixes
_MOVES = 4  # moves and selections behind a value that are looked at for its type
_Opcode = tuple[str, int, int, int, int]
FREE = frozenset({"policy", "time", "property", "level"})


MBARRIERS = ("addr", "mbar")


class _Consequence(Exception):
    """A value differs because memory, or a product, gave another."""


class _OtherElement(Exception):
    """A value differs because it is another element of an array: that was computed at these lines,
    from its operands to itself."""

    def __init__(self, *lines: Line | None) -> None:
        super().__init__(*lines)
        self.lines = lines


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
    alike: Event | None = None  # the student's that does the same
    last: Branch | None = None  # the thread's last decision, if it does nothing more
    goes_back_to: Line | None = None  # the line that uses a moved instruction's result
    computed_at: Line | None = None  # the origin of a right value of another element

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
        near: tuple[Event | None, ...] = ()
        if self.what in (What.MISSING, What.EXTRA):
            near = (self.after, self.before) if self.what is What.MISSING else (self.alike,)
        events = (self.event, self.elsewhere, *near)
        if self.what in (What.MISSING, What.MOVED):
            events = events[1:]
        lines = [each.line for each in (self.origin, self.branch, *events) if each is not None]
        lines.append(self.goes_back_to)
        return tuple(dict.fromkeys(int(line) for line in lines if line is not None))

    @property
    def needed_at(self) -> tuple[int, ...]:
        """The lines around the place where what is executed elsewhere is needed."""
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
        if address is None:
            return "", ""
        if (named := self.named(address)) is not None:
            name, offset = named
            shape, size = self.shapes.get(name, ((), 0))
        elif (extent := self.shared.extent_at(address)) is not None and not extent.is_dynamic:
            name, offset, (shape, size) = extent.called, address - extent.start, extent.shape
        else:
            return "", ""
        return name, element(name, shape, size, offset) if shape and size else f"`{name}`"

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
    computed: set[int] = field(default_factory=set)  # the trees of the answer's values
    looks_at: LooksAt = has_any
    _origins: dict[tuple[int, int], Origin | Exception | None] = field(default_factory=dict)

    def differences(
        self, history: History, answer: History, looks_at: LooksAt = has_any
    ) -> Iterator[Difference]:
        """Yield the differences of a thread in events that are looked at, in their order."""
        self.computed, self.looks_at = answer.computed, looks_at
        ours, theirs = history.events[:_MOST], answer.events[:_MOST]
        cut = not history.has_returned or len(history.events) > _MOST
        their_cut = not answer.has_returned or len(answer.events) > _MOST
        tokens_a = [self._token(event, self.mine) for event in ours]
        tokens_b = [self._token(event, self.theirs) for event in theirs]
        both = min(len(ours), len(theirs))
        same_ends = (len(ours) == both or their_cut) and (len(theirs) == both or cut)
        if tokens_a[:both] == tokens_b[:both] and same_ends:
            for event, other in self._pairs(ours, theirs):
                yield from self._pair_differences(history, event, other)
            return
        for tag, i, j, k, m in self._alignment(ours, theirs, not history.has_returned):
            if tag == "equal":
                for event, other in self._pairs(ours[i:j], theirs[k:m]):
                    yield from self._pair_differences(history, event, other)
                continue
            mine, needed = range(i, j), range(k, m)
            # Events after the end of a run that was stopped are not missing.
            ends = cut and mine.stop == len(ours), their_cut and needed.stop == len(theirs)
            if (ends[0] and not mine) or (ends[1] and not needed):
                continue
            yield from self._gap_differences(history, answer, mine, needed)

    def _alignment(self, ours: list[Event], theirs: list[Event], stopped: bool) -> list[_Opcode]:
        """Align equal events, and those of the same kind between them; or all by their kinds, if
        that leaves fewer without a partner (iterations that access other places), or, in a thread
        that was ``stopped``, as few with fewer gaps."""
        runs = (ours, self.mine), (theirs, self.theirs)
        kinds_a, kinds_b = ([self._token(e, memory) for e in run] for run, memory in runs)
        exact = ([self._exact(e, memory) for e in run] for run, memory in runs)
        fine: list[_Opcode] = []
        for tag, i, j, k, m in _opcodes(*exact):
            inner = [(tag, 0, j - i, 0, m - k)]
            if tag != "equal":
                inner = _opcodes(kinds_a[i:j], kinds_b[k:m])
            fine += [(each, i + p, i + q, k + x, k + y) for each, p, q, x, y in inner]
        return max(
            fine,
            _opcodes(kinds_a, kinds_b),
            key=lambda codes: (_matched(codes), -len(codes) * stopped),
        )

    def _pairs(self, ours: list[Event], theirs: list[Event]) -> Iterator[tuple[Event, Event]]:
        """Pair aligned events; loads with nothing between them by their places, as their order is
        no difference."""
        loads: list[tuple[Event, Event]] = []
        for event, other in zip(ours, theirs, strict=False):
            is_load = event.key == other.key == "ld"
            if not is_load or any(event.site is a.site or other.site is b.site for a, b in loads):
                yield from self._by_place(loads)
                loads = []
            if is_load:
                loads.append((event, other))
            else:
                yield event, other
        yield from self._by_place(loads)

    def _by_place(self, loads: list[tuple[Event, Event]]) -> Iterator[tuple[Event, Event]]:
        """Pair loads anew: those of the same element, then those of the same array."""

        def array(event: Event, memory: Memory) -> str:
            return memory.element(_sums(event.operands["a"])[0].bits)[0]

        mine, needed = ([pair[side] for pair in loads] for side in (0, 1))
        for place_of in (self._exact, array):
            for event in [*mine] if len(loads) > 1 else ():
                place = place_of(event, self.mine)
                other = next((e for e in needed if place_of(e, self.theirs) == place), None)
                if other is not None:
                    mine.remove(event)
                    needed.remove(other)
                    yield event, other
        yield from zip(mine, needed, strict=True)

    def unordered(self, history: History, answer: History) -> Iterator[Difference]:
        """Yield the differences of histories whose order does not matter: equal events are left
        out, wherever they are."""
        self.computed, self.looks_at = answer.computed, has_any
        if _bytes_copied(history.events) == _bytes_copied(answer.events):  # in other pieces
            history, answer = (
                replace(each, events=[e for e in each.events if not _is_of_bytes(e)])
                for each in (history, answer)
            )
        alike: dict[tuple[Any, ...], list[Event]] = {}
        for event in history.events:
            alike.setdefault(self._exact(event, self.mine), []).append(event)
        partners: dict[int, Event] = {}
        for event in answer.events:
            if same := alike.get(self._exact(event, self.theirs)):
                partners[id(event)] = same.pop(0)
        used = set(map(id, partners.values()))
        needed = {self._exact(event, self.theirs) for event in answer.events}
        copying = {event.thread for event in answer.events}
        left: dict[tuple[str, ...], list[Event]] = {}
        for event in history.events:
            if id(event) in used:
                continue
            if self._exact(event, self.mine) in needed:  # once more
                who, never = (history.block, event.thread), event.thread not in copying
                yield Difference(What.EXTRA, *who, event, event, never=never)
            else:
                left.setdefault(self._token(event, self.mine), []).append(event)
        for number, event in enumerate(answer.events):
            if id(event) in partners:
                continue
            if same := left.get(self._token(event, self.theirs)):
                yield from self._pair_differences(history, same.pop(0), event)
            elif history.has_returned:
                earlier = (partners.get(id(each)) for each in reversed(answer.events[:number]))
                later = (partners.get(id(each)) for each in answer.events[number:])
                after, before = (next(filter(None, each), None) for each in (earlier, later))
                who = history.block, event.thread  # the answer's thread has this part
                yield Difference(What.MISSING, *who, event, after=after, before=before)
        for event in itertools.chain.from_iterable(left.values()) if answer.has_returned else ():
            who = history.block, event.thread
            yield Difference(What.EXTRA, *who, event, event, never=True)

    def likeness(self, history: History, answer: History, looks_at: LooksAt) -> float:
        """The share of a thread's events that both have, in order; of those until a stop."""
        a = [self._token(e, self.mine) for e in history.events if looks_at(e.key)][:_MOST]
        b = [self._token(e, self.theirs) for e in answer.events if looks_at(e.key)][:_MOST]
        if not history.has_returned:
            b = b[: len(a)]
        if min(len(a), len(b)) < _FEW:
            return 1.0
        return _matched(_opcodes(a, b)) / min(len(a), len(b))

    def _token(self, event: Event, memory: Memory) -> tuple[str, ...]:
        key = event.key
        if key in POLLS:
            return ("wait",)
        if key.startswith(("cp.async.bulk.tensor", "cp.reduce.async.bulk.tensor")):
            return ("load" if key.endswith("load") else "store", memory.map_of(event))
        if key in ("ld", "st"):
            return (key, "shared" if ".shared" in event.opcode else "")
        return (key.removesuffix(".global").removesuffix(".shared"),)

    def _exact(self, event: Event, memory: Memory) -> tuple[Any, ...]:
        """A token that only events with the same operands share."""
        operands = []
        for name, values in event.operands.items():
            if name in self.free or (event.key == "st" and is_data(event, name)):
                continue
            for value in _sums(values) if is_address(values) else values:
                bits = value.bits
                if name in MBARRIERS and memory is self.mine and bits is not None:
                    bits = self.barriers.get(bits, bits)
                operands.append(memory.named(bits) or (value.label if bits is None else bits))
        data: tuple[int | None, ...] = ()
        if event.key == "st":
            data = tuple(value.bits for value in event.operands.get("b", ()))
        return (*self._token(event, memory), *operation(event), *operands, *data)

    def _pair_differences(
        self, history: History, event: Event, needed: Event
    ) -> Iterator[Difference]:
        if not self.looks_at(event.key):
            return
        who = What.OTHER_OPERAND, history.block, event.thread, event, needed
        if operation(event) != operation(needed):
            yield Difference(What.OTHER_OPERATION, *who[1:])
            return
        for name, values in event.operands.items():
            others = needed.operands.get(name, ())
            if name in self.free or len(others) != len(values):
                continue
            if is_address(values):
                values, others = _sums(values), _sums(others)
            for place, (value, other) in enumerate(zip(values, others, strict=True)):
                moved = self.barriers.get(value.bits or 0) if name in MBARRIERS else None
                if self._same(value, other, event) if moved is None else moved == other.bits:
                    continue
                follows, origin, computed_at = False, None, None
                try:
                    origin = self._origin(value, other)
                except _Consequence:
                    follows = True
                except _OtherElement as element:
                    lines = (each for each in reversed(element.lines) if each != event.line)
                    computed_at = next(lines, event.line)
                what = What.STORED_VALUE if is_data(event, name) else What.OTHER_OPERAND
                yield Difference(
                    what,
                    *who[1:],
                    name,
                    place,
                    value.bits,
                    other.bits,
                    origin,
                    is_consequence=follows,
                    computed_at=computed_at,
                )

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
            if value.key != other.key:  # the compiler needs a selection in one of them alone
                value, other = _chosen(value), _chosen(other)
            self._origins[pair] = self._found_origin(value, other, depth)
        known = self._origins[pair]
        if isinstance(known, Exception):
            raise known
        return known

    def _found_origin(self, value: Value, other: Value, depth: int) -> Origin | Exception | None:
        if value.of_event:
            if other.of_event and value.key == other.key and value.label != other.label:
                return _OtherElement(value.line)
            return _Consequence()
        line = value.line
        if depth > _DEEPEST or not value.key or line is None:
            return None
        if _is_number(value) and value.tree in self.computed:
            return _OtherElement(line)
        value, other = _with_sum(value, other), _with_sum(other, value)
        a, b = value.inputs, other.inputs
        if _is_number(value) and any(
            other.key == _through(x).key and self._same(x, other) for x in a
        ):
            return self._here(value, other)  # an operation too many
        if value.key == other.key and len(a) == len(b):
            wrong = [pair for pair in self._paired(value.key, a, b) if not self._same(*pair)]
            deeper = [*self._origins_of(wrong, depth + 1)]
            elements = [each for each in deeper if isinstance(each, _OtherElement)]
            if elements:  # if all are of another element, so is the value: its user has chosen it
                if len(elements) < len(deeper):
                    return self._here(value, other)
                return _OtherElement(*elements[0].lines, line)
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

    def _origins_of(
        self, pairs: list[tuple[Value, Value]], depth: int
    ) -> Iterator[Origin | Exception | None]:
        for pair in pairs:
            try:
                yield self._origin(*pair, depth)
            except (_Consequence, _OtherElement) as instead:
                yield instead

    def _here(self, value: Value, other: Value) -> Origin | None:
        if value.line is None:
            return None
        dtype = common_dtype(value, other)
        known, line = value.tree in self.computed, value.line
        if value.key == "cvt" and _is_number(value.inputs[0]):
            line = value.inputs[0].line or line  # a number is only rounded where it is stored
        return Origin(
            line, value.key, dtype, value.bits, other.bits, value.step, is_of_answer=known
        )

    def _paired(
        self, key: str, a: tuple[Value, ...], b: tuple[Value, ...]
    ) -> list[tuple[Value, Value]]:
        straight = list(zip(a, b, strict=True))
        if key not in _COMMUTES or len(a) < 2:
            return straight
        crossed = [(a[0], b[1]), (a[1], b[0]), *straight[2:]]

        def unlike(pairs: list[tuple[Value, Value]]) -> tuple[int, int]:
            kinds = [(_kind(x), _kind(y)) for x, y in pairs]
            return sum(not self._same(*pair) for pair in pairs), sum(x != y for x, y in kinds)

        return min(straight, crossed, key=unlike)

    # -- events that only one of them has

    def _gap_differences(
        self, history: History, answer: History, mine: range, needed: range
    ) -> Iterator[Difference]:
        ours, theirs = history.events, answer.events
        after = ours[mine.start - 1] if mine.start else None
        before = ours[mine.start] if mine.start < len(ours) else None
        mine_taken = self._taken(ours, range(mine.start, mine.stop + 1), history.last_branches)
        needed_taken = self._taken(
            theirs, range(needed.start, needed.stop + 1), answer.last_branches
        )
        near = ours[mine.start] if mine else before or after
        who = history.block, near.thread if near is not None else history.thread
        decision = None
        few, many = (mine_taken, needed_taken) if needed else (needed_taken, mine_taken)
        if mine_taken != needed_taken and not _is_within(few, many):
            decision = self._decision(
                before.branches if before else history.last_branches,
                theirs[needed.start].branches
                if needed.start < len(theirs)
                else answer.last_branches,
            )
        stopped = not history.has_returned and mine.stop == len(ours)
        extra = [at for at in mine if self.looks_at(ours[at].key)]
        lacking = [at for at in needed if self.looks_at(theirs[at].key)]
        place: dict[str, Any] = {"after": after, "before": before}
        if before is None and history.has_returned:
            place["last"] = next(iter(history.last_branches[-1:]), None)
        other = theirs[lacking[0]] if lacking else None
        event = ours[extra[0]] if extra else other
        if event is None:
            return
        if decision is not None:
            place |= {"branch": decision[0], "origin": decision[1], "longer": bool(extra)}
            yield Difference(What.DECISION, *who, event, other, **place)
            return
        if extra and _repeats(ours, extra[0]):
            yield Difference(What.EXTRA, *who, event, again=True, **place)
            return
        if extra and other is not None:
            if _repeats(theirs, lacking[0]):
                yield Difference(What.MISSING, *who, other, again=True, **place)
                return
            if event.key == other.key or _alike(event, other):
                yield from self._pair_differences(history, event, other)
                return
        if lacking and not mine and self._are_twins(after, before):
            assert before is not None
            yield Difference(What.EXTRA, *who, before, before, alike=after, **place)
            return
        if stopped and mine:
            lacking = []
        lacking.sort(key=lambda at: theirs[at].key == "ld")  # a load is missing with what needs it
        for at in lacking:
            event = theirs[at]
            elsewhere = self._elsewhere(event, ours, theirs, at)
            what = What.MISSING if elsewhere is None else What.MOVED
            again = after is not None and self._does_again(after, event)
            yield Difference(what, *who, event, elsewhere=elsewhere, again=again, **place)
        for at in extra:
            event, token = ours[at], self._token(ours[at], self.mine)
            never = all(self._token(each, self.theirs) != token for each in theirs)
            exact, beside = self._exact(event, self.mine), (*ours[max(0, at - 1) : at + 2],)
            twins = (e for e in beside if e.line != event.line)
            twin = next((e for e in twins if self._exact(e, self.mine) == exact), None)
            yield Difference(What.EXTRA, *who, event, event, never=never, alike=twin, **place)

    def _are_twins(self, first: Event | None, second: Event | None) -> bool:
        """Return True if two lines do the same."""
        if first is None or second is None or first.line == second.line:
            return False
        return self._exact(first, self.mine) == self._exact(second, self.mine)

    def _does_again(self, event: Event, needed: Event) -> bool:
        alike = self._token(event, self.mine) == self._token(needed, self.theirs)
        return alike and operation(event) == operation(needed)

    def _elsewhere(
        self, event: Event, ours: list[Event], theirs: list[Event], at: int
    ) -> Event | None:
        """The student's event that does the same at another place, if it is executed as often."""
        token = self._token(event, self.theirs)
        mine = [each for each in ours if self._token(each, self.mine) == token]
        needed = [each for each in theirs if self._token(each, self.theirs) == token]
        if len(mine) != len(needed) or not mine:
            return None
        return mine[[each is event for each in needed].index(True)]

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
        for tag, i, j, k, m in _opcodes(ours, theirs):
            at = next((n for n in range(i, j) if mine[n].line is not None), None)
            if tag == "equal" or at is None:
                continue
            value, origin = mine[at].decides, None
            other = needed[k + at - i].decides if k + at - i < m else None
            if other is not None and _kind(value) == _kind(other):
                (origin,) = self._origins_of([(value, other)], 0)
            if not isinstance(origin, Origin) or origin.dtype == "pred":
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


def _opcodes(a: list[Any], b: list[Any]) -> list[_Opcode]:
    """Like `SequenceMatcher.get_opcodes`; a common beginning is aligned as it is."""
    first = 0
    while first < min(len(a), len(b)) and a[first] == b[first]:
        first += 1
    matcher = SequenceMatcher(None, a[first:], b[first:], autojunk=False)
    rest: list[_Opcode] = [
        (tag, i + first, j + first, k + first, m + first)
        for tag, i, j, k, m in matcher.get_opcodes()
    ]
    if first and rest and rest[0][0] == "equal":
        rest[0] = ("equal", 0, rest[0][2], 0, rest[0][4])
    elif first:
        rest = [("equal", 0, first, 0, first), *rest]
    return rest


def _matched(opcodes: list[_Opcode]) -> int:
    return sum(j - i for tag, i, j, _, _ in opcodes if tag == "equal")


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


def _is_number(value: Value) -> bool:
    """Return True of a floating-point number that was computed, not chosen among others."""
    return bool(value.bits) and value.key not in _CHOOSE and dtype_of(value, 0) in _FLOATS


def _with_sum(value: Value, other: Value) -> Value:
    """The value, as product and sum if it is both at once and the other is a sum: a compiler merges
    them."""
    if not (value.key in ("fma", "mad") and other.key in ("add", "sub") and len(value.inputs) == 3):
        return value
    *factors, term = value.inputs
    dtype, product = dtype_of(value), None
    if dtype == "f32":
        a, b = (as_floats(each.bits or 0, dtype)[0] for each in factors)
        product = int(np.float32(a * b).view(np.uint32))
    merged = replace(value, key="mul", bits=product, inputs=tuple(factors), opcode=f"mul.{dtype}")
    return replace(value, key="add", inputs=(merged, term))


def _chosen(value: Value) -> Value:
    """The operand that a selection has chosen."""
    while value.key == "selp" and len(value.inputs) == 3 and value.inputs[2].bits is not None:
        value = _through(value.inputs[0 if value.inputs[2].bits else 1])
    return value


def _is_within(few: list[Any], many: list[Any]) -> bool:
    """Return True if decisions are among others, in order: a compiler merges equal ones."""
    rest = iter(many)
    return bool(many) and len(few) < len(many) and all(each in rest for each in few)


def _repeats(events: list[Event], at: int) -> bool:
    """Return True if an event is at the line of either of the two before it, and does the same."""
    event = events[at]
    return any((e.key, e.line) == (event.key, event.line) for e in events[max(0, at - 2) : at])


def _sums(values: tuple[Value, ...]) -> tuple[Value, ...]:
    """An address as a single value, base and offset together."""
    base, offset = values
    if base.bits is None or not offset.bits:
        return (base,)
    inputs = base.inputs or (base, offset)
    return (replace(base, bits=base.bits + offset.bits, key=base.key or "add", inputs=inputs),)


def _is_of_bytes(event: Event) -> bool:
    """Return True if it is a bulk copy of contiguous bytes."""
    return {"dst", "src", "size"} <= event.operands.keys() and "tensor" not in event.operands


def _bytes_copied(events: list[Event]) -> dict[Any, list[list[int]]]:
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


def _alike(event: Event, other: Event) -> bool:
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
        return "" if types & {*_FLOATS} else f"s{words[-1][1:]}"
    return types.pop() if len(types) == 1 else ""


def common_dtype(*values: Value) -> str:
    """The type of values that a run and another have at the same place: a constant 0 has any."""
    dtypes = [*filter(None, map(dtype_of, values))]
    return next((each for each in dtypes if each in _FLOATS), dtypes[0] if dtypes else "")


def as_floats(bits: int, dtype: str) -> np.ndarray:
    """The floating-point numbers in a register, the one in its low bits first."""
    name, count = _FLOATS.get(dtype, ("float64", 0))
    mask = (1 << 64) - 1
    words = np.array([bits & mask], np.uint64)
    if name == "bfloat16":
        halves = words.view(np.uint16)[:count].astype(np.uint32) << np.uint32(16)
        return halves.view(np.float32).astype(np.float64)
    with np.errstate(invalid="ignore"):
        return words.view(name)[:count].astype(np.float64)
