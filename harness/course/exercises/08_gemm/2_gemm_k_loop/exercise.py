"""64 x 64 tiles copied by threads, any K."""

from __future__ import annotations

from ..products import PRODUCT, THREAD_COPIES, extents, gemm_exercise

EXERCISE = gemm_exercise(
    "The k loop: accumulators stay in registers",
    axes=extents((64, 64, 64), (2, 1, 2), (1, 1, 3), k=(1, 2, 4)),
    launch=THREAD_COPIES,
    effects=PRODUCT,
    to_write=("gemm.multiply",),
)
