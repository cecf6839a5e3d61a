"""Lab 11, and the statements of its text."""

from __future__ import annotations

import numpy as np

from harness.course.breaking import examine
from tests.labs.lab_tests import LabTests

LAB = "11_edited_maps"


class TestEditedMaps(LabTests):
    lab = LAB
    seed = 828


def test_an_acquired_edit_is_right_and_an_unacquired_edit_is_reported(shown):
    run, got, expected = shown.attempt_editing(shown.gpu, acquires=True)
    assert run.hazards == ()
    np.testing.assert_array_equal(got, expected)
    hazards = examine(shown.attempt_editing).hazards
    assert [hazard.kind for hazard in hazards] == ["missing-proxy-fence"]
