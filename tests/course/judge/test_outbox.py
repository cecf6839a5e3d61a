"""Data that leaves a student's process: of a single form, of limited size, and nothing else."""

from __future__ import annotations

import json
from dataclasses import replace
from types import SimpleNamespace

import pytest

from harness.base import settings
from harness.base.processes import codec
from harness.course.checking import check
from harness.course.exercises import get
from harness.course.judge import outbox
from harness.course.judge.outbox import Export
from harness.course.judge.submission import LIMIT_BYTES, SubmissionError
from harness.course.judge.verdict import OF_THE_JUDGE, Problem

from .fakes import submission

GOOD = submission("right")
EXPORT = Export(GOOD.exercise, GOOD, notes=("a warning",))
ANSWERS = {name: question.answer for name, question in get("phase-questions").questions.items()}


def read_all(folder) -> dict[str, Export]:
    return {path.name: outbox.read(path.read_bytes()) for path in folder.iterdir()}


def test_a_submission_survives_the_outbox(tmp_path):
    outbox.write(tmp_path, EXPORT)
    assert read_all(tmp_path) == {outbox.file_name(GOOD.exercise): EXPORT}


def test_the_last_submission_of_an_exercise_counts(tmp_path):
    outbox.write(tmp_path, EXPORT)
    later = replace(EXPORT, submission=None, problem=Problem("compile-error", "no such name"))
    outbox.write(tmp_path, later)
    assert list(read_all(tmp_path).values()) == [replace(later)]


def test_a_name_from_a_notebook_is_not_a_path():
    assert "/" not in outbox.file_name("../../gradebook") and len(outbox.file_name("x" * 9999)) < 50
    assert outbox.file_name("half a character \ud800").endswith(".json")


@pytest.mark.parametrize(
    ("change", "kind"),
    [
        (lambda data: data.update(points=5.0), "malformed-submission"),
        (lambda data: data.update(exercise="another"), "malformed-submission"),
        (lambda data: data.update(submission=None), "malformed-submission"),
        (lambda data: data["submission"].update(entry="a b"), "malformed-submission"),
        (lambda data: data["submission"].update(ptx=5), "malformed-submission"),
        (lambda data: data["submission"].update(ptx="x" * LIMIT_BYTES), "submission-too-large"),
        (lambda data: data["submission"].update(ptx="x" * 3 * LIMIT_BYTES), "submission-too-large"),
    ],
)
def test_data_of_another_form_is_refused(change, kind):
    data = json.loads(codec.dumps(EXPORT))
    change(data)
    with pytest.raises(SubmissionError) as caught:
        outbox.read(json.dumps(data).encode())
    assert caught.value.kind == kind


@pytest.mark.parametrize("text", [b"", b"\x80\x04.", b"[" * 100_000, b'"\\ud800"', b"null", b"NaN"])
def test_data_that_is_not_an_export_is_refused(text):
    with pytest.raises(SubmissionError):
        outbox.read(text)


def test_oversized_data_is_not_parsed():
    notes = Export("tile-copy", problem=Problem("compile-error", ""), notes=("y" * 2**23,) * 2)
    with pytest.raises(SubmissionError) as caught:
        outbox.read(codec.dumps(notes).encode())
    assert caught.value.kind == "submission-too-large"


def test_long_words_are_cut():
    problem = Problem("compile-error", "x" * 10_000)
    long = Export("tile-copy", problem=problem, notes=("y" * 1000,) * 50)
    read = outbox.read(codec.dumps(long).encode())
    assert len(read.problem.message) == 4000
    assert len(read.notes) == 20 and len(read.notes[0]) == 500


def test_in_grading_a_check_judges_nothing_and_leaves_the_answer(tmp_path, monkeypatch, capsys):
    monkeypatch.setenv(settings.OUTBOX.name, str(tmp_path))
    result = check("phase-questions", ANSWERS)
    assert result.points == 0.0 and not result.passed
    (export,) = read_all(tmp_path).values()
    assert export.submission.answers == ANSWERS
    check("phase-questions", ["many"])
    (export,) = read_all(tmp_path).values()
    assert export.submission is None and export.problem.kind == "bad-answer"


def test_in_grading_plans_are_made_for_the_graders_shapes(tmp_path, monkeypatch, capsys):
    from harness.course import checking

    drawn = []
    monkeypatch.setattr(checking, "draw_shapes", lambda exercise, seed: drawn.append(seed) or [])
    monkeypatch.setattr(checking, "_not_its_kernel", lambda *a: None)
    monkeypatch.setenv(settings.SHAPE_SEED.name, "77")
    kernel = SimpleNamespace(py_func=lambda: None)
    check("describe-it", kernel, plan=lambda shape: {}, seed=5)
    monkeypatch.setenv(settings.OUTBOX.name, str(tmp_path))
    check("describe-it", kernel, plan=lambda shape: {}, seed=5)
    assert drawn == [5, 77]


@pytest.mark.parametrize("kind", sorted(OF_THE_JUDGE))
def test_a_failure_of_the_judge_cannot_be_forged(kind):
    """It would be retried, and then be left for manual grading."""

    def text_of(kind: str) -> bytes:
        return codec.dumps(Export("tile-copy", problem=Problem(kind, "it failed"))).encode()

    assert outbox.read(text_of("compile-error")).problem is not None
    with pytest.raises(SubmissionError):
        outbox.read(text_of(kind))
