"""The ladder of matrix products beside cuBLAS: which rungs at which shapes, and their rows."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Any

import ml_dtypes
import numpy as np

from harness.bench.gemm.plan import RUNGS, plan
from harness.bench.rows import Row, in_a_line
from harness.compiler import compile_kernel
from harness.devices import LaunchPlan, expand
from harness.errors import HarnessError

BFLOAT16 = np.dtype(ml_dtypes.bfloat16)
SQUARE = ((4096, 4096, 4096), (8192, 8192, 8192))
# m tokens; n, k of a model's projections: attention, its output, up, down. Ragged m among them.
MODEL = tuple(
    (m, n, k)
    for m in (64, 256, 500, 1000, 2048, 8192)
    for n, k in ((6144, 4096), (4096, 4096), (28672, 4096), (4096, 14336))
)
LADDER = range(3, 12)
RIGHT = 3e-3  # relative error against cuBLAS, in the Frobenius norm, that rounding explains
EXPECTED_FLOP_PER_S = 6e14  # only to choose how many rounds
MEASURED_S, ROUNDS = 0.12, (15, 100)  # one side of a measurement lasts so long, within bounds


def wanted(groups: Iterable[str]) -> Iterator[tuple[str, int, tuple[int, int, int]]]:
    """(group, rung, shape) of each row."""
    if "ladder" in groups:
        yield from (("ladder", rung, shape) for shape in SQUARE for rung in LADDER)
    if "model" in groups:
        for shape in MODEL:
            yield from (("model", rung, shape) for rung in rungs_for(shape))


def rungs_for(shape: tuple[int, int, int]) -> tuple[int, ...]:
    """The rungs that may be the best at ``shape``: the last but one, and those for few rows."""
    few = tuple(rung.number for rung in RUNGS if rung.number > 11)
    return (11, *few) if shape[0] <= 1024 else (11,)


class Products:
    """Inputs and cuBLAS's result of one shape, kept for all of its rungs.

    Random normal bfloat16: zeros or small integers would draw less power, and run faster.
    """

    def __init__(self, gpu: Any):
        self._gpu = gpu
        self._shape: tuple[int, ...] = ()
        self._arrays: dict[str, Any] = {}

    def rows(self, group: str, number: int, shape: tuple[int, int, int]) -> list[Row]:
        """The row of a rung; its reason says what went wrong, if something did."""
        name = f"{number}: {RUNGS[number - 1].name}"
        made = Row(group, name, shape, "cuBLAS", "TFLOP/s")
        try:
            self._prepare(shape)
            timed = self._time(number, shape)
            error = self._error()
        except (HarnessError, ValueError) as problem:
            return [replace(made, reason=in_a_line(problem))]
        if not error < RIGHT:
            return [replace(made, reason=f"relative error {error:.1e}")]
        flops = 2 * shape[0] * shape[1] * shape[2]
        figures = replace(
            made,
            ours=flops / timed.median_kernel_us / 1e6,
            library_speed=flops / timed.median_peer_us / 1e6,
            ratio=timed.ratio,
            spread=timed.kernel_spread,
            rounds=len(timed.kernel_us),
            regime=timed.regime,
        )
        return [figures]

    def _prepare(self, shape: tuple[int, int, int]) -> None:
        if shape == self._shape:
            return
        m, n, k = shape
        for array in self._arrays.values():
            array.free()
        self._arrays, self._shape = {}, ()
        random = np.random.default_rng(m + n + k)
        for name, rows in (("a", m), ("b", n)):
            values = random.standard_normal((rows, k), np.float32).astype(BFLOAT16)
            self._arrays[name] = self._gpu.to_device(values)
        for name in ("c", "library"):
            self._arrays[name] = self._gpu.empty((m, n), BFLOAT16)
        self._shape = shape

    def _time(self, number: int, shape: tuple[int, int, int]) -> Any:
        a, b, c = (self._arrays[name] for name in "abc")
        c.copy_from_host(np.full(c.shape, np.nan, BFLOAT16))
        taken = c if RUNGS[number - 1].c_as == "map" else c.view(np.uint32)
        launch = plan(number, a, b, taken)
        compiled = compile_kernel(launch.kernel, launch.args, block=launch.block)
        flops = 2 * shape[0] * shape[1] * shape[2]
        fewest, most = ROUNDS
        return self._gpu.benchmark(
            LaunchPlan(
                ptx=compiled.ptx,
                entry=compiled.entry,
                grid=(*launch.grid, 1),
                block=(launch.block, 1, 1),
                cluster=(launch.cluster, 1, 1),
                shared_bytes=launch.shared_bytes,
                parameters=expand(compiled, launch.args),
                sources=compiled.sources,
            ),
            matmul_peer=(self._arrays["library"], a, b),
            repeats=max(fewest, min(most, int(MEASURED_S * EXPECTED_FLOP_PER_S / flops))),
        )

    def _error(self) -> float:
        ours, library = (
            self._arrays[name].copy_to_host().astype(np.float32) for name in ("c", "library")
        )
        return float(np.linalg.norm(ours - library) / np.linalg.norm(library))
