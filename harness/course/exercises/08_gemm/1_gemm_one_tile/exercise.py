"""64 x 64 tiles, K up to 64, copied by threads."""

from __future__ import annotations

from harness.course.exercises.draws import Length

from ..products import PRODUCT, THREAD_COPIES, gemm_exercise

EXERCISE = gemm_exercise(
    "One tile: four products of one warpgroup",
    axes=(
        Length(64, tiles=(1, 2), drawn=((2,), (1,))),
        Length(64, step=8, tiles=(1, 2), drawn=((1,), (2,))),
        Length(64, step=8, tiles=(1,), most=64, drawn=((1,), (1,))),
    ),
    launch=THREAD_COPIES,
    effects=PRODUCT,
    to_write=("gemm.store_64",),
)
