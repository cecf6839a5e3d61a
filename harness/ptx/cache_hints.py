"""Cache policies, copies that name one, and prefetches into the L2 cache.

A policy (uint64) comes from `createpolicy_fractional_l2_evict_first` and its kin; it is a hint,
and changes what stays in the cache, never what is copied. PTX ISA: "createpolicy",
"cp.async.bulk.prefetch.tensor".
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from harness.ptx._annotations import (
    Bytes,
    Coordinate,
    GlobalAddress,
    Policy,
    SharedAddress,
    TensorMapAddress,
    UInt64,
)
from harness.ptx._inline import instruction


@instruction("createpolicy.fractional.L2::evict_first.b64 $result;")
def createpolicy_fractional_l2_evict_first() -> UInt64:  # type: ignore[empty-body]
    """A policy for what is used once: it leaves the L2 cache before other data.

    PTX: ``createpolicy.fractional.L2::evict_first.b64 policy;``

    Issued by: any thread. Proxy: none. Memory: touches none. Completes: at once.
    PTX ISA: "createpolicy".
    """


@instruction("createpolicy.fractional.L2::evict_last.b64 $result;")
def createpolicy_fractional_l2_evict_last() -> UInt64:  # type: ignore[empty-body]
    """A policy for what is used again: it stays in the L2 cache longer.

    PTX: ``createpolicy.fractional.L2::evict_last.b64 policy;``

    Issued by: any thread. Proxy: none. Memory: touches none. Completes: at once.
    PTX ISA: "createpolicy".
    """


@instruction("createpolicy.fractional.L2::evict_normal.b64 $result;")
def createpolicy_fractional_l2_evict_normal() -> UInt64:  # type: ignore[empty-body]
    """The usual policy, for a copy that must name one.

    PTX: ``createpolicy.fractional.L2::evict_normal.b64 policy;``

    Issued by: any thread. Proxy: none. Memory: touches none. Completes: at once.
    PTX ISA: "createpolicy".
    """


@instruction("createpolicy.fractional.L2::evict_unchanged.b64 $result;")
def createpolicy_fractional_l2_evict_unchanged() -> UInt64:  # type: ignore[empty-body]
    """A policy that leaves what the L2 cache thinks of the data as it was.

    PTX: ``createpolicy.fractional.L2::evict_unchanged.b64 policy;``

    Issued by: any thread. Proxy: none. Memory: touches none. Completes: at once.
    PTX ISA: "createpolicy".
    """


@instruction("cp.async.bulk.prefetch.L2.global [$src], $bytes;")
def cp_async_bulk_prefetch(src: GlobalAddress, bytes: Bytes) -> None:
    """Bring contiguous bytes of global memory into the L2 cache.

    PTX: ``cp.async.bulk.prefetch.L2.global [src], bytes;``

    src: a global array or a uint64 address, 16-byte aligned. bytes: a multiple of 16.
    Issued by: one thread. Proxy: async. Memory: changes none; a hint.
    Completes: never observably. PTX ISA: "cp.async.bulk.prefetch".
    """


_PREFETCH_DOC = """Bring a {rank}D box of a tensor into the L2 cache.

    PTX: ``cp.async.bulk.prefetch.tensor.{rank}d.L2.global.tile [tensor_map,
    {{{coordinates}}}];``

    tensor_map: a TensorMap parameter of the kernel. {coordinates}: int32, as a load's.
    Issued by: one thread. Proxy: async. Memory: changes none; a hint.
    Completes: never observably. PTX ISA: "cp.async.bulk.prefetch.tensor".
    """

_LOAD_DOC = """`cp_async_bulk_tensor_{rank}d_global_to_shared` with a cache policy.

    PTX: ``cp.async.bulk.tensor.{rank}d.shared::cluster.global.tile
    .mbarrier::complete_tx::bytes.L2::cache_hint [dst], [tensor_map, {{{coordinates}}}],
    [bar], policy;``

    policy: of createpolicy (uint64), for the tensor's bytes. The other operands as without it.
    Issued by: one thread. Proxy: async. Memory: as without it; the policy is a hint.
    Completes: by lowering bar's tx-count by ``TensorMap.box_bytes``, as without it.
    PTX ISA: "cp.async.bulk.tensor".
    """

_STORE_DOC = """`cp_async_bulk_tensor_{rank}d_shared_to_global` with a cache policy.

    PTX: ``cp.async.bulk.tensor.{rank}d.global.shared::cta.tile.bulk_group.L2::cache_hint
    [tensor_map, {{{coordinates}}}], [src], policy;``

    policy: of createpolicy (uint64), for the tensor's bytes. The other operands as without it.
    Issued by: one thread, after a proxy fence by every thread that wrote the source and a
    barrier. Proxy: async. Memory: as without it; the policy is a hint.
    Completes: in the thread's bulk group, as without it. PTX ISA: "cp.async.bulk.tensor".
    """


def _coordinates(rank: int, mark: str = "") -> str:
    return ", ".join(f"{mark}c{i}" for i in range(rank))


def _wrapper(stub: Callable[..., None], ptx: str, doc: str) -> Any:
    """``ptx`` with {rank} and {at} filled in by the rank in the name of ``stub``."""
    rank = next(int(part[0]) for part in stub.__name__.split("_") if part[1:] == "d")
    at = f"[$tensor_map, {{{_coordinates(rank, '$')}}}]"
    filled = ptx.replace("{rank}", str(rank)).replace("{at}", at)
    return instruction(filled, doc.format(rank=rank, coordinates=_coordinates(rank)))(stub)


def _prefetch(stub: Callable[..., None]) -> Any:
    ptx = "cp.async.bulk.prefetch.tensor.{rank}d.L2.global.tile {at};"
    return _wrapper(stub, ptx, _PREFETCH_DOC)


def _load(stub: Callable[..., None]) -> Any:
    ptx = (
        "cp.async.bulk.tensor.{rank}d.shared::cluster.global.tile.mbarrier::complete_tx::bytes"
        ".L2::cache_hint [$dst], {at}, [$bar], $policy;"
    )
    return _wrapper(stub, ptx, _LOAD_DOC)


def _store(stub: Callable[..., None]) -> Any:
    ptx = (
        "cp.async.bulk.tensor.{rank}d.global.shared::cta.tile.bulk_group.L2::cache_hint "
        "{at}, [$src], $policy;"
    )
    return _wrapper(stub, ptx, _STORE_DOC)


@_prefetch
def cp_async_bulk_prefetch_tensor_1d(tensor_map: TensorMapAddress, c0: Coordinate) -> None: ...


@_prefetch
def cp_async_bulk_prefetch_tensor_2d(
    tensor_map: TensorMapAddress, c0: Coordinate, c1: Coordinate
) -> None: ...


@_prefetch
def cp_async_bulk_prefetch_tensor_3d(
    tensor_map: TensorMapAddress, c0: Coordinate, c1: Coordinate, c2: Coordinate
) -> None: ...


@_prefetch
def cp_async_bulk_prefetch_tensor_4d(
    tensor_map: TensorMapAddress, c0: Coordinate, c1: Coordinate, c2: Coordinate, c3: Coordinate
) -> None: ...


@_prefetch
def cp_async_bulk_prefetch_tensor_5d(
    tensor_map: TensorMapAddress,
    c0: Coordinate,
    c1: Coordinate,
    c2: Coordinate,
    c3: Coordinate,
    c4: Coordinate,
) -> None: ...


@_load
def cp_async_bulk_tensor_1d_global_to_shared_cache_hint(
    dst: SharedAddress,
    tensor_map: TensorMapAddress,
    c0: Coordinate,
    bar: SharedAddress,
    policy: Policy,
) -> None: ...


@_load
def cp_async_bulk_tensor_2d_global_to_shared_cache_hint(
    dst: SharedAddress,
    tensor_map: TensorMapAddress,
    c0: Coordinate,
    c1: Coordinate,
    bar: SharedAddress,
    policy: Policy,
) -> None: ...


@_load
def cp_async_bulk_tensor_3d_global_to_shared_cache_hint(
    dst: SharedAddress,
    tensor_map: TensorMapAddress,
    c0: Coordinate,
    c1: Coordinate,
    c2: Coordinate,
    bar: SharedAddress,
    policy: Policy,
) -> None: ...


@_load
def cp_async_bulk_tensor_4d_global_to_shared_cache_hint(
    dst: SharedAddress,
    tensor_map: TensorMapAddress,
    c0: Coordinate,
    c1: Coordinate,
    c2: Coordinate,
    c3: Coordinate,
    bar: SharedAddress,
    policy: Policy,
) -> None: ...


@_load
def cp_async_bulk_tensor_5d_global_to_shared_cache_hint(
    dst: SharedAddress,
    tensor_map: TensorMapAddress,
    c0: Coordinate,
    c1: Coordinate,
    c2: Coordinate,
    c3: Coordinate,
    c4: Coordinate,
    bar: SharedAddress,
    policy: Policy,
) -> None: ...


@_store
def cp_async_bulk_tensor_1d_shared_to_global_cache_hint(
    tensor_map: TensorMapAddress, c0: Coordinate, src: SharedAddress, policy: Policy
) -> None: ...


@_store
def cp_async_bulk_tensor_2d_shared_to_global_cache_hint(
    tensor_map: TensorMapAddress, c0: Coordinate, c1: Coordinate, src: SharedAddress, policy: Policy
) -> None: ...


@_store
def cp_async_bulk_tensor_3d_shared_to_global_cache_hint(
    tensor_map: TensorMapAddress,
    c0: Coordinate,
    c1: Coordinate,
    c2: Coordinate,
    src: SharedAddress,
    policy: Policy,
) -> None: ...


@_store
def cp_async_bulk_tensor_4d_shared_to_global_cache_hint(
    tensor_map: TensorMapAddress,
    c0: Coordinate,
    c1: Coordinate,
    c2: Coordinate,
    c3: Coordinate,
    src: SharedAddress,
    policy: Policy,
) -> None: ...


@_store
def cp_async_bulk_tensor_5d_shared_to_global_cache_hint(
    tensor_map: TensorMapAddress,
    c0: Coordinate,
    c1: Coordinate,
    c2: Coordinate,
    c3: Coordinate,
    c4: Coordinate,
    src: SharedAddress,
    policy: Policy,
) -> None: ...
