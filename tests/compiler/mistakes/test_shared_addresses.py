"""A global address is refused where a shared address is needed, at its line."""

from __future__ import annotations

import numpy as np
import pytest
from numba import cuda

from harness import CompileError, ptx
from harness.compiler import ParameterSpec, compile_kernel

ARRAY = ParameterSpec("array", "uint64", 1, "C")


@cuda.jit
def straight(x):
    ptx.mbarrier_init(ptx.global_address(x), 1)  # here


@cuda.jit
def computed(x):
    bar = np.uint32(ptx.global_address(x)) + 8
    ptx.mbarrier_init(bar, 1)  # here


@cuda.jit
def destination(x):
    bars = cuda.shared.array(1, np.uint64)
    bar = ptx.shared_address(bars)
    ptx.mbarrier_init(bar, 1)
    from_x = ptx.global_address(x)
    ptx.cp_async_bulk_global_to_shared(from_x, x, 16, bar)  # here


@cuda.jit
def right(x, n):
    """Numba widens sums to 64 bits, even those of two uint32; and an offset in global memory is not
    an address.
    """
    tile = cuda.shared.array(64, np.uint64)
    bars = cuda.shared.array(4, np.uint64)
    bar = ptx.shared_address(bars) + np.uint32(8) * np.uint32(n)
    offset = ptx.global_address(x, 2) - ptx.global_address(x)
    to = ptx.shared_address(tile) + offset
    ptx.mbarrier_init(bar, 1)
    ptx.cp_async_bulk_global_to_shared(to, ptx.global_address(x, 2), 16, bar)
    x[0] = np.uint32(ptx.global_address(x))


@pytest.fixture(params=["numba.cuda", "numba_cuda_mlir.cuda"])
def compiler(request):
    return pytest.importorskip(request.param)


@pytest.mark.parametrize("kernel", [straight, computed, destination])
def test_the_half_of_a_global_address_is_refused_at_its_line(kernel, compiler):
    with pytest.raises(CompileError, match="lower half of one in global memory") as refused:
        compile_kernel(compiler.jit(kernel.py_func), (ARRAY,))
    assert "# here" in str(refused.value)


def test_values_computed_from_a_shared_address_are_accepted(compiler):
    compile_kernel(compiler.jit(right.py_func), (ARRAY, 3))
