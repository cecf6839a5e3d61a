"""Tensor loads into several blocks of a cluster at once: multicast.

The box is read once and written into the shared memory of every block in a mask, each time at
the destination's place in that block; each of these blocks is told at its own mbarrier, in the
same place as this block's. So each expects the bytes, and the issuing block must know, by
the cluster's barrier or an mbarrier, that all destinations are free and their barriers ready.
PTX ISA: "cp.async.bulk.tensor", .multicast::cluster.
"""

from __future__ import annotations

from harness.ptx._annotations import BlockMask, Coordinate, Policy, SharedAddress, TensorMapAddress
from harness.ptx._tensor_forms import tensor_form

_DOC = """Start copying a {rank}D box from global into the shared memory of several blocks.

    PTX: ``cp.async.bulk.tensor.{rank}d.shared::cluster.global.tile
    .mbarrier::complete_tx::bytes.multicast::cluster
    [dst], [tensor_map, {{{coordinates}}}], [bar], mask;``

    dst: shared-memory address (uint32), aligned as for
    `cp_async_bulk_tensor_{rank}d_global_to_shared`: the place in each block. tensor_map: a
    TensorMap parameter of the kernel. {coordinates}: int32, innermost first; c0 times the element
    size is a multiple of 16 bytes. bar: address of an mbarrier (uint32): its place in each block.
    mask: uint16, a bit for each block by its rank in the cluster; the issuing block need not
    be one of them.
    Issued by: one thread of one block, once the barriers of all blocks in the mask are
    initialised and their destinations free. Proxy: async.
    Memory: reads the tensor once and writes the box in every block of the mask, at any time
    until it completes there. Completes: in each block by lowering its bar's tx-count by
    ``TensorMap.box_bytes``; a wait on that phase makes the box visible to that block. No block
    may leave before its copy has come. PTX ISA: "cp.async.bulk.tensor".
    """


_HINT_DOC = """`cp_async_bulk_tensor_{rank}d_global_to_shared_multicast` with a cache policy.

    PTX: ``cp.async.bulk.tensor.{rank}d.shared::cluster.global.tile
    .mbarrier::complete_tx::bytes.multicast::cluster.L2::cache_hint
    [dst], [tensor_map, {{{coordinates}}}], [bar], mask, policy;``

    policy: of createpolicy (uint64), for the tensor's bytes. The other operands as without it.
    Issued by: one thread of one block. Proxy: async. Memory: as without it; the policy is a hint.
    Completes: in each block of the mask by lowering its bar's tx-count by
    ``TensorMap.box_bytes``. PTX ISA: "cp.async.bulk.tensor".
    """

_PTX = (
    "cp.async.bulk.tensor.{rank}d.shared::cluster.global.tile.mbarrier::complete_tx::bytes"
    ".multicast::cluster"
)
_load = tensor_form(_PTX + " [$dst], {at}, [$bar], $mask;", _DOC)
_hinted = tensor_form(_PTX + ".L2::cache_hint [$dst], {at}, [$bar], $mask, $policy;", _HINT_DOC)


@_load
def cp_async_bulk_tensor_1d_global_to_shared_multicast(
    dst: SharedAddress,
    tensor_map: TensorMapAddress,
    c0: Coordinate,
    bar: SharedAddress,
    mask: BlockMask,
) -> None: ...


@_load
def cp_async_bulk_tensor_2d_global_to_shared_multicast(
    dst: SharedAddress,
    tensor_map: TensorMapAddress,
    c0: Coordinate,
    c1: Coordinate,
    bar: SharedAddress,
    mask: BlockMask,
) -> None: ...


@_load
def cp_async_bulk_tensor_3d_global_to_shared_multicast(
    dst: SharedAddress,
    tensor_map: TensorMapAddress,
    c0: Coordinate,
    c1: Coordinate,
    c2: Coordinate,
    bar: SharedAddress,
    mask: BlockMask,
) -> None: ...


@_load
def cp_async_bulk_tensor_4d_global_to_shared_multicast(
    dst: SharedAddress,
    tensor_map: TensorMapAddress,
    c0: Coordinate,
    c1: Coordinate,
    c2: Coordinate,
    c3: Coordinate,
    bar: SharedAddress,
    mask: BlockMask,
) -> None: ...


@_load
def cp_async_bulk_tensor_5d_global_to_shared_multicast(
    dst: SharedAddress,
    tensor_map: TensorMapAddress,
    c0: Coordinate,
    c1: Coordinate,
    c2: Coordinate,
    c3: Coordinate,
    c4: Coordinate,
    bar: SharedAddress,
    mask: BlockMask,
) -> None: ...


@_hinted
def cp_async_bulk_tensor_1d_global_to_shared_multicast_cache_hint(
    dst: SharedAddress,
    tensor_map: TensorMapAddress,
    c0: Coordinate,
    bar: SharedAddress,
    mask: BlockMask,
    policy: Policy,
) -> None: ...


@_hinted
def cp_async_bulk_tensor_2d_global_to_shared_multicast_cache_hint(
    dst: SharedAddress,
    tensor_map: TensorMapAddress,
    c0: Coordinate,
    c1: Coordinate,
    bar: SharedAddress,
    mask: BlockMask,
    policy: Policy,
) -> None: ...


@_hinted
def cp_async_bulk_tensor_3d_global_to_shared_multicast_cache_hint(
    dst: SharedAddress,
    tensor_map: TensorMapAddress,
    c0: Coordinate,
    c1: Coordinate,
    c2: Coordinate,
    bar: SharedAddress,
    mask: BlockMask,
    policy: Policy,
) -> None: ...


@_hinted
def cp_async_bulk_tensor_4d_global_to_shared_multicast_cache_hint(
    dst: SharedAddress,
    tensor_map: TensorMapAddress,
    c0: Coordinate,
    c1: Coordinate,
    c2: Coordinate,
    c3: Coordinate,
    bar: SharedAddress,
    mask: BlockMask,
    policy: Policy,
) -> None: ...


@_hinted
def cp_async_bulk_tensor_5d_global_to_shared_multicast_cache_hint(
    dst: SharedAddress,
    tensor_map: TensorMapAddress,
    c0: Coordinate,
    c1: Coordinate,
    c2: Coordinate,
    c3: Coordinate,
    c4: Coordinate,
    bar: SharedAddress,
    mask: BlockMask,
    policy: Policy,
) -> None: ...
