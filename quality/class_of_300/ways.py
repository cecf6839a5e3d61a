"""Ways to grade a class: undisturbed, with workers or the run killed, with both, by nbgrader."""

from __future__ import annotations

import contextlib
import json
import os
import random
import resource
import signal
import subprocess
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from harness.base.processes import linux
from harness.classroom.grading import gradebook
from quality.class_of_300.tree import Peak, workers
from tests.exploits.arena import LAB, ROOT, Arena

GRADE = ("-P", "-m", "harness", "grade", LAB)
NBGRADER = ("-P", "-m", "nbgrader", "autograde", LAB)
_ORPHANS_S = 60.0


@dataclass
class Outcome:
    """The outcome of a way of grading. ``earned`` is by student, None if there is a reason and no
    score; ``twice`` are students who were graded more than once.
    """

    way: str
    seconds: float = 0.0
    processor_s: float = 0.0
    peak_bytes: int = 0
    killed: int = 0
    runs_killed: int = 0
    earned: dict[str, float | None] = field(default_factory=dict)
    reasons: dict[str, str] = field(default_factory=dict)
    twice: list[str] = field(default_factory=list)


def undisturbed(arena: Arena, outcome: Outcome) -> Outcome:
    """Grade the class without disturbance, and add its resource use to ``outcome``."""
    _run(arena, GRADE, outcome)
    return _read_log(arena, outcome)


def with_workers_killed(arena: Arena, every_s: float) -> Outcome:
    """Kill a random worker at a fixed interval."""
    outcome, draw = Outcome(f"a worker killed every {every_s:g} s"), random.Random(300)

    def disturb(process: subprocess.Popen) -> None:
        alive = workers(process.pid)
        if alive:
            draw.choice(alive).kill()
            outcome.killed += 1

    _run(arena, GRADE, outcome, every_s, disturb)
    return _read_log(arena, outcome)


def with_both_killed(arena: Arena, worker_every_s: float, run_every_s: float) -> Outcome:
    """Kill a random worker at an interval and the whole run at a longer one, and restart it."""
    outcome = Outcome(
        f"a worker killed every {worker_every_s:g} s, the run every {run_every_s:g} s"
    )
    draw = random.Random(300)
    while True:
        started = time.monotonic()

        def disturb(process: subprocess.Popen, started: float = started) -> None:
            if time.monotonic() - started >= run_every_s:
                process.kill()
                outcome.runs_killed += 1
            elif alive := workers(process.pid):
                draw.choice(alive).kill()
                outcome.killed += 1

        if _run(arena, GRADE, outcome, worker_every_s, disturb) != -signal.SIGKILL:
            return _read_log(arena, outcome)


def with_the_run_killed(arena: Arena, every_s: float) -> Outcome:
    """Kill the whole run at a fixed interval, and restart it."""
    outcome = Outcome(f"the run killed after each {every_s:g} s and started again")

    def disturb(process: subprocess.Popen) -> None:
        process.kill()
        outcome.runs_killed += 1

    while _run(arena, GRADE, outcome, every_s, disturb) == -signal.SIGKILL:
        pass
    return _read_log(arena, outcome)


def by_nbgrader(arena: Arena, outcome: Outcome) -> Outcome:
    """Grade by nbgrader's own command, sequentially in a single process."""
    _run(arena, NBGRADER, outcome)
    for folder in arena.course.submitted.iterdir():
        points = gradebook.points(arena.course, LAB, folder.name)
        graded = (arena.course.autograded / folder.name / LAB / f"{LAB}.ipynb").exists()
        earned = sum(one.earned or 0.0 for one in points.values())
        outcome.earned[folder.name] = earned if graded else None
        if not graded:
            outcome.reasons[folder.name] = "nbgrader: not graded"
    return outcome


def _run(
    arena: Arena,
    command: tuple[str, ...],
    outcome: Outcome,
    every_s: float = 0.0,
    disturb: Callable[[subprocess.Popen], None] | None = None,
) -> int:
    """Run the command in the course to its end, and record time and memory in ``outcome``."""
    root = arena.course.root
    environment = {
        **os.environ,
        "PYTHONPATH": str(ROOT),
        "HARNESS_COURSE_ROOT": str(root),
        "HARNESS_SANDBOX": "required",
    }
    linux.prctl(linux.PR_SET_CHILD_SUBREAPER, 1)
    started, before_s = time.monotonic(), _children_s()
    log_file = Path(f"{root}.log")
    with log_file.open("ab") as log:
        process = subprocess.Popen(
            [sys.executable, *command], cwd=root, env=environment, stdout=log, stderr=log
        )
        ended = threading.Event()

        def disturbing() -> None:
            while not ended.wait(every_s):
                assert disturb is not None
                disturb(process)

        disturber = threading.Thread(target=disturbing, daemon=True)
        with Peak(process.pid) as peak:
            if disturb is not None:
                disturber.start()
            status = process.wait()
        ended.set()
    outcome.seconds += time.monotonic() - started
    _wait_for_orphans()
    outcome.processor_s += _children_s() - before_s
    outcome.peak_bytes = max(outcome.peak_bytes, peak.bytes)
    return status


def _wait_for_orphans() -> None:
    """Wait for orphans, which end shortly after the run: their processor time belongs to it."""
    deadline = time.monotonic() + _ORPHANS_S
    with contextlib.suppress(ChildProcessError):
        while time.monotonic() < deadline:
            if os.waitpid(-1, os.WNOHANG) == (0, 0):
                time.sleep(0.05)


def _children_s() -> float:
    """Return the processor time of all finished child processes and their descendants."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def _read_log(arena: Arena, outcome: Outcome) -> Outcome:
    """Read scores and reasons from the log, and compare the scores with the gradebook."""
    log = arena.course.root / "grading" / LAB / "done.jsonl"
    graded: Counter[str] = Counter()
    for text in log.read_text().splitlines():
        try:
            line = json.loads(text)
        except ValueError:
            continue  # cut short by a kill
        student = line["student"]
        graded[student] += line["graded"]
        outcome.earned[student] = line["earned"] if line["graded"] else None
        outcome.reasons[student] = "; ".join(line["findings"])
    for student, earned in outcome.earned.items():
        points = gradebook.points(arena.course, LAB, student).values()
        in_the_book = sum(point.earned or 0.0 for point in points)
        if earned is not None and earned != in_the_book:
            outcome.earned[student] = float("nan")
            outcome.reasons[student] = f"the gradebook says {in_the_book:g}, the log {earned:g}"
    outcome.twice = [student for student, times in graded.items() if times > 1]
    return outcome
