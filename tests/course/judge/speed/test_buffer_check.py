"""Outputs of timed launches: compared completely each time."""

from __future__ import annotations

import numpy as np
import pytest

from harness.course.exercises.exercise import Tolerance
from harness.course.judge.benchmark import BufferCheck
from harness.sanitizer import DeviceArray
from harness.sanitizer.launch.arrays import LOOK_BYTES
from tests.course.devices.fakes import FakeDevice


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
