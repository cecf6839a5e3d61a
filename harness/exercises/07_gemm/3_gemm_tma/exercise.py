"""64 x 128 tiles brought by TMA; the boxes and swizzles are the student's."""

from __future__ import annotations

from ..products import STAGE_BYTES, TMA_OPERANDS, TMA_TILE, launch_of, product_exercise, shapes_of

EXERCISE = product_exercise(
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
