"""wgmma in harness.ptx: every wrapper assembles; what they compute on the emulator; refusals."""

from __future__ import annotations

import re

import ml_dtypes
import numpy as np
import pytest
from numba import cuda

from harness import CompileError, TensorMap, ptx
from harness.compiler import ParameterSpec, assemble, compile_kernel
from harness.devices import device
from harness.emulator.numerics.matrix_unit import decode

OUT = ParameterSpec("array", "float32", 2, "C")
WIDTHS = tuple(range(8, 257, 8))
TYPES = {16: "bf16.bf16", 8: "tf32.tf32", 32: "e4m3.e4m3"}


def of_four(k: int, widths):
    """A kernel that calls four of the wrappers, each with A from shared memory."""
    p0, p1, p2, p3 = (getattr(ptx, f"wgmma_m64n{n}k{k}") for n in widths)

    def kernel(out, n):
        acc = cuda.local.array(128, np.float32)
        d = ptx.wgmma_descriptor(n)
        ptx.wgmma_fence()
        p0(acc, d, d, 0)
        p1(acc, d, d)
        p2(acc, d, d, n)
        p3(acc, d, d, n != 3)
        ptx.wgmma_commit_group()
        ptx.wgmma_wait_group(0)
        for i in ptx.unrolled(128):
            out[cuda.threadIdx.x, i] = acc[i]

    return kernel


@pytest.mark.parametrize("k", TYPES)
@pytest.mark.parametrize("first", range(0, 32, 4))
def test_every_product_assembles(k, first):
    widths = WIDTHS[first : first + 4]
    text = compile_kernel(of_four(k, widths), (OUT, 5), block=128).ptx
    for n in widths:
        registers = ", ".join([r"%f\d+"] * (n // 2))
        flags = "1, 1, 0, 0" if k == 16 else "1, 1"
        assert re.search(
            rf"wgmma\.mma_async\.sync\.aligned\.m64n{n}k{k}\.f32\.{re.escape(TYPES[k])} "
            rf"{{{registers}}}, %rd\d+, %rd\d+, scale_d, {flags};",
            text,
        )
    assert ".local" not in text and "trap" not in text
    assert assemble(text).stack_bytes == 0


def test_what_stands_around_a_product():
    text = compile_kernel(of_four(16, WIDTHS[:4]), (OUT, 5), block=128).ptx
    found = re.findall(r"wgmma\.(?!mma)[\w.]+(?: \d)?;", text)
    assert found == [
        "wgmma.fence.sync.aligned;",
        "wgmma.commit_group.sync.aligned;",
        "wgmma.wait_group.sync.aligned 0;",
    ]


# -- what they compute

GPU = device("emulator")
N = 24


def multiplied(product, a_rows: int = 64, b_rows: int = N):
    """One wgmma on 32 bytes of k: tiles of 128-byte rows come by TMA, as bytes."""
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
    """``(found, expected, hazards)``; small whole numbers, so that every sum is exact."""
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
    found, expected, hazards = product_on(GPU, product)
    assert np.array_equal(found, expected)
    assert hazards == ()


@pytest.mark.hopper
@pytest.mark.parametrize("product", CASES, ids=lambda p: p.py_func.__name__)
def test_a_product_on_hopper(product):
    found, expected, _ = product_on(device("hopper"), product)
    assert np.array_equal(found, expected)


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


def test_descriptors_say_what_was_asked():
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


def test_an_arrival_that_releases_nothing():
    def kernel(bar):
        ptx.mbarrier_arrive_relaxed_cluster(ptx.mapa(bar, 1))

    text = compile_kernel(kernel, (np.uint32(0),)).ptx
    arrival = "mbarrier.arrive.relaxed.cluster.shared::cluster.b64 _, [%r"
    assert arrival in text
    assemble(text)


# -- what is not taken


def other_accumulators(out, n):
    acc = cuda.local.array(4, np.float64)
    ptx.wgmma_m64n8k16(acc, np.uint64(n), np.uint64(n))


def short_accumulators(out, n):
    acc = cuda.local.array(3, np.float32)
    ptx.wgmma_m64n8k16(acc, np.uint64(n), np.uint64(n))


def address_for_descriptor(out, n):
    acc = cuda.local.array(4, np.float32)
    ptx.wgmma_m64n8k16(acc, np.uint64(n), np.uint32(n))


def three_registers_of_a(out, n):
    acc = cuda.local.array(4, np.float32)
    ptx.wgmma_m64n8k16(acc, (n, n, n), np.uint64(n))


def unknown_type(out, n):
    acc = cuda.local.array(4, np.float32)
    ptx.wgmma_m64n8k16(acc, np.uint64(n), np.uint64(n), dtype="f32")


def run_time_sign(out, n):
    acc = cuda.local.array(4, np.float32)
    ptx.wgmma_m64n8k8(acc, np.uint64(n), np.uint64(n), scale_a=n)


def transposed_registers(out, n):
    acc = cuda.local.array(4, np.float32)
    ptx.wgmma_m64n8k16(acc, (n, n, n, n), np.uint64(n), trans_a=1)


def unknown_swizzle(out, n):
    out[0, 0] = ptx.wgmma_descriptor(n, "256B")


def swizzle_of_one_byte_too_many(out, n):
    out[0, 0] = ptx.wgmma_descriptor(n, "128B", stride_bytes=1025)


def no_leading_bytes(out, n):
    out[0, 0] = ptx.wgmma_descriptor(n, "none")


def run_time_wait(out, n):
    ptx.wgmma_wait_group(n)


REFUSED = {
    other_accumulators: r"acc is a cuda.local.array\(4, np.float32\); got array\(float64",
    short_accumulators: "wgmma_m64n8k16: acc has fewer than 4 elements",
    address_for_descriptor: r"b is a matrix descriptor \(uint64\); got uint32: use "
    r"ptx.wgmma_descriptor\(address, swizzle\)",
    three_registers_of_a: "a is a descriptor, or a tuple of four uint32",
    unknown_type: 'dtype is "f16" or "bf16"; got \'f32\'',
    run_time_sign: "scale_a is 1 or -1, constant when the kernel is compiled; got int32",
    transposed_registers: "trans_a is 0 where A comes from registers",
    unknown_swizzle: 'swizzle is one of "none", "128B", "64B", "32B", the TensorMap\'s; got',
    swizzle_of_one_byte_too_many: "stride_bytes is a multiple of 16",
    no_leading_bytes: 'leading_bytes must be given for swizzle "none"',
    run_time_wait: r"ptx.wgmma_wait_group\(n\): n must be known when the kernel is compiled",
}


@pytest.mark.parametrize("kernel", REFUSED, ids=lambda kernel: kernel.__name__)
def test_a_wrong_operand_is_explained(kernel):
    with pytest.raises(CompileError, match=REFUSED[kernel]) as caught:
        compile_kernel(kernel, (OUT, 3))
    assert "test_wgmma.py, line" in str(caught.value)


# -- what the assembler says


def serialised(out, n):
    acc = cuda.local.array(4, np.float32)
    ptx.wgmma_fence()
    ptx.wgmma_m64n8k16(acc, np.uint64(n), np.uint64(0), 0)
    acc[0] += 1  # before the wait
    ptx.wgmma_m64n8k16(acc, np.uint64(n), np.uint64(0))
    ptx.wgmma_commit_group()
    ptx.wgmma_wait_group(0)
    for i in ptx.unrolled(4):
        out[cuda.threadIdx.x, i] = acc[i]


def test_the_report_says_that_wgmma_was_serialised():
    warnings = assemble(compile_kernel(serialised, (OUT, 3), block=128).ptx).warnings
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
def test_accumulators_that_a_long_loop_reads(loop, in_registers):
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


def test_a_loop_beside_an_unrolled_one_stays_a_loop():
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
