"""The hints that fit a finding, and a course's own.

A heading in a file of hints is a kind, `overwrite-in-use`, or a kind and a case, the subject of the
finding: `overwrite-in-use: a store`. Hints under the plain kind are for the findings that fit no
case.

A course's own hints replace those that exercises come with. The judge knows nothing of them: the
code that shows a verdict puts them into it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from harness.base.files import reading
from harness.course import exercises
from harness.course.exercises.exercise import Exercise
from harness.course.exercises.hints import HINTS_FILE, Hints, of_course
from harness.course.judge.verdict import HazardReport, Problem, Verdict
from harness.sanitizer import Cause, Hazard
from harness.sanitizer.emulator import NOT_TOGETHER, Reason


@dataclass(frozen=True)
class _Seen:
    """A hazard, and the PTX instructions of its two sides ("" if there is none)."""

    hazard: Hazard
    here: str
    there: str


_TOGETHER = ("bar.", "barrier.", "wgmma", "setmaxnreg", "tensormap", "elect", "vote", "shfl")
_TOO_MANY_OR_FEW = {
    Cause.COUNT_TOO_SMALL,
    Cause.ARRIVALS_AT_ONE_BLOCK,
    Cause.ARRIVES_ON_ANOTHER_MBARRIER,
    Cause.COUNT_TOO_LARGE,
    Cause.ARRIVALS_BEYOND_COUNT,
    Cause.ARRIVES_WITHOUT_WAITING,
    Cause.ARRIVALS_IN_TWO_LINES,
}
_OVERTAKEN = {Reason.OVERTAKEN, Reason.OVERTAKEN_IN_HANG}
_BETWEEN_BLOCKS = {Cause.BLOCKS_WRITE_SAME_PLACE, Cause.BLOCKS_SHARE_PLACE}
_READS = ("ld", "atom", "red", "cp.", "st.bulk", "stmatrix", "wgmma", "mbarrier")

PREMISES: Mapping[str, tuple[tuple[str, Callable[[_Seen], object]], ...]] = {
    "overwrite-in-use": (
        ("never awaited", lambda facts: facts.hazard.other_line is None),
        ("a store", lambda facts: "bulk" in facts.here and ".global.shared" in facts.here),
    ),
    "source-reused": (("a product", lambda facts: facts.there.startswith("wgmma")),),
    "phase-mismatch": (
        ("a cluster barrier", lambda facts: facts.here.startswith("barrier.cluster")),
        (
            "an arrival",
            lambda facts: (
                facts.here.startswith("mbarrier.arrive") or facts.hazard.cause in _TOO_MANY_OR_FEW
            ),
        ),
        ("overtaken", lambda facts: facts.hazard.reason in _OVERTAKEN),
    ),
    "data-race": (("between blocks", lambda facts: facts.hazard.cause in _BETWEEN_BLOCKS),),
    "uninitialized-read": (
        (
            "a register",
            lambda facts: (
                not facts.here.startswith(_READS)
                or facts.hazard.cause is Cause.FIRST_PRODUCT_ACCUMULATES
            ),
        ),
    ),
    "illegal-access": (
        ("an mbarrier", lambda facts: "mbarrier." in facts.here.partition(" ")[0]),
        (  # the finding is about missing threads, not about an operand
            "together",
            lambda facts: facts.here.startswith(_TOGETHER) and facts.hazard.reason in NOT_TOGETHER,
        ),
    ),
}
"""Of each kind: what a finding may be about, and whether any is; the first that holds."""

HEADINGS = frozenset(
    f"{kind}: {about}"
    for kind, premises in (*PREMISES.items(), ("fault", PREMISES["illegal-access"]))
    for about, _ in premises
)
"""The headings with a premise; a fault is about what its illegal access is."""

_PREDICATE = re.compile(r"^\{?\s*@!?%\w+\s+")


def hints_of(hazard: Hazard, hints: Hints, ptx: str) -> tuple[str, ...]:
    """The hints whose case the hazard is."""
    return tuple(hints.get(_heading(hazard.kind, about(hazard, ptx)), ()))


def hints_of_problem(
    problem: Problem, hazards: list[Hazard], hints: Hints, ptx: str
) -> tuple[str, ...]:
    """Return the hints for the problem that ended a run, in which these hazards were found."""
    same = [h for h in hazards if h.is_explained and h.cause == problem.cause]
    kind, about_it = problem.kind, ""
    if kind == "fault" and same:
        about_it = "an mbarrier" if same[0].kind == "unfenced-barrier-init" else about(same[0], ptx)
        if same[0].kind not in ("illegal-access", "unfenced-barrier-init"):
            about_it = ""
    return tuple(hints.get(_heading(kind, about_it), ()))


def about(hazard: Hazard, ptx: str) -> str:
    """Return the subject of the finding; "" if the plain hints are for it."""
    seen = _Seen(
        hazard, _instruction(ptx, hazard.ptx_line), _instruction(ptx, hazard.other_ptx_line)
    )
    premises = PREMISES.get(hazard.kind, ())
    return next((name for name, holds in premises if holds(seen)), "") if seen.here else ""


def _heading(kind: str, about_it: str) -> str:
    return f"{kind}: {about_it}" if about_it else kind


def _instruction(ptx: str, line: int | None) -> str:
    lines = ptx.splitlines()
    if line is None or not 0 < line <= len(lines):
        return ""
    return _PREDICATE.sub("", lines[line - 1].strip()).lstrip("{ \t")


# `wrong_hints` of a verdict can be for these.
_WRONG = ("wrong-output", "unwritten-output", "input-modified")


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

    def theirs(finding: HazardReport | Problem) -> tuple[str, ...]:
        """Return the course's hints under the heading of those that are shown, so that their
        conditions hold."""
        headings = [key for key in own if key.partition(":")[0] == finding.kind]
        shown = next((key for key in headings if own[key] == finding.hints), finding.kind)
        return hints.get(shown, finding.hints)

    wrong = verdict.wrong_hints
    for kind in _WRONG:
        if wrong and wrong == own.get(kind):
            wrong = hints.get(kind, wrong)
            break
    return replace(
        verdict,
        wrong_hints=wrong,
        hazards=tuple(replace(hazard, hints=theirs(hazard)) for hazard in verdict.hazards),
        problems=tuple(replace(problem, hints=theirs(problem)) for problem in verdict.problems),
    )
