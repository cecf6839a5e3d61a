"""Bulk reductions: contiguous bytes of shared memory combined into global memory, in place.

Each element of the source is added to (or compared with, ...) the target's own by the copy engine,
as if by a relaxed atomic at device scope: other blocks may do the same to the same bytes. For
boxes of a tensor see `tensor_reduce`; into a peer's shared memory, `bulk_reduce_cluster`.
PTX ISA: "cp.reduce.async.bulk".
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from harness.ptx._annotations import Bytes, GlobalAddress, OptionalPolicy, SharedAddress
from harness.ptx._inline import instruction

DOES = {
    "add": "Add contiguous {type} elements of shared memory to {where}.",
    "min": "Keep the smaller of contiguous {type} elements of shared memory and {where}.",
    "max": "Keep the larger of contiguous {type} elements of shared memory and {where}.",
    "inc": "Count {type} elements of {where} up, each to its limit in shared memory, then from 0.",
    "dec": "Count {type} elements of {where} down, below 0 from its limit in shared memory.",
    "and": "Combine contiguous {type} elements of shared memory bit by bit with {where}: and.",
    "or": "Combine contiguous {type} elements of shared memory bit by bit with {where}: or.",
    "xor": "Combine contiguous {type} elements of shared memory with {where}: exclusive or.",
}

_DOC = """{does}

    PTX: ``cp.reduce.async.bulk.global.shared::cta.bulk_group{{.L2::cache_hint}}.{operation}
    [dst], [src], bytes{{, policy}};``

    dst: a global array or a uint64 address, 16-byte aligned. src: shared-memory address
    (uint32), 16-byte aligned. bytes: a multiple of 16. policy: if given, of createpolicy
    (uint64); a hint.
    Issued by: one thread, after a proxy fence by every thread that wrote the source and a
    barrier. Proxy: async.
    Memory: reads the source; reads and writes dst, each element atomically.
    Completes: in the thread's bulk group, as a bulk store does. PTX ISA: "cp.reduce.async.bulk".
    """


def _reduction(stub: Callable[..., None]) -> Any:
    """The wrapper that the name of ``stub`` says: operation and type."""
    operation = stub.__name__.partition("_to_global_")[2].replace("_", ".")
    ptx = (
        f"cp.reduce.async.bulk.global.shared::cta.bulk_group[[policy|.L2::cache_hint]].{operation} "
        "[$dst], [$src], $bytes[[policy|, $policy]];"
    )
    what, *_, kind = operation.split(".")
    does = DOES[what].format(type=kind, where="global memory")
    return instruction(ptx, _DOC.format(does=does, operation=operation))(stub)


@_reduction
def cp_reduce_async_bulk_shared_to_global_add_u32(
    dst: GlobalAddress, src: SharedAddress, bytes: Bytes, policy: OptionalPolicy = None
) -> None: ...


@_reduction
def cp_reduce_async_bulk_shared_to_global_add_s32(
    dst: GlobalAddress, src: SharedAddress, bytes: Bytes, policy: OptionalPolicy = None
) -> None: ...


@_reduction
def cp_reduce_async_bulk_shared_to_global_add_u64(
    dst: GlobalAddress, src: SharedAddress, bytes: Bytes, policy: OptionalPolicy = None
) -> None: ...


@_reduction
def cp_reduce_async_bulk_shared_to_global_add_f32(
    dst: GlobalAddress, src: SharedAddress, bytes: Bytes, policy: OptionalPolicy = None
) -> None: ...


@_reduction
def cp_reduce_async_bulk_shared_to_global_add_f64(
    dst: GlobalAddress, src: SharedAddress, bytes: Bytes, policy: OptionalPolicy = None
) -> None: ...


@_reduction
def cp_reduce_async_bulk_shared_to_global_add_noftz_f16(
    dst: GlobalAddress, src: SharedAddress, bytes: Bytes, policy: OptionalPolicy = None
) -> None: ...


@_reduction
def cp_reduce_async_bulk_shared_to_global_add_noftz_bf16(
    dst: GlobalAddress, src: SharedAddress, bytes: Bytes, policy: OptionalPolicy = None
) -> None: ...


@_reduction
def cp_reduce_async_bulk_shared_to_global_min_u32(
    dst: GlobalAddress, src: SharedAddress, bytes: Bytes, policy: OptionalPolicy = None
) -> None: ...


@_reduction
def cp_reduce_async_bulk_shared_to_global_min_s32(
    dst: GlobalAddress, src: SharedAddress, bytes: Bytes, policy: OptionalPolicy = None
) -> None: ...


@_reduction
def cp_reduce_async_bulk_shared_to_global_min_u64(
    dst: GlobalAddress, src: SharedAddress, bytes: Bytes, policy: OptionalPolicy = None
) -> None: ...


@_reduction
def cp_reduce_async_bulk_shared_to_global_min_s64(
    dst: GlobalAddress, src: SharedAddress, bytes: Bytes, policy: OptionalPolicy = None
) -> None: ...


@_reduction
def cp_reduce_async_bulk_shared_to_global_min_f16(
    dst: GlobalAddress, src: SharedAddress, bytes: Bytes, policy: OptionalPolicy = None
) -> None: ...


@_reduction
def cp_reduce_async_bulk_shared_to_global_min_bf16(
    dst: GlobalAddress, src: SharedAddress, bytes: Bytes, policy: OptionalPolicy = None
) -> None: ...


@_reduction
def cp_reduce_async_bulk_shared_to_global_max_u32(
    dst: GlobalAddress, src: SharedAddress, bytes: Bytes, policy: OptionalPolicy = None
) -> None: ...


@_reduction
def cp_reduce_async_bulk_shared_to_global_max_s32(
    dst: GlobalAddress, src: SharedAddress, bytes: Bytes, policy: OptionalPolicy = None
) -> None: ...


@_reduction
def cp_reduce_async_bulk_shared_to_global_max_u64(
    dst: GlobalAddress, src: SharedAddress, bytes: Bytes, policy: OptionalPolicy = None
) -> None: ...


@_reduction
def cp_reduce_async_bulk_shared_to_global_max_s64(
    dst: GlobalAddress, src: SharedAddress, bytes: Bytes, policy: OptionalPolicy = None
) -> None: ...


@_reduction
def cp_reduce_async_bulk_shared_to_global_max_f16(
    dst: GlobalAddress, src: SharedAddress, bytes: Bytes, policy: OptionalPolicy = None
) -> None: ...


@_reduction
def cp_reduce_async_bulk_shared_to_global_max_bf16(
    dst: GlobalAddress, src: SharedAddress, bytes: Bytes, policy: OptionalPolicy = None
) -> None: ...


@_reduction
def cp_reduce_async_bulk_shared_to_global_inc_u32(
    dst: GlobalAddress, src: SharedAddress, bytes: Bytes, policy: OptionalPolicy = None
) -> None: ...


@_reduction
def cp_reduce_async_bulk_shared_to_global_dec_u32(
    dst: GlobalAddress, src: SharedAddress, bytes: Bytes, policy: OptionalPolicy = None
) -> None: ...


@_reduction
def cp_reduce_async_bulk_shared_to_global_and_b32(
    dst: GlobalAddress, src: SharedAddress, bytes: Bytes, policy: OptionalPolicy = None
) -> None: ...


@_reduction
def cp_reduce_async_bulk_shared_to_global_and_b64(
    dst: GlobalAddress, src: SharedAddress, bytes: Bytes, policy: OptionalPolicy = None
) -> None: ...


@_reduction
def cp_reduce_async_bulk_shared_to_global_or_b32(
    dst: GlobalAddress, src: SharedAddress, bytes: Bytes, policy: OptionalPolicy = None
) -> None: ...


@_reduction
def cp_reduce_async_bulk_shared_to_global_or_b64(
    dst: GlobalAddress, src: SharedAddress, bytes: Bytes, policy: OptionalPolicy = None
) -> None: ...


@_reduction
def cp_reduce_async_bulk_shared_to_global_xor_b32(
    dst: GlobalAddress, src: SharedAddress, bytes: Bytes, policy: OptionalPolicy = None
) -> None: ...


@_reduction
def cp_reduce_async_bulk_shared_to_global_xor_b64(
    dst: GlobalAddress, src: SharedAddress, bytes: Bytes, policy: OptionalPolicy = None
) -> None: ...
