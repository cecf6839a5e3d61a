"""Launch a prepared program in this process on a GPU, and report whether its outputs are right.

``python -m quality.fleet.compare.launch STEM [RUNS]``
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import numpy as np
from cuda.bindings import driver

from harness.course.devices.hopper.driver import DriverError, Launcher, ask, open_context
from harness.course.devices.hopper.messages import by_address
from harness.sanitizer import Device, LaunchPlan, Run, RunOptions, bind
from harness.sanitizer.isa import Kernel, Ptx
from quality.fleet.case import Case
from quality.fleet.compare.prepare import CASES, twins
from quality.fleet.running import SEED


class Allocation:
    """Memory from cuMemAlloc, so that memcheck sees accesses beyond it."""

    freed = False

    def __init__(self, nbytes: int):
        self.nbytes = nbytes
        self.address = int(ask(driver.cuMemAlloc(nbytes)))

    def read(self, offset_bytes: int, nbytes: int) -> np.ndarray:
        data = np.empty(nbytes, np.uint8)
        ask(driver.cuMemcpyDtoH(data.ctypes.data, self.address + offset_bytes, nbytes))
        return data

    def write(self, offset_bytes: int, data: np.ndarray) -> None:
        data = np.ascontiguousarray(data)
        ask(driver.cuMemcpyHtoD(self.address + offset_bytes, data.ctypes.data, data.size))

    def free(self) -> None: ...


class InProcess(Device):
    """A GPU without a worker process, for tools that watch this process."""

    name = "in process"

    def __init__(self, cubin: bytes):
        ask(driver.cuInit(0))
        self._device = ask(driver.cuDeviceGet(0))
        ask(driver.cuCtxSetCurrent(open_context(self._device)))
        self._library = ask(driver.cuLibraryLoadData(cubin, [], [], 0, [], [], 0))

    def _allocate(self, nbytes: int) -> Allocation:
        return Allocation(nbytes)

    def _fill(self, memory: Any, byte: int) -> None:
        """Leave the memory unfilled, so that initcheck sees unwritten bytes."""

    def _run(self, plan: LaunchPlan, options: RunOptions) -> Run:
        request = {
            "entry": plan.kernel.entry,
            "grid": plan.grid,
            "block": plan.block,
            "cluster": list(plan.cluster),
            "shared_bytes": plan.shared_bytes,
            "parameters": [by_address(parameter) for parameter in plan.parameters],
        }
        Launcher(self._device, self._library, {0: 0}, request).launch(driver.CUstream(0))
        ask(driver.cuCtxSynchronize())
        return Run(self.name)


def main(stem: Path, runs: int = 1) -> None:
    facts = json.loads(stem.with_suffix(".json").read_text())
    case = (CASES | {twin.name: twin for twin in twins().values()})[facts["case"]]
    kernel = Kernel(Ptx(stem.with_suffix(".ptx").read_text()), facts["entry"])
    device = InProcess(stem.with_suffix(".cubin").read_bytes())
    wrong = 0
    try:
        for _ in range(runs):
            wrong += not _is_right(device, kernel, case, facts)
    except DriverError as error:
        print(f"ENDING: {error.name}", flush=True)
        return
    of_runs = f" in {wrong} of {runs}" if 0 < wrong < runs else ""
    print(f"ENDING: {'wrong' if wrong else 'right'}{of_runs}", flush=True)


def _is_right(device: InProcess, kernel: Kernel, case: Case, facts: dict) -> bool:
    arguments, outputs = case.arguments(device, np.random.default_rng(SEED))
    if facts["scratch_bytes"]:  # the memory of ConSan's checks is the last parameter
        checks = device.to_device(np.zeros(facts["scratch_bytes"], np.uint8))
        arguments = (*arguments[:-1], checks)
    extents = (tuple(facts[name]) for name in ("grid", "block", "cluster"))
    device.run(LaunchPlan(kernel, *extents, facts["shared_bytes"], bind(kernel, arguments)))
    return all(output.is_right for output in outputs)


if __name__ == "__main__":
    main(Path(sys.argv[1]), *map(int, sys.argv[2:]))
