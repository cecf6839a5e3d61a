"""Quiz on the weakest sufficient wait: six places after a store, each with the weakest wait that
makes it safe.

The four choices form a chain: each includes the promises of the previous choice.
"""

from __future__ import annotations

from harness.course.exercises.exercise import Question, Quiz

WAITS = ("none", "wait_group_read(1)", "wait_group_read(0)", "wait_group(0)")

EXERCISE = Quiz(
    title="Which wait is the weakest that is enough?",
    questions={
        "a": Question("The block ends after one store.", "wait_group_read(0)", WAITS),
        "b": Question("All threads fill the same buffer again.", "wait_group_read(0)", WAITS),
        "c": Question("All threads fill another buffer, a fresh one.", "none", WAITS),
        "d": Question(
            "Two buffers take turns; all threads fill that of two rounds ago.",
            "wait_group_read(1)",
            WAITS,
        ),
        "e": Question(
            "The thread reads from global memory what it stored.", "wait_group(0)", WAITS
        ),
        "f": Question("The thread adds to the box that it stored.", "wait_group(0)", WAITS),
    },
    points={"correct": 2.0},
)
