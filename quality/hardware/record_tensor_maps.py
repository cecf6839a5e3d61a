"""Record a Hopper GPU's copies with random tensor maps. On a machine with a Hopper GPU:

    python -m quality.hardware.record_tensor_maps [--arrays FILE.npz]

writes ``tests/sanitizer/emulator/recordings/tensor_maps.json``: for each kind of copy the hashes of
the results of the cases with seeds 0, 1, 2 ..., as `tensor_map_cases` draws and runs them, and
whether the driver accepted maps at and beyond the limits of its rules. ``--arrays`` also keeps the
results themselves, to investigate differences.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
import zlib
from datetime import UTC, datetime
from pathlib import Path

import numpy as np

from harness.base.errors import HarnessError, KernelFault, KernelHung
from harness.course import device, driver_version
from tests.hardware.tensor_map_cases import COUNTS, Runner, digest, draw
from tests.hardware.tensor_map_limits import POPULATIONS, accepted_by_driver

RECORDING = (
    Path(__file__).parents[2]
    / "tests"
    / "sanitizer"
    / "emulator"
    / "recordings"
    / "tensor_maps.json"
)
ENCODED = 6000  # maps on and over the edge of the rules
ENCODED_MORE = 2000  # maps of each further population
MAX_FAULTS = 60  # each costs the GPU's context, and half a second


def record(runner: Runner, kind: str, count: int, arrays: dict | None) -> list[str]:
    """Return a hash for each case, or "fault" or "hung" if there is no result."""
    hashes, faults = [], 0
    for seed in range(count):
        try:
            result = runner.run(draw(seed, kind))
            hashes.append(digest(result))
            if arrays is not None:
                arrays[f"{kind}/{seed}"] = np.frombuffer(zlib.compress(result.tobytes()), np.uint8)
        except (KernelFault, KernelHung) as error:
            hashes.append("hung" if isinstance(error, KernelHung) else "fault")
            print(kind, seed, type(error).__name__, str(error)[40:90])
            faults += 1
            if faults > MAX_FAULTS:
                break
        except HarnessError as error:
            hashes.append("refused")
            print(kind, seed, str(error)[:100])
    return hashes


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--arrays", type=Path)
    parser.add_argument("--recording", type=Path, default=RECORDING)
    options = parser.parse_args()
    gpu = device("hopper")
    runner, kinds = Runner(gpu), {}
    arrays: dict | None = {} if options.arrays else None
    for kind, count in COUNTS.items():
        started = time.monotonic()
        kinds[kind] = record(runner, kind, count, arrays)
        print(f"{kind}: {len(kinds[kind])} in {time.monotonic() - started:.1f} s", file=sys.stderr)
    with gpu._current():  # the encoder wants a context
        accepted = accepted_by_driver(ENCODED)
        more = {p: accepted_by_driver(ENCODED_MORE, p) for p in POPULATIONS[1:]}
    options.recording.write_text(
        json.dumps(
            {
                "date": datetime.now(UTC).date().isoformat(),
                "gpu": gpu.gpu,
                "driver": driver_version(),
                "command": "python -m quality.hardware.record_tensor_maps",
                "accepted": accepted,
                "accepted_more": more,
                "hashes": {kind: " ".join(hashes) for kind, hashes in kinds.items()},
            },
            indent=1,
        )
        + "\n"
    )
    if arrays is not None:
        np.savez(options.arrays, **arrays)


if __name__ == "__main__":
    main()
