"""A judge in this process, instead of the judge that `harness.course.judge.asking` forks.

For tests of verdicts, not of the judge's process. Only data crosses to the judge and back, as
usual.
"""

from __future__ import annotations

import hashlib
import os
import re
from dataclasses import replace
from pathlib import Path

from harness.base import cache, settings
from harness.course import exercises
from harness.course.exercises.exercise import Exercise
from harness.course.judge import asking, judging, submission, verdict
from harness.course.judge.asking import Say
from harness.course.judge.exploring import Machines
from harness.course.judge.submission import Submission
from harness.course.judge.verdict import Verdict
from harness.sanitizer.devices.emulated import EmulatedDevice
from harness.sanitizer.emulator import SCHEDULES

SEED = 20261121  # default seed: a test is repeated with the same inputs
_LINES = re.compile(r"^\s*\.(?:loc|file)\s.*$", re.MULTILINE)
_NAMES = re.compile(r"^\s*\.section\s+\.debug_.*\Z", re.MULTILINE | re.DOTALL)  # inlined functions
_COUNTED = re.compile(r"\b_cudapy_[a-z]+_\d+\b")  # numba counts a process's arrays


def ask(
    submitted: Submission,
    seed: int | None = None,
    device: str | None = None,
    say: Say | None = None,
) -> Verdict:
    """Like `harness.course.judge.asking.ask`; GPU runs still get a separate process. Progress is
    not reported.
    """
    if device == "hopper":
        return asking.ask(submitted, seed=seed, device=device)
    crossed = submission.from_json(submission.to_json(submitted))
    return verdict.from_json(verdict.to_json(judging.judge(crossed, seed, device)).encode())


def ask_briefly(
    submitted: Submission,
    seed: int | None = None,
    device: str | None = None,
    say: Say | None = None,
) -> Verdict:
    """Like `ask`, on the first schedule alone: for findings that do not depend on it."""
    exercise = exercises.get(submitted.exercise)
    if not isinstance(exercise, Exercise):
        return ask(submitted, seed, device)
    machines = Machines(EmulatedDevice(), SCHEDULES[:1])
    return judging.judge_on(machines, exercise, submitted, SEED if seed is None else seed, 60.0)


def shape_seed(seed: int | None) -> int:
    """Replaces `checking._shape_seed`, so that plans for drawn shapes are judged once, too."""
    return SEED if seed is None else seed


def ask_once(
    submitted: Submission,
    seed: int | None = None,
    device: str | None = None,
    say: Say | None = None,
) -> Verdict:
    """Like `ask`, once per session for a kernel with full points: its verdict for the same inputs
    and the same order of events does not change. A lab's solution is checked alone, in its
    notebook, and beside its mutants.
    """
    if seed is None and submitted.shape_seed in (None, SEED):
        seed = SEED
    if seed is None or device == "hopper":
        return ask(submitted, seed, device)
    known = _place(submitted, seed)
    if known.exists():
        return verdict.from_json(known.read_bytes())
    answer = ask(submitted, seed, device)
    # Nothing in it is about lines, which differ with the file that the kernel was read from.
    if answer.passed and not (answer.hazards or answer.banks or answer.problems):
        known.parent.mkdir(parents=True, exist_ok=True)
        written = known.with_suffix(f".{os.getpid()}")
        written.write_text(verdict.to_json(answer))
        written.replace(known)
    return answer


def _place(submitted: Submission, seed: int) -> Path:
    """Return where the verdict is cached, beside the session's compiled kernels."""
    numbers: dict[str, str] = {}
    ptx = _NAMES.sub("", _LINES.sub("", submitted.ptx))
    ptx = _COUNTED.sub(lambda name: numbers.setdefault(name[0], f"array{len(numbers)}"), ptx)
    anonymous = replace(submitted, ptx=ptx, sources={}, kernel="")
    key = [submission.to_json(anonymous).decode(), str(seed), settings.UNMEASURED.value()]
    name = hashlib.sha256("\n".join(key).encode()).hexdigest()
    folder = cache.directory()
    assert folder is not None
    return folder / "verdicts" / f"{name}.json"
