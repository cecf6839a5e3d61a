"""``python -m harness bench``: copies, products, attention, each next to its libraries."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from functools import partial
from typing import Any

import numpy as np

from harness.base.errors import HarnessError
from harness.bench import attention, copy_bandwidth, results
from harness.bench.products import (
    MODEL,
    SQUARE,
    ProductBenchmark,
    card_of,
    rows_beside_quack,
    wanted,
)
from harness.bench.results import BenchmarkRow, Suite, in_a_line

DEFAULT_GROUPS = ("copies", "ladder", "model", "attention")
GROUPS = (*DEFAULT_GROUPS, "quack")
Measured = tuple[str, Callable[[], list[BenchmarkRow]]]  # a name, and a function that measures


def pieces(gpu: Any, groups: Sequence[str]) -> Iterator[Measured]:
    """Yield the pieces to measure, in order."""
    if "copies" in groups:
        yield from _copies(gpu)
    products, card = ProductBenchmark(gpu), card_of(gpu.gpu)
    for group, choice, shape in wanted(groups):
        name = f"{group}: {choice.name} at {results.by(shape)}"
        yield name, partial(products.rows, group, choice, shape)
    if "attention" in groups:
        for batch in attention.SHAPES:
            for causal in (False, True):
                name = f"attention{', causal' * causal} at {results.by(batch)}"
                yield name, partial(attention.rows, batch, causal)
    if "quack" in groups:
        for shape in (*SQUARE, *MODEL):
            yield f"next to QuACK at {results.by(shape)}", partial(rows_beside_quack, shape, card)


def measure(
    gpu: Any,
    groups: Sequence[str] = DEFAULT_GROUPS,
    *,
    report: Callable[[str], None] = print,
    keep: Callable[[Suite], None] = lambda suite: None,
) -> Suite:
    """Run ``groups`` on the Hopper GPU ``gpu``. ``report`` gets the name of each piece; ``keep``
    gets all rows so far after each piece."""
    from harness.course import driver_version

    date = datetime.now(UTC).isoformat("T", "seconds")
    suite = Suite(gpu.gpu, driver_version(), date)
    for name, piece in pieces(gpu, groups):
        report(name)
        suite = replace(suite, rows=(*suite.rows, *piece()))
        keep(suite)
    return suite


def _copies(gpu: Any) -> Iterator[Measured]:
    host = np.frombuffer(np.random.default_rng(1).bytes(2**30), np.uint8)
    arrays = (gpu.to_device(host), gpu.empty(host.shape, "u1"), gpu.empty(host.shape, "u1"))

    def copied(rank: int) -> list[BenchmarkRow]:
        plan = copy_bandwidth.PLANS[rank]
        row = BenchmarkRow("copies", f"{rank}D copy", plan.shape, "cuMemcpy", "TB/s")
        try:
            timed = copy_bandwidth.measure(plan, gpu, arrays)
        except HarnessError as problem:
            return [replace(row, reason=in_a_line(problem))]
        if not np.array_equal(arrays[1].copy_to_host(), host):
            return [replace(row, reason="the copy is not the source")]
        figures = replace(
            row,
            ours=round(timed.kernel_gb_per_s / 1e3, 3),
            library_speed=round(timed.peer_gb_per_s / 1e3, 3),
            ratio=round(timed.ratio, 4),
            spread=round(timed.kernel_spread, 4),
            rounds=copy_bandwidth.ROUNDS,
            regime=timed.regime,
        )
        return [figures]

    for rank in copy_bandwidth.PLANS:
        yield f"copy of rank {rank}", partial(copied, rank)
    for array in arrays:
        array.free()
