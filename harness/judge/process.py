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
from dataclasses import replace
from pathlib import Path

import harness
from harness import exercises
from harness.devices.waits import Waits
from harness.exercises.quiz import Quiz
from harness.exercises.scheme import Scheme, applied
from harness.judge import verdict as verdicts
from harness.judge import wire
from harness.judge.judging import judge
from harness.judge.patience import Patience
from harness.judge.scoring import not_judged
from harness.judge.submission import Submission, SubmissionError, to_json
from harness.judge.verdict import Problem, PropertyVerdict, Verdict

# The judge ends its exploration by itself at its own limit, of the emulator's time, with a verdict
# on what it saw. The process is killed only when that fails, or the timing on hardware does.
LIMIT_S = 60.0
PROCESSOR_S = 300.0  # for `LIMIT_S`; more in proportion
IDLE_S = 300.0
_STDERR_SHOWN = 2000


def ask(
    submission: Submission,
    seed: int | None = None,
    device: str | None = None,
    limit_s: float = LIMIT_S,
    idle_s: float = IDLE_S,
    memory_bytes: int | None = None,
    scheme: Scheme | None = None,
    seated: bool = False,
) -> Verdict:
    """The verdict on ``submission`` from a fresh judge, which may hold ``memory_bytes``, and with
    ``seated`` uses a GPU only when it has a seat there (`harness.judge.hardware`).

    ``scheme`` are points and ladder in the place of the exercise's own: the caller's, never part
    of the submission.

    ``limit_s`` is the judge's limit, of the emulator's time. A judge that ends without a verdict
    gives one without points whose problem says so; so does one that takes five times as long of a
    processor, or does nothing for ``idle_s`` seconds, but wait for GPUs that others use.
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
        processor_s = PROCESSOR_S * limit_s / LIMIT_S
        answer, errors = _answer(process, text, Patience(process.pid, processor_s, idle_s, waits))
    except subprocess.TimeoutExpired:
        message = (
            f"the check was stopped without a verdict: it took more than {processor_s:.0f} seconds "
            f"of a processor, or did nothing for {idle_s:.0f} seconds"
        )
        failed = _failed(submission, "time-limit", message)
        return replace(failed, properties=_not_judged(submission, scheme))
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


def _answer(process: subprocess.Popen, text: bytes, patience: Patience) -> tuple[bytes, bytes]:
    """What the judge writes until its end. Raises TimeoutExpired."""
    left = patience.left_s()
    unsent: bytes | None = text
    while True:
        try:
            return process.communicate(unsent, timeout=left)
        except subprocess.TimeoutExpired:
            unsent = None  # it keeps what it has begun to send
            left = patience.left_s()
            if left <= 0:
                raise


def _not_judged(submission: Submission, scheme: Scheme | None) -> tuple[PropertyVerdict, ...]:
    if submission.exercise not in exercises.names():
        return ()
    exercise = exercises.get(submission.exercise)
    assert not isinstance(exercise, Quiz)  # its answers are compared, in no time
    return not_judged(applied(exercise, scheme), "the check took too long here")


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
