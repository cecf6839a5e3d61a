"""The part of a card that is about speed: a ruler up to the GPU's limits, and words."""

from __future__ import annotations

import math
from dataclasses import dataclass
from html import escape
from typing import TYPE_CHECKING

from harness.base.arch import Gpu, gpu_called
from harness.course import exercises
from harness.course.devices import hopper_name
from harness.course.recordings import speed_of
from harness.course.views.drawing import Drawing, themed_image

if TYPE_CHECKING:
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
            return 0.0  # a product was measured as the library's own speed
        return self.roofs.measured_tb_per_s


def of_figures(figures: BenchmarkFigures, rungs: tuple[tuple[float, ...], ...]) -> Measured:
    """Figures of the judge's measurement."""
    if figures.flops:
        work = figures.flops / 1e6  # flops over microseconds
        kernel, library = work / figures.kernel_us, work / figures.library_us
        intensity = figures.flops / figures.bytes_moved
        return Measured("TFLOP/s", kernel, library, intensity, rungs, figures.device)
    rates = figures.kernel_gb_per_s / 1e3, figures.library_gb_per_s / 1e3
    return Measured("TB/s", *rates, 0.0, rungs, figures.device)


def of_recording(exercise: str) -> Measured | None:
    """The recorded speed of the exercise's solution, on this machine's card if there is a recording
    of it; None if there is none."""
    speeds = speed_of(exercise, hopper_name())
    benchmark = getattr(exercises.get(exercise), "benchmark", None) if speeds else None
    if speeds is None or benchmark is None:
        return None
    recorded, speed = speeds
    rungs = tuple((rung.fraction, rung.points) for rung in benchmark.ladder)
    if benchmark.flops is not None:
        rates = speed.kernel_tflop_per_s, speed.library_tflop_per_s
        intensity = benchmark.flops(speed.shape) / benchmark.bytes_moved(speed.shape)
        return Measured("TFLOP/s", *rates, intensity, rungs, recorded.gpu)
    rates = speed.kernel_gb_per_s / 1e3, speed.library_gb_per_s / 1e3
    return Measured("TB/s", *rates, 0.0, rungs, recorded.gpu)


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
_LETTER = 7  # the width of a strong one, at most on average


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


def html(verdict: Verdict) -> str:
    """A picture and words on the speed of a verdict's kernel; on the recorded solution's where it
    could not be measured here; empty if there is nothing to show."""
    if verdict.benchmark is not None:
        return _shown(of_figures(verdict.benchmark, verdict.rungs), "yours")
    if any(p.name == "fast" and p.status == "not-measured" for p in verdict.properties):
        title = "The solution's speed, recorded on a Hopper GPU; not measured here"
        shown = recorded(verdict.exercise)
        return f"<div style='opacity:0.8'>{title}</div>{shown}" if shown else ""
    return ""


def recorded(exercise: str) -> str:
    """Return a picture and words on the recorded speed of an exercise's solution; empty if there
    is none."""
    measured = of_recording(exercise)
    return "" if measured is None else _shown(measured, "solution")


def text(verdict: Verdict) -> list[str]:
    """The words alone, for a terminal."""
    if verdict.benchmark is None:
        return []
    measured = of_figures(verdict.benchmark, verdict.rungs)
    return ["; ".join(sentences(measured))]


def _shown(measured: Measured, name: str) -> str:
    picture = themed_image(*(ruler(measured, name, width) for width in (WIDE, NARROW)))
    return f"{picture}<div style='opacity:0.8'>{escape('; '.join(sentences(measured)))}.</div>"
