"""Tensor copies, 1D to 5D: boxes of a tensor that a TensorMap describes.

Coordinates are those of the box's first element, in elements, innermost first: ``c0`` runs
along the contiguous axis (the last one in numpy order). They may be negative or lie past
the end: a load fills what is outside and still counts the whole box's bytes, a store
leaves it out. PTX ISA: "Data Movement and Conversion Instructions: Tensor copy".
"""

from __future__ import annotations

from harness.ptx._annotations import Coordinate, SharedAddress, TensorMapAddress
from harness.ptx._inline import instruction

_LOAD_DOC = """Start copying a {rank}D box from global into this block's shared memory.

    PTX: ``cp.async.bulk.tensor.{rank}d.shared::cluster.global.tile
    .mbarrier::complete_tx::bytes [dst], [tensor_map, {{{coordinates}}}], [bar];``

    dst: shared-memory address (uint32), 128-byte aligned (256, 512 or 1024 for a map
    swizzled by 32, 64 or 128 bytes: ``TensorMap.shared_alignment_bytes``).
    tensor_map: a TensorMap parameter of the kernel. {coordinates}: int32, innermost first;
    c0 times the element size is a multiple of 16 bytes. bar: address of the mbarrier that
    is told.
    Issued by: one thread. Proxy: async.
    Memory: reads the tensor and writes the box at dst, packed innermost first and
    swizzled as the map says, at any time until it completes; outside the tensor it writes
    the map's fill. Completes: by lowering bar's tx-count by ``TensorMap.box_bytes``,
    always the whole box; a wait on that phase makes the box visible to ordinary reads.
    PTX ISA: "cp.async.bulk.tensor".
    """

_STORE_DOC = """Start copying a {rank}D box from this block's shared to global memory.

    PTX: ``cp.async.bulk.tensor.{rank}d.global.shared::cta.tile.bulk_group
    [tensor_map, {{{coordinates}}}], [src];``

    tensor_map: a TensorMap parameter of the kernel. {coordinates}: int32, innermost first;
    c0 times the element size is a multiple of 16 bytes. src: shared-memory address
    (uint32), aligned as a load's dst.
    Issued by: one thread, after a proxy fence by every thread that wrote the source and a
    barrier. Proxy: async.
    Memory: reads the box at src and writes the tensor; elements outside it are left out.
    Completes: in the thread's bulk group: `cp_async_bulk_commit_group`, then
    `cp_async_bulk_wait_group_read` (the source may be reused, the block may exit) or
    `cp_async_bulk_wait_group` (the write is done). PTX ISA: "cp.async.bulk.tensor".
    """


def _doc(text: str, rank: int) -> str:
    return text.format(rank=rank, coordinates=", ".join(f"c{i}" for i in range(rank)))


@instruction(
    "cp.async.bulk.tensor.1d.shared::cluster.global.tile.mbarrier::complete_tx::bytes "
    "[$dst], [$tensor_map, {$c0}], [$bar];",
    doc=_doc(_LOAD_DOC, 1),
)
def cp_async_bulk_tensor_1d_global_to_shared(
    dst: SharedAddress,
    tensor_map: TensorMapAddress,
    c0: Coordinate,
    bar: SharedAddress,
) -> None: ...


@instruction(
    "cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes "
    "[$dst], [$tensor_map, {$c0, $c1}], [$bar];",
    doc=_doc(_LOAD_DOC, 2),
)
def cp_async_bulk_tensor_2d_global_to_shared(
    dst: SharedAddress,
    tensor_map: TensorMapAddress,
    c0: Coordinate,
    c1: Coordinate,
    bar: SharedAddress,
) -> None: ...


@instruction(
    "cp.async.bulk.tensor.3d.shared::cluster.global.tile.mbarrier::complete_tx::bytes "
    "[$dst], [$tensor_map, {$c0, $c1, $c2}], [$bar];",
    doc=_doc(_LOAD_DOC, 3),
)
def cp_async_bulk_tensor_3d_global_to_shared(
    dst: SharedAddress,
    tensor_map: TensorMapAddress,
    c0: Coordinate,
    c1: Coordinate,
    c2: Coordinate,
    bar: SharedAddress,
) -> None: ...


@instruction(
    "cp.async.bulk.tensor.4d.shared::cluster.global.tile.mbarrier::complete_tx::bytes "
    "[$dst], [$tensor_map, {$c0, $c1, $c2, $c3}], [$bar];",
    doc=_doc(_LOAD_DOC, 4),
)
def cp_async_bulk_tensor_4d_global_to_shared(
    dst: SharedAddress,
    tensor_map: TensorMapAddress,
    c0: Coordinate,
    c1: Coordinate,
    c2: Coordinate,
    c3: Coordinate,
    bar: SharedAddress,
) -> None: ...


@instruction(
    "cp.async.bulk.tensor.5d.shared::cluster.global.tile.mbarrier::complete_tx::bytes "
    "[$dst], [$tensor_map, {$c0, $c1, $c2, $c3, $c4}], [$bar];",
    doc=_doc(_LOAD_DOC, 5),
)
def cp_async_bulk_tensor_5d_global_to_shared(
    dst: SharedAddress,
    tensor_map: TensorMapAddress,
    c0: Coordinate,
    c1: Coordinate,
    c2: Coordinate,
    c3: Coordinate,
    c4: Coordinate,
    bar: SharedAddress,
) -> None: ...


@instruction(
    "cp.async.bulk.tensor.1d.global.shared::cta.tile.bulk_group [$tensor_map, {$c0}], [$src];",
    doc=_doc(_STORE_DOC, 1),
)
def cp_async_bulk_tensor_1d_shared_to_global(
    tensor_map: TensorMapAddress,
    c0: Coordinate,
    src: SharedAddress,
) -> None: ...


@instruction(
    "cp.async.bulk.tensor.2d.global.shared::cta.tile.bulk_group [$tensor_map, {$c0, $c1}], [$src];",
    doc=_doc(_STORE_DOC, 2),
)
def cp_async_bulk_tensor_2d_shared_to_global(
    tensor_map: TensorMapAddress,
    c0: Coordinate,
    c1: Coordinate,
    src: SharedAddress,
) -> None: ...


@instruction(
    "cp.async.bulk.tensor.3d.global.shared::cta.tile.bulk_group "
    "[$tensor_map, {$c0, $c1, $c2}], [$src];",
    doc=_doc(_STORE_DOC, 3),
)
def cp_async_bulk_tensor_3d_shared_to_global(
    tensor_map: TensorMapAddress,
    c0: Coordinate,
    c1: Coordinate,
    c2: Coordinate,
    src: SharedAddress,
) -> None: ...


@instruction(
    "cp.async.bulk.tensor.4d.global.shared::cta.tile.bulk_group "
    "[$tensor_map, {$c0, $c1, $c2, $c3}], [$src];",
    doc=_doc(_STORE_DOC, 4),
)
def cp_async_bulk_tensor_4d_shared_to_global(
    tensor_map: TensorMapAddress,
    c0: Coordinate,
    c1: Coordinate,
    c2: Coordinate,
    c3: Coordinate,
    src: SharedAddress,
) -> None: ...


@instruction(
    "cp.async.bulk.tensor.5d.global.shared::cta.tile.bulk_group "
    "[$tensor_map, {$c0, $c1, $c2, $c3, $c4}], [$src];",
    doc=_doc(_STORE_DOC, 5),
)
def cp_async_bulk_tensor_5d_shared_to_global(
    tensor_map: TensorMapAddress,
    c0: Coordinate,
    c1: Coordinate,
    c2: Coordinate,
    c3: Coordinate,
    c4: Coordinate,
    src: SharedAddress,
) -> None: ...


@instruction("prefetch.tensormap [$tensor_map];")
def prefetch_tensormap(tensor_map: TensorMapAddress) -> None:
    """Bring a tensor map's cache line close, so that the first copy need not wait for it.

    PTX: ``prefetch.tensormap [tensor_map];``

    tensor_map: a TensorMap parameter of the kernel.
    Issued by: one thread, early. Proxy: none. Memory: changes none; a hint.
    Completes: never observably. PTX ISA: "prefetch, prefetchu".
    """
