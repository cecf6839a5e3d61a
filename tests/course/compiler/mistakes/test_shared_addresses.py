"""A global address is refused where a shared address is needed, at its line."""

from __future__ import annotations

import numpy as np
import pytest
from numba import cuda

from harness import CompileError, ptx
from harness.course.compiler import compile_kernel
from harness.course.compiler.mistakes.unreported import check_shared_addresses
from harness.sanitizer.isa import Ptx
from harness.sanitizer.launch.parameters import ParameterSpec
from tests.naming import naming

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


@pytest.mark.parametrize("kernel", [straight, computed, destination])
def test_the_half_of_a_global_address_is_refused_at_its_line(kernel):
    with pytest.raises(CompileError, match=naming("ptx.shared_address(array)", 32)) as refused:
        compile_kernel(kernel, (ARRAY,))
    assert "# here" in str(refused.value)


def test_values_computed_from_a_shared_address_are_accepted():
    compile_kernel(right, (ARRAY, 3))


FUNCTIONS = """.version 8.3
.target sm_90a
.address_size 64
.visible .entry right(.param .u64 x)
{
.reg .b32 %r<3>;
.reg .b64 %rd<3>;
mov.u32 %r2, 1;
mbarrier.init.shared::cta.b64 [%r1], %r2;
ret;
}
.func other(.param .b64 x)
{
.reg .b32 %r<3>;
.reg .b64 %rd<3>;
ld.param.u64 %rd1, [x];
cvta.to.global.u64 %rd2, %rd1;
cvt.u32.u64 %r1, %rd2;
ret;
}
"""


def test_registers_of_another_function_are_others():
    check_shared_addresses(Ptx(FUNCTIONS), right.py_func)
    with pytest.raises(CompileError):
        check_shared_addresses(
            Ptx(
                FUNCTIONS.replace(
                    "ret;\n}\n.func",
                    "cvta.to.global.u64 %rd2, %rd1;\ncvt.u32.u64 %r1, %rd2;\nret;\n}\n.func",
                )
            ),
            right.py_func,
        )
