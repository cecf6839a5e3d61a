"""Asking a judge: a process of its own for each submitted kernel, with a limit on its time.

It is a fork of a process that has loaded the judge and seen no submission (`loaded` next to this).
The caller's process is unharmed by any kernel: the judge runs in its own session, and when it is
over its limit (or the caller is interrupted) its whole process group is killed. Its output does not
reach the caller's stderr.
"""

from __future__ import annotations

import os
import select
import tempfile
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from functools import cache
from pathlib import Path

import harness
from harness.base import settings
from harness.base.processes import codec
from harness.base.processes.fork_client import ForkServer, owner
from harness.base.processes.parallel import cores as all_cores
from harness.base.processes.scratch import scratch_folder, sweep
from harness.base.processes.waits import Patience, Waits
from harness.course import exercises
from harness.course.exercises.exercise import Quiz
from harness.course.exercises.scheme import Scheme, with_scheme
from harness.course.judge import loaded
from harness.course.judge import verdict as verdicts
from harness.course.judge.submission import Submission, SubmissionError, to_json
from harness.course.judge.verdict import Problem, Verdict, all_properties

# The judge ends its exploration by itself at its own limit, of the emulator's time, with a verdict
# on what it saw. The process is killed only when that fails, or the timing on hardware does.
LIMIT_S = 60.0
PROCESSOR_S = 300.0  # for `LIMIT_S`; more in proportion
IDLE_S = 300.0
_STDERR_SHOWN = 2000
_TOLD_S = 0.2  # interval of progress reports
Say = Callable[[str], object]
# Variables that Python and its libraries read when they are loaded. A judge gets the current values
# of all others.
_READ_AT_START = ("PYTHON", "LD_", "OPENBLAS_", "OMP_", "GLIBC_", "MALLOC_", "LANG", "LC_")


def ask(
    submission: Submission,
    seed: int | None = None,
    device: str | None = None,
    limit_s: float = LIMIT_S,
    idle_s: float = IDLE_S,
    memory_bytes: int | None = None,
    scheme: Scheme | None = None,
    cores: int | None = None,
    say: Say | None = None,
) -> Verdict:
    """Return the verdict on ``submission`` from a fresh judge, which may hold ``memory_bytes``.

    ``scheme`` are points and ladder instead of the exercise's own: the caller's, never part of the
    submission.

    ``cores``: explorations to run in parallel (default: all); with a single core it waits for a
    GPU that no other such judge has (`harness.course.judge.hardware`). ``say(status)`` is called on
    progress.

    ``limit_s`` is the judge's limit, of the emulator's time. If a judge ends without a verdict, the
    verdict returned has no points and a problem that says so; also if it takes five times its limit
    of processor time, or is idle for ``idle_s`` seconds while it waits for no GPU.
    KeyboardInterrupt kills the judge and is raised again.
    """
    try:
        text = to_json(submission)
    except SubmissionError as error:
        return _failed(submission, error.kind, str(error))
    name = submission.exercise
    exercise = exercises.get(name) if name in exercises.names() else None
    if isinstance(exercise, Quiz):  # answers are compared: nothing runs that a process would hold
        from harness.course.judge.judging import judge  # and with it the emulator: not for a kernel

        return judge(submission, scheme=scheme)
    processor_s = PROCESSOR_S * limit_s / LIMIT_S
    try:
        # The judge's files there, and processes that it starts, go with it, however it ends.
        with scratch_folder() as place:
            environment = {**_environment(), "TMPDIR": str(place)}
            request = loaded.asked(
                environment=environment,
                memory_bytes=memory_bytes,
                scheme=scheme,
                seed=seed,
                device=device,
                limit_s=limit_s,
                cores=cores or all_cores(),
            )
            answer, status, errors = _run(request + text, processor_s, idle_s, say)
    except TimeoutError:
        message = (
            f"the check was stopped without a verdict: it took more than {processor_s:.0f} seconds "
            f"of a processor, or did nothing for {idle_s:.0f} seconds"
        )
        failed = _failed(submission, "time-limit", message)
        if exercise is None:
            return failed
        exercise, reason = with_scheme(exercise, scheme), "the check took too long here"
        return replace(failed, properties=all_properties(exercise, "not-judged", reason))
    try:
        return verdicts.from_json(answer)
    except codec.CodecError:
        return _failed(
            submission,
            "judge-error",
            f"the judge ended with status {status} and no verdict. This is a fault of "
            f"the harness or of this machine, not of the kernel.\n{errors}",
        )


def prepare() -> None:
    """Let the process from which judges fork begin to load: `ask` will need it soon."""
    _fork_server().begin()


def _run(
    text: bytes,
    processor_s: float,
    idle_s: float,
    say: Say | None = None,
) -> tuple[bytes, int | None, str]:
    """Return a judge's answer to ``text``, its exit status, and the end of its output. Raises
    TimeoutError. The judge has ended in any case."""
    reading, writing = os.pipe()
    with (
        tempfile.TemporaryFile() as request_file,
        tempfile.TemporaryFile() as errors,
        closing(Waits()) as waits,
        open(reading, "rb", buffering=0) as out,
        open(writing, "wb") as out_theirs,
    ):
        request_file.write(text)
        request_file.seek(0)
        try:
            files = (request_file, out_theirs, errors)
            fork = _fork_server().fork([*(file.fileno() for file in files), waits.descriptor])
        except OSError as error:
            return b"", None, str(error)
        out_theirs.close()
        try:
            patience = Patience(fork.number, processor_s, idle_s, waits)
            answer = _answer(out.fileno(), patience, waits, say)
        finally:
            status = fork.end()
        errors.seek(max(errors.seek(0, os.SEEK_END) - _STDERR_SHOWN, 0))
        return answer, status, errors.read().decode(errors="replace").strip()


def _answer(out: int, patience: Patience, waits: Waits, say: Say | None) -> bytes:
    """Return the output of the judge until its end. Raises TimeoutError."""
    parts: list[bytes] = []
    status = ""
    poll = select.poll()
    poll.register(out, select.POLLIN)
    while True:
        left_s = patience.left_s()
        if say is not None and waits.status != status:  # read with the waits
            say(status := waits.status)
        if poll.poll((left_s if say is None else min(left_s, _TOLD_S)) * 1e3):
            if not (part := os.read(out, 2**20)):
                return b"".join(parts)
            parts.append(part)
        elif left_s <= 0:
            raise TimeoutError


def _environment() -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    # Clusters install packages by PYTHONPATH; a relative entry would be the notebook's folder.
    folders = os.environ.get("PYTHONPATH", "").split(os.pathsep)
    path = [str(Path(harness.__file__).resolve().parent.parent), *filter(os.path.isabs, folders)]
    return kept | {
        "PYTHONPATH": os.pathsep.join(path),
        # The student's process can write to the compiler's cache: a cubin there is no evidence.
        settings.CACHE_DIR.name: "off",
        # One small matrix at a time: starting a thread pool for it only costs time.
        "OPENBLAS_NUM_THREADS": "1",
    }


def _fork_server() -> ForkServer:
    environment = _environment()
    first = tuple(sorted((k, v) for k, v in environment.items() if k.startswith(_READ_AT_START)))
    return _fork_server_of(owner(), first)


@cache
def _fork_server_of(owner: int, first: tuple[tuple[str, str], ...]) -> ForkServer:
    """The fork server of the process ``owner`` that was started with these variables."""
    sweep()  # remove the folders of a caller that was killed
    return ForkServer("harness.course.judge.loaded", {**_environment(), **dict(first)})


def _failed(submission: Submission, kind: str, message: str) -> Verdict:
    return Verdict(
        exercise=submission.exercise,
        problems=(Problem(kind, message),),
    )
