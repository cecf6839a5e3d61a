"""64 x 128 tiles brought by TMA; the boxes and swizzles are the student's."""

from __future__ import annotations

from ..products import STAGE_BYTES, extents, gemm_exercise, launch_of

EXERCISE = gemm_exercise(
    "TMA brings the tiles, swizzled",
    axes=extents((64, 128, 64), (2, 1, 3), (1, 2, 2), k=(1, 2, 5)),
    launch=launch_of(128, STAGE_BYTES + 8),
    student_plan=("a.box", "a.swizzle", "b.box", "b.swizzle"),
    to_write=("gemm.load_stage", "gemm.multiply"),
)
