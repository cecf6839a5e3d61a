"""Quiz `swizzle-numbers`: places and passes, to be worked out before they are run.

A test derives every answer from addresses: `tests/course/exercises/test_05_swizzles.py`.
"""

from __future__ import annotations

from harness.course.exercises.exercise import Question, Quiz

PASSES = (
    "Eight lanes read one chunk of 16 bytes each: the same column of chunks, in eight rows that "
    "follow each other. A row of the tile has {row} bytes, swizzle {swizzle}. How many passes over "
    "the 32 banks does that take?"
)

EXERCISE = Quiz(
    title="Swizzles by number",
    questions={
        "rows of 32 bytes, none": Question(PASSES.format(row=32, swizzle="none"), "2"),
        "rows of 64 bytes, none": Question(PASSES.format(row=64, swizzle="none"), "4"),
        "rows of 128 bytes, none": Question(PASSES.format(row=128, swizzle="none"), "8"),
        "rows of 128 bytes, 128B": Question(PASSES.format(row=128, swizzle="128B"), "1"),
        "rows of 64 bytes, 64B": Question(PASSES.format(row=64, swizzle="64B"), "1"),
        "place of chunk 5 of row 3, 128B": Question(
            "A tile with rows of 128 bytes and the 128B swizzle: in which position of "
            "its row is chunk 5 of row 3?",
            "6",
        ),
    },
    points={"correct": 3.0},
)
