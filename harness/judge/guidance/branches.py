"""Path conditions of a kernel: where they come from, and which inputs flip them.

A condition is a predicate register that decides something, or a number with a bound. Its backward
slice ends at leaves, whose values a policy chooses; `replay` runs the slice on many choices at
once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import numpy as np

from harness.emulator import BOTH, FAILED, HELD, Decisions, Kernel, Wave
from harness.errors import HarnessError
from harness.isa import uses
from harness.isa.table.index import key_of
from harness.isa.text.tree import Instruction, Special, registers

Leaf = Callable[[Instruction], bool]


class NeedsALaunch(HarnessError):
    """A slice depends on something that only a launch has."""


class NoLaunch:
    """A replay's stand-in for a launch's state and surroundings, which computing never asks for."""

    def __getattr__(self, name: str) -> Any:
        raise NeedsALaunch(name)


@dataclass(frozen=True)
class Bound:
    """The condition ``low`` <= number < ``high``, of a register read as ``dtype``; by default as
    signed integers of its own size."""

    high: Any
    low: Any = None
    dtype: np.dtype | None = None

    def holds(self, values: np.ndarray) -> np.ndarray:
        numbers = values.view(self.dtype or f"i{values.itemsize}")
        below = numbers < self.high
        return np.asarray(below if self.low is None else below & (numbers >= self.low))


@dataclass(frozen=True)
class Condition:
    """A condition that decides something at ``sites``: the predicate in ``register``, or the
    ``bound`` of the number there. ``slice``: the sites to replay, in order, or None if the
    register is not computed from leaves alone, or not in a single way. ``constants``: those in
    the slice."""

    sites: tuple[int, ...]
    register: str
    slice: tuple[int, ...] | None
    constants: tuple[int | float, ...]
    bound: Bound | None = None


def outcomes_of(seen: Iterable[Decisions]) -> dict[int, int]:
    """The outcomes of each condition in all of these launches, by site."""
    outcomes: dict[int, int] = {}
    for decisions in seen:
        for site, known in decisions.outcomes.items():
            outcomes[site] = outcomes.get(site, 0) | known
    return outcomes


def is_one_way(site: int, outcomes: dict[int, int]) -> bool:
    """Return True if the condition at ``site`` has been reached, with the same outcome always."""
    return outcomes.get(site, BOTH) in (HELD, FAILED)


def flipping_value(kernel: Kernel, site: int, outcomes: dict[int, int]) -> bool:
    """Return the value of the condition that gives the outcome at ``site`` that was not seen
    yet."""
    instruction = kernel.program.function.instructions[site]
    guard = instruction.guard if key_of(instruction.opcode) != "setp" else None
    return (outcomes[site] == FAILED) != (guard is not None and guard.negated)


def decided_by(instruction: Instruction) -> Iterator[str]:
    """The predicates that decide something here; a comparison's own result among them."""
    if instruction.guard is not None:
        yield instruction.guard.predicate.name
    key = key_of(instruction.opcode)
    if key == "selp":
        yield from (r.name for r in registers(instruction.operands[3:]))
    if key == "setp":
        yield from (r.name for r in registers(instruction.operands[:1]))


# -- slices


@dataclass(frozen=True)
class Origins:
    """A backward slice: the ``sites`` that compute, in order, and the ``leaves`` at which it ends,
    with the register that each writes. ``merges``: a register has several writers (a loop, or two
    branches). ``complete``: all registers are written, and the slice was followed to its end."""

    sites: tuple[int, ...]
    leaves: tuple[tuple[int, str], ...]
    merges: bool
    complete: bool

    @property
    def is_unique(self) -> bool:
        return self.complete and not self.merges


def origins(
    kernel: Kernel, names: Iterable[str], is_leaf: Leaf, most: int | None = None
) -> Origins:
    """The backward slice of some registers, of at most ``most`` computing sites."""
    instructions, writers = kernel.program.function.instructions, writers_of(kernel)
    rest, sites, leaves = [*names], set[int](), set[tuple[int, str]]()
    merges, complete = False, True
    while rest and (most is None or len(sites) < most):
        name = rest.pop()
        writing = writers.get(name, ())
        merges |= len(writing) > 1
        complete &= len(writing) > 0
        for site in writing:
            if is_leaf(instructions[site]):
                leaves.add((site, name))
            elif site not in sites:
                sites.add(site)
                rest += uses.read(instructions[site])
    return Origins(tuple(sorted(sites)), tuple(sorted(leaves)), merges, complete and not rest)


@lru_cache(maxsize=16)
def writers_of(kernel: Kernel) -> dict[str, tuple[int, ...]]:
    """The sites of the instructions that write each register."""
    writers: dict[str, list[int]] = {}
    for site, instruction in enumerate(kernel.program.function.instructions):
        for name in uses.written(instruction):
            writers.setdefault(name, []).append(site)
    return {name: tuple(sites) for name, sites in writers.items()}


# -- replays


def replay(
    kernel: Kernel, condition: Condition, rows: int, leaf: Callable[[int, Wave], bool]
) -> np.ndarray:
    """Run a condition's slice, a thread for each of ``rows`` choices: bool[rows], its value.

    ``leaf(site, wave)`` writes the choices for the leaf at ``site``, or returns False: then the
    instruction itself runs. Raises HarnessError if it needs a launch, or is refused."""
    assert condition.slice is not None
    program = kernel.program
    dtypes = [dtype for _, dtype in program.registers.values()]
    sites = len(program.function.instructions)
    wave = Wave(0, 1, (1, 1, 1), (rows, 1, 1), (1, 1, 1), dtypes, sites)
    wave.state = wave.surroundings = NoLaunch()
    with np.errstate(all="ignore"):
        for site in condition.slice:
            if not leaf(site, wave):
                kernel.steps[site](wave.everyone)
        values = wave.registers[program.registers[condition.register][0]]
        return values.astype(np.bool_) if condition.bound is None else condition.bound.holds(values)


def reads_special(instruction: Instruction, *names: str) -> bool:
    """Return True if it reads a special register whose name begins with any of ``names``."""
    return any(isinstance(o, Special) and o.name.startswith(names) for o in instruction.operands)
