"""A hint is shown only with findings that it fits, and names nothing of another exercise."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from harness.classroom.course.notebooks import grade_id
from harness.course import exercises
from harness.course.exercises.exercise import Exercise
from harness.course.exercises.hints import CAUSES
from harness.course.judge.finding_hints import hints_of, hints_of_problem
from harness.course.judge.verdict import Problem
from harness.sanitizer.diagnosis import Cause, Hazard
from harness.sanitizer.emulator import Reason
from tests.course.exercises.drawn import KERNELS
from tests.judged import judged
from tests.labs.lab_tests import solution_of
from tests.offenders import offenders

ANSWERED = {  # a wrong answer: the heading whose hints its first finding has to be given, if any
    "tile_copy/barrier-made-twice": "",
    "01_async_proxy/out-all-at-the-start": "overwrite-in-use: a store",
    "02_mbarrier_phases/repair-no-wait-for-empty": "overwrite-in-use",
    "02_mbarrier_phases/repair-for-those-with-a-column": "phase-mismatch: overtaken",
    "06_pipeline/drain-loads-past-the-last-frame": "overwrite-in-use: never awaited",
    "01_async_proxy/stream-no-wait": "source-reused",
    "06_pipeline/drain-barriers-a-byte-apart": "illegal-access: an mbarrier",
    "04_stores/store-1d-block-as-coordinate": "illegal-access",
    # Not that the threads have to come together: an operand is wrong.
    "11_edited_maps/grouped-copy-pitch-in-elements": "illegal-access: a tensor map",
    "09_attention/attend-one-tile-values-not-transposed": "",
    "08_gemm/gemm-one-tile-adds-to-what-nobody-wrote": "uninitialized-read: a product",
}

FINDINGS = [  # kind, cause, reason: the heading whose hints are shown
    ("overwrite-in-use", Cause.COPY_OUTLIVES_BLOCK, None, "overwrite-in-use: never awaited"),
    ("overwrite-in-use", Cause.COPY_ISSUED_BY_MANY, None, ""),
    ("phase-mismatch", Cause.COUNT_TOO_SMALL, Reason.OVERTAKEN, "phase-mismatch: an arrival"),
    ("phase-mismatch", Cause.PARITY_NEVER_FLIPS, None, "phase-mismatch"),
    ("source-reused", Cause.STORE_NEVER_AWAITED, None, "source-reused"),
    ("store-not-drained", Cause.STORE_NEVER_AWAITED, None, "store-not-drained"),
    ("data-race", None, None, "data-race"),
    ("phase-mismatch", None, Reason.CLUSTER_ARRIVED_TWICE, "phase-mismatch: a cluster barrier"),
    ("illegal-access", Cause.ILLEGAL_OPERAND, Reason.WARP_IN_PART, "illegal-access: together"),
    ("illegal-access", Cause.INDEX_OUTSIDE_ARRAY, Reason.MISALIGNED, "illegal-access: an index"),
    ("illegal-access", Cause.UNDEFINED_BEHAVIOR, Reason.MADE_AGAIN, ""),
]
HEADS = {heading: (heading,) for heading in CAUSES}


@pytest.mark.parametrize(("kind", "cause", "reason", "heading"), FINDINGS)
def test_a_finding_gets_the_hints_for_its_cause(kind, cause, reason, heading) -> None:
    found = Hazard(kind, "error", "m", 1, cause=cause, reason=reason)
    assert "".join(hints_of(found, HEADS)) == heading


def test_a_problem_gets_the_hints_of_the_hazard_that_explains_it() -> None:
    hazard = Hazard(
        "illegal-access", "error", "m", 1, cause=Cause.INDEX_OUTSIDE_ARRAY, is_explained=True
    )
    fault = Problem("fault", "it faults", cause=Cause.INDEX_OUTSIDE_ARRAY)
    assert hints_of_problem(fault, [hazard], HEADS) == ("illegal-access: an index",)
    assert hints_of_problem(fault, [replace(hazard, is_explained=False)], HEADS) == ()
    assert hints_of_problem(replace(fault, cause=""), [hazard], HEADS) == ("fault",)
    hang = Problem("hang", "it hangs", cause=Cause.BLOCK_BARRIER_NOT_REACHED)
    assert hints_of_problem(hang, [hazard], HEADS) == ("hang: a block barrier",)


def test_each_cause_of_a_kind_has_one_heading() -> None:
    known = {*map(str, Cause), *map(str, Reason), "hang", "fault"}
    for kind in {heading.partition(": ")[0] for heading in CAUSES}:
        mine = [name for h in CAUSES if h.partition(": ")[0] == kind for name in CAUSES[h]]
        assert known.issuperset(mine) and len(mine) == len({*mine}), kind


@pytest.mark.alike(6)
@pytest.mark.parametrize("name", ANSWERED)
def test_the_hints_of_a_wrong_answer(name: str) -> None:
    verdict = judged(name).verdict
    exercise = exercises.get(verdict.exercise)
    assert isinstance(exercise, Exercise)
    first = (*verdict.problems, *verdict.hazards)[0]
    assert first.hints == exercise.hints.get(ANSWERED[name], ())


@pytest.mark.thorough
def test_a_wait_disturbed_by_extra_arrivals_gets_the_hints_on_arrivals() -> None:
    verdict = judged("08_gemm/gemm-roles-empty-counts-one").verdict
    exercise = exercises.get(verdict.exercise)
    assert isinstance(exercise, Exercise)
    (mismatch,) = (hazard for hazard in verdict.hazards if hazard.kind == "phase-mismatch")
    assert mismatch.hints == exercise.hints["phase-mismatch: an arrival"]


def test_hints_name_nothing_of_another_exercise() -> None:
    """A constant or function that a hint names is in the exercise's own part of its lab: in the
    graded cell or in the cells before it.
    """

    def check(exercise: Exercise) -> None:
        here = _code_of(exercise.name)
        for heading, levels in exercise.hints.items():
            code = " ".join(re.findall(r"`([^`]+)`", " ".join(levels)))
            constants = {*re.findall(r"\b[A-Z][A-Z_0-9]{2,}\b", code)} - {"PTX", "TMA"}
            calls = {*re.findall(r"(?<![\w.])([a-z]\w+)\(", code)} - _OF_PYTHON
            missing = [n for n in constants | calls if not re.search(rf"\b{n}\b", here)]
            assert not missing, (heading, sorted(missing))

    assert offenders(KERNELS, check) == {}


_OF_PYTHON = {"range", "min", "max", "ceil"}


def _code_of(name: str) -> str:
    lab = exercises.folder(name).parent.name
    before: list[str] = []
    for cell in solution_of(lab).cells:
        if cell.cell_type == "code":
            before.append(cell.source)
        if grade_id(cell) == f"{name}-kernel":
            break
    return "\n".join(before)
