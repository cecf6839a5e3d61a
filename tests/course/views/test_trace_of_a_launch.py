"""``launch(..., trace=True)``: a trace if the device can record it, otherwise none."""

from __future__ import annotations

import numpy as np
import pytest
from numba import cuda

import harness
from harness import ptx
from harness.course.devices import KernelDevice
from harness.sanitizer import Run

GPU = harness.device("emulator")


@cuda.jit
def arrives(count, out):
    bar = ptx.shared_address(cuda.shared.array(1, np.uint64))
    if cuda.threadIdx.x == 0:
        ptx.mbarrier_init(bar, count)
        ptx.fence_mbarrier_init()
    cuda.syncthreads()
    ptx.mbarrier_arrive(bar)
    ptx.mbarrier_wait_parity(bar, 0)
    out[cuda.threadIdx.x] = 1


def launch(count, **more):
    return GPU.launch(arrives, 1, 32, (count, GPU.empty(32)), **more)


def test_no_trace_unless_requested():
    assert launch(32).trace is None


def test_the_trace_includes_the_compiled_kernel():
    run = launch(32, trace=True)
    assert [event.what for event in run.trace.barriers] == ["init", "arrive", "phase"]
    assert run.compiled.sources and run.hazards == ()


def test_an_error_carries_the_run_so_far():
    with pytest.raises(harness.KernelHung) as hung:
        launch(33, trace=True)
    run = hung.value.run
    assert run.trace is hung.value.trace and run.compiled.name == "arrives"
    assert run.hazards == hung.value.hazards
    with pytest.raises(harness.KernelHung) as hung:
        launch(33)
    assert hung.value.run is None and hung.value.trace is None


class Untraced(KernelDevice):
    """A device that refuses every option, as hardware does."""

    name = "hardware"
    _allocate = staticmethod(GPU._allocate)
    _fill = staticmethod(GPU._fill)

    def _run(self, plan, options):
        assert options.for_the_emulator() == []
        return Run(self.name)


def test_hardware_records_nothing():
    device = Untraced()
    run = device.launch(arrives, 1, 32, (32, device.empty(32)), trace=True)
    assert run.trace is None


def test_ptx_from_anywhere():
    run = harness.run_ptx(PTX, "k", 1, 32, (), trace=True)
    assert [event.what for event in run.trace.barriers] == ["init"]
    assert harness.run_ptx(PTX, "k", 1, 32, ()).trace is None


PTX = """
.version 8.0
.target sm_90a
.address_size 64
.visible .entry k()
{
    .shared .align 8 .b8 bar[8];
    .reg .pred %other;
    .reg .b32 %t;
    mov.u32 %t, %tid.x;
    setp.ne.u32 %other, %t, 0;
    @%other bra END;
    mbarrier.init.shared::cta.b64 [bar], 1;
END:
    ret;
}
"""
