"""The timeline: a recorded run as lanes over the emulator's time."""

from __future__ import annotations

import math
from collections.abc import Iterable
from functools import lru_cache

from harness.course.views.drawing import WIDE, remark
from harness.course.views.explorer import Control, Explorer, Settings, Shown
from harness.course.views.recorded import Recorded, listing, recorded
from harness.course.views.timelines import picture as timeline_picture
from harness.course.views.timelines.lanes import HAZARDS, KINDS, Lanes, blocks_of

MOST_BLOCKS = 1000  # more cannot be chosen
MOST_LANES = 24  # more are not drawn at once
ZOOM = 2**0.5  # factor of one level
LEAST_STEPS = 20  # in view


def timeline(run: object) -> Explorer:
    """Show a recorded run as lanes over time: warps with their waits, copies, and hazards.

    run: the result of ``gpu.launch(kernel, ..., trace=True)`` or ``stamps=True``, the KernelHung or
    KernelFault that it raised, or a Trace. Of a trace, time is in steps of the emulator: the order
    of events is the machine's, the durations are not hardware's. Of stamps it is in cycles, of the
    GPU's own clock if the kernel ran on a GPU. Zoom with + and -, or Ctrl and the wheel; move with
    the arrow keys or by dragging; [ and ] go from event to event. Raises ValueError if nothing was
    recorded.
    """
    return Explorer(TimelineScene(recorded(run)))


class TimelineScene:
    """The scene of the timeline; see `timeline`."""

    name = "Timeline"
    keyboard = (
        "Drag or left and right: move; + and - or Ctrl and the wheel: zoom; [ and ]: the "
        "next event; up and down: lanes."
    )

    def __init__(self, run: Recorded):
        self.run = run
        self.steps = max(run.trace.steps, 1)
        blocks = blocks_of(run.trace)
        self.count = len(blocks)
        self.blocks = {f"block {block}": block for block in blocks[:MOST_BLOCKS]}
        self._names = run.barrier_names()
        self.lanes = lru_cache(maxsize=2)(self._read)

    def _read(self, block: str) -> Lanes:
        return Lanes(self.run.trace, self.blocks[block], self._names, self.run.of_file)

    def start(self) -> Settings:
        hazards = (block for seen in self.run.trace.hazards for block, _ in seen.hazard.threads)
        first = next(hazards, None)
        names = [name for name, block in self.blocks.items() if block == first]
        block = next(iter([*names, *self.blocks]), "")
        settings = {"block": block, "zoom": 0, "center": 0, "lane": 0, "event": 0, "followed": 0}
        settings["width"] = WIDE
        if self.blocks:  # open at the first hazard
            events = self.lanes(block).events
            positions = (i for i, event in enumerate(events) if event.kind in HAZARDS)
            settings["event"] = settings["followed"] = next(positions, 0)
        return settings

    def show(self, settings: Settings) -> Shown:
        settings, unit = dict(settings), self.run.trace.unit
        if not self.blocks:
            steps = self.run.trace.steps
            time = f"{steps} {unit.removesuffix('s') if steps == 1 else unit}"
            words = f"Nothing was recorded in {time}: no wait and no copy"
            drawing = remark(words, settings["width"])
            clock = ("time", self.run.clock)
            left_out = _shown(self.run.trace.left_out)
            return Shown(drawing, settings, facts=(clock, *self.run.facts, *left_out))
        lanes = self.lanes(settings["block"])
        last = len(lanes.events) - 1
        settings["event"] = max(min(settings["event"], last), 0)
        # The block's own time, from its first event to its last, and a little around.
        around = max((lanes.end - lanes.begin) // 50, 1)
        low, high = lanes.begin - around, lanes.end + around
        levels = max(math.ceil(math.log((high - low) / LEAST_STEPS, ZOOM)), 0)
        settings["zoom"] = min(settings["zoom"], levels)
        span = max(int((high - low) / ZOOM ** settings["zoom"]), LEAST_STEPS)
        first, last_center = low + span // 2, max(high - span + span // 2, low + span // 2)
        self._follow(settings, lanes, span)
        settings["center"] = min(max(settings["center"], first), last_center)
        begin = settings["center"] - span // 2
        end = begin + span
        settings["lane"] = min(settings["lane"], max(len(lanes.lanes) - MOST_LANES, 0))
        shown = slice(settings["lane"], settings["lane"] + MOST_LANES)
        picture = timeline_picture.draw(lanes, shown, begin, end, settings, self.run.title)
        facts = [("time", self.run.clock)]
        chosen = lanes.events[settings["event"]] if lanes.events else None
        if chosen is not None:
            text = self.run.source(chosen.line)
            line = lanes.line_of(chosen)
            facts.append(
                (
                    f"event {settings['event']}",
                    f"{chosen.when(unit)}: {chosen.words}{line and f', {line}'}",
                )
            )
            if text:
                facts.append(("source", f"`{text}`"))
        waited = lanes.waited()
        words = ", ".join(f"{KINDS[kind]}: {steps}" for kind, steps in waited.items() if steps)
        facts.append((f"warps' {unit}", words or "no warp waited"))
        facts += [*_on_labels(lanes), *self.run.facts, *self._left_out(lanes, picture)]
        drawing = picture.drawing
        seen = max(begin, 0), min(end, self.steps)
        hazards = sum(event.kind in HAZARDS for event in lanes.events)
        title = f" ({self.run.title})" if self.run.title else ""
        drawing.alt = (
            f"Timeline of {settings['block']}{title}, {unit} {seen[0]} to {seen[1]} "
            f"of {self.steps}: "
            f"{len(lanes.lanes)} lanes, {len(lanes.events)} events, {hazards} hazard"
            f"{'' if hazards == 1 else 's'}"
        )
        label = drawing.alt if chosen is None else f"{chosen.when(unit)}: {chosen.words}"
        lines = {event.line for event in lanes.events if event.line}
        pan = max(span // 8, 1)
        return Shown(
            drawing,
            settings,
            self._controls(lanes, levels, (first, last_center)),
            tuple(facts),
            description=label,
            keys={
                "+": ("zoom", 1),
                "=": ("zoom", 1),
                "-": ("zoom", -1),
                "ArrowLeft": ("center", -pan),
                "ArrowRight": ("center", pan),
                "ArrowUp": ("lane", -1),
                "ArrowDown": ("lane", 1),
                "[": ("event", -1),
                "]": ("event", 1),
            },
            aside=listing(self.run, chosen.line if chosen else None, lines),
        )

    def _follow(self, settings: Settings, lanes: Lanes, span: int) -> None:
        """Bring an event that was just chosen into view."""
        if settings["followed"] == settings["event"]:
            return
        settings["followed"] = settings["event"]
        event = lanes.events[settings["event"]]
        if abs(event.begin - settings["center"]) > span // 2:
            settings["center"] = event.begin
        settings["lane"] = min(max(settings["lane"], event.lane - MOST_LANES + 1), event.lane)

    def _left_out(
        self, lanes: Lanes, picture: timeline_picture.TimelinePicture
    ) -> list[tuple[str, str]]:
        words = list(self.run.trace.left_out)
        if lanes.left_out:
            words.append(f"{lanes.left_out} events of this block were not read")
        if len(lanes.lanes) > MOST_LANES:
            words.append(f"{MOST_LANES} of {len(lanes.lanes)} lanes")
        if picture.bars < picture.spans:
            words.append(f"{picture.spans} waits and copies as {picture.bars} bars: zoom in")
        if picture.marks < picture.instants:
            words.append(f"{picture.marks} of {picture.instants} marks")
        if self.count > len(self.blocks):
            words.append(f"the first {len(self.blocks)} of {self.count} blocks can be chosen")
        return _shown(words)

    def _controls(self, lanes: Lanes, levels: int, center: tuple[int, int]) -> tuple[Control, ...]:
        controls = [
            Control("block", "", "choice", "block", options=tuple(self.blocks)),
            Control("zoom", "zoom", "range", "", 0, levels),
            Control("center", "step in the middle", "range", "", *center),
            Control("event", "event", "number", "", 0, max(len(lanes.events) - 1, 0)),
        ]
        if len(lanes.lanes) > MOST_LANES:
            high = len(lanes.lanes) - MOST_LANES
            controls.append(Control("lane", "first lane", "range", "", 0, high))
        return tuple(controls)


def _on_labels(lanes: Lanes) -> list[tuple[str, str]]:
    """Return the meaning of the labels of copies, with the first of them as the example."""
    kinds = ("load", "store")
    label = next((e.label for e in lanes.events if e.kind in kinds and e.label), "")
    array, _, number = label.rpartition(" ")
    if not label:
        return []
    if lanes.trace.unit == "cycles":
        words = f"the block's copy {number} of `{array}`, in the order of issue"
    elif array == "tile":
        words = f"the block's tile {number}, in the order of the first copies"
    else:
        words = f"the block's tile {number} of `{array}`, in the order of the first copies"
    return [("copies", f"`{label}` is {words}, counted from 0")]


def _shown(sentences: Iterable[str]) -> list[tuple[str, str]]:
    """Return the notes on omitted parts, as facts."""
    return [("shown", sentence) for sentence in sentences]
