"""Views of a launch: their contents for right and wrong kernels."""

from __future__ import annotations

import numpy as np
import pytest
from numba import cuda

import harness
from harness import ptx, views
from harness.course.devices.emulator import Emulator
from harness.sanitizer.devices.base import Run
from tests.course.views import xml

EMULATOR = harness.device("emulator")
VIEWS = [views.timeline_of, views.barrier_stepper_of]


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


@cuda.jit
def does_nothing(count, out):
    pass


@cuda.jit
def has_a_typing_error(count, out):
    out[0] = count.nothing


@cuda.jit
def writes_far_away(count, out):
    cuda.syncthreads()
    out[1 << 38] = 1


class Gpu(Emulator):
    """A Hopper GPU as its callers see it: it records nothing, but runs a kernel with stamps."""

    name = "hopper"
    traces = False
    gpu = "NVIDIA H200"
    error: Exception | None = None

    def _run(self, plan, options):
        assert options.for_the_emulator() == []
        if self.error is not None:
            raise self.error
        super()._run(plan, options)
        return Run(self.name)


def shown(view, kernel=arrives, count=32, gpu=EMULATOR, **more):
    return view(kernel, grid=1, block=32, args=(count, gpu.empty(32)), **more)


def test_the_emulators_time_is_shown_on_the_emulator():
    widget = shown(views.timeline_of)
    assert widget.scene.run.trace.unit == "steps" and widget.scene.run.trace.meetings
    facts = dict(widget.shown.facts)
    assert facts["time"].startswith("steps of the emulator: the order of events is right")
    assert "not measured" not in facts


def test_on_a_gpu_time_is_measured():
    widget = shown(views.timeline_of, gpu=Gpu())
    trace = widget.scene.run.trace
    assert trace.unit == "cycles" and trace.waits and trace.meetings
    facts = dict(widget.shown.facts)
    assert facts["time"].startswith("cycles of the GPU's clock, measured")
    assert "not measured" not in facts
    assert "cycles of the multiprocessor's clock" in xml.words(xml.of_still(widget.still()))


def test_cycles_of_the_emulator_are_not_called_measured():
    run = EMULATOR.launch(arrives, 1, 32, (32, EMULATOR.empty(32)), stamps=True)
    assert dict(views.timeline(run).shown.facts)["time"].startswith("cycles as the emulator counts")


def test_without_stamps_the_reason_is_shown_and_the_emulator_runs():
    for error in (
        harness.LaunchError("the driver refused the launch: too many resources."),
        harness.KernelHung("arrives was still running"),
        harness.PtxError("ptxas: no"),
        RuntimeError("CUDA_ERROR_UNKNOWN"),
    ):
        gpu = Gpu()
        gpu.error = error
        widget = shown(views.timeline_of, gpu=gpu)
        assert widget.scene.run.trace.unit == "steps" and widget.scene.run.trace.waits
        facts = dict(widget.shown.facts)
        words = str(error).rstrip(".")
        assert facts["not measured"] == (
            f"NVIDIA H200: {type(error).__name__}: {words}. The emulator's run is shown."
        )
        assert facts["time"].startswith("steps of the emulator")


def test_barrier_stepping_uses_the_emulator_even_for_gpu_arrays():
    gpu = Gpu()
    widget = shown(views.barrier_stepper_of, gpu=gpu)
    assert widget.scene.name == "Barrier stepper"
    assert [step.what for step in widget.scene.steps(widget.settings["barrier"])[0]][-1] in (
        "go",
        "phase",
    )


@pytest.mark.parametrize("view", VIEWS)
@pytest.mark.parametrize("gpu", [EMULATOR, Gpu()], ids=["emulator", "gpu"])
def test_a_hanging_kernel_is_shown_up_to_the_hang(view, gpu):
    text = shown(view, count=33, gpu=gpu).text()
    assert "the run ended: KernelHung: " in text and "The kernel cannot finish" in text
    if view is views.timeline_of:
        assert "never released" in str([e.words for e in shown(view, count=33, gpu=gpu).scene.lanes(
            "block 0").events])  # fmt: skip


@pytest.mark.parametrize("view", VIEWS)
def test_a_faulting_kernel_is_shown_up_to_the_fault(view):
    assert "the run ended: KernelFault: " in shown(view, writes_far_away).text()


@pytest.mark.parametrize("view", VIEWS)
@pytest.mark.parametrize("gpu", [EMULATOR, Gpu()], ids=["emulator", "gpu"])
def test_a_compile_error_is_reported_in_full(view, gpu):
    widget = shown(view, has_a_typing_error, gpu=gpu)
    with pytest.raises(harness.CompileError) as refused:
        EMULATOR.launch(has_a_typing_error, 1, 32, (32, EMULATOR.empty(32)))
    (problem,) = widget.shown.problems
    assert problem == f"CompileError: {refused.value}" and "nothing" in problem
    assert "The kernel did not run" in widget.text() and not widget.shown.facts
    assert xml.words(xml.of_still(widget.still()))
    widget.request = {"serial": 1, "settings": {"zoom": 2}}
    assert widget.view["serial"] == 1


@pytest.mark.parametrize("view", VIEWS)
def test_mismatched_arguments_are_reported(view):
    for args, message in (
        ((1,), "takes 2 arguments"), (7, "args must be a tuple"), ((1, np.ones(32)), "host memory"),
    ):  # fmt: skip
        (problem,) = view(arrives, 1, 32, args).shown.problems
        assert problem.startswith("LaunchError: ") and message in problem


def test_an_empty_kernel():
    assert "Nothing was recorded in " in shown(views.timeline_of, does_nothing).text()
    assert (
        "Nothing was recorded in 0 cycles"
        in shown(views.timeline_of, does_nothing, gpu=Gpu()).text()
    )
    assert "No mbarrier was used" in shown(views.barrier_stepper_of, does_nothing).text()


def test_arrays_are_unchanged():
    out = EMULATOR.to_device(np.zeros(32, np.float32))
    views.timeline_of(arrives, 1, 32, (32, out))
    assert not out.copy_to_host().any()


def test_omitted_stamps_are_reported():
    widget = views.timeline_of(arrives, 11, 32, (32, Gpu().empty(32)))
    assert ("shown", "the first 8 of 11 blocks were stamped") in widget.shown.facts


@pytest.mark.hopper
def test_on_hopper_time_is_measured():
    """A wait and a barrier of the single warp, in cycles of the GPU."""
    gpu = harness.device("hopper")
    widget = shown(views.timeline_of, gpu=gpu)
    facts = dict(widget.shown.facts)
    assert "not measured" not in facts and facts["time"].startswith("cycles of the GPU's clock")
    trace = widget.scene.run.trace
    # A warp may be apart there, and then notes it in parts.
    assert {thread for wait in trace.waits for thread in wait.threads} == set(range(32))
    assert trace.meetings and all(0 <= w.begin < w.end for w in trace.waits)
    assert shown(views.barrier_stepper_of, gpu=gpu).scene.name == "Barrier stepper"


@pytest.mark.hopper
def test_a_hang_on_hopper_is_shown_from_the_emulator():
    gpu = harness.device("hopper")
    widget = views.timeline_of(arrives, 1, 32, (33, gpu.empty(32)), timeout=2.0)
    facts = dict(widget.shown.facts)
    assert "KernelHung" in facts["not measured"] and gpu.gpu in facts["not measured"]
    assert facts["the run ended"].startswith("KernelHung: ")
    assert "The kernel cannot finish" in facts["the run ended"]
