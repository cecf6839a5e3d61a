"""Memory on a Hopper GPU that this process shares with its worker."""

import ml_dtypes
import numpy as np
import pytest

from harness.base.errors import LaunchError
from tests.naming import naming

from .hardware import counting, works

pytestmark = pytest.mark.hopper


@pytest.mark.parametrize("dtype", [np.int8, np.float16, np.float64, ml_dtypes.bfloat16])
def test_arrays_round_trip(gpu, dtype):
    host = np.arange(3000).reshape(30, 100).astype(dtype)
    x = gpu.to_device(host)
    assert np.array_equal(x.copy_to_host(), host)
    assert np.array_equal(x[3:9, ::7].copy_to_host(), host[3:9, ::7])
    assert np.isnan(gpu.empty((4, 4)).copy_to_host()).all()


def test_freed_memory_returns_to_the_gpu(gpu, launch):
    """Allocate repeatedly, more in total than the GPU has. Its free memory is not a measure, since
    other processes allocate and free too.
    """
    from cuda.bindings import driver

    from harness.course.devices.hopper.driver import ask

    with gpu._current():
        _, total_bytes = ask(driver.cuMemGetInfo())
    pieces = 32
    for _ in range(pieces + 1):
        x = gpu.empty(total_bytes // pieces // 4, np.uint32)
        launch("increment", x, 0)
        assert not gpu.dropped  # with a launch the worker lets go of the piece before
        del x
    assert works(launch, counting(gpu))


def test_an_out_of_memory_error_names_the_sizes(gpu, launch):
    with pytest.raises(LaunchError, match=naming(4 << 40)):
        gpu.empty((1 << 20, 1 << 20), np.uint32)
    assert works(launch, counting(gpu))
