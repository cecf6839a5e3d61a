"""Words and numbers of the card, the same in a notebook and in a terminal."""

from __future__ import annotations

import math
from collections.abc import Mapping
from itertools import takewhile
from typing import TYPE_CHECKING

import numpy as np

from harness.base import settings
from harness.course.judge.verdict import (
    HazardReport,
    Problem,
    listed_sizes,
    size_of,
    split_sentence,
    where_run,
)
from harness.course.outputs import OutputCause
from harness.sanitizer.emulator import Severity

if TYPE_CHECKING:
    from harness.course.judge.verdict import BankUse, BenchmarkFigures, Verdict, WrongOutput


# Status: the symbol and the word. The word carries it; color and symbol only help.
STATUS = {
    "passed": ("✓", "passed"),
    "failed": ("✗", "failed"),
    "not-measured": ("–", "not measured"),
    "not-judged": ("–", "not judged"),
    "not-run": ("–", "not run"),
}

PROBLEM_TITLES = {
    "hang": "The kernel hung",
    "fault": "The kernel faulted",
    "bad-plan": "The plan does not fit",
    "bad-answer": "The answers do not fit",
    "tensor-map-error": "The tensor map breaks a rule",
    "ptx-error": "An instruction could not be run",
    "ptx-refused": "The assembler rejects the PTX",
    "assembler-limit": "The assembler could not finish",
    "launch-error": "The kernel could not be launched",
    "compile-error": "The kernel does not compile",
    "compiler-failed": "The compiler failed",
    "wrong-arguments": "The arguments do not fit",
    "untouched": "Nothing to judge yet",
    "answer-imported": "The answer is called, not written",
    "not-a-kernel": "This is not a kernel",
    "unknown-exercise": "No such exercise",
    "submission-too-large": "The submission is too large",
    "malformed-submission": "The submission cannot be read",
    "time-limit": "Not judged: the check took too long",
    "too-slow": "Not judged: too slow here",
    "device-not-found": "No such device here",
    "undeclared-effects": "A wrapper does not declare its effects",
    "judge-error": "The harness failed",
    "no-submission": "Nothing was handed in for this exercise",
    "no-exercise": "This test cell checks no exercise",
}


def headline(verdict: Verdict) -> str:
    """Return the line that summarizes the result."""
    if verdict.passed:
        unmeasured = any(prop.status == "not-measured" for prop in verdict.properties)
        return "All that can be measured here passed" if unmeasured else "All passed"
    if verdict.problems:
        first = verdict.problems[0]
        if first.kind == "no-submission" and first.headline:  # a mistake of the student's
            return first.headline.rstrip(".")
        return problem_title(first.kind)
    if verdict.unjudged and not any(prop.status == "failed" for prop in verdict.properties):
        return PROBLEM_TITLES["too-slow"]
    failed = [prop.name for prop in verdict.properties if prop.status == "failed"]
    return f"Not yet: {', '.join(failed)}" if failed else "Not finished"


def symbol(verdict: Verdict) -> str:
    """Passed, failed, or neither."""
    failed = any(prop.status in ("failed", "not-run") for prop in verdict.properties)
    return STATUS["passed" if verdict.passed else "failed" if failed else "not-judged"][0]


def problem_title(kind: str) -> str:
    """A problem's title; the name of the error class where it has none."""
    return PROBLEM_TITLES.get(kind, kind)


def points(value: float) -> str:
    """2.0 -> "2", 1.5 -> "1.5"."""
    return f"{value:g}"


def number(value: float) -> str:
    """A value of a tile's table: short."""
    return "NaN" if math.isnan(value) else f"{value:.5g}"


def exact(value: float, dtype: str) -> str:
    """A value with all the digits its dtype has, and no more; large unsigned numbers, which are
    mostly bit patterns, in hexadecimal."""
    if math.isnan(value):
        return "NaN"
    try:
        number = np.dtype(dtype).type(value)
        is_pattern = np.dtype(dtype).kind == "u" and number > 0xFFFF
        return f"{int(number):#0{2 + 2 * number.nbytes}x}" if is_pattern else str(number)
    except (TypeError, ValueError, OverflowError):
        return f"{value:.9g}"


def shape(extents: tuple[int, ...]) -> str:
    """(12, 20) -> "12×20"."""
    return "×".join(map(str, extents))


def compared_below(verdict: Verdict) -> str:
    """Return the sentence of the comparison with an answer that works, if a finding leads."""
    if verdict.compared is None or verdict.compared.leads:
        return ""
    return f"Compared with an answer that works: {verdict.compared.sentence}"


MESSAGE_LINES = 8


def split_message(message: str, most: int = MESSAGE_LINES) -> tuple[str, str]:
    """The part of a message that is shown, about ``most`` lines, and the rest: a hang may name
    hundreds of threads."""
    lines = message.splitlines()
    if len(lines) <= most + 1:
        return message, ""
    return "\n".join(lines[:most]), "\n".join(lines[most:])


def sentences_of(problem: Problem, verdict: Verdict) -> tuple[str, str, bool]:
    """Return the first sentence of a problem's message, the lines below it, and whether a hazard
    has the same cause. It has the line and the thread of a fault. There is no other help than that
    of a comparison that leads: it knows an answer, and a hang's help is a guess."""
    first, below = split_sentence(problem.message)
    if verdict.compared is not None and verdict.compared.leads:
        if problem.help:
            below = below.replace(f"{problem.help} ", "", 1)
        if problem.headline in {hazard.headline for hazard in verdict.hazards}:
            first = ""  # the hazard's box says it, too
    again = bool(problem.cause) and any(h.cause == problem.cause for h in verdict.hazards)
    return first, "" if again and problem.kind == "fault" else below, again


def said_above(verdict: Verdict) -> set[str]:
    """The headlines of problems that the card shows, so that a hazard's box need not."""
    shown = (problem for problem in verdict.problems if sentences_of(problem, verdict)[0])
    return {problem.headline for problem in shown} - {""}


def folded(rest: str) -> str:
    """The name of the part of a message that is not shown at once."""
    count = len(rest.splitlines())
    return f"and {count} more line{'s' * (count != 1)}"


def first_wrong(wrong: WrongOutput) -> str:
    """Return the first wrong elements, each with its value; what is true of them all, once."""
    shown = []
    of_all = {(element.missing, element.undefined) for element in wrong.first}
    is_once = len(wrong.first) > 1 and of_all in ({(True, False)}, {(False, True)})
    for element in wrong.first:
        place = ", ".join(map(str, element.index))
        words = f"[{place}] expected {exact(element.expected, wrong.dtype)}"
        if is_once:
            shown.append(words)
        elif element.missing:
            shown.append(f"{words}, it was never written")
        elif element.undefined:
            shown.append(f"{words}, it was computed from uninitialized values")
        else:
            shown.append(f"{words}, got {exact(element.got, wrong.dtype)}")
    if is_once and (False, True) in of_all:
        shown.append("all of them were computed from uninitialized values")
    inputs = [
        f"`{each.array}[{', '.join(map(str, each.index))}]` is {exact(each.value, each.dtype)}"
        for each in wrong.inputs
    ]
    computed_from = f" The first is computed from: {'; '.join(inputs)}." if inputs else ""
    return f"First wrong elements of `{wrong.output}`: {'; '.join(shown)}.{computed_from}"


def about_wrong(wrong: WrongOutput, verdict: Verdict) -> list[str]:
    """The sentences about a wrong output, in order. It has a remedy of its own if nothing above it
    on the card explains the values; nobody computes an element by hand without its inputs."""
    leads = verdict.compared is not None and verdict.compared.leads
    is_explained = leads or verdict.problems or any(h.explains_values for h in verdict.hazards)
    by_hand = wrong.causes == (OutputCause.WRONG_VALUES,) and not wrong.inputs
    sentences = [wrong.headline, "" if is_explained or by_hand else wrong.help]
    alike = wrong.wrong_elements == wrong.unwritten_elements
    if wrong.is_unwritten or not alike or wrong.causes[:1] != (OutputCause.PARTLY_UNWRITTEN,):
        sentences.append(wrong.extent)
    if not wrong.is_unwritten:
        sentences.append(first_wrong(wrong))
    return list(dict.fromkeys(filter(None, sentences)))


def runs_of_wrong(verdict: Verdict) -> list[str]:
    """The sentences about the runs on which an output was wrong."""
    lines = [timing_dependent(verdict)]
    if verdict.wrong_run is not None:
        lines.append(f"Shown: {where_run(verdict.wrong_run, verdict.parameters)}.")
    return [sentence for sentence in lines if sentence]


TILE_MARKS = ("·", "✗", "✗", "—")


def tiles_differ(wrong: WrongOutput) -> bool:
    """Return True if a picture of the tiles is informative: there are several, and they are not
    all alike."""
    return len({state for row in wrong.tiles for state in row}) > 1


def timing_dependent(verdict: Verdict) -> str:
    """A sentence where the output was right on some runs and wrong on others; else empty."""
    outcomes = [record.outcome for record in verdict.runs]
    if "wrong" not in outcomes or "right" not in outcomes:
        return ""
    shapes, schedules = (_decides(verdict, name) for name in ("shape", "schedule"))
    what = "the timing or the shape"
    if shapes != schedules:
        what = "the shape, not the timing" if shapes else "the timing, not the shape"
    wrong, right = outcomes.count("wrong"), outcomes.count("right")
    which = "" if wrong + right == len(outcomes) else " that finished"
    return f"The output was wrong on {wrong} of {wrong + right} runs{which}: it depends on {what}."


def _decides(verdict: Verdict, name: str) -> bool:
    """Return True if runs that have this in common ended alike, and there are such runs."""
    ended: dict[object, list[str]] = {}
    for record in verdict.runs:
        ended.setdefault(getattr(record, name), []).append(record.outcome)
    return max(map(len, ended.values())) > 1 and all(len({*each}) == 1 for each in ended.values())


SCHEDULE = "one order in which the emulator lets warps and copies continue"

_SEVERITIES: Mapping[str, str] = {
    Severity.ERROR: "Error: it can show on hardware",
    Severity.FORMAL: "Formal: PTX does not allow it, and no hardware is known to show it",
    Severity.WARNING: "Warning: it is advice, which the kernel may do without",
}


def severity(hazard: HazardReport) -> str:
    """Return a sentence on what the severity of a hazard means, and whether it costs points."""
    meaning = _SEVERITIES[hazard.severity]
    return f"{meaning}. It costs {'points' if hazard.costs else 'no points'} in this exercise."


def explained_once(hazard: HazardReport, verdict: Verdict) -> tuple[str, str]:
    """Return the hazard's note and `severity`; "" for what an earlier hazard of the card says."""
    before = takewhile(lambda finding: finding is not hazard, verdict.findings)
    earlier = [finding for finding in before if isinstance(finding, HazardReport)]
    note = "" if hazard.note in {previous.note for previous in earlier} else hazard.note
    meaning = severity(hazard)
    return note, "" if meaning in map(severity, earlier) else meaning


def places(hazard: HazardReport) -> list[tuple[str, int, str]]:
    """Return a label, the line and its text for both sides of a hazard; a line that conflicts with
    itself, executed by other threads or again, once."""
    here, there = (hazard.line, hazard.source), (hazard.other_line, hazard.other_source)
    sides = (("here", *here), ("against", *there)) if here != there else (("here", *here),)
    return [(label, line, source) for label, line, source in sides if line is not None]


def hints(hazard: HazardReport, verdict: Verdict) -> tuple[str, ...]:
    """Return the hazard's hints; none if an earlier finding of the card has the same."""
    before = takewhile(lambda finding: finding is not hazard, verdict.findings)
    with_hints = (HazardReport, Problem)
    earlier = {finding.hints for finding in before if isinstance(finding, with_hints)}
    return () if hazard.hints in earlier else hazard.hints


def seen_on(hazard: HazardReport, verdict: Verdict) -> str:
    """On which schedules and shapes a hazard showed."""
    schedules = [name for name in hazard.schedules if name]
    everywhere = len(schedules) == len(verdict.schedules)
    named = f"schedule{'s' * (len(schedules) > 1)} {', '.join(schedules or ['?'])}"
    shapes = listed_sizes(hazard.shapes, verdict.parameters)
    text = f"Seen on {'every schedule' if everywhere else named}; {shapes}"
    if hazard.threads and not hazard.note:  # the note ends with the thread
        block, thread = hazard.threads[0][:2] if len(hazard.threads[0]) > 1 else ("?", "?")
        text += f"; for example block {block}, thread {thread}"
    return f"{text}."


def bank_use(use: BankUse) -> str:
    """Return a sentence on the cost of a line's accesses."""
    why = ": lanes whose words are a multiple of 128 bytes apart take turns"
    return (
        f"{use.accesses} accesses by a warp needed {use.passes} passes over the banks; "
        f"{use.ideal} would do{why if use.passes > use.ideal else ''}"
    )


def speed(figures: BenchmarkFigures, parameters: Mapping[str, float]) -> str:
    """Return the speeds of kernel and library, in a line."""
    ours, library = speeds(figures)
    return (
        f"{ours}, {library} in the same run: "
        f"{figures.fraction:.2f} of it ({size_of(figures.shape, parameters)}, "
        f"{figures.bytes_moved / 2**20:.0f} MiB read and written, medians of {figures.rounds} "
        f"rounds; {figures.regime}; {figures.device})"
    )


def speeds(figures: BenchmarkFigures) -> tuple[str, str]:
    """The kernel's speed and the library's, with unit; the library by name."""
    if figures.flops:
        ours, library = (figures.flops / us / 1e6 for us in (figures.kernel_us, figures.library_us))
        kernel = f"{ours:.0f}" if ours >= 9.5 else significant(ours)  # a slow one is not 0
        return f"{kernel} TFLOP/s", f"{figures.library} {library:.0f} TFLOP/s"
    ours, library = (rate / 1e3 for rate in (figures.kernel_gb_per_s, figures.library_gb_per_s))
    kernel = f"{ours:.2f}" if ours >= 0.095 else significant(ours)
    return f"{kernel} TB/s", f"{figures.library} {library:.2f} TB/s"


def reproduce(verdict: Verdict) -> str:
    """The options of `check` that make the judge draw the same shapes and inputs again. What is
    checked is an expression in the student's notebook, and may come with a plan."""
    return f'harness.check(…, seed={verdict.seed}, device="{verdict.device}")'


def how_checked(verdict: Verdict) -> list[tuple[str, str]]:
    """Label and value of each line under "How was this checked"."""
    lines = [
        ("device", verdict.device),
        ("seed", str(verdict.seed)),
        ("shapes", listed_sizes(verdict.shapes, verdict.parameters).partition(" ")[2]),
        ("emulator schedules", ", ".join(verdict.schedules)),
        *((("a schedule", SCHEDULE),) if verdict.schedules else ()),
        ("runs", str(len(verdict.runs))),
        ("time", f"{verdict.elapsed_s:.1f} s"),
    ]
    if any(prop.status == "not-measured" for prop in verdict.properties):
        policy = "withheld" if verdict.unmeasured == "withhold" else "credited"
        lines.append(
            ("speed not measured", f"its points are {policy} ({settings.UNMEASURED.name})")
        )
    if verdict.assembly is not None:
        assembly = verdict.assembly
        lines.append(
            (
                "assembled",
                f"{assembly.registers} registers per thread, {assembly.shared_bytes} bytes of "
                f"shared memory, {assembly.spill_bytes} bytes spilled",
            )
        )
        lines += [("assembler", warning) for warning in assembly.warnings]
    lines.append(("again", reproduce(verdict)))
    return lines


def significant(value: float) -> str:
    """Return three digits of a positive number, and all of those before its point."""
    return f"{value:.0f}" if value >= 999.5 else f"{value:.3g}"
