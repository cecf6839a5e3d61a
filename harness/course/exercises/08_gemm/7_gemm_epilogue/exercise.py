"""An epilogue: operations on the accumulators on their way to memory.

    c[i, j] = alpha * (sum over k of a[i, k] * b[j, k]) + beta * c[i, j] + bias[j]

As in BLAS, C is not read if beta is 0: it may hold anything then, also NaN. A shape is (M, N, K,
alpha in quarters, beta in quarters); one of the two drawn has beta = 0.
"""

from __future__ import annotations

import numpy as np

from harness.course.exercises.draws import SUMMED, Setting, tiles_of
from harness.course.exercises.effects import Computed, Way
from harness.course.exercises.exercise import Arrays, Exercise, Launch, Output, Shape
from harness.course.exercises.presets import arrays, scalars

from .. import products
from ..products import STAGE_BYTES, TMA_OPERANDS, TMA_TILE


def _inputs(shape: Shape, rng: np.random.Generator) -> Arrays:
    from ml_dtypes import bfloat16

    m, n, _, _, beta = shape
    old = 10 * rng.standard_normal((m, n), dtype=np.float32)
    if beta == 0:
        old[:] = np.nan
    return {
        **products.inputs(shape, rng),
        "old": old.astype(bfloat16),
        "bias": 10 * rng.standard_normal(n, dtype=np.float32),
    }


def _reference(shape: Shape, inputs: Arrays) -> Arrays:
    *_, alpha, beta = shape
    c = alpha / 4 * products.product(inputs) + inputs["bias"].astype(np.float64)
    if beta:
        c += beta / 4 * inputs["old"].astype(np.float64)
    return {"c": c}


def _launch(shape: Shape) -> Launch:
    m, n, _, alpha, beta = shape
    return Launch(
        grid=(tiles_of(n, TMA_TILE[1]), tiles_of(m, TMA_TILE[0]), 1),
        block=(128, 1, 1),
        arguments=(
            *TMA_OPERANDS,
            *products.C,
            *arrays(bias=1),
            *scalars("float32", alpha=alpha / 4, beta=beta / 4),
            *products.sizes(shape),
        ),
        outputs=(Output("c", (m, n), "bfloat16", TMA_TILE, initial="old"),),
        shared_bytes=STAGE_BYTES + 8,
    )


EXERCISE = Exercise(
    title="An epilogue: alpha, beta and a bias",
    parameters={"alpha": 0.25, "beta": 0.25},
    inputs=_inputs,
    reference=_reference,
    launch=_launch,
    points={"correct": 1.0, "synchronized": 1.0},
    values={**products.VALUES, "old": SUMMED, "bias": SUMMED},
    axes=(
        *products.extents((64, 128, 64), (2, 1, 3), (1, 2, 2), k=(1, 2)),
        Setting((4, 5)),
        Setting((2, 0, 4)),
    ),
    tolerance=products.TOLERANCE,
    # The product is given: the rounding is what the epilogue alone does.
    effects=(
        Computed(
            ("c",),
            Way(
                "a rounding to bfloat16 (cvt.rn.bf16x2.f32)",
                ("cvt.to_halves", "cvt.float_to_float"),
                ("rn", "bf16|bf16x2"),
            ),
        ),
    ),
)
