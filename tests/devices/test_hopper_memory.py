"""Memory on a Hopper GPU that this process and its worker share."""

import ml_dtypes
import numpy as np
import pytest

from harness.errors import LaunchError

from .hardware import counting, works

pytestmark = pytest.mark.hopper


@pytest.mark.parametrize("dtype", [np.int8, np.float16, np.float64, ml_dtypes.bfloat16])
def test_arrays_go_there_and_back(gpu, dtype):
    host = np.arange(3000).reshape(30, 100).astype(dtype)
    x = gpu.to_device(host)
    assert np.array_equal(x.copy_to_host(), host)
    assert np.array_equal(x[3:9, ::7].copy_to_host(), host[3:9, ::7])
    assert np.isnan(gpu.empty((4, 4)).copy_to_host()).all()


def test_freed_memory_goes_back_to_the_gpu(gpu, launch):
    from cuda.bindings import driver

    from harness.devices.hopper.driver import ask

    def free_bytes():
        with gpu._current():
            return ask(driver.cuMemGetInfo())[0]

    launch("increment", counting(gpu), 0)
    before = free_bytes()
    x = gpu.empty(1 << 28, np.uint32)
    launch("increment", x, 0)
    assert free_bytes() < before - (1 << 29)
    del x
    launch("increment", counting(gpu), 0)  # the worker lets go with the next launch
    assert free_bytes() > before - (1 << 27)


def test_more_memory_than_there_is_names_the_sizes(gpu, launch):
    with pytest.raises(LaunchError, match=r"cannot allocate .* bytes"):
        gpu.empty((1 << 20, 1 << 20), np.uint32)
    assert works(launch, counting(gpu))
