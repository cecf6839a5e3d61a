"""mbarrier instructions (PTX ISA 9.7.13.15)."""

from __future__ import annotations

import numpy as np

from harness.emulator.lanes import Group
from harness.emulator.mbarriers import IllegalBarrierUse
from harness.emulator.operation import Operation, lanes_of
from harness.emulator.table import instruction

_SHARED = "{.shared|.shared::cta}"
_CLUSTER = "{.shared|.shared::cta|.shared::cluster}"  # remote arrivals
_SCOPE = "{.cta|.cluster}"


def checked(op: Operation, group: Group, act):
    try:
        return act()
    except IllegalBarrierUse as illegal:
        op.machine.fault(op.site, group, str(illegal), illegal.kind)


@instruction(f"mbarrier.init{_SHARED}.b64", "[addr], count", "9.7.13.15.9")
def init(op: Operation):
    address, count = op.shared_address(0), op.read(1, "u32")
    barriers = op.machine.mbarriers

    def step(group):
        addresses, counts = lanes_of(address(group), group), lanes_of(count(group), group)
        checked(op, group, lambda: barriers.init(group, addresses, counts, op.site))

    return step


@instruction(f"mbarrier.inval{_SHARED}.b64", "[addr]", "9.7.13.15.10")
def inval(op: Operation):
    address, barriers = op.shared_address(0), op.machine.mbarriers

    def step(group):
        addresses = lanes_of(address(group), group)
        checked(op, group, lambda: barriers.inval(group, addresses, op.site))

    return step


@instruction(f"mbarrier.arrive{{.release|.relaxed}}{_SCOPE}{_CLUSTER}.b64",
             "state, [addr]{, count}", "9.7.13.15.13")
def arrive(op: Operation):
    address, write = op.shared_address(1), op.write(0, "b64")
    count = op.read(2, "u32") if len(op.operands) > 2 else None
    return _arrive(op, write, address, count, None)


@instruction(f"mbarrier.arrive.expect_tx{{.release|.relaxed}}{_SCOPE}{_CLUSTER}.b64",
             "state, [addr], bytes", "9.7.13.15.13")
def arrive_expect_tx(op: Operation):
    address, write, nbytes = op.shared_address(1), op.write(0, "b64"), op.read(2, "u32")
    return _arrive(op, write, address, None, nbytes)


def _arrive(op: Operation, write, address, count, nbytes):
    barriers, wide = op.machine.mbarriers, op.has("cluster")

    def step(group):
        addresses = lanes_of(address(group), group)
        one = np.uint32(1)
        counts = lanes_of(one if count is None else count(group), group)
        expected = None if nbytes is None else lanes_of(nbytes(group), group)
        tokens = checked(
            op, group, lambda: barriers.arrive(group, addresses, counts, expected, op.site, wide)
        )
        write(group, tokens)

    return step


@instruction(f"mbarrier.expect_tx{{.relaxed}}{_SCOPE}{_CLUSTER}.b64", "[addr], bytes",
             "9.7.13.15.11")
def expect_tx(op: Operation):
    address, nbytes, barriers = op.shared_address(0), op.read(1, "u32"), op.machine.mbarriers

    def step(group):
        addresses, expected = lanes_of(address(group), group), lanes_of(nbytes(group), group)
        checked(op, group, lambda: barriers.expect(group, addresses, expected, op.site))

    return step


@instruction(f"mbarrier.test_wait{{.parity}}{{.acquire|.relaxed}}{_SCOPE}{_SHARED}.b64",
             "p, [addr], phase", "9.7.13.15.16")
def test_wait(op: Operation):
    address, parity, write = op.shared_address(1), _parity(op), op.write(0, "pred")
    machine, barriers, wide = op.machine, op.machine.mbarriers, op.has("cluster")

    def step(group):
        addresses, parities = lanes_of(address(group), group), parity(group)
        complete = checked(op, group, lambda: barriers.test(group, addresses, parities, op.site, wide))
        machine.polled(bool(complete.all()))
        write(group, complete)

    return step


@instruction(f"mbarrier.try_wait{{.parity}}{{.acquire|.relaxed}}{_SCOPE}{_SHARED}.b64",
             "p, [addr], phase{, time}", "9.7.13.15.16")
def try_wait(op: Operation):
    """Lanes whose phase is not complete sleep until it is, or until nothing else can run: the
    time limit of the hardware is not known, so that only then it is taken to have passed."""
    address, parity, write = op.shared_address(1), _parity(op), op.write(0, "pred")
    machine, barriers, site = op.machine, op.machine.mbarriers, op.site
    wide = op.has("cluster")
    machine.on_time_out[site] = lambda group: write(group, np.False_)

    def step(group):
        addresses, parities = lanes_of(address(group), group), parity(group)
        complete = checked(op, group, lambda: barriers.test(group, addresses, parities, site, wide))
        if complete.all():
            write(group, complete)
            return None
        early = machine.scheduler.wake_early(site, group.index[~complete])
        sleeping = ~complete
        going = complete.copy()
        if early:  # the instruction may return false at any time
            sleeping, going = np.zeros_like(complete), np.ones_like(complete)
        if sleeping.any():
            asleep = group.where(sleeping)
            barriers.park(asleep, addresses[sleeping], parities[sleeping], site)
        if not going.any():
            return []
        awake = group.where(going)
        write(awake, complete[going])
        return [(site + 1, awake)]

    return step


def _parity(op: Operation):
    """The phase operand: a parity, or a state token, whose lowest bit is its phase's parity."""
    read = op.read(2, "u32" if op.has("parity") else "b64")
    return lambda group: (lanes_of(read(group), group) & 1).astype(np.int64)
