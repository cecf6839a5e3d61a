"""Thread copies, cp.async: every thread copies 4, 8 or 16 bytes from global to shared memory.

Without a tensor map, without an mbarrier of bytes, and by the generic proxy: what a thread copied
is its own write once it has waited, and takes a proxy fence before a bulk or tensor copy reads it.
Groups belong to the thread, and are not the bulk groups of `bulk_groups`.
PTX ISA: "Data Movement and Conversion Instructions: Non-bulk copy".
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from harness.ptx._annotations import (
    GlobalAddress,
    Groups,
    OptionalPolicy,
    OptionalSourceBytes,
    SharedAddress,
)
from harness.ptx._inline import instruction

_DOC = """Start copying {size} bytes from global into this block's shared memory, {through}.

    PTX: ``cp.async.{cache}.shared::cta.global{{.L2::cache_hint}} [dst], [src],
    {size}{{, src_bytes}}{{, policy}};``

    dst: shared-memory address (uint32). src: a global array or a uint64 address. Both are
    multiples of {size}. src_bytes: if given, so many bytes are read, 0 to {size}, and the rest of
    dst is zeros: how a thread beyond the array's edge takes part. policy: if given, of
    createpolicy (uint64); a hint.
    Issued by: each thread for itself. Proxy: generic.
    Memory: reads global and writes shared memory at any time until it is waited for; not even
    the issuing thread may read dst before.
    Completes: with `cp_async_wait_group` or `cp_async_wait_all` for its thread; others see it
    after a barrier behind that, or through `cp_async_mbarrier_arrive`. PTX ISA: "cp.async".
    """


def _copy(stub: Callable[..., None]) -> Any:
    """The wrapper that the name of ``stub`` says: cache operator and size."""
    *_, cache, size = stub.__name__.split("_")
    ptx = (
        f"cp.async.{cache}.shared::cta.global[[policy|.L2::cache_hint]] [$dst], [$src], {size}"
        "[[src_bytes|, $src_bytes]][[policy|, $policy]];"
    )
    through = "through L1 and L2" if cache == "ca" else "through L2 alone"
    return instruction(ptx, _DOC.format(cache=cache, size=size, through=through))(stub)


@_copy
def cp_async_ca_4(
    dst: SharedAddress,
    src: GlobalAddress,
    src_bytes: OptionalSourceBytes = None,
    policy: OptionalPolicy = None,
) -> None: ...


@_copy
def cp_async_ca_8(
    dst: SharedAddress,
    src: GlobalAddress,
    src_bytes: OptionalSourceBytes = None,
    policy: OptionalPolicy = None,
) -> None: ...


@_copy
def cp_async_ca_16(
    dst: SharedAddress,
    src: GlobalAddress,
    src_bytes: OptionalSourceBytes = None,
    policy: OptionalPolicy = None,
) -> None: ...


@_copy
def cp_async_cg_16(
    dst: SharedAddress,
    src: GlobalAddress,
    src_bytes: OptionalSourceBytes = None,
    policy: OptionalPolicy = None,
) -> None: ...


@instruction("cp.async.commit_group;")
def cp_async_commit_group() -> None:
    """Gather this thread's uncommitted thread copies into one group.

    PTX: ``cp.async.commit_group;``

    Issued by: the thread that issued the copies. Proxy: none of its own.
    Memory: touches none. Completes: at once; the group completes when all its copies have.
    PTX ISA: "cp.async.commit_group".
    """


@instruction("cp.async.wait_group $n;")
def cp_async_wait_group(n: Groups) -> None:
    """Wait until at most ``n`` of this thread's latest groups of thread copies are under way.

    PTX: ``cp.async.wait_group n;``

    n: constant when the kernel is compiled (an immediate in PTX); 0 waits for all that are
    committed. Issued by: the thread that committed the groups; then a barrier, if others read
    what it copied. Proxy: none of its own.
    Memory: what the groups copied is visible to this thread, like its own writes.
    Completes: with the groups. PTX ISA: "cp.async.wait_group / cp.async.wait_all".
    """


@instruction("cp.async.wait_all;")
def cp_async_wait_all() -> None:
    """Wait for all thread copies of this thread, committed or not.

    PTX: ``cp.async.wait_all;``

    Issued by: the thread that issued the copies; then a barrier, if others read what it copied.
    Proxy: none of its own.
    Memory: what it copied is visible to this thread, like its own writes.
    Completes: with the copies. PTX ISA: "cp.async.wait_group / cp.async.wait_all".
    """


@instruction("cp.async.mbarrier.arrive.shared::cta.b64 [$bar];")
def cp_async_mbarrier_arrive(bar: SharedAddress) -> None:
    """Let an mbarrier hear of this thread's earlier thread copies, beyond its own count.

    PTX: ``cp.async.mbarrier.arrive.shared::cta.b64 [bar];``

    bar: address (uint32). The phase expects one arrival more at once, and gets it when all
    earlier thread copies of this thread are done: the count of `mbarrier_init` leaves it out.
    Issued by: each thread that copied. Proxy: generic. Memory: who waits for the phase sees what
    was copied. Completes: at once; the arrival comes with the copies.
    PTX ISA: "cp.async.mbarrier.arrive".
    """


@instruction("cp.async.mbarrier.arrive.noinc.shared::cta.b64 [$bar];")
def cp_async_mbarrier_arrive_noinc(bar: SharedAddress) -> None:
    """Let an mbarrier hear of this thread's earlier thread copies, as one of its count.

    PTX: ``cp.async.mbarrier.arrive.noinc.shared::cta.b64 [bar];``

    bar: address (uint32). One arrival comes when all earlier thread copies of this thread are
    done: the count of `mbarrier_init` includes it.
    Issued by: each thread that copied. Proxy: generic. Memory: who waits for the phase sees what
    was copied. Completes: at once; the arrival comes with the copies.
    PTX ISA: "cp.async.mbarrier.arrive".
    """
