"""Record the behaviour of a Hopper GPU's mbarriers. On a machine with a Hopper GPU:

    python -m tests.hardware.record_mbarriers

writes ``tests/emulator/recordings/mbarriers.json``: hashes of the results of the random sequences
of `mbarrier_sequences`, the outcome of the undefined sequences, and the answers of waits for any
parity.
"""

from __future__ import annotations

import argparse
import hashlib
import json
from datetime import UTC, datetime
from pathlib import Path

import numpy as np

from harness.devices import LaunchPlan, Pointer, device
from harness.devices.base import Device
from harness.errors import KernelFault, KernelHung
from harness.launches import RunOptions
from tests.hardware.mbarrier_sequences import (
    OPERATIONS,
    PARITIES,
    STEPS,
    TOKENS,
    answers,
    draw,
    encoded,
    illegal,
    module,
    parities,
)

RECORDING = Path(__file__).parents[1] / "emulator" / "recordings" / "mbarriers.json"
COUNT = 1000
DIGITS = 12


def run(gpu: Device, sequences: np.ndarray) -> np.ndarray:
    """uint64[sequences, STEPS]; for an opaque state token, the parity of its phase."""
    count = len(sequences)
    operations = gpu.to_device(sequences)
    results = gpu.empty((count, STEPS), np.uint64)
    unit = (1, 1, 1)
    plan = LaunchPlan(
        module(), "sequences", (count, 1, 1), unit, unit, 0, (Pointer(operations), Pointer(results))
    )
    gpu.run(plan, RunOptions(timeout_s=60.0))
    values = results.copy_to_host()
    token = np.isin(sequences[:, :, 0], [OPERATIONS.index(name) for name in TOKENS])
    return np.where(token, values >> np.uint64(63), values)


def digest(results: np.ndarray) -> str:
    return hashlib.sha256(results.tobytes()).hexdigest()[:DIGITS]


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
    from harness.devices.hopper.device import driver_version

    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--recording", type=Path, default=RECORDING)
    options = parser.parse_args()
    gpu = device("hopper")
    results = run(gpu, np.stack([draw(seed) for seed in range(COUNT)]))
    recording = {
        "date": datetime.now(UTC).date().isoformat(),
        "gpu": gpu.gpu,
        "driver": driver_version(),
        "command": "python -m tests.hardware.record_mbarriers",
        "undefined": undefined(gpu),
        "parities": dict(zip(map(str, PARITIES), answers(run(gpu, parities())), strict=True)),
        "hashes": " ".join(digest(row) for row in results),
    }
    options.recording.write_text(json.dumps(recording, indent=1) + "\n")


if __name__ == "__main__":
    main()
