"""Clusters: who is who, addresses in each other's shared memory, the cluster barrier.

Blocks of a cluster run at the same time and reach each other's shared memory. An address of
another block's shared memory (a shared::cluster address, uint32) is made by `mapa`; it works in
wrappers that say so, and in the destination and the barrier of a load.
PTX ISA: "mapa", "barrier.cluster", "Cluster dimension special registers".
"""

from __future__ import annotations

from harness.ptx._annotations import Bytes, Count, Parity, Rank, SharedAddress, UInt32
from harness.ptx._inline import instruction


@instruction("mov.u32 $result, %cluster_ctarank;")
def cluster_ctarank() -> UInt32:  # type: ignore[empty-body]
    """The rank of the executing block in its cluster, 0 to `cluster_nctarank` - 1.

    PTX: ``mov.u32 rank, %cluster_ctarank;``

    Issued by: any thread. Proxy: none. Memory: none. Completes: at once.
    PTX ISA: "%cluster_ctarank".
    """


@instruction("mov.u32 $result, %cluster_nctarank;")
def cluster_nctarank() -> UInt32:  # type: ignore[empty-body]
    """The number of blocks in the cluster; 1 without clusters.

    PTX: ``mov.u32 count, %cluster_nctarank;``

    Issued by: any thread. Proxy: none. Memory: none. Completes: at once.
    PTX ISA: "%cluster_nctarank".
    """


@instruction("mapa.shared::cluster.u32 $result, $address, $rank;")
def mapa(address: SharedAddress, rank: Rank) -> UInt32:  # type: ignore[empty-body]
    """The address that ``address`` has in the shared memory of the block of that rank.

    PTX: ``mapa.shared::cluster.u32 mapped, address, rank;``

    address: in the executing block's shared memory (uint32): the same variable's place in the
    other block. rank: below `cluster_nctarank`. Returns a shared::cluster address (uint32).
    Issued by: any thread. Proxy: none. Memory: none. Completes: at once. PTX ISA: "mapa".
    """


@instruction("barrier.cluster.arrive.release.aligned;")
def barrier_cluster_arrive() -> None:
    """Arrive at the cluster's barrier, without waiting.

    PTX: ``barrier.cluster.arrive.release.aligned;``

    Issued by: all threads of the warp together; every thread of the cluster once a phase, each
    followed by `barrier_cluster_wait`.
    Proxy: generic. Memory: release at cluster scope.
    Completes: at once. PTX ISA: "barrier.cluster".
    """


@instruction("barrier.cluster.arrive.relaxed.aligned;")
def barrier_cluster_arrive_relaxed() -> None:
    """`barrier_cluster_arrive` that orders no memory.

    PTX: ``barrier.cluster.arrive.relaxed.aligned;``

    Issued by: as `barrier_cluster_arrive`; after `fence_mbarrier_init` it is enough to share
    initialised barriers.
    Proxy: none. Memory: none. Completes: at once. PTX ISA: "barrier.cluster".
    """


@instruction("barrier.cluster.wait.acquire.aligned;")
def barrier_cluster_wait() -> None:
    """Wait until every thread of the cluster that has not exited has arrived.

    PTX: ``barrier.cluster.wait.acquire.aligned;``

    Issued by: all threads of the warp together, after `barrier_cluster_arrive`.
    Proxy: generic. Memory: acquire at cluster scope.
    Completes: with the last arrival. PTX ISA: "barrier.cluster".
    """


@instruction("mbarrier.arrive.release.cluster.shared::cluster.b64 _, [$bar], $count;")
def mbarrier_arrive_cluster(bar: SharedAddress, count: Count = 1) -> None:
    """Arrive ``count`` times at an mbarrier of any block of the cluster.

    PTX: ``mbarrier.arrive.release.cluster.shared::cluster.b64 _, [bar], count;``

    bar: a shared::cluster address (uint32), see `mapa`. The scope is the cluster: at block
    scope an arrival at another block's barrier orders nothing for that block. Who waits for it
    needs the cluster's scope too: `mbarrier_wait_parity_cluster`.
    Issued by: each thread that has something to release. Proxy: generic.
    Memory: release at cluster scope. Completes: at once. PTX ISA: "mbarrier.arrive".
    """


@instruction("mbarrier.arrive.relaxed.cluster.shared::cluster.b64 _, [$bar], $count;")
def mbarrier_arrive_relaxed_cluster(bar: SharedAddress, count: Count = 1) -> None:
    """`mbarrier_arrive_cluster`, but nothing that came before is released.

    PTX: ``mbarrier.arrive.relaxed.cluster.shared::cluster.b64 _, [bar], count;``

    bar: a shared::cluster address (uint32), see `mapa`. A release at cluster scope becomes a
    memory barrier of the whole GPU (MEMBAR.ALL.GPU, seen in what ptxas 13 writes for sm_90a),
    which waits for every access of the thread that is under way; this arrival is one instruction.
    Issued by: a thread that has no ordinary access to hand over. Proxy: generic.
    Memory: relaxed at cluster scope: it orders nothing. Completes: at once.
    PTX ISA: "mbarrier.arrive".
    """


@instruction("mbarrier.arrive.expect_tx.release.cluster.shared::cluster.b64 _, [$bar], $bytes;")
def mbarrier_arrive_expect_tx_cluster(bar: SharedAddress, bytes: Bytes) -> None:
    """Expect ``bytes`` more at an mbarrier of any block of the cluster, and arrive there.

    PTX: ``mbarrier.arrive.expect_tx.release.cluster.shared::cluster.b64 _, [bar], bytes;``

    bar: a shared::cluster address (uint32), see `mapa`. bytes: up to 2**20 - 1.
    Issued by: one thread. Proxy: generic.
    Memory: release at cluster scope. Completes: at once. PTX ISA: "mbarrier.arrive".
    """


@instruction(
    "{\n\t"
    ".reg .pred complete;\n"
    "WAIT_${:uid}:\n\t"
    "mbarrier.try_wait.parity.acquire.cluster.shared::cta.b64 complete, [$bar], $parity;\n\t"
    "@!complete bra WAIT_${:uid};\n\t"
    "}"
)
def mbarrier_wait_parity_cluster(bar: SharedAddress, parity: Parity) -> None:
    """`mbarrier_wait_parity` that also acquires what threads of other blocks released.

    PTX: a loop around ``mbarrier.try_wait.parity.acquire.cluster.shared::cta.b64``.

    bar: address (uint32) of an mbarrier of the executing block. parity: of the phase.
    Issued by: every thread that goes on to touch what the barrier guards. Proxy: generic.
    Memory: an acquire at cluster scope. Completes: with the phase.
    PTX ISA: "mbarrier.test_wait / mbarrier.try_wait".
    """
