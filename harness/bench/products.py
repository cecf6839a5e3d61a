"""The ladder of matrix products next to cuBLAS and QuACK: which rungs at which shapes, their rows.

QuACK is the package quack-kernels, if it is installed: kernels of CuTe DSL, which are tuned at
their first call.
"""

from __future__ import annotations

import importlib
import math
import statistics
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

import ml_dtypes
import numpy as np

from harness.base.arch import Gpu, gpu_called
from harness.base.errors import HarnessError
from harness.bench import torch_timing
from harness.bench.kernels.gemm.plan import RUNGS, RungLaunch, plan
from harness.bench.results import BenchmarkRow, in_a_line
from harness.course import CompiledKernel, compile_kernel, normal
from harness.sanitizer import LaunchPlan, plan_of

BFLOAT16 = np.dtype(ml_dtypes.bfloat16)
SQUARE = ((4096, 4096, 4096), (8192, 8192, 8192))
# m tokens; n, k of a model's projections: attention, its output, up, down. Ragged m among them.
MODEL = tuple(
    (m, n, k)
    for m in (64, 256, 500, 2048, 8192)
    for n, k in ((6144, 4096), (4096, 4096), (28672, 4096), (4096, 14336))
)
Shape = tuple[int, int, int]
# Rung 13's tiles (rows, columns, blocks that share a sum) that were the fastest, or within 2% of
# it, on an H100 or an H200. All forms were measured where a model of the time put them within 12%
# of the best (LOG.md).
FORMS: dict[Shape, tuple[tuple[int, int, int], ...]] = {
    (64, 6144, 4096): ((64, 48, 1), (64, 64, 1)),
    (64, 4096, 4096): ((64, 32, 1), (64, 64, 2), (64, 48, 1)),
    (64, 28672, 4096): ((64, 224, 1), (64, 256, 1), (64, 240, 1)),
    (64, 4096, 14336): ((64, 64, 2), (64, 32, 1), (64, 48, 1)),
    (256, 6144, 4096): ((128, 96, 1), (64, 192, 1)),
    (256, 4096, 4096): ((64, 128, 1),),
    (256, 28672, 4096): ((128, 224, 1),),
    (256, 4096, 14336): ((64, 128, 1),),
    (500, 6144, 4096): ((128, 192, 1),),
    (500, 4096, 4096): ((128, 128, 1),),
    (500, 4096, 14336): ((128, 128, 1),),
}
RIGHT = 3e-3  # relative error against cuBLAS, in the Frobenius norm, that rounding explains
EXPECTED_FLOP_PER_S = 6e14  # only to choose how many rounds
MEASURED_S, ROUNDS = 0.3, (15, 150)  # duration of one side of a measurement, within bounds
QUACK = "QuACK"
FLUSHED_MIB = 200  # size of another buffer, read before each timed product next to QuACK


@dataclass(frozen=True)
class Choice:
    """A rung, and rung 13's form: rows and columns of a tile, and the blocks that share a sum."""

    number: int
    form: tuple[int, int, int] | None = None

    @property
    def name(self) -> str:
        form = f", {'×'.join(map(str, self.form))}" if self.form else ""
        return f"{self.number}: {RUNGS[self.number]}{form}"

    @property
    def parameters(self) -> dict[str, int]:
        return dict(zip(("rows", "columns", "split"), self.form or (), strict=False))


def worth_a_look(shape: Shape) -> list[Choice]:
    """The choices among rungs 11 and 13 that may be the fastest at a shape."""
    forms = [Choice(13, form) for form in FORMS.get(shape, ())]
    return forms if shape[0] <= 64 and forms else [*forms, Choice(11)]


def card_of(name: str) -> Gpu:
    """Return the GPU with this name. Raises HarnessError if it is unknown."""
    gpu = gpu_called(name)
    if gpu is None:
        raise HarnessError(f"{name}: its datasheet is not among those in harness/base/arch.py")
    return gpu


def wanted(groups: Iterable[str]) -> Iterator[tuple[str, Choice, Shape]]:
    """(group, rung with its form, shape) of each row."""
    if "ladder" in groups:
        for shape in SQUARE:
            yield "ladder", Choice(11), shape
    if "model" in groups:
        for shape in MODEL:
            yield from (("model", choice, shape) for choice in worth_a_look(shape))


def plan_of_rung(compiled: CompiledKernel, launch: RungLaunch) -> LaunchPlan:
    grid, block, cluster = (*launch.grid, 1), (launch.block, 1, 1), (launch.cluster, 1, 1)
    return plan_of(compiled, launch.args, grid, block, cluster, launch.shared_bytes)


class ProductBenchmark:
    """Inputs and cuBLAS's result of a shape, kept for all of its rungs.

    Random normal bfloat16: zeros or small integers would draw less power, and run faster.
    """

    def __init__(self, gpu: Any):
        self._gpu, self._card = gpu, card_of(gpu.gpu)
        self._for: Shape | None = None
        self._arrays: dict[str, Any] = {}

    def rows(self, group: str, choice: Choice, shape: Shape) -> list[BenchmarkRow]:
        """Return the row of a rung; its reason is the error, if any."""
        row = BenchmarkRow(group, choice.name, shape, "cuBLAS", "TFLOP/s")
        try:
            self._prepare(shape)
            timed = self._time(self._launch(choice), shape)
            error = self._error()
        except (HarnessError, ValueError) as problem:
            return [replace(row, reason=in_a_line(problem))]
        if not error < RIGHT:
            return [replace(row, reason=f"relative error {error:.1e}")]
        flops = 2 * shape[0] * shape[1] * shape[2]
        figures = replace(
            row,
            ours=flops / timed.median_kernel_us / 1e6,
            library_speed=flops / timed.median_peer_us / 1e6,
            ratio=timed.ratio,
            ratio_to_first=timed.ratio_to_first,
            spread=timed.kernel_spread,
            rounds=len(timed.kernel_us),
            regime=timed.regime,
        )
        return [figures]

    def _prepare(self, shape: Shape) -> None:
        if shape == self._for:
            return
        m, n, k = shape
        for array in self._arrays.values():
            array.free()
        self._arrays, self._for = {}, None
        rng = np.random.default_rng(shape)
        for name, rows in (("a", m), ("b", n)):
            self._arrays[name] = self._gpu.to_device(normal(rng, (rows, k)).astype(BFLOAT16))
        for name in ("c", "library"):
            self._arrays[name] = self._gpu.empty((m, n), BFLOAT16)
        self._for = shape

    def _launch(self, choice: Choice) -> RungLaunch:
        a, b, c = (self._arrays[name] for name in "abc")
        blocks = self._card.multiprocessors
        c.copy_from_host(np.full(c.shape, np.nan, BFLOAT16))
        return plan(choice.number, a, b, c, blocks, **choice.parameters)

    def _time(self, launch: RungLaunch, shape: Shape) -> Any:
        compiled = compile_kernel(launch.kernel, launch.args, block=launch.block)
        flops = 2 * shape[0] * shape[1] * shape[2]
        fewest, most = ROUNDS
        rounds = max(fewest, min(most, int(MEASURED_S * EXPECTED_FLOP_PER_S / flops)))
        return self._gpu.benchmark(
            plan_of_rung(compiled, launch),
            matmul_peer=tuple(self._arrays[name] for name in ("library", "a", "b")),
            repeats=rounds,
            warmups=rounds // 2,  # the clock moves until the GPU is at its power limit
        )

    def _error(self) -> float:
        ours, library = (
            self._arrays[name].copy_to_host().astype(np.float32) for name in ("c", "library")
        )
        return float(np.linalg.norm(ours - library) / np.linalg.norm(library))


def rows_beside_quack(shape: Shape, card: Gpu) -> list[BenchmarkRow]:
    """Return a row next to QuACK for each choice worth a look; the reason is the error, if any."""
    choices = {each.name: each for each in worth_a_look(shape)}
    rows = [BenchmarkRow("quack", name, shape, QUACK, "TFLOP/s") for name in choices]
    try:
        times, errors = measure_beside_quack(shape, card, choices)
    except (HarnessError, ImportError, RuntimeError) as problem:  # these packages are optional
        return [replace(row, reason=in_a_line(problem)) for row in rows]
    return [_beside_quack(row, times, errors) for row in rows]


def measure_beside_quack(
    shape: Shape, card: Gpu, choices: Mapping[str, Choice]
) -> tuple[dict[str, list[float]], dict[str, float]]:
    """Return the milliseconds of every round and the error against cuBLAS, by the choice's name
    and for QuACK. Raises ImportError without PyTorch or QuACK."""
    torch = importlib.import_module("torch")
    multiply = importlib.import_module("quack.gemm_interface").gemm
    m, n, k = shape
    torch.manual_seed(m)
    a, b = (torch.randn(x, k, device="cuda", dtype=torch.bfloat16) for x in (m, n))
    right = a @ b.t()
    results = {name: torch.full_like(right, math.nan) for name in (QUACK, *choices)}
    works: dict[str, torch_timing.Work] = {QUACK: lambda: multiply(a, b.t(), out=results[QUACK])}
    our_a, our_b = torch_timing.borrowed(a, (m, k)), torch_timing.borrowed(b, (n, k))
    for name, choice in choices.items():
        our_c = torch_timing.borrowed(results[name], (m, n), BFLOAT16)
        blocks = card.multiprocessors
        launch = plan(choice.number, our_a, our_b, our_c, blocks, **choice.parameters)
        works[name] = torch_timing.launcher(launch, torch)
    for work in works.values():
        work()
    errors = {
        name: float((result.float() - right.float()).norm() / right.float().norm())
        for name, result in results.items()
    }
    flushed = torch.zeros(FLUSHED_MIB * 2**18, device="cuda", dtype=torch.int32)
    return torch_timing.interleaved(works, torch, before_each=flushed.max), errors


def _beside_quack(
    row: BenchmarkRow, times: dict[str, list[float]], errors: dict[str, float]
) -> BenchmarkRow:
    """``row`` with its figures, or with the reason if a result is wrong."""
    for name in (row.name, QUACK):
        if not errors[name] < RIGHT:
            return replace(row, reason=f"{name}: relative error {errors[name]:.1e}")
    flops, ours, theirs = 2 * math.prod(row.shape), times[row.name], times[QUACK]
    return replace(
        row,
        ours=flops / statistics.median(ours) / 1e9,
        library_speed=flops / statistics.median(theirs) / 1e9,
        ratio=torch_timing.ratio(theirs, ours),
        spread=torch_timing.spread(ours),
        rounds=torch_timing.ROUNDS,
        regime=f"L2 flushed: {FLUSHED_MIB} MiB of another buffer read before each timed piece",
    )
