"""A hint is shown only if its premises hold, and names nothing of another exercise."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from harness.classroom.course.notebooks import grade_id
from harness.course import exercises
from harness.course.exercises.exercise import Exercise
from harness.course.judge.finding_hints import HEADINGS, PREMISES, about, hints_of_problem
from harness.course.judge.verdict import Problem
from harness.sanitizer.diagnosis import Cause, Hazard
from harness.sanitizer.emulator import Reason
from tests.course.exercises.drawn import KERNELS
from tests.judged import judged
from tests.labs.lab_tests import solution_of
from tests.offenders import offenders

ANSWERED = {  # a wrong answer: the heading whose hints its first finding has to be given
    "tile_copy/barrier-made-twice": "illegal-access: an mbarrier",
    "01_async_proxy/out-all-at-the-start": "overwrite-in-use: a store",
    "02_mbarrier_phases/repair-no-wait-for-empty": "overwrite-in-use",
    "02_mbarrier_phases/repair-for-those-with-a-column": "phase-mismatch: overtaken",
    "06_pipeline/drain-loads-past-the-last-frame": "overwrite-in-use: never awaited",
    "01_async_proxy/stream-no-wait": "source-reused",
    "06_pipeline/drain-barriers-a-byte-apart": "fault: an mbarrier",
    "04_stores/store-1d-block-as-coordinate": "fault",
    # Not that the threads have to come together: an operand is wrong.
    "11_edited_maps/grouped-copy-pitch-in-elements": "fault",
    "09_attention/attend-one-tile-values-not-transposed": "fault",
    "08_gemm/gemm-one-tile-adds-to-what-nobody-wrote": "uninitialized-read: a register",
}


LOAD = "cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [%r1]"
STORE = "cp.async.bulk.tensor.2d.global.shared::cta.tile.bulk_group [%rd1]"
PRODUCT = "wgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%f1}"
FINDINGS = [  # kind, its two instructions, its cause or reason: what it is about
    ("overwrite-in-use", LOAD, "", None, "never awaited"),
    ("overwrite-in-use", STORE, STORE, None, "a store"),
    ("overwrite-in-use", LOAD, "ld.shared.u32 %r2", None, ""),
    ("source-reused", "st.shared.u32 [%r1]", PRODUCT, None, "a product"),
    ("source-reused", "st.shared.u32 [%r1]", STORE, None, ""),
    ("phase-mismatch", "@%p1 mbarrier.arrive.shared.b64 %rd1", "", None, "an arrival"),
    ("phase-mismatch", "mbarrier.try_wait.parity", "", Cause.COUNT_TOO_SMALL, "an arrival"),
    ("phase-mismatch", "mbarrier.try_wait.parity", "", Reason.OVERTAKEN, "overtaken"),
    ("phase-mismatch", "mbarrier.try_wait.parity", "", Cause.PARITY_NEVER_FLIPS, ""),
    ("phase-mismatch", "barrier.cluster.arrive.aligned", "", None, "a cluster barrier"),
    ("data-race", "st.global.u32", "st.global.u32", Cause.BLOCKS_SHARE_PLACE, "between blocks"),
    ("data-race", "st.global.u32", "st.global.u32", None, ""),
    ("uninitialized-read", "add.s32 %r1, %r2, %r3", "", None, "a register"),
    ("uninitialized-read", "{ @!%p2 ld.shared.u32 %r1", "", None, ""),
    ("uninitialized-read", PRODUCT, "", Cause.FIRST_PRODUCT_ACCUMULATES, "a register"),
    ("illegal-access", "mbarrier.init.shared.b64 [%r1], 1", "", None, "an mbarrier"),
    ("illegal-access", "bar.sync 1, 64", "", Reason.WARP_IN_PART, "together"),
    ("illegal-access", "bar.sync 1, 64", "", None, ""),
    ("illegal-access", "st.shared.u32 [mbarrier.x]", "", None, ""),
    ("data-race", "", "", Cause.BLOCKS_SHARE_PLACE, ""),
]


def finding(kind: str, here: str, there: str, known: Cause | Reason | None) -> Hazard:
    """Return a finding at lines 1 and 2 of a PTX text."""
    fields = {"reason": known} if isinstance(known, Reason) else {"cause": known}
    lines = {"ptx_line": 1 if here else None, "other_ptx_line": 2 if there else None}
    other = 2 if there else None
    return Hazard(kind, "error", "m", 1, other_line=other, **lines, **fields)


@pytest.mark.parametrize(("kind", "here", "there", "known", "subject"), FINDINGS)
def test_the_subject_of_a_finding(kind, here, there, known, subject) -> None:
    assert about(finding(kind, here, there, known), f"{here}\n{there}\n") == subject


def test_each_heading_is_the_subject_of_a_finding() -> None:
    subjects = {f"{kind}: {subject}" for kind, *_, subject in FINDINGS if subject}
    assert subjects == {heading for heading in HEADINGS if not heading.startswith("fault")}


@pytest.mark.parametrize(
    ("kind", "instruction", "heading"),
    [
        ("illegal-access", "mbarrier.init.shared.b64 [%r1], 1", "fault: an mbarrier"),
        ("unfenced-barrier-init", LOAD, "fault: an mbarrier"),
        ("overwrite-in-use", LOAD, "fault"),
    ],
)
def test_a_fault_gets_the_hints_of_the_hazard_that_explains_it(kind, instruction, heading) -> None:
    hints = {each: (each,) for each in ("fault", *HEADINGS)}
    cause = Cause.COUNT_TOO_SMALL
    fault = Problem("fault", "it faults", cause=cause)
    hazard = replace(finding(kind, instruction, "", cause), is_explained=True)
    assert hints_of_problem(fault, [hazard], hints, instruction) == (heading,)
    unexplained = replace(hazard, is_explained=False)
    assert hints_of_problem(fault, [unexplained], hints, instruction) == ("fault",)
    hang = Problem("hang", "it hangs", cause=cause)
    assert hints_of_problem(hang, [hazard], {"hang": ("h",), **hints}, instruction) == ("h",)


@pytest.mark.alike(6)
@pytest.mark.parametrize("name", ANSWERED)
def test_the_hints_of_a_wrong_answer(name: str) -> None:
    verdict = judged(name).verdict
    exercise = exercises.get(verdict.exercise)
    assert isinstance(exercise, Exercise)
    first = (*verdict.problems, *verdict.hazards)[0]
    assert first.hints == exercise.hints[ANSWERED[name]]


@pytest.mark.thorough
def test_a_wait_disturbed_by_extra_arrivals_gets_the_hints_on_arrivals() -> None:
    verdict = judged("08_gemm/gemm-roles-empty-counts-one").verdict
    exercise = exercises.get(verdict.exercise)
    assert isinstance(exercise, Exercise)
    (mismatch,) = (hazard for hazard in verdict.hazards if hazard.kind == "phase-mismatch")
    assert mismatch.hints == exercise.hints["phase-mismatch: an arrival"]


def test_each_premise_has_hints_that_name_nothing_of_another_exercise() -> None:
    """A constant or function that a hint names is in the exercise's own part of its lab: in the
    graded cell or in the cells before it.
    """

    def check(exercise: Exercise) -> None:
        assert {heading for heading in exercise.hints if ": " in heading} == HEADINGS
        here = _code_of(exercise.name)
        for heading, levels in exercise.hints.items():
            code = " ".join(re.findall(r"`([^`]+)`", " ".join(levels)))
            constants = {*re.findall(r"\b[A-Z][A-Z_0-9]{2,}\b", code)} - {"PTX", "TMA"}
            calls = {*re.findall(r"(?<![\w.])([a-z]\w+)\(", code)} - _OF_PYTHON
            missing = [n for n in constants | calls if not re.search(rf"\b{n}\b", here)]
            assert not missing, (heading, sorted(missing))

    assert offenders(KERNELS, check) == {}
    assert {heading.partition(":")[0] for heading in HEADINGS} == {*PREMISES, "fault"}


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
