"""The part of a card that is about speed: words, a ruler, a roofline, and the student's own
attempts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from html import escape
from typing import TYPE_CHECKING

from harness.recordings.attempts import Attempt
from harness.views.drawing import Drawing, themed_image
from harness.views.speed import picture as speed_picture
from harness.views.speed.figures import Measured, of_figures, of_recording, sentences

if TYPE_CHECKING:
    from harness.judge.verdict import Verdict


def html(verdict: Verdict, attempts: Sequence[Attempt] = ()) -> str:
    """Pictures and words on the speed of a verdict's kernel; of the recorded solution where it
    could not be measured here; empty if there is nothing to show."""
    if verdict.benchmark is not None:
        one, name = of_figures(verdict.exercise, verdict.benchmark, verdict.rungs), "yours"
        parts = [_pictures(one, name)]
    elif any(p.name == "fast" and p.status == "not-measured" for p in verdict.properties):
        title = "The solution's speed, recorded on a Hopper GPU; not measured here"
        pictures = recorded(verdict.exercise)
        parts = [f"<div style='opacity:0.8'>{title}</div>{pictures}"] if pictures else []
    else:
        return ""
    parts.append(_shown(partial(speed_picture.history, attempts)))
    return "".join(parts)


def recorded(exercise: str) -> str:
    """Return pictures and words on the recorded speed of an exercise's solution; empty if there
    is none."""
    one = of_recording(exercise)
    return "" if one is None else _pictures(one, "solution")


def text(verdict: Verdict) -> list[str]:
    """The words alone, for a terminal."""
    if verdict.benchmark is None:
        return []
    one = of_figures(verdict.exercise, verdict.benchmark, verdict.rungs)
    return ["; ".join(sentences(one))]


def _pictures(one: Measured, name: str) -> str:
    shown = "".join(
        _shown(partial(draw, one, name)) for draw in (speed_picture.ruler, speed_picture.roofline)
    )
    return f"{shown}<div style='opacity:0.8'>{escape('; '.join(sentences(one)))}.</div>"


def _shown(draw: Callable[..., Drawing | None]) -> str:
    """A picture in its two layouts; empty if there is none."""
    wide = draw(width=speed_picture.WIDE)
    return "" if wide is None else themed_image(wide, draw(width=speed_picture.NARROW))
