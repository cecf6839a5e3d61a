"""Bulk copies, reductions and prefetches, and bulk groups (PTX ISA 9.7.9.25.4, 9.7.9.27.2).

A reduction combines each element of the source with that of the target in TMA, as if by
a relaxed atomic at device scope: other blocks may update the same bytes.

A thread waits for its bulk and tensor stores in bulk groups. A group belongs to the thread that
issued the copies: the same thread commits it and waits for it (PTX ISA 9.7.9.27.2).
"""

from __future__ import annotations

from collections.abc import Iterator

from harness.sanitizer.isa.table.row import Row, Wrapper, address, form, hinted, reads, row, wrapper

# Keyed by operation: the types into global memory, and into shared memory.
_REDUCED = {
    "add": ("u32 s32 u64 f32 f64", "u32 s32 u64"),
    "min": ("u32 s32 u64 s64 f16 bf16", "u32 s32"),
    "max": ("u32 s32 u64 s64 f16 bf16", "u32 s32"),
    "inc": ("u32", "u32"),
    "dec": ("u32", "u32"),
    "and": ("b32 b64", "b32"),
    "or": ("b32 b64", "b32"),
    "xor": ("b32 b64", "b32"),
}
_INTO_SHARED = (
    "cp.reduce.async.bulk.shared::cluster.shared::cta.mbarrier::complete_tx::bytes.<op>.<type>"
)
_INTO_GLOBAL = "cp.reduce.async.bulk.global.shared::cta.bulk_group{.L2::cache_hint}.<op>"
_TO_GLOBAL = "dst, src, size{, policy}"

_DOES = {
    "add": "Add contiguous {type} elements of shared memory to {where}.",
    "min": "Reduce contiguous {type} elements of shared memory into {where}: minimum.",
    "max": "Reduce contiguous {type} elements of shared memory into {where}: maximum.",
    "inc": "Increment {type} elements of {where}; each wraps to 0 at its limit in shared memory.",
    "dec": "Decrement {type} elements of {where}; 0 wraps to the limit in shared memory.",
    "and": "Reduce contiguous {type} elements of shared memory into {where}: bitwise AND.",
    "or": "Reduce contiguous {type} elements of shared memory into {where}: bitwise OR.",
    "xor": "Reduce contiguous {type} elements of shared memory into {where}: exclusive OR.",
}


def _into_global() -> Iterator[Wrapper]:
    named = [(op, of) for op, (types, _) in _REDUCED.items() for of in types.split()]
    for op, of in [*named, ("add.noftz", "f16"), ("add.noftz", "bf16")]:
        yield wrapper(
            f"cp_reduce_async_bulk_shared_to_global_{op.replace('.', '_')}_{of}"
            "(dst: GlobalAddress, src: SharedAddress, bytes: Bytes, policy: OptionalPolicy = None)",
            "cp.reduce.async.bulk.global.shared::cta.bulk_group[[policy|.L2::cache_hint]]"
            f".{op}.{of} [$dst], [$src], $bytes[[policy|, $policy]];",
            _DOES[op.removesuffix(".noftz")].format(type=of, where="global memory"),
            "dst: a global array or a uint64 address, 16-byte aligned. src: shared-memory address "
            "(uint32), 16-byte aligned. bytes: a multiple of 16. policy: if given, from "
            "createpolicy (uint64); a hint.",
        )


def _into_shared() -> Iterator[Wrapper]:
    for op, of in [(op, of) for op, (_, types) in _REDUCED.items() for of in types.split()]:
        yield wrapper(
            f"cp_reduce_async_bulk_shared_to_shared_cluster_{op}_{of}(dst: SharedAddress, "
            "src: SharedAddress, bytes: Bytes, bar: SharedAddress)",
            "cp.reduce.async.bulk.shared::cluster.shared::cta.mbarrier::complete_tx::bytes"
            f".{op}.{of} [$dst], [$src], $bytes, [$bar];",
            _DOES[op].format(type=of, where="a peer's shared memory"),
            "dst: shared::cluster address (uint32), see `mapa`, 16-byte aligned. src: an address "
            "in this block's shared memory, 16-byte aligned. bytes: a multiple of 16. bar: "
            "shared::cluster address of an mbarrier of the block that dst is in.",
        )


_OF_BYTES = (
    "policy: from createpolicy (uint64), for the global bytes. The other operands are the same."
)
_LOAD = wrapper(
    "cp_async_bulk_global_to_shared(dst: SharedAddress, src: GlobalAddress, bytes: Bytes, bar: "
    "SharedAddress)",
    "cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [$dst], [$src], $bytes, "
    "[$bar];",
    "Start copying ``bytes`` contiguous bytes from global memory into this block's shared memory.",
    "dst: shared-memory address (uint32), 16-byte aligned (a block's own address is also its "
    ".shared::cluster address). src: a global array or a uint64 address, 16-byte aligned. bytes: "
    "a multiple of 16. bar: address of the mbarrier on which the copy completes.",
)
_MULTICAST = wrapper(
    "cp_async_bulk_global_to_shared_multicast(dst: SharedAddress, src: GlobalAddress, bytes: "
    "Bytes, bar: SharedAddress, mask: BlockMask)",
    "cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes.multicast::cluster [$dst], "
    "[$src], $bytes, [$bar], $mask;",
    "Start copying contiguous bytes from global memory into the shared memory of several blocks.",
    "dst, bar: addresses (uint32) as in `cp_async_bulk_global_to_shared`, at the same offsets in "
    "each block. src: a global array or a uint64 address, 16-byte aligned. bytes: a multiple of "
    "16. mask: uint16; bit i means the block of rank i in the cluster.",
)
_STORE = wrapper(
    "cp_async_bulk_shared_to_global(dst: GlobalAddress, src: SharedAddress, bytes: Bytes)",
    "cp.async.bulk.global.shared::cta.bulk_group [$dst], [$src], $bytes;",
    "Start copying ``bytes`` contiguous bytes from this block's shared memory to global memory.",
    "dst: a global array or a uint64 address, 16-byte aligned. src: shared-memory address "
    "(uint32), 16-byte aligned. bytes: a multiple of 16.",
)
_PREFETCH = wrapper(
    "cp_async_bulk_prefetch(src: GlobalAddress, bytes: Bytes)",
    "cp.async.bulk.prefetch.L2.global [$src], $bytes;",
    "Prefetch contiguous bytes of global memory into the L2 cache.",
    "src: a global array or a uint64 address, 16-byte aligned. bytes: a multiple of 16.",
)

ROWS: tuple[Row, ...] = (
    row(
        "cp.async.bulk.load 9.7.9.25.4.1 Copies bytes into shared memory, from global memory or "
        "from the block's own.",
        form(
            "cp.async.bulk.shared::<window>.<source>.mbarrier::complete_tx::bytes{.L2::cache_hint}",
            "dst, src, size, mbar{, policy}",
            window="cluster cta",
            source="global shared::cta",
        ),
        _LOAD,
        hinted(_LOAD, _OF_BYTES, completes="by lowering bar's tx-count by ``bytes``"),
        wrapper(
            "cp_async_bulk_shared_to_shared_cluster(dst: SharedAddress, src: SharedAddress, "
            "bytes: Bytes, bar: SharedAddress)",
            "cp.async.bulk.shared::cluster.shared::cta.mbarrier::complete_tx::bytes [$dst], "
            "[$src], $bytes, [$bar];",
            "Start copying ``bytes`` contiguous bytes from this block's shared memory to a peer's.",
            "dst: shared::cluster address (uint32), see `mapa`, 16-byte aligned. src: an address "
            "in this block's shared memory, 16-byte aligned. bytes: a multiple of 16. bar: "
            "shared::cluster address of an mbarrier of the block that dst is in.",
            issued_by="one thread, after a proxy fence by every thread that wrote the source and "
            "a barrier, once the peer's barrier is initialized and dst is free",
            memory="reads and writes shared memory in the async proxy; the source must not change "
            "until bar's phase completes",
            completes="by lowering bar's tx-count by ``bytes``: the peer expects them, and waits",
        ),
        completion="on an mbarrier",
        roles={"dst": address("shared", "write", "size"), "src": address("source", "read", "size")},
        proxy="async",
        issued_by="one thread",
        memory="reads global and writes shared memory in the async proxy, at any time until the "
        "copy completes",
        completes="by lowering bar's tx-count by ``bytes``; a wait on that phase makes what was "
        "written visible to ordinary reads",
        manual='"cp.async.bulk"',
    ),
    row(
        "cp.async.bulk.load.multicast 9.7.9.25.4.1 Copies bytes from global memory into the "
        "shared memory of several blocks.",
        form(
            "cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes.multicast::cluster{.L2::cache_hint}",
            "dst, src, size, mbar, mask{, policy}",
        ),
        _MULTICAST,
        hinted(
            _MULTICAST,
            _OF_BYTES,
            issued_by="one thread of one block",
            completes="in each block by lowering its bar's tx-count by ``bytes``",
        ),
        completion="on an mbarrier",
        roles={
            "dst": address("shared", "write", "size"),
            "src": address("global", "read", "size"),
            "mask": reads("u16"),
        },
        proxy="async",
        issued_by="one thread of one block, once the barriers of all blocks in the mask are "
        "initialized and their destinations are free",
        memory="reads global memory once and writes the shared memory of every block of the mask",
        completes="in each block by lowering its bar's tx-count by ``bytes``. No block may exit "
        "before its copy has arrived",
        manual='"cp.async.bulk"',
    ),
    row(
        "cp.async.bulk.store 9.7.9.25.4.1 Copies bytes from shared to global memory.",
        form("cp.async.bulk.global.shared::cta.bulk_group{.L2::cache_hint}", _TO_GLOBAL),
        _STORE,
        hinted(_STORE, _OF_BYTES, completes="in the thread's bulk group"),
        completion="in a bulk group",
        roles={"dst": address("global", "write", "size"), "src": address("shared", "read", "size")},
        proxy="async",
        issued_by="one thread, after a proxy fence by every thread that wrote the source and a "
        "barrier",
        memory="reads shared and writes global memory in the async proxy",
        completes="in the thread's bulk group: `cp_async_bulk_commit_group`, then "
        "`cp_async_bulk_wait_group_read` (the source may be reused) or `cp_async_bulk_wait_group` "
        "(the write is done)",
        manual='"cp.async.bulk"',
    ),
    row(
        "cp.reduce.async.bulk.shared 9.7.9.25.4.2 Reduces elements of shared memory into another "
        "block's shared memory.",
        *(
            form(_INTO_SHARED, "dst, src, size, mbar", op=op, type=types)
            for op, (_, types) in _REDUCED.items()
        ),
        *_into_shared(),
        completion="on an mbarrier",
        roles={
            "dst": address("shared", "read and write", "size"),
            "src": address("shared", "read", "size"),
        },
        proxy="async",
        issued_by="one thread, after a proxy fence by every thread that wrote the source and a "
        "barrier",
        memory="reads the source; reads and writes dst, each element atomically at cluster scope",
        completes="by lowering bar's tx-count by ``bytes``: the peer expects them, and waits",
        manual='"cp.reduce.async.bulk"',
    ),
    row(
        "cp.reduce.async.bulk.global 9.7.9.25.4.2 Reduces elements of shared memory into global "
        "memory.",
        *(
            form(f"{_INTO_GLOBAL}.<type>", _TO_GLOBAL, op=op, type=types)
            for op, (types, _) in _REDUCED.items()
        ),
        form(f"{_INTO_GLOBAL}.noftz.<type>", _TO_GLOBAL, op="add", type="f16 bf16"),
        *_into_global(),
        completion="in a bulk group",
        roles={
            "dst": address("global", "read and write", "size"),
            "src": address("shared", "read", "size"),
        },
        proxy="async",
        issued_by="one thread, after a proxy fence by every thread that wrote the source and a "
        "barrier",
        memory="reads the source; reads and writes dst, each element atomically",
        completes="in the thread's bulk group, as a bulk store does",
        manual='"cp.reduce.async.bulk"',
    ),
    row(
        "cp.async.bulk.prefetch 9.7.9.25.4.3 Prefetches bytes of global memory into the L2 cache; "
        "a hint.",
        form("cp.async.bulk.prefetch.L2.global{.L2::cache_hint}", "src, size{, policy}"),
        _PREFETCH,
        hinted(
            _PREFETCH,
            "policy: from createpolicy (uint64). src: a global array or a uint64 address, 16-byte "
            "aligned. bytes: a multiple of 16.",
            memory="",
        ),
        completion="never observably",
        roles={"src": address("global", "", "size")},
        proxy="async",
        issued_by="one thread",
        memory="not changed; a hint",
        completes="never observably",
    ),
    row(
        "cp.async.bulk.commit_group 9.7.9.27.2.1 Commits the thread's bulk stores so far as a bulk "
        "group.",
        form("cp.async.bulk.commit_group", ""),
        wrapper(
            "cp_async_bulk_commit_group()",
            "cp.async.bulk.commit_group;",
            "Commit this thread's bulk stores so far as one bulk group.",
        ),
        proxy="async",
        issued_by="the thread that issued the stores",
        of_proxy="none",
        memory="not accessed",
        completes="at once; the group completes when all its copies have (an empty group at once)",
    ),
    row(
        "cp.async.bulk.wait_group 9.7.9.27.2.2 Waits until at most n of the thread's bulk groups "
        "are pending; with .read, are still reading.",
        form("cp.async.bulk.wait_group{.read}", "n"),
        wrapper(
            "cp_async_bulk_wait_group(n: Groups)",
            "cp.async.bulk.wait_group $n;",
            "Wait until at most the ``n`` latest bulk groups of this thread are pending.",
            "n: constant when the kernel is compiled (an immediate in PTX); 0 waits for all.",
        ),
        wrapper(
            "cp_async_bulk_wait_group_read(n: Groups)",
            "cp.async.bulk.wait_group.read $n;",
            "Wait until all but the latest ``n`` bulk groups have finished *reading* their "
            "sources.",
            "n: constant when the kernel is compiled (an immediate in PTX); 0 waits for all.",
            memory="the shared-memory sources may be overwritten (or the block may exit); the "
            "writes to global memory may still be pending",
            completes="when the sources of those groups have been read",
        ),
        completion="with the groups",
        proxy="async",
        issued_by="the thread that committed the groups",
        of_proxy="none",
        memory="the copies have read their sources and written their destinations, and the writes "
        "are visible to this thread",
        completes="when those groups complete",
    ),
)
