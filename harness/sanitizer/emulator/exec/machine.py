"""Execution of a wave of blocks to its end."""

from __future__ import annotations

import numpy as np

from harness.sanitizer.emulator.exec.endings import check_end, check_waits
from harness.sanitizer.emulator.exec.recurrence import Recurrence
from harness.sanitizer.emulator.findings import Ending, Stopped
from harness.sanitizer.emulator.memory.requests import Requests
from harness.sanitizer.emulator.native.multiplier import multiplier_of
from harness.sanitizer.emulator.native.stepper import AT_STEP, AT_TURN, SPLIT, stepper_of
from harness.sanitizer.emulator.program.lower import SKIPPED, Lowered
from harness.sanitizer.emulator.state import State
from harness.sanitizer.emulator.threads import Group

WORK_OF_A_STEP = 256  # a step's own cost; each of its threads adds 1
_STRETCH = 256  # steps that a group takes before others, copies and the limit get their turn
_TURNS_TO_ARRIVE = 64  # a copy arrives after so many turns at the latest: a thread may poll for it


class Machine:
    """Steps the threads of ``state`` through ``kernel``. ``executed``, a byte an instruction, is
    set for those that are. ``limit`` is of `State.work`; ``is_last``: no blocks come after these.
    """

    def __init__(
        self,
        kernel: Lowered,
        state: State,
        executed: bytearray,
        limit: int,
        is_last: bool,
        banks: Requests,
    ):
        self.kernel, self.state, self.limit, self.is_last = kernel, state, limit, is_last
        self.scheduler, self.copies = state.scheduler, state.copies
        self._executed = bytearray(len(executed))
        self._recurrence = Recurrence(kernel, state, self._executed, executed)
        remembered = self._recurrence.remembered
        self._stepper = stepper_of(kernel, state, self._executed, limit, remembered, banks)
        if kernel.watched_registers:  # wgmma's
            state.multiplier = multiplier_of(self._stepper, state)
        self._gave_up_at = -1  # the step at which waits with a time limit last did

    def run(self) -> None:
        """Run until every thread has left. Raises Stopped and PtxError."""
        try:
            self._run()
        # On every way out, an exception included: a report of a stopped launch counts what ran
        # until then.
        finally:
            self._recurrence.note()
            if self._stepper is not None:
                self._stepper.end()

    def _run(self) -> None:
        state, scheduler, copies = self.state, self.scheduler, self.copies
        scheduler.ready(0, state.wave.everyone)
        while state.live:
            self._wake()
            if self._recurrence.came_again():
                if copies.are_under_way:  # they may poll for it
                    self._arrive()
                else:
                    self._conclude()
            turns = scheduler.turns_without_arrival(copies.are_under_way)
            if scheduler.count and turns < _TURNS_TO_ARRIVE:
                self._take_turn()
            elif copies.are_under_way:
                self._arrive(while_others_run=scheduler.count > 0)
            # First the waits that may return false at any time, which is legal; then lanes that go
            # on without their warp, which is not. After both, nothing can run.
            elif not self._give_up() and not self._go_on_in_part():
                check_waits(state)
                raise Stopped(Ending.DEADLOCK, state)
        # Loads that no thread waited for: their bytes still count, and `check_end` compares the
        # counts.
        while copies.in_flight:
            copies.complete(copies.in_flight[0])
        check_end(state)

    def _take_turn(self) -> None:
        """A group goes on until its threads part, wait, leave, or may meet others; where machine
        code chooses who goes next, others after it."""
        if self._stepper is not None and self._stepper.takes_turns:
            self._run_group(0, None)
        else:
            pc, group = self.scheduler.next()
            self._recurrence.ran(group)
            self._run_group(pc, group)

    def _run_group(self, pc: int, group: Group | None) -> None:
        """Step ``group``, or, where it is None, whose turn it is by machine code's choice."""
        steps, leaders = self.kernel.steps, self.kernel.program.leaders
        state, executed = self.state, self._executed
        undefined, definedness = state.undefined.bits, self.kernel.definedness
        stepper = self._stepper
        while True:
            if stepper is not None and (group is None or stepper.knows[pc]):
                ended, pc, group = stepper.run(pc, group)
                if ended == AT_TURN:
                    return
            else:
                ended = AT_STEP
            assert group is not None
            if ended == SPLIT:
                self._part(pc, group)
                return
            if ended != AT_STEP:
                self.scheduler.ready(pc, group)
                return
            state.steps += 1
            state.work += WORK_OF_A_STEP + group.count
            if state.steps % _STRETCH == 0:
                self._end_stretch(pc, group)
                return
            moved = definedness.step(pc, group, steps[pc]) if undefined else steps[pc](group)
            if moved is SKIPPED:
                moved = None
            else:
                executed[pc] = 1
            if moved is None:
                pc += 1
            elif len(moved) == 1 and not self._met_others(group, moved[0][1]):
                pc, group = moved[0]
            else:
                for there, part in moved:
                    self.scheduler.ready(there, part)
                return
            # At a label groups that took different ways can meet: one step for both costs half.
            if state.gives_way or (pc in leaders and self.scheduler.count):
                self._let_others_run(pc, group)
                return

    def _let_others_run(self, pc: int, group: Group) -> None:
        """``group`` is at a place where it may meet others, or gives way to them."""
        if self.state.gives_way:
            self.state.gives_way = False
            self._wake()  # wake threads whose phase has just completed
        self.scheduler.ready(pc, group)

    def _end_stretch(self, pc: int, group: Group) -> None:
        """Others get their turn. Raises Stopped at the limit: no stretch is checked inside."""
        self.scheduler.ready(pc, group)
        if self.state.work > self.limit:
            raise Stopped(Ending.LIMIT, self.state, pc, group.index)

    def _part(self, pc: int, group: Group) -> None:
        """Machine code found that a branch parts the threads: some take it."""
        assert self._stepper is not None
        taken = self._stepper.taken(group.count)
        there, following = group.where(taken), group.where(~taken)
        self.scheduler.ready(self.kernel.target_of(pc), there)
        self.scheduler.ready(pc + 1, following)

    def _met_others(self, group: Group, moved: Group) -> bool:
        """Return True if other warps go on with ``group``, on a schedule that keeps warps apart:
        they stood at the barrier that it completed."""
        return self.scheduler.by_warp and moved.count > group.count

    def _arrive(self, while_others_run: bool = False) -> None:
        """Let a copy under way arrive."""
        for pc, group in self.copies.next(self.scheduler.pick, while_others_run):
            self.scheduler.ready(pc, group)
        self.scheduler.arrived()

    def _wake(self) -> None:
        """Threads whose phase completed can run again."""
        mbarriers = self.state.mbarriers
        woken, mbarriers.woken = mbarriers.woken, []
        for pc, places in woken:
            self.scheduler.ready(pc, self.state.wave.group(places))

    def _go_on_in_part(self) -> bool:
        """Nothing else can run: let threads go on that wait at an aligned instruction for others of
        their warp or warpgroup, which never come. False if there are none. Where those others wait
        at an mbarrier, the hang is what is wrong."""
        state, in_part = self.state, self.kernel.in_part
        moved = state.block_barriers.go_on_in_part()
        if not moved:
            waiting = []
            for pc, group in self.scheduler.take_parked(in_part):
                if np.isin(group.warps, self._warps_at_mbarriers).any():
                    self.scheduler.park(pc, group)
                else:
                    waiting.append((pc, group))
            waiting += state.warpgroups.take_waiting(in_part)
            for pc, group in waiting[:1]:  # the others may wait for this group
                moved = in_part[pc](group)
            for pc, group in waiting[1:]:
                moved += [(pc, group)]
        for pc, group in moved:
            self.scheduler.ready(pc, group)
        return bool(moved)

    @property
    def _warps_at_mbarriers(self) -> list[int]:
        waiters = (waiter for mbarrier in self.state.mbarriers for waiter in mbarrier.waiters)
        return [int(w) for each in waiters for w in Group(self.state.wave, each.places).warps]

    # -- a state that came again

    def _conclude(self) -> None:
        """Threads run in circles. That is for ever, unless a wait's time limit leads out, or a
        block that has not begun would."""
        state, recurrence = self.state, self._recurrence
        if not recurrence.proves():
            return
        if self._gave_up_at < recurrence.since and any(
            mbarrier.waiters for mbarrier in state.mbarriers
        ):
            recurrence.remember()
            self._time_out()
        elif self._go_on_in_part():
            recurrence.remember()
        elif recurrence.reads_global_memory and not self.is_last:
            raise Stopped(Ending.WAITS_FOR_BLOCKS, state)
        else:
            check_waits(state)
            raise Stopped(Ending.LIVELOCK, state)

    def _give_up(self) -> bool:
        """No thread can run. Let the waits that have a time limit give up; False where that has led
        to nothing but the same again."""
        recurrence = self._recurrence
        if self._gave_up_at >= 0 and recurrence.came_again() and recurrence.proves():
            return False
        recurrence.remember()
        return self._time_out()

    def _time_out(self) -> bool:
        """Let the waits that have a time limit give up; False where there are none."""
        waiters = [(b, w) for b in self.state.mbarriers for w in b.waiters]
        self._gave_up_at = self.state.steps
        for barrier, waiter in waiters:
            group = self.state.wave.group(waiter.places)
            # This writes the wait's result, false, so that the threads continue after the wait.
            self.kernel.time_outs[waiter.site](group)
            self.scheduler.ready(waiter.site + 1, group)
            barrier.waiters.remove(waiter)
        return bool(waiters)
