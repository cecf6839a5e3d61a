"""One wave of blocks, run to its end."""

from __future__ import annotations

import time

import numpy as np

from harness.emulator.diagnosis import endings
from harness.emulator.program.lower import Kernel
from harness.emulator.state import State
from harness.emulator.threads import Group
from harness.errors import KernelHung

_STRETCH = 256  # steps that a group takes before others, copies and the clock get their turn
_TURNS_TO_ARRIVE = 64  # a copy arrives after so many turns at the latest: a thread may poll for it
_VAIN_POLLS = 4096  # after so many polls in a row that changed nothing, nothing will


class Machine:
    """Steps the threads of ``state`` through ``kernel``. ``executed``, a byte an instruction, is
    set for those that are; ``deadline`` is of `time.thread_time`."""

    def __init__(self, kernel: Kernel, state: State, executed: bytearray, deadline: float):
        self.kernel, self.state, self.deadline = kernel, state, deadline
        self.scheduler, self.copies = state.scheduler, state.copies
        self._executed = executed
        self._changes_at_time_out = -1

    def run(self) -> None:
        """Until every thread has left. Raises KernelHung, KernelFault and PtxError."""
        state, scheduler, copies = self.state, self.scheduler, self.copies
        scheduler.ready(0, state.wave.everyone)
        turns = 0
        while state.live:
            self._wake()
            turns = turns + 1 if copies.in_flight else 0
            if scheduler.has_ready and turns < _TURNS_TO_ARRIVE:
                self._run_group(*scheduler.next())
            elif copies.in_flight:
                copies.complete(copies.in_flight[scheduler.pick(len(copies.in_flight))])
                turns = 0
            elif not self._time_out():
                raise KernelHung(endings.deadlock(state), state.reporter.hazards)
        while copies.in_flight:
            copies.complete(copies.in_flight[0])
        endings.residues(state)

    def _run_group(self, pc: int, group: Group) -> None:
        """Step ``group`` until its threads part, wait, leave, or may meet others."""
        steps, leaders = self.kernel.steps, self.kernel.program.leaders
        state, executed = self.state, self._executed
        while True:
            state.steps += 1
            if state.steps % _STRETCH == 0:
                self._check_time(pc, group)
                self.scheduler.ready(pc, group)
                return
            executed[pc] = 1
            moved = steps[pc](group)
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
        vain = self.state.polls > _VAIN_POLLS and not self.copies.in_flight
        if vain or time.thread_time() > self.deadline:
            text = endings.out_of_time(self.state, pc, group, vain)
            raise KernelHung(text, self.state.reporter.hazards)

    def _wake(self) -> None:
        """Threads whose phase completed can run again."""
        mbarriers = self.state.mbarriers
        woken, mbarriers.woken = mbarriers.woken, []
        for pc, places in woken:
            self.scheduler.ready(pc, Group(self.state.wave, np.sort(places)))

    def _time_out(self) -> bool:
        """Let the waits that have a time limit give up; False if they did so in vain before."""
        waiters = [(b, w) for b in self.state.mbarriers for w in b.waiters]
        if not waiters or self.state.changes == self._changes_at_time_out:
            return False
        self._changes_at_time_out = self.state.changes
        for barrier, waiter in waiters:
            group = Group(self.state.wave, np.sort(waiter.places))
            self.kernel.time_outs[waiter.site](group)
            self.scheduler.ready(waiter.site + 1, group)
            barrier.waiters.remove(waiter)
        return True
