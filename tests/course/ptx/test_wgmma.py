"""wgmma in harness.ptx: results of products on the emulator, and unrolled loops."""

from __future__ import annotations

import re

import ml_dtypes
import numpy as np
import pytest
from numba import cuda

from harness import TensorMap, ptx
from harness.course import device
from harness.course.compiler import compile_kernel
from harness.sanitizer.assembler.assembler import assemble
from harness.sanitizer.emulator.numerics.matrix_unit import decode
from harness.sanitizer.launch.parameters import ParameterSpec

OUT = ParameterSpec("array", "float32", 2, "C")
# -- what they compute

GPU = device("emulator")
N = 24


def multiplied(product, a_rows: int = 64, b_rows: int = N):
    """A single wgmma on 32 bytes of k: tiles of 128-byte rows are loaded by TMA as bytes."""
    a_bytes, expected = a_rows * 128, (a_rows + b_rows) * 128

    def kernel(a, b, out):
        shared = cuda.shared.array(0, np.uint8, 1024)
        at_a = ptx.shared_address(shared)
        at_b, bar = at_a + a_bytes, at_a + expected
        t = cuda.threadIdx.x
        if t == 0:
            ptx.mbarrier_init(bar, 1)
            ptx.fence_mbarrier_init()
        cuda.syncthreads()
        if t == 0:
            ptx.mbarrier_arrive_expect_tx(bar, expected)
            ptx.cp_async_bulk_tensor_2d_global_to_shared(at_a, a, 0, 0, bar)
            ptx.cp_async_bulk_tensor_2d_global_to_shared(at_b, b, 0, 0, bar)
        ptx.mbarrier_wait_parity(bar, 0)
        acc = cuda.local.array(12, np.float32)
        for i in ptx.unrolled(12):
            acc[i] = 1
        ptx.wgmma_fence()
        product(acc, at_a, at_b)
        ptx.wgmma_commit_group()
        ptx.wgmma_wait_group(0)
        for i in ptx.unrolled(12):
            out[ptx.wgmma_row(t, i), ptx.wgmma_column(t, i)] = acc[i]

    return kernel


@cuda.jit(device=True)
def bf16(acc, a, b):
    ptx.wgmma_m64n24k16(acc, ptx.wgmma_descriptor(a), ptx.wgmma_descriptor(b))


@cuda.jit(device=True)
def bf16_alone(acc, a, b):
    ptx.wgmma_m64n24k16(acc, ptx.wgmma_descriptor(a), ptx.wgmma_descriptor(b), 0)


@cuda.jit(device=True)
def bf16_next_k(acc, a, b):
    ptx.wgmma_m64n24k16(acc, ptx.wgmma_descriptor(a + 32), ptx.wgmma_descriptor(b + 32, "128B"))


@cuda.jit(device=True)
def f16_negative(acc, a, b):
    one, other = ptx.wgmma_descriptor(a), ptx.wgmma_descriptor(b)
    ptx.wgmma_m64n24k16(acc, one, other, dtype="f16", scale_b=-1)


@cuda.jit(device=True)
def tf32(acc, a, b):
    ptx.wgmma_m64n24k8(acc, ptx.wgmma_descriptor(a), ptx.wgmma_descriptor(b))


@cuda.jit(device=True)
def float8(acc, a, b):
    one, other = ptx.wgmma_descriptor(a), ptx.wgmma_descriptor(b)
    ptx.wgmma_m64n24k32(acc, one, other, dtype_a="e5m2", dtype_b="e4m3")


@cuda.jit(device=True)
def from_registers(acc, a, b):
    t = cuda.threadIdx.x
    row, half = t // 32 * 16 + t % 16, t % 32 // 16
    part = ptx.ldmatrix_x4(a + row * 128 + ((half ^ (row % 8)) << 4))
    ptx.wgmma_fence()
    ptx.wgmma_m64n24k16(acc, part, ptx.wgmma_descriptor(b))


BF, F16 = ml_dtypes.bfloat16, np.float16
E4, E5 = ml_dtypes.float8_e4m3fn, ml_dtypes.float8_e5m2
CASES = {  # product: (dtype of A, of B, first k, how the product and 1 are put together)
    bf16: (BF, BF, 0, lambda p: p + 1),
    bf16_alone: (BF, BF, 0, lambda p: p),
    bf16_next_k: (BF, BF, 16, lambda p: p + 1),
    f16_negative: (F16, F16, 0, lambda p: 1 - p),
    tf32: (np.float32, np.float32, 0, lambda p: p + 1),
    float8: (E5, E4, 0, lambda p: p + 1),
    from_registers: (BF, BF, 0, lambda p: p + 1),
}


def product_on(gpu, product):
    """Return ``(found, expected, hazards)``; small integers, so that every sum is exact."""
    a_type, b_type, first, combine = CASES[product]
    random = np.random.RandomState(1)
    width = 128 // np.dtype(a_type).itemsize
    a, b = (
        random.randint(-4, 5, (rows, width)).astype(dtype)
        for rows, dtype in ((64, a_type), (N, b_type))
    )
    maps = [
        TensorMap.tiled(gpu.to_device(x.view(np.uint8)), (len(x), 128), swizzle="128B")
        for x in (a, b)
    ]
    out = gpu.to_device(np.full((64, N), np.nan, np.float32))
    run = gpu.launch(
        multiplied(product), grid=1, block=128, args=(*maps, out), shared_bytes=(64 + N) * 128 + 8
    )
    k = slice(first, first + 32 // np.dtype(a_type).itemsize)
    expected = combine(a[:, k].astype(np.float64) @ b[:, k].astype(np.float64).T)
    return out.copy_to_host(), expected, run.hazards


@pytest.mark.parametrize("product", CASES, ids=lambda p: p.py_func.__name__)
def test_a_product(product):
    result, expected, hazards = product_on(GPU, product)
    assert np.array_equal(result, expected)
    assert hazards == ()


@pytest.mark.hopper
@pytest.mark.parametrize("product", CASES, ids=lambda p: p.py_func.__name__)
def test_a_product_on_hopper(product):
    result, expected, _ = product_on(device("hopper"), product)
    assert np.array_equal(result, expected)


def transposed(out, a, b):
    """A [k, m] and B [k, n], 64 wide in m and n: their M and N are innermost."""
    shared = cuda.shared.array(0, np.uint8, 1024)
    at_a = ptx.shared_address(shared)
    at_b, bar, t = at_a + 16 * 128, at_a + 32 * 128, cuda.threadIdx.x
    if t == 0:
        ptx.mbarrier_init(bar, 1)
        ptx.fence_mbarrier_init()
    cuda.syncthreads()
    if t == 0:
        ptx.mbarrier_arrive_expect_tx(bar, 32 * 128)
        ptx.cp_async_bulk_tensor_2d_global_to_shared(at_a, a, 0, 0, bar)
        ptx.cp_async_bulk_tensor_2d_global_to_shared(at_b, b, 0, 0, bar)
    ptx.mbarrier_wait_parity(bar, 0)
    acc = cuda.local.array(32, np.float32)
    ptx.wgmma_fence()
    one, other = ptx.wgmma_descriptor(at_a), ptx.wgmma_descriptor(at_b)
    ptx.wgmma_m64n64k16(acc, one, other, 0, trans_a=1, trans_b=1)
    ptx.wgmma_commit_group()
    ptx.wgmma_wait_group(0)
    for i in ptx.unrolled(32):
        out[ptx.wgmma_row(t, i), ptx.wgmma_column(t, i)] = acc[i]


def test_matrices_with_k_outermost():
    random = np.random.RandomState(2)
    a, b = (random.randint(-4, 5, (16, 64)).astype(BF) for _ in range(2))
    maps = [TensorMap.tiled(GPU.to_device(x), (16, 64), swizzle="128B") for x in (a, b)]
    out = GPU.to_device(np.full((64, 64), np.nan, np.float32))
    run = GPU.launch(transposed, grid=1, block=128, args=(out, *maps), shared_bytes=32 * 128 + 8)
    assert np.array_equal(out.copy_to_host(), a.astype(np.float32).T @ b.astype(np.float32))
    assert run.hazards == ()


def test_constant_and_computed_flags_in_one_kernel():
    def kernel(n, d):
        acc = cuda.local.array(4, np.float32)
        ptx.wgmma_m64n8k16(acc, d, d, n)
        ptx.wgmma_m64n8k16(acc, d, d, 5)
        ptx.wgmma_m64n8k16(acc, d, d, 0)
        ptx.wgmma_m64n8k16(acc, d, d, True)
        ptx.wgmma_m64n8k16(acc, d, d, n == 1)
        ptx.wgmma_m64n8k16(acc, d, d, False)

    text = compile_kernel(kernel, (5, np.uint64(7))).ptx
    flags = re.findall(r"setp\.ne\.b32 scale_d, (%?)r?(\d+), 0;", text)
    assert [number if not register else "r" for register, number in flags] == list("r101r0")


def test_descriptor_fields_match_the_arguments():
    def kernel(out, address):
        out[0] = ptx.wgmma_descriptor(address)
        out[1] = ptx.wgmma_descriptor(address, "64B")
        out[2] = ptx.wgmma_descriptor(address, swizzle="32B")
        out[3] = ptx.wgmma_descriptor(address, "none", leading_bytes=2048)
        out[4] = ptx.wgmma_descriptor(address, "128B", 4096, stride_bytes=2048)

    out = GPU.to_device(np.zeros(5, np.uint64))
    GPU.launch(kernel, grid=1, block=1, args=(out, 0x12340))
    read = [decode(int(word)) for word in out.copy_to_host()]
    assert [start for start, _ in read] == [0x12340] * 5
    layouts = [(x.swizzle, x.leading_bytes, x.stride_bytes) for _, x in read]
    assert layouts == [
        ("128B", 16, 1024), ("64B", 16, 512), ("32B", 16, 256), ("none", 2048, 128),
        ("128B", 4096, 2048),
    ]  # fmt: skip


def test_packing_two_floats():
    def kernel(out):
        out[0] = ptx.cvt_rn_bf16x2_f32(2.0, 1.0)
        out[1] = ptx.cvt_rn_f16x2_f32(2.0, 1.0)

    out = GPU.to_device(np.zeros(2, np.uint32))
    GPU.launch(kernel, grid=1, block=1, args=(out,))
    words = out.copy_to_host()
    assert words[:1].view(BF).tolist() == [1, 2]
    assert words[1:].view(F16).tolist() == [1, 2]


# -- what the assembler says


def serialized(out, n):
    acc = cuda.local.array(4, np.float32)
    ptx.wgmma_fence()
    ptx.wgmma_m64n8k16(acc, np.uint64(n), np.uint64(0), 0)
    acc[0] += 1  # before the wait
    ptx.wgmma_m64n8k16(acc, np.uint64(n), np.uint64(0))
    ptx.wgmma_commit_group()
    ptx.wgmma_wait_group(0)
    for i in ptx.unrolled(4):
        out[cuda.threadIdx.x, i] = acc[i]


def test_the_report_says_that_wgmma_was_serialized():
    warnings = assemble(compile_kernel(serialized, (OUT, 3), block=128).ptx).warnings
    assert any("wgmma" in warning and "C75" in warning for warning in warnings)


def test_the_report_says_that_setmaxnreg_was_ignored():
    def kernel(out, n):
        ptx.setmaxnreg_dec(40)
        out[0, 0] = n

    text = compile_kernel(kernel, (OUT, 3)).ptx  # without launch bounds
    assert any("setmaxnreg" in warning for warning in assemble(text).warnings)


# -- loops that are unrolled


def test_an_unrolled_loop_has_constants_for_counters():
    def kernel(out):
        for i in ptx.unrolled(3):
            for j in ptx.unrolled(2):
                ptx.cp_async_bulk_wait_group(2 * i + j)

    text = compile_kernel(kernel, (OUT,)).ptx
    assert re.findall(r"wait_group (\d);", text) == ["0", "1", "2", "3", "4", "5"]
    assert "harness.unrolled" not in text


@pytest.mark.parametrize(("loop", "in_registers"), [(ptx.unrolled, True), (range, False)])
def test_accumulators_read_by_a_long_loop(loop, in_registers):
    def kernel(out, n):
        acc = cuda.local.array(128, np.float32)
        t = cuda.threadIdx.x
        ptx.wgmma_m64n256k16(acc, np.uint64(n), np.uint64(n), 0)
        for i in loop(128):
            row, column = ptx.wgmma_row(t, i), ptx.wgmma_column(t, i)
            if row < n and column < n:
                out[row, column] = acc[i]

    text = compile_kernel(kernel, (OUT, 3), block=128).ptx
    assert (".local" not in text) == in_registers


def test_a_loop_next_to_an_unrolled_loop_is_kept():
    def kernel(out, n):
        for i in range(n):
            for j in ptx.unrolled(40):
                out[i, j] = j

    text = compile_kernel(kernel, (OUT, 3)).ptx
    assert 40 <= len(re.findall(r"st\.global", text)) <= 160


def test_an_unrolled_loop_of_unknown_length_is_right():
    def kernel(out, n):
        for j in ptx.unrolled(n):
            out[0, j] = j

    out = GPU.to_device(np.zeros((1, 8), np.float32))
    GPU.launch(kernel, grid=1, block=1, args=(out, 5))
    assert out.copy_to_host()[0].tolist() == [0, 1, 2, 3, 4, 0, 0, 0]
