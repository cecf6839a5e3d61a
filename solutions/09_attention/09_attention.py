# ---
# jupyter:
#   jupytext:
#     text_representation:
#       extension: .py
#       format_name: percent
#   kernelspec:
#     display_name: Python 3
#     language: python
#     name: python3
# ---

# %% [markdown]
# # Attention: two products, and a softmax between them
#
# In attention, the exponentials of the softmax take half as long as the two matrix products (at
# head dimension 128). If products and exponentials come one after the other, the Tensor Cores are
# idle for a good part of the time. This lab is about getting that time back.
#
# Attention is one of the main reasons why people use Hopper. It combines the main parts of this
# course: TMA and rings load the tiles, the Tensor Cores multiply twice, and between the two
# products ordinary threads compute a softmax.
#
# `O = softmax(Q · Kᵀ · scale) · V`
#
# Q has a row for each *query*, K and V have a row for each *key*. A row of O is a weighted mean of
# the rows of V. The weights of query i are the softmax of its scores with all keys: `exp(s[j]) /
# sum of exp(s)`. Each *head* is computed independently. Q, K, V and O are bfloat16 arrays (heads,
# length, dimension), and `scale` is 1 / √dimension. (Kernels get `scale` · log₂(e) instead,
# because the GPU's exponential has the base 2.)
#
# **After this lab, you can**
#
# - feed a product's result to the next product without leaving the registers;
# - compute a softmax tile by tile, without ever having a whole row;
# - keep a separate ring for each of two operands, and release each stage as soon as possible;
# - mask scores, and skip the tiles that are masked entirely;
# - let two warpgroups alternate at the Tensor Cores (*ping-pong scheduling*), so that one
#   multiplies while the other computes its softmax.
#
# **You need** the labs `06_pipeline` and `08_gemm`: the ring, `wgmma`, the pattern of the
# accumulators. You do not need a GPU.
#
# **Time**: 145 to 200 minutes, and half a day for the challenge, `attention-fast`.
#
# **Points**: {{total}}. Each exercise says how many it gives.

# %%
import ml_dtypes
import numpy as np
from numba import cuda

import harness
from harness import ptx, views

gpu = harness.device()
emulator = harness.device("emulator")
BF16 = ml_dtypes.bfloat16
print("Kernels of this notebook run on:", gpu.name)

# %% [markdown]
# No part of the machine is new. But now the result of one product stays in registers for the next,
# and each product needs its own stages.

# %%
views.machine("09_attention")

# %% [markdown]
# ## Before you start: three questions about lab 08
#
# 1. Which rows of an accumulator tile does a thread hold?
#    <details><summary>Answer</summary>Two: r and r + 8, shared with three neighboring
#    threads.</details>
# 2. What may a thread do with its accumulators between a wgmma and the wait for it?
#    <details><summary>Answer</summary>Nothing: they belong to the Tensor Cores.</details>
# 3. When is a stage of A and B empty?
#    <details><summary>Answer</summary>When the wgmma that reads it has completed, and the consumers
#    have arrived on <i>empty</i>.</details>
#
# ## The ladder
#
# You will build the first four steps, or *rungs*, of a ladder. It goes on to rung 11, and the end
# of the lab compares its last rungs with FlashAttention-3. The figures below are our speed divided
# by cuDNN's: above 1 is faster. *Causal* means that each query sees only the keys up to its own
# position.

# %%
LADDER = {  # rung: (every query sees all keys, causal), as recorded
    "1 online softmax": ("0.67", "0.70"),
    "2 ring of stages": ("0.50", "0.52"),
    "3 producer, two consumers": ("0.92", "0.98"),
    "4 taking turns": ("1.036", "1.030"),
}
print(f"{'rung':27}{'full':<7}{'causal':<8} full: a # is 4% of cuDNN, the | is cuDNN")
for rung, (full, causal) in LADDER.items():
    bar = f"{'#' * round(25 * float(full)):27}"
    print(f"{rung:27}{full:<7}{causal:<8} {bar[:25]}|{bar[25:]}")

# %% [markdown]
# The second rung is *slower* than the first, as some rungs of lab 08 were: with two stages, a block
# needs so much shared memory that no second block fits on the SM. The exercises follow these rungs
# (exercise 2 is rung 1, exercise 3 has the rings and roles of rungs 2 and 3, and exercise 5 is rung
# 4), with a dimension of 64 and tiles of 64 keys, which is quicker on the emulator.
#
# Our kernels and cuDNN's were timed alternately in one run, on one NVIDIA H200 (700 W) with driver
# 580.159.04 and cuDNN 9.19, on 2026-11-22: the forward pass in bfloat16, for 64 heads of 4096
# queries and keys and dimension 128. cuDNN reached 678 TFLOP/s, and 578 with a causal mask. The
# code of rungs 10 and 11 is in `harness/bench/kernels/attention`, in the repository and in the
# installed package. `LOG.md` there has what was predicted and measured for all rungs.
#
# ### Predict, then run
#
# An SM's Tensor Cores do 2048 multiply-adds (bfloat16) per cycle. Its special-function units
# compute 16 exponentials per cycle. Take a tile of 64 queries and 160 keys, of dimension 128: how
# many cycles do the two products take, and how many the exponentials? For what fraction of the time
# do the Tensor Cores work if exponentials and products come one after the other?

# %%
prediction = "..."  # your fraction of the time

queries, keys, dimension = 64, 160, 128
products = 2 * queries * keys * dimension // 2048
exponentials = queries * keys // 16
print(f"products: {products} cycles, exponentials: {exponentials} cycles")
print(f"one after the other: {products / (products + exponentials):.2f} of the time")
print("predicted:", prediction)

# %% [markdown]
# Two thirds, and the rest of the softmax (maxima, sums, rounding) is not even counted. If both
# overlap, the Tensor Cores can work nearly all the time: that is what rung 4 is about.
#
# Here is the budget of a tile. It explains most decisions of this lab:
#
# | per tile of 64 queries and 160 keys, dimension 128 | amount | limit |
# | --- | --- | --- |
# | multiply-adds | 2 · 64 · 160 · 128 = 2.6 M | 2048 per cycle, so 1280 cycles |
# | exponentials | 64 · 160 = 10,240 | 16 per cycle, so 640 cycles |
# | registers of a consumer thread | 80 scores + 64 of O + 40 for the weights | 240, because the producer gives up most of its own |
# | shared memory, 2 stages of K and V, and Q of both warpgroups | 4 · 40 KiB + 32 KiB = 192 KiB | 227 KiB |
#
# ## The scores, and who holds them
#
# A warpgroup has 64 rows of Q. In the next cell, the function `scores` multiplies them by 64 rows
# of K. The result is a tile S of 64×64 scores, in accumulators: each thread has its part in the
# array `s`. The pattern is that of lab 08: a thread has parts of **two rows**, r and r + 8, and
# **four neighboring threads** share a row. `s[4 * j + e]` belongs to the upper row, and `s[4 * j +
# 2 + e]` to the lower one, in column `8 * j + 2 * (thread % 4) + e` (j = 0 … 7, e = 0 or 1).
#
# Do not skip the next table, because the rest of the lab uses it. Take thread 5, for example. It is
# lane 5 of warp 0, so its rows are 5 // 4 = 1 and 1 + 8 = 9, and 5 % 4 = 1 puts it into columns 2
# and 3 of each group of eight:
#
# | thread 5 | `s[0]`, `s[1]` | `s[2]`, `s[3]` | `s[4]`, `s[5]` | `s[6]`, `s[7]` | `s[8]`, `s[9]` | ... |
# | --- | --- | --- | --- | --- | --- | --- |
# | row | 1 | 9 | 1 | 9 | 1 | |
# | columns | 2, 3 | 2, 3 | 10, 11 | 10, 11 | 18, 19 | |
#
# So a maximum or a sum over a row is taken over the thread's own 16 elements of that row, and then
# over the four threads that share it. `cuda.shfl_xor_sync(EVERY_LANE, x, 1)` returns the
# neighboring lane's x; with 2 instead of 1, it returns x from the neighboring pair.
# `largest_of_row(x)` and `sum_of_row(x)` do both exchanges, and return the largest x, or the sum of
# x, of the four threads. Before it calls them, each thread combines its own 16 elements.
#
# These two and `store`, which divides O by the sums of its rows and writes it to `out`, come from
# `harness.course.parts.attention`. Later exercises also import from there: the course's version of
# the parts that you wrote before.

# %% tags=["needed-by-answers"]
from harness.course.parts.attention import largest_of_row, store, sum_of_row

DIM = 64  # of a head
ROWS = 64  # of a tile of Q, of K and of V
TILE_BYTES = ROWS * DIM * 2
NEG_INF = np.float32(-np.inf)
EVERY_LANE = 0xFFFFFFFF


@cuda.jit(device=True)
def load(to, tensor, row, head, bar):
    """Load 64 rows of a head, from `row` on; called by a single thread."""
    ptx.cp_async_bulk_tensor_3d_global_to_shared(to, tensor, 0, row, head, bar)


@cuda.jit(device=True)
def scores(s, at_q, at_k):
    """Issue S = Q · Kᵀ as a group."""
    ptx.wgmma_fence()
    for i in ptx.unrolled(4):
        q, k = ptx.wgmma_descriptor(at_q + 32 * i), ptx.wgmma_descriptor(at_k + 32 * i)
        ptx.wgmma_m64n64k16(s, q, k, i != 0)
    ptx.wgmma_commit_group()


@cuda.jit(device=True)
def softmax(s, total, scale):
    """Replace S by 2 ** ((S - largest of its row) * scale), `total` by the sums of both rows."""
    for h in ptx.unrolled(2):  # the upper row and the lower one
        top = s[2 * h]
        for j in ptx.unrolled(8):
            top = ptx.max_f32(top, ptx.max_f32(s[4 * j + 2 * h], s[4 * j + 2 * h + 1]))
        top = largest_of_row(top)
        total[h] = np.float32(0)
        for j in ptx.unrolled(8):
            for e in ptx.unrolled(2):
                i = 4 * j + 2 * h + e
                s[i] = ptx.ex2_approx_ftz_f32((s[i] - top) * scale)
                total[h] += s[i]
        total[h] = sum_of_row(total[h])


# %% [markdown]
# Three things to note:
#
# - The GPU's exponential is `ex2`, 2 to the power of x. So the kernel's `scale` is 1/√dimension
#   times log₂(e): one multiplication does both.
# - The largest score of the row is subtracted first. `exp(s - m) / sum(exp(s - m))` has the same
#   value, and nothing can overflow.
# - The division by the sum comes last, because a row of O has only 64 elements to divide, and a row
#   of weights has one for each key.
#
# ## A from registers
#
# The weights P, 64×64, are multiplied by V. They are in registers, and `wgmma` can take A from
# registers: pass a tuple of four `uint32` instead of the descriptor,
# `ptx.wgmma_m64n64k16(o, (p0, p1, p2, p3), b, scale_d, trans_b=1)`. Each `uint32` holds two
# bfloat16.
#
# For 16 columns of A (k of this product), a thread provides four pairs:
#
# | pair | row | columns, with c = `thread % 4` |
# | --- | --- | --- |
# | 0 | r | 2c, 2c + 1 |
# | 1 | r + 8 | 2c, 2c + 1 |
# | 2 | r | 2c + 8, 2c + 9 |
# | 3 | r + 8 | 2c + 8, 2c + 9 |
#
# Compare with the accumulators above. For the first 16 columns, thread 5 provides row 1, columns 2
# and 3; row 9, columns 2 and 3; row 1, columns 10 and 11; row 9, columns 10 and 11. That is `s[0]`
# to `s[7]`, and in general a thread's `s[8 * x]` to `s[8 * x + 7]` are **the very same elements in
# the very same order**. This is the small miracle of the lab: the accumulators of one product are
# the operand A of the next. Nothing moves between threads, and all that is left to do is rounding
# and packing.
#
# The layout of V needs one more flag. wgmma expects operand B to be contiguous along the dimension
# that it sums over (*K-major*). For the first product, the matrix K is stored that way. V is not:
# the second product sums over the keys, and each key is a row of V, which is contiguous. So V is
# contiguous along the other dimension (*MN-major*), and you pass `trans_b=1`. One step of the
# product covers 16 rows of V, which are 2048 bytes.
#
# From the moment you issue the wgmma until you wait for it, the Tensor Cores own the registers of
# A, just as they own the accumulators. And `wgmma_fence` comes before the first wgmma that reads
# them.
#
# ## Exercise 1: `attend-one-tile` ({{points attend-one-tile}})
#
# There are 64 keys, one tile. Blocks have 128 threads and 64 queries; `blockIdx.y` is the head. TMA
# loads the tiles; the scores and the softmax are written for you. Round the weights, write the
# second product, and store O.
#
# *Correct* gives {{points attend-one-tile correct}} and *synchronized* gives {{worth attend-one-tile synchronized}}.
#
# {{hints attend-one-tile}}


# %% nbgrader={"grade": false, "grade_id": "attend-one-tile-kernel", "locked": false, "schema_version": 3, "solution": true, "task": false}
@cuda.jit
def attend_one_tile(q, k, v, out, scale):
    shared = cuda.shared.array(0, np.uint8, 1024)
    at_q = ptx.shared_address(shared)
    at_k, at_v, bar = at_q + TILE_BYTES, at_q + 2 * TILE_BYTES, at_q + 3 * TILE_BYTES
    thread, head, row = cuda.threadIdx.x, cuda.blockIdx.y, cuda.blockIdx.x * ROWS
    s = cuda.local.array(32, np.float32)
    o = cuda.local.array(32, np.float32)
    p = cuda.local.array(16, np.uint32)
    total = cuda.local.array(2, np.float32)
    if thread == 0:
        ptx.mbarrier_init(bar, 1)
        ptx.fence_mbarrier_init()
        ptx.mbarrier_arrive_expect_tx(bar, 3 * TILE_BYTES)
        load(at_q, q, row, head, bar)
        load(at_k, k, 0, head, bar)
        load(at_v, v, 0, head, bar)
    cuda.syncthreads()
    ptx.mbarrier_wait_parity(bar, 0)
    scores(s, at_q, at_k)
    ptx.wgmma_wait_group(0)
    softmax(s, total, scale)

    # Round S to the 16 pairs p, and multiply them by V: four products, as one group; wait for it.
    ### BEGIN SOLUTION
    for i in ptx.unrolled(16):
        p[i] = ptx.cvt_rn_bf16x2_f32(s[2 * i + 1], s[2 * i])
    ptx.wgmma_fence()
    for i in ptx.unrolled(4):
        a = p[4 * i], p[4 * i + 1], p[4 * i + 2], p[4 * i + 3]
        ptx.wgmma_m64n64k16(o, a, ptx.wgmma_descriptor(at_v + 2048 * i), i != 0, trans_b=1)
    ptx.wgmma_commit_group()
    ptx.wgmma_wait_group(0)
    ### END SOLUTION

    # Write O: store(o, total, out, head, row, thread).
    ### BEGIN SOLUTION
    store(o, total, out, head, row, thread)
    ### END SOLUTION


# %% nbgrader={"grade": true, "grade_id": "attend-one-tile-check", "locked": true, "points": 2, "schema_version": 3, "solution": false, "task": false}
harness.check("attend-one-tile", attend_one_tile).points

# %% [markdown]
# ## The online softmax
#
# Now there are more keys than a tile holds. A whole row of scores would not fit into registers,
# and writing it to memory and reading it back is what made attention slow before FlashAttention.
#
# The trick is to keep, for each row, the largest score **so far**. Before any formula, watch it
# with one score per tile, in Python: three scores, three values, and their weighted mean. `top` is
# the largest score so far, and `total` and `mean` are sums of weights relative to it. Predict the
# factor of each step, and the last line.

# %%
top, total, mean = -np.inf, 0.0, 0.0
for score, value in ((1.0, 10.0), (3.0, 20.0), (2.0, 30.0)):
    new = max(top, score)
    factor = 2.0 ** (top - new)
    weight = 2.0 ** (score - new)
    total, mean, top = total * factor + weight, mean * factor + weight * value, new
    print(f"score {score}: factor {factor:.2f}, weight {weight:.2f}, sum {total:.2f}")
print("mean:", mean / total, " directly:", (2 * 10 + 8 * 20 + 4 * 30) / (2 + 8 + 4))

# %% [markdown]
# Now read the rule off it. Everything that you have added up so far was measured against the old
# maximum m. Against the new maximum m′, it would have come out `2 ** (m - m′)` times as large. So
# multiply it by that, once, and go on with m′. The first factor is `2 ** -inf`, which is 0:
# whatever the sums held before, they start from nothing. If the largest score stays the same, the
# factor is 1.
#
# With a scale, and with tiles of many scores s and rows v of V, the step for one row is
#
# ```
#   m'      = max(m, largest s of the tile)
#   factor  = 2 ** ((m - m') * scale)
#   weight  = 2 ** ((s - m') * scale)              for each s of the tile
#   total'  = factor * total + sum of the weights
#   o'      = factor * o     + sum of weight * v   (the product P · V)
# ```
#
# and at the end of all tiles the row of O is `o / total`. The same factor fixes both, because each
# term of both sums contains the same `2 ** (-m * scale)`.
#
# Back to thread 5, with its rows 1 and 9, and a scale of 1. Suppose that the largest score of row 1
# is 1 in tile 0, and 3 in tile 1. In the step of tile 1, `largest_of_row` gives 3 to all four
# threads of the row, so each computes the factor `2 ** (1 - 3)`, a quarter. Thread 5 multiplies its
# own part of `total` for row 1 and its 16 elements of O in row 1 by a quarter, replaces its 16
# scores of row 1 by weights, and adds them to its part of `total`. Row 9 has a factor of its own.
# Nobody exchanges anything but the maximum. The picture leaves the scale out:

# %%
views.attention_tiles()

# %% [markdown]
# ## Exercise 2: `online-softmax` ({{points online-softmax}})
#
# The loop over tiles is there, with its loads and both products. `issue_pv(o, p, s, at_v)` is your
# second product of exercise 1 as a function: it rounds S into p, and adds P · V to `o`.
#
# Write the step between the products. For each of the thread's two rows it computes the new largest
# score, the factor, the weights (which replace S), the sum `total[h]` (the thread's own part: the
# four parts are added after the loop), and O times the factor. Do it for one row on paper first.
# Blocks have 128 threads and 64 queries.
#
# O is 64 wide like S, so `o[4 * j + 2 * h + e]` also belongs to row h.
#
# *Correct* gives {{points online-softmax correct}} and *synchronized* gives {{worth online-softmax synchronized}}.
#
# {{hints online-softmax}}


# %% tags=["needed-by-answers"]
from harness.course.parts.attention import issue_pv


@cuda.jit(device=True)
def reset_state(o, top, total):
    """Reset the sums, and the largest scores."""
    for i in ptx.unrolled(32):
        o[i] = np.float32(0)
    for h in ptx.unrolled(2):
        top[h], total[h] = NEG_INF, np.float32(0)


# %% nbgrader={"grade": false, "grade_id": "online-softmax-kernel", "locked": false, "schema_version": 3, "solution": true, "task": false}
@cuda.jit
def online_softmax(q, k, v, out, tiles, scale):
    shared = cuda.shared.array(0, np.uint8, 1024)
    at_q = ptx.shared_address(shared)
    at_k, at_v, bar = at_q + TILE_BYTES, at_q + 2 * TILE_BYTES, at_q + 3 * TILE_BYTES
    thread, head, row = cuda.threadIdx.x, cuda.blockIdx.y, cuda.blockIdx.x * ROWS
    s = cuda.local.array(32, np.float32)
    o = cuda.local.array(32, np.float32)
    p = cuda.local.array(16, np.uint32)
    top = cuda.local.array(2, np.float32)
    total = cuda.local.array(2, np.float32)
    if thread == 0:
        ptx.mbarrier_init(bar, 1)
        ptx.fence_mbarrier_init()
    cuda.syncthreads()
    reset_state(o, top, total)
    for n in range(tiles):
        if thread == 0:
            ptx.mbarrier_arrive_expect_tx(bar, (3 if n == 0 else 2) * TILE_BYTES)
            if n == 0:
                load(at_q, q, row, head, bar)
            load(at_k, k, n * ROWS, head, bar)
            load(at_v, v, n * ROWS, head, bar)
        ptx.mbarrier_wait_parity(bar, n & 1)
        scores(s, at_q, at_k)
        ptx.wgmma_wait_group(0)

        # The step of the online softmax.
        ### BEGIN SOLUTION
        for h in ptx.unrolled(2):
            new = top[h]
            for j in ptx.unrolled(8):
                new = ptx.max_f32(new, ptx.max_f32(s[4 * j + 2 * h], s[4 * j + 2 * h + 1]))
            new = largest_of_row(new)
            factor = ptx.ex2_approx_ftz_f32((top[h] - new) * scale)
            top[h] = new
            total[h] *= factor
            for j in ptx.unrolled(8):
                for e in ptx.unrolled(2):
                    i = 4 * j + 2 * h + e
                    s[i] = ptx.ex2_approx_ftz_f32((s[i] - new) * scale)
                    total[h] += s[i]
                    o[i] *= factor
        ### END SOLUTION

        issue_pv(o, p, s, at_v)
        ptx.wgmma_wait_group(0)
        cuda.syncthreads()  # all have left the tiles

    # Add up the sums of each row's four threads, and write O.
    ### BEGIN SOLUTION
    for h in ptx.unrolled(2):
        total[h] = sum_of_row(total[h])
    store(o, total, out, head, row, thread)
    ### END SOLUTION


# %% nbgrader={"grade": true, "grade_id": "online-softmax-check", "locked": true, "points": 3, "schema_version": 3, "solution": false, "task": false}
harness.check("online-softmax", online_softmax).points

# %% [markdown]
# The next cell is for the pictures and the experiments that follow: `attention` is the result in
# float64, and `small` launches a kernel on a small example. Run it as it is.

# %%
SCALE = np.float32(np.log2(np.e) / np.sqrt(DIM))


def attention(q, k, v, seen=None):
    """Return softmax(Q · Kᵀ / √dimension) · V in float64; `seen` marks each query's keys."""
    q, k, v = (x.astype(np.float64) for x in (q, k, v))
    s = q @ k.transpose(0, 2, 1) / np.sqrt(q.shape[2])
    if seen is not None:
        s = np.where(seen, s, -np.inf)
    weights = np.exp(s - s.max(axis=2, keepdims=True))
    return weights / weights.sum(axis=2, keepdims=True) @ v


def small(gpu, kernel, queries, keys, threads, shared_bytes, sizes=None, rows=ROWS, trace=False):
    """Return the run of a block and head, its result (rounded), and the right result."""
    random = np.random.default_rng(9)
    q, k, v = (random.standard_normal((1, n, DIM)).astype(BF16) for n in (queries, keys, keys))
    maps = [
        harness.TensorMap.tiled(gpu.to_device(x), (1, box, DIM), swizzle="128B")
        for x, box in ((q, rows), (k, ROWS), (v, ROWS))
    ]
    out = gpu.to_device(np.zeros((1, queries, DIM), BF16))
    sizes = (keys // ROWS,) if sizes is None else sizes
    args = (*maps, out, *sizes, SCALE)
    run = gpu.launch(kernel, 1, threads, args, shared_bytes=shared_bytes, trace=trace)
    got, right = out.copy_to_host().astype(np.float64), attention(q, k, v)
    # P and O are rounded: a difference of that size counts as equal.
    return run, np.where(np.abs(got - right) < 0.01 + abs(right) / 100, right, got), right


ONE_STAGE = 3 * TILE_BYTES + 8

# %% [markdown]
# ## A ring for each operand
#
# Your kernel is right now, and this section makes it faster. In exercise 2 the copies of a tile
# begin only when the products of the previous tile have ended. With a ring, the next tiles are in
# flight meanwhile, and with a separate producer no consumer has to stop to issue loads. You built
# both in `08_gemm`. One thing is new: **K and V are not released at the same time.**
#
# | | waited for | read by | released |
# | --- | --- | --- | --- |
# | K's tile | before the first product | `scores` | before the softmax |
# | V's tile | before the second product, after the softmax | `issue_pv` | after the softmax |
#
# With one barrier for both, the first product would wait for V, which is not needed yet, and K's
# stage would stay occupied during the whole softmax. Therefore there are two rings: `k_full` and
# `k_empty`, `v_full` and `v_empty`, each with two stages. Stage and phase are the same in both,
# because they advance together.
#
# ## Exercise 3: `two-rings` ({{points two-rings}})
#
# A block has 256 threads: the consumer, and a warpgroup whose thread 128 is the producer. The
# barriers are already initialized: each *full* barrier expects one arrival, each *empty* barrier
# 128, one from every consumer thread. Q is loaded once, and has its own barrier. The barriers
# follow the tiles in shared memory: `K_FULL + 8 * stage` and so on are their offsets from `base`.
# Let both rings run ahead as far as they allow.
#
# Your step of exercise 2 is the function `softmax_step(s, o, top, total, scale)` from here on. The
# end of the kernel, which adds the four parts of each sum and stores O, is `finish(o, total, out,
# head, row, thread)`.
#
# *Correct* gives {{points two-rings correct}}. *Synchronized* gives
# {{worth two-rings synchronized}}: no hazard, and both rings with all of their loads in flight. The
# check does not judge the order of the table: look for it in the timeline below the check.
#
# {{hints two-rings}}

# %% tags=["needed-by-answers"]
from harness.course.parts.attention import finish, softmax_step

STAGES = 2
K_AT = TILE_BYTES  # after Q: two stages of K, two of V, and the barriers
V_AT = K_AT + STAGES * TILE_BYTES
Q_FULL = V_AT + STAGES * TILE_BYTES
K_FULL, K_EMPTY = Q_FULL + 8, Q_FULL + 8 + 8 * STAGES
V_FULL, V_EMPTY = K_EMPTY + 8 * STAGES, K_EMPTY + 16 * STAGES


@cuda.jit(device=True)
def advance(stage, phase):
    """Return the next stage and its parity, which flips when the ring wraps."""
    return (0, phase ^ 1) if stage == STAGES - 1 else (stage + 1, phase)


@cuda.jit(device=True)
def init_barriers(bars, consumers):
    """Initialize all barriers: Q's, and K's and V's of each stage; called by a single thread."""
    ptx.mbarrier_init(bars, 1)
    for s in range(STAGES):
        for full in (bars + 8 + 8 * s, bars + 8 + 8 * (2 * STAGES + s)):
            empty = full + 8 * STAGES
            ptx.mbarrier_init(full, 1)
            ptx.mbarrier_init(empty, consumers)
    ptx.fence_mbarrier_init()


# %% nbgrader={"grade": false, "grade_id": "two-rings-kernel", "locked": false, "schema_version": 3, "solution": true, "task": false}
@cuda.jit
def two_rings(q, k, v, out, tiles, scale):
    shared = cuda.shared.array(0, np.uint8, 1024)
    base = ptx.shared_address(shared)
    thread, head, row = cuda.threadIdx.x, cuda.blockIdx.y, cuda.blockIdx.x * ROWS
    if thread == 0:
        init_barriers(base + Q_FULL, 128)
    cuda.syncthreads()
    stage, phase = 0, 0
    if thread >= 128:
        # The producer: thread 128 loads Q (given), and each tile's K and V when there is room.
        if thread == 128:
            ptx.mbarrier_arrive_expect_tx(base + Q_FULL, TILE_BYTES)
            load(base, q, row, head, base + Q_FULL)
            ### BEGIN SOLUTION
            for n in range(tiles):
                ptx.mbarrier_wait_parity(base + K_EMPTY + 8 * stage, phase ^ 1)
                bar = base + K_FULL + 8 * stage
                ptx.mbarrier_arrive_expect_tx(bar, TILE_BYTES)
                load(base + K_AT + stage * TILE_BYTES, k, n * ROWS, head, bar)
                ptx.mbarrier_wait_parity(base + V_EMPTY + 8 * stage, phase ^ 1)
                bar = base + V_FULL + 8 * stage
                ptx.mbarrier_arrive_expect_tx(bar, TILE_BYTES)
                load(base + V_AT + stage * TILE_BYTES, v, n * ROWS, head, bar)
                stage, phase = advance(stage, phase)
            ### END SOLUTION
    else:
        s = cuda.local.array(32, np.float32)
        o = cuda.local.array(32, np.float32)
        p = cuda.local.array(16, np.uint32)
        top = cuda.local.array(2, np.float32)
        total = cuda.local.array(2, np.float32)
        reset_state(o, top, total)
        ptx.mbarrier_wait_parity(base + Q_FULL, 0)
        # The consumer: for each tile the two products, and the step between them.
        ### BEGIN SOLUTION
        for n in range(tiles):
            ptx.mbarrier_wait_parity(base + K_FULL + 8 * stage, phase)
            scores(s, base, base + K_AT + stage * TILE_BYTES)
            ptx.wgmma_wait_group(0)
            ptx.mbarrier_arrive(base + K_EMPTY + 8 * stage)
            softmax_step(s, o, top, total, scale)
            ptx.mbarrier_wait_parity(base + V_FULL + 8 * stage, phase)
            issue_pv(o, p, s, base + V_AT + stage * TILE_BYTES)
            ptx.wgmma_wait_group(0)
            ptx.mbarrier_arrive(base + V_EMPTY + 8 * stage)
            stage, phase = advance(stage, phase)
        finish(o, total, out, head, row, thread)
        ### END SOLUTION


# %% nbgrader={"grade": true, "grade_id": "two-rings-check", "locked": true, "points": 3, "schema_version": 3, "solution": false, "task": false}
harness.check("two-rings", two_rings).points

# %% [markdown]
# Look at your rings at work: five tiles through two stages each. `k 2` is the third tile of K. When
# does its copy begin, and when that of `v 2`?

# %%
RING_BYTES = V_EMPTY + 8 * STAGES


def watched(kernel, queries, threads, shared_bytes=RING_BYTES, rows=ROWS):
    """Return the traced run of a block with 320 keys, or the error if it cannot finish."""
    try:
        run, got, right = small(
            emulator, kernel, queries, 320, threads, shared_bytes, rows=rows, trace=True
        )
    except (harness.KernelHung, harness.KernelFault) as error:
        print(error)
        return error
    print("right:", np.array_equal(got, right))
    return run


views.timeline(watched(two_rings, 64, 256))

# %% [markdown]
# ## The mask
#
# In a language model a query must not see the keys that come after it: query i sees keys 0 to i.
# That is the **causal** mask. A score that must not count becomes -inf, and its weight 0.
#
# Two things follow:
#
# - **Most tiles need no mask.** For one tile of Q, the tiles of K before the diagonal are fully
#   visible, and the tiles after it are fully masked. Skip the second kind: that saves half of the
#   work. So only the tile on the diagonal needs a mask. (Without a causal mask, it is the last tile
#   that needs one if the length is not a multiple of 64: TMA fills the missing keys with zeros, and
#   a score of 0 still gets a positive weight. With the causal mask, no query can see those keys
#   anyway.)
# - **-inf minus -inf is not a number.** A row that has not seen any key yet has the largest score
#   -inf. If the first tile that it meets is masked entirely, the step computes -inf - (-inf).
#   Several libraries had that bug
#   ([flashinfer-ai/flashinfer#4401](https://github.com/flashinfer-ai/flashinfer/issues/4401) fixed
#   it in August 2026, in three places). It cannot happen if you begin with tile 0, where every
#   query sees key 0.
#
# ## Exercise 4: `causal-mask` ({{points causal-mask}})
#
# One warpgroup (128 threads) and one stage again, as in exercise 2, and any `length` of queries
# and keys. Compute how many tiles of K the block has to process, and mask the scores before the
# step. `ptx.wgmma_row(thread, i)` and `ptx.wgmma_column(thread, i)` are the position of `s[i]` in
# its tile.
#
# The verdict does not check whether you skip the tiles that no query sees. At long lengths they
# are nearly half of the work, as the cell after the check shows.
#
# *Correct* gives {{points causal-mask correct}} and *synchronized* gives {{worth causal-mask synchronized}}.
#
# {{hints causal-mask}}


# %% nbgrader={"grade": false, "grade_id": "causal-mask-kernel", "locked": false, "schema_version": 3, "solution": true, "task": false}
@cuda.jit
def causal_mask(q, k, v, out, length, scale):
    shared = cuda.shared.array(0, np.uint8, 1024)
    at_q = ptx.shared_address(shared)
    at_k, at_v, bar = at_q + TILE_BYTES, at_q + 2 * TILE_BYTES, at_q + 3 * TILE_BYTES
    thread, head, row = cuda.threadIdx.x, cuda.blockIdx.y, cuda.blockIdx.x * ROWS
    s = cuda.local.array(32, np.float32)
    o = cuda.local.array(32, np.float32)
    p = cuda.local.array(16, np.uint32)
    top = cuda.local.array(2, np.float32)
    total = cuda.local.array(2, np.float32)
    if thread == 0:
        ptx.mbarrier_init(bar, 1)
        ptx.fence_mbarrier_init()
    cuda.syncthreads()
    reset_state(o, top, total)

    # How many tiles of K do the queries of this block see?
    tiles = 0
    ### BEGIN SOLUTION
    tiles = (min(length, row + ROWS) + ROWS - 1) // ROWS
    ### END SOLUTION

    for n in range(tiles):
        if thread == 0:
            ptx.mbarrier_arrive_expect_tx(bar, (3 if n == 0 else 2) * TILE_BYTES)
            if n == 0:
                load(at_q, q, row, head, bar)
            load(at_k, k, n * ROWS, head, bar)
            load(at_v, v, n * ROWS, head, bar)
        ptx.mbarrier_wait_parity(bar, n & 1)
        scores(s, at_q, at_k)
        ptx.wgmma_wait_group(0)

        # Masked scores become NEG_INF.
        ### BEGIN SOLUTION
        for i in ptx.unrolled(32):
            query = row + ptx.wgmma_row(thread, i)
            key = n * ROWS + ptx.wgmma_column(thread, i)
            if key > query or key >= length:
                s[i] = NEG_INF
        ### END SOLUTION

        softmax_step(s, o, top, total, scale)
        issue_pv(o, p, s, at_v)
        ptx.wgmma_wait_group(0)
        cuda.syncthreads()
    finish(o, total, out, head, row, thread)


# %% nbgrader={"grade": true, "grade_id": "causal-mask-check", "locked": true, "points": 2, "schema_version": 3, "solution": false, "task": false}
harness.check("causal-mask", causal_mask).points

# %% [markdown]
# ### Predict, then run
#
# 16384 queries and keys, tiles of 128 queries and 128 keys. What fraction of all tiles is left
# with the causal mask? And with 1024?

# %%
predictions = {16384: "...", 1024: "..."}  # length: your fraction of the tiles

for length, prediction in predictions.items():
    tiles = length // 128
    seen = sum(row + 1 for row in range(tiles))
    print(f"{length}: {seen} of {tiles * tiles} tiles, {seen / tiles**2:.3f} of the work;", end=" ")
    print("predicted:", prediction)

# %% [markdown]
# The blocks no longer have equal work: the last queries see all keys, the first ones a single tile.
# If the long ones start last, the GPU waits for them with most of its SMs idle. Hence **the longest
# first**. It matters: in our log, one block per tile, longest first, reached 1.004 of cuDNN, while
# 132 persistent blocks that each take every 132nd tile reached only 0.855.
#
# ## Case study: results on their way out
#
# The loop is right, the mask is right, and still an attention kernel on an H100 had up to 19% of
# its elements wrong ([tile-ai/TileOPs#1633](https://github.com/tile-ai/TileOPs/issues/1633), June
# 2026). Here is the end of a kernel like it, reduced: results are written to shared memory in one
# order, and read from it in a different one, so that the stores to global memory are wide. Read
# it, and find what is missing.


# %%
@cuda.jit
def results_through_shared(q, k, v, out, tiles, scale):
    shared = cuda.shared.array(0, np.uint8, 1024)
    results = cuda.shared.array((64, 32), np.uint32)
    at_q = ptx.shared_address(shared)
    at_k, at_v, bar = at_q + TILE_BYTES, at_q + 2 * TILE_BYTES, at_q + 3 * TILE_BYTES
    thread = cuda.threadIdx.x
    s = cuda.local.array(32, np.float32)
    o = cuda.local.array(32, np.float32)
    p = cuda.local.array(16, np.uint32)
    top = cuda.local.array(2, np.float32)
    total = cuda.local.array(2, np.float32)
    if thread == 0:
        ptx.mbarrier_init(bar, 1)
        ptx.fence_mbarrier_init()
        ptx.mbarrier_arrive_expect_tx(bar, 3 * TILE_BYTES)
        load(at_q, q, 0, 0, bar)
        load(at_k, k, 0, 0, bar)
        load(at_v, v, 0, 0, bar)
    cuda.syncthreads()
    reset_state(o, top, total)
    ptx.mbarrier_wait_parity(bar, 0)
    scores(s, at_q, at_k)
    ptx.wgmma_wait_group(0)
    softmax_step(s, o, top, total, scale)
    issue_pv(o, p, s, at_v)
    ptx.wgmma_wait_group(0)
    for h in ptx.unrolled(2):
        share = np.float32(1) / sum_of_row(total[h])
        for j in ptx.unrolled(8):
            i = 4 * j + 2 * h
            r, column = ptx.wgmma_row(thread, i), ptx.wgmma_column(thread, i) // 2
            results[r, column] = ptx.cvt_rn_bf16x2_f32(o[i + 1] * share, o[i] * share)
    pairs = out.view(np.uint32)
    for i in range(thread, 64 * 32, 128):
        pairs[0, i // 32, i % 32] = results[i // 32, i % 32]


def attempt_through_shared(gpu):
    return small(gpu, results_through_shared, 64, 64, 128, ONE_STAGE)


harness.break_it("09_attention/results-through-shared", attempt_through_shared)

# %% [markdown]
# <details><summary>What is missing</summary>
#
# A barrier between the two loops. Each warp writes 16 rows, but then reads rows from all four
# warps' parts. The four warps of a warpgroup have just finished the same product, so they write at
# nearly the same time, and nearly always the results are there when they are read. According to the
# report, the original needed a named barrier around the round trip, and the kernel's sibling had
# one already. A named barrier for the 128 threads is right here, too: <code>ptx.bar_sync(1,
# 128)</code>.
#
# </details>
#
# ## Taking turns: ping-pong scheduling
#
# This is the most elegant idea of the lab, and it is easy to be wrong by one turn. Read it with a
# pencil.
#
# Rung 3 has two consumers with 64 queries each. While one of them multiplies, the other may compute
# its softmax. But nothing enforces that. It can just as well happen that both use the Tensor Cores
# at the same time, so that each gets half of them, and that both then compute their softmax while
# the Tensor Cores are idle.
#
# Rung 4 enforces it. In each iteration a warpgroup issues two products together: the **scores of
# the next tile**, and the **values of the current one**. Then it passes the turn to the other
# warpgroup, waits for its products, and computes its softmax while the other's products run. This
# is the plan (FlashAttention-3 calls it *ping-pong*):

# %%
views.planned_turns()

# %% [markdown]
# Two gaps remain: at the beginning and end of a tile of queries, when there is no partner to fill
# in, and whenever the softmax takes longer than the partner's products.
#
# The turn is passed with the block's **named barriers**. `ptx.bar_sync(number, 256)` arrives and
# waits until 256 threads have arrived; `ptx.bar_arrive(number, 256)` arrives and goes on. Consumer
# `mine` (0 or 1) waits for its turn at barrier `TURN + mine` with its own 128 threads, and is
# released by the 128 arrivals of the other one. The first turns look like this, if consumer 0
# begins (`->` completes a barrier):
#
# ```
#   consumer 0                          consumer 1
#                         <-----------  bar_arrive(TURN): passes the first turn
#   bar_sync(TURN): its turn            waits at TURN + 1
#   issues two products                 waits at TURN + 1
#   bar_arrive(TURN + 1)  ----------->  bar_sync(TURN + 1): its turn
#   softmax                             issues two products
#   bar_sync(TURN)        <-----------  bar_arrive(TURN)
#   issues two products                 softmax
# ```
#
# ### Predict, then run
#
# Both consumers wait for their turn before anything has happened. Which one begins?
#
# <details><summary>Answer</summary>
#
# Neither, unless one of them passes the first turn: consumer 1 arrives at barrier
# <code>TURN</code> once, before the loop. Forgetting this is the most frequent mistake.
#
# </details>
#
# ## Exercise 5: `taking-turns` ({{points taking-turns}})
#
# A block has 384 threads: two consumers, and a producer. `produce` is your producer from exercise
# 3, extended to 128 queries. The consumer loop is rung 4's. It computes the scores of the first
# tile before the loop, and the product with V of the last tile after it; in between, `s` and `p`
# belong to different tiles. That is why `issue_pv` is now two functions: `pack(p, s)` rounds S into
# p, and `issue_packed_pv(o, p, at_v)` issues the product. Two places are left for you: decide who
# goes first, and write what a consumer does during its turn.
#
# `wgmma_wait_group(1)` waits only for the scores, because they are the older of two groups.
#
# *Correct* gives {{points taking-turns correct}}. *Synchronized* gives {{worth taking-turns synchronized}}: no hazard, and products that are issued in turns.
#
# {{hints taking-turns}}

# %% tags=["needed-by-answers"]
from harness.course.parts.attention import issue_packed_pv, pack, produce

TURN = 2  # and 3: the numbers of the barriers at which consumer 0 and consumer 1 wait
Q_BYTES = 128 * DIM * 2  # 128 queries: 64 for each consumer
MORE = Q_BYTES - TILE_BYTES  # offset of K, V and the barriers compared with exercise 3


# %% nbgrader={"grade": false, "grade_id": "taking-turns-kernel", "locked": false, "schema_version": 3, "solution": true, "task": false}
@cuda.jit
def taking_turns(q, k, v, out, tiles, scale):
    shared = cuda.shared.array(0, np.uint8, 1024)
    base = ptx.shared_address(shared)
    head, row = cuda.blockIdx.y, cuda.blockIdx.x * 128
    mine, thread = cuda.threadIdx.x // 128, cuda.threadIdx.x % 128
    if cuda.threadIdx.x == 0:
        init_barriers(base + MORE + Q_FULL, 256)
    cuda.syncthreads()
    if mine == 2:
        if thread == 0:
            produce(base, q, k, v, row, head, tiles)
    else:
        s = cuda.local.array(32, np.float32)
        o = cuda.local.array(32, np.float32)
        p = cuda.local.array(16, np.uint32)
        top = cuda.local.array(2, np.float32)
        total = cuda.local.array(2, np.float32)
        at_q, at_k, at_v = base + mine * TILE_BYTES, base + MORE + K_AT, base + MORE + V_AT
        k_full, v_full = base + MORE + K_FULL, base + MORE + V_FULL
        k_empty, v_empty = base + MORE + K_EMPTY, base + MORE + V_EMPTY
        reset_state(o, top, total)
        ptx.mbarrier_wait_parity(base + MORE + Q_FULL, 0)
        ptx.mbarrier_wait_parity(k_full, 0)
        scores(s, at_q, at_k)  # of the first tile: before the turns begin
        ptx.wgmma_wait_group(0)
        ptx.mbarrier_arrive(k_empty)
        softmax_step(s, o, top, total, scale)
        pack(p, s)

        # Which consumer has the first turn?
        ### BEGIN SOLUTION
        if mine == 1:
            ptx.bar_arrive(TURN, 256)
        ### END SOLUTION

        stage, phase = 0, 0
        for n in range(1, tiles):
            k_stage, k_phase = advance(stage, phase)
            ptx.mbarrier_wait_parity(k_full + 8 * k_stage, k_phase)
            ptx.mbarrier_wait_parity(v_full + 8 * stage, phase)

            # Wait for the turn; issue the scores of the next tile, at at_k + k_stage * TILE_BYTES,
            # and issue_packed_pv of this one, at at_v + stage * TILE_BYTES; pass the turn on.
            ### BEGIN SOLUTION
            ptx.bar_sync(TURN + mine, 256)
            scores(s, at_q, at_k + k_stage * TILE_BYTES)
            issue_packed_pv(o, p, at_v + stage * TILE_BYTES)
            ptx.bar_arrive(TURN + 1 - mine, 256)
            ### END SOLUTION

            ptx.wgmma_wait_group(1)
            ptx.mbarrier_arrive(k_empty + 8 * k_stage)
            ptx.wgmma_wait_group(0)
            ptx.mbarrier_arrive(v_empty + 8 * stage)
            softmax_step(s, o, top, total, scale)
            pack(p, s)
            stage, phase = k_stage, k_phase
        ptx.mbarrier_wait_parity(v_full + 8 * stage, phase)
        ptx.wgmma_fence()
        issue_packed_pv(o, p, at_v + stage * TILE_BYTES)
        ptx.wgmma_wait_group(0)
        finish(o, total, out, head, row + 64 * mine, thread)


# %% nbgrader={"grade": true, "grade_id": "taking-turns-check", "locked": true, "points": 2, "schema_version": 3, "solution": false, "task": false}
harness.check("taking-turns", taking_turns).points

# %% [markdown]
# Which warpgroup does what, and when? On the emulator the order of events is real, and the
# durations are not.

# %%
views.timeline(watched(taking_turns, 128, 384, RING_BYTES + MORE, rows=128))

# %% [markdown]
# And this is what an H200 measured: the two consumers of the challenge below, with turns and
# without, from timestamps in the kernel. A bar is the products of one iteration, from their issue
# to the end of the wait for them; between its bars a warpgroup computes its softmax. Predict: in
# which of the two do the bars of the warpgroups overlap?

# %%
views.turns()

# %% [markdown]
# With turns, the products of one consumer run while the other computes its softmax. They hardly
# ever run alongside the other's products. So they have the Tensor Cores to themselves, and complete
# in about six tenths of the time. Without turns, both multiply at the same time, and then both
# compute. The figure "neither" counts the time in which no product was in flight: at the start and
# the end of a tile of queries, and while the timestamps are written. (Neither kernel is as fast as
# without them.)
#
# Turns do not always pay off. For example, a tile of exercise 5 has half the dimension. Repeat the
# estimate from the beginning of this lab with a dimension of 64: the exponentials take as long as
# the products, so neither unit is the bottleneck. (The speed of exercise 5 was not recorded.)

# %% [markdown]
# ## Break it: the factor forgotten
#
# Three kernels of this lab follow, each with one mistake. In the first, the loop of exercise 2, one
# line is missing: O is not multiplied by the factor, only the sum is. Predict: is there a hazard?
# How often is the result wrong?


# %%
@cuda.jit
def factor_forgotten(q, k, v, out, tiles, scale):
    shared = cuda.shared.array(0, np.uint8, 1024)
    at_q = ptx.shared_address(shared)
    at_k, at_v, bar = at_q + TILE_BYTES, at_q + 2 * TILE_BYTES, at_q + 3 * TILE_BYTES
    thread = cuda.threadIdx.x
    s = cuda.local.array(32, np.float32)
    o = cuda.local.array(32, np.float32)
    p = cuda.local.array(16, np.uint32)
    top = cuda.local.array(2, np.float32)
    total = cuda.local.array(2, np.float32)
    if thread == 0:
        ptx.mbarrier_init(bar, 1)
        ptx.fence_mbarrier_init()
    cuda.syncthreads()
    reset_state(o, top, total)
    for n in range(tiles):
        if thread == 0:
            ptx.mbarrier_arrive_expect_tx(bar, (3 if n == 0 else 2) * TILE_BYTES)
            if n == 0:
                load(at_q, q, 0, 0, bar)
            load(at_k, k, n * ROWS, 0, bar)
            load(at_v, v, n * ROWS, 0, bar)
        ptx.mbarrier_wait_parity(bar, n & 1)
        scores(s, at_q, at_k)
        ptx.wgmma_wait_group(0)
        for h in ptx.unrolled(2):
            new = top[h]
            for j in ptx.unrolled(8):
                new = ptx.max_f32(new, ptx.max_f32(s[4 * j + 2 * h], s[4 * j + 2 * h + 1]))
            new = largest_of_row(new)
            total[h] *= ptx.ex2_approx_ftz_f32((top[h] - new) * scale)
            top[h] = new
            for j in ptx.unrolled(8):
                for e in ptx.unrolled(2):
                    i = 4 * j + 2 * h + e
                    s[i] = ptx.ex2_approx_ftz_f32((s[i] - new) * scale)
                    total[h] += s[i]
        issue_pv(o, p, s, at_v)
        ptx.wgmma_wait_group(0)
        cuda.syncthreads()
    finish(o, total, out, 0, 0, thread)


def attempt_forgotten(gpu):
    return small(gpu, factor_forgotten, 64, 192, 128, ONE_STAGE)


harness.break_it("09_attention/factor-forgotten", attempt_forgotten)

# %% [markdown]
# There is no hazard, because every access is ordered. It is a mistake in the arithmetic, and only
# values can show it. Note *which* values: if the first tile contains the largest score of every
# row, the factor is always 1, and the kernel is right. The test data decide: scores that are all
# small, or keys that become less and less important, hide this bug. (The checks of this lab draw
# rows of very different size.)
#
# ## Break it: released before the second product
#
# This is the consumer of exercise 3 with one change. To save an arrival, it releases K and V
# together, right after `scores`. Predict: what does the emulator report, and at which line? How
# often will an H200 be wrong in 20 runs?


# %%
@cuda.jit
def release_both_early(q, k, v, out, tiles, scale):
    shared = cuda.shared.array(0, np.uint8, 1024)
    base = ptx.shared_address(shared)
    thread = cuda.threadIdx.x
    if thread == 0:
        init_barriers(base + Q_FULL, 128)
    cuda.syncthreads()
    stage, phase = 0, 0
    if thread >= 128:
        if thread == 128:
            ptx.mbarrier_arrive_expect_tx(base + Q_FULL, TILE_BYTES)
            load(base, q, 0, 0, base + Q_FULL)
            for n in range(tiles):
                ptx.mbarrier_wait_parity(base + K_EMPTY + 8 * stage, phase ^ 1)
                bar = base + K_FULL + 8 * stage
                ptx.mbarrier_arrive_expect_tx(bar, TILE_BYTES)
                load(base + K_AT + stage * TILE_BYTES, k, n * ROWS, 0, bar)
                bar = base + V_FULL + 8 * stage
                ptx.mbarrier_arrive_expect_tx(bar, TILE_BYTES)
                load(base + V_AT + stage * TILE_BYTES, v, n * ROWS, 0, bar)
                stage, phase = advance(stage, phase)
    else:
        s = cuda.local.array(32, np.float32)
        o = cuda.local.array(32, np.float32)
        p = cuda.local.array(16, np.uint32)
        top = cuda.local.array(2, np.float32)
        total = cuda.local.array(2, np.float32)
        reset_state(o, top, total)
        ptx.mbarrier_wait_parity(base + Q_FULL, 0)
        for n in range(tiles):
            ptx.mbarrier_wait_parity(base + K_FULL + 8 * stage, phase)
            ptx.mbarrier_wait_parity(base + V_FULL + 8 * stage, phase)
            scores(s, base, base + K_AT + stage * TILE_BYTES)
            ptx.wgmma_wait_group(0)
            ptx.mbarrier_arrive(base + K_EMPTY + 8 * stage)
            softmax_step(s, o, top, total, scale)
            issue_pv(o, p, s, base + V_AT + stage * TILE_BYTES)
            ptx.wgmma_wait_group(0)
            stage, phase = advance(stage, phase)
        finish(o, total, out, 0, 0, thread)


def attempt_early_release(gpu):
    return small(gpu, release_both_early, 64, 512, 256, RING_BYTES)


harness.break_it("09_attention/released-before-the-second-product", attempt_early_release)

# %% [markdown]
# The next V is copied while the softmax runs. If the copy is faster, it overwrites a V that has
# not been multiplied yet. On the H200, {{outcome 09_attention/released-before-the-second-product}}.
#
# ## Break it: a turn left over
#
# Here the two consumers do not share a tile of queries. Each takes every second tile, and they
# alternate tile by tile. At the end one turn is left over: consumer 1 has passed a turn that nobody
# took. So consumer 0 takes it, to leave the barrier clean for the next use. With two tiles that is
# right. Predict: what happens with three?


# %%
@cuda.jit
def turn_left_over(q, k, v, out, tiles, scale):
    shared = cuda.shared.array(0, np.uint8, 1024)
    at_k = ptx.shared_address(shared)
    mine, thread = cuda.threadIdx.x // 128, cuda.threadIdx.x % 128
    at_v, at_q, bars = at_k + TILE_BYTES, at_k + (2 + mine) * TILE_BYTES, at_k + 4 * TILE_BYTES
    s = cuda.local.array(32, np.float32)
    o = cuda.local.array(32, np.float32)
    p = cuda.local.array(16, np.uint32)
    top = cuda.local.array(2, np.float32)
    total = cuda.local.array(2, np.float32)
    if cuda.threadIdx.x == 0:
        for i in range(3):
            ptx.mbarrier_init(bars + 8 * i, 1)
        ptx.fence_mbarrier_init()
        ptx.mbarrier_arrive_expect_tx(bars, 2 * TILE_BYTES)
        load(at_k, k, 0, 0, bars)
        load(at_v, v, 0, 0, bars)
    cuda.syncthreads()
    ptx.mbarrier_wait_parity(bars, 0)
    if mine == 1:
        ptx.bar_arrive(TURN, 256)
    phase = 0
    for t in range(mine, tiles, 2):
        bar = bars + 8 + 8 * mine
        if thread == 0:
            ptx.mbarrier_arrive_expect_tx(bar, TILE_BYTES)
            load(at_q, q, t * ROWS, 0, bar)
        reset_state(o, top, total)
        ptx.mbarrier_wait_parity(bar, phase)
        phase ^= 1
        ptx.bar_sync(TURN + mine, 256)
        scores(s, at_q, at_k)
        ptx.wgmma_wait_group(0)
        ptx.bar_arrive(TURN + 1 - mine, 256)
        softmax_step(s, o, top, total, scale)
        issue_pv(o, p, s, at_v)
        ptx.wgmma_wait_group(0)
        finish(o, total, out, 0, t * ROWS, thread)
    if mine == 0:
        ptx.bar_sync(TURN, 256)


def attempt_turns(gpu, tiles=3):
    return small(gpu, turn_left_over, 64 * tiles, 64, 256, 4 * TILE_BYTES + 24, sizes=(tiles,))


run, got, right = attempt_turns(gpu, tiles=2)
print("with two tiles right:", np.array_equal(got, right))
harness.break_it("09_attention/turn-left-over", attempt_turns)

# %% [markdown]
# Count the arrivals at barrier `TURN`. With two tiles consumer 1 arrives twice: before the loop,
# and after its tile. Consumer 0 waits twice: for its tile, and at the end. With three tiles
# consumer 0 has two tiles, so it waits three times, and consumer 1 still arrives twice. If you
# only try even numbers, this kernel is always right.
#
# In exercise 5 a turn is left over, too: consumer 1 passes `tiles` turns, and consumer 0 takes
# `tiles - 1`. It does no harm there, because the block ends. In a persistent kernel, which goes on
# to the next tile of queries, it would be wrong to pass the first turn again. With a causal
# mask and a tile of queries each, the two consumers also have *different* numbers of tiles: that
# is why rung 4 lets both go through as many as the longer one needs.
#
# ## The challenge: `attention-fast` ({{points attention-fast}})
#
# Start from exercise 5, keep it right, and change one thing at a time. Each rung counts, so you do
# not have to reach the last one.
#
# Write the fastest attention that you can: dimension 128, no mask, any lengths. *Correct* gives {{points attention-fast correct}}
# and *synchronized* {{worth attention-fast synchronized}}. *Fast* gives up to {{worth attention-fast fast}}, according to this ladder, at 16 heads of
# 8192 queries and keys, timed alternately with cuDNN. This needs a Hopper GPU, cuDNN and its
# frontend: in the clone, `pip install '.[hopper]'`.
#
# | fraction of cuDNN | {{fractions attention-fast}} |
# | --- | {{columns attention-fast}} |
# | points | {{rungs attention-fast}} |
#
# Anything not measured never counts as a failure. `python -m harness bench --only attention`
# measures the repository's own kernel; without a Hopper GPU it shows what was measured on one.
#
# The kernel is `attention_fast(q, k, v, out, to_out, heads, length_q, length_k, scale)`. `out` is
# the array and `to_out` a tensor map over it: use either. The number of blocks is given: 132 when
# the kernel is timed, and 1 or 2 in grading. Tiles are counted head by head, 128 queries each.
# Your plan decides the block, the shared memory, and the boxes and swizzles.
#
# Compared with exercise 5, this is new:
#
# - A head of dimension 128 is stored as **two panels of 64 columns**, one after the other in shared
#   memory, because the 128B swizzle spans 64: two copies per tile, and the descriptor of V contains
#   the distance to the second panel, `ptx.wgmma_descriptor(at, "128B", HALF, 1024)`. (`HALF` is
#   `WIDE * 128`, below. Use the name: an expression such as `WIDE * 128` inside the kernel is not a
#   constant.)
# - Wider tiles of K mean fewer steps: 64 queries by 160 keys are 80 scores per thread, and O is 64
#   more. `setmaxnreg` provides the registers: 24 for the producer, 240 for the consumers. (As in
#   `08_gemm`: 384 threads have 168 registers each, and 24 + 2 · 240 = 3 · 168.)
# - Lengths are not multiples of the tile: begin with the **last** tile of K and mask only that
#   one.
# - The compiler may move `wgmma_wait_group` past code that does not depend on it:
#   `ptx.wgmma_wait_group_for(n, acc, count)` names the accumulators that the wait protects.
#
# {{hints attention-fast}}

# %% nbgrader={"grade": false, "grade_id": "attention-fast-kernel", "locked": false, "schema_version": 3, "solution": true, "task": false}
WIDE = 160  # rows of a tile of K and of V
OF_S, OF_P = WIDE // 2, WIDE // 4  # a thread's elements of S, and its pairs of P
Q_TILE, KV_TILE = 128 * 128 * 2, WIDE * 128 * 2  # bytes
HALF = KV_TILE // 2  # a tile's first 64 columns; the others follow
KS, VS = Q_TILE, Q_TILE + STAGES * KV_TILE
BARS = VS + STAGES * KV_TILE  # Q full, Q empty; then K's full and empty ones, and V's


def attention_fast_plan(shape):
    return {
        "block": 384,
        "cluster": 1,
        "shared_bytes": BARS + 16 + 32 * STAGES,
        "q": {"box": (1, 128, 64), "swizzle": "128B"},
        "k": {"box": (1, WIDE, 64), "swizzle": "128B"},
        "v": {"box": (1, WIDE, 64), "swizzle": "128B"},
        "to_out": {"box": (1, 64, 64), "swizzle": "128B"},
    }


### BEGIN SOLUTION
K_BARS, V_BARS = BARS + 16, BARS + 16 + 16 * STAGES  # full ones, followed by the empty ones


@cuda.jit(device=True)
def load_wide(to, tensor, rows, row, head, bar):
    """Load a tile of 128 columns as two boxes."""
    for c in ptx.unrolled(2):
        ptx.cp_async_bulk_tensor_3d_global_to_shared(
            to + c * rows * 128, tensor, 64 * c, row, head, bar
        )


@cuda.jit(device=True)
def bring(base, q, k, v, t, tiles_q, tiles_k, stage, phase, q_phase):
    """Produce for tile t: load Q, and all K and V of its head, the last rows first."""
    head = np.int32(np.uint32(t) // np.uint32(tiles_q))
    row = (np.int32(t) - head * np.int32(tiles_q)) * 128
    ptx.mbarrier_wait_parity(base + BARS + 8, q_phase ^ 1)
    ptx.mbarrier_arrive_expect_tx(base + BARS, Q_TILE)
    load_wide(base, q, 128, row, head, base + BARS)
    for n in range(tiles_k - 1, -1, -1):
        bar = base + K_BARS + 8 * stage
        ptx.mbarrier_wait_parity(bar + 8 * STAGES, phase ^ 1)
        ptx.mbarrier_arrive_expect_tx(bar, KV_TILE)
        load_wide(base + KS + stage * KV_TILE, k, WIDE, n * WIDE, head, bar)
        bar = base + V_BARS + 8 * stage
        ptx.mbarrier_wait_parity(bar + 8 * STAGES, phase ^ 1)
        ptx.mbarrier_arrive_expect_tx(bar, KV_TILE)
        load_wide(base + VS + stage * KV_TILE, v, WIDE, n * WIDE, head, bar)
        stage, phase = advance(stage, phase)
    return stage, phase


@cuda.jit(device=True)
def wide_scores(s, at_q, at_k):
    """Issue S = Q · Kᵀ, 64 x 160, as a group."""
    ptx.wgmma_m64n160k16(s, ptx.wgmma_descriptor(at_q), ptx.wgmma_descriptor(at_k), 0)
    for i in ptx.unrolled(7):
        half, inside = (i + 1) // 4, 32 * ((i + 1) % 4)
        a = ptx.wgmma_descriptor(at_q + half * (128 * 128) + inside)
        b = ptx.wgmma_descriptor(at_k + half * HALF + inside)
        ptx.wgmma_m64n160k16(s, a, b)
    ptx.wgmma_commit_group()


@cuda.jit(device=True)
def wide_values(o, p, at_v):
    """Issue O += P · V, 64 x 128, as a group."""
    for i in ptx.unrolled(WIDE // 16):
        a = p[4 * i], p[4 * i + 1], p[4 * i + 2], p[4 * i + 3]
        b = ptx.wgmma_descriptor(at_v + 2048 * i, "128B", HALF, 1024)
        ptx.wgmma_m64n128k16(o, a, b, trans_b=1)
    ptx.wgmma_commit_group()


@cuda.jit(device=True)
def wide_step(s, p, top, total, scale):
    """Replace S by the weights, round them into p; return the factors of the two rows of O."""
    a0, b0, a1, b1 = top[0], s[1], top[1], s[3]
    for j in ptx.unrolled(WIDE // 8):
        a0, b0 = ptx.max_f32(a0, s[4 * j]), ptx.max_f32(b0, s[4 * j + 1])
        a1, b1 = ptx.max_f32(a1, s[4 * j + 2]), ptx.max_f32(b1, s[4 * j + 3])
    a0, a1 = largest_of_row(ptx.max_f32(a0, b0)), largest_of_row(ptx.max_f32(a1, b1))
    shift0, shift1 = a0 * scale, a1 * scale
    factor0 = ptx.ex2_approx_ftz_f32(top[0] * scale - shift0)
    factor1 = ptx.ex2_approx_ftz_f32(top[1] * scale - shift1)
    top[0], top[1] = a0, a1
    a0, b0, a1, b1 = total[0] * factor0, np.float32(0), total[1] * factor1, np.float32(0)
    for j in ptx.unrolled(WIDE // 8):
        s[4 * j] = ptx.ex2_approx_ftz_f32(s[4 * j] * scale - shift0)
        s[4 * j + 1] = ptx.ex2_approx_ftz_f32(s[4 * j + 1] * scale - shift0)
        s[4 * j + 2] = ptx.ex2_approx_ftz_f32(s[4 * j + 2] * scale - shift1)
        s[4 * j + 3] = ptx.ex2_approx_ftz_f32(s[4 * j + 3] * scale - shift1)
        a0, b0 = a0 + s[4 * j], b0 + s[4 * j + 1]
        a1, b1 = a1 + s[4 * j + 2], b1 + s[4 * j + 3]
    total[0], total[1] = a0 + b0, a1 + b1
    for i in ptx.unrolled(OF_P):
        p[i] = ptx.cvt_rn_bf16x2_f32(s[2 * i + 1], s[2 * i])
    return factor0, factor1


@cuda.jit(device=True)
def times(o, upper, lower):
    """Multiply the two rows of O, each by its factor."""
    for j in ptx.unrolled(16):
        for e in ptx.unrolled(2):
            o[4 * j + e] *= upper
            o[4 * j + 2 + e] *= lower


@cuda.jit(device=True)
def send(o, at, to_out, row, head, mine, thread):
    """Store 64 rows of O through the shared memory of Q, with TMA, which clips them."""
    lane = thread % 32
    line = at + (thread // 32 * 16 + lane % 16) * 128 + (((lane // 16) ^ (lane % 8)) << 4)
    ptx.bar_sync(4 + mine, 128)
    for x in ptx.unrolled(8):
        ptx.stmatrix_x4(
            (line ^ (32 * (x % 4))) + x // 4 * (128 * 128),
            ptx.cvt_rn_bf16x2_f32(o[8 * x + 1], o[8 * x]),
            ptx.cvt_rn_bf16x2_f32(o[8 * x + 3], o[8 * x + 2]),
            ptx.cvt_rn_bf16x2_f32(o[8 * x + 5], o[8 * x + 4]),
            ptx.cvt_rn_bf16x2_f32(o[8 * x + 7], o[8 * x + 6]),
        )
    ptx.fence_proxy_async_shared_cta()
    ptx.bar_sync(4 + mine, 128)
    if thread == 0:
        for c in ptx.unrolled(2):
            ptx.cp_async_bulk_tensor_3d_shared_to_global(
                to_out, 64 * c, row, head, at + c * (128 * 128)
            )
        ptx.cp_async_bulk_commit_group()
        ptx.cp_async_bulk_wait_group_read(0)


### END SOLUTION
@cuda.jit
def attention_fast(q, k, v, out, to_out, heads, length_q, length_k, scale):
    shared = cuda.shared.array(0, np.uint8, 1024)
    base = ptx.shared_address(shared)
    # Your kernel. You may change the constants above, too.
    ### BEGIN SOLUTION
    mine, thread = cuda.threadIdx.x // 128, cuda.threadIdx.x % 128
    tiles_q = np.int32(np.uint32(length_q + 127) // np.uint32(128))
    tiles_k = np.int32(np.uint32(length_k + WIDE - 1) // np.uint32(WIDE))
    if cuda.threadIdx.x == 0:
        ptx.mbarrier_init(base + BARS, 1)
        ptx.mbarrier_init(base + BARS + 8, 2)
        for i in range(STAGES):
            for bar in (base + K_BARS + 8 * i, base + V_BARS + 8 * i):
                ptx.mbarrier_init(bar, 1)
                ptx.mbarrier_init(bar + 8 * STAGES, 2)
        ptx.fence_mbarrier_init()
    cuda.syncthreads()
    stage, phase, q_phase, t = 0, 0, 0, np.int32(cuda.blockIdx.x)
    if mine == 2:
        ptx.setmaxnreg_dec(24)
        if thread == 0:
            while t < tiles_q * heads:
                stage, phase = bring(base, q, k, v, t, tiles_q, tiles_k, stage, phase, q_phase)
                q_phase ^= 1
                t += np.int32(cuda.gridDim.x)
    else:
        ptx.setmaxnreg_inc(240)
        s = cuda.local.array(OF_S, np.float32)
        o = cuda.local.array(64, np.float32)
        p = cuda.local.array(OF_P, np.uint32)
        top = cuda.local.array(2, np.float32)
        total = cuda.local.array(2, np.float32)
        at_q = base + mine * (64 * 128)
        if mine == 1:
            ptx.bar_arrive(TURN, 256)
        while t < tiles_q * heads:
            head = np.int32(np.uint32(t) // np.uint32(tiles_q))
            row = (t - head * tiles_q) * 128 + 64 * mine
            top[0] = top[1] = NEG_INF
            total[0] = total[1] = np.float32(0)
            for i in ptx.unrolled(64):
                o[i] = np.float32(0)
            ptx.mbarrier_wait_parity(base + BARS, q_phase)
            q_phase ^= 1
            ptx.mbarrier_wait_parity(base + K_BARS + 8 * stage, phase)
            ptx.wgmma_fence()
            wide_scores(s, at_q, base + KS + stage * KV_TILE)
            ptx.wgmma_wait_group_for(0, s, OF_S)
            if thread == 0:
                ptx.mbarrier_arrive(base + K_BARS + 8 * (STAGES + stage))
            width = length_k - (tiles_k - 1) * WIDE
            if width < WIDE:  # the last tile of K comes first here, and may be partial
                for i in ptx.unrolled(OF_S):
                    if ptx.wgmma_column(thread, i) >= width:
                        s[i] = NEG_INF
            wide_step(s, p, top, total, scale)
            for _ in range(1, tiles_k):
                k_stage, k_phase = advance(stage, phase)
                ptx.mbarrier_wait_parity(base + K_BARS + 8 * k_stage, k_phase)
                ptx.bar_sync(TURN + mine, 256)
                ptx.wgmma_fence()
                wide_scores(s, at_q, base + KS + k_stage * KV_TILE)
                ptx.mbarrier_wait_parity(base + V_BARS + 8 * stage, phase)
                wide_values(o, p, base + VS + stage * KV_TILE)
                ptx.bar_arrive(TURN + 1 - mine, 256)
                ptx.wgmma_wait_group_for(1, s, OF_S)
                if thread == 0:
                    ptx.mbarrier_arrive(base + K_BARS + 8 * (STAGES + k_stage))
                ptx.wgmma_wait_group_for(0, o, 64)
                if thread == 0:
                    ptx.mbarrier_arrive(base + V_BARS + 8 * (STAGES + stage))
                upper, lower = wide_step(s, p, top, total, scale)
                times(o, upper, lower)
                stage, phase = k_stage, k_phase
            ptx.mbarrier_wait_parity(base + V_BARS + 8 * stage, phase)
            ptx.wgmma_fence()
            wide_values(o, p, base + VS + stage * KV_TILE)
            ptx.wgmma_wait_group_for(0, o, 64)
            if thread == 0:
                ptx.mbarrier_arrive(base + V_BARS + 8 * (STAGES + stage))
            stage, phase = advance(stage, phase)
            upper, lower = sum_of_row(total[0]), sum_of_row(total[1])
            times(o, np.float32(1) / upper, np.float32(1) / lower)
            send(o, at_q, to_out, row, head, mine, thread)
            if thread == 0:
                ptx.mbarrier_arrive(base + BARS + 8)
            t += np.int32(cuda.gridDim.x)
    ### END SOLUTION


# %% nbgrader={"grade": true, "grade_id": "attention-fast-check", "locked": true, "points": 7, "schema_version": 3, "solution": false, "task": false}
harness.check("attention-fast", attention_fast, plan=attention_fast_plan).points

# %%
harness.recorded_speed("attention-fast")

# %% [markdown]
# ## A question in words (2 points)
#
# Rung 4 has no overlap *inside* a warpgroup: it waits for both products of its turn before it
# computes a softmax. FlashAttention-3 computes the softmax of the new scores while the product with
# V still runs. The log of the ladder says that this was tried ("The softmax of one tile during the
# products of the next"), and that it cost 1 to 4%, at several widths of a tile. In the first
# version nothing overlapped at all, because ptxas had moved the wait to before the softmax: nothing
# in between depended on it. With the overlap, V's stage is released only after the softmax, and its
# ring has two stages.
#
# What did we expect, and why? What is the likely cause of the loss? Which parts of your answer are
# measured, and which are guesses? What would you measure to find out? Four to six sentences.

# %% [markdown] nbgrader={"grade": true, "grade_id": "09_attention-question-1", "locked": false, "points": 2, "schema_version": 3, "solution": true, "task": false}
# ### BEGIN SOLUTION
# A few percent were expected: the warpgroup's own product with V can hide a part of its softmax,
# and less time passes between its turns. We know the result, for several tile widths. We also know
# that ptxas moves a wait to before the softmax if nothing in between depends on it, so the first
# version did not overlap at all. The likely cause of the loss: V's stage is released only after the
# softmax, and the ring has two stages, so the producer comes too late. That was not measured
# separately; and with two warpgroups that alternate, the Tensor Cores are busy during a softmax
# anyway, so little was left to gain. I would run it with three stages of narrower tiles, with and
# without the overlap, and put timestamps around the producer's waits for an empty stage of V: if
# the cause is right, they are long with the overlap and short without. (Full points: what is known
# and what is guessed kept apart, and a measurement that could prove the guess wrong.)
# ### END SOLUTION

# %% [markdown]
# ## Compared with FlashAttention-3
#
# (You can skip this section: it is for readers who want to know how good these kernels are.)
#
# The ladder continues to rung 11: all rungs are in its log, and 10 and 11 in the code. The kernel
# to compare with is FlashAttention-3 (Shah et al., 2024), the fastest published one for Hopper at
# the time of writing. The table has the speeds of rungs 10 and 11 divided by FlashAttention-3's,
# timed alternately in one run on {{beside where}}, in bfloat16 and with a head dimension of 128.
#
# | batch, heads, length | rung 10 | causal | rung 11 | causal |
# | --- | --- | --- | --- | --- |
# | 16, 16, 1024 | {{beside kept 1024}} | {{beside kept 1024 causal}} | {{beside exact 1024}} | {{beside exact 1024 causal}} |
# | 4, 16, 4096 | {{beside kept 4096}} | {{beside kept 4096 causal}} | {{beside exact 4096}} | {{beside exact 4096 causal}} |
# | 2, 16, 8192 | {{beside kept 8192}} | {{beside kept 8192 causal}} | {{beside exact 8192}} | {{beside exact 8192 causal}} |
# | 1, 16, 16384 | {{beside kept 16384}} | {{beside kept 16384 causal}} | {{beside exact 16384}} | {{beside exact 16384 causal}} |
#
# Rung 11 computes the same function as FlashAttention-3, with the same errors against float64.
# Rung 10 keeps a row's first maximum as long as its sums stay small. This avoids most comparisons,
# but makes the errors about 3% larger.
#
# | | FlashAttention-3 | rung 11 |
# | --- | --- | --- |
# | rows in a tile of K | 176; 128 when causal | 128 |
# | the two consumers | take turns | do not take turns, because that was slower |
# | the largest score of a row | compares floats | compares integers, three at a time, unless a row has only negative scores |
#
# FlashAttention-3 can do more than these kernels: head dimensions of up to 256, batches of
# sequences of different lengths, paged keys and values, 8-bit floats, and the backward pass. The
# ladder does have **grouped heads**, where several heads of Q share one head of K and V: they need
# only a division in the coordinate of a TMA load. A head dimension of 256 would take 128 registers
# per thread just for O, so the tiles would have to be smaller, but no new idea is needed. Sequences
# of different lengths need a tensor map each, or maps that the kernel edits, as in lab 11.

# %% [markdown]
# ## What this lab used
#
# | in Python | purpose | executed by |
# | --- | --- | --- |
# | `wgmma_…(acc, (p0, p1, p2, p3), b)` | A from registers: accumulators, rounded, in their own order | warpgroup |
# | `trans_b=1` | B with its columns innermost, as V has them | warpgroup |
# | `wgmma_wait_group(1)` | the older of two groups: the scores, not yet the values | warpgroup |
# | `wgmma_wait_group_for(n, acc, count)` | a wait that the compiler cannot move past the uses of `acc` | warpgroup |
# | `ex2_approx_ftz_f32` | 2 to the power of x, in the special-function unit | thread |
# | `max_f32`, `cuda.shfl_xor_sync` | a row's maximum and sum, over the four threads that share it | thread; warp |
# | `cvt_rn_bf16x2_f32` | rounds and packs a pair | thread |
# | `bar_sync(number, threads)` | waits for a turn | warp |
# | `bar_arrive(number, threads)` | passes a turn on, without waiting | warp |
#
# | before | make sure that |
# | --- | --- |
# | a tile's weights are added | the largest score so far includes this tile, and the earlier sums are multiplied by the factor |
# | a stage of V is released | the second product, after the softmax, has read it |
# | results are read from shared memory | all warps that wrote them have met |
# | a wait at a named barrier | one side passes the first turn, and arrivals match waits |
#
# FlashAttention-3 calls these turns `warp_scheduler_barrier_sync` and
# `warp_scheduler_barrier_arrive`. A ping-pong kernel of CUTLASS takes turns, too, by
# `OrderedSequenceBarrier`, which is made of mbarriers.
