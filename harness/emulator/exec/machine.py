"""One wave of blocks, run to its end."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial

import numpy as np

from harness.arch import blackwell
from harness.emulator.barriers.block_barriers import BlockBarriers
from harness.emulator.barriers.cluster_barriers import ClusterBarriers
from harness.emulator.barriers.cluster_exit import check_exit, check_mbarriers
from harness.emulator.barriers.mbarriers import MBarriers
from harness.emulator.copies.engine import Copies
from harness.emulator.copies.tensormap_proxy import TensorMapProxy
from harness.emulator.copies.thread_copies import ThreadCopies
from harness.emulator.diagnosis import endings as diagnosis
from harness.emulator.diagnosis.causes import explain
from harness.emulator.hazards.reports import Reporter
from harness.emulator.memory.access import Access, GlobalShadows
from harness.emulator.memory.banks import Banks
from harness.emulator.memory.printf import Printer
from harness.emulator.ordering.clocks import Clocks
from harness.emulator.ordering.races import Races
from harness.emulator.ordering.register_order import RegisterOrder
from harness.emulator.ordering.warpgroups import Warpgroups
from harness.emulator.program.operation import Operation
from harness.emulator.program.prepare import SHARED_BASE, Program, Registers
from harness.emulator.program.special_registers import special_register
from harness.emulator.program.steps import STEPS
from harness.emulator.scheduler import Scheduler
from harness.emulator.threads import Group, Wave
from harness.errors import KernelFault, KernelHung, PtxError
from harness.isa.table.index import look_up

_STRETCH = 256  # steps that a group takes before others, copies and the clock get their turn
_TURNS_TO_ARRIVE = 64  # a copy arrives after so many turns at the latest: a thread may poll for it
_VAIN_POLLS = 4096  # after so many polls in a row that changed nothing, nothing will


class Machine:
    def __init__(
        self,
        program: Program,
        wave: Wave,
        global_shadows: GlobalShadows,
        parameters: np.ndarray,
        symbols: dict[str, int],
        reporter: Reporter,
        banks: Banks,
        scheduler: Scheduler,
        shared_granule_bytes: int,
        columns: int,
        deadline: float,
        write: Callable[[str], object],
        watch: Callable[[Machine], None] = lambda machine: None,
    ):
        """``write`` gets what the kernel prints; ``watch`` is shown the machine before its first
        step."""
        self.program, self.wave, self.reporter, self.scheduler = program, wave, reporter, scheduler
        self.symbols, self.deadline = symbols, deadline
        self.clocks = Clocks(wave.blocks, wave.threads, columns, wave.first)
        self.races = Races(self.clocks, reporter)
        layout = program.layout
        self.access = Access(
            wave,
            self.races,
            global_shadows,
            shared_bytes=layout.shared_bytes,
            local_bytes=layout.local_bytes,
            parameters=parameters,
            constants=layout.constants,
            shared_granule_bytes=shared_granule_bytes,
            banks=banks,
        )
        self.printer = Printer(self.access, write)
        self.registers = Registers(program.function, wave.size)
        self.mbarriers = MBarriers(
            wave, self.clocks, reporter, self.access.shared_shadow, self.access.shared_bytes
        )
        self.block_barriers = BlockBarriers(wave, self.clocks, self._forget_reads)
        self.cluster_barriers = ClusterBarriers(wave, self.clocks)
        self.copies = Copies(
            wave,
            self.clocks,
            self.races,
            self.mbarriers,
            self.access,
            reporter,
            scheduler.copies_arrive_now,
        )
        reporter.explain_conflict = partial(explain, self.mbarriers)
        self.on_time_out: dict[int, Callable[[Group], None]] = {}
        self.progress = 0
        self.polls = 0
        self.steps = 0
        self.executed: set[str] = set()
        self._live = wave.size
        self._progress_at_time_out = -1
        self._progress_at_poll = -1
        instructions = program.function.instructions
        self.tensormap_proxy = TensorMapProxy(self)
        self.thread_copies = ThreadCopies(self.clocks)
        self.warpgroups = Warpgroups(wave, self.clocks)
        self.register_order = RegisterOrder(instructions, self.registers, self.warpgroups, reporter)
        watch(self)
        self._code = [self._build(site, i) for site, i in enumerate(instructions)]

    # -- the run

    def run(self) -> None:
        """Until every lane has left. Raises KernelHung, KernelFault and PtxError."""
        self.scheduler.ready(0, self.wave.everyone)
        turns = 0
        while self._live:
            self._wake()
            turns = turns + 1 if self.copies.in_flight else 0
            if self.scheduler.has_ready and turns < _TURNS_TO_ARRIVE:
                self._run_group(*self.scheduler.next())
            elif self.copies.in_flight:
                in_flight = self.copies.in_flight
                self.copies.complete(in_flight[self.scheduler.pick(len(in_flight))])
                turns = 0
            elif not self._time_out():
                raise KernelHung(diagnosis.deadlock(self), self.reporter.hazards)
        while self.copies.in_flight:
            self.copies.complete(self.copies.in_flight[0])
        diagnosis.residues(self)

    def _run_group(self, pc: int, group: Group) -> None:
        """Step ``group`` until its lanes part, wait, leave, or may meet others."""
        code, leaders = self._code, self.program.leaders
        while True:
            self.steps += 1
            if self.steps % _STRETCH == 0:
                self._check_time(pc, group)
                self.scheduler.ready(pc, group)
                return
            moved = code[pc](group)
            if moved is None:
                pc += 1
            elif len(moved) == 1 and not self._met_others(group, moved[0][1]):
                pc, group = moved[0]
            else:
                for there, part in moved:
                    self.scheduler.ready(there, part)
                return
            if pc in leaders and self.scheduler.has_ready:
                self.scheduler.ready(pc, group)
                return

    def _met_others(self, group: Group, moved: Group) -> bool:
        """Whether other warps go on with ``group``, on a schedule that keeps warps apart: they
        stood at the barrier that it completed."""
        return self.scheduler.by_warp and moved.count > group.count

    def _check_time(self, pc: int, group: Group) -> None:
        vain = self.polls > _VAIN_POLLS and not self.copies.in_flight
        if vain or time.monotonic() > self.deadline:
            raise KernelHung(diagnosis.out_of_time(self, pc, group, vain), self.reporter.hazards)

    def polled(self, everything_complete: bool) -> None:
        """A test_wait was executed; counts those in a row that found nothing new."""
        now = self.progress + self.mbarriers.progress
        if everything_complete or now != self._progress_at_poll:
            self.polls, self._progress_at_poll = 0, now
        else:
            self.polls += 1

    def _wake(self) -> None:
        if self.mbarriers.woken:
            woken, self.mbarriers.woken = self.mbarriers.woken, []
            for pc, lanes in woken:
                self.scheduler.ready(pc, Group(self.wave, np.sort(lanes)))

    def _forget_reads(self, block: int) -> None:
        """All threads of the block met: what they read before is behind all that follows."""
        log = self.access.shared_shadow.log
        if log:
            log.keep(log.entries()[3] != block + self.wave.first)

    def _time_out(self) -> bool:
        """Let the waits that have a time limit give up; False if they did so in vain before."""
        now = self.progress + self.mbarriers.progress
        waiters = [(b, w) for b in self.mbarriers for w in b.waiters]
        if not waiters or now == self._progress_at_time_out:
            return False
        self._progress_at_time_out = now
        for barrier, waiter in waiters:
            group = Group(self.wave, np.sort(waiter.lanes))
            self.on_time_out[waiter.site](group)
            self.scheduler.ready(waiter.site + 1, group)
            barrier.waiters.remove(waiter)
        return True

    def leave(self, group: Group):
        """The lanes exit."""
        self.progress += 1
        self._live -= group.count
        for block, thread in zip(group.blocks, group.threads, strict=True):
            if (int(block), int(thread)) in self.copies:
                self.copies.leave(int(block), int(thread))
        if self.wave.cluster_size > 1:
            access = self.access
            for block in np.unique(group.blocks):
                if not self.wave.block_lives(block):
                    check_exit(
                        int(block),
                        access.shared_shadow,
                        access.shared_bytes,
                        self.clocks,
                        self.reporter,
                    )
                    check_mbarriers(int(block), self.mbarriers, self.clocks, self.reporter)
        return [*self.block_barriers.leave(group), *self.cluster_barriers.leave(group)]

    # -- building steps

    def _build(self, site: int, instruction):
        match = look_up(instruction.opcode)
        if match is None:
            mode = blackwell.of_opcode(instruction.opcode)
            why = f": {mode.refusal}" if mode else ""
            step = self._refusal(
                self.ptx_error(site, f"unknown instruction `{instruction.opcode}`{why}")
            )
        else:
            try:
                step = STEPS[match.row.key](Operation(self, instruction, site, match))
            except PtxError as error:
                step = self._refusal(error)
            else:
                step = self.register_order.watch(instruction, site, step)
        opcode, executed, guard = instruction.opcode, self.executed, instruction.guard
        if guard is not None and not opcode.startswith("bra"):
            step = self._guarded(step, guard, site)
        first = True

        def counted(group):
            nonlocal first
            if first:
                executed.add(opcode)
                first = False
            return step(group)

        return counted

    def _refusal(self, error: PtxError):
        """A step that stops the run: what is not known is not guessed."""

        def refuse(group):
            raise error

        return refuse

    def _guarded(self, step, guard, site: int):
        values, slot = self.registers.values, self.registers.slot(guard.predicate)

        def guarded(group):
            holds = values[slot][group.select]
            if guard.negated:
                holds = ~holds
            if holds.all():
                return step(group)
            if not holds.any():
                return None
            moved = step(group.where(holds))
            if moved is None:
                return None
            return [*moved, (site + 1, group.where(~holds))]

        return guarded

    # -- what steps ask for

    def special(self, name: str):
        layout = self.program.layout
        bytes_of = {
            "%dynamic_smem_size": layout.dynamic_bytes,
            "%total_smem_size": layout.shared_bytes - SHARED_BASE,
        }
        if name in bytes_of:
            return np.full(self.wave.size, bytes_of[name], np.uint32)
        return special_register(self.wave, name)

    def symbol_address(self, name: str, site: int) -> int:
        for places in (self.program.layout.offsets, self.symbols):
            if name in places:
                return places[name]
        raise self.ptx_error(site, f"unknown symbol {name}")

    def ptx_error(self, site: int, message: str) -> PtxError:
        instruction = self.program.function.instructions[site]
        place = f"PTX line {instruction.ptx_line}, `{instruction}`"
        if instruction.location is not None:
            place += f"; {self.reporter.place(site)}"
        return PtxError(f"{message} ({place})")

    def fault(self, site: int, group: Group, message: str, kind: str = "illegal-access"):
        """End the launch: the hardware would kill it here, or do nobody knows what."""
        threads = ((int(group.blocks[0]) + self.wave.first, int(group.threads[0])),)
        self.reporter.hazard(kind, site, None, threads, detail=message)
        block, thread = threads[0]
        raise KernelFault(
            f"{self.reporter.place(site)}\nthread {thread} of block {block}: {message}",
            self.reporter.hazards,
        )
