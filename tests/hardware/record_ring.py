"""Record a run of lab 06's `ring-copy` on a Hopper GPU.

    python -m tests.hardware.record_ring     # harness/recordings/ring.json

The solution records time stamps itself (``stamps=True``): a single block and twelve tiles, as in
the lab's cell that shows the recording.
"""

from __future__ import annotations

import tempfile
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import numpy as np

import harness
from harness.views.measured_runs import RING_FILE, noted
from tests.labs.lab_tests import ROOT, solution_of
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


def main() -> None:
    from harness.devices.hopper.device import driver_version

    gpu: Any = harness.device("hopper")
    trace, source = ring(gpu)
    date = datetime.now(UTC).isoformat(timespec="seconds")
    target = ROOT / "harness" / "recordings" / RING_FILE
    target.write_text(
        noted(trace, source, gpu.gpu, driver_version(), date) + "\n", encoding="utf-8"
    )
    print(f"{target}: {len(trace.copies)} copies, {len(trace.waits)} waits, {trace.steps} cycles")


if __name__ == "__main__":
    main()
