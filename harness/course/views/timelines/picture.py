"""The picture of a timeline. Color and the bar's height show the reason of a warp's wait.

Spans of a lane are drawn as bars: all of them if there is room, else those that took most time."""

from __future__ import annotations

import textwrap
from dataclasses import dataclass

import numpy as np

from harness.course.views.drawing import STACKED, Drawing, Spot
from harness.course.views.explorer import Settings
from harness.course.views.timelines.lanes import HAZARDS, KINDS, WAITS, Event, Lane, Lanes
from harness.sanitizer.emulator import TRACE_TIMES

Bar = tuple[int, int, int, int]


def bars(lane: Lane, begin: int, end: int, pixels: int) -> tuple[list[Bar], int]:
    """Return the bars of a lane from step ``begin`` to ``end``: ``(from, to, kind number, event)``,
    and the number of spans in them. The event is -1 if a bar shows several.

    No more bars than pixels: if there are more spans, each pixel shows the kind that most of its
    time went to.
    """
    first = int(np.searchsorted(lane.begins, end, "left"))
    reaching = np.flatnonzero(lane.ends[:first] >= begin)
    begins, ends, kinds = lane.begins[reaching], lane.ends[reaching], lane.kinds[reaching]
    if len(begins) <= pixels:
        numbers = [lane.numbers[i] for i in reaching.tolist()]
        columns = begins.tolist(), ends.tolist(), kinds.tolist(), numbers
        return list(zip(*columns, strict=True)), len(begins)
    width = (end - begin) / pixels
    share = np.zeros((len(KINDS), pixels))
    for kind in np.unique(kinds):
        of = kinds == kind
        low = np.clip((begins[of] - begin) / width, 0, pixels)
        high = np.clip((np.maximum(ends[of], begins[of] + 1) - begin) / width, 0, pixels)
        # The time up to each edge of a pixel, from the spans that have begun and ended before it.
        edges = np.arange(pixels + 1)
        share[kind] = np.diff(_before(low, edges) - _before(high, edges))
    chosen = np.where(share.max(axis=0) > 0, share.argmax(axis=0), -1)
    drawn: list[Bar] = []
    turns = np.flatnonzero(np.diff(chosen)) + 1
    for low, high in zip([0, *turns.tolist()], [*turns.tolist(), pixels], strict=True):
        if chosen[low] >= 0:
            steps = int(begin + low * width), int(begin + high * width)
            drawn.append((*steps, int(chosen[low]), -1))
    return drawn, len(begins)


def _before(starts: np.ndarray, edges: np.ndarray) -> np.ndarray:
    """For each edge e the sum of max(e - start, 0)."""
    ordered = np.sort(starts)
    total = np.concatenate([[0.0], np.cumsum(ordered)])
    count = np.searchsorted(ordered, edges, "right")
    return np.asarray(edges * count - total[count])


_TOP, _BAR = 34, 24  # pixels above the lanes, and of a lane's bars
_TITLE = 18  # more pixels above the lanes, for each line of a title
_DASHES = 6  # the narrowest bar whose own edge shows that it is chosen
MOST_MARKS = 400
_LETTER = 6.5  # pixels of a small one, at most on average
_TITLE_LETTER = 7.8
# The tint of each kind, and how much of the lane's height its bars take.
_LOOK = {
    "data": ("t1 full", 1.0),
    "arrivals": ("t0 full", 0.66),
    "block": ("t6 full", 0.4),
    "load": ("t2 full", 0.8),
    "store": ("t3 full", 0.8),
    "product": ("t4 full", 0.8),
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


@dataclass(frozen=True)
class _Layout:
    """Pixels: lanes begin at ``left``, below their names if there is no room next to them."""

    width: int
    top: int = _TOP  # pixels above the lanes

    @property
    def stacked(self) -> bool:
        return self.width < STACKED

    @property
    def left(self) -> int:
        return 8 if self.stacked else 150

    @property
    def pixels(self) -> int:
        return self.width - self.left - 10

    @property
    def above(self) -> int:
        """Pixels of a lane above its bars."""
        return 18 if self.stacked else 4

    @property
    def lane(self) -> int:
        return self.above + _BAR + 2

    @property
    def legend_columns(self) -> int:
        return 1 if self.width < 780 else 2


def draw(
    lanes: Lanes, shown: slice, begin: int, end: int, settings: Settings, title: str = ""
) -> TimelinePicture:
    titles = textwrap.wrap(title, int((settings["width"] - 16) / _TITLE_LETTER))
    layout = _Layout(settings["width"], _TOP + _TITLE * len(titles))
    left, pixels = layout.left, layout.pixels
    picked = lanes.lanes[shown]
    tall = layout.top + len(picked) * layout.lane
    signs = _signs(lanes)
    drawing = Drawing(layout.width, tall + 20 + 18 * -(-len(signs) // layout.legend_columns), "")
    scale = pixels / (end - begin)
    for number, line in enumerate(titles):
        drawing.text(8, 14 + _TITLE * number, line, "head")
    _ruler(drawing, layout, TRACE_TIMES[lanes.trace.unit], begin, end, tall)
    by = max(round(1 / scale), 1)
    wheel = {"zoom": "zoom", "center": "center", "begin": begin, "scale": scale, "left": left}
    drawing.begin(drag={"x": ["center", by * scale, -by]}, wheel=wheel)
    drawing.rect(left, layout.top, pixels, len(picked) * layout.lane, "lane")
    spans = drawn = instants = marked = 0
    for row, lane in enumerate(picked):
        y = layout.top + row * layout.lane + layout.above
        drawing.line(left, y + _BAR + 2, left + pixels, y + _BAR + 2, "grid")
        for low, high in lane.runs:
            if high > begin and low < end:
                x = left + max(low - begin, 0) * scale
                wide = left + min(high - begin, end - begin) * scale - x
                drawing.rect(x, y + _BAR - 4, max(wide, 1), 3, "t5 full")
        visible, stands_for = bars(lane, begin, end, pixels // 2)
        spans += stands_for
        drawn += len(visible)
        # Threads of a warp may wait at different places: a low bar is in front of a tall one.
        visible.sort(key=lambda bar: -_LOOK[_NAMES[bar[2]]][1])
        labels: list[tuple[float, float, float, str, str]] = []
        for low, high, of_kind, number in visible:
            event = lanes.events[number] if number >= 0 else None
            spot = Spot(number, _tip(event, lanes), {"event": number}) if event else None
            name = _NAMES[of_kind]
            tint, height = _LOOK[name]
            x = left + max(low - begin, 0) * scale
            wide = max(left + min(high - begin, end - begin) * scale - x, 1.5)
            h = (_BAR - 6) * height
            chosen = " chosen" if number == settings["event"] else ""
            is_narrow = wide < _DASHES  # the outline alone would be a scribble
            if event and event.is_passed:
                _dot(drawing, x, y + _BAR - 10, tint, spot)
                h = 8
            else:
                kind = tint if is_narrow else tint + chosen
                drawing.rect(x, y + (_BAR - 6 - h), wide, h, kind, spot)
            if chosen and is_narrow:
                drawing.rect(x - 4, y + _BAR - 9 - h, 8 + wide, h + 6, "edge pass chosen")
            labels = [label for label in labels if not (x < label[1] and x + wide > label[0])]
            if event and event.label and wide > 8 + _LETTER * len(event.label):
                # Text does not fit into a low bar: it is above the bar, on the lane's own ground.
                is_low = height < 0.5
                kind = "small pass" + ("" if is_low else _ink(tint))
                base = y + _BAR - 8 - h if is_low else y + _BAR - 2 - h / 2
                labels.append((x, x + 8 + _LETTER * len(event.label), base, event.label, kind))
        for x, _, base, words, kind in labels:
            drawing.text(x + 4, base, words, kind)
        counted, number_marked = _marks(drawing, layout, lanes, lane.marks, begin, end, y, settings)
        instants += counted
        marked += number_marked
    drawing.end()
    for row, lane in enumerate(picked):
        y = layout.top + row * layout.lane
        drawing.text(8, y + 13, lane.name, "strong")
        if layout.stacked:
            drawing.text(layout.width - 12, y + 13, lane.role, "quiet small end")
        else:
            drawing.text(8, y + 26, lane.role, "quiet small")
    passed = {event.kind for event in lanes.events if event.is_passed}
    _legend(drawing, layout, signs, [kind for kind in WAITS if kind in passed], tall + 18)
    return TimelinePicture(drawing, spans, drawn, instants, marked)


def _dot(drawing: Drawing, x: float, y: float, tint: str, spot: Spot | None = None) -> None:
    drawing.shape(f"M{x - 4:.5g} {y:.5g}a4 4 0 1 0 8 0a4 4 0 1 0 -8 0z", f"{tint} dot", spot)


def _ink(tint: str) -> str:
    """Return the class of text on a bar of a tint."""
    return " light" if tint == "t4 full" else " on"


def _tip(event: Event, lanes: Lanes) -> str:
    line = lanes.line_of(event)
    return f"{event.when(lanes.trace.unit)}: {event.words}{line and f' ({line})'}"


def _marks(
    drawing: Drawing,
    layout: _Layout,
    lanes: Lanes,
    indices: list[int],
    begin: int,
    end: int,
    y: float,
    settings: Settings,
) -> tuple[int, int]:
    """Instants: bulk groups as ticks; over them, hazards as signs, whose words have a halo. Gives
    how many there are and were drawn."""
    marks = [(i, lanes.events[i]) for i in indices]
    marks = [(i, e) for i, e in marks if begin <= e.begin <= end]
    kept = marks
    if len(marks) > MOST_MARKS:  # every hazard, and of the others as many as there is room for
        hazards = [pair for pair in marks if pair[1].kind in HAZARDS][:MOST_MARKS]
        others = [pair for pair in marks if pair[1].kind not in HAZARDS]
        picked = np.linspace(0, len(others) - 1, max(MOST_MARKS - len(hazards), 0)).astype(int)
        kept = hazards + [others[i] for i in picked]
    scale = layout.pixels / (end - begin)
    ticks = [layout.left + (e.begin - begin) * scale for _, e in kept if e.kind not in HAZARDS]
    for index, event in sorted(kept, key=lambda mark: mark[1].kind in HAZARDS):
        x = layout.left + (event.begin - begin) * scale
        spot = Spot(index, _tip(event, lanes), {"event": index})
        chosen = " chosen" if index == settings["event"] else ""
        if event.kind in HAZARDS:
            _hazard_sign(drawing, event.kind, x, y, chosen, spot)
            wide = _LETTER * len(event.label) + 4
            far = _words_on_the_left(x, wide, layout, ticks)
            kind = "strong small pass halo" + " end" * far
            drawing.text(x + (-11 if far else 11), y + 12, event.label, kind)
        else:
            half = "v9" if event.kind == "commit" else "v18"
            drawing.shape(f"M{x - 2:.5g} {y:.5g}h4{half}h-4z", f"t7 full edge{chosen}", spot)
    return len(marks), len(kept)


def _hazard_sign(
    drawing: Drawing, severity: str, x: float, y: float, chosen: str = "", spot: Spot | None = None
) -> None:
    """Draw a filled triangle for an error, and a hollow rhombus for other severities."""
    if severity == "error":
        drawing.shape(f"M{x:.5g} {y:.5g}l8 15h-16z", f"bad{chosen}", spot)
        drawing.text(x, y + 13, "!", "mid strong small pass on")
    else:
        drawing.shape(f"M{x:.5g} {y:.5g}l8 8l-8 8l-8 -8z", f"back edge{chosen}", spot)


def _words_on_the_left(x: float, wide: float, layout: _Layout, ticks: list[float]) -> bool:
    """Return the side on which words next to ``x`` fit and hide fewer ticks."""
    left, right = x - 9 - wide, x + 9 + wide
    out = layout.left - left, right - layout.left - layout.pixels
    if max(out) > 0:
        return out[0] < out[1]
    hidden = sum(left <= tick <= x for tick in ticks) - sum(x <= tick <= right for tick in ticks)
    return hidden < 0


def _ruler(drawing: Drawing, layout: _Layout, time: str, begin: int, end: int, tall: float) -> None:
    drawing.text(8, layout.top - 22, time, "quiet")
    raw = (end - begin) / (layout.pixels / 90)
    power = 10 ** max(int(np.floor(np.log10(max(raw, 1)))), 0)
    every = next(power * m for m in (1, 2, 5, 10) if power * m >= raw)
    for step in range(-(-begin // every) * every, end + 1, every):
        x = layout.left + (step - begin) * layout.pixels / (end - begin)
        drawing.line(x, layout.top - 6, x, tall, "grid")
        if layout.left <= x <= layout.left + layout.pixels - 10:
            drawing.text(x, layout.top - 9, str(step), "quiet small mid")


def _signs(lanes: Lanes) -> dict[str, str]:
    """Return the legend's entries for the kinds that occur in these lanes, with their words."""
    time = lanes.trace.unit[:-1]
    signs = {
        **KINDS,
        "passed": "passes a barrier without waiting",
        "error": f"an error, at the {time} at which it was seen",
        "formal": "a formal hazard: not seen on hardware",
        "warning": "a warning: advice, not an error",
        "groups": "bulk group: committed (short), waited for (long)",
        "runs": "a warp runs: it does not wait and has not exited",
    }
    occur = {"passed" if event.is_passed else event.kind for event in lanes.events}
    occur |= {"groups"} if occur & {"commit", "wait_group"} else set()
    occur |= {"runs" for lane in lanes.lanes if lane.runs}
    return {name: words for name, words in signs.items() if name in occur}


def _legend(
    drawing: Drawing, layout: _Layout, signs: dict[str, str], passed: list[str], y: float
) -> None:
    columns = layout.legend_columns
    wide = (layout.width - layout.left) / columns
    for number, (name, words) in enumerate(signs.items()):
        x, top = layout.left + number % columns * wide, y + number // columns * 18
        if name in HAZARDS:
            _hazard_sign(drawing, name, x + 8, top - 2)
        elif name == "passed":
            for place, kind in enumerate(passed):
                _dot(drawing, x + 4 + 9 * place, top + 7, _LOOK[kind][0])
        elif name == "groups":
            drawing.shape(f"M{x + 4:.5g} {top + 1}h4v6h-4z", "t7 full edge")
            drawing.shape(f"M{x + 16:.5g} {top + 1}h4v12h-4z", "t7 full edge")
        elif name == "runs":
            drawing.rect(x, top + 5, 26, 3, "t5 full")
        else:
            tint, height = _LOOK[name]
            drawing.rect(x, top + 12 - 12 * height, 26, 12 * height, tint)
        drawing.text(x + 34, top + 11, words)
