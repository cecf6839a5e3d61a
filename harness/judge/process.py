"""Asking a judge: a fresh process for each submitted kernel, with a limit on its time.

The caller's process stays as it was whatever the kernel does: the judge runs in its own
session, and when it is over its limit (or the caller is interrupted) its whole process group
is killed. What it prints is kept from the caller's stderr.
"""

from __future__ import annotations

import contextlib
import os
import resource
import signal
import subprocess
import sys
import time
from pathlib import Path

import harness
from harness import exercises
from harness.devices.waits import Waits
from harness.exercises.quiz import Quiz
from harness.exercises.scheme import Scheme
from harness.judge import verdict as verdicts
from harness.judge import wire
from harness.judge.judging import judge
from harness.judge.submission import Submission, SubmissionError, to_json
from harness.judge.verdict import Problem, Verdict

# The judge ends its exploration by itself at its own limit, which is of processor time, with a
# verdict on what it saw; the process is killed, by the clock on the wall, only when that fails,
# when the timing on hardware does, or when a machine is too busy to let it work.
LIMIT_S = 60.0
GRACE_S = 120.0
_STDERR_SHOWN = 2000


def ask(
    submission: Submission,
    seed: int | None = None,
    device: str | None = None,
    limit_s: float = LIMIT_S,
    grace_s: float = GRACE_S,
    memory_bytes: int | None = None,
    scheme: Scheme | None = None,
    seated: bool = False,
) -> Verdict:
    """The verdict on ``submission`` from a fresh judge, which may hold ``memory_bytes``, and with
    ``seated`` uses a GPU only when it has a seat there (`harness.judge.hardware`).

    ``scheme`` are points and ladder in the place of the exercise's own: the caller's, never part
    of the submission.

    A judge that ends without one, or runs past ``limit_s + grace_s`` seconds, gives a verdict
    without points whose problem says so; what it waits for GPUs that others use does not count.
    KeyboardInterrupt kills the judge and goes on up.
    """
    try:
        text = to_json(submission)
    except SubmissionError as error:
        return _failed(submission, error.kind, str(error))
    if _is_quiz(submission):  # answers are compared: nothing runs that a process would hold
        return judge(submission, scheme=scheme)
    command = [*_command(seed, device, limit_s, scheme), "--parent", str(os.getpid())]
    waits = Waits()
    process = subprocess.Popen(
        [*command, "--waits", str(waits.descriptor), *(["--seated"] if seated else [])],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=_environment(),
        pass_fds=[waits.descriptor],
        start_new_session=True,
    )
    if memory_bytes is not None:
        with contextlib.suppress(ProcessLookupError):  # it has ended: `communicate` sees that
            resource.prlimit(process.pid, resource.RLIMIT_DATA, (memory_bytes, memory_bytes))
    try:
        answer, errors = _answer(process, text, limit_s + grace_s, waits)
    except subprocess.TimeoutExpired:
        return _failed(
            submission,
            "time-limit",
            f"the check was stopped after {limit_s + grace_s:.0f} seconds without a verdict",
        )
    finally:
        _end(process)
        waits.close()
    try:
        return verdicts.from_json(answer)
    except wire.WireError:
        tail = errors.decode(errors="replace")[-_STDERR_SHOWN:].strip()
        return _failed(
            submission,
            "judge-error",
            f"the judge ended with status {process.returncode} and no verdict. This is a fault of "
            f"the harness or of this machine, not of the kernel.\n{tail}",
        )


def _is_quiz(submission: Submission) -> bool:
    return submission.exercise in exercises.names() and isinstance(
        exercises.get(submission.exercise), Quiz
    )


def _answer(
    process: subprocess.Popen, text: bytes, limit_s: float, waits: Waits
) -> tuple[bytes, bytes]:
    """What the judge writes until its end, within its own time limit. Raises
    TimeoutExpired."""
    started = time.monotonic()
    left: float = limit_s
    unsent: bytes | None = text
    while True:
        try:
            return process.communicate(unsent, timeout=left)
        except subprocess.TimeoutExpired:
            unsent = None  # it keeps what it has begun to send
            left = started + limit_s + waits.so_far_s() - time.monotonic()
            if left <= 0:
                raise


def _command(
    seed: int | None, device: str | None, limit_s: float, scheme: Scheme | None = None
) -> list[str]:
    # -P: a numpy.py or harness/ in the notebook's folder must not be imported by the judge.
    command = [sys.executable, "-P", "-m", "harness.judge", "--limit", str(limit_s)]
    if seed is not None:
        command += ["--seed", str(seed)]
    if device is not None:
        command += ["--device", device]
    if scheme is not None:
        command += ["--scheme", wire.dumps(scheme)]
    return command


def _environment() -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    # Clusters install packages by PYTHONPATH; a relative entry would be the notebook's folder.
    given = os.environ.get("PYTHONPATH", "").split(os.pathsep)
    path = [str(Path(harness.__file__).resolve().parent.parent), *filter(os.path.isabs, given)]
    return kept | {
        "PYTHONPATH": os.pathsep.join(path),
        # The student's process can write to the compiler's cache: a cubin there is no evidence.
        "HARNESS_CACHE_DIR": "off",
        # One small matrix at a time: starting a thread pool for it only costs time.
        "OPENBLAS_NUM_THREADS": "1",
    }


def _end(process: subprocess.Popen) -> None:
    """Kill what is left of the judge's process group, and leave no zombie or pipe behind."""
    with contextlib.suppress(ProcessLookupError):  # all of it has ended, as it should
        os.killpg(process.pid, signal.SIGKILL)
    for pipe in (process.stdin, process.stdout, process.stderr):
        if pipe is not None:
            with contextlib.suppress(OSError):  # a judge that died early leaves unsent input
                pipe.close()
    process.wait()


def _failed(submission: Submission, kind: str, message: str) -> Verdict:
    return Verdict(
        exercise=submission.exercise,
        kernel=submission.kernel,
        problems=(Problem(kind, message),),
    )
