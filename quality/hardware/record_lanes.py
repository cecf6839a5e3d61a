"""Record how a GPU executes kernels of the corpus whose lanes meet in two branches, and those that
use ordered accesses of local memory: ``python -m quality.hardware.record_lanes``.

The kernels are tests/corpus/ordering/*.ptx; the recording has a line for each of their variants.
"""

from __future__ import annotations

import argparse
import json
from datetime import UTC, datetime
from pathlib import Path

import numpy as np

from harness import KernelFault, KernelHung
from harness.base.errors import HarnessError
from harness.course import device
from harness.course.devices import run_ptx
from tests.corpus.kernels import Edits, Kernel, read

RECORDING = Path(__file__).with_name("lanes.json")
CORPUS = Path("tests/corpus/ordering")
KERNELS = {  # threads of the block, words of the output
    "warp_meets_across_branches": (64, 64),
    "ordered_access_of_local": (32, 32),
}
RUNS = 5


def ending(kernel: Kernel, edits: Edits, threads: int, words: int) -> str:
    """Return the ending of a variant, and a digest of its output: the words' sum."""
    gpu = device("hopper")
    out = gpu.to_device(np.zeros(words, np.uint32))
    try:
        run_ptx(kernel.edited(edits), "k", 1, threads, (out,), device=gpu)
    except (KernelFault, KernelHung, HarnessError) as error:
        return f"{type(error).__name__}: {error}".splitlines()[0][:200]
    return f"completed; the sum of its output is {int(out.copy_to_host().sum(dtype=np.uint64))}"


def main() -> None:
    from harness.course import driver_version

    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--recording", type=Path, default=RECORDING)
    options = parser.parse_args()
    recording: dict[str, object] = {
        "date": datetime.now(UTC).date().isoformat(),
        "gpu": device("hopper").gpu,
        "driver": driver_version(),
        "command": "python -m quality.hardware.record_lanes",
    }
    for name, shape in KERNELS.items():
        kernel = read(CORPUS / f"{name}.ptx")
        recording[name] = {
            ", ".join(f"{mark}: {edit}" for mark, edit in edits.items()) or "as it is": sorted(
                {ending(kernel, edits, *shape) for _ in range(RUNS)}
            )
            for edits, _ in kernel.expected
        }
    options.recording.write_text(json.dumps(recording, indent=1) + "\n")
    print(json.dumps(recording, indent=1))


if __name__ == "__main__":
    main()
