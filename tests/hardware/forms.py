"""Instructions as forms in a module, run on a machine, and the record of their results."""

from __future__ import annotations

import hashlib
from pathlib import Path

import numpy as np

from harness.course import device as named_device
from harness.course.devices import run_ptx
from tests.hardware.cases import COUNT, DTYPES, Case, values
from tests.sanitizer.emulator.ops.snippet import BLOCK, HEADER, kernel

RECORDED = Path(__file__).with_name("recorded_instructions.json")


class Bench:
    """Runs cases on a machine; the operands are uploaded once, and results share memory."""

    def __init__(self, device: str):
        self.device = named_device(device)
        self.inputs: dict[tuple[str, int], object] = {}
        self.results = [self.device.empty(COUNT, np.uint64) for _ in range(3)]
        self.poison = np.full(COUNT, 0xFFFF_FFFF_FFFF_FFFF, np.uint64)

    def run(self, text: str, entry: str, case: Case) -> list[np.ndarray]:
        operands = []
        for kind, place in case.inputs():
            array = self.inputs.get((kind, place))
            if array is None or "atom." in case.template:
                host = values(kind, place)
                array = self.device.to_device(host.astype(np.uint8) if kind == "pred" else host)
                self.inputs[kind, place] = array
            operands.append(array)
        if "atom." in case.template:
            self.inputs.clear()
        results = self.results[: len(case.gives)]
        for result in results:
            result.copy_from_host(self.poison)
        run_ptx(text, entry, COUNT // BLOCK, BLOCK, (*results, *operands), device=self.device)
        outputs = [r.copy_to_host().view(np.uint8) for r in results]
        dtypes = [np.dtype(np.uint8) if g == "pred" else DTYPES[g] for g in case.gives]
        return [f[: COUNT * t.itemsize].view(t) for f, t in zip(outputs, dtypes, strict=True)]


def module(some: list[tuple[int, Case]]) -> str:
    return HEADER + "".join(kernel(f"k{i}", c.template, c.dtypes(), c.results()) for i, c in some)


def digest(results: list[np.ndarray]) -> str:
    together = hashlib.sha256()
    for result in results:
        together.update(result.tobytes())
    return together.hexdigest()[:16]
