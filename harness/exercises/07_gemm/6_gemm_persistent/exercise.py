"""128 x 128 tiles by two consumers; fewer blocks than tiles."""

from __future__ import annotations

from harness.exercises.exercise import Launch, Output, Shape

from ..products import (
    STAGES,
    array,
    fewer_blocks,
    operand,
    product_exercise,
    shapes_of,
    sizes,
    tiles_of,
)

STAGE_BYTES = (128 + 128) * 64 * 2


def _launch(shape: Shape) -> Launch:
    m, n = shape[:2]
    return Launch(
        grid=(fewer_blocks(tiles_of(m, 128) * tiles_of(n, 128)), 1, 1),
        block=(384, 1, 1),
        arguments=(operand("a", 128), operand("b", 128), array("c"), *sizes(shape)),
        outputs=(Output("c", (m, n), "bfloat16", (128, 128)),),
        shared_bytes=STAGES * (STAGE_BYTES + 16),
    )


EXERCISE = product_exercise(
    "gemm-persistent",
    "Blocks that stay: several tiles, one after another",
    shapes=shapes_of((128, 128, 64), (2, 2, 1), (1, 2, 3)),
    launch=_launch,
    hints={
        "wrong-output": (
            "Do the producer and the consumers agree on which tile is next?",
            "Tile numbers: a block begins with its own number and steps by the number of blocks. "
            "Both roles ask `place` for the tile's row and column.",
            "`t = cuda.blockIdx.x`, `while t < tiles_m * tiles_n`, `t += cuda.gridDim.x`; rows "
            "begin at `i * 128`, for the second warpgroup 64 further.",
        ),
        "hang": (
            "Read which barrier is waited for, by whom, and what it still lacks.",
            "The ring does not begin anew with a tile. Stage and phase go on where they were.",
            "`stage, phase = load_tile(..., stage, phase)` and "
            "`stage, phase = multiply_tile(..., stage, phase)`, set to 0 once, before the loop.",
        ),
    },
)
