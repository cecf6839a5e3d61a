"""mbarrier: a barrier object in shared memory that counts arrivals and bytes.

An mbarrier is an opaque 64-bit object (8-byte aligned; ``cuda.shared.array(1, np.uint64)``).
Its current phase completes when its pending arrivals and its tx-count are both zero; the
phase then flips parity (0, 1, 0, ...) and the arrival count starts again. All wrappers here
act on the executing block's barriers, at block scope (.cta). PTX ISA: "Parallel
Synchronization and Communication Instructions: mbarrier".
"""

from __future__ import annotations

from harness.ptx._annotations import Bytes, Count, Parity, SharedAddress, UInt64
from harness.ptx._inline import instruction


@instruction("mbarrier.init.shared::cta.b64 [$bar], $count;")
def mbarrier_init(bar: SharedAddress, count: Count) -> None:
    """Start an mbarrier at phase 0, to expect ``count`` arrivals in each phase.

    PTX: ``mbarrier.init.shared::cta.b64 [bar], count;``

    bar: shared-memory address (uint32), 8-byte aligned. count: 1 to 2**20 - 1.
    Issued by: one thread. Proxy: generic.
    Memory: writes the barrier, tx-count 0. To others it is visible only after
    `fence_mbarrier_init` and a barrier; to re-initialise, `mbarrier_inval` first.
    Completes: at once. PTX ISA: "mbarrier.init".
    """


@instruction("mbarrier.inval.shared::cta.b64 [$bar];")
def mbarrier_inval(bar: SharedAddress) -> None:
    """End an mbarrier's life, so that its 8 bytes may be used for anything else.

    PTX: ``mbarrier.inval.shared::cta.b64 [bar];``

    bar: address (uint32) of an initialised mbarrier that nobody waits on any more.
    Issued by: one thread. Proxy: generic.
    Memory: the barrier's contents become undefined. Completes: at once.
    PTX ISA: "mbarrier.inval".
    """


@instruction("mbarrier.arrive.release.cta.shared::cta.b64 $result, [$bar], $count;")
def mbarrier_arrive(bar: SharedAddress, count: Count = 1) -> UInt64:  # type: ignore[empty-body]
    """Arrive ``count`` times at the barrier's current phase; gives the phase's state.

    PTX: ``mbarrier.arrive.release.cta.shared::cta.b64 state, [bar], count;``

    bar: address (uint32). count: 1 to the arrivals still pending; may be computed.
    Issued by: each thread that has something to release. Proxy: generic.
    Memory: release at block scope: what this thread read and wrote before comes before
    whatever a thread does after it has seen the phase complete. The state (uint64) names the
    phase for `mbarrier_wait` and its kin; whoever waits by parity has no use for it.
    Completes: at once; the phase completes with the last arrival (and tx-count 0).
    PTX ISA: "mbarrier.arrive".
    """


@instruction("mbarrier.expect_tx.relaxed.cta.shared::cta.b64 [$bar], $bytes;")
def mbarrier_expect_tx(bar: SharedAddress, bytes: Bytes) -> None:
    """Raise the current phase's tx-count by ``bytes``, without arriving.

    PTX: ``mbarrier.expect_tx.relaxed.cta.shared::cta.b64 [bar], bytes;``

    bar: address (uint32). bytes: what async copies will deliver; tx-count stays within
    2**20 - 1.
    Issued by: one thread, before the phase can complete (someone must still arrive).
    Proxy: generic. Memory: relaxed, orders nothing. Completes: at once.
    PTX ISA: "mbarrier.expect_tx".
    """


@instruction("mbarrier.arrive.expect_tx.release.cta.shared::cta.b64 $result, [$bar], $bytes;")
def mbarrier_arrive_expect_tx(  # type: ignore[empty-body]
    bar: SharedAddress, bytes: Bytes
) -> UInt64:
    """Raise the current phase's tx-count by ``bytes``, then arrive once; gives the state.

    PTX: ``mbarrier.arrive.expect_tx.release.cta.shared::cta.b64 state, [bar], bytes;``

    bar: address (uint32). bytes: exactly what the copies of this phase deliver (a tensor
    copy delivers its whole box, out-of-bounds elements too: ``TensorMap.box_bytes``).
    Issued by: usually the one thread that then issues the copies. Proxy: generic.
    Memory: release at block scope. Completes: at once; the phase completes when all
    arrivals are in and all bytes have come. PTX ISA: "mbarrier.arrive".
    """


@instruction(
    "{\n\t"
    ".reg .pred complete;\n\t"
    "mbarrier.test_wait.parity.acquire.cta.shared::cta.b64 complete, [$bar], $parity;\n\t"
    "selp.u32 $result, 1, 0, complete;\n\t"
    "}"
)
def mbarrier_test_wait_parity(bar: SharedAddress, parity: Parity) -> bool:  # type: ignore[empty-body]
    """Whether the phase of this parity has completed; never waits.

    PTX: ``mbarrier.test_wait.parity.acquire.cta.shared::cta.b64 p, [bar], parity;``

    bar: address (uint32). parity: 0 for the first, third, ... phase, 1 for the second, ...;
    it can only mean the current phase or the one just before.
    Issued by: any thread. Proxy: generic.
    Memory: when True, an acquire at block scope: what arriving threads released, and what
    the copies that completed on this barrier wrote, is visible.
    Completes: at once. PTX ISA: "mbarrier.test_wait / mbarrier.try_wait".
    """


@instruction(
    "{\n\t"
    ".reg .pred complete;\n\t"
    "mbarrier.try_wait.parity.acquire.cta.shared::cta.b64 complete, [$bar], $parity;\n\t"
    "selp.u32 $result, 1, 0, complete;\n\t"
    "}"
)
def mbarrier_try_wait_parity(bar: SharedAddress, parity: Parity) -> bool:  # type: ignore[empty-body]
    """Whether the phase of this parity has completed; may sleep a while before it says no.

    PTX: ``mbarrier.try_wait.parity.acquire.cta.shared::cta.b64 p, [bar], parity;``

    bar, parity: as for `mbarrier_test_wait_parity`, but the thread may be suspended up to a
    limit that the system sets. False means "not yet": ask again, or use
    `mbarrier_wait_parity`, the loop.
    Issued by: any thread. Proxy: generic. Memory: when True, an acquire at block scope.
    Completes: with the phase, or at the limit. PTX ISA: "mbarrier.test_wait / mbarrier.try_wait".
    """


@instruction(
    "{\n\t"
    ".reg .pred complete;\n"
    "WAIT_${:uid}:\n\t"
    "mbarrier.try_wait.parity.acquire.cta.shared::cta.b64 complete, [$bar], $parity;\n\t"
    "@!complete bra WAIT_${:uid};\n\t"
    "}"
)
def mbarrier_wait_parity(bar: SharedAddress, parity: Parity) -> None:
    """Wait until the phase of this parity has completed.

    PTX: a loop around ``mbarrier.try_wait.parity.acquire.cta.shared::cta.b64``.

    bar: address (uint32). parity: of the phase waited for; the waiting code flips it after
    each wait. On a fresh barrier, parity 1 returns at once ("the phase before the first").
    Issued by: every thread that goes on to touch what the barrier guards. Proxy: generic.
    Memory: an acquire at block scope, as `mbarrier_test_wait_parity`; ordinary reads of
    what a copy delivered need no fence after it.
    Completes: with the phase; a phase that never completes hangs the kernel.
    PTX ISA: "mbarrier.test_wait / mbarrier.try_wait".
    """
