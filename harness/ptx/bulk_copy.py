"""Bulk copies of contiguous bytes between global and shared memory: cp.async.bulk.

PTX ISA: "Data Movement and Conversion Instructions: Bulk copy".
"""

from __future__ import annotations

from harness.ptx._annotations import Bytes, GlobalAddress, SharedAddress
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
