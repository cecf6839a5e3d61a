"""Grade the same class on 1, 2 and 4 GPUs of this machine: points, speed and memory.

    python -m quality.class_on_gpus [--device hopper] [--gpus 1,2,4] [--students 48] [--repeat 1]
        [--phases]

Seven of sixteen students submit right notebooks; the others' are unsynchronized, wrong, empty,
hanging, crashing or damaged. Right kernels are timed on a GPU, a single kernel at a time. `--device
emulator` grades the class once, without a GPU. A small class warms the machine up before the
measured runs. The exit status is 0 if every submission earned exactly its points or, if it is
damaged, has a reason. This takes minutes, so it is not a test.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import statistics
import sys
from dataclasses import asdict
from pathlib import Path

from harness.classroom.sandbox import means
from harness.course.devices import hopper_gpus
from quality.class_on_gpus.grading import VISIBLE, How, Outcome, grade, problems
from quality.class_on_gpus.roster import ROOT, Member, course_of, roster

LEVEL_VARIABLE = "HARNESS_SANDBOX"


def main() -> int:
    options = _arguments()
    level = os.environ.get(LEVEL_VARIABLE) or "best-effort"  # the students are not hostile
    counts, names = _counts(options)
    print(f"{os.cpu_count()} CPU cores, {len(names)} GPUs; the sandbox's level is {level}:")
    for line in means.means().lines():
        print(f"  {line}")
    sys.stdout.flush()
    members, rows, good = roster(options.students), [], True
    if options.warm_up:
        good &= _one_run(options, roster(options.warm_up), names, level, "warm-up", rows)
        if not good:
            return 1  # nor would the others be
    for number in range(1, options.repeat + 1):
        for count in counts:
            what = f"{count} GPUs, run {number}" if count else f"emulator, run {number}"
            good &= _one_run(options, members, names[:count], level, what, rows)
    for line in ratios(rows):
        print(line, flush=True)
    return 0 if good else 1


def _one_run(
    options: argparse.Namespace,
    members: tuple[Member, ...],
    gpus: tuple[str, ...],
    level: str,
    what: str,
    rows: list[dict],
) -> bool:
    folder = options.into / what.replace(",", "").replace(" ", "-")
    shutil.rmtree(folder, ignore_errors=True)
    course = course_of(folder.resolve(), members)
    outcome = grade(course, _how(options, gpus, level, what))
    wrong = problems(outcome, members)
    rows.append(row(what, gpus, members, outcome, wrong))
    print(in_words(rows[-1]), *outcome.phases, sep="\n", flush=True)
    for line in wrong:
        print(f"  {line}", flush=True)
    if wrong:
        print("\n".join(Path(f"{course.root}.log").read_text().splitlines()[-20:]), flush=True)
    options.json.parent.mkdir(parents=True, exist_ok=True)
    options.json.write_text(json.dumps({"level": level, "runs": rows}, indent=1))
    return not wrong


def _how(options: argparse.Namespace, gpus: tuple[str, ...], level: str, what: str) -> How:
    stopwatch = options.phases and what != "warm-up"
    return How(gpus, level, options.workers, options.limit, stopwatch)


def row(
    what: str, gpus: tuple[str, ...], members: tuple[Member, ...], outcome: Outcome, wrong: list
) -> dict:
    """Return the record of a run as JSON."""
    kept = asdict(outcome)
    for name in ("earned", "reasons", "not_measured", "waited_s", "judged_s", "speeds", "phases"):
        del kept[name]
    return {
        "what": what,
        "gpu_count": len(gpus),
        "students": len(members),
        "as_expected": len(members) - len({line.split(":")[0] for line in wrong}),
        "a_minute": 60 * len(members) / outcome.seconds,
        "steady_a_minute": outcome.steady_a_minute,
        "first_done_s": outcome.first_done_s,
        **kept,
        "on_a_gpu": len(outcome.waited_s),
        "timed": len(outcome.speeds),
        "speed_least": min(outcome.speeds, default=None),
        "waited_mean_s": statistics.fmean(outcome.waited_s or [0.0]),
        "waited_most_s": max(outcome.waited_s, default=0.0),
        "judged_mean_s": statistics.fmean(outcome.judged_s or [0.0]),
        "problems": wrong,
    }


def in_words(row: dict) -> str:
    """Describe a run in a few lines."""
    text = (
        f"{row['what']}: {row['students']} submissions in {row['seconds']:.1f} s "
        f"(the first after {row['first_done_s']:.1f}), {row['a_minute']:.1f} a minute, "
        f"{row['steady_a_minute']:.1f} from the first quarter to the last; "
        f"{row['processor_s']:.0f} s of a processor; "
        f"peak {row['peak_bytes'] / 2**30:.1f} GiB; {row['as_expected']} as expected; "
        f"a judge ran {row['judged_mean_s']:.1f} s"
    )
    if row["on_a_gpu"]:
        text += (
            f"\n  {row['on_a_gpu']} kernels ran on a GPU, {row['timed']} were timed "
            f"(at {row['speed_least']:.2f} of the library's speed or more); their judges waited "
            f"{row['waited_mean_s']:.1f} s for it, {row['waited_most_s']:.1f} s at most"
        )
    for uuid, use in row["gpus"].items():
        text += (
            f"\n  GPU {uuid[:8]}: {use['judges_mean']:.1f} judges, {use['judges_most']} at most; "
            f"a benchmark ran {use['benchmark_share']:.0%} of the time; "
            f"{use['memory_mib'] / 1024:.1f} GiB"
        )
    return text


def ratios(rows: list[dict]) -> list[str]:
    """Return the throughput for each number of GPUs relative to the smallest number, as the median
    of each: for whole runs, and from the first quarter to the last.
    """
    counted: dict[int, list[dict]] = {}
    for one in rows:
        if one["what"] != "warm-up":
            counted.setdefault(one["gpu_count"], []).append(one)
    whole, steady = (
        {count: statistics.median(run[of] for run in runs) for count, runs in counted.items()}
        for of in ("a_minute", "steady_a_minute")
    )
    first, *others = sorted(counted)
    return [
        f"{count} GPUs: {whole[count]:.1f} a minute, {whole[count] / whole[first]:.2f} times that "
        f"of {first}; from the first quarter to the last {steady[count]:.1f}, "
        f"{steady[count] / steady[first]:.2f} times"
        for count in others
        if steady[first]
    ]


def _counts(options: argparse.Namespace) -> tuple[list[int], tuple[str, ...]]:
    """Return the numbers of GPUs to grade on, and CUDA's names of the GPUs present."""
    if options.device == "emulator":
        return [0], ()
    visible = [gpu for gpu in os.environ.get(VISIBLE, "").split(",") if gpu]
    names = tuple(visible[index] if visible else str(index) for index in hopper_gpus())
    counts = sorted({count for count in map(int, options.gpus.split(",")) if count <= len(names)})
    if not counts:
        raise SystemExit(f"this machine has {len(names)} Hopper GPUs: --gpus {options.gpus}?")
    return counts, names


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--device", choices=("hopper", "emulator"), default="hopper")
    parser.add_argument("--gpus", default="1,2,4", help="how many; more than there are is left out")
    parser.add_argument("--students", type=int, default=48)
    parser.add_argument("--repeat", type=int, default=1)
    parser.add_argument("--workers", type=int, default=0, help="default: the harness's own")
    parser.add_argument("--warm-up", type=int, default=3, help="students of the run before")
    parser.add_argument("--limit", type=float, default=300.0, help="seconds for a run")
    parser.add_argument("--phases", action="store_true", help="say where the seconds went")
    parser.add_argument("--into", type=Path, default=ROOT / "build" / "class_on_gpus")
    parser.add_argument("--json", type=Path, default=ROOT / "build" / "class_on_gpus.json")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
