"""Exploration guided by what may be lost: shapes on which an instruction takes less than all of a
number for the first time (`harness.isa.losses`). A kernel may be right only as long as nothing is
lost: `row & 255` on images of up to 256 rows, a block's index as uint8. Most masks of right kernels
lose something on every shape that is drawn, and ask for nothing.

Such a number is larger on larger shapes. How large it would be is computed where it follows from
the launch alone (`coverage`), and else told from what the runs noted of it: it grows with an
extent, a number of tiles or of rounds. The cheapest shape on which it may be large enough is run
once, and what that run notes tells more of it.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache

import numpy as np

from harness.emulator.decisions import HELD
from harness.emulator.program.lower import Kernel
from harness.exercises.draws import Axis, Length
from harness.exercises.exercise import Exercise, Launch, Shape
from harness.isa import uses
from harness.isa.table.index import key_of
from harness.isa.text.tree import Instruction, Symbol
from harness.judge.guidance import coverage
from harness.judge.guidance.coverage import Condition, Explored

MOST_FURTHER = 4  # runs of one grading
MOST_CONDITIONS = 16  # that are computed at once
MOST_OF_SEVERAL = 2**17  # elements of a shape that is several tiles long each way
_BEYOND = 1 / 8  # of the limit: as much further shows what follows from the loss


def further(exercise: Exercise, kernel: Kernel, seen: list[Explored]) -> Iterator[Shape]:
    """Shapes on which something is lost that was not lost in any of ``seen``. The caller runs each
    before it asks for the next, and appends the run to ``seen``."""
    computed = set[Condition]()
    for _ in range(MOST_FURTHER):
        asked = [one for one in _nearest(kernel, seen) if one not in computed]
        found = None
        for most, base in _bases(exercise, seen) if asked else ():
            found = found or _losing(exercise, kernel, asked[:MOST_CONDITIONS], seen, most, base)
        if found is None:
            return
        shape, meant = found
        yield shape
        computed |= {one for one in meant if one.slice is not None}


def _nearest(kernel: Kernel, seen: list[Explored]) -> list[Condition]:
    """What no run has lost anything of; first what came closest to it."""
    ways = coverage.together(one for run in seen for one in run.decisions)
    kept = [one for one in _conditions(kernel) if ways.get(one.sites[0]) == HELD]
    nearness = {one: max(_highest(one, run) for run in seen) / _limit(one) for one in kept}
    return sorted(kept, key=nearness.__getitem__, reverse=True)


def _limit(condition: Condition) -> int:
    assert condition.below is not None
    return condition.below


def _highest(condition: Condition, run: Explored) -> int:
    """0 where no thread came there."""
    (site,) = condition.sites
    return max((d.values[site][1] for d in run.decisions if site in d.values), default=0)


@lru_cache(maxsize=16)
def _conditions(kernel: Kernel) -> tuple[Condition, ...]:
    """That a number is below where something of it is lost, where that depends on the shape."""
    instructions, makers = kernel.program.function.instructions, coverage.makers_of(kernel)
    return tuple(
        coverage.is_below(kernel, site, loss.register, loss.limit, {loss.limit}, makers)
        for site, loss in kernel.losses.items()
        if _follows_a_shape(instructions, loss.register, makers)
    )


def _follows_a_shape(
    instructions: Sequence[Instruction], register: str, makers: dict[str, list[int]]
) -> bool:
    """Whether the number is no address, and made of more than a thread's place in its block."""
    asked, sites, depends = [register], set[int](), False
    while asked:
        where = makers.get(asked.pop(), [])
        for site in [one for one in where if one not in sites]:
            sites.add(site)
            instruction = instructions[site]
            is_load = key_of(instruction.opcode).startswith("ld")
            if not is_load and any(isinstance(o, Symbol) for o in instruction.operands):
                return False
            depends |= coverage.is_of_launch(instruction) or len(where) > 1
            asked += [] if is_load else uses.read(instruction)
    return depends


def _losing(
    exercise: Exercise,
    kernel: Kernel,
    conditions: list[Condition],
    seen: list[Explored],
    most: int,
    base: Shape,
) -> tuple[Shape, list[Condition]] | None:
    """The cheapest shape on which something of these numbers would be lost, and of which."""
    known = {one.shape for one in seen}
    shapes = [one for one in _longer(exercise, conditions, base) if one not in known]
    made = [(shape, exercise.launch(shape)) for shape in shapes]
    made = [
        one for one in made if coverage.affordable(exercise, *one) and coverage.cost(*one) <= most
    ]
    made = sorted(made, key=lambda one: (coverage.cost(*one), one[0]))
    if not made:
        return None
    given, ways = coverage.given_to(exercise, kernel, made, seen), dict[int, int]()
    lost = {}
    for one in conditions:
        ways[one.sites[0]] = HELD
        lost[one] = np.zeros(len(made), np.int64)
        beyond = replace(one, below=int(_limit(one) * (1 + _BEYOND)))
        for each in (one, beyond) if one.slice is not None else ():
            turned = coverage.turned_by(exercise, kernel, each, made, given, seen, ways)
            lost[one] += np.minimum(turned, 2)
        if not lost[one].any():
            lost[one] = _grown(exercise, one, made, seen)
    surest = max(by.max() for by in lost.values())
    if not surest:
        return None
    first = min(int(by.argmax()) for by in lost.values() if by.max() == surest)
    return made[first][0], [one for one in conditions if lost[one][first]]


def _grown(
    exercise: Exercise,
    condition: Condition,
    made: list[tuple[Shape, Launch]],
    seen: list[Explored],
) -> np.ndarray:
    """For each shape, whether a number would be so large that something is lost of it (1), and
    quite some more (2), by the features of a shape with which it has grown most nearly:
    int[shapes]."""
    lost, limit = np.zeros(len(made), np.int64), _limit(condition)
    # It may be small for being counted elsewhere, too: in a rest that there is not always.
    came = [one for one in seen if _highest(condition, one)]
    known = came if len({_highest(condition, one) for one in came}) > 2 else seen
    highest = [_highest(condition, one) for one in known]
    if len(set(highest)) < 2:
        return lost
    before = coverage.features_of(exercise, [(one.shape, one.launch) for one in known])
    for large in coverage.growing(highest, before, coverage.features_of(exercise, made)):
        lost = np.maximum(lost, (large >= limit) * (1 + (large >= limit * (1 + _BEYOND))))
    return lost


def _bases(exercise: Exercise, seen: list[Explored]) -> Iterator[tuple[int, Shape]]:
    """Small shapes, of which one extent is to be made larger, and how large all may become: first
    two tiles each way, for where an extent is 1 much comes out right by accident."""
    axes = exercise.axes
    several = [
        {n for n in _extents(axis, set()) if not isinstance(axis, Length) or n > axis.tile}
        for axis in axes
    ]
    if all(several):
        yield MOST_OF_SEVERAL, tuple(map(min, several))
    yield coverage.MOST_ELEMENTS, min((one.shape for one in seen), key=math.prod)
    yield coverage.MOST_ELEMENTS, tuple(min(_extents(axis, set()), default=0) for axis in axes)


def _longer(exercise: Exercise, conditions: list[Condition], base: Shape) -> Iterator[Shape]:
    """Legal shapes like ``base`` with one extent that is larger."""
    constants = {c for one in conditions for c in one.constants}
    constants |= {int(_limit(one) * (1 + _BEYOND)) for one in conditions}
    for d, axis in enumerate(exercise.axes):
        for n in sorted(_extents(axis, constants)):
            shape = (*base[:d], n, *base[d + 1 :])
            each = zip(exercise.axes, shape, strict=True)
            if all(axis.legal(n) for axis, n in each) and exercise.legal(shape):
                yield shape


def _extents(axis: Axis, constants: set[int]) -> set[int]:
    """Of more and more tiles, up to each power of two and one more, and of tiles up to somewhat
    beyond a constant; the last tile is cut."""
    if not isinstance(axis, Length):
        return set(axis.values)
    counts = {1, *((2 + half) * 2**n // 2 + 1 for n in range(10) for half in (0, 1))}
    counts |= {c + more for c in constants for more in (1, 2)}
    counts |= {c // axis.tile + more for c in constants for more in (2, 3)}
    found = {(count - 1) * axis.tile + axis.step for count in counts if count <= axis.afford}
    return {n for n in found if axis.legal(n)}
