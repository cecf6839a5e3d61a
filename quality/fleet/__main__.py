"""Build the fleet and examine it: ``python -m quality.fleet`` (`make fleet` installs its
compilers).
"""

from __future__ import annotations

import argparse
import multiprocessing
import sys
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor

from quality.fleet.building import NotBuilt, build
from quality.fleet.case import Built, Case
from quality.fleet.cases import CASES
from quality.fleet.compare.prepare import planted
from quality.fleet.compare.record import by_emulator, recorded
from quality.fleet.redundant import listed, unlike
from quality.fleet.running import Result, examined

_built: list[Built] = []  # before the workers are forked


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m quality.fleet", description=__doc__)
    parser.add_argument("--kernel", action="append", default=[], help="those that begin so (again)")
    parser.add_argument("--every", type=int, default=1, help="the first of each N of a compiler")
    parser.add_argument("--jobs", type=int, default=2, help="processes (default: 2)")
    parser.add_argument("--all", action="store_true", help="say of each deletion how it shows")
    options = parser.parse_args()
    cases = [c for c in CASES if not options.kernel or c.name.startswith(tuple(options.kernel))]
    cases = list(_every_few_per_compiler(cases, options.every))
    started = time.monotonic()
    try:
        _built.extend(build(cases, options.jobs))
    except NotBuilt as why:
        print(why)
        return 1
    print(f"{len(cases)} kernels compiled in {time.monotonic() - started:.0f} s", flush=True)
    failed = deleted = detected = 0
    seconds = 0.0
    context = multiprocessing.get_context("fork")  # they inherit what was compiled
    with ProcessPoolExecutor(options.jobs, mp_context=context) as workers:
        for result, took in workers.map(_examine, range(len(_built))):
            wrong = [*result.complaints, *unlike(result)]
            failed += bool(wrong)
            deleted += len(result.verdicts)
            detected += sum(bool(verdict.found) for verdict in result.verdicts)
            seconds += took
            _print(result, took, wrong, options.all)
    if not options.kernel and options.every == 1:
        count, wrong = _plants()
        failed += len(wrong)
        print(
            f"{count} planted bugs, {len(wrong)} told otherwise than recorded",
            *wrong,
            sep="\n    ",
        )
    print(
        f"{deleted} synchronizing instructions deleted: {detected} found, {deleted - detected} "
        f"not; {seconds:.0f} s of processor time"
    )
    print(f"{max(len(cases) - failed, 0)} passed, {failed} failed")
    return bool(failed)


def _every_few_per_compiler(cases: Iterable[Case], every: int) -> Iterator[Case]:
    seen: Counter[str] = Counter()
    for case in cases:
        compiler = case.name.partition("/")[0]
        if seen[compiler] % every == 0:
            yield case
        seen[compiler] += 1


def _plants() -> tuple[int, list[str]]:
    """Return the number of plants, and those on which the emulator differs from the table of
    docs/comparison.md.
    """
    noted = recorded()["emulator"]
    kinds_of = {plant.name: by_emulator(built) for plant, built in planted()}
    differ = [
        f"{name}: {kinds}, not {noted[name]}"
        for name, kinds in kinds_of.items()
        if kinds != noted[name]
    ]
    return len(kinds_of), differ


def _examine(number: int) -> tuple[Result, float]:
    started = time.process_time()
    return examined(_built[number]), time.process_time() - started


def _print(result: Result, took: float, wrong: list[str], everything: bool) -> None:
    detected = sum(bool(verdict.found) for verdict in result.verdicts)
    state = "FAILED" if wrong else "ok"
    count = f"{detected} of {len(result.verdicts)} deletions found"
    print(f"{result.name:34} {state:6} {count:28} {took:6.1f} s", flush=True)
    for text in wrong:
        print(f"    {text}", flush=True)
    if everything:
        for outcome in result.verdicts:
            reason = outcome.found or listed(result.name).get(outcome.place, "NOT FOUND")
            print(
                f"    {outcome.place} (line {outcome.source_line}): {reason} {outcome.schedule}",
                flush=True,
            )


if __name__ == "__main__":
    sys.exit(main())
