"""Exploration guided by data: numbers for which conditions on loaded data go a way that they have
not gone yet. A kernel may be wrong for a single number, `if x == 0x3F81`, which is hardly ever
drawn. Its PTX says what is compared with what: a comparison with a constant, or a minimum or a
maximum of one, is followed back through what only computes to the load that the number comes from;
so is an instruction that takes less than all of a number (`harness.isa.losses`). Numbers are
guessed from the constants on the way, or are all that 16 bits can hold. The kernel's own
instructions are run on the guesses, without a launch, to find those that turn the condition.
Some of these are put among the inputs of one more run, where the exercise admits them. Where a
number does not come from one load in one way, the constant itself is put there. A number that the
kernel changed in memory is followed through the store that may have written it, to the load before.
What a kernel reads of the machine, such as its clock, is a number in the same sense.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

import numpy as np

from harness.arch.gpus import H200
from harness.emulator.decisions import BOTH, FAILED, HELD
from harness.emulator.program.lower import Kernel
from harness.emulator.threads import Wave
from harness.errors import HarnessError
from harness.exercises.exercise import Arrays, Exercise
from harness.exercises.values import Values
from harness.isa import uses
from harness.isa.table.index import key_of, look_up
from harness.isa.text.tree import Immediate, Instruction, Register, Special, Symbol
from harness.isa.types import DTYPES, immediate
from harness.judge.guidance.coverage import NoLaunch, decided_by

MOST_CONDITIONS = 32
MOST_STEPS = 24  # from a comparison back to its load
_MOST_CONSTANTS = 12
_MOST_STORES = 4  # that compute differently, of which a load may read
_MOST_GUESSES = 2**16
_FEW = 4  # numbers that turn one condition
_SHARE = 3 / 4  # of the elements of an input that nothing sums: one of them alone may decide
_ONE_IN_SUMMED = 192  # so few that sums stay within their tolerance
_FEW_READINGS = 1024
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
_NO_NUMBERS = np.zeros(0, np.uint8)


@dataclass(frozen=True)
class DataCondition:
    """``decides`` decides at ``site``: a predicate, or the number of a minimum or a maximum. The
    instructions at ``slice`` make it of ``register``, into which the load at ``load`` puts it;
    None where it comes in several ways. ``constants``: those on the way. ``again``: the load in the
    slice that reads what was stored before, its register, and the one that was stored."""

    site: int
    decides: str
    load: int
    register: str
    slice: tuple[int, ...] | None
    constants: tuple[int | float, ...]
    again: tuple[int, str, str] | None = None


def inputs_that_turn(
    exercise: Exercise,
    kernel: Kernel,
    ways: dict[int, int],
    inputs: Arrays,
    rng: np.random.Generator,
    sign: int,
) -> Arrays | None:
    """``inputs``, one run's, with numbers among them that turn conditions of which all runs so far
    went the ``ways``, by site; of loud ones (`Values`) those of this ``sign``. None where there are
    no such conditions, or the exercise admits no such numbers."""
    chosen: dict[str, list[np.ndarray]] = {}
    for condition in conditions(kernel, ways):
        by_input = numbers_that_turn(exercise, kernel, condition, ways, inputs, sign)
        for name, turning in by_input.items():
            chosen.setdefault(name, []).append(rng.permutation(turning)[:_FEW])
    changed = {name: inputs[name] for name in chosen}
    for name, all_numbers in chosen.items():
        values, count = exercise.values[name], len(all_numbers)
        for done, numbers in enumerate(all_numbers):
            # Later ones take places of these: all have about as many in the end.
            share = _SHARE / (count - _SHARE * (count - 1 - done))
            changed[name] = _among(changed[name], values, numbers, share, rng)
    return {**inputs, **changed} if changed else None


def numbers_that_turn(
    exercise: Exercise,
    kernel: Kernel,
    condition: DataCondition,
    ways: dict[int, int],
    inputs: Arrays,
    sign: int,
) -> Arrays:
    """By an input's name, the numbers, bits, that the exercise admits there and that turn the
    condition."""
    load = kernel.program.function.instructions[condition.load]
    if not is_load(load):
        return {}
    guesses = _guesses(condition, _loaded(load).itemsize)
    found = {}
    for name, values in exercise.values.items():
        admitted = _admitted(guesses, values, inputs[name], sign)
        turning = _turning(kernel, condition, ways, admitted, inputs[name])
        if len(turning):
            found[name] = turning
    return found


def readings_that_turn(kernel: Kernel, ways: dict[int, int]) -> Iterator[tuple[Instruction, int]]:
    """Instructions that read of the machine what may be another number in another run, each with
    one, such as an H200 may give, that turns a condition."""
    for condition in conditions(kernel, ways):
        reads = kernel.program.function.instructions[condition.load]
        possible = _readings(reads)
        if possible is not None:
            kind = _loaded(reads)
            some = range(*possible) if len(range(*possible)) <= _FEW_READINGS else ()
            guesses = np.concatenate([_guesses(condition, kind.itemsize), np.array(some, kind)])
            guesses = guesses[(guesses >= possible[0]) & (guesses < possible[1])]
            for number in _turning(kernel, condition, ways, guesses, guesses)[:1].tolist():
                yield reads, number


def _readings(instruction: Instruction) -> tuple[int, int] | None:
    """From which number on and below which one it may read; None where it does not read what
    differs from run to run."""
    if key_of(instruction.opcode) != "mov" or not isinstance(instruction.operands[1], Special):
        return None
    return _MACHINE.get(instruction.operands[1].name[1:])


# -- conditions, as the PTX has them


def conditions(kernel: Kernel, ways: dict[int, int]) -> Iterator[DataCondition]:
    """The first ones of which all runs went the same of the ``ways``."""
    return itertools.islice(_conditions(kernel, ways), MOST_CONDITIONS)


def _conditions(kernel: Kernel, ways: dict[int, int]) -> Iterator[DataCondition]:
    instructions = kernel.program.function.instructions
    makers: dict[str, list[int]] = {}
    for site, instruction in enumerate(instructions):
        for name in uses.written(instruction):
            makers.setdefault(name, []).append(site)
    done = set[str]()
    for site, instruction in enumerate(instructions):
        if key_of(instruction.opcode) in ("min", "max"):
            number = _beside_a_constant(instruction)
            names = [number.name] if number and ways.get(site) != BOTH else []
        else:
            one_way = ways.get(site, BOTH) in (HELD, FAILED)
            names = [one for one in decided_by(instruction) if one_way and one not in done]
            done |= set(names)
        for name in names:
            found = _condition(instructions, site, name, makers)
            if found is not None:
                yield found
                yield from _through_memory(instructions, found, makers)
    for site, loss in kernel.losses.items():
        found = _condition(instructions, site, loss.register, makers)
        if ways.get(site) == HELD and found is not None and found.slice is not None:
            yield replace(found, constants=(loss.limit, *found.constants))


def _through_memory(
    instructions: Sequence[Instruction], condition: DataCondition, makers: dict[str, list[int]]
) -> Iterator[DataCondition]:
    """The same conditions on what a number was before the kernel changed it and stored it."""
    if condition.slice is None or not is_load(instructions[condition.load]):
        return
    nbytes, known = _loaded(instructions[condition.load]).itemsize, set[tuple[str, ...]]()
    for site, instruction in enumerate(instructions):
        stored = _stored(instruction, nbytes)
        if stored is None or len(known) == _MOST_STORES:
            continue
        before = _condition(instructions, site, stored, makers)
        if before is None or not before.slice:  # what was loaded is stored as it is
            continue
        said = tuple(_said(instructions[one]) for one in before.slice)
        if said not in known:
            known.add(said)
            constants = dict.fromkeys((*condition.constants, *before.constants))
            yield replace(
                condition,
                load=before.load,
                register=before.register,
                slice=(*before.slice, condition.load, *condition.slice),
                constants=tuple(constants)[:_MOST_CONSTANTS],
                again=(condition.load, condition.register, stored),
            )


def _stored(instruction: Instruction, nbytes: int) -> str | None:
    """The register of which an instruction stores so many bytes."""
    match = look_up(instruction.opcode)
    if match is None or match.row.key != "st" or DTYPES[match.words["type"]].itemsize != nbytes:
        return None
    value = instruction.operands[1]
    return value.name if isinstance(value, Register) else None


def _said(instruction: Instruction) -> str:
    """What it computes, whatever its registers are."""
    numbers = (str(o) for o in instruction.operands if isinstance(o, Immediate))
    return " ".join((instruction.opcode, *numbers))


def _condition(
    instructions: Sequence[Instruction], site: int, decides: str, makers: dict[str, list[int]]
) -> DataCondition | None:
    asked, sites, loads, alone = [decides], set[int](), set[tuple[int, str]](), True
    while asked and len(sites) < MOST_STEPS:
        name = asked.pop()
        where = makers.get(name, [])
        alone &= len(where) == 1
        for maker in where:
            instruction = instructions[maker]
            if is_load(instruction) or _readings(instruction):
                loads.add((maker, name))
            elif maker not in sites:
                sites.add(maker)
                computes = instruction.guard is None and uses.only_computes(instruction)
                alone &= computes
                alone &= not any(isinstance(o, Special | Symbol) for o in instruction.operands)
                asked += uses.read(instruction)
    if not loads:
        return None
    alone &= len(loads) == 1 and not asked
    made = [instructions[one] for one in sorted({site, *sites})]
    if not alone:
        made = [one for one in made if key_of(one.opcode) in ("setp", "min", "max")]
    constants = dict.fromkeys(o.value for i in made for o in i.operands if isinstance(o, Immediate))
    load, register = min(loads)
    known = tuple(constants)[:_MOST_CONSTANTS]
    return DataCondition(
        site, decides, load, register, tuple(sorted(sites)) if alone else None, known
    )


def is_load(instruction: Instruction) -> bool:
    """Whether it loads data, and no parameter."""
    match = look_up(instruction.opcode)
    return match is not None and match.row.key == "ld" and "param" not in match.modifiers


def _beside_a_constant(instruction: Instruction) -> Register | None:
    """The number of two operands of which the other is a constant."""
    one, other = instruction.operands[1:3]
    if isinstance(other, Immediate) and isinstance(one, Register):
        return one
    return other if isinstance(one, Immediate) and isinstance(other, Register) else None


def _loaded(load: Instruction) -> np.dtype:
    match = look_up(load.opcode)
    assert match is not None
    return DTYPES[match.words["type"]]


# -- numbers


def _guesses(condition: DataCondition, nbytes: int) -> np.ndarray:
    """Bits of numbers of ``nbytes``, without a sign; all that there are, where these are few."""
    if nbytes > 8:  # of a load of 128 bits
        return _NO_NUMBERS
    unsigned = np.dtype(f"u{nbytes}")
    if nbytes <= 2 and condition.slice is not None:
        return np.arange(256**nbytes, dtype=np.uint32).astype(unsigned)
    with np.errstate(all="ignore"):
        constants = [_bits(c, unsigned) for c in condition.constants]
        exact = np.concatenate(constants or [np.zeros(0, unsigned)])
        found = exact
        for _ in range(2 if condition.slice is not None else 0):
            found = np.unique(np.concatenate([found, *_undone(found, condition, exact)]))
        one = unsigned.type(1)  # of a float, it is the next number
        return np.unique(np.concatenate([found, found + one, found - one]))[:_MOST_GUESSES]


def _bits(constant: float, unsigned: np.dtype) -> np.ndarray:
    """A constant as a whole number and as a float."""
    size = unsigned.itemsize
    found = [np.array([constant]).astype(f"f{max(size, 2)}").view(f"u{max(size, 2)}")]
    if math.isfinite(constant):
        found.append(np.array([int(constant) % 256**size], np.uint64))
    return np.concatenate([each.astype(unsigned) for each in found])


def _undone(found: np.ndarray, condition: DataCondition, exact: np.ndarray) -> Iterator[np.ndarray]:
    """The numbers of which an instruction with one of the constants may have computed ``found``."""
    unsigned, bits = found.dtype, 8 * found.dtype.itemsize
    for constant in exact.tolist():
        c = unsigned.type(constant)
        yield from (found ^ c, found + c, found - c, c - found, ~found)
        if 0 < constant < bits:
            yield from (found << c, found >> c, (found << c) | ((unsigned.type(1) << c) - 1))
        if constant:
            yield from (found * c, found // c)
        if constant % 2:  # a product may have run over
            yield found * unsigned.type(pow(constant, -1, 2**bits))
    numbers = found.view(f"f{unsigned.itemsize}")
    for number in condition.constants:
        x = numbers.dtype.type(number)
        for made in (numbers + x, numbers - x, x - numbers, numbers * x, numbers / x):
            yield made.astype(numbers.dtype).view(unsigned)
    yield numbers.astype(np.int64).astype(unsigned)
    yield found.astype(numbers.dtype).view(unsigned)
    yield found.view(f"i{unsigned.itemsize}").astype(numbers.dtype).view(unsigned)


def _admitted(guesses: np.ndarray, values: Values, array: np.ndarray, sign: int) -> np.ndarray:
    """The guesses that the input may hold, where the kernel reads it in units of their size."""
    size, item = guesses.dtype.itemsize, array.dtype.itemsize
    if not len(guesses) or not array.size or array.nbytes % size:
        return guesses[:0]
    if size < item:  # a part of an element
        return guesses if values.extremes else guesses[:0]
    elements = guesses.view(array.dtype).reshape(len(guesses), -1)
    with np.errstate(invalid="ignore"):  # bits may be no number
        return guesses[values.admits(elements, array, sign).all(axis=1)]


def _turning(
    kernel: Kernel,
    condition: DataCondition,
    ways: dict[int, int],
    guesses: np.ndarray,
    array: np.ndarray,
) -> np.ndarray:
    """The guesses for which the condition goes the way that it has not gone yet."""
    if condition.slice is None or not len(guesses):
        return guesses
    instruction = kernel.program.function.instructions[condition.site]
    try:
        with np.errstate(all="ignore"):
            holds = _holds(kernel, condition, guesses)
            if key_of(instruction.opcode) not in ("min", "max"):
                guard = instruction.guard if key_of(instruction.opcode) != "setp" else None
                negated = guard is not None and guard.negated
                wanted = (ways[condition.site] == FAILED) != negated
                return np.compress(holds == wanted, guesses)
            drawn = np.unique(np.ascontiguousarray(array).reshape(-1).view(guesses.dtype))
            known = _holds(kernel, condition, drawn[:_MOST_GUESSES])
    except HarnessError:
        return guesses[:0]  # made of something that needs a launch, after all
    return guesses[holds != known[0]] if (known == known[0]).all() else guesses[:0]


def _holds(kernel: Kernel, condition: DataCondition, loaded: np.ndarray) -> np.ndarray:
    """Run the condition's slice with a thread for each number: bool[numbers]."""
    assert condition.slice is not None
    program = kernel.program
    instructions = program.function.instructions
    registers = [dtype for _, dtype in program.registers.values()]
    wave = Wave(0, 1, (1, 1, 1), (len(loaded), 1, 1), (1, 1, 1), registers, len(instructions))
    wave.state = wave.surroundings = NoLaunch()

    def load(site: int, name: str, bits: np.ndarray) -> None:
        slot, dtype = program.registers[name]
        number = bits.view(_loaded(instructions[site]))  # with its sign
        wide = number.astype(f"{'i' if number.dtype.kind == 'i' else 'u'}{dtype.itemsize}")
        wave.registers[slot][:] = (wide if number.dtype.kind in "iu" else bits).view(dtype)

    load(condition.load, condition.register, loaded)
    for site in condition.slice:
        if condition.again is None or site != condition.again[0]:
            kernel.steps[site](wave.everyone)
            continue
        _, name, stored = condition.again
        values = wave.registers[program.registers[stored][0]]
        load(site, name, values.view(f"u{values.itemsize}").astype(loaded.dtype))
    instruction = instructions[condition.site]
    values = wave.registers[program.registers[condition.decides][0]]
    if condition.site in kernel.losses:
        loss = kernel.losses[condition.site]
        numbers = values.view(f"i{values.itemsize}")
        return np.asarray((numbers >= -loss.limit) & (numbers < loss.limit))
    if key_of(instruction.opcode) not in ("min", "max"):
        return values.astype(np.bool_)
    match = look_up(instruction.opcode)
    assert match is not None
    (constant,) = (o for o in instruction.operands[1:3] if isinstance(o, Immediate))
    kind = DTYPES[match.words["type"]]
    return np.asarray(values.view(kind) < immediate(constant.value, constant.text, kind))


def _among(
    array: np.ndarray,
    values: Values,
    numbers: np.ndarray,
    share: float,
    rng: np.random.Generator,
) -> np.ndarray:
    """A copy of ``array`` with these numbers, bits, in some places: a ``share`` of all, or few
    where the elements are summed."""
    result = np.ascontiguousarray(array).copy()
    flat = result.reshape(-1).view(numbers.dtype)
    count = flat.size // _ONE_IN_SUMMED if values.summed else int(flat.size * share)
    count = max(count, min(8 * len(numbers), flat.size // 8), 1)
    flat[rng.permutation(flat.size)[:count]] = np.resize(numbers, count)
    return result
