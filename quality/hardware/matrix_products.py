"""Compare matrix instructions with a Hopper GPU.

    python -m quality.hardware.matrix_products              prints differences as a table
    python -m quality.hardware.matrix_products --record     also writes the recording
    python -m quality.hardware.matrix_products --save FILE  also keeps the GPU's results (.npz)

tests/sanitizer/emulator/test_recorded_matrices.py replays the recording without a GPU. Exit status:
1 if anything differs.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import time
from pathlib import Path

import numpy as np

from harness.base.errors import HarnessError
from harness.course import device
from tests.hardware import wgmma_gemm
from tests.hardware.matrix_cases import GEMM, RECORDING, cases, digest, module, run


def _machine() -> str:
    query = ["nvidia-smi", "--query-gpu=name,driver_version", "--format=csv,noheader"]
    return subprocess.run(query, capture_output=True, text=True, check=True).stdout.strip()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--record", action="store_true")
    parser.add_argument("--save", type=Path)
    arguments = parser.parse_args()
    here, there = device("emulator"), device("hopper")
    everything = list(cases())
    text = module(everything)
    kept, digests, bad = {}, {}, 0
    start = time.monotonic()
    for number, case in enumerate(everything):
        try:
            kept[case.name] = result = run(there, text, number, case)
            digests[case.name] = digest(result)
            ours = run(here, text, number, case)
        except HarnessError as error:
            bad += 1
            print(f"ERROR  {case.name}: {str(error)[:300]}", flush=True)
            continue
        wrong = result != ours
        blocks = np.flatnonzero(wrong.any(axis=(1, 2)))
        bad += bool(wrong.any())
        state = (
            f"{int(wrong.sum())} of {wrong.size} differ, blocks {blocks}"
            if wrong.any()
            else "equal"
        )
        print(f"{case.name}: {state}", flush=True)
    operands = wgmma_gemm.inputs(*GEMM)
    digests["gemm"] = digest(wgmma_gemm.run(there, *operands)[0])
    ours = digest(wgmma_gemm.run(here, *operands)[0])
    bad += ours != digests["gemm"]
    print(f"gemm {GEMM}: {'equal' if ours == digests['gemm'] else 'differs'}")
    print(f"{len(everything)} cases, {bad} differ, {time.monotonic() - start:.1f} s")
    if arguments.save:
        np.savez_compressed(arguments.save, **kept)
    if arguments.record:
        machine = {"machine": _machine(), "date": time.strftime("%Y-%m-%d")}
        RECORDING.parent.mkdir(exist_ok=True)
        RECORDING.write_text(json.dumps(machine | {"results": digests}, indent=1) + "\n")
    return bool(bad)


if __name__ == "__main__":
    sys.exit(main())
