"""Exploration guided by coverage: shapes for which conditions go a way that they have not gone yet.
A kernel may be wrong behind a condition that goes the same way for all drawn shapes: `if block ==
40`, or a stage that is used from the 20th tile on. The submission's PTX says what such a condition
compares, so that a shape that turns it (makes it go the other way) can be computed instead of
guessed:

- Where it follows from the launch alone (parameters, places of threads and blocks, constants), the
  instructions that make it are run for many shapes at once, without a launch.
- Where a number that was counted in a loop is compared with a constant, the numbers that were seen
  follow an extent, a scalar or a number of tiles exactly, or nothing is concluded from them.

A shape that turns something is run once. A condition that no legal shape turns, such as the bounds
of whole tiles, costs some arithmetic and no run. Everything is deterministic; the limit is a number
of runs, not a time.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, TypeGuard

import numpy as np

from harness.compiler.abi import array_slots
from harness.emulator.decisions import BOTH, FAILED, HELD, Decisions
from harness.emulator.ops.comparison import COMPARISONS
from harness.emulator.program.lower import Kernel
from harness.emulator.threads import Wave
from harness.errors import HarnessError
from harness.exercises.draws import Axis, Length
from harness.exercises.exercise import ArrayArgument, Exercise, Launch, ScalarArgument, Shape
from harness.isa import uses
from harness.isa.table.index import key_of, look_up
from harness.isa.text.tree import Address, Immediate, Instruction, Register, Special, registers

MOST_FURTHER = 4  # runs of one grading that coverage may ask for
MOST_ELEMENTS = 2**20  # of all buffers of a shape together
MOST_TILES = 600  # of a shape, and of an axis that its exercise limits no further
MOST_CONDITIONS = 16  # that are computed at once
MOST_CANDIDATES = 250  # shapes for which conditions are computed, the cheapest
ROUNDS_BEYOND = 8  # of a counter's constant: what changes there may show a ring's round later
_ALIKE = 0.8  # the least correlation of a number with what it grows with
_MORE, _HARDLY_MORE = 4, 17 / 16  # than the cheapest: what a shape that shows more may cost
_FEW_THREADS = 8  # that are tried, beside the first and the last
_SCANNED = 64  # extents of an axis that are tried where a condition is no plain comparison


class NeedsALaunch(HarnessError):
    """What makes a condition is not known without one, after all."""


class NoLaunch:
    """In the place of a launch's state and surroundings, for instructions that only compute."""

    def __getattr__(self, name: str) -> Any:
        raise NeedsALaunch(name)


@dataclass(frozen=True)
class Explored:
    """A shape that was run: its launch, the shapes of all buffers by name, and what its runs
    decided."""

    shape: Shape
    launch: Launch
    buffers: dict[str, Shape]
    decisions: list[Decisions]


@dataclass(frozen=True)
class Condition:
    """A predicate that decides something at ``sites``; or a number, by being ``below`` a constant
    of which it is the minimum or the maximum. ``slice``: the sites of the instructions that make
    it, in order, or None where it is not made of arithmetic alone. ``counted``: the comparison (its
    site) with a constant of a number that was counted."""

    sites: tuple[int, ...]
    predicate: str
    slice: tuple[int, ...] | None
    counted: int | None
    constants: tuple[int, ...]
    plain: bool  # a comparison of sums and products: no remainder, mask or shift
    below: int | None = None


def further(
    exercise: Exercise,
    kernel: Kernel,
    seen: list[Explored],
) -> Iterator[Shape]:
    """Shapes that turn a condition which went the same way in all of ``seen``. The caller runs each
    before it asks for the next, and appends the run to ``seen``."""
    conditions = _conditions(kernel)
    tried: set[Condition] = set()
    for _ in range(MOST_FURTHER):
        ways = together(one for run in seen for one in run.decisions)
        one_way = [
            one
            for one in conditions
            if one not in tried
            and any(ways.get(site, BOTH) in (HELD, FAILED) for site in one.sites)
        ]
        found = _turning(exercise, kernel, one_way[:MOST_CONDITIONS], seen, ways)
        if found is None:
            return
        shape, meant = found
        yield shape
        tried |= set(meant)


def together(seen: Iterable[Decisions]) -> dict[int, int]:
    """Which ways each condition went, by site, in all of these launches."""
    ways: dict[int, int] = {}
    for decisions in seen:
        for site, known in decisions.ways.items():
            ways[site] = ways.get(site, 0) | known
    return ways


def _turning(
    exercise: Exercise,
    kernel: Kernel,
    conditions: list[Condition],
    seen: list[Explored],
    ways: dict[int, int],
) -> tuple[Shape, list[Condition]] | None:
    """The cheapest shape that turns some of the conditions, and which."""
    if not conditions:
        return None
    known = {one.shape for one in seen}
    for scanned in (False, True):
        asked = [one for one in conditions if not scanned or not one.plain]
        constants = {c for one in asked for c in one.constants}
        shapes = [
            shape for shape in _candidates(exercise, seen, constants, scanned) if shape not in known
        ]
        shapes = sorted(shapes, key=math.prod)[: 2 * MOST_CANDIDATES]  # a launch costs more to make
        made = [(shape, exercise.launch(shape)) for shape in shapes] if asked else []
        made = [one for one in made if affordable(exercise, *one)]
        made = sorted(made, key=lambda one: (cost(*one), one[0]))[:MOST_CANDIDATES]
        if not made:
            continue
        given = given_to(exercise, kernel, made, seen)
        turned = {one: turned_by(exercise, kernel, one, made, given, seen, ways) for one in asked}
        worth = [
            (sum(by[i] > 0 for by in turned.values()), sum(by[i] for by in turned.values()), rich)
            for i, rich in enumerate(_richness(exercise, shape) for shape, _ in made)
        ]
        costs, turning = [cost(*one) for one in made], [few for few, _, _ in worth]
        least = costs[turning.index(max(turning))]
        near = [i for i, n in enumerate(turning) if n == max(turning) and costs[i] <= _MORE * least]
        alike = [i for i in near if worth[i] == max(worth[n] for n in near)]
        # The thread that turns it may lie behind the end of the least of them.
        best = [i for i in alike if costs[i] <= _HARDLY_MORE * costs[alike[0]]][-1]
        meant = [one for one in asked if turned[one][best]]
        if meant:
            return made[best][0], meant
    return None


# -- conditions, as the PTX has them


@lru_cache(maxsize=16)
def _conditions(kernel: Kernel) -> tuple[Condition, ...]:
    """The conditions in a kernel that another shape could turn."""
    instructions, makers = kernel.program.function.instructions, makers_of(kernel)
    deciding: dict[str, list[int]] = {}
    for site, instruction in enumerate(instructions):
        for name in decided_by(instruction):
            deciding.setdefault(name, []).append(site)
    found = (
        _condition(kernel, predicate, tuple(sites), makers) for predicate, sites in deciding.items()
    )
    bounds = (_bound(kernel, site, makers) for site in range(len(instructions)))
    known = [one for one in (*found, *bounds) if one is not None]
    # A sign is what most bounds of loops are asked for, and hardly ever turns.
    return tuple(sorted(known, key=lambda one: _asks_for_a_sign(instructions, one)))


def _asks_for_a_sign(instructions: Sequence[Instruction], condition: Condition) -> bool:
    site = condition.counted
    if condition.slice is not None:
        site = next((s for s in condition.slice[::-1] if _compares(instructions[s])), None)
    constants = [] if site is None else filter(_is_integer, instructions[site].operands[1:3])
    return condition.below is None and all(int(one.value) <= 1 for one in constants)


@lru_cache(maxsize=16)
def makers_of(kernel: Kernel) -> dict[str, list[int]]:
    """By register, the sites of the instructions that write it."""
    makers: dict[str, list[int]] = {}
    for site, instruction in enumerate(kernel.program.function.instructions):
        for name in uses.written(instruction):
            makers.setdefault(name, []).append(site)
    return makers


def _bound(kernel: Kernel, site: int, makers: dict[str, list[int]]) -> Condition | None:
    """The condition in a minimum or a maximum of a number and a constant."""
    instruction = kernel.program.function.instructions[site]
    if key_of(instruction.opcode) not in ("min", "max"):
        return None
    constant = [int(o.value) for o in instruction.operands[1:3] if _is_integer(o)]
    number = [o.name for o in instruction.operands[1:3] if isinstance(o, Register)]
    if len(constant) != 1 or len(number) != 1 or not _near(set(constant)):
        return None
    below = constant[0] + (key_of(instruction.opcode) == "min")
    return is_below(kernel, site, number[0], below, set(constant), makers)


def is_below(
    kernel: Kernel,
    site: int,
    number: str,
    below: int,
    constants: set[int],
    makers: dict[str, list[int]],
) -> Condition:
    """The condition that at ``site`` the number in a register is below a constant."""
    made = _condition(kernel, number, (site,), makers, below)
    near = tuple(sorted({*constants, *(made.constants if made else ())}))
    if made is None or made.slice is None:
        return Condition((site,), number, None, site, near, True, below)
    return replace(made, constants=near, below=below)


def _condition(
    kernel: Kernel,
    predicate: str,
    sites: tuple[int, ...],
    makers: dict[str, list[int]],
    bound: int | None = None,
) -> Condition | None:
    instructions = kernel.program.function.instructions
    made, pure = _slice(instructions, predicate, makers)
    constants, plain, launched, compared = set(), True, False, False
    for site in made:
        instruction = instructions[site]
        key = key_of(instruction.opcode)
        compared |= key == "setp" and any(
            isinstance(o, Immediate) for o in instruction.operands[1:3]
        )
        if key != "mov":
            constants |= _constants(instruction)
        masks = key in ("and", "or", "xor") and not instruction.opcode.endswith("pred")
        plain &= not masks and key not in ("shr", "rem", "lop3", "bfe", "mul.hi", "popc")
        launched |= is_of_launch(instruction)
    if pure and launched:
        if not compared and bound is None:
            return None  # bounds that follow each other: what an exercise demands of its ends
        if not plain:  # what is divided, shifted or masked is larger than what it is compared with
            constants |= {c * d for c in constants for d in constants if c * d <= MOST_ELEMENTS}
        return Condition(sites, predicate, tuple(made), None, _near(constants), plain)
    if pure:
        return None
    where = [site for site in makers.get(predicate, ()) if _compares(instructions[site])]
    if len(where) != 1 or not any(map(_is_integer, instructions[where[0]].operands[1:3])):
        return None
    constant = {int(o.value) for o in instructions[where[0]].operands[1:3] if _is_integer(o)}
    near = _near(constant)
    return Condition(sites, predicate, None, where[0], near, True) if near else None


def _slice(
    instructions: Sequence[Instruction], predicate: str, makers: dict[str, list[int]]
) -> tuple[list[int], bool]:
    """The sites of the instructions that compute ``predicate``, and whether they compute it from
    the launch alone."""
    sites: set[int] = set()
    asked, pure = [predicate], True
    while asked:
        name = asked.pop()
        where = makers.get(name, [])
        if len(where) != 1:  # of a loop, or of two branches
            pure = False
            continue
        (site,) = where
        if site in sites:
            continue
        sites.add(site)
        instruction = instructions[site]
        if _given(instruction):
            continue
        if instruction.guard is not None or not _is_arithmetic(instruction):
            pure = False
            continue
        asked += uses.read(instruction)
    return sorted(sites), pure


def _given(instruction: Instruction) -> bool:
    """Whether it reads what the launch gives: a parameter, or an index of thread or block."""
    if instruction.opcode.startswith("ld.param"):
        return isinstance(instruction.operands[0], Register)
    return key_of(instruction.opcode) == "mov" and isinstance(instruction.operands[1], Special)


def is_of_launch(instruction: Instruction) -> bool:
    """Whether it reads what may be another number in another launch."""
    of_grid = _reads(instruction, ("%ctaid", "%nctaid", "%clusterid"))
    return of_grid or key_of(instruction.opcode) == "ld"


def _is_arithmetic(instruction: Instruction) -> bool:
    match = look_up(instruction.opcode)
    if match is None or match.row.issuer != "thread" or match.row.proxy != "generic":
        return False
    if any(isinstance(o, Address | Special) for o in instruction.operands):
        return False
    return match.row.key in _PURE or match.row.key.split(".")[0] in _PURE


_PURE = frozenset(
    (
        *("add", "sub", "mul", "mad", "div", "rem", "abs", "neg", "min", "max", "sad"),
        *("and", "or", "xor", "not", "cnot", "shl", "shr", "shf", "lop3", "prmt"),
        *("selp", "setp", "set", "mov", "cvt", "cvta", "bfe", "bfi", "popc", "clz", "brev"),
    )
)


def _compares(instruction: Instruction) -> bool:
    match = look_up(instruction.opcode)
    return match is not None and match.row.key == "setp" and match.words["type"][0] in "usb"


def decided_by(instruction: Instruction) -> Iterator[str]:
    """The predicates that decide something here; a comparison's own result among them."""
    if instruction.guard is not None:
        yield instruction.guard.predicate.name
    key = key_of(instruction.opcode)
    if key == "selp":
        yield from (r.name for r in registers(instruction.operands[3:]))
    if key == "setp":
        yield from (r.name for r in registers(instruction.operands[:1]))


def _constants(instruction: Instruction) -> set[int]:
    """The integer constants in it; of a shift the factor by which it multiplies or divides."""
    numbers = [o.value for o in instruction.operands if isinstance(o, Immediate)]
    whole = {abs(int(n)) for n in numbers if abs(n) <= MOST_ELEMENTS and n == int(n)}
    if key_of(instruction.opcode) in ("shl", "shr"):
        return {1 << n for n in whole if n < 20}
    return whole


def _reads(instruction: Instruction, specials: tuple[str, ...]) -> bool:
    return any(isinstance(o, Special) and o.name.startswith(specials) for o in instruction.operands)


def _is_integer(operand: object) -> TypeGuard[Immediate]:
    return isinstance(operand, Immediate) and isinstance(operand.value, int)


def _near(constants: set[int]) -> tuple[int, ...]:
    """The constants that an extent or a number of tiles could be close to."""
    return tuple(sorted({abs(c) for c in constants if 1 < abs(c) <= MOST_ELEMENTS}))


# -- candidates


def _candidates(
    exercise: Exercise,
    seen: list[Explored],
    constants: set[int],
    scanned: bool,
) -> list[Shape]:
    """Legal shapes with an extent, a number of tiles or a number of rounds near a constant."""
    axes = exercise.axes
    smallest = min((one.shape for one in seen), key=math.prod)
    least = tuple(min(_values(axis, {1}, (1,)), default=0) for axis in axes)
    bases = dict.fromkeys((least, _two_tiles(axes, least), smallest, seen[-1].shape))
    blocks = tuple({1, *(math.prod(one.launch.grid) for one in seen)})
    few = tuple(sorted(b for b in blocks if b <= 8))
    found: dict[Shape, None] = {}
    for d, axis in enumerate(axes):
        values = _values(axis, constants, few)
        if scanned and isinstance(axis, Length):
            values |= {(i + 1) * axis.step for i in range(_SCANNED)}
            values |= {(i + 1) * axis.tile for i in range(_SCANNED)}
        for base, value in itertools.product(bases, sorted(values)):
            found[(*base[:d], value, *base[d + 1 :])] = None
    return [
        shape
        for shape in found
        if all(axis.legal(n) for axis, n in zip(axes, shape, strict=True)) and exercise.legal(shape)
    ]


def _two_tiles(axes: tuple[Axis, ...], least: Shape) -> Shape:
    """``least``, but with a second tile, at least in part, along each axis that may have one."""
    more = [
        {n for n in _values(axis, {1}, (1,)) if isinstance(axis, Length) and n > axis.tile}
        for axis in axes
    ]
    return tuple(min(longer, default=n) for longer, n in zip(more, least, strict=True))


def _values(axis: Axis, constants: set[int], blocks: tuple[int, ...]) -> set[int]:
    if not isinstance(axis, Length):
        return set(axis.values)
    counts = {c + more for c in constants for more in (-1, 0, 1, 2)}
    further_on = (0, 1, ROUNDS_BEYOND)
    counts |= {(c + more) * b + 1 for c in constants for b in blocks for more in further_on}
    values = {count * axis.tile for count in counts if 0 < count <= MOST_TILES}
    values |= {(count - 1) * axis.tile + axis.step for count in counts if 0 < count <= MOST_TILES}
    for c in constants:
        down = c // axis.step * axis.step
        values |= {down - axis.step, down, down + axis.step}
    return {n for n in values if axis.legal(n) and -(-n // axis.tile) <= axis.afford}


def affordable(exercise: Exercise, shape: Shape, launch: Launch) -> bool:
    lengths = [(axis, n) for axis, n in zip(exercise.axes, shape, strict=True)]
    tiles = math.prod(-(-n // a.tile) for a, n in lengths if isinstance(a, Length) and a.tile > 1)
    return tiles <= MOST_TILES and cost(shape, launch) <= MOST_ELEMENTS


def _richness(exercise: Exercise, shape: Shape) -> int:
    """How many axes are cut, for such a shape goes through a kernel's whole tiles and through its
    rest, and how many have several tiles: of one alone, much comes out right by accident."""
    lengths = zip(exercise.axes, shape, strict=True)
    return sum((n % a.tile > 0) + (n > a.tile) for a, n in lengths if isinstance(a, Length))


def cost(shape: Shape, launch: Launch) -> int:
    outputs = sum(math.prod(output.shape) for output in launch.outputs)
    return outputs + math.prod(shape) + launch.threads * math.prod(launch.grid)


# -- what a shape would do


def turned_by(
    exercise: Exercise,
    kernel: Kernel,
    condition: Condition,
    made: list[tuple[Shape, Launch]],
    given: list[dict[tuple[str, int], int]],
    seen: list[Explored],
    ways: dict[int, int],
) -> np.ndarray:
    """For each shape, whether the condition would go the way that it has not gone yet (1), for some
    rounds or for the first threads too (2), in several blocks (3): int[shapes]."""
    nothing = np.zeros(len(made), np.int64)
    site = next(s for s in condition.sites if ways.get(s, BOTH) in (HELD, FAILED))
    instruction = kernel.program.function.instructions[site]
    guard = instruction.guard
    negated = guard is not None and guard.negated and key_of(instruction.opcode) != "setp"
    wanted = (ways[site] == FAILED) != negated
    if condition.counted is not None:
        return _counted(exercise, kernel, condition, made, seen, wanted)
    all_decisions = (one for run in seen for one in run.decisions)
    threads = next((one.threads[site] for one in all_decisions if site in one.threads), (0, 0))
    try:
        with np.errstate(all="ignore"):
            return _evaluated(kernel, condition, made, given, threads, wanted)
    except HarnessError:  # an instruction may be refused, too
        return nothing


def _evaluated(
    kernel: Kernel,
    condition: Condition,
    made: list[tuple[Shape, Launch]],
    given: list[dict[tuple[str, int], int]],
    threads: tuple[int, int],
    wanted: bool,
) -> np.ndarray:
    """Run the condition's slice with one thread for each shape, block index and thread index; as
    `turned_by` gives it."""
    program = kernel.program
    instructions = program.function.instructions
    assert condition.slice is not None
    near = [c + more for c in condition.constants for more in (-1, 0, 1)]
    rows, owners = [], []
    reads_tid = any(_reads(instructions[s], ("%tid",)) for s in condition.slice)
    for number, (_, launch) in enumerate(made):
        linear = [threads[0]]
        if reads_tid:
            within = {c % launch.threads for c in condition.constants[:_FEW_THREADS]}
            linear = sorted({*threads, *(t for t in within if threads[0] < t < threads[1])})
        places = [sorted({0, 1, g - 1, *near} & set(range(g))) for g in launch.grid]
        for x, y, z in itertools.product(*places):
            for thread in linear:
                rows.append((x, y, z, thread))
                owners.append(number)
    owner, place = np.array(owners), np.array(rows)
    registers = [dtype for _, dtype in program.registers.values()]
    wave = Wave(0, 1, (1, 1, 1), (len(rows), 1, 1), (1, 1, 1), registers, len(instructions))
    wave.state = wave.surroundings = NoLaunch()
    for site in condition.slice:
        instruction = instructions[site]
        if not _given(instruction):
            kernel.steps[site](wave.everyone)
            continue
        target, source = instruction.operands[:2]
        slot, dtype = program.registers[str(target)]
        if isinstance(source, Special):
            values = _special(source.name, made, owner, place)
        else:
            assert isinstance(source, Address)
            key = str(source.base), source.offset
            if any(key not in one for one in given):  # no whole number, or not known for all shapes
                raise NeedsALaunch(f"the parameter {source.base}")
            values = np.array([one[key] for one in given])[owner]
        wave.registers[slot][:] = values.astype(dtype)
    slot, _ = program.registers[condition.predicate]
    values = wave.registers[slot]
    if condition.below is not None:
        values = values.view(f"i{values.itemsize}") < condition.below
    hit = values == wanted
    # The last thread that came there may lie behind the end of another shape's data.
    surely = hit & (place[:, 3] == place[:, 3].min())
    made_of = [instructions[s] for s in condition.slice]
    axes = [d for d in range(3) if any(_reads(one, (f"%ctaid.{'xyz'[d]}",)) for one in made_of)]
    blocks = np.unique(np.column_stack([owner, place[:, axes or slice(3)]])[hit], axis=0)[:, 0]
    counts = [np.bincount(owner[one], minlength=len(made)) for one in (hit, surely)]
    counts.append(np.maximum(np.bincount(blocks, minlength=len(made)), 1) - 1)
    return np.asarray(np.count_nonzero(counts, axis=0))


def _special(name: str, made: list[Any], owner: np.ndarray, place: np.ndarray) -> np.ndarray:
    register, _, axis = name[1:].partition(".")
    if axis not in ("x", "y", "z"):
        raise NeedsALaunch(name)
    d = "xyz".index(axis)
    match register:
        case "ctaid":
            return place[:, d]
        case "nctaid":
            return np.take([launch.grid[d] for _, launch in made], owner)
        case "ntid":
            return np.take([launch.block[d] for _, launch in made], owner)
        case "tid":
            block = np.array([launch.block for _, launch in made])[owner]
            below = np.prod(block[:, :d], axis=1, dtype=np.int64)
            return np.asarray(place[:, 3] // below % block[:, d])
    raise NeedsALaunch(name)


def given_to(
    exercise: Exercise, kernel: Kernel, made: list[tuple[Shape, Launch]], seen: list[Explored]
) -> list[dict[tuple[str, int], int]]:
    """The numbers among the parameters of each launch, as far as they are known."""
    sizes = _sizes(exercise, made, seen)
    return [
        _parameters(kernel, launch, {name: by[number] for name, by in sizes.items()})
        for number, (_, launch) in enumerate(made)
    ]


def _parameters(
    kernel: Kernel, launch: Launch, shapes: dict[str, Shape]
) -> dict[tuple[str, int], int]:
    """The numbers among a launch's parameters, by the parameter's name and the offset in it."""
    names = iter(variable.name for variable in kernel.program.function.parameters)
    found: dict[tuple[str, int], int] = {}
    for argument in launch.arguments:
        if isinstance(argument, ScalarArgument):
            name = next(names)
            if float(argument.value).is_integer():
                found[name, 0] = int(argument.value)
        elif isinstance(argument, ArrayArgument):
            shape = shapes.get(argument.of)
            for slot in array_slots(argument.ndim):
                name = next(names)
                if shape is not None and slot.what == "elements":
                    found[name, 0] = math.prod(shape)
                if shape is not None and slot.what == "extent":
                    found[name, 0] = shape[slot.axis]
        else:
            next(names)
    return found


# -- what follows what


def features(exercise: Exercise, shape: Shape, launch: Launch) -> dict[str, int]:
    """What numbers in a kernel tend to follow, of one shape."""
    found = {f"axis {d}": n for d, n in enumerate(shape)}
    tiles = [
        -(-n // axis.tile)
        for axis, n in zip(exercise.axes, shape, strict=True)
        if isinstance(axis, Length)
    ]
    found |= {f"tiles {d}": n for d, n in enumerate(tiles)}
    for argument in launch.arguments:
        if isinstance(argument, ScalarArgument) and float(argument.value).is_integer():
            found[argument.name] = int(argument.value)
    found |= {f"grid {d}": n for d, n in enumerate(launch.grid)}
    blocks = math.prod(launch.grid)
    found["rounds"] = -(-math.prod(tiles) // blocks)
    found["all tiles"], found["blocks"] = math.prod(tiles), blocks
    return found


Features = dict[str, np.ndarray]  # by name, one of each shape


def features_of(exercise: Exercise, shapes: Iterable[tuple[Shape, Launch]]) -> Features:
    """Those that all of the shapes have: a scalar that is no whole number is none of its shape."""
    each = [features(exercise, shape, launch) for shape, launch in shapes]
    names = [name for name in each[0] if all(name in one for one in each)]
    return {name: np.array([one[name] for one in each]) for name in names}


def _following(observed: list[int], before: Features, after: Features) -> list[np.ndarray]:
    """Predicts ``observed``, a number for each of the shapes ``before``, for those ``after``: one
    prediction for each feature of a shape of which it has been a linear function, exactly."""
    if len(set(observed)) == 1:
        return [np.full(len(after["rounds"]), observed[0])]
    y, found = np.array(observed), []
    for name, x in before.items():
        if name not in after or len(set(x.tolist())) < 3:
            continue
        low, high = x.argmin(), x.argmax()
        rise, run = int(y[high] - y[low]), int(x[high] - x[low])
        if rise and np.array_equal((y - y[low]) * run, (x - x[low]) * rise):
            found.append(y[low] + (after[name] - x[low]) * rise // run)
    return found


def growing(observed: list[int], before: Features, after: Features) -> list[np.ndarray]:
    """The same about: by the features of a shape with which the number has grown most nearly along
    a line."""
    names = [name for name, x in before.items() if name in after and len(set(x.tolist())) > 1]
    alike = {
        name: round(float(np.corrcoef(before[name], observed)[0, 1]), 6)
        for name in names
        if len(set(observed)) > 1
    }
    most, found = max(_ALIKE, *alike.values(), 0), []
    for name in [name for name, by in alike.items() if by == most]:
        rise, first = np.polyfit(before[name], observed, 1)
        found.append(np.round(first + rise * after[name]))
    return found


def _sizes(
    exercise: Exercise, made: list[tuple[Shape, Launch]], seen: list[Explored]
) -> dict[str, list[Shape]]:
    """The shapes of the buffers that the shapes ``made`` would have, as far as that is known."""
    found = {}
    before = features_of(exercise, [(one.shape, one.launch) for one in seen])
    after = features_of(exercise, made)
    for name, rank in {n: len(shape) for n, shape in seen[0].buffers.items()}.items():
        axes = []
        for axis in range(rank):
            observed = [one.buffers[name][axis] for one in seen]
            axes += _following(observed, before, after)[:1]
        if len(axes) == rank:
            found[name] = [tuple(int(axis[i]) for axis in axes) for i in range(len(made))]
    return found


def _counted(
    exercise: Exercise,
    kernel: Kernel,
    condition: Condition,
    made: list[tuple[Shape, Launch]],
    seen: list[Explored],
    wanted: bool,
) -> np.ndarray:
    """Whether a number that is counted would come to where its comparison turns (1), and some
    rounds further (2): int[shapes]."""
    nothing = np.zeros(len(made), np.int64)
    site = condition.counted
    assert site is not None
    instruction = kernel.program.function.instructions[site]
    came = [one for one in seen if any(site in d.values for d in one.decisions)]
    if len({one.shape for one in came}) < 3:
        return nothing
    ranges = [[d.values[site] for d in one.decisions if site in d.values] for one in came]
    lowest = min(low for each in ranges for low, _ in each)
    highest = [max(high for _, high in each) for each in ranges]
    match = look_up(instruction.opcode)
    assert match is not None
    first, second = instruction.operands[1:3]
    (constant,) = (int(o.value) for o in (first, second) if isinstance(o, Immediate))
    constant = constant if condition.below is None else condition.below
    compare = COMPARISONS[match.words["compare"] if condition.below is None else "lt"]
    constant_first = condition.below is None and _is_integer(first)
    turned = nothing
    before = features_of(exercise, [(one.shape, one.launch) for one in came])
    after = features_of(exercise, made)
    for reached in _following(highest, before, after) or growing(highest, before, after):
        for value in (reached, np.clip(constant, lowest, reached)):
            holds = compare(constant, value) if constant_first else compare(value, constant)
            beyond = reached >= constant + ROUNDS_BEYOND
            turned = np.maximum(turned, (holds == wanted) * (1 + beyond))
    return turned
