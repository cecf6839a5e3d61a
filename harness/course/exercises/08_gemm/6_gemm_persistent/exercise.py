"""128 x 128 tiles by two consumers; fewer blocks than tiles."""

from __future__ import annotations

from harness.course.exercises.draws import tiles_of
from harness.course.exercises.exercise import Launch, Output, Shape

from ..products import (
    IDLE_WARPGROUP,
    RING,
    STAGES,
    C,
    extents,
    fewer_blocks,
    gemm_exercise,
    operand,
    sizes,
)

STAGE_BYTES = (128 + 128) * 64 * 2


def _launch(shape: Shape) -> Launch:
    m, n = shape[:2]
    return Launch(
        grid=(fewer_blocks(tiles_of(m, 128) * tiles_of(n, 128)), 1, 1),
        block=(384, 1, 1),
        arguments=(operand("a", 128), operand("b", 128), *C, *sizes(shape)),
        outputs=(Output("c", (m, n), "bfloat16", (128, 128)),),
        shared_bytes=STAGES * (STAGE_BYTES + 16),
    )


EXERCISE = gemm_exercise(
    "Blocks that stay: several tiles, one after another",
    axes=extents((128, 128, 64), (2, 2, 1), (1, 2, 3), n=(1, 2, 5)),
    demands=(IDLE_WARPGROUP,),
    launch=_launch,
    effects=RING,
)
