"""Pictures of synchronisation: an mbarrier's phases and the parities that name them, the race of
expecting too late, and a ring of three stages at three moments."""

from __future__ import annotations

from harness.views.cards.display import arrow, present
from harness.views.drawing import Drawing

COUNT, PHASES = 2, 4  # arrivals a phase, and phases that are drawn
_LEFT, _WIDE, _TINT = 150, 134, ("t0", "t1")


def returns_at_once(phase: int, parity: int) -> bool:
    """Return whether a wait for ``parity`` returns at once while ``phase`` is in progress."""
    return parity != phase & 1


def phases_picture() -> Drawing:
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
    present(phases_picture())


def expect_race() -> None:
    """Show why bytes are expected before the last arrival of their phase."""
    present(race_picture())


STAGES, MOMENTS = 3, 3
_RING_LEFT, _RING_WIDE, _TALL, _TOP = 130, 202, 52, 44
_ROLES = (("t0", "being read"), ("t2", "full, waits to be read"), ("t1", "being filled"))


def held(moment: int, stage: int) -> tuple[int, int]:
    """Return the tile in ``stage`` while tile ``moment`` is read, and its distance from that."""
    ahead = (stage - moment) % STAGES
    return moment + ahead, ahead


def ring_picture() -> Drawing:
    alt = (
        "A ring of three stages at three moments. While tile 0 in stage 0 is read, stage 1 "
        "holds tile 1, which has arrived, and stage 2 is being filled with tile 2. Then stage"
        " 0 is filled with tile 3, tile 1 is read in stage 1, and tile 2 has arrived in stage"
        " 2. Then tile 3 has arrived in stage 0, stage 1 is filled with tile 4, and tile 2 is"
        " read in stage 2. Tiles 3 and 4 are of the second pass: their waits name parity 1 on"
        " full."
    )
    width = _RING_LEFT + STAGES * _RING_WIDE + 24
    drawing = Drawing(width, _TOP + MOMENTS * (_TALL + 16) + 30, alt)
    for stage in range(STAGES):
        drawing.text(_RING_LEFT + (stage + 0.5) * _RING_WIDE - 3, 20, f"stage {stage}", "mid head")
    for moment in range(MOMENTS):
        y = _TOP + moment * (_TALL + 16)
        drawing.text(_RING_LEFT - 12, y + 24, f"tile {moment}", "end strong")
        drawing.text(_RING_LEFT - 12, y + 39, "is being read", "end")
        for stage in range(STAGES):
            tile, ahead = held(moment, stage)
            kind, words = _ROLES[ahead]
            x, around = _RING_LEFT + stage * _RING_WIDE, tile // STAGES
            drawing.rect(x, y, _RING_WIDE - 6, _TALL, kind)
            drawing.text(x + (_RING_WIDE - 6) / 2, y + 21, f"tile {tile}: {words}", "mid strong")
            label = f"pass {around}: parity {around & 1} on full"
            drawing.text(x + (_RING_WIDE - 6) / 2, y + 39, label, "mid")
        if moment:
            arrow(drawing, 20, y - 30, 20, y + 12)
            drawing.text(28, y - 12, "later")
    right, bottom = _RING_LEFT + STAGES * _RING_WIDE, _TOP + MOMENTS * (_TALL + 16) + 2
    arrow(drawing, right - 16, bottom, _RING_LEFT + 10, bottom)
    drawing.text(
        (_RING_LEFT + right) / 2, bottom + 18, "after the last stage comes the first again", "mid"
    )
    return drawing


def ring() -> None:
    """Show a ring of three stages at three moments, with the parities of its tiles."""
    present(ring_picture())
