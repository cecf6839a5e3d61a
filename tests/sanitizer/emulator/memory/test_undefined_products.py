"""A warp's product of partly undefined matrices: the undefined elements of the result."""

from __future__ import annotations

import numpy as np

from harness.course import device
from harness.course.devices import run_ptx
from tests.sanitizer.emulator.ops.snippet import HEADER

PRODUCTS = {  # how many registers have A, B and D
    "m16n8k16.row.col.f32.f16.f16.f32": (4, 2, 4),
    "m16n8k8.row.col.f32.bf16.bf16.f32": (2, 1, 4),
    "m16n8k16.row.col.f16.f16.f16.f16": (4, 2, 2),
    "m16n8k4.row.col.f32.tf32.tf32.f32": (2, 1, 4),
    "m16n8k32.row.col.s32.s8.s8.s32": (4, 2, 4),
}
ROW = "shr.u32 %c, %t, 2; setp.eq.u32 %q, %c, 1;"  # lane 5 has a part of row 1 of A
COLUMN = "and.b32 %c, %t, 3; setp.eq.u32 %q, %c, 0;"  # and of column 1 of B, as n is
LANE = "setp.eq.u32 %q, %t, 5;"


def hazards(form: str, undefined: str, where: str, stores: str) -> list[str]:
    """Lane 5 reads unwritten bytes into the first register of the matrix ``undefined``; the lanes
    that ``where`` selects with %q store the elements of D given by ``stores``.
    """
    counts = dict(zip(("x", "y", "d"), PRODUCTS[form], strict=True))
    names = {name: [f"%{name}{i}" for i in range(n)] for name, n in counts.items()}
    x, y, d = ("{" + ", ".join(part) + "}" for part in names.values())
    zeros = "\n".join(f"mov.b32 {register}, 0;" for part in names.values() for register in part)
    text = f"""{HEADER}
.visible .entry k(.param .u64 out) {{
  .reg .b32 %x<8>, %y<8>, %d<8>; .reg .b32 %c, %t, %mine; .reg .b64 %o, %i;
  .reg .pred %p, %q; .shared .align 128 .b8 tile[4096];
  mov.u32 %t, %tid.x; mov.u32 %mine, tile; mad.lo.u32 %mine, %t, 8, %mine;
  ld.param.u64 %o, [out]; mul.wide.u32 %i, %t, 8; add.u64 %o, %o, %i;
  {zeros}
  setp.ne.u32 %p, %t, 5; @%p st.shared.b32 [%mine], %x0; bar.warp.sync 0xffffffff;
  ld.shared.b32 %{undefined}0, [%mine];
  mma.sync.aligned.{form} {d}, {x}, {y}, {d};
  {where}
  {stores}
  ret;
}}"""
    out = device("emulator").empty(512, np.uint32)
    return [f"{h.kind}: {h.source.split()[0]}" for h in run_ptx(text, "k", 1, 32, (out,)).hazards]


FIRST = "@%q st.global.b32 [%o], %d0;"
REST = "@!%q st.global.b32 [%o], %d0;"


def test_an_undefined_element_spoils_the_elements_made_of_it():
    for form, (_, _, registers_of_d) in PRODUCTS.items():
        load = "uninitialized-read: ld.shared.b32"
        # A row of A is spoilt.
        assert hazards(form, "x", ROW, FIRST) == [load], form
        assert hazards(form, "x", ROW, REST) == [], form
        if "m16" in form:  # a lane's last register is of the row eight below
            other_row = f"st.global.b32 [%o], %d{registers_of_d - 1};"
            assert hazards(form, "x", ROW, other_row) == [], form
        # A column of B is spoilt.
        assert hazards(form, "y", COLUMN, REST) == [], form
        if "f16.f16.f16.f16" in form:  # two neighbors of a row share a register
            low = "and.b32 %c, %d0, 65535; @%q st.global.b32 [%o], %c;"
            high = "shr.u32 %c, %d0, 16; @%q st.global.b32 [%o], %c;"
            assert hazards(form, "y", COLUMN, low) == []
            assert hazards(form, "y", COLUMN, high) == [load]
        else:
            assert hazards(form, "y", COLUMN, FIRST) == [], form
            assert hazards(form, "y", COLUMN, FIRST.replace("%d0", "%d1")) == [load], form
        # An element of C is spoilt.
        assert hazards(form, "d", LANE, FIRST) == [load], form
        assert hazards(form, "d", LANE, REST + "st.global.b32 [%o], %d1;") == [], form
