"""A warpgroup that copies and one that multiplies."""

from __future__ import annotations

from ..products import (
    STAGE_BYTES,
    STAGES,
    TMA_OPERANDS,
    TMA_TILE,
    launch_of,
    product_exercise,
    shapes_of,
)

EXERCISE = product_exercise(
    "gemm-roles",
    "A warpgroup that copies, and one that multiplies",
    shapes=shapes_of((64, 128, 64), (2, 1, 5), (1, 2, 6)),
    launch=launch_of(TMA_TILE, 256, TMA_OPERANDS, STAGES * (STAGE_BYTES + 16)),
    hints={
        "hang": (
            "Read which barrier is waited for, by whom, and what it still lacks.",
            "A full barrier needs one arrival and the bytes of both copies. An empty barrier "
            "needs 128 arrivals: all threads of the consumer.",
            "In the first round the stages are empty already: the producer waits with parity "
            "`phase ^ 1`, which a fresh barrier lets pass at once.",
        ),
    },
)
