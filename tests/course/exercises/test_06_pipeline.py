"""Lab 06's exercises as data: what is drawn, tolerances, benchmarks, and the quiz's answer key."""

from __future__ import annotations

import heapq

import numpy as np
import pytest
from hypothesis import given
from numba import cuda

import harness
from harness import ptx
from harness.course import exercises
from harness.course.exercises.exercise import MapArgument, ScalarArgument
from tests.course.exercises.drawn import SEEDS, draws, launches, scalar

drain, ring_copy, rms_norm = map(exercises.module, ("drain", "ring-copy", "rms-norm"))


@given(SEEDS)
def test_drawn_shapes_distinguish_mistakes(seed: int) -> None:
    few, many = (shape[0] for shape, _ in launches("drain", seed))
    assert 1 <= few < drain.STAGES < many and many % drain.STAGES
    assert many > 2 * drain.STAGES  # the parity goes up and down again
    for name in ("ring-copy", "rms-norm"):
        drawn = launches(name, seed)
        (few, some), (many, more) = ((scalar(at, "tiles"), at.grid[0]) for _, at in drawn)
        assert few % some and many % more
        assert -(-few // some) < 4  # a block never fills the ring
        assert many // more >= 2 * 4  # every block goes around it twice
    # Images have partial tiles along both edges.
    (wide, in_wide), (tall, _) = drawn = launches("ring-copy", seed)
    assert wide[0] < wide[1] and all(shape[0] % 8 and shape[1] % 256 for shape in (wide, tall))
    for (height, width), launch in drawn:
        across = scalar(launch, "tiles_x")
        assert (across - 1) * 256 < width < across * 256 and width % 4 == 0
        down = scalar(launch, "tiles") // across
        assert (down - 1) * 8 < height < down * 8
    assert in_wide.arguments[2].value > 2  # more than in the tall one
    for (rows, _), launch in launches("rms-norm", seed):  # the last tile of rows is partial
        assert rows % 4 and launch.arguments[3].value == rows // 4 + 1


def test_the_maps_of_rms_norm_view_its_rows_in_two_halves() -> None:
    for (rows, columns), launch, inputs, _ in draws("rms-norm"):
        assert inputs["gain"].shape == (columns,)
        assert (inputs["gain"] > 0).any() and (inputs["gain"] < 0).any()
        first, second = (each for each in launch.arguments if isinstance(each, MapArgument))
        assert first.view == second.view and first.view.shape == (rows, 2, 256)
        view = np.lib.stride_tricks.as_strided(
            inputs["src"], first.view.shape, [4 * stride for stride in first.view.strides]
        )
        assert np.array_equal(view.reshape(rows, columns), inputs["src"])


def test_sums_are_exact_in_float32() -> None:
    for name in ("drain", "stream-depth-1"):
        for _, _, inputs, _ in draws(name):
            assert np.abs(inputs["src"]).sum(axis=0).max() < 2**24
    rows, columns = exercises.get("stream-depth-1").benchmark.shape
    assert rows // 4 // 132 * 8 * 4 < 2**24 and columns == 256  # in the benchmark, too


@given(SEEDS)
def test_the_tolerance_accepts_float32_but_not_a_missing_eps(seed: int) -> None:
    tolerance = exercises.get("rms-norm").tolerance
    for _, _, inputs, reference in draws("rms-norm", seed):
        x, expected = inputs["src"], reference["dst"]
        allowed = tolerance.atol + tolerance.rtol * np.abs(expected)
        for eps, fits in ((rms_norm.EPS, True), (0.0, False)):
            mean = (x * x).mean(axis=1, dtype=np.float32) + np.float32(eps)
            got = x * (np.float32(1) / np.sqrt(mean))[:, None] * inputs["gain"]
            assert (np.abs(got - expected) <= allowed).all() == fits


# -- benchmarks


def test_benchmarks_are_persistent_ragged_and_far_over_the_cache() -> None:
    for name, moved in (("ring-copy", 2**30), ("rms-norm", 2**30), ("stream-depth-8", 2**30)):
        exercise = exercises.get(name)
        shape = exercise.benchmark.shape
        assert exercise.benchmark.bytes_moved(shape) >= moved
        launch = exercise.launch(shape)
        tiles = scalar(launch, "tiles")
        assert launch.grid[0] % 132 == 0 and tiles > 8 * launch.grid[0] and tiles % launch.grid[0]
        assert all(isinstance(argument.value, int) for argument in launch.arguments
                   if isinstance(argument, ScalarArgument))  # fmt: skip
    assert exercises.get("rms-norm").benchmark.shape[0] % rms_norm.TILE_ROWS


def test_the_blocks_of_a_multiprocessor_fit_its_shared_memory() -> None:
    """227 KiB, of which each block reserves 1 KiB (CUDA's programming guide, compute capability
    9).
    """
    ring = 4 * 8192 + 2 * 4 * 8
    for blocks, needed in (
        (ring_copy.BLOCKS_PER_SM, ring),
        (rms_norm.BLOCKS_PER_SM, ring + 4 * rms_norm.COLUMNS),
    ):
        assert blocks * (needed + 1024) <= 227 * 1024 and needed <= 48 * 1024


# -- the quiz: its key, found by running what the questions describe


@cuda.jit
def tile_27(src, out):
    """A ring of 4 stages that records its state at tile 27."""
    ring = cuda.shared.array((4, 32), np.int32, 128)
    bars = cuda.shared.array(8, np.uint64)
    thread = cuda.threadIdx.x
    if thread == 0:
        for s in range(4):
            ptx.mbarrier_init(ptx.shared_address(bars, s), 1)
            ptx.mbarrier_init(ptx.shared_address(bars, 4 + s), 1)
        ptx.fence_mbarrier_init()
    cuda.syncthreads()
    stage, round_ = 0, 0
    for i in range(28):
        full = ptx.shared_address(bars, stage)
        empty = ptx.shared_address(bars, 4 + stage)
        if thread == 0:
            if i == 27:
                out[0] = stage
                # Empty by now: the phase that is complete, and not the one in progress.
                out[2] = ptx.mbarrier_test_wait_parity(empty, 1)
                out[3] = ptx.mbarrier_test_wait_parity(empty, 0)
            ptx.mbarrier_arrive_expect_tx(full, 128)
            place = ptx.shared_address(ring, stage * 32)
            ptx.cp_async_bulk_global_to_shared(place, ptx.global_address(src, i * 32), 128, full)
            while not ptx.mbarrier_test_wait_parity(full, round_ & 1):
                pass
            if i == 27:  # the phase of this tile has just completed
                out[1] = ptx.mbarrier_test_wait_parity(full, 1)
                out[4] = ptx.mbarrier_test_wait_parity(full, 0)
                out[5] = ring[stage, 0]
            ptx.fence_proxy_async_shared_cta()
            ptx.mbarrier_arrive(empty)
        stage += 1
        if stage == 4:
            stage = 0
            round_ += 1


@cuda.jit
def count_tiles(out, tiles):
    for _ in range(cuda.blockIdx.x, tiles, cuda.gridDim.x):
        out[cuda.blockIdx.x] += 1


def played(bandwidth: float, latency_ns: float, sms: int, tile_bytes: int, depth: int) -> float:
    """Simulate a memory that serves tiles in sequence, each after a latency, and return its bytes
    per nanosecond; every multiprocessor requests a new tile when a tile arrives, with ``depth``
    requests in flight.
    """
    service = tile_bytes / bandwidth
    requests = [(0.0, sm) for sm in range(sms) for _ in range(depth)]
    heapq.heapify(requests)
    free, arrived, horizon = 0.0, 0, 200 * latency_ns
    while requests[0][0] < horizon:
        asked, sm = heapq.heappop(requests)
        # The latency holds of an idle memory; a busy one makes the request wait for its turn.
        free = max(free, asked + latency_ns - service) + service
        arrived += free < horizon
        heapq.heappush(requests, (free, sm))
    return arrived * tile_bytes / horizon


def test_the_answer_key_agrees_with_a_run() -> None:
    key = {n: int(q.answer) for n, q in exercises.get("pipeline-questions").questions.items()}
    gpu = harness.device("emulator")
    numbers = gpu.to_device(np.arange(28 * 32, dtype=np.int32))
    out = gpu.to_device(np.zeros(6, np.int32))
    assert gpu.launch(tile_27, 1, 32, (numbers, out), timeout=120).hazards == ()
    stage, full_1, empty_1, empty_0, full_0, first = out.copy_to_host().tolist()
    assert first == 27 * 32
    assert key["stage"] == stage
    assert key["full"] == [full_0, full_1].index(1) and full_0 + full_1 == 1
    assert key["empty"] == [empty_0, empty_1].index(1) and empty_0 + empty_1 == 1

    counts = gpu.to_device(np.zeros(4, np.int32))
    gpu.launch(count_tiles, 4, 1, (counts, np.int32(22)))
    assert key["tiles"] == counts.copy_to_host()[2]

    # 12000 bytes a multiprocessor under way, at a memory that could do far more.
    assert played(10_000, 600, 100, 4000, 3) == pytest.approx(key["speed"], rel=0.05)
    enough = [deep for deep in range(1, 6) if played(4800, 600, 120, 8000, deep) > 0.97 * 4800]
    assert key["depth"] == enough[0]
