"""A class of synthetic students, graded in four ways: points, speed and memory.

    python -m quality.class_of_300 [--students 300] [--into FOLDER] [--ways WAY ...]

Students submit notebooks that are correct, wrong, empty, hanging, crashing, hostile (the attacks of
tests/exploits), mixed and damaged. The exit status is 0 if every way of grading gave every
submission exactly its points or, if it is damaged, a reason. This takes minutes to hours, so it is
not a test.
"""

from __future__ import annotations

import argparse
import os
import shutil
import sys
from pathlib import Path

from quality.class_of_300 import ways
from quality.class_of_300.roster import Member, course_of, roster
from quality.class_of_300.ways import Outcome
from tests.exploits.arena import ROOT

WAYS = ("undisturbed", "workers", "run", "both")


def main() -> int:
    options = _arguments()
    members, good = roster(options.students), True
    for way in options.ways:
        folder = options.into / way
        shutil.rmtree(folder, ignore_errors=True)
        Path(f"{folder}.log").unlink(missing_ok=True)
        arena = course_of(folder.resolve(), members, ROOT)
        if way == "undisturbed":
            outcome = ways.undisturbed(arena, Outcome(way))
        elif way == "workers":
            outcome = ways.with_workers_killed(arena, options.kill_worker_every)
        elif way == "run":
            outcome = ways.with_the_run_killed(arena, options.kill_run_every)
        else:
            outcome = ways.with_both_killed(
                arena, options.kill_worker_every, options.kill_run_every
            )
        good &= report(outcome, members)
    return 0 if good else 1


def report(outcome: Outcome, who: tuple[Member, ...], rounds: int = 1) -> bool:
    """Print the outcome and return True if everybody has the expected points."""
    wrong = list(problems(outcome, who))
    each = outcome.seconds / len(who) / rounds
    print(
        f"{outcome.way}: {len(who)} submissions in {outcome.seconds / rounds:.0f} s, "
        f"{each:.2f} s each; {outcome.processor_s / rounds:.0f} s of the processors; "
        f"peak {outcome.peak_bytes / 2**20:.0f} MiB; "
        f"{outcome.killed} kills of workers, {outcome.runs_killed} of the run; "
        f"{len(who) - len(wrong)} as expected",
        flush=True,
    )
    for line in wrong:
        print(f"  {line}", flush=True)
    return not wrong


def problems(outcome: Outcome, who: tuple[Member, ...]) -> list[str]:
    """Return a line for each student whose points differ from the expected ones."""
    lines = []
    for member in who:
        earned, why = outcome.earned.get(member.name), outcome.reasons.get(member.name, "")
        if member.name not in outcome.earned:
            lines.append(f"{member.name}: never ended")
        elif earned != member.earns:
            lines.append(f"{member.name}: earned {earned}, and not {member.earns}: {why}")
        elif earned is None and not why:
            lines.append(f"{member.name}: has no score, and no reason")
        elif member.name in outcome.twice:
            lines.append(f"{member.name}: graded twice")
    return lines


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--students", type=int, default=300)
    parser.add_argument("--into", type=Path, default=ROOT / "build" / "class_of_300")
    parser.add_argument("--ways", nargs="+", choices=WAYS, default=WAYS)
    parser.add_argument("--kill-worker-every", type=float, default=8.0, metavar="SECONDS")
    parser.add_argument("--kill-run-every", type=float, default=60.0, metavar="SECONDS")
    return parser.parse_args()


if __name__ == "__main__":
    print(f"{os.cpu_count()} CPU cores, load {os.getloadavg()[0]:.1f}", flush=True)
    sys.exit(main())
