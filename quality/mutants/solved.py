"""The labs' solutions as submissions for the judge, and the mutants of each."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from harness.course import Exercise, Submission, exercises
from harness.course.judge.exploring import draw
from harness.course.judge.launching import Drawn
from harness.course.judge.submission import to_json
from quality.mutants.rules import Mutant, mutants
from quality.mutants.statements import Kernel
from quality.mutants.stays_right import reason
from tests.judge_here import SEED
from tests.judged import solutions


@dataclass(frozen=True)
class Case:
    """A mutant with its position among those of its exercise's solution. ``source`` is the source
    statement, ``occurrence`` counts statements with the same text from 1. ``keeps`` is why it
    must not lose a point, or empty if it must lose one.
    """

    exercise: str
    number: int
    mutant: Mutant
    source: str
    occurrence: int
    keeps: str

    @property
    def name(self) -> str:
        again = f" ({self.occurrence})" if self.occurrence > 1 else ""
        return f"{self.exercise}: {self.mutant.rule}: {self.source}{again}"


@dataclass(frozen=True)
class Solved:
    """An exercise's solution: compiled, and with the inputs for judging."""

    submission: Submission

    @property
    def exercise(self) -> Exercise:
        exercise = exercises.get(self.submission.exercise)
        assert isinstance(exercise, Exercise)
        return exercise

    @cached_property
    def drawn(self) -> list[Drawn]:
        return draw(self.exercise, SEED, self.submission)

    @cached_property
    def cases(self) -> list[Case]:
        submission = self.submission
        kernel = Kernel(submission.ptx, submission.entry, self.drawn[0].launch.threads)
        lines = next(iter(submission.sources.values())).splitlines()
        cases = []
        for number, mutant in enumerate(mutants(kernel)):
            source = lines[mutant.line - 1].strip()
            alike = [line for line in self._lines(kernel) if lines[line - 1].strip() == source]
            occurrence = sorted(alike).index(mutant.line) + 1 if mutant.line in alike else 1
            keeps = reason(kernel, mutant, submission.exercise, source, occurrence)
            cases.append(Case(submission.exercise, number, mutant, source, occurrence, keeps))
        return cases

    @staticmethod
    def _lines(kernel: Kernel) -> set[int]:
        return {group[0].line for group in kernel.groups} | set(kernel.ifs)


def solved(names: tuple[str, ...] = ()) -> Iterator[Solved]:
    """Return the solution of each exercise that has a kernel, or of those with these names."""
    for lab in sorted({exercises.folder(name).parent.name for name in exercises.names()}):
        wanted = [name for name in exercises.names(lab) if not names or name in names]
        if not wanted:
            continue
        yield from map(Solved, solutions(lab, tuple(wanted)))


def save(path: str, *names: str) -> None:
    """Save the submissions of these solutions to a file, each with its exercise and seed, for the
    emulator's benchmark.
    """
    submissions = [solution.submission for solution in solved(names)]
    jobs = [(submission.exercise, SEED, to_json(submission).decode()) for submission in submissions]
    Path(path).write_text(json.dumps(jobs))
