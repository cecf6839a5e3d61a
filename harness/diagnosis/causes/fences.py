"""A proxy fence that is missing, misplaced, of the wrong memory, or in the wrong thread."""

from __future__ import annotations

from harness.diagnosis.cause import Cause, Diagnosis, diagnosis
from harness.diagnosis.scene import Scene
from harness.diagnosis.wording import Api
from harness.emulator.findings import Subject

_ASYNC = "fence.proxy.async"
_ANY_FENCE = ("fence",)


def missing_proxy_fence(scene: Scene) -> Diagnosis | None:
    if scene.finding.subject is Subject.TENSOR_MAP:
        return _of_tensor_map(scene)
    if scene.other is None:
        return None
    write, use = scene.line(scene.other), scene.line(scene.site)
    ours, theirs = ("shared", "global") if scene.is_shared else ("global", "shared")
    call = "fence_proxy_async_shared_cta()" if ours == "shared" else "fence_proxy_async_global()"
    wanted = Api(call)
    fences = scene.did(_ASYNC)
    covering = {_ASYNC, f"{_ASYNC}.{ours}"}
    covering |= {f"{_ASYNC}.sync_restrict"} if ours == "shared" else set()
    right = [s for s in fences if scene.key(s) in covering]
    if not right and fences:
        return diagnosis(
            Cause.FENCE_OF_OTHER_MEMORY,
            fences=scene.lines(fences),
            theirs=theirs,
            memory=_bytes(scene),
            write=write,
            is_one=len(scene.finding.variables) == 1,
            ours=ours,
            wanted=wanted,
        )
    if not right:
        return diagnosis(
            Cause.NO_PROXY_FENCE,
            write=write,
            memory=_bytes(scene),
            use=use,
            does=_does(scene),
            wanted=wanted,
        )
    if len(scene.after(right, scene.site)) == len(right):
        return diagnosis(
            Cause.FENCE_AFTER_COPY,
            memory=scene.memory,
            right=scene.lines(right),
            use=use,
            does=_does(scene),
            write=write,
        )
    lacking = scene.others & ~scene.doers(right)
    if lacking.any():
        return diagnosis(
            Cause.FENCE_IN_SOME_THREADS,
            threads=scene.named(scene.doers(right)),
            is_one=scene.is_one(scene.doers(right)),
            right=scene.lines(right),
            lacking=scene.named(lacking),
            writes_one=scene.is_one(lacking),
            memory=_bytes(scene),
            write=write,
        )
    if len(scene.before(right, scene.other)) == len(right):
        return diagnosis(
            Cause.FENCE_BEFORE_WRITE, right=scene.lines(right), write=write, memory=_bytes(scene)
        )
    return diagnosis(
        Cause.FENCE_NOT_ON_PATH,
        right=scene.lines(right),
        write=write,
        memory=_bytes(scene),
        use=use,
    )


def _of_tensor_map(scene: Scene) -> Diagnosis | None:
    use = scene.line(scene.site)
    acquired = scene.did("fence.proxy.tensormap.acquire")
    if not acquired:
        return diagnosis(Cause.TENSOR_MAP_NOT_ACQUIRED, use=use)
    if not scene.did("fence.proxy.tensormap.release", "tensormap.cp_fenceproxy"):
        return diagnosis(Cause.TENSOR_MAP_NOT_RELEASED, use=use)
    if scene.other is not None and len(scene.before(acquired, scene.other)) == len(acquired):
        return diagnosis(
            Cause.TENSOR_MAP_ACQUIRED_TOO_EARLY,
            acquired=scene.lines(acquired),
            other_line=scene.line(scene.other),
            use=use,
        )
    return diagnosis(Cause.TENSOR_MAP_ACQUIRE_NOT_COVERING, acquired=scene.lines(acquired), use=use)


def unfenced_init(scene: Scene) -> Diagnosis | None:
    if scene.other is None:
        return diagnosis(
            Cause.NO_MBARRIER_AT_ADDRESS, line=scene.line(scene.site), text=scene.finding.text
        )
    init, use = scene.line(scene.other), scene.line(scene.site)
    maker = scene.doers([scene.other])
    user = scene.who
    blocks = {int(number) for number in scene.finding.who[:, 0]}
    makers = {int(p) // scene.state.wave.threads + scene.first for p in maker.nonzero()[0]}
    met = scene.after(scene.did("barrier.cluster.wait"), scene.other)
    fenced = scene.after(scene.did("fence.mbarrier_init"), scene.other)
    if scene.state.wave.cluster_size > 1 and fenced and not scene.before(met, scene.site):
        return diagnosis(Cause.CLUSTER_NOT_MET_AFTER_INIT, init=init, use=use, memory=scene.memory)
    if not blocks <= makers:
        return None
    is_copy = scene.key(scene.site).startswith("cp.")
    if is_copy and scene.in_block(user & maker).any():
        if scene.did("fence.mbarrier_init"):
            fences = scene.did("fence.mbarrier_init")
            return diagnosis(
                Cause.INIT_FENCE_MISPLACED, fences=scene.lines(fences), init=init, use=use
            )
        others = [
            s
            for s in scene.did(*_ANY_FENCE)
            if scene.place(scene.other) < scene.place(s) < scene.place(scene.site)
        ]
        if others:
            return diagnosis(Cause.INIT_FENCE_OF_OTHER_KIND, others=scene.lines(others), init=init)
        return diagnosis(Cause.NO_INIT_FENCE, init=init, use=use, memory=scene.memory)
    if scene.blocks_between(scene.other, scene.site) and is_copy:
        return diagnosis(Cause.NO_INIT_FENCE, init=init, use=use, memory=scene.memory)
    if alone := scene.barrier_without(scene.other, scene.site, user):
        return diagnosis(Cause.BARRIER_AFTER_INIT_SKIPPED, alone=alone, use=use, init=init)
    return diagnosis(
        Cause.NO_BARRIER_AFTER_INIT,
        init=init,
        maker=scene.named(maker),
        is_one=scene.is_one(maker),
        use=use,
        user=scene.named(user),
    )


def _bytes(scene: Scene) -> str:
    return scene.memory


def _are(scene: Scene) -> str:
    return "is" if len(scene.finding.variables) == 1 else "are"


def _does(scene: Scene) -> str:
    key = scene.key(scene.site)
    if key.startswith("wgmma"):
        return "multiplies by it"
    reads = "store" in key or "reduce" in key
    if scene.is_shared:
        return "reads it through the async proxy" if reads else "overwrites it by a copy"
    return "overwrites it by a copy" if reads else "reads it through the async proxy"
