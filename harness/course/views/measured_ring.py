"""The ring of lab 06 as an H200 ran it, a timeline for readers who have none."""

from __future__ import annotations

import json
from importlib import resources

from IPython.display import display

from harness.base.processes import codec
from harness.course.views.cards.display import in_notebook
from harness.course.views.explorer import Explorer
from harness.course.views.recorded import Recorded
from harness.course.views.timelines.explorer import TimelineScene
from harness.sanitizer.emulator import Trace

RING_FILE = "ring.json"  # in harness.course.recordings


def read(text: str) -> Recorded:
    """Read a recording as `quality/hardware/record_ring.py` writes it."""
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
