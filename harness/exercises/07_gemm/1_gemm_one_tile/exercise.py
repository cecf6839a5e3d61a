"""64 x 64 tiles, K up to 64, copied by threads."""

from __future__ import annotations

import numpy as np

from harness.exercises.exercise import Shape

from ..products import PRODUCT, array, launch_of, product_exercise, ragged


def _shapes(rng: np.random.Generator) -> tuple[Shape, ...]:
    tall = (ragged(rng, 2, 64), ragged(rng, 1, 64), ragged(rng, 1, 64))
    return (tall, (ragged(rng, 1, 64), ragged(rng, 2, 64), 64))


EXERCISE = product_exercise(
    "gemm-one-tile",
    "One tile: four products of one warpgroup",
    shapes=_shapes,
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
