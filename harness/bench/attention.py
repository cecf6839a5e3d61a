"""Attention, forward, beside cuDNN, FlashAttention-2 and -3. Needs a Hopper GPU, and PyTorch.

    python -m harness.bench.attention --rungs 4,5

All run in one process on one stream, interleaved in a drawn order, on random normal bfloat16.
FlashAttention-3 is the package fa3-fwd, if it is installed; the other peers are those of PyTorch's
`scaled_dot_product_attention`. Each round begins after a pause of the GPU, in which all of it is
queued. The L2 cache is left alone: Q, K, V and O are several times as large, but for the shortest
rows. An error is that of two heads against float64, relative, in the Frobenius norm.
"""

from __future__ import annotations

import argparse
import importlib
import importlib.util
import math
import random
import statistics
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from types import SimpleNamespace
from typing import Any, cast

import ml_dtypes
import numpy as np
from cuda.bindings import driver
from rich.console import Console
from rich.table import Table

from harness.bench.kernels.attention.plan import EXACT_RUNG, RUNGS, fastest_rung, plan
from harness.bench.results import BenchmarkRow, in_a_line
from harness.compiler import assemble, compile_kernel
from harness.devices import expand
from harness.devices.arrays import DeviceArray
from harness.devices.hopper.driver import Launcher, ask
from harness.devices.hopper.messages import KernelLaunch, by_address
from harness.errors import HarnessError

BFLOAT16 = np.dtype(ml_dtypes.bfloat16)
# Batch, heads, length, head dimension.
SHAPES = (
    (16, 16, 1024, 128),
    (4, 16, 4096, 128),
    (2, 16, 8192, 128),
    (1, 16, 16384, 128),
    (4, 32, 4096, 64),
)
PEERS = "cuDNN", "FlashAttention-2"  # of PyTorch
FLASH_3, FLASH_3_MODULE = "FlashAttention-3", "fa3_fwd_interface"
NO_FLASH_3 = f"no module {FLASH_3_MODULE}: the package fa3-fwd is not installed"
WARMUPS, ROUNDS = 4, 31
PAUSE_CYCLES = 4_000_000  # of the GPU, in which a round is queued
Work = Callable[[], Any]


class Borrowed:
    """A tensor of PyTorch's as a device array: ``view`` is its shape here."""

    dtype = BFLOAT16

    def __init__(self, tensor: Any, *view: int):
        self.tensor, self.shape, self.address = tensor, view, tensor.data_ptr()
        self.strides = tuple(2 * math.prod(view[i + 1 :]) for i in range(len(view)))


def borrowed_tickets(torch: Any) -> DeviceArray:
    """Return the tickets of a rung that draws its tiles: two zeros of PyTorch's."""
    zeros: Any = torch.zeros(2, device="cuda", dtype=torch.int32)
    memory = SimpleNamespace(address=zeros.data_ptr(), tensor=zeros)
    return DeviceArray(cast(Any, None), cast(Any, memory), (2,), np.dtype(np.int32), (4,))


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


def launcher(launch: Any, torch: Any) -> Work:
    """A function that queues a launch on PyTorch's stream, in PyTorch's context."""
    compiled = compile_kernel(launch.kernel, launch.args, block=launch.block)
    cubin = assemble(compiled.ptx).cubin
    library = ask(driver.cuLibraryLoadData(cubin, [], [], 0, [], [], 0))
    request: KernelLaunch = {
        "entry": compiled.entry,
        "grid": (*launch.grid, 1),
        "block": (launch.block, 1, 1),
        "cluster": [1, 1, 1],
        "shared_bytes": launch.shared_bytes,
        "parameters": [by_address(each) for each in expand(compiled, launch.args)],
    }
    ready = Launcher(torch.cuda.current_device(), library, {0: 0}, request)
    return lambda: ready.launch(driver.CUstream(torch.cuda.current_stream().cuda_stream))


def measure(
    shape: tuple[int, int, int, int], causal: bool, rungs: list[int], times_q: float = 1.0
) -> Iterator[MeasuredAttention]:
    """Measure rungs and peers at a shape, Q scaled by ``times_q``."""
    torch = importlib.import_module("torch")
    attention = importlib.import_module("torch.nn.attention")
    batch, heads, length, dim = shape
    torch.manual_seed(length)
    q, k, v = (torch.randn(shape, device="cuda", dtype=torch.bfloat16) for _ in range(3))
    q *= times_q

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
    tickets = borrowed_tickets(torch)
    blocks = torch.cuda.get_device_properties(0).multi_processor_count
    for number in rungs:
        name = f"{number}: {RUNGS[number - 1].name}"
        results[name] = torch.full_like(q, math.nan)
        arrays = [
            cast(DeviceArray, Borrowed(x, batch * heads, length, dim))
            for x in (q, k, v, results[name])
        ]
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
        ratios = {
            peer: statistics.median(
                theirs / ours for theirs, ours in zip(times[peer], seen, strict=True)
            )
            for peer in beside
        }
        median, quarters = statistics.median(seen), statistics.quantiles(seen)
        spread = (quarters[2] - quarters[0]) / median
        yield MeasuredAttention(name, flops / median / 1e9, ratios, spread, errors[name])


def interleaved(works: dict[str, Work], torch: Any) -> dict[str, list[float]]:
    """Return the milliseconds of each, of every round.

    The order of a round is drawn: a kernel that follows another of little power has a higher clock.
    """
    times: dict[str, list[float]] = {name: [] for name in works}
    order, drawing = list(works), random.Random(0)
    for number in range(WARMUPS + ROUNDS):
        drawing.shuffle(order)
        torch.cuda._sleep(PAUSE_CYCLES)
        events = {}
        for name in order:
            events[name] = torch.cuda.Event(True), torch.cuda.Event(True)
            events[name][0].record()
            works[name]()
            events[name][1].record()
        torch.cuda.synchronize()
        if number >= WARMUPS:
            for name, (before, after) in events.items():
                times[name].append(before.elapsed_time(after))
    return times


def rows(shape: tuple[int, int, int, int], causal: bool) -> list[BenchmarkRow]:
    """Return the fastest rung at a shape, and the fastest exact rung, a row beside each peer."""
    dim = shape[3]
    shown = {fastest_rung(dim): "attention", EXACT_RUNG: "attention, exact maxima"}
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


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--rungs", default=str(len(RUNGS)), help="numbers, with commas between")
    parser.add_argument(
        "--times-q", type=float, default=1.0, help="3: few weights make up a row (default: 1)"
    )
    options = parser.parse_args(arguments)
    rungs = [int(number) for number in options.rungs.split(",")]
    peers = (*PEERS, FLASH_3) if has_flash_3() else PEERS
    beside = (f"beside {peer}" for peer in peers)
    table = Table("batch, heads, length, dimension", "", "TFLOP/s", *beside, "error")
    for shape in SHAPES:
        for causal in (False, True):
            where = ", ".join(map(str, shape)) + (", causal" if causal else "")
            for speed in measure(shape, causal, rungs, options.times_q):
                beside = (f"{speed.ratios[peer]:.3f}" for peer in peers)
                table.add_row(
                    where, speed.name, f"{speed.tflop_per_s:.0f}", *beside, f"{speed.error:.2e}"
                )
                where = ""
    Console(width=100).print(table)


if __name__ == "__main__":
    main()
