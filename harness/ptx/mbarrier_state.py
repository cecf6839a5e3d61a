"""mbarrier: the rarer forms. States in place of parities, arrivals that drop out, bytes
counted by hand, time limits.

A *state* (uint64) is what an arrival gives: it names the phase that the arrival belonged to. A
wait on it is a wait for that phase; it may be asked of the current phase and the one just
before. Its bits are opaque but for `mbarrier_pending_count`. PTX ISA: "Parallel
Synchronization and Communication Instructions: mbarrier".
"""

from __future__ import annotations

from harness.ptx._annotations import (
    Bytes,
    Count,
    Nanoseconds,
    Parity,
    SharedAddress,
    State,
    UInt32,
    UInt64,
)
from harness.ptx._inline import instruction


@instruction("mbarrier.arrive.noComplete.release.cta.shared::cta.b64 $result, [$bar], $count;")
def mbarrier_arrive_no_complete(  # type: ignore[empty-body]
    bar: SharedAddress, count: Count
) -> UInt64:
    """Arrive ``count`` times, when others are known to arrive later; gives the state.

    PTX: ``mbarrier.arrive.noComplete.release.cta.shared::cta.b64 state, [bar], count;``

    bar: address (uint32). count: fewer than are pending: completing the phase is undefined.
    Issued by: any thread. Proxy: generic. Memory: release at block scope. Completes: at once.
    PTX ISA: "mbarrier.arrive".
    """


@instruction("mbarrier.arrive_drop.release.cta.shared::cta.b64 $result, [$bar], $count;")
def mbarrier_arrive_drop(  # type: ignore[empty-body]
    bar: SharedAddress, count: Count = 1
) -> UInt64:
    """Arrive ``count`` times and drop out: later phases expect so many fewer.

    PTX: ``mbarrier.arrive_drop.release.cta.shared::cta.b64 state, [bar], count;``

    bar: address (uint32). count: 1 to the arrivals still pending.
    Issued by: a thread that takes no part in later phases (before it returns early, say).
    Proxy: generic. Memory: release at block scope. Completes: at once.
    PTX ISA: "mbarrier.arrive_drop".
    """


@instruction("mbarrier.arrive_drop.noComplete.release.cta.shared::cta.b64 $result, [$bar], $count;")
def mbarrier_arrive_drop_no_complete(  # type: ignore[empty-body]
    bar: SharedAddress, count: Count
) -> UInt64:
    """`mbarrier_arrive_drop`, when others are known to arrive later.

    PTX: ``mbarrier.arrive_drop.noComplete.release.cta.shared::cta.b64 state, [bar], count;``

    bar: address (uint32). count: fewer than are pending: completing the phase is undefined.
    Issued by: any thread. Proxy: generic. Memory: release at block scope. Completes: at once.
    PTX ISA: "mbarrier.arrive_drop".
    """


@instruction("mbarrier.arrive_drop.expect_tx.release.cta.shared::cta.b64 $result, [$bar], $bytes;")
def mbarrier_arrive_drop_expect_tx(  # type: ignore[empty-body]
    bar: SharedAddress, bytes: Bytes
) -> UInt64:
    """Raise the tx-count by ``bytes``, arrive once, and drop out of later phases.

    PTX: ``mbarrier.arrive_drop.expect_tx.release.cta.shared::cta.b64 state, [bar], bytes;``

    bar: address (uint32). bytes: what the copies of this phase deliver.
    Issued by: one thread. Proxy: generic. Memory: release at block scope. Completes: at once.
    PTX ISA: "mbarrier.arrive_drop".
    """


@instruction("mbarrier.complete_tx.relaxed.cta.shared::cta.b64 [$bar], $bytes;")
def mbarrier_complete_tx(bar: SharedAddress, bytes: Bytes) -> None:
    """Lower the current phase's tx-count by ``bytes``, as a copy does at its end; copy nothing.

    PTX: ``mbarrier.complete_tx.relaxed.cta.shared::cta.b64 [bar], bytes;``

    bar: address (uint32). bytes: tx-count stays within 2**20 - 1.
    Issued by: one thread, to make good for a copy that it leaves out. Proxy: generic.
    Memory: relaxed, orders nothing. Completes: at once; it may complete the phase.
    PTX ISA: "mbarrier.complete_tx".
    """


@instruction("mbarrier.pending_count.b64 $result, $state;")
def mbarrier_pending_count(state: State) -> UInt32:  # type: ignore[empty-body]
    """The arrivals that the phase lacked just before the arrival that gave ``state``.

    PTX: ``mbarrier.pending_count.b64 count, state;``

    state: of an arrival.
    Issued by: any thread. Proxy: none. Memory: touches none. Completes: at once.
    PTX ISA: "mbarrier.pending_count".
    """


@instruction(
    "{\n\t"
    ".reg .pred complete;\n\t"
    "mbarrier.test_wait.acquire.cta.shared::cta.b64 complete, [$bar], $state;\n\t"
    "selp.u32 $result, 1, 0, complete;\n\t"
    "}"
)
def mbarrier_test_wait(bar: SharedAddress, state: State) -> bool:  # type: ignore[empty-body]
    """Whether the phase that ``state`` names has completed; never waits.

    PTX: ``mbarrier.test_wait.acquire.cta.shared::cta.b64 p, [bar], state;``

    bar: address (uint32). state: of an arrival in the current phase or the one just before.
    Issued by: any thread. Proxy: generic. Memory: when True, an acquire at block scope, as
    `mbarrier_test_wait_parity`. Completes: at once.
    PTX ISA: "mbarrier.test_wait / mbarrier.try_wait".
    """


@instruction(
    "{\n\t"
    ".reg .pred complete;\n\t"
    "mbarrier.try_wait.acquire.cta.shared::cta.b64 complete, [$bar], $state;\n\t"
    "selp.u32 $result, 1, 0, complete;\n\t"
    "}"
)
def mbarrier_try_wait(bar: SharedAddress, state: State) -> bool:  # type: ignore[empty-body]
    """Whether the phase that ``state`` names has completed; may sleep before it says no.

    PTX: ``mbarrier.try_wait.acquire.cta.shared::cta.b64 p, [bar], state;``

    bar, state: as for `mbarrier_test_wait`, but the thread may be suspended up to a limit that
    the system sets. False means "not yet".
    Issued by: any thread. Proxy: generic. Memory: when True, an acquire at block scope.
    Completes: with the phase, or at the limit. PTX ISA: "mbarrier.test_wait / mbarrier.try_wait".
    """


@instruction(
    "{\n\t"
    ".reg .pred complete;\n\t"
    "mbarrier.try_wait.acquire.cta.shared::cta.b64 complete, [$bar], $state, $nanoseconds;\n\t"
    "selp.u32 $result, 1, 0, complete;\n\t"
    "}"
)
def mbarrier_try_wait_for(  # type: ignore[empty-body]
    bar: SharedAddress, state: State, nanoseconds: Nanoseconds
) -> bool:
    """`mbarrier_try_wait` with a hint how long to sleep at most.

    PTX: ``mbarrier.try_wait.acquire.cta.shared::cta.b64 p, [bar], state, nanoseconds;``

    nanoseconds: takes the place of the system's limit.
    Issued by: any thread. Proxy: generic. Memory: when True, an acquire at block scope.
    Completes: with the phase, or at the limit.
    PTX ISA: "mbarrier.test_wait / mbarrier.try_wait", suspendTimeHint.
    """


@instruction(
    "{\n\t"
    ".reg .pred complete;\n\t"
    "mbarrier.try_wait.parity.acquire.cta.shared::cta.b64 complete, [$bar], $parity, "
    "$nanoseconds;\n\t"
    "selp.u32 $result, 1, 0, complete;\n\t"
    "}"
)
def mbarrier_try_wait_parity_for(  # type: ignore[empty-body]
    bar: SharedAddress, parity: Parity, nanoseconds: Nanoseconds
) -> bool:
    """`mbarrier_try_wait_parity` with a hint how long to sleep at most.

    PTX: ``mbarrier.try_wait.parity.acquire.cta.shared::cta.b64 p, [bar], parity,
    nanoseconds;``

    nanoseconds: takes the place of the system's limit.
    Issued by: any thread. Proxy: generic. Memory: when True, an acquire at block scope.
    Completes: with the phase, or at the limit.
    PTX ISA: "mbarrier.test_wait / mbarrier.try_wait", suspendTimeHint.
    """


@instruction(
    "{\n\t"
    ".reg .pred complete;\n"
    "WAIT_${:uid}:\n\t"
    "mbarrier.try_wait.acquire.cta.shared::cta.b64 complete, [$bar], $state;\n\t"
    "@!complete bra WAIT_${:uid};\n\t"
    "}"
)
def mbarrier_wait(bar: SharedAddress, state: State) -> None:
    """Wait until the phase that ``state`` names has completed.

    PTX: a loop around ``mbarrier.try_wait.acquire.cta.shared::cta.b64``.

    bar: address (uint32). state: of this thread's arrival, so that no parity need be counted.
    Issued by: every thread that goes on to touch what the barrier guards. Proxy: generic.
    Memory: an acquire at block scope. Completes: with the phase; a phase that never completes
    hangs the kernel. PTX ISA: "mbarrier.test_wait / mbarrier.try_wait".
    """
