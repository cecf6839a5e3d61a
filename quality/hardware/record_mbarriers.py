"""Record the behavior of a Hopper GPU's mbarriers. On a machine with a Hopper GPU:

    python -m quality.hardware.record_mbarriers

writes ``tests/sanitizer/emulator/recordings/mbarriers.json``: hashes of the results of the random
sequences of `mbarrier_sequences`, the outcome of the undefined sequences, and the answers of waits
for any parity.
"""

from __future__ import annotations

import argparse
import json
from datetime import UTC, datetime
from pathlib import Path

import numpy as np

from harness.base.errors import KernelFault, KernelHung
from harness.course import device
from harness.sanitizer import Device
from tests.hardware.mbarrier_sequences import (
    PARITIES,
    answers,
    digest,
    draw,
    encoded,
    illegal,
    parities,
    run,
)

RECORDING = (
    Path(__file__).parents[2] / "tests" / "sanitizer" / "emulator" / "recordings" / "mbarriers.json"
)
COUNT = 1000


def undefined(gpu: Device) -> dict[str, str]:
    """Return the outcome of each sequence that PTX does not define."""
    outcomes = {}
    for name, steps in illegal().items():
        try:
            run(gpu, encoded(steps)[None])
            outcomes[name] = "nothing seen"
        except (KernelFault, KernelHung) as error:
            outcomes[name] = "hung" if isinstance(error, KernelHung) else "fault"
    return outcomes


def main() -> None:
    from harness.course import driver_version

    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--recording", type=Path, default=RECORDING)
    options = parser.parse_args()
    gpu = device("hopper")
    results = run(gpu, np.stack([draw(seed) for seed in range(COUNT)]))
    recording = {
        "date": datetime.now(UTC).date().isoformat(),
        "gpu": gpu.gpu,
        "driver": driver_version(),
        "command": "python -m quality.hardware.record_mbarriers",
        "undefined": undefined(gpu),
        "parities": dict(zip(map(str, PARITIES), answers(run(gpu, parities())), strict=True)),
        "hashes": " ".join(digest(row) for row in results),
    }
    options.recording.write_text(json.dumps(recording, indent=1) + "\n")


if __name__ == "__main__":
    main()
