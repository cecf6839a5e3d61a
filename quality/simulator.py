"""The emulator against numba's CUDA simulator: the same kernels, without copies, on both.

    python -m quality.simulator [--rounds 5] [--json]

Each round starts a process for each machine and runs every kernel once untimed and once timed; the
table gives medians over rounds, so that other load on the computer affects all alike. The simulator
takes numba's place for a whole process (NUMBA_ENABLE_CUDASIM), hence the processes.
`quality.launches` compares the emulator with an older revision of itself.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import time
from pathlib import Path

import numpy as np

from tests.sanitizer.emulator.native.plain_kernels import Case, cases

ROOT = Path(__file__).resolve().parents[1]
MACHINES = ("simulator", "emulator")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--machine", choices=MACHINES, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.machine:
        print(json.dumps(measure(options.machine)))
        return
    seconds = side_by_side(options.rounds)
    if options.json:
        print(json.dumps(seconds, indent=2))
    else:
        print(table(seconds, options.rounds))


def side_by_side(rounds: int) -> dict[str, dict[str, float]]:
    """Median seconds by kernel and machine."""
    samples: dict[str, dict[str, list[float]]] = {}
    for _ in range(rounds):
        for machine in MACHINES:
            for kernel, seconds in in_a_process(machine).items():
                samples.setdefault(kernel, {}).setdefault(machine, []).append(seconds)
    return {
        kernel: {machine: statistics.median(times) for machine, times in by_machine.items()}
        for kernel, by_machine in samples.items()
    }


def in_a_process(machine: str) -> dict[str, float]:
    environment = dict(os.environ, PYTHONPATH=str(ROOT), HARNESS_DEVICE="emulator")
    environment["NUMBA_ENABLE_CUDASIM"] = "1" if machine == "simulator" else "0"
    command = [sys.executable, __file__, "--machine", machine]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    seconds: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    return seconds


def measure(machine: str) -> dict[str, float]:
    """Seconds of each kernel's second run on this machine, which must be this process's."""
    run = simulated if machine == "simulator" else emulated
    seconds = {}
    for name, case in cases().items():
        run(case)
        elapsed, result = run(case)
        if not np.array_equal(result, case.wanted):
            raise SystemExit(f"{machine} gives a wrong result for {name}")
        seconds[name] = elapsed
    return seconds


def simulated(case: Case) -> tuple[float, np.ndarray]:
    out = np.zeros_like(case.wanted)
    begun = time.perf_counter()
    case.kernel[case.grid, case.block](*case.inputs, out)
    return time.perf_counter() - begun, out


def emulated(case: Case) -> tuple[float, np.ndarray]:
    import harness

    gpu = harness.device("emulator")
    args = [gpu.to_device(array) for array in (*case.inputs, np.zeros_like(case.wanted))]
    begun = time.perf_counter()
    run = gpu.launch(case.kernel, case.grid, case.block, args)
    elapsed = time.perf_counter() - begun
    assert run.hazards == ()
    return elapsed, args[-1].copy_to_host()


def table(seconds: dict[str, dict[str, float]], rounds: int) -> str:
    lines = [
        f"medians of {rounds} rounds, ms",
        f"{'kernel':26}{'simulator':>11}{'emulator':>10}{'ratio':>7}",
    ]
    for kernel, times in seconds.items():
        simulator, emulator = (1000 * times[machine] for machine in MACHINES)
        lines.append(f"{kernel:26}{simulator:11.1f}{emulator:10.1f}{simulator / emulator:6.0f}×")
    return "\n".join(lines)


if __name__ == "__main__":
    main()
