"""Step builders for the rows of the instruction table, by the row's key, and steps that only
compute: registers of a thread from registers of the same thread.

Such an instruction is a function of arrays, with the operands that it reads and those that it
writes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

import numpy as np

from harness.sanitizer.emulator.program.operation import TIME, Function, Operation
from harness.sanitizer.emulator.threads import Group, Step
from harness.sanitizer.isa.text.tree import Immediate, Operand, Special
from harness.sanitizer.isa.types import DTYPES, half_of

Typed = tuple[Operand, str]
"""An operand, and the type that an instruction reads or writes it as."""


@dataclass(frozen=True, eq=False)
class Pure:
    """``function`` maps the sources' values, per thread or scalar, to the target's; a tuple of them
    where there are several targets. With ``of_group`` it gets the group before them.
    """

    op: Operation
    function: Callable[..., Any]
    sources: tuple[Typed, ...]
    targets: tuple[Typed, ...]
    of_group: bool = False

    @property
    def tells_the_time(self) -> bool:
        """Return True if it gives another value at the next step."""
        return any(isinstance(o, Special) and o.name in TIME for o, _ in self.sources)

    def step(self) -> Callable[[Group], None]:
        function = self.function
        reads = [self.op.read(operand, ptx_type) for operand, ptx_type in self.sources]
        writes = [self.op.write(operand, ptx_type) for operand, ptx_type in self.targets]
        write = writes[0]
        # The general form. The usual ones, below, have no loop in each step.
        if self.of_group or len(writes) > 1 or not 0 < len(reads) < 4:

            def step(group: Group) -> None:
                values = [read(group) for read in reads]
                result = function(group, *values) if self.of_group else function(*values)
                for put, value in zip(
                    writes, result if len(writes) > 1 else (result,), strict=True
                ):
                    put(group, value)

            return step
        a, *rest = reads
        if not rest:
            return lambda group: write(group, function(a(group)))
        b, *last = rest
        if not last:
            return lambda group: write(group, function(a(group), b(group)))
        (c,) = last
        return lambda group: write(group, function(a(group), b(group), c(group)))


def pure(
    op: Operation,
    function: Callable[..., Any],
    sources: Sequence[tuple[int | Operand, str]],
    targets: Sequence[tuple[int | Operand, str]],
    of_group: bool = False,
) -> Pure:
    """Operands are given by their place, or as they are. Those that cannot be read or written are
    rejected."""

    def typed(operands: Iterable[tuple[int | Operand, str]]) -> tuple[Typed, ...]:
        return tuple((op.operands[o] if isinstance(o, int) else o, t) for o, t in operands)

    return Pure(op, function, typed(sources), typed(targets), of_group)


def same(value: np.ndarray) -> np.ndarray:
    return value


def choose(a: np.ndarray, b: np.ndarray, holds: np.ndarray) -> np.ndarray:
    return np.where(holds, a, b)


Builder = Callable[[Operation], Step | Pure]

Build = TypeVar("Build", bound=Builder)

STEPS: dict[str, Builder] = {}


def executes(*keys: str) -> Callable[[Build], Build]:
    """Register the decorated builder for the rows of these keys.

    The builder takes an `Operation` and gives a step: a function of the group of threads that
    executes it; of an instruction that only computes, that as data.
    """

    def register(build: Build) -> Build:
        for key in keys:
            if key in STEPS:
                raise ValueError(f"{key} already has a step")
            STEPS[key] = build
        return build

    return register


def execute(builders: Mapping[str, Builder]) -> None:
    """Register builders, each a single expression, by the keys of their rows."""
    for keys, build in builders.items():
        executes(*keys.split())(build)


def elementwise(
    op: Operation,
    function: Function,
    ptx_type: str,
    sources: int,
    result: str | None = None,
) -> Pure:
    """A step that writes ``function(sources...)`` of operands of the same type to the first
    operand.

    For a packed type (``f16x2``), ``function`` gets the halves, the lower half first."""
    if half_of(ptx_type) != ptx_type:
        function = packed(op, function, ptx_type)
    reads = [(place, ptx_type) for place in range(1, sources + 1)]
    return pure(op, function, reads, [(0, result or ptx_type)])


def packed(op: Operation, function: Function, ptx_type: str) -> Function:
    """Wrap a ``function`` of halves to take registers that hold two halves each."""
    if any(isinstance(o, Immediate) for o in op.operands):
        raise op.error(f".{ptx_type} takes registers, no literals")
    half = DTYPES[half_of(ptx_type)]

    def of_registers(*values: np.ndarray) -> np.ndarray:
        halves = [np.ascontiguousarray(v).view(half) for v in np.broadcast_arrays(*values)]
        return np.asarray(function(*halves), half).view(np.uint32)

    return of_registers
