"""Data that leaves a student's process in grading: a file of data for each exercise, nothing else.

`harness.check` writes it if HARNESS_OUTBOX names a folder; the grader, another process, reads it.
The file is JSON of fixed form and limited size. A forged file is no more than a kernel: it earns
that kernel's points.
"""

from __future__ import annotations

import hashlib
import os
import tempfile
from dataclasses import dataclass
from pathlib import Path

from harness.base.processes import codec
from harness.course.judge import submission as submissions
from harness.course.judge.submission import Submission, SubmissionError
from harness.course.judge.verdict import OF_THE_JUDGE, Problem

LIMIT_BYTES = 2 * submissions.LIMIT_BYTES
_TEXT, _NOTES = 4000, 20


@dataclass(frozen=True)
class Export:
    """Export of an exercise: a ``submission``, or the ``problem`` that prevented it (a kernel
    that does not compile). ``notes`` are the compiler's warnings."""

    exercise: str
    submission: Submission | None = None
    problem: Problem | None = None
    notes: tuple[str, ...] = ()


def file_name(exercise: str) -> str:
    """The name of an exercise's file: a hash, since a notebook's name for it may be any path."""
    return hashlib.sha256(exercise.encode(errors="replace")).hexdigest()[:32] + ".json"


def write(folder: Path, export: Export) -> None:
    """Put ``export`` into the outbox; it replaces an earlier export of the same exercise.

    Raises SubmissionError for a submission over its limit.
    """
    if export.submission is not None:
        submissions.to_json(export.submission)
    text = codec.dumps(export).encode()
    descriptor, name = tempfile.mkstemp(dir=folder, prefix=".")
    with os.fdopen(descriptor, "wb") as out:
        out.write(text)
    os.replace(name, folder / file_name(export.exercise))


def read(text: bytes) -> Export:
    """Return the export in ``text``; raises SubmissionError, which names the defect."""
    if len(text) > LIMIT_BYTES:
        raise SubmissionError(
            "submission-too-large", f"the submission is over the limit of {LIMIT_BYTES} bytes"
        )
    try:
        export = codec.loads(Export, text)
    except (codec.CodecError, RecursionError) as error:
        raise SubmissionError("malformed-submission", str(error)[:_TEXT]) from None
    submission = export.submission
    if submission is not None:
        if submission.exercise != export.exercise:
            raise SubmissionError("malformed-submission", "a submission to another exercise")
        submission = submissions.from_json(submissions.to_json(submission))
    elif export.problem is None:
        raise SubmissionError("malformed-submission", "neither a submission nor a problem")
    if export.problem is not None and export.problem.kind in OF_THE_JUDGE:
        raise SubmissionError("malformed-submission", "a problem that only a judge can have")
    return Export(export.exercise, submission, _shortened(export.problem), _notes(export.notes))


def _shortened(problem: Problem | None) -> Problem | None:
    if problem is None:
        return None
    return Problem(problem.kind[:80], problem.message[:_TEXT], problem.where[:200])


def _notes(notes: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(note[:500] for note in notes[:_NOTES])
