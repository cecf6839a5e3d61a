"""A warpgroup that copies and a warpgroup that multiplies."""

from __future__ import annotations

from ..products import RING, STAGE_BYTES, STAGES, extents, gemm_exercise, launch_of

EXERCISE = gemm_exercise(
    "A warpgroup that copies, and one that multiplies",
    axes=extents((64, 128, 64), (2, 1, 5), (1, 2, 6)),
    launch=launch_of(256, STAGES * (STAGE_BYTES + 16)),
    effects=RING,
    to_write=("gemm.load_tile", "gemm.multiply_tile"),
)
