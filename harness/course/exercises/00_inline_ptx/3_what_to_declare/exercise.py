"""Quiz `what-to-declare`: the wrappers that have to declare effects.

A wrapper needs no side effect if its result follows from its operands alone. A test derives the key
from the compiler's treatment of a kernel that declares nothing; only the clock's answer is by the
manual: two readings differ, though they have the same operands (none).
"""

from __future__ import annotations

from harness.course.exercises.exercise import Question, Quiz

NOTHING, EFFECTS = "nothing", "effects"
CHOICES = (NOTHING, EFFECTS)


def _asked(about: str, answer: str) -> Question:
    return Question(f"What does a wrapper of this have to declare? {about}", answer, CHOICES)


EXERCISE = Quiz(
    title="Which wrappers have to declare effects?",
    questions={
        "popc": _asked("popc.b32 d, a: how many bits of a are 1", NOTHING),
        "clock": _asked("mov.u64 d, %clock64: the multiprocessor's cycle counter", EFFECTS),
        "laneid": _asked("mov.u32 d, %laneid: this thread's number in its warp", NOTHING),
        "atom": _asked("atom.shared.add.u32 d, [a], b, where nobody uses d", EFFECTS),
        "ld": _asked("ld.shared.f32 d, [a]", EFFECTS),
        "fma": _asked("fma.rn.f32 d, a, b, c", NOTHING),
    },
    points={"correct": 3.0},
)
