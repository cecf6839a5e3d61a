"""What a hostile submission costs its neighbour: an honest one is graded alone, beside another
honest one, and beside each of the attacks on the machine, in turns.

    python -m tests.class_of_300.neighbours [--rounds 5] [--attacks NAME ...] [--into FOLDER]

Both are graded as workers do, each by a process of its own, over and over. Printed are medians: the
clock, and processor time, of the honest submission, and how they compare with the same alone. The
exit status is 0 if no attack costs its neighbour a fifth. Needs a quiet machine: it is no test.
"""

from __future__ import annotations

import argparse
import os
import pickle
import shutil
import statistics
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from harness.classroom.course import points
from harness.classroom.many.tasks import Task, TaskMaker, evaluate
from tests.class_of_300.roster import Member, course_of
from tests.class_of_300.tree import descendants, used_s
from tests.exploits.arena import LAB, ROOT
from tests.exploits.corpus import ATTACKS

ALONE, HONEST = "alone", "control_correct"
ON_THE_MACHINE = (
    "spinning_shells", "spinning_orphans", "fork_bomb", "all_cores", "memory_of_many",
    "memory_shared", "fill_disk", "files_many", "prints_a_gigabyte", "outbox_flood",
)  # fmt: skip
MOST = 1.2
_SETTLES_S = 2.0


def main() -> int:
    given = _arguments()
    shutil.rmtree(given.into, ignore_errors=True)
    tasks = _tasks(given.into, (HONEST, *given.attacks))
    evaluate(tasks[HONEST])  # what all others are forks of is loaded then
    found: dict[str, list[tuple[float, float]]] = {}
    for _ in range(given.rounds):
        for beside in (ALONE, HONEST, *given.attacks):
            with _going_on(given.into, beside, tasks) as other:
                found.setdefault(beside, []).append(_graded(tasks[HONEST], other))
    alone = _medians(found[ALONE])
    worst = 0.0
    for beside, times in found.items():
        clock, processor = _medians(times)
        ratio = clock / alone[0]
        worst = max(worst, ratio if beside in given.attacks else 0.0)
        print(
            f"{beside:20} {clock:6.2f} s ({ratio:.2f}), "
            f"{processor:5.2f} s of a processor ({processor / alone[1]:.2f})",
            flush=True,
        )
    return 0 if worst <= MOST else 1


def _graded(task: Task, other: int) -> tuple[float, float]:
    """Seconds of the clock and of processors, without those of the process ``other``."""
    before, started = used_s(os.getpid(), other), time.monotonic()
    evaluate(task)
    return time.monotonic() - started, used_s(os.getpid(), other) - before


def _medians(times: list[tuple[float, float]]) -> tuple[float, float]:
    clock, processor = zip(*times, strict=True)
    return statistics.median(clock), statistics.median(processor)


@contextmanager
def _going_on(into: Path, name: str, tasks: dict[str, Task]) -> Iterator[int]:
    """While this lasts, another process grades the submission ``name`` over and over: its number,
    or 0 where there is none."""
    if name == ALONE:
        yield 0
        return
    path = into / "beside.pickle"
    path.write_bytes(pickle.dumps(tasks[name]))
    command = [sys.executable, "-P", "-m", "tests.class_of_300.neighbours", "--beside", str(path)]
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        process.stdout.readline()
        time.sleep(_SETTLES_S)
        try:
            yield process.pid
        finally:
            left = descendants(process.pid)
            process.kill()
            for one in left:  # they end with it: the next measurement waits for that
                one.wait(60)


def _go_on(path: Path) -> None:
    task = pickle.loads(path.read_bytes())
    print("begins", flush=True)
    while True:
        evaluate(task)


def _tasks(into: Path, names: tuple[str, ...]) -> dict[str, Task]:
    by_name = {one.name: one for one in ATTACKS}
    members = tuple(Member(name, "", by_name[name], None) for name in names)
    course = course_of(into.resolve() / "course", members, ROOT).course
    schemes = points.read(course.root)
    maker = TaskMaker(course, LAB, course.grading_api(), course.config(), schemes)
    return {name: maker.task(name) for name in names}


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--attacks", nargs="+", default=ON_THE_MACHINE)
    parser.add_argument("--into", type=Path, default=ROOT / "build" / "neighbours")
    parser.add_argument("--beside", type=Path, help=argparse.SUPPRESS)
    return parser.parse_args()


if __name__ == "__main__":
    os.environ.setdefault("HARNESS_SANDBOX", "required")
    if (path := _arguments().beside) is not None:
        _go_on(path)
    print(f"{os.cpu_count()} CPU cores, load {os.getloadavg()[0]:.1f}", flush=True)
    sys.exit(main())
