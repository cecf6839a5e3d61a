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


def run_time_thread_groups(x, n):
    ptx.cp_async_wait_group(n)


def negative_thread_groups(x, n):
    ptx.cp_async_wait_group(-1)


def shared_for_thread_copy(x, n):
    ptx.cp_async_ca_4(0, ptx.shared_address(x))


def float_source_bytes(x, n):
    ptx.cp_async_cg_16(0, x, 1.5)


def array_for_thread_barrier(x, n):
    ptx.cp_async_mbarrier_arrive_noinc(x)


def float_policy(x, n):
    ptx.cp_reduce_async_bulk_shared_to_global_add_f32(x, 0, 64, 0.5)


def global_for_peer(x, n):
    ptx.cp_async_bulk_shared_to_shared_cluster(x, 0, 64, 0)


def missing_bytes(x, n):
    ptx.cp_reduce_async_bulk_shared_to_shared_cluster_add_u32(0, 0, 0)


def missing_policy(x, n):
    ptx.cp_async_bulk_global_to_shared_cache_hint(0, x, 64, 0)


def missing_offset(x, n):
    ptx.cp_async_bulk_tensor_4d_im2col_global_to_shared_multicast(
        0, np.uint64(n), 0, 0, 0, 0, 0, 0, 3
    )


def extra_coordinate(x, n):
    ptx.cp_reduce_async_bulk_tensor_3d_im2col_add(np.uint64(n), 0, 0, 0, 0, 0, 0)


def float_prefetch(x, n):
    ptx.cp_async_bulk_prefetch_tensor_3d_im2col(np.uint64(n), 0, 0, 0, 0.5)


def argument_of_fence(x, n):
    ptx.fence_acq_rel_gpu(0)


def array_for_peers_barrier(x, n):
    ptx.mbarrier_expect_tx_cluster(x, 64)


CASES = {
    run_time_thread_groups: "ptx.cp_async_wait_group(n): n must be known when the kernel is "
    "compiled",
    negative_thread_groups: "ptx.cp_async_wait_group(n): n is a number of groups, 0 or more; "
    "got -1",
    shared_for_thread_copy: "ptx.cp_async_ca_4(dst, src, src_bytes, policy): src is a global "
    "array, or a global address (uint64); got uint32",
    float_source_bytes: "src_bytes is a number of bytes to read, the rest being zeros (uint32); "
    "got float64",
    array_for_thread_barrier: "bar is a shared-memory address (uint32); got array(float32, 1d, C)",
    float_policy: "policy is a cache policy, of createpolicy (uint64); got float64",
    global_for_peer: "ptx.cp_async_bulk_shared_to_shared_cluster(dst, src, bytes, bar): dst is a "
    "shared-memory address (uint32); got array(float32, 1d, C)",
    missing_bytes: "ptx.cp_reduce_async_bulk_shared_to_shared_cluster_add_u32(dst, src, bytes, "
    "bar): missing a required argument: 'bar'",
    missing_policy: "missing a required argument: 'policy'",
    missing_offset: "bar, o0, o1, mask): missing a required argument: 'mask'",
    extra_coordinate: "ptx.cp_reduce_async_bulk_tensor_3d_im2col_add(tensor_map, c0, c1, c2, src, "
    "policy): too many positional arguments; 7 arguments were given",
    float_prefetch: "o0 is an im2col offset in elements (uint16); got float64",
    argument_of_fence: "ptx.fence_acq_rel_gpu(): too many positional arguments",
    array_for_peers_barrier: "ptx.mbarrier_expect_tx_cluster(bar, bytes): bar is a shared-memory "
    "address (uint32)",
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
