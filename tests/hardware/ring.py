"""Lab 06's solution of `ring-copy`, launched as in the cell that shows its recorded run: a single
block, twelve tiles, and time stamps that the kernel records itself.
"""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Any

import numpy as np

import harness
from tests.labs.lab_tests import solution_of
from tests.labs.notebook_code import import_answers

LAB = "06_pipeline"
TILES = 12


def ring(gpu: Any) -> tuple[Any, str]:
    """Return the trace of the solution's ring, and its source text."""
    module = import_answers(solution_of(LAB), Path(tempfile.mkdtemp()))
    rows, columns = module.TILE_ROWS, module.TILE_COLS
    image = gpu.to_device(np.ones((TILES * rows, columns), np.float32))
    brighter = gpu.empty(image.shape, np.float32)
    maps = [harness.TensorMap.tiled(array, box=(rows, columns)) for array in (image, brighter)]
    args = (*maps, np.int32(1), np.int32(TILES))
    for _ in range(2):  # the first launch finds nothing in the caches
        run = gpu.launch(module.ring_copy, grid=1, block=160, args=args, stamps=True)
    assert run.trace is not None and (brighter.copy_to_host() == 3).all()
    return run.trace, Path(module.__file__ or "").read_text(encoding="utf-8")
