"""A notebook's cells, run in a sandbox: its outputs by cell, and its exports by exercise. None of
them can be trusted: only their form and size are checked. Outputs that are kept are of known form,
small, and inert: a grader sees them in a page that can change grades, so a student's markup and
scripts are left out; text and pictures stay."""

from __future__ import annotations

import json
import re
import signal
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

import nbformat
from nbformat import NotebookNode

from harness.base import settings
from harness.classroom.admission.findings import Finding
from harness.classroom.course.course import CourseError
from harness.classroom.sandbox.job import JobOutcome, Limits, Walls
from harness.classroom.sandbox.process import run
from harness.classroom.student import CELLS, END, NOTES
from harness.course import Export, SubmissionError, outbox

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
        "all_bytes": 8 * limits.output_bytes,
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
    if outcome.full and walls == "limits":  # the job's files are on the machine's own disk
        raise SandboxError("no room is left on the disk with this machine's temporary folder")
    if not outcome.files.get(NOTES):
        raise SandboxError(
            f"no cell could be run (status {outcome.status}): {outcome.message[-300:]}"
        )
    sources = {cell["number"]: cell["source"] for cell in cells}
    return replace(read_outcome(outcome, limits, sources), shape_seed=shape_seed)


def read_outcome(
    outcome: JobOutcome, limits: Limits, sources: Mapping[int, str] | None = None
) -> StudentRun:
    """The outcome of a sandbox, without everything that is not of the right form. ``sources`` are
    those of the cells, by their places."""
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
    running = _named(outputs, sources or {})
    return StudentRun(outputs, exports, _ending(outcome, all_run, limits, running), tuple(odd))


def _named(outputs: Mapping[int, object], sources: Mapping[int, str]) -> str:
    """Return the cell that was running: the first without outputs, with its first line of code."""
    for number, source in sources.items():
        if number not in outputs:
            code = [line.strip() for line in source.splitlines() if line.strip()]
            line = f", which begins with `{code[0][:60]}`" if code and "`" not in code[0] else ""
            return f" in cell {number + 1}{line}"
    return ""


def _ending(outcome: JobOutcome, all_run: bool, limits: Limits, running: str) -> str:
    if outcome.ended == "processor-time":
        what = f"took more than {limits.notebook_s:g} s of processor time"
        return f"the notebook {what}, and was stopped{running}"
    if outcome.ended == "idle":
        return f"the notebook did nothing for {limits.notebook_s:g} s, and was stopped{running}"
    if outcome.ended == "memory":
        what = f"took more than {limits.memory_bytes / 2**20:.0f} MiB"
        return f"the notebook {what}, and was stopped{running}"
    if outcome.ended == "disk":
        what = f"wrote more than {limits.disk_bytes / 2**20:.0f} MiB of files"
        return f"the notebook {what}, and was stopped{running}"
    if outcome.full:
        return "the notebook filled its outbox: what is handed in after that is lost"
    if all_run:
        return ""
    if outcome.status < 0:
        how = _BY_SIGNAL.get(-outcome.status, "was ended")
        return f"the Python process of the notebook {how} (signal {-outcome.status}){running}"
    return f"the notebook ended its own Python process{running}"


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


_TEXT = ("text/plain", "text/latex")
_PICTURES = ("image/png", "image/jpeg")
_BASE64 = frozenset("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/=\n")
_MOST = 200
# Colors among them: nbconvert takes time by the square of their number.
_CONTROLS = re.compile(r"\x1b\[[0-?]*[ -/]*[@-~]|[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]")


def cleaned(outputs: object, most_bytes: int) -> list[NotebookNode]:
    """Return the part to keep of the outputs that the student's process reports for a cell."""
    kept: list[NotebookNode] = []
    left = most_bytes
    for output in outputs[:_MOST] if isinstance(outputs, list) else []:
        cleaned_output = _output(output) if isinstance(output, dict) else None
        if cleaned_output is None:
            continue
        left -= len(str(cleaned_output))
        if left < 0:
            break
        kept.append(cleaned_output)
    return kept


def plain_text(value: object) -> str:
    """Return text that every file can hold, and every terminal show: lone surrogates are
    replaced, and control characters, which could move a cursor, are left out."""
    return _CONTROLS.sub("", str(value).encode("utf-8", errors="replace").decode())


def _output(output: dict[str, object]) -> NotebookNode | None:
    kind = output.get("output_type")
    if kind == "stream":
        name = "stderr" if output.get("name") == "stderr" else "stdout"
        text = plain_text(output.get("text", ""))
        stream: NotebookNode = nbformat.v4.new_output("stream", name=name, text=text)
        return stream
    if kind == "error":
        lines = output.get("traceback")
        error: NotebookNode = nbformat.v4.new_output(
            "error",
            ename=plain_text(output.get("ename", ""))[:200],
            evalue=plain_text(output.get("evalue", ""))[:4000],
            traceback=[plain_text(line) for line in lines] if isinstance(lines, list) else [],
        )
        return error
    if kind in ("display_data", "execute_result"):
        data = _data(output.get("data"))
        # Not an execute_result: its number could be taken for a grade.
        return nbformat.v4.new_output("display_data", data=data) if data else None
    return None


def _data(data: object) -> dict[str, str]:
    if not isinstance(data, dict):
        return {}
    kept = {kind: plain_text(data[kind]) for kind in _TEXT if isinstance(data.get(kind), str)}
    for kind in _PICTURES:
        picture = data.get(kind)
        if isinstance(picture, str) and _BASE64.issuperset(picture):
            kept[kind] = picture
    return kept
