"""From findings to points: a rule for each property, the reason in a sentence, and findings as
parts of a verdict: each hazard once, problems with their hints."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from typing import Literal

from harness.base.settings import Unmeasured
from harness.course.compiler.effects import Undeclared, declared_at
from harness.course.exercises.exercise import Exercise, Quiz, Rung, wrong_answers
from harness.course.judge.exploring import Findings
from harness.course.judge.finding_hints import hints_of, hints_of_problem
from harness.course.judge.submission import Submission
from harness.course.judge.verdict import (
    UNJUDGED,
    Assembly,
    BankUse,
    BenchmarkFigures,
    HazardReport,
    Problem,
    PropertyVerdict,
    RunRecord,
    Status,
    property_verdict,
    where_run,
)
from harness.course.outputs import words_of_missing
from harness.sanitizer import Cause, Hazard, Severity, directness, distinct
from harness.sanitizer.emulator import statement


@dataclass(frozen=True)
class SpeedResult:
    """Result of the timing: figures, or why there are none.

    ``status`` is `measured`, `not-measured` (no fault of the kernel's) or `failed` (the kernel
    was wrong, hung or impossible while it was timed); ``reason`` says which.
    """

    status: Literal["measured", "not-measured", "failed"]
    figures: BenchmarkFigures | None = None
    reason: str = ""


def score_correct(exercise: Exercise, findings: Findings) -> PropertyVerdict:
    """All outputs right and all inputs untouched, on every run."""
    answer = partial(property_verdict, exercise, "correct")
    stopped = _stopped(findings)
    if stopped is not None:
        return answer(*stopped)
    if findings.modified_inputs:
        names = ", ".join(sorted(findings.modified_inputs))
        return answer("failed", f"the kernel wrote to its input {names}")
    if findings.wrong is not None:
        wrong, _ = findings.wrong
        outcomes = [record.outcome for record in findings.records]
        is_all = set(outcomes) == {"wrong"}
        of_all = (
            _all(len(outcomes)) if is_all else f"{outcomes.count('wrong')} of {len(outcomes)} runs"
        )
        return answer(
            "failed",
            f"{wrong.wrong_elements} of {wrong.total_elements} elements of `{wrong.output}` "
            f"are wrong, on {of_all}",
        )
    if findings.effects.missing and "synchronized" not in exercise.points:
        return answer("failed", _missing(findings))
    if findings.undeclared and "synchronized" not in exercise.points:
        return answer("failed", _undeclared(findings))
    if findings.not_explored:
        return answer("not-judged", _out_of_time(findings))
    return answer("passed", f"every element is right, on {_all(len(findings.records))}")


def _all(runs: int) -> str:
    return "the only run" if runs == 1 else f"all {runs} runs"


def score_synchronized(exercise: Exercise, findings: Findings) -> PropertyVerdict:
    """No hazard that costs points on any run, in a kernel that has the effects that were asked
    for."""
    answer = partial(property_verdict, exercise, "synchronized")
    stopped = _stopped(findings)
    if stopped is not None:
        return answer(*stopped)
    hazards = [hazard for hazard, _ in findings.hazards]
    costly = {h.kind for h in hazards if exercise.punishes(h.kind, h.severity)}
    if costly:
        # The card does not show hazards that another one explains.
        shown = {h.kind for h in distinct(hazards) if exercise.punishes(h.kind, h.severity)}
        costly = shown or costly
        return answer("failed", f"hazards: {', '.join(sorted(costly))}")
    if findings.effects.missing:
        return answer("failed", _missing(findings))
    if findings.undeclared:
        return answer("failed", _undeclared(findings))
    if findings.unwritten:
        return answer("failed", "part of the output was never written")
    if findings.not_explored:
        return answer("not-judged", _out_of_time(findings))
    count = len({record.schedule for record in findings.records if record.schedule})
    costless = "no hazard that costs points" if findings.hazards else "no hazard"
    return answer("passed", f"{costless} on {count} schedule{'s' * (count != 1)} of the emulator")


def score_conflict_free(exercise: Exercise, findings: Findings) -> PropertyVerdict:
    """No line needs more passes over the banks of shared memory, nor takes more sectors of global
    memory, than the exercise allows.

    Counted by the emulator, over all runs. A wrong kernel is not judged: it may read little.
    """
    answer = partial(property_verdict, exercise, "conflict-free")
    if _stopped(findings) is not None or findings.wrong is not None or findings.unwritten:
        return answer("not-run", "only a correct kernel's bank conflicts are counted")
    if findings.not_explored:
        return answer("not-judged", _out_of_time(findings))
    worst = max(bank_use(findings), key=lambda use: use.passes / use.ideal, default=None)
    if worst is None:
        return answer("failed", "the kernel never touched shared memory")
    if worst.passes > worst.ideal:
        return answer(
            "failed",
            f"line {worst.line} needs {worst.passes / worst.ideal:.3g} times as many passes over "
            "the banks as its bytes do",
        )
    if exercise.sectors is not None:
        line, factor = _most_sectors(findings)
        if factor > exercise.sectors:
            return answer(
                "failed",
                f"line {line} takes {factor:.3g} times as many sectors of global memory (32 bytes "
                "each) as its bytes fill: neighboring lanes should use neighboring bytes",
            )
    return answer("passed", "no line needs more passes over the banks than its bytes do")


def bank_use(findings: Findings) -> tuple[BankUse, ...]:
    """Return the use of the banks of shared memory by each line, over all runs; worst lines
    first."""
    uses = [
        BankUse(
            line=line,
            source=conflicts[0].source,
            accesses=sum(conflict.accesses for conflict in conflicts),
            passes=sum(conflict.wavefronts for conflict in conflicts),
            ideal=sum(conflict.ideal for conflict in conflicts),
        )
        for (_, line), conflicts in findings.banks.items()
    ]
    return tuple(sorted(uses, key=lambda use: (-use.passes / use.ideal, use.line or 0)))


def _most_sectors(findings: Findings) -> tuple[int | None, float]:
    """The line that takes the most sectors relative to its ideal, and that ratio."""
    factors = (
        (
            line,
            sum(request.sectors for request in requests)
            / sum(request.ideal for request in requests),
        )
        for (_, line), requests in findings.sectors.items()
    )
    return max(factors, key=lambda entry: entry[1], default=(None, 0.0))


def score_quiz(quiz: Quiz, answers: Mapping[str, str]) -> PropertyVerdict:
    """Give an equal share of the points for each right answer. The reason names the questions
    with a wrong answer."""
    asked, wrong = len(quiz.questions), wrong_answers(quiz, answers)
    right = len(answers.keys() & quiz.questions.keys()) - len(wrong)
    possible = float(quiz.points["correct"])
    earned = round(possible * right / asked, 2)
    verb = "is" if right == 1 else "are"
    reason = f"{right} of {asked} answers {verb} right"
    if wrong:
        between = "; " if any("," in name for name in wrong) else ", "
        reason += f"; wrong: {between.join(wrong)}"
    open_ones = asked - right - len(wrong)
    if open_ones:
        reason += f"; {open_ones} not given yet"
    status: Status = "passed" if right == asked else "failed"
    return PropertyVerdict("correct", status, earned, possible, reason)


def score_fast(
    ladder: tuple[Rung, ...],
    correct: PropertyVerdict,
    speed: SpeedResult | None,
    unmeasured: Unmeasured,
    synchronized: PropertyVerdict | None = None,
) -> PropertyVerdict:
    """Return the ladder's points for the measured fraction of the library's speed, in hundredths:
    the same kernel's medians differ by about 0.01.

    Without a Hopper GPU the property is *not measured*, never failed, and ``unmeasured`` says
    whether its points are credited: only to a kernel that is *synchronized*, too, if the exercise
    asks for that. A measured speed earns its points without it: the points for a missing fence are
    lost only once. A wrong kernel is not timed.
    """
    possible = ladder[-1].points

    def answer(status: Status, reason: str, earned: float = 0.0) -> PropertyVerdict:
        return PropertyVerdict("fast", status, earned, possible, reason)

    if correct.status == "not-judged":
        return answer("not-judged", correct.reason)
    if correct.status != "passed":
        return answer("not-run", "only a correct kernel is timed")
    if speed is None or speed.status == "not-measured":
        reason = speed.reason if speed else "not measured here: no Hopper GPU"
        if unmeasured == "withhold":
            return answer("not-measured", f"{reason}; points withheld until measured")
        if synchronized is not None and synchronized.status != "passed":
            return answer(
                "not-measured", f"{reason}; points credited to a synchronized kernel only"
            )
        return answer("not-measured", f"{reason}; points credited", possible)
    if speed.figures is None:
        return answer("failed", speed.reason)
    fraction = round(speed.figures.fraction, 2)  # the number that is shown is the one that counts
    earned = climb(ladder, fraction)
    reason = f"{fraction:.2f} of {speed.figures.library}"
    if earned < possible:
        reason += f"; all points are given from {ladder[-1].fraction:.2f}"
    return answer("passed" if earned == possible else "failed", reason, earned)


def climb(ladder: tuple[Rung, ...], fraction: float) -> float:
    """Points in all of the highest rung that ``fraction`` reaches; 0 below the first."""
    return max((rung.points for rung in ladder if fraction >= rung.fraction), default=0.0)


def _stopped(findings: Findings) -> tuple[Status, str] | None:
    if findings.problem is None or findings.problem[0].kind == UNJUDGED:
        return None  # the earlier runs decide
    kind = findings.problem[0].kind
    if kind == "hang":
        return "failed", "the kernel cannot finish"
    if kind == "fault":
        return "failed", "the hardware may stop the kernel"
    return "not-run", "the kernel could not be run"


def _missing(findings: Findings) -> str:
    return "; ".join(dict.fromkeys(map(words_of_missing, findings.effects.missing.values())))


def _undeclared(findings: Findings) -> str:
    return "; ".join(map(str, findings.undeclared))


def _out_of_time(findings: Findings) -> str:
    done = sum(record.outcome != "unfinished" for record in findings.records)
    return (
        "the kernel was too slow to be judged here: the limit was reached after "
        f"{done} of {done + findings.not_explored} runs"
    )


MOST_HAZARDS = 20
MOST_THREADS = 8

_Key = tuple[
    str, Severity, str, int | None, str, int | None
]  # two reports of one hazard share these


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
    for (kind, severity, file, line, other_file, other_line), group in groups.items():
        # The smallest shapes may be special cases: of a warp alone, or of a single iteration. The
        # comparison with an answer that works is of a small shape, too.
        often = Counter(hazard.cause for hazard, _ in group)
        first, _ = min(
            group,
            key=lambda seen: (not seen[0].is_explained, -often[seen[0].cause], sum(seen[1].shape)),
        )
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
            other_source=first.other_source
            or source_line(submission.sources, other_file, other_line),
            threads=tuple(tuple(map(int, t)) for t in first.threads[:MOST_THREADS]),
            schedules=tuple(dict.fromkeys(r.schedule for _, r in group)),
            shapes=tuple(dict.fromkeys(tuple(r.shape) for _, r in group)),
            hints=hints_of(first, exercise.hints),
            costs=exercise.punishes(kind, severity),
        )
        reports.append((directness(first), report))

    def order(numbered: tuple[int, HazardReport]) -> tuple[int, int, int, int]:
        rank, r = numbered
        return Severity(r.severity).gravity, rank, -len(r.schedules) * len(r.shapes), r.line or 0

    return tuple(report for _, report in sorted(reports, key=order)[:MOST_HAZARDS])


def _same(hazard: Hazard) -> _Key:
    """Return the key that reports of the same hazard have in common."""
    other_file = hazard.other_file or hazard.file
    return (hazard.kind, hazard.severity, hazard.file, hazard.line, other_file, hazard.other_line)


def problem_report(
    exercise: Exercise, findings: Findings, ended: tuple[Problem, RunRecord]
) -> Problem:
    """Return the problem that ended a run, with the line where it showed, and the exercise's
    hints for it."""
    problem, record = ended
    message = problem.message
    redundant = (h for h, _ in findings.hazards if h.cause is Cause.THREADS_WRITE_SAME_PLACE)
    if problem.kind == UNJUDGED and (hazard := next(redundant, None)):
        message = (
            f"{hazard.headline} Work that each thread repeats takes that much longer. {message}"
        )
    return Problem(
        problem.kind,
        message,
        where=where_run(record, exercise.parameters),
        cause=problem.cause,
        headline=problem.headline,
        help=problem.help,
        hints=hints_of_problem(problem, [hazard for hazard, _ in findings.hazards], exercise.hints),
    )


def undeclared_report(undeclared: Undeclared, sources: dict[str, str]) -> Problem:
    """Return the problem of a wrapper that does not declare its effects: they may be seen
    elsewhere, or not."""
    lines = (declared_at(source, undeclared.opcode) for source in sources.values())
    text = str(undeclared._replace(declared_at=next(filter(None, lines), 0)))
    return Problem(
        "undeclared-effects",
        f"{text[0].upper()}{text[1:]}. Declare both: the compiler may move, merge or drop an "
        "access to memory that is not declared.",
    )


def source_line(sources: dict[str, str], file: str, line: int | None) -> str:
    """The text of a student's statement at a line; empty where it is not known."""
    text = sources.get(file, "") if file else (next(iter(sources.values()), ""))
    return statement(text.splitlines(), line or 0)


def assembly_report(findings: Findings) -> Assembly | None:
    """Registers and spills, where the kernel was assembled for hardware anyway."""
    assembled = findings.assembled
    if assembled is None:
        return None
    return Assembly(
        assembled.registers,
        assembled.shared_bytes,
        assembled.spill_bytes,
        tuple(map(str, assembled.warnings)),
    )
