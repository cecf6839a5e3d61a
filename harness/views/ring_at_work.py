"""The ring of lab 06 at work on an H200: a timeline in measured cycles, for readers who have none.

``ring.json`` is written by ``python -m tests.hardware.record_ring``, from stamps in the kernel of
the exercise `ring-copy`.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict
from importlib import resources
from typing import Any

from IPython.display import display

from harness.emulator.trace.record import Trace
from harness.processes import codec
from harness.views.cards.display import in_notebook
from harness.views.recorded import Recorded
from harness.views.timelines.explorer import Timeline, TimelineScene

FILE = "ring.json"  # in harness.recordings


def noted(trace: Trace, source: str, gpu: str, driver: str, date: str) -> str:
    """Return the recording as text. ``source``: the file of the trace's lines. The recording has
    the names that are called in those lines, and no arguments: readers are to write them."""
    data = asdict(trace)
    numbers: dict[int, int] = {}
    for event in _events(data):
        event["line"] = numbers.setdefault(event["line"], len(numbers) + 1)
    text = source.splitlines()
    calls = [text[line - 1].partition("(")[0].strip() + "(...)" for line in numbers]
    return json.dumps({"gpu": gpu, "driver": driver, "date": date, "calls": calls, "trace": data})


def _events(data: Any) -> Iterator[dict[str, Any]]:
    """All that has a line, in the order of the lines."""
    found = []
    left = [data]
    while left:
        one = left.pop()
        if isinstance(one, dict):
            found += [one] if one.get("line") else []
            left += one.values()
        elif isinstance(one, list | tuple):
            left += one
    return iter(sorted(found, key=lambda event: event["line"]))


def read(text: str) -> Recorded:
    """Read the result of `noted`."""
    data = json.loads(text)
    where = f"one {data['gpu']}, driver {data['driver']}, {data['date'][:10]}"
    return Recorded(
        codec.loads(Trace, json.dumps(data["trace"])),
        tuple(data["calls"]),
        device="hopper",
        notes=(("recorded on", f"{where}: the solution's ring"),),
    )


def recorded_ring() -> None:
    """Show the solution's ring as an H200 ran it, in cycles of its clock."""
    recording = resources.files("harness.recordings").joinpath(FILE).read_text(encoding="utf-8")
    timeline = Timeline(TimelineScene(read(recording)))
    if in_notebook():
        display(timeline)
    else:
        print(timeline.text())
