"""Mutants that are equivalent to their kernel, and the reasons.

These must not lose a point: each is a right kernel in another form. All others must.
"""

from __future__ import annotations

from collections.abc import Callable

from quality.mutants.rules import Mutant
from quality.mutants.statements import Kernel, Unit

_FENCES = (
    "fence.mbarrier_init",
    "fence.proxy.async.shared",
    "fence.proxy.async.global",
    "fence.proxy.tensormap.acquire",
    "wgmma.fence",
)
_WAITS = ("mbarrier.try_wait", "cp.async.bulk.wait_group", "wgmma.wait_group")
_MEETINGS = ("bar.sync", "bar.warp.sync")
_GROUPS = ("cp.async.bulk.commit_group", "cp.async.bulk.wait_group")
_PROXY_FENCES = ("fence.proxy.async.shared", "fence.proxy.async.global")


def _stores(key: str) -> bool:
    return key.startswith("cp.async.bulk") and key.endswith(".store")


def _reduces(key: str) -> bool:
    return key.startswith("cp.reduce.async.bulk")


def _loads(key: str) -> bool:
    return key.startswith("cp.async.bulk") and ".load" in key


def _is_of_groups(key: str) -> bool:
    return _stores(key) or _reduces(key) or key in _GROUPS


def _keys(units: tuple[Unit, ...]) -> set[str]:
    return {unit.key for unit in units}


def _twice(kernel: Kernel, mutant: Mutant) -> bool:
    return mutant.rule == "twice" and mutant.key in (
        *_FENCES,
        *_WAITS,
        *_MEETINGS,
        "tensormap.replace",
        "tensormap.cp_fenceproxy",
        "wgmma.commit_group",
    )


def _empty_group(kernel: Kernel, mutant: Mutant) -> bool:
    return mutant.rule == "twice" and mutant.key == "cp.async.bulk.commit_group"


def _stronger(kernel: Kernel, mutant: Mutant) -> bool:
    return (
        mutant.rule
        in (
            "without `.read`",
            "one group fewer may run",
            "scope .cluster",
            "`fence.proxy.async` instead",
        )
        and mutant.key != "fence.proxy.tensormap.acquire"
        and mutant.key != "wgmma.fence"
    )


def _the_same(kernel: Kernel, mutant: Mutant) -> bool:
    return mutant.rule in (
        "`test_wait` instead",
        "without `.aligned`",
        "expects, then arrives",
        "another barrier",
    )


def _read_is_enough(kernel: Kernel, mutant: Mutant) -> bool:
    return mutant.rule == "with `.read`"


def _fence_of_the_engine(kernel: Kernel, mutant: Mutant) -> bool:
    return (
        mutant.key == "fence.mbarrier_init"
        and mutant.rule == "`fence.proxy.async.shared::cta` instead"
    )


def _fence_where_it_is_waited(kernel: Kernel, mutant: Mutant) -> bool:
    return (
        mutant.key in _PROXY_FENCES
        and mutant.rule in ("later", "into the if behind it")
        and _keys(mutant.passed) <= {"bar.sync"}
    )


def _expects_late(kernel: Kernel, mutant: Mutant) -> bool:
    behind_loads = mutant.rule == "later" and all(map(_loads, _keys(mutant.passed)))
    return mutant.key == "mbarrier.arrive.expect_tx" and behind_loads


def _publishes_nothing(kernel: Kernel, mutant: Mutant) -> bool:
    return mutant.key == "mbarrier.arrive.expect_tx" and mutant.rule == "relaxed"


def _registers(kernel: Kernel, mutant: Mutant) -> bool:
    """The assembler uses the available registers; the pool has at least as many."""
    if mutant.key != "setmaxnreg":
        return False
    instruction = mutant.units[0].instruction
    increases = ".inc" in instruction.opcode
    least = str(instruction.operands[0]) == "24"  # fewer would be no legal number
    fewer = mutant.rule == "8 registers fewer" and not least
    fewer = fewer or (mutant.rule == "deleted" and increases)
    return fewer or mutant.rule == "later"


def _lanes_meet_again(kernel: Kernel, mutant: Mutant) -> bool:
    """Some lanes of each warp wait for the phase, and then the warp converges."""
    follows = [_behind_waits(kernel, unit) for unit in mutant.units]
    together = all(unit is not None and unit.key == "wgmma.fence" for unit in follows)
    some = mutant.rule in ("by every other thread", "by all but thread 0")
    return mutant.key == "mbarrier.try_wait" and some and together


def _behind_waits(kernel: Kernel, unit: Unit) -> Unit | None:
    following = kernel.next_of(unit)
    while following is not None and following.key == "mbarrier.try_wait":
        following = kernel.next_of(following)
    return following


def _never_again(kernel: Kernel, mutant: Mutant) -> bool:
    once = not any(kernel.flow.is_repeated(unit.number) for unit in mutant.units)
    return mutant.rule == "arrives and drops" and once


def _has_its_like(kernel: Kernel, mutant: Mutant) -> bool:
    passed = _keys(mutant.passed)
    alike = passed == {mutant.key} and mutant.key in ("mbarrier.init", "tensormap.replace")
    loads = bool(passed) and all(map(_loads, {mutant.key, *passed}))
    return mutant.rule == "later" and (alike or loads)


def _order_between(kernel: Kernel, mutant: Mutant) -> bool:
    """The order of two independent statements that both precede a third."""
    pairs = {
        ("cp.async.bulk.wait_group", "mbarrier.arrive.expect_tx"),
        ("fence.mbarrier_init", "mbarrier.arrive.expect_tx"),
        ("mbarrier.try_wait", "wgmma.fence"),
        ("bar.sync", "wgmma.fence"),
    }
    return mutant.rule == "later" and {(mutant.key, key) for key in _keys(mutant.passed)} <= pairs


def _more_threads_wait(kernel: Kernel, mutant: Mutant) -> bool:
    if mutant.key in (*_GROUPS, *_FENCES):
        return mutant.rule in ("out of the if", "before the if") and not mutant.passed
    more = mutant.rule in ("by all threads", "by two threads", "by a whole warp")
    return more and mutant.key == "if" and _keys(mutant.inside) <= {*_GROUPS, *_FENCES}


def _another_thread(kernel: Kernel, mutant: Mutant) -> bool:
    other = mutant.rule in ("by the next thread", "by a thread of the next warp")
    return other and _all_or_none_inside(kernel, mutant)


def _all_or_none_inside(kernel: Kernel, mutant: Mutant) -> bool:
    """Statements that count by group: a group belongs to the committing thread."""
    of_groups = [unit for unit in kernel.units.values() if _is_of_groups(unit.key)]
    inside = [unit for unit in of_groups if unit in mutant.inside]
    return len(inside) in (0, len(of_groups))


def _one_warp(kernel: Kernel, mutant: Mutant) -> bool:
    return kernel.threads <= 32 and mutant.rule.startswith("`bar.warp.sync")


REASONS: dict[str, Callable[[Kernel, Mutant], bool]] = {
    "a fence, a wait or a meeting twice is once": _twice,
    "an empty group more: of those that hold stores, as many or fewer may run": _empty_group,
    "it waits for more, or orders more": _stronger,
    "another way to say the same": _the_same,
    "before a block ends, or its source is written, it is enough that the source was read": (
        _read_is_enough
    ),
    "a proxy fence, too, orders an initialization with the copies to this block": (
        _fence_of_the_engine
    ),
    "the fence stands on the other side of the barrier": _fence_where_it_is_waited,
    "the copies may come first: the phase still lacks the arrival": _expects_late,
    "who expects the bytes has written nothing for those who wait": _publishes_nothing,
    "the mbarrier has no further phase": _never_again,
    "registers are given back, or not asked for": _registers,
    "the lanes of a warp that did not wait meet those that did before the next wgmma": (
        _lanes_meet_again
    ),
    "exchanged with its like": _has_its_like,
    "exchanged with what does not concern it": _order_between,
    "more threads give the fence; those without groups commit none and wait for none": (
        _more_threads_wait
    ),
    "any thread may do it, if it does all of it": _another_thread,
    "the block is one warp": _one_warp,
}

_WEAKER = "weaker"
_OF_A_WARPGROUP = "`wgmma.fence.sync.aligned` instead"  # right only where whole warpgroups come
_NOT_HERE = "thread 0 does not come here"
_WARNED = "ordered by a barrier or an mbarrier alone, an overwrite by a copy is only warned of"
_THREADS_ONLY = "threads alone use this mbarrier: they meet at a barrier before they do"
_TOGETHER = (
    "the products of a warpgroup end together: who waited knows that all its warps have read"
)

_AT_THE_TURN = "the warps meet at the turn, before the products"
_AFTER_BOTH = "before the stage is filled, the producer has waited for the round's second product"

# Exercise, rule (or whatever makes it weaker), the statement as it was written and which of those
# that read the same; and why it is no worse.
BY_NAME: dict[tuple[str, str, str, int], str] = {
    ("multicast-load", "relaxed", "ptx.barrier_cluster_arrive()", 1): (
        "the fence of the initialization releases it"
    ),
    ("multicast-load", "relaxed", "ptx.barrier_cluster_arrive()", 2): (
        "nothing is to become visible at the end"
    ),
    ("multicast-load", _WEAKER, "ptx.barrier_cluster_wait()", 2): (
        "who has waited for all that comes to its block knows that nobody reaches into it any more"
    ),
    ("multicast-stream", "later", "ptx.mbarrier_init(empty, 2)", 1): _THREADS_ONLY,
    ("multicast-stream", "relaxed", "ptx.barrier_cluster_arrive()", 1): (
        "the fence of the initialization releases it"
    ),
    ("multicast-stream", _WEAKER, "ptx.fence_proxy_async_shared_cta()", 1): _WARNED,
    ("multicast-stream", _OF_A_WARPGROUP, "ptx.fence_proxy_async_shared_cta()", 1): _WARNED,
    (
        "multicast-stream",
        "by warp 0 alone",
        "ptx.mbarrier_arrive_cluster(ptx.mapa(empty, thread))",
        1,
    ): "the two threads that do are of warp 0",
    # Not by a part of a warp: the instruction is aligned.
    ("multicast-stream", "by warp 0 alone", "ptx.barrier_cluster_wait()", 2): (
        "a block stays as long as one of its threads waits"
    ),
    ("multicast-load", "by warp 0 alone", "ptx.barrier_cluster_wait()", 2): (
        "a block stays as long as one of its threads waits"
    ),
    ("repair-wrappers", _WEAKER, "cuda.syncthreads()", 4): (
        "each thread then overwrites what it alone has read"
    ),
    ("repair-deadlock", _WEAKER, "ptx.fence_proxy_async_shared_cta()", 1): _WARNED,
    ("repair-deadlock", "by all but thread 0", "ptx.mbarrier_arrive(empty)", 2): (
        "thread 0 always has a column, and never comes here"
    ),
    ("repair-deadlock", "relaxed", "ptx.mbarrier_arrive(empty)", 2): (
        "who has no column has read nothing"
    ),
    ("repair-deadlock", "later", "ptx.mbarrier_init(empty, 128)", 1): _THREADS_ONLY,
    ("reuse-buffer", "later", "ptx.mbarrier_init(ptx.shared_address(bars, 1), 1)", 1): (
        "its first copy comes behind the proxy fence of the first tile"
    ),
    ("depth-buffer", "by two threads", "if thread == 0:", 1): "the least of the same is the same",
    ("depth-buffer", "by a whole warp", "if thread == 0:", 1): "the least of the same is the same",
    ("depth-buffer", "by all threads", "if thread == 0:", 1): "the least of the same is the same",
    (
        "depth-buffer",
        "twice",
        "ptx.cp_reduce_async_bulk_tensor_2d_min(depth, c0, c1, ptx.shared_address(dome))",
        1,
    ): "the least of the same is the same",
    ("drain", _WEAKER, "ptx.fence_proxy_async_shared_cta()", 1): _WARNED,
    ("drain", _OF_A_WARPGROUP, "ptx.fence_proxy_async_shared_cta()", 1): _WARNED,
    ("gemm-k-loop", _WEAKER, "cuda.syncthreads()", 2): _TOGETHER,
    ("gemm-k-loop", "later", "ptx.wgmma_wait_group(0)", 1): _TOGETHER,
    ("gemm-tma", _WEAKER, "cuda.syncthreads()", 2): _TOGETHER,
    ("gemm-tma", "later", "ptx.wgmma_wait_group(0)", 1): _TOGETHER,
    ("gemm-ring", _WEAKER, "cuda.syncthreads()", 2): _TOGETHER,
    ("gemm-ring", "later", "ptx.wgmma_wait_group(0)", 1): _TOGETHER,
    ("gemm-epilogue", _WEAKER, "cuda.syncthreads()", 2): _TOGETHER,
    ("gemm-epilogue", "later", "ptx.wgmma_wait_group(0)", 1): _TOGETHER,
    ("ring-copy", "later", "ptx.mbarrier_init(ptx.shared_address(empty, stage), 1)", 1): (
        _THREADS_ONLY
    ),
    ("rms-norm", "later", "ptx.mbarrier_init(ptx.shared_address(empty, stage), 1)", 1): (
        _THREADS_ONLY
    ),
    ("grouped-copy", _WEAKER, "ptx.cp_async_bulk_wait_group(0)", 1): (
        "each store was waited for in the loop"
    ),
    ("gemm-roles", "by all but thread 0", "ptx.setmaxnreg_dec(40)", 1): _NOT_HERE,
    ("gemm-persistent", "by all but thread 0", "ptx.setmaxnreg_dec(40)", 1): _NOT_HERE,
    ("gemm-fast", "by all but thread 0", "ptx.setmaxnreg_dec(40)", 1): _NOT_HERE,
    ("gemm-fast", "twice", "ptx.wgmma_m64n256k16(acc, a, b, 0)", 1): "it replaces what is there",
    ("gemm-roles", "8 registers more", "ptx.setmaxnreg_dec(40)", 1): "the pool has 256",
    ("gemm-roles", "8 registers more", "ptx.setmaxnreg_inc(200)", 1): "the pool has 256",
    ("gemm-roles", "later", "ptx.mbarrier_init(empty + 8 * s, 128)", 1): _THREADS_ONLY,
    ("gemm-persistent", "later", "ptx.mbarrier_init(base + EMPTY + 8 * s, 256)", 1): _THREADS_ONLY,
    ("two-rings", "later", "ptx.mbarrier_init(empty, consumers)", 1): _THREADS_ONLY,
    ("taking-turns", "arrives and drops", "ptx.mbarrier_arrive(k_empty)", 1): "",
    (
        "taking-turns",
        "later",
        "issue_packed_pv(o, p, at_v + stage * TILE_BYTES)",
        1,
    ): "the group is committed after the turn is passed on, and before the wait",
    ("taking-turns", "another barrier", "ptx.bar_sync(TURN + mine, 256)", 1): "",
    ("taking-turns", "twice", "ptx.bar_sync(TURN + mine, 256)", 1): "",
    **{
        ("taking-turns", rule, source, 1): _AT_THE_TURN
        for source in (
            "ptx.mbarrier_wait_parity(k_full + 8 * k_stage, k_phase)",
            "ptx.mbarrier_wait_parity(v_full + 8 * stage, phase)",
        )
        for rule in (
            "by thread 0 alone",
            "by all but thread 0",
            "by every other thread",
            "by warp 0 alone",
        )
    },
    (
        "taking-turns",
        "later",
        "ptx.mbarrier_wait_parity(k_full + 8 * k_stage, k_phase)",
        1,
    ): "the next wait is before the products, too",
    ("taking-turns", "later", "ptx.mbarrier_wait_parity(base + MORE + Q_FULL, 0)", 1): (
        "the next wait is before the products, too"
    ),
    ("taking-turns", "later", "ptx.mbarrier_wait_parity(v_full + 8 * stage, phase)", 1): (
        "it is before the products still"
    ),
    ("taking-turns", "later", "ptx.mbarrier_arrive(k_empty + 8 * k_stage)", 1): (
        "the stage is let go later"
    ),
    ("two-rings", "later", "ptx.mbarrier_arrive(base + K_EMPTY + 8 * stage)", 1): (
        "the stage is let go later"
    ),
    ("taking-turns", "relaxed", "ptx.mbarrier_arrive(k_empty + 8 * k_stage)", 1): (
        "the release of V comes behind it, and the producer waits for that one first"
    ),
    ("taking-turns", "later", "ptx.bar_arrive(TURN + 1 - mine, 256)", 1): (
        "the turn is passed on later"
    ),
    ("taking-turns", _WEAKER, "ptx.wgmma_wait_group(1)", 1): _AFTER_BOTH,
    ("taking-turns", "later", "ptx.wgmma_wait_group(1)", 1): _AFTER_BOTH,
    (
        "taking-turns",
        "`wgmma.commit_group.sync.aligned` instead",
        "ptx.wgmma_wait_group(1)",
        1,
    ): _AFTER_BOTH,
    ("taking-turns", "parity 0", "ptx.mbarrier_wait_parity(k_full, 0)", 1): "it is 0",
    ("taking-turns", "parity 0", "ptx.mbarrier_wait_parity(base + MORE + Q_FULL, 0)", 1): "it is 0",
    ("online-softmax", _WEAKER, "cuda.syncthreads()  # all have left the tiles", 1): _TOGETHER,
    ("causal-mask", _WEAKER, "cuda.syncthreads()", 2): _TOGETHER,
    ("online-softmax", "later", "ptx.wgmma_wait_group(0)", 2): _TOGETHER,
    ("causal-mask", "later", "ptx.wgmma_wait_group(0)", 2): _TOGETHER,
    ("taking-turns", "later", "ptx.mbarrier_init(empty, consumers)", 1): _THREADS_ONLY,
    ("attention-fast", "later", "ptx.mbarrier_init(bar + 8 * STAGES, 2)", 1): _THREADS_ONLY,
    ("attention-fast", _WEAKER, "ptx.wgmma_wait_group_for(1, s, OF_S)", 1): _AFTER_BOTH,
    ("attention-fast", _WEAKER, "ptx.bar_sync(4 + mine, 128)", 1): _TOGETHER,
    **{
        (
            "attention-fast",
            rule,
            "ptx.mbarrier_wait_parity(base + K_BARS + 8 * k_stage, k_phase)",
            1,
        ): "the second warpgroup's turn is behind the first's, whose warps meet thread 0 at theirs"
        for rule in (
            "by thread 0 alone",
            "by all but thread 0",
            "by every other thread",
            "by warp 0 alone",
        )
    },
    **{
        (
            "attention-fast",
            "later",
            source,
            1,
        ): "the next wait, or the turn, is before the products, too"
        for source in (
            "ptx.mbarrier_wait_parity(base + BARS, q_phase)",
            "ptx.mbarrier_wait_parity(base + K_BARS + 8 * k_stage, k_phase)",
        )
    },
    **{
        (
            "attention-fast",
            rule,
            "ptx.mbarrier_wait_parity(base + V_BARS + 8 * stage, phase)",
            1,
        ): "the lanes of a warp that did not wait meet those that did at the next wgmma"
        for rule in ("by all but thread 0", "by every other thread")
    },
    (
        "attention-fast",
        "`wgmma.commit_group.sync.aligned` instead",
        "ptx.wgmma_wait_group_for(1, s, OF_S)",
        1,
    ): _AFTER_BOTH,
    (
        "attention-fast",
        "relaxed",
        "ptx.mbarrier_arrive(base + K_BARS + 8 * (STAGES + k_stage))",
        1,
    ): "the release of V comes behind it, and the producer waits for that one first",
    (
        "attention-fast",
        "relaxed",
        "ptx.mbarrier_arrive(base + V_BARS + 8 * (STAGES + stage))",
        2,
    ): "the release of Q comes behind it, and the producer waits for that first",
    # Turns make the kernel faster, not right. Yet a turn is given once: who waits twice waits for
    # ever, and so does who waits elsewhere.
    **{
        ("attention-fast", rule, "ptx.bar_sync(TURN + mine, 256)", 1): "the products need no order"
        for rule in (
            "deleted",
            "`bar.warp.sync 0xffffffff` instead",
            "`fence.acq_rel.cta` instead",
            "`bar.arrive` instead",
        )
    },
    ("attention-fast", "twice", "ptx.bar_sync(TURN + mine, 256)", 1): "",
    ("attention-fast", "another barrier", "ptx.bar_sync(TURN + mine, 256)", 1): "",
    ("attention-fast", "`bar.arrive` instead", "ptx.bar_sync(4 + mine, 128)", 1): "",
    # The next barrier may count this arrival.
    ("gemm-epilogue", "`bar.arrive` instead", "cuda.syncthreads()", 2): "",
    (
        "attention-fast",
        "twice",
        "ptx.wgmma_m64n160k16(s, ptx.wgmma_descriptor(at_q), ptx.wgmma_descriptor(at_k), 0)",
        1,
    ): "it replaces what is there",
    ("attention-fast", "later", "ptx.bar_arrive(TURN + 1 - mine, 256)", 1): (
        "the turn is passed on later"
    ),
    ("gemm-fast", "later", "ptx.mbarrier_init(base + BARS + 8 * (STAGES + s), 2)", 1): (
        _THREADS_ONLY
    ),
}


_WEAKENING = (
    "deleted",
    "later",
    "into the if",
    "by no thread",
    "one group more",
    "two groups more",
    "`fence",
    "`bar.sync",
    "`bar.warp.sync",
    "`bar.arrive",
    "`cp.async.bulk.commit_group",
)


def _weakens(mutant: Mutant) -> bool:
    """Return True if the statement only does less than before."""
    if mutant.key in _FENCES and mutant.rule.startswith("by "):
        return True
    return mutant.rule.startswith(_WEAKENING)


# In these exercises a store is to be in flight while the next buffer is filled.
_STORES_IN_FLIGHT = ("bulk-stream-out", "reuse-buffer")
_ENDS_OVERLAP = {
    ("cp.async.bulk.wait_group", "one group fewer may run"),
    ("cp.async.bulk.commit_group", "twice"),
}


def reason(kernel: Kernel, mutant: Mutant, exercise: str, source: str, occurrence: int) -> str:
    """Return why a mutant must not lose a point, or an empty string if it must."""
    if exercise in _STORES_IN_FLIGHT and (mutant.key, mutant.rule) in _ENDS_OVERLAP:
        return ""
    for rule in (mutant.rule, *([_WEAKER] if _weakens(mutant) else ())):
        if (exercise, rule, source, occurrence) in BY_NAME:
            return BY_NAME[exercise, rule, source, occurrence]
    return next((text for text, holds in REASONS.items() if holds(kernel, mutant)), "")
