"""Threads that come to a barrier, and yet are not ordered by it: the cause names that barrier."""

from __future__ import annotations

import numpy as np
import pytest
from numba import cuda

from harness import KernelHung, ptx
from harness.compiler import compile_kernel
from harness.devices import device
from harness.devices.parameters import expand
from harness.diagnosis import Cause
from harness.launches import LaunchPlan, RunOptions

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


def stored_tile_by_tile(meets: bool):
    """Warp 0 may be two tiles ahead of the others."""

    @cuda.jit
    def kernel(out):
        tiles = cuda.shared.array((2, 64), np.float32, 128)
        i = cuda.threadIdx.x
        tiles[0, i] = tiles[1, i] = 0
        cuda.syncthreads()
        for k in range(2):
            tiles[k, i] = i
            ptx.fence_proxy_async_shared_cta()
            if meets:
                cuda.syncthreads()
            if i == 0:
                tile = ptx.shared_address(tiles, 64 * k)
                ptx.cp_async_bulk_shared_to_global(ptx.global_address(out, 64 * k), tile, 256)
                ptx.cp_async_bulk_commit_group()
        if i == 0:
            ptx.cp_async_bulk_wait_group_read(0)

    return kernel


def causes_on(schedule: str, kernel, *arrays: np.ndarray) -> set[Cause]:
    gpu = device("emulator")
    args = tuple(map(gpu.to_device, arrays))
    made = compile_kernel(kernel, args, block=64)
    parameters = expand(made, args)
    plan = LaunchPlan(
        made.ptx, made.entry, (1, 1, 1), (64, 1, 1), parameters=parameters, sources=made.sources
    )
    return {one.cause for one in gpu.run(plan, RunOptions(schedule=schedule)).hazards}


def test_a_barrier_of_the_storing_warp_would_not_be_enough():
    out, ahead = np.zeros(128, np.float32), "early-copies"
    assert causes_on(ahead, stored_tile_by_tile(False), out) == {Cause.NO_BARRIER_BEFORE_ASYNC_READ}
    assert causes_on(ahead, stored_tile_by_tile(True), out) == set()


def exchanged_in_rounds(arriving: int):
    """Neighbours exchange numbers; ``arriving`` threads of 64 arrive, for as many each."""

    @cuda.jit
    def kernel(out):
        numbers = cuda.shared.array((2, 64), np.int32)
        bar = ptx.shared_address(cuda.shared.array(1, np.uint64))
        i = cuda.threadIdx.x
        if i == 0:
            ptx.mbarrier_init(bar, 64)
        cuda.syncthreads()
        value = i
        for r in range(2):
            numbers[r, i] = value
            if i % (64 // arriving) == 0:
                ptx.mbarrier_arrive(bar, 64 // arriving)
            ptx.mbarrier_wait_parity(bar, r)
            value += numbers[r, (i + 1) % 64]
        out[i] = value

    return kernel


@pytest.mark.parametrize("arriving", [1, 2, 64])
def test_a_thread_that_arrives_for_its_warp_or_block(arriving):
    found = causes(exchanged_in_rounds(arriving), np.zeros(64, np.int32), block=64)
    assert {*found} == ({Cause.ARRIVES_FOR_OTHERS} if arriving < 64 else set())


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


@cuda.jit
def all_change_all(src, out):
    tile = cuda.shared.array(64, np.float32, 16)
    bar = ptx.shared_address(cuda.shared.array(1, np.uint64))
    i = cuda.threadIdx.x
    if i == 0:
        ptx.mbarrier_init(bar, 1)
        ptx.fence_mbarrier_init()
    cuda.syncthreads()
    if i == 0:
        ptx.mbarrier_arrive_expect_tx(bar, 256)
        source = ptx.global_address(src)
        ptx.cp_async_bulk_global_to_shared(ptx.shared_address(tile), source, 256, bar)
    ptx.mbarrier_wait_parity(bar, 0)
    for k in range(out.size):
        tile[k] = min(max(tile[k], np.float32(1)), np.float32(2))
    cuda.syncthreads()
    out[i] = tile[i]


@pytest.mark.parametrize("schedule", ["late-copies", "warps-apart"])
def test_threads_that_all_change_every_element(schedule):
    """Another thread's write may come first, or the read of its next iteration."""
    arrays = np.zeros(64, np.float32), np.zeros(64, np.float32)
    assert causes_on(schedule, all_change_all, *arrays) == {Cause.THREADS_WRITE_SAME_PLACE}
