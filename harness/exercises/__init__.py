"""What each graded exercise asks: inputs, reference, launch, tolerance, points, hints.

A lab's exercises live in a package of their own and are listed in its ``EXERCISES``.
"""

from __future__ import annotations

import difflib

from harness.errors import HarnessError
from harness.exercises import (
    async_proxy,
    beyond,
    gemm,
    inline_ptx,
    loads,
    mbarrier_phases,
    pipeline,
    stores,
    swizzles,
    tile_copy,
)
from harness.exercises.exercise import Exercise
from harness.exercises.quiz import Quiz

__all__ = ["Exercise", "Quiz", "UnknownExercise", "get", "names"]

_LABS = (
    tile_copy,
    inline_ptx,
    async_proxy,
    mbarrier_phases,
    loads,
    stores,
    swizzles,
    pipeline,
    gemm,
    beyond,
)
_EXERCISES: dict[str, Exercise | Quiz] = {
    exercise.name: exercise for lab in _LABS for exercise in lab.EXERCISES
}


class UnknownExercise(HarnessError, LookupError):
    """There is no exercise of that name; the message lists the names and the nearest one."""


def names() -> tuple[str, ...]:
    """The names of all exercises, in the order of the labs."""
    return tuple(_EXERCISES)


def get(name: str) -> Exercise | Quiz:
    """The exercise called ``name``; `UnknownExercise` where there is none."""
    found = _EXERCISES.get(name) if isinstance(name, str) else None
    if found is not None:
        return found
    near = difflib.get_close_matches(str(name), _EXERCISES, n=1, cutoff=0.4)
    guess = f" Did you mean {near[0]!r}?" if near else ""
    shown = repr(name) if len(repr(name)) <= 80 else repr(name)[:77] + "..."
    raise UnknownExercise(
        f"There is no exercise called {shown}.{guess} The exercises are: {', '.join(names())}."
    )
