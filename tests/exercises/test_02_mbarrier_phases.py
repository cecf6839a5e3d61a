"""Lab 02's exercises as data: references element by element, shapes, and the answer key of the
quiz.
"""

from __future__ import annotations

from fractions import Fraction

import numpy as np
import pytest
from numba import cuda

import harness
from harness import exercises, ptx
from harness.exercises.exercise import ArrayArgument

NAMES = ("phase-counter", "ping-pong", "repair-deadlock", "many-copies-one-barrier")
SEEDS = range(20)


def drawn(name: str, seed: int) -> list:
    """Return (shape, launch, inputs, reference) of each shape that a seed draws."""
    exercise = exercises.get(name)
    rng = np.random.default_rng(seed)
    draws = []
    for shape in exercise.shapes(rng):
        inputs = exercise.inputs(shape, rng)
        draws.append((shape, exercise.launch(shape), inputs, exercise.reference(shape, inputs)))
    return draws


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seed", SEEDS)
def test_drawn_parameters_are_consistent(name: str, seed: int) -> None:
    cases = drawn(name, seed)
    assert len(cases) == 2 and cases[0][0] != cases[1][0]
    for _, launch, inputs, reference in cases:
        (output,) = launch.outputs
        assert reference[output.name].shape == output.shape
        assert len(output.tile) == len(output.shape)
        for argument in launch.arguments:
            if isinstance(argument, ArrayArgument) and argument.of in inputs:
                array = inputs[argument.of]
                assert (str(array.dtype), array.ndim) == (argument.dtype, argument.ndim)
        expected = reference[output.name]
        assert expected.dtype == np.float64
        # Exact in the output's type, so that a tolerance of zero asks for nothing unfair.
        assert np.array_equal(expected.astype(output.dtype).astype(np.float64), expected)


@pytest.mark.parametrize("seed", SEEDS)
def test_the_iterations_of_a_check_are_odd_and_even(seed: int) -> None:
    for name in ("phase-counter", "ping-pong"):
        assert {shape[1] % 2 for shape, *_ in drawn(name, seed)} == {0, 1}
    assert {shape[0] % 2 for shape, *_ in drawn("repair-deadlock", seed)} == {0, 1}


def test_smoothing_element_by_element() -> None:
    (rows, rounds), _, inputs, reference = drawn("phase-counter", 3)[0]
    row = [Fraction(int(value)) for value in inputs["src"][rows - 1]]
    for _ in range(rounds):
        row = [(row[i - 1] + 2 * row[i] + row[(i + 1) % 128]) / 4 for i in range(128)]
    assert [Fraction(value) for value in reference["dst"][rows - 1]] == row


def test_polynomials_term_by_term() -> None:
    _, _, inputs, reference = drawn("ping-pong", 3)[0]
    coefficients = [int(c) for c in inputs["coefficients"]]
    for x, value in zip(inputs["x"], reference["out"], strict=True):
        powers = range(len(coefficients) - 1, -1, -1)
        assert value == sum(c * int(x) ** k for c, k in zip(coefficients, powers, strict=True))
    assert 0 not in coefficients and 0 not in inputs["x"]


@pytest.mark.parametrize("seed", SEEDS)
def test_the_last_band_has_threads_without_a_column_and_copies_of_16_bytes(seed: int) -> None:
    for (height, width), launch, inputs, reference in drawn("repair-deadlock", seed):
        assert width % 128 and width * 4 % 16 == 0 and height >= 3
        assert launch.grid[0] * 128 > width > (launch.grid[0] - 1) * 128 > 0
        column = width - 1
        assert reference["out"][column] == sum(int(row[column]) for row in inputs["src"])


@pytest.mark.parametrize("seed", SEEDS)
def test_the_last_chunk_is_shorter_and_all_its_copies_are_multiples_of_16_bytes(seed: int) -> None:
    for (n,), launch, inputs, _ in drawn("many-copies-one-barrier", seed):
        tail = n % 2048
        assert tail and tail % 128 == 0 and launch.grid[0] == n // 2048 + 1
        assert len(inputs["scale"]) * 32 == n
        assert all(array.itemsize * (n - tail) % 16 == 0 for array in inputs.values())


def test_the_update_element_by_element_and_its_bytes() -> None:
    exercise = exercises.get("many-copies-one-barrier")
    (n,), _, inputs, reference = drawn("many-copies-one-barrier", 5)[0]
    for i in (0, 31, 32, 2047, 2048, n - 1):
        expected = Fraction(float(inputs["x"][i])) + int(inputs["q"][i]) * Fraction(
            float(inputs["scale"][i // 32])
        )
        assert Fraction(reference["out"][i]) == expected
    moved = sum(array.nbytes for array in inputs.values()) + 4 * n
    assert exercise.benchmark.bytes_moved((n,)) == moved
    assert exercise.benchmark.bytes_moved(exercise.benchmark.shape) >= 512 * 2**20


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
