"""Copies by threads, cp.async: every thread copies 4, 8 or 16 bytes (PTX ISA 9.7.9.25.3).

They use neither a tensor map nor an mbarrier that counts bytes, and access memory through the
generic proxy: once the thread has waited, its copy counts as its own write, and needs a proxy fence
before a bulk or tensor copy reads it. Groups belong to the thread, and are not bulk groups.
"""

from __future__ import annotations

from harness.sanitizer.isa.table.row import Row, address, form, immediate, row, wrapper

_HINTS = "{.L2::cache_hint}{.L2::64B|.L2::128B|.L2::256B}"

ROWS: tuple[Row, ...] = (
    row(
        "cp.async 9.7.9.25.3.1 Copies 4, 8 or 16 bytes (with .cg: 16) from global to shared memory "
        "for a thread, asynchronously.",
        form(f"cp.async.ca.shared{{::cta}}.global{_HINTS}", "dst, src, size{, source, policy}"),
        form(f"cp.async.cg.shared{{::cta}}.global{_HINTS}", "dst, src, size{, source, policy}"),
        *(
            wrapper(
                f"cp_async_{cache}_{size}(dst: SharedAddress, src: GlobalAddress, src_bytes: "
                "OptionalSourceBytes = None, policy: OptionalPolicy = None)",
                f"cp.async.{cache}.shared::cta.global[[policy|.L2::cache_hint]] [$dst], [$src], "
                f"{size}[[src_bytes|, $src_bytes]][[policy|, $policy]];",
                f"Start copying {size} bytes from global memory into this block's shared memory, "
                f"through {caches}.",
                "dst: shared-memory address (uint32). src: a global array or a uint64 address. "
                f"Both are multiples of {size}. src_bytes: if given, only this many bytes are "
                f"read, 0 to {size}, and the rest of dst is filled with zeros, for threads beyond "
                "the array's edge. policy: if given, from createpolicy (uint64); a hint.",
            )
            for cache, size, caches in (
                ("ca", 4, "L1 and L2"),
                ("ca", 8, "L1 and L2"),
                ("ca", 16, "L1 and L2"),
                ("cg", 16, "L2 only"),
            )
        ),
        completion="in a group of cp.async",
        roles={
            "dst": address("shared", "write", "size"),
            "src": address("global", "read", "size"),
            "size": immediate(range(4, 17, 4)),
        },
        issued_by="each thread for itself",
        memory="reads global and writes shared memory at any time until it is waited for; not even "
        "the issuing thread may read dst before that",
        completes="with `cp_async_wait_group` or `cp_async_wait_all` for its thread; others see it "
        "after a subsequent barrier, or through `cp_async_mbarrier_arrive`",
    ),
    row(
        "cp.async.commit_group 9.7.9.25.3.2 Commits the thread's copies so far as a group.",
        form("cp.async.commit_group", ""),
        wrapper(
            "cp_async_commit_group()",
            "cp.async.commit_group;",
            "Commit this thread's cp.async copies so far as one group.",
        ),
        issued_by="the thread that issued the copies",
        memory="not accessed",
        completes="at once; the group completes when all its copies have",
    ),
    row(
        "cp.async.wait_group 9.7.9.25.3.3 Waits until at most n of the thread's groups of copies "
        "are pending.",
        form("cp.async.wait_group", "n"),
        wrapper(
            "cp_async_wait_group(n: Groups)",
            "cp.async.wait_group $n;",
            "Wait until at most the ``n`` latest groups of this thread's cp.async copies are "
            "pending.",
            "n: constant when the kernel is compiled (an immediate in PTX); 0 waits for all that "
            "are committed.",
        ),
        completion="with the groups",
        issued_by="the thread that committed the groups; then a barrier, if others read what it "
        "copied",
        memory="what the groups copied is visible to this thread, like its own writes",
        completes="when those groups complete",
        manual='"cp.async.wait_group / cp.async.wait_all"',
    ),
    row(
        "cp.async.wait_all 9.7.9.25.3.3 Waits for all copies of the thread.",
        form("cp.async.wait_all", ""),
        wrapper(
            "cp_async_wait_all()",
            "cp.async.wait_all;",
            "Wait for all cp.async copies of this thread, committed or not.",
        ),
        completion="with the groups",
        issued_by="the thread that issued the copies; then a barrier, if others read what it "
        "copied",
        memory="what it copied is visible to this thread, like its own writes",
        completes="when all of them are done",
        manual='"cp.async.wait_group / cp.async.wait_all"',
    ),
)
