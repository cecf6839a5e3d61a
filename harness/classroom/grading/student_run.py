"""A notebook's cells, run in a sandbox: its outputs by cell, and its exports by exercise. None of
them can be trusted: only their form and size are checked."""

from __future__ import annotations

import json
import signal
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

from nbformat import NotebookNode

from harness import settings
from harness.classroom.admission.findings import Finding
from harness.classroom.course.course import CourseError
from harness.classroom.grading.outputs import cleaned
from harness.classroom.sandbox.job import JobOutcome, Limits, Walls
from harness.classroom.sandbox.process import run
from harness.classroom.student.notes import CELLS, END, NOTES
from harness.judge import outbox
from harness.judge.outbox import Export
from harness.judge.submission import SubmissionError

MODULE = "harness.classroom.student"
_ODD = 5  # lines about one outbox


class SandboxError(CourseError):
    """The student's process could not be run with the walls that are asked for."""


@dataclass(frozen=True)
class StudentRun:
    """``outputs`` by the cell's place in the notebook; ``exports`` by exercise. ``ending`` says
    in a line why not every cell has run, and is empty if all have. ``shape_seed`` is the seed
    that the process planned with, ``findings`` are those about the notebook."""

    outputs: Mapping[int, list[NotebookNode]] = field(default_factory=dict)
    exports: Mapping[str, Export] = field(default_factory=dict)
    ending: str = ""
    odd: tuple[str, ...] = ()
    wall_s: float = 0.0
    peak_bytes: int = 0
    shape_seed: int = 0
    findings: tuple[Finding, ...] = ()


def run_student(
    notebook: NotebookNode,
    folder: Path,
    *,
    walls: Walls,
    limits: Limits,
    shape_seed: int,
) -> StudentRun:
    """Run all code cells of ``notebook`` in a copy of ``folder``. Raises SandboxError if there
    is no sandbox, or nothing runs in it; the result has all effects of the cells."""
    cells = [
        {"number": number, "source": cell.source}
        for number, cell in enumerate(notebook.cells)
        if cell.cell_type == "code"
    ]
    order = {
        "cells": cells,
        "cell_s": limits.cell_s,
        "cell_bytes": limits.output_bytes,
        "all_bytes": limits.all_output_bytes,
    }
    outcome = run(
        MODULE,
        walls=walls,
        limits=limits,
        folder=folder,
        files={CELLS: json.dumps(order)},
        environment={settings.SHAPE_SEED.name: str(shape_seed)},
        loaded=True,
    )
    if outcome.ended == "no-sandbox":
        raise SandboxError(f"no sandbox for the student's process: {outcome.message}")
    if outcome.full and walls == "limits":  # its files are on the machine's own disk
        raise SandboxError("no room is left on the disk with this machine's temporary folder")
    if not outcome.files.get(NOTES):
        raise SandboxError(
            f"no cell could be run (status {outcome.status}): {outcome.message[-300:]}"
        )
    return replace(read_outcome(outcome, limits), shape_seed=shape_seed)


def read_outcome(outcome: JobOutcome, limits: Limits) -> StudentRun:
    """The outcome of a sandbox, without everything that is not of the right form."""
    files = dict(outcome.files)
    outputs, all_run = _read_notes(files.pop(NOTES, ""), limits)
    refused = "which is no plain file, or too large"
    odd = [f"its outbox held {name}, {refused}" for name in outcome.refused]
    exports: dict[str, Export] = {}
    for name, text in files.items():
        try:
            export = outbox.read(text.encode())
        except SubmissionError as error:
            odd.append(f"its outbox held {name[:60]}: {error.kind}")
            continue
        if name == outbox.file_name(export.exercise):
            exports[export.exercise] = export
        else:
            odd.append(f"its outbox held {name[:60]}, which is no submission's name")
    if len(odd) > _ODD:
        odd[_ODD:] = [f"its outbox held {len(odd) - _ODD} more of the kind"]
    return StudentRun(
        outputs, exports, _ending(outcome, all_run, limits), tuple(odd),
        outcome.wall_s, outcome.peak_bytes,
    )  # fmt: skip


def _ending(outcome: JobOutcome, all_run: bool, limits: Limits) -> str:
    if outcome.ended == "processor-time":
        what = f"took more than {limits.notebook_s:g} s of processor time"
        return f"the notebook {what}, and was stopped"
    if outcome.ended == "idle":
        return f"the notebook did nothing for {limits.notebook_s:g} s, and was stopped"
    if outcome.ended == "memory":
        return f"the notebook took more than {limits.memory_bytes / 2**20:.0f} MiB, and was stopped"
    if outcome.ended == "disk":
        what = f"wrote more than {limits.disk_bytes / 2**20:.0f} MiB of files"
        return f"the notebook {what}, and was stopped"
    if outcome.full:
        return "the notebook filled its outbox: what is handed in after that is lost"
    if all_run:
        return ""
    if outcome.status < 0:
        how = _BY_SIGNAL.get(-outcome.status, "was ended")
        return f"the Python process of the notebook {how} (signal {-outcome.status})"
    return "the notebook ended the Python process that it ran in"


_BY_SIGNAL: dict[int, str] = {
    signal.SIGSEGV: "crashed, as it does when a recursion never ends",
    signal.SIGKILL: "was killed, as it is where the machine has no more memory",
}


def _read_notes(text: str, limits: Limits) -> tuple[dict[int, list[NotebookNode]], bool]:
    outputs: dict[int, list[NotebookNode]] = {}
    all_run = False
    for line in text.splitlines():
        try:
            note = json.loads(line)
        except (ValueError, RecursionError):
            continue
        if not isinstance(note, dict):
            continue
        all_run = all_run or note.get(END) is True
        number = note.get("cell")
        if isinstance(number, int) and not isinstance(number, bool):
            outputs[number] = cleaned(note.get("outputs"), 2 * limits.output_bytes)
    return outputs, all_run
