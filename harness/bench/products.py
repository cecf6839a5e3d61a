"""The ladder of matrix products next to cuBLAS and QuACK: which rungs at which shapes, their rows.

As a program, a launch of a rung, or of the best rung, for a profiler. Needs a Hopper GPU.

    ncu --clock-control none --target-processes all --set full \\
        python -m harness.bench.products 8192 8192 8192 --rung 11

Extents are m, n and k of C [m, n] = A [m, k] · B [n, k]ᵀ; bfloat16, random normal numbers.
QuACK is the package quack-kernels, if it is installed: kernels of CuTe DSL, which are tuned at
their first call.
"""

from __future__ import annotations

import argparse
import importlib
import math
import os
import statistics
from collections.abc import Iterable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Any

import ml_dtypes
import numpy as np

from harness.base.arch import gpu_called
from harness.base.errors import HarnessError
from harness.bench import torch_timing
from harness.bench.kernels.gemm.plan import (
    FP8_RUNGS,
    RUNGS,
    Card,
    Choice,
    RungLaunch,
    best_plan,
    plan,
    plan_fp8,
    worth_a_look,
)
from harness.bench.results import BenchmarkRow, in_a_line
from harness.course import CompiledKernel, compile_kernel, device
from harness.sanitizer import LaunchPlan, plan_of

BFLOAT16, FLOAT8 = np.dtype(ml_dtypes.bfloat16), np.dtype(ml_dtypes.float8_e4m3fn)
SQUARE = ((4096, 4096, 4096), (8192, 8192, 8192))
# m tokens; n, k of a model's projections: attention, its output, up, down. Ragged m among them.
MODEL = tuple(
    (m, n, k)
    for m in (64, 256, 500, 2048, 8192)
    for n, k in ((6144, 4096), (4096, 4096), (28672, 4096), (4096, 14336))
)
LADDER = range(3, 12)
Shape = tuple[int, int, int]
# Relative error against cuBLAS, in the Frobenius norm, that rounding explains; of 8-bit operands
# the Tensor Cores keep fewer bits of a sum.
RIGHT, RIGHT_FP8 = 3e-3, 1e-2
EXPECTED_FLOP_PER_S = 6e14  # only to choose how many rounds
MEASURED_S, ROUNDS = 0.3, (15, 150)  # one side of a measurement lasts so long, within bounds
QUACK = "QuACK"
FLUSHED_MIB = 200  # of another buffer, read before each timed product next to QuACK


def card_of(name: str) -> Card:
    """Return the model's figures for the GPU with this name. Raises HarnessError if it is
    unknown."""
    gpu = gpu_called(name)
    if gpu is None:
        raise HarnessError(f"{name}: its datasheet is not among those in harness/base/arch.py")
    return Card.from_gpu(gpu)


def wanted(groups: Iterable[str], card: Card) -> Iterator[tuple[str, Choice, Shape]]:
    """(group, rung with its parameters, shape) of each row."""
    if "ladder" in groups:
        for shape in SQUARE:
            yield from (("ladder", Choice(0.0, rung), shape) for rung in LADDER)
    if "fp8" in groups:
        yield from (("fp8", Choice(0.0, 1), shape) for shape in SQUARE)
    if "model" in groups:
        for shape in MODEL:
            yield from (("model", choice, shape) for choice in worth_a_look(*shape, card))


def name_of(choice: Choice) -> str:
    """The name of a row: the rung's number and name, and the form of rung 13."""
    form = f", {choice.rows} × {choice.columns} × {choice.split}" if choice.rows else ""
    return f"{choice.number}: {RUNGS[choice.number - 1].name}{form}"


def plan_of_rung(compiled: CompiledKernel, launch: RungLaunch) -> LaunchPlan:
    grid, block, cluster = (*launch.grid, 1), (launch.block, 1, 1), (launch.cluster, 1, 1)
    return plan_of(compiled, launch.args, grid, block, cluster, launch.shared_bytes)


def normal(shape: tuple[int, int], dtype: np.dtype) -> np.ndarray:
    """Standard normal numbers, drawn by all cores: the largest inputs have 10^8 of them."""
    values = np.empty(shape, dtype)
    parts = np.array_split(values, os.cpu_count() or 1)
    seeds = np.random.SeedSequence(shape).spawn(len(parts))

    def fill(part: np.ndarray, seed: np.random.SeedSequence) -> None:
        part[...] = np.random.default_rng(seed).standard_normal(part.shape, np.float32)

    with ThreadPoolExecutor() as pool:
        list(pool.map(fill, parts, seeds))
    return values


class ProductBenchmark:
    """Inputs and cuBLAS's result of a shape, kept for all of its rungs.

    Random normal bfloat16: zeros or small integers would draw less power, and run faster.
    """

    def __init__(self, gpu: Any):
        self._gpu, self._card = gpu, card_of(gpu.gpu)
        self._for: tuple[Shape, np.dtype] | None = None
        self._arrays: dict[str, Any] = {}

    def rows(self, group: str, choice: Choice, shape: Shape) -> list[BenchmarkRow]:
        """Return the row of a rung; its reason is the error, if any."""
        name = FP8_RUNGS[choice.number - 1].name if group == "fp8" else name_of(choice)
        row = BenchmarkRow(group, name, shape, "cuBLAS", "TFLOP/s")
        try:
            self._prepare(shape, FLOAT8 if group == "fp8" else BFLOAT16)
            timed = self._time(self._launch(group, choice), shape)
            error = self._error()
        except (HarnessError, ValueError) as problem:
            return [replace(row, reason=in_a_line(problem))]
        if not error < (RIGHT_FP8 if group == "fp8" else RIGHT):
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

    def _prepare(self, shape: Shape, dtype: np.dtype) -> None:
        if (shape, dtype) == self._for:
            return
        m, n, k = shape
        for array in self._arrays.values():
            array.free()
        self._arrays, self._for = {}, None
        for name, rows in (("a", m), ("b", n)):
            self._arrays[name] = self._gpu.to_device(normal((rows, k), dtype))
        for name in ("c", "library"):
            self._arrays[name] = self._gpu.empty((m, n), BFLOAT16)
        self._for = (shape, dtype)

    def _launch(self, group: str, choice: Choice) -> RungLaunch:
        a, b, c = (self._arrays[name] for name in "abc")
        blocks = self._card.multiprocessors
        c.copy_from_host(np.full(c.shape, np.nan, BFLOAT16))
        if group == "fp8":
            return plan_fp8(choice.number, a.view(np.uint8), b.view(np.uint8), c, 1.0, blocks)
        taken = c if RUNGS[choice.number - 1].c_as == "map" else c.view(np.uint32)
        return plan(choice.number, a, b, taken, blocks, **choice.parameters)

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


def rows_beside_quack(shape: Shape, card: Card) -> list[BenchmarkRow]:
    """Return a row next to QuACK for each choice worth a look; the reason is the error, if any."""
    choices = {name_of(each): each for each in worth_a_look(*shape, card)}
    rows = [BenchmarkRow("quack", name, shape, QUACK, "TFLOP/s") for name in choices]
    try:
        times, errors = measure_beside_quack(shape, card, choices)
    except (HarnessError, ImportError, RuntimeError) as problem:  # neither is a dependency
        return [replace(row, reason=in_a_line(problem)) for row in rows]
    return [_beside_quack(row, times, errors) for row in rows]


def measure_beside_quack(
    shape: Shape, card: Card, choices: Mapping[str, Choice]
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
        pairs = RUNGS[choice.number - 1].c_as == "pairs"
        c_as = ((m, n // 2), np.dtype(np.uint32)) if pairs else ((m, n), BFLOAT16)
        our_c = torch_timing.borrowed(results[name], *c_as)
        blocks, form = card.multiprocessors, choice.parameters
        launch = plan(choice.number, our_a, our_b, our_c, blocks, **form)
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


def main(arguments: list[str] | None = None) -> None:
    """Launch a product once."""
    parser = argparse.ArgumentParser(description="Launch a matrix product, for a profiler.")
    parser.add_argument("extents", type=int, nargs=3, metavar=("M", "N", "K"))
    parser.add_argument(
        "--rung", type=int, choices=(10, 11, 13), help="default: what the model says"
    )
    options = parser.parse_args(arguments)

    gpu: Any = device("hopper")
    m, n, k = options.extents
    a, b = (gpu.to_device(normal(shape, BFLOAT16)) for shape in ((m, k), (n, k)))
    c = gpu.to_device(np.full((m, n), np.nan, BFLOAT16))
    card = card_of(gpu.gpu)
    best = best_plan(m, n, k, card)
    form = {} if options.rung else best.parameters
    launch = plan(options.rung or best.number, a, b, c, card.multiprocessors, **form)
    launch.on(gpu)
    print(f"rung {options.rung or best.number} {form or ''}: C[0, :4] is {c.copy_to_host()[0, :4]}")


if __name__ == "__main__":
    main()
