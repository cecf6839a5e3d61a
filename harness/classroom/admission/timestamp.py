"""The time of a submission: the exchange writes it into a file, and anybody may have replaced
the file, by hand or from an archive."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import Any

from nbgrader.apps import NbGraderAPI
from nbgrader.coursedir import CourseDirectory
from nbgrader.utils import parse_utc

from harness.classroom.admission.walk import read

TIMESTAMP = "timestamp.txt"
_MOST_BYTES = 100


def handed_in(folder: str) -> tuple[datetime, str] | None:
    """The time (UTC) that the file in ``folder`` says, and its text; None where it says none."""
    content = read(folder, TIMESTAMP, _MOST_BYTES)
    try:
        text = (content or b"").decode("ascii").strip()
        return parse_utc(text), text
    except Exception:  # a parser of dates raises what it likes
        return None


def guard_nbgrader() -> None:
    """Have nbgrader read the file in this way, too: a file that holds no date ends its
    `autograde` for all, and Formgrader's list of the lab."""

    def existing(course: Any, folder: str) -> datetime | None:
        date = handed_in(folder)
        return date[0] if date else None

    def submitted(api: Any, lab: str, student: str) -> datetime | None:
        place = api.coursedir
        folder = place.format_path(place.submitted_directory, student, lab)
        return existing(place, str(Path(folder).absolute()))

    CourseDirectory.get_existing_timestamp = existing
    NbGraderAPI.get_submitted_timestamp = submitted
