"""Measured figures and hints in a lab's text, filled in when the lab is built.

In the text of a cell, ``{{...}}`` is replaced by a figure of the recordings, or by the hints that
the exercise's `hints.md` has for the notebook, folded::

    {{outcome 04_stores/buffer-reused}}   20 of 20 runs gave a wrong output
    {{speed ring-copy}}                   4019 GB/s
    {{fraction ring-copy}}                0.95
    {{asks ring-copy}}                    0.5 of that speed gives 0.5 points, 0.8 gives 1, ...
    {{points ring-copy}}                  7 points; of a property, {{points ring-copy fast}}
    {{worth ring-copy fast}}              2, without the word
    {{fractions gemm-fast}}               0.5 | 0.7 | ...: the ladder, as cells of a table
    {{rungs gemm-fast}}                   1 | 2 | ...: its points
    {{columns gemm-fast}}                 --- | --- | ...: as many columns
    {{hints ring-copy}}                   <details><summary>Hint 1</summary> ...
    {{copy}}                              4.20 to 4.26 TB/s, of the driver's own copy
    {{where}}                             the GPU, its driver and the day of these
    {{ladder 4 8192}}                     rung 4 of the matrix product at 8192 x 8192 x 8192
    {{slower 8192}}                       4, 5 and 9: the rungs slower than their predecessor
    {{cublas 8192}}                       671 to 695 TFLOP/s, cuBLAS's in the same run
    {{bench}}                             the GPU, its driver and the day of these
    {{beside exact 4096 causal}}          rung 11 of attention compared with FlashAttention-3
    {{beside where}}                      the GPU, its driver and the day of these

Points are those of the course's points file, if it names the exercise, else the exercise's own.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from harness.classroom.course.course import CourseError
from harness.course import Scheme, exercises, hints_in_notebook, products, recording, scheme_of

_FIGURE = re.compile(r"\{\{([a-z]+)((?: [\w./-]+)*)\}\}")


def filled(text: str, schemes: Mapping[str, Scheme]) -> str:
    """Return ``text`` with its figures in their places. Raises CourseError for a figure that
    nobody recorded."""
    figures = {**_FIGURES, "asks": lambda name: _asks(_scheme(name, schemes))}
    return _FIGURE.sub(lambda match: _figure(match, figures), text)


def _scheme(name: str, schemes: Mapping[str, Scheme]) -> Scheme:
    return schemes[name] if name in schemes else scheme_of(exercises.get(name))


def with_points(text: str, schemes: Mapping[str, Scheme]) -> str:
    """Return ``text`` with the points of its exercises and their ladders in their places."""

    def worth(name: str, *named: str) -> float:
        scheme = _scheme(name, schemes)
        return scheme.points[named[0]] if named else scheme.total

    def cells(name: str, of: Callable[[float, float], str]) -> str:
        return " | ".join(of(*rung) for rung in _scheme(name, schemes).ladder)

    figures: dict[str, Callable[..., str]] = {
        "points": lambda *args: _in_points(worth(*args)),
        "worth": lambda *args: f"{worth(*args):g}",
        "fractions": lambda name: cells(name, lambda fraction, points: f"{fraction:g}"),
        "rungs": lambda name: cells(name, lambda fraction, points: f"{points:g}"),
        "columns": lambda name: cells(name, lambda fraction, points: "---"),
    }
    return _FIGURE.sub(lambda match: _figure(match, figures), text)


def _in_points(worth: float) -> str:
    return "1 point" if worth == 1 else f"{worth:g} points"


def _figure(match: re.Match[str], figures: Mapping[str, Callable[..., str]]) -> str:
    what, *names = match[0][2:-2].split()
    if what not in figures:  # somebody's own braces
        return match[0]
    try:
        return figures[what](*names)
    except (LookupError, TypeError, ValueError):
        raise CourseError(f"{match[0]}: there is no such figure") from None


def _speed(name: str) -> str:
    speed = recording().speeds[name]
    if speed.kernel_tflop_per_s:
        return f"{speed.kernel_tflop_per_s:.0f} TFLOP/s"
    return f"{speed.kernel_gb_per_s:.0f} GB/s"


def _asks(scheme: Scheme) -> str:
    (fraction, points), *others = scheme.ladder
    words = [f"{fraction:g} of that speed gives {_in_points(points)}"]
    words += [f"{fraction:g} gives {points:g}" for fraction, points in others]
    return ", ".join(words)


def _hints(name: str) -> str:
    return "\n".join(
        f"<details><summary>Hint {level}</summary>\n\n{text}\n\n</details>"
        for level, text in enumerate(hints_in_notebook(exercises.folder(name)), 1)
    )


def _copy() -> str:
    copies = [
        speed.library_gb_per_s / 1000
        for speed in recording().speeds.values()
        if not speed.kernel_tflop_per_s
    ]
    return f"{min(copies):.2f} to {max(copies):.2f} TB/s"


def _slower(size: str) -> str:
    *others, last = map(str, products.slower(int(size)))
    return f"{', '.join(others)} and {last}" if others else last


def _cublas(size: str) -> str:
    beside = [sizes[int(size)].library_tflop_per_s for sizes in products.recorded_ladder().values()]
    return f"{min(beside):.0f} to {max(beside):.0f} TFLOP/s"


def _beside(maxima: str, length: str = "", *causal: str) -> str:
    if maxima == "where":
        return products.where(products.FILE_BESIDE_FLASH_3)
    return f"{products.beside_flash_3(maxima, int(length), causal == ('causal',)):.3f}"


_FIGURES: dict[str, Callable[..., str]] = {
    "outcome": lambda name: str(recording().broken[name]),
    "speed": _speed,
    "fraction": lambda name: f"{recording().speeds[name].fraction:.2f}",
    "hints": _hints,
    "copy": _copy,
    "where": lambda: recording().where,
    "ladder": lambda rung, size: f"{products.recorded_ladder()[int(rung)][int(size)].ratio:.3f}",
    "slower": _slower,
    "cublas": _cublas,
    "bench": lambda: products.where(products.LADDER),
    "beside": _beside,
}
