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
# # Clusters: one load for several blocks
#
# In 2026 a library of matrix products
# ([inclusionAI/humming#56](https://github.com/inclusionAI/humming/issues/56)) was right for
# matrices of M = 64 rows. But at M = 512 and 4096, up to 18.5% of its results were wrong, although
# nothing in the arithmetic depended on M. For large shapes the library let two blocks share a load,
# and *sharing* was what went wrong. (You will meet this bug again in the lab.)
#
# So far each block loaded its own boxes, even if its neighbor needed the same ones. The blocks of a
# *cluster* can share a load: TMA reads a box once and delivers it to all of them. But they also
# depend on each other. A block's buffer is full when *others* have sent their part, and free when
# *others* are done with it.
#
# **After this lab, you can**
#
# - explain what a cluster is, and arrive on an mbarrier of another block;
# - share a load among the blocks of a cluster, and say how many bytes each mbarrier has to expect;
# - say when a block of a cluster may reuse its buffers, and when it may exit.
#
# **You need** the labs `02_mbarrier_phases` (phases, parity, expected bytes), `03_loads` (tensor
# maps) and `06_pipeline` (full and empty barriers). You do not need a GPU.
#
# **Time**: 90 to 125 minutes.
#
# **Points**: {{total}}. Each exercise says how many it gives.

# %%
import numpy as np
from numba import cuda

import harness
from harness import ptx, views

gpu = harness.device()
print("Kernels of this notebook run on:", gpu.name)

# %% [markdown]
# Until now a block was alone with its shared memory. In this lab blocks reach into the shared
# memory of their neighbors.

# %%
views.machine("07_clusters")

# %% [markdown]
# ## Before you start: three questions about lab 06
#
# 1. A ring has 3 stages. For which phase does the producer wait before it loads tile 4?
#    <details><summary>Answer</summary>The <i>empty</i> phase of pass 0 of stage 1: the consumers
#    have read tile 1.</details>
# 2. A ring has one stage, and its consumers release it one tile late. Why does it deadlock?
#    <details><summary>Answer</summary>Tile 1 needs the stage of tile 0, which is released only
#    after tile 1 has been stored.</details>
# 3. How many bytes must be in flight to keep a memory busy?
#    <details><summary>Answer</summary>Bandwidth times latency.</details>
#
# ## A cluster
#
# A **cluster** is a group of blocks that run at the same time, close to each other on the chip.
# They can access each other's shared memory, which is then called *distributed shared memory*
# (DSMEM). The launch sets the cluster size: `gpu.launch(kernel, grid=8, block=32, args=...,
# cluster=4)` makes two clusters of four. A cluster has at most 8 blocks, or up to 16 on Hopper if a
# kernel allows *non-portable* sizes. The grid counts blocks, and has to contain whole clusters.
#
# Five things are new in the kernel below:
#
# - `ptx.cluster_ctarank()` is the number of the block in its cluster: 0, 1, 2, 3. (PTX calls a
#   block a *CTA*.)
# - `ptx.mapa(address, rank)` takes the address of something in this block's shared memory. It
#   returns the address of the same thing (here, the mbarrier) in the block with that rank.
# - `ptx.mbarrier_arrive_cluster(address)` arrives on an mbarrier of any block of the cluster.
# - `ptx.mbarrier_wait_parity_cluster(address, parity)` waits for arrivals from other blocks.
#   (*Scopes*, below, says why it is another function.)
# - `ptx.barrier_cluster_arrive()` and `ptx.barrier_cluster_wait()` are the **cluster barrier**:
#   `syncthreads` for all threads of all its blocks.
#
# In `roll_call` each block writes a number to global memory and arrives on the mbarrier of the
# block with rank 0. That block waits for four arrivals, and adds up the numbers.


# %%
@cuda.jit
def roll_call(numbers, total):
    bar = cuda.shared.array(1, np.uint64)
    bar_address = ptx.shared_address(bar)
    thread = cuda.threadIdx.x
    rank = ptx.cluster_ctarank()
    cluster = cuda.blockIdx.x // 4

    if thread == 0:
        ptx.mbarrier_init(bar_address, 4)
        ptx.fence_mbarrier_init()
    ptx.barrier_cluster_arrive()
    ptx.barrier_cluster_wait()

    if thread == 0:
        numbers[cluster, rank] = 10 ** np.int32(rank)
        ptx.mbarrier_arrive_cluster(ptx.mapa(bar_address, 0))

    if rank == 0:
        ptx.mbarrier_wait_parity_cluster(bar_address, 0)
        if thread == 0:
            subtotal = 0
            for other in range(4):
                subtotal += numbers[cluster, other]
            total[cluster] = subtotal

    ptx.barrier_cluster_arrive()
    ptx.barrier_cluster_wait()


def show_hazards(run):
    if gpu.name == "emulator":  # only the emulator finds hazards
        print("hazards:", ", ".join(hazard.kind for hazard in run.hazards) or "none")


numbers, total = gpu.empty((2, 4), np.int32), gpu.empty(2, np.int32)
run = gpu.launch(roll_call, grid=8, block=32, args=(numbers, total), cluster=4)
print(numbers.copy_to_host())
print("totals:", total.copy_to_host())
show_hazards(run)

# %% [markdown]
# **Scopes.** An mbarrier passes on what was written before an arrival: the arrival *releases* it,
# and the wait *acquires* it. Both have a *scope*, the set of threads between which they work. The
# wrappers that you know work within a block. Between blocks of a cluster, use
# `mbarrier_arrive_cluster` and `mbarrier_wait_parity_cluster`.
#
# Copies are different: the bytes that a block receives are counted on its own mbarrier. So it waits
# for them with a plain `mbarrier_wait_parity`, whichever block has issued the copy. A block can
# only wait on its own mbarriers; it can arrive on those of others.
#
# **The first cluster barrier.** No block may arrive on an mbarrier that has not been initialized.
# `fence_mbarrier_init` makes the initialized mbarrier visible to the whole cluster. The cluster
# barrier makes sure that all blocks have reached this point.
#
# **The last cluster barrier.** When a block ends, its shared memory is given to another block. So a
# block must not exit while others still access its shared memory. More on this below.
#
# ### Predict
#
# What can go wrong if the first cluster barrier is replaced by `cuda.syncthreads()`? Decide first.
# The broken kernel comes at the end of the next section.
#
# ## One load for several blocks
#
# Neighboring blocks often need the same data. Blocks that compute tiles in one row of a matrix
# product all need the same rows of A. With ordinary loads each block fetches its own copy. A
# **multicast** load reads the box once and writes it to several blocks:
#
# `ptx.cp_async_bulk_tensor_2d_global_to_shared_multicast(dst, map, c0, c1, bar, mask)`
#
# - `mask` has a bit for each rank: `0b1011` means blocks 0, 1 and 3.
# - `dst` and `bar` are addresses in the block that issues the load. The data arrive at *the same
#   offset* in each block of the mask. And each of these blocks has its bytes counted on *its own*
#   mbarrier, again at the same offset.
#
# So every receiver must expect the bytes, whichever block issued the load. When a multicast kernel
# of yours hangs, look here first.
#
# The usual pattern cuts the shared box into slices. Each block loads one slice for all. This
# spreads the work of loading, and each block's mbarrier expects all slices together:

# %%
views.multicast()


# %%
@cuda.jit
def gather(src, out):
    row = cuda.shared.array(128, np.int32, 128)
    bar = cuda.shared.array(1, np.uint64)
    bar_address = ptx.shared_address(bar)
    thread = cuda.threadIdx.x
    rank = np.int32(ptx.cluster_ctarank())

    if thread == 0:
        ptx.mbarrier_init(bar_address, 1)
        ptx.fence_mbarrier_init()
    ptx.barrier_cluster_arrive()
    ptx.barrier_cluster_wait()

    if thread == 0:
        ptx.mbarrier_arrive_expect_tx(bar_address, 128 * 4)  # from four blocks, 128 bytes each
        ptx.cp_async_bulk_tensor_1d_global_to_shared_multicast(
            ptx.shared_address(row, rank * 32), src, rank * 32, bar_address, 0b1111
        )
    ptx.mbarrier_wait_parity(bar_address, 0)
    for part in range(4):
        out[cuda.blockIdx.x, part * 32 + thread] = row[part * 32 + thread]

    ptx.barrier_cluster_arrive()
    ptx.barrier_cluster_wait()


def attempt_gather(device, kernel=gather, **options):
    values = np.arange(128, dtype=np.int32)
    src = harness.TensorMap.tiled(device.to_device(values), box=32)
    out = device.empty((4, 128), np.int32)
    args = (src, out)
    run = device.launch(kernel, grid=4, block=32, args=args, cluster=4, timeout=2.0, **options)
    return run, out.copy_to_host(), np.tile(values, (4, 1))


run, got, expected = attempt_gather(gpu)
for rank, received in enumerate(got):
    ends = [f"{part[0]:3d} …{part[-1]:4d}" for part in received.reshape(4, 32)]
    print(f"block {rank} has   " + "   ".join(ends))
print("sent by       " + "   ".join(f"block {sender}".center(9) for sender in range(4)))
show_hazards(run)

# %% [markdown]
# Now look at one mbarrier, event by event. Its block initializes it and expects 512 bytes; copies
# from four blocks deliver them. Step through it with the arrow keys. (The emulator records this
# run, whichever machine the rest of the notebook uses.)

# %%
recorded, _, _ = attempt_gather(harness.device("emulator"), trace=True)
views.barrier_stepper(recorded)

# %% [markdown]
# ### Predict, then run
#
# 1. How many bytes does the copy that one block *issues* deliver to each block? How many does the
#    block's own mbarrier expect?
# 2. By mistake, the block with rank 0 (and no other) uses the mask `0b0111`. Which block waits, and
#    for how many bytes? (If you try it, the cell ends in a long traceback: read its last lines.)
#
# <details><summary>Answer</summary>
#
# Its copy delivers 128 bytes to each block, and its mbarrier expects 512. With the wrong mask,
# block 3 gets 384 bytes and expects 512: it waits for 128 bytes forever. The other blocks have
# everything that they need. They reach the last cluster barrier and wait there for block 3. So the
# whole cluster hangs.
#
# </details>
#
# ### Break it: initialized, but only for its own block
#
# Here is the question from above. `syncthreads` replaces the first cluster barrier, and everything
# else is as before.


# %%
@cuda.jit
def gather_too_early(src, out):
    row = cuda.shared.array(128, np.int32, 128)
    bar = cuda.shared.array(1, np.uint64)
    bar_address = ptx.shared_address(bar)
    thread = cuda.threadIdx.x
    rank = np.int32(ptx.cluster_ctarank())

    if thread == 0:
        ptx.mbarrier_init(bar_address, 1)
        ptx.fence_mbarrier_init()
    cuda.syncthreads()

    if thread == 0:
        ptx.mbarrier_arrive_expect_tx(bar_address, 128 * 4)
        ptx.cp_async_bulk_tensor_1d_global_to_shared_multicast(
            ptx.shared_address(row, rank * 32), src, rank * 32, bar_address, 0b1111
        )
    ptx.mbarrier_wait_parity(bar_address, 0)
    for part in range(4):
        out[cuda.blockIdx.x, part * 32 + thread] = row[part * 32 + thread]

    ptx.barrier_cluster_arrive()
    ptx.barrier_cluster_wait()


def attempt_too_early(device):
    return attempt_gather(device, gather_too_early)


harness.break_it("07_clusters/barrier-ready-for-own-block-only", attempt_too_early)

# %% [markdown]
# The report names the multicast load and the `mbarrier_init` of *another* block. A copy may reach a
# block whose mbarrier is not there yet. Then its bytes are not counted, or the `mbarrier_init` that
# follows erases the count. The fence is in place; what is missing is a barrier between the blocks.
# All blocks start at nearly the same time, so this often goes well: on the recorded H200,
# {{outcome 07_clusters/barrier-ready-for-own-block-only}}.
#
# ## Exercise 1: `multicast-load` ({{points multicast-load}})
#
# Large weight matrices are sometimes stored as *codes*: each weight is one byte, an index into a
# *codebook* of 256 elements. Each group of 32 rows has its own codebook. Write the kernel that
# turns codes into weights: `out[row, col] = codebooks[row // 32, codes[row, col]]`.
#
# A block has a tile of 32 rows and 128 columns. A cluster consists of four neighboring blocks in
# a row of tiles: they share a codebook. So each block
#
# 1. loads its own tile of `codes`, with an ordinary tensor load;
# 2. loads a quarter of the codebook, 64 elements, and multicasts it to all four;
# 3. waits on one mbarrier for its tile and for the whole codebook.
#
# `codes` is a map with a box of (32, 128) and elements of 1 byte. `codebooks` is a map of the
# matrix (groups, 256) of `float32`, with a box of (1, 64). Blocks have 128 threads. The grid is
# (width / 128, height / 32), rounded up, and along x rounded up again to whole clusters. So **the
# last blocks of a row may have no column at all**. They still owe the others their quarter.
#
# *Correct* gives {{points multicast-load correct}}, *synchronized* {{worth multicast-load synchronized}}, and *fast* {{worth multicast-load fast}}, compared with a library's copy of the
# same number of bytes: {{asks multicast-load}}. (Without a Hopper GPU it is not measured, which
# never counts as a failure.)
#
# {{hints multicast-load}}


# %% nbgrader={"grade": false, "grade_id": "multicast-load-kernel", "locked": false, "schema_version": 3, "solution": true, "task": false}
@cuda.jit
def multicast_load(codes, codebooks, out):
    book = cuda.shared.array(256, np.float32, 128)
    tile = cuda.shared.array((32, 128), np.uint8, 128)
    bar = cuda.shared.array(1, np.uint64)
    bar_address = ptx.shared_address(bar)
    thread = cuda.threadIdx.x
    rank = np.int32(ptx.cluster_ctarank())
    c0 = cuda.blockIdx.x * 128
    c1 = cuda.blockIdx.y * 32

    # Initialize the mbarrier, and let no block copy before all four have done so.
    ### BEGIN SOLUTION
    if thread == 0:
        ptx.mbarrier_init(bar_address, 1)
        ptx.fence_mbarrier_init()
    ptx.barrier_cluster_arrive()
    ptx.barrier_cluster_wait()
    ### END SOLUTION

    # Load the tile for this block, a quarter of the codebook for all, and wait for all of it.
    ### BEGIN SOLUTION
    if thread == 0:
        ptx.mbarrier_arrive_expect_tx(bar_address, 32 * 128 + 256 * 4)
        ptx.cp_async_bulk_tensor_2d_global_to_shared(
            ptx.shared_address(tile), codes, c0, c1, bar_address
        )
        ptx.cp_async_bulk_tensor_2d_global_to_shared_multicast(
            ptx.shared_address(book, rank * 64),
            codebooks,
            rank * 64,
            cuda.blockIdx.y,
            bar_address,
            0b1111,
        )
    ptx.mbarrier_wait_parity(bar_address, 0)
    ### END SOLUTION

    # Write the weights that are inside the matrix.
    ### BEGIN SOLUTION
    for row in range(32):
        if c1 + row < out.shape[0] and c0 + thread < out.shape[1]:
            out[c1 + row, c0 + thread] = book[tile[row, thread]]
    ### END SOLUTION

    # Let the blocks of the cluster exit together.
    ### BEGIN SOLUTION
    ptx.barrier_cluster_arrive()
    ptx.barrier_cluster_wait()
    ### END SOLUTION


# %% nbgrader={"grade": true, "grade_id": "multicast-load-check", "locked": true, "points": 5, "schema_version": 3, "solution": false, "task": false}
harness.check("multicast-load", multicast_load).points

# %% [markdown]
# ### What does it save?
#
# (You can skip this section and the prediction after it.)
#
# This is what the solution reached on a Hopper GPU:

# %%
harness.recorded_speed("multicast-load")

# %% [markdown]
# Do not expect much. Without multicast, the four blocks would read the codebook four times, but
# from the *L2 cache*: it is read from memory only once in any case. Multicast saves traffic
# between L2 and the SMs. In this kernel the codebook is 1 KiB, compared with a tile of 4 KiB of
# codes and 16 KiB of results. So little is saved, and the exercise is about being right.
#
# Multicast pays off if the shared operand is large and L2 is busy, as in a matrix product. One
# figure from elsewhere: according to its author, the matrix product *fast.cu* went from 704 to 734
# TFLOP/s on an H100 at 4096³ with clusters of two and multicast. That is 4%. And multicast has a
# price: the blocks of a cluster wait for each other.
#
# ### Predict
#
# Four blocks read 5 KiB each without multicast: a tile of 4 KiB and a codebook of 1 KiB. How many
# bytes are read from L2 without multicast, and how many with it? What if the *tile* were shared
# and the codebook not?
#
# <details><summary>Answer</summary>
#
# Without: 20 KiB. With: 4 · 4 KiB + 1 KiB = 17 KiB. If the tile were shared: 4 KiB + 4 · 1 KiB = 8
# KiB.
#
# </details>
#
# ## Reusing a buffer
#
# A block without a cluster may load into a buffer again when its own threads have read it. With
# multicast, this habit from lab 06 is not enough.
#
# ### A case from the field: the large shape is wrong
#
# In August 2026 a bug was fixed in a library of quantized matrix products
# ([inclusionAI/humming#56](https://github.com/inclusionAI/humming/issues/56)). Kernels with
# clusters of two blocks had been right at M = 64. On H100 and H200, at M = 512 and 4096, 5% to
# 18.5% of the results were wrong. The size was only an indirect cause. Large shapes made the
# library choose multicast, and gave each cluster *more than one tile*, one after another.
#
# The kernel below is its skeleton. For each of two tiles, the block with rank 0 multicasts an
# operand to both blocks, and each block works on it and writes its result. The block with rank 1
# has more to do. When a block is done with a tile, it synchronizes with `syncthreads`, and goes on
# to the next tile.
#
# The mbarriers are in order: one for each tile, and all bytes are expected before any load is
# issued. Both cluster barriers are there. Read the kernel and predict: which line is wrong, and in
# which block will the results be wrong?


# %%
@cuda.jit
def two_tiles(operands, out):
    operand = cuda.shared.array(128, np.float32, 128)
    bars = cuda.shared.array(2, np.uint64)
    thread = cuda.threadIdx.x
    rank = np.int32(ptx.cluster_ctarank())
    steps = 8 + 248 * rank

    if thread == 0:
        for tile in range(2):
            ptx.mbarrier_init(ptx.shared_address(bars, tile), 1)
        ptx.fence_mbarrier_init()
        for tile in range(2):
            ptx.mbarrier_arrive_expect_tx(ptx.shared_address(bars, tile), 128 * 4)
    ptx.barrier_cluster_arrive()
    ptx.barrier_cluster_wait()

    for tile in range(2):
        bar_address = ptx.shared_address(bars, tile)
        if thread == 0 and rank == 0:
            ptx.cp_async_bulk_tensor_1d_global_to_shared_multicast(
                ptx.shared_address(operand), operands, tile * 128, bar_address, 0b11
            )
        ptx.mbarrier_wait_parity(bar_address, 0)
        result = np.float32(0)
        for step in range(steps):
            result += operand[(thread + step) % 128]
        out[tile, rank, thread] = result
        ptx.fence_proxy_async_shared_cta()
        cuda.syncthreads()  # done with this tile

    ptx.barrier_cluster_arrive()
    ptx.barrier_cluster_wait()


def attempt_two_tiles(device, kernel=two_tiles):
    values = np.arange(256, dtype=np.float32)
    src = harness.TensorMap.tiled(device.to_device(values), box=128)
    out = device.empty((2, 2, 128), np.float32)
    run = device.launch(kernel, grid=2, block=128, args=(src, out), cluster=2, timeout=2.0)
    expected = np.empty((2, 2, 128), np.float32)
    for tile in range(2):
        for rank, steps in enumerate((8, 256)):
            where = (np.arange(128)[:, None] + np.arange(steps)) % 128
            expected[tile, rank] = values[tile * 128 + where].sum(axis=1)
    return run, out.copy_to_host(), expected


harness.break_it("07_clusters/peer-still-reads", attempt_two_tiles)

# %% [markdown]
# <details><summary>What it was</summary>
#
# <code>syncthreads</code> shows that <em>this</em> block is done. The next multicast is also
# delivered to the other block, which may not be done. The report points to the multicast: the copy
# of the second tile overwrites what the copy of the first tile brought, in the other block, and
# nothing orders the two. Block 0 is never wrong. In block 1 the first tile may be wrong. With one
# tile per cluster there is no next load, and all is right. In the library, the block that issued
# the loads had waited until it had written its own results, but not until its peer had.
#
# </details>
#
# The simplest fix is a cluster barrier (its two calls) instead of that `syncthreads`. Change the
# kernel and run the cell again: the report is gone.
#
# A cluster barrier makes *all* threads of *all* blocks wait for each other. A pipeline does better
# with mbarriers. As in `06_pipeline`, each block has a second mbarrier, called `empty`. But now it
# counts one arrival from each block of the cluster: "I am done with the operand." The thread that
# issues the next multicast waits for `empty` first. The arrivals on the other blocks' `empty` are
# remote arrivals, as in `roll_call`.
#
# ## Exercise 2: `multicast-stream` ({{points multicast-stream}})
#
# A small batch of 4 vectors is multiplied by a matrix: `out = x @ w`. `x` has 4 rows and k
# columns, `w` has k rows and n columns. A block of 128 threads computes 128 columns of `out`, one
# per thread, with a sum for each of the four rows. It walks along k in `rounds` steps of 32.
#
# All blocks need the same `x`. So two blocks form a cluster. In each step, a block
#
# - loads its own tile of `w`, of 32 rows and 128 columns, with an ordinary tensor load;
# - loads two of the four rows of `x`, 32 columns of them, and multicasts them to both blocks.
#
# The maps have boxes of (32, 128) for `w` and (2, 32) for `x`. There is one buffer for each. The
# mbarrier `full` completes when the data of a step have arrived, `empty` when both blocks are done
# with them: between the steps, use `empty`, not the cluster barrier. k and n might not be multiples
# of 32 and 128; the fill of zeros does not affect a sum.
#
# The sums are written for you. *Correct* gives {{points multicast-stream correct}} and *synchronized* gives {{worth multicast-stream synchronized}}.
#
# {{hints multicast-stream}}


# %% nbgrader={"grade": false, "grade_id": "multicast-stream-kernel", "locked": false, "schema_version": 3, "solution": true, "task": false}
@cuda.jit
def multicast_stream(x, w, rounds, out):
    xs = cuda.shared.array((4, 32), np.float32, 128)
    ws = cuda.shared.array((32, 128), np.float32, 128)
    bars = cuda.shared.array(2, np.uint64)
    full = ptx.shared_address(bars, 0)
    empty = ptx.shared_address(bars, 1)
    thread = cuda.threadIdx.x
    rank = np.int32(ptx.cluster_ctarank())
    c0 = cuda.blockIdx.x * 128
    sum0 = np.float32(0)
    sum1 = np.float32(0)
    sum2 = np.float32(0)
    sum3 = np.float32(0)

    # Initialize both mbarriers, for both blocks.
    ### BEGIN SOLUTION
    if thread == 0:
        ptx.mbarrier_init(full, 1)
        ptx.mbarrier_init(empty, 2)
        ptx.fence_mbarrier_init()
    ptx.barrier_cluster_arrive()
    ptx.barrier_cluster_wait()
    ### END SOLUTION

    for r in range(rounds):
        # Wait until both blocks are done with the previous step; load; wait for the data.
        ### BEGIN SOLUTION
        if thread == 0:
            if r > 0:
                ptx.mbarrier_wait_parity_cluster(empty, (r - 1) & 1)
            ptx.mbarrier_arrive_expect_tx(full, 32 * 128 * 4 + 4 * 32 * 4)
            ptx.cp_async_bulk_tensor_2d_global_to_shared(
                ptx.shared_address(ws), w, c0, r * 32, full
            )
            ptx.cp_async_bulk_tensor_2d_global_to_shared_multicast(
                ptx.shared_address(xs, rank * 64), x, r * 32, rank * 2, full, 0b11
            )
        ptx.mbarrier_wait_parity(full, r & 1)
        ### END SOLUTION

        for k in range(32):
            weight = ws[k, thread]
            sum0 += xs[0, k] * weight
            sum1 += xs[1, k] * weight
            sum2 += xs[2, k] * weight
            sum3 += xs[3, k] * weight

        # Tell both blocks that this block is done with this step.
        ### BEGIN SOLUTION
        ptx.fence_proxy_async_shared_cta()
        cuda.syncthreads()
        if thread < 2:
            ptx.mbarrier_arrive_cluster(ptx.mapa(empty, thread))
        ### END SOLUTION

    # Write the four sums to this thread's column, if it is inside the result.
    ### BEGIN SOLUTION
    if c0 + thread < out.shape[1]:
        out[0, c0 + thread] = sum0
        out[1, c0 + thread] = sum1
        out[2, c0 + thread] = sum2
        out[3, c0 + thread] = sum3
    ### END SOLUTION

    # Exit when nothing can access this block's shared memory any more.
    ### BEGIN SOLUTION
    ptx.barrier_cluster_arrive()
    ptx.barrier_cluster_wait()
    ### END SOLUTION


# %% nbgrader={"grade": true, "grade_id": "multicast-stream-check", "locked": true, "points": 5, "schema_version": 3, "solution": false, "task": false}
harness.check("multicast-stream", multicast_stream).points

# %% [markdown]
# Here is your own kernel over time: two blocks, three steps. Look for the copies, and for what
# each warp waits for. What does thread 0 of a block wait for before the copies of the second step?

# %%
emulator = harness.device("emulator")
ones = emulator.to_device(np.ones((4, 96), np.float32))
weights = emulator.to_device(np.ones((96, 256), np.float32))
args = (
    harness.TensorMap.tiled(ones, box=(2, 32)),
    harness.TensorMap.tiled(weights, box=(32, 128)),
    np.int32(3),
    emulator.empty((4, 256), np.float32),
)
views.timeline_of(multicast_stream, grid=2, block=128, args=args, cluster=2)

# %% [markdown]
# <details><summary>Answer</summary>
#
# For the arrivals on its <code>empty</code>: one from its own block, one from the other. Only then
# are the buffers of both blocks free.
#
# </details>
#
# ## Break it: exiting too early
#
# In the last step of your kernel, each block still tells the other "I am done". Nothing waits for
# that any more. So it is tempting to leave the cluster barrier at the end out. Why is it there?
#
# The next kernel shows only this ending. The block with rank 0 has nothing to do and exits. The
# block with rank 1 follows a chain of indices for a while, and then arrives on the mbarrier of the
# block with rank 0.


# %%
@cuda.jit
def leaves_early(chain, out):
    bar = cuda.shared.array(1, np.uint64)
    bar_address = ptx.shared_address(bar)
    thread = cuda.threadIdx.x
    rank = ptx.cluster_ctarank()
    if thread == 0:
        ptx.mbarrier_init(bar_address, 1)
        ptx.fence_mbarrier_init()
    ptx.barrier_cluster_arrive()
    ptx.barrier_cluster_wait()

    if rank == 1 and thread == 0:
        at = 0
        for _ in range(chain.shape[0]):
            at = chain[at]
        out[0] = at
        ptx.mbarrier_arrive_cluster(ptx.mapa(bar_address, 0))


def attempt_leaving(device):
    steps = 512
    chain = device.to_device(np.roll(np.arange(steps, dtype=np.int32), -1))
    out = device.to_device(np.full(1, -1, np.int32))
    args = (chain, out)
    run = device.launch(leaves_early, grid=2, block=32, args=args, cluster=2, timeout=2.0)
    return run, out.copy_to_host(), np.zeros(1, np.int32)


harness.break_it("07_clusters/no-cluster-barrier-at-exit", attempt_leaving)

# %% [markdown]
# The report is called `cluster-exit`. By the time of the arrival, its target block may have
# exited. Its shared memory may belong to another block by then.
#
# In July 2026 a matrix-product kernel of a serving system was given a cluster barrier at its end
# for this reason ([sgl-project/sglang#32954](https://github.com/sgl-project/sglang/issues/32954)).
# Its blocks met at the start, and not at the end. In production the GPU's driver reported "CTA Not
# Present": a block had accessed the shared memory of a block that was gone. In the same year a
# compiler was changed to put such a barrier before the end of every kernel with clusters
# ([facebookexperimental/triton#1105](https://github.com/facebookexperimental/triton/issues/1105)).
# Both happened on GPUs newer than Hopper. The rule is the same there.
#
# And `multicast-load`? There each block waits for all the bytes that others send to it before it
# exits. After that nothing remains to be sent to it. So the last cluster barrier is not strictly
# needed there: without it, the emulator reports nothing. It is a good habit anyway. The next
# change to the kernel may add a remote arrival.
#
# There is another way to get clusters wrong: the blocks of a cluster disagree about what they
# share. In a grouped matrix product, one block of a pair was at the end of one group and the other
# at the start of the next. One of them waited for bytes that nobody sent
# ([deepseek-ai/DeepGEMM#415](https://github.com/deepseek-ai/DeepGEMM/issues/415) and
# [#429](https://github.com/deepseek-ai/DeepGEMM/issues/429), August and September 2026).

# %% [markdown]
# ## What Blackwell adds
#
# (Nothing later needs this section: skip it if you only use Hopper.)
#
# The next generation of GPUs, Blackwell (sm_100), has **two-CTA loads** (`.cta_group::2`): a pair
# of blocks works as one, and a load may signal the mbarrier of the other block of the pair. You
# will meet the name in other people's kernels. A Hopper GPU cannot run them. The harness rejects
# them, and says what to use instead.


# %%
@cuda.jit
def two_cta(src):
    ptx.cp_async_bulk_tensor_2d_global_to_shared_cta_group_2(0, src, 0, 0, 0)


some_map = harness.TensorMap.tiled(gpu.to_device(np.zeros((8, 32), np.float32)), box=(8, 32))
try:
    gpu.launch(two_cta, grid=1, block=1, args=(some_map,))
except harness.HarnessError as error:
    print(error)

# %% [markdown]
# ## A question (2 points)
#
# A colleague has a kernel like that of exercise 2, with one cluster barrier after `mbarrier_init`
# and none at the end. "Each block waits for `full` in every step", she says, "so when it exits,
# everything that was sent to it has arrived. And my tests pass."
#
# Is her first sentence true? What may still access a block that has exited? Why do her tests not
# show it? Name a change to the last step of the kernel that would make the cluster barrier at the
# end unnecessary.

# %% [markdown] nbgrader={"grade": true, "grade_id": "08_beyond-question-1", "locked": false, "points": 2, "schema_version": 3, "solution": true, "task": false}
# ### BEGIN SOLUTION
# It is true of the data: no copy to the block is in flight. But after the last step the blocks
# still arrive on each other's `empty`, and nothing waits for these arrivals. A slower block may
# arrive on an mbarrier of a block that has exited, whose shared memory may belong to another block
# by then. The tests pass because the blocks of a cluster run nearly in step, and because a stray
# arrival does not change the output. One solution: do not arrive on `empty` in the last step. Then
# each remote arrival is one that its receiver waits for before it exits, and no barrier is needed.
# (Or: each block waits for its `empty` once more before it exits, which is equivalent to a
# barrier.) (1 point for the remote arrivals that nothing waits for, 1 point for a change that
# works.)
# ### END SOLUTION

# %% [markdown]
# ## What this lab used
#
# | in Python | in PTX | who calls it | what it does |
# | --- | --- | --- | --- |
# | `cluster_ctarank` | `%cluster_ctarank` | any thread | the block's rank in its cluster |
# | `mapa` | `mapa.shared::cluster` | any thread | the address of the same thing in another block |
# | `barrier_cluster_arrive`, `barrier_cluster_wait` | `barrier.cluster.arrive`, `.wait` | all threads of all blocks of the cluster | the cluster barrier |
# | `mbarrier_arrive_cluster` | `mbarrier.arrive.release.cluster.shared::cluster` | a thread with something to release | arrives on an mbarrier of any block |
# | `mbarrier_wait_parity_cluster` | `mbarrier.try_wait.parity.acquire.cluster`, in a loop | each thread that goes on | waits on its own block's mbarrier for arrivals from other blocks |
# | `cp_async_bulk_tensor_2d_global_to_shared_multicast` | `cp.async.bulk.tensor.2d` … `.multicast::cluster` | one thread of one block | loads a box into every block of the mask; its bytes count in each |
#
# | before | make sure that |
# | --- | --- |
# | a multicast load | every block of the mask has initialized its mbarrier, and is done with the destination |
# | a wait | the mbarrier expects the bytes of *all* copies to this block |
# | a block exits | nothing will copy to it, or arrive on its mbarriers, any more |
#
# CUTLASS has these as `cute::cluster_arrive` and `cute::cluster_wait`, `SM90_TMA_LOAD_MULTICAST`
# and `ClusterBarrier::arrive(cta_id)`.
