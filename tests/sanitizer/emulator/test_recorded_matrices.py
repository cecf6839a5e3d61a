"""Matrix instructions, compared with an H100: equal to the last bit.

`python -m quality.hardware.matrix_products --record` made the recording.
"""

from __future__ import annotations

import json

from harness.course import device
from tests.hardware import wgmma_gemm
from tests.hardware.matrix_cases import GEMM, RECORDING, cases, digest, module, run

RECORDED = json.loads(RECORDING.read_text())["results"]


NAMES = [name for name in RECORDED if name != "gemm"]  # other cases draw their inputs


def test_the_recording_is_complete():
    assert [case.name for case in cases()] == NAMES


def test_results_equal_the_recording():
    text, gpu = module(list(cases())), device("emulator")
    different = [
        case.name
        for number, case in enumerate(cases())
        if digest(run(gpu, text, number, case)) != RECORDED[case.name]
    ]
    assert different == []


def test_a_matrix_product_equals_the_recording():
    result, done = wgmma_gemm.run(device("emulator"), *wgmma_gemm.inputs(*GEMM))
    assert digest(result) == RECORDED["gemm"]
    assert done.hazards == ()
