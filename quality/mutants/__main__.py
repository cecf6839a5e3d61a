"""Judge the mutants of the labs' solutions: ``python -m quality.mutants``.

Each must lose a point, or must lose none if `stays_right` lists it; exceptions are printed, and the
exit status is 1. ``--record`` stores the results in `recorded.json`.
"""

from __future__ import annotations

import argparse
import collections
import datetime
import json
import multiprocessing
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from quality.mutants.solved import Case, Solved, solved
from quality.mutants.verdicts import Outcome, outcome

RECORDED = Path(__file__).parent / "recorded.json"
CHUNK = 8  # mutants that a worker judges at a time
Judged = tuple[Case, Outcome, float]

_solved: list[Solved] = []  # before the workers are forked


def main() -> int:
    arguments = _arguments()
    _solved.extend(solved(tuple(arguments.exercise)))
    work = []
    for place, solution in enumerate(_solved):
        numbers = range(arguments.seed % arguments.every, len(solution.cases), arguments.every)
        work += [(place, numbers[at : at + CHUNK]) for at in range(0, len(numbers), CHUNK)]
    cases = sum(len(numbers) for _, numbers in work)
    print(f"{cases} mutants of {len(_solved)} solutions", flush=True)
    if arguments.count:
        _count()
        return 0
    judgments: list[Judged] = []
    for judgment in _judged(work, arguments.jobs):
        judgments.append(judgment)
        if is_wrong(judgment):
            print(in_a_line(judgment), flush=True)
    wrong = [case for case in judgments if is_wrong(case)]
    print(
        f"{len(wrong)} of {len(judgments)} are judged wrong; {sum(s for *_, s in judgments):.0f} "
        "s of CPU"
    )
    if arguments.record:
        RECORDED.write_text(json.dumps(record(judgments), indent=1, ensure_ascii=False) + "\n")
    return bool(wrong)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m quality.mutants", description=__doc__)
    parser.add_argument("--exercise", action="append", default=[], help="this one alone (again)")
    parser.add_argument("--count", action="store_true", help="only count them, by rule")
    parser.add_argument("--jobs", type=int, default=2, help="processes (default: 2)")
    parser.add_argument("--every", type=int, default=1, help="a sample: of each so many, one")
    parser.add_argument("--seed", type=int, default=0, help="which of them (default: 0)")
    parser.add_argument("--record", action="store_true", help=f"write {RECORDED.name}")
    return parser.parse_args()


def _judged(work: list[tuple[int, range]], jobs: int) -> Iterator[Judged]:
    context = multiprocessing.get_context("fork")  # they inherit what was compiled
    with ProcessPoolExecutor(jobs, mp_context=context) as workers:
        for part in workers.map(_judge, work):
            yield from part


def _judge(work: tuple[int, range]) -> list[Judged]:
    place, numbers = work
    solution, judgments = _solved[place], []
    for number in numbers:
        started = time.process_time()
        case = solution.cases[number]
        judgments.append((case, outcome(solution, case), time.process_time() - started))
    return judgments


def is_wrong(judged: Judged) -> bool:
    """Return True if the mutant lost points wrongly or wrongly kept them."""
    case, seen, _ = judged
    return bool(seen.lost) == bool(case.keeps)


def in_a_line(judged: Judged) -> str:
    case, seen, seconds = judged
    if case.keeps:
        lost = f"{', '.join(seen.lost)} ({', '.join(seen.reasons)})"
        return f"FALSE ALARM {case.name}\n    loses {lost}, but: {case.keeps} [{seconds:.1f} s]"
    return f"SURVIVES {case.name} [{case.mutant.key}]"


def record(judgments: list[Judged]) -> dict:
    """The record of a whole run."""
    must_lose = [judgment for judgment in judgments if not judgment[0].keeps]
    keep = [judgment for judgment in judgments if judgment[0].keeps]
    return {
        "date": datetime.datetime.now(datetime.UTC).date().isoformat(),
        "mutants": len(judgments),
        "must lose a point": len(must_lose),
        "must lose none": _counted(case.keeps for case, *_ in keep),
        "by exercise": _counted(case.exercise for case, *_ in judgments),
        "by rule": _counted(case.mutant.rule for case, *_ in judgments),
        "lost by": _counted(reason for _, seen, _ in must_lose for reason in seen.reasons),
        "judged wrong": sorted(case.name for case, *rest in judgments if is_wrong((case, *rest))),
    }


def _counted(what) -> dict[str, int]:
    return dict(collections.Counter(what).most_common())


def _count() -> None:
    cases = [case for solution in _solved for case in solution.cases]
    for title, what in (
        ("exercise", _counted(case.exercise for case in cases)),
        ("rule", _counted(case.mutant.rule for case in cases)),
        ("must lose none", _counted(case.keeps for case in cases if case.keeps)),
    ):
        print(f"\nby {title}")
        for name, number in what.items():
            print(f"{number:6} {name}")


if __name__ == "__main__":
    sys.exit(main())
