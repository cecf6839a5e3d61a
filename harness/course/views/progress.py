"""A student's progress: the best points of each exercise, from the attempts that are kept on this
machine, and the exercises that lack points."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from itertools import groupby
from typing import NamedTuple

from harness.course import exercises
from harness.course.recordings.attempts import attempts

_BAR = 20  # characters


class ExerciseProgress(NamedTuple):
    """The best points of an exercise, and how many checks they took; none is 0 points of all."""

    lab: str
    name: str
    points: float
    possible: float
    checks: int


@dataclass(frozen=True)
class LabProgress:
    """The exercises of a lab."""

    lab: str
    exercises: tuple[ExerciseProgress, ...]

    @property
    def points(self) -> float:
        return sum(each.points for each in self.exercises)

    @property
    def possible(self) -> float:
        return sum(each.possible for each in self.exercises)

    @property
    def left(self) -> list[str]:
        """The exercises that lack points."""
        return [each.name for each in self.exercises if each.points < each.possible]


class CourseProgress(tuple[LabProgress, ...]):
    """The progress in each lab; a notebook shows it as a table with bars."""

    @property
    def points(self) -> float:
        return sum(lab.points for lab in self)

    @property
    def possible(self) -> float:
        return sum(lab.possible for lab in self)

    def __str__(self) -> str:
        width = max(len(lab.lab) for lab in self)
        lines = [
            f"{lab.lab:{width}}  {_bar(lab)}  {_points(lab)}  {_left(lab)}".rstrip() for lab in self
        ]
        return "\n".join([*lines, f"{_points(self)} points"])

    __repr__ = __str__

    def _repr_html_(self) -> str:
        rows = "".join(
            f"<tr><td>{escape(lab.lab)}</td><td><progress aria-label='points of {escape(lab.lab)}' "
            f"value='{lab.points:g}' max='{lab.possible:g}'></progress></td>"
            f"<td>{_points(lab)}</td>"
            f"<td style='text-align:left'>{escape(_left(lab))}</td></tr>"
            for lab in self
        )
        head = "<tr><th>lab</th><th></th><th>points</th><th>left</th></tr>"
        total = f"<p>{_points(self)} points</p>"
        return f"<table>{head}{rows}</table>{total}"


def progress() -> CourseProgress:
    """Return the best points that were reached in each exercise, by lab. They count for no
    grade."""
    every = [_best(name) for name in exercises.names()]
    labs = groupby(every, key=lambda each: each.lab)
    return CourseProgress(LabProgress(lab, tuple(each)) for lab, each in labs)


def _best(name: str) -> ExerciseProgress:
    exercise, made = exercises.get(name), attempts(name)
    best = max(
        (attempt.points / attempt.possible for attempt in made if attempt.possible), default=0
    )
    possible = exercise.total_points
    lab = exercises.folder(name).parent.name
    return ExerciseProgress(lab, name, min(best, 1.0) * possible, possible, len(made))


def _points(of: LabProgress | CourseProgress) -> str:
    return f"{of.points:g} of {of.possible:g}"


def _bar(lab: LabProgress) -> str:
    full = int(_BAR * lab.points / lab.possible) if lab.possible else 0
    return "█" * full + "·" * (_BAR - full)


def _left(lab: LabProgress) -> str:
    begun = any(each.checks for each in lab.exercises)
    return ", ".join(lab.left) if begun else ""
