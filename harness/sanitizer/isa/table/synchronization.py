"""Barriers, fences and votes (PTX ISA 9.7.13).

A block has 16 barriers, 0 to 15; ``cuda.syncthreads`` is number 0, for all threads. A barrier is
complete when its number of threads have arrived, and then starts again. Threads that `bar_sync`
wait; threads that `bar_arrive` do not: a producer may arrive and go on, and a consumer waits.

Generic accesses (ordinary loads and stores) and the *async proxy* (bulk copies, tensor copies,
wgmma) do not see each other's work in order without a fence. A proxy fence orders them for the
thread that executes it; a barrier then passes that order on to others. ``fence.acq_rel`` and
``fence.sc`` order ordinary reads and writes, not those of the async proxy.
`cuda.threadfence_block`, `cuda.threadfence` and `cuda.threadfence_system` are numba's names for
membar, which is fence.sc at block, device and system scope.

Blocks of a cluster run at the same time and can access each other's shared memory: the cluster's
barrier ensures that all have started, and that none exits too early.
"""

from __future__ import annotations

from harness.sanitizer.isa.table.row import Row, address, form, reads, row, wrapper

_MEANS = {
    "acq_rel": "all before it is visible to threads that synchronize with what comes after it",
    "sc": "as fence.acq_rel, and all threads agree on one order of these fences",
}
_WHO = {
    "cta": "the block",
    "cluster": "the cluster",
    "gpu": "the device",
    "sys": "the device, the host and other devices",
}

ROWS: tuple[Row, ...] = (
    row(
        "bar.sync 9.7.13.1 Arrives at a barrier of the block, and waits for the others.",
        form("bar{.cta}.sync", "a{, b}"),
        form("barrier{.cta}.sync{.aligned}", "a{, b}"),
        wrapper(
            "bar_sync(id: BarrierNumber, threads: Threads)",
            "bar.sync $id, $threads;",
            "Arrive at a barrier of the block, and wait until ``threads`` threads have arrived.",
            "id: 0 to 15; 0 is that of ``cuda.syncthreads``. threads: the number that take part, "
            "including those that only arrive; a multiple of 32, and the same in every call until "
            "the barrier is complete.",
        ),
        issuer="warp",
        completion="when others come",
        roles={"a": reads("u32"), "b": reads("u32")},
        issued_by="all threads of a warp together",
        memory="what participants did before it comes before what waiting threads do after it",
        completes="at the last arrival",
        manual='"bar, barrier"',
    ),
    row(
        "bar.arrive 9.7.13.1 Arrives at a barrier of the block without waiting.",
        form("bar{.cta}.arrive", "a, b"),
        form("barrier{.cta}.arrive{.aligned}", "a, b"),
        wrapper(
            "bar_arrive(id: BarrierNumber, threads: Threads)",
            "bar.arrive $id, $threads;",
            "Arrive at a barrier of the block, without waiting.",
            "id: 0 to 15. threads: as for `bar_sync`, which other threads must call: they count as "
            "well.",
        ),
        issuer="warp",
        roles={"a": reads("u32"), "b": reads("u32")},
        issued_by="all threads of a warp together; not twice before the barrier is complete",
        memory="what this thread did before it comes before what waiting threads do after the "
        "barrier",
        manual='"bar, barrier"',
    ),
    row(
        "bar.red 9.7.13.1 Arrives at a barrier of the block, waits, and reduces a predicate over "
        "the threads.",
        form("bar{.cta}.red.<op>.<type>", "d, a{, b}, c", op="popc", type="u32"),
        form("bar{.cta}.red.<op>.<type>", "d, a{, b}, c", op="and or", type="pred"),
        form("barrier{.cta}.red.<op>{.aligned}.<type>", "d, a{, b}, c", op="popc", type="u32"),
        form("barrier{.cta}.red.<op>{.aligned}.<type>", "d, a{, b}, c", op="and or", type="pred"),
        issuer="warp",
        completion="when others come",
        roles={"a": reads("u32"), "b": reads("u32"), "c": reads("pred")},
    ),
    row(
        "bar.warp.sync 9.7.13.2 Waits for the other lanes of the warp.",
        form("bar.warp.sync", "mask"),
        issuer="warp",
        completion="when others come",
    ),
    row(
        "barrier.cluster.arrive 9.7.13.3 Arrives at the cluster's barrier without waiting.",
        form("barrier.cluster.arrive{.release|.relaxed}{.aligned}", ""),
        wrapper(
            "barrier_cluster_arrive()",
            "barrier.cluster.arrive.release.aligned;",
            "Arrive at the cluster's barrier, without waiting.",
            of_proxy="generic",
        ),
        wrapper(
            "barrier_cluster_arrive_relaxed()",
            "barrier.cluster.arrive.relaxed.aligned;",
            "`barrier_cluster_arrive` without memory ordering.",
            issued_by="as `barrier_cluster_arrive`; after `fence_mbarrier_init` it is enough to "
            "share initialized barriers",
            of_proxy="none",
            memory="none",
        ),
        issuer="warp",
        issued_by="all threads of the warp together; every thread of the cluster once per phase, "
        "each followed by `barrier_cluster_wait`",
        of_proxy="generic; with .relaxed, none",
        memory="release at cluster scope",
        manual='"barrier.cluster"',
    ),
    row(
        "barrier.cluster.wait 9.7.13.3 Waits at the cluster's barrier for all threads of the "
        "cluster.",
        form("barrier.cluster.wait{.acquire}{.aligned}", ""),
        wrapper(
            "barrier_cluster_wait()",
            "barrier.cluster.wait.acquire.aligned;",
            "Wait until every thread of the cluster that has not exited has arrived.",
        ),
        issuer="warp",
        completion="when others come",
        issued_by="all threads of the warp together, after `barrier_cluster_arrive`",
        memory="acquire at cluster scope",
        completes="at the last arrival",
        manual='"barrier.cluster"',
    ),
    row(
        "fence 9.7.13.4 Orders the thread's accesses before and after it, for a scope.",
        form("fence{.acquire|.release|.acq_rel|.sc}.<scope>", "", scope="cta cluster gpu sys"),
        form("membar.<scope>", "", scope="cta gl sys"),
        *(
            wrapper(
                f"fence_{semantics}_{scope}()",
                f"fence.{semantics}.{scope};",
                f"Order this thread's generic accesses for {who}: fence.{semantics}.",
                memory=f"{means}, in {who}",
            )
            for semantics, means in _MEANS.items()
            for scope, who in _WHO.items()
        ),
        issued_by="a thread between writing data and a flag, or between reading a flag and data",
        manual='"membar / fence"',
    ),
    row(
        "fence.release.sync_restrict 9.7.13.4 Releases only the thread's accesses to shared "
        "memory.",
        form("fence.release.sync_restrict::shared::cta.cluster", ""),
    ),
    row(
        "fence.acquire.sync_restrict 9.7.13.4 Acquires only other threads' accesses to shared "
        "memory.",
        form("fence.acquire.sync_restrict::shared::cluster.cluster", ""),
    ),
    row(
        "fence.mbarrier_init 9.7.13.4 Makes initialized mbarriers visible to the cluster and to "
        "the async proxy.",
        form("fence.mbarrier_init.release.cluster", ""),
        wrapper(
            "fence_mbarrier_init()",
            "fence.mbarrier_init.release.cluster;",
            "Make this thread's earlier `mbarrier_init` visible to the async proxy and the "
            "cluster.",
        ),
        issued_by="the thread that initialized the barriers, once, after the last of them; then a "
        "barrier (`cuda.syncthreads`, or a cluster barrier if other blocks use them too)",
        of_proxy="generic and async",
        memory="a release, at cluster scope, of mbarrier.init operations only",
        manual='"membar / fence", ``fence.mbarrier_init``',
    ),
    row(
        "fence.proxy.alias 9.7.13.4 Orders accesses to the same memory through different "
        "addresses.",
        form("fence.proxy.alias", ""),
        form("membar.proxy.alias", ""),
        wrapper(
            "fence_proxy_alias()",
            "fence.proxy.alias;",
            "Order accesses to the same memory through different addresses.",
        ),
        issued_by="a thread that accesses the same memory through different virtual addresses",
        of_proxy="generic, through aliases",
        memory="earlier accesses through one address come before later ones through another",
        manual='"membar / fence", ``.proxykind = .alias``',
    ),
    row(
        "fence.proxy.async 9.7.13.4 Orders generic accesses with those of the async proxy.",
        form("fence.proxy.async", ""),
        form("membar.proxy.async", ""),
        wrapper(
            "fence_proxy_async()",
            "fence.proxy.async;",
            "Order this thread's generic accesses with the async proxy, in all state spaces.",
        ),
        proxy="generic and async",
        issued_by="every thread that wrote, in the generic proxy, what an async copy or wgmma "
        "will read; then a barrier (`cuda.syncthreads`), then the copy",
        memory="earlier generic accesses of this thread come before later async-proxy accesses "
        "that it issues or that a barrier orders after it, and vice versa",
        completes="at once; there is nothing to wait for",
        manual='"membar / fence", ``.proxykind = .async``',
    ),
    row(
        "fence.proxy.async.shared 9.7.13.4 Orders generic accesses to shared memory with those of "
        "the async proxy.",
        form("fence.proxy.async.shared::<window>", "", window="cta cluster"),
        wrapper(
            "fence_proxy_async_shared_cluster()",
            "fence.proxy.async.shared::cluster;",
            "`fence_proxy_async`, restricted to the shared memory of the cluster's blocks.",
        ),
        wrapper(
            "fence_proxy_async_shared_cta()",
            "fence.proxy.async.shared::cta;",
            "`fence_proxy_async`, restricted to the executing block's shared memory.",
            issued_by="every thread that wrote shared memory that a TMA store or wgmma will read; "
            "then a barrier, then one thread issues the store",
            memory="orders generic and async-proxy accesses to .shared::cta; not those to global "
            "memory",
        ),
        proxy="generic and async",
        issued_by="every thread that wrote a peer's shared memory (a shared::cluster address) that "
        "an async copy or wgmma will read; then a cluster barrier",
        memory="orders generic and async-proxy accesses to .shared::cluster, the block's own "
        "included; not those to global memory",
        manual='"membar / fence"',
    ),
    row(
        "fence.proxy.async.sync_restrict 9.7.13.4 Orders generic accesses to shared memory before "
        "those of the async proxy.",
        form("fence.proxy.async::generic.release.sync_restrict::shared::cta.cluster", ""),
        form("fence.proxy.async::generic.acquire.sync_restrict::shared::cluster.cluster", ""),
        proxy="generic and async",
    ),
    row(
        "fence.proxy.async.global 9.7.13.4 Orders generic accesses to global memory with those of "
        "the async proxy.",
        form("fence.proxy.async.global", ""),
        wrapper(
            "fence_proxy_async_global()",
            "fence.proxy.async.global;",
            "`fence_proxy_async`, restricted to global memory.",
        ),
        proxy="generic and async",
        issued_by="threads whose ordinary stores wrote global memory that a bulk or tensor copy "
        "will read, or vice versa",
        memory="orders generic and async-proxy accesses to .global; not those to shared memory",
        manual='"membar / fence"',
    ),
    row(
        "tensormap.cp_fenceproxy 9.7.13.16 Copies a tensor map from shared to global memory, and "
        "releases it.",
        form(
            "tensormap.cp_fenceproxy.global.shared::cta.tensormap::generic.release.<scope>.sync.aligned",
            "[dst], [src], size",
            scope="cta cluster gpu sys",
        ),
        wrapper(
            "tensormap_cp_fenceproxy(dst: GlobalAddress, src: SharedAddress)",
            "tensormap.cp_fenceproxy.global.shared::cta.tensormap::generic.release.gpu.sync"
            ".aligned [$dst], [$src], 128;",
            "Copy an edited tensor map from shared to global memory and release it to later "
            "copies.",
            "dst, src: 128 bytes of global memory and of shared memory, both 128-byte aligned.",
        ),
        issuer="warp",
        roles={"dst": address("global", "write", "size"), "src": address("shared", "read", "size")},
        issued_by="all threads of a warp together, with the same operands",
        of_proxy="generic and tensormap",
        memory="copies 128 bytes and releases them, at device scope",
        completes="at once; a thread that uses the map acquires it first",
    ),
    row(
        "fence.proxy.tensormap.release 9.7.13.4 Releases edits of tensor maps.",
        form("fence.proxy.tensormap::generic.release.<scope>", "", scope="cta cluster gpu sys"),
        wrapper(
            "fence_proxy_tensormap_release()",
            "fence.proxy.tensormap::generic.release.gpu;",
            "Release this thread's writes to tensor maps, for copies that acquire them.",
        ),
        proxy="generic and tensormap",
        issued_by="the thread that edited the map in global memory; then a barrier",
        memory="orders its generic writes before accesses by the tensormap proxy after an acquire",
        manual='"membar / fence", ``.proxykind = .tensormap::generic``',
    ),
    row(
        "fence.proxy.tensormap.acquire 9.7.13.4 Acquires the edits of a tensor map.",
        form(
            "fence.proxy.tensormap::generic.acquire.<scope>",
            "[addr], size",
            scope="cta cluster gpu sys",
        ),
        wrapper(
            "fence_proxy_tensormap_acquire(descriptor: GlobalAddress)",
            "fence.proxy.tensormap::generic.acquire.gpu [$descriptor], 128;",
            "Acquire a tensor map that its editor released, for the copies that follow.",
            "descriptor: the map's global address.",
        ),
        roles={"addr": address("generic", "", "size")},
        proxy="generic and tensormap",
        issued_by="the thread that issues the copies, after a barrier with the editor (or the "
        "editor itself)",
        memory="later copies through this map see what was released",
        manual='"membar / fence", ``.proxykind = .tensormap::generic``',
    ),
    row(
        "vote.sync 9.7.13.9 Combines a predicate over the lanes of a warp: all, any, uniform, or a "
        "bit per lane.",
        form("vote.sync.<mode>.pred", "p, a, mask", mode="all any uni"),
        form("vote.sync.<mode>.b32", "d, a, mask", mode="ballot"),
        issuer="warp",
        roles={"a": reads("pred")},
    ),
    row(
        "match.sync 9.7.13.10 Finds the lanes of a warp that hold the same value.",
        form("match.<mode>.sync.<type>", "d{|p}, a, mask", mode="any all", type="b32 b64"),
        issuer="warp",
    ),
    row(
        "activemask 9.7.13.11 Returns the lanes of the warp that are executing together.",
        form("activemask.b32", "d"),
    ),
    row(
        "redux.sync 9.7.13.12 Reduces a register over the lanes of a warp.",
        form("redux.sync.<op>.<type>", "d, a, mask", op="add min max", type="u32 s32"),
        form("redux.sync.<op>.<type>", "d, a, mask", op="and or xor", type="b32"),
        issuer="warp",
    ),
    row(
        "elect.sync 9.7.13.14 Elects one lane of the warp.",
        form("elect.sync", "d|p, mask"),
        wrapper(
            "elect_sync(mask: LaneMask = 0xFFFFFFFF) -> bool",
            "elect.sync _|$elected, $mask;",
            "Return True in one elected thread of those in ``mask``, False in the others of the "
            "warp.",
            "mask: uint32, one bit per lane; the calling thread's own bit must be set. By default, "
            "the whole warp.",
        ),
        issuer="warp",
        issued_by="all threads of ``mask`` together: in ``if warp == 0 and ptx.elect_sync():`` the "
        "whole warp calls it, and one thread enters the branch. It is the same thread "
        "each time",
        memory="none",
    ),
    row(
        "griddepcontrol 9.7.13.13 Orders a grid relative to the one that it depends on.",
        form("griddepcontrol.launch_dependents", ""),
        form("griddepcontrol.wait", ""),
    ),
)
