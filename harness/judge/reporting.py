"""Findings as parts of a verdict: each hazard once, problems with their hints."""

from __future__ import annotations

from harness.compiler.effects import Undeclared
from harness.diagnosis import (
    Cause,
    Diagnosis,
    Hazard,
    Severity,
    diagnosis,
    directness,
    distinct,
)
from harness.exercises.exercise import Exercise, ScalarArgument
from harness.judge.exploring import Findings
from harness.judge.finding_hints import hints_of, hints_of_problem
from harness.judge.submission import Submission
from harness.judge.verdict import Assembly, HazardReport, Problem, RunRecord

MOST_HAZARDS = 20
MOST_THREADS = 8

_Key = tuple[str, Severity, str, int | None, int | None]  # what two reports of one hazard share


def hazard_reports(
    exercise: Exercise, submission: Submission, findings: Findings
) -> tuple[HazardReport, ...]:
    """Each hazard once, over all schedules, shapes and threads. Errors first; among them by
    `directness`, then those of more runs first: a single mistake often shows as several hazards,
    and the direct hazard shows with any timing."""
    groups: dict[_Key, list[tuple[Hazard, RunRecord]]] = {}
    for hazard, record in findings.hazards:
        groups.setdefault(_same(hazard), []).append((hazard, record))
    causes = {_same(hazard) for hazard in distinct(hazard for hazard, _ in findings.hazards)}
    reports: list[tuple[int, HazardReport]] = []
    for (kind, severity, file, line, other_line), found in groups.items():
        first = found[0][0]
        if _same(first) not in causes:
            continue
        report = HazardReport(
            kind=kind,
            severity=severity,
            message=first.message,
            cause=str(first.cause or ""),
            headline=first.headline,
            help=first.help,
            note=first.note,
            line=line,
            source=first.source or source_line(submission.sources, file, line),
            file=file,
            other_line=other_line,
            other_source=first.other_source or source_line(submission.sources, file, other_line),
            threads=tuple(tuple(map(int, t)) for t in first.threads[:MOST_THREADS]),
            schedules=tuple(dict.fromkeys(r.schedule for _, r in found)),
            shapes=tuple(dict.fromkeys(tuple(r.shape) for _, r in found)),
            hints=hints_of(first, exercise.hints, submission.ptx),
            costs=exercise.punishes(kind, severity),
        )
        reports.append((directness(first), report))

    def order(one: tuple[int, HazardReport]) -> tuple[int, int, int, int]:
        rank, r = one
        return Severity(r.severity).gravity, rank, -len(r.schedules) * len(r.shapes), r.line or 0

    return tuple(report for _, report in sorted(reports, key=order)[:MOST_HAZARDS])


def _same(hazard: Hazard) -> _Key:
    """Return the key that reports of the same hazard have in common."""
    return (hazard.kind, hazard.severity, hazard.file, hazard.line, hazard.other_line)


def problem_report(
    exercise: Exercise, findings: Findings, ended: tuple[Problem, RunRecord], ptx: str = ""
) -> Problem:
    """Return the problem that ended a run, with the line where it showed, and the exercise's
    hints for it. ``ptx`` is the text that ran."""
    problem, record = ended
    shape = "x".join(map(str, record.shape))
    schedule = f", schedule {record.schedule}" if record.schedule else ""
    return Problem(
        problem.kind,
        problem.message,
        where=f"{record.machine}{schedule}, shape {shape}",
        cause=problem.cause,
        headline=problem.headline,
        hints=hints_of_problem(
            problem,
            [hazard for hazard, _ in findings.hazards],
            exercise.hints,
            ptx,
        ),
    )


def right_for_smaller_numbers(
    exercise: Exercise, findings: Findings, output: str
) -> tuple[Diagnosis, ...]:
    """Return the scalar argument, if any, such that the kernel is right in all runs up to some
    value of it, and wrong in all runs from the next value on: from the second tile, say, or
    iteration."""
    numbers: dict[str, dict[int, set[bool]]] = {}
    for record in findings.records:
        if record.outcome in ("right", "wrong"):
            for argument in exercise.launch(record.shape).arguments:
                if isinstance(argument, ScalarArgument) and argument.dtype.startswith(("i", "u")):
                    of_value = numbers.setdefault(argument.name, {})
                    of_value.setdefault(int(argument.value), set()).add(record.outcome == "right")
    for name, outcomes in numbers.items():
        right = [value for value, each in outcomes.items() if each == {True} and value > 0]
        wrong = [value for value, each in outcomes.items() if each == {False}]
        is_split = right and wrong and all(len(each) == 1 for each in outcomes.values())
        if is_split and min(wrong) == max(right) + 1:
            size = f"= {right[0]}" if len(right) == 1 else f"up to {max(right)}"
            facts = {"output": output, "name": name, "right": size, "wrong": min(wrong)}
            return (diagnosis(Cause.RIGHT_FOR_SMALLER_NUMBERS, **facts),)
    return ()


def undeclared_report(undeclared: Undeclared) -> Problem:
    """Return the problem of a wrapper that does not declare its effects: they may be seen
    elsewhere, or not."""
    text = str(undeclared)
    return Problem(
        "undeclared-effects",
        f"{text[0].upper()}{text[1:]}. Declare both: the compiler may move, merge or drop an "
        "access to memory that is not declared.",
    )


def source_line(sources: dict[str, str], file: str, line: int | None) -> str:
    """The text of a student's source line, stripped; empty where it is not known."""
    text = sources.get(file, "") if file else (next(iter(sources.values()), ""))
    lines = text.splitlines()
    return lines[line - 1].strip() if line and 0 < line <= len(lines) else ""


def assembly_report(findings: Findings) -> Assembly | None:
    """Registers and spills, where the kernel was assembled for hardware anyway."""
    made = findings.assembled
    if made is None:
        return None
    return Assembly(
        made.registers, made.shared_bytes, made.spill_bytes, tuple(map(str, made.warnings))
    )
