"""mbarriers at cluster scope: transactions, drops and tests for and by threads of other blocks.

`cluster` has the arrivals and the wait that a pipeline over several blocks takes; these are the
rest. Another block's mbarrier has a shared::cluster address, which `mapa` makes; only a block's
own can be waited for. PTX ISA: "Parallel Synchronization and Communication Instructions:
mbarrier".
"""

from __future__ import annotations

from harness.ptx._annotations import Bytes, Count, Parity, SharedAddress
from harness.ptx._inline import instruction


@instruction("mbarrier.expect_tx.relaxed.cluster.shared::cluster.b64 [$bar], $bytes;")
def mbarrier_expect_tx_cluster(bar: SharedAddress, bytes: Bytes) -> None:
    """Expect ``bytes`` more at an mbarrier of any block of the cluster, without arriving.

    PTX: ``mbarrier.expect_tx.relaxed.cluster.shared::cluster.b64 [bar], bytes;``

    bar: a shared::cluster address (uint32), see `mapa`. bytes: up to 2**20 - 1.
    Issued by: one thread. Proxy: generic. Memory: relaxed at cluster scope: it orders nothing.
    Completes: at once. PTX ISA: "mbarrier.expect_tx".
    """


@instruction("mbarrier.complete_tx.relaxed.cluster.shared::cluster.b64 [$bar], $bytes;")
def mbarrier_complete_tx_cluster(bar: SharedAddress, bytes: Bytes) -> None:
    """Count ``bytes`` as delivered at an mbarrier of any block of the cluster, by hand.

    PTX: ``mbarrier.complete_tx.relaxed.cluster.shared::cluster.b64 [bar], bytes;``

    bar: a shared::cluster address (uint32), see `mapa`. bytes: up to 2**20 - 1; nothing is
    copied. Issued by: one thread. Proxy: generic.
    Memory: relaxed at cluster scope: it orders nothing. Completes: at once.
    PTX ISA: "mbarrier.complete_tx".
    """


@instruction("mbarrier.arrive_drop.release.cluster.shared::cluster.b64 _, [$bar], $count;")
def mbarrier_arrive_drop_cluster(bar: SharedAddress, count: Count = 1) -> None:
    """Arrive ``count`` times at an mbarrier of any block of the cluster, and drop out of it.

    PTX: ``mbarrier.arrive_drop.release.cluster.shared::cluster.b64 _, [bar], count;``

    bar: a shared::cluster address (uint32), see `mapa`. count: 1 to the arrivals still pending;
    later phases expect so many fewer.
    Issued by: a thread that takes no part in later phases. Proxy: generic.
    Memory: release at cluster scope. Completes: at once. PTX ISA: "mbarrier.arrive_drop".
    """


@instruction(
    "mbarrier.arrive_drop.expect_tx.release.cluster.shared::cluster.b64 _, [$bar], $bytes;"
)
def mbarrier_arrive_drop_expect_tx_cluster(bar: SharedAddress, bytes: Bytes) -> None:
    """Expect ``bytes`` more at an mbarrier of any block, arrive there once, and drop out of it.

    PTX: ``mbarrier.arrive_drop.expect_tx.release.cluster.shared::cluster.b64 _, [bar],
    bytes;``

    bar: a shared::cluster address (uint32), see `mapa`. bytes: up to 2**20 - 1; later phases
    expect one arrival fewer. Issued by: one thread. Proxy: generic.
    Memory: release at cluster scope. Completes: at once. PTX ISA: "mbarrier.arrive_drop".
    """


@instruction(
    "{\n\t"
    ".reg .pred complete;\n\t"
    "mbarrier.test_wait.parity.acquire.cluster.shared::cta.b64 complete, [$bar], $parity;\n\t"
    "selp.u32 $result, 1, 0, complete;\n\t"
    "}"
)
def mbarrier_test_wait_parity_cluster(  # type: ignore[empty-body]
    bar: SharedAddress, parity: Parity
) -> bool:
    """`mbarrier_test_wait_parity` that also acquires what threads of other blocks released.

    PTX: ``mbarrier.test_wait.parity.acquire.cluster.shared::cta.b64 complete, [bar],
    parity;``

    bar: address (uint32) of an mbarrier of the executing block. parity: of the phase.
    Issued by: any thread. Proxy: generic. Memory: an acquire at cluster scope, where it answers
    yes. Completes: at once, with the answer. PTX ISA: "mbarrier.test_wait / mbarrier.try_wait".
    """


@instruction(
    "{\n\t"
    ".reg .pred complete;\n\t"
    "mbarrier.try_wait.parity.acquire.cluster.shared::cta.b64 complete, [$bar], $parity;\n\t"
    "selp.u32 $result, 1, 0, complete;\n\t"
    "}"
)
def mbarrier_try_wait_parity_cluster(  # type: ignore[empty-body]
    bar: SharedAddress, parity: Parity
) -> bool:
    """`mbarrier_try_wait_parity` that also acquires what threads of other blocks released.

    PTX: ``mbarrier.try_wait.parity.acquire.cluster.shared::cta.b64 complete, [bar],
    parity;``

    bar: address (uint32) of an mbarrier of the executing block. parity: of the phase.
    Issued by: any thread. Proxy: generic. Memory: an acquire at cluster scope, where it answers
    yes. Completes: with the phase, or after a while that the machine chooses.
    PTX ISA: "mbarrier.test_wait / mbarrier.try_wait".
    """
