"""The picture of an mbarrier: its current state, and its events before and after."""

from __future__ import annotations

from harness.views.barrier.steps import Step, sentence
from harness.views.drawing import Drawing, Spot

ROWS = 16  # events in view
_WIDTH, _ROW, _TOP = 600, 22, 150
_KINDS = {"init": "t7", "inval": "t7", "arrive": "t0", "expect": "t1", "complete_tx": "t2"}
_KINDS |= {"phase": "t4", "wait": "t6", "go": "t3"}


def draw(name: str, steps: list[Step], number: int) -> Drawing:
    now = steps[number]
    drawing = Drawing(_WIDTH, _TOP + min(ROWS, len(steps)) * _ROW + 8, "")
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
    _bar(drawing, 82, "pending arrivals", now.pending, most_pending, "t0")
    _bar(drawing, 104, "pending bytes (tx-count)", now.tx, most_tx, "t1")
    drawing.text(10, 138, "step", "quiet small")
    drawing.text(60, 138, "event", "quiet small")
    drawing.text(400, 138, "line", "quiet small")
    drawing.text(440, 138, "phase", "quiet small")
    drawing.text(480, 138, "arrivals", "quiet small")
    drawing.text(535, 138, "bytes", "quiet small")
    first = min(max(number - ROWS // 2, 0), max(len(steps) - ROWS, 0))
    for row, step in enumerate(steps[first : first + ROWS]):
        _row(drawing, _TOP + row * _ROW, step, first + row, number)
    return drawing


def _bar(drawing: Drawing, y: float, name: str, value: int, most: int, kind: str) -> None:
    drawing.text(10, y + 11, name)
    drawing.rect(160, y, 300, 15, "faint")
    if most:
        drawing.rect(160, y, 300 * min(abs(value) / most, 1), 15, f"{kind} full")
    drawing.text(468, y + 11, f"{value} of at most {most}", "strong")


def _row(drawing: Drawing, y: float, step: Step, index: int, number: int) -> None:
    spot = Spot(choose={"event": index})
    kind = _KINDS[step.what]
    words = sentence(step)
    drawing.rect(4, y, _WIDTH - 8, _ROW - 2, "faint" if index != number else "t1", spot)
    drawing.rect(4, y, 6, _ROW - 2, f"{kind} full pass")
    if index == number:
        drawing.rect(4, y, _WIDTH - 8, _ROW - 2, "edge pass")
    weight = "strong pass" if index == number else "pass"
    drawing.text(16, y + 14, str(step.at), f"quiet mono {weight}")
    drawing.text(60, y + 14, words if len(words) < 58 else words[:56] + "…", weight)
    drawing.text(400, y + 14, str(step.line or ""), f"mono {weight}")
    for x, value in ((440, step.phase), (480, step.pending), (535, step.tx)):
        drawing.text(x, y + 14, str(value), f"mono {weight}")
