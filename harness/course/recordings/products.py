"""The ladders as they were measured: matrix products rung by rung, next to the fastest algorithm of
cublasLt in the same run, and attention compared with FlashAttention-3, which ran on the H100 alone.
``python -m harness bench --json`` writes the files, but for the ladder's: its first rungs are kept
as lab 08 quotes them."""

from __future__ import annotations

import functools
import itertools
import json
from collections.abc import Mapping
from dataclasses import dataclass
from importlib import resources
from typing import Any

# Keyed by the card's name. The labs and pages quote the first.
FILES = {"H200": "bench.json", "H100": "bench-h100.json"}
FILE_BESIDE_FLASH_3 = FILES["H100"]
LADDER = "ladder.json"
# A column of lab 09's table, by the row's name in the recording.
ATTENTION = {"kept": "attention", "exact": "attention, exact maxima"}
NOISE = 0.005  # ratios that differ by less are equal: repeated runs differ by as much


@dataclass(frozen=True)
class RecordedProduct:
    """A rung at a size: its title, and its speed over cuBLAS's (above 1 is faster)."""

    title: str
    ratio: float
    library_tflop_per_s: float


@functools.cache
def _bench(file: str) -> Mapping[str, Any]:
    text = resources.files("harness.course.recordings").joinpath(file).read_text()
    read: Mapping[str, Any] = json.loads(text)
    return read


@functools.cache
def recorded_ladder() -> Mapping[int, Mapping[int, RecordedProduct]]:
    """Return the recorded products by rung, then by size: 4096 means 4096 x 4096 x 4096."""
    products: dict[int, dict[int, RecordedProduct]] = {}
    for row in _bench(LADDER)["rows"]:
        rung, title = row["name"].split(": ", 1)
        product = RecordedProduct(title, row["ratio"], row["library_speed"])
        products.setdefault(int(rung), {})[row["shape"][0]] = product
    return products


def slower(size: int) -> tuple[int, ...]:
    """The rungs that are slower than the rung before, at this size, by more than `NOISE`."""
    rungs = recorded_ladder()
    return tuple(
        number
        for before, number in itertools.pairwise(sorted(rungs))
        if rungs[number][size].ratio < rungs[before][size].ratio - NOISE
    )


def beside_flash_3(maxima: str, length: int, causal: bool = False) -> float:
    """Return attention's speed over FlashAttention-3's at a head dimension of 128. ``maxima``:
    "kept" or "exact". Raises LookupError if it was not measured."""
    name = ATTENTION[maxima] + ", causal" * causal
    for row in _bench(FILE_BESIDE_FLASH_3)["rows"]:
        beside = row["name"], row["library"], row["shape"][2:]
        if beside == (name, "FlashAttention-3", [length, 128]):
            return float(row["ratio"])
    raise LookupError(f"{name} of length {length} was not measured next to FlashAttention-3")


def where(file: str) -> str:
    """GPU, driver and day, in words."""
    bench = _bench(file)
    return f"one {bench['gpu']}, driver {bench['driver']}, {bench['date'][:10]}"
