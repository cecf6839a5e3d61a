"""A ring of three stages at three moments: the roles rotate, the data stay in place."""

from __future__ import annotations

from harness.views.drawing import Drawing
from harness.views.drawn.showing import arrow, present

STAGES, MOMENTS = 3, 3
_LEFT, _WIDE, _TALL, _TOP = 130, 186, 52, 44
_ROLES = (("t0", "being read"), ("t2", "full, waits to be read"), ("t1", "being filled"))


def held(moment: int, stage: int) -> tuple[int, int]:
    """Return the tile in ``stage`` while tile ``moment`` is read, and its distance from that."""
    ahead = (stage - moment) % STAGES
    return moment + ahead, ahead


def picture() -> Drawing:
    alt = (
        "A ring of three stages at three moments. While tile 0 in stage 0 is read, stage 1 "
        "holds tile 1, which has arrived, and stage 2 is being filled with tile 2. Then stage"
        " 0 is filled with tile 3, tile 1 is read in stage 1, and tile 2 has arrived in stage"
        " 2. Then tile 3 has arrived in stage 0, stage 1 is filled with tile 4, and tile 2 is"
        " read in stage 2. Tiles 3 and 4 are of the second pass: their waits name parity 1 on"
        " full."
    )
    width = _LEFT + STAGES * _WIDE + 24
    drawing = Drawing(width, _TOP + MOMENTS * (_TALL + 16) + 30, alt)
    for stage in range(STAGES):
        drawing.text(_LEFT + (stage + 0.5) * _WIDE, 20, f"stage {stage}", "mid head")
    for moment in range(MOMENTS):
        y = _TOP + moment * (_TALL + 16)
        drawing.text(_LEFT - 12, y + 24, f"tile {moment}", "end strong")
        drawing.text(_LEFT - 12, y + 39, "is being read", "end")
        for stage in range(STAGES):
            tile, ahead = held(moment, stage)
            kind, words = _ROLES[ahead]
            x, around = _LEFT + stage * _WIDE, tile // STAGES
            drawing.rect(x, y, _WIDE - 6, _TALL, kind)
            drawing.text(x + _WIDE / 2, y + 21, f"tile {tile}: {words}", "mid strong")
            said = f"pass {around}: parity {around & 1} on full"
            drawing.text(x + _WIDE / 2, y + 39, said, "mid")
        if moment:
            arrow(drawing, 20, y - 30, 20, y + 12)
            drawing.text(28, y - 12, "later")
    right, bottom = _LEFT + STAGES * _WIDE, _TOP + MOMENTS * (_TALL + 16) + 2
    arrow(drawing, right - 16, bottom, _LEFT + 10, bottom)
    drawing.text(
        (_LEFT + right) / 2, bottom + 18, "after the last stage comes the first again", "mid"
    )
    return drawing


def ring() -> None:
    """Show a ring of three stages at three moments, with the parities of its tiles."""
    present(picture())
