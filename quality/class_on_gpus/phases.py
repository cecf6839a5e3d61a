"""The time spent in each phase of a run, from the lines that `stopwatch/sitecustomize.py` wrote."""

from __future__ import annotations

import os
import statistics
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

FOLDER = Path(__file__).parent / "stopwatch"
VARIABLE = "HARNESS_STOPWATCH"


@dataclass(frozen=True)
class Phase:
    """A call; ``own_s`` and ``cpu_s`` exclude nested phases."""

    name: str
    process: int
    begun: float
    ended: float
    own_s: float
    cpu_s: float


def watched(environment: Mapping[str, str], file: Path) -> dict[str, str]:
    """Return the environment of a run whose processes write to ``file``."""
    path = [str(FOLDER), *filter(None, environment.get("PYTHONPATH", "").split(os.pathsep))]
    return {**environment, "PYTHONPATH": os.pathsep.join(path), VARIABLE: str(file)}


def read(file: Path) -> Iterator[Phase]:
    for line in file.read_text().splitlines():
        name, process, *numbers = line.split("\t")
        yield Phase(name, int(process), *map(float, numbers))


def table(file: Path, started: float) -> list[str]:
    """Return a line for each phase: number of calls; sum, mean and maximum of their own seconds;
    and when the first and the last began, in seconds since ``started``.
    """
    by_name: dict[str, list[Phase]] = {}
    for call in read(file):
        by_name.setdefault(call.name, []).append(call)
    width = max(map(len, by_name))
    lines = [f"{'':{width}}  calls     sum    mean    most     cpu   first    last"]
    for name, calls in sorted(by_name.items()):
        own = [one.own_s for one in calls]
        when = [one.begun - started for one in calls]
        figures = (sum(own), statistics.fmean(own), max(own), sum(one.cpu_s for one in calls))
        columns = "".join(f"{figure:8.2f}" for figure in (*figures, min(when), max(when)))
        lines.append(f"{name:{width}} {len(calls):6}{columns}")
    return lines
