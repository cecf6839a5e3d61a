"""Block barriers and memory fences (PTX ISA 9.7.13.1 to 9.7.13.4)."""

from __future__ import annotations

import numpy as np

from harness.emulator.block_barriers import round_up_to_warps
from harness.emulator.clocks import GLOBAL, INIT, SHARED
from harness.emulator.operation import Operation, lanes_of
from harness.emulator.table import instruction


@instruction("bar{.cta}.sync", "a{, b}", "9.7.13.1")
@instruction("barrier{.cta}.sync{.aligned}", "a{, b}", "9.7.13.1")
def bar_sync(op: Operation):
    return _arrive(op, waits=True)


@instruction("bar{.cta}.arrive", "a, b", "9.7.13.1")
@instruction("barrier{.cta}.arrive{.aligned}", "a, b", "9.7.13.1")
def bar_arrive(op: Operation):
    return _arrive(op, waits=False)


def _arrive(op: Operation, waits: bool):
    number = op.read(0, "u32")
    threads = op.read(1, "u32") if len(op.operands) > 1 else None
    machine = op.machine

    def step(group):
        machine.progress += 1
        expected = None
        if threads is not None:
            expected = round_up_to_warps(int(np.max(threads(group))))
        numbers = lanes_of(number(group), group)
        if int(numbers.max()) > 15:
            machine.fault(op.site, group, f"names barrier {int(numbers.max())}; there are 16")
        released = []
        for which in np.unique(numbers):
            part = group.where(numbers == which)
            released += machine.block_barriers.arrive(part, int(which), expected, op.site, waits)
        return released

    return step


@instruction("fence{.acquire|.release|.acq_rel|.sc}.<scope>", "", "9.7.13.4",
             scope="cta cluster gpu sys")
@instruction("membar.<scope>", "", "9.7.13.4", scope="cta gl sys")
def fence(op: Operation):
    """Orders this thread's strong accesses before it and after it."""
    wide, order = op.words["scope"] != "cta", op.machine.access.order
    return lambda group: order.fence(group, wide)


@instruction("fence.mbarrier_init.release.cluster", "", "9.7.13.4")
def fence_mbarrier_init(op: Operation):
    return _proxy_fence(op, (INIT,))


@instruction("fence.proxy.async", "", "9.7.13.4", proxy="generic and async")
def fence_proxy_async(op: Operation):
    return _proxy_fence(op, (SHARED, GLOBAL))


@instruction("fence.proxy.async.shared::<window>", "", "9.7.13.4", proxy="generic and async",
             window="cta cluster")
def fence_proxy_async_shared(op: Operation):
    return _proxy_fence(op, (SHARED,))


@instruction("fence.proxy.async.global", "", "9.7.13.4", proxy="generic and async")
def fence_proxy_async_global(op: Operation):
    return _proxy_fence(op, (GLOBAL,))


def _proxy_fence(op: Operation, kinds):
    return lambda group: op.machine.clocks.fence(kinds, group.blocks, group.threads)
