"""Bulk copies of contiguous bytes: global to shared memory and back, shared to a peer's shared.

PTX ISA: "Data Movement and Conversion Instructions: Bulk copy".
"""

from __future__ import annotations

from harness.ptx._annotations import BlockMask, Bytes, GlobalAddress, Policy, SharedAddress
from harness.ptx._inline import instruction


@instruction(
    "cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes "
    "[$dst], [$src], $bytes, [$bar];"
)
def cp_async_bulk_global_to_shared(
    dst: SharedAddress, src: GlobalAddress, bytes: Bytes, bar: SharedAddress
) -> None:
    """Start copying ``bytes`` contiguous bytes from global into this block's shared memory.

    PTX: ``cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes
    [dst], [src], bytes, [bar];``

    dst: shared-memory address (uint32), 16-byte aligned (a block's own address is also its
    .shared::cluster address). src: a global array or a uint64 address, 16-byte aligned.
    bytes: a multiple of 16. bar: address of the mbarrier that is told.
    Issued by: one thread. Proxy: async.
    Memory: reads global and writes shared memory in the async proxy, at any time until it
    completes. Completes: by lowering bar's tx-count by ``bytes``; a wait on that phase
    makes what was written visible to ordinary reads. PTX ISA: "cp.async.bulk".
    """


@instruction("cp.async.bulk.global.shared::cta.bulk_group [$dst], [$src], $bytes;")
def cp_async_bulk_shared_to_global(dst: GlobalAddress, src: SharedAddress, bytes: Bytes) -> None:
    """Start copying ``bytes`` contiguous bytes from this block's shared to global memory.

    PTX: ``cp.async.bulk.global.shared::cta.bulk_group [dst], [src], bytes;``

    dst: a global array or a uint64 address, 16-byte aligned. src: shared-memory address
    (uint32), 16-byte aligned. bytes: a multiple of 16.
    Issued by: one thread, after a proxy fence by the threads that wrote the source.
    Proxy: async. Memory: reads shared and writes global memory in the async proxy.
    Completes: in the thread's bulk group: `cp_async_bulk_commit_group`, then
    `cp_async_bulk_wait_group_read` (the source may be reused) or
    `cp_async_bulk_wait_group` (the write is done). PTX ISA: "cp.async.bulk".
    """


@instruction(
    "cp.async.bulk.shared::cluster.shared::cta.mbarrier::complete_tx::bytes "
    "[$dst], [$src], $bytes, [$bar];"
)
def cp_async_bulk_shared_to_shared_cluster(
    dst: SharedAddress, src: SharedAddress, bytes: Bytes, bar: SharedAddress
) -> None:
    """Start copying ``bytes`` contiguous bytes of this block's shared memory to a peer's.

    PTX: ``cp.async.bulk.shared::cluster.shared::cta.mbarrier::complete_tx::bytes
    [dst], [src], bytes, [bar];``

    dst: shared::cluster address (uint32), see `mapa`, 16-byte aligned. src: an address in this
    block's shared memory, 16-byte aligned. bytes: a multiple of 16. bar: shared::cluster address
    of an mbarrier of the block that dst lies in.
    Issued by: one thread, after a proxy fence by every thread that wrote the source and a
    barrier, once the peer's barrier is initialised and dst free. Proxy: async.
    Memory: reads and writes shared memory in the async proxy; the source must stay until bar's
    phase completes. Completes: by lowering bar's tx-count by ``bytes``: the peer expects them
    and waits. PTX ISA: "cp.async.bulk".
    """


@instruction(
    "cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes.multicast::cluster "
    "[$dst], [$src], $bytes, [$bar], $mask;"
)
def cp_async_bulk_global_to_shared_multicast(
    dst: SharedAddress, src: GlobalAddress, bytes: Bytes, bar: SharedAddress, mask: BlockMask
) -> None:
    """Start copying contiguous bytes from global into the shared memory of several blocks.

    PTX: ``cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes
    .multicast::cluster [dst], [src], bytes, [bar], mask;``

    dst, bar: addresses (uint32) as in `cp_async_bulk_global_to_shared`: their places in each
    block. src: a global array or a uint64 address, 16-byte aligned. bytes: a multiple of 16.
    mask: uint16, a bit for each block by its rank in the cluster.
    Issued by: one thread of one block, once the barriers of all blocks in the mask are
    initialised and their destinations free. Proxy: async.
    Memory: reads global memory once and writes the shared memory of every block of the mask.
    Completes: in each block by lowering its bar's tx-count by ``bytes``. No block may leave
    before its copy has come. PTX ISA: "cp.async.bulk".
    """


@instruction(
    "cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes.L2::cache_hint "
    "[$dst], [$src], $bytes, [$bar], $policy;"
)
def cp_async_bulk_global_to_shared_cache_hint(
    dst: SharedAddress, src: GlobalAddress, bytes: Bytes, bar: SharedAddress, policy: Policy
) -> None:
    """`cp_async_bulk_global_to_shared` with a cache policy.

    PTX: ``cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes.L2::cache_hint
    [dst], [src], bytes, [bar], policy;``

    policy: of createpolicy (uint64), for the global bytes. The other operands as without it.
    Issued by: one thread. Proxy: async. Memory: as without it; the policy is a hint.
    Completes: by lowering bar's tx-count by ``bytes``. PTX ISA: "cp.async.bulk".
    """


@instruction(
    "cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes.multicast::cluster"
    ".L2::cache_hint [$dst], [$src], $bytes, [$bar], $mask, $policy;"
)
def cp_async_bulk_global_to_shared_multicast_cache_hint(
    dst: SharedAddress,
    src: GlobalAddress,
    bytes: Bytes,
    bar: SharedAddress,
    mask: BlockMask,
    policy: Policy,
) -> None:
    """`cp_async_bulk_global_to_shared_multicast` with a cache policy.

    PTX: ``cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes
    .multicast::cluster.L2::cache_hint [dst], [src], bytes, [bar], mask, policy;``

    policy: of createpolicy (uint64), for the global bytes. The other operands as without it.
    Issued by: one thread of one block. Proxy: async. Memory: as without it; the policy is a hint.
    Completes: in each block by lowering its bar's tx-count by ``bytes``.
    PTX ISA: "cp.async.bulk".
    """


@instruction(
    "cp.async.bulk.global.shared::cta.bulk_group.L2::cache_hint [$dst], [$src], $bytes, $policy;"
)
def cp_async_bulk_shared_to_global_cache_hint(
    dst: GlobalAddress, src: SharedAddress, bytes: Bytes, policy: Policy
) -> None:
    """`cp_async_bulk_shared_to_global` with a cache policy.

    PTX: ``cp.async.bulk.global.shared::cta.bulk_group.L2::cache_hint
    [dst], [src], bytes, policy;``

    policy: of createpolicy (uint64), for the global bytes. The other operands as without it.
    Issued by: one thread, after a proxy fence by the threads that wrote the source.
    Proxy: async. Memory: as without it; the policy is a hint.
    Completes: in the thread's bulk group. PTX ISA: "cp.async.bulk".
    """
