"""Fences between proxies, and the fence after mbarrier.init.

Generic accesses (ordinary loads and stores) and the *async proxy* (bulk copies, tensor
copies, wgmma) do not see each other's work in order by themselves. A proxy fence orders
them for the thread that executes it; a barrier then passes that order on to others.
Fences of the generic proxy alone are in `memory_fences`.
PTX ISA: "membar / fence", "Proxies".
"""

from __future__ import annotations

from harness.ptx._inline import instruction


@instruction("fence.proxy.async;")
def fence_proxy_async() -> None:
    """Order this thread's generic accesses with the async proxy, in all state spaces.

    PTX: ``fence.proxy.async;``

    Issued by: every thread that wrote, in the generic proxy, what an async copy or wgmma
    will read; then a barrier (`cuda.syncthreads`), then the copy.
    Proxy: generic and async.
    Memory: earlier generic accesses of this thread come before later async-proxy accesses
    that it issues or that a barrier orders after it, and the other way round.
    Completes: at once; nothing is to be waited for.
    PTX ISA: "membar / fence", ``.proxykind = .async``.
    """


@instruction("fence.proxy.async.shared::cta;")
def fence_proxy_async_shared_cta() -> None:
    """`fence_proxy_async`, restricted to the executing block's shared memory.

    PTX: ``fence.proxy.async.shared::cta;``

    Issued by: every thread that wrote shared memory which a TMA store or wgmma will read;
    then a barrier, then one thread issues the store.
    Proxy: generic and async.
    Memory: orders generic and async-proxy accesses to .shared::cta; not to global memory.
    Completes: at once.
    PTX ISA: "membar / fence".
    """


@instruction("fence.proxy.async.shared::cluster;")
def fence_proxy_async_shared_cluster() -> None:
    """`fence_proxy_async`, restricted to the shared memory of the cluster's blocks.

    PTX: ``fence.proxy.async.shared::cluster;``

    Issued by: every thread that wrote a peer's shared memory (a shared::cluster address) which an
    async copy or wgmma will read; then a cluster barrier.
    Proxy: generic and async.
    Memory: orders generic and async-proxy accesses to .shared::cluster, the block's own included;
    not to global memory. Completes: at once.
    PTX ISA: "membar / fence".
    """


@instruction("fence.proxy.async.global;")
def fence_proxy_async_global() -> None:
    """`fence_proxy_async`, restricted to global memory.

    PTX: ``fence.proxy.async.global;``

    Issued by: threads that wrote global memory with ordinary stores which a bulk or tensor
    copy will read, or the other way round.
    Proxy: generic and async.
    Memory: orders generic and async-proxy accesses to .global; not to shared memory.
    Completes: at once.
    PTX ISA: "membar / fence".
    """


@instruction("fence.mbarrier_init.release.cluster;")
def fence_mbarrier_init() -> None:
    """Make this thread's earlier `mbarrier_init` visible to the async proxy and the cluster.

    PTX: ``fence.mbarrier_init.release.cluster;``

    Issued by: the thread that initialised the barriers, once, after the last of them; then
    a barrier (`cuda.syncthreads`, or a cluster barrier when other blocks use them too).
    Proxy: generic and async.
    Memory: a release, at cluster scope, of mbarrier.init operations alone.
    Completes: at once.
    PTX ISA: "membar / fence", ``fence.mbarrier_init``.
    """


@instruction("fence.proxy.alias;")
def fence_proxy_alias() -> None:
    """Order accesses to one piece of memory through two of its addresses.

    PTX: ``fence.proxy.alias;``

    Issued by: a thread that reaches the same memory by different virtual addresses.
    Proxy: generic, through aliases. Memory: earlier accesses by one address come before later
    ones by another. Completes: at once.
    PTX ISA: "membar / fence", ``.proxykind = .alias``.
    """
