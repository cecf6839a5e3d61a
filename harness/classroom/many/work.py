"""A submission as a worker gets it, and the work that a worker does on it."""

from __future__ import annotations

import os
import time
from collections.abc import Mapping
from dataclasses import dataclass

import nbformat

from harness.base import settings
from harness.base.processes.scratch import scratch_folder, sweep
from harness.classroom.admission.findings import Finding
from harness.classroom.course.points import Schemes
from harness.classroom.grading import evaluation
from harness.classroom.grading.evaluation import Evaluated
from harness.classroom.sandbox.job import Limits


@dataclass(frozen=True)
class Task:
    """A submission: ``notebooks`` are the restored notebooks, as text, by name; ``files`` the
    files next to them, by relative path, ``findings`` those of admission. A wrecked submission
    has no notebooks."""

    notebooks: Mapping[str, str]
    files: Mapping[str, bytes]
    level: str
    limits: Limits
    schemes: Schemes
    unmeasured: str
    findings: tuple[Finding, ...] = ()


@dataclass(frozen=True)
class TaskResult:
    """The result for each notebook, by name, and the seconds that all took."""

    evaluated: Mapping[str, Evaluated]
    seconds: float


def evaluate(task: Task) -> TaskResult:
    """A worker's part: it needs neither the gradebook nor the course's folder."""
    started = time.monotonic()
    os.environ[settings.UNMEASURED.name] = task.unmeasured  # the grader's word, on every machine
    sweep()  # a worker that was killed on this machine left its folders
    evaluated = {}
    for name, text in task.notebooks.items():
        with scratch_folder() as folder:
            for path, content in task.files.items():
                target = folder / path
                target.parent.mkdir(parents=True, exist_ok=True)
                target.write_bytes(content)
            notebook = nbformat.reads(text, as_version=4)
            others = {f"{other}.ipynb" for other in task.notebooks if other != name}
            about = tuple(finding for finding in task.findings if finding.file not in others)
            evaluated[name] = evaluation.evaluate(
                notebook, folder, task.level, task.limits, task.schemes, f"{name}.ipynb", about
            )
    return TaskResult(evaluated, time.monotonic() - started)
