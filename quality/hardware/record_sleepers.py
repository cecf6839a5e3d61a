"""Record kernels in which a thread waits that nothing waits for, with that thread held back. On a
machine with a Hopper GPU:

    python -m quality.hardware.record_sleepers

writes ``tests/sanitizer/emulator/recordings/sleepers.json``: how often the output of each kernel
was right, as it is and with warps held back for some milliseconds before their first wait. Kernels
that TileLang made (``make fleet``) are run too if they are there.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

import numpy as np

from harness.base.errors import KernelFault, KernelHung
from harness.course import device
from harness.sanitizer import Device, LaunchPlan, bind
from harness.sanitizer.isa import Kernel, Ptx
from quality.fleet.building import NotBuilt, build
from quality.fleet.case import Built
from quality.fleet.cases.tilelang import CASES, SLEEPERS
from tests.hardware.sleepers import OPTIONS, RUNS, kernels, launch

RECORDING = (
    Path(__file__).parents[2] / "tests" / "sanitizer" / "emulator" / "recordings" / "sleepers.json"
)

_PLANTED = """
  {{ .reg .pred %planted; .reg .b32 %who, %slept;
  mov.u32 %who, %tid.x; and.b32 %who, %who, 127; setp.lt.u32 %planted, %who, 32;
  @%planted bra PLANTED;
  mov.u32 %slept, 0;
PLANT:
  nanosleep.u32 1000000; add.u32 %slept, %slept, 1; setp.lt.u32 %planted, %slept, 6;
  @%planted bra PLANT;
PLANTED: }}
"""


def planted(ptx: str) -> str:
    """TileLang's PTX with all warps but the first of its producer held back, once."""
    first, mark = ptx.index("setmaxnreg.dec"), ";"
    at = ptx.index(mark, first) + len(mark)
    return ptx[:at] + _PLANTED.format() + ptx[at:]


def launch_built(gpu: Device, built: Built, late: bool) -> None:
    arguments, outputs = built.case.arguments(gpu, np.random.default_rng(5))  # type: ignore[arg-type]
    # A version that the driver of every Hopper GPU takes; nothing newer is used.
    ptx = built.ptx.replace(".version 9.4", ".version 8.7")
    ptx = planted(ptx) if late else ptx
    kernel = Kernel(Ptx(ptx), built.entry)
    plan = LaunchPlan(
        kernel,
        built.grid,
        built.block,
        built.cluster,
        built.shared_bytes,
        bind(kernel, arguments),
    )
    gpu.run(plan, OPTIONS)
    assert all(output.is_right for output in outputs)


def outcome(run: Callable[[bool], object], late: bool) -> str:
    """Return the outcome of some runs, in the words of the labs' recordings."""
    ways: dict[str, int] = {}
    for _ in range(3 if late else RUNS):
        try:
            run(late)
            way = "gave the right output"
        except AssertionError:
            way = "gave a wrong output"
        except (KernelHung, KernelFault) as error:
            way = "hung" if isinstance(error, KernelHung) else "ended with a fault"
        ways[way] = ways.get(way, 0) + 1
    return ", ".join(f"{count} of {sum(ways.values())} {way}" for way, count in ways.items())


def record(gpu: Device) -> dict[str, dict[str, str]]:
    recorded = {}
    for name, (ptx, threads) in kernels().items():
        recorded[name] = _both(partial(launch, gpu, ptx, threads))
    cases = [case for case in CASES if SLEEPERS.items() <= case.expected.items()]
    try:
        built_cases = build(cases)
    except (NotBuilt, OSError) as error:
        print(f"TileLang's kernels are not there: {error}")
        return recorded
    for built in built_cases:
        recorded[built.case.name] = _both(partial(launch_built, gpu, built))
    return recorded


def _both(run: Callable[[bool], object]) -> dict[str, str]:
    return {"as it is": outcome(run, False), "held back": outcome(run, True)}


def main() -> None:
    from harness.course import driver_version

    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--recording", type=Path, default=RECORDING)
    options = parser.parse_args()
    gpu = device("hopper")
    recording = {
        "date": datetime.now(UTC).date().isoformat(),
        "gpu": gpu.gpu,
        "driver": driver_version(),
        "command": "python -m quality.hardware.record_sleepers",
        "kernels": record(gpu),
    }
    options.recording.write_text(json.dumps(recording, indent=1) + "\n")


if __name__ == "__main__":
    main()
