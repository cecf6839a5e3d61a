"""A kernel's accesses to the bytes of an exercise: cheats with the right opcodes lose points, and
right kernels in another form keep them.
"""

from __future__ import annotations

from dataclasses import replace

import numpy as np
from numba import cuda

from harness import ptx
from harness.course import devices, exercises
from harness.course.checking import submit
from harness.course.judge import judging
from harness.course.judge.exploring import Machines
from harness.course.outputs import Shortfall
from harness.sanitizer.emulator import SCHEDULES
from tests.course.exercises.drawn import fixed
from tests.course.judge.effects.reasons import shortfalls

SEED = 20261121
NEVER = np.uint32(0xFFFF_FFF0)  # no thread has this number


def lost(name: str, kernel, shape: tuple[int, ...] = ()) -> dict[str, str]:
    """Return the reasons of the properties that lose points, by name, on a single schedule and on
    ``shape`` instead of drawn shapes.
    """
    exercise = exercises.get(name)
    if shape:
        exercise = replace(exercise, axes=fixed(shape, shape), demands=())
    launch = exercise.launch(exercise.shapes(np.random.default_rng(SEED))[0])
    submission = submit(exercise, kernel, launch)[0]
    machines = Machines(devices.device("emulator"), SCHEDULES[:1])
    verdict = judging.judge_on(machines, exercise, submission, SEED, limit_s=60.0)
    return {prop.name: prop.reason for prop in verdict.properties if prop.earned < prop.possible}


# -- bulk-copy-through: src and dst by bulk copies


def through(spare_read: bool = False, mixed: bool = False):
    """The honest kernel, with a read of src that is irrelevant, or a read that matters."""

    @cuda.jit
    def kernel(src, dst, n, limit):
        tile = cuda.shared.array(2048, np.float32, 16)
        spare = cuda.shared.array(1, np.float32)
        bars = cuda.shared.array(1, np.uint64)
        place, bar, thread = ptx.shared_address(tile), ptx.shared_address(bars), cuda.threadIdx.x
        start = cuda.blockIdx.x * 2048
        length = min(2048, n - start)
        if thread == 0:
            ptx.mbarrier_init(bar, 1)
            ptx.fence_mbarrier_init()
        cuda.syncthreads()
        if thread == 0:
            ptx.mbarrier_arrive_expect_tx(bar, length * 4)
            ptx.cp_async_bulk_global_to_shared(
                place, ptx.global_address(src, start), length * 4, bar
            )
            if spare_read:
                spare[0] = src[start]
        ptx.mbarrier_wait_parity(bar, 0)
        for k in range(thread, length, 128):
            value = tile[k]
            if mixed and k < 4:
                value = src[start + k]
            tile[k] = min(max(value, -limit), limit)
        ptx.fence_proxy_async_shared_cta()
        cuda.syncthreads()
        if thread == 0:
            ptx.cp_async_bulk_shared_to_global(ptx.global_address(dst, start), place, length * 4)
            ptx.cp_async_bulk_commit_group()
            ptx.cp_async_bulk_wait_group_read(0)

    return kernel


def test_the_right_kernel_has_all_points():
    assert lost("bulk-copy-through", through()) == {}


def test_an_irrelevant_read_costs_no_points():
    assert lost("bulk-copy-through", through(spare_read=True)) == {}


def test_bytes_read_by_threads_are_counted():
    reason = lost("bulk-copy-through", through(mixed=True))["synchronized"]
    assert shortfalls(reason) == {Shortfall.VALUES_BY_THREADS}
    assert "(line " in reason and 0 < int(reason.split()[0]) <= 64


@cuda.jit
def copies_that_never_run(src, dst, n, limit):
    tile = cuda.shared.array(2048, np.float32, 16)
    bars = cuda.shared.array(1, np.uint64)
    place, bar, thread = ptx.shared_address(tile), ptx.shared_address(bars), cuda.threadIdx.x
    start = cuda.blockIdx.x * 2048
    for k in range(start + thread, min(start + 2048, n), 128):
        dst[k] = min(max(src[k], -limit), limit)
    if thread == NEVER:
        ptx.cp_async_bulk_global_to_shared(place, ptx.global_address(src, start), 16, bar)
        ptx.cp_async_bulk_shared_to_global(ptx.global_address(dst, start), place, 16)


def test_copies_under_a_predicate_that_is_never_true():
    reasons = lost("bulk-copy-through", copies_that_never_run)
    assert set(reasons) == {"synchronized", "fast"}
    assert shortfalls(reasons["synchronized"]) == {
        Shortfall.WRITTEN_BY_OTHERS,
        Shortfall.READ_BY_THREADS,
    }


@cuda.jit
def load_that_nobody_reads(src, dst, n, limit):
    tile = cuda.shared.array(2048, np.float32, 16)
    bars = cuda.shared.array(1, np.uint64)
    place, bar, thread = ptx.shared_address(tile), ptx.shared_address(bars), cuda.threadIdx.x
    start = cuda.blockIdx.x * 2048
    length = min(2048, n - start)
    if thread == 0:
        ptx.mbarrier_init(bar, 1)
        ptx.fence_mbarrier_init()
        ptx.mbarrier_arrive_expect_tx(bar, length * 4)
        ptx.cp_async_bulk_global_to_shared(place, ptx.global_address(src, start), length * 4, bar)
    cuda.syncthreads()
    ptx.mbarrier_wait_parity(bar, 0)
    for k in range(thread, length, 128):
        tile[k] = min(max(src[start + k], -limit), limit)
    ptx.fence_proxy_async_shared_cta()
    cuda.syncthreads()
    if thread == 0:
        ptx.cp_async_bulk_shared_to_global(ptx.global_address(dst, start), place, length * 4)
        ptx.cp_async_bulk_commit_group()
        ptx.cp_async_bulk_wait_group_read(0)


def test_an_unread_load():
    reasons = lost("bulk-copy-through", load_that_nobody_reads)
    assert set(reasons) == {"synchronized", "fast"}
    assert shortfalls(reasons["synchronized"]) == {Shortfall.VALUES_BY_THREADS}


# -- global-handoff: what threads wrote to packed, read back by a bulk load


def handoff(from_table: bool = False, sum_in_registers: bool = False):
    @cuda.jit
    def kernel(table, index, packed, bags):
        rows = cuda.shared.array((16, 64), np.float32, 16)
        bars = cuda.shared.array(1, np.uint64)
        place, bar, thread = ptx.shared_address(rows), ptx.shared_address(bars), cuda.threadIdx.x
        first = cuda.blockIdx.x * 16
        if thread == 0:
            ptx.mbarrier_init(bar, 1)
            ptx.fence_mbarrier_init()
        own = np.float32(0)
        for r in range(16):
            value = table[index[first + r], thread]
            packed[first + r, thread] = value
            own += value
        ptx.fence_proxy_async_global()
        cuda.syncthreads()
        if thread == 0:
            ptx.mbarrier_arrive_expect_tx(bar, 16 * 64 * 4)
            if from_table:
                for r in range(16):
                    row = ptx.global_address(table, index[first + r] * 64)
                    ptx.cp_async_bulk_global_to_shared(place + r * 256, row, 256, bar)
            else:
                here = ptx.global_address(packed, first * 64)
                ptx.cp_async_bulk_global_to_shared(place, here, 4096, bar)
        ptx.mbarrier_wait_parity(bar, 0)
        total = np.float32(0)
        for r in range(16):
            total += rows[r, thread]
        bags[cuda.blockIdx.x, thread] = own if sum_in_registers else total

    return kernel


def test_copies_that_read_bytes_written_by_threads():
    assert lost("global-handoff", handoff()) == {}
    straight = lost("global-handoff", handoff(from_table=True))
    assert list(straight) == ["synchronized"]
    assert Shortfall.NOTHING_HANDED_OVER in shortfalls(straight["synchronized"])
    beside = lost("global-handoff", handoff(sum_in_registers=True))["synchronized"]
    assert shortfalls(beside) == {Shortfall.NOT_FROM_COPIES}


# -- column-sums: a reduction by the copy engine, and nothing else


@cuda.jit
def sums_by_atomics(src, sums):
    tile = cuda.shared.array(128, np.float32, 128)
    at, row = cuda.blockIdx.x * 128 + cuda.threadIdx.x, cuda.blockIdx.y * 32
    total = np.float32(0)
    if at < src.shape[1]:
        for y in range(row, min(row + 32, src.shape[0])):
            total += src[y, at]
    tile[cuda.threadIdx.x] = total
    ptx.fence_proxy_async_shared_cta()
    cuda.syncthreads()
    if cuda.threadIdx.x == 0:
        ptx.cp_async_bulk_tensor_1d_shared_to_global(
            sums, cuda.blockIdx.x * 128, ptx.shared_address(tile)
        )
        ptx.cp_async_bulk_commit_group()
        ptx.cp_async_bulk_wait_group_read(0)


def test_a_store_instead_of_a_reduction():
    reason = lost("column-sums", sums_by_atomics)["synchronized"]
    assert "overwrite-in-use" in reason or shortfalls(reason) == {Shortfall.WRITTEN_BY_OTHERS}


# -- gemm-one-tile: the product is the matrix unit's


@cuda.jit(device=True)
def bits_as_float(bits):
    word = cuda.local.array(1, np.uint32)
    word[0] = bits
    return word.view(np.float32)[0]


@cuda.jit
def product_by_threads(a, b, c, m, n, k):
    tile = cuda.shared.array(64 * 64, np.uint16, 128)
    place, acc = ptx.shared_address(tile), cuda.local.array(32, np.float32)
    for at in range(cuda.threadIdx.x, 64 * 64, 128):
        tile[at] = 0
    ptx.fence_proxy_async_shared_cta()
    cuda.syncthreads()
    zeros = ptx.wgmma_descriptor(place, "none", 1024, 128)
    ptx.wgmma_fence()
    ptx.wgmma_m64n64k16(acc, zeros, zeros, False)
    ptx.wgmma_commit_group()
    ptx.wgmma_wait_group(0)
    out = c.view(np.uint16)
    i0, j0 = cuda.blockIdx.y * 64, cuda.blockIdx.x * 64
    for at in range(cuda.threadIdx.x, 64 * 64, 128):
        i, j = i0 + at // 64, j0 + at % 64
        if i < m and j < n:
            total = np.float32(0)
            for kk in range(k):
                x = np.uint32(a.view(np.uint16)[i, kk]) << 16
                y = np.uint32(b.view(np.uint16)[j, kk]) << 16
                total += bits_as_float(x) * bits_as_float(y)
            total += acc[0]
            out[i, j] = np.uint16(ptx.cvt_rn_bf16x2_f32(np.float32(0), total))


def test_a_threads_product_beside_a_wgmma_of_zeros():
    reason = lost("gemm-one-tile", product_by_threads, (8, 8, 8))["synchronized"]
    assert shortfalls(reason) == {Shortfall.NOT_FROM_PRODUCTS} and "`c`" in reason
