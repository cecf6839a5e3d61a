"""Tensor copies, 1D to 5D, as a TensorMap describes the tensor (PTX ISA 9.7.9.27.1, 9.7.9.28).

Coordinates are those of the box's first element, in elements, innermost first: ``c0`` runs along
the contiguous axis (the last axis in numpy order). They may be negative or past the end: a load
fills the elements outside and still counts the whole box's bytes, a store leaves them out.

An im2col copy (its map is made by ``TensorMap.im2col``) begins at the pixel of its coordinates and
goes through the map's bounding box, row after row and into the next images, until it has its
``pixels_per_column``; a load reads each pixel displaced by the offsets (``o0`` along w, then h,
then d).

A multicast reads the box once and writes it into the shared memory of every block in a mask, at the
same offset in each; in each of these blocks it completes on the block's own mbarrier, again at the
same offset. So each block expects the bytes, and the issuing block must know, by the cluster's
barrier or an mbarrier, that all destinations are free and their barriers ready.

A reduction combines each element of the box with that of the tensor, in TMA, as if by a
relaxed atomic at device scope. The legal operations depend on the map's element type (seen on an
H200; any other is an illegal instruction): add: uint32, int32, uint64, float16, bfloat16, float32,
float64; min and max: uint32, int32, uint64, int64, float16, bfloat16; inc and dec: uint32; and, or,
xor: uint32, int32, uint64.

Tensor maps that a kernel edits (PTX ISA 9.7.9.28): a tensor map parameter cannot be written. Copy
its 16 words (`tensormap_word`) to 128 bytes of shared memory aligned to 128, edit those, publish
them to global memory with `tensormap_cp_fenceproxy`, and let the thread that issues the copies
execute `fence_proxy_tensormap_acquire` on them.
"""

from __future__ import annotations

from typing import Any

from harness.sanitizer.isa.table.row import (
    Row,
    Wrapper,
    address,
    form,
    hinted,
    immediate,
    ranks,
    reads,
    row,
    wrapper,
)

FIELDS = {  # name -> (type, takes an ordinal)
    "global_address": ("b64", False),
    "rank": ("b32", False),
    "box_dim": ("b32", True),
    "global_dim": ("b32", True),
    "global_stride": ("b64", True),
    "element_stride": ("b32", True),
    "elemtype": ("b32", False),
    "interleave_layout": ("b32", False),
    "swizzle_mode": ("b32", False),
    "fill_mode": ("b32", False),
}

# field -> (its operands in the PTX, its parameters, what they are)
_EDITED = {
    "global_address": (
        "b64 [$descriptor], $base;",
        "base: GlobalAddress",
        "base: where the tensor begins (a global array or a uint64 address, 16-byte aligned).",
    ),
    "global_dim": (
        "b32 [$descriptor], $ordinal, $extent;",
        "ordinal: Ordinal, extent: Extent",
        "ordinal, extent: the number of elements in the dimension (0 is the innermost; the ordinal "
        "is constant).",
    ),
    "global_stride": (
        "b64 [$descriptor], $ordinal, $stride;",
        "ordinal: Ordinal, stride: Stride",
        "ordinal, stride: the stride in bytes, a multiple of 16, of dimension ordinal + 1 (the "
        "innermost has none; the ordinal is constant).",
    ),
}

EDITS: tuple[Row, ...] = (
    row(
        "tensormap.replace 9.7.9.28 Edits a field of a tensor map in memory.",
        *(
            form(
                "tensormap.replace.tile.<field>{.global|.shared::cta}.b1024.<type>",
                "[addr], ord, value" if indexed else "[addr], value",
                field=field,
                type=ptx_type,
            )
            for field, (ptx_type, indexed) in FIELDS.items()
        ),
        *(
            wrapper(
                f"tensormap_replace_{field}_{name}(descriptor: {kind}, {parameters})",
                f"tensormap.replace.tile.{field}.{space}.b1024.{operands}",
                f"Edit a tensor map in {where} memory: {field}.",
                f"descriptor: the address of its 128 bytes, 128-byte aligned. {takes}",
            )
            for field, (operands, parameters, takes) in _EDITED.items()
            for name, space, kind, where in (
                ("shared_cta", "shared::cta", "SharedAddress", "shared"),
                ("global", "global", "GlobalAddress", "global"),
            )
        ),
        needs="sm_90a",
        roles={"addr": address("generic", "read and write", 128), "ord": immediate(range(5))},
        issued_by="one thread",
        of_proxy="generic; copies see it after a release and an acquire",
        memory="a weak read and write of the 128 bytes",
    ),
)


_RANKS = "1d 2d 3d 4d 5d"
_IM2COL_RANKS = "3d 4d 5d"
_REDUCES = {
    "add": "Add a {rank}D box of shared memory to a tensor.",
    "min": "Reduce a {rank}D box of shared memory into a tensor: minimum.",
    "max": "Reduce a {rank}D box of shared memory into a tensor: maximum.",
    "inc": "Increment a tensor's elements; each wraps to 0 at its limit in a {rank}D box.",
    "dec": "Decrement a tensor's elements; 0 wraps to the limit in a {rank}D box.",
    "and": "Reduce a {rank}D box of shared memory into a tensor: bitwise AND.",
    "or": "Reduce a {rank}D box of shared memory into a tensor: bitwise OR.",
    "xor": "Reduce a {rank}D box of shared memory into a tensor: exclusive OR.",
}
_OPERATIONS = " ".join(_REDUCES)

_LOAD = "cp.async.bulk.tensor.<dim>.shared::<window>.global"
_MULTICAST = "cp.async.bulk.tensor.<dim>.shared::cluster.global"
_STORE = "cp.async.bulk.tensor.<dim>.global.shared::cta"
_REDUCE = "cp.reduce.async.bulk.tensor.<dim>.global.shared::cta.<op>"
_PREFETCH = "cp.async.bulk.prefetch.tensor.<dim>.L2.global"
_HINT = "{.L2::cache_hint}"
_TO_SHARED = ".mbarrier::complete_tx::bytes"

_MAP = "tensor_map: a TensorMap parameter of the kernel."
_IM2COL_MAP = "tensor_map: an im2col TensorMap"
_INNERMOST = "{c}: int32, innermost first; c0 times the element size is a multiple of 16 bytes."
_OF_STORE = (
    f"{_MAP} {_INNERMOST} src: shared-memory address (uint32), aligned as the dst of a load."
)
_BLOCKS = "mask: uint16; bit i means the block of rank i in the cluster"
_AFTER_WRITES = (
    "one thread, after a proxy fence by every thread that wrote the source and a barrier"
)
_OF_ONE_BLOCK = (
    "one thread of one block, once the barriers of all blocks in the mask are initialized and "
    "their destinations are free"
)
_IN_EACH = "in each block by lowering its bar's tx-count by ``TensorMap.box_bytes``"
_BOX = "by lowering bar's tx-count by ``TensorMap.box_bytes``"
_GROUP = "in the thread's bulk group"


def _all(*families: list[Wrapper]) -> list[Wrapper]:
    return [wrapper for family in families for wrapper in family]


_loads = ranks(
    "cp_async_bulk_tensor_{rank}d_global_to_shared(dst: SharedAddress, "
    "tensor_map: TensorMapAddress, {c}, bar: SharedAddress)",
    "cp.async.bulk.tensor.{rank}d.shared::cluster.global.tile.mbarrier::complete_tx::bytes "
    "[$dst], {at}, [$bar];",
    "Start copying a {rank}D box from global memory into this block's shared memory.",
    "dst: shared-memory address (uint32), 128-byte aligned (256, 512 or 1024 for a map swizzled by "
    f"32, 64 or 128 bytes: ``TensorMap.shared_alignment_bytes``). {_MAP} {_INNERMOST} bar: address "
    "of the mbarrier on which the copy completes.",
)
_im2col_loads = ranks(
    "cp_async_bulk_tensor_{rank}d_im2col_global_to_shared(dst: SharedAddress, "
    "tensor_map: TensorMapAddress, {c}, {o}, bar: SharedAddress)",
    "cp.async.bulk.tensor.{rank}d.shared::cluster.global.im2col.mbarrier::complete_tx::bytes "
    "[$dst], {at}, [$bar], {{o}};",
    "Start copying a column of pixels of a {rank}D tensor into this block's shared memory.",
    f"dst: shared-memory address (uint32), aligned as for a tile. {_IM2COL_MAP}. {{c}}: int32, "
    "channel first, then the first pixel, then the image; c0 times the element size is a multiple "
    "of 16 bytes. {o}: uint16, the tap of the filter. bar: address of the mbarrier on which the "
    "copy completes.",
    least=3,
)
_multicasts = ranks(
    "cp_async_bulk_tensor_{rank}d_global_to_shared_multicast(dst: SharedAddress, "
    "tensor_map: TensorMapAddress, {c}, bar: SharedAddress, mask: BlockMask)",
    "cp.async.bulk.tensor.{rank}d.shared::cluster.global.tile.mbarrier::complete_tx::bytes"
    ".multicast::cluster [$dst], {at}, [$bar], $mask;",
    "Start copying a {rank}D box from global memory into the shared memory of several blocks.",
    "dst: shared-memory address (uint32), aligned as for "
    f"`cp_async_bulk_tensor_{{rank}}d_global_to_shared`, at the same offset in each block. {_MAP} "
    f"{_INNERMOST} bar: address of an mbarrier (uint32), at the same offset in each block. "
    f"{_BLOCKS}; the issuing block may be left out.",
)
_im2col_multicasts = ranks(
    "cp_async_bulk_tensor_{rank}d_im2col_global_to_shared_multicast(dst: SharedAddress, "
    "tensor_map: TensorMapAddress, {c}, {o}, bar: SharedAddress, mask: BlockMask)",
    "cp.async.bulk.tensor.{rank}d.shared::cluster.global.im2col.mbarrier::complete_tx::bytes"
    ".multicast::cluster [$dst], {at}, [$bar], {{o}}, $mask;",
    "Start copying a column of pixels into the shared memory of several blocks.",
    "The operands are those of `cp_async_bulk_tensor_{rank}d_im2col_global_to_shared`; dst and bar "
    f"are at the same offsets in each block. {_BLOCKS}.",
    least=3,
)
_stores = ranks(
    "cp_async_bulk_tensor_{rank}d_shared_to_global(tensor_map: TensorMapAddress, {c}, "
    "src: SharedAddress)",
    "cp.async.bulk.tensor.{rank}d.global.shared::cta.tile.bulk_group {at}, [$src];",
    "Start copying a {rank}D box from this block's shared memory to global memory.",
    _OF_STORE,
)
_im2col_stores = ranks(
    "cp_async_bulk_tensor_{rank}d_im2col_shared_to_global(tensor_map: TensorMapAddress, {c}, "
    "src: SharedAddress)",
    "cp.async.bulk.tensor.{rank}d.global.shared::cta.im2col_no_offs.bulk_group {at}, [$src];",
    "Start copying a column of pixels from shared memory to a {rank}D tensor.",
    f"{_IM2COL_MAP} whose bounding box is within the tensor. {{c}}: int32, as for a load, but not "
    "negative. src: shared-memory address (uint32).",
    least=3,
    memory="reads the column at src and writes the tensor",
    completes=_GROUP,
)
_reductions = _all(
    *(
        ranks(
            f"cp_reduce_async_bulk_tensor_{{rank}}d_{op}(tensor_map: TensorMapAddress, {{c}}, "
            "src: SharedAddress, policy: OptionalPolicy = None)",
            f"cp.reduce.async.bulk.tensor.{{rank}}d.global.shared::cta.{op}.tile.bulk_group"
            "[[policy|.L2::cache_hint]] {at}, [$src][[policy|, $policy]];",
            does,
            f"{_OF_STORE} policy: if given, from createpolicy (uint64); a hint.".replace(
                "first; c0", "first, not negative; c0"
            ),
        )
        for op, does in _REDUCES.items()
    )
)
_im2col_reductions = _all(
    *(
        ranks(
            f"cp_reduce_async_bulk_tensor_{{rank}}d_im2col_{op}(tensor_map: TensorMapAddress, "
            "{c}, src: SharedAddress, policy: OptionalPolicy = None)",
            f"cp.reduce.async.bulk.tensor.{{rank}}d.global.shared::cta.{op}.im2col_no_offs"
            ".bulk_group[[policy|.L2::cache_hint]] {at}, [$src][[policy|, $policy]];",
            does.replace("box", "im2col column"),
            f"{_IM2COL_MAP} whose bounding box is within the tensor. {{c}}: int32, channel "
            "first, then the first pixel, then the image, not negative. src: shared-memory address "
            "(uint32). policy: if given, from createpolicy (uint64); a hint.",
            least=3,
            memory="reads the column at src; reads and writes the tensor, each element atomically",
        )
        for op, does in _REDUCES.items()
    )
)
_prefetches = ranks(
    "cp_async_bulk_prefetch_tensor_{rank}d(tensor_map: TensorMapAddress, {c})",
    "cp.async.bulk.prefetch.tensor.{rank}d.L2.global.tile {at};",
    "Prefetch a {rank}D box of a tensor into the L2 cache.",
    f"{_MAP} {{c}}: int32, as for a load.",
)
_im2col_prefetches = ranks(
    "cp_async_bulk_prefetch_tensor_{rank}d_im2col(tensor_map: TensorMapAddress, {c}, {o})",
    "cp.async.bulk.prefetch.tensor.{rank}d.L2.global.im2col {at}, {{o}};",
    "Prefetch a column of pixels of a {rank}D tensor into the L2 cache.",
    f"{_IM2COL_MAP}. {{c}}: int32, and {{o}}: uint16, as for a load.",
    least=3,
)
_POLICY = "policy: from createpolicy (uint64)"
_ON_AN_MBARRIER: dict[str, Any] = {"completion": "on an mbarrier", "proxy": "async"}
_DST = address("shared", "write")
_LOADS = {**_ON_AN_MBARRIER, "roles": {"dst": _DST}, "issued_by": "one thread"}
_MULTICASTS = {
    **_ON_AN_MBARRIER,
    "roles": {"dst": _DST, "mask": reads("u16")},
    "issued_by": _OF_ONE_BLOCK,
}
_STORES: dict[str, Any] = {
    "completion": "in a bulk group",
    "roles": {"src": address("shared", "read")},
    "proxy": "async",
    "issued_by": _AFTER_WRITES,
}
_PREFETCHES: dict[str, Any] = {
    "completion": "never observably",
    "proxy": "async",
    "issued_by": "one thread",
    "memory": "not changed; a hint",
    "completes": "never observably",
}


ROWS: tuple[Row, ...] = (
    row(
        "cp.async.bulk.tensor.load 9.7.9.27.1.2 Copies a box of a tensor into shared memory.",
        form(
            f"{_LOAD}{{.tile}}{_TO_SHARED}{_HINT}",
            "dst, tensor, mbar{, policy}",
            dim=_RANKS,
            window="cluster cta",
        ),
        *_loads,
        *(hinted(plain, completes=_BOX) for plain in _loads),
        **_LOADS,
        memory="reads the tensor and writes the box at dst, packed innermost first and swizzled as "
        "the map requires, at any time until the copy completes; outside the tensor it "
        "writes the map's fill",
        completes=f"{_BOX}, always the whole box; a wait on that phase makes the box visible to "
        "ordinary reads",
        manual='"cp.async.bulk.tensor"',
    ),
    row(
        "cp.async.bulk.tensor.load.im2col 9.7.9.27.1.2 Copies the pixels that a filter tap reads "
        "into shared memory.",
        form(
            f"{_LOAD}.im2col{_TO_SHARED}{_HINT}",
            "dst, tensor, mbar, offsets{, policy}",
            dim=_IM2COL_RANKS,
            window="cluster cta",
        ),
        *_im2col_loads,
        *map(hinted, _im2col_loads),
        **_LOADS,
        memory="writes pixels_per_column rows of channels_per_pixel elements at dst; the map's "
        "fill for pixels outside the tensor",
        completes=_BOX,
        manual='"cp.async.bulk.tensor"',
    ),
    row(
        "cp.async.bulk.tensor.load.multicast 9.7.9.27.1.2 Copies a box of a tensor into the "
        "shared memory of several blocks.",
        form(
            f"{_MULTICAST}{{.tile}}{_TO_SHARED}.multicast::cluster{_HINT}",
            "dst, tensor, mbar, mask{, policy}",
            dim=_RANKS,
        ),
        *_multicasts,
        *(
            hinted(
                plain,
                issued_by="one thread of one block",
                completes="in each block of the mask by lowering its bar's tx-count by "
                "``TensorMap.box_bytes``",
            )
            for plain in _multicasts
        ),
        **_MULTICASTS,
        memory="reads the tensor once and writes the box in every block of the mask, at any time "
        "until the copy completes there",
        completes=f"{_IN_EACH}; a wait on that phase makes the box visible to that block. No block "
        "may exit before its copy has arrived",
        manual='"cp.async.bulk.tensor"',
    ),
    row(
        "cp.async.bulk.tensor.load.im2col.multicast 9.7.9.27.1.2 Copies the pixels that a filter "
        "tap reads into the shared memory of several blocks.",
        form(
            f"{_MULTICAST}.im2col{_TO_SHARED}.multicast::cluster{_HINT}",
            "dst, tensor, mbar, offsets, mask{, policy}",
            dim=_IM2COL_RANKS,
        ),
        *_im2col_multicasts,
        *(
            hinted(
                plain,
                f"{plain.takes} {_POLICY}, for the tensor's bytes; a hint.",
                memory="",
                summary=plain.summary,
            )
            for plain in _im2col_multicasts
        ),
        **_MULTICASTS,
        memory="reads the tensor once and writes the column in every block of the mask",
        completes=f"{_IN_EACH}. No block may exit before its copy has arrived",
        manual='"cp.async.bulk.tensor"',
    ),
    row(
        "cp.async.bulk.tensor.store 9.7.9.27.1.2 Copies a box, or a column of pixels, from shared "
        "memory to a tensor.",
        form(f"{_STORE}{{.tile}}.bulk_group{_HINT}", "tensor, src{, policy}", dim=_RANKS),
        form(
            f"{_STORE}.im2col_no_offs.bulk_group{_HINT}", "tensor, src{, policy}", dim=_IM2COL_RANKS
        ),
        *_stores,
        *(hinted(plain, completes=_GROUP) for plain in _stores),
        *_im2col_stores,
        *map(hinted, _im2col_stores),
        **_STORES,
        memory="reads the box at src and writes the tensor; elements outside it are left out",
        completes=f"{_GROUP}: `cp_async_bulk_commit_group`, then `cp_async_bulk_wait_group_read` "
        "(the source may be reused, the block may exit) or `cp_async_bulk_wait_group` (the write "
        "is done)",
        manual='"cp.async.bulk.tensor"',
    ),
    row(
        "cp.reduce.async.bulk.tensor 9.7.9.27.1.3 Reduces a box, or a column of pixels, of shared "
        "memory into a tensor.",
        form(
            f"{_REDUCE}{{.tile}}.bulk_group{_HINT}",
            "tensor, src{, policy}",
            dim=_RANKS,
            op=_OPERATIONS,
        ),
        form(
            f"{_REDUCE}.im2col_no_offs.bulk_group{_HINT}",
            "tensor, src{, policy}",
            dim=_IM2COL_RANKS,
            op=_OPERATIONS,
        ),
        *_reductions,
        *_im2col_reductions,
        **_STORES,
        memory="reads the box at src; reads and writes the tensor, each element atomically; "
        "elements outside it are left out",
        completes=f"{_GROUP}, as a store does",
    ),
    row(
        "cp.async.bulk.prefetch.tensor 9.7.9.27.1.4 Prefetches a box of a tensor into the L2 "
        "cache; a hint.",
        form(f"{_PREFETCH}{{.tile}}{_HINT}", "tensor{, policy}", dim=_RANKS),
        *_prefetches,
        *(hinted(plain, f"{plain.takes} {_POLICY}.", memory="") for plain in _prefetches),
        **_PREFETCHES,
    ),
    row(
        "cp.async.bulk.prefetch.tensor.im2col 9.7.9.27.1.4 Prefetches the pixels that a filter tap "
        "reads into the L2 cache; a hint.",
        form(f"{_PREFETCH}.im2col{_HINT}", "tensor, offsets{, policy}", dim=_IM2COL_RANKS),
        *_im2col_prefetches,
        *(hinted(plain, f"{plain.takes} {_POLICY}.", memory="") for plain in _im2col_prefetches),
        **_PREFETCHES,
        manual='"cp.async.bulk.prefetch.tensor"',
    ),
    *EDITS,
)
