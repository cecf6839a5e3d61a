"""The history of a thread, from a recording: its events in order, and where each value comes from.

An *event* is an instruction with an effect beyond registers: a copy, a wait, an access to shared or
global memory. Its operands are *values*, each with the instruction that computed it and that
instruction's own operands, back to constants, parameters and what memory held.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Any

from harness.course.judge.comparison.recording import Recording, has_effects
from harness.sanitizer.emulator import Lowered
from harness.sanitizer.isa import (
    Address,
    Immediate,
    Instruction,
    Match,
    Negated,
    Operand,
    Pair,
    Register,
    Special,
    Symbol,
    TensorAddress,
    Vector,
    look_up,
    written,
)

POLLS = ("mbarrier.try_wait", "mbarrier.test_wait")


class Line(int):
    """A line of the kernel's file; ``called_at``: the kernel's own line, if this is a helper's."""

    called_at: int | None

    def __new__(cls, number: int, called_at: int | None = None) -> Line:
        line = super().__new__(cls, number)
        line.called_at = called_at
        return line


@dataclass(frozen=True, eq=False, slots=True)
class Value:
    """A register's value, or a leaf: then ``key`` is "" and ``label`` says what it is. ``key``: of
    an event's table, or the first word of the opcode.

    ``bits``: as the register holds them; None if they are not known, and the label decides.
    ``step``: when it was computed, in the steps of the recording.
    """

    bits: int | None
    key: str = ""
    opcode: str = ""
    line: Line | None = None
    inputs: tuple[Value, ...] = ()
    label: str = ""
    step: int = -1
    of_event: bool = False


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
    results: tuple[int, ...] = ()
    comes_from: Line | None = None
    is_pending: bool = False  # a wait that has not ended, or asks again


@dataclass
class History:
    """A thread's events, and the decisions after the last event."""

    block: int
    thread: int
    events: list[Event] = field(default_factory=list)
    last_branches: tuple[Branch, ...] = ()
    has_returned: bool = False


@lru_cache(maxsize=4096)
def _match(opcode: str) -> Match | None:
    return look_up(opcode)


def histories(recording: Recording, columns: list[int]) -> list[History]:
    return [_Replay(recording, column).history for column in columns]


class _Replay:
    def __init__(self, recording: Recording, column: int):
        assert recording.kernel is not None
        self._kernel: Lowered = recording.kernel
        self._now: dict[str, Value] = {}
        self._local: dict[int, Value] = {}
        self._branches: list[Branch] = []
        self._line: Line | None = None
        self._asleep = False
        self.history = History(*recording.places[column])
        instructions = recording.instructions
        self._lines = lines_of(self._kernel)
        about: dict[int, tuple[tuple[str, ...], bool]] = {}
        for number, step in enumerate(recording.steps):
            at = int(step.columns.searchsorted(column))
            if at < len(step.columns) and step.columns[at] == column:
                values = [int(array[at]) for array in step.values]
                site, i = step.site, instructions[step.site]
                if site not in about:
                    about[site] = tuple(written(i)), has_effects(i)
                self._asleep = step.sleeps
                self._execute(number, site, i, about[site][0], values, about[site][1])
        self.history.last_branches = tuple(self._branches)

    def _execute(
        self,
        number: int,
        site: int,
        i: Instruction,
        names: tuple[str, ...],
        values: list[int],
        effect: bool,
    ) -> None:
        line, before = self._lines[site], self._line
        self._line = line or before
        match = _match(i.opcode)
        key = match.row.key if match else i.opcode
        if i.guard is not None:
            decides = self._now.get(i.guard.predicate.name, _UNKNOWN)
            holds = bool(decides.bits) != i.guard.negated
            if not decides.of_event or decides.key not in POLLS:
                self._branches.append(Branch(line, decides, holds))
            if not holds:
                return
        if key in ("bra", "ret", "exit"):
            self.history.has_returned |= key != "bra"
            return
        if effect:
            self._event(number, i, key, (line, before), match, names, values)
            return
        words = {*i.opcode.split(".")}
        if key in ("ld", "st") and "local" in words:
            self._local_access(number, i, key, names, values)
            return
        if key == "ld":  # a load of a parameter or a constant
            address = i.operands[1]
            base = str(address.base) if isinstance(address, Address) else ""
            offset = address.offset if isinstance(address, Address) else 0
            for at, (name, bits) in enumerate(zip(names, values, strict=False)):
                label = f"{base}+{offset}.{at}"
                self._now[name] = Value(bits, line=line, label=label, step=number)
            return
        inputs, word = tuple(self._values(i.operands[1:])), i.opcode.partition(".")[0]
        for name, bits in zip(names, values, strict=False):
            self._now[name] = Value(bits, word, i.opcode, line, inputs, step=number)

    def _event(
        self,
        number: int,
        i: Instruction,
        key: str,
        lines: tuple[Line | None, Line | None],
        match: Match | None,
        names: tuple[str, ...],
        values: list[int],
    ) -> None:
        line, before = lines
        operands: dict[str, tuple[Value, ...]] = {}
        places = match.form.places if match else ()
        for at, operand in enumerate(i.operands):
            name = places[at] if at < len(places) else f"{at}"
            role = match.role(at) if match else None
            if role is not None and role.does == "writes":
                continue
            operands[name] = tuple(self._values((operand,)))
        results = zip(names, values, strict=False)
        inputs = tuple(value for each in operands.values() for value in each)
        for at, (name, bits) in enumerate(results):
            self._now[name] = Value(
                bits, key, i.opcode, line, inputs, f"result {at}", step=number, of_event=True
            )
        events = self.history.events
        pending = key in POLLS and (self._asleep or not all(values))
        if key in POLLS and events and events[-1].is_pending:
            last = events[-1]
            if last.line == line and _bits(last.operands) == _bits(operands):
                events[-1] = replace(last, is_pending=pending)
                return  # the thread tests again
        branches, self._branches = tuple(self._branches), []
        events.append(
            Event(key, i.opcode, line, operands, branches, number, tuple(values), before, pending)
        )

    def _local_access(
        self, number: int, i: Instruction, key: str, names: tuple[str, ...], values: list[int]
    ) -> None:
        place = i.operands[1] if key == "ld" else i.operands[0]
        if not isinstance(place, Address):
            return
        begin, _ = self._values((place,))
        if begin.bits is None:
            return
        at, size = begin.bits + place.offset, 4
        if key == "st":
            for n, value in enumerate(self._values(i.operands[1:])):
                self._local[at + n * size] = value
            return
        for n, (name, bits) in enumerate(zip(names, values, strict=False)):
            held = self._local.get(at + n * size)
            if held is None or held.bits != bits:
                held = Value(bits, label="local", step=number)
            self._now[name] = held

    def _values(self, operands: tuple[Operand, ...]) -> Iterator[Value]:
        for operand in operands:
            match operand:
                case Register(name=name):
                    yield self._now.get(name, _UNKNOWN)
                case Negated(operand=inner):
                    yield self._now.get(inner.name, _UNKNOWN)
                case Immediate(value=value):
                    bits = value if isinstance(value, int) else None
                    yield Value(bits, label=f"constant {operand.text}")
                case Special(name=name):
                    yield Value(None, label=name)
                case Symbol(name=name):
                    yield Value(self._kernel.program.symbol(name), label=name)
                case Address(base=base, offset=offset):
                    yield from self._values((base,))
                    yield Value(offset, label="offset")
                case TensorAddress(tensor_map=tensor_map, coordinates=coordinates):
                    yield from self._values((tensor_map, *coordinates))
                case Vector(elements=elements):
                    yield from self._values(elements)
                case Pair(first=first, second=second):
                    yield from self._values((first, second))


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
