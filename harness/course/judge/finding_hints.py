"""The hints that fit a finding, and a course's own.

A heading in a file of hints is a kind, `overwrite-in-use`, or a kind and a case,
`overwrite-in-use: a store`. `harness/course/exercises/hints.md` lists the causes of each: a finding
of another cause has no hints.

A course's own hints replace those that exercises come with. The judge knows nothing of them: the
code that shows a verdict puts them into it.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from harness.base.files import reading
from harness.course import exercises
from harness.course.exercises.exercise import Exercise
from harness.course.exercises.hints import CAUSES, HINTS_FILE, Hints, of_course
from harness.course.judge.verdict import Problem, Verdict
from harness.sanitizer import Hazard


def hints_of(hazard: Hazard, hints: Hints) -> tuple[str, ...]:
    """The hints for the hazard's cause, if it is not just that of its kind, or for its reason."""
    cause, reason = hazard.cause or hazard.kind, hazard.reason or ""
    ids = (reason, cause) if cause == hazard.kind else (cause, reason)
    return hints.get(heading_of(hazard.kind, *ids), ())


def hints_of_problem(problem: Problem, hazards: list[Hazard], hints: Hints) -> tuple[str, ...]:
    """Return the hints for the problem that ended a run, in which these hazards were found: those
    of the hazard that explains it, if any."""
    same = (h for h in hazards if h.is_explained and h.cause == problem.cause)
    if hazard := next(same, None):
        return hints_of(hazard, hints)
    return hints.get(heading_of(problem.kind, problem.cause or problem.kind), ())


def heading_of(kind: str, *ids: str) -> str:
    """Return the heading of the kind whose hints are for the first of these causes and reasons that
    any are for; "" if none are."""
    mine = [heading for heading in CAUSES if heading.partition(": ")[0] == kind]
    return next((heading for each in ids for heading in mine if each in CAUSES[heading]), "")


def read(folder: Path) -> dict[str, Hints]:
    """Return the hints of `hints.md` in ``folder``, by exercise; empty without a file.

    Raises FileError and HintsError.
    """
    path = folder / HINTS_FILE
    if not path.exists():
        return {}
    with reading(path, "a course's hints"):
        text = path.read_text(encoding="utf-8")
    return of_course(text, HINTS_FILE, exercises.names())


def put_into(verdict: Verdict, hints_of: dict[str, Hints]) -> Verdict:
    """The verdict with the course's hints for its exercise."""
    hints = hints_of.get(verdict.exercise)
    if not hints:
        return verdict
    exercise = exercises.get(verdict.exercise)
    own = exercise.hints if isinstance(exercise, Exercise) else {}

    def theirs(shown: tuple[str, ...], kind: str = "") -> tuple[str, ...]:
        """Return the course's hints under the heading of those that are shown, or else under the
        kind; none where there are hints for other causes of the kind alone."""
        plain = "" if kind in CAUSES and not shown else kind
        return hints.get(next((key for key in own if own[key] == shown), plain), shown)

    return replace(
        verdict,
        wrong_hints=theirs(verdict.wrong_hints),
        hazards=tuple(replace(h, hints=theirs(h.hints, h.kind)) for h in verdict.hazards),
        problems=tuple(replace(p, hints=theirs(p.hints, p.kind)) for p in verdict.problems),
    )
