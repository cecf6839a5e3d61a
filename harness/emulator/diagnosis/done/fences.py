"""A proxy fence that is missing, misplaced, of the wrong memory, or in the wrong thread."""

from __future__ import annotations

from harness.emulator.diagnosis.done.scene import Scene
from harness.emulator.hazards.numbers import as_sentence

_ASYNC = "fence.proxy.async"
_ANY_FENCE = ("fence",)


def missing_proxy_fence(scene: Scene) -> str:
    if scene.finding.subject == "tensor map":
        return _of_tensor_map(scene)
    if scene.other is None:
        return ""
    write, use = scene.line(scene.other), scene.line(scene.site)
    ours, theirs = ("shared", "global") if scene.is_shared else ("global", "shared")
    wanted = "fence_proxy_async_shared_cta()" if ours == "shared" else "fence_proxy_async_global()"
    fences = scene.did(_ASYNC)
    right = [s for s in fences if scene.key(s) in (_ASYNC, f"{_ASYNC}.{ours}")]
    if not right and fences:
        return (
            f"The proxy fence of {scene.lines(fences)} is one for {theirs} memory, and "
            f"{_bytes(scene)}, which {write} writes, {_are(scene)} in {ours} memory: take "
            f"`{wanted}`."
        )
    if not right:
        return (
            f"No proxy fence stands between {write}, which writes {_bytes(scene)}, and {use}, "
            f"which {_does(scene)}: `{wanted}` is missing behind the write."
        )
    if len(scene.after(right, scene.site)) == len(right):
        return (
            f"The proxy fence of {scene.lines(right)} comes after {use}, which "
            f"{_does(scene)}: it must stand before it, behind the write of {write}."
        )
    lacking = scene.others & ~scene.doers(right)
    if lacking.any():
        return (
            f"Only {scene.named(scene.doers(right))} executed the proxy fence of "
            f"{scene.lines(right)}, and {scene.named(lacking)} wrote {_bytes(scene)} ({write}), "
            "too: a fence covers what its own thread wrote, so each thread that writes executes it."
        )
    if len(scene.before(right, scene.other)) == len(right):
        return (
            f"The proxy fence of {scene.lines(right)} comes before {write}, which writes "
            f"{_bytes(scene)}: a fence covers only what its thread wrote before it."
        )
    return (
        f"The proxy fence of {scene.lines(right)} is not on the way from {write}, which writes "
        f"{_bytes(scene)}, to {use}: the threads that wrote execute it, and only then the barrier."
    )


def _of_tensor_map(scene: Scene) -> str:
    use = scene.line(scene.site)
    acquired = scene.did("fence.proxy.tensormap.acquire")
    if not acquired:
        return (
            f"`fence_proxy_tensormap_acquire(descriptor)` is missing before {use}, which uses the "
            "edited tensor map."
        )
    if not scene.did("fence.proxy.tensormap.release", "tensormap.cp_fenceproxy"):
        return (
            f"The edited tensor map that {use} uses was written by plain stores and never "
            "released: `tensormap_cp_fenceproxy` or `fence_proxy_tensormap_release()` is missing."
        )
    if scene.other is not None and len(scene.before(acquired, scene.other)) == len(acquired):
        return (
            f"The acquire of {scene.lines(acquired)} comes before {scene.line(scene.other)}, which "
            f"writes the tensor map that {use} uses: it covers what was released before it."
        )
    return (
        f"The acquire of {scene.lines(acquired)} does not cover the tensor map that {use} uses: it "
        "has to name this descriptor's address, in the thread that uses it or before a barrier "
        "with that one."
    )


def unfenced_init(scene: Scene) -> str:
    if scene.other is None:
        return f"{as_sentence(scene.line(scene.site))}: {scene.finding.detail}."
    init, use = scene.line(scene.other), scene.line(scene.site)
    maker = scene.doers([scene.other])
    user = scene.who
    blocks = {int(number) for number in scene.finding.who[:, 0]}
    makers = {int(p) // scene.state.wave.threads + scene.first for p in maker.nonzero()[0]}
    met = scene.after(scene.did("barrier.cluster.wait"), scene.other)
    fenced = scene.after(scene.did("fence.mbarrier_init"), scene.other)
    if scene.state.wave.cluster_size > 1 and fenced and not scene.before(met, scene.site):
        return (
            f"The blocks of the cluster have not met between the mbarrier_init of {init} and "
            f"{use}, "
            f"which uses {scene.memory} of another block: `barrier_cluster_arrive()` and "
            "`barrier_cluster_wait()` are missing (a block barrier holds one block together)."
        )
    if not blocks <= makers:
        return ""
    is_copy = scene.key(scene.site).startswith("cp.")
    if is_copy and scene.in_block(user & maker).any():
        if scene.did("fence.mbarrier_init"):
            fences = scene.did("fence.mbarrier_init")
            return (
                f"The `fence_mbarrier_init()` of {scene.lines(fences)} is not between the "
                f"mbarrier_init of {init} and the copy of {use}, in the thread that initialises."
            )
        others = [
            s
            for s in scene.did(*_ANY_FENCE)
            if scene.place(scene.other) < scene.place(s) < scene.place(scene.site)
        ]
        if others:
            return (
                f"The fence of {scene.lines(others)} is not the one for an mbarrier's "
                f"initialisation: behind {init} it takes `fence_mbarrier_init()`."
            )
        return (
            f"`fence_mbarrier_init()` is missing behind {init}: without it the copy of {use} need "
            f"not see that {scene.memory} was initialised."
        )
    if scene.blocks_between(scene.other, scene.site) and is_copy:
        return (
            f"`fence_mbarrier_init()` is missing behind {init}: without it the copy of {use} need "
            f"not see that {scene.memory} was initialised."
        )
    if alone := scene.barrier_without(scene.other, scene.site, user):
        return (
            f"{alone}, and may come to {use} before the mbarrier_init of {init}; all threads must "
            "come to it."
        )
    return (
        f"No block barrier stands between the mbarrier_init of {init}, by "
        f"{scene.named(maker)}, and "
        f"{use}: {scene.named(user)} may come there first (`cuda.syncthreads()` behind the fence)."
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
