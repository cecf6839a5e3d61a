"""Tensor reductions, 1D to 5D, arithmetic: a box of shared memory combined into a tensor, in place.

Each element of the box is added to (or compared with, ...) the tensor's own by the copy engine,
element by element, as if by a relaxed atomic at device scope. What may be combined depends on
the map's element type (seen on an H200; any other is an illegal instruction): add: uint32,
int32, uint64, float16, bfloat16, float32, float64; min and max: uint32, int32, uint64, int64,
float16, bfloat16; inc and dec: uint32. Bit by bit: `tensor_reduce_bits`; im2col:
`tensor_reduce_im2col`. PTX ISA: "cp.reduce.async.bulk.tensor".
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from harness.ptx._annotations import Coordinate, OptionalPolicy, SharedAddress, TensorMapAddress
from harness.ptx._tensor_forms import tensor_form

DOES = {
    "add": "Add a {rank}D box of shared memory to a tensor.",
    "min": "Keep the smaller of a tensor's elements and a {rank}D box's.",
    "max": "Keep the larger of a tensor's elements and a {rank}D box's.",
    "inc": "Count a tensor's elements up; those that reach a {rank}D box's begin again at 0.",
    "dec": "Count a tensor's elements down; below 0 they begin again at a {rank}D box's.",
    "and": "Combine a {rank}D box with a tensor bit by bit: and.",
    "or": "Combine a {rank}D box with a tensor bit by bit: or.",
    "xor": "Combine a {rank}D box with a tensor bit by bit: exclusive or.",
}

_DOC = """{does}

    PTX: ``cp.reduce.async.bulk.tensor.{rank}d.global.shared::cta.{operation}.tile
    .bulk_group{{.L2::cache_hint}} [tensor_map, {{{coordinates}}}], [src]{{, policy}};``

    tensor_map: a TensorMap parameter of the kernel. {coordinates}: int32, innermost first, not
    negative; c0 times the element size is a multiple of 16 bytes. src: shared-memory address
    (uint32), aligned as a load's dst. policy: if given, of createpolicy (uint64); a hint.
    Issued by: one thread, after a proxy fence by every thread that wrote the source and a
    barrier. Proxy: async.
    Memory: reads the box at src; reads and writes the tensor, each element atomically; elements
    outside it are left out. Completes: in the thread's bulk group, as a store does.
    PTX ISA: "cp.reduce.async.bulk.tensor".
    """


def reduction(stub: Callable[..., None]) -> Any:
    """The wrapper that the name of ``stub`` says: rank and operation."""
    *_, dim, operation = stub.__name__.split("_")
    ptx = (
        "cp.reduce.async.bulk.tensor.{rank}d.global.shared::cta.{operation}.tile.bulk_group"
        "[[policy|.L2::cache_hint]] {at}, [$src][[policy|, $policy]];"
    )
    does = DOES[operation].format(rank=dim[0])
    return tensor_form(ptx, _DOC, operation=operation, does=does)(stub)


@reduction
def cp_reduce_async_bulk_tensor_1d_add(
    tensor_map: TensorMapAddress, c0: Coordinate, src: SharedAddress, policy: OptionalPolicy = None
) -> None: ...


@reduction
def cp_reduce_async_bulk_tensor_2d_add(
    tensor_map: TensorMapAddress,
    c0: Coordinate,
    c1: Coordinate,
    src: SharedAddress,
    policy: OptionalPolicy = None,
) -> None: ...


@reduction
def cp_reduce_async_bulk_tensor_3d_add(
    tensor_map: TensorMapAddress,
    c0: Coordinate,
    c1: Coordinate,
    c2: Coordinate,
    src: SharedAddress,
    policy: OptionalPolicy = None,
) -> None: ...


@reduction
def cp_reduce_async_bulk_tensor_4d_add(
    tensor_map: TensorMapAddress,
    c0: Coordinate,
    c1: Coordinate,
    c2: Coordinate,
    c3: Coordinate,
    src: SharedAddress,
    policy: OptionalPolicy = None,
) -> None: ...


@reduction
def cp_reduce_async_bulk_tensor_5d_add(
    tensor_map: TensorMapAddress,
    c0: Coordinate,
    c1: Coordinate,
    c2: Coordinate,
    c3: Coordinate,
    c4: Coordinate,
    src: SharedAddress,
    policy: OptionalPolicy = None,
) -> None: ...


@reduction
def cp_reduce_async_bulk_tensor_1d_min(
    tensor_map: TensorMapAddress, c0: Coordinate, src: SharedAddress, policy: OptionalPolicy = None
) -> None: ...


@reduction
def cp_reduce_async_bulk_tensor_2d_min(
    tensor_map: TensorMapAddress,
    c0: Coordinate,
    c1: Coordinate,
    src: SharedAddress,
    policy: OptionalPolicy = None,
) -> None: ...


@reduction
def cp_reduce_async_bulk_tensor_3d_min(
    tensor_map: TensorMapAddress,
    c0: Coordinate,
    c1: Coordinate,
    c2: Coordinate,
    src: SharedAddress,
    policy: OptionalPolicy = None,
) -> None: ...


@reduction
def cp_reduce_async_bulk_tensor_4d_min(
    tensor_map: TensorMapAddress,
    c0: Coordinate,
    c1: Coordinate,
    c2: Coordinate,
    c3: Coordinate,
    src: SharedAddress,
    policy: OptionalPolicy = None,
) -> None: ...


@reduction
def cp_reduce_async_bulk_tensor_5d_min(
    tensor_map: TensorMapAddress,
    c0: Coordinate,
    c1: Coordinate,
    c2: Coordinate,
    c3: Coordinate,
    c4: Coordinate,
    src: SharedAddress,
    policy: OptionalPolicy = None,
) -> None: ...


@reduction
def cp_reduce_async_bulk_tensor_1d_max(
    tensor_map: TensorMapAddress, c0: Coordinate, src: SharedAddress, policy: OptionalPolicy = None
) -> None: ...


@reduction
def cp_reduce_async_bulk_tensor_2d_max(
    tensor_map: TensorMapAddress,
    c0: Coordinate,
    c1: Coordinate,
    src: SharedAddress,
    policy: OptionalPolicy = None,
) -> None: ...


@reduction
def cp_reduce_async_bulk_tensor_3d_max(
    tensor_map: TensorMapAddress,
    c0: Coordinate,
    c1: Coordinate,
    c2: Coordinate,
    src: SharedAddress,
    policy: OptionalPolicy = None,
) -> None: ...


@reduction
def cp_reduce_async_bulk_tensor_4d_max(
    tensor_map: TensorMapAddress,
    c0: Coordinate,
    c1: Coordinate,
    c2: Coordinate,
    c3: Coordinate,
    src: SharedAddress,
    policy: OptionalPolicy = None,
) -> None: ...


@reduction
def cp_reduce_async_bulk_tensor_5d_max(
    tensor_map: TensorMapAddress,
    c0: Coordinate,
    c1: Coordinate,
    c2: Coordinate,
    c3: Coordinate,
    c4: Coordinate,
    src: SharedAddress,
    policy: OptionalPolicy = None,
) -> None: ...


@reduction
def cp_reduce_async_bulk_tensor_1d_inc(
    tensor_map: TensorMapAddress, c0: Coordinate, src: SharedAddress, policy: OptionalPolicy = None
) -> None: ...


@reduction
def cp_reduce_async_bulk_tensor_2d_inc(
    tensor_map: TensorMapAddress,
    c0: Coordinate,
    c1: Coordinate,
    src: SharedAddress,
    policy: OptionalPolicy = None,
) -> None: ...


@reduction
def cp_reduce_async_bulk_tensor_3d_inc(
    tensor_map: TensorMapAddress,
    c0: Coordinate,
    c1: Coordinate,
    c2: Coordinate,
    src: SharedAddress,
    policy: OptionalPolicy = None,
) -> None: ...


@reduction
def cp_reduce_async_bulk_tensor_4d_inc(
    tensor_map: TensorMapAddress,
    c0: Coordinate,
    c1: Coordinate,
    c2: Coordinate,
    c3: Coordinate,
    src: SharedAddress,
    policy: OptionalPolicy = None,
) -> None: ...


@reduction
def cp_reduce_async_bulk_tensor_5d_inc(
    tensor_map: TensorMapAddress,
    c0: Coordinate,
    c1: Coordinate,
    c2: Coordinate,
    c3: Coordinate,
    c4: Coordinate,
    src: SharedAddress,
    policy: OptionalPolicy = None,
) -> None: ...


@reduction
def cp_reduce_async_bulk_tensor_1d_dec(
    tensor_map: TensorMapAddress, c0: Coordinate, src: SharedAddress, policy: OptionalPolicy = None
) -> None: ...


@reduction
def cp_reduce_async_bulk_tensor_2d_dec(
    tensor_map: TensorMapAddress,
    c0: Coordinate,
    c1: Coordinate,
    src: SharedAddress,
    policy: OptionalPolicy = None,
) -> None: ...


@reduction
def cp_reduce_async_bulk_tensor_3d_dec(
    tensor_map: TensorMapAddress,
    c0: Coordinate,
    c1: Coordinate,
    c2: Coordinate,
    src: SharedAddress,
    policy: OptionalPolicy = None,
) -> None: ...


@reduction
def cp_reduce_async_bulk_tensor_4d_dec(
    tensor_map: TensorMapAddress,
    c0: Coordinate,
    c1: Coordinate,
    c2: Coordinate,
    c3: Coordinate,
    src: SharedAddress,
    policy: OptionalPolicy = None,
) -> None: ...


@reduction
def cp_reduce_async_bulk_tensor_5d_dec(
    tensor_map: TensorMapAddress,
    c0: Coordinate,
    c1: Coordinate,
    c2: Coordinate,
    c3: Coordinate,
    c4: Coordinate,
    src: SharedAddress,
    policy: OptionalPolicy = None,
) -> None: ...
