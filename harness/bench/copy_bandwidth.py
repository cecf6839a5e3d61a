"""Bandwidth of the TMA copies of rank 1 to 5 on a Hopper GPU, next to the library's copies.

Each kernel is interleaved with the driver's device-to-device copy (cuMemcpyDtoDAsync) in the same
run, on random data; medians. Bytes are those read plus those written.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

import harness
from harness.bench.kernels.copies import CopyPlan, kernel_for
from harness.course import compile_kernel
from harness.sanitizer import DeviceArray, plan_of

ROUNDS = 50
# Chosen on an H200 among plans with other boxes, stages and blocks; COPIES.md has the lessons.
PLANS = {
    1: CopyPlan((2**27,), (256,), 8, 32, stages=4, blocks=264, dtype="float64"),
    2: CopyPlan((2**14, 2**14), (24, 256), stages=6),
    3: CopyPlan((16, 1024, 2**14), (1, 24, 256), stages=6),
    4: CopyPlan((4, 4, 1024, 2**14), (1, 1, 24, 256), stages=6),
    5: CopyPlan((2, 2, 4, 1024, 2**14), (1, 1, 1, 24, 256), stages=6),
}


def measure(plan: CopyPlan, gpu: Any, arrays: Sequence[DeviceArray]) -> Any:
    """Return the timings of a plan. ``arrays``: the source, the target, and the library's."""
    source, target, spare = (array.view(plan.dtype).reshape(plan.shape) for array in arrays)
    maps = [harness.TensorMap.tiled(array, plan.box) for array in (source, target)]
    args = (*maps, gpu.to_device(np.zeros(2, np.int32)))
    compiled = compile_kernel(kernel_for(plan), args, block=32)
    grid, block = (plan.blocks, 1, 1), (32, 1, 1)
    launch = plan_of(compiled, args, grid, block, shared_bytes=plan.shared_bytes)
    return gpu.benchmark(launch, copy_bytes_peer=(spare, source), repeats=ROUNDS)
