"""A fence that is missing, misplaced, of the wrong memory, or in the wrong thread."""

from __future__ import annotations

import numpy as np

from harness.sanitizer.diagnosis.cause import Api, Cause, Diagnosis, Facts, diagnosis
from harness.sanitizer.diagnosis.context import Context
from harness.sanitizer.diagnosis.wording import ranges

_ASYNC = "fence.proxy.async"

# -- proxy fences


class Unfenced(Facts):
    """A generic write, and a use of its bytes through the async proxy. ``right`` are the proxy
    fences that cover the memory it is in, ``fences`` all of them."""

    def __init__(self, context: Context, other: int):
        self.context, self.other = context, other
        shared = context.is_shared
        self.ours, self.theirs = ("shared", "global") if shared else ("global", "shared")
        narrow, of = self.theirs, "shared_cta" if shared else "global"
        if shared and not context.finding.same_block:
            self.ours, self.theirs = "another block's shared", "its own block's shared"
            narrow, of = "shared::cta", "shared_cluster"
        self.fences = context.did(_ASYNC)
        # Fences that do not name the other memory.
        self.right = [s for s in self.fences if narrow not in context.instruction(s).opcode]
        key = context.key(context.site)
        multiplies = key.startswith("wgmma")
        opcode = context.instruction(context.site).opcode
        # A copy to another block reads its source, and writes no memory of its own block.
        to_peer = "cluster.shared::cta" in opcode and context.finding.same_block
        stores = to_peer or "store" in key or "reduce" in key
        self.slots = {
            "write": context.line(other),
            "use": context.line(context.site),
            "memory": context.memory,
            "right": context.lines(self.right),
            "wanted": Api(f"fence_proxy_async_{of}()"),
            "multiplies": multiplies,
            "overwrites": not multiplies and stores is not shared,
        }


def fence_of_other_memory(unfenced: Unfenced) -> Diagnosis | None:
    if unfenced.right or not unfenced.fences:
        return None
    return unfenced.diagnosis(
        Cause.FENCE_OF_OTHER_MEMORY,
        fences=unfenced.context.lines(unfenced.fences),
        theirs=unfenced.theirs,
        is_one=len(unfenced.context.finding.variables) == 1,
        ours=unfenced.ours,
    )


def no_proxy_fence(unfenced: Unfenced) -> Diagnosis | None:
    if unfenced.right:
        return None
    return unfenced.diagnosis(Cause.NO_PROXY_FENCE)


def fence_in_some_threads(unfenced: Unfenced) -> Diagnosis | None:
    context, right = unfenced.context, unfenced.right
    came, at_write = context.doers(right), context.before(right, unfenced.other) == right
    lacking = context.others & ~came
    if not lacking.any() or at_write or context.after(right, context.site) == right:
        return None
    return unfenced.diagnosis(
        Cause.FENCE_IN_SOME_THREADS,
        threads=context.other_blocks(came) or context.named(came),
        lacking=context.named(lacking),
    )


def fence_not_on_path(unfenced: Unfenced) -> Diagnosis | None:
    return unfenced.diagnosis(Cause.FENCE_NOT_ON_PATH)


PROXY_FENCES = (
    fence_of_other_memory,
    no_proxy_fence,
    fence_in_some_threads,
    fence_not_on_path,
)

# -- tensor maps that a kernel edits


def map_not_acquired(context: Context) -> Diagnosis | None:
    if context.did("fence.proxy.tensormap.acquire"):
        return None
    return diagnosis(Cause.TENSOR_MAP_NOT_ACQUIRED, use=context.line(context.site))


def map_not_released(context: Context) -> Diagnosis | None:
    if context.did("fence.proxy.tensormap.release", "tensormap.cp_fenceproxy"):
        return None
    return diagnosis(Cause.TENSOR_MAP_NOT_RELEASED, use=context.line(context.site))


EDITED_MAPS = (
    map_not_acquired,
    map_not_released,
)

# -- mbarriers that are used before their initialization is visible


def no_mbarrier_at_address(context: Context) -> Diagnosis | None:
    finding, line = context.finding, context.line(context.site)
    facts = {"line": line, "text": finding.reason, **finding.facts}
    return Diagnosis(Cause.NO_MBARRIER_AT_ADDRESS, facts)


def blocks_without_init(context: Context) -> Diagnosis | None:
    """Some blocks of the cluster have initialized their mbarriers, and others have not."""
    wave, size = context.state.wave, context.state.wave.cluster_size
    first = context.block // size * size
    inits = context.did("mbarrier.init")
    initialized = (
        context.doers(inits).reshape(wave.blocks, wave.threads)[first : first + size].any(axis=1)
    )
    if size == 1 or initialized.all() or not initialized.any():
        return None
    lacking = np.flatnonzero(~initialized) + first
    live = wave.live.reshape(wave.blocks, wave.threads)[lacking]
    numbers = [context.block_number(int(block) + context.first) for block in lacking]
    return diagnosis(
        Cause.BLOCKS_WITHOUT_INIT,
        line=context.line(context.site),
        blocks=ranges(np.array(sorted(numbers)), "block"),
        returned=not live.any(),
        init=context.lines(inits),
    )


def before_init(context: Context) -> Diagnosis | None:
    """Nobody of the block has come to the initialization yet, which is before the use in the text,
    without a block barrier in between."""
    key_of = {site: context.key(site) for site in range(len(context.state.findings.instructions))}
    inits = context.before([s for s, key in key_of.items() if key == "mbarrier.init"], context.site)
    if not inits or context.in_block(context.doers(inits)).any():
        return None
    barriers = context.after([s for s, key in key_of.items() if key.startswith("bar.")], min(inits))
    if context.before(barriers, context.site):
        return None
    return diagnosis(
        Cause.NO_BARRIER_AFTER_INIT,
        init=context.lines(inits),
        maker="another thread",
        use=context.line(context.site),
        user=context.named(context.actors),
    )


NO_MBARRIER = (blocks_without_init, before_init, no_mbarrier_at_address)


class UnseenInit(Facts):
    """A use of an mbarrier that its initialization may not have reached. ``maker``, ``user``:
    bool[places]."""

    def __init__(self, context: Context, other: int):
        self.context, self.other = context, other
        init, use = context.line(other), context.line(context.site)
        self.slots = {"init": init, "use": use, "memory": context.memory}
        self.maker, self.user = context.doers([other]), context.actors
        self.is_copy = context.key(context.site).startswith("cp.")
        wave, blocks = context.state.wave, {int(number) for number in context.finding.actors[:, 0]}
        makers = {int(p) // wave.threads + context.first for p in self.maker.nonzero()[0]}
        self.is_own = blocks <= makers  # each block has made its own
        met = context.after(context.did("barrier.cluster.wait"), other)
        self.met_cluster = bool(context.before(met, context.site))
        self.by_maker = self.is_copy and bool(context.in_block(self.user & self.maker).any())


def cluster_not_met(unseen: UnseenInit) -> Diagnosis | None:
    context = unseen.context
    fences = context.after(context.did("fence.mbarrier_init"), unseen.other)
    fenced = fences or not context.finding.same_block
    if context.state.wave.cluster_size == 1 or not fenced or unseen.met_cluster:
        return None
    return unseen.diagnosis(Cause.CLUSTER_NOT_MET_AFTER_INIT, is_own=context.finding.same_block)


def no_init_fence(unseen: UnseenInit) -> Diagnosis | None:
    context = unseen.context
    met = unseen.is_copy and bool(context.blocks_between(unseen.other, context.site))
    # A relaxed barrier of the cluster is enough after the fence alone.
    met = met or (not context.finding.same_block and unseen.met_cluster)
    if not unseen.is_own or not (unseen.by_maker or met):
        return None
    return unseen.diagnosis(Cause.NO_INIT_FENCE)


def no_barrier_after_init(unseen: UnseenInit) -> Diagnosis | None:
    if not unseen.is_own:
        return None
    return unseen.diagnosis(
        Cause.NO_BARRIER_AFTER_INIT,
        maker=unseen.context.named(unseen.maker),
        user=unseen.context.named(unseen.user),
    )


UNSEEN_INIT = (
    cluster_not_met,
    no_init_fence,
    no_barrier_after_init,
)
