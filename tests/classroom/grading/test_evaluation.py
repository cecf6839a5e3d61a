"""From a student's run to points: the judge's verdict, or a named reason if there is none."""

from __future__ import annotations

import json
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from nbformat import NotebookNode
from nbformat.v4 import new_code_cell, new_notebook, new_output
from nbgrader.utils import determine_grade

from harness.base import settings
from harness.base.processes import codec
from harness.classroom.admission.findings import FindingKind, finding
from harness.classroom.course.points import exercise_of
from harness.classroom.grading import evaluation as asking
from harness.classroom.grading import student_run
from harness.classroom.grading.evaluation import judge_cells, outputs
from harness.classroom.grading.no_submission import no_submission
from harness.classroom.grading.student_run import (
    SandboxError,
    StudentRun,
    cleaned,
    read_outcome,
    run_student,
)
from harness.classroom.sandbox.job import JobOutcome, Limits
from harness.course.judge import outbox
from harness.course.judge.outbox import Export
from harness.course.judge.submission import Submission
from harness.course.judge.verdict import Problem, PropertyVerdict, Verdict

SUBMISSION = Submission("tile-copy", "k", ptx="x", entry="e")
PASSED = Verdict("tile-copy", properties=(PropertyVerdict("correct", "passed", 5.0, 5.0, ""),))


def cell(source: str = 'harness.check("tile-copy", tile_copy).points', points: float = 5):
    data = {"grade": True, "solution": False, "grade_id": "a-check", "points": points}
    return new_code_cell(source, metadata={"nbgrader": {**data, "locked": True}})


def judged(ran: StudentRun, judge=lambda *_: PASSED, test: NotebookNode | None = None):
    return judge_cells([test or cell()], [0], ran, 7, judge)[0]


def ran(submission: Submission | None = SUBMISSION, **options) -> StudentRun:
    return StudentRun(exports={"tile-copy": Export("tile-copy", submission, **options)})


@pytest.mark.parametrize(
    ("source", "name"),
    [
        ('harness.check("a", k).points', "a"),
        ("r = harness.check('b', k, plan=plan)\nr.points", "b"),
        ("harness.check(name, k)", None),
        ("1.0", None),
        ("harness.check(", None),
        ("check('a', k)", None),
    ],
)
def test_the_exercise_of_a_test_cell(source, name):
    assert exercise_of(source) == name


def test_points_come_from_the_judge_up_to_the_cells_maximum():
    assert judged(ran()).points == 5.0
    assert judged(ran(), test=cell(points=2)).points == 2.0


def test_nbgrader_reads_the_judges_points_from_the_cell():
    for points in (0.0, 2.5, 5.0):
        verdict = replace(
            PASSED, properties=(PropertyVerdict("correct", "failed", points, 5.0, ""),)
        )
        graded = cell()
        graded.outputs = outputs(judged(ran(), lambda *_, v=verdict: v))
        assert determine_grade(graded) == (points, 5.0)


@pytest.mark.parametrize(
    ("run", "kind"),
    [
        (StudentRun(), "no-submission"),
        (StudentRun(ending="it ended"), "no-submission"),
        (ran(None, problem=Problem("compile-error", "no")), "compile-error"),
        (ran(replace(SUBMISSION, shape_seed=8)), "bad-plan"),
    ],
)
def test_without_a_submission_points_are_zero_with_a_reason(run, kind):
    def never(*_):
        raise AssertionError("there is nothing to judge")

    verdict = judged(run, never).verdict
    assert verdict.points == 0.0 and verdict.possible == 5.0
    assert [problem.kind for problem in verdict.problems] == [kind]


def test_an_error_of_the_test_cell_is_the_reason():
    error = new_output("error", ename="OSError", evalue="no room", traceback=[])
    source = 'harness.check("tile-copy", tile_copy).points'
    both = [new_code_cell("def tile_copy(): pass"), cell(source)]
    (problem,) = judge_cells(both, [1], StudentRun(outputs={1: [error]}), 7)[1].verdict.problems
    assert problem.cause == "check-failed"
    assert "OSError" in problem.message and "no room" in problem.message


def test_a_failed_judge_is_retried_once():
    answers = [replace(PASSED, properties=(), problems=(Problem("judge-error", ""),)), PASSED]
    assert judged(ran(), lambda *_: answers.pop(0)).points == 5.0


def test_a_test_cell_that_checks_nothing_earns_nothing():
    judgment = judged(ran(), test=cell("5.0"))
    assert judgment.points == 0.0 and judgment.verdict.problems[0].kind == "no-exercise"


def test_only_text_and_pictures_of_a_students_outputs_are_kept():
    script = "<script>steal()</script>"
    kept = cleaned(
        [
            {"output_type": "display_data", "data": {"text/html": script}},
            {"output_type": "display_data", "data": {"image/svg+xml": script, "text/plain": "s"}},
            {"output_type": "display_data", "data": {"image/png": script}},
            {"output_type": "execute_result", "data": {"text/plain": "5.0"}},
            {"output_type": "stream", "name": "stderr", "text": "\ud800"},
            {"output_type": "error", "ename": 5, "evalue": None, "traceback": "no list"},
            {"output_type": "update_display_data", "data": {"text/plain": "x"}},
            "nonsense",
        ],
        10_000,
    )
    assert [output.output_type for output in kept] == [
        "display_data",
        "display_data",
        "stream",
        "error",
    ]
    assert script not in json.dumps(kept) and kept[2].text == "?"
    assert cleaned("nonsense", 10) == [] and cleaned(None, 10) == []


def test_an_outcome_is_read_and_anomalies_are_named():
    good = codec.dumps(Export("tile-copy", SUBMISSION))
    notes = '{"start": true}\nnot json\n[1]\n{"cell": true}\n{"cell": 2, "outputs": {}}'
    files = {outbox.file_name("tile-copy"): good, "another.json": good, "junk": "x"}
    job, sources = (
        JobOutcome("exited", files={**files, "cells.jsonl": notes}),
        {2: "1", 5: "\nx()\n"},
    )
    outcome = read_outcome(job, Limits(), sources)
    assert set(outcome.exports) == {"tile-copy"} and outcome.outputs == {2: []}
    assert "Python process" in outcome.ending
    assert "cell 6" in outcome.ending and "`x()`" in outcome.ending  # this cell was running
    assert len(outcome.odd) == 2


@pytest.mark.parametrize(
    ("ended", "status", "ending"),
    [
        ("idle", 0, "did nothing for 300 s"),
        ("processor-time", 0, "took more than 300 s of processor time"),
        ("memory", 0, "took more than 4096 MiB"),
        ("disk", 0, "wrote more than 256 MiB of files"),
        ("exited", -9, "was killed, as it is where the machine has no more memory (signal 9)"),
        ("exited", -11, "crashed, as it does when a recursion never ends (signal 11)"),
        ("exited", -6, "was ended (signal 6)"),
    ],
)
def test_endings(ended, status, ending):
    assert ending in read_outcome(JobOutcome(ended, status), Limits()).ending


def test_grading_stops_on_a_full_disk(monkeypatch):
    """Without namespaces, submissions are written to that disk: missing files are not the student's
    fault.
    """
    outcome = JobOutcome("exited", files={"cells.jsonl": '{"start": true}'}, full=True)
    monkeypatch.setattr(student_run, "run", lambda *args, **named: outcome)

    def ran(walls):
        options = {"limits": Limits(), "shape_seed": 1}
        return run_student(new_notebook(), Path("."), walls=walls, **options)

    with pytest.raises(SandboxError):
        ran("limits")
    # In namespaces it is the outbox's own, which this notebook has filled.
    assert "filled its outbox" in ran("namespaces").ending


def test_a_flooded_outbox_is_summarized():
    files = {f"junk-{number}": "x" for number in range(60)}
    odd = read_outcome(JobOutcome("exited", files=files), Limits()).odd
    assert len(odd) == 6 and odd[-1] == "its outbox held 55 more of the kind"


@pytest.fixture
def asked(monkeypatch):
    """The arguments of the judge's process."""
    options = []
    monkeypatch.setattr(asking, "ask", lambda submission, **kwargs: options.append(kwargs))
    return options


_ALONE = {"scheme": None, "limit_s": 60.0, "cores": 1}  # other submissions have the other cores


def test_an_emulator_judge_has_a_memory_limit(asked, monkeypatch):
    monkeypatch.setenv(settings.DEVICE.name, "emulator")  # also where there is a GPU
    asking.ask_a_judge(None, None, 60.0)
    assert asked == [_ALONE | {"memory_bytes": asking.JUDGE_BYTES}]


def test_a_gpu_judge_waits_for_its_slot(asked, monkeypatch):
    monkeypatch.setenv(settings.DEVICE.name, "hopper")
    asking.ask_a_judge(None, None, 60.0)
    assert asked == [_ALONE | {"memory_bytes": None}]


def test_timed_out_judges_of_a_notebook_share_one_larger_limit(asked, monkeypatch):
    monkeypatch.setenv(settings.DEVICE.name, "emulator")
    slow = PropertyVerdict("correct", "not-judged", 0.0, 5.0, "too slow")
    monkeypatch.setattr(
        asking,
        "ask",
        lambda submission, limit_s, **_: (
            asked.append(limit_s)
            or replace(PASSED, properties=(slow,) if submission.exercise != "ring-copy" else ())
        ),
    )
    names = ("tile-copy", "ring-copy", "tile-copy-large")
    handed_in = StudentRun(
        exports={name: Export(name, replace(SUBMISSION, exercise=name)) for name in names}
    )
    tests = [cell(f"harness.check({name!r}, k)") for name in names]
    judged = judge_cells(tests, range(3), handed_in, 7)
    assert asked == [60.0, 60.0, 60.0, 300.0, 300.0]
    assert [bool(result.open) for result in judged.values()] == [True, False, True]


@pytest.mark.skipif(sys.version_info >= (3, 12), reason="this Python has that syntax")
def test_a_kernel_for_a_newer_python_waits_for_a_person():
    kernel = new_code_cell("def show[T](x: T): pass\ndef k(): pass")
    error = {"ename": "SyntaxError", "evalue": "expected '(' (line 1)", "traceback": []}
    run = StudentRun({0: [new_output("error", **error)], 1: []})
    judged = judge_cells([kernel, cell("harness.check('tile-copy', k)")], [1], run, 7)[1]
    assert judged.open and judged.points == 0.0
    findings = list(asking._what_happened("lab.ipynb", run, [judged]))
    assert [(each.kind, each.for_grader) for each in findings] == [
        (FindingKind.OLD_PYTHON, True),
        (FindingKind.NOT_JUDGED, False),
    ]


def test_the_name_that_is_missing_is_given_once():
    facts = {"name": "tile_copy", "instead": "`tile_copy_v2`"}
    renamed = finding(FindingKind.RENAMED, "lab.ipynb", **facts)
    message = no_submission(ran(None), [cell()], 0, [renamed]).message
    assert message.count("`tile_copy`") == message.count("`tile_copy_v2`") == 1
