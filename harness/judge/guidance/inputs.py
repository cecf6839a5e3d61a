"""Input values that flip a condition on loaded data, and special-register values that do.

A comparison, a minimum or a maximum with a constant, or an instruction that takes a part of a
number (`harness.isa.uses`), is followed back to the load that the number comes from; through the
store that may have written it, too, to the load before. Numbers are guessed from the constants on
the way, or are all 16-bit numbers, and a replay finds those that flip the condition.

`inputs_that_flip` puts some of these among the inputs of a run, as far as the exercise admits them.
`filled_inputs` is for conditions that this does not reach: on a single element that decides for all
threads, which few random places hit, or on a number computed from several. Each input of a run then
repeats a single number; two such runs give the relation of that number to the compared value. As
long as the relation is a line, the line gives the number that flips the condition.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Generator, Iterator
from dataclasses import dataclass, replace

import numpy as np

from harness.arch import H200
from harness.emulator import BOTH, COMPARISONS, HELD, Decisions, Kernel, Wave
from harness.errors import HarnessError
from harness.exercises.draws import Values
from harness.exercises.exercise import Arrays, Exercise
from harness.isa import uses
from harness.isa.table.index import key_of, look_up
from harness.isa.text.tree import Immediate, Instruction, Register, Special, Symbol
from harness.isa.types import BITS, DTYPES, immediate
from harness.judge.guidance.branches import (
    Bound,
    Condition,
    decided_by,
    flipping_value,
    is_one_way,
    origins,
    outcomes_of,
    replay,
)

MOST_FILLED = 10  # runs of one grading
_MOST_CONDITIONS = 32
_MOST_STEPS = 24  # from a comparison back to its load
_MOST_CONSTANTS = 12
_MOST_STORES = 4  # that compute differently, of which a load may read
_MOST_GUESSES = 2**16
_FEW = 4  # numbers that flip one condition
_SHARE = 3 / 4  # of the elements of an input that nothing sums: one of them alone may decide
_ONE_IN_SUMMED = 192  # so few that sums stay within their tolerance
_FEW_READINGS = 1024
_LINES = 5  # for one condition
_BEYOND = 2.0**-10  # of a constant: for a condition that does not flip at the constant itself
_MACHINE = {
    "smid": (0, H200.multiprocessors),
    "warpid": (0, 64),
    "gridid": (1, 2**31),
    "clock": (0, 2**32),
    "clock_hi": (0, 2**20),
    "clock64": (0, 2**52),
    "globaltimer": (179 * 10**16, 2 * 10**18),
    "globaltimer_lo": (0, 2**32),
}
"""What differs from run to run, by special register: the range of an H200's."""


@dataclass(frozen=True)
class DataCondition(Condition):
    """A condition on what the load at ``load`` puts into ``loaded``; its slice begins there, or
    is None if the number comes in several ways. ``reload``: if the number was changed and stored
    on the way, the load that reads it again, its register, and the register that was stored."""

    load: int = -1
    loaded: str = ""
    reload: tuple[int, str, str] | None = None


def inputs_that_flip(
    exercise: Exercise,
    kernel: Kernel,
    outcomes: dict[int, int],
    inputs: Arrays,
    rng: np.random.Generator,
    sign: int,
) -> Arrays | None:
    """Return ``inputs`` of a run, with numbers among them that flip conditions that all runs so
    far decided in the same way; of loud numbers (`Values`) those of this ``sign``. None if there
    are no such conditions, or the exercise admits no such numbers."""
    chosen: dict[str, list[np.ndarray]] = {}
    for condition in _first_conditions(kernel, outcomes):
        by_input = _flipping_numbers(exercise, kernel, condition, outcomes, inputs, sign)
        for name, flipping in by_input.items():
            chosen.setdefault(name, []).append(rng.permutation(flipping)[:_FEW])
    changed = {name: inputs[name] for name in chosen}
    for name, all_numbers in chosen.items():
        values, count = exercise.values[name], len(all_numbers)
        for done, numbers in enumerate(all_numbers):
            # Later ones take places of these: all have about as many in the end.
            share = _SHARE / (count - _SHARE * (count - 1 - done))
            changed[name] = _among(changed[name], values, numbers, share, rng)
    return {**inputs, **changed} if changed else None


def filled_inputs(
    exercise: Exercise, kernel: Kernel, seen: list[Decisions], inputs: Arrays, sign: int
) -> Iterator[Arrays]:
    """Yield ``inputs`` of a run, some of which repeat a single number, for conditions that all
    runs ``seen`` decided in the same way. The caller runs each before it asks for the next, and
    appends its decisions to ``seen``."""
    runs = _FilledRuns(exercise, seen, inputs, sign)
    for condition in _first_conditions(kernel, outcomes_of(seen)):
        outcomes = outcomes_of(seen)
        numbers = _flipping_numbers(exercise, kernel, condition, outcomes, inputs, sign)
        for name, bits in numbers.items():
            if outcomes_of(seen).get(condition.sites[0]) != BOTH:
                yield from runs.of_bits(name, bits)
    instructions = kernel.program.function.instructions
    for site in itertools.islice(_compared_data(kernel, outcomes_of(seen)), _MOST_CONDITIONS):
        if (known := outcomes_of(seen)[site]) != BOTH:
            yield from _along_lines(instructions[site], site, known, runs)


def readings_that_flip(
    kernel: Kernel, outcomes: dict[int, int]
) -> Iterator[tuple[Instruction, int]]:
    """Yield instructions that read a machine-dependent number, each with a number, such as an
    H200 may give, that flips a condition."""
    for condition in _first_conditions(kernel, outcomes):
        reads = kernel.program.function.instructions[condition.load]
        possible = _readings(reads)
        if possible is not None:
            dtype = _loaded_type(reads)
            some = range(*possible) if len(range(*possible)) <= _FEW_READINGS else ()
            guesses = np.concatenate([_guesses(condition, dtype.itemsize), np.array(some, dtype)])
            guesses = guesses[(guesses >= possible[0]) & (guesses < possible[1])]
            for number in _flipping(kernel, condition, outcomes, guesses, guesses)[:1].tolist():
                yield reads, number


# -- conditions on data


def _first_conditions(kernel: Kernel, outcomes: dict[int, int]) -> Iterator[DataCondition]:
    return itertools.islice(_conditions(kernel, outcomes), _MOST_CONDITIONS)


def _conditions(kernel: Kernel, outcomes: dict[int, int]) -> Iterator[DataCondition]:
    """Yield the conditions on data that all runs decided in the same way."""
    done = set[str]()
    for site, instruction in enumerate(kernel.program.function.instructions):
        bound = None
        if key_of(instruction.opcode) in ("min", "max"):
            number, bound = _beside_a_constant(instruction)
            names = [number.name] if number and outcomes.get(site) != BOTH else []
        else:
            names = [n for n in decided_by(instruction) if n not in done]
            names = names if is_one_way(site, outcomes) else []
            done |= set(names)
        for name in names:
            condition = _condition(kernel, site, name, bound)
            if condition is not None:
                yield condition
                yield from _through_memory(kernel, condition)
    for site, loss in kernel.losses.items():
        bound = Bound(loss.limit, -loss.limit)
        condition = _condition(kernel, site, loss.register, bound)
        if outcomes.get(site) == HELD and condition is not None and condition.slice is not None:
            yield replace(condition, constants=(loss.limit, *condition.constants))


def _condition(
    kernel: Kernel, site: int, register: str, bound: Bound | None = None
) -> DataCondition | None:
    instructions = kernel.program.function.instructions
    origin = origins(kernel, [register], _reads_data, _MOST_STEPS)
    if not origin.leaves:
        return None
    is_alone = origin.is_unique and len(origin.leaves) == 1
    for computing in (instructions[place] for place in origin.sites):
        is_alone &= computing.guard is None and uses.only_computes(computing)
        is_alone &= not any(isinstance(o, Special | Symbol) for o in computing.operands)
    named = [instructions[place] for place in sorted({site, *origin.sites})]
    if not is_alone:
        named = [
            instruction
            for instruction in named
            if key_of(instruction.opcode) in ("setp", "min", "max")
        ]
    constants = dict.fromkeys(
        o.value for i in named for o in i.operands if isinstance(o, Immediate)
    )
    load, loaded = origin.leaves[0]
    slice_ = (load, *origin.sites) if is_alone else None
    known = tuple(constants)[:_MOST_CONSTANTS]
    return DataCondition((site,), register, slice_, known, bound, load, loaded)


def _through_memory(kernel: Kernel, condition: DataCondition) -> Iterator[DataCondition]:
    """Yield the same condition on the number as it was before the kernel changed and stored it."""
    instructions = kernel.program.function.instructions
    if condition.slice is None or not is_load(instructions[condition.load]):
        return
    nbytes, known = _loaded_type(instructions[condition.load]).itemsize, set[tuple[str, ...]]()
    for site, instruction in enumerate(instructions):
        stored = _stored(instruction, nbytes)
        if stored is None or len(known) == _MOST_STORES:
            continue
        before = _condition(kernel, site, stored)
        if before is None or before.slice is None or len(before.slice) == 1:  # stored as it is
            continue
        computes = tuple(_computes(instructions[place]) for place in before.slice[1:])
        if computes not in known:
            known.add(computes)
            constants = dict.fromkeys((*condition.constants, *before.constants))
            yield replace(
                condition,
                load=before.load,
                loaded=before.loaded,
                slice=(*before.slice, *condition.slice),
                constants=tuple(constants)[:_MOST_CONSTANTS],
                reload=(condition.load, condition.loaded, stored),
            )


def _stored(instruction: Instruction, nbytes: int) -> str | None:
    """Return the register that an instruction stores, if it stores exactly ``nbytes``."""
    match = look_up(instruction.opcode)
    if match is None or match.row.key != "st" or DTYPES[match.words["type"]].itemsize != nbytes:
        return None
    value = instruction.operands[1]
    return value.name if isinstance(value, Register) else None


def _computes(instruction: Instruction) -> str:
    """Return an instruction's operation and constants, without its registers."""
    numbers = (str(o) for o in instruction.operands if isinstance(o, Immediate))
    return " ".join((instruction.opcode, *numbers))


def _beside_a_constant(instruction: Instruction) -> tuple[Register | None, Bound | None]:
    """Return the number whose other operand is a constant, and the constant as its bound."""
    for number, constant in itertools.permutations(instruction.operands[1:3]):
        if isinstance(number, Register) and isinstance(constant, Immediate):
            match = look_up(instruction.opcode)
            assert match is not None
            dtype = DTYPES[match.words["type"]]
            return number, Bound(immediate(constant.value, constant.text, dtype), dtype=dtype)
    return None, None


def _reads_data(instruction: Instruction) -> bool:
    return is_load(instruction) or _readings(instruction) is not None


def is_load(instruction: Instruction) -> bool:
    """Return True if the instruction loads data, not a parameter."""
    match = look_up(instruction.opcode)
    return match is not None and match.row.key == "ld" and "param" not in match.modifiers


def _readings(instruction: Instruction) -> tuple[int, int] | None:
    """Return the range of the machine-dependent number that it reads; None if it does not read a
    number that differs from run to run."""
    if key_of(instruction.opcode) != "mov" or not isinstance(instruction.operands[1], Special):
        return None
    return _MACHINE.get(instruction.operands[1].name[1:])


def _loaded_type(load: Instruction) -> np.dtype:
    match = look_up(load.opcode)
    assert match is not None
    return DTYPES[match.words["type"]]


# -- numbers that flip a condition


def _flipping_numbers(
    exercise: Exercise,
    kernel: Kernel,
    condition: DataCondition,
    outcomes: dict[int, int],
    inputs: Arrays,
    sign: int,
) -> Arrays:
    """By an input's name, the numbers, bits, that the exercise admits there and that flip the
    condition."""
    load = kernel.program.function.instructions[condition.load]
    if not is_load(load):
        return {}
    guesses = _guesses(condition, _loaded_type(load).itemsize)
    by_input = {}
    for name, values in exercise.values.items():
        admitted = _admitted(guesses, values, inputs[name], sign)
        flipping = _flipping(kernel, condition, outcomes, admitted, inputs[name])
        if len(flipping):
            by_input[name] = flipping
    return by_input


def _flipping(
    kernel: Kernel,
    condition: DataCondition,
    outcomes: dict[int, int],
    guesses: np.ndarray,
    array: np.ndarray,
) -> np.ndarray:
    """The guesses for which the condition has the outcome not yet seen."""
    if condition.slice is None or not len(guesses):
        return guesses
    (site,) = condition.sites
    try:
        holds = _holds(kernel, condition, guesses)
        if key_of(kernel.program.function.instructions[site].opcode) not in ("min", "max"):
            return np.compress(holds == flipping_value(kernel, site, outcomes), guesses)
        # A minimum's outcome is that of the numbers that were drawn, if that is one.
        drawn = np.unique(np.ascontiguousarray(array).reshape(-1).view(guesses.dtype))
        known = _holds(kernel, condition, drawn[:_MOST_GUESSES])
    except HarnessError:
        return guesses[:0]  # made of something that needs a launch, after all
    return guesses[holds != known[0]] if (known == known[0]).all() else guesses[:0]


def _holds(kernel: Kernel, condition: DataCondition, numbers: np.ndarray) -> np.ndarray:
    """The condition's value for each of the numbers, bits: bool[numbers]."""
    registers, instructions = kernel.program.registers, kernel.program.function.instructions

    def load(wave: Wave, site: int, name: str, bits: np.ndarray) -> None:
        slot, dtype = registers[name]
        number = bits.view(_loaded_type(instructions[site]))  # with its sign
        wide = number.astype(f"{'i' if number.dtype.kind == 'i' else 'u'}{dtype.itemsize}")
        wave.registers[slot][:] = (wide if number.dtype.kind in "iu" else bits).view(dtype)

    def leaf(site: int, wave: Wave) -> bool:
        if condition.reload is not None and site == condition.reload[0]:
            _, name, stored = condition.reload
            values = wave.registers[registers[stored][0]]
            load(wave, site, name, values.view(f"u{values.itemsize}").astype(numbers.dtype))
        elif site == condition.load:
            load(wave, site, condition.loaded, numbers)
        else:
            return False
        return True

    return replay(kernel, condition, len(numbers), leaf)


def _guesses(condition: DataCondition, nbytes: int) -> np.ndarray:
    """Bits of numbers of ``nbytes``, without a sign; all that there are, if these are few."""
    if nbytes > 8:  # of a load of 128 bits
        return np.zeros(0, np.uint8)
    unsigned = np.dtype(f"u{nbytes}")
    if nbytes <= 2 and condition.slice is not None:
        return np.arange(256**nbytes, dtype=np.uint32).astype(unsigned)
    with np.errstate(all="ignore"):
        constants = [_bits(c, unsigned) for c in condition.constants]
        exact = np.concatenate(constants or [np.zeros(0, unsigned)])
        guesses = exact
        for _ in range(2 if condition.slice is not None else 0):
            guesses = np.unique(np.concatenate([guesses, *_undone(guesses, condition, exact)]))
        unit = unsigned.type(1)  # of a float, it is the next number
        return np.unique(np.concatenate([guesses, guesses + unit, guesses - unit]))[:_MOST_GUESSES]


def _bits(constant: float, unsigned: np.dtype) -> np.ndarray:
    """A constant as a whole number and as a float."""
    size = unsigned.itemsize
    bits = [np.array([constant]).astype(f"f{max(size, 2)}").view(f"u{max(size, 2)}")]
    if math.isfinite(constant):
        bits.append(np.array([int(constant) % 256**size], np.uint64))
    return np.concatenate([each.astype(unsigned) for each in bits])


def _undone(
    results: np.ndarray, condition: DataCondition, exact: np.ndarray
) -> Iterator[np.ndarray]:
    """Yield the numbers from which an instruction with a constant may have computed ``results``."""
    unsigned, bits = results.dtype, 8 * results.dtype.itemsize
    for constant in exact.tolist():
        c = unsigned.type(constant)
        yield from (results ^ c, results + c, results - c, c - results, ~results)
        if 0 < constant < bits:
            yield from (results << c, results >> c, (results << c) | ((unsigned.type(1) << c) - 1))
        if constant:
            yield from (results * c, results // c)
        if constant % 2:  # a product may have run over
            yield results * unsigned.type(pow(constant, -1, 2**bits))
    numbers = results.view(f"f{unsigned.itemsize}")
    for number in condition.constants:
        x = numbers.dtype.type(number)
        for guesses in (numbers + x, numbers - x, x - numbers, numbers * x, numbers / x):
            yield guesses.astype(numbers.dtype).view(unsigned)
    yield numbers.astype(np.int64).astype(unsigned)
    yield results.astype(numbers.dtype).view(unsigned)
    yield results.view(f"i{unsigned.itemsize}").astype(numbers.dtype).view(unsigned)


def _admitted(guesses: np.ndarray, values: Values, array: np.ndarray, sign: int) -> np.ndarray:
    """The guesses that the input may hold, if the kernel reads it in units of their size."""
    size, item = guesses.dtype.itemsize, array.dtype.itemsize
    if not len(guesses) or not array.size or array.nbytes % size:
        return guesses[:0]
    if size < item:  # a part of an element
        return guesses if values.extremes else guesses[:0]
    elements = guesses.view(array.dtype).reshape(len(guesses), -1)
    with np.errstate(invalid="ignore"):  # bits may be no number
        return guesses[values.admits(elements, array, sign).all(axis=1)]


def _among(
    array: np.ndarray,
    values: Values,
    numbers: np.ndarray,
    share: float,
    rng: np.random.Generator,
) -> np.ndarray:
    """A copy of ``array`` with these numbers, bits, in some places: a ``share`` of all, or few if
    the elements are summed."""
    result = np.ascontiguousarray(array).copy()
    flat = result.reshape(-1).view(numbers.dtype)
    count = flat.size // _ONE_IN_SUMMED if values.summed else int(flat.size * share)
    count = max(count, min(8 * len(numbers), flat.size // 8), 1)
    flat[rng.permutation(flat.size)[:count]] = np.resize(numbers, count)
    return result


# -- inputs of one number


def _compared_data(kernel: Kernel, outcomes: dict[int, int]) -> Iterator[int]:
    """Yield the sites of comparisons that all runs decided in the same way, and whose number
    depends on data: it was loaded, or a matrix product made it."""
    instructions = kernel.program.function.instructions
    for site, known in sorted(outcomes.items()):
        if known != BOTH and _aim(instructions[site], known) is not None:
            names = uses.read(instructions[site])
            if origins(kernel, names, _makes_data, _MOST_STEPS).leaves:
                yield site


def _makes_data(instruction: Instruction) -> bool:
    return is_load(instruction) or bool(uses.accumulated(instruction))


class _FilledRuns:
    """Runs whose inputs repeat a single number each, as far as the exercise allows, and their
    decisions."""

    def __init__(self, exercise: Exercise, seen: list[Decisions], inputs: Arrays, sign: int):
        self._values, self._seen, self._inputs, self._sign = exercise.values, seen, inputs, sign
        self._known, self._left = dict[float, Decisions](), MOST_FILLED

    def starts(self) -> tuple[float, ...]:
        """Two numbers that some input may consist of."""
        alike = [values.alike for values in self._values.values()]
        return next((two for two in alike if two[0] != two[1]), alike[0])

    def of_bits(self, name: str, bits: np.ndarray) -> Iterator[Arrays]:
        """The input consists of the first of these numbers, bits, that it may consist of."""
        array, values = self._inputs[name], self._values[name]
        if bits.itemsize >= array.itemsize:
            elements = bits.view(array.dtype).reshape(len(bits), -1)
            bits = bits[_may_consist_of(elements, values, array, self._sign).all(axis=1)]
        if len(bits):
            filled = np.ascontiguousarray(array).copy()
            filled.reshape(-1).view(bits.dtype)[:] = bits[0]
            yield from self._run({name: filled})

    def of(self, number: float) -> Generator[Arrays, None, Decisions | None]:
        """Run inputs of this number and return its decisions; None if none may consist of it."""
        if number not in self._known and math.isfinite(number):
            changed = {}
            for name, values in self._values.items():
                array = self._inputs[name]
                with np.errstate(all="ignore"):
                    wanted = round(number) if array.dtype.kind in "iu" else number
                    element = np.array([wanted]).astype(array.dtype)
                if _may_consist_of(element, values, array, self._sign).all():
                    changed[name] = np.full_like(array, element[0])
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
    """Return the ``numbers`` that an input like ``array`` may consist of: if they are summed,
    none larger than most of the input, and no whole numbers whose sum is not exact."""
    with np.errstate(invalid="ignore"):
        possible = values.admits(numbers, array, sign)
        if values.summed:
            drawn, size = array.astype(np.float64), abs(numbers.astype(np.float64))
            if (drawn == np.floor(drawn)).all():
                return np.asarray(possible & (size * array.size < 2**24))
            possible &= size <= max(np.median(abs(drawn)), *map(abs, values.numbers))
    return possible


def _along_lines(
    instruction: Instruction, site: int, way: int, runs: _FilledRuns
) -> Iterator[Arrays]:
    """Inputs with which a comparison with a constant has another outcome than ``way``."""
    aim = _aim(instruction, way)
    assert aim is not None
    for which in (0, 1):  # the lowest of what is compared follows a line, and the highest
        points = list[tuple[float, float]]()
        for step in range(2 + _LINES):
            number = runs.starts()[step] if step < 2 else _next(points[-2:], aim)
            known = yield from runs.of(number)
            if known is None or site not in known.outcomes:
                break
            if known.outcomes[site] != way:
                return
            points.append((number, _number(instruction, known.values[site][which])))


def _next(points: list[tuple[float, float]], aim: float) -> float:
    """Return the point at which the line through two points reaches ``aim``; NaN if it does not."""
    (before, low), (last, high) = points
    with np.errstate(all="ignore"):
        rise = np.float64(high - low) / np.float64(last - before)
        return float(last + np.float64(aim - high) / rise)


def _aim(instruction: Instruction, known: int) -> float | None:
    """A number near the constant with which the comparison has another outcome than the known."""
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
    """The recorded number, as the instruction reads it."""
    match = look_up(instruction.opcode)
    assert match is not None
    kind = DTYPES[match.words["type"]]
    bits = np.array([noted % 256**kind.itemsize], BITS[kind.itemsize])
    return float(bits.view(kind)[0])
