"""Recording a run: which instructions some of its threads executed, and what registers held.

The emulator steps the kernel's instructions, each wrapped so that the values of the
registers that it wrote are kept, for a sample of the launch's threads. A thread's whole history
follows from that (`harness.course.judge.comparison.history`).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace

import numpy as np

from harness.sanitizer.emulator import (
    SKIPPED,
    Ending,
    Group,
    Lowered,
    Moved,
    Step,
    Stopped,
    state_of,
)
from harness.sanitizer.isa import Instruction, key_of, look_up, only_computes, written

_MOST_STEPS = 8000  # steps of sampled threads: a run that takes more is stopped there
_MOST = 512  # threads that are sampled: whole blocks, as far as they go
_TIMES, _SOME = 3, 200  # limits relative to the answer's
_COUNTED = ("cp.async.bulk.", "cp.reduce.", "mbarrier.arrive", "mbarrier.init")
_COPIES = ("cp.async.bulk", "cp.reduce.async.bulk", "tensormap.replace")
_GROUPS = ("cp.async.bulk.commit", "cp.async.bulk.wait", "cp.async.bulk.prefetch")
# Instructions that order threads and copies, or are about speed alone.
_ORDERS = ("mbarrier", "fence", "membar", "bar.", "barrier.", "cp.async.wait", "cp.async.commit",
           "cp.async.mbarrier", "wgmma.fence", "wgmma.commit", "wgmma.wait", "elect", "activemask",
           "vote", "prefetch", "setmaxnreg", "nanosleep", "createpolicy",
           "griddepcontrol")  # fmt: skip
_JUMPS = ("bra", "ret", "exit", "brx.idx", "call", "trap")


@dataclass(frozen=True)
class Executed:
    """An instruction that sampled threads executed: their columns, and of each register that it
    wrote the values in these columns. ``sleeps``: they wait there, and will execute it again."""

    site: int
    columns: np.ndarray
    values: tuple[np.ndarray, ...]
    sleeps: bool = False


@dataclass
class Recording:
    """The steps of a run, in order of time; ``places``: of the columns, as (block, thread)."""

    kernel: Lowered | None = None
    places: list[tuple[int, int]] = field(default_factory=list)
    steps: list[Executed] = field(default_factory=list)
    counted: int = 0  # bulk copies and arrivals of all threads
    parameters_at: int = 0  # generic address of the kernel's parameters

    @property
    def instructions(self) -> tuple[Instruction, ...]:
        assert self.kernel is not None
        return self.kernel.program.function.instructions

    def symbol(self, name: str) -> int:
        """The address of a variable."""
        assert self.kernel is not None
        return self.kernel.program.symbol(name) or 0


class Recorder:
    """Wraps a kernel's steps; `recording` is complete when the launch has ended. A run that takes
    several times the steps, or the bulk copies and arrivals, of ``beside`` is stopped: it has shown
    enough. ``blocks``: those whose threads are sampled first."""

    def __init__(self, beside: Recording | None = None, blocks: tuple[int, ...] = ()) -> None:
        self.recording = Recording()
        self._blocks = blocks
        self._most_steps, self._most_counted = _MOST_STEPS, _MOST_STEPS
        if beside is not None:
            self._most_steps = min(_MOST_STEPS, _TIMES * len(beside.steps) + _SOME)
            self._most_counted = _TIMES * beside.counted + _SOME
        self._column = np.zeros(0, np.int64)  # indexed by place in the first wave; -1: not sampled
        self._everyone = np.zeros(0, np.int64)
        self._select = np.zeros(0, np.int64)

    def instrument(self, kernel: Lowered) -> Lowered:
        """Return the kernel with steps that record; none is left to machine code."""
        self.recording.kernel = kernel
        instructions = kernel.program.function.instructions
        steps = tuple(
            self._recording_step(kernel, site, instruction, step)
            for site, (instruction, step) in enumerate(zip(instructions, kernel.steps, strict=True))
        )
        return replace(kernel, steps=steps, operations={})

    def _recording_step(
        self, kernel: Lowered, site: int, instruction: Instruction, step: Step
    ) -> Callable[[Group], Moved | None]:
        slots: list[int] | None = None
        counted = False
        recording = self.recording
        kept, registers_of = self.recording.steps, kernel.program.registers
        columns_of, places_of = self._columns_of, self._places_of

        def recorded(group: Group) -> Moved | None:
            nonlocal slots, counted
            if group.wave.first:
                return step(group)
            if slots is None:  # most instructions of a long kernel are never executed
                slots = [registers_of[name][0] for name in written(instruction)]
                counted = key_of(instruction.opcode).startswith(_COUNTED)
            columns = group.once(columns_of)
            if not len(columns):
                return step(group)
            if counted:
                recording.counted += group.count
            if len(kept) >= self._most_steps or recording.counted > self._most_counted:
                kept.append(Executed(site, columns, ()))
                raise Stopped(Ending.LIMIT, state_of(group), site, group.index)
            if not slots:
                kept.append(Executed(site, columns, ()))
                return step(group)
            at = len(kept)
            kept.append(Executed(site, columns, ()))  # a step that stops the launch is there, too
            moved = step(group)
            places = group.once(places_of)
            registers = group.registers
            values = tuple([registers[slot][places] for slot in slots])
            kept[at] = Executed(site, columns, values, moved == [] and moved is not SKIPPED)
            return moved

        return recorded

    def _columns_of(self, group: Group) -> np.ndarray:
        if not len(self._column):
            self._sample(group)
        if group.places is None:
            return self._everyone
        columns: np.ndarray = self._column[group.places]
        return np.extract(columns >= 0, columns)

    def _places_of(self, group: Group) -> np.ndarray:
        """The places of the sampled threads of a group, in the order of `_columns_of`."""
        return np.take(self._select, self._columns_of(group))

    def _sample(self, group: Group) -> None:
        wave = group.wave
        blocks, threads = wave.blocks, wave.threads
        # The last is most often at the edges of the data; the first is like nearly all others.
        usual = (blocks - 1, 0, min(1, blocks - 1), blocks // 2)
        asked = (block for block in self._blocks if block < blocks)
        chosen = list(dict.fromkeys((*asked, *usual)))
        size = wave.cluster_size
        chosen += [block for block in range(size) if block not in chosen and block < blocks]
        chosen = sorted(chosen[: max(1, _MOST // threads)])
        places = [block * threads + thread for block in chosen for thread in range(threads)]
        self._column = np.full(wave.size, -1, np.int64)
        self._column[places] = np.arange(len(places))
        self._everyone, self._select = np.arange(len(places)), np.array(places)
        linear = state_of(group).findings.linear_block
        self.recording.parameters_at = state_of(group).access.windows.param
        self.recording.places = [(linear(place // threads), place % threads) for place in places]


def has_effects(instruction: Instruction) -> bool:
    """Return True if an instruction does more than to compute, move on, or read a constant."""
    key = key_of(instruction.opcode)
    if key in _JUMPS or only_computes(instruction):
        return False
    if key in ("ld", "st", "ldu"):
        words = instruction.opcode.split(".")
        return not {"param", "local", "const", "param::entry", "param::func"} & {*words}
    match = look_up(instruction.opcode)
    return match is not None


LooksAt = Callable[[str], bool]  # the keys of instructions with effects


def has_any(key: str) -> bool:
    return True


def is_copy(key: str) -> bool:
    """Return True if it is a bulk copy, or edits a tensor map."""
    return key.startswith(_COPIES) and not key.startswith(_GROUPS)


def is_load(key: str) -> bool:
    """Return True of a bulk copy to shared memory, to that of several blocks, too."""
    return is_copy(key) and ".load" in key


def is_of_groups(key: str) -> bool:
    """Return True of a copy that a bulk group completes, and of what is done with these groups."""
    return (is_copy(key) and not is_load(key)) or key.startswith(_GROUPS)


def is_access(key: str) -> bool:
    """Return True if a thread itself accesses memory with it, or multiplies matrices."""
    return not key.startswith(_ORDERS) and not key.startswith(_COPIES)


def orders(key: str) -> bool:
    """Return True if it has effects other than a thread's own access."""
    return not is_access(key)


def is_product(key: str) -> bool:
    """Return True if it is an access other than a load or a store: a product, or an atomic."""
    return is_access(key) and key not in ("ld", "st")
