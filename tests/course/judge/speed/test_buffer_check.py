"""Outputs of timed launches: compared completely each time, by bits only if bits suffice."""

from __future__ import annotations

import numpy as np
import pytest

from harness.course.exercises.exercise import Tolerance
from harness.course.judge.benchmark import BufferCheck, within
from harness.course.judge.compare import wrong_elements
from harness.sanitizer import DeviceArray
from harness.sanitizer.isa.types import BFLOAT16
from harness.sanitizer.launch.arrays import LOOK_BYTES
from tests.course.devices.fakes import FakeDevice

FLOATS = [np.dtype(np.float16), BFLOAT16, np.dtype(np.float32)]
TOLERANCES = [
    Tolerance(),
    Tolerance(bits=True),
    Tolerance(rtol=1e-5, atol=1e-6),
    Tolerance(rtol=2**-7),
    Tolerance(rtol=2**-7 - 2**-20, atol=1e-2),
    Tolerance(rtol=2**-10),
    Tolerance(rtol=0.3),
    Tolerance(atol=0.5),
]


def near_pairs(dtype: np.dtype) -> tuple[np.ndarray, np.ndarray]:
    """Every bit pattern of two bytes, many of float32 and those at boundaries, each paired with
    nearby patterns modulo all patterns: zeros, infinities and NaN among them.
    """
    bits = np.dtype(f"u{dtype.itemsize}")
    if bits.itemsize == 2:
        all_of_them = np.arange(1 << 16, dtype=bits)
    else:
        rng = np.random.default_rng(4)
        some = rng.integers(0, 1 << 32, 1 << 16, dtype=bits)
        ends = [0, 0x80_0000, 0x3F80_0000, 0x7F80_0000, 0x7FFF_FFFF, 0x8000_0000, 0xFF80_0000]
        around = np.arange(-64, 64)[:, None] + np.array([*ends, 0x8080_0000, 0xFFFF_FFFF])
        all_of_them = np.concatenate([some, (around.ravel() % (1 << 32)).astype(bits)])
    steps = [0, 1, 2, 3, 5, 40, 41, 42, 43, 100, 1 << (8 * bits.itemsize - 1)]
    got = [all_of_them + bits.type(n) for n in steps] + [all_of_them - bits.type(n) for n in steps]
    return np.concatenate(got).view(dtype), np.tile(all_of_them, len(got)).view(dtype)


@pytest.mark.parametrize("dtype", FLOATS, ids=str)
def test_values_identified_by_their_bits_are_right(dtype):
    got, expected = near_pairs(dtype)
    for tolerance in TOLERANCES:
        with np.errstate(invalid="ignore", over="ignore"):
            wrong = wrong_elements(got, expected, tolerance)
        assert not (within(got, expected, tolerance) & wrong).any(), tolerance


def test_the_number_of_reported_neighbors_is_limited():
    def accepted(dtype, tolerance, steps: int) -> bool:
        value = np.full(1, 1.5, dtype)
        other = (value.view(f"u{value.itemsize}") + np.array(steps, f"u{value.itemsize}")).view(
            dtype
        )
        return bool(within(other, value, tolerance)[0])

    close = Tolerance(rtol=1e-5)
    assert accepted(np.float32, close, 41) and not accepted(np.float32, close, 42)
    assert accepted(BFLOAT16, Tolerance(rtol=2**-7), 1) and not accepted(
        BFLOAT16, Tolerance(rtol=2**-8), 1
    )
    assert accepted(np.float32, Tolerance(bits=True), 0) and not accepted(
        np.float32, Tolerance(), 1
    )


class Rounds:
    """An input and an output on a device, and the check's message after each round."""

    tolerance = Tolerance(rtol=1e-5)

    def __init__(self) -> None:
        rng = np.random.default_rng(3)
        self.device = FakeDevice()
        self.initial = rng.standard_normal((3 * LOOK_BYTES // 64 + 5, 16), dtype=np.float32)
        self.expected = self.initial * np.float32(1.25)
        self.x, self.y = self.device.to_device(self.initial), self.device.to_device(self.expected)
        self.left = BufferCheck(self.tolerance, {"x": self.initial}, {"x": self.x, "y": self.y})

    def put(self, array: DeviceArray, at: int, value: float) -> None:
        """Multiply the element at offset ``at`` of its expected value."""
        values = array.copy_to_host()
        values.reshape(-1)[at] = (self.initial if array is self.x else self.expected).flat[
            at
        ] * value
        array.copy_from_host(values)

    def complaint(self) -> str:
        return self.left.wrong({"y": self.expected})


LAST = (3 * LOOK_BYTES // 64 + 5) * 16 - 1
PLACES = [0, LOOK_BYTES // 4 - 1, LOOK_BYTES // 4, LAST]


@pytest.mark.parametrize(
    ("rounds_before", "at"), [(0, PLACES[0]), (0, LAST), (1, PLACES[1]), (2, PLACES[2]), (2, LAST)]
)
def test_a_wrong_element_is_found_in_any_round(rounds_before, at):
    rounds = Rounds()
    for number in range(rounds_before):
        rounds.put(rounds.y, at, 1 + 5e-6 * number)  # right, once with bits of its own
        assert rounds.complaint() == ""
    rounds.put(rounds.y, at, 1.0001)
    assert rounds.complaint() == f"1 of {LAST + 1} elements of y are wrong"
    rounds.put(rounds.y, at, 1.0)
    assert rounds.complaint() == ""


def test_a_modified_input_is_named_in_any_round():
    rounds = Rounds()
    assert rounds.complaint() == ""
    for at in PLACES:
        rounds.put(rounds.x, at, -1.0)
        assert rounds.complaint() == "the input x was written to"
        rounds.put(rounds.x, at, 1.0)
        assert rounds.complaint() == ""


def test_a_stale_result_close_to_the_right_one_is_wrong():
    rounds = Rounds()
    rounds.put(rounds.y, 7, 1 + 8e-6)
    assert rounds.complaint() == ""
    rounds.put(rounds.y, 7, 1 + 16e-6)
    assert rounds.complaint() == f"1 of {LAST + 1} elements of y are wrong"
