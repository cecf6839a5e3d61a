"""The records that are kept of each grading, next to the gradebook: the submission as data, and the
verdict.

grading/LAB/STUDENT/NOTEBOOK.json
"""

from __future__ import annotations

import dataclasses
import json
import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from harness.base.processes import codec
from harness.classroom.admission.findings import Finding
from harness.classroom.grading.evaluation import Judged
from harness.classroom.grading.student_run import StudentRun
from harness.course import Export, Verdict
from harness.course import submission as submissions
from harness.course import verdict as verdicts

FOLDER = "grading"


def folder(root: Path, lab: str, student: str) -> Path:
    """Return the folder of a submission's records."""
    return root / FOLDER / lab / student


def path(root: Path, lab: str, student: str, notebook: str) -> Path:
    """Return the path of a notebook's record."""
    return folder(root, lab, student) / f"{notebook}.json"


def write(
    root: Path, where: Mapping[str, str], ran: StudentRun, judged: Mapping[int, Judged]
) -> None:
    """Keep the record of a notebook's grading; it replaces an earlier record atomically."""
    target = path(root, where["assignment"], where["student"], where["notebook"])
    record = {
        "shape_seed": ran.shape_seed,
        "findings": json.loads(codec.dumps(ran.findings)),
        "cells": {
            result.cell: {
                "points": result.points,
                "possible": result.possible,
                "verdict": json.loads(verdicts.to_json(result.verdict)),
                **_handed_in(ran, result),
            }
            for result in judged.values()
        },
    }
    put(target, json.dumps(record))


def put(target: Path, text: str) -> None:
    """Write a file whole or not at all, in a folder that is made if it is missing."""
    target.parent.mkdir(parents=True, exist_ok=True)
    beside = target.with_suffix(".new")
    beside.write_text(text, encoding="ascii")
    os.replace(beside, target)


@dataclass(frozen=True)
class CellRecord:
    """Record of a test cell: the judge's verdict, and the submission as the judge gets it."""

    verdict: Verdict
    export: Export


@dataclass(frozen=True)
class Noted:
    """Findings in a file, next to whatever else it has."""

    findings: tuple[Finding, ...] = ()


@dataclass(frozen=True)
class NotebookRecord:
    findings: tuple[Finding, ...]
    cells: dict[str, CellRecord]


def read(root: Path, lab: str, student: str) -> dict[str, NotebookRecord]:
    """The records of a submission, by notebook; without those that `unread` has."""
    read_files = (_read(file) for file in _files(root, lab, student))
    return {name: record for name, record in read_files if isinstance(record, NotebookRecord)}


def unread(root: Path, lab: str, student: str) -> dict[str, str]:
    """Return, by notebook, why this version of the harness cannot read its record. The record is
    not changed: the version that wrote it can still read it."""
    read_files = (_read(file) for file in _files(root, lab, student))
    return {name: reason for name, reason in read_files if isinstance(reason, str)}


def _files(root: Path, lab: str, student: str) -> list[Path]:
    return sorted(folder(root, lab, student).glob("*.json"))


def _read(file: Path) -> tuple[str, NotebookRecord | str]:
    """The notebook's name, and its record or why that is none."""
    try:
        kept = json.loads(file.read_text())
        cells = {name: _cell(cell) for name, cell in kept.pop("cells").items()}
        record = NotebookRecord(codec.loads_kept(Noted, json.dumps(kept)).findings, cells)
    except (ValueError, LookupError, TypeError, AttributeError) as error:
        message = " ".join(str(error).split())[:200]
        return file.stem, (
            f"its record is of another version of the harness ({type(error).__name__}: {message}). "
            "The points stand; grade it again to have what the judge said"
        )
    return file.stem, record


def _cell(kept: dict[str, Any]) -> CellRecord:
    verdict = codec.loads_kept(Verdict, json.dumps(kept["verdict"]))
    export = codec.loads(Export, json.dumps(kept["export"]))
    if kept["submission"] is not None:
        submission = submissions.from_json(json.dumps(kept["submission"]).encode())
        export = dataclasses.replace(export, submission=submission)
    return CellRecord(verdict, export)


def _handed_in(ran: StudentRun, judged: Judged) -> dict[str, object]:
    """Return ``submission`` and, apart from it, the rest of the export: ``export``."""
    name = judged.verdict.exercise
    export = ran.exports.get(name) or Export(
        name, problem=next(iter(judged.verdict.problems), None)
    )
    rest = dataclasses.replace(export, submission=None)
    submission = export.submission
    return {
        "submission": submission and json.loads(submissions.to_json(submission)),
        "export": json.loads(codec.dumps(rest)),
    }
