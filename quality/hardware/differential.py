"""Compare the emulator with a Hopper GPU, instruction by instruction.

    python -m quality.hardware.differential                prints differences as a table
    python -m quality.hardware.differential --record       also writes the recording
    python -m quality.hardware.differential --new          only forms that the recording lacks
    python -m quality.hardware.differential --save FOLDER  also keeps the GPU's results (.npz)

Every form in cases.py runs on 4096 special and random inputs on both machines: bit-equal where PTX
defines the result, within its bound where it approximates. Then the functions of ``math``, compiled
by numba-cuda, with the largest difference in units in the last place.
tests/sanitizer/emulator/test_recorded.py replays recorded_instructions.json without a GPU. Exit
status: 1 if anything differs.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from pathlib import Path

import numpy as np

from harness.base.errors import HarnessError
from quality.hardware import math_functions
from tests.hardware.cases import COUNT, Case, cases, values
from tests.hardware.forms import RECORDED, Bench, digest, module
from tests.sanitizer.emulator.ops.snippet import bits


def differing(case: Case, ours: list[np.ndarray], theirs: list[np.ndarray]) -> np.ndarray:
    """Return the places in which the machines differ by more than the case allows."""
    wrong = np.zeros(COUNT, bool)
    for mine, measured in zip(ours, theirs, strict=True):
        same = bits(mine) == bits(measured)
        if not case.exact:
            a, b = mine.astype(np.float64), measured.astype(np.float64)
            same |= np.isnan(a) & np.isnan(b)
            tiny = 0.0 if ".ftz" not in case.template else float(np.finfo(np.float32).tiny)
            with np.errstate(invalid="ignore"):  # differences of infinities
                apart = np.abs(a - b)
            same |= apart <= case.absolute + case.relative * np.abs(b) + tiny
            same |= apart <= 2.0**-149  # one step among f32's subnormals
        wrong |= ~same
    return wrong


def shown(case: Case, at: int, ours, theirs) -> str:
    def hexadecimal(array) -> str:
        value = np.asarray(array)[at : at + 1]
        return f"{value.view(f'u{value.dtype.itemsize}')[0]:#x}" + (
            f" ({value[0]})" if value.dtype.kind not in "iub" else ""
        )

    inputs = ", ".join(hexadecimal(values(*o)) for o in case.inputs())
    ours, theirs = (" ".join(map(hexadecimal, r)) for r in (ours, theirs))
    return f"({inputs}): here {ours}, Hopper {theirs}"


def compare(save: Path | None, known: set[str]) -> tuple[int, dict[str, str]]:
    here, there = Bench("emulator"), Bench("hopper")
    everything = [(n, case) for n, case in enumerate(cases()) if str(case) not in known]
    text = module(everything)
    kept, digests, bad, spent = {}, {}, 0, [0.0, 0.0]
    for number, case in everything:
        try:
            start = time.monotonic()
            ours = here.run(text, f"k{number}", case)
            middle = time.monotonic()
            theirs = there.run(text, f"k{number}", case)
            spent[0] += middle - start
            spent[1] += time.monotonic() - middle
        except HarnessError as error:
            bad += 1
            print(f"ERROR      {case}\n           {str(error)[:300]}", flush=True)
            continue
        kept |= {f"{number}_{i}": r for i, r in enumerate(theirs)}
        if case.exact:
            digests[str(case)] = digest(theirs)
        wrong = np.flatnonzero(differing(case, ours, theirs))
        if len(wrong):
            bad += 1
            print(f"{len(wrong):5} differ {case}")
            for at in wrong[:: max(1, len(wrong) // 3)][:3]:
                print(f"           {shown(case, at, ours, theirs)}", flush=True)
    print(
        f"{len(everything)} forms, {bad} differ; {spent[0]:.1f} s here, {spent[1]:.1f} s on Hopper"
    )
    if save is not None:
        names = sorted(kept, key=lambda n: [int(x) for x in n.split("_")])
        third = -(-len(names) // 4)
        for part in range(4):
            chosen = {n: kept[n] for n in names[part * third : (part + 1) * third]}
            np.savez_compressed(save / f"hopper_{part}.npz", **chosen)
    return bad, digests


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--record", action="store_true")
    parser.add_argument("--new", action="store_true")
    parser.add_argument("--save", type=Path)
    options = parser.parse_args()
    recorded = json.loads(RECORDED.read_text()) if options.new else {}
    bad, digests = compare(options.save, set(recorded))
    if options.record:
        RECORDED.write_text(json.dumps(recorded | digests, indent=0) + "\n")
    if not options.new:
        bad += math_functions.compare(options.save)
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
