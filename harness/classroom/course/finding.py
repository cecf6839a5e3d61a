"""Something wrong with a submission, in a line."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Finding:
    """Something about a submission that its student and its grader should know.

    ``file`` is the notebook's name (or the submission's folder), ``what`` one line. ``fatal``
    when the notebook cannot be graded at all; everything else has been put right.
    """

    file: str
    what: str
    fatal: bool = False

    def __str__(self) -> str:
        return f"{self.file}: {self.what}"


def fatal(findings: tuple[Finding, ...]) -> bool:
    """Return whether the submission must not be handed to nbgrader."""
    return any(finding.fatal for finding in findings)
