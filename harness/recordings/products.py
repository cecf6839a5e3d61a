"""The ladder of matrix products, as it was measured: rung by rung, beside the fastest algorithm of
cublasLt in the same run. ``bench.json`` is written by ``python -m harness bench``."""

from __future__ import annotations

import functools
import itertools
import json
from collections.abc import Mapping
from dataclasses import dataclass
from importlib import resources
from typing import Any

FILE = "bench.json"


@dataclass(frozen=True)
class RecordedProduct:
    """A rung at a size: its title, and its speed over cuBLAS's (above 1 is faster)."""

    title: str
    ratio: float
    library_tflop_per_s: float


@functools.cache
def _bench() -> Mapping[str, Any]:
    text = resources.files("harness.recordings").joinpath(FILE).read_text()
    read: Mapping[str, Any] = json.loads(text)
    return read


@functools.cache
def ladder() -> Mapping[int, Mapping[int, RecordedProduct]]:
    """By rung, then by size: 4096 means 4096 x 4096 x 4096."""
    products: dict[int, dict[int, RecordedProduct]] = {}
    for row in _bench()["rows"]:
        if row["group"] == "ladder":
            rung, title = row["name"].split(": ", 1)
            product = RecordedProduct(title, row["ratio"], row["library_speed"])
            products.setdefault(int(rung), {})[row["shape"][0]] = product
    return products


def slower(size: int) -> tuple[int, ...]:
    """The rungs that are slower than the rung before, at this size."""
    rungs = ladder()
    return tuple(
        number
        for before, number in itertools.pairwise(sorted(rungs))
        if rungs[number][size].ratio < rungs[before][size].ratio
    )


def where() -> str:
    """GPU, driver and day, in words."""
    bench = _bench()
    return f"one {bench['gpu']}, driver {bench['driver']}, {bench['date'][:10]}"
