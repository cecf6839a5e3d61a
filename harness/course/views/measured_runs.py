"""Measured runs on an H200, drawn for readers who have none: the ring of lab 06 as a timeline, and
two warpgroups on the Tensor Cores, with turns and without."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from importlib import resources
from itertools import pairwise
from typing import Any

from IPython.display import display

from harness.base.processes import codec
from harness.course.views.cards.display import in_notebook, show
from harness.course.views.drawing import Drawing, Spot, themed_image
from harness.course.views.recorded import Recorded
from harness.course.views.timelines.explorer import Timeline, TimelineScene
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
    timeline = Timeline(TimelineScene(read(recording)))
    if in_notebook():
        display(timeline)
    else:
        print(timeline.text())


TURNS_FILE = "turns.json"  # in harness.course.recordings
_LANE = 26


@dataclass(frozen=True)
class Turns:
    """``spans``: of a run by its name, (warpgroup, begin, end) of each of its turns' products,
    in cycles, from the issue of the first product to the end of the wait for the last.
    ``where``: GPU, driver, day."""

    where: str
    spans: dict[str, tuple[tuple[int, int, int], ...]]

    def shares(self, name: str) -> tuple[float, float, float]:
        """Return three fractions of the time from the first product to the last: neither
        warpgroup had products in flight, exactly one had, and both had."""
        spans = self.spans[name]
        times = sorted({time for _, *ends in spans for time in ends})
        counts = [0, 0, 0]
        for begin, end in pairwise(times):
            busy = len({warpgroup for warpgroup, b, e in spans if b < end and e > begin})
            counts[busy] += end - begin
        whole = times[-1] - times[0]
        return counts[0] / whole, counts[1] / whole, counts[2] / whole


def recorded() -> Turns:
    """Return the recording in the package."""
    data = json.loads(resources.files("harness.course.recordings").joinpath(TURNS_FILE).read_text())
    spans = {name: tuple(map(tuple, rows)) for name, rows in data["spans"].items()}
    return Turns(f"one {data['gpu']}, driver {data['driver']}, {data['date'][:10]}", spans)


def picture(recording: Turns, narrow: bool = False) -> Drawing:
    """A part for each run: a lane for each warpgroup, a bar for each turn."""
    left, width = (82, 252) if narrow else (120, 590)
    height = len(recording.spans) * (3 * _LANE + 20) + 10
    drawing = Drawing(left + width + (6 if narrow else 10), height, "; ".join(_words(recording)))
    longest = max(end for spans in recording.spans.values() for *_, end in spans)
    top = 0
    for name, spans in recording.spans.items():
        drawing.text(8, top + 18, f"{name}: {spans[-1][2]:,} cycles", "strong")
        for warpgroup in (0, 1):
            y = top + _LANE * (1 + warpgroup)
            drawing.text(left - 8, y + 17, f"warpgroup {warpgroup}", "end")
            drawing.rect(left, y + 2, width, _LANE - 6, "lane")
            for _, begin, end in (span for span in spans if span[0] == warpgroup):
                tip = f"products of warpgroup {warpgroup}: cycles {begin} to {end}"
                x, wide = left + width * begin / longest, width * (end - begin) / longest
                kind = "t2 full" if warpgroup else "t0 full"
                drawing.rect(x, y + 2, wide, _LANE - 6, kind, Spot(tip=tip))
        top += 3 * _LANE + 20
    return drawing


def turns() -> None:
    """Show when two warpgroups of `attention-fast` had products in flight, with turns and without:
    recorded on an H200, in cycles of its clock."""
    recording = recorded()
    words = [f"Recorded on {recording.where}.", *_words(recording)]
    image = themed_image(picture(recording), picture(recording, narrow=True))
    html = f"<div>{image}</div><div>{'<br>'.join(words)}</div>"
    show(html, "\n".join(words))


def _words(recording: Turns) -> list[str]:
    words = []
    for name in recording.spans:
        neither, single, both = (round(100 * share) for share in recording.shares(name))
        words.append(
            f"{name}: one of the two had products in flight for {single}% of the time, both for "
            f"{both}%, neither for {neither}%"
        )
    return words
