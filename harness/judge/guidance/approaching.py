"""Numbers that an input consists of, for conditions on data that no run has turned yet. One element
may decide for all threads, `if tile[2, 1] == 11.5`: few random places are that one. And a number
may come to its comparison changed by each thread or over several rounds, where the instructions on
the way do not tell what it was before (`turning_values`).

The runs say it, then: two, whose inputs consist of one number each, tell what is compared with the
constant. As long as that follows the number along a line, the line says with which number the
condition turns; where it has a bend, the last two runs make another line.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Generator, Iterator

import numpy as np

from harness.emulator.decisions import BOTH, HELD, Decisions
from harness.emulator.ops.comparison import COMPARISONS
from harness.emulator.program.lower import Kernel
from harness.exercises.exercise import Arrays, Exercise
from harness.exercises.values import Values
from harness.isa import uses
from harness.isa.table.index import look_up
from harness.isa.text.tree import Immediate, Instruction
from harness.isa.types import BITS, DTYPES, immediate
from harness.judge.guidance.coverage import makers_of, together
from harness.judge.guidance.turning_values import (
    MOST_CONDITIONS,
    MOST_STEPS,
    conditions,
    is_load,
    numbers_that_turn,
)

MOST_FILLED = 10  # runs of one grading
_LINES = 5  # for one condition
_BEYOND = 2.0**-10  # of what is compared with: for a condition that does not turn just there


def filled_inputs(
    exercise: Exercise, kernel: Kernel, seen: list[Decisions], inputs: Arrays, sign: int
) -> Iterator[Arrays]:
    """``inputs``, one run's, some of which consist of one number, for conditions that went the same
    way in all runs ``seen``. The caller runs each before it asks for the next, and appends what it
    decided to ``seen``."""
    runs = _Runs(exercise, seen, inputs, sign)
    for condition in conditions(kernel, together(seen)):
        ways = together(seen)
        numbers = numbers_that_turn(exercise, kernel, condition, ways, inputs, sign)
        for name, bits in numbers.items():
            if together(seen).get(condition.site) != BOTH:
                yield from runs.of_bits(name, bits)
    instructions = kernel.program.function.instructions
    for site in itertools.islice(_compared(kernel, together(seen)), MOST_CONDITIONS):
        if (known := together(seen)[site]) != BOTH:
            yield from _along_lines(instructions[site], site, known, runs)


def _compared(kernel: Kernel, ways: dict[int, int]) -> Iterator[int]:
    """The sites of comparisons of which all runs went one of the ``ways``, and whose number follows
    data: it was loaded, or a matrix product made it."""
    instructions, makers = kernel.program.function.instructions, makers_of(kernel)
    for site, way in sorted(ways.items()):
        if way != BOTH and _aim(instructions[site], way) is not None:
            asked, known = [*uses.read(instructions[site])], set[str]()
            while asked and len(known) < MOST_STEPS:
                name = asked.pop()
                made = [instructions[one] for one in makers.get(name, ()) if name not in known]
                if any(is_load(one) or uses.accumulated(one) for one in made):
                    yield site
                    break
                known.add(name)
                asked += [read for one in made for read in uses.read(one)]


class _Runs:
    """Runs whose inputs consist of one number, as far as each may: what they decided."""

    def __init__(self, exercise: Exercise, seen: list[Decisions], inputs: Arrays, sign: int):
        self._values, self._seen, self._inputs, self._sign = exercise.values, seen, inputs, sign
        self._known, self._left = dict[float, Decisions](), MOST_FILLED

    def starts(self) -> tuple[float, ...]:
        """Two numbers of which some input may consist."""
        alike = [values.alike for values in self._values.values()]
        return next((two for two in alike if two[0] != two[1]), alike[0])

    def of_bits(self, name: str, bits: np.ndarray) -> Iterator[Arrays]:
        """The input consists of the first of these numbers, bits, of which it may."""
        array, values = self._inputs[name], self._values[name]
        if bits.itemsize >= array.itemsize:
            elements = bits.view(array.dtype).reshape(len(bits), -1)
            bits = bits[_may_consist_of(elements, values, array, self._sign).all(axis=1)]
        if len(bits):
            filled = np.ascontiguousarray(array).copy()
            filled.reshape(-1).view(bits.dtype)[:] = bits[0]
            yield from self._run({name: filled})

    def of(self, number: float) -> Generator[Arrays, None, Decisions | None]:
        """What such a run decides; None where there is to be none."""
        if number not in self._known and math.isfinite(number):
            changed = {}
            for name, values in self._values.items():
                array = self._inputs[name]
                with np.errstate(all="ignore"):
                    wanted = round(number) if array.dtype.kind in "iu" else number
                    one = np.array([wanted]).astype(array.dtype)
                if _may_consist_of(one, values, array, self._sign).all():
                    changed[name] = np.full_like(array, one[0])
            before = len(self._seen)
            yield from self._run(changed)
            if len(self._seen) > before:
                self._known[number] = self._seen[-1]
        return self._known.get(number)

    def _run(self, changed: Arrays) -> Iterator[Arrays]:
        if changed and self._left:
            self._left -= 1
            yield {**self._inputs, **changed}


def _may_consist_of(
    numbers: np.ndarray, values: Values, array: np.ndarray, sign: int
) -> np.ndarray:
    """Of which of the ``numbers`` an input like ``array`` may consist: where they are summed, not
    of larger ones than most are, or of whole ones whose sum is not exact."""
    with np.errstate(invalid="ignore"):
        found = values.admits(numbers, array, sign)
        if values.summed:
            drawn, size = array.astype(np.float64), abs(numbers.astype(np.float64))
            if (drawn == np.floor(drawn)).all():
                return np.asarray(found & (size * array.size < 2**24))
            found &= size <= max(np.median(abs(drawn)), *map(abs, values.numbers))
    return found


def _along_lines(instruction: Instruction, site: int, way: int, runs: _Runs) -> Iterator[Arrays]:
    """Inputs with which a comparison with a constant goes another way than this one."""
    aim = _aim(instruction, way)
    assert aim is not None
    for which in (0, 1):  # the lowest of what is compared follows a line, and the highest
        points = list[tuple[float, float]]()
        for step in range(2 + _LINES):
            number = runs.starts()[step] if step < 2 else _next(points[-2:], aim)
            known = yield from runs.of(number)
            if known is None or site not in known.ways:
                break
            if known.ways[site] != way:
                return
            points.append((number, _number(instruction, known.values[site][which])))


def _next(points: list[tuple[float, float]], aim: float) -> float:
    """Where the line through two points comes to ``aim``; NaN where it does not."""
    (before, low), (last, high) = points
    with np.errstate(all="ignore"):
        rise = np.float64(high - low) / np.float64(last - before)
        return float(last + np.float64(aim - high) / rise)


def _aim(instruction: Instruction, known: int) -> float | None:
    """A number near the constant with which the comparison goes another way than the known one."""
    match = look_up(instruction.opcode)
    if match is None or match.row.key != "setp":
        return None
    constants = [o for o in instruction.operands[1:3] if isinstance(o, Immediate)]
    if len(constants) != 1:
        return None
    kind = DTYPES[match.words["type"]]
    constant = float(immediate(constants[0].value, constants[0].text, kind))
    name = match.words["compare"]
    compare = COMPARISONS.get(name) or COMPARISONS.get(name.removesuffix("u"))
    if compare is None or not math.isfinite(constant):
        return None
    beyond = 1 if kind.kind in "iu" else max(abs(constant), 1) * _BEYOND
    first = isinstance(instruction.operands[1], Immediate)
    for aim in (constant, constant - beyond, constant + beyond):
        holds = compare(constant, aim) if first else compare(aim, constant)
        if holds != (known == HELD):
            return aim
    return None


def _number(instruction: Instruction, noted: int) -> float:
    """What was compared, as the instruction takes it."""
    match = look_up(instruction.opcode)
    assert match is not None
    kind = DTYPES[match.words["type"]]
    bits = np.array([noted % 256**kind.itemsize], BITS[kind.itemsize])
    return float(bits.view(kind)[0])
