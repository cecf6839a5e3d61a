"""Tensor maps that a kernel edits: address, extents and outer strides (PTX ISA 9.7.9.28).

A tensor map parameter cannot be written. Copy its 16 words (`tensormap_word`) to 128 bytes of
shared memory aligned to 128, edit those, publish them to global memory with
`tensormap_cp_fenceproxy`, and let the thread that issues the copies execute
`fence_proxy_tensormap_acquire` on them.
"""

from __future__ import annotations

from harness.isa.table.row import Row, address, form, immediate, row, wrapper

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
        "ordinal, extent: how many elements the dimension has (0 is the innermost; the ordinal is "
        "constant).",
    ),
    "global_stride": (
        "b64 [$descriptor], $ordinal, $stride;",
        "ordinal: Ordinal, stride: Stride",
        "ordinal, stride: the stride in bytes, a multiple of 16, of dimension ordinal + 1 (the "
        "innermost has none; the ordinal is constant).",
    ),
}

ROWS: tuple[Row, ...] = (
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
        manual='"tensormap.replace"',
    ),
)
