"""Threads that come to a barrier, and yet are not ordered by it: the cause names that barrier."""

from __future__ import annotations

import numpy as np
import pytest
from numba import cuda

from harness import KernelHung, ptx
from harness.devices import device
from harness.diagnosis import Cause

THREADS = 128


def causes(kernel, *arrays: np.ndarray, grid: int = 1, **options) -> dict[Cause, int | None]:
    """Launch ``kernel`` and return the line of each cause, counted from that of `def kernel`."""
    gpu = device("emulator")
    args = tuple(gpu.to_device(array) for array in arrays)
    try:
        hazards = gpu.launch(kernel, grid=grid, args=args, **options).hazards
    except KernelHung as hung:
        hazards = hung.hazards
    begin = kernel.py_func.__code__.co_firstlineno + 1
    return {hazard.cause: hazard.line and hazard.line - begin for hazard in hazards}


def reversed_through_shared(first: int, spread: int, count: int):
    """The threads below ``first`` come to one of ``spread`` barriers of ``count`` threads."""

    @cuda.jit
    def kernel(out):
        tile = cuda.shared.array(THREADS, np.float32)
        i = cuda.threadIdx.x
        tile[i] = i
        if i < first:
            ptx.bar_sync(1 + i * spread // THREADS, count)
        out[i] = tile[THREADS - 1 - i]

    return kernel


@pytest.mark.parametrize(
    ("first", "spread", "count", "cause"),
    [
        (96, 1, 96, Cause.BARRIER_IN_SOME_THREADS),
        (THREADS, 2, 64, Cause.BARRIER_OF_OTHER_THREADS),
        (THREADS, 1, 64, Cause.BARRIER_OF_OTHER_THREADS),
        (THREADS, 1, THREADS, None),
    ],
    ids=["some threads", "two numbers", "half the count", "all threads"],
)
def test_a_barrier_that_does_not_bring_all_threads_together(first, spread, count, cause):
    reported = causes(
        reversed_through_shared(first, spread, count), np.zeros(THREADS, np.float32), block=THREADS
    )
    assert reported == ({cause: 6} if cause else {})


def stored_by_a_lane(meets: bool):
    @cuda.jit
    def kernel(out):
        tile = cuda.shared.array(32, np.float32)
        i = cuda.threadIdx.x
        tile[i] = i
        ptx.fence_proxy_async_shared_cta()
        if meets:
            cuda.syncwarp()
        if i == 0:
            ptx.cp_async_bulk_shared_to_global(
                ptx.global_address(out), ptx.shared_address(tile), 128
            )
            ptx.cp_async_bulk_commit_group()
            ptx.cp_async_bulk_wait_group_read(0)

    return kernel


def test_lanes_of_the_storing_warp_that_do_not_meet():
    out = np.zeros(32, np.float32)
    assert [*causes(stored_by_a_lane(False), out, block=32)] == [
        Cause.NO_WARP_BARRIER_BEFORE_ASYNC_READ
    ]
    assert causes(stored_by_a_lane(True), out, block=32) == {}


def ring_released_by_lanes(meets: bool):
    """Lane 0 of each of two warps arrives for its warp."""

    @cuda.jit
    def kernel(src, out):
        stages = cuda.shared.array((2, 64), np.float32, 128)
        bars = cuda.shared.array(4, np.uint64)
        i = cuda.threadIdx.x
        if i == 0:
            for s in range(2):
                ptx.mbarrier_init(ptx.shared_address(bars, s), 1)
                ptx.mbarrier_init(ptx.shared_address(bars, 2 + s), 2)
            ptx.fence_mbarrier_init()
        cuda.syncthreads()
        if i == 64:
            for k in range(6):
                full = ptx.shared_address(bars, k % 2)
                if k >= 2:
                    empty = ptx.shared_address(bars, 2 + k % 2)
                    ptx.mbarrier_wait_parity(empty, (k // 2 - 1) & 1)
                ptx.mbarrier_arrive_expect_tx(full, 256)
                ptx.cp_async_bulk_global_to_shared(
                    ptx.shared_address(stages, 64 * (k % 2)),
                    ptx.global_address(src, 64 * k),
                    256,
                    full,
                )
        elif i < 64:
            for k in range(6):
                ptx.mbarrier_wait_parity(ptx.shared_address(bars, k % 2), (k // 2) & 1)
                out[64 * k + i] = stages[k % 2, i]
                ptx.fence_proxy_async_shared_cta()
                if meets:
                    cuda.syncwarp()
                if i % 32 == 0:
                    ptx.mbarrier_arrive(ptx.shared_address(bars, 2 + k % 2))

    return kernel


def test_a_lane_that_releases_for_a_warp_that_has_not_met():
    arrays = np.arange(384, dtype=np.float32), np.zeros(384, np.float32)
    reported = causes(ring_released_by_lanes(False), *arrays, block=96)
    assert Cause.SOME_READERS_NOT_RELEASING in reported
    assert causes(ring_released_by_lanes(True), *arrays, block=96) == {}


def arrives_at_a_peer(meets: bool):
    @cuda.jit
    def kernel(out):
        bars = cuda.shared.array(1, np.uint64)
        bar = ptx.shared_address(bars)
        i = cuda.threadIdx.x
        if i == 0:
            ptx.mbarrier_init(bar, 1)
            ptx.fence_mbarrier_init()
        cuda.syncthreads()
        if meets:
            ptx.barrier_cluster_arrive()
            ptx.barrier_cluster_wait()
        if i == 0:
            ptx.mbarrier_arrive_cluster(ptx.mapa(bar, 1 - ptx.cluster_ctarank()))
        ptx.mbarrier_wait_parity_cluster(bar, 0)
        if i == 0:
            out[cuda.blockIdx.x] = 1

    return kernel


def test_blocks_that_do_not_meet_after_the_init_of_a_peers_mbarrier():
    """A block barrier, which each of them has, is not what is missing."""
    launch = {"grid": 2, "block": 32, "cluster": 2}
    out = np.zeros(2, np.float32)
    assert Cause.CLUSTER_NOT_MET_AFTER_INIT in causes(arrives_at_a_peer(False), out, **launch)
    assert causes(arrives_at_a_peer(True), out, **launch) == {}


@cuda.jit
def all_write_one(out):
    out[cuda.blockIdx.x] = 1


def test_threads_of_a_block_that_write_one_place_are_not_two_blocks():
    reported = causes(all_write_one, np.zeros(2, np.float32), grid=2, block=32)
    assert [*reported] == [Cause.THREADS_WRITE_SAME_PLACE]
