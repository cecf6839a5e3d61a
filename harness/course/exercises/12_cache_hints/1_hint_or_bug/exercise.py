"""Quiz `hint-or-bug`: changes to a kernel with prefetches and cache hints, right or wrong.

A hint changes neither the bytes that a copy delivers nor the order of anything. So a change is a
bug if it would be a bug without the hint. A test derives the key: it makes each change, and the
emulator judges the kernel.
"""

from __future__ import annotations

from harness.course.exercises.exercise import Question, Quiz

RIGHT, BUG = "right", "bug"
CHOICES = (RIGHT, BUG)


def _asked(change: str, answer: str) -> Question:
    return Question(f"Is the kernel still right? {change}", answer, CHOICES)


EXERCISE = Quiz(
    title="A hint, or a bug?",
    questions={
        "a": _asked("Each block prefetches the next block's box, too.", RIGHT),
        "b": _asked("The wait for the load of a prefetched box is removed.", BUG),
        "c": _asked("The mbarrier expects no bytes, since the box was prefetched.", BUG),
        "d": _asked("The policy is evict first, and another block reads the box later.", RIGHT),
        "e": _asked("The map is prefetched after the load.", RIGHT),
        "f": _asked("The store's policy is evict first, and its wait is removed.", BUG),
    },
    points={"correct": 2.0},
)
