"""Findings about a submission: the facts, and a sentence for each kind. The same sentence is in
the list that `grade` prints, in the student's card and page, in Formgrader and in the tables."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum


class FindingKind(StrEnum):
    """Kind of finding: the id that records and pages have."""

    # Reasons why there is nothing to grade.
    NOT_GENERATED = "lab-not-generated"
    NOTHING = "nothing-handed-in"
    NO_NOTEBOOK = "no-notebook"
    SEVERAL = "several-notebooks"
    REFUSED = "not-a-notebook"
    UNREADABLE = "cannot-be-looked-through"
    FAILED = "grading-failed"
    # Put right.
    OTHER_NAME = "other-name"
    METADATA_LOST = "metadata-lost"
    TWICE = "cell-twice"
    MOVED = "cell-moved"
    DELETED = "cell-deleted"
    PUT_BACK = "cell-put-back"
    EDITED = "cell-edited"
    METADATA_EDITED = "metadata-edited"
    # Not put right.
    OTHER_LAB = "other-lab"
    ABSENT = "notebook-absent"
    DEFINED_TWICE = "defined-twice"
    RENAMED = "kernel-renamed"
    LEFT_OUT = "left-out"
    NO_DATE = "no-date"
    DOUBTFUL_DATE = "doubtful-date"
    CHANGED_LATER = "changed-later"
    ENDED = "run-ended"
    ODD_OUTBOX = "odd-outbox"
    JUDGE_FAILED = "judge-failed"
    NOT_JUDGED = "not-judged"
    OLD_PYTHON = "old-python"


_FATAL = {
    FindingKind.NOT_GENERATED,
    FindingKind.NOTHING,
    FindingKind.NO_NOTEBOOK,
    FindingKind.SEVERAL,
    FindingKind.REFUSED,
    FindingKind.UNREADABLE,
    FindingKind.FAILED,
}

# The student neither caused these nor can fix them.
_FOR_THE_GRADER = {
    FindingKind.NOT_GENERATED,
    FindingKind.FAILED,
    FindingKind.CHANGED_LATER,
    FindingKind.OLD_PYTHON,
}

_SENTENCES = {
    FindingKind.NOT_GENERATED: "This lab has not been generated: run `tma-labs labs`.",
    FindingKind.NOTHING: "Nothing was handed in.",
    FindingKind.NO_NOTEBOOK: "No notebook of this lab was handed in: {wanted} is missing{there}.",
    FindingKind.SEVERAL: "{wanted} is missing, and more than one notebook has cells of this "
    "lab: {there}. Hand in one of them, as {wanted}.",
    FindingKind.REFUSED: "The file cannot be graded: {why}.",
    FindingKind.UNREADABLE: "The submission cannot be looked through: {why}.",
    FindingKind.FAILED: "Not graded: {why}.",
    FindingKind.OTHER_NAME: "Handed in as `{there}`, and graded as {wanted}.",
    FindingKind.METADATA_LOST: "{count} had lost nbgrader's metadata, as cells do that are copied "
    "from another program. They were recognized by their text and their place.",
    FindingKind.TWICE: "The cell `{cell}` is in the notebook {times} times. Only the last one "
    "counts.",
    FindingKind.MOVED: "The {role} `{cell}` is not in its place in the lab.",
    FindingKind.DELETED: "The {role} `{cell}` is missing.",
    FindingKind.PUT_BACK: "The {role} `{cell}` is missing. It was put at the end of the notebook.",
    FindingKind.EDITED: "The {role} `{cell}` was edited. The original was put back.",
    FindingKind.METADATA_EDITED: "The metadata of the {role} `{cell}` was edited, and was put "
    "back.",
    FindingKind.OTHER_LAB: "This is not the notebook of this lab: none of the lab's cells is in "
    "it.",
    FindingKind.ABSENT: "This notebook of the lab was not handed in. Its points are 0.",
    FindingKind.DEFINED_TWICE: "`{name}` is defined more than once, in cells {places}. The "
    "definition in cell {last} was judged{stub}.",
    FindingKind.RENAMED: "The notebook has no `{name}`, which the test cell asks for. The answer "
    "cell defines {instead}.",
    FindingKind.LEFT_OUT: "{what}.",
    FindingKind.NO_DATE: "When this was handed in is not known, and no penalty was taken: {why}.",
    FindingKind.DOUBTFUL_DATE: "Handed in at {date} UTC, if the zone is meant as in e-mail (RFC "
    "5322), which decides the penalty: {why}.",
    FindingKind.CHANGED_LATER: "Handed in at {date} UTC by its name in the exchange, and changed "
    "at {changed}. The first date counts, unless a person writes the other into this file.",
    FindingKind.ENDED: "{what}.",
    FindingKind.ODD_OUTBOX: "{what}.",
    FindingKind.JUDGE_FAILED: "The judge failed twice on `{cell}`, which earned 0: a person has to "
    "look at it.",
    FindingKind.NOT_JUDGED: "`{cell}` was not judged, and waits for a person: {why}",
    FindingKind.OLD_PYTHON: "The kernel of `{cell}` is written for a newer Python than this one, "
    "{version}: grade it with a newer one, and `--again`.",
}


@dataclass(frozen=True)
class Finding:
    """Something about a submission that its student and its grader should know.

    ``file`` is the notebook's name (or the submission's folder), ``cell`` the nbgrader id of the
    cell that it is about, if any, ``tests`` the ids of the test cells on whose cards it belongs,
    ``what`` the sentence.
    """

    kind: FindingKind
    file: str
    what: str
    cell: str = ""
    tests: tuple[str, ...] = ()

    @property
    def fatal(self) -> bool:
        """Return True if this finding leaves nothing to grade."""
        return self.kind in _FATAL

    @property
    def for_grader(self) -> bool:
        """Return True if this does not concern the student: it is not on the student's page."""
        return self.kind in _FOR_THE_GRADER

    @property
    def for_student(self) -> str:
        """The sentence on the student's page, which names no file: one that was left out is named
        here."""
        named = self.kind is FindingKind.LEFT_OUT
        return f"`{self.file}`: {self.what}" if named else self.what

    def __str__(self) -> str:
        return f"{self.file}: {self.what}"


def finding(
    kind: FindingKind, file: str, cell: str = "", tests: Iterable[str] = (), **slots: object
) -> Finding:
    """Return the finding with its sentence; ``slots`` are the facts that the sentence names."""
    what = _SENTENCES[kind].format(cell=cell, **slots)
    return Finding(kind, file, what[:1].upper() + what[1:], cell, tuple(tests))


def fatal(findings: Iterable[Finding]) -> bool:
    """Return True if the submission must not be handed to nbgrader."""
    return any(finding.fatal for finding in findings)
