"""A course's own hints, in the place of those that exercises come with.

The judge knows nothing of them: whatever shows a verdict puts them into it.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from harness import exercises
from harness.exercises.exercise import Exercise
from harness.exercises.hints import FILE, Hints, of_course
from harness.files import reading
from harness.judge.verdict import HazardReport, Problem, Verdict

# What `wrong_hints` of a verdict can be for.
_WRONG = ("wrong-output", "unwritten-output", "input-modified")


def read(folder: Path) -> dict[str, Hints]:
    """What `hints.md` in ``folder`` says, by exercise; empty without a file.

    Raises FileError and HintsError.
    """
    path = folder / FILE
    if not path.exists():
        return {}
    with reading(path, "a course's hints"):
        text = path.read_text(encoding="utf-8")
    return of_course(text, FILE, exercises.names())


def put_into(verdict: Verdict, given: dict[str, Hints]) -> Verdict:
    """The verdict with the course's hints for its exercise."""
    hints = given.get(verdict.exercise)
    if not hints:
        return verdict
    exercise = exercises.get(verdict.exercise)
    own = exercise.hints if isinstance(exercise, Exercise) else {}

    def theirs(one: HazardReport | Problem) -> tuple[str, ...]:
        """Below the heading of those that are shown: what they take for granted holds."""
        headings = [key for key in own if key.partition(":")[0] == one.kind]
        shown = next((key for key in headings if own[key] == one.hints), one.kind)
        return hints.get(shown, one.hints)

    wrong = verdict.wrong_hints
    for kind in _WRONG:
        if wrong and wrong == own.get(kind):
            wrong = hints.get(kind, wrong)
            break
    return replace(
        verdict,
        wrong_hints=wrong,
        hazards=tuple(replace(one, hints=theirs(one)) for one in verdict.hazards),
        problems=tuple(replace(one, hints=theirs(one)) for one in verdict.problems),
    )
