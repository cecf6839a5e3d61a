"""mbarrier instructions (PTX ISA 9.7.13.15)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import numpy as np

from harness.sanitizer.emulator.arrays import every, some
from harness.sanitizer.emulator.barriers.mbarriers import (
    PARITY_SHIFT,
    Arrival,
    IllegalBarrierUse,
    MBarriers,
)
from harness.sanitizer.emulator.findings import Reason, Severity
from harness.sanitizer.emulator.program.operation import Operation, Reader, spread
from harness.sanitizer.emulator.program.steps import execute, executes
from harness.sanitizer.emulator.state import state_of
from harness.sanitizer.emulator.threads import Group, Moved, Step
from harness.sanitizer.isa.text.tree import Sink

Result = TypeVar("Result")


# The model of mbarriers does not know which instruction asks: the fault gets its line here.
def checked(op: Operation, group: Group, act: Callable[[], Result]) -> Result:
    try:
        return act()
    except IllegalBarrierUse as illegal:
        op.fault(group, illegal)


@executes("mbarrier.inval")
def inval(op: Operation) -> Step:
    address = op.shared_address(0)

    def step(group: Group) -> None:
        barriers, addresses = state_of(group).mbarriers, spread(address(group), group)
        checked(op, group, lambda: barriers.inval(group, addresses, op.site))

    return step


@executes("mbarrier.arrive")
def arrive(op: Operation) -> Step:
    count = op.read(2, "u32") if len(op.operands) > 2 else None
    # An arrival without a count operand counts one (PTX ISA, "mbarrier.arrive").
    return _arrive(op, count, None)


def _arrive(op: Operation, count: Reader | None, nbytes: Reader | None) -> Step:
    address, write = op.shared_address(1), op.write(0, "b64")
    # The scope is .cta unless the instruction names another one, even if the address is a peer's
    # (PTX ISA, "mbarrier.arrive"). Such an arrival counts, but orders nothing outside its block.
    wide = op.has("cluster")
    drops = op.words["what"] == "arrive_drop"
    returns = not isinstance(op.operands[0], Sink)
    form = Arrival(not op.has("relaxed"), drops, not op.has("noComplete"), returns)

    def step(group: Group) -> None:
        state = state_of(group)
        barriers, addresses = state.mbarriers, spread(address(group), group)
        single, ended = np.uint32(1), barriers.ended
        counts = spread(single if count is None else count(group), group)
        expected = None if nbytes is None else spread(nbytes(group), group)
        tokens = checked(
            op,
            group,
            lambda: barriers.arrive(group, addresses, counts, expected, op.site, wide, form),
        )
        write(group, tokens)
        # A warp that completes a phase queues behind the warps that it wakes. If it has released a
        # buffer too early, they then overwrite what it has yet to read, and the output shows it.
        state.gives_way = state.scheduler.by_warp and barriers.ended > ended

    return step


@executes("mbarrier.pending_count")
def pending_count(op: Operation) -> Step:
    """Return the arrivals that were pending before the arrival that returned the state token."""
    write, state = op.write(0, "u32"), op.read(1, "b64")

    def step(group: Group) -> None:
        # PTX leaves a state token opaque. Here its low 20 bits are the pending arrivals, at most
        # MAX_COUNT, and its top bit is the parity (PARITY_SHIFT).
        write(group, (spread(state(group), group) & np.uint64(0xFFFFF)).astype(np.uint32))

    return step


execute(
    {
        "mbarrier.arrive.expect_tx": lambda op: _arrive(op, None, op.read(2, "u32")),
        "mbarrier.arrive.noComplete": lambda op: _arrive(op, op.read(2, "u32"), None),
        "mbarrier.init": lambda op: _with_number(op, MBarriers.init),
        "mbarrier.expect_tx": lambda op: _with_number(op, MBarriers.count_bytes, "expect"),
        "mbarrier.complete_tx": lambda op: _with_number(op, MBarriers.count_bytes, "complete_tx"),
    }
)


def _with_number(op: Operation, act: Callable[..., object], *what: str) -> Step:
    """``act`` on mbarriers, with a count of each: of arrivals, or of bytes."""
    address, number = op.shared_address(0), op.read(1, "u32")

    def step(group: Group) -> None:
        addresses, numbers = spread(address(group), group), spread(number(group), group)
        barriers = state_of(group).mbarriers
        checked(op, group, lambda: act(barriers, group, addresses, numbers, op.site, *what))

    return step


@executes("mbarrier.test_wait")
def test_wait(op: Operation) -> Step:
    address, write = op.shared_address(1), op.write(0, "pred")
    parity = _parity(op, address)
    how = _acquiring(op)

    def step(group: Group) -> None:
        state = state_of(group)
        addresses, parities = spread(address(group), group), parity(group)
        state.scheduler.polled(op.site, group.index)
        complete, _ = checked(
            op, group, lambda: state.mbarriers.test(group, addresses, parities, op.site, *how)
        )
        # A loop around test_wait never blocks. Under a schedule that runs one warp as far as it
        # can, the arriving warp would not get a turn unless this one gives way.
        state.gives_way = not some(complete)
        write(group, complete)

    return step


@executes("mbarrier.try_wait")
def try_wait(op: Operation) -> Step:
    """Threads whose phase is not complete sleep until it is, or until nothing else can run: the
    time limit of the hardware is not known, so that only then it is taken to have passed."""
    address, write = op.shared_address(1), op.write(0, "pred")
    parity = _parity(op, address)
    site, how = op.site, _acquiring(op)
    # False is a legal result at any time (PTX ISA, "mbarrier.try_wait"): the kernel's loop asks
    # again.
    op.time_out = lambda group: write(group, np.False_)

    def step(group: Group) -> Moved | None:
        state = state_of(group)
        barriers = state.mbarriers
        addresses, parities = spread(address(group), group), parity(group)
        complete, waits = checked(
            op, group, lambda: barriers.test(group, addresses, parities, site, *how)
        )
        if every(complete):
            write(group, complete)
            return None
        # try_wait may return false at its time limit (PTX ISA, "mbarrier.try_wait"). A kernel that
        # goes on regardless is wrong only then, so some schedules let it happen.
        early = state.scheduler.wake_early(site, group.index[~complete])
        # The instruction may return false at any time: then all go on.
        going = np.ones_like(complete) if early else complete
        if not early:
            # A woken thread executes the instruction again, since its phase may be two behind by
            # then.
            barriers.park(group, waits, site)
        if not some(going):
            return []
        awake = group.where(going)
        write(awake, complete[going])
        return [(site + 1, awake)]

    return step


def _acquiring(op: Operation) -> tuple[bool, bool]:
    """``(wide, acquires)`` of a wait."""
    return op.has("cluster"), not op.has("relaxed")


def _parity(op: Operation, address: Reader) -> Reader:
    """The phase operand: a parity, or a state token, which holds its phase's parity."""
    if op.has("parity"):
        return _named_parity(op, op.read(2, "u32"))
    # A token belongs to the phase that its arrival counted in. To wait for the end of that phase is
    # to wait for its parity, with the same confusion when the wait is late by two phases.
    state, shift = op.read(2, "b64"), np.uint64(PARITY_SHIFT)

    def parity(group: Group) -> np.ndarray:
        tokens, addresses = spread(state(group), group), spread(address(group), group)
        barriers = state_of(group).mbarriers
        checked(op, group, lambda: barriers.check_tokens(group, addresses, tokens, op.site))
        return (tokens >> shift).astype(np.int64)

    return parity


def _named_parity(op: Operation, read: Reader) -> Reader:
    """The low bit, of a number that is to be 0 or 1 (PTX ISA 9.7.13.15.16)."""

    def parity(group: Group) -> np.ndarray:
        named = spread(read(group), group)
        if np.count_nonzero(named > 1):
            first = int(np.argmax(named > 1))
            op.undefined(
                group.where(np.arange(group.count) == first),
                Reason.PARITY_OUT_OF_RANGE,
                facts={"parity": int(named[first].astype(np.int32))},
                severity=Severity.FORMAL,
            )
        return (named & 1).astype(np.int64)

    return parity
