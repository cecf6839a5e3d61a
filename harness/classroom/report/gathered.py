"""The data of a class and a lab, from nbgrader's gradebook and the records of each grading."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any

from nbgrader.api import MissingEntry

from harness.classroom.course.course import Course
from harness.classroom.grading import records, refusals
from harness.classroom.grading.export import BY_HAND, REFUSED, UNREAD, Line, lines, penalty_of
from harness.classroom.grading.one import students as collected_students
from harness.classroom.grading.records import NotebookRecord
from harness.classroom.many.log import Done, Log
from harness.course import Quiz, Submission, Verdict, exercises, split_sentence, wrong_answers

FULL, PART, NONE = "all points", "some points", "no points"
WAITS = "waiting for a person"
NOT_GRADED, NOTHING = "not graded", "nothing handed in"
STATES = (FULL, PART, NONE, WAITS, NOT_GRADED, NOTHING)
WRONG = "wrong output"  # and nothing that explains it
Notebooks = Mapping[str, NotebookRecord]  # a student's notebooks, by name
_PARTICULAR = re.compile(r"`[^`]*`|\([\d, ]+\)|\b0x[0-9a-f]+\b|\d[\d.,]*(?<![.,])")


@dataclass(frozen=True)
class StudentRow:
    """A student: points by cell (None if a person has to give them), the deduction for being
    late (``penalty``), and the sum after that (``score``), as `nbgrader export` has it: None if
    the submission is not graded, 0 if there is none. ``handed_in`` is in UTC. ``reason`` says why
    there is no grade."""

    student: str
    state: str
    points: Mapping[str, float | None]
    penalty: float | None
    score: float | None
    possible: float
    seconds_late: float | None
    handed_in: datetime | None
    reason: str


@dataclass(frozen=True)
class Spread:
    """Distribution over a class of the points of a property, ``name``, of a test cell: the
    number of students by points, and the number of verdicts by status."""

    cell: str
    exercise: str
    name: str
    possible: float
    students_by_points: Mapping[float, int]
    students_by_status: Mapping[str, int]

    @property
    def mean(self) -> float:
        """Points, of those who were graded."""
        total = sum(points * count for points, count in self.students_by_points.items())
        return total / max(1, sum(self.students_by_points.values()))


@dataclass(frozen=True)
class MistakeRow:
    """A mistake that cost points and that cards show first, and the students whose cards do.
    ``kind`` is a hazard's or a problem's, ``cause`` its id if it is known, ``report`` the most
    frequent sentence, ``lines`` the source lines, the most frequent first, with their numbers of
    students. ``also`` are the students whose cards show it below another mistake, which may be
    its cause."""

    kind: str
    students: tuple[str, ...]
    also: tuple[str, ...]
    exercises: tuple[str, ...]
    report: str
    lines: tuple[tuple[str, int], ...]
    cause: str = ""

    @property
    def name(self) -> str:
        """The mistake in a word: its cause as cards have it, or its kind if that is not known."""
        return self.cause or self.kind


@dataclass(frozen=True)
class ClassReport:
    """Everything about a class on a lab, sorted. ``unread``: students whose records this version
    cannot read, and why; their mistakes are not among those here."""

    lab: str
    possible: float
    students: tuple[StudentRow, ...]
    spreads: tuple[Spread, ...]
    mistakes: tuple[MistakeRow, ...]
    unread: tuple[tuple[str, str], ...] = ()

    def count(self, state: str) -> int:
        """Return the number of students in this state, which is among STATES."""
        return sum(student.state == state for student in self.students)


@dataclass(frozen=True)
class _Met:
    """A mistake in a verdict; ``first`` if its card shows it first."""

    kind: str
    student: str
    exercise: str
    report: str
    source: str
    first: bool = True
    cause: str = ""  # the id, if it is known

    @property
    def family(self) -> tuple[str, str]:
        """The kind and the cause of the mistake; without a cause, the first sentence of its
        report without names and numbers, for any names of the kernel's variables."""
        if self.cause:
            return self.kind, self.cause
        words, _ = split_sentence(self.report)
        return self.kind, _PARTICULAR.sub("…", " ".join(words.split()))


def gather(course: Course, lab: str) -> ClassReport:
    """The report on ``lab``. Raises CourseError where the gradebook has no such lab."""
    exported = [line for line in lines(course, lab) if line.property != REFUSED]
    kept = {
        name: records.read(course.root, lab, name) for name in {line.student for line in exported}
    }
    students = tuple(_students(course, lab, exported))
    return ClassReport(
        lab,
        max((student.possible for student in students), default=0.0),
        students,
        tuple(_spreads(exported)),
        _mistakes(met for name in sorted(kept) for met in _met(name, kept[name])),
        tuple(
            (name, why)
            for name in sorted(kept)
            for why in records.unread(course.root, lab, name).values()
        ),
    )


def _students(course: Course, lab: str, exported: list[Line]) -> Iterator[StudentRow]:
    points: dict[str, dict[str, float | None]] = {}
    for line in exported:
        points.setdefault(line.student, {})[line.cell] = line.score
    log, refused = Log(course, lab).lines, refusals.read(course.root, lab)
    with course.gradebook() as gradebook:
        possible = float(gradebook.find_assignment(lab).max_score)
        collected = set(collected_students(course, lab))
        names = {student.id for student in gradebook.students} | set(refused) | collected
        for name in sorted(names):
            try:
                submission = gradebook.find_submission(lab, name)
            except MissingEntry:
                submission = None
            done = log.get(name) or Done(name, "", name not in collected, 0.0, (), 0.0)
            if name in refused:
                done = replace(done, graded=False, findings=(refusals.reason(refused[name]),))
            yield _student(name, submission, points.get(name, {}), possible, done)


def _student(
    name: str,
    submission: Any,
    points: Mapping[str, float | None],
    possible: float,
    done: Done,
) -> StudentRow:
    reason = "" if done.graded else "; ".join(done.findings)
    if submission is None:
        state, none = (NOTHING, 0.0) if done.graded else (NOT_GRADED, None)
        return StudentRow(name, state, points, none, none, possible, none, None, reason)
    earned, penalty = float(submission.score), penalty_of(submission)
    if reason or not points:
        state = NOT_GRADED
    elif submission.needs_manual_grade or None in points.values():
        state = WAITS
    else:
        state = FULL if earned >= possible else PART if earned > 0 else NONE
    late = float(submission.total_seconds_late)
    handed_in = submission.timestamp
    score = max(0.0, earned - penalty)
    return StudentRow(name, state, points, penalty, score, possible, late, handed_in, reason)


def _spreads(exported: Iterable[Line]) -> Iterator[Spread]:
    groups: dict[tuple[str, str, str, str], list[Line]] = {}
    for line in exported:
        key = (line.notebook, line.cell, line.exercise, line.property)
        groups.setdefault(key, []).append(line)
    for (_, cell, exercise, name), group in groups.items():
        counts = Counter(line.points for line in group if line.points is not None)
        waiting = "waiting" if name in (BY_HAND, UNREAD) else "not-judged"
        status = Counter(
            line.status or ("graded" if line.points is not None else waiting) for line in group
        )
        most = max(line.max for line in group)
        by_points = {points: counts[points] for points in sorted(counts, reverse=True)}
        yield Spread(cell, exercise, name, most, by_points, dict(status))


def _met(student: str, notebooks: Notebooks) -> Iterator[_Met]:
    for record in notebooks.values():
        for cell in record.cells.values():
            exercise = cell.verdict.exercise
            for number, (kind, cause, message, source) in enumerate(_on_the_card(cell.verdict)):
                yield _Met(kind, student, exercise, message, source, number == 0, cause)
            yield from _missed(student, exercise, cell.export.submission)


def _lines(text: str) -> str:
    """Return a text's lines without indentation and empty lines."""
    return "\n".join(line for each in text.splitlines() if (line := " ".join(each.split())))


def _on_the_card(verdict: Verdict) -> Iterator[tuple[str, str, str, str]]:
    """Kind, cause, report and source line of all that cost points, in the order of the card."""
    for problem in verdict.problems:
        yield problem.kind, problem.cause, problem.message, ""
    costly = [hazard for hazard in verdict.hazards if hazard.costs]
    for finding in costly:
        yield finding.kind, finding.cause, finding.message, finding.source
    if verdict.wrong and not verdict.problems and not costly:
        cause = verdict.wrong.causes[0] if verdict.wrong.causes else ""
        yield WRONG, cause, verdict.wrong.headline, ""


def _missed(student: str, exercise: str, submission: Submission | None) -> Iterator[_Met]:
    """The questions of a quiz that were answered wrongly, or not at all."""
    if submission is None or exercise not in exercises.names():
        return
    asked = exercises.get(exercise)
    if not isinstance(asked, Quiz):
        return
    answers = submission.answers
    for name, question in asked.questions.items():
        answer = answers.get(name, "")
        if wrong_answers(asked, {name: answer}):
            yield _Met(f"question: {name}", student, exercise, question.text, answer or "no answer")


def _mistakes(met: Iterable[_Met]) -> tuple[MistakeRow, ...]:
    """Return the mistakes, the most frequent first, counted in students: a student who makes a
    mistake three times needs a single explanation."""
    groups: dict[tuple[str, str], list[_Met]] = {}
    for mistake in met:
        groups.setdefault(mistake.family, []).append(mistake)
    rows = []
    for (kind, _), group in groups.items():
        of_students = {(mistake.student, " ".join(mistake.source.split())) for mistake in group}
        sources = Counter(source for _, source in of_students if source)
        messages = Counter(_lines(mistake.report) for mistake in group)
        first = {mistake.student for mistake in group if mistake.first}
        rows.append(
            MistakeRow(
                kind,
                tuple(sorted(first)),
                tuple(sorted({mistake.student for mistake in group} - first)),
                tuple(sorted({mistake.exercise for mistake in group})),
                messages.most_common(1)[0][0],
                tuple(sources.most_common(3)),
                group[0].cause,
            )
        )
    return tuple(
        sorted(rows, key=lambda row: (-len(row.students), -len(row.also), row.kind, row.report))
    )
