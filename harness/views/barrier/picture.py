"""The picture of an mbarrier: its current state, and its events before and after."""

from __future__ import annotations

from harness.views.barrier.steps import Step, sentence
from harness.views.drawing import STACKED, Drawing, Spot

ROWS, STACKED_ROWS = 16, 9  # events in view
_WIDTH = 680  # at most
_LETTER, _SMALL_LETTER, _STRONG_LETTER = 6.8, 6.3, 7.8  # pixels of one, at most on average
_KINDS = {"init": "t7", "inval": "t7", "arrive": "t0", "expect": "t1", "complete_tx": "t2"}
_KINDS |= {"phase": "t4", "wait": "t6", "go": "t3"}


def draw(name: str, steps: list[Step], number: int, width: int) -> Drawing:
    now = steps[number]
    stacked = width < STACKED
    width = min(width, _WIDTH)
    rows = min(STACKED_ROWS if stacked else ROWS, len(steps))
    top, row_tall = (168, 38) if stacked else (150, 22)
    drawing = Drawing(width, top + rows * row_tall + 8, "")
    drawing.text(10, 18, f"mbarrier: {name}", "head")
    parity = now.phase % 2
    for each in (0, 1):  # the phase that goes on has the parity that is lit
        kind = "t0 edge" if each == parity else "faint"
        drawing.rect(10 + each * 66, 34, 60, 34, kind)
        drawing.text(
            40 + each * 66, 55, f"parity {each}", "mid strong" if each == parity else "mid quiet"
        )
    drawing.text(150, 55, f"phase {now.phase}", "head")
    most_pending = max((step.pending for step in steps), default=0)
    most_tx = max((abs(step.tx) for step in steps), default=0)
    second = 126 if stacked else 104
    _bar(drawing, 82, "pending arrivals", now.pending, most_pending, "t0", stacked)
    _bar(drawing, second, "pending bytes (tx-count)", now.tx, most_tx, "t1", stacked)
    columns = {name: width - right for name, right in _COLUMNS.items()}
    if not stacked:
        drawing.text(10, 140, "step", "quiet small")
        drawing.text(60, 140, "event", "quiet small")
        for heading, x in columns.items():
            drawing.text(x, 140, heading, "quiet small")
    first = min(max(number - rows // 2, 0), max(len(steps) - rows, 0))
    for row, step in enumerate(steps[first : first + rows]):
        index, y = first + row, top + row * row_tall
        _ground(drawing, y, row_tall, step, index, index == number)
        weight = "strong pass" if index == number else "pass"
        letter = _STRONG_LETTER if index == number else _LETTER
        if stacked:
            drawing.text(16, y + 14, _cut(sentence(step), width - 24, letter), weight)
            drawing.text(
                16, y + 30, _cut(_figures(step), width - 24, _SMALL_LETTER), "quiet small pass"
            )
            continue
        drawing.text(16, y + 14, str(step.at), f"quiet mono {weight}")
        drawing.text(60, y + 14, _cut(sentence(step), columns["line"] - 66, letter), weight)
        values = (step.line or "", step.phase, step.pending, step.tx)
        for x, value in zip(columns.values(), values, strict=True):
            drawing.text(x, y + 14, str(value), f"mono {weight}")
    return drawing


_COLUMNS = {"line": 210, "phase": 165, "arrivals": 118, "bytes": 62}  # from the right


def _cut(words: str, pixels: float, letter: float) -> str:
    room = int(pixels / letter)
    return words if len(words) <= room else words[: room - 1] + "…"


def _figures(step: Step) -> str:
    """The columns of a row, in words."""
    line = f"line {step.line}, " if step.line else ""
    return f"step {step.at}, {line}phase {step.phase}, arrivals {step.pending}, bytes {step.tx}"


def _bar(
    drawing: Drawing, y: float, name: str, value: int, most: int, kind: str, stacked: bool
) -> None:
    said = f"{value} of at most {most}"
    wide = drawing.width - 20 if stacked else drawing.width - 340
    left, top = (10, y + 18) if stacked else (170, y)
    drawing.text(10, y + 12, name)
    drawing.rect(left, top, wide, 15, "faint")
    if most:
        drawing.rect(left, top, wide * min(abs(value) / most, 1), 15, f"{kind} full")
    if stacked:
        drawing.text(drawing.width - 10, y + 12, said, "strong end")
    else:
        drawing.text(left + wide + 8, y + 12, said, "strong")


def _ground(drawing: Drawing, y: float, tall: float, step: Step, index: int, chosen: bool) -> None:
    spot, wide = Spot(choose={"event": index}), drawing.width - 8
    drawing.rect(4, y, wide, tall - 2, "t1" if chosen else "faint", spot)
    drawing.rect(4, y, 6, tall - 2, f"{_KINDS[step.what]} full pass")
    if chosen:
        drawing.rect(4, y, wide, tall - 2, "edge pass")
