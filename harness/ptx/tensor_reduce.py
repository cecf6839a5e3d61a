"""Tensor reductions, 1D to 5D: a box of shared memory combined into a tensor, in place.

Each element of the box is added to (or compared with, ...) the tensor's own by the copy engine,
element by element, as if by a relaxed atomic at device scope. What may be combined depends on
the map's element type (seen on an H200; any other is an illegal instruction): add: uint32,
int32, uint64, float16, bfloat16, float32, float64; min and max: uint32, int32, uint64, int64,
float16, bfloat16; inc and dec: uint32; and, or, xor: uint32, int32, uint64.
PTX ISA: "cp.reduce.async.bulk.tensor".
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from harness.ptx._annotations import Coordinate, SharedAddress, TensorMapAddress
from harness.ptx._inline import instruction

_DOES = {
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

    PTX: ``cp.reduce.async.bulk.tensor.{rank}d.global.shared::cta.{operation}.tile.bulk_group
    [tensor_map, {{{coordinates}}}], [src];``

    tensor_map: a TensorMap parameter of the kernel. {coordinates}: int32, innermost first, not
    negative; c0 times the element size is a multiple of 16 bytes. src: shared-memory address
    (uint32), aligned as a load's dst.
    Issued by: one thread, after a proxy fence by every thread that wrote the source and a
    barrier. Proxy: async.
    Memory: reads the box at src; reads and writes the tensor, each element atomically; elements
    outside it are left out. Completes: in the thread's bulk group, as a store does.
    PTX ISA: "cp.reduce.async.bulk.tensor".
    """


def _reduction(stub: Callable[..., None]) -> Any:
    """The wrapper that the name of ``stub`` says: rank and operation."""
    *_, dim, operation = stub.__name__.split("_")
    rank = int(dim[0])
    names = [f"c{i}" for i in range(rank)]
    ptx = (
        f"cp.reduce.async.bulk.tensor.{rank}d.global.shared::cta.{operation}.tile.bulk_group "
        f"[$tensor_map, {{{', '.join(f'${name}' for name in names)}}}], [$src];"
    )
    does = _DOES[operation].format(rank=rank)
    doc = _DOC.format(does=does, rank=rank, operation=operation, coordinates=", ".join(names))
    return instruction(ptx, doc)(stub)


@_reduction
def cp_reduce_async_bulk_tensor_1d_add(
    tensor_map: TensorMapAddress, c0: Coordinate, src: SharedAddress
) -> None: ...


@_reduction
def cp_reduce_async_bulk_tensor_2d_add(
    tensor_map: TensorMapAddress, c0: Coordinate, c1: Coordinate, src: SharedAddress
) -> None: ...


@_reduction
def cp_reduce_async_bulk_tensor_3d_add(
    tensor_map: TensorMapAddress, c0: Coordinate, c1: Coordinate, c2: Coordinate, src: SharedAddress
) -> None: ...


@_reduction
def cp_reduce_async_bulk_tensor_4d_add(
    tensor_map: TensorMapAddress,
    c0: Coordinate,
    c1: Coordinate,
    c2: Coordinate,
    c3: Coordinate,
    src: SharedAddress,
) -> None: ...


@_reduction
def cp_reduce_async_bulk_tensor_5d_add(
    tensor_map: TensorMapAddress,
    c0: Coordinate,
    c1: Coordinate,
    c2: Coordinate,
    c3: Coordinate,
    c4: Coordinate,
    src: SharedAddress,
) -> None: ...


@_reduction
def cp_reduce_async_bulk_tensor_1d_min(
    tensor_map: TensorMapAddress, c0: Coordinate, src: SharedAddress
) -> None: ...


@_reduction
def cp_reduce_async_bulk_tensor_2d_min(
    tensor_map: TensorMapAddress, c0: Coordinate, c1: Coordinate, src: SharedAddress
) -> None: ...


@_reduction
def cp_reduce_async_bulk_tensor_3d_min(
    tensor_map: TensorMapAddress, c0: Coordinate, c1: Coordinate, c2: Coordinate, src: SharedAddress
) -> None: ...


@_reduction
def cp_reduce_async_bulk_tensor_4d_min(
    tensor_map: TensorMapAddress,
    c0: Coordinate,
    c1: Coordinate,
    c2: Coordinate,
    c3: Coordinate,
    src: SharedAddress,
) -> None: ...


@_reduction
def cp_reduce_async_bulk_tensor_5d_min(
    tensor_map: TensorMapAddress,
    c0: Coordinate,
    c1: Coordinate,
    c2: Coordinate,
    c3: Coordinate,
    c4: Coordinate,
    src: SharedAddress,
) -> None: ...


@_reduction
def cp_reduce_async_bulk_tensor_1d_max(
    tensor_map: TensorMapAddress, c0: Coordinate, src: SharedAddress
) -> None: ...


@_reduction
def cp_reduce_async_bulk_tensor_2d_max(
    tensor_map: TensorMapAddress, c0: Coordinate, c1: Coordinate, src: SharedAddress
) -> None: ...


@_reduction
def cp_reduce_async_bulk_tensor_3d_max(
    tensor_map: TensorMapAddress, c0: Coordinate, c1: Coordinate, c2: Coordinate, src: SharedAddress
) -> None: ...


@_reduction
def cp_reduce_async_bulk_tensor_4d_max(
    tensor_map: TensorMapAddress,
    c0: Coordinate,
    c1: Coordinate,
    c2: Coordinate,
    c3: Coordinate,
    src: SharedAddress,
) -> None: ...


@_reduction
def cp_reduce_async_bulk_tensor_5d_max(
    tensor_map: TensorMapAddress,
    c0: Coordinate,
    c1: Coordinate,
    c2: Coordinate,
    c3: Coordinate,
    c4: Coordinate,
    src: SharedAddress,
) -> None: ...


@_reduction
def cp_reduce_async_bulk_tensor_1d_inc(
    tensor_map: TensorMapAddress, c0: Coordinate, src: SharedAddress
) -> None: ...


@_reduction
def cp_reduce_async_bulk_tensor_2d_inc(
    tensor_map: TensorMapAddress, c0: Coordinate, c1: Coordinate, src: SharedAddress
) -> None: ...


@_reduction
def cp_reduce_async_bulk_tensor_3d_inc(
    tensor_map: TensorMapAddress, c0: Coordinate, c1: Coordinate, c2: Coordinate, src: SharedAddress
) -> None: ...


@_reduction
def cp_reduce_async_bulk_tensor_4d_inc(
    tensor_map: TensorMapAddress,
    c0: Coordinate,
    c1: Coordinate,
    c2: Coordinate,
    c3: Coordinate,
    src: SharedAddress,
) -> None: ...


@_reduction
def cp_reduce_async_bulk_tensor_5d_inc(
    tensor_map: TensorMapAddress,
    c0: Coordinate,
    c1: Coordinate,
    c2: Coordinate,
    c3: Coordinate,
    c4: Coordinate,
    src: SharedAddress,
) -> None: ...


@_reduction
def cp_reduce_async_bulk_tensor_1d_dec(
    tensor_map: TensorMapAddress, c0: Coordinate, src: SharedAddress
) -> None: ...


@_reduction
def cp_reduce_async_bulk_tensor_2d_dec(
    tensor_map: TensorMapAddress, c0: Coordinate, c1: Coordinate, src: SharedAddress
) -> None: ...


@_reduction
def cp_reduce_async_bulk_tensor_3d_dec(
    tensor_map: TensorMapAddress, c0: Coordinate, c1: Coordinate, c2: Coordinate, src: SharedAddress
) -> None: ...


@_reduction
def cp_reduce_async_bulk_tensor_4d_dec(
    tensor_map: TensorMapAddress,
    c0: Coordinate,
    c1: Coordinate,
    c2: Coordinate,
    c3: Coordinate,
    src: SharedAddress,
) -> None: ...


@_reduction
def cp_reduce_async_bulk_tensor_5d_dec(
    tensor_map: TensorMapAddress,
    c0: Coordinate,
    c1: Coordinate,
    c2: Coordinate,
    c3: Coordinate,
    c4: Coordinate,
    src: SharedAddress,
) -> None: ...


@_reduction
def cp_reduce_async_bulk_tensor_1d_and(
    tensor_map: TensorMapAddress, c0: Coordinate, src: SharedAddress
) -> None: ...


@_reduction
def cp_reduce_async_bulk_tensor_2d_and(
    tensor_map: TensorMapAddress, c0: Coordinate, c1: Coordinate, src: SharedAddress
) -> None: ...


@_reduction
def cp_reduce_async_bulk_tensor_3d_and(
    tensor_map: TensorMapAddress, c0: Coordinate, c1: Coordinate, c2: Coordinate, src: SharedAddress
) -> None: ...


@_reduction
def cp_reduce_async_bulk_tensor_4d_and(
    tensor_map: TensorMapAddress,
    c0: Coordinate,
    c1: Coordinate,
    c2: Coordinate,
    c3: Coordinate,
    src: SharedAddress,
) -> None: ...


@_reduction
def cp_reduce_async_bulk_tensor_5d_and(
    tensor_map: TensorMapAddress,
    c0: Coordinate,
    c1: Coordinate,
    c2: Coordinate,
    c3: Coordinate,
    c4: Coordinate,
    src: SharedAddress,
) -> None: ...


@_reduction
def cp_reduce_async_bulk_tensor_1d_or(
    tensor_map: TensorMapAddress, c0: Coordinate, src: SharedAddress
) -> None: ...


@_reduction
def cp_reduce_async_bulk_tensor_2d_or(
    tensor_map: TensorMapAddress, c0: Coordinate, c1: Coordinate, src: SharedAddress
) -> None: ...


@_reduction
def cp_reduce_async_bulk_tensor_3d_or(
    tensor_map: TensorMapAddress, c0: Coordinate, c1: Coordinate, c2: Coordinate, src: SharedAddress
) -> None: ...


@_reduction
def cp_reduce_async_bulk_tensor_4d_or(
    tensor_map: TensorMapAddress,
    c0: Coordinate,
    c1: Coordinate,
    c2: Coordinate,
    c3: Coordinate,
    src: SharedAddress,
) -> None: ...


@_reduction
def cp_reduce_async_bulk_tensor_5d_or(
    tensor_map: TensorMapAddress,
    c0: Coordinate,
    c1: Coordinate,
    c2: Coordinate,
    c3: Coordinate,
    c4: Coordinate,
    src: SharedAddress,
) -> None: ...


@_reduction
def cp_reduce_async_bulk_tensor_1d_xor(
    tensor_map: TensorMapAddress, c0: Coordinate, src: SharedAddress
) -> None: ...


@_reduction
def cp_reduce_async_bulk_tensor_2d_xor(
    tensor_map: TensorMapAddress, c0: Coordinate, c1: Coordinate, src: SharedAddress
) -> None: ...


@_reduction
def cp_reduce_async_bulk_tensor_3d_xor(
    tensor_map: TensorMapAddress, c0: Coordinate, c1: Coordinate, c2: Coordinate, src: SharedAddress
) -> None: ...


@_reduction
def cp_reduce_async_bulk_tensor_4d_xor(
    tensor_map: TensorMapAddress,
    c0: Coordinate,
    c1: Coordinate,
    c2: Coordinate,
    c3: Coordinate,
    src: SharedAddress,
) -> None: ...


@_reduction
def cp_reduce_async_bulk_tensor_5d_xor(
    tensor_map: TensorMapAddress,
    c0: Coordinate,
    c1: Coordinate,
    c2: Coordinate,
    c3: Coordinate,
    c4: Coordinate,
    src: SharedAddress,
) -> None: ...
