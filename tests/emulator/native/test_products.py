"""wgmma in machine code gives Python's results bit for bit, which equal an H200's."""

from __future__ import annotations

import numpy as np
import pytest

from harness.devices import device
from harness.emulator.exec import machine
from harness.emulator.native.multiplier import Multiplier
from tests.emulator.test_recorded_matrices import NAMES
from tests.hardware.matrix_cases import cases, module, run

KNOWN = ("f32.f16.", "f16.f16.", ".bf16.", ".tf32.", ".e4m3.", ".e5m2.")
SOME = [
    name
    for name in NAMES
    if name.startswith("wgmma") and "sparse" not in name and any(t in name for t in KNOWN)
]


@pytest.mark.parametrize("name", SOME)
def test_results_equal_those_of_python(name: str, monkeypatch) -> None:
    case = cases()[NAMES.index(name)]
    done: list[bool] = []
    multiply = Multiplier.multiply

    def noted(self, *args) -> bool:
        done.append(multiply(self, *args))
        return done[-1]

    monkeypatch.setattr(Multiplier, "multiply", noted)
    text, gpu = module([case]), device("emulator")
    product = run(gpu, text, 0, case)
    assert any(done)
    multiplied = len(done)
    with monkeypatch.context() as patch:
        patch.setattr(machine, "multiplier_of", lambda *args: None)
        assert np.array_equal(run(gpu, text, 0, case), product)
    assert len(done) == multiplied, "Python has had it all the second time"
