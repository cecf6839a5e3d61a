"""The first lab, and the statements of its text."""

from __future__ import annotations

import numpy as np

import harness
from tests.labs.lab_tests import LabTests


class TestTileCopy(LabTests):
    lab = "tile_copy"
    seed = 799

    def test_the_solutions_output_matches_the_lab(self, solved) -> None:
        gpu = harness.device("emulator")
        x = gpu.to_device(np.arange(96, dtype=np.float32).reshape(8, 12))
        y = gpu.to_device(np.zeros((8, 12), dtype=np.float32))
        maps = tuple(harness.TensorMap.tiled(array, box=(4, 4)) for array in (x, y))
        run = gpu.launch(solved.tile_copy, grid=(3, 2), block=16, args=maps)
        assert run.hazards == ()
        np.testing.assert_array_equal(
            y.copy_to_host()[4:, 8:],
            [[56, 58, 60, 62], [72, 74, 76, 78], [88, 90, 92, 94], [104, 106, 108, 110]],
        )
