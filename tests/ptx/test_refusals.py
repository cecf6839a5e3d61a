"""A wrong operand fails when the kernel is compiled, in a sentence that names the wrapper."""

from __future__ import annotations

import re

import numpy as np
import pytest
from numba import cuda

from harness import CompileError, ptx
from harness.compiler import ParameterSpec, compile_kernel


def array_for_address(x, n):
    ptx.mbarrier_init(x, 1)


def float_for_count(x, n):
    ptx.mbarrier_init(0, 1.5)


def missing_argument(x, n):
    ptx.mbarrier_init(0)


def extra_argument(x, n):
    ptx.fence_proxy_async(0)


def unknown_keyword(x, n):
    ptx.mbarrier_arrive(0, counts=2)


def array_for_tensor_map(x, n):
    ptx.cp_async_bulk_tensor_1d_global_to_shared(0, x, 0, 0)


def float_coordinate(x, n):
    ptx.cp_async_bulk_tensor_2d_shared_to_global(np.uint64(n), 0.5, 0, 0)


def shared_for_global(x, n):
    ptx.cp_async_bulk_global_to_shared(0, ptx.shared_address(x), 16, 0)


def run_time_groups(x, n):
    ptx.cp_async_bulk_wait_group(n)


def negative_groups(x, n):
    ptx.cp_async_bulk_wait_group_read(-1)


def run_time_registers(x, n):
    ptx.setmaxnreg_dec(n)


def odd_registers(x, n):
    ptx.setmaxnreg_inc(230)


def float_lanes(x, n):
    ptx.elect_sync(1.0)


def half_a_barrier(x, n):
    ptx.bar_sync(1)


def float_threads(x, n):
    ptx.bar_arrive(1, 64.0)


def float_fragment(x, n):
    ptx.stmatrix_x2(0, 1, 0.5)


def array_for_matrix(x, n):
    ptx.ldmatrix_x4(x)


def missing_mask(x, n):
    ptx.cp_async_bulk_tensor_1d_global_to_shared_multicast(0, np.uint64(n), 0, 0)


def float_mask(x, n):
    ptx.cp_async_bulk_tensor_1d_global_to_shared_multicast(0, np.uint64(n), 0, 0, 0.5)


def address_of_number(x, n):
    ptx.shared_address(n)


def index_of_float(x, n):
    ptx.shared_address(x, 0.5)


def index_into_strided(x, n):
    ptx.global_address(x[::2], 1)


def misspelt(x, n):
    ptx.mbarrier_innit(0, 1)


CASES = {
    array_for_address: "ptx.mbarrier_init(bar, count): bar is a shared-memory address (uint32); "
    "got array(float32, 1d, C): use ptx.shared_address(array)",
    float_for_count: "ptx.mbarrier_init(bar, count): count is a number of arrivals (uint32); "
    "got float64",
    missing_argument: "ptx.mbarrier_init(bar, count): missing a required argument: 'count'",
    extra_argument: "ptx.fence_proxy_async(): too many positional arguments; 1 argument was given",
    unknown_keyword: "ptx.mbarrier_arrive(bar, count): got an unexpected keyword argument 'counts'",
    array_for_tensor_map: "tensor_map is a TensorMap parameter of the kernel, or a tensor map's "
    "address (uint64); got array(float32, 1d, C): make harness.TensorMap.tiled",
    float_coordinate: "c0 is a coordinate in elements (int32); got float64",
    shared_for_global: "src is a global array, or a global address (uint64); got uint32: 32 bits",
    run_time_groups: "ptx.cp_async_bulk_wait_group(n): n must be known when the kernel is compiled",
    negative_groups: "ptx.cp_async_bulk_wait_group_read(n): n is a number of groups, 0 or more; "
    "got -1",
    run_time_registers: "ptx.setmaxnreg_dec(n): n must be known when the kernel is compiled",
    odd_registers: "ptx.setmaxnreg_inc(n): n is a number of registers, a multiple of 8, 24 to 256; "
    "got 230",
    float_lanes: "ptx.elect_sync(mask): mask is a mask of lanes of the warp (uint32); got float64",
    half_a_barrier: "ptx.bar_sync(id, threads): missing a required argument: 'threads'",
    float_threads: "ptx.bar_arrive(id, threads): threads is a number of threads, a multiple of 32 "
    "(uint32); got float64",
    float_fragment: "ptx.stmatrix_x2(address, r0, r1): r1 is a register of a matrix, two 16-bit "
    "elements (uint32); got float64",
    array_for_matrix: "ptx.ldmatrix_x4(address): address is a shared-memory address (uint32); "
    "got array(float32, 1d, C): use ptx.shared_address(array)",
    missing_mask: "ptx.cp_async_bulk_tensor_1d_global_to_shared_multicast(dst, tensor_map, c0, "
    "bar, mask): missing a required argument: 'mask'",
    float_mask: "mask is a mask of blocks of the cluster, a bit a rank (uint16); got float64",
    address_of_number: "ptx.shared_address(array, index): array is an array; got int32",
    index_of_float: "index is an integer, counted in elements; got float64",
    index_into_strided: "index counts elements of a contiguous array",
    misspelt: "did you mean ptx.mbarrier_init?",
}


@pytest.mark.parametrize("kernel", CASES, ids=lambda kernel: kernel.__name__)
def test_a_wrong_operand_is_explained_at_its_line(kernel):
    with pytest.raises(CompileError) as caught:
        compile_kernel(kernel, (ParameterSpec("array", "float32", 1, "C"), 3))
    message = str(caught.value)
    assert CASES[kernel] in message
    line = kernel.__code__.co_firstlineno + 1
    assert re.search(rf"test_refusals\.py, line {line}:\n    ptx\.", message)
    assert "Traceback" not in message and "No implementation" not in message
    assert caught.value.__context__ is None or caught.value.__suppress_context__


@cuda.jit(device=True)
def initialise(bar):
    ptx.mbarrier_init(bar, 1.5)


def test_the_line_is_the_device_functions_own():
    def kernel(x):
        initialise(0)

    with pytest.raises(CompileError, match=r"    ptx\.mbarrier_init\(bar, 1\.5\)"):
        compile_kernel(kernel, (1,))


def test_what_folds_to_a_constant_is_one():
    stages = 3

    def kernel(x):
        ptx.cp_async_bulk_wait_group(stages - 1)
        for left in range(2):
            ptx.cp_async_bulk_wait_group_read(left)

    text = compile_kernel(kernel, (1,)).ptx
    assert re.findall(r"wait_group.*;", text) == [
        "wait_group 2;",
        "wait_group.read 0;",
        "wait_group.read 1;",
    ]


def test_the_call_that_does_not_fold_is_named_among_those_that_do():
    def kernel(x):
        ptx.cp_async_bulk_wait_group(0)
        ptx.cp_async_bulk_wait_group_read(x)

    with pytest.raises(CompileError, match=r"    ptx\.cp_async_bulk_wait_group_read\(x\)\n"):
        compile_kernel(kernel, (1,))
