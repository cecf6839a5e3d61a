"""Shapes that flip a condition on the launch, and shapes that truncate a number.

Both policies look for the cheapest shape among some that the kernel's constants suggest. The value
of a condition on a shape follows from its slice if it depends on the launch alone (parameters,
indices of threads and blocks, constants). Otherwise it is predicted: numbers that were recorded at
a comparison with a constant follow an extent, a scalar or a number of tiles along a line, or
nothing is concluded from them.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from typing import TypeGuard

import numpy as np

from harness.compiler.front_end import Convention, array_slots
from harness.emulator import COMPARISONS, HELD, Decisions, Kernel, Wave
from harness.errors import HarnessError
from harness.exercises.draws import Axis, Length
from harness.exercises.exercise import ArrayArgument, Exercise, Launch, ScalarArgument, Shape
from harness.isa.table.index import key_of, look_up
from harness.isa.text.tree import Address, Immediate, Instruction, Register, Special, Symbol
from harness.judge.guidance.branches import (
    Bound,
    Condition,
    NeedsALaunch,
    decided_by,
    flipping_value,
    is_one_way,
    origins,
    outcomes_of,
    reads_special,
    replay,
    writers_of,
)

MOST_FLIPPING = 4  # runs of one grading, for each of the two policies
MOST_EXCEEDING = 4
MOST_ELEMENTS = 2**20  # of all buffers of a shape together
_MOST_OF_SEVERAL = 2**17  # the same, of a shape that is several tiles long each way
MOST_TILES = 600  # of a shape, and of an axis that its exercise limits no further
_MOST_CONDITIONS = 16  # that are computed at once
_MOST_CANDIDATES = 250  # shapes for which conditions are computed, the cheapest
_ITERATIONS_BEYOND = 8  # a counter's constant: a ring may show the difference some iterations later
_BEYOND_LIMIT = 1 / 8  # of the limit: as much further shows what follows from the loss
_LEAST_CORRELATION = 0.8  # of a number with the feature that it grows with
_MORE, _HARDLY_MORE = 4, 17 / 16  # times the cheapest: what a shape that shows more may cost
_FEW_THREADS = 8  # that are tried, beside the first and the last
_SCANNED = 64  # extents of an axis that are tried if a condition is no plain comparison


@dataclass(frozen=True)
class Explored:
    """A shape that was run: its launch, the shapes of all buffers by name, and its runs'
    decisions. ``convention``: of the kernel's parameters."""

    shape: Shape
    launch: Launch
    buffers: dict[str, Shape]
    decisions: list[Decisions]
    convention: Convention = "numba"


@dataclass(frozen=True)
class ShapeCondition(Condition):
    """``counted``: if there is no slice, the site of the comparison with a constant, or of the
    bound, at which the number is recorded. ``is_plain``: no remainder, mask or shift."""

    counted: int | None = None
    is_plain: bool = True


def flipping_shapes(exercise: Exercise, kernel: Kernel, seen: list[Explored]) -> Iterator[Shape]:
    """Shapes that flip a condition which went the same way in all of ``seen``. The caller runs each
    before it asks for the next, and appends the run to ``seen``."""
    tried = set[ShapeCondition]()
    for _ in range(MOST_FLIPPING):
        search = _Search(exercise, kernel, seen)
        flipping = search.flipping([c for c in _conditions(kernel) if c not in tried])
        if flipping is None:
            return
        shape, flipped = flipping
        yield shape
        tried |= set(flipped)


def exceeding_shapes(exercise: Exercise, kernel: Kernel, seen: list[Explored]) -> Iterator[Shape]:
    """Shapes on which an instruction loses a part of a number (`harness.isa.uses`) that was
    complete in all of ``seen``; as `flipping_shapes` otherwise. Most masks of right kernels lose
    something on every shape that is drawn, and ask for nothing."""
    computed = set[ShapeCondition]()
    for _ in range(MOST_EXCEEDING):
        search = _Search(exercise, kernel, seen)
        exceeding = search.exceeding([c for c in _limits(kernel) if c not in computed])
        if exceeding is None:
            return
        shape, exceeded = exceeding
        yield shape
        # What was only predicted may be asked for again: the run says more of it.
        computed |= {condition for condition in exceeded if condition.slice is not None}


class _Candidates:
    """Shapes that may be run, cheapest first, with their launches and the kernel's arguments."""

    def __init__(
        self,
        exercise: Exercise,
        kernel: Kernel,
        seen: list[Explored],
        shapes: Iterable[Shape],
        most_elements: int = MOST_ELEMENTS,
        most: int | None = None,
    ):
        launches = [(shape, exercise.launch(shape)) for shape in shapes]
        costs = [_cost(exercise, *pair) for pair in launches]
        affordable = [
            (c, *pair) for c, pair in zip(costs, launches, strict=True) if c <= most_elements
        ]
        affordable = sorted(affordable, key=lambda entry: entry[:2])[:most]
        self.costs = [cost for cost, _, _ in affordable]
        self.launches = [(shape, launch) for _, shape, launch in affordable]
        self._exercise, self._kernel, self._seen = exercise, kernel, seen

    def __len__(self) -> int:
        return len(self.launches)

    @cached_property
    def features(self) -> Features:
        return _features_of(self._exercise, self.launches)

    @cached_property
    def parameters(self) -> list[dict[tuple[str, int], int]]:
        """The numbers among the parameters of each launch, as far as they are known."""
        before = _features_of(
            self._exercise, [(explored.shape, explored.launch) for explored in self._seen]
        )
        buffers: dict[str, list[Shape]] = {}
        for name, shape in self._seen[0].buffers.items():
            axes = []
            for axis in range(len(shape)):
                observed = [explored.buffers[name][axis] for explored in self._seen]
                axes += _following(observed, before, self.features)[:1]
            if len(axes) == len(shape):
                buffers[name] = [
                    tuple(int(axis[i]) for axis in axes) for i in range(len(self.launches))
                ]
        return [
            _parameters(
                self._kernel,
                launch,
                {name: by[number] for name, by in buffers.items()},
                self._seen[0].convention,
            )
            for number, (_, launch) in enumerate(self.launches)
        ]


class _Search:
    """The next shape to run, chosen by the decisions of the runs so far."""

    def __init__(self, exercise: Exercise, kernel: Kernel, seen: list[Explored]):
        self.exercise, self.kernel, self.seen = exercise, kernel, seen
        self.known = {explored.shape for explored in seen}
        self.outcomes = outcomes_of(decision for run in seen for decision in run.decisions)

    def flipping(
        self, conditions: list[ShapeCondition]
    ) -> tuple[Shape, list[ShapeCondition]] | None:
        """The cheapest shape that flips some of the conditions, and which."""
        one_way = [c for c in conditions if any(is_one_way(s, self.outcomes) for s in c.sites)]
        for scanned in (False, True):
            asked = [c for c in one_way[:_MOST_CONDITIONS] if not scanned or not c.is_plain]
            if not asked:
                continue
            shapes = self._near_constants(
                {int(c) for condition in asked for c in condition.constants}, scanned
            )
            shapes = sorted(shapes, key=math.prod)[: 2 * _MOST_CANDIDATES]  # launches cost time
            candidates = _Candidates(
                self.exercise, self.kernel, self.seen, shapes, most=_MOST_CANDIDATES
            )
            if not candidates:
                continue
            flips = np.array([self.strengths(c, candidates) for c in asked])
            best = self._best(candidates, flips)
            if flips[:, best].any():
                flipped = [c for c, row in zip(asked, flips, strict=True) if row[best]]
                return candidates.launches[best][0], flipped
        return None

    def _best(self, candidates: _Candidates, flips: np.ndarray) -> int:
        """The candidate that flips most conditions and shows most of it, among those that cost not
        much more than the cheapest."""
        costs, count, strength = candidates.costs, (flips > 0).sum(axis=0), flips.sum(axis=0)
        most, cheapest = count.max(), costs[int(count.argmax())]
        near = [i for i, n in enumerate(count) if n == most and costs[i] <= _MORE * cheapest]
        shows = {
            i: (strength[i], _richness(self.exercise, candidates.launches[i][0])) for i in near
        }
        equal = [i for i in near if shows[i] == max(shows.values())]
        # The thread that flips it may be beyond the data of the cheapest of them.
        return [i for i in equal if costs[i] <= _HARDLY_MORE * costs[equal[0]]][-1]

    def exceeding(self, limits: list[ShapeCondition]) -> tuple[Shape, list[ShapeCondition]] | None:
        """The cheapest shape on which a part of some of these numbers would be lost, and of
        which. First come the numbers that came closest to their limits."""
        kept = [limit for limit in limits if self.outcomes.get(limit.sites[0]) == HELD]
        nearness = {c: max(_highest(c, run) for run in self.seen) / _limit(c) for c in kept}
        asked = sorted(kept, key=nearness.__getitem__, reverse=True)[:_MOST_CONDITIONS]
        for most, base in self._small_shapes() if asked else ():
            shapes = [shape for shape in self._longer(base, asked) if shape not in self.known]
            candidates = _Candidates(self.exercise, self.kernel, self.seen, shapes, most)
            if not candidates:
                continue
            lost = np.array([self._lost(condition, candidates) for condition in asked])
            if lost.any():
                first = int((lost == lost.max()).any(axis=0).argmax())
                exceeded = [c for c, row in zip(asked, lost, strict=True) if row[first]]
                return candidates.launches[first][0], exceeded
        return None

    # -- strengths: how surely a condition flips, for each candidate

    def strengths(self, condition: ShapeCondition, candidates: _Candidates) -> np.ndarray:
        """For each candidate, whether the condition would have the outcome not yet seen (1), for
        some iterations or for the first threads too (2), in several blocks (3): int[candidates]."""
        site = next(s for s in condition.sites if is_one_way(s, self.outcomes))
        wanted = flipping_value(self.kernel, site, self.outcomes)
        if condition.counted is not None:
            return self._predicted(condition, candidates, wanted)
        each = (decision for run in self.seen for decision in run.decisions)
        threads = next(
            (decisions.threads[site] for decisions in each if site in decisions.threads), (0, 0)
        )
        try:
            return self._replayed(condition, candidates, threads, wanted)
        except HarnessError:  # an instruction may be refused, too
            return np.zeros(len(candidates), np.int64)

    def _replayed(
        self,
        condition: ShapeCondition,
        candidates: _Candidates,
        threads: tuple[int, int],
        wanted: bool,
    ) -> np.ndarray:
        """Replay the slice with a thread for each candidate, block index and thread index."""
        assert condition.slice is not None
        program, sites = self.kernel.program, condition.slice
        computing = [program.function.instructions[site] for site in sites]
        owner, place = _places(condition, computing, candidates, threads)

        def leaf(site: int, wave: Wave) -> bool:
            instruction = program.function.instructions[site]
            if not _is_input(instruction):
                return False
            target, source = instruction.operands[:2]
            slot, dtype = program.registers[str(target)]
            if isinstance(source, Special):
                values = special(source.name, candidates.launches, owner, place)
            else:
                assert isinstance(source, Address)
                key = str(source.base), source.offset
                if any(key not in parameter for parameter in candidates.parameters):
                    raise NeedsALaunch(f"the parameter {source.base}")
                values = np.array([parameter[key] for parameter in candidates.parameters])[owner]
            wave.registers[slot][:] = values.astype(dtype)
            return True

        hit = replay(self.kernel, condition, len(place), leaf) == wanted
        # The last thread that came there may be beyond the end of another shape's data.
        surely = hit & (place[:, 3] == place[:, 3].min())
        axes = [
            d for d in range(3) if any(reads_special(i, f"%ctaid.{'xyz'[d]}") for i in computing)
        ]
        blocks = np.unique(np.column_stack([owner, place[:, axes or slice(3)]])[hit], axis=0)[:, 0]
        counts = [
            np.bincount(each, minlength=len(candidates)) for each in (owner[hit], owner[surely])
        ]
        counts.append(np.maximum(np.bincount(blocks, minlength=len(candidates)), 1) - 1)
        return np.asarray(np.count_nonzero(counts, axis=0))

    def _predicted(
        self, condition: ShapeCondition, candidates: _Candidates, wanted: bool
    ) -> np.ndarray:
        """Return int[candidates]: 1 if a recorded number would reach the value at which its
        comparison flips, 2 if it would also go some iterations beyond."""
        flips, site = np.zeros(len(candidates), np.int64), condition.counted
        assert site is not None
        came = [
            explored for explored in self.seen if any(site in d.values for d in explored.decisions)
        ]
        if len({explored.shape for explored in came}) < 3:
            return flips
        ranges = [
            [d.values[site] for d in explored.decisions if site in d.values] for explored in came
        ]
        lowest = min(low for each in ranges for low, _ in each)
        highest = [max(high for _, high in each) for each in ranges]
        constant, holds = _comparison(self.kernel.program.function.instructions[site], condition)
        before = _features_of(
            self.exercise, [(explored.shape, explored.launch) for explored in came]
        )
        after = candidates.features
        for reached in _following(highest, before, after) or _growing(highest, before, after):
            beyond = reached >= constant + _ITERATIONS_BEYOND
            for value in (reached, np.clip(constant, lowest, reached)):
                flips = np.maximum(flips, (holds(value) == wanted) * (1 + beyond))
        return flips

    def _lost(self, condition: ShapeCondition, candidates: _Candidates) -> np.ndarray:
        """Return the certainty that a part of the number is lost: at its limit, and somewhat
        beyond."""
        lost = np.zeros(len(candidates), np.int64)
        beyond = replace(condition, bound=Bound(int(_limit(condition) * (1 + _BEYOND_LIMIT))))
        for each in (condition, beyond) if condition.slice is not None else ():
            lost += np.minimum(self.strengths(each, candidates), 2)
        return lost if lost.any() else self._grown(condition, candidates)

    def _grown(self, condition: ShapeCondition, candidates: _Candidates) -> np.ndarray:
        """The same by the features with which the recorded number has grown most nearly."""
        lost, limit = np.zeros(len(candidates), np.int64), _limit(condition)
        # It may be small because it is counted elsewhere, too: in a rest that not all shapes have.
        came = [explored for explored in self.seen if _highest(condition, explored)]
        known = came if len({_highest(condition, explored) for explored in came}) > 2 else self.seen
        highest = [_highest(condition, explored) for explored in known]
        if len(set(highest)) < 2:
            return lost
        before = _features_of(
            self.exercise, [(explored.shape, explored.launch) for explored in known]
        )
        for large in _growing(highest, before, candidates.features):
            lost = np.maximum(lost, (large >= limit) * (1 + (large >= limit * (1 + _BEYOND_LIMIT))))
        return lost

    # -- candidates

    def _near_constants(self, constants: set[int], scanned: bool) -> list[Shape]:
        """Legal shapes with an extent, a number of tiles or of iterations near a constant."""
        axes = self.exercise.axes
        smallest = min((explored.shape for explored in self.seen), key=math.prod)
        least = tuple(min(_values(axis, {1}, (1,)), default=0) for axis in axes)
        bases = dict.fromkeys((least, _two_tiles(axes, least), smallest, self.seen[-1].shape))
        blocks = {1, *(math.prod(explored.launch.grid) for explored in self.seen)}
        few = tuple(sorted(b for b in blocks if b <= 8))
        shapes: dict[Shape, None] = {}
        for d, axis in enumerate(axes):
            values = _values(axis, constants, few)
            if scanned and isinstance(axis, Length):
                values |= {(i + 1) * axis.step for i in range(_SCANNED)}
                values |= {(i + 1) * axis.tile for i in range(_SCANNED)}
            for base, value in itertools.product(bases, sorted(values)):
                shapes[(*base[:d], value, *base[d + 1 :])] = None
        return [shape for shape in shapes if self._is_legal(shape) and shape not in self.known]

    def _small_shapes(self) -> Iterator[tuple[int, Shape]]:
        """Small shapes, an extent of which is to be enlarged, and the limit for all extents.
        First come two tiles each way: where an extent is 1, much comes out right by accident."""
        axes = self.exercise.axes
        several = [
            {n for n in _extents(axis, set()) if not isinstance(axis, Length) or n > axis.tile}
            for axis in axes
        ]
        if all(several):
            yield _MOST_OF_SEVERAL, tuple(map(min, several))
        yield MOST_ELEMENTS, min((explored.shape for explored in self.seen), key=math.prod)
        yield MOST_ELEMENTS, tuple(min(_extents(axis, set()), default=0) for axis in axes)

    def _longer(self, base: Shape, conditions: list[ShapeCondition]) -> Iterator[Shape]:
        """Yield legal shapes like ``base`` with a single larger extent."""
        constants = {int(c) for condition in conditions for c in condition.constants}
        constants |= {int(_limit(condition) * (1 + _BEYOND_LIMIT)) for condition in conditions}
        for d, axis in enumerate(self.exercise.axes):
            for n in sorted(_extents(axis, constants)):
                shape = (*base[:d], n, *base[d + 1 :])
                if self._is_legal(shape):
                    yield shape

    def _is_legal(self, shape: Shape) -> bool:
        axes = zip(self.exercise.axes, shape, strict=True)
        return all(axis.legal(n) for axis, n in axes) and self.exercise.legal(shape)


def _two_tiles(axes: tuple[Axis, ...], least: Shape) -> Shape:
    """Return ``least`` with a second tile, at least in part, along each axis that may have it."""
    more = [
        {n for n in _values(axis, {1}, (1,)) if isinstance(axis, Length) and n > axis.tile}
        for axis in axes
    ]
    return tuple(min(longer, default=n) for longer, n in zip(more, least, strict=True))


def _values(axis: Axis, constants: set[int], blocks: tuple[int, ...]) -> set[int]:
    if not isinstance(axis, Length):
        return set(axis.values)
    counts = {c + more for c in constants for more in (-1, 0, 1, 2)}
    further_on = (0, 1, _ITERATIONS_BEYOND)
    counts |= {(c + more) * b + 1 for c in constants for b in blocks for more in further_on}
    values = {count * axis.tile for count in counts if 0 < count <= MOST_TILES}
    values |= {(count - 1) * axis.tile + axis.step for count in counts if 0 < count <= MOST_TILES}
    for c in constants:
        down = c // axis.step * axis.step
        values |= {down - axis.step, down, down + axis.step}
    return {n for n in values if axis.legal(n) and -(-n // axis.tile) <= axis.afford}


def _extents(axis: Axis, constants: set[int]) -> set[int]:
    """Return extents of increasing numbers of tiles, up to each power of two plus a tile, and up
    to somewhat beyond a constant; the last tile is ragged."""
    if not isinstance(axis, Length):
        return set(axis.values)
    counts = {1, *((2 + half) * 2**n // 2 + 1 for n in range(10) for half in (0, 1))}
    counts |= {c + more for c in constants for more in (1, 2)}
    counts |= {c // axis.tile + more for c in constants for more in (2, 3)}
    extents = {(count - 1) * axis.tile + axis.step for count in counts if count <= axis.afford}
    return {n for n in extents if axis.legal(n)}


def _cost(exercise: Exercise, shape: Shape, launch: Launch) -> float:
    """The elements of a shape's buffers and its threads; infinite if it has too many tiles."""
    lengths = [(axis, n) for axis, n in zip(exercise.axes, shape, strict=True)]
    tiles = math.prod(-(-n // a.tile) for a, n in lengths if isinstance(a, Length) and a.tile > 1)
    outputs = sum(math.prod(output.shape) for output in launch.outputs)
    elements = outputs + math.prod(shape) + launch.threads * math.prod(launch.grid)
    return elements if tiles <= MOST_TILES else math.inf


def _richness(exercise: Exercise, shape: Shape) -> int:
    """Return the number of axes with a ragged tile, since such a shape goes through a kernel's
    whole tiles and through its rest, plus the number of axes with several tiles: with a single
    tile, much comes out right by accident."""
    lengths = zip(exercise.axes, shape, strict=True)
    return sum((n % a.tile > 0) + (n > a.tile) for a, n in lengths if isinstance(a, Length))


# -- conditions that a shape could flip


@lru_cache(maxsize=16)
def _conditions(kernel: Kernel) -> tuple[ShapeCondition, ...]:
    """The predicates, minima and maxima of a kernel that another shape could flip."""
    instructions = kernel.program.function.instructions
    deciding: dict[str, list[int]] = {}
    for site, instruction in enumerate(instructions):
        for name in decided_by(instruction):
            deciding.setdefault(name, []).append(site)
    predicates = (_condition(kernel, name, tuple(sites)) for name, sites in deciding.items())
    bounds = (_minimum_or_maximum(kernel, site) for site in range(len(instructions)))
    known = [condition for condition in (*predicates, *bounds) if condition is not None]
    # A sign is what most bounds of loops are asked for, and hardly ever flips.
    return tuple(sorted(known, key=lambda condition: _asks_for_a_sign(instructions, condition)))


@lru_cache(maxsize=16)
def _limits(kernel: Kernel) -> tuple[ShapeCondition, ...]:
    """That a number stays below the limit from which on a part of it is lost, if the number is no
    address, and follows from more than a thread's place in its block."""
    instructions = kernel.program.function.instructions
    limits = []
    for site, loss in kernel.losses.items():
        origin = origins(kernel, [loss.register], _is_load)
        computing = [instructions[s] for s in origin.sites]
        leaves = [instructions[s] for s, _ in origin.leaves]
        of_address = any(isinstance(o, Symbol) for i in computing for o in i.operands)
        if not of_address and (origin.merges or any(map(_is_of_launch, (*computing, *leaves)))):
            limits.append(_below(kernel, site, loss.register, loss.limit, {loss.limit}))
    return tuple(limits)


def _condition(
    kernel: Kernel, register: str, sites: tuple[int, ...], bound: Bound | None = None
) -> ShapeCondition | None:
    instructions = kernel.program.function.instructions
    origin = origins(kernel, [register], _is_input)
    computing = [instructions[site] for site in origin.sites]
    leaves = [instructions[site] for site, _ in origin.leaves]
    if not origin.is_unique or not all(i.guard is None and _is_arithmetic(i) for i in computing):
        return _counted(kernel, register, sites)
    compares = any(_compares_with_a_constant(i) for i in computing)
    if not any(map(_is_of_launch, leaves)) or not (compares or bound):
        return None  # without a constant: bounds that follow each other, which exercises demand
    constants = {c for i in computing if key_of(i.opcode) != "mov" for c in _constants(i)}
    is_plain = not any(map(_divides_or_masks, computing))
    if not is_plain:  # what is divided or masked is larger than what it is compared with
        constants |= {c * d for c in constants for d in constants if c * d <= MOST_ELEMENTS}
    slice_ = tuple(sorted({*origin.sites, *(site for site, _ in origin.leaves)}))
    return ShapeCondition(sites, register, slice_, _near(constants), bound, is_plain=is_plain)


def _counted(kernel: Kernel, register: str, sites: tuple[int, ...]) -> ShapeCondition | None:
    """The condition in the comparison of an integer, counted in a loop perhaps, and a constant."""
    instructions = kernel.program.function.instructions
    where = [site for site in writers_of(kernel).get(register, ()) if _compares(instructions[site])]
    if len(where) != 1:
        return None
    near = _near({int(o.value) for o in instructions[where[0]].operands[1:3] if _is_integer(o)})
    return ShapeCondition(sites, register, None, near, counted=where[0]) if near else None


def _minimum_or_maximum(kernel: Kernel, site: int) -> ShapeCondition | None:
    """The condition in a minimum or a maximum of a number and a constant."""
    instruction = kernel.program.function.instructions[site]
    if key_of(instruction.opcode) not in ("min", "max"):
        return None
    constant = [int(o.value) for o in instruction.operands[1:3] if _is_integer(o)]
    number = [o.name for o in instruction.operands[1:3] if isinstance(o, Register)]
    if len(constant) != 1 or len(number) != 1 or not _near(set(constant)):
        return None
    below = constant[0] + (key_of(instruction.opcode) == "min")
    return _below(kernel, site, number[0], below, set(constant))


def _below(
    kernel: Kernel, site: int, number: str, below: int, constants: set[int]
) -> ShapeCondition:
    """The condition that at ``site`` the number in a register is below a constant."""
    bound = Bound(below)
    condition = _condition(kernel, number, (site,), bound)
    near = tuple(sorted({*constants, *(condition.constants if condition else ())}))
    if condition is None or condition.slice is None:
        return ShapeCondition((site,), number, None, near, bound, counted=site)
    return replace(condition, constants=near)


def _asks_for_a_sign(instructions: Sequence[Instruction], condition: ShapeCondition) -> bool:
    site = condition.counted
    if condition.slice is not None:
        site = next((s for s in condition.slice[::-1] if _compares(instructions[s])), None)
    constants = [] if site is None else filter(_is_integer, instructions[site].operands[1:3])
    return condition.bound is None and all(int(constant.value) <= 1 for constant in constants)


def _limit(condition: ShapeCondition) -> int:
    assert condition.bound is not None
    return int(condition.bound.high)


def _highest(condition: ShapeCondition, run: Explored) -> int:
    """The largest number that a run recorded there; 0 if no thread came there."""
    (site,) = condition.sites
    return max((d.values[site][1] for d in run.decisions if site in d.values), default=0)


def _comparison(
    instruction: Instruction, condition: ShapeCondition
) -> tuple[int, Callable[[np.ndarray], np.ndarray]]:
    """The constant that a recorded number is compared with, and the comparison."""
    if condition.bound is not None:
        limit = _limit(condition)
        return limit, lambda number: number < limit
    match = look_up(instruction.opcode)
    assert match is not None
    first, second = instruction.operands[1:3]
    (constant,) = (int(o.value) for o in (first, second) if isinstance(o, Immediate))
    compare = COMPARISONS[match.words["compare"]]
    if isinstance(first, Immediate):
        return constant, lambda number: compare(constant, number)
    return constant, lambda number: compare(number, constant)


def _is_input(instruction: Instruction) -> bool:
    """Return True if the instruction reads a value of the launch: a parameter, or an index of
    thread or block."""
    if instruction.opcode.startswith("ld.param"):
        return isinstance(instruction.operands[0], Register)
    return key_of(instruction.opcode) == "mov" and isinstance(instruction.operands[1], Special)


def _is_load(instruction: Instruction) -> bool:
    return key_of(instruction.opcode).startswith("ld")


def _is_of_launch(instruction: Instruction) -> bool:
    """Return True if the instruction reads a number that may differ in another launch."""
    of_grid = reads_special(instruction, "%ctaid", "%nctaid", "%clusterid")
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


def _divides_or_masks(instruction: Instruction) -> bool:
    key = key_of(instruction.opcode)
    masks = key in ("and", "or", "xor") and not instruction.opcode.endswith("pred")
    return masks or key in ("shr", "rem", "lop3", "bfe", "mul.hi", "popc")


def _compares(instruction: Instruction) -> bool:
    match = look_up(instruction.opcode)
    return match is not None and match.row.key == "setp" and match.words["type"][0] in "usb"


def _compares_with_a_constant(instruction: Instruction) -> bool:
    constants = (isinstance(o, Immediate) for o in instruction.operands[1:3])
    return key_of(instruction.opcode) == "setp" and any(constants)


def _constants(instruction: Instruction) -> set[int]:
    """The integer constants in it; of a shift the factor by which it multiplies or divides."""
    numbers = [o.value for o in instruction.operands if isinstance(o, Immediate)]
    whole = {abs(int(n)) for n in numbers if abs(n) <= MOST_ELEMENTS and n == int(n)}
    if key_of(instruction.opcode) in ("shl", "shr"):
        return {1 << n for n in whole if n < 20}
    return whole


def _is_integer(operand: object) -> TypeGuard[Immediate]:
    return isinstance(operand, Immediate) and isinstance(operand.value, int)


def _near(constants: set[int]) -> tuple[int, ...]:
    """The constants that an extent or a number of tiles could be close to."""
    return tuple(sorted({abs(c) for c in constants if 1 < abs(c) <= MOST_ELEMENTS}))


# -- leaves: what a launch gives


def _places(
    condition: ShapeCondition,
    instructions: list[Instruction],
    candidates: _Candidates,
    threads: tuple[int, int],
) -> tuple[np.ndarray, np.ndarray]:
    """Return the rows of a replay: the number of each row's candidate, int[rows], and its block
    index and thread, int[rows, 4]. Blocks are those at the ends and near a constant; threads,
    the first and the last that came there, and some near a constant if the slice depends on
    them."""
    near = [int(c) + more for c in condition.constants for more in (-1, 0, 1)]
    reads_thread = any(reads_special(instruction, "%tid") for instruction in instructions)
    rows, owners = [], []
    for number, (_, launch) in enumerate(candidates.launches):
        linear = [threads[0]]
        if reads_thread:
            within = {int(c) % launch.threads for c in condition.constants[:_FEW_THREADS]}
            linear = sorted({*threads, *(t for t in within if threads[0] < t < threads[1])})
        blocks = [sorted({0, 1, g - 1, *near} & set(range(g))) for g in launch.grid]
        for x, y, z in itertools.product(*blocks):
            rows += [(x, y, z, thread) for thread in linear]
            owners += [number] * len(linear)
    return np.array(owners), np.array(rows)


def special(
    name: str, launches: list[tuple[Shape, Launch]], owner: np.ndarray, place: np.ndarray
) -> np.ndarray:
    """A special register's value in each row of `_places`."""
    register, _, axis = name[1:].partition(".")
    if axis not in ("x", "y", "z"):
        raise NeedsALaunch(name)
    d = "xyz".index(axis)
    match register:
        case "ctaid":
            return place[:, d]
        case "nctaid":
            return np.take([launch.grid[d] for _, launch in launches], owner)
        case "ntid":
            return np.take([launch.block[d] for _, launch in launches], owner)
        case "tid":
            block = np.array([launch.block for _, launch in launches])[owner]
            below = np.prod(block[:, :d], axis=1, dtype=np.int64)
            return np.asarray(place[:, 3] // below % block[:, d])
    raise NeedsALaunch(name)


def _parameters(
    kernel: Kernel, launch: Launch, buffers: dict[str, Shape], convention: Convention
) -> dict[tuple[str, int], int]:
    """The numbers among a launch's parameters, by the parameter's name and the offset in it."""
    names = iter(variable.name for variable in kernel.program.function.parameters)
    numbers: dict[tuple[str, int], int] = {}
    for argument in launch.arguments:
        if isinstance(argument, ScalarArgument):
            name = next(names)
            if float(argument.value).is_integer():
                numbers[name, 0] = int(argument.value)
        elif isinstance(argument, ArrayArgument):
            shape = buffers.get(argument.of)
            for slot in array_slots(argument.ndim, convention):
                name = next(names)
                if shape is not None and slot.what == "elements":
                    numbers[name, 0] = math.prod(shape)
                if shape is not None and slot.what == "extent":
                    numbers[name, 0] = shape[slot.axis]
        else:
            next(names)
    return numbers


# -- features: what numbers in a kernel tend to follow

Features = dict[str, np.ndarray]  # by name, a number for each shape


def _features(exercise: Exercise, shape: Shape, launch: Launch) -> dict[str, int]:
    tiles = [
        -(-n // axis.tile)
        for axis, n in zip(exercise.axes, shape, strict=True)
        if isinstance(axis, Length)
    ]
    features = {f"axis {d}": n for d, n in enumerate(shape)}
    features |= {f"tiles {d}": n for d, n in enumerate(tiles)}
    for argument in launch.arguments:
        if isinstance(argument, ScalarArgument) and float(argument.value).is_integer():
            features[argument.name] = int(argument.value)
    features |= {f"grid {d}": n for d, n in enumerate(launch.grid)}
    blocks = math.prod(launch.grid)
    features["iterations"] = -(-math.prod(tiles) // blocks)
    features["all tiles"], features["blocks"] = math.prod(tiles), blocks
    return features


def _features_of(exercise: Exercise, shapes: Iterable[tuple[Shape, Launch]]) -> Features:
    """Return the features that all shapes have: a scalar may not be a whole number for some
    shape."""
    each = [_features(exercise, shape, launch) for shape, launch in shapes]
    names = [name for name in each[0] if all(name in features for features in each)]
    return {name: np.array([features[name] for features in each]) for name in names}


def _following(observed: list[int], before: Features, after: Features) -> list[np.ndarray]:
    """Predict ``observed``, a number for each of the shapes ``before``, for those ``after``: a
    prediction for each feature of a shape of which the number has been a linear function,
    exactly."""
    if len(set(observed)) == 1:
        return [np.full(len(after["iterations"]), observed[0])]
    y, predictions = np.array(observed), []
    for name, x in before.items():
        if name not in after or len(set(x.tolist())) < 3:
            continue
        low, high = x.argmin(), x.argmax()
        rise, run = int(y[high] - y[low]), int(x[high] - x[low])
        if rise and np.array_equal((y - y[low]) * run, (x - x[low]) * rise):
            predictions.append(y[low] + (after[name] - x[low]) * rise // run)
    return predictions


def _growing(observed: list[int], before: Features, after: Features) -> list[np.ndarray]:
    """Predict it by the features with which it has grown most nearly along a line."""
    names = [name for name, x in before.items() if name in after and len(set(x.tolist())) > 1]
    correlations = {
        name: round(float(np.corrcoef(before[name], observed)[0, 1]), 6)
        for name in names
        if len(set(observed)) > 1
    }
    most, predictions = max(_LEAST_CORRELATION, *correlations.values(), 0), []
    for name in [name for name, by in correlations.items() if by == most]:
        rise, first = np.polyfit(before[name], observed, 1)
        predictions.append(np.round(first + rise * after[name]))
    return predictions
