"""im2col tensor copies, 3D to 5D: to several blocks of a cluster, and with a cache policy.

As those of `tensor_im2col`, with a mask of blocks as in `tensor_multicast`, a policy as in
`cache_hints`, or both. PTX ISA: "Tensor copy", "im2col mode".
"""

from __future__ import annotations

from harness.ptx._annotations import (
    BlockMask,
    Coordinate,
    Offset,
    Policy,
    SharedAddress,
    TensorMapAddress,
)
from harness.ptx._tensor_forms import tensor_form

_MULTICAST_DOC = """Start copying a column of pixels into the shared memory of several blocks.

    PTX: ``cp.async.bulk.tensor.{rank}d.shared::cluster.global.im2col
    .mbarrier::complete_tx::bytes.multicast::cluster{hint} [dst],
    [tensor_map, {{{coordinates}}}], [bar], {{{offsets}}}, mask{operand};``

    The operands of `cp_async_bulk_tensor_{rank}d_im2col_global_to_shared`; dst and bar name their
    places in each block. mask: uint16, a bit for each block by its rank in the cluster.{policy}
    Issued by: one thread of one block, once the barriers of all blocks in the mask are
    initialised and their destinations free. Proxy: async.
    Memory: reads the tensor once and writes the column in every block of the mask.
    Completes: in each block by lowering its bar's tx-count by ``TensorMap.box_bytes``. No block
    may leave before its copy has come. PTX ISA: "cp.async.bulk.tensor".
    """

_LOAD_DOC = """`cp_async_bulk_tensor_{rank}d_im2col_global_to_shared` with a cache policy.

    PTX: ``cp.async.bulk.tensor.{rank}d.shared::cluster.global.im2col
    .mbarrier::complete_tx::bytes.L2::cache_hint [dst], [tensor_map, {{{coordinates}}}],
    [bar], {{{offsets}}}, policy;``

    policy: of createpolicy (uint64), for the tensor's bytes. The other operands as without it.
    Issued by: one thread. Proxy: async. Memory: as without it; the policy is a hint.
    Completes: by lowering bar's tx-count by ``TensorMap.box_bytes``.
    PTX ISA: "cp.async.bulk.tensor".
    """

_STORE_DOC = """`cp_async_bulk_tensor_{rank}d_im2col_shared_to_global` with a cache policy.

    PTX: ``cp.async.bulk.tensor.{rank}d.global.shared::cta.im2col_no_offs.bulk_group
    .L2::cache_hint [tensor_map, {{{coordinates}}}], [src], policy;``

    policy: of createpolicy (uint64), for the tensor's bytes. The other operands as without it.
    Issued by: one thread, after a proxy fence by every thread that wrote the source and a
    barrier. Proxy: async. Memory: as without it; the policy is a hint.
    Completes: in the thread's bulk group. PTX ISA: "cp.async.bulk.tensor".
    """

_PTX = "cp.async.bulk.tensor.{rank}d.shared::cluster.global.im2col.mbarrier::complete_tx::bytes"
_multicast = tensor_form(
    _PTX + ".multicast::cluster [$dst], {at}, [$bar], {offsets}, $mask;",
    _MULTICAST_DOC,
    hint="",
    operand="",
    policy="",
)
_multicast_hinted = tensor_form(
    _PTX + ".multicast::cluster.L2::cache_hint [$dst], {at}, [$bar], {offsets}, $mask, $policy;",
    _MULTICAST_DOC,
    hint=".L2::cache_hint",
    operand=", policy",
    policy="\n    policy: of createpolicy (uint64), for the tensor's bytes; a hint.",
)
_load = tensor_form(_PTX + ".L2::cache_hint [$dst], {at}, [$bar], {offsets}, $policy;", _LOAD_DOC)
_store = tensor_form(
    "cp.async.bulk.tensor.{rank}d.global.shared::cta.im2col_no_offs.bulk_group.L2::cache_hint "
    "{at}, [$src], $policy;",
    _STORE_DOC,
)


@_multicast
def cp_async_bulk_tensor_3d_im2col_global_to_shared_multicast(
    dst: SharedAddress,
    tensor_map: TensorMapAddress,
    c0: Coordinate,
    c1: Coordinate,
    c2: Coordinate,
    bar: SharedAddress,
    o0: Offset,
    mask: BlockMask,
) -> None: ...


@_multicast
def cp_async_bulk_tensor_4d_im2col_global_to_shared_multicast(
    dst: SharedAddress,
    tensor_map: TensorMapAddress,
    c0: Coordinate,
    c1: Coordinate,
    c2: Coordinate,
    c3: Coordinate,
    bar: SharedAddress,
    o0: Offset,
    o1: Offset,
    mask: BlockMask,
) -> None: ...


@_multicast
def cp_async_bulk_tensor_5d_im2col_global_to_shared_multicast(
    dst: SharedAddress,
    tensor_map: TensorMapAddress,
    c0: Coordinate,
    c1: Coordinate,
    c2: Coordinate,
    c3: Coordinate,
    c4: Coordinate,
    bar: SharedAddress,
    o0: Offset,
    o1: Offset,
    o2: Offset,
    mask: BlockMask,
) -> None: ...


@_load
def cp_async_bulk_tensor_3d_im2col_global_to_shared_cache_hint(
    dst: SharedAddress,
    tensor_map: TensorMapAddress,
    c0: Coordinate,
    c1: Coordinate,
    c2: Coordinate,
    bar: SharedAddress,
    o0: Offset,
    policy: Policy,
) -> None: ...


@_load
def cp_async_bulk_tensor_4d_im2col_global_to_shared_cache_hint(
    dst: SharedAddress,
    tensor_map: TensorMapAddress,
    c0: Coordinate,
    c1: Coordinate,
    c2: Coordinate,
    c3: Coordinate,
    bar: SharedAddress,
    o0: Offset,
    o1: Offset,
    policy: Policy,
) -> None: ...


@_load
def cp_async_bulk_tensor_5d_im2col_global_to_shared_cache_hint(
    dst: SharedAddress,
    tensor_map: TensorMapAddress,
    c0: Coordinate,
    c1: Coordinate,
    c2: Coordinate,
    c3: Coordinate,
    c4: Coordinate,
    bar: SharedAddress,
    o0: Offset,
    o1: Offset,
    o2: Offset,
    policy: Policy,
) -> None: ...


@_multicast_hinted
def cp_async_bulk_tensor_3d_im2col_global_to_shared_multicast_cache_hint(
    dst: SharedAddress,
    tensor_map: TensorMapAddress,
    c0: Coordinate,
    c1: Coordinate,
    c2: Coordinate,
    bar: SharedAddress,
    o0: Offset,
    mask: BlockMask,
    policy: Policy,
) -> None: ...


@_multicast_hinted
def cp_async_bulk_tensor_4d_im2col_global_to_shared_multicast_cache_hint(
    dst: SharedAddress,
    tensor_map: TensorMapAddress,
    c0: Coordinate,
    c1: Coordinate,
    c2: Coordinate,
    c3: Coordinate,
    bar: SharedAddress,
    o0: Offset,
    o1: Offset,
    mask: BlockMask,
    policy: Policy,
) -> None: ...


@_multicast_hinted
def cp_async_bulk_tensor_5d_im2col_global_to_shared_multicast_cache_hint(
    dst: SharedAddress,
    tensor_map: TensorMapAddress,
    c0: Coordinate,
    c1: Coordinate,
    c2: Coordinate,
    c3: Coordinate,
    c4: Coordinate,
    bar: SharedAddress,
    o0: Offset,
    o1: Offset,
    o2: Offset,
    mask: BlockMask,
    policy: Policy,
) -> None: ...


@_store
def cp_async_bulk_tensor_3d_im2col_shared_to_global_cache_hint(
    tensor_map: TensorMapAddress,
    c0: Coordinate,
    c1: Coordinate,
    c2: Coordinate,
    src: SharedAddress,
    policy: Policy,
) -> None: ...


@_store
def cp_async_bulk_tensor_4d_im2col_shared_to_global_cache_hint(
    tensor_map: TensorMapAddress,
    c0: Coordinate,
    c1: Coordinate,
    c2: Coordinate,
    c3: Coordinate,
    src: SharedAddress,
    policy: Policy,
) -> None: ...


@_store
def cp_async_bulk_tensor_5d_im2col_shared_to_global_cache_hint(
    tensor_map: TensorMapAddress,
    c0: Coordinate,
    c1: Coordinate,
    c2: Coordinate,
    c3: Coordinate,
    c4: Coordinate,
    src: SharedAddress,
    policy: Policy,
) -> None: ...
