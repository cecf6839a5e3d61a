"""The ring of lab 06 at work on an H200: a timeline in measured cycles, for readers who have none.

``ring.json`` is written by ``python -m tests.hardware.record_ring``, from stamps in the kernel of
the exercise `ring-copy`. Where it is not there, nothing is shown.
"""

from __future__ import annotations

import json
from dataclasses import asdict
from importlib import resources

from IPython.display import display

from harness.emulator.trace.record import Trace
from harness.judge import wire
from harness.views.cards.display import in_notebook
from harness.views.recorded import Recorded
from harness.views.timelines.explorer import Timeline, TimelineScene

FILE = "ring.json"  # in harness.recordings


def noted(trace: Trace, source: str, gpu: str, driver: str, date: str) -> str:
    """The recording as text. ``source``: of the file that the trace's lines are of."""
    lines = {"gpu": gpu, "driver": driver, "date": date, "source": source}
    return json.dumps(lines | {"trace": asdict(trace)}) + "\n"


def read(text: str) -> Recorded:
    """What `noted` gave."""
    data = json.loads(text)
    where = f"one {data['gpu']}, driver {data['driver']}, {data['date'][:10]}"
    return Recorded(
        wire.loads(Trace, json.dumps(data["trace"])),
        tuple(data["source"].splitlines()),
        device="hopper",
        notes=(("recorded on", f"{where}: the solution's ring"),),
    )


def recorded_ring() -> None:
    """Show the solution's ring as an H200 ran it, in cycles of its clock; nothing where no run was
    recorded."""
    found = resources.files("harness.recordings").joinpath(FILE)
    if not found.is_file():
        return
    timeline = Timeline(TimelineScene(read(found.read_text())))
    if in_notebook():
        display(timeline)
    else:
        print(timeline.text())
