"""An mbarrier's phases and the parities that name them, and the race of expecting too late."""

from __future__ import annotations

from harness.views.drawing import Drawing
from harness.views.drawn.showing import arrow, present

COUNT, PHASES = 2, 4  # arrivals a phase, and phases that are drawn
_LEFT, _WIDE, _TINT = 150, 134, ("t0", "t1")


def returns_at_once(phase: int, parity: int) -> bool:
    """Return whether a wait for ``parity`` returns at once while ``phase`` is in progress."""
    return parity != phase & 1


def picture() -> Drawing:
    alt = (
        f"An mbarrier with count {COUNT} through {PHASES} phases, time to the right. The "
        "phases have the parities 0, 1, 0, 1. Each phase ends with its second arrival, and "
        "the pending arrivals start again at 2. In a phase of parity 0 a wait for parity 0 "
        "waits, and a wait for parity 1 returns at once; in a phase of parity 1 it is the "
        "other way round."
    )
    drawing = Drawing(_LEFT + PHASES * _WIDE + 12, 206, alt)
    rows = ("phase in progress", "pending arrivals", "wait for parity 0", "wait for parity 1")
    for row, name in enumerate(rows):
        drawing.text(_LEFT - 10, 42 + 42 * row, name, "end strong")
    for phase in range(PHASES):
        x = _LEFT + phase * _WIDE
        drawing.rect(x, 20, _WIDE - 3, 34, _TINT[phase & 1])
        drawing.text(x + _WIDE / 2, 42, f"phase {phase}: parity {phase & 1}", "mid strong")
        for step in range(COUNT):
            at = x + step * _WIDE / COUNT
            drawing.rect(at, 66, _WIDE / COUNT - 3, 26, "faint")
            drawing.text(at + _WIDE / COUNT / 2, 84, str(COUNT - step), "mid")
            end = at + _WIDE / COUNT - 2
            arrow(drawing, end, 104, end, 92)
        for parity in (0, 1):
            y = 110 + 42 * parity
            at_once = returns_at_once(phase, parity)
            drawing.rect(x, y, _WIDE - 3, 26, "faint" if at_once else _TINT[parity])
            words = "returns at once" if at_once else f"waits for phase {phase}"
            drawing.text(x + _WIDE / 2, y + 18, words, "mid")
    drawing.text(_LEFT, 198, "↑  an arrival; every second one completes a phase")
    return drawing


def race_picture() -> Drawing:
    """The order of expecting and arriving, right and wrong."""
    alt = (
        "Two orders of the same events on an mbarrier with count 1. Above, right: the bytes "
        "are expected, then the thread arrives, and phase 0 completes when the copy has "
        "brought them: the readers come after it. Below, wrong: the arrival comes first. It "
        "is the last that phase 0 lacks, and no bytes are expected yet, so phase 0 completes "
        "at once. The readers go on while the copy is in flight. The bytes are then expected "
        "in phase 1."
    )
    drawing = Drawing(720, 258, alt)
    cases = (
        (16, "right", "expect 256 bytes", "arrive", 470, "phase 1"),
        (142, "wrong", "arrive", "expect 256 bytes", 190, "phase 1 now expects the 256 bytes"),
    )
    for y, name, first, second, ends, after in cases:
        drawing.text(10, y + 58, name, "head")
        drawing.text(190, y + 12, first, "mid mono")
        drawing.text(320, y + 12, second, "mid mono")
        for x in (190, 320):
            arrow(drawing, x, y + 18, x, y + 38)
        drawing.rect(70, y + 38, ends - 70, 30, "t0")
        drawing.text((70 + ends) / 2, y + 57, "phase 0", "mid strong")
        drawing.rect(ends + 2, y + 38, 708 - ends, 30, "t1")
        drawing.text((ends + 710) / 2, y + 57, after, "mid strong")
        drawing.rect(330, y + 74, 140, 20, "t2")
        drawing.text(400, y + 88, "copy in flight", "mid")
        drawing.line(ends + 1, y + 34, ends + 1, y + 112, "edge")
        drawing.text(ends + 8, y + 108, "phase 0 completes: its readers go on")
    return drawing


def phases() -> None:
    """Show which parity waits, and which returns at once, in each phase of an mbarrier."""
    present(picture())


def expect_race() -> None:
    """Show why bytes are expected before the last arrival of their phase."""
    present(race_picture())
