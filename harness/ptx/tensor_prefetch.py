"""Prefetches into the L2 cache with a cache policy, and of im2col tensors.

The plain ones are in `cache_hints`. PTX ISA: "cp.async.bulk.prefetch",
"cp.async.bulk.prefetch.tensor".
"""

from __future__ import annotations

from harness.ptx._annotations import (
    Bytes,
    Coordinate,
    GlobalAddress,
    Offset,
    Policy,
    TensorMapAddress,
)
from harness.ptx._inline import instruction
from harness.ptx._tensor_forms import tensor_form


@instruction("cp.async.bulk.prefetch.L2.global.L2::cache_hint [$src], $bytes, $policy;")
def cp_async_bulk_prefetch_cache_hint(src: GlobalAddress, bytes: Bytes, policy: Policy) -> None:
    """`cp_async_bulk_prefetch` with a cache policy.

    PTX: ``cp.async.bulk.prefetch.L2.global.L2::cache_hint [src], bytes, policy;``

    policy: of createpolicy (uint64). src: a global array or a uint64 address, 16-byte aligned.
    bytes: a multiple of 16.
    Issued by: one thread. Proxy: async. Memory: changes none; a hint.
    Completes: never observably. PTX ISA: "cp.async.bulk.prefetch".
    """


_HINT_DOC = """`cp_async_bulk_prefetch_tensor_{rank}d` with a cache policy.

    PTX: ``cp.async.bulk.prefetch.tensor.{rank}d.L2.global.tile.L2::cache_hint [tensor_map,
    {{{coordinates}}}], policy;``

    tensor_map: a TensorMap parameter of the kernel. {coordinates}: int32, as a load's. policy: of
    createpolicy (uint64).
    Issued by: one thread. Proxy: async. Memory: changes none; a hint.
    Completes: never observably. PTX ISA: "cp.async.bulk.prefetch.tensor".
    """

_IM2COL_DOC = """Bring a column of pixels of a {rank}D tensor into the L2 cache.

    PTX: ``cp.async.bulk.prefetch.tensor.{rank}d.L2.global.im2col [tensor_map,
    {{{coordinates}}}], {{{offsets}}};``

    tensor_map: an im2col TensorMap. {coordinates}: int32, and {offsets}: uint16, as a load's.
    Issued by: one thread. Proxy: async. Memory: changes none; a hint.
    Completes: never observably. PTX ISA: "cp.async.bulk.prefetch.tensor".
    """

_IM2COL_HINT_DOC = """`cp_async_bulk_prefetch_tensor_{rank}d_im2col` with a cache policy.

    PTX: ``cp.async.bulk.prefetch.tensor.{rank}d.L2.global.im2col.L2::cache_hint [tensor_map,
    {{{coordinates}}}], {{{offsets}}}, policy;``

    tensor_map: an im2col TensorMap. {coordinates}: int32, and {offsets}: uint16, as a load's.
    policy: of createpolicy (uint64).
    Issued by: one thread. Proxy: async. Memory: changes none; a hint.
    Completes: never observably. PTX ISA: "cp.async.bulk.prefetch.tensor".
    """

_PTX = "cp.async.bulk.prefetch.tensor.{rank}d.L2.global."
_hinted = tensor_form(_PTX + "tile.L2::cache_hint {at}, $policy;", _HINT_DOC)
_im2col = tensor_form(_PTX + "im2col {at}, {offsets};", _IM2COL_DOC)
_im2col_hinted = tensor_form(
    _PTX + "im2col.L2::cache_hint {at}, {offsets}, $policy;", _IM2COL_HINT_DOC
)


@_hinted
def cp_async_bulk_prefetch_tensor_1d_cache_hint(
    tensor_map: TensorMapAddress, c0: Coordinate, policy: Policy
) -> None: ...


@_hinted
def cp_async_bulk_prefetch_tensor_2d_cache_hint(
    tensor_map: TensorMapAddress, c0: Coordinate, c1: Coordinate, policy: Policy
) -> None: ...


@_hinted
def cp_async_bulk_prefetch_tensor_3d_cache_hint(
    tensor_map: TensorMapAddress, c0: Coordinate, c1: Coordinate, c2: Coordinate, policy: Policy
) -> None: ...


@_hinted
def cp_async_bulk_prefetch_tensor_4d_cache_hint(
    tensor_map: TensorMapAddress,
    c0: Coordinate,
    c1: Coordinate,
    c2: Coordinate,
    c3: Coordinate,
    policy: Policy,
) -> None: ...


@_hinted
def cp_async_bulk_prefetch_tensor_5d_cache_hint(
    tensor_map: TensorMapAddress,
    c0: Coordinate,
    c1: Coordinate,
    c2: Coordinate,
    c3: Coordinate,
    c4: Coordinate,
    policy: Policy,
) -> None: ...


@_im2col
def cp_async_bulk_prefetch_tensor_3d_im2col(
    tensor_map: TensorMapAddress, c0: Coordinate, c1: Coordinate, c2: Coordinate, o0: Offset
) -> None: ...


@_im2col
def cp_async_bulk_prefetch_tensor_4d_im2col(
    tensor_map: TensorMapAddress,
    c0: Coordinate,
    c1: Coordinate,
    c2: Coordinate,
    c3: Coordinate,
    o0: Offset,
    o1: Offset,
) -> None: ...


@_im2col
def cp_async_bulk_prefetch_tensor_5d_im2col(
    tensor_map: TensorMapAddress,
    c0: Coordinate,
    c1: Coordinate,
    c2: Coordinate,
    c3: Coordinate,
    c4: Coordinate,
    o0: Offset,
    o1: Offset,
    o2: Offset,
) -> None: ...


@_im2col_hinted
def cp_async_bulk_prefetch_tensor_3d_im2col_cache_hint(
    tensor_map: TensorMapAddress,
    c0: Coordinate,
    c1: Coordinate,
    c2: Coordinate,
    o0: Offset,
    policy: Policy,
) -> None: ...


@_im2col_hinted
def cp_async_bulk_prefetch_tensor_4d_im2col_cache_hint(
    tensor_map: TensorMapAddress,
    c0: Coordinate,
    c1: Coordinate,
    c2: Coordinate,
    c3: Coordinate,
    o0: Offset,
    o1: Offset,
    policy: Policy,
) -> None: ...


@_im2col_hinted
def cp_async_bulk_prefetch_tensor_5d_im2col_cache_hint(
    tensor_map: TensorMapAddress,
    c0: Coordinate,
    c1: Coordinate,
    c2: Coordinate,
    c3: Coordinate,
    c4: Coordinate,
    o0: Offset,
    o1: Offset,
    o2: Offset,
    policy: Policy,
) -> None: ...
