"""Public numba-cuda programs on the emulator and on numba's simulator: a table in Markdown.

    python -m quality.programs FILE... [-- PATH]

runs each file, or module (such as numba.cuda.tests.cudapy.test_sm), with `python -m harness run`
and with NUMBA_ENABLE_CUDASIM=1, and prints how each ended, with its seconds of processor time, and
what the emulator found. PATH is added to PYTHONPATH.
"""

from __future__ import annotations

import os
import re
import resource
import subprocess
import sys
from pathlib import Path

LIMIT_S = 150
_ENDS = {0: "runs", 1: "runs", 2: "fails", 3: "does not finish"}


def _timed(command: list[str], environment: dict[str, str]) -> tuple[int | None, float, str]:
    """Return the exit status, None if it takes too long; seconds of processor time; the output."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    try:
        done = subprocess.run(
            command, env=environment, capture_output=True, text=True, timeout=LIMIT_S
        )
        status, text = done.returncode, done.stdout + done.stderr
    except subprocess.TimeoutExpired:
        status, text = None, ""
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    seconds = sum(getattr(after, name) - getattr(before, name) for name in ("ru_utime", "ru_stime"))
    return status, seconds, text


def row(program: str, environment: dict[str, str]) -> str:
    """Return a program's row of the table."""
    named = [program] if Path(program).is_file() else ["-m", program]
    command = [sys.executable, "-m", "harness", "run", *named]
    status, seconds, text = _timed(command, environment)
    missing = re.search(r"NotImplementedError: (.+)", text)
    kinds = ", ".join(sorted(set(re.findall(r"^([a-z-]+) \(\w+\)", text, re.MULTILINE))))
    launches = re.search(r"kernel launches: (\d+)", text)
    ended = f"over {LIMIT_S} s" if status is None else f"{_ENDS[status]}, {seconds:.0f} s"
    simulated = {**environment, "NUMBA_ENABLE_CUDASIM": "1"}
    status, seconds, printed = _timed([sys.executable, *named], simulated)
    skipped = re.search(r"Ran (\d+) tests? .*?skipped=(\d+)", printed, re.DOTALL)
    beside = (
        f"over {LIMIT_S} s"
        if status is None
        else f"{'fails' if status else 'runs'}, {seconds:.0f} s"
    )
    if skipped:
        beside += f", skips {skipped[2]} of {skipped[1]}"
    note = missing[1][:90] if missing else kinds or "–"
    return f"| {program} | {launches[1] if launches else ''} | {ended} | {beside} | {note} |"


def main() -> None:
    files, _, path = " ".join(sys.argv[1:]).partition(" -- ")
    environment = {**os.environ, "PYTHONPATH": path}
    print("| program | launches | emulator | simulator | found |\n| --- | --- | --- | --- | --- |")
    for file in files.split():
        print(row(file, environment), flush=True)


if __name__ == "__main__":
    main()
