"""A kernel's PTX as the statements of its author, which are the units of change.

A line of Python may be many instructions if a loop was unrolled or a function inlined; changing the
statement changes all of them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from harness.sanitizer.isa import Instruction, Operand, Statement, look_up, parse, read, written
from harness.sanitizer.isa.table import movement, synchronization, tensor_copy
from harness.sanitizer.isa.table.index import Match
from quality.mutants.flow import Flow

_ENDS = ("bra", "brx", "ret", "exit", "trap", "call")


@dataclass(frozen=True)
class Unit:
    """A statement of the PTX at the top level of its function's body: an instruction, or a scope
    with a single significant instruction, such as a waiting loop. ``place`` counts them;
    ``inner`` is the range of the instruction's characters within those of the statement.
    """

    place: int
    statement: Statement
    instruction: Instruction
    inner: tuple[int, int]
    match: Match

    @property
    def key(self) -> str:
        return self.match.row.key

    @property
    def line(self) -> int:
        return self.instruction.location.line if self.instruction.location else 0

    @property
    def span(self) -> tuple[int, int]:
        return self.statement.start, self.statement.end

    @property
    def number(self) -> int:
        """Return the number of the first instruction."""
        return self.statement.instructions[0]

    def operand(self, name: str) -> Operand | None:
        """Return the operand with that name in the instruction's row."""
        places = self.match.form.places
        place = places.index(name) if name in places else len(self.instruction.operands)
        operands = self.instruction.operands
        return operands[place] if place < len(operands) else None


Group = tuple[Unit, ...]


@dataclass(frozen=True)
class Choice:
    """A branch at which ``thread`` takes another path than all others. ``skips``: the others take
    the branch. ``region``: the instructions that only the thread reaches.
    """

    span: tuple[int, int]
    skips: bool
    target: str
    thread: int
    region: frozenset[int]


class Kernel:
    """The entry function of a text; ``threads`` to a block."""

    def __init__(self, text: str, entry: str, threads: int):
        self.text, self.threads = text, threads
        module = parse(text)
        self.function = module.functions[entry]
        self.flow = Flow(self.function)
        self.statements = module.bodies[entry].statements
        self.units: dict[int, Unit] = {}
        for place, statement in enumerate(self.statements):
            unit = self._unit(place, statement)
            if unit is not None:
                self.units[place] = unit

    def _unit(self, place: int, statement: Statement) -> Unit | None:
        """Return the significant instruction of a statement: a synchronizing instruction before a
        memory access.
        """
        units: list[tuple[bool, Unit]] = []
        for part in _instructions(statement):
            instruction = self.function.instructions[part.instructions[0]]
            match = look_up(instruction.opcode)
            if match is not None and (synchronizes(match) or _touches_memory(match)):
                unit = Unit(place, statement, instruction, (part.start, part.end), match)
                units.append((synchronizes(match), unit))
        return max(units, key=lambda pair: pair[0])[1] if units else None

    @cached_property
    def groups(self) -> list[Group]:
        """Return the synchronizing statements, each with all of its copies, in the text's order."""
        groups: dict[tuple[str, int], list[Unit]] = {}
        for unit in self.units.values():
            if synchronizes(unit.match) and unit.line and not self.result_is_used(unit):
                groups.setdefault((unit.key, unit.line), []).append(unit)
        return [tuple(units) for units in groups.values()]

    def result_is_used(self, unit: Unit) -> bool:
        """Return True if anything outside of the statement reads its result. Accumulators are read
        too, and keep their values.
        """
        if unit.match.row.completion == "in a group of wgmma":
            return False
        results = self.written(unit.statement)
        own = unit.statement.instructions
        return any(
            not results.isdisjoint(read(instruction))
            for number, instruction in enumerate(self.function.instructions)
            if number not in own
        )

    def written(self, statement: Statement) -> set[str]:
        return {name for instruction in self._of(statement) for name in written(instruction)}

    def read(self, statement: Statement) -> set[str]:
        return {name for instruction in self._of(statement) for name in read(instruction)}

    def _of(self, statement: Statement) -> list[Instruction]:
        return [self.function.instructions[number] for number in statement.instructions]

    # -- neighbors

    def ends_block(self, place: int) -> bool:
        """Return True for a label or a branch."""
        statement = self.statements[place]
        if statement.kind == "label":
            return True
        if statement.kind != "instruction":
            return False
        opcode = self.function.instructions[statement.instructions[0]].opcode
        return opcode.split(".")[0] in _ENDS

    def changes_places(self, unit: Unit) -> tuple[Unit, ...]:
        """Return the next memory or synchronizing statement of another line, with all of its
        instructions that follow; empty at the end of a block, or if that statement needs ``unit``.
        """
        passed: list[Unit] = []
        for place in range(unit.place + 1, len(self.statements)):
            if self.ends_block(place) or self._depends(unit, place):
                break
            other = self.units.get(place)
            if other is None or other.line == unit.line:
                continue
            if passed and other.line != passed[0].line:
                break
            passed.append(other)
        return tuple(passed)

    def next_of(self, unit: Unit) -> Unit | None:
        """Return the next significant statement in the text."""
        return next((self.units[n] for n in sorted(self.units) if n > unit.place), None)

    def block_end(self, unit: Unit) -> int | None:
        """Return the label or branch that ends the unit's block, if nothing before it needs the
        unit.
        """
        for place in range(unit.place + 1, len(self.statements)):
            if self._depends(unit, place):
                return None
            if self.ends_block(place):
                return place
        return None

    def block_start(self, unit: Unit) -> int | None:
        """Return the label or branch that begins the unit's block, if the unit needs nothing after
        it.
        """
        needs = self.read(unit.statement)
        for place in range(unit.place - 1, -1, -1):
            if self.ends_block(place):
                return place
            if needs & self.written(self.statements[place]):
                return None
        return None

    def between(self, first: int, other: int) -> tuple[Unit, ...]:
        """Return the significant statements between two places."""
        return tuple(self.units[n] for n in range(first + 1, other) if n in self.units)

    def _depends(self, unit: Unit, place: int) -> bool:
        """Return True if the statement at ``place`` reads values that ``unit`` writes, or writes
        values that it needs.
        """
        statement = self.statements[place]
        needed = self.written(unit.statement) & self.read(statement)
        return bool(needed or self.read(unit.statement) & self.written(statement))

    def is_join(self, place: int) -> bool:
        """Return True for a label at which paths join and that is not the beginning of a loop."""
        statement = self.statements[place]
        first = statement.instructions.start
        return statement.kind == "label" and first not in self.flow.loop_heads

    # -- who comes where

    def by_many(self, unit: Unit) -> bool:
        """Return True if more than one thread per warp or warpgroup comes here."""
        return not self.flow.few & set(unit.statement.instructions)

    @cached_property
    def choices(self) -> dict[int, Choice]:
        """Return, by place, the branches at which a single thread takes another path: ``if thread
        == 0``.
        """
        choices: dict[int, Choice] = {}
        for place, statement in enumerate(self.statements):
            if statement.kind != "instruction":
                continue
            number = statement.instructions[0]
            branch = self.function.instructions[number]
            if (
                not branch.opcode.startswith("bra")
                or branch.guard is None
                or branch.location is None
            ):
                continue
            chosen = self.flow.chosen_thread(branch.guard.predicate.name)
            if chosen is None or len(self.flow.after[number]) < 2:
                continue
            equal, thread = chosen
            skips = equal == branch.guard.negated
            onwards, to = self.flow.after[number]
            span = statement.start, statement.end
            target = self.text[slice(*span)].rstrip(";").split()[-1]
            sides = (onwards, to) if skips else (to, onwards)
            region = self.flow.region(number, *sides)
            choices[place] = Choice(span, skips, target, thread, region)
        return choices

    @cached_property
    def ifs(self) -> dict[int, list[Choice]]:
        """Return those branches by line."""
        choices: dict[int, list[Choice]] = {}
        for place, choice in self.choices.items():
            branch = self.function.instructions[self.statements[place].instructions[0]]
            if branch.location is not None and choice.region:
                choices.setdefault(branch.location.line, []).append(choice)
        return choices

    def units_in(self, region: frozenset[int]) -> list[Unit]:
        return [unit for unit in self.units.values() if unit.number in region]


def _instructions(statement: Statement) -> Iterator[Statement]:
    if statement.kind == "instruction":
        yield statement
    for inner in statement.inner:
        yield from _instructions(inner)


def synchronizes(match: Match) -> bool:
    """Return True if the instruction orders others or is asynchronous itself."""
    row = match.row
    return (
        row.proxy != "generic"
        or row.completion != "at once"
        or row in (*synchronization.ROWS, *movement.ATOMICS, *tensor_copy.EDITS)
        or any(_role(match, place) == "mbarrier" for place in range(len(match.form.places)))
    )


def _role(match: Match, place: int) -> str:
    role = match.role(place)
    return role.does if role else ""


def _touches_memory(match: Match) -> bool:
    roles = map(match.role, range(len(match.form.places)))
    return any(role is not None and role.access for role in roles)


def operands_of(text: str) -> list[str]:
    """The operands of an instruction as written: ``op a, [b, {c, d}], e;``"""
    rest = re.sub(r"^\s*(@!?\S+\s+)?\S+?(\s+|;)", "", text, count=1).rstrip().rstrip(";")
    operands, depth, last = [], 0, 0
    for at, sign in enumerate(rest):
        depth += (sign in "[{") - (sign in "]}")
        if sign == "," and depth == 0:
            operands.append(rest[last:at].strip())
            last = at + 1
    operands.append(rest[last:].strip())
    return [operand for operand in operands if operand]
