"""Fences of the generic proxy: fence.acq_rel and fence.sc, for a block, a cluster, a device, all.

They order ordinary reads and writes, and say nothing to the async proxy: for that see `fences`.
`cuda.threadfence_block`, `cuda.threadfence` and `cuda.threadfence_system` are numba's names for
membar, which is fence.sc at block, device and system scope.
PTX ISA: "membar / fence".
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from harness.ptx._inline import instruction

_MEANS = {
    "acq_rel": "what came before it is seen by whoever synchronises with what comes after it",
    "sc": "as fence.acq_rel, and all fences of this kind have one order that everyone agrees on",
}
_WHO = {
    "cta": "the block",
    "cluster": "the cluster",
    "gpu": "the device",
    "sys": "the device, the host and other devices",
}
_DOC = """Order this thread's generic accesses for {who}: fence.{sem}.

    PTX: ``fence.{sem}.{scope};``

    Issued by: a thread between its data and its flag, or between a flag and the data.
    Proxy: generic. Memory: {means}, in {who}. Completes: at once.
    PTX ISA: "membar / fence".
    """


def _fence(stub: Callable[..., None]) -> Any:
    """The wrapper that the name of ``stub`` says: semantics and scope."""
    _, sem, scope = stub.__name__.replace("acq_rel", "acq-rel").split("_")
    sem = sem.replace("-", "_")
    doc = _DOC.format(sem=sem, scope=scope, who=_WHO[scope], means=_MEANS[sem])
    return instruction(f"fence.{sem}.{scope};", doc)(stub)


@_fence
def fence_acq_rel_cta() -> None: ...


@_fence
def fence_acq_rel_cluster() -> None: ...


@_fence
def fence_acq_rel_gpu() -> None: ...


@_fence
def fence_acq_rel_sys() -> None: ...


@_fence
def fence_sc_cta() -> None: ...


@_fence
def fence_sc_cluster() -> None: ...


@_fence
def fence_sc_gpu() -> None: ...


@_fence
def fence_sc_sys() -> None: ...
