"""Compare the points and the time of `harness grade` with those of `nbgrader autograde`.

    python -m quality.class_of_300.beside_nbgrader [--students 60] [--rounds 1] [--into FOLDER]

Both grade the same submissions, in alternation. There are two comparisons, since nbgrader alone
does not isolate a hostile notebook:

honest  students with right, wrong or empty notebooks. nbgrader is unmodified: its own steps, and
        a fresh kernel for each notebook, which loads the harness and reports its points.
mixed   the class of 300, without the notebooks that nbgrader cannot open. nbgrader has this
        course's steps, and starts the sandbox and the judge of each submission as fresh processes.

The exit status is 0 if both gave everybody exactly the expected points. This takes minutes, so it
is not a test.
"""

from __future__ import annotations

import argparse
import os
import shutil
import sys
from collections.abc import Callable
from pathlib import Path

from quality.class_of_300 import ways
from quality.class_of_300.__main__ import report
from quality.class_of_300.roster import Member, course_of, is_honest, nbgrader_opens, roster
from quality.class_of_300.ways import Outcome
from tests.exploits.arena import ROOT, Arena

AS_IT_COMES = """
from nbgrader.converters import Autograde

for _steps in ("sanitize_preprocessors", "autograde_preprocessors"):
    c.Autograde[_steps] = Autograde.class_traits()[_steps].default()
"""
ANEW = """
import sys

sys.path.insert(0, {root!r})
from quality.class_of_300.anew import Anew

c.Autograde.autograde_preprocessors = [Anew, *c.Autograde.autograde_preprocessors]
"""
CLASSES: dict[str, tuple[Callable[[Member], bool], str]] = {
    "honest": (is_honest, AS_IT_COMES),
    "mixed": (nbgrader_opens, ANEW.format(root=str(ROOT))),
}


def main() -> int:
    options = _arguments()
    good = True
    for name in options.classes:
        which, settings = CLASSES[name]
        members = roster(options.students, which)
        ours, theirs = Outcome(f"{name}, harness grade"), Outcome(f"{name}, nbgrader autograde")
        for number in range(options.rounds):
            folder = options.into / f"{name}-{number}"
            shutil.rmtree(folder, ignore_errors=True)
            ways.undisturbed(_course(folder / "ours", members), ours)
            ways.by_nbgrader(_course(folder / "theirs", members, settings), theirs)
        good &= report(ours, members, options.rounds) & report(theirs, members, options.rounds)
        print(
            f"{name}: nbgrader takes {theirs.seconds / ours.seconds:.2f} times as long, and "
            f"{theirs.processor_s / ours.processor_s:.2f} times the processor time",
            flush=True,
        )
    return 0 if good else 1


def _course(folder: Path, members: tuple[Member, ...], settings: str = "") -> Arena:
    return course_of(folder.resolve(), members, ROOT, settings)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--students", type=int, default=60)
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--into", type=Path, default=ROOT / "build" / "beside_nbgrader")
    parser.add_argument("--classes", nargs="+", choices=CLASSES, default=tuple(CLASSES))
    return parser.parse_args()


if __name__ == "__main__":
    print(f"{os.cpu_count()} CPU cores, load {os.getloadavg()[0]:.1f}", flush=True)
    sys.exit(main())
