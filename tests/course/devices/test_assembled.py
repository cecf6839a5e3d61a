"""PTX that runs on the emulator is assembled concurrently."""

from __future__ import annotations

import numpy as np
import pytest

import harness
from harness.base.errors import LaunchError, PtxError
from harness.course.devices import run_ptx
from harness.sanitizer.assembler import trial
from harness.sanitizer.launch.plan import check_registers
from tests.naming import naming
from tests.sanitizer.emulator.ops.snippet import HEADER

PTX = (
    HEADER.replace("sm_90a", "sm_80")
    + """.func unused() {{ {unused} }}
.visible .entry k(.param .u64 p)
{{
    .reg .b64 %rd<3>;
    ld.param.u64 %rd1, [p];
    st.global.u32 [%rd1], 7;
{body}
    ret;
}}
"""
)


NOT_FOR_ITS_TARGET = "fence.proxy.async;"


def run(unused: str = "ret;", body: str = "", **more) -> int:
    gpu = harness.device("emulator")
    out = gpu.to_device(np.zeros(1, np.uint32))
    run_ptx(PTX.format(unused=unused, body=body), "k", 1, 1, (out,), device=gpu, **more)
    return int(out.copy_to_host()[0])


def test_refused_ptx_gives_no_result() -> None:
    assert run() == 7
    assert run(unused=NOT_FOR_ITS_TARGET, assemble=False) == 7
    with pytest.raises(PtxError, match=NOT_FOR_ITS_TARGET):
        run(unused=NOT_FOR_ITS_TARGET)


def test_an_assembler_error_precedes_a_hang() -> None:
    with pytest.raises(PtxError, match=NOT_FOR_ITS_TARGET):
        run(NOT_FOR_ITS_TARGET, "again: bra again;", timeout=0.2)


# A thread's registers, and how many threads of a block an H200 launched with them (driver
# 580.159.04, 2026-11-22); with one warp more it said CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES.
@pytest.mark.parametrize(
    ("registers", "threads"), [(72, 896), (96, 640), (128, 512), (254, 256), (64, 1024)]
)
def test_a_block_has_a_limited_number_of_registers(registers: int, threads: int) -> None:
    check_registers(registers, threads)
    if threads < 1024:
        with pytest.raises(LaunchError, match=naming(registers, threads + 32, 65536)):
            check_registers(registers, threads + 32)


def test_a_block_that_has_too_few_is_refused(monkeypatch) -> None:
    outcome = trial.TrialOutcome("taken", registers={"k": 255})
    monkeypatch.setattr(trial.Trial, "outcome", lambda self: outcome)
    assert run() == 7
    gpu = harness.device("emulator")
    with pytest.raises(LaunchError, match=naming(255, 512, 65536)):
        text = PTX.format(unused="ret;", body="")
        run_ptx(text, "k", 1, 512, (gpu.empty(1, np.uint32),), device=gpu)
