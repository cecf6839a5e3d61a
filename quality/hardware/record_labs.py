"""Recording on hardware: every lab's solution runs as a program, and the measurements are kept.

    python -m quality.hardware.record_labs [LAB ...]

The outcomes of `harness.break_it` and the speeds of `harness.check` go to the card's file in
``harness/course/recordings/``, which comes with the package. Needs a Hopper GPU; takes a few
minutes.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor, as_completed
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Any

from harness.base import settings
from harness.course import Outcome, Recording, Speed, recordings

LAB_LIMIT_S = 300.0
Report = Callable[[str], None]


def record(
    root: Path,
    labs: Iterable[str],
    *,
    report: Report,
    jobs: int = 1,
    keep: Callable[[Recording], None] = lambda recording: None,
) -> Recording:
    """Run the labs' solutions under ``root`` on this machine's Hopper GPU, ``jobs`` at a time:
    compiling takes longest, and a lab that measures has the GPU alone. ``keep`` gets everything
    recorded so far after each lab.

    Older entries that are not measured again stay only if they were recorded on the same GPU and
    driver: a recording is of a single machine.
    """
    from harness.course import device, driver_version

    hopper: Any = device("hopper")
    gpu, driver, started = hopper.gpu, driver_version(), time.monotonic()
    card = recordings.card_of(gpu)
    before = recordings.recording(card) if card else Recording()
    kept = before if (before.gpu, before.driver) == (gpu, driver) else Recording()
    with ThreadPoolExecutor(jobs) as pool:
        running = {
            pool.submit(run_lab, root / "solutions" / lab / f"{lab}.py"): lab for lab in labs
        }
        for done in as_completed(running):
            entries, problem = done.result()
            date = datetime.now(UTC).isoformat("T", "seconds")
            kept = merged(kept, gpu, driver, date, entries)
            keep(kept)
            state = problem or f"{len(entries)} measurements"
            report(f"{running[done]}: {state}, after {time.monotonic() - started:.0f} s")
    return kept


def merged(
    before: Recording, gpu: str, driver: str, date: str, entries: Iterable[dict[str, Any]]
) -> Recording:
    """Return ``before`` with the noted ``entries`` in it; a later entry replaces an earlier
    entry."""
    broken, speeds = dict(before.broken), dict(before.speeds)
    for entry in entries:
        if "broken" in entry:
            broken[entry["broken"]] = Outcome(**entry["outcome"])
        else:
            figures = entry["figures"]
            speeds[entry["speed"]] = Speed(
                shape=tuple(figures["shape"]),
                kernel_gb_per_s=round(figures["kernel_gb_per_s"], 1),
                library_gb_per_s=round(figures["library_gb_per_s"], 1),
                fraction=round(figures["fraction"], 3),
                regime=figures["regime"],
                **_products(figures),
            )
    return Recording(gpu, driver, date, broken, speeds)


def _products(figures: Mapping[str, Any]) -> dict[str, float]:
    """TFLOP/s, for a matrix product; nothing for a copy."""
    flops = figures.get("flops", 0)
    if not flops:
        return {}
    return {
        f"{who}_tflop_per_s": round(flops / figures[f"{who}_us"] / 1e6, 1)
        for who in ("kernel", "library")
    }


def to_text(recording: Recording) -> str:
    """The recording as JSON, a measurement a line, sorted: readable as a diff."""
    head = {"gpu": recording.gpu, "driver": recording.driver, "date": recording.date}
    lines = [f" {json.dumps(key)}: {json.dumps(value)}," for key, value in head.items()]
    kept: dict[str, Mapping[str, Any]] = {"broken": recording.broken, "speeds": recording.speeds}
    for title, end in (("broken", ","), ("speeds", "")):
        rows = [
            f"  {json.dumps(n)}: {json.dumps(_fields(value))}"
            for n, value in sorted(kept[title].items())
        ]
        lines += [f" {json.dumps(title)}: {{", ",\n".join(rows), f" }}{end}"]
    return "\n".join(["{", *lines, "}"]) + "\n"


def _fields(figures: Outcome | Speed) -> dict[str, Any]:
    """Return the fields; a digest and those of a matrix product only if they are set."""
    optional = ("source", "kernel_tflop_per_s", "library_tflop_per_s")
    return {name: value for name, value in vars(figures).items() if value or name not in optional}


def run_lab(text: Path) -> tuple[list[dict[str, Any]], str]:
    """Return the notes of a lab, and the error, in a line."""
    with tempfile.TemporaryDirectory() as folder:
        notes = Path(folder) / "notes.jsonl"
        # The checkout's own harness, whether it is installed or not.
        paths = [str(text.parents[2]), *filter(None, [os.environ.get("PYTHONPATH")])]
        environment = os.environ | {
            settings.DEVICE.name: "hopper",
            "PYTHONPATH": os.pathsep.join(paths),
            settings.RECORD.name: str(notes),
        }
        problem = ""
        try:
            done = subprocess.run(
                [sys.executable, str(text)],
                env=environment,
                capture_output=True,
                text=True,
                timeout=LAB_LIMIT_S,
                cwd=text.parent,
            )
            if done.returncode:
                problem = f"ended with {done.returncode}: {done.stderr.strip()[-300:]}"
        except subprocess.TimeoutExpired:
            problem = f"not done after {LAB_LIMIT_S:.0f} s"
        lines = notes.read_text().splitlines() if notes.is_file() else []
    return [json.loads(line) for line in lines], problem


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Record the labs on a Hopper GPU.")
    parser.add_argument("labs", nargs="*", help="names of labs (default: all)")
    parser.add_argument("--to", type=Path, help="file (default: the card's in the package)")
    parser.add_argument("--jobs", type=int, default=1, help="labs at a time (default: 1)")
    options = parser.parse_args(arguments)
    root = Path(__file__).resolve().parent.parent.parent
    labs = options.labs or sorted({text.parent.name for text in root.glob("solutions/*/*.py")})

    def target(gpu: str) -> Path:
        card = recordings.card_of(gpu)
        if options.to or card is None:
            return options.to or Path("recording.json")
        return Path(recordings.__file__).parent / recordings.FILES[card]

    def keep(recording: Recording) -> None:
        target(recording.gpu).write_text(to_text(recording))

    recorded = record(root, labs, report=partial(print, flush=True), jobs=options.jobs, keep=keep)
    print(
        f"{target(recorded.gpu)}: {len(recorded.broken)} broken kernels, {len(recorded.speeds)} "
        "speeds"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
