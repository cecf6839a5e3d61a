"""A judge, forked by a process that has loaded the judge and seen no submission.

Its standard input is made by `asked`: the line of the request, and the submission (JSON). The
verdict (JSON) alone goes to its standard output: everything else that is printed while a submission
is judged goes to standard error.
"""

from __future__ import annotations

import gc
import json
import os
import resource
import sys
import tempfile
import traceback
from typing import Any

from harness.base.processes import codec, waits
from harness.base.processes.linux import PR_SET_DUMPABLE, prctl
from harness.course import exercises
from harness.course.exercises.scheme import Scheme
from harness.course.judge import verdict as verdicts
from harness.course.judge.submission import LIMIT_BYTES, SubmissionError, from_json
from harness.course.judge.verdict import Problem, Verdict
from harness.sanitizer import driver_is_here

WAITS = 3  # the descriptor at which a judge reports its waits for GPUs


def asked(
    *,
    environment: dict[str, str],
    memory_bytes: int | None = None,
    scheme: Scheme | None = None,
    **options: object,
) -> bytes:
    """The request for a judge with ``environment``, that may hold ``memory_bytes``. ``options`` are
    those of `harness.course.judge.judging.judge`."""
    text = None if scheme is None else codec.dumps(scheme)
    request = {"environment": environment, "memory_bytes": memory_bytes, "scheme": text}
    return json.dumps({**request, "options": options}).encode() + b"\n"


def warm_up() -> None:
    """Load the modules that judging imports late, and every exercise."""
    import numpy.ma  # noqa: F401  np.unique does, when it is first called

    import harness.course.devices
    import harness.course.judge.judging
    import harness.sanitizer.emulator
    from harness.sanitizer import causes_of_hangs, diagnosis_rules  # noqa: F401  of wrong kernels
    from harness.sanitizer.emulator import native_knows_products, native_stepper
    from harness.sanitizer.isa import index

    native_stepper()
    native_knows_products()
    index.make_patterns()
    if driver_is_here():
        import harness.course.devices.hopper.worker_device  # noqa: F401

    for name in exercises.names():
        exercises.get(name)
    _leave_modules_to_themselves()


def _leave_modules_to_themselves() -> None:
    """Exempt everything imported so far from garbage collection (`gc.freeze`): it stays until the
    process ends, and traversing it takes a good part of a short judge's time."""
    gc.freeze()
    gc.set_threshold(100_000, 20, 100)


def main() -> int:
    """Judge. The exit status is 0 whenever there is a verdict."""
    request = json.loads(sys.stdin.buffer.readline())
    become(request)
    waits.tell(WAITS)
    result = _keep_stdout()
    answer = _answer(request)
    with os.fdopen(result, "w", encoding="ascii") as out:
        out.write(verdicts.to_json(answer))
    return 0


def become(request: dict[str, Any]) -> None:
    """Become the process that was asked for."""
    os.environ.clear()
    os.environ.update(request["environment"])
    tempfile.tempdir = None  # TMPDIR is another now
    if (most := request["memory_bytes"]) is not None:
        resource.setrlimit(resource.RLIMIT_DATA, (most, most))
    # A new process is dumpable, too: its processor time is to be seen from outside.
    prctl(PR_SET_DUMPABLE, 1)


def _keep_stdout() -> int:
    """Returns a descriptor of the real standard output; from now on `print` and C code write to
    stderr."""
    sys.stdout.flush()
    result = os.dup(1)
    os.dup2(2, 1)
    return result


def _answer(request: dict[str, Any]) -> Verdict:
    try:
        submission = from_json(sys.stdin.buffer.read(LIMIT_BYTES + 1))
    except SubmissionError as error:
        return Verdict(exercise="", problems=(Problem(error.kind, str(error)),))
    try:
        from harness.course.judge.judging import judge

        _leave_modules_to_themselves()
        scheme = request["scheme"] and codec.loads(Scheme, request["scheme"])
        return judge(submission, scheme=scheme, **request["options"])
    except Exception as error:  # the harness's own fault: it must not pass for the student's
        traceback.print_exc()
        frames = traceback.extract_tb(error.__traceback__)[-3:]
        where = " > ".join(f"{os.path.basename(f.filename)}:{f.lineno} {f.name}" for f in frames)
        message = (
            f"{type(error).__name__}: {error}\n({where})\n"
            "This is a fault of the harness, not of the kernel."
        )
        return Verdict(
            exercise=submission.exercise,
            problems=(Problem("judge-error", message[:2000]),),
        )
