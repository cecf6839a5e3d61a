"""numba-cuda-mlir: Hopper's copies, barriers and products by inline PTX."""

import numpy as np
from numba_cuda_mlir import cuda, types
from numba_cuda_mlir.cuda import experimental

N = 256  # elements of a tile
BYTES = 4 * N
STAGES = 3
TILES = 7
WIDTH, HEIGHT = 32, 16
BLOCKS = 2  # per cluster
ROWS, COLUMNS, DEPTH = 64, 8, 32  # a product's: m64n8k16, twice
LEFT, RIGHT = ROWS * DEPTH, COLUMNS * DEPTH  # an expression would be dynamic memory


@cuda.jit(device=True)
def shared_address(array):
    return experimental.inline_ptx(
        "{ .reg .u64 a; cvta.to.shared.u64 a, %1; cvt.u32.u64 %0, a; }",
        "=r",
        np.int32,
        "l",
        types.ptr(array),
    )


@cuda.jit(device=True)
def wait(barrier, parity):
    experimental.inline_ptx(
        """{ .reg .pred done;
        again: mbarrier.try_wait.parity.shared::cta.b64 done, [%0], %1;
        @!done bra again; }""",
        "r",
        barrier,
        "r",
        parity,
    )


@cuda.jit(device=True)
def wait_for_cluster(barrier, parity):
    experimental.inline_ptx(
        """{ .reg .pred done;
        again: mbarrier.try_wait.parity.acquire.cluster.shared::cta.b64 done, [%0], %1;
        @!done bra again; }""",
        "r",
        barrier,
        "r",
        parity,
    )


@cuda.jit(chip="sm_90a", lineinfo=True)
def through(source, target):
    tile = cuda.shared.array(N, np.float32, alignment=16)
    full = cuda.shared.array(1, np.int64)
    thread = cuda.threadIdx.x
    tile_at = shared_address(tile)
    full_at = shared_address(full)
    if thread == 0:
        experimental.inline_ptx("mbarrier.init.shared::cta.b64 [%0], 1;", "r", full_at)
        experimental.inline_ptx("fence.mbarrier_init.release.cluster;")
    cuda.syncthreads()
    for n in range(3):
        first = (cuda.blockIdx.x * 3 + n) * N
        if thread == 0:
            experimental.inline_ptx(
                "mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], %1;", "r", full_at, "r", BYTES
            )
            experimental.inline_ptx(
                "cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes "
                "[%0], [%1], %2, [%3];",
                "r",
                tile_at,
                "l",
                types.ptr(source[first:]),
                "r",
                BYTES,
                "r",
                full_at,
            )
        wait(full_at, n & 1)
        tile[thread] = tile[thread] * np.float32(3)
        experimental.inline_ptx("fence.proxy.async.shared::cta;")
        cuda.syncthreads()
        if thread == 0:
            experimental.inline_ptx(
                "cp.async.bulk.global.shared::cta.bulk_group [%0], [%1], %2;",
                "l",
                types.ptr(target[first:]),
                "r",
                tile_at,
                "r",
                BYTES,
            )
            experimental.inline_ptx("cp.async.bulk.commit_group;")
            experimental.inline_ptx("cp.async.bulk.wait_group.read 0;")


@cuda.jit(chip="sm_90a", lineinfo=True)
def transposed(source, target):
    tile = cuda.shared.array((HEIGHT, WIDTH), np.float32, alignment=128)
    turned = cuda.shared.array((WIDTH, HEIGHT), np.float32, alignment=128)
    full = cuda.shared.array(1, np.int64)
    x = cuda.threadIdx.x
    y = cuda.threadIdx.y
    full_at = shared_address(full)
    if x == 0 and y == 0:
        experimental.inline_ptx("mbarrier.init.shared::cta.b64 [%0], 1;", "r", full_at)
        experimental.inline_ptx("fence.mbarrier_init.release.cluster;")
        experimental.inline_ptx(
            "mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 2048;", "r", full_at
        )
        experimental.inline_ptx(
            "cp.async.bulk.tensor.2d.shared::cluster.global.mbarrier::complete_tx::bytes "
            "[%0], [%1, {%2, %3}], [%4];",
            "r",
            shared_address(tile),
            "l",
            types.ptr(source),
            "r",
            cuda.blockIdx.x * WIDTH,
            "r",
            cuda.blockIdx.y * HEIGHT,
            "r",
            full_at,
        )
    cuda.syncthreads()
    wait(full_at, 0)
    turned[x, y] = tile[y, x]
    experimental.inline_ptx("fence.proxy.async.shared::cta;")
    cuda.syncthreads()
    if x == 0 and y == 0:
        experimental.inline_ptx(
            "cp.async.bulk.tensor.2d.global.shared::cta.bulk_group [%0, {%1, %2}], [%3];",
            "l",
            types.ptr(target),
            "r",
            cuda.blockIdx.y * HEIGHT,
            "r",
            cuda.blockIdx.x * WIDTH,
            "r",
            shared_address(turned),
        )
        experimental.inline_ptx("cp.async.bulk.commit_group;")
        experimental.inline_ptx("cp.async.bulk.wait_group.read 0;")


@cuda.jit(chip="sm_90a", lineinfo=True)
def ring(source, target):
    stages = cuda.shared.array((STAGES, N), np.float32, alignment=16)
    full = cuda.shared.array(STAGES, np.int64)
    empty = cuda.shared.array(STAGES, np.int64)
    thread = cuda.threadIdx.x
    stages_at = shared_address(stages)
    full_at = shared_address(full)
    empty_at = shared_address(empty)
    if thread == 0:
        for stage in range(STAGES):
            experimental.inline_ptx(
                "mbarrier.init.shared::cta.b64 [%0], 1;", "r", full_at + 8 * stage
            )
            experimental.inline_ptx(
                "mbarrier.init.shared::cta.b64 [%0], %1;", "r", empty_at + 8 * stage, "r", N
            )
        experimental.inline_ptx("fence.mbarrier_init.release.cluster;")
    cuda.syncthreads()
    stage = 0
    parity = 0
    if thread < N:
        total = np.float32(0)
        for _ in range(TILES):
            wait(full_at + 8 * stage, parity)
            total += stages[stage, thread]
            experimental.inline_ptx(
                "mbarrier.arrive.shared::cta.b64 _, [%0];", "r", empty_at + 8 * stage
            )
            stage += 1
            if stage == STAGES:
                stage = 0
                parity ^= 1
        target[thread] = total
    elif thread == N:
        for n in range(TILES):
            wait(empty_at + 8 * stage, parity ^ 1)
            experimental.inline_ptx(
                "mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], %1;",
                "r",
                full_at + 8 * stage,
                "r",
                BYTES,
            )
            experimental.inline_ptx(
                "cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes "
                "[%0], [%1], %2, [%3];",
                "r",
                stages_at + BYTES * stage,
                "l",
                types.ptr(source[n * N :]),
                "r",
                BYTES,
                "r",
                full_at + 8 * stage,
            )
            stage += 1
            if stage == STAGES:
                stage = 0
                parity ^= 1


@cuda.jit(chip="sm_90a", lineinfo=True)
def multicast(source, target):
    tile = cuda.shared.array(N, np.float32, alignment=16)
    full = cuda.shared.array(1, np.int64)
    empty = cuda.shared.array(1, np.int64)
    thread = cuda.threadIdx.x
    rank = cuda.blockIdx.x % BLOCKS
    full_at = shared_address(full)
    empty_at = shared_address(empty)
    if thread == 0:
        experimental.inline_ptx("mbarrier.init.shared::cta.b64 [%0], 1;", "r", full_at)
        experimental.inline_ptx(
            "mbarrier.init.shared::cta.b64 [%0], %1;", "r", empty_at, "r", BLOCKS
        )
        experimental.inline_ptx("fence.mbarrier_init.release.cluster;")
    experimental.inline_ptx("barrier.cluster.arrive.relaxed.aligned;")
    experimental.inline_ptx("barrier.cluster.wait.acquire.aligned;")
    for n in range(3):
        if thread == 0:
            if n > 0:
                wait_for_cluster(empty_at, (n - 1) & 1)
            experimental.inline_ptx(
                "mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], %1;", "r", full_at, "r", BYTES
            )
            half = N // BLOCKS
            experimental.inline_ptx(
                "cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes"
                ".multicast::cluster [%0], [%1], %2, [%3], %4;",
                "r",
                shared_address(tile) + rank * (BYTES // BLOCKS),
                "l",
                types.ptr(source[n * N + rank * half :]),
                "r",
                BYTES // BLOCKS,
                "r",
                full_at,
                "h",
                np.int16(3),
            )
        wait(full_at, n & 1)
        target[(rank * 3 + n) * N + thread] = tile[thread] + np.float32(rank)
        cuda.syncthreads()
        if thread < BLOCKS:
            experimental.inline_ptx(
                "{ .reg .b32 a; mapa.shared::cluster.u32 a, %0, %1;"
                " mbarrier.arrive.release.cluster.shared::cluster.b64 _, [a]; }",
                "r",
                empty_at,
                "r",
                thread,
            )
    experimental.inline_ptx("barrier.cluster.arrive.release.aligned;")
    experimental.inline_ptx("barrier.cluster.wait.acquire.aligned;")


@cuda.jit(chip="sm_90a", lineinfo=True)
def sums(source, target):
    tile = cuda.shared.array(N, np.float32, alignment=16)
    thread = cuda.threadIdx.x
    for n in range(2):
        tile[thread] = source[cuda.blockIdx.x, n, thread] * np.float32(0.5)
        experimental.inline_ptx("fence.proxy.async.shared::cta;")
        cuda.syncthreads()
        if thread == 0:
            experimental.inline_ptx(
                "cp.reduce.async.bulk.global.shared::cta.bulk_group.add.f32 [%0], [%1], %2;",
                "l",
                types.ptr(target[n, :]),
                "r",
                shared_address(tile),
                "r",
                BYTES,
            )
            experimental.inline_ptx("cp.async.bulk.commit_group;")
            experimental.inline_ptx("cp.async.bulk.wait_group.read 0;")
        cuda.syncthreads()


@cuda.jit(chip="sm_90a", lineinfo=True)
def product(a, b, out):
    left = cuda.shared.array(LEFT, np.float16, alignment=128)
    right = cuda.shared.array(RIGHT, np.float16, alignment=128)
    thread = cuda.threadIdx.x
    warp = thread // 32
    # No swizzle: core matrices of 8 rows of 16 bytes, 128 bytes apart along k, 512 along the rows.
    strides = (np.int64(8) << np.int64(16)) | (np.int64(32) << np.int64(32))
    left_at = np.int64(shared_address(left) >> 4) | strides
    right_at = np.int64(shared_address(right) >> 4) | strides
    c0 = c1 = c2 = c3 = np.float32(0)
    for step in range(2):
        for i in range(thread, LEFT, 128):
            row = i // DEPTH
            k = i % DEPTH
            left[row // 8 * 256 + k // 8 * 64 + row % 8 * 8 + k % 8] = a[row, step * DEPTH + k]
        for i in range(thread, RIGHT, 128):
            column = i // DEPTH
            k = i % DEPTH
            right[k // 8 * 64 + column * 8 + k % 8] = b[column, step * DEPTH + k]
        experimental.inline_ptx("fence.proxy.async.shared::cta;")
        cuda.syncthreads()
        d0, d1, d2, d3 = experimental.inline_ptx(
            """{ .reg .b64 a, b;
            add.s64 a, %4, 16;
            add.s64 b, %5, 16;
            wgmma.fence.sync.aligned;
            wgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16
                {%0, %1, %2, %3}, %4, %5, 0, 1, 1, 0, 0;
            wgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16
                {%0, %1, %2, %3}, a, b, 1, 1, 1, 0, 0;
            wgmma.commit_group.sync.aligned;
            wgmma.wait_group.sync.aligned 0; }""",
            "=f",
            np.float32,
            "=f",
            np.float32,
            "=f",
            np.float32,
            "=f",
            np.float32,
            "l",
            left_at,
            "l",
            right_at,
        )
        c0 += d0
        c1 += d1
        c2 += d2
        c3 += d3
        cuda.syncthreads()
    row = warp * 16 + thread % 32 // 4
    column = thread % 4 * 2
    out[row, column] = c0
    out[row, column + 1] = c1
    out[row + 8, column] = c2
    out[row + 8, column + 1] = c3


TENSOR_MAP = types.uint8[::1]  # 128 bytes: on Hopper, CUTensorMap is not passed by value
VECTOR = types.float32[::1]

BUILDS = {
    "through": (through, types.void(VECTOR, VECTOR)),
    "transposed": (transposed, types.void(TENSOR_MAP, TENSOR_MAP)),
    "ring": (ring, types.void(VECTOR, VECTOR)),
    "multicast": (multicast, types.void(VECTOR, VECTOR)),
    "sums": (sums, types.void(types.float32[:, :, ::1], types.float32[:, ::1])),
    "product": (
        product,
        types.void(types.float16[:, ::1], types.float16[:, ::1], types.float32[:, ::1]),
    ),
}
