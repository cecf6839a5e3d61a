"""From a Python kernel to a plan: compiled for its arguments and expanded, without running it."""

import numpy as np
import pytest
from numba import cuda

from harness import ptx
from harness.base.errors import CompileError, LaunchError
from harness.sanitizer.launch.parameters import Pointer, check_parameters
from harness.sanitizer.tensormap import TensorMap
from tests.naming import naming

from .fakes import array


@cuda.jit
def scale(x, y, factor, n):
    i = cuda.grid(1)
    if i < n:
        y[i] = x[i] * factor


@cuda.jit
def prefetch(m, out):
    ptx.prefetch_tensormap(m)
    out[0, 0] = 1


def test_a_launch_compiles_for_its_arguments_and_expands_them(fake):
    x, y = array(fake, 100), fake.empty(100)
    run = fake.launch(scale, grid=4, block=32, args=(x, y, 2.5, np.int64(100)))
    (plan,) = fake.plans
    assert (plan.grid, plan.block, plan.cluster) == ((4, 1, 1), (32, 1, 1), (1, 1, 1))
    assert plan.kernel == run.compiled.kernel
    assert len(plan.parameters) == 7 + 7 + 2
    assert [p.array for p in plan.parameters if isinstance(p, Pointer)] == [x, y]
    check_parameters(plan)
    assert any("y[i] = x[i] * factor" in text for text in plan.sources.values())


def test_a_tensor_map_is_one_parameter_of_128_bytes(fake):
    x = array(fake, 64, 32)
    m = TensorMap.tiled(x, box=(8, 32))
    fake.launch(prefetch, grid=1, block=32, args=(m, x))
    (plan,) = fake.plans
    assert plan.parameters[0] is m
    taken = plan.kernel.declared.parameters[0]
    assert (taken.type, taken.size_bytes) == ("b8", 128)
    check_parameters(plan)


@pytest.mark.parametrize("make", [lambda x: x.T, lambda x: x[:, ::2]], ids=["F", "strided"])
def test_a_view_is_compiled_for_its_layout(fake, make):
    host = np.arange(24, dtype=np.float32).reshape(6, 4)
    x = fake.to_device(make(host)) if make(host).flags.f_contiguous else make(fake.to_device(host))
    m = TensorMap.tiled(array(fake, 64, 32), box=(8, 32))
    run = fake.launch(prefetch, grid=1, block=32, args=(m, x))
    assert run.compiled.parameters[1].layout == x.layout != "C"
    check_parameters(fake.plans[0])


def test_wrong_arguments_are_launch_errors_and_not_compile_errors(fake):
    x = array(fake, 100)
    with pytest.raises(LaunchError, match=naming("scale(x, y, factor, n)", 4, 3)):
        fake.launch(scale, 1, 32, args=(x, x, 2.5))
    with pytest.raises(LaunchError, match=naming(2, "(y)", "numpy.ndarray", "(3,)")):
        fake.launch(scale, 1, 32, args=(x, np.zeros(3), 2.5, 3))


def test_a_kernel_that_does_not_compile_is_the_compilers_error(fake):
    @cuda.jit
    def bad(x):
        x[0] = undefined_name  # noqa: F821

    with pytest.raises(CompileError):
        fake.launch(bad, 1, 32, args=(array(fake, 4),))
    assert fake.plans == []
