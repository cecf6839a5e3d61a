"""tensormap.replace (PTX ISA 9.7.9.28)."""

from __future__ import annotations

from harness.isa.table.row import Row, form, row

_FIELDS = {  # name -> (type, takes an ordinal)
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

ROWS: tuple[Row, ...] = (
    row(
        "tensormap.replace",
        "9.7.9.28",
        *(
            form(
                "tensormap.replace.tile.<field>{.global|.shared::cta}.b1024.<type>",
                "[addr], ord, value" if indexed else "[addr], value",
                field=field,
                type=ptx_type,
            )
            for field, (ptx_type, indexed) in _FIELDS.items()
        ),
    ),
)
