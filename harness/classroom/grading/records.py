"""The records that are kept of each grading, beside the gradebook: the submission as data, and the
verdict.

grading/LAB/STUDENT/NOTEBOOK.json
"""

from __future__ import annotations

import dataclasses
import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from harness.classroom.grading.judged import Judged
from harness.classroom.grading.student_run import StudentRun
from harness.judge import submission as submissions
from harness.judge import verdict as verdicts
from harness.judge import wire
from harness.judge.outbox import Export
from harness.judge.verdict import Verdict

FOLDER = "grading"


def folder(root: Path, lab: str, student: str) -> Path:
    """Where the records of a submission lie."""
    return root / FOLDER / lab / student


def path(root: Path, lab: str, student: str, notebook: str) -> Path:
    """Where the record of one notebook lies."""
    return folder(root, lab, student) / f"{notebook}.json"


def write(
    root: Path, where: Mapping[str, str], ran: StudentRun, judged: Mapping[int, Judged]
) -> None:
    """Keep the record of one notebook's grading; it replaces an earlier one atomically."""
    target = path(root, where["assignment"], where["student"], where["notebook"])
    target.parent.mkdir(parents=True, exist_ok=True)
    record = {
        "shape_seed": ran.shape_seed,
        "ending": ran.ending,
        "odd": list(ran.odd),
        "wall_s": ran.wall_s,
        "peak_bytes": ran.peak_bytes,
        "cells": {
            one.cell: {
                "points": one.points,
                "possible": one.possible,
                "verdict": json.loads(verdicts.to_json(one.verdict)),
                **_handed_in(ran, one),
            }
            for one in judged.values()
        },
    }
    _put(target, record)


def replace(root: Path, where: Mapping[str, str], judged: Judged) -> None:
    """Replace a test cell's verdict in the record of its notebook."""
    target = path(root, where["assignment"], where["student"], where["notebook"])
    record = json.loads(target.read_text())
    record["cells"][judged.cell].update(
        points=judged.points,
        possible=judged.possible,
        verdict=json.loads(verdicts.to_json(judged.verdict)),
    )
    _put(target, record)


def export(cell: Mapping[str, Any]) -> Export:
    """What was handed in for a test cell, out of its record, as the judge gets it."""
    kept = wire.loads(Export, json.dumps(cell["export"]))
    if cell["submission"] is None:
        return kept
    submission = submissions.from_json(json.dumps(cell["submission"]).encode())
    return dataclasses.replace(kept, submission=submission)


def _put(target: Path, record: Mapping[str, object]) -> None:
    beside = target.with_suffix(".new")
    beside.write_text(json.dumps(record), encoding="ascii")
    os.replace(beside, target)


def read(root: Path, lab: str, student: str) -> dict[str, dict[str, Any]]:
    """The records of a submission, by notebook; without those that `unread` has."""
    found = (_read(one) for one in _files(root, lab, student))
    return {name: one for name, one in found if isinstance(one, dict)}


def unread(root: Path, lab: str, student: str) -> dict[str, str]:
    """By notebook, why this version of the harness cannot read its record. The record is not
    changed: the version that wrote it can still read it."""
    found = (_read(one) for one in _files(root, lab, student))
    return {name: one for name, one in found if isinstance(one, str)}


def _files(root: Path, lab: str, student: str) -> list[Path]:
    return sorted(folder(root, lab, student).glob("*.json"))


def _read(file: Path) -> tuple[str, dict[str, Any] | str]:
    """The notebook's name, and its record or why that is none."""
    try:
        record = json.loads(file.read_text())
        wire.loads(_Head, json.dumps({**record, "cells": len(record["cells"])}))
        for cell in record["cells"].values():
            cell["verdict"] = wire.fitted(Verdict, cell["verdict"])
            verdicts.from_json(json.dumps(cell["verdict"]))
            export(cell)
    except (ValueError, LookupError, TypeError, AttributeError) as error:
        said = " ".join(str(error).split())[:200]
        return file.stem, (
            f"its record is of another version of the harness ({type(error).__name__}: {said}). "
            "The points stand; grade it again to have what the judge said"
        )
    return file.stem, record


@dataclasses.dataclass(frozen=True)
class _Head:
    """What a record has beside its cells, of which this is the number."""

    shape_seed: int
    ending: str
    odd: tuple[str, ...]
    wall_s: float
    peak_bytes: int
    cells: int


def _handed_in(ran: StudentRun, one: Judged) -> dict[str, object]:
    """``submission`` and, apart from it, what else was handed in: ``export``."""
    name = one.verdict.exercise
    given = ran.exports.get(name) or Export(name, problem=next(iter(one.verdict.problems), None))
    rest = dataclasses.replace(given, submission=None)
    submission = given.submission
    return {
        "submission": submission and json.loads(submissions.to_json(submission)),
        "export": json.loads(wire.dumps(rest)),
    }
