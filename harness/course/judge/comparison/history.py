"""The history of a thread, from a recording: its events in order, and where each value comes from.

An *event* is an instruction with an effect beyond registers: a copy, a wait, an access to shared or
global memory. Its operands are *values*, each with the instruction that computed it and that
instruction's own operands, back to constants, parameters and what memory held.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property, lru_cache
from typing import Any, TypeVar

from harness.course.judge.comparison.recording import Recording, has_any, has_effects, is_load
from harness.sanitizer.emulator import Lowered
from harness.sanitizer.isa import (
    Address,
    Immediate,
    Instruction,
    Negated,
    Operand,
    Pair,
    Register,
    Special,
    Symbol,
    TensorAddress,
    Vector,
    accumulated,
    look_up,
    written,
)

TO_ZEROS = "adds to zeros"  # a product: as if it did not accumulate
_EXPECTS = ("mbarrier.arrive.expect_tx", "mbarrier.expect_tx")
POLLS = ("mbarrier.try_wait", "mbarrier.test_wait")


class Line(int):
    """A line of the kernel's file; ``called_at``: the kernel's own line, if this is a helper's."""

    called_at: int | None

    def __new__(cls, number: int, called_at: int | None = None) -> Line:
        line = super().__new__(cls, number)
        line.called_at = called_at
        return line


@dataclass(eq=False, slots=True)
class Value:
    """A register's value, or a leaf: then ``key`` is "" and ``label`` says what it is. ``key``: of
    an event's table, or the first word of the opcode.

    ``bits``: as the register holds them; None if they are not known, and the label decides.
    ``step``: when it was computed, in the steps of the recording. ``tree``: a number for all
    operations that led to it, with their results.
    """

    bits: int | None
    key: str = ""
    opcode: str = ""
    line: Line | None = None
    inputs: tuple[Value, ...] = ()
    label: str = ""
    step: int = -1
    of_event: bool = False
    tree: int = field(init=False, default=0)

    def __post_init__(self) -> None:
        leaf = self.label if self.bits is None else self.bits
        self.tree = hash((self.key, leaf, *[each.tree for each in self.inputs]))


@dataclass(frozen=True, eq=False, slots=True)
class Branch:
    """A decision between two events: a branch's, or that of a guarded instruction."""

    line: Line | None
    decides: Value
    holds: bool


@dataclass(frozen=True, eq=False, slots=True)
class Event:
    """``operands`` by their names in the instruction's table; ``branches``: the decisions since the
    event before it; ``comes_from``: the line that was executed just before."""

    key: str
    opcode: str
    line: Line | None
    operands: dict[str, tuple[Value, ...]]
    branches: tuple[Branch, ...]
    step: int
    thread: int = 0
    results: tuple[int, ...] = ()
    comes_from: Line | None = None
    is_pending: bool = False  # a wait that has not ended, or asks again
    site: Site | None = None


@dataclass
class History:
    """A thread's events, the decisions after the last event, and the results that it computes;
    ``path``: its lines, each with the step and the thread that came to it."""

    block: int
    thread: int
    events: list[Event] = field(default_factory=list)
    last_branches: tuple[Branch, ...] = ()
    has_returned: bool = False
    computed: set[int] = field(default_factory=set)  # the trees of its values
    path: list[tuple[int, int, Line]] = field(default_factory=list)

    def at(self, step: int) -> Event:
        """The event of a step."""
        return next(event for event in self.events if event.step == step)


def merged(histories: list[History]) -> History:
    """The events of several threads of a block as if a single thread had executed all."""
    first = histories[0]
    events = sorted(
        (event for history in histories for event in history.events),
        key=lambda event: (event.step, event.thread),
    )
    returned = all(history.has_returned for history in histories)
    computed = set().union(*(history.computed for history in histories))
    path = [each for history in histories for each in history.path]
    return replace(first, events=events, has_returned=returned, computed=computed, path=path)


Source = str | Value  # the name of a register, or a value that is always the same


@dataclass(frozen=True)
class Site:
    """Facts of an instruction, for a replay."""

    line: Line | None
    key: str
    opcode: str
    names: tuple[str, ...]  # registers that it writes
    effect: bool
    guard: tuple[str, bool] | None
    inputs: tuple[Source, ...]  # all operands but a result
    operands: tuple[tuple[str, tuple[Source, ...]], ...] = ()  # an event's
    accumulators: tuple[str, ...] = ()

    @cached_property
    def word(self) -> str:
        return self.opcode.partition(".")[0]

    @property
    def used(self) -> set[str]:
        """The registers that an event reads, and the one that says whether a poll succeeds."""
        sources = (source for _, each in self.operands for source in each)
        used = {source for source in sources if isinstance(source, str)}
        used.update(self.names[:1] if self.key in POLLS else ())
        return used | ({self.guard[0]} if self.guard is not None else set())


def is_address(sources: Sequence[Source]) -> bool:
    """Return True of an operand that is a base and an offset."""
    return len(sources) == 2 and getattr(sources[1], "label", "") == "offset"


def _site(kernel: Lowered, number: int) -> Site:
    i = kernel.program.function.instructions[number]
    match = look_up(i.opcode)
    guard = None if i.guard is None else (i.guard.predicate.name, bool(i.guard.negated))
    site = Site(
        lines_of(kernel)[number],
        match.row.key if match else i.opcode,
        i.opcode,
        tuple(written(i)),
        has_effects(i),
        guard,
        tuple(_sources(i.operands[not i.opcode.startswith("st.") :], kernel)),
    )
    if not site.effect:
        return site
    places = match.form.places if match else ()
    operands = []
    for at, operand in enumerate(i.operands):
        role = match.role(at) if match else None
        if role is None or role.does != "writes":
            name = places[at] if at < len(places) else f"{at}"
            operands.append((name, tuple(_sources((operand,), kernel))))
    return replace(site, operands=tuple(operands), accumulators=tuple(accumulated(i)))


def _sources(operands: tuple[Operand, ...], kernel: Lowered) -> Iterator[Source]:
    for operand in operands:
        match operand:
            case Register(name=name):
                yield name
            case Negated(operand=inner):
                yield inner.name
            case Immediate(value=value):
                bits = value if isinstance(value, int) else None
                yield Value(bits, label=f"constant {operand.text}")
            case Special(name=name):
                yield Value(None, label=name)
            case Symbol(name=name):
                yield Value(kernel.program.symbol(name), label=name)
            case Address(base=base, offset=offset):
                yield from _sources((base,), kernel)
                yield Value(offset, label="offset")
            case TensorAddress(tensor_map=tensor_map, coordinates=coordinates):
                yield from _sources((tensor_map, *coordinates), kernel)
            case Vector(elements=elements):
                yield from _sources(elements, kernel)
            case Pair(first=first, second=second):
                yield from _sources((first, second), kernel)


T = TypeVar("T")


def asks(key: str) -> bool:
    """Return True if a thread starts a load with it, or expects its bytes."""
    return key in _EXPECTS or is_load(key)


def settled(events: list[T], key_of: Callable[[T], str]) -> list[T]:
    """Return events with each block barrier before the loads that its thread has asked for just
    before it: what they bring is waited for after both."""
    ordered: list[T] = []
    for event in events:
        at = len(ordered)
        while at and key_of(event) == "bar.sync" and asks(key_of(ordered[at - 1])):
            at -= 1
        ordered.insert(at, event)
    return ordered


class Replay:
    """The histories of a recording's threads. ``settles``: as `settled` returns them."""

    def __init__(self, recording: Recording) -> None:
        self.recording = recording
        self.settles = False
        self._sites: dict[int, Site] = {}
        self._known: dict[int, History] = {}

    def site(self, number: int) -> Site:
        """The facts of an instruction that was executed."""
        if number not in self._sites:
            assert self.recording.kernel is not None
            self._sites[number] = _site(self.recording.kernel, number)
        return self._sites[number]

    def thread(self, column: int, looks_at: Callable[[str], bool] = has_any) -> History:
        """A thread's history, with the events whose keys ``looks_at`` holds for."""
        if column not in self._known:
            self._known[column] = self._replayed(column)
        known = self._known[column]
        return replace(known, events=[event for event in known.events if looks_at(event.key)])

    def _replayed(self, column: int) -> History:
        thread = _Thread(History(*self.recording.places[column]))
        for number, step in enumerate(self.recording.steps):
            at = int(step.columns.searchsorted(column))
            if at < len(step.columns) and step.columns[at] == column:
                values = [int(array[at]) for array in step.values]
                thread.execute(number, self.site(step.site), values, step.sleeps)
        history = thread.ended()
        if self.settles:
            history.events = settled(history.events, lambda event: event.key)
        return history


class _Thread:
    def __init__(self, history: History) -> None:
        self._history = history
        self._now: dict[str, Value] = {}
        self._local: dict[int, Value] = {}
        self._branches: list[Branch] = []
        self._line: Line | None = None

    def ended(self) -> History:
        self._history.last_branches = tuple(self._branches)
        return self._history

    def execute(self, number: int, site: Site, values: list[int], sleeps: bool) -> None:
        line, before, now = site.line, self._line, self._now
        self._line = line or before
        if line is not None and line != before:
            self._history.path.append((number, self._history.thread, line))
        if site.guard is not None:
            decides = now.get(site.guard[0], _UNKNOWN)
            holds = bool(decides.bits) != site.guard[1]
            if not decides.of_event or decides.key not in POLLS:
                self._branches.append(Branch(line, decides, holds))
            if not holds:
                return
        if site.key in ("bra", "ret", "exit"):
            self._history.has_returned |= site.key != "bra"
            return
        if site.effect:
            self._note(self._event(number, site, before, values), sleeps or not all(values))
            return
        if site.key in ("ld", "st"):
            self._held(number, site, values)
            return
        inputs = self._values(site.inputs)
        for name, bits in zip(site.names, values, strict=False):
            now[name] = Value(bits, site.word, site.opcode, line, inputs, step=number)
            self._history.computed.add(now[name].tree)

    def _values(self, sources: tuple[Source, ...]) -> tuple[Value, ...]:
        now = self._now
        return tuple([now.get(x, _UNKNOWN) if isinstance(x, str) else x for x in sources])

    def _event(self, number: int, site: Site, before: Line | None, values: list[int]) -> Event:
        operands = {name: self._values(sources) for name, sources in site.operands}
        held = self._values(site.accumulators)
        if "p" in operands and operands["p"][0].bits and not any(value.of_event for value in held):
            operands["d"] = held
        if held and "p" in operands and not any(value.bits for value in held):
            operands["p"] = (replace(operands["p"][0], label=TO_ZEROS),)
        inputs = tuple(value for each in operands.values() for value in each)
        key, opcode, line = site.key, site.opcode, site.line
        for at, (name, bits) in enumerate(zip(site.names, values, strict=False)):
            self._now[name] = Value(
                bits, key, opcode, line, inputs, f"result {at}", step=number, of_event=True
            )
            self._history.computed.add(self._now[name].tree)
        who = self._history.thread
        return Event(key, opcode, line, operands, (), number, who, tuple(values), before, site=site)

    def _note(self, event: Event, is_open: bool) -> None:
        events = self._history.events
        pending = event.key in POLLS and is_open
        if event.key in POLLS and events and events[-1].is_pending:
            last = events[-1]
            if last.line == event.line and _bits(last.operands) == _bits(event.operands):
                events[-1] = replace(last, is_pending=pending)
                return  # the thread tests again
        branches, self._branches = tuple(self._branches), []
        events.append(replace(event, branches=branches, is_pending=pending))

    def _held(self, number: int, site: Site, values: list[int]) -> None:
        """A load of a parameter or a constant, or an access to the thread's local memory."""
        if ".local" not in site.opcode:
            base, offset = (*self._values(site.inputs), _UNKNOWN)[:2]
            for at, (name, bits) in enumerate(zip(site.names, values, strict=False)):
                label = f"{base.label}+{offset.bits}.{at}"
                self._now[name] = Value(bits, line=site.line, label=label, step=number)
            return
        base, offset, *stored = self._values(site.inputs)
        if base.bits is None:
            return
        at, size = base.bits + (offset.bits or 0), 4
        for n, value in enumerate(stored):
            self._local[at + n * size] = value
        for n, (name, bits) in enumerate(zip(site.names, values, strict=False)):
            held = self._local.get(at + n * size)
            if held is None or held.bits != bits:
                held = Value(bits, label="local", step=number)
            self._now[name] = held


_UNKNOWN = Value(None, label="unassigned")


def _bits(operands: dict[str, tuple[Value, ...]]) -> list[Any]:
    return [(name, [value.bits for value in values]) for name, values in operands.items()]


@lru_cache(maxsize=8)
def lines_of(kernel: Lowered) -> tuple[Line | None, ...]:
    """Return each instruction's line in the kernel's own file: a helper of another file is a
    call."""
    instructions = kernel.program.function.instructions
    outermost = Counter(i.stack[-1].file for i in instructions if i.stack)
    own = outermost.most_common(1)[0][0] if outermost else ""

    def line(i: Instruction) -> Line | None:
        every = (i.location, *i.callers) if i.location else ()
        lines = [frame.line for frame in every if frame.file == own]
        return Line(lines[0], lines[-1] if len(lines) > 1 else None) if lines else None

    return tuple(map(line, instructions))
