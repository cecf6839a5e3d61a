"""128 x 128 tiles by two consumers; fewer blocks than tiles."""

from __future__ import annotations

from harness.course.exercises.draws import tiles_of
from harness.course.exercises.exercise import Launch, Output, Shape

from .. import products
from ..products import STAGES, gemm_exercise

STAGE_BYTES = (128 + 128) * 64 * 2


def _launch(shape: Shape) -> Launch:
    m, n = shape[:2]
    return Launch(
        grid=(products.fewer_blocks(tiles_of(m, 128) * tiles_of(n, 128)), 1, 1),
        block=(384, 1, 1),
        arguments=(
            products.operand("a", 128),
            products.operand("b", 128),
            *products.C,
            *products.sizes(shape),
        ),
        outputs=(Output("c", (m, n), "bfloat16", (128, 128)),),
        shared_bytes=STAGES * (STAGE_BYTES + 16),
    )


EXERCISE = gemm_exercise(
    "Blocks that stay: several tiles, one after another",
    axes=products.extents((128, 128, 64), (2, 2, 1), (1, 2, 3), n=(1, 2, 5)),
    demands=(products.IDLE_WARPGROUP,),
    launch=_launch,
    effects=products.RING,
)
