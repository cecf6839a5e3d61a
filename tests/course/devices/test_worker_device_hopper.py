"""A Hopper GPU whose arrays are in a worker: arrays and launches work, and it is timed."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from harness.base.errors import KernelFault, KernelHung
from harness.course import devices
from harness.course.devices import run_ptx
from harness.course.devices.hopper.device import start_worker
from harness.course.devices.hopper.worker_device import WorkerDevice
from harness.sanitizer.isa import Kernel, Ptx
from harness.sanitizer.launch.parameters import bind
from harness.sanitizer.launch.plan import LaunchPlan
from harness.sanitizer.tensormap import TensorMap

from .hardware import counting, works
from .kernels import PTX

pytestmark = pytest.mark.hopper

REMEMBERS = """
.version 8.0
.target sm_90a
.address_size 64

.global .u32 times = 5;

.visible .entry remembers(.param .u64 x)
{
    .reg .b32 %r<2>;
    .reg .b64 %rd<3>;
    ld.param.u64 %rd1, [x];
    mov.u64 %rd2, times;
    ld.global.u32 %r1, [%rd2];
    add.u32 %r1, %r1, 1;
    st.global.u32 [%rd2], %r1;
    st.global.u32 [%rd1], %r1;
    ret;
}
"""


@pytest.fixture
def gpu():
    uuid = devices.gpu_uuids()[0]
    device = WorkerDevice(uuid, start_worker(uuid))
    yield device
    device.end()


@pytest.fixture
def launch(gpu):
    def go(entry, *args, grid=1, block=32, ptx=PTX, **more):
        return run_ptx(ptx, entry, grid, block, args, device=gpu, **more)

    return go


def test_arrays_and_launches_work_as_on_an_unshared_gpu(gpu, launch):
    assert works(launch, counting(gpu))
    source = gpu.to_device(np.arange(128 * 64, dtype=np.float32).reshape(128, 64))
    target = gpu.empty((128, 64))
    maps = [TensorMap.tiled(array, box=(64, 32)) for array in (source, target)]
    launch("tile_add", *maps, 2, grid=(2, 2), block=128)
    assert np.array_equal(target.copy_to_host(), source.copy_to_host() + 2)
    assert "H" in gpu.gpu and gpu._l2_bytes > 1 << 20


def test_a_worker_is_replaced_after_a_hang_or_a_fault(gpu, launch):
    for entry, error, in_time in (("hang", KernelHung, 1.0), ("stray", KernelFault, 5.0)):
        x, worker = counting(gpu), gpu._worker.pid
        with pytest.raises(error):
            launch(entry, x, timeout=in_time)
        assert x.freed and not Path(f"/proc/{worker}").exists()
        assert works(launch, counting(gpu))


def test_it_is_timed_beside_the_driver(gpu):
    n = 1 << 24
    x, y, z = (gpu.empty(n, np.uint8) for _ in range(3))
    kernel = Kernel(Ptx(REMEMBERS), "remembers")
    plan = LaunchPlan(
        kernel=kernel,
        grid=(1, 1, 1),
        block=(1, 1, 1),
        cluster=(1, 1, 1),
        shared_bytes=0,
        parameters=bind(kernel, [x]),
    )
    timed = gpu.benchmark(plan, copy_bytes_peer=(z, y), repeats=3, fresh=[x])
    assert len(timed.kernel_us) == len(timed.peer_us) == 3 and min(timed.kernel_us) > 0
