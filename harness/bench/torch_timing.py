"""Time our kernels and PyTorch's libraries in turns, on the same tensors and the same stream.

PyTorch is not a dependency: each function that needs it takes the module as an argument.
"""

from __future__ import annotations

import math
import random
import statistics
from collections.abc import Callable, Mapping, Sequence
from types import SimpleNamespace
from typing import Any, cast

import ml_dtypes
import numpy as np
from cuda.bindings import driver

from harness.bench.kernels.launch import RungLaunch
from harness.course import compile_kernel, messages
from harness.course import driver as worker_driver
from harness.sanitizer import DeviceArray, assemble, expand

BFLOAT16 = np.dtype(ml_dtypes.bfloat16)
WARMUPS, ROUNDS = 4, 31
PAUSE_CYCLES = 4_000_000  # GPU cycles in which a round is queued
Work = Callable[[], Any]


def borrowed(tensor: Any, shape: tuple[int, ...], dtype: np.dtype = BFLOAT16) -> DeviceArray:
    """Return a contiguous tensor of PyTorch's as a device array of this shape and type."""
    strides = tuple(dtype.itemsize * math.prod(shape[i + 1 :]) for i in range(len(shape)))
    memory = SimpleNamespace(address=tensor.data_ptr(), tensor=tensor)  # keeps the tensor
    return DeviceArray(cast(Any, None), cast(Any, memory), shape, dtype, strides)


def launcher(launch: RungLaunch, torch: Any) -> Work:
    """A function that queues a launch on PyTorch's stream, in PyTorch's context."""
    compiled = compile_kernel(launch.kernel, launch.args, block=launch.block)
    cubin = assemble(compiled.ptx).cubin
    library = worker_driver.ask(driver.cuLibraryLoadData(cubin, [], [], 0, [], [], 0))
    request: messages.KernelLaunch = {
        "entry": compiled.entry,
        "grid": (*launch.grid, 1),
        "block": (launch.block, 1, 1),
        "cluster": [launch.cluster, 1, 1],
        "shared_bytes": launch.shared_bytes,
        "parameters": [messages.by_address(each) for each in expand(compiled, launch.args)],
    }
    ready = worker_driver.Launcher(torch.cuda.current_device(), library, {0: 0}, request)
    return lambda: ready.launch(driver.CUstream(torch.cuda.current_stream().cuda_stream))


def interleaved(
    works: Mapping[str, Work], torch: Any, before_each: Work = lambda: None
) -> dict[str, list[float]]:
    """Return the milliseconds of each, of every round. ``before_each`` is not timed.

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
            before_each()
            events[name][0].record()
            works[name]()
            events[name][1].record()
        torch.cuda.synchronize()
        if number >= WARMUPS:
            for name, (before, after) in events.items():
                times[name].append(before.elapsed_time(after))
    return times


def ratio(theirs: Sequence[float], ours: Sequence[float]) -> float:
    """Return the median over the rounds of a peer's time over ours."""
    return statistics.median(a / b for a, b in zip(theirs, ours, strict=True))


def spread(times: Sequence[float]) -> float:
    """Return the interquartile range of the times over their median."""
    quarters = statistics.quantiles(times)
    return (quarters[2] - quarters[0]) / statistics.median(times)
