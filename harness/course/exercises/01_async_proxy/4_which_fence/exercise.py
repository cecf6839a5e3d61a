"""Six kernels, shown in the lab: which fence does each lack?

The key is tested: the lab's six kernels run on the emulator, as they are and with the fence that
the key names put in its place.
"""

from __future__ import annotations

from harness.course.exercises.exercise import Question, Quiz

NONE = "none"
SHARED = "fence_proxy_async_shared_cta"
GLOBAL = "fence_proxy_async_global"
INIT = "fence_mbarrier_init"
CHOICES = (NONE, SHARED, GLOBAL, INIT)


def _question(what: str, answer: str) -> Question:
    return Question(f"{what}: which fence is missing?", answer, CHOICES)


EXERCISE = Quiz(
    title="Six kernels: which fence is missing?",
    questions={
        "a": _question("Fill and store", SHARED),
        "b": _question("Load and read", NONE),
        "c": _question("Load, change, store", INIT),
        "d": _question("Write global memory, then load it", GLOBAL),
        "e": _question("Load, then store untouched", NONE),
        "f": _question("Fill, fence in one thread, store", SHARED),
    },
    points={"correct": 6.0},
)
