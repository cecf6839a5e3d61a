"""Bulk reductions into the shared memory of a block of the cluster, heard of by an mbarrier there.

PTX ISA: "cp.reduce.async.bulk", with a destination in .shared::cluster.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from harness.ptx._annotations import Bytes, SharedAddress
from harness.ptx._inline import instruction
from harness.ptx.bulk_reduce import DOES

_DOC = """{does}

    PTX: ``cp.reduce.async.bulk.shared::cluster.shared::cta.mbarrier::complete_tx::bytes
    .{operation} [dst], [src], bytes, [bar];``

    dst: shared::cluster address (uint32), see `mapa`, 16-byte aligned. src: an address in this
    block's shared memory, 16-byte aligned. bytes: a multiple of 16. bar: shared::cluster address
    of an mbarrier of the block that dst lies in.
    Issued by: one thread, after a proxy fence by every thread that wrote the source and a
    barrier. Proxy: async.
    Memory: reads the source; reads and writes dst, each element atomically at cluster scope.
    Completes: by lowering bar's tx-count by ``bytes``: the peer expects them and waits.
    PTX ISA: "cp.reduce.async.bulk".
    """


def _reduction(stub: Callable[..., None]) -> Any:
    """The wrapper that the name of ``stub`` says: operation and type."""
    operation = stub.__name__.partition("_cluster_")[2].replace("_", ".")
    ptx = (
        "cp.reduce.async.bulk.shared::cluster.shared::cta.mbarrier::complete_tx::bytes"
        f".{operation} [$dst], [$src], $bytes, [$bar];"
    )
    what, kind = operation.split(".")
    does = DOES[what].format(type=kind, where="a peer's")
    return instruction(ptx, _DOC.format(does=does, operation=operation))(stub)


@_reduction
def cp_reduce_async_bulk_shared_to_shared_cluster_add_u32(
    dst: SharedAddress, src: SharedAddress, bytes: Bytes, bar: SharedAddress
) -> None: ...


@_reduction
def cp_reduce_async_bulk_shared_to_shared_cluster_add_s32(
    dst: SharedAddress, src: SharedAddress, bytes: Bytes, bar: SharedAddress
) -> None: ...


@_reduction
def cp_reduce_async_bulk_shared_to_shared_cluster_add_u64(
    dst: SharedAddress, src: SharedAddress, bytes: Bytes, bar: SharedAddress
) -> None: ...


@_reduction
def cp_reduce_async_bulk_shared_to_shared_cluster_min_u32(
    dst: SharedAddress, src: SharedAddress, bytes: Bytes, bar: SharedAddress
) -> None: ...


@_reduction
def cp_reduce_async_bulk_shared_to_shared_cluster_min_s32(
    dst: SharedAddress, src: SharedAddress, bytes: Bytes, bar: SharedAddress
) -> None: ...


@_reduction
def cp_reduce_async_bulk_shared_to_shared_cluster_max_u32(
    dst: SharedAddress, src: SharedAddress, bytes: Bytes, bar: SharedAddress
) -> None: ...


@_reduction
def cp_reduce_async_bulk_shared_to_shared_cluster_max_s32(
    dst: SharedAddress, src: SharedAddress, bytes: Bytes, bar: SharedAddress
) -> None: ...


@_reduction
def cp_reduce_async_bulk_shared_to_shared_cluster_inc_u32(
    dst: SharedAddress, src: SharedAddress, bytes: Bytes, bar: SharedAddress
) -> None: ...


@_reduction
def cp_reduce_async_bulk_shared_to_shared_cluster_dec_u32(
    dst: SharedAddress, src: SharedAddress, bytes: Bytes, bar: SharedAddress
) -> None: ...


@_reduction
def cp_reduce_async_bulk_shared_to_shared_cluster_and_b32(
    dst: SharedAddress, src: SharedAddress, bytes: Bytes, bar: SharedAddress
) -> None: ...


@_reduction
def cp_reduce_async_bulk_shared_to_shared_cluster_or_b32(
    dst: SharedAddress, src: SharedAddress, bytes: Bytes, bar: SharedAddress
) -> None: ...


@_reduction
def cp_reduce_async_bulk_shared_to_shared_cluster_xor_b32(
    dst: SharedAddress, src: SharedAddress, bytes: Bytes, bar: SharedAddress
) -> None: ...
