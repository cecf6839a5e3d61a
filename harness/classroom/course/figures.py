"""Measured figures and hints in a lab's text, filled in when the lab is built.

In the text of a cell, ``{{...}}`` is replaced by a figure of the recordings, or by the hints that
the exercise's `hints.md` has for the notebook, folded::

    {{outcome 04_stores/buffer-reused}}   20 of 20 gave a wrong output
    {{speed ring-copy}}                   4019 GB/s
    {{fraction ring-copy}}                0.95
    {{asks ring-copy}}                    0.5 of that speed gives 0.5 points, 0.8 gives 1, ...
    {{hints ring-copy}}                   <details><summary>Hint 1</summary> ...
    {{copy}}                              4.20 to 4.26 TB/s, of the driver's own copy
    {{where}}                             the GPU, its driver and the day of these
    {{ladder 4 8192}}                     rung 4 of the matrix product at 8192 x 8192 x 8192
    {{slower 8192}}                       4, 5 and 9: the rungs that are slower than the one before
    {{cublas 8192}}                       671 to 695 TFLOP/s, cuBLAS's in the same run
    {{bench}}                             the GPU, its driver and the day of these two
"""

from __future__ import annotations

import re
from collections.abc import Callable

from harness import exercises
from harness.classroom.course.course import CourseError
from harness.exercises.exercise import Exercise
from harness.exercises.hints import in_the_notebook
from harness.recordings import products, recording

_FIGURE = re.compile(r"\{\{([a-z]+)((?: [\w./-]+)*)\}\}")


def filled(text: str) -> str:
    """``text`` with its figures in their places; CourseError for one that nobody recorded."""
    return _FIGURE.sub(_figure, text)


def _figure(match: re.Match[str]) -> str:
    what, *names = match[0][2:-2].split()
    if what not in _FIGURES:  # somebody's own braces
        return match[0]
    try:
        return _FIGURES[what](*names)
    except (LookupError, TypeError, ValueError):
        raise CourseError(f"{match[0]}: there is no such figure") from None


def _outcome(name: str) -> str:
    return str(recording().broken[name])


def _speed(name: str) -> str:
    speed = recording().speeds[name]
    if speed.kernel_tflop_per_s:
        return f"{speed.kernel_tflop_per_s:.0f} TFLOP/s"
    return f"{speed.kernel_gb_per_s:.0f} GB/s"


def _fraction(name: str) -> str:
    return f"{recording().speeds[name].fraction:.2f}"


def _asks(name: str) -> str:
    exercise = exercises.get(name)
    if not isinstance(exercise, Exercise) or exercise.benchmark is None:
        raise KeyError(name)
    first, *others = exercise.benchmark.ladder
    points = "point" if first.points == 1 else "points"
    said = [f"{first.fraction:g} of that speed gives {first.points:g} {points}"]
    said += [f"{rung.fraction:g} gives {rung.points:g}" for rung in others]
    return ", ".join(said)


def _hints(name: str) -> str:
    return "\n".join(
        f"<details><summary>Hint {level}</summary>\n\n{text}\n\n</details>"
        for level, text in enumerate(in_the_notebook(exercises.folder(name)), 1)
    )


def _copy() -> str:
    copies = [
        one.library_gb_per_s / 1000
        for one in recording().speeds.values()
        if not one.kernel_tflop_per_s
    ]
    return f"{min(copies):.2f} to {max(copies):.2f} TB/s"


def _ladder(rung: str, size: str) -> str:
    return f"{products.ladder()[int(rung)][int(size)].ratio:.3f}"


def _slower(size: str) -> str:
    *others, last = map(str, products.slower(int(size)))
    return f"{', '.join(others)} and {last}" if others else last


def _cublas(size: str) -> str:
    beside = [one[int(size)].library_tflop_per_s for one in products.ladder().values()]
    return f"{min(beside):.0f} to {max(beside):.0f} TFLOP/s"


_FIGURES: dict[str, Callable[..., str]] = {
    "outcome": _outcome,
    "speed": _speed,
    "fraction": _fraction,
    "asks": _asks,
    "hints": _hints,
    "copy": _copy,
    "where": lambda: recording().where,
    "ladder": _ladder,
    "slower": _slower,
    "cublas": _cublas,
    "bench": products.where,
}
