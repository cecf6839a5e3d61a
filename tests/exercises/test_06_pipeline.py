"""Lab 06's exercises as data: references element by element, shapes, and the answer key of the
quiz.
"""

from __future__ import annotations

import heapq
import math
from fractions import Fraction

import numpy as np
import pytest
from numba import cuda

import harness
from harness import exercises, ptx
from harness.exercises.exercise import MapArgument, ScalarArgument

SEEDS = range(20)
drain, ring_copy, rms_norm = map(exercises.module, ("drain", "ring-copy", "rms-norm"))


def drawn(name: str, seed: int) -> list:
    """Return (shape, launch, inputs, reference) of each shape that a seed draws."""
    exercise = exercises.get(name)
    rng = np.random.default_rng(seed)
    draws = []
    for shape in exercise.shapes(rng):
        inputs = exercise.inputs(shape, rng)
        draws.append((shape, exercise.launch(shape), inputs, exercise.reference(shape, inputs)))
    return draws


def scalar(launch, name: str) -> float:
    (value,) = (argument.value for argument in launch.arguments if argument.name == name)
    return value


# -- what is drawn


@pytest.mark.parametrize("seed", SEEDS)
def test_frame_counts_are_below_and_above_the_stages_and_not_multiples(seed: int) -> None:
    few, many = (shape[0] for shape, *_ in drawn("drain", seed))
    assert 1 <= few < drain.STAGES < many and many % drain.STAGES
    assert many > 2 * drain.STAGES  # the parity goes up and down again


@pytest.mark.parametrize("name", ["ring-copy", "rms-norm"])
@pytest.mark.parametrize("seed", SEEDS)
def test_tiles_are_ragged_over_the_blocks_and_wrap_the_ring_twice(name: str, seed: int) -> None:
    few, many = ((scalar(launch, "tiles"), launch.grid[0]) for _, launch, *_ in drawn(name, seed))
    assert few[0] % few[1] and many[0] % many[1]
    assert -(-few[0] // few[1]) < 4  # a block never fills the ring
    assert many[0] // many[1] >= 2 * 4  # every block goes around it twice


@pytest.mark.parametrize("seed", SEEDS)
def test_images_have_partial_tiles_along_both_edges(seed: int) -> None:
    (wide, *_), (tall, *_) = drawn("ring-copy", seed)
    assert wide[0] < wide[1] and all(shape[0] % 8 and shape[1] % 256 for shape in (wide, tall))
    for (height, width), launch, *_ in drawn("ring-copy", seed):
        across = scalar(launch, "tiles_x")
        assert (across - 1) * 256 < width < across * 256 and width % 4 == 0
        down = scalar(launch, "tiles") // across
        assert (down - 1) * 8 < height < down * 8
    assert drawn("ring-copy", seed)[0][1].arguments[2].value > 2  # more than in the tall one


@pytest.mark.parametrize("seed", SEEDS)
def test_the_last_tile_of_rows_is_partial(seed: int) -> None:
    for (rows, columns), launch, inputs, _ in drawn("rms-norm", seed):
        assert rows % 4 and launch.arguments[3].value == rows // 4 + 1
        assert inputs["gain"].shape == (columns,)
        (first, second) = (
            argument for argument in launch.arguments if isinstance(argument, MapArgument)
        )
        assert first.view == second.view and first.view.shape == (rows, 2, 256)
        view = np.lib.stride_tricks.as_strided(
            inputs["src"], first.view.shape, [4 * stride for stride in first.view.strides]
        )
        assert np.array_equal(view.reshape(rows, columns), inputs["src"])


@pytest.mark.parametrize("name", ["drain", "stream-depth-1"])
@pytest.mark.parametrize("seed", SEEDS)
def test_sums_are_exact_in_float32(name: str, seed: int) -> None:
    for _, _, inputs, reference in drawn(name, seed):
        assert np.array_equal(np.float32(reference["out"]).astype(np.float64), reference["out"])
        assert np.abs(inputs["src"]).sum(axis=0).max() < 2**24
    rows, columns = exercises.get("stream-depth-1").benchmark.shape
    assert rows // 4 // 132 * 8 * 4 < 2**24 and columns == 256  # of the benchmark, too


# -- references, element by element


def test_the_stack_is_summed_pixel_by_pixel() -> None:
    for (frames, pixels), _, inputs, reference in drawn("drain", 3):
        for pixel in (0, 255, 256, pixels - 1):
            total = sum(int(inputs["src"][frame, pixel]) for frame in range(frames))
            assert reference["out"][pixel] == total


def test_partial_sums_tile_by_tile() -> None:
    for (rows, _), launch, inputs, reference in drawn("stream-depth-4", 3):
        blocks, consumers = reference["out"].shape
        assert blocks == launch.grid[0] and consumers == 128
        sums = np.zeros((blocks, consumers))
        for tile in range(rows // 4):
            for element in range(1024):
                value = inputs["src"][4 * tile + element // 256, element % 256]
                sums[tile % blocks, element % 128] += value
        assert np.array_equal(sums, reference["out"])


def test_an_image_is_brightened_with_one_rounding() -> None:
    for (height, width), _, inputs, reference in drawn("ring-copy", 3):
        for y, x in ((0, 0), (height - 1, width - 1), (height // 2, 7)):
            exact = 2 * Fraction(float(inputs["src"][y, x])) + 1
            assert Fraction(reference["dst"][y, x]) == exact
            # Fused or not, a kernel rounds once: doubling is exact.
            assert np.float32(2) * inputs["src"][y, x] == 2.0 * float(inputs["src"][y, x])


def test_rows_are_normalised_one_by_one() -> None:
    for (rows, columns), _, inputs, reference in drawn("rms-norm", 3):
        for row in (0, rows - 1):
            values = [float(value) for value in inputs["src"][row]]
            mean = math.fsum(value * value for value in values) / columns
            for column in (0, 255, 256, columns - 1):
                gain = float(inputs["gain"][column])
                expected = values[column] / math.sqrt(mean + rms_norm.EPS) * gain
                assert reference["dst"][row, column] == pytest.approx(expected, rel=1e-12)


def test_the_tolerance_accepts_float32_but_not_a_missing_eps() -> None:
    tolerance = exercises.get("rms-norm").tolerance
    for seed in SEEDS:
        for _, _, inputs, reference in drawn("rms-norm", seed):
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


def test_gains_of_rms_norm_have_both_signs():
    exercise = exercises.get("rms-norm")
    shape = exercise.shapes(np.random.default_rng(1))[0]
    gain = exercise.inputs(shape, np.random.default_rng(1))["gain"]
    assert (gain > 0).any() and (gain < 0).any()
