"""The ring of lab 06 as an H200 ran it, a timeline for readers who have none."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict
from importlib import resources
from typing import Any

from IPython.display import display

from harness.base.processes import codec
from harness.course.views.cards.display import in_notebook
from harness.course.views.explorer import Explorer
from harness.course.views.recorded import Recorded
from harness.course.views.timelines.explorer import TimelineScene
from harness.sanitizer.emulator import Trace

RING_FILE = "ring.json"  # in harness.course.recordings


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
    events = []
    left = [data]
    while left:
        value = left.pop()
        if isinstance(value, dict):
            events += [value] if value.get("line") else []
            left += value.values()
        elif isinstance(value, list | tuple):
            left += value
    return iter(sorted(events, key=lambda event: event["line"]))


def read(text: str) -> Recorded:
    """Read the result of `noted`."""
    data = json.loads(text)
    where = f"one {data['gpu']}, driver {data['driver']}, {data['date'][:10]}"
    return Recorded(
        codec.loads(Trace, json.dumps(data["trace"])),
        tuple(data["calls"]),
        device="hopper",
        notes=(("recorded on", f"{where}: the solution's ring"),),
        title=f"The solution's ring, recorded on an {data['gpu']}",
        of_file=False,
    )


def recorded_ring() -> None:
    """Show the solution's ring as an H200 ran it, in cycles of its clock."""
    recording = (
        resources.files("harness.course.recordings").joinpath(RING_FILE).read_text(encoding="utf-8")
    )
    timeline = Explorer(TimelineScene(read(recording)))
    if in_notebook():
        display(timeline)
    else:
        print(timeline.text())
