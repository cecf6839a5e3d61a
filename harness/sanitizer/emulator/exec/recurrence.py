"""Livelock detection: a repeated machine state proves that the kernel never terminates.

A state is remembered now and then, further and further apart (Brent, "An improved Monte Carlo
factorization algorithm", BIT 1980), and later ones are compared with it. If the entire deciding
state is as before, and every thread that could run did, the execution repeats for ever.

The deciding state is each thread's position, memory, barriers, copies under way, and the registers
that something depends on. A counter that only counts itself does not: of the instructions that ran
in between, some decide something (a branch, an access, a barrier), and a register matters if its
value can reach such an instruction.
"""

from __future__ import annotations

from hashlib import blake2b

import numpy as np

from harness.sanitizer.emulator.arrays import address_of
from harness.sanitizer.emulator.native.c_layout import REMEMBERED
from harness.sanitizer.emulator.program.lower import Lowered
from harness.sanitizer.emulator.program.operation import TIME
from harness.sanitizer.emulator.state import State
from harness.sanitizer.emulator.threads import Group
from harness.sanitizer.isa.table.index import key_of, look_up
from harness.sanitizer.isa.text.tree import Instruction, Special
from harness.sanitizer.isa.uses import only_computes, read, written

_FIRST_STEP = 4096  # most kernels have ended by then, and have paid nothing
_IN_TURN = 8  # after a state is remembered, threads take turns for an eighth of the steps so far
_NO_EFFECT = ("nanosleep", "griddepcontrol")
_STRONG = ("volatile", "mmio", "relaxed", "acquire", "release")


class Recurrence:
    """Watches a wave. ``recent``: a byte an instruction, set when it is executed; it is cleared
    here, into ``executed``. ``remembered``: the facts for machine code, as in native/context.h:
    most turns begin in a state that plainly differs."""

    def __init__(self, kernel: Lowered, state: State, recent: bytearray, executed: bytearray):
        self._instructions = kernel.program.function.instructions
        self._registers_of_kernel = kernel.program.registers
        self._state, self._recent, self._executed = state, recent, executed
        self._next = _FIRST_STEP  # the step from which on a state is remembered next
        # The remembered state, all of it of the step ``since`` (-1: there is none to compare with).
        # `remember` writes it, and tells machine code.
        self.since = -1
        self._stands: frozenset[tuple[int, int]] = frozenset()
        self._changes = 0
        self._registers = np.zeros(0, np.uint8)  # the register file
        self._control: list[object] = []
        # Digests, not made before all else is as it was: there may be gigabytes.
        self._memory: list[bytes] | None = None
        # Threads that have run since then: `ran` and machine code set them.
        self._ran = np.zeros(state.wave.size, np.bool_)
        self.remembered = np.zeros(len(REMEMBERED), np.int64)
        self._tell(since=-1, next=self._next, ran=address_of(self._ran))
        self._differed = -1  # the register that differed last: it is compared first
        # The slots of the deciding registers, keyed by the instructions that ran.
        self._known: dict[bytes, tuple[int, ...] | None] = {}

    def note(self) -> None:
        """Take over which instructions ran."""
        executed = np.frombuffer(self._executed, np.uint8)
        executed |= np.frombuffer(self._recent, np.uint8)
        self._recent[:] = bytes(len(self._recent))

    def remember(self, with_memory: bool = True) -> None:
        """Remember this state, for comparison with later states."""
        self.note()
        state = self._state
        # Brent's rule: the distance doubles, so that a cycle of any length is found with few
        # copies.
        self.since, self._next = state.steps, max(2 * state.steps, _FIRST_STEP)
        self._stands = frozenset(state.scheduler.stands)
        self._changes = state.changes
        self._registers = state.wave.register_file.copy()
        self._control = _control(state)
        self._memory = _memory(state) if with_memory else None
        self._ran[:] = False
        state.scheduler.go_in_turn(True)
        self._table = np.array([*self._stands], np.int64).reshape(-1, 2)
        self._tell(since=self.since, next=self._next, bytes=0)
        self._tell(stands=address_of(self._table), stands_count=len(self._table))

    def ran(self, group: Group) -> None:
        """Note that these threads have run."""
        if self.since >= 0:
            self._ran[group.select] = True

    def came_again(self) -> bool:
        """Return True if the state equals the remembered state. Remembers a state when that is
        due."""
        state, scheduler = self._state, self._state.scheduler
        if state.steps >= self._next and scheduler.count:
            self.remember(with_memory=False)
            return False
        if state.steps > self.since + self.since // _IN_TURN:
            scheduler.go_in_turn(False)
        if self.since < 0 or scheduler.count != len(self._stands) or state.steps == self.since:
            return False
        # The cheap comparisons first. Memory, perhaps gigabytes of it, comes last.
        if scheduler.stands.keys() != self._stands or not self._is_same_but_for_memory():
            return False
        # All else agrees for the first time: digests are taken now, and decide if the state comes
        # again.
        if self._memory is None:
            self.remember()
            return False
        return _memory(state) == self._memory

    def proves(self) -> bool:
        """Return True if a state that came again shows that no other order of events leads out:
        nothing changed in between, or no executed instruction sees the changes of other threads
        except by barriers. Where it does not, this state is compared with no more."""
        if self._changes == self._state.changes or not any(
            map(_looks_at_others, self._loop_instructions())
        ):
            return True
        self.since = -1
        self._tell(since=-1)
        return False

    @property
    def reads_global_memory(self) -> bool:
        """Return True if an instruction that ran since then does."""
        return any(map(_reads_global, self._loop_instructions()))

    def _loop_instructions(self) -> list[Instruction]:
        ran = np.flatnonzero(np.frombuffer(self._recent, np.uint8))
        return [self._instructions[site] for site in ran]

    def _tell(self, **values: int) -> None:
        remembered = memoryview(self.remembered)  # type: ignore[arg-type]
        for name, value in values.items():
            remembered[REMEMBERED[name]] = value

    def _is_same_but_for_memory(self) -> bool:
        state, wave = self._state, self._state.wave
        recent = bytes(self._recent)
        if recent not in self._known:
            slot_of = {name: slot for name, (slot, _) in self._registers_of_kernel.items()}
            self._known[recent] = _deciding(self._loop_instructions(), slot_of)
        slots = self._known[recent]
        if slots is None:
            return False
        for slot in (self._differed, *slots) if self._differed in slots else slots:
            begin = int(wave.register_starts[slot])
            part = slice(begin, begin + wave.registers[slot].nbytes)
            now, then = wave.register_file[part], self._registers[part]
            if not np.array_equal(now, then):
                self._differed = slot
                self._tell(now=now.ctypes.data, then=then.ctypes.data, bytes=now.nbytes)
                return False
        return (
            all(self._ran[group.select].all() for group in state.scheduler.stands.values())
            and _control(state) == self._control
        )


def _control(state: State) -> list[object]:
    """Return the positions of all threads, and the state of each barrier and each queue of
    copies."""
    wave, scheduler, copies = state.wave, state.scheduler, state.copies
    mbarriers = [
        (
            # The parity alone: no wait can tell the phases of one parity apart, and the count only
            # grows.
            (barrier.block, barrier.address, barrier.phase & 1),
            (barrier.count, barrier.pending, barrier.tx),
            sorted(
                (waiter.site, waiter.parity, waiter.places.tobytes()) for waiter in barrier.waiters
            ),
        )
        for barrier in state.mbarriers
    ]
    block_barriers = [
        (met.block, met.number, np.sort(met.arrived).tobytes(), met.expected)
        for met in state.block_barriers.incomplete()
    ]
    loads = [
        (copy.barrier.block, copy.barrier.address, copy.source.cells.tobytes(),
         copy.target.cells.tobytes())
        for copy in copies.in_flight
    ]  # fmt: skip
    return [
        wave.live.tobytes(),
        wave.carry.tobytes(),
        {at: group.index.tobytes() for at, group in scheduler.stands.items()},
        sorted((pc, group.index.tobytes()) for pc, group in scheduler.parked()),
        mbarriers,
        sorted(block_barriers),
        state.cluster_barriers.position(),
        state.register_pool.position(),
        sorted((site, places.tobytes()) for site, places in state.warpgroups.waiting()),
        loads,
        copies.queues(),
        state.thread_copies.queues(),
    ]


def _memory(state: State) -> list[bytes]:
    """A digest of each region that the wave may have written."""
    access = state.access
    written = [allocation.bytes for allocation in access.global_shadows.touched()]
    return [blake2b(region.data).digest() for region in (access.shared, access.local, *written)]


def _deciding(loop: list[Instruction], slots: dict[str, int]) -> tuple[int, ...] | None:
    """Return the places in the register file of the deciding registers in a loop of these
    instructions; None if the time does."""
    makes: list[tuple[set[str], set[str]]] = []  # the registers written, and what they are made of
    deciding: set[str] = set()
    timed: set[str] = set()
    for instruction in loop:
        results, sources = set(written(instruction)), set(read(instruction))
        makes.append((results, sources))
        if any(
            isinstance(operand, Special) and operand.name in TIME
            for operand in instruction.operands
        ):
            timed |= results
        if _decides(instruction):
            deciding |= sources
    before = -1
    while before != len(deciding):
        before = len(deciding)
        for results, sources in makes:
            if not results.isdisjoint(deciding):
                deciding |= sources
    return tuple(slots[name] for name in deciding) if timed.isdisjoint(deciding) else None


def _decides(instruction: Instruction) -> bool:
    """Return True if an instruction has effects beyond the registers that it writes."""
    return not only_computes(instruction) and key_of(instruction.opcode) not in _NO_EFFECT


def _looks_at_others(instruction: Instruction) -> bool:
    """Return True if it can see what another thread does, in no order that a barrier gives."""
    match = look_up(instruction.opcode)
    if match is None or match.row.key.startswith(("atom", "red", "mbarrier.test_wait")):
        return True
    return match.row.key == "ld" and not match.modifiers.isdisjoint(_STRONG)


def _reads_global(instruction: Instruction) -> bool:
    match = look_up(instruction.opcode)
    if match is None or not match.row.key.startswith(("ld", "atom")):
        return False
    return (match.words.get("space") or "generic") in ("global", "generic")
