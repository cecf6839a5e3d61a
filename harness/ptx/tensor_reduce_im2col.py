"""Tensor reductions, 3D to 5D, into the pixels of an im2col map.

The pixels are those of an im2col store (`tensor_im2col`), the operations and the types those of
`tensor_reduce`. PTX ISA: "cp.reduce.async.bulk.tensor".
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from harness.ptx._annotations import Coordinate, OptionalPolicy, SharedAddress, TensorMapAddress
from harness.ptx._tensor_forms import tensor_form
from harness.ptx.tensor_reduce import DOES

_DOC = """{does}

    PTX: ``cp.reduce.async.bulk.tensor.{rank}d.global.shared::cta.{operation}.im2col_no_offs
    .bulk_group{{.L2::cache_hint}} [tensor_map, {{{coordinates}}}], [src]{{, policy}};``

    tensor_map: an im2col TensorMap whose bounding box lies within the tensor. {coordinates}:
    int32, channel first, then the first pixel, then the image, not negative. src: shared-memory
    address (uint32). policy: if given, of createpolicy (uint64); a hint.
    Issued by: one thread, after a proxy fence by every thread that wrote the source and a
    barrier. Proxy: async.
    Memory: reads the column at src; reads and writes the tensor, each element atomically.
    Completes: in the thread's bulk group, as a store does.
    PTX ISA: "cp.reduce.async.bulk.tensor".
    """


def _reduction(stub: Callable[..., None]) -> Any:
    """The wrapper that the name of ``stub`` says: rank and operation."""
    *_, dim, _, operation = stub.__name__.split("_")
    ptx = (
        "cp.reduce.async.bulk.tensor.{rank}d.global.shared::cta.{operation}.im2col_no_offs"
        ".bulk_group[[policy|.L2::cache_hint]] {at}, [$src][[policy|, $policy]];"
    )
    does = DOES[operation].format(rank=dim[0]).replace("box", "im2col column")
    return tensor_form(ptx, _DOC, operation=operation, does=does)(stub)


@_reduction
def cp_reduce_async_bulk_tensor_3d_im2col_add(
    tensor_map: TensorMapAddress,
    c0: Coordinate,
    c1: Coordinate,
    c2: Coordinate,
    src: SharedAddress,
    policy: OptionalPolicy = None,
) -> None: ...


@_reduction
def cp_reduce_async_bulk_tensor_4d_im2col_add(
    tensor_map: TensorMapAddress,
    c0: Coordinate,
    c1: Coordinate,
    c2: Coordinate,
    c3: Coordinate,
    src: SharedAddress,
    policy: OptionalPolicy = None,
) -> None: ...


@_reduction
def cp_reduce_async_bulk_tensor_5d_im2col_add(
    tensor_map: TensorMapAddress,
    c0: Coordinate,
    c1: Coordinate,
    c2: Coordinate,
    c3: Coordinate,
    c4: Coordinate,
    src: SharedAddress,
    policy: OptionalPolicy = None,
) -> None: ...


@_reduction
def cp_reduce_async_bulk_tensor_3d_im2col_min(
    tensor_map: TensorMapAddress,
    c0: Coordinate,
    c1: Coordinate,
    c2: Coordinate,
    src: SharedAddress,
    policy: OptionalPolicy = None,
) -> None: ...


@_reduction
def cp_reduce_async_bulk_tensor_4d_im2col_min(
    tensor_map: TensorMapAddress,
    c0: Coordinate,
    c1: Coordinate,
    c2: Coordinate,
    c3: Coordinate,
    src: SharedAddress,
    policy: OptionalPolicy = None,
) -> None: ...


@_reduction
def cp_reduce_async_bulk_tensor_5d_im2col_min(
    tensor_map: TensorMapAddress,
    c0: Coordinate,
    c1: Coordinate,
    c2: Coordinate,
    c3: Coordinate,
    c4: Coordinate,
    src: SharedAddress,
    policy: OptionalPolicy = None,
) -> None: ...


@_reduction
def cp_reduce_async_bulk_tensor_3d_im2col_max(
    tensor_map: TensorMapAddress,
    c0: Coordinate,
    c1: Coordinate,
    c2: Coordinate,
    src: SharedAddress,
    policy: OptionalPolicy = None,
) -> None: ...


@_reduction
def cp_reduce_async_bulk_tensor_4d_im2col_max(
    tensor_map: TensorMapAddress,
    c0: Coordinate,
    c1: Coordinate,
    c2: Coordinate,
    c3: Coordinate,
    src: SharedAddress,
    policy: OptionalPolicy = None,
) -> None: ...


@_reduction
def cp_reduce_async_bulk_tensor_5d_im2col_max(
    tensor_map: TensorMapAddress,
    c0: Coordinate,
    c1: Coordinate,
    c2: Coordinate,
    c3: Coordinate,
    c4: Coordinate,
    src: SharedAddress,
    policy: OptionalPolicy = None,
) -> None: ...


@_reduction
def cp_reduce_async_bulk_tensor_3d_im2col_inc(
    tensor_map: TensorMapAddress,
    c0: Coordinate,
    c1: Coordinate,
    c2: Coordinate,
    src: SharedAddress,
    policy: OptionalPolicy = None,
) -> None: ...


@_reduction
def cp_reduce_async_bulk_tensor_4d_im2col_inc(
    tensor_map: TensorMapAddress,
    c0: Coordinate,
    c1: Coordinate,
    c2: Coordinate,
    c3: Coordinate,
    src: SharedAddress,
    policy: OptionalPolicy = None,
) -> None: ...


@_reduction
def cp_reduce_async_bulk_tensor_5d_im2col_inc(
    tensor_map: TensorMapAddress,
    c0: Coordinate,
    c1: Coordinate,
    c2: Coordinate,
    c3: Coordinate,
    c4: Coordinate,
    src: SharedAddress,
    policy: OptionalPolicy = None,
) -> None: ...


@_reduction
def cp_reduce_async_bulk_tensor_3d_im2col_dec(
    tensor_map: TensorMapAddress,
    c0: Coordinate,
    c1: Coordinate,
    c2: Coordinate,
    src: SharedAddress,
    policy: OptionalPolicy = None,
) -> None: ...


@_reduction
def cp_reduce_async_bulk_tensor_4d_im2col_dec(
    tensor_map: TensorMapAddress,
    c0: Coordinate,
    c1: Coordinate,
    c2: Coordinate,
    c3: Coordinate,
    src: SharedAddress,
    policy: OptionalPolicy = None,
) -> None: ...


@_reduction
def cp_reduce_async_bulk_tensor_5d_im2col_dec(
    tensor_map: TensorMapAddress,
    c0: Coordinate,
    c1: Coordinate,
    c2: Coordinate,
    c3: Coordinate,
    c4: Coordinate,
    src: SharedAddress,
    policy: OptionalPolicy = None,
) -> None: ...


@_reduction
def cp_reduce_async_bulk_tensor_3d_im2col_and(
    tensor_map: TensorMapAddress,
    c0: Coordinate,
    c1: Coordinate,
    c2: Coordinate,
    src: SharedAddress,
    policy: OptionalPolicy = None,
) -> None: ...


@_reduction
def cp_reduce_async_bulk_tensor_4d_im2col_and(
    tensor_map: TensorMapAddress,
    c0: Coordinate,
    c1: Coordinate,
    c2: Coordinate,
    c3: Coordinate,
    src: SharedAddress,
    policy: OptionalPolicy = None,
) -> None: ...


@_reduction
def cp_reduce_async_bulk_tensor_5d_im2col_and(
    tensor_map: TensorMapAddress,
    c0: Coordinate,
    c1: Coordinate,
    c2: Coordinate,
    c3: Coordinate,
    c4: Coordinate,
    src: SharedAddress,
    policy: OptionalPolicy = None,
) -> None: ...


@_reduction
def cp_reduce_async_bulk_tensor_3d_im2col_or(
    tensor_map: TensorMapAddress,
    c0: Coordinate,
    c1: Coordinate,
    c2: Coordinate,
    src: SharedAddress,
    policy: OptionalPolicy = None,
) -> None: ...


@_reduction
def cp_reduce_async_bulk_tensor_4d_im2col_or(
    tensor_map: TensorMapAddress,
    c0: Coordinate,
    c1: Coordinate,
    c2: Coordinate,
    c3: Coordinate,
    src: SharedAddress,
    policy: OptionalPolicy = None,
) -> None: ...


@_reduction
def cp_reduce_async_bulk_tensor_5d_im2col_or(
    tensor_map: TensorMapAddress,
    c0: Coordinate,
    c1: Coordinate,
    c2: Coordinate,
    c3: Coordinate,
    c4: Coordinate,
    src: SharedAddress,
    policy: OptionalPolicy = None,
) -> None: ...


@_reduction
def cp_reduce_async_bulk_tensor_3d_im2col_xor(
    tensor_map: TensorMapAddress,
    c0: Coordinate,
    c1: Coordinate,
    c2: Coordinate,
    src: SharedAddress,
    policy: OptionalPolicy = None,
) -> None: ...


@_reduction
def cp_reduce_async_bulk_tensor_4d_im2col_xor(
    tensor_map: TensorMapAddress,
    c0: Coordinate,
    c1: Coordinate,
    c2: Coordinate,
    c3: Coordinate,
    src: SharedAddress,
    policy: OptionalPolicy = None,
) -> None: ...


@_reduction
def cp_reduce_async_bulk_tensor_5d_im2col_xor(
    tensor_map: TensorMapAddress,
    c0: Coordinate,
    c1: Coordinate,
    c2: Coordinate,
    c3: Coordinate,
    c4: Coordinate,
    src: SharedAddress,
    policy: OptionalPolicy = None,
) -> None: ...
