"""The numbers of a speed card: a kernel and the library beside the GPU's limits.

A kernel that only moves bytes is measured in TB/s, reads plus writes; a matrix product in TFLOP/s.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from harness import exercises
from harness.arch.sm_90 import Gpu, gpu_called
from harness.devices import hopper_name
from harness.recordings import speed_of

if TYPE_CHECKING:
    from harness.exercises.exercise import Benchmark
    from harness.judge.verdict import BenchmarkFigures


@dataclass(frozen=True)
class Measured:
    """A kernel beside the library in the same run: ``kernel`` and ``library`` in ``unit``.

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
    found = speed_of(exercise, hopper_name())
    try:
        benchmark = getattr(exercises.get(exercise), "benchmark", None)
    except exercises.UnknownExercise:
        return None
    if found is None:
        return None
    recorded, speed = found
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


def sentences(one: Measured) -> list[str]:
    """Return sentences that compare the kernel with the GPU's limits."""
    words = []
    if one.ceiling:
        words.append(
            f"{one.kernel / one.ceiling:.2f} of the best copy measured on an H200, "
            f"{one.ceiling:.2f} {one.unit}"
        )
    if one.datasheet:
        words.append(
            f"{one.kernel / one.datasheet:.2f} of the {one.datasheet:.4g} {one.unit} "
            "that the datasheet allows"
        )
    elif one.gpu:
        words.append(f"no datasheet of {one.gpu} is known here")
    if one.intensity:
        words.append(f"{one.intensity:.0f} flops for each byte")
        if one.roofs is not None:
            bound = one.intensity * one.roofs.tb_per_s < one.roofs.tflop_per_s
            words.append("bound by the memory" if bound else "bound by the tensor cores")
    return words
