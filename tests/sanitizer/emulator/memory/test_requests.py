"""The accesses of a warp's lanes at a line are a single request even if the lanes have diverged;
and sectors.
"""

from __future__ import annotations

import numpy as np
import pytest
from numba import cuda, float32

import harness
from harness.course.compiler import compile_kernel
from harness.sanitizer import Run
from harness.sanitizer.launch.parameters import expand
from harness.sanitizer.launch.plan import LaunchPlan, RunOptions

GPU = harness.device("emulator")


def launched(
    kernel, *arguments, threads: int = 64, blocks: int = 2, schedule: str = "random", **options
) -> Run:
    """Run on the random schedule by default, which lets warps diverge."""
    compiled = compile_kernel(kernel, arguments, block=threads)
    plan = LaunchPlan(
        compiled.kernel,
        (blocks, 1, 1),
        (threads, 1, 1),
        parameters=expand(compiled, arguments),
        sources=compiled.sources,
    )
    return GPU.run(plan, RunOptions(schedule=schedule, seed=1, **options))


def reads(run: Run) -> list[tuple[int, int, int]]:
    return [
        (use.accesses, use.wavefronts, use.ideal)
        for use in run.bank_conflicts
        if use.opcode.startswith("ld.shared")
    ]


def column(parts: int, unrolled: bool):
    """Lane i reads row i of column 0 in rows of 128 bytes, except for a rotation that separates
    groups of eight rows: 8 lanes have no conflict, 32 have a 4-way conflict. The read is split
    into the given number of parts.
    """
    lanes = 32 // parts

    @cuda.jit
    def at_once(out):
        tile = cuda.shared.array((32, 32), float32)
        lane = cuda.threadIdx.x % 32
        for row in range(32):
            tile[row, lane] = lane
        cuda.syncthreads()
        total = float32(0)
        for part in range(parts):
            if lane // lanes == part:
                total += tile[lane, (lane % 8) * 4]
        out[cuda.blockIdx.x, cuda.threadIdx.x] = total

    @cuda.jit
    def in_turns(out, turns):
        tile = cuda.shared.array((32, 32), float32)
        lane = cuda.threadIdx.x % 32
        for row in range(32):
            tile[row, lane] = lane
        cuda.syncthreads()
        total = float32(0)
        for part in range(turns):
            if lane // lanes == part:
                total += tile[lane, (lane % 8) * 4]
        out[cuda.blockIdx.x, cuda.threadIdx.x] = total

    return at_once if unrolled else in_turns


@pytest.mark.parametrize("parts", [1, 4])
@pytest.mark.parametrize("unrolled", [True, False])
def test_reading_in_parts_earns_nothing(parts, unrolled):
    more = () if unrolled else (parts,)
    run = launched(column(parts, unrolled), GPU.empty((2, 64), np.float32), *more)
    assert reads(run) == [(4, 16, 4)]
    unasked = launched(
        column(parts, unrolled), GPU.empty((2, 64), np.float32), *more, count_banks=False
    )
    assert unasked.bank_conflicts == ()


@cuda.jit
def one_lane_at_a_time(out):
    """A narrow access is not an error: lane 0 repeatedly reads the others' values."""
    tile = cuda.shared.array(64, float32)
    tile[cuda.threadIdx.x] = cuda.threadIdx.x
    cuda.syncthreads()
    total = float32(0)
    if cuda.threadIdx.x % 32 == 0:
        for i in range(32):
            total += tile[i]
    out[cuda.blockIdx.x, cuda.threadIdx.x] = total


@cuda.jit
def lanes_that_end_early(out):
    """Lane i reads i numbers: the warp loses a lane in each iteration."""
    tile = cuda.shared.array((32, 33), float32)
    for row in range(32):
        tile[row, cuda.threadIdx.x % 32] = row
    cuda.syncthreads()
    total = float32(0)
    for i in range(cuda.threadIdx.x % 32):
        total += tile[cuda.threadIdx.x % 32, i]
    out[cuda.blockIdx.x, cuda.threadIdx.x] = total


def test_narrow_accesses_and_exiting_lanes_have_no_conflict():
    out = GPU.empty((2, 64), np.float32)
    for kernel, requests in ((one_lane_at_a_time, 4 * 32), (lanes_that_end_early, 4 * 31)):
        ((accesses, wavefronts, ideal),) = reads(launched(kernel, out))
        assert (accesses, wavefronts, ideal) == (requests,) * 3


@cuda.jit
def four_lanes_ahead(out, turns):
    """Four lanes of each warp have read once when all read together; from then on they are a
    number behind the others in each request, and lane 0 conflicts with lane 31 in its bank.
    """
    tile = cuda.shared.array(128, float32)
    t = cuda.threadIdx.x
    tile[t] = tile[64 + t] = t
    cuda.syncthreads()
    total = float32(0)
    for i in range(turns):
        if i > 0 or t % 32 < 4:
            total += tile[t + i]
    out[t] = total


@pytest.mark.parametrize("schedule", ["late-copies", "random"])
def test_leading_lanes_stay_ahead_after_reconvergence(schedule):
    out = GPU.empty(64, np.float32)
    run = launched(four_lanes_ahead, out, 4, blocks=1, schedule=schedule)
    assert reads(run) == [(8, 14, 8)]


# -- sectors of global memory


def writes(kernel, *arguments) -> list[tuple[int, int, int]]:
    run = launched(kernel, *arguments, blocks=1, count_sectors=True)
    return [
        (use.accesses, use.sectors, use.ideal)
        for use in run.report.sectors
        if use.opcode.startswith("st.global")
    ]


@cuda.jit
def strided(out, stride, first):
    out[first + stride * cuda.threadIdx.x] = 1


@pytest.mark.parametrize(
    ("stride", "first", "sectors"),
    [(1, 0, 8), (1, 8, 8), (1, 1, 10), (2, 0, 16), (8, 0, 64), (32, 0, 64)],
)
def test_sectors_of_a_stride(stride, first, sectors):
    out = GPU.to_device(np.zeros(4096, np.float32))
    assert writes(strided, out, stride, first) == [(2, sectors, 8)]


@cuda.jit
def in_eights(out, parts):
    for part in range(parts):
        if cuda.threadIdx.x % 32 // 8 == part:
            out[cuda.threadIdx.x] = 1


@cuda.jit
def one_flag(out):
    if cuda.threadIdx.x == 0:
        out[0] = 1


def test_parts_of_a_warp_and_a_single_lane():
    out = GPU.to_device(np.zeros(64, np.float32))
    assert writes(in_eights, out, 4) == [(2, 8, 8)]
    assert writes(one_flag, out) == [(1, 1, 1)]


def test_sectors_are_counted_only_on_request():
    out = GPU.to_device(np.zeros(64, np.float32))
    assert GPU.launch(one_flag, 1, 32, (out,)).report.sectors == ()
