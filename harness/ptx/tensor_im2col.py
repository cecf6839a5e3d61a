"""im2col tensor copies, 3D to 5D: the pixels that a filter's tap sees, gathered by the copy.

The map is made by ``TensorMap.im2col``. A copy begins at the pixel of its coordinates and goes
through the map's bounding box, row after row and into the next images, until it has its
``pixels_per_column``; what a load brings of each lies the offsets (``o0`` along w, then h, then
d) further on. PTX ISA: "Tensor copy", "im2col mode".
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from harness.ptx._annotations import Coordinate, Offset, SharedAddress, TensorMapAddress
from harness.ptx._inline import instruction

_LOAD_DOC = """Start copying a column of pixels of a {rank}D tensor into this block's shared memory.

    PTX: ``cp.async.bulk.tensor.{rank}d.shared::cluster.global.im2col
    .mbarrier::complete_tx::bytes [dst], [tensor_map, {{{coordinates}}}], [bar],
    {{{offsets}}};``

    dst: shared-memory address (uint32), aligned as for a tile. tensor_map: an im2col TensorMap.
    {coordinates}: int32, channel first, then the first pixel, then the image; c0 times the
    element size is a multiple of 16 bytes. {offsets}: uint16, the tap of the filter. bar:
    address of the mbarrier that is told.
    Issued by: one thread. Proxy: async.
    Memory: writes pixels_per_column rows of channels_per_pixel elements at dst; the map's fill
    for what lies outside the tensor. Completes: by lowering bar's tx-count by
    ``TensorMap.box_bytes``. PTX ISA: "cp.async.bulk.tensor".
    """

_STORE_DOC = """Start copying a column of pixels from shared memory to a {rank}D tensor.

    PTX: ``cp.async.bulk.tensor.{rank}d.global.shared::cta.im2col_no_offs.bulk_group
    [tensor_map, {{{coordinates}}}], [src];``

    tensor_map: an im2col TensorMap whose bounding box lies within the tensor. {coordinates}:
    int32, as a load's, not negative. src: shared-memory address (uint32).
    Issued by: one thread, after a proxy fence by every thread that wrote the source and a
    barrier. Proxy: async. Memory: reads the column at src and writes the tensor.
    Completes: in the thread's bulk group. PTX ISA: "cp.async.bulk.tensor".
    """


def _names(letter: str, count: int, mark: str = "") -> str:
    return ", ".join(f"{mark}{letter}{i}" for i in range(count))


def _load(stub: Callable[..., None]) -> Any:
    rank = int(stub.__name__.split("_")[4][0])
    ptx = (
        f"cp.async.bulk.tensor.{rank}d.shared::cluster.global.im2col.mbarrier::complete_tx::bytes "
        f"[$dst], [$tensor_map, {{{_names('c', rank, '$')}}}], [$bar], "
        f"{{{_names('o', rank - 2, '$')}}};"
    )
    doc = _LOAD_DOC.format(rank=rank, coordinates=_names("c", rank), offsets=_names("o", rank - 2))
    return instruction(ptx, doc)(stub)


def _store(stub: Callable[..., None]) -> Any:
    rank = int(stub.__name__.split("_")[4][0])
    ptx = (
        f"cp.async.bulk.tensor.{rank}d.global.shared::cta.im2col_no_offs.bulk_group "
        f"[$tensor_map, {{{_names('c', rank, '$')}}}], [$src];"
    )
    return instruction(ptx, _STORE_DOC.format(rank=rank, coordinates=_names("c", rank)))(stub)


@_load
def cp_async_bulk_tensor_3d_im2col_global_to_shared(
    dst: SharedAddress,
    tensor_map: TensorMapAddress,
    c0: Coordinate,
    c1: Coordinate,
    c2: Coordinate,
    o0: Offset,
    bar: SharedAddress,
) -> None: ...


@_load
def cp_async_bulk_tensor_4d_im2col_global_to_shared(
    dst: SharedAddress,
    tensor_map: TensorMapAddress,
    c0: Coordinate,
    c1: Coordinate,
    c2: Coordinate,
    c3: Coordinate,
    o0: Offset,
    o1: Offset,
    bar: SharedAddress,
) -> None: ...


@_load
def cp_async_bulk_tensor_5d_im2col_global_to_shared(
    dst: SharedAddress,
    tensor_map: TensorMapAddress,
    c0: Coordinate,
    c1: Coordinate,
    c2: Coordinate,
    c3: Coordinate,
    c4: Coordinate,
    o0: Offset,
    o1: Offset,
    o2: Offset,
    bar: SharedAddress,
) -> None: ...


@_store
def cp_async_bulk_tensor_3d_im2col_shared_to_global(
    tensor_map: TensorMapAddress, c0: Coordinate, c1: Coordinate, c2: Coordinate, src: SharedAddress
) -> None: ...


@_store
def cp_async_bulk_tensor_4d_im2col_shared_to_global(
    tensor_map: TensorMapAddress,
    c0: Coordinate,
    c1: Coordinate,
    c2: Coordinate,
    c3: Coordinate,
    src: SharedAddress,
) -> None: ...


@_store
def cp_async_bulk_tensor_5d_im2col_shared_to_global(
    tensor_map: TensorMapAddress,
    c0: Coordinate,
    c1: Coordinate,
    c2: Coordinate,
    c3: Coordinate,
    c4: Coordinate,
    src: SharedAddress,
) -> None: ...
