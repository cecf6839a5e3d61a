import numpy as np
import pytest

import harness.course.devices
from harness.base.errors import LaunchError
from harness.course.devices import run_ptx
from harness.sanitizer import Run
from harness.sanitizer.isa import Kernel, Ptx
from harness.sanitizer.launch.parameters import Pointer
from harness.sanitizer.launch.plan import LaunchPlan, Scalar
from harness.sanitizer.tensormap import TensorMap
from tests.naming import naming

from .fakes import FakeDevice, array

PTX = ".visible .entry k(.param .u64 x, .param .u32 n) { ret; }"
MAP_PTX = ".visible .entry k(.param .align 64 .b8 m[128]) { ret; }"


def test_run_ptx_makes_the_plan(fake):
    x = array(fake, 8)
    run = run_ptx(PTX, "k", grid=(4, 2), block=64, args=(x, 5), cluster=2, device=fake)
    assert run.device == "fake" and run.hazards == () and run.executed == frozenset()
    kernel, parameters = Kernel(Ptx(PTX), "k"), (Pointer(x), Scalar(np.uint32(5)))
    plan = LaunchPlan(kernel, (4, 2, 1), (64, 1, 1), (2, 1, 1), parameters=parameters)
    assert fake.plans == [plan]


def test_listeners_receive_a_launch_before_it_runs(fake):
    heard = []
    fake.on_launch(lambda plan: heard.append((plan, list(fake.plans))))
    run_ptx(PTX, "k", 1, 1, (array(fake, 8), 5), device=fake)
    run_ptx(PTX, "k", 2, 1, (array(fake, 8), 5), device=fake)
    first, second = fake.plans
    assert heard == [(first, []), (second, [first])]


def test_arrays_of_another_device_are_refused(fake):
    other = FakeDevice()
    x = array(other, 64, 32)
    with pytest.raises(LaunchError, match=naming("parameter", 1, "'fake'")):
        run_ptx(PTX, "k", 1, 1, (x, 5), device=fake)
    m = TensorMap.tiled(x, box=(8, 32))
    with pytest.raises(LaunchError, match=naming("parameter", 1, "TensorMap", "'fake'")):
        run_ptx(MAP_PTX, "k", 1, 1, (m,), device=fake)


def test_freed_arrays_are_refused(fake):
    x = array(fake, 64, 32)
    m = TensorMap.tiled(x, box=(8, 32))
    x.free()
    with pytest.raises(LaunchError, match=naming("parameter", 1, "freed")):
        run_ptx(PTX, "k", 1, 1, (x, 5), device=fake)
    with pytest.raises(LaunchError, match=naming("parameter", 1, "TensorMap", "freed")):
        run_ptx(MAP_PTX, "k", 1, 1, (m,), device=fake)


def test_nothing_runs_when_a_check_fails(fake):
    with pytest.raises(LaunchError):
        run_ptx(PTX, "k", 1, 2048, (array(fake, 8), 5), device=fake)
    with pytest.raises(LaunchError):
        fake.launch(lambda n: None, 1, 1, args=())
    assert fake.plans == []


def test_launch_checks_its_arguments_before_it_compiles(fake):
    with pytest.raises(LaunchError, match=naming("argument", 1, "'fake'")):
        fake.launch(lambda x: None, 1, 1, args=(array(FakeDevice(), 8),))


def test_a_run_shows_no_machine_code():
    run = Run(device="hopper", elapsed_us=1.5, compiled="PTX", assembled="cubin")
    assert "PTX" not in repr(run) and "cubin" not in repr(run) and "1.5" in repr(run)


def test_the_public_names():
    assert harness.course.devices.__all__ == sorted(harness.course.devices.__all__)
    for name in harness.course.devices.__all__:
        assert hasattr(harness.course.devices, name)
