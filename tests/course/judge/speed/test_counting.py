"""A fast kernel's card if nothing can be timed: for the solution, and for slower kernels, each by
the cause of its slowness.
"""

from __future__ import annotations

from functools import cache

import pytest

from harness.course import device, exercises
from harness.course.exercises.exercise import Exercise
from harness.course.judge import exploring
from harness.course.judge.exploring import Findings
from harness.course.judge.launching import LaunchOutcome
from harness.course.judge.provenance import Launched
from harness.course.judge.submission import Submission
from harness.course.judge.timing import counted
from harness.course.judge.verdict import KernelCounts, Verdict
from harness.course.views.cards import html, plain
from harness.course.views.cards import wording as words
from harness.sanitizer.emulator import SCHEDULES
from harness.sanitizer.emulator.trace.traffic import Traffic
from tests.judge_here import SEED
from tests.labs.lab_tests import handed_in, module_of

EACH_PRODUCT = (
    "m64n256k16(acc, a, b)\n    ptx.wgmma_commit_group()",
    "m64n256k16(acc, a, b)\n        ptx.wgmma_commit_group()\n        ptx.wgmma_wait_group(0)",
)
TWO_STAGES = ("STAGE = A_TILE + B_TILE", "STAGE = A_TILE + B_TILE\nSTAGES = 2")
NOT_SWIZZLED = (
    "(((lane // 16) ^ (lane % 8)) << 4)  # swizzled",
    "((lane // 16) << 4)",
    '"to_c": {"box": (64, 64), "swizzle": "128B"}',
    '"to_c": {"box": (64, 64), "swizzle": "none"}',
)


def _submission(name: str, edits: tuple[str, ...]) -> Submission:
    def change(source: str) -> str:
        for old, new in zip(edits[::2], edits[1::2], strict=True):
            assert old in source
            source = source.replace(old, new)
        return source

    submitted = handed_in(module_of(name, change), name)
    assert isinstance(submitted, Submission)
    return submitted


@cache
def _counted(name: str, edits: tuple[str, ...] = ()) -> KernelCounts:
    """Judge on the first drawn shape, which is never an edge case."""
    exercise, submitted = exercises.get(name), _submission(name, edits)
    assert isinstance(exercise, Exercise)
    cases, findings = exploring.draw(exercise, SEED, submitted)[:1], Findings()
    machines = exploring.Machines(device("emulator"), SCHEDULES)
    exploration = exploring.Exploration(exercise, submitted, cases, machines, findings)
    exploration.run_all([exploration.on_emulator(cases[0], SCHEDULES[0])], lambda: 60.0, 60.0)
    counts = counted(exercise, findings)
    assert counts is not None
    return counts


def test_the_counts_are_of_the_shape_with_the_most_products_for_a_tile() -> None:
    """Even if another run loaded more, which decides only between equal ones."""
    exercise = exercises.get("gemm-fast")

    def ran(shape: tuple[int, ...], **counts: int) -> tuple[Launched, Traffic]:
        launch, outcome = exercise.launch(shape), LaunchOutcome(0.0, outputs={})
        return Launched(0, shape, launch, {}, {}, outcome=outcome, right=True), Traffic(**counts)

    flat = ran((128, 256, 64), products=8, loaded_bytes=1 << 30)
    deep = ran((256, 256, 256), products=40, loaded_bytes=10)
    deeper = ran((256, 512, 192), products=80, loaded_bytes=20)  # the same for each of four tiles
    for runs, shape in (([flat, deep], (256, 256, 256)), ([deep, flat, deeper], (256, 512, 192))):
        counts = counted(exercise, Findings(traffic=runs))
        assert counts is not None and counts.shape == shape
    assert counted(exercise, Findings()) is None
    assert counted(exercises.get("drain"), Findings(traffic=[flat])) is None  # is not timed


def test_counts_of_the_fast_product() -> None:
    counts = _counted("gemm-fast")
    text = "\n".join(words.sentences(counts))
    assert "m64n256k16" in text and "6 KiB loaded for each" in text
    assert "4 wgmma between two waits of a warpgroup" in text and "are in progress." in text
    assert "on 4 mbarriers" in text and "no line needs more passes" in text


def test_a_kernel_without_shared_memory_has_no_sentence_on_banks() -> None:
    counts = _counted("vector-copy")
    assert not counts.bank_lines and "anks" not in "\n".join(words.sentences(counts))


@pytest.mark.thorough
def test_half_the_stages() -> None:
    counts = _counted("gemm-fast", TWO_STAGES)
    whole = _counted("gemm-fast")
    assert (counts.stages, whole.stages) == (2, 4)
    assert counts.bytes_at_once <= 2 * 48 * 1024 and counts.stages_at_once <= 2
    assert counts.loaded_bytes == whole.loaded_bytes


@pytest.mark.thorough
def test_a_wait_after_each_product() -> None:
    counts = _counted("gemm-fast", EACH_PRODUCT)
    text = "\n".join(words.sentences(counts))
    assert "1 wgmma between two waits" in text and "after none of the" in text


@pytest.mark.thorough
def test_bank_conflicts() -> None:
    counts = _counted("gemm-fast", NOT_SWIZZLED)
    (line,) = counts.banks
    assert "stmatrix" in line.source and line.passes == 8 * line.ideal
    assert "Banks: " in "\n".join(words.sentences(counts))


@pytest.mark.thorough
def test_attention_that_waits_for_each_product() -> None:
    """The solution waits for its scores while the product with V is in flight."""
    edits = ("wait_group_for(1, s, OF_S)", "wait_group_for(0, s, OF_S)")
    counts = _counted("attention-fast", edits)
    assert counts.waits and not counts.lasting_waits
    assert "after none of the" in "\n".join(words.sentences(counts))


@pytest.mark.parametrize("lines", [plain.text, html.html])
def test_the_card_shows_the_counts(lines) -> None:
    counts = _counted("gemm-fast")
    shown = lines(Verdict("gemm-fast", counted=counts))
    assert words.head(counts, {}) in shown and "wgmma" in shown
    assert words.head(counts, {}) not in lines(Verdict("gemm-fast"))
