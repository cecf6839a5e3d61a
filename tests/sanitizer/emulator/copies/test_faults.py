"""A fault is reported for the faulting thread and for no other."""

from __future__ import annotations

import numpy as np
import pytest

from harness import TensorMap, device, run_ptx
from harness.sanitizer.emulator import Reason
from tests.stops import faults

PTX = """.version 8.7
.target sm_90a
.address_size 64
.visible .entry prefetch(.param .align 64 .b8 m[128])
{
    .reg .b64 %at;
    .reg .b32 %t;
    mov.b64 %at, m;
    cvta.param.u64 %at, %at;
    mov.u32 %t, %tid.x;
    mad.wide.u32 %at, %t, STEP, %at;
    INSTRUCTION;
    ret;
}
"""


@pytest.mark.parametrize(
    "instruction",
    [
        "cp.async.bulk.prefetch.tensor.2d.L2.global.tile [%at, {0, 0}]",
        "prefetch.tensormap [%at]",
    ],
)
def test_the_thread_with_a_misaligned_tensor_map_is_named(instruction: str) -> None:
    x = device("emulator").to_device(np.zeros((8, 8), np.float32))
    text = PTX.replace("INSTRUCTION", instruction)
    arguments = "prefetch", 1, 2, (TensorMap.tiled(x, (8, 8)),)
    assert run_ptx(text.replace("STEP", "0"), *arguments).hazards == ()
    with faults(Reason.MAP_MISALIGNED, unit=64) as raised:
        run_ptx(text.replace("STEP", "8"), *arguments)
    assert [hazard.threads for hazard in raised.value.hazards] == [((0, 1),)]
