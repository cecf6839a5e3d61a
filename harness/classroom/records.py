"""What is kept of each grading beside the gradebook: the submission as data, and the verdict.

grading/LAB/STUDENT/NOTEBOOK.json
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from harness.classroom.judged import Judged
from harness.classroom.student_run import StudentRun
from harness.judge import submission as submissions
from harness.judge import verdict as verdicts

FOLDER = "grading"


def path(root: Path, lab: str, student: str, notebook: str) -> Path:
    """Where the record of one notebook lies."""
    return root / FOLDER / lab / student / f"{notebook}.json"


def write(
    root: Path, where: Mapping[str, str], ran: StudentRun, judged: Mapping[int, Judged]
) -> None:
    """Keep the record of one notebook's grading; it replaces an earlier one, whole or not."""
    target = path(root, where["assignment"], where["student"], where["notebook"])
    target.parent.mkdir(parents=True, exist_ok=True)
    record = {
        "ending": ran.ending,
        "odd": list(ran.odd),
        "wall_s": ran.wall_s,
        "peak_bytes": ran.peak_bytes,
        "cells": {
            one.cell: {
                "points": one.points,
                "possible": one.possible,
                "verdict": json.loads(verdicts.to_json(one.verdict)),
                "submission": _submission(ran, one.verdict.exercise),
            }
            for one in judged.values()
        },
    }
    beside = target.with_suffix(".new")
    beside.write_text(json.dumps(record), encoding="ascii")
    os.replace(beside, target)


def forget(root: Path, lab: str, student: str) -> None:
    """Drop the records of an earlier grading of this submission."""
    for one in (root / FOLDER / lab / student).glob("*.json"):
        one.unlink()


def read(root: Path, lab: str, student: str) -> dict[str, dict[str, Any]]:
    """The records of a submission, by notebook."""
    folder = root / FOLDER / lab / student
    return {one.stem: json.loads(one.read_text()) for one in sorted(folder.glob("*.json"))}


def _submission(ran: StudentRun, exercise: str) -> Any:
    export = ran.exports.get(exercise)
    if export is None or export.submission is None:
        return None
    return json.loads(submissions.to_json(export.submission))
