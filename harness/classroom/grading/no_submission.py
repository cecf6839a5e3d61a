"""Causes of a test cell without a submission: the student's mistake, in words, with the line."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Sequence
from enum import StrEnum

from nbformat import NotebookNode

from harness.classroom.admission.findings import Finding, FindingKind
from harness.classroom.course.notebooks import defined
from harness.classroom.course.points import asked
from harness.classroom.grading.student_run import StudentRun
from harness.course import Problem, split_sentence

KIND = "no-submission"
_SYNTAX = ("SyntaxError", "IndentationError", "TabError")
_LINE = re.compile(r"line (\d+)\)?\s*$")  # at the end of Python's own message
_LONGEST = 1000
_OLD_PYTHON = sys.version_info < (3, 12)  # students may have a later one
# New in 3.12: parameters of types, and quotes in f-strings, about which 3.11 says "f-string".
_NEWER = re.compile(r"\Af-string: |^\s*(?:async +)?(?:def|class) +\w+\[|^\s*type +\w+.*=", re.M)


class NoSubmission(StrEnum):
    """Why nothing was handed in for an exercise: the id that records and pages have."""

    OTHER_LAB = "other-lab"
    SYNTAX_ERROR = "kernel-syntax-error"
    NEWER_PYTHON = "kernel-newer-python"
    CELL_FAILED = "kernel-cell-failed"
    CELL_DELETED = "kernel-cell-deleted"
    NOT_DEFINED = "kernel-not-defined"
    BELOW_TEST = "kernel-below-test"
    CHECK_FAILED = "check-failed"
    RUN_ENDED = "run-ended"
    NO_KERNEL = "no-kernel"


_MESSAGES = {
    NoSubmission.OTHER_LAB: (
        "This is the notebook of another lab.",
        "None of this lab's cells is in it. Hand in the notebook of this lab.",
    ),
    NoSubmission.SYNTAX_ERROR: (
        "Line {line} of the cell that defines `{name}` raises `{error}`.",
        "Nothing in that cell ran: {message}",
    ),
    NoSubmission.NEWER_PYTHON: (
        "The cell that defines `{name}` could not be run by the grader.",
        "It waits for a person.",
    ),
    NoSubmission.CELL_FAILED: (
        "The cell that defines `{name}` ended with an error.",
        "`{name}` was not defined when its test ran: {message}",
    ),
    NoSubmission.CELL_DELETED: (
        "The answer cell `{cell}`, which defines `{name}`, was deleted.",
        "No other cell defines `{name}`.",
    ),
    NoSubmission.NOT_DEFINED: (
        "The notebook defines no `{name}`.",
        "The test cell asks for that name.{instead}",
    ),
    NoSubmission.BELOW_TEST: (
        "`{name}` is defined below its test cell.",
        "Cells run from the top to the bottom: when the test ran, there was no `{name}`.",
    ),
    NoSubmission.CHECK_FAILED: ("The check ended with an error.", "{message}"),
    NoSubmission.RUN_ENDED: ("The notebook stopped before this test.", "{message}"),
    NoSubmission.NO_KERNEL: (
        "The test cell ran, and handed in nothing for this exercise.",
        "A cell above it may have replaced `harness.check`.",
    ),
}


def no_submission(
    ran: StudentRun, cells: Sequence[NotebookNode], number: int, findings: Iterable[Finding]
) -> Problem:
    """Return the reason why the test cell at place ``number`` of ``cells`` exported nothing;
    ``findings`` are those that concern it."""
    about = {finding.kind: finding for finding in findings}
    if number not in ran.outputs and ran.ending:
        return _problem(NoSubmission.RUN_ENDED, message=_sentence(ran.ending))
    if FindingKind.OTHER_LAB in about:
        return _problem(NoSubmission.OTHER_LAB)
    for name in asked(cells[number].source):
        defining = [
            place
            for place, cell in enumerate(cells)
            if cell.cell_type == "code" and name in defined(cell.source)
        ]
        for place in reversed([earlier for earlier in defining if earlier < number]):
            if (error := _error(ran, place)) is not None:
                return _not_run(name, *error, cells[place].source)
        if not defining:
            return _missing(name, about)
        if min(defining) > number:
            return _problem(NoSubmission.BELOW_TEST, name=name)
    if (error := _error(ran, number)) is not None:
        return _problem(NoSubmission.CHECK_FAILED, message=": ".join(error))
    if ran.ending:
        return _problem(NoSubmission.RUN_ENDED, message=_sentence(ran.ending))
    return _problem(NoSubmission.NO_KERNEL)


def _error(ran: StudentRun, number: int) -> tuple[str, str] | None:
    """The error that the cell ended with, if it did."""
    for output in ran.outputs.get(number, ()):
        if output.output_type == "error":
            return output.ename, output.evalue
    return None


def _not_run(name: str, error: str, message: str, source: str) -> Problem:
    line = _LINE.search(message)
    if error in _SYNTAX and _OLD_PYTHON and _NEWER.search(f"{message}\n{source}"):
        return _problem(NoSubmission.NEWER_PYTHON, name=name)
    if error in _SYNTAX and line is not None:
        message = message[: line.start()].rpartition("(")[0].strip() or message
        cause = NoSubmission.SYNTAX_ERROR
        return _problem(cause, name=name, error=error, line=line[1], message=_sentence(message))
    return _problem(NoSubmission.CELL_FAILED, name=name, message=f"{error}: {message}")


def _missing(name: str, about: dict[FindingKind, Finding]) -> Problem:
    if (gone := about.get(FindingKind.DELETED)) is not None:
        return _problem(NoSubmission.CELL_DELETED, name=name, cell=gone.cell)
    instead = ""
    if (renamed := about.get(FindingKind.RENAMED)) is not None:
        instead = f" {split_sentence(renamed.what)[1]}"  # the answer cell's name
    return _problem(NoSubmission.NOT_DEFINED, name=name, instead=instead)


def _sentence(text: str) -> str:
    return f"{text[:1].upper()}{text[1:]}".rstrip(".") + "."


def _problem(cause: NoSubmission, **slots: str) -> Problem:
    headline, rest = (message.format(**slots) for message in _MESSAGES[cause])
    return Problem(KIND, f"{headline} {rest}"[:_LONGEST], cause=cause.value, headline=headline)
