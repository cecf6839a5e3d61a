"""The picture of a timeline. Colour and the bar's height show the reason of a warp's wait."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from harness.emulator.trace.record import TIMES
from harness.views.controls import Settings
from harness.views.drawing import Drawing, Spot
from harness.views.timelines.bars import bars
from harness.views.timelines.lanes import KINDS, Event, Lanes

_LEFT, _TOP, _PIXELS, _LANE = 170, 34, 780, 24
_WIDTH = _LEFT + _PIXELS + 10
MOST_MARKS = 400
# The tint of each kind, and how much of the lane's height its bars take.
_LOOK = {
    "data": ("t1 full", 1.0),
    "arrivals": ("t0 full", 0.66),
    "block": ("t6 full", 0.4),
    "load": ("t2 full", 0.8),
    "store": ("t3 full", 0.8),
    "product": ("t4", 0.8),
}
_NAMES = tuple(KINDS)


@dataclass(frozen=True)
class TimelinePicture:
    """A drawing, and its reductions: ``spans`` drawn as ``bars``, ``instants`` as ``marks``."""

    drawing: Drawing
    spans: int
    bars: int
    instants: int
    marks: int


def draw(lanes: Lanes, shown: slice, begin: int, end: int, settings: Settings) -> TimelinePicture:
    picked = lanes.lanes[shown]
    tall = _TOP + len(picked) * _LANE
    signs = _signs(lanes)
    drawing = Drawing(_WIDTH, tall + 20 + 18 * -(-len(signs) // 2), "")
    scale = _PIXELS / (end - begin)
    _ruler(drawing, TIMES[lanes.trace.unit], begin, end, scale, tall)
    by = max(round(1 / scale), 1)
    wheel = {"zoom": "zoom", "centre": "centre", "begin": begin, "scale": scale, "left": _LEFT}
    drawing.begin(drag={"x": ["centre", by * scale, -by]}, wheel=wheel)
    drawing.rect(_LEFT, _TOP, _PIXELS, len(picked) * _LANE, "faint")
    spans = drawn = instants = marked = 0
    for row, lane in enumerate(picked):
        y = _TOP + row * _LANE
        drawing.line(_LEFT, y + _LANE, _LEFT + _PIXELS, y + _LANE, "grid")
        for low, high in lane.runs:
            if high > begin and low < end:
                x = _LEFT + max(low - begin, 0) * scale
                wide = _LEFT + min(high - begin, end - begin) * scale - x
                drawing.rect(x, y + _LANE - 5, max(wide, 1), 3, "t5 full")
        found, stands_for = bars(lane, begin, end, _PIXELS // 2)
        spans += stands_for
        drawn += len(found)
        for low, high, of_kind, number in found:
            event = lanes.events[number] if number >= 0 else None
            spot = Spot(number, _tip(event, lanes.trace.unit), {"event": number}) if event else None
            name = _NAMES[of_kind]
            tint, height = _LOOK[name]
            x = _LEFT + max(low - begin, 0) * scale
            wide = max(_LEFT + min(high - begin, end - begin) * scale - x, 1.5)
            h = (_LANE - 6) * height
            chosen = " chosen" if number == settings["event"] else ""
            drawing.rect(x, y + 3 + (_LANE - 6 - h), wide, h, f"{tint}{chosen}", spot)
            if wide > 60 and event:
                kind = "small pass" + " on" * ("full" in tint)
                drawing.text(x + 3, y + _LANE - 8, _short(event, wide), kind)
        counted, made = _marks(drawing, lanes, lane.marks, begin, end, scale, y, settings)
        instants += counted
        marked += made
    drawing.end()
    for row, lane in enumerate(picked):
        y = _TOP + row * _LANE
        drawing.text(6, y + 11, lane.name, "strong")
        drawing.text(6, y + 21, lane.role, "quiet small")
    _legend(drawing, signs, tall + 18)
    return TimelinePicture(drawing, spans, drawn, instants, marked)


def _tip(event: Event, unit: str) -> str:
    line = f" (line {event.line})" if event.line else ""
    return f"{event.when(unit)}: {event.words}{line}"


def _short(event: Event, wide: float) -> str:
    words = event.words.split(" waits for ", 1)[-1]
    words = words.removeprefix(f"{event.kind} of ")  # as the lane is named
    room = int(wide / 5.2)
    return words if len(words) <= room else words[: max(room - 1, 0)] + "…"


def _marks(
    drawing: Drawing,
    lanes: Lanes,
    indices: list[int],
    begin: int,
    end: int,
    scale: float,
    y: float,
    settings: Settings,
) -> tuple[int, int]:
    """Instants: bulk groups as ticks, hazards as signs. Gives how many there are and were drawn."""
    found = [(i, lanes.events[i]) for i in indices]
    found = [(i, e) for i, e in found if begin <= e.begin <= end]
    kept = found
    if len(found) > MOST_MARKS:  # every hazard, and of the others as many as there is room for
        hazards = [pair for pair in found if pair[1].kind == "hazard"][:MOST_MARKS]
        others = [pair for pair in found if pair[1].kind != "hazard"]
        picked = np.linspace(0, len(others) - 1, max(MOST_MARKS - len(hazards), 0)).astype(int)
        kept = hazards + [others[i] for i in picked]
    for index, event in kept:
        x = _LEFT + (event.begin - begin) * scale
        spot = Spot(index, _tip(event, lanes.trace.unit), {"event": index})
        chosen = " chosen" if index == settings["event"] else ""
        if event.kind == "hazard":
            path = f"M{x:.5g} {y + 2:.5g}l8 15h-16z"
            drawing.shape(path, f"bad{chosen}", spot)
            drawing.text(x, y + 15, "!", "mid strong small pass on")
            far = x > _LEFT + _PIXELS * 0.7  # no room for the words on the right
            kind = "strong small pass" + " end" * far
            words = f"{event.words}, line {event.line}"
            drawing.text(x + (-11 if far else 11), y + 12, words, kind)
        else:
            half = "v9" if event.kind == "commit" else "v18"
            drawing.shape(f"M{x - 2:.5g} {y + 3:.5g}h4{half}h-4z", f"t7 full edge{chosen}", spot)
    return len(found), len(kept)


def _ruler(drawing: Drawing, time: str, begin: int, end: int, scale: float, tall: float) -> None:
    drawing.text(6, 18, time, "quiet")
    raw = (end - begin) / 8
    power = 10 ** max(int(np.floor(np.log10(max(raw, 1)))), 0)
    every = next(power * m for m in (1, 2, 5, 10) if power * m >= raw)
    for step in range(-(-begin // every) * every, end + 1, every):
        x = _LEFT + (step - begin) * scale
        drawing.line(x, _TOP - 6, x, tall, "grid")
        drawing.text(x, _TOP - 10, str(step), "quiet small mid")


def _signs(lanes: Lanes) -> dict[str, str]:
    """Return the legend's entries for the kinds that occur in these lanes, with their words."""
    signs = {
        **KINDS,
        "hazard": "a hazard, at the step it was seen",
        "groups": "a bulk group is committed (short), waited for (long)",
        "runs": "a warp runs: it waits for nothing, and has not exited",
    }
    occur = {event.kind for event in lanes.events}
    occur |= {"groups"} if occur & {"commit", "wait_group"} else set()
    occur |= {"runs" for lane in lanes.lanes if lane.runs}
    return {name: words for name, words in signs.items() if name in occur}


def _legend(drawing: Drawing, signs: dict[str, str], y: float) -> None:
    for number, (name, words) in enumerate(signs.items()):
        x, top = _LEFT + number % 2 * 400, y + number // 2 * 18
        if name == "hazard":
            drawing.shape(f"M{x + 8} {top}l7 12h-14z", "bad")
        elif name == "groups":
            drawing.shape(f"M{x + 4} {top + 1}h4v6h-4z", "t7 full edge")
            drawing.shape(f"M{x + 16} {top + 1}h4v12h-4z", "t7 full edge")
        elif name == "runs":
            drawing.rect(x, top + 5, 26, 3, "t5 full")
        else:
            tint, height = _LOOK[name]
            drawing.rect(x, top + 12 - 12 * height, 26, 12 * height, tint)
        drawing.text(x + 34, top + 10, words)
