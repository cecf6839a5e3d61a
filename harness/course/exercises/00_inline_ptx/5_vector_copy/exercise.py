"""Exercise `vector-copy`: a copy by threads, 16 bytes at a time.

A block of 256 threads copies 4096 float32, each thread four vectors of four. The last block may
have less, and may copy it in any way.
"""

from __future__ import annotations

from dataclasses import replace

from harness.course.exercises.draws import Length
from harness.course.exercises.effects import Brought, Way, Written
from harness.course.exercises.exercise import Output, Rung, Shape
from harness.course.exercises.presets import arrays, copy_benchmark, copy_exercise, tiled_launch

THREADS = 256
ELEMENTS = 4096  # per block


def _whole(shape: Shape) -> slice:
    """Return the pieces of all blocks but the last, which may copy in any way."""
    return slice((shape[0] - 1) // ELEMENTS * ELEMENTS)


EXERCISE = replace(
    copy_exercise(
        "A thread copy with 16-byte vectors",
        axes=(
            Length(ELEMENTS, tiles=(1, 2, 5), ends=(0, 1, 2, 3, 4, -1, -2, -4), drawn=((2,), (3,))),
        ),
        launch=tiled_launch(
            (ELEMENTS,),
            THREADS,
            lambda shape: arrays(src=1, dst=1),
            lambda shape: Output("dst", shape, "float32", (32,)),
        ),
        points={"correct": 2.0, "fast": 3.0},
        effects=(
            Brought("src", Way("loads of four numbers (ld.global.v4)", ("ld",), ("v4",)), _whole),
            Written("dst", Way("stores of four numbers (st.global.v4)", ("st",), ("v4",)), _whole),
        ),
        # Three numbers more than 512 MiB each way, so that the end is ragged here, too.
        benchmark=copy_benchmark(
            Rung(0.5, 1.0), Rung(0.8, 2.0), Rung(0.9, 3.0), shape=(2**27 + 3,)
        ),
    ),
    declares=("ld.*", "st.*"),
)
