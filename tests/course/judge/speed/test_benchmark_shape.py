"""Some blocks of the timed launch run on the emulator: on a fake GPU, and with the real
emulator.
"""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from numba import cuda

import harness
from harness import ptx
from harness.course import checking, exercises
from harness.course.exercises.exercise import ArrayArgument, Output
from harness.course.judge import judging, timing
from harness.course.judge.exploring import Machines
from harness.course.judge.launching import Drawn
from harness.course.judge.timing import sample
from harness.sanitizer.devices.emulated import EmulatedDevice
from tests.course.judge import kernels
from tests.course.judge.fakes import SCHEDULES, FakeMachine, at_once, submission

LARGE = exercises.get("tile-copy-large")
SHAPE = (1024, 512)
QUICK = replace(LARGE, benchmark=replace(LARGE.benchmark, shape=(256, 96)))


def judged(behavior: str):
    machines = Machines(FakeMachine(), SCHEDULES, at_once(FakeMachine("hopper")))
    submitted = submission(behavior, QUICK.name)
    return judging.judge_on(machines, QUICK, submitted, seed=7, limit_s=60.0)


@pytest.mark.parametrize(
    ("behavior", "lost"),
    [
        ("right", set()),
        ("other_where_it_is_timed", {"fast"}),
        ("no_fence_where_it_is_timed", {"synchronized"}),
        ("long_where_it_is_timed", set()),
    ],
)
def test_hazards_at_the_benchmark_shape_count(behavior, lost):
    verdict = judged(behavior)
    assert {prop.name for prop in verdict.properties if prop.status != "passed"} == lost
    shape = QUICK.benchmark.shape
    assert [run.schedule for run in verdict.runs if run.shape == shape] == ["late-copies", "random"]


@cuda.jit
def no_fence_in_large_grids(src, dst):
    tile = cuda.shared.array((64, 32), np.float32, 128)
    bar = cuda.shared.array(1, np.uint64)
    thread = cuda.threadIdx.x
    x, y = cuda.blockIdx.x * 32, cuda.blockIdx.y * 64
    address, barrier = ptx.shared_address(tile), ptx.shared_address(bar)
    if thread == 0:
        ptx.mbarrier_init(barrier, 1)
        ptx.fence_mbarrier_init()
    cuda.syncthreads()
    if thread == 0:
        ptx.mbarrier_arrive_expect_tx(barrier, 64 * 32 * 4)
        ptx.cp_async_bulk_tensor_2d_global_to_shared(address, src, x, y, barrier)
    ptx.mbarrier_wait_parity(barrier, 0)
    for i in range(thread, 64 * 32, cuda.blockDim.x):
        tile[i // 32, i % 32] += np.float32(i)
    if cuda.gridDim.x < 9:
        ptx.fence_proxy_async_shared_cta()
    cuda.syncthreads()
    if thread == 0:
        ptx.cp_async_bulk_tensor_2d_shared_to_global(dst, x, y, address)
        ptx.cp_async_bulk_commit_group()
        ptx.cp_async_bulk_wait_group_read(0)


def sampled(kernel, cores=1):
    launch = LARGE.launch(SHAPE)
    submitted, _ = checking.submit(LARGE, kernel, launch)
    inputs = LARGE.inputs(SHAPE, np.random.default_rng(1))
    timed = Drawn(0, SHAPE, launch, inputs, LARGE.reference(SHAPE, inputs))
    return sample(EmulatedDevice(), LARGE, submitted, timed, seed=3, cores=cores), timed


@pytest.mark.parametrize("cores", [1, 2])
def test_a_right_kernel_has_no_hazard_at_the_benchmark_shape(cores):
    result, timed = sampled(kernels.right_large, cores)
    assert result.hazards == () and result.wrong == result.note == ""
    blocks = timed.launch.grid[0] * timed.launch.grid[1]
    assert result.clusters[0] == 0 and result.clusters[-1] == blocks - 1
    assert len(result.clusters) == timing.SAMPLES
    assert [record.outcome for record in result.records] == ["right", "right"]


def test_a_hazard_only_on_large_grids_is_found():
    result, _ = sampled(no_fence_in_large_grids)
    assert {hazard.kind for hazard, _ in result.hazards} == {"missing-proxy-fence"}


@cuda.jit
def writes_its_input(src, dst):
    if cuda.threadIdx.x == 0 and cuda.blockIdx.x == 0 and cuda.blockIdx.y == 0:
        src[0, 0] = np.float32(7)


@pytest.mark.parametrize("cores", [1, 2])
def test_writes_into_an_input_do_not_change_the_judges_copy(cores):
    launch = exercises.get("rms-norm").launch((64, 512))
    arguments = tuple(ArrayArgument(name, name, "float32", 2) for name in ("src", "dst"))
    launch = replace(
        launch,
        grid=(2, 2, 1),
        block=(32, 1, 1),
        cluster=(1, 1, 1),
        shared_bytes=0,
        arguments=arguments,
        outputs=(Output("dst", (64, 512), "float32", (64, 512)),),
    )
    submitted, _ = checking.submit(LARGE, writes_its_input, launch)
    inputs = {"src": np.zeros((64, 512), np.float32)}
    timed = Drawn(0, SHAPE, launch, inputs, {"dst": np.zeros((64, 512), np.float32)})
    result = sample(EmulatedDevice(), LARGE, submitted, timed, seed=3, cores=cores)
    assert result.note == "" and len(result.records) == 2
    assert not inputs["src"].any()


@pytest.mark.parametrize("cores", [1, 2])
def test_outputs_of_the_sampled_blocks_are_compared(cores):
    launch = LARGE.launch(SHAPE)
    submitted, _ = checking.submit(LARGE, kernels.right_large, launch)
    inputs = LARGE.inputs(SHAPE, np.random.default_rng(1))
    expected = {name: array + 1 for name, array in LARGE.reference(SHAPE, inputs).items()}
    timed = Drawn(0, SHAPE, launch, inputs, expected)
    result = sample(EmulatedDevice(), LARGE, submitted, timed, 3, cores)
    wrong = timing.SAMPLES * 64 * 32
    assert result.wrong.startswith(f"{wrong} of {wrong} elements of dst")


@pytest.mark.hopper
def test_a_fence_omitted_at_the_benchmark_shape_costs_its_points():
    result = harness.check("tile-copy-large", no_fence_in_large_grids, device="hopper")
    synchronized = next(p for p in result.verdict.properties if p.name == "synchronized")
    assert synchronized.status == "failed"
    right = harness.check("tile-copy-large", kernels.right_large, device="hopper")
    assert not right.verdict.hazards and {"unfinished"} >= {
        run.outcome for run in right.verdict.runs if run.outcome != "right"
    }
