"""A fence that is missing, misplaced, of the wrong memory, or in the wrong thread."""

from __future__ import annotations

import numpy as np

from harness.diagnosis.cause import Api, Cause, Diagnosis, diagnosis
from harness.diagnosis.scene import Scene
from harness.emulator.findings import Subject
from harness.emulator.numbers import ranges

_ASYNC = "fence.proxy.async"

# -- proxy fences


class Unfenced:
    """A generic write, and a use of its bytes through the async proxy. ``right`` are the proxy
    fences that cover the memory it is in, ``fences`` all of them."""

    def __init__(self, scene: Scene, other: int):
        self.scene, self.other, self.memory = scene, other, scene.memory
        self.write, self.use = scene.line(other), scene.line(scene.site)
        shared = scene.is_shared
        self.ours, self.theirs = ("shared", "global") if shared else ("global", "shared")
        self.wanted = Api(f"fence_proxy_async_{'shared_cta' if shared else 'global'}()")
        self.fences = scene.did(_ASYNC)
        # Those that do not name the other memory.
        self.right = [s for s in self.fences if self.theirs not in scene.instruction(s).opcode]
        key = scene.key(scene.site)
        self.multiplies = key.startswith("wgmma")
        stores = "store" in key or "reduce" in key
        self.overwrites = not self.multiplies and stores is not shared

    @classmethod
    def of(cls, scene: Scene) -> Unfenced | None:
        if scene.other is None or scene.finding.subject is Subject.TENSOR_MAP:
            return None
        return cls(scene, scene.other)


def copy_overwrites_write(unfenced: Unfenced) -> Diagnosis | None:
    """A bulk store overwrites global memory that a thread wrote."""
    if unfenced.right or unfenced.ours != "global" or not unfenced.overwrites:
        return None
    return diagnosis(
        Cause.COPY_OVERWRITES_WRITE,
        use=unfenced.use,
        write=unfenced.write,
        memory=unfenced.memory,
        wanted=unfenced.wanted,
    )


def fence_of_other_memory(unfenced: Unfenced) -> Diagnosis | None:
    if unfenced.right or not unfenced.fences:
        return None
    return diagnosis(
        Cause.FENCE_OF_OTHER_MEMORY,
        fences=unfenced.scene.lines(unfenced.fences),
        theirs=unfenced.theirs,
        memory=unfenced.memory,
        write=unfenced.write,
        is_one=len(unfenced.scene.finding.variables) == 1,
        ours=unfenced.ours,
        wanted=unfenced.wanted,
    )


def no_proxy_fence(unfenced: Unfenced) -> Diagnosis | None:
    if unfenced.right:
        return None
    return diagnosis(
        Cause.NO_PROXY_FENCE,
        write=unfenced.write,
        memory=unfenced.memory,
        use=unfenced.use,
        multiplies=unfenced.multiplies,
        overwrites=unfenced.overwrites,
        wanted=unfenced.wanted,
    )


def fence_after_copy(unfenced: Unfenced) -> Diagnosis | None:
    scene, right = unfenced.scene, unfenced.right
    if not right or scene.after(right, scene.site) != right:
        return None
    return diagnosis(
        Cause.FENCE_AFTER_COPY,
        memory=unfenced.memory,
        right=scene.lines(right),
        use=unfenced.use,
        multiplies=unfenced.multiplies,
        overwrites=unfenced.overwrites,
        write=unfenced.write,
    )


def fence_in_other_blocks(unfenced: Unfenced) -> Diagnosis | None:
    """A branch or a loop with the fence is not taken in this block."""
    scene, right = unfenced.scene, unfenced.right
    if (
        not right
        or scene.in_block(scene.doers(right)).any()
        or not scene.in_block(scene.others).any()
    ):
        return None
    return diagnosis(
        Cause.FENCE_IN_OTHER_BLOCKS,
        right=scene.lines(right),
        block=scene.block_number(scene.block + scene.first),
        lacking=scene.named(scene.others),
        writes_one=scene.is_one(scene.others),
        memory=unfenced.memory,
        write=unfenced.write,
    )


def fence_in_some_threads(unfenced: Unfenced) -> Diagnosis | None:
    scene, right = unfenced.scene, unfenced.right
    lacking = scene.others & ~scene.doers(right)
    if not right or not lacking.any():
        return None
    return diagnosis(
        Cause.FENCE_IN_SOME_THREADS,
        threads=scene.named(scene.doers(right)),
        is_one=scene.is_one(scene.doers(right)),
        right=scene.lines(right),
        lacking=scene.named(lacking),
        writes_one=scene.is_one(lacking),
        memory=unfenced.memory,
        write=unfenced.write,
    )


def fence_before_write(unfenced: Unfenced) -> Diagnosis | None:
    scene, right = unfenced.scene, unfenced.right
    if not right or scene.before(right, unfenced.other) != right:
        return None
    return diagnosis(
        Cause.FENCE_BEFORE_WRITE,
        right=scene.lines(right),
        write=unfenced.write,
        memory=unfenced.memory,
    )


def fence_not_on_path(unfenced: Unfenced) -> Diagnosis | None:
    return diagnosis(
        Cause.FENCE_NOT_ON_PATH,
        right=unfenced.scene.lines(unfenced.right),
        write=unfenced.write,
        memory=unfenced.memory,
        use=unfenced.use,
    )


PROXY_FENCES = (
    copy_overwrites_write,
    fence_of_other_memory,
    no_proxy_fence,
    fence_after_copy,
    fence_in_other_blocks,
    fence_before_write,
    fence_in_some_threads,
    fence_not_on_path,
)

# -- tensor maps that a kernel edits


class EditedMap:
    """A use of a tensor map that the kernel has edited."""

    def __init__(self, scene: Scene):
        self.scene, self.use = scene, scene.line(scene.site)
        self.acquires = scene.did("fence.proxy.tensormap.acquire")

    @classmethod
    def of(cls, scene: Scene) -> EditedMap | None:
        return cls(scene) if scene.finding.subject is Subject.TENSOR_MAP else None


def map_not_acquired(edited: EditedMap) -> Diagnosis | None:
    if edited.acquires:
        return None
    return diagnosis(Cause.TENSOR_MAP_NOT_ACQUIRED, use=edited.use)


def map_not_released(edited: EditedMap) -> Diagnosis | None:
    if edited.scene.did("fence.proxy.tensormap.release", "tensormap.cp_fenceproxy"):
        return None
    return diagnosis(Cause.TENSOR_MAP_NOT_RELEASED, use=edited.use)


def map_acquired_too_early(edited: EditedMap) -> Diagnosis | None:
    scene, acquires = edited.scene, edited.acquires
    if scene.other is None or scene.before(acquires, scene.other) != acquires:
        return None
    return diagnosis(
        Cause.TENSOR_MAP_ACQUIRED_TOO_EARLY,
        acquired=scene.lines(acquires),
        other_line=scene.line(scene.other),
        use=edited.use,
    )


def map_acquire_not_covering(edited: EditedMap) -> Diagnosis | None:
    return diagnosis(
        Cause.TENSOR_MAP_ACQUIRE_NOT_COVERING,
        acquired=edited.scene.lines(edited.acquires),
        use=edited.use,
    )


EDITED_MAPS = (
    map_not_acquired,
    map_not_released,
    map_acquired_too_early,
    map_acquire_not_covering,
)

# -- mbarriers that are used before their initialisation is visible


class NoBarrier:
    """An address where no mbarrier was made, or not yet."""

    def __init__(self, scene: Scene):
        self.scene, self.line, self.text = scene, scene.line(scene.site), scene.finding.text

    @classmethod
    def of(cls, scene: Scene) -> NoBarrier | None:
        return cls(scene) if scene.other is None else None


def no_mbarrier_at_address(missing: NoBarrier) -> Diagnosis | None:
    return diagnosis(Cause.NO_MBARRIER_AT_ADDRESS, line=missing.line, text=missing.text)


def blocks_without_init(missing: NoBarrier) -> Diagnosis | None:
    """Some blocks of the cluster have initialised their mbarriers, and others have not."""
    scene, wave = missing.scene, missing.scene.state.wave
    size = wave.cluster_size
    first = scene.block // size * size
    inits = scene.did("mbarrier.init")
    made = scene.doers(inits).reshape(wave.blocks, wave.threads)[first : first + size].any(axis=1)
    if size == 1 or made.all() or not made.any():
        return None
    lacking = np.flatnonzero(~made) + first
    live = wave.live.reshape(wave.blocks, wave.threads)[lacking]
    numbers = [scene.block_number(int(block) + scene.first) for block in lacking]
    return diagnosis(
        Cause.BLOCKS_WITHOUT_INIT,
        blocks=ranges(np.array(sorted(numbers)), "block"),
        is_one=len(lacking) == 1,
        returned=not live.any(),
        init=scene.lines(inits),
        line=missing.line,
    )


def before_init(missing: NoBarrier) -> Diagnosis | None:
    """Nobody of the block has come to the initialisation yet, which is before the use in the text,
    without a block barrier in between."""
    scene = missing.scene
    key_of = {site: scene.key(site) for site in range(len(scene.state.findings.instructions))}
    inits = scene.before([s for s, key in key_of.items() if key == "mbarrier.init"], scene.site)
    if not inits or scene.in_block(scene.doers(inits)).any():
        return None
    barriers = scene.after([s for s, key in key_of.items() if key.startswith("bar.")], min(inits))
    if scene.before(barriers, scene.site):
        return None
    return diagnosis(
        Cause.NO_BARRIER_AFTER_INIT,
        init=scene.lines(inits),
        maker="",
        is_one=True,
        use=missing.line,
        user=scene.named(scene.who),
    )


NO_MBARRIER = (blocks_without_init, before_init, no_mbarrier_at_address)


class UnseenInit:
    """A use of an mbarrier that its initialisation may not have reached. ``maker``, ``user``:
    bool[places]; ``fences``: of the initialisation of mbarriers."""

    def __init__(self, scene: Scene, other: int):
        self.scene, self.other, self.memory = scene, other, scene.memory
        self.init, self.use = scene.line(other), scene.line(scene.site)
        self.maker, self.user = scene.doers([other]), scene.who
        self.is_copy = scene.key(scene.site).startswith("cp.")
        self.fences = scene.did("fence.mbarrier_init")
        wave, blocks = scene.state.wave, {int(number) for number in scene.finding.who[:, 0]}
        makers = {int(p) // wave.threads + scene.first for p in self.maker.nonzero()[0]}
        self.is_own = blocks <= makers  # each block has made its own
        self.by_maker = self.is_copy and bool(scene.in_block(self.user & self.maker).any())

    @classmethod
    def of(cls, scene: Scene) -> UnseenInit | None:
        return None if scene.other is None else cls(scene, scene.other)


def cluster_not_met(unseen: UnseenInit) -> Diagnosis | None:
    scene = unseen.scene
    met = scene.after(scene.did("barrier.cluster.wait"), unseen.other)
    fenced = scene.after(unseen.fences, unseen.other)
    if scene.state.wave.cluster_size == 1 or not fenced or scene.before(met, scene.site):
        return None
    return diagnosis(
        Cause.CLUSTER_NOT_MET_AFTER_INIT, init=unseen.init, use=unseen.use, memory=unseen.memory
    )


def init_fence_misplaced(unseen: UnseenInit) -> Diagnosis | None:
    if not unseen.is_own or not unseen.by_maker or not unseen.fences:
        return None
    return diagnosis(
        Cause.INIT_FENCE_MISPLACED,
        fences=unseen.scene.lines(unseen.fences),
        init=unseen.init,
        use=unseen.use,
    )


def init_fence_of_other_kind(unseen: UnseenInit) -> Diagnosis | None:
    scene = unseen.scene
    others = scene.before(scene.after(scene.did("fence"), unseen.other), scene.site)
    if not unseen.is_own or not unseen.by_maker or not others:
        return None
    return diagnosis(Cause.INIT_FENCE_OF_OTHER_KIND, others=scene.lines(others), init=unseen.init)


def no_init_fence(unseen: UnseenInit) -> Diagnosis | None:
    met = unseen.is_copy and unseen.scene.blocks_between(unseen.other, unseen.scene.site)
    if not unseen.is_own or not (unseen.by_maker or met):
        return None
    return diagnosis(Cause.NO_INIT_FENCE, init=unseen.init, use=unseen.use, memory=unseen.memory)


def barrier_after_init_skipped(unseen: UnseenInit) -> Diagnosis | None:
    scene = unseen.scene
    skipped = scene.skipped_barrier(unseen.other, scene.site, unseen.user)
    if not unseen.is_own or skipped is None:
        return None
    return diagnosis(
        Cause.BARRIER_AFTER_INIT_SKIPPED,
        meeting=skipped.line,
        came=skipped.came,
        came_alone=skipped.came_alone,
        absent=skipped.absent,
        is_one_absent=skipped.is_one_absent,
        use=unseen.use,
        init=unseen.init,
    )


def no_barrier_after_init(unseen: UnseenInit) -> Diagnosis | None:
    if not unseen.is_own:
        return None
    return diagnosis(
        Cause.NO_BARRIER_AFTER_INIT,
        init=unseen.init,
        maker=unseen.scene.named(unseen.maker),
        is_one=unseen.scene.is_one(unseen.maker),
        use=unseen.use,
        user=unseen.scene.named(unseen.user),
    )


UNSEEN_INIT = (
    cluster_not_met,
    init_fence_misplaced,
    init_fence_of_other_kind,
    no_init_fence,
    barrier_after_init_skipped,
    no_barrier_after_init,
)
