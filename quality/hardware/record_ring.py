"""Record a run of lab 06's `ring-copy` on a Hopper GPU.

python -m quality.hardware.record_ring     # harness/course/recordings/ring.json
"""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import harness
from harness.course.views.measured_ring import RING_FILE
from tests.hardware.ring import noted, ring
from tests.labs.lab_tests import ROOT


def main() -> None:
    from harness.course import driver_version

    gpu: Any = harness.device("hopper")
    trace, source = ring(gpu)
    date = datetime.now(UTC).isoformat(timespec="seconds")
    target = ROOT / "harness" / "course" / "recordings" / RING_FILE
    target.write_text(
        noted(trace, source, gpu.gpu, driver_version(), date) + "\n", encoding="utf-8"
    )
    print(f"{target}: {len(trace.copies)} copies, {len(trace.waits)} waits, {trace.steps} cycles")


if __name__ == "__main__":
    main()
