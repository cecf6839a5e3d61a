"""wgmma in machine code gives Python's results bit for bit, which equal an H200's."""

from __future__ import annotations

import numpy as np

from harness.course import device
from harness.sanitizer.emulator.exec import machine
from harness.sanitizer.emulator.native.multiplier import Multiplier
from tests.hardware.matrix_cases import cases, module, run
from tests.sanitizer.emulator.test_recorded_matrices import NAMES

KNOWN = ("f32.f16.", "f16.f16.", ".bf16.", ".tf32.", ".e4m3.", ".e5m2.")
SOME = [name for name in NAMES if name.startswith("wgmma") and any(t in name for t in KNOWN)]


def test_results_equal_those_of_python(monkeypatch) -> None:
    """`test_recorded_matrices` compares those of machine code with an H100's."""
    done: list[bool] = []
    multiply = Multiplier.multiply

    def noted(self, *args) -> bool:
        done.append(multiply(self, *args))
        return done[-1]

    monkeypatch.setattr(Multiplier, "multiply", noted)
    gpu, wrong = device("emulator"), []
    for case in [case for case in cases() if case.name in SOME][::5]:
        done.clear()
        text = module([case])
        product, multiplied = run(gpu, text, 0, case), len(done)
        in_machine_code = any(done)
        with monkeypatch.context() as patch:
            patch.setattr(machine, "multiplier_of", lambda *args: None)
            same = np.array_equal(run(gpu, text, 0, case), product)
        if not (in_machine_code and same and len(done) == multiplied):
            wrong.append(case.name)
    assert wrong == []
