"""The rungs of the ladder that are written and judged one by one; tiles are small for grading.

gemm-one-tile    64 x 64 tiles, K up to 64, copied by threads
gemm-k-loop      the same, any K
gemm-tma         64 x 128 tiles brought by TMA; the boxes and swizzles are the student's
gemm-ring        STAGES tiles on their way
gemm-roles       a warpgroup that copies and one that multiplies
gemm-persistent  128 x 128 tiles by two consumers; fewer blocks than tiles
"""

from __future__ import annotations

import numpy as np

from harness.exercises.exercise import Exercise, Launch, Output, Shape
from harness.exercises.gemm.common import (
    PRODUCT,
    array,
    fewer_blocks,
    launch_of,
    operand,
    product_exercise,
    ragged,
    shapes_of,
    sizes,
    tiles_of,
)

STAGES = 4
STAGE_BYTES = (64 + 128) * 64 * 2
PERSISTENT_STAGE_BYTES = (128 + 128) * 64 * 2
TMA_TILE, TMA_OPERANDS = (64, 128), (operand("a", 64), operand("b", 128))


def _one_tile_shapes(rng: np.random.Generator) -> tuple[Shape, ...]:
    tall = (ragged(rng, 2, 64), ragged(rng, 1, 64), ragged(rng, 1, 64))
    return (tall, (ragged(rng, 1, 64), ragged(rng, 2, 64), 64))


ONE_TILE = product_exercise(
    "gemm-one-tile",
    "One tile: four products of one warpgroup",
    shapes=_one_tile_shapes,
    launch=launch_of((64, 64), 128, (array("a"), array("b"))),
    uses=(PRODUCT,),
    hints={
        "wrong-output": (
            "Look at the picture: are the values wrong, or only in a wrong place?",
            "Four products cover 64 elements of k. Where does each begin in shared memory? And "
            "which element of C is `acc[i]` of a thread?",
            "Product i begins `STEP * i` bytes on, in A and in B; the first has `scale_d` 0. "
            "`acc[i]` goes to `row + ptx.wgmma_row(thread, i)`, "
            "`column + ptx.wgmma_column(thread, i)`.",
        ),
    },
)

K_LOOP = product_exercise(
    "gemm-k-loop",
    "The k loop: accumulators stay in registers",
    shapes=shapes_of((64, 64, 64), (2, 1, 2), (1, 1, 3)),
    launch=launch_of((64, 64), 128, (array("a"), array("b"))),
    uses=(PRODUCT,),
    hints={
        "wrong-output": (
            "How many k tiles are in the sum that you got?",
            "A product with `scale_d` 0 replaces what the accumulators hold. How often may that "
            "happen in the whole sum?",
            "Only in the first product of the first k tile: `scale_d` is `first_k + i != 0`.",
        ),
    },
)

TMA = product_exercise(
    "gemm-tma",
    "TMA brings the tiles, swizzled",
    shapes=shapes_of((64, 128, 64), (2, 1, 3), (1, 2, 2)),
    launch=launch_of(TMA_TILE, 128, TMA_OPERANDS, STAGE_BYTES + 8),
    student_plan=("a.box", "a.swizzle", "b.box", "b.swizzle"),
    hints={
        "wrong-output": (
            "Does the descriptor say the same as the tensor map?",
            "Whoever writes the tile and whoever reads it must name the same swizzle. In a "
            "swizzled row, 16 elements of k are 32 bytes.",
            'Both maps: `"swizzle": "128B"`, boxes (64, 64) and (128, 64); '
            "`ptx.wgmma_descriptor(at_a + 32 * i)`; the load's coordinates are `first_k`, `row` "
            "for A and `first_k`, `column` for B.",
        ),
    },
)

RING = product_exercise(
    "gemm-ring",
    "A ring of stages: copies run ahead",
    shapes=shapes_of((64, 128, 64), (2, 1, 5), (1, 2, 6)),
    launch=launch_of(TMA_TILE, 128, TMA_OPERANDS, STAGES * (STAGE_BYTES + 8)),
)

ROLES = product_exercise(
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


def _persistent(shape: Shape) -> Launch:
    m, n = shape[:2]
    return Launch(
        grid=(fewer_blocks(tiles_of(m, 128) * tiles_of(n, 128)), 1, 1),
        block=(384, 1, 1),
        arguments=(operand("a", 128), operand("b", 128), array("c"), *sizes(shape)),
        outputs=(Output("c", (m, n), "bfloat16", (128, 128)),),
        shared_bytes=STAGES * (PERSISTENT_STAGE_BYTES + 16),
    )


PERSISTENT = product_exercise(
    "gemm-persistent",
    "Blocks that stay: several tiles, one after another",
    shapes=shapes_of((128, 128, 64), (2, 2, 1), (1, 2, 3)),
    launch=_persistent,
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

EXERCISES: tuple[Exercise, ...] = (ONE_TILE, K_LOOP, TMA, RING, ROLES, PERSISTENT)
