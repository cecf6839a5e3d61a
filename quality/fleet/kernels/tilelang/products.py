"""TileLang: products by wgmma, in multistage pipelines."""

import tilelang.language as T

ROWS, COLUMNS, DEEP = 64, 32, 64  # per tile


def split(parts, stages):
    """C += A·B: each block multiplies a part of the depth, and TMA adds its sums to C. TileLang
    assigns the copies to a separate warpgroup.
    """
    depth = T.dynamic("depth")

    @T.prim_func
    def kernel(
        a: T.Tensor((ROWS, depth), "bfloat16"),
        b: T.Tensor((depth, COLUMNS), "bfloat16"),
        c: T.Tensor((ROWS, COLUMNS), "float32"),
    ):
        with T.Kernel(parts, threads=128) as part:
            at = T.alloc_shared((ROWS, DEEP), "bfloat16")
            bt = T.alloc_shared((DEEP, COLUMNS), "bfloat16")
            ct = T.alloc_shared((ROWS, COLUMNS), "float32")
            total = T.alloc_fragment((ROWS, COLUMNS), "float32")
            tiles = depth // DEEP // parts
            T.clear(total)
            for k in T.Pipelined(tiles, num_stages=stages):
                T.copy(a[0, (part * tiles + k) * DEEP], at)
                T.copy(b[(part * tiles + k) * DEEP, 0], bt)
                T.gemm(at, bt, total)
            T.copy(total, ct)
            T.atomic_add(c, ct, use_tma=True)

    return kernel


def roles(stages):
    """C = A·Bᵀ by a warp that copies into a ring of stages, and a warpgroup that multiplies."""
    depth = T.dynamic("depth")

    @T.prim_func
    def kernel(
        a: T.Tensor((ROWS, depth), "bfloat16"),
        b: T.Tensor((COLUMNS, depth), "bfloat16"),
        c: T.Tensor((ROWS, COLUMNS), "float32"),
    ):
        with T.Kernel(1, threads=160):
            at = T.alloc_shared((stages, ROWS, DEEP), "bfloat16")
            bt = T.alloc_shared((stages, COLUMNS, DEEP), "bfloat16")
            total = T.alloc_fragment((ROWS, COLUMNS), "float32")
            full = T.alloc_barrier([1] * stages)
            empty = T.alloc_barrier([128] * stages)
            if T.get_thread_binding() < 128:
                T.clear(total)
                for k in T.serial(T.ceildiv(depth, DEEP)):
                    T.mbarrier_wait_parity(full[k % stages], k // stages % 2)
                    T.wgmma_gemm(
                        at[k % stages, :, :], bt[k % stages, :, :], total, transpose_B=True
                    )
                    T.warpgroup_wait(0)
                    T.mbarrier_arrive(empty[k % stages])
                T.copy(total, c)
            else:
                for k in T.serial(T.ceildiv(depth, DEEP)):
                    T.mbarrier_wait_parity(empty[k % stages], k // stages % 2 ^ 1)
                    T.tma_copy(
                        a[0:ROWS, k * DEEP : (k + 1) * DEEP],
                        at[k % stages, :, :],
                        barrier=full[k % stages],
                        leader_scope_threads=32,
                    )
                    T.tma_copy(
                        b[0:COLUMNS, k * DEEP : (k + 1) * DEEP],
                        bt[k % stages, :, :],
                        barrier=full[k % stages],
                        leader_scope_threads=32,
                    )
                    if T.shuffle_elect(32):
                        T.mbarrier_arrive(full[k % stages])

    return kernel


def thread_copies(stages):
    """C = Aᵀ·B, with tiles copied by threads."""
    depth = T.dynamic("depth")

    @T.prim_func
    def kernel(
        a: T.Tensor((depth, ROWS), "bfloat16"),
        b: T.Tensor((depth, COLUMNS), "bfloat16"),
        c: T.Tensor((ROWS, COLUMNS), "float32"),
    ):
        with T.Kernel(1, threads=128):
            at = T.alloc_shared((DEEP, ROWS), "bfloat16")
            bt = T.alloc_shared((DEEP, COLUMNS), "bfloat16")
            total = T.alloc_fragment((ROWS, COLUMNS), "float32")
            T.clear(total)
            for k in T.Pipelined(T.ceildiv(depth, DEEP), num_stages=stages):
                T.copy(a[k * DEEP, 0], at, disable_tma=True)
                T.copy(b[k * DEEP, 0], bt, disable_tma=True)
                T.gemm(at, bt, total, transpose_A=True)
            T.copy(total, c)

    return kernel


def attention(stages):
    """softmax(Q·Kᵀ)·V over tiles of the keys, with a running maximum."""
    length = T.dynamic("length")
    scale = 1.4426950408889634 / DEEP  # scale of the scores, for powers of two

    @T.prim_func
    def kernel(
        q: T.Tensor((ROWS, DEEP), "bfloat16"),
        k: T.Tensor((length, DEEP), "bfloat16"),
        v: T.Tensor((length, DEEP), "bfloat16"),
        out: T.Tensor((ROWS, DEEP), "float32"),
    ):
        with T.Kernel(1, threads=128):
            qt = T.alloc_shared((ROWS, DEEP), "bfloat16")
            kt = T.alloc_shared((COLUMNS, DEEP), "bfloat16")
            vt = T.alloc_shared((COLUMNS, DEEP), "bfloat16")
            scores = T.alloc_fragment((ROWS, COLUMNS), "float32")
            weights = T.alloc_fragment((ROWS, COLUMNS), "bfloat16")
            total = T.alloc_fragment((ROWS, DEEP), "float32")
            largest = T.alloc_fragment((ROWS,), "float32")
            before = T.alloc_fragment((ROWS,), "float32")
            raised = T.alloc_fragment((ROWS,), "float32")
            sums = T.alloc_fragment((ROWS,), "float32")
            T.copy(q, qt)
            T.clear(total)
            T.clear(sums)
            T.fill(largest, -T.infinity("float32"))
            for n in T.Pipelined(T.ceildiv(length, COLUMNS), num_stages=stages):
                T.copy(k[n * COLUMNS, 0], kt)
                T.clear(scores)
                T.gemm(qt, kt, scores, transpose_B=True)
                T.copy(largest, before)
                T.reduce_max(scores, largest, dim=1, clear=False)
                for i, j in T.Parallel(ROWS, COLUMNS):
                    scores[i, j] = T.exp2((scores[i, j] - largest[i]) * scale)
                T.reduce_sum(scores, raised, dim=1)
                for i in T.Parallel(ROWS):
                    before[i] = T.exp2((before[i] - largest[i]) * scale)
                    sums[i] = sums[i] * before[i] + raised[i]
                for i, j in T.Parallel(ROWS, DEEP):
                    total[i, j] = total[i, j] * before[i]
                T.copy(scores, weights)
                T.copy(v[n * COLUMNS, 0], vt)
                T.gemm(weights, vt, total)
            for i, j in T.Parallel(ROWS, DEEP):
                total[i, j] = total[i, j] / sums[i]
            T.copy(total, out)

    return kernel


BUILDS = {
    "roles": (roles(3), {}),
    "thread_copies": (thread_copies(2), {"tl.disable_warp_specialized": True}),
    "split": (split(2, 2), {}),
    "attention": (attention(2), {}),
}
