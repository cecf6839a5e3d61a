"""The cost of a hostile submission to its neighbor, beyond that of an honest submission.

    python -m quality.class_of_300.neighbors [--by group|session|niceness] [--rounds 3]
        [--attacks NAME ...] [--into FOLDER]

Two quantities are measured in alternation while a submission is graded repeatedly on a single core:

- the share of the core that a busy process receives, of the time that both receive. It does not
  depend on the load: other processes take from both;
- the wall-clock and processor time of an honest submission that is graded at the same time on all
  cores. Both depend on the load.

``--by`` selects how processors are shared (`watch.py` in the sandbox): control groups, sessions if
no group can be made, or niceness if sessions do not count. The exit status is 0 if the neighbor of
every attack keeps at least four fifths of the share that it has next to an honest submission. Run
as root, with control groups of version 1.
"""

from __future__ import annotations

import argparse
import os
import pickle
import secrets
import shutil
import statistics
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import astuple, dataclass
from pathlib import Path

from harness.classroom.course import points
from harness.classroom.many.batch import TaskMaker
from harness.classroom.many.work import Task, evaluate
from harness.classroom.sandbox import process
from harness.classroom.sandbox.group import PREFIX, ControlGroup
from quality.class_of_300.roster import Member, course_of
from quality.class_of_300.tree import descendants, used_s
from tests.exploits.arena import LAB, ROOT
from tests.exploits.corpus import ATTACKS

HONEST = "control_correct"
ON_THE_MACHINE = (
    "spinning_shells", "spinning_orphans", "fork_bomb", "all_cores", "memory_of_many",
    "memory_shared", "fill_disk", "files_many", "prints_a_gigabyte", "outbox_flood",
)  # fmt: skip
MOST = 0.2
BY = ("group", "session", "niceness")
_SETTLES_S, _WINDOW_S = 2.0, 5.0
_CPU, _COUNTED = Path("/sys/fs/cgroup/cpu"), Path("/sys/fs/cgroup/cpuacct")


@dataclass(frozen=True)
class Beside:
    """An honest neighbor's ``share`` of a core that it could use entirely (0 to 1), and the
    ``clock_s`` and ``processor_s`` of its grading.
    """

    share: float
    clock_s: float
    processor_s: float


def main() -> int:
    options = _arguments()
    shutil.rmtree(options.into, ignore_errors=True)
    tasks = _tasks(options.into, (HONEST, *options.attacks))
    evaluate(tasks[HONEST])  # after this, the server that jobs are forked from is loaded
    measured: dict[str, list[Beside]] = {}
    for _ in range(options.rounds):
        for name in (HONEST, *options.attacks):
            measured.setdefault(name, []).append(_beside(options.into, options.by, tasks, name))
    honest = _medians(measured[HONEST])
    good = True
    for name, all_of_it in measured.items():
        attack = _medians(all_of_it)
        share, clock = attack.share / honest.share, attack.clock_s / honest.clock_s
        processor = attack.processor_s / honest.processor_s
        good &= share >= 1 - MOST
        print(
            f"{name:20} {attack.share:5.1%} of a core ({share:.2f}), "
            f"{attack.processor_s:5.2f} s of a processor ({processor:.2f}), "
            f"{attack.clock_s:5.2f} s ({clock:.2f})",
            flush=True,
        )
    return 0 if good else 1


def _medians(runs: list[Beside]) -> Beside:
    return Beside(*(statistics.median(column) for column in zip(*map(astuple, runs), strict=True)))


def _beside(into: Path, by: str, tasks: dict[str, Task], name: str) -> Beside:
    path = into / "beside.pickle"
    path.write_bytes(pickle.dumps((tasks[HONEST], tasks[name])))
    core = max(os.sched_getaffinity(0))
    with _groups(by) as (counted, shared), ExitStack() as ended:
        other = ended.enter_context(_started(core, shared, "--beside", str(path), "--by", by))
        (counted / "cgroup.procs").write_text(str(other.pid))
        other.stdin.write(b"go\n")
        other.stdin.flush()
        other.stdout.readline()
        spins = ended.enter_context(_started(core, shared, "--spin"))
        spins.stdin.write(b"go\n")
        spins.stdin.flush()
        time.sleep(_SETTLES_S)
        had_s, theirs_s = used_s(spins.pid), _count(counted)
        had = theirs = 0.0
        while had + theirs < _WINDOW_S:
            time.sleep(0.2)
            had, theirs = used_s(spins.pid) - had_s, _count(counted) - theirs_s
        spins.kill()
        before, started = used_s(os.getpid(), other.pid), time.monotonic()
        evaluate(tasks[HONEST])
        clock_s = time.monotonic() - started
        return Beside(had / (had + theirs), clock_s, used_s(os.getpid(), other.pid) - before)


def _count(group: Path) -> float:
    """Return the processor time, in seconds, of all processes that were ever in the group."""
    return int((group / "cpuacct.usage").read_text()) / 1e9


@contextmanager
def _groups(by: str) -> Iterator[tuple[Path, Path | None]]:
    """Control groups of version 1: a group that only counts and, if sessions must not count, a
    group with both processes.
    """
    name = f"{PREFIX}{os.getpid()}-{secrets.token_hex(4)}"
    groups = [_COUNTED / name, *([_CPU / name] if by == "niceness" else [])]
    for folder in groups:
        folder.mkdir()
    try:
        yield groups[0], groups[1] if len(groups) > 1 else None
    finally:
        left = [
            folder_ for folder in groups for folder_ in folder.glob(f"{PREFIX}*")
        ]  # killed submissions
        ControlGroup(tuple(map(str, (*left, *groups)))).remove()


@contextmanager
def _started(core: int, shared: Path | None, *arguments: str) -> Iterator[subprocess.Popen]:
    """Start this program again in its own session, on ``core`` and in the group ``shared``. It
    waits for a line.
    """
    command = [sys.executable, "-P", "-m", "quality.class_of_300.neighbors", *arguments]
    with subprocess.Popen(
        command,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        start_new_session=True,
    ) as started:
        os.sched_setaffinity(started.pid, {core})
        if shared is not None:
            (shared / "cgroup.procs").write_text(str(started.pid))
        try:
            yield started
        finally:
            left = descendants(started.pid)
            started.kill()
            for one in left:  # they end with it: the next measurement waits for that
                one.wait(60)


def _go_on(path: Path, by: str) -> None:
    sys.stdin.readline()
    if by != "group":
        process.group.make = lambda limits: None  # type: ignore[assignment]
    honest, task = pickle.loads(path.read_bytes())
    evaluate(honest)  # after this, the server that jobs are forked from is loaded
    print("begins", flush=True)
    while True:
        evaluate(task)


def _tasks(into: Path, names: tuple[str, ...]) -> dict[str, Task]:
    by_name = {attack.name: attack for attack in ATTACKS}
    members = tuple(Member(name, "", by_name[name], None) for name in names)
    course = course_of(into.resolve() / "course", members, ROOT).course
    schemes = points.read(course.root)
    maker = TaskMaker(course, LAB, course.api(), course.config(), schemes)
    return {name: maker.task(name) for name in names}


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--by", choices=BY, default=BY[0])
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--attacks", nargs="+", default=ON_THE_MACHINE)
    parser.add_argument("--into", type=Path, default=ROOT / "build" / "neighbors")
    parser.add_argument("--beside", type=Path, help=argparse.SUPPRESS)
    parser.add_argument("--spin", action="store_true", help=argparse.SUPPRESS)
    return parser.parse_args()


if __name__ == "__main__":
    os.environ.setdefault("HARNESS_SANDBOX", "required")
    given = _arguments()
    if given.beside is not None:
        _go_on(given.beside, given.by)
    if given.spin:
        sys.stdin.readline()
        while True:
            pass
    print(f"{os.cpu_count()} CPU cores, load {os.getloadavg()[0]:.1f}", flush=True)
    sys.exit(main())
