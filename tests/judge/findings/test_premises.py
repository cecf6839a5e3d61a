"""A hint is shown only if its premises hold, and names nothing of another exercise."""

from __future__ import annotations

import re

import pytest

from harness import exercises
from harness.classroom.course.notebooks import grade_id
from harness.exercises.exercise import Exercise
from harness.judge.finding_hints import HEADINGS, PREMISES
from tests.judged import judged
from tests.labs.lab_tests import solution_of

NAMES = [name for name in exercises.names() if isinstance(exercises.get(name), Exercise)]
ANSWERED = {  # a wrong answer: the heading whose hints its first finding has to be given
    "01_async_proxy/out-all-at-the-start": "overwrite-in-use: a store",
    "02_mbarrier_phases/repair-no-wait-for-empty": "overwrite-in-use",
    "02_mbarrier_phases/repair-for-those-with-a-column": "phase-mismatch: overtaken",
    "06_pipeline/drain-loads-past-the-last-frame": "overwrite-in-use: never awaited",
    "01_async_proxy/stream-no-wait": "source-reused",
    "tile_copy/barrier-made-twice": "illegal-access: an mbarrier",
    "04_stores/store-1d-block-as-coordinate": "fault",
    "06_pipeline/drain-barriers-a-byte-apart": "fault: an mbarrier",
    # Not that the threads have to come together: an operand is wrong.
    "11_edited_maps/grouped-copy-pitch-in-elements": "fault",
    "09_attention/attend-one-tile-values-not-transposed": "fault",
    "08_gemm/gemm-one-tile-adds-to-what-nobody-wrote": "uninitialised-read: a register",
}


@pytest.mark.parametrize("name", ANSWERED)
def test_the_hints_of_a_wrong_answer(name: str) -> None:
    verdict = judged(name).verdict
    exercise = exercises.get(verdict.exercise)
    assert isinstance(exercise, Exercise)
    first = (*verdict.problems, *verdict.hazards)[0]
    assert first.hints == exercise.hints[ANSWERED[name]]


def test_a_wait_disturbed_by_extra_arrivals_gets_the_hints_on_arrivals() -> None:
    verdict = judged("08_gemm/gemm-roles-empty-counts-one").verdict
    exercise = exercises.get(verdict.exercise)
    assert isinstance(exercise, Exercise)
    (mismatch,) = (hazard for hazard in verdict.hazards if hazard.kind == "phase-mismatch")
    assert mismatch.hints == exercise.hints["phase-mismatch: an arrival"]


@pytest.mark.parametrize("name", NAMES)
def test_each_premise_has_hints(name: str) -> None:
    exercise = exercises.get(name)
    assert isinstance(exercise, Exercise)
    assert set(exercise.hints) >= HEADINGS
    headings = {heading for heading in exercise.hints if ": " in heading}
    assert headings == HEADINGS
    assert {heading.partition(":")[0] for heading in HEADINGS} == {*PREMISES, "fault"}


@pytest.mark.parametrize("name", NAMES)
def test_no_hint_names_another_exercises_identifiers(name: str) -> None:
    """A constant or function that a hint names is in the exercise's own part of its lab: in the
    graded cell or in the cells before it.
    """
    exercise = exercises.get(name)
    assert isinstance(exercise, Exercise)
    here = _code_of(name)
    for heading, levels in exercise.hints.items():
        for text in levels:
            code = " ".join(re.findall(r"`([^`]+)`", text))
            names = {*re.findall(r"\b[A-Z][A-Z_0-9]{2,}\b", code)} - {"PTX", "TMA"}
            calls = {*re.findall(r"(?<![\w.])([a-z]\w+)\(", code)} - _OF_PYTHON
            missing = {
                identifier
                for identifier in names | calls
                if not re.search(rf"\b{identifier}\b", here)
            }
            assert not missing, f"{name}: {heading}: {sorted(missing)}"


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
