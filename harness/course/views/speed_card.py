"""The part of a card that is about speed: words, a ruler up to the GPU's limits, a roofline, and
the student's own last attempts."""

from __future__ import annotations

import math
import textwrap
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from html import escape
from typing import TYPE_CHECKING

from harness.base.arch import Gpu, gpu_called
from harness.course import exercises
from harness.course.devices import hopper_name
from harness.course.recordings import speed_of
from harness.course.recordings.attempts import Attempt
from harness.course.views.drawing import Drawing, themed_image

if TYPE_CHECKING:
    from harness.course.exercises.exercise import Benchmark
    from harness.course.judge.verdict import BenchmarkFigures, Verdict


@dataclass(frozen=True)
class Measured:
    """A kernel next to the library in the same run: ``kernel`` and ``library`` in ``unit``.

    ``intensity``: flops for each byte, 0 if the kernel only moves bytes. ``rungs``: (fraction of
    the library, points) in order.
    """

    unit: str
    kernel: float
    library: float
    intensity: float
    rungs: tuple[tuple[float, ...], ...] = ()
    gpu: str = ""

    @property
    def roofs(self) -> Gpu | None:
        """The GPU's limits; None if its datasheet is unknown."""
        return gpu_called(self.gpu)

    @property
    def datasheet(self) -> float:
        """The most that the datasheet allows a kernel of this intensity, in ``unit``; 0 if none."""
        if self.roofs is None:
            return 0.0
        if not self.intensity:
            return self.roofs.tb_per_s
        return min(self.roofs.tflop_per_s, self.intensity * self.roofs.tb_per_s)

    @property
    def ceiling(self) -> float:
        """The most that was measured on such a GPU, in ``unit``; 0 where nothing was."""
        if self.roofs is None or self.intensity:
            return 0.0  # of a product the library's own speed is what was measured
        return self.roofs.measured_tb_per_s


def of_figures(
    exercise: str, figures: BenchmarkFigures, rungs: tuple[tuple[float, ...], ...]
) -> Measured:
    """Figures of the judge's measurement."""
    flops = _flops(exercise, figures.shape)
    if flops:
        work = flops / 1e6  # flops over microseconds
        kernel, library = work / figures.kernel_us, work / figures.library_us
        intensity = flops / figures.bytes_moved
        return Measured("TFLOP/s", kernel, library, intensity, rungs, figures.device)
    rates = figures.kernel_gb_per_s / 1e3, figures.library_gb_per_s / 1e3
    return Measured("TB/s", *rates, 0.0, rungs, figures.device)


def of_recording(exercise: str) -> Measured | None:
    """The recorded speed of the exercise's solution, on this machine's card if there is a recording
    of it; None if there is none."""
    speeds = speed_of(exercise, hopper_name())
    try:
        benchmark = getattr(exercises.get(exercise), "benchmark", None)
    except exercises.UnknownExercise:
        return None
    if speeds is None:
        return None
    recorded, speed = speeds
    rungs = () if benchmark is None else tuple((r.fraction, r.points) for r in benchmark.ladder)
    gpu = recorded.gpu
    if speed.kernel_tflop_per_s:
        kernel, library = speed.kernel_tflop_per_s, speed.library_tflop_per_s
        intensity = _intensity(benchmark, speed.shape)
        return Measured("TFLOP/s", kernel, library, intensity, rungs, gpu)
    kernel, library = speed.kernel_gb_per_s / 1e3, speed.library_gb_per_s / 1e3
    return Measured("TB/s", kernel, library, 0.0, rungs, gpu)


def _intensity(benchmark: Benchmark | None, shape: tuple[int, ...]) -> float:
    if benchmark is None or benchmark.flops is None:
        return 0.0
    return benchmark.flops(shape) / benchmark.bytes_moved(shape)


def _flops(exercise: str, shape: tuple[int, ...]) -> int:
    try:
        benchmark = getattr(exercises.get(exercise), "benchmark", None)
    except exercises.UnknownExercise:
        return 0
    return benchmark.flops(shape) if benchmark is not None and benchmark.flops else 0


def sentences(measured: Measured) -> list[str]:
    """Return sentences that compare the kernel with the GPU's limits."""
    words = []
    if measured.ceiling:
        words.append(
            f"{measured.kernel / measured.ceiling:.2f} of the best copy measured on an H200, "
            f"{measured.ceiling:.2f} {measured.unit}"
        )
    if measured.datasheet:
        words.append(
            f"{measured.kernel / measured.datasheet:.2f} of the {measured.datasheet:.4g} "
            f"{measured.unit} that the datasheet states"
        )
    elif measured.gpu:
        words.append(f"no datasheet of {measured.gpu} is known here")
    if measured.intensity:
        words.append(f"{measured.intensity:.0f} flops for each byte")
        if measured.roofs is not None:
            bound = measured.intensity * measured.roofs.tb_per_s < measured.roofs.tflop_per_s
            words.append("bound by the memory" if bound else "bound by the tensor cores")
    return words


WIDE, NARROW = 560, 300  # pixels of the two layouts
_LEFT = 60
_LABEL = 90  # no wider than this: a point's label and its distance
_LETTER = 7  # the width of a strong one, at most on average
_DECADES = (-1, 4)  # of flops a byte


def ruler(measured: Measured, name: str, width: int = WIDE) -> Drawing:
    """Draw kernel and library as bars, up to the best measurement and to the datasheet; the
    rungs for points as marks below. ``name``: the kernel's owner."""
    right = width - 20
    most = max(measured.datasheet, measured.ceiling, measured.kernel, measured.library) or 1.0
    below = measured.datasheet and measured.ceiling  # a name below the bars
    drawing = Drawing(width, 128 if measured.rungs else 100 if below else 80, "")

    def x(value: float) -> float:
        return _LEFT + (right - _LEFT) * max(value, 0) / most

    for y, label, value, kind in (
        (24, name, measured.kernel, "t2"),
        (48, "library", measured.library, "t0"),
    ):
        drawing.rect(_LEFT, y, right - _LEFT, 18, "faint")
        drawing.rect(_LEFT, y, x(value) - _LEFT, 18, f"{kind} full")
        drawing.text(_LEFT - 6, y + 13, label, "end strong")
        words = f"{value:.3g} {measured.unit}"
        fits = x(value) - _LEFT > 12 + _LETTER * len(words)  # dark words are for a bar's color
        at, look = (_LEFT + 6, "strong on") if fits else (x(value) + 6, "strong")
        drawing.text(at, y + 13, words, look)
    if measured.ceiling:
        drawing.line(x(measured.ceiling), 18, x(measured.ceiling), 72, "chosen")
        drawing.text(
            x(measured.ceiling) - 4, 14, f"measured at best {measured.ceiling:.3g}", "end quiet"
        )
    if measured.datasheet:
        drawing.line(x(measured.datasheet), 18, x(measured.datasheet), 72, "edge")
    if measured.rungs:
        drawing.text(_LEFT - 6, 122, "points", "end quiet")
        reached = max(
            (p for f, p in measured.rungs if measured.kernel >= f * measured.library), default=None
        )
        last = math.inf
        for fraction, earned in sorted(measured.rungs, reverse=True):
            at = x(fraction * measured.library)
            drawing.line(at, 66, at, 110, "line")
            words = f"{earned:g}"
            if last - at < 4 + _LETTER * len(words):  # their words would lie over each other
                continue
            kind = "mid strong" if earned == reached else "mid quiet"
            drawing.text(at, 122, words, kind)
            last = at
    if measured.datasheet:
        words = f"datasheet {measured.datasheet:.4g}"
        drawing.text(x(measured.datasheet), 88 if below else 14, words, "end quiet halo")
    drawing.alt = (
        f"{name}: {measured.kernel:.3g} {measured.unit}; the library: {measured.library:.3g} "
        f"{measured.unit}"
        + (f"; measured at best: {measured.ceiling:.3g}" if measured.ceiling else "")
        + (f"; datasheet: {measured.datasheet:.4g}" if measured.datasheet else "")
    )
    return drawing


def roofline(measured: Measured, name: str, width: int = WIDE) -> Drawing | None:
    """Kernel and library under the roofs of memory and tensor cores, both axes logarithmic; None
    where no arithmetic is counted or no roof is known."""
    if (
        not measured.intensity
        or measured.roofs is None
        or min(measured.kernel, measured.library) <= 0
    ):
        return None
    roofs, right = measured.roofs, width - 20
    top, bottom = 24.0, 214.0
    lowest = min(measured.kernel, measured.library, 1.0)
    low, high = math.floor(math.log10(lowest)), math.log10(roofs.tflop_per_s) + 0.15
    first = min(_DECADES[0], math.floor(math.log10(measured.intensity)))
    last = max(_DECADES[1], math.ceil(math.log10(measured.intensity)))

    def x(intensity: float) -> float:
        return _LEFT + (right - _LEFT) * (math.log10(intensity) - first) / (last - first)

    def y(rate: float) -> float:
        return bottom - (bottom - top) * (math.log10(rate) - low) / (high - low)

    drawing = Drawing(width, 258, "")
    drawing.text(10, 14, "TFLOP/s", "quiet")
    drawing.text(right, 252, "flops for each byte", "end quiet")
    for decade in range(first, last + 1):
        drawing.line(x(10.0**decade), top, x(10.0**decade), bottom, "grid")
        drawing.text(x(10.0**decade), bottom + 20, f"{10.0**decade:g}", "mid quiet")
    for decade in range(low, math.floor(high) + 1):
        drawing.line(_LEFT, y(10.0**decade), right, y(10.0**decade), "grid")
        drawing.text(_LEFT - 6, y(10.0**decade) + 4, f"{10.0**decade:g}", "end quiet")
    ridge = roofs.tflop_per_s / roofs.tb_per_s
    start = max(10.0**first, 10.0**low / roofs.tb_per_s)
    drawing.line(x(start), y(start * roofs.tb_per_s), x(ridge), y(roofs.tflop_per_s), "edge")
    drawing.line(x(ridge), y(roofs.tflop_per_s), right, y(roofs.tflop_per_s), "edge")
    middle = math.sqrt(start * ridge)
    drawing.text(
        x(middle) - 8, y(middle * roofs.tb_per_s) - 4, f"memory {roofs.tb_per_s:g} TB/s", "end"
    )
    drawing.text(
        right, y(roofs.tflop_per_s) - 6, f"tensor cores {roofs.tflop_per_s:g} TFLOP/s", "end"
    )
    if roofs.measured_tb_per_s:
        seen = roofs.measured_tb_per_s
        drawing.line(x(start), y(start * seen), x(ridge), y(ridge * seen), "chosen")
        drawing.text(x(middle) + 8, y(middle * seen) + 16, f"measured {seen:.3g} TB/s", "halo")
    # A circle and a larger square: both are visible where they are at the same place.
    at = x(measured.intensity)
    drawing.rect(at - 8, y(measured.library) - 8, 16, 16, "t0 full now")
    drawing.shape(_circle(at, y(measured.kernel), 4), "t2 full now")
    words = (
        (y(measured.library), _says("library", measured.library), ""),
        (y(measured.kernel), _says(name, measured.kernel), "strong"),
    )
    upper, lower = sorted(words)
    is_right = at > (_LEFT + right) / 2
    if is_right and at - _LABEL < x(ridge):  # the roofs are next to the points
        across, down = float(right), min(lower[0] + 20, bottom - 20)
        second = down + 14
        if lower[0] - upper[0] > 50:  # each has room below its own point
            down, second = upper[0] + 20, min(lower[0] + 20, bottom - 6)
    else:
        across, down = at - 14 if is_right else at + 14, upper[0] + 4
        second = max(lower[0] + 4, down + 14)
    for (_, says, weight), height in ((upper, down), (lower, second)):
        drawing.text(across, height, says, f"{'end' if is_right else ''} {weight}".strip())
    drawing.alt = (
        f"Roofline: at {measured.intensity:.0f} flops for each byte, {name} does "
        f"{measured.kernel:.3g} and the library {measured.library:.3g} of the "
        f"{measured.datasheet:.4g} TFLOP/s that the roof allows"
    )
    return drawing


def history(attempts: Sequence[Attempt], width: int = WIDE) -> Drawing | None:
    """Draw the student's own attempts, oldest first: the speed of those that were timed, else
    the points; None for less than two."""
    timed = [attempt.fraction for attempt in attempts if attempt.fraction is not None]
    points = [attempt.points / attempt.possible for attempt in attempts if attempt.possible]
    values, what = (
        (timed, "of the library's speed") if len(timed) > 1 else (points, "of the points")
    )
    if len(values) < 2:
        return None
    most = max(*values, 1.0)
    left, right, top, bottom = _LEFT, width - 90, 12, 60
    about = textwrap.wrap(
        f"your last {len(values)} attempts: fraction {what}", (width - left) // _LETTER
    )
    drawing = Drawing(width, 66 + 16 * len(about), "")
    for part in (0.0, 1.0):
        at = bottom - (bottom - top) * part / most
        drawing.line(left, at, right, at, "grid")
        drawing.text(left - 6, at + 4, f"{part:g}", "end quiet")
    places = [
        (left + (right - left) * i / (len(values) - 1), bottom - (bottom - top) * max(v, 0) / most)
        for i, v in enumerate(values)
    ]
    drawing.shape("M" + "L".join(f"{x:.4g} {y:.4g}" for x, y in places), "edge")
    for x, y in places:
        drawing.shape(_circle(x, y, 3), "t2 full now")
    drawing.text(right + 8, places[-1][1] + 4, f"{values[-1]:.2f} now", "strong")
    for number, line in enumerate(about):
        drawing.text(left, 76 + 16 * number, line, "quiet")
    drawing.alt = (
        f"Your last {len(values)} attempts, as a fraction {what}: first {values[0]:.2f}, "
        f"best {max(values):.2f}, now {values[-1]:.2f}"
    )
    return drawing


def _says(name: str, rate: float) -> str:
    return f"{name} {rate:.3g}"


def _circle(x: float, y: float, radius: float) -> str:
    arc = f"a{radius:g} {radius:g} 0 1 0"
    return f"M{x - radius:.4g} {y:.4g}{arc} {2 * radius:g} 0{arc} {-2 * radius:g} 0"


def html(verdict: Verdict, attempts: Sequence[Attempt] = ()) -> str:
    """Pictures and words on the speed of a verdict's kernel; of the recorded solution where it
    could not be measured here; empty if there is nothing to show."""
    if verdict.benchmark is not None:
        measured, name = of_figures(verdict.exercise, verdict.benchmark, verdict.rungs), "yours"
        parts = [_pictures(measured, name)]
    elif any(p.name == "fast" and p.status == "not-measured" for p in verdict.properties):
        title = "The solution's speed, recorded on a Hopper GPU; not measured here"
        pictures = recorded(verdict.exercise)
        parts = [f"<div style='opacity:0.8'>{title}</div>{pictures}"] if pictures else []
    else:
        return ""
    parts.append(_shown(partial(history, attempts)))
    return "".join(parts)


def recorded(exercise: str) -> str:
    """Return pictures and words on the recorded speed of an exercise's solution; empty if there
    is none."""
    measured = of_recording(exercise)
    return "" if measured is None else _pictures(measured, "solution")


def text(verdict: Verdict) -> list[str]:
    """The words alone, for a terminal."""
    if verdict.benchmark is None:
        return []
    measured = of_figures(verdict.exercise, verdict.benchmark, verdict.rungs)
    return ["; ".join(sentences(measured))]


def _pictures(measured: Measured, name: str) -> str:
    shown = "".join(_shown(partial(draw, measured, name)) for draw in (ruler, roofline))
    return f"{shown}<div style='opacity:0.8'>{escape('; '.join(sentences(measured)))}.</div>"


def _shown(draw: Callable[..., Drawing | None]) -> str:
    """A picture in its two layouts; empty if there is none."""
    wide = draw(width=WIDE)
    return "" if wide is None else themed_image(wide, draw(width=NARROW))
