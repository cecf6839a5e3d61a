"""Bulk groups: how a thread waits for the bulk and tensor stores it issued.

Groups belong to the thread that issued the copies: the same thread commits and waits.
PTX ISA: "cp.async.bulk.commit_group", "cp.async.bulk.wait_group".
"""

from __future__ import annotations

from harness.ptx._annotations import Groups
from harness.ptx._inline import instruction


@instruction("cp.async.bulk.commit_group;")
def cp_async_bulk_commit_group() -> None:
    """Gather this thread's uncommitted bulk stores into one group.

    PTX: ``cp.async.bulk.commit_group;``

    Issued by: the thread that issued the stores. Proxy: none of its own.
    Memory: touches none. Completes: at once; the group completes when all its copies have
    (an empty group at once). PTX ISA: "cp.async.bulk.commit_group".
    """


@instruction("cp.async.bulk.wait_group $n;")
def cp_async_bulk_wait_group(n: Groups) -> None:
    """Wait until at most ``n`` of this thread's latest bulk groups are still under way.

    PTX: ``cp.async.bulk.wait_group n;``

    n: constant when the kernel is compiled (an immediate in PTX); 0 waits for all.
    Issued by: the thread that committed the groups. Proxy: none of its own.
    Memory: the copies have read their sources and written their destinations, and the writes
    are visible to this thread.
    Completes: with the groups. PTX ISA: "cp.async.bulk.wait_group".
    """


@instruction("cp.async.bulk.wait_group.read $n;")
def cp_async_bulk_wait_group_read(n: Groups) -> None:
    """Wait until all but the latest ``n`` bulk groups have finished *reading* their sources.

    PTX: ``cp.async.bulk.wait_group.read n;``

    n: constant when the kernel is compiled (an immediate in PTX); 0 waits for all.
    Issued by: the thread that committed the groups. Proxy: none of its own.
    Memory: the shared-memory sources may be overwritten (or the block may exit); the writes to
    global memory need not be done.
    Completes: with the reads. PTX ISA: "cp.async.bulk.wait_group".
    """
