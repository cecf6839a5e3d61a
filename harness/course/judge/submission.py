"""A submission: everything that a student's process hands to the judge. It is data of limited size,
and checked; none of it is executed as Python. The seed and the device are not in it: the judge is
told them by whoever asks it.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace
from functools import cached_property

from harness.base.processes import codec
from harness.course.exercises.plan import Plan
from harness.sanitizer import Convention
from harness.sanitizer.isa import Kernel, Ptx, is_identifier

LIMIT_BYTES = 4 * 2**20
FORMAT = 2

_LONGEST_ENTRY = 1024
_KERNEL = re.compile(r"\w{1,200}\Z")


class SubmissionError(ValueError):
    """A submission that is rejected; ``kind`` is a short name for the reason."""

    def __init__(self, kind: str, message: str):
        super().__init__(message)
        self.kind = kind


@dataclass(frozen=True)
class Submission:
    """A kernel for an exercise, or the answers to a quiz.

    ``ptx`` is the text, ``entry`` the name of its entry function, ``kernel`` the name of the
    student's function (for display), ``sources`` the text of each file named by the PTX's
    `.file` directives, so that a verdict can show lines.

    If the student decides a part of the launch, ``plans`` has a plan for each shape that
    ``shape_seed`` draws, and another for the benchmark's. ``answers`` are a quiz's, by question.
    ``convention`` is that of the PTX's parameters.
    """

    exercise: str
    kernel: str
    ptx: str = ""
    entry: str = ""
    sources: dict[str, str] = field(default_factory=dict)
    plans: tuple[Plan, ...] = ()
    shape_seed: int | None = None
    answers: dict[str, str] = field(default_factory=dict)
    convention: Convention = "numba"
    format: int = FORMAT

    @cached_property
    def compiled(self) -> Kernel:
        return Kernel(Ptx(self.ptx), self.entry)


def to_json(submission: Submission) -> bytes:
    """The submission as it crosses to the judge; `SubmissionError` if it is too large."""
    text = codec.dumps(submission).encode()
    if len(text) > LIMIT_BYTES:
        # Sources are for display only: a huge notebook must not cost the verdict.
        text = codec.dumps(replace(submission, sources={})).encode()
    _check_size(text)
    return text


def from_json(text: bytes) -> Submission:
    """Return the submission in ``text``; raises SubmissionError, which names the defect."""
    _check_size(text)
    try:
        submission = codec.loads(Submission, text)
    except codec.CodecError as error:
        raise SubmissionError("malformed-submission", str(error)) from None
    if submission.format != FORMAT:
        raise SubmissionError(
            "malformed-submission",
            f"submission format {submission.format}; this judge reads format {FORMAT}",
        )
    if submission.ptx and not (
        is_identifier(submission.entry) and len(submission.entry) <= _LONGEST_ENTRY
    ):
        raise SubmissionError("malformed-submission", "entry is not a PTX identifier")
    if not _KERNEL.match(submission.kernel):
        raise SubmissionError("malformed-submission", "kernel is not a name")
    return submission


def _check_size(text: bytes) -> None:
    if len(text) > LIMIT_BYTES:
        raise SubmissionError(
            "submission-too-large",
            f"the submission is over the limit of {LIMIT_BYTES} bytes "
            f"({LIMIT_BYTES // 2**20} MiB); a kernel's PTX is usually under 100 KiB",
        )
