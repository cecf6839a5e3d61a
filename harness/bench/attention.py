"""Attention, forward, next to cuDNN, FlashAttention-2 and -3. Needs a Hopper GPU, and PyTorch.

All run in one process on one stream, interleaved in a drawn order, on random normal bfloat16.
FlashAttention-3 is the package fa3-fwd, if it is installed; the other peers are those of PyTorch's
`scaled_dot_product_attention`. Each round begins after a pause of the GPU, in which all of it is
queued. The L2 cache is left alone: Q, K, V and O are several times as large, but for the shortest
rows. An error is that of two heads against float64, relative, in the Frobenius norm.
"""

from __future__ import annotations

import importlib
import importlib.util
import math
import statistics
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from harness.base.errors import HarnessError
from harness.bench.kernels.attention.plan import EXACT_RUNG, KEPT_RUNG, RUNGS, plan
from harness.bench.results import BenchmarkRow, in_a_line
from harness.bench.torch_timing import ROUNDS, Work, borrowed, interleaved, launcher, ratio, spread

# Batch, heads, length, head dimension.
SHAPES = (
    (16, 16, 1024, 128),
    (4, 16, 4096, 128),
    (2, 16, 8192, 128),
    (1, 16, 16384, 128),
    (4, 32, 4096, 64),
)
PEERS = "cuDNN", "FlashAttention-2"  # PyTorch's backends
FLASH_3, FLASH_3_MODULE = "FlashAttention-3", "fa3_fwd_interface"
NO_FLASH_3 = f"no module {FLASH_3_MODULE}: the package fa3-fwd is not installed"


@dataclass(frozen=True)
class MeasuredAttention:
    """tflop_per_s, and the peers' times over this kernel's by the peer's name: medians over the
    rounds. spread: interquartile range of the times over their median. error: see above."""

    name: str
    tflop_per_s: float
    ratios: dict[str, float]
    spread: float
    error: float


def has_flash_3() -> bool:
    return importlib.util.find_spec(FLASH_3_MODULE) is not None


def flash_3(q: Any, k: Any, v: Any, causal: bool) -> Work:
    """FlashAttention-3, which takes the heads axis inside the length axis; its result has the
    same layout."""
    attend = importlib.import_module(FLASH_3_MODULE).flash_attn_func
    q, k, v = (x.transpose(1, 2).contiguous() for x in (q, k, v))

    def work() -> Any:
        output = attend(q, k, v, causal=causal)
        return (output[0] if isinstance(output, tuple) else output).transpose(1, 2)

    return work


def measure(
    shape: tuple[int, int, int, int], causal: bool, rungs: list[int]
) -> Iterator[MeasuredAttention]:
    """Measure rungs and peers at a shape."""
    torch = importlib.import_module("torch")
    attention = importlib.import_module("torch.nn.attention")
    batch, heads, length, dim = shape
    torch.manual_seed(length)
    q, k, v = (torch.randn(shape, device="cuda", dtype=torch.bfloat16) for _ in range(3))

    def peer(backend: Any) -> Work:
        def work() -> Any:
            with attention.sdpa_kernel(backend):
                return torch.nn.functional.scaled_dot_product_attention(q, k, v, is_causal=causal)

        return work

    peers = (attention.SDPBackend.CUDNN_ATTENTION, attention.SDPBackend.FLASH_ATTENTION)
    works = {name: peer(backend) for name, backend in zip(PEERS, peers, strict=True)}
    if has_flash_3():
        works[FLASH_3] = flash_3(q, k, v, causal)
    beside = tuple(works)
    results = {name: work() for name, work in works.items()}
    zeros = torch.zeros(2, device="cuda", dtype=torch.int32)
    tickets = borrowed(zeros, (2,), np.dtype(np.int32))
    blocks = torch.cuda.get_device_properties(0).multi_processor_count
    for number in rungs:
        name = f"{number}: {RUNGS[number].name}"
        results[name] = torch.full_like(q, math.nan)
        arrays = [borrowed(x, (batch * heads, length, dim)) for x in (q, k, v, results[name])]
        works[name] = launcher(
            plan(number, *arrays, causal=causal, blocks=blocks, tickets=tickets), torch
        )
        works[name]()

    exact = (q[-1, -2:].double() @ k[-1, -2:].double().transpose(1, 2)) / math.sqrt(dim)
    if causal:
        hidden = torch.ones(length, length, dtype=torch.bool, device="cuda").triu(1)
        exact = exact.masked_fill(hidden, -math.inf)
    exact = torch.softmax(exact, 2) @ v[-1, -2:].double()
    errors = {
        name: float((result[-1, -2:].double() - exact).norm() / exact.norm())
        for name, result in results.items()
    }
    times = interleaved(works, torch)
    flops = 4 * batch * heads * length * length * dim * (0.5 if causal else 1)
    for name, seen in times.items():
        ratios = {peer: ratio(times[peer], seen) for peer in beside}
        speed = flops / statistics.median(seen) / 1e9
        yield MeasuredAttention(name, speed, ratios, spread(seen), errors[name])


def rows(shape: tuple[int, int, int, int], causal: bool) -> list[BenchmarkRow]:
    """Return the rungs with kept and with exact maxima, a row next to each peer.

    With head dimension 64 only the exact one: it has three consumers there, the other two.
    """
    shown = {KEPT_RUNG: "attention"} if shape[3] == 128 else {}
    shown[EXACT_RUNG] = "attention, exact maxima"
    numbered = [
        (number, BenchmarkRow("attention", name + ", causal" * causal, shape, peer, "TFLOP/s"))
        for number, name in shown.items()
        for peer in (*PEERS, FLASH_3)
    ]
    try:
        # A rung's name begins with its number.
        speeds = {each.name.split(":")[0]: each for each in measure(shape, causal, list(shown))}
    except (HarnessError, ImportError, RuntimeError) as problem:  # PyTorch is no dependency
        return [replace(row, reason=in_a_line(problem)) for _, row in numbered]
    return [
        _beside(row, speeds[str(number)], speeds[row.library])
        if row.library in speeds
        else replace(row, reason=NO_FLASH_3)
        for number, row in numbered
    ]


def _beside(row: BenchmarkRow, ours: MeasuredAttention, peer: MeasuredAttention) -> BenchmarkRow:
    return replace(
        row,
        ours=ours.tflop_per_s,
        library_speed=peer.tflop_per_s,
        ratio=ours.ratios[row.library],
        spread=ours.spread,
        error=ours.error,
        library_error=peer.error,
        rounds=ROUNDS,
        regime="L2 as it is left",
    )
