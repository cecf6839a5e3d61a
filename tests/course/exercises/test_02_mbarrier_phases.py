"""Lab 02's exercises as data: what is drawn, and the answer key of the quiz."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from numba import cuda

import harness
from harness import ptx
from harness.course import exercises
from tests.course.exercises.drawn import SEEDS, draws, launches


@given(SEEDS)
def test_drawn_shapes_distinguish_mistakes(seed: int) -> None:
    for name, axis in (("phase-counter", 1), ("ping-pong", 1), ("repair-deadlock", 0)):
        assert {shape[axis] % 2 for shape, _ in launches(name, seed)} == {0, 1}, name
    for (height, width), launch in launches("repair-deadlock", seed):  # threads without a column
        assert width % 128 and width * 4 % 16 == 0 and height >= 3
        assert launch.grid[0] * 128 > width > (launch.grid[0] - 1) * 128 > 0
    for (n,), launch in launches("many-copies-one-barrier", seed):
        tail = n % 2048
        assert tail and tail % 128 == 0 and launch.grid[0] == n // 2048 + 1


def test_inputs_distinguish_mistakes() -> None:
    for (n,), _, inputs, _ in draws("many-copies-one-barrier"):
        assert len(inputs["scale"]) * 32 == n
        tail = n % 2048
        assert all(array.itemsize * (n - tail) % 16 == 0 for array in inputs.values())
    for _, _, inputs, _ in draws("ping-pong"):
        assert 0 not in inputs["coefficients"] and 0 not in inputs["x"]


def test_the_bytes_of_the_update() -> None:
    benchmark = exercises.get("many-copies-one-barrier").benchmark
    (n,), _, inputs, _ = draws("many-copies-one-barrier")[0]
    moved = sum(array.nbytes for array in inputs.values()) + 4 * n
    assert benchmark.bytes_moved((n,)) == moved
    assert benchmark.bytes_moved(benchmark.shape) >= 512 * 2**20


# -- the quiz: its key, found by running what the questions describe


@cuda.jit
def seven_arrivals(out):
    bar = cuda.shared.array(1, np.uint64)
    bar_address = ptx.shared_address(bar)
    ptx.mbarrier_init(bar_address, 3)
    for _ in range(7):
        before = ptx.mbarrier_test_wait_parity(bar_address, 0)
        ptx.mbarrier_arrive(bar_address)
        if before != ptx.mbarrier_test_wait_parity(bar_address, 0):
            out[0] += 1  # the phase changed
    out[1] = ptx.mbarrier_test_wait_parity(bar_address, 1)
    state = ptx.mbarrier_arrive(bar_address)  # one more, to learn what was pending before it
    out[2] = ptx.mbarrier_pending_count(state)


@cuda.jit
def five_and_one(out):
    bar = cuda.shared.array(1, np.uint64)
    bar_address = ptx.shared_address(bar)
    ptx.mbarrier_init(bar_address, 8)
    ptx.mbarrier_arrive(bar_address, 5)
    ptx.mbarrier_arrive_expect_tx(bar_address, 64)
    out[0] = ptx.mbarrier_pending_count(ptx.mbarrier_arrive(bar_address))
    ptx.mbarrier_complete_tx(bar_address, 64)


@cuda.jit
def bytes_lacking(src):
    landing = cuda.shared.array(28, np.int32, 128)
    bar = cuda.shared.array(1, np.uint64)
    bar_address = ptx.shared_address(bar)
    ptx.mbarrier_init(bar_address, 1)
    ptx.fence_mbarrier_init()
    ptx.mbarrier_expect_tx(bar_address, 96)
    ptx.mbarrier_arrive_expect_tx(bar_address, 64)
    ptx.cp_async_bulk_global_to_shared(ptx.shared_address(landing), src, 112, bar_address)
    ptx.mbarrier_wait_parity(bar_address, 0)


@cuda.jit
def rounds_until(out, last):
    bar = cuda.shared.array(1, np.uint64)
    bar_address = ptx.shared_address(bar)
    ptx.mbarrier_init(bar_address, 1)
    for _ in range(last):
        ptx.mbarrier_arrive(bar_address)
    out[0] = ptx.mbarrier_test_wait_parity(bar_address, 0)
    out[1] = ptx.mbarrier_test_wait_parity(bar_address, 1)


def test_the_answer_key_agrees_with_the_emulator() -> None:
    gpu = harness.device("emulator")
    key = {name: q.answer for name, q in exercises.get("phase-questions").questions.items()}
    out = gpu.to_device(np.zeros(3, np.int32))
    gpu.launch(seven_arrivals, 1, 1, (out,))
    phases, parity_one_complete, lacks = out.copy_to_host().tolist()
    assert key["phases"] == str(phases) and key["lacks"] == str(lacks)
    assert key["waits"] == ("0" if parity_one_complete else "1")

    gpu.launch(five_and_one, 1, 1, (out,))
    assert key["together"] == str(out.copy_to_host()[0])

    with pytest.raises(harness.KernelHung) as caught:
        gpu.launch(bytes_lacking, 1, 1, (gpu.to_device(np.zeros(28, np.int32)),))
    (lacking,) = {wait.facts["tx"] for wait in caught.value.waiting}
    assert key["bytes"] == str(lacking)

    gpu.launch(rounds_until, 1, 1, (out, np.int32(37)))  # 37 phases are complete: round 37
    complete = out.copy_to_host()[:2].tolist()
    assert key["round"] == str(complete.index(0))
