"""mbarrier: a barrier object in shared memory that counts arrivals and bytes (PTX ISA 9.7.13.15).

An mbarrier is an opaque 64-bit object (8-byte aligned; ``cuda.shared.array(1, np.uint64)``).
Its current phase completes when its pending arrivals and its tx-count are both zero; the
phase then flips parity (0, 1, 0, ...) and the arrival count starts again.

A *state* (uint64) is the result of an arrival: it names the phase that the arrival belonged to. A
wait on it is a wait for that phase, which must be the current phase or its predecessor. Its bits
are opaque to everything except `mbarrier_pending_count`.

Functions without ``_cluster`` act on the executing block's barriers, at block scope (.cta). Another
block's mbarrier has a shared::cluster address, which `mapa` makes; only a block's own can be waited
for.
"""

from __future__ import annotations

from harness.sanitizer.isa.table.row import Row, form, reads, row, wrapper, writes

_SHARED = "{.shared|.shared::cta}"
_CLUSTER = "{.shared|.shared::cta|.shared::cluster}"  # remote arrivals
_SCOPE = "{.cta|.cluster}"

ROWS: tuple[Row, ...] = (
    row(
        "mbarrier.init 9.7.13.15.9 Initializes an mbarrier with the number of arrivals to expect.",
        form(f"mbarrier.init{_SHARED}.b64", "[addr], count"),
        wrapper(
            "mbarrier_init(bar: SharedAddress, count: Count)",
            "mbarrier.init.shared::cta.b64 [$bar], $count;",
            "Initialize an mbarrier at phase 0, which expects ``count`` arrivals in each phase.",
            "bar: shared-memory address (uint32), 8-byte aligned. count: 1 to 2²⁰ - 1.",
        ),
        issued_by="one thread",
        memory="writes the barrier, tx-count 0. It is visible to others only after "
        "`fence_mbarrier_init` and a barrier; to re-initialize, `mbarrier_inval` first",
    ),
    row(
        "mbarrier.inval 9.7.13.15.10 Invalidates an mbarrier.",
        form(f"mbarrier.inval{_SHARED}.b64", "[addr]"),
        wrapper(
            "mbarrier_inval(bar: SharedAddress)",
            "mbarrier.inval.shared::cta.b64 [$bar];",
            "Invalidate an mbarrier, so that its 8 bytes may be used for anything else.",
            "bar: address (uint32) of an initialized mbarrier on which no thread waits any more.",
        ),
        issued_by="one thread",
        memory="the barrier's contents become undefined",
    ),
    row(
        "mbarrier.expect_tx 9.7.13.15.11 Raises the bytes that the phase expects.",
        form(f"mbarrier.expect_tx{{.relaxed}}{_SCOPE}{_CLUSTER}.b64", "[addr], bytes"),
        wrapper(
            "mbarrier_expect_tx(bar: SharedAddress, bytes: Bytes)",
            "mbarrier.expect_tx.relaxed.cta.shared::cta.b64 [$bar], $bytes;",
            "Raise the current phase's tx-count by ``bytes``, without arriving.",
            "bar: address (uint32). bytes: what async copies will deliver; tx-count must stay "
            "within 2²⁰ - 1.",
        ),
        wrapper(
            "mbarrier_expect_tx_cluster(bar: SharedAddress, bytes: Bytes)",
            "mbarrier.expect_tx.relaxed.cluster.shared::cluster.b64 [$bar], $bytes;",
            "Expect ``bytes`` more at an mbarrier of any block of the cluster, without arriving.",
            "bar: a shared::cluster address (uint32), see `mapa`. bytes: up to 2²⁰ - 1.",
            issued_by="one thread",
            memory="relaxed at cluster scope: it orders nothing",
        ),
        issued_by="one thread, before the phase can complete (someone must still arrive)",
        memory="relaxed, orders nothing",
    ),
    row(
        "mbarrier.complete_tx 9.7.13.15.12 Counts bytes as delivered.",
        form(f"mbarrier.complete_tx{{.relaxed}}{_SCOPE}{_CLUSTER}.b64", "[addr], bytes"),
        wrapper(
            "mbarrier_complete_tx(bar: SharedAddress, bytes: Bytes)",
            "mbarrier.complete_tx.relaxed.cta.shared::cta.b64 [$bar], $bytes;",
            "Lower the current phase's tx-count by ``bytes``, as a copy does when it completes.",
            "bar: address (uint32). bytes: tx-count must stay within 2²⁰ - 1.",
        ),
        wrapper(
            "mbarrier_complete_tx_cluster(bar: SharedAddress, bytes: Bytes)",
            "mbarrier.complete_tx.relaxed.cluster.shared::cluster.b64 [$bar], $bytes;",
            "Count ``bytes`` as delivered at an mbarrier of any block of the cluster, by hand.",
            "bar: a shared::cluster address (uint32), see `mapa`. bytes: up to 2²⁰ - 1; nothing "
            "is copied.",
            issued_by="one thread",
            memory="relaxed at cluster scope: it orders nothing",
            completes="at once",
        ),
        issued_by="one thread, in place of a copy that it leaves out",
        memory="relaxed, orders nothing",
        completes="at once; it may complete the phase",
    ),
    row(
        "mbarrier.arrive 9.7.13.15.13 Arrives at an mbarrier; arrive_drop also drops out of later "
        "phases.",
        form(
            f"mbarrier.<what>{{.release|.relaxed}}{_SCOPE}{_CLUSTER}.b64",
            "state, [addr]{, count}",
            what="arrive arrive_drop",
        ),
        wrapper(
            "mbarrier_arrive(bar: SharedAddress, count: Count = 1) -> UInt64",
            "mbarrier.arrive.release.cta.shared::cta.b64 $state, [$bar], $count;",
            "Arrive ``count`` times at the barrier's current phase; returns the phase's state.",
            "bar: address (uint32). count: 1 to the arrivals still pending; may be computed.",
            memory="release at block scope: what this thread read and wrote before happens before "
            "everything a thread does after it has observed that the phase is complete. The state "
            "(uint64) identifies the phase for `mbarrier_wait` and the like; a thread that waits "
            "by parity does not need it",
            completes="at once; the phase completes at the last arrival, once tx-count is 0",
        ),
        wrapper(
            "mbarrier_arrive_cluster(bar: SharedAddress, count: Count = 1)",
            "mbarrier.arrive.release.cluster.shared::cluster.b64 _, [$bar], $count;",
            "Arrive ``count`` times at an mbarrier of any block of the cluster.",
            "bar: a shared::cluster address (uint32), see `mapa`. The scope is the cluster: at "
            "block scope an arrival at another block's barrier orders nothing for that block. The "
            "wait needs cluster scope, too: `mbarrier_wait_parity_cluster`.",
        ),
        wrapper(
            "mbarrier_arrive_drop(bar: SharedAddress, count: Count = 1) -> UInt64",
            "mbarrier.arrive_drop.release.cta.shared::cta.b64 $state, [$bar], $count;",
            "Arrive ``count`` times and drop out: later phases expect that many fewer.",
            "bar: address (uint32). count: 1 to the arrivals still pending.",
            issued_by="a thread that takes no part in later phases (for example, before it returns "
            "early)",
            memory="release at block scope",
            manual='"mbarrier.arrive_drop"',
        ),
        wrapper(
            "mbarrier_arrive_drop_cluster(bar: SharedAddress, count: Count = 1)",
            "mbarrier.arrive_drop.release.cluster.shared::cluster.b64 _, [$bar], $count;",
            "Arrive ``count`` times at an mbarrier of any block of the cluster, and drop out of "
            "it.",
            "bar: a shared::cluster address (uint32), see `mapa`. count: 1 to the arrivals still "
            "pending; later phases expect that many fewer.",
            issued_by="a thread that takes no part in later phases",
            manual='"mbarrier.arrive_drop"',
        ),
        wrapper(
            "mbarrier_arrive_relaxed_cluster(bar: SharedAddress, count: Count = 1)",
            "mbarrier.arrive.relaxed.cluster.shared::cluster.b64 _, [$bar], $count;",
            "`mbarrier_arrive_cluster` without a release of earlier accesses.",
            "bar: a shared::cluster address (uint32), see `mapa`. A release at cluster scope "
            "becomes a memory barrier of the whole GPU (MEMBAR.ALL.GPU, seen in what ptxas 13 "
            "writes for sm_90a), which waits for every access of the thread that is under way; "
            "this arrival is one instruction.",
            issued_by="a thread that has no ordinary accesses to release",
            memory="relaxed at cluster scope: it orders nothing",
        ),
        issued_by="each thread that has something to release",
        memory="release at cluster scope",
    ),
    row(
        "mbarrier.arrive.expect_tx 9.7.13.15.13 Raises the bytes that the phase expects, and "
        "arrives.",
        form(
            f"mbarrier.<what>.expect_tx{{.release|.relaxed}}{_SCOPE}{_CLUSTER}.b64",
            "state, [addr], bytes",
            what="arrive arrive_drop",
        ),
        wrapper(
            "mbarrier_arrive_drop_expect_tx(bar: SharedAddress, bytes: Bytes) -> UInt64",
            "mbarrier.arrive_drop.expect_tx.release.cta.shared::cta.b64 $state, [$bar], $bytes;",
            "Raise the tx-count by ``bytes``, arrive once, and drop out of later phases.",
            "bar: address (uint32). bytes: what the copies of this phase deliver.",
        ),
        wrapper(
            "mbarrier_arrive_drop_expect_tx_cluster(bar: SharedAddress, bytes: Bytes)",
            "mbarrier.arrive_drop.expect_tx.release.cluster.shared::cluster.b64 _, [$bar], $bytes;",
            "Expect ``bytes`` more at an mbarrier of any block, arrive there once, and drop out "
            "of it.",
            "bar: a shared::cluster address (uint32), see `mapa`. bytes: up to 2²⁰ - 1; later "
            "phases expect one arrival fewer.",
            memory="release at cluster scope",
        ),
        wrapper(
            "mbarrier_arrive_expect_tx(bar: SharedAddress, bytes: Bytes) -> UInt64",
            "mbarrier.arrive.expect_tx.release.cta.shared::cta.b64 $state, [$bar], $bytes;",
            "Raise the current phase's tx-count by ``bytes``, then arrive once; returns the state.",
            "bar: address (uint32). bytes: exactly what the copies of this phase deliver (a "
            "tensor copy delivers its whole box, out-of-bounds elements too: "
            "``TensorMap.box_bytes``).",
            issued_by="usually the one thread that then issues the copies",
            completes="at once; the phase completes when all arrivals and all bytes have come",
            manual='"mbarrier.arrive"',
        ),
        wrapper(
            "mbarrier_arrive_expect_tx_cluster(bar: SharedAddress, bytes: Bytes)",
            "mbarrier.arrive.expect_tx.release.cluster.shared::cluster.b64 _, [$bar], $bytes;",
            "Expect ``bytes`` more at an mbarrier of any block of the cluster, and arrive there.",
            "bar: a shared::cluster address (uint32), see `mapa`. bytes: up to 2²⁰ - 1.",
            memory="release at cluster scope",
            manual='"mbarrier.arrive"',
        ),
        issued_by="one thread",
        memory="release at block scope",
        manual='"mbarrier.arrive_drop"',
    ),
    row(
        "mbarrier.arrive.noComplete 9.7.13.15.13 Arrives at an mbarrier without completing its "
        "phase.",
        form(
            f"mbarrier.<what>.noComplete{{.release}}{{.cta}}{_SHARED}.b64",
            "state, [addr], count",
            what="arrive arrive_drop",
        ),
        wrapper(
            "mbarrier_arrive_drop_no_complete(bar: SharedAddress, count: Count) -> UInt64",
            "mbarrier.arrive_drop.noComplete.release.cta.shared::cta.b64 $state, [$bar], $count;",
            "`mbarrier_arrive_drop`, if others are known to arrive later.",
            "bar: address (uint32). count: fewer than are pending: completing the phase is "
            "undefined.",
        ),
        wrapper(
            "mbarrier_arrive_no_complete(bar: SharedAddress, count: Count) -> UInt64",
            "mbarrier.arrive.noComplete.release.cta.shared::cta.b64 $state, [$bar], $count;",
            "Arrive ``count`` times, if others are known to arrive later; returns the state.",
            "bar: address (uint32). count: fewer than are pending: completing the phase is "
            "undefined.",
            manual='"mbarrier.arrive"',
        ),
        memory="release at block scope",
        manual='"mbarrier.arrive_drop"',
    ),
    row(
        "cp.async.mbarrier.arrive 9.7.13.15.15 Arrives at an mbarrier when the thread's copies "
        "are done.",
        form("cp.async.mbarrier.arrive{.noinc}{.shared|.shared::cta}.b64", "[addr]"),
        wrapper(
            "cp_async_mbarrier_arrive(bar: SharedAddress)",
            "cp.async.mbarrier.arrive.shared::cta.b64 [$bar];",
            "Arrive at an mbarrier when this thread's earlier cp.async copies are done, in "
            "addition to its count.",
            "bar: address (uint32). The phase expects one more arrival at once, and gets it when "
            "all earlier cp.async copies of this thread are done: the count of `mbarrier_init` "
            "does not include it.",
        ),
        wrapper(
            "cp_async_mbarrier_arrive_noinc(bar: SharedAddress)",
            "cp.async.mbarrier.arrive.noinc.shared::cta.b64 [$bar];",
            "Arrive at an mbarrier when this thread's earlier cp.async copies are done, as part of "
            "its count.",
            "bar: address (uint32). One arrival comes when all earlier cp.async copies of this "
            "thread are done: the count of `mbarrier_init` includes it.",
        ),
        issued_by="each thread that copied",
        memory="a thread that waits for the phase sees what was copied",
        completes="at once; the arrival comes when the copies are done",
    ),
    row(
        "mbarrier.test_wait 9.7.13.15.16 Tests whether a phase has completed; never waits.",
        form(
            f"mbarrier.test_wait{{.parity}}{{.acquire|.relaxed}}{_SCOPE}{_SHARED}.b64",
            "p, [addr], phase",
        ),
        wrapper(
            "mbarrier_test_wait(bar: SharedAddress, state: State) -> bool",
            "mbarrier.test_wait.acquire.cta.shared::cta.b64 $complete, [$bar], $state;",
            "Return True if the phase that ``state`` names has completed; never waits.",
            "bar: address (uint32). state: the result of an arrival in the current phase or the "
            "one just before.",
        ),
        wrapper(
            "mbarrier_test_wait_parity(bar: SharedAddress, parity: Parity) -> bool",
            "mbarrier.test_wait.parity.acquire.cta.shared::cta.b64 $complete, [$bar], $parity;",
            "Return True if the phase of this parity has completed; never waits.",
            "bar: address (uint32). parity: 0 for the first, third, ... phase, 1 for the second, "
            "...; it can only mean the current phase or the one just before.",
            memory="if True, an acquire at block scope: what arriving threads released, and "
            "what the copies that completed on this barrier wrote, is visible",
        ),
        wrapper(
            "mbarrier_test_wait_parity_cluster(bar: SharedAddress, parity: Parity) -> bool",
            "mbarrier.test_wait.parity.acquire.cluster.shared::cta.b64 $complete, [$bar], $parity;",
            "`mbarrier_test_wait_parity` that also acquires what threads of other blocks released.",
            "bar: address (uint32) of an mbarrier of the executing block. parity: of the phase.",
            memory="if True, an acquire at cluster scope",
            completes="at once",
        ),
        completion="with the phase",
        memory="if True, an acquire at block scope, as `mbarrier_test_wait_parity`",
        manual='"mbarrier.test_wait / mbarrier.try_wait"',
    ),
    row(
        "mbarrier.try_wait 9.7.13.15.16 Tests whether a phase has completed; may wait for a "
        "limited time.",
        form(
            f"mbarrier.try_wait{{.parity}}{{.acquire|.relaxed}}{_SCOPE}{_SHARED}.b64",
            "p, [addr], phase{, time}",
        ),
        wrapper(
            "mbarrier_try_wait(bar: SharedAddress, state: State) -> bool",
            "mbarrier.try_wait.acquire.cta.shared::cta.b64 $complete, [$bar], $state;",
            "Return True if the phase that ``state`` names has completed; may wait for a limited "
            "time.",
            "bar, state: as for `mbarrier_test_wait`, but the thread may be suspended up to a "
            'limit that the system sets. False means "not yet".',
        ),
        wrapper(
            "mbarrier_try_wait_for(bar: SharedAddress, state: State, nanoseconds: Nanoseconds) -> "
            "bool",
            "mbarrier.try_wait.acquire.cta.shared::cta.b64 $complete, [$bar], $state, "
            "$nanoseconds;",
            "`mbarrier_try_wait` with a hint for the time limit.",
            "nanoseconds: replaces the system's limit.",
            manual='"mbarrier.test_wait / mbarrier.try_wait", suspendTimeHint',
        ),
        wrapper(
            "mbarrier_try_wait_parity(bar: SharedAddress, parity: Parity) -> bool",
            "mbarrier.try_wait.parity.acquire.cta.shared::cta.b64 $complete, [$bar], $parity;",
            "Return True if the phase of this parity has completed; may wait for a limited time.",
            "bar, parity: as for `mbarrier_test_wait_parity`, but the thread may be suspended up "
            'to a limit that the system sets. False means "not yet": ask again, or use '
            "`mbarrier_wait_parity`, the loop.",
        ),
        wrapper(
            "mbarrier_try_wait_parity_cluster(bar: SharedAddress, parity: Parity) -> bool",
            "mbarrier.try_wait.parity.acquire.cluster.shared::cta.b64 $complete, [$bar], $parity;",
            "`mbarrier_try_wait_parity` that also acquires what threads of other blocks released.",
            "bar: address (uint32) of an mbarrier of the executing block. parity: of the phase.",
            memory="if True, an acquire at cluster scope",
            completes="when the phase completes, or at the system's time limit",
        ),
        wrapper(
            "mbarrier_try_wait_parity_for(bar: SharedAddress, parity: Parity, nanoseconds: "
            "Nanoseconds) -> bool",
            "mbarrier.try_wait.parity.acquire.cta.shared::cta.b64 $complete, [$bar], $parity, "
            "$nanoseconds;",
            "`mbarrier_try_wait_parity` with a hint for the time limit.",
            "nanoseconds: replaces the system's limit.",
            manual='"mbarrier.test_wait / mbarrier.try_wait", suspendTimeHint',
        ),
        wrapper(
            "mbarrier_wait(bar: SharedAddress, state: State) -> loop",
            "mbarrier.try_wait.acquire.cta.shared::cta.b64 $complete, [$bar], $state;",
            "Wait until the phase that ``state`` names has completed.",
            "bar: address (uint32). state: the result of this thread's arrival, so that there is "
            "no parity to track.",
            issued_by="every thread that goes on to touch what the barrier guards",
            memory="an acquire at block scope",
            completes="when the phase completes; if it never does, the kernel hangs",
        ),
        wrapper(
            "mbarrier_wait_parity(bar: SharedAddress, parity: Parity) -> loop",
            "mbarrier.try_wait.parity.acquire.cta.shared::cta.b64 $complete, [$bar], $parity;",
            "Wait until the phase of this parity has completed.",
            "bar: address (uint32). parity: of the phase waited for; the waiting code flips it "
            'after each wait. On a fresh barrier, parity 1 returns at once ("the phase before '
            'the first").',
            issued_by="every thread that goes on to touch what the barrier guards",
            memory="an acquire at block scope, as `mbarrier_test_wait_parity`; ordinary reads of "
            "what a copy delivered need no fence after it",
            completes="when the phase completes; if it never does, the kernel hangs",
        ),
        wrapper(
            "mbarrier_wait_parity_cluster(bar: SharedAddress, parity: Parity) -> loop",
            "mbarrier.try_wait.parity.acquire.cluster.shared::cta.b64 $complete, [$bar], $parity;",
            "`mbarrier_wait_parity` that also acquires what threads of other blocks released.",
            "bar: address (uint32) of an mbarrier of the executing block. parity: of the phase.",
            issued_by="every thread that goes on to touch what the barrier guards",
            memory="an acquire at cluster scope",
            completes="when the phase completes",
        ),
        completion="with the phase",
        memory="if True, an acquire at block scope",
        completes="when the phase completes, or at the time limit",
        manual='"mbarrier.test_wait / mbarrier.try_wait"',
    ),
    row(
        "mbarrier.pending_count 9.7.13.15.17 Reads the number of pending arrivals from a state.",
        form("mbarrier.pending_count.b64", "count, state"),
        wrapper(
            "mbarrier_pending_count(state: State) -> UInt32",
            "mbarrier.pending_count.b64 $count, $state;",
            "Return the number of arrivals that were pending just before the arrival that gave "
            "``state``.",
            "state: the result of an arrival.",
        ),
        roles={"count": writes("u32"), "state": reads("b64")},
        memory="not accessed",
    ),
)
