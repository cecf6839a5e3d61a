"""The labs' solutions as submissions for the judge, and the mutants of each."""

from __future__ import annotations

import contextlib
import io
import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from tempfile import TemporaryDirectory

from harness import exercises
from harness.exercises.exercise import Exercise
from harness.judge.exploring import Drawn, draw
from harness.judge.submission import Submission, to_json
from tests.judge_here import SEED
from tests.labs.lab_tests import handed_in, solution_of
from tests.labs.notebook_code import import_answers
from tests.mutants.rules import Mutant, mutants
from tests.mutants.statements import Kernel
from tests.mutants.stays_right import reason


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
        found = exercises.get(self.submission.exercise)
        assert isinstance(found, Exercise)
        return found

    @cached_property
    def drawn(self) -> list[Drawn]:
        return draw(self.exercise, SEED, self.submission)

    @cached_property
    def cases(self) -> list[Case]:
        given = self.submission
        kernel = Kernel(given.ptx, given.entry, self.drawn[0].launch.threads)
        lines = next(iter(given.sources.values())).splitlines()
        made = []
        for number, mutant in enumerate(mutants(kernel)):
            source = lines[mutant.line - 1].strip()
            alike = [line for line in self._lines(kernel) if lines[line - 1].strip() == source]
            occurrence = sorted(alike).index(mutant.line) + 1 if mutant.line in alike else 1
            keeps = reason(kernel, mutant, given.exercise, source, occurrence)
            made.append(Case(given.exercise, number, mutant, source, occurrence, keeps))
        return made

    @staticmethod
    def _lines(kernel: Kernel) -> set[int]:
        return {group[0].line for group in kernel.groups} | set(kernel.ifs)


def solved(names: tuple[str, ...] = ()) -> Iterator[Solved]:
    """Return the solution of each exercise that has a kernel, or of those with these names."""
    for lab in sorted({exercises.folder(name).parent.name for name in exercises.names()}):
        wanted = [name for name in exercises.names(lab) if not names or name in names]
        if not wanted:
            continue
        found: list[Submission] = []
        with TemporaryDirectory() as folder, contextlib.redirect_stdout(io.StringIO()):
            module = import_answers(solution_of(lab), Path(folder))
            for name in wanted:
                if hasattr(module, name.replace("-", "_")):
                    given = handed_in(module, name)
                    if isinstance(given, Submission) and given.ptx:  # and no quiz's
                        found.append(given)
        yield from map(Solved, found)


def save(path: str, *names: str) -> None:
    """Save the submissions of these solutions to a file, each with its exercise and seed, for the
    emulator's benchmark.
    """
    given = [one.submission for one in solved(names)]
    found = [(one.exercise, SEED, to_json(one).decode()) for one in given]
    Path(path).write_text(json.dumps(found))
