"""`python -m harness.course.judge`: a submission (JSON) on stdin, a verdict (JSON) on stdout.

Standard output is for the verdict alone: everything else that is printed while a submission is
judged goes to standard error. The exit status is 0 whenever there is a verdict.
"""

from __future__ import annotations

import argparse
import gc
import os
import sys
import traceback

from harness.base.processes import codec, waits
from harness.course.exercises.scheme import Scheme
from harness.course.judge import verdict as verdicts
from harness.course.judge.submission import LIMIT_BYTES, SubmissionError, from_json
from harness.course.judge.verdict import Problem, Verdict


def main(arguments: list[str] | None = None) -> int:
    options = _options(arguments)
    if options.waits is not None:
        waits.tell(options.waits)
    result = _keep_stdout()
    answer = _answer(options)
    with os.fdopen(result, "w", encoding="ascii") as out:
        out.write(verdicts.to_json(answer))
    return 0


def _answer(options: argparse.Namespace) -> Verdict:
    try:
        submission = from_json(sys.stdin.buffer.read(LIMIT_BYTES + 1))
    except SubmissionError as error:
        return Verdict(exercise="", problems=(Problem(error.kind, str(error)),))
    try:
        from harness.course.judge.judging import judge

        leave_modules_to_themselves()
        scheme = codec.loads(Scheme, options.scheme) if options.scheme else None
        return judge(
            submission,
            options.seed,
            options.device,
            options.limit,
            scheme,
            options.cores,
        )
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


def leave_modules_to_themselves() -> None:
    """Exempt everything imported so far from garbage collection (`gc.freeze`): it stays until the
    process ends, and traversing it takes a good part of a short judge's time."""
    gc.freeze()
    gc.set_threshold(100_000, 20, 100)


def _keep_stdout() -> int:
    """Returns a descriptor of the real standard output; from now on `print` and C code write to
    stderr."""
    sys.stdout.flush()
    result = os.dup(1)
    os.dup2(2, 1)
    return result


def _options(arguments: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m harness.course.judge", description=__doc__)
    parser.add_argument("--seed", type=int, help="repeat the draw of an earlier verdict")
    parser.add_argument("--device", choices=("emulator", "hopper"), help="where to run")
    parser.add_argument(
        "--limit", type=float, default=60.0, help="seconds to explore in (default: 60)"
    )
    parser.add_argument("--scheme", help="points and ladder of the exercise, as JSON")
    parser.add_argument(
        "--cores", type=int, default=1, help="to explore on, side by side (default: 1)"
    )
    parser.add_argument("--waits", type=int, help="file descriptor for waits at GPUs")
    return parser.parse_args(arguments)


if __name__ == "__main__":
    sys.exit(main())
