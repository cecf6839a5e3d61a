"""A kernel as steps: made once, and run by every wave, schedule and launch of it.

A step is a function of the group of threads that executes it. It gives None where they go on with
the next instruction, or where each part of them goes: ``[(site, group)]``. If the instruction's
predicate is false for all of them, it gives `SKIPPED`, and they go on.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property, lru_cache

import numpy as np

from harness.base.errors import PtxError
from harness.sanitizer.emulator.evidence import orders_or_is_asynchronous
from harness.sanitizer.emulator.memory.requests import lines_of
from harness.sanitizer.emulator.program.dataflow import Definedness, live
from harness.sanitizer.emulator.program.operation import Operation, Refusal
from harness.sanitizer.emulator.program.prepare import Program, prepare
from harness.sanitizer.emulator.program.steps import STEPS, Pure
from harness.sanitizer.emulator.program.watched import WatchedRegisters
from harness.sanitizer.emulator.state import state_of
from harness.sanitizer.emulator.threads import Group, Moved, Step
from harness.sanitizer.isa.check import check_operands
from harness.sanitizer.isa.table.index import key_of, look_up, why_unknown
from harness.sanitizer.isa.text.kernel import Kernel
from harness.sanitizer.isa.text.tree import Guard, Instruction

_TENSOR_COPIES = ("cp.async.bulk.tensor", "cp.reduce.async.bulk.tensor")
SKIPPED: Moved = []  # this list, and no other that is empty


@dataclass(frozen=True, eq=False)
class Lowered:
    """``time_outs``: by site, the action of a wait that gives up. ``in_part``: by site, the step of
    those that wait there in vain for others of their warp or warpgroup. ``watched_registers``: how
    many rows `RegisterOrder` needs. ``operations``: by site, the instructions that machine code may
    know; ``touches``: as `WatchedRegisters` has it."""

    program: Program
    steps: tuple[Step, ...]
    time_outs: dict[int, Callable[[Group], None]]
    in_part: dict[int, Callable[[Group], Moved]]
    watched_registers: int
    definedness: Definedness
    operations: dict[int, Operation]
    touches: dict[int, tuple[bool, list[int]]]

    @cached_property
    def opcodes(self) -> tuple[str, ...]:
        return tuple(instruction.opcode for instruction in self.program.function.instructions)

    @cached_property
    def line_of(self) -> np.ndarray:
        """The line number of each instruction, as requests are counted."""
        return lines_of(self.program.function.instructions)

    @cached_property
    def copies_tensors(self) -> bool:
        """Return True if there is a copy by a tensor map."""
        return any(key_of(opcode).startswith(_TENSOR_COPIES) for opcode in self.opcodes)

    def target_of(self, site: int) -> int:
        """Return the target of the branch at ``site``."""
        return self.program.labels[str(self.program.function.instructions[site].operands[0])]


@lru_cache(maxsize=16)
def lowered(kernel: Kernel, dynamic_shared_bytes: int) -> Lowered:
    """Raises PtxError where the PTX cannot be read, and LaunchError where the kernel asks for
    more than there is. An instruction that cannot be run raises PtxError when it is executed."""
    check_operands(kernel.ptx.module)
    program = prepare(kernel, dynamic_shared_bytes)
    lowering = _Lowering(program)
    # Building a step folds constants, which wrap and divide as at run time.
    with np.errstate(all="ignore"):
        steps = tuple(
            lowering.step(site, instruction)
            for site, instruction in enumerate(program.function.instructions)
        )
    watched = lowering.watched
    return Lowered(
        program,
        steps,
        lowering.time_outs,
        lowering.in_part,
        watched.count,
        Definedness(program, live(program)),
        lowering.operations,
        watched.touches,
    )


class _Lowering:
    """Lowers instructions to steps, in order; further facts are noted by site."""

    def __init__(self, program: Program):
        self.program = program
        self.watched = WatchedRegisters(program)
        self.time_outs: dict[int, Callable[[Group], None]] = {}
        self.in_part: dict[int, Callable[[Group], Moved]] = {}
        self.operations: dict[int, Operation] = {}

    def step(self, site: int, i: Instruction) -> Step:
        try:
            step = self._unguarded(site, i)
        except PtxError as error:
            step = _refusal(site, error)
        if i.guard is None or key_of(i.opcode) == "bra":  # a branch looks at its guard itself
            return step
        return _guarded(step, self.program, i.guard, site)

    def _unguarded(self, site: int, i: Instruction) -> Step:
        """For a group whose threads all execute it."""
        # A table of all instructions decides, so that an unknown one is rejected and never guessed.
        match = look_up(i.opcode)
        if match is None:
            why = why_unknown(i.opcode)
            raise Refusal(f"unknown instruction `{i.opcode}`" + (f": {why}" if why else ""))
        operation = Operation(self.program, self.watched, i, site, match)
        built = STEPS[match.row.key](operation)
        step = built.step() if isinstance(built, Pure) else built
        if isinstance(built, Pure):
            # A clock is read at its own step; machine code counts its steps together.
            if not built.tells_the_time:
                self.operations[site] = operation
        elif operation.key in ("bra", "ld", "st", "bar.sync"):
            self.operations[site] = operation
        # The rule of wgmma looks first: the step may overwrite a register.
        step = self.watched.before(i, site, step)
        if operation.time_out is not None:
            # Kept by site: the machine calls them when no thread can run, and no group executes the
            # step.
            self.time_outs[site] = operation.time_out
        if operation.in_part is not None:
            self.in_part[site] = operation.in_part
        return _noted(step, site) if orders_or_is_asynchronous(match.row) else step


def _noted(step: Step, site: int) -> Step:
    def noted(group: Group) -> Moved | None:
        state_of(group).evidence.executions.note(site, group)
        return step(group)

    return noted


def _refusal(site: int, error: PtxError) -> Step:
    """Return a step that stops the run: unknown effects are not guessed."""

    # Only when it is executed: an unknown instruction on a path that is not taken does no harm.
    def refuse(group: Group) -> None:
        if isinstance(error, Refusal):
            raise state_of(group).ptx_error(site, str(error))
        raise PtxError(str(error))

    return refuse


def _guarded(step: Step, program: Program, guard: Guard, site: int) -> Step:
    slot, _ = program.registers[guard.predicate.name]

    def guarded(group: Group) -> Moved | None:
        holds = group.registers[slot][group.select]
        if guard.negated:
            holds = ~holds
        count = np.count_nonzero(holds)
        if count == len(holds):
            return step(group)
        if not count:
            return SKIPPED
        moved = step(group.where(holds))
        if moved is None:
            return None
        # Threads that the guard leaves out go on here, wherever the others go.
        return [*moved, (site + 1, group.where(~holds))]

    return guarded
