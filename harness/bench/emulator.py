"""The emulator against numba's CUDA simulator, or against an older revision of itself.

    python -m harness.bench.emulator [--rounds 5] [--json]
    python -m harness.bench.emulator --against REVISION [--rounds 5] [WORD ...]

Each round starts a process for each machine and runs every kernel once untimed and once timed; the
table gives medians over rounds, so that other load on the computer affects all alike. The simulator
takes numba's place for a whole process (NUMBA_ENABLE_CUDASIM), hence the processes.

Of two revisions, both run the same data, made by this tree: launches of small kernels, threads
together, warp by warp and divergent; and the labs' solutions, as they are handed to the judge. Each
round starts a process for each tree, which returns its processor time and the outcome of each
launch: every field of every hazard in its order, the memory, the steps. Differences are reported.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import math
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from harness.base import settings

if TYPE_CHECKING:
    from harness.bench.kernels.plain import Case


ROOT = Path(__file__).resolve().parents[2]
MACHINES = ("simulator", "emulator")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--machine", choices=MACHINES, help=argparse.SUPPRESS)
    parser.add_argument("--work", type=Path, help=argparse.SUPPRESS)
    parser.add_argument("--against", metavar="REVISION", help="an older revision of the emulator")
    parser.add_argument("words", nargs="*", help="with --against: only what has one in its name")
    options = parser.parse_args()
    if options.against:
        print(table_of_trees(*compare(options.against, options.rounds, tuple(options.words))))
        return
    if options.work:
        print(json.dumps(_measured(json.loads(options.work.read_text()))))
        return
    if options.machine:
        print(json.dumps(measure(options.machine)))
        return
    seconds = side_by_side(options.rounds)
    if options.json:
        print(json.dumps(seconds, indent=2))
    else:
        print(table(seconds, options.rounds))


def side_by_side(rounds: int) -> dict[str, dict[str, float]]:
    """Median seconds by kernel and machine."""
    samples: dict[str, dict[str, list[float]]] = {}
    for _ in range(rounds):
        for machine in MACHINES:
            for kernel, seconds in in_a_process(machine).items():
                samples.setdefault(kernel, {}).setdefault(machine, []).append(seconds)
    return {
        kernel: {machine: statistics.median(times) for machine, times in by_machine.items()}
        for kernel, by_machine in samples.items()
    }


def in_a_process(machine: str) -> dict[str, float]:
    environment = dict(os.environ, PYTHONPATH=str(ROOT), **{settings.DEVICE.name: "emulator"})
    environment["NUMBA_ENABLE_CUDASIM"] = "1" if machine == "simulator" else "0"
    command = [sys.executable, __file__, "--machine", machine]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    seconds: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    return seconds


def measure(machine: str) -> dict[str, float]:
    """Seconds of each kernel's second run on this machine, which must be this process's."""
    from harness.bench.kernels.plain import cases

    run = simulated if machine == "simulator" else emulated
    seconds = {}
    for name, case in cases().items():
        run(case)
        elapsed, result = run(case)
        if not np.array_equal(result, case.wanted):
            raise SystemExit(f"{machine} gives a wrong result for {name}")
        seconds[name] = elapsed
    return seconds


def simulated(case: Case) -> tuple[float, np.ndarray]:
    out = np.zeros_like(case.wanted)
    begun = time.perf_counter()
    case.kernel[case.grid, case.block](*case.inputs, out)
    return time.perf_counter() - begun, out


def emulated(case: Case) -> tuple[float, np.ndarray]:
    import harness

    gpu = harness.device("emulator")
    args = [gpu.to_device(array) for array in (*case.inputs, np.zeros_like(case.wanted))]
    begun = time.perf_counter()
    run = gpu.launch(case.kernel, case.grid, case.block, args)
    elapsed = time.perf_counter() - begun
    assert run.hazards == ()
    return elapsed, args[-1].copy_to_host()


def table(seconds: dict[str, dict[str, float]], rounds: int) -> str:
    lines = [
        f"medians of {rounds} rounds, ms",
        f"{'kernel':26}{'simulator':>11}{'emulator':>10}{'ratio':>7}",
    ]
    for kernel, times in seconds.items():
        simulator, emulator = (1000 * times[machine] for machine in MACHINES)
        lines.append(f"{kernel:26}{simulator:11.1f}{emulator:10.1f}{simulator / emulator:6.0f}×")
    return "\n".join(lines)


# -- an older revision next to this one

TREES = ("then", "now")
_CONVERGED, _BY_WARP = "late-copies", "warps-apart"
_SAVE = "import sys; from quality.mutants.solved import save; save(*sys.argv[1:])"

Outcome = list[Any]  # what came out of each launch, as JSON

Times = dict[str, dict[str, float]]
"""Seconds by name and tree, the least of all rounds."""


def compare(revision: str, rounds: int, words: tuple[str, ...]) -> tuple[Times, list[str]]:
    """Return the times, and the names of differing outcomes. ``words``: only work with any of
    these in its name."""
    times: Times = {}
    outcomes: dict[str, dict[str, Outcome]] = {}
    with _tree_of(revision) as then, tempfile.TemporaryDirectory() as folder:
        work = Path(folder) / "work.json"
        work.write_text(json.dumps([*_launches(words), *_checks(Path(folder), words)]))
        for _ in range(rounds):
            for name, tree in zip(TREES, (then, ROOT), strict=True):
                for what, (seconds, came_out) in _in_a_process(tree, work).items():
                    best = times.setdefault(what, {})
                    best[name] = min(best.get(name, math.inf), seconds)
                    outcomes.setdefault(what, {})[name] = came_out
    return times, [what for what, of in outcomes.items() if of[TREES[0]] != of[TREES[1]]]


def table_of_trees(times: Times, different: list[str]) -> str:
    lines = [f"{'processor time, s':44}{'then':>8}{'now':>8}{'ratio':>8}"]
    for what, of in times.items():
        then, now = (of[name] for name in TREES)
        lines.append(f"{what:44}{then:8.3f}{now:8.3f}{then / now:7.1f}×")
    then, now = (sum(of[name] for of in times.values()) for name in TREES)
    lines.append(f"{'all':44}{then:8.3f}{now:8.3f}{then / now:7.1f}×")
    summary = (
        f"other outcomes: {', '.join(different)}" if different else "all outcomes are the same"
    )
    return "\n".join([*lines, summary])


def _has(name: str, words: tuple[str, ...]) -> bool:
    return not words or any(word in name for word in words)


@contextmanager
def _tree_of(revision: str) -> Iterator[Path]:
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder) / "tree"
        git = ["git", "-C", str(ROOT), "worktree"]
        subprocess.run(
            [*git, "add", "--detach", str(tree), revision], check=True, capture_output=True
        )
        try:
            yield tree
        finally:
            subprocess.run([*git, "remove", "--force", str(tree)], check=True)


def _in_a_process(tree: Path, work: Path) -> dict[str, tuple[float, Outcome]]:
    environment = dict(os.environ, PYTHONPATH=str(tree), **{settings.DEVICE.name: "emulator"})
    command = [sys.executable, __file__, "--work", str(work)]
    done = subprocess.run(
        command, env=environment, cwd=tree, stdout=subprocess.PIPE, text=True, check=True
    )
    times: dict[str, tuple[float, Outcome]] = json.loads(done.stdout.splitlines()[-1])
    return times


# -- what is run


def _launches(words: tuple[str, ...]) -> Iterator[dict[str, object]]:
    from harness.bench.kernels import plain

    for cases, how, schedule in (
        (plain.cases(), "together", _CONVERGED),
        (plain.cases(), "warp by warp", _BY_WARP),
        (plain.divergent_cases(), "divergent", _CONVERGED),
    ):
        for kernel, case in cases.items():
            name = f"{kernel}, {how}"
            if _has(name, words):
                yield _launch(name, case, schedule)


def _checks(folder: Path, words: tuple[str, ...]) -> Iterator[dict[str, object]]:
    from harness.course import exercises

    names = [name for name in exercises.names() if _has(f"check of {name}", words)]
    if not names:
        return
    saved = folder / "solutions.json"
    subprocess.run([sys.executable, "-c", _SAVE, str(saved), *names], cwd=ROOT, check=True)
    for name, seed, submission in json.loads(saved.read_text()):
        yield {"name": f"check of {name}", "seed": seed, "submission": submission}


def _launch(name: str, case: Case, schedule: str) -> dict[str, Any]:
    """A launch as data. Of a parameter that is an array's address, the array's number."""
    from harness.course import compile_kernel, device
    from harness.sanitizer import expand

    gpu = device("emulator")
    arrays = [gpu.to_device(array) for array in (*case.inputs, np.zeros_like(case.wanted))]
    block = (*case.block, 1, 1)[:3]
    compiled = compile_kernel(case.kernel, tuple(arrays), block=math.prod(block))
    numbers = {array.address.to_bytes(8, "little"): at for at, array in enumerate(arrays)}
    data = [
        getattr(parameter, "data", b"") for parameter in expand(compiled, arrays)
    ]  # none is a tensor map
    return {
        "name": name,
        "ptx": compiled.ptx,
        "entry": compiled.entry,
        "grid": (*case.grid, 1, 1)[:3],
        "block": block,
        "parameters": [numbers.get(chunk, chunk.hex()) for chunk in data],
        "arrays": [array.copy_to_host().tobytes().hex() for array in arrays],
        "wanted": case.wanted.tobytes().hex(),
        "schedule": schedule,
    }


# -- in a process of one tree, which may be an older one


def _measured(work: list[dict[str, Any]]) -> dict[str, tuple[float, Outcome]]:
    return {job["name"]: (_checked if "seed" in job else _ran)(job) for job in work}


def _ran(job: dict[str, Any]) -> tuple[float, Outcome]:
    from harness.sanitizer.emulator import GlobalMemory

    best, outcome = math.inf, []
    for _ in range(3):
        memory, at = GlobalMemory(), []
        for data in map(bytes.fromhex, job["arrays"]):
            allocation = memory.allocate(len(data))
            allocation.bytes[:] = np.frombuffer(data, np.uint8)
            at.append(allocation)
        parameters: list[Any] = [
            at[parameter].address.to_bytes(8, "little")
            if isinstance(parameter, int)
            else bytes.fromhex(parameter)
            for parameter in job["parameters"]
        ]
        begun = time.process_time()
        report = _emulated(job, memory, parameters)
        best = min(best, time.process_time() - begun)
        outcome = [_came_out(report, memory)]
        if at[-1].bytes.tobytes().hex() != job["wanted"]:
            raise SystemExit(f"a wrong result for {job['name']}")
    return best, outcome


def _emulated(job: dict[str, Any], memory: Any, parameters: list[bytes]) -> Any:
    from harness.sanitizer import emulator

    run: Any = emulator.run  # of either kind
    options: dict[str, Any] = {name: tuple(job[name]) for name in ("grid", "block")}
    options |= {name: job[name] for name in ("ptx", "entry")}
    try:
        from harness.sanitizer import LaunchPlan, RunOptions, Scalar
    except ModuleNotFoundError:  # a tree before 2026-11-25: the launch is keywords
        return run(memory=memory, parameters=parameters, schedule=job["schedule"], **options)
    scalars = tuple(Scalar(np.void(data)) for data in parameters)
    plan = LaunchPlan(**options, parameters=scalars)
    return run(plan, memory, RunOptions(schedule=job["schedule"]))


def _checked(job: dict[str, Any]) -> tuple[float, Outcome]:
    """Run the work twice, as the second run finds the caches of the first; the outcomes are of
    the first."""
    from harness.course import judging, submission
    from harness.sanitizer import emulated

    handed_in = submission.from_json(job["submission"])
    outcome: Outcome = []
    emulate = emulated.emulate

    def noted(*launch: Any, **options: Any) -> Any:
        try:
            report = emulate(*launch, **options)
        except Exception as ended:
            outcome.append([type(ended).__name__, str(ended), _hazards(ended)])
            raise
        outcome.append(_came_out(report, options["memory"] if options else launch[1]))
        return report

    emulated.emulate = noted
    try:
        judging.judge(handed_in, job["seed"], "emulator")
    finally:
        emulated.emulate = emulate
    begun = time.process_time()
    judging.judge(handed_in, job["seed"], "emulator")
    return time.process_time() - begun, outcome


def _came_out(report: Any, memory: Any) -> Outcome:
    held = hashlib.blake2b(digest_size=12)
    for allocation in memory.allocations():
        held.update(allocation.bytes.tobytes())
    lines = [repr(counter) for counter in (*report.bank_conflicts, *report.sectors)]
    seen = repr((sorted(report.executed), lines, report.touches))
    digest = hashlib.blake2b(seen.encode(), digest_size=12).hexdigest()
    emulated_s = report.emulated_s if hasattr(report, "emulated_s") else report.seconds
    return [_hazards(report), held.hexdigest(), report.steps, round(emulated_s, 9), digest]


def _hazards(of: Any) -> list[str]:
    return [repr(hazard) for hazard in getattr(of, "hazards", ())]


if __name__ == "__main__":
    main()
