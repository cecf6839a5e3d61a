"""The beginning and the end of a pipeline: the sum of a stack of frames, pixel by pixel.

``out[p]`` is the sum of ``src[f, p]`` over all frames f. A block takes 256 pixels and streams
their frames through 4 stages. Some stacks have fewer frames than the ring has stages, and none a
multiple of them. A shape is (frames, pixels). Whole numbers: the sums are exact.
"""

from __future__ import annotations

import numpy as np

from harness.exercises.exercise import (
    ArrayArgument,
    Arrays,
    Exercise,
    Launch,
    MapArgument,
    Output,
    ScalarArgument,
    Shape,
)

from ..uses import LOAD_2D, RING_HINTS

STAGES = 4
PIXELS = 256  # of one block: a thread each

DRAIN_HINTS = {
    **RING_HINTS,
    "overwrite-in-use": (
        "Which load was it: one that lands on a stage in use, or one that nobody waits for?",
        "The stage of frame k is free when *all* threads have read it. And after the last frame "
        "there is nothing to load: a copy that still runs when the block exits lands in memory "
        "that is no longer the block's.",
        "After the reads: `ptx.fence_proxy_async_shared_cta()` and `cuda.syncthreads()`, then "
        "`if thread == 0 and k + STAGES < frames:` load.",
    ),
    "phase-mismatch": (
        "A wait names a parity. Which round of the ring is this frame in?",
        "Frame k lies in stage `k % STAGES` and in round `k // STAGES`.",
        "`ptx.mbarrier_wait_parity(ptx.shared_address(full, k % STAGES), (k // STAGES) & 1)`.",
    ),
    "data-race": (
        "Two threads touch the same bytes, and nothing orders them.",
        "All threads have to be done with a stage before one of them refills it.",
        "`cuda.syncthreads()` between the reads and the refill, reached by every thread.",
    ),
    "hang": (
        "Read the report: which barrier, which parity, what does the phase still lack?",
        "Every frame is loaded once: the first ones before the loop, the others by refilling. "
        "Frame k + STAGES goes to the stage that frame k leaves.",
        "Before the loop `for k in range(min(STAGES, frames))`; in the loop frame `k + STAGES`, "
        "where it is less than `frames`.",
    ),
    "wrong-output": (
        "Is a sum too small, too large, or that of other pixels?",
        "Each frame is added once. A box is 1 frame high and 256 pixels wide: c0 is the pixel, c1 "
        "the frame.",
        "Load at `(first, k)`; `total += ring[stage, thread]`; at the end "
        "`out[first + thread] = total`.",
    ),
    "unwritten-output": (
        "Part of the output still holds what was there before the launch.",
        "Each thread writes the sum of its own pixel.",
        "After the loop: `out[first + thread] = total`.",
    ),
}


def _shapes(rng: np.random.Generator) -> tuple[Shape, ...]:
    few = int(rng.integers(1, STAGES))
    many = STAGES * int(rng.integers(2, 4)) + int(rng.integers(1, STAGES))
    return ((few, PIXELS * int(rng.integers(3, 5))), (many, PIXELS * 2))


def _inputs(shape: Shape, rng: np.random.Generator) -> Arrays:
    # From 1: a frame left out, or added twice, shows in every pixel.
    return {"src": rng.integers(1, 256, shape).astype(np.float32)}


def _reference(shape: Shape, inputs: Arrays) -> Arrays:
    return {"out": inputs["src"].sum(axis=0, dtype=np.float64)}


def _launch(shape: Shape) -> Launch:
    frames, pixels = shape
    return Launch(
        grid=(pixels // PIXELS, 1, 1),
        block=(PIXELS, 1, 1),
        arguments=(
            MapArgument("src", "src", (1, PIXELS)),
            ArrayArgument("out", "out", "float32", 1),
            ScalarArgument("frames", frames, "int32"),
        ),
        outputs=(Output("out", (pixels,), "float32", (32,)),),
    )


EXERCISE = Exercise(
    name="drain",
    title="Fill and drain: a stack of frames through a ring",
    shapes=_shapes,
    inputs=_inputs,
    reference=_reference,
    launch=_launch,
    points={"correct": 2.0, "synchronised": 2.0},
    uses=(LOAD_2D,),
    hints=DRAIN_HINTS,
)
