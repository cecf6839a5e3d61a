"""Pictures of synchronization: an mbarrier's phases and the parities that name them, the race of
expecting too late, and a ring of three stages at three moments."""

from __future__ import annotations

from docs.pictures.stills.shapes import arrow
from harness.course import Drawing

COUNT, PHASES = 2, 4  # arrivals a phase, and phases that are drawn
_LEFT, _WIDE, _TINT = 150, 134, ("t0", "t1")


def returns_at_once(phase: int, parity: int) -> bool:
    """Return whether a wait for ``parity`` returns at once while ``phase`` is in progress."""
    return parity != phase & 1


def phases_picture(narrow: bool = False) -> Drawing:
    """``narrow``: two phases a row."""
    alt = (
        f"An mbarrier with count {COUNT} through {PHASES} phases, time to the right. The "
        "phases have the parities 0, 1, 0, 1. Each phase ends with its second arrival, and "
        "the pending arrivals start again at 2. In a phase of parity 0 a wait for parity 0 "
        "waits, and a wait for parity 1 returns at once; in a phase of parity 1 it is the "
        "other way round."
    )
    left, wide, across = (122, 108, 2) if narrow else (_LEFT, _WIDE, PHASES)
    bands = PHASES // across
    drawing = Drawing(left + across * wide + (2 if narrow else 12), 28 + 178 * bands, alt)
    rows = ("phase in progress", "pending arrivals", "wait for parity 0", "wait for parity 1")
    for row, name in enumerate(rows * bands):
        drawing.text(
            left - 10, 42 + 42 * (row % len(rows)) + 178 * (row // len(rows)), name, "end strong"
        )
    for phase in range(PHASES):
        x, top = left + phase % across * wide, 178 * (phase // across)
        drawing.rect(x, top + 20, wide - 3, 34, _TINT[phase & 1])
        names = f"phase {phase}", f"parity {phase & 1}"
        for number, words in enumerate(names if narrow else (": ".join(names),)):
            y = top + (34 + 14 * number if narrow else 42)
            drawing.text(x + wide / 2, y, words, "mid strong")
        for step in range(COUNT):
            at = x + step * wide / COUNT
            drawing.rect(at, top + 66, wide / COUNT - 3, 26, "faint")
            drawing.text(at + wide / COUNT / 2, top + 84, str(COUNT - step), "mid")
            end = at + wide / COUNT - 2
            arrow(drawing, end, top + 104, end, top + 92)
        for parity in (0, 1):
            y = top + 110 + 42 * parity
            at_once = returns_at_once(phase, parity)
            drawing.rect(x, y, wide - 3, 26, "faint" if at_once else _TINT[parity])
            words = "returns at once" if at_once else f"waits for phase {phase}"
            drawing.text(x + wide / 2, y + 18, words, "mid")
    words = "↑  an arrival; every second one completes a phase"
    drawing.text(10 if narrow else left, drawing.height - 8, words)
    return drawing


def race_picture(narrow: bool = False) -> Drawing:
    """The order of expecting and arriving, right and wrong; ``narrow``: the names above."""
    alt = (
        "Two orders of the same events on an mbarrier with count 1. Above, right: the bytes "
        "are expected, then the thread arrives, and phase 0 completes when the copy has "
        "brought them: the readers come after it. Below, wrong: the arrival comes first. It "
        "is the last that phase 0 lacks, and no bytes are expected yet, so phase 0 completes "
        "at once. The readers go on while the copy is in flight. The bytes are then expected "
        "in phase 1."
    )
    across = (6, 62, 178, 186, 276, 334) if narrow else (70, 190, 320, 330, 470, 710)
    begin, early, late, copy, arrived, end = across
    top, apart = (36, 150) if narrow else (16, 126)
    drawing = Drawing(340 if narrow else 720, top + 116 + apart, alt)
    cases = (
        ("right", "expect 256 bytes", "arrive", arrived, "phase 1"),
        ("wrong", "arrive", "expect 256 bytes", early, "phase 1 now expects the 256 bytes"),
    )
    for number, (name, first, second, ends, after) in enumerate(cases):
        y = top + apart * number
        drawing.text(begin if narrow else 10, y - 12 if narrow else y + 58, name, "head")
        for x, words in ((early, first), (late, second)):
            drawing.text(x, y + 12, words, "mid mono")
            arrow(drawing, x, y + 18, x, y + 38)
        drawing.rect(begin, y + 38, ends - begin, 30, "t0")
        drawing.text((begin + ends) / 2, y + 57, "phase 0", "mid strong")
        drawing.rect(ends + 2, y + 38, end - 2 - ends, 30, "t1")
        drawing.text((ends + end) / 2, y + 57, after, "mid strong")
        drawing.rect(copy, y + 74, arrived - copy, 20, "t2")
        drawing.text((copy + arrived) / 2, y + 88, "copy in flight", "mid")
        drawing.line(ends + 1, y + 34, ends + 1, y + 112, "edge")
        before = narrow and ends == arrived  # too close to the edge for words after the line
        words = "phase 0 completes: its readers go on"
        drawing.text(ends + (-6 if before else 8), y + 108, words, "end" if before else "")
    return drawing


STAGES, MOMENTS = 3, 3
_RING_LEFT, _RING_WIDE, _TALL, _TOP = 130, 202, 52, 44
_ROLES = (("t0", "being read"), ("t2", "full, waits to be read"), ("t1", "being filled"))


def held(moment: int, stage: int) -> tuple[int, int]:
    """Return the tile in ``stage`` while tile ``moment`` is read, and its distance from that."""
    ahead = (stage - moment) % STAGES
    return moment + ahead, ahead


def ring_picture(narrow: bool = False) -> Drawing:
    """``narrow``: with the words of a stage below each other."""
    alt = (
        "A ring of three stages at three moments. While tile 0 in stage 0 is read, stage 1 "
        "holds tile 1, which has arrived, and stage 2 is being filled with tile 2. Then stage"
        " 0 is filled with tile 3, tile 1 is read in stage 1, and tile 2 has arrived in stage"
        " 2. Then tile 3 has arrived in stage 0, stage 1 is filled with tile 4, and tile 2 is"
        " read in stage 2. Tiles 3 and 4 are of the second pass: their waits name parity 1 on"
        " full."
    )
    left, wide, tall = (6, 112, 72) if narrow else (_RING_LEFT, _RING_WIDE, _TALL)
    step, lines = (tall + 40, 4) if narrow else (tall + 16, 2)
    top = _TOP + (20 if narrow else 0)
    drawing = Drawing(left + STAGES * wide + (0 if narrow else 24), top + MOMENTS * step + 30, alt)
    for stage in range(STAGES):
        drawing.text(left + (stage + 0.5) * wide - 3, 20, f"stage {stage}", "mid head")
    for moment in range(MOMENTS):
        y = top + moment * step
        if narrow:
            later = "later: " if moment else ""
            drawing.text(left, y - 8, f"{later}tile {moment} is being read", "strong")
        else:
            drawing.text(left - 12, y + 24, f"tile {moment}", "end strong")
            drawing.text(left - 12, y + 39, "is being read", "end")
        for stage in range(STAGES):
            tile, ahead = held(moment, stage)
            kind, words = _ROLES[ahead]
            x, around = left + stage * wide, tile // STAGES
            drawing.rect(x, y, wide - 6, tall, kind)
            words = words.removesuffix(" to be read") if narrow else words
            label = [f"tile {tile}: ", words, f"pass {around}: ", f"parity {around & 1} on full"]
            if not narrow:
                label = ["".join(label[:2]), "".join(label[2:])]
            for number, line in enumerate(label):
                strong = "mid strong" if number < lines / 2 else "mid"
                at = y + (15 + 16 * number if narrow else 21 + 18 * number)
                drawing.text(x + (wide - 6) / 2, at, line.removesuffix(": "), strong)
        if moment and not narrow:
            arrow(drawing, 20, y - 30, 20, y + 12)
            drawing.text(28, y - 12, "later")
    right, bottom = left + STAGES * wide, top + MOMENTS * step - (22 if narrow else -2)
    arrow(drawing, right - 16, bottom, left + 10, bottom)
    drawing.text(
        (left + right) / 2, bottom + 18, "after the last stage comes the first again", "mid"
    )
    return drawing
