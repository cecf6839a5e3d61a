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
# # Stores and reductions: from shared to global memory, 1D to 5D
#
# In June 2026 somebody read the code of DeepEP, a library for communication between GPUs, and found
# a kernel that can send wrong values
# ([deepseek-ai/DeepEP#657](https://github.com/deepseek-ai/DeepEP/issues/657)). Before it reuses a
# buffer, the kernel waits until at most one store is pending. You will write a kernel with the same
# limit, and yours will be correct. After this lab, you can say why DeepEP's is wrong.
#
# A TMA store is a single instruction, but most of the work is around it. Threads have to hand their
# data to TMA, and the kernel has to find out when TMA has read the data, or written it. And some
# stores do not overwrite: they add, or keep the smaller value.
#
# **After this lab, you can**
#
# - store a box of a tensor with one to five dimensions;
# - say what the edge of a tensor clips, and what it does not;
# - commit stores to groups, and choose the weakest wait that is enough;
# - reuse a buffer while stores are in flight;
# - let many blocks combine their results in memory, with a reduction.
#
# **You need** the labs *Tile copy* and `03_loads`: tensor maps, the proxy fence, loads and their
# mbarriers. You do not need a GPU.
#
# **Time**: 165 to 225 minutes.
#
# **Points**: {{total}}. Each exercise says how many it gives.

# %%
import math

import numpy as np
from numba import cuda

import harness
from harness import ptx, views

gpu = harness.device()
emulator = harness.device("emulator")
print("Kernels of this notebook run on:", gpu.name)

# %% [markdown]
# Now the way back, from a tile to a matrix. This lab looks closely at the *bulk groups* into which
# a thread puts its stores.

# %%
views.machine("04_stores")

# %% [markdown]
# ## Before you start: three questions about lab 03
#
# 1. An array has the shape (100, 40), and a box the shape (8, 16). Which coordinate is the
#    column, from 0 to 39?
#    <details><summary>Answer</summary><code>c0</code>, the innermost one.</details>
# 2. A box extends beyond the tensor. How many bytes does the mbarrier count?
#    <details><summary>Answer</summary>All bytes of the box; the part outside arrives as
#    fill.</details>
# 3. Which rule does the innermost coordinate have to obey?
#    <details><summary>Answer</summary>Coordinate times element size must be a multiple of 16
#    bytes.</details>
#
# ## A store, step by step
#
# You have written a store before: in the lab *Tile copy*, a kernel loads tiles of 4×4 from a
# matrix, adds to each element its index in the tile, and stores the tile. The kernel below stores
# the same result for the 8×8 matrix of 0, 1, 2, ..., 63, but loads nothing: each thread computes
# its element. So you can look at the store alone.


# %%
@cuda.jit
def first_store(dst):
    tile = cuda.shared.array((4, 4), np.float32, 128)
    thread = cuda.threadIdx.x
    row = thread // 4
    col = thread % 4
    c0 = cuda.blockIdx.x * 4
    c1 = cuda.blockIdx.y * 4

    tile[row, col] = np.float32((c1 + row) * 8 + (c0 + col) + row * 4 + col)
    ptx.fence_proxy_async_shared_cta()
    cuda.syncthreads()
    if thread == 0:
        ptx.cp_async_bulk_tensor_2d_shared_to_global(dst, c0, c1, ptx.shared_address(tile))
        ptx.cp_async_bulk_commit_group()
        ptx.cp_async_bulk_wait_group(0)


y = gpu.to_device(np.zeros((8, 8), dtype=np.float32))
gpu.launch(first_store, grid=(2, 2), block=16, args=(harness.TensorMap.tiled(y, box=(4, 4)),))
print(y.copy_to_host().astype(int))

# %% [markdown]
# The tile at the bottom right contains 36 38 40 42 / 48 50 52 54 / 60 62 64 66 / 72 74 76 78.
# A store has these steps:
#
# | step | executed by | why |
# | --- | --- | --- |
# | write the tile | all threads | with ordinary writes: the *generic proxy* |
# | `fence_proxy_async_shared_cta` | each thread that wrote | TMA reads through the *async proxy* and must see the writes |
# | `syncthreads` | all threads | all others must have written, too |
# | the store | one thread | it returns at once; TMA reads the tile later |
# | `commit_group` | the same thread | the store becomes part of a *group*, which the thread can wait for |
# | `wait_group` | the same thread | the tile may change, or the block may end, only after the tile has been read (`wait_group_read` would be enough for that, as you will see) |
#
# The fence and the barrier together *hand the tile over* to TMA. You may wonder why there is no
# mbarrier here. A load signals one when it completes, so any thread can wait for it. A store,
# however, can be waited for only by the thread that issued it.
#
# **Coordinates** are as in a load: in elements, the innermost dimension first. `c0` is the column.
# Host code keeps numpy's order: shape (rows, columns), box (rows, columns).
#
# ## One dimension
#
# Let us write a store of one dimension. The instructions for one to five dimensions differ only in
# the number of coordinates:
#
# `cp_async_bulk_tensor_1d_shared_to_global(dst, c0, src)` …
# `cp_async_bulk_tensor_5d_shared_to_global(dst, c0, c1, c2, c3, c4, src)`
#
# ## Exercise 1: `store-1d` ({{points store-1d}})
#
# Signal processing multiplies a signal by a *window*, which fades in and out. The Welch window of n
# values (lab 01 has it, too) is `1 - t * t`, with `t = (2 i + 1 - n) / n` running from about -1 to
# about 1. Block b computes the values from b × 256 on.
#
# The values are computed for you, and you store them. `dst` is a tensor map over `float32[n]` with
# a box of 256. A block has 128 threads.
#
# n might not be a multiple of 256, so the last box may extend beyond the end. You do not have to do
# anything about it: the store clips.
#
# *Correct* gives {{points store-1d correct}}, *synchronized* gives {{worth store-1d synchronized}}.
#
# {{hints store-1d}}


# %% nbgrader={"grade": false, "grade_id": "store-1d-kernel", "locked": false, "schema_version": 3, "solution": true, "task": false}
@cuda.jit
def store_1d(dst, n):
    tile = cuda.shared.array(256, np.float32, 128)
    thread = cuda.threadIdx.x
    c0 = cuda.blockIdx.x * 256

    for i in range(thread, 256, 128):
        t = np.float32(2 * (c0 + i) + 1 - n) / np.float32(n)
        tile[i] = np.float32(1) - t * t

    # Hand the tile over to TMA, store it at c0, and wait for the store to finish.
    ### BEGIN SOLUTION
    ptx.fence_proxy_async_shared_cta()
    cuda.syncthreads()
    if thread == 0:
        ptx.cp_async_bulk_tensor_1d_shared_to_global(dst, c0, ptx.shared_address(tile))
        ptx.cp_async_bulk_commit_group()
        ptx.cp_async_bulk_wait_group(0)
    ### END SOLUTION


# %% nbgrader={"grade": true, "grade_id": "store-1d-check", "locked": true, "points": 2, "schema_version": 3, "solution": false, "task": false}
harness.check("store-1d", store_1d).points

# %% [markdown]
# ## What the edge clips
#
# You have just relied on something that deserves a closer look: the store left out the end of its
# box. What exactly does an edge leave out? The next cell stores one box of 4×8 into a matrix of
# 6×12, at row 4 and column 8.


# %%
@cuda.jit
def store_box(dst, c0, c1):
    tile = cuda.shared.array((4, 8), np.float32, 128)
    thread = cuda.threadIdx.x
    tile[thread // 8, thread % 8] = np.float32(thread + 1)
    ptx.fence_proxy_async_shared_cta()
    cuda.syncthreads()
    if thread == 0:
        ptx.cp_async_bulk_tensor_2d_shared_to_global(dst, c0, c1, ptx.shared_address(tile))
        ptx.cp_async_bulk_commit_group()
        ptx.cp_async_bulk_wait_group(0)


y = gpu.to_device(np.zeros((6, 12), dtype=np.float32))
gpu.launch(store_box, 1, 32, args=(harness.TensorMap.tiled(y, box=(4, 8)), 8, 4))
print(y.copy_to_host().astype(int))

# %% [markdown]
# Two rows and four columns of the box arrived. The rest of the box was dropped.
#
# The tile explorer shows the same box. It draws loads: the hatched part would arrive as fill. A
# store leaves out exactly that part here, and the line `store` counts the bytes that it writes.
# Drag the box, or type its coordinates. (In a static copy of the notebook, such as a PDF, the
# picture does not move.)

# %%
views.tile_explorer(harness.TensorMap.tiled(y, box=(4, 8)), origin=(4, 8))

# %% [markdown]
# ### Predict, then run
#
# That was the friendly case. Now the map covers only the first six of an array's eight columns, and
# the box has eight. What will columns 6 and 7 of the array contain?

# %%
y = gpu.to_device(np.zeros((4, 8), dtype=np.float32))
six_columns = harness.TensorMap.tiled(y[:, :6], box=(4, 8))
gpu.launch(store_box, 1, 32, args=(six_columns, 0, 0))
print(y.copy_to_host().astype(int))

# %% [markdown]
# <details><summary>Answer</summary>
#
# They are overwritten, because along the innermost dimension a store on Hopper clips whole chunks
# of 16 bytes. Six <code>float32</code> are 24 bytes: one chunk and a half, and the second chunk is
# written to its end. This was observed on an H200, and the emulator does the same. A load does not
# behave like this: it fills exactly from the first element outside.
#
# So do not rely on clipping if the innermost extent is not a multiple of 16 bytes and other data
# follows it. In all other dimensions the clipping is exact. In the exercises of this lab the
# innermost extent is a multiple of 16 bytes.
#
# </details>
#
# A *load* may begin before a tensor, at a negative coordinate. A store must not. On an H200 the
# kernel ends with an illegal instruction. The emulator stops it, too:

# %%
y = emulator.to_device(np.zeros((6, 12), dtype=np.float32))
try:
    emulator.launch(store_box, 1, 32, args=(harness.TensorMap.tiled(y, box=(4, 8)), 0, -2))
except harness.KernelFault as error:
    print(error)

# %% [markdown]
# ## Exercise 2: `store-2d` ({{points store-2d}})
#
# A test picture for displays: the gray value at (x, y) is `(x ^ y) & 255`, the exclusive or of its
# coordinates. `dst` is a map over `uint8[height, width]`, with a box of 16 rows and 64 columns.
# The grid has a block for each box: `blockIdx.x` counts boxes along x, `blockIdx.y` along y. A
# block has 128 threads.
#
# Elements are single bytes here. The coordinates still count elements.
#
# {{hints store-2d}}


# %% nbgrader={"grade": false, "grade_id": "store-2d-kernel", "locked": false, "schema_version": 3, "solution": true, "task": false}
@cuda.jit
def store_2d(dst):
    tile = cuda.shared.array((16, 64), np.uint8, 128)
    thread = cuda.threadIdx.x
    col = thread % 64

    # Fill the tile: rows thread // 64, thread // 64 + 2, ... of column col.
    ### BEGIN SOLUTION
    c0 = cuda.blockIdx.x * 64
    c1 = cuda.blockIdx.y * 16
    for row in range(thread // 64, 16, 2):
        tile[row, col] = np.uint8(((c0 + col) ^ (c1 + row)) & 255)
    ### END SOLUTION

    # Hand it over, store it, and wait for the store to finish.
    ### BEGIN SOLUTION
    ptx.fence_proxy_async_shared_cta()
    cuda.syncthreads()
    if thread == 0:
        ptx.cp_async_bulk_tensor_2d_shared_to_global(dst, c0, c1, ptx.shared_address(tile))
        ptx.cp_async_bulk_commit_group()
        ptx.cp_async_bulk_wait_group(0)
    ### END SOLUTION


# %% nbgrader={"grade": true, "grade_id": "store-2d-check", "locked": true, "points": 2, "schema_version": 3, "solution": false, "task": false}
harness.check("store-2d", store_2d).points

# %% [markdown]
# ## Groups, and two ways to wait
#
# So far, a kernel stored once and waited for everything. As soon as there are several stores in
# flight, you have to say which of them you wait for. A thread may issue several stores and then
# commit: together they form one *group*. Groups belong to the thread, and are counted back from the
# latest. `wait_group(n)` returns when at most the n latest groups are still in flight. `n` has to
# be a constant.
#
# Take your time here, because the quiz and the next exercise are about exactly this. A store does
# two things: it reads its source in shared memory, and it writes to global memory. The first is
# done sooner. So there are two waits:
#
# | wait | means | so you may |
# | --- | --- | --- |
# | `wait_group_read(n)` | all but the n latest groups have *read* their sources | write to those buffers again; end the block |
# | `wait_group(n)` | all but the n latest groups are *complete*; their writes are visible to this thread | all of that, and read what was stored, or change it |
#
# A wait with n = 1 is weaker than one with n = 0, and a wait with `.read` is weaker than one
# without. A weaker wait returns sooner, so choose the weakest that is enough. Until now we used the
# strongest, `wait_group(0)`. At the end of a block, however, `wait_group_read(0)` is enough: the
# block's shared memory goes away, but the writes still arrive before the next kernel starts.
#
# ### Predict, then run
#
# Thread 0 stores a row. Then it reads an element of that row from global memory: once after a wait
# with `.read`, once after a wait without. What will the emulator report for each?


# %%
@cuda.jit
def read_back_too_soon(dst, array, out):
    row = cuda.shared.array(64, np.float32, 128)
    thread = cuda.threadIdx.x
    row[thread] = np.float32(thread)
    ptx.fence_proxy_async_shared_cta()
    cuda.syncthreads()
    if thread == 0:
        ptx.cp_async_bulk_tensor_1d_shared_to_global(dst, 0, ptx.shared_address(row))
        ptx.cp_async_bulk_commit_group()
        ptx.cp_async_bulk_wait_group_read(0)
        out[0] = array[5]


@cuda.jit
def read_back(dst, array, out):
    row = cuda.shared.array(64, np.float32, 128)
    thread = cuda.threadIdx.x
    row[thread] = np.float32(thread)
    ptx.fence_proxy_async_shared_cta()
    cuda.syncthreads()
    if thread == 0:
        ptx.cp_async_bulk_tensor_1d_shared_to_global(dst, 0, ptx.shared_address(row))
        ptx.cp_async_bulk_commit_group()
        ptx.cp_async_bulk_wait_group(0)
        out[0] = array[5]


runs = {}
for kernel in (read_back_too_soon, read_back):
    y = emulator.to_device(np.zeros(64, dtype=np.float32))
    out = emulator.to_device(np.zeros(1, dtype=np.float32))
    args = (harness.TensorMap.tiled(y, box=64), y, out)
    run = emulator.launch(kernel, 1, 64, args=args, trace=True)
    runs[kernel.__name__] = run
    print(f"{kernel.__name__}:", ", ".join(hazard.kind for hazard in run.hazards) or "no hazard")
    for hazard in run.hazards:
        print("   line", hazard.line, "|", hazard.source)

# %% [markdown]
# <details><summary>Answer</summary>
#
# After <code>wait_group_read(0)</code> the read of <code>array[5]</code> is a
# <code>read-before-arrival</code>: the store has read its source, but might not have written yet.
# After <code>wait_group(0)</code> there is no hazard.
#
# </details>
#
# The timeline shows the first run: the bar of the store, the marks of the group, and the unordered
# read. Try `runs["read_back"]` instead, and you see the same bar, but no hazard.

# %%
views.timeline(runs["read_back_too_soon"])

# %% [markdown]
# ## Break it: a buffer filled again too soon
#
# Now a mistake that looks like a solution. One block stores eight tiles from one buffer, and fills
# tile t with the number t. There is a block barrier after each store. Is that enough? Decide first,
# then run the cell, and read what the emulator reports and what hardware did.


# %%
@cuda.jit
def buffer_reused(dst):
    tile = cuda.shared.array((32, 64), np.float32, 128)
    thread = cuda.threadIdx.x
    for turn in range(8):
        for row in range(thread // 64, 32, 2):
            tile[row, thread % 64] = np.float32(turn)
        ptx.fence_proxy_async_shared_cta()
        cuda.syncthreads()
        if thread == 0:
            address = ptx.shared_address(tile)
            ptx.cp_async_bulk_tensor_2d_shared_to_global(dst, 0, turn * 32, address)
            ptx.cp_async_bulk_commit_group()
        cuda.syncthreads()
    if thread == 0:
        ptx.cp_async_bulk_wait_group(0)


def attempt(gpu):
    y = gpu.to_device(np.full((256, 64), -1, dtype=np.float32))
    run = gpu.launch(buffer_reused, 1, 128, args=(harness.TensorMap.tiled(y, box=(32, 64)),))
    expected = np.repeat(np.arange(8, dtype=np.float32), 32)[:, None] * np.ones(64, np.float32)
    return run, y.copy_to_host(), expected


harness.break_it("04_stores/buffer-reused", attempt)

# %% [markdown]
# It is not enough, because `syncthreads` makes the other threads wait for thread 0, but thread 0
# has waited for nothing. The store that it issued may not even have begun to read. What is missing
# is `wait_group_read(0)` in thread 0, *before* the barrier: thread 0 then knows that the tile has
# been read, and the barrier tells the others. Fix the kernel above and run the cell again.
#
# ## Break it: a store that nobody waits for
#
# Here are two more mistakes, each in a kernel with one block and one tile. The first kernel does
# not commit its store. The second does not wait for it. What does the wait in the first kernel wait
# for?


# %%
@cuda.jit
def store_not_committed(dst):
    tile = cuda.shared.array((4, 8), np.float32, 128)
    thread = cuda.threadIdx.x
    tile[thread // 8, thread % 8] = np.float32(thread)
    ptx.fence_proxy_async_shared_cta()
    cuda.syncthreads()
    if thread == 0:
        ptx.cp_async_bulk_tensor_2d_shared_to_global(dst, 0, 0, ptx.shared_address(tile))
        ptx.cp_async_bulk_wait_group(0)


@cuda.jit
def store_not_waited_for(dst):
    tile = cuda.shared.array((4, 8), np.float32, 128)
    thread = cuda.threadIdx.x
    tile[thread // 8, thread % 8] = np.float32(thread)
    ptx.fence_proxy_async_shared_cta()
    cuda.syncthreads()
    if thread == 0:
        ptx.cp_async_bulk_tensor_2d_shared_to_global(dst, 0, 0, ptx.shared_address(tile))
        ptx.cp_async_bulk_commit_group()


def attempt_with(kernel):
    def attempt(gpu):
        y = gpu.to_device(np.full((4, 8), -1, dtype=np.float32))
        run = gpu.launch(kernel, 1, 32, args=(harness.TensorMap.tiled(y, box=(4, 8)),))
        return run, y.copy_to_host(), np.arange(32, dtype=np.float32).reshape(4, 8)

    return attempt


harness.break_it("04_stores/store-not-committed", attempt_with(store_not_committed))
harness.break_it("04_stores/store-not-waited-for", attempt_with(store_not_waited_for))

# %% [markdown]
# A wait counts groups, and a store that was not committed is in no group. So there is nothing to
# wait for, and the wait returns at once. Both kernels can end while TMA still reads shared memory
# that the next block is about to use.
#
# ## Quiz: `which-wait` ({{points which-wait}})
#
# Six situations after a store. For each, choose the *weakest* wait that makes the next step safe.
# The choices, from the weakest to the strongest:
#
# `"none"`, `"wait_group_read(1)"`, `"wait_group_read(0)"`, `"wait_group(0)"`
#
# One thread issues and commits all stores, each in its own group. After the wait there is a block
# barrier if other threads are involved.
#
# | | what has happened | what comes next |
# | --- | --- | --- |
# | a | one store | the block ends |
# | b | one store, from buffer A | all threads fill buffer A again |
# | c | one store, from buffer A | all threads fill buffer B, which has not been used yet |
# | d | two stores: from buffer A, and after it from buffer B | all threads fill buffer A again |
# | e | one store | the same thread reads the stored elements from global memory |
# | f | one store | the same thread adds to the stored box, with a reduction |
#
# A reduction (f) is a store that adds to the contents of memory. It is explained below.
#
# {{hints which-wait}}

# %% nbgrader={"grade": false, "grade_id": "which-wait-kernel", "locked": false, "schema_version": 3, "solution": true, "task": false}
which_wait = {"a": None, "b": None, "c": None, "d": None, "e": None, "f": None}
# Give each question its answer, such as which_wait["a"] = "none".
### BEGIN SOLUTION
which_wait["a"] = "wait_group_read(0)"
which_wait["b"] = "wait_group_read(0)"
which_wait["c"] = "none"
which_wait["d"] = "wait_group_read(1)"
which_wait["e"] = "wait_group(0)"
which_wait["f"] = "wait_group(0)"
### END SOLUTION

# %% nbgrader={"grade": true, "grade_id": "which-wait-check", "locked": true, "points": 2, "schema_version": 3, "solution": false, "task": false}
harness.check("which-wait", which_wait).points

# %% [markdown]
# ## Read, modify, write
#
# Waiting as little as possible pays off only if there is something to do in the meantime. A block
# with one buffer has nothing: it loads a tile, changes it, stores it, and must wait until the store
# has read it before it can load the next tile. With two buffers (*double buffering*) the store of
# one tile and the load of the next overlap:
#
# | iteration | buffer 0 | buffer 1 |
# | --- | --- | --- |
# | 0 | load, change, store | |
# | 1 | *the store of iteration 0 reads* | load, change, store |
# | 2 | load, change, store | *the store of iteration 1 reads* |
# | 3 | *the store of iteration 2 reads* | load, change, store |
#
# Read the row of iteration 2: the load needs buffer 0, so the store of iteration 0 must have read
# it. The store of iteration 1 does not matter, because it reads the other buffer.
#
# Each buffer has its own mbarrier for its loads. A buffer is loaded every second iteration, so in
# iteration `turn` its mbarrier is in phase `turn // 2`.
#
# ## Exercise 3: `reuse-buffer` ({{points reuse-buffer}})
#
# A *leaky ReLU* keeps positive values and multiplies the others by 1/8. Apply it to a matrix.
# `src` and `dst` are maps over `float32[height, width]`, with a box of 16 rows and 256 columns:
# 16384 bytes. There are `tiles` boxes, `columns` of them side by side. A block has 256 threads. It
# processes any number of tiles, one after another; the loop and the coordinates are given. Use
# both buffers, and let the store of one tile run while the next is loaded.
#
# *Correct* gives {{points reuse-buffer correct}}. *Synchronized* gives {{worth reuse-buffer synchronized}}: no hazard, and stores
# that are in flight while the next tile is loaded. *Fast* gives {{worth reuse-buffer fast}}: on a Hopper GPU the kernel is
# timed on a matrix of 512 MiB, and compared with a library's copy in the same run.
# {{asks reuse-buffer}}. Without a Hopper GPU, *fast* is **not measured**, which never counts as a
# failure.
#
# {{hints reuse-buffer}}


# %% nbgrader={"grade": false, "grade_id": "reuse-buffer-kernel", "locked": false, "schema_version": 3, "solution": true, "task": false}
@cuda.jit
def reuse_buffer(src, dst, columns, tiles):
    buffers = cuda.shared.array((2, 16, 256), np.float32, 128)
    bars = cuda.shared.array(2, np.uint64)
    thread = cuda.threadIdx.x

    if thread == 0:
        ptx.mbarrier_init(ptx.shared_address(bars, 0), 1)
        ptx.mbarrier_init(ptx.shared_address(bars, 1), 1)
        ptx.fence_mbarrier_init()
    cuda.syncthreads()

    for tile in range(cuda.blockIdx.x, tiles, cuda.gridDim.x):
        turn = tile // cuda.gridDim.x
        which = turn % 2
        buffer_address = ptx.shared_address(buffers, which * 4096)
        bar_address = ptx.shared_address(bars, which)
        c0 = tile % columns * 256
        c1 = tile // columns * 16

        # Thread 0: as soon as the buffer is free, load the tile into it. All: wait for the tile.
        ### BEGIN SOLUTION
        if thread == 0:
            ptx.cp_async_bulk_wait_group_read(1)
            ptx.mbarrier_arrive_expect_tx(bar_address, 16384)
            ptx.cp_async_bulk_tensor_2d_global_to_shared(buffer_address, src, c0, c1, bar_address)
        ptx.mbarrier_wait_parity(bar_address, (turn // 2) & 1)
        ### END SOLUTION

        # Change the tile: this thread takes column `thread` of buffers[which].
        ### BEGIN SOLUTION
        for row in range(16):
            value = buffers[which, row, thread]
            if value <= 0:
                value *= np.float32(0.125)
            buffers[which, row, thread] = value
        ### END SOLUTION

        # Hand the tile over, and store it.
        ### BEGIN SOLUTION
        ptx.fence_proxy_async_shared_cta()
        cuda.syncthreads()
        if thread == 0:
            ptx.cp_async_bulk_tensor_2d_shared_to_global(dst, c0, c1, buffer_address)
            ptx.cp_async_bulk_commit_group()
        ### END SOLUTION

    # Wait for the last stores to finish.
    ### BEGIN SOLUTION
    if thread == 0:
        ptx.cp_async_bulk_wait_group_read(0)
    ### END SOLUTION


# %% nbgrader={"grade": true, "grade_id": "reuse-buffer-check", "locked": true, "points": 5, "schema_version": 3, "solution": false, "task": false}
harness.check("reuse-buffer", reuse_buffer).points

# %% [markdown]
# ## Case study: a count that is right elsewhere
#
# This is the race in DeepEP that the lab began with
# ([deepseek-ai/DeepEP#657](https://github.com/deepseek-ai/DeepEP/issues/657)). One thread copies a
# long message, chunk by chunk, through two buffers, its *stages*. It loads ahead: chunk k + 2 is
# loaded into a stage as soon as chunk k has been stored from it. Here is that loop, reduced. The
# message is a matrix, and a chunk is 16 rows of it.
#
# The wait allows as many pending groups as there are stages, minus one. That is 1, as in your
# kernel, and yours is right. But is this one? Follow chunk 0 and chunk 2 on paper before you run
# it.


# %%
@cuda.jit
def copy_message(src, dst, chunks):
    stages = cuda.shared.array((2, 16, 256), np.float32, 128)
    bars = cuda.shared.array(2, np.uint64)
    if cuda.threadIdx.x == 0:
        ptx.mbarrier_init(ptx.shared_address(bars, 0), 1)
        ptx.mbarrier_init(ptx.shared_address(bars, 1), 1)
        ptx.fence_mbarrier_init()
        for k in range(2):
            bar = ptx.shared_address(bars, k)
            ptx.mbarrier_arrive_expect_tx(bar, 16384)
            stage = ptx.shared_address(stages, k * 4096)
            ptx.cp_async_bulk_tensor_2d_global_to_shared(stage, src, 0, k * 16, bar)
        for k in range(chunks):
            bar = ptx.shared_address(bars, k % 2)
            stage = ptx.shared_address(stages, k % 2 * 4096)
            ptx.mbarrier_wait_parity(bar, (k // 2) & 1)
            ptx.cp_async_bulk_tensor_2d_shared_to_global(dst, 0, k * 16, stage)
            ptx.cp_async_bulk_commit_group()
            if k + 2 < chunks:
                ptx.cp_async_bulk_wait_group(1)
                ptx.mbarrier_arrive_expect_tx(bar, 16384)
                ptx.cp_async_bulk_tensor_2d_global_to_shared(stage, src, 0, (k + 2) * 16, bar)
        ptx.cp_async_bulk_wait_group(0)


def attempt_copy(gpu):
    message = np.random.default_rng(4).random((512, 256), dtype=np.float32)
    x, y = gpu.to_device(message), gpu.to_device(np.zeros_like(message))
    maps = tuple(harness.TensorMap.tiled(array, box=(16, 256)) for array in (x, y))
    run = gpu.launch(copy_message, 1, 32, args=(*maps, 32))
    return run, y.copy_to_host(), message


harness.break_it("04_stores/copy-message", attempt_copy)

# %% [markdown]
# <details><summary>What is wrong, and how do you fix it?</summary>
#
# When chunk 0 has been stored from stage 0, its group is the latest. <code>wait_group(1)</code>
# allows one pending group, which is this very group. So it returns at once, and the load of chunk
# 2 may arrive in stage 0 while the store still reads chunk 0.
#
# In your kernel the wait comes one iteration later, so the latest group is from the *other* buffer,
# and the same number is right. What matters is not the number of stages, but how many groups were
# committed after the one that read this buffer. In your kernel that is 1, and here it is 0.
#
# The fix is <code>wait_group_read(0)</code>, or loading one iteration later.
#
# </details>
#
# Change the wait to `ptx.cp_async_bulk_wait_group_read(0)` and run the cell again. The hazard is
# gone.
#
# ## How fast
#
# (You can skip this section and the prediction after it: no exercise needs them.)
#
# A kernel that reads and writes each element once cannot be faster than memory. A good yardstick
# is a library's copy of the same bytes, in the same run. This is what the solution of
# `reuse-buffer` reached:

# %%
harness.recorded_speed("reuse-buffer")

# %% [markdown]
# How can two small buffers keep up with the memory? They let one block have 16 KiB of loads and 16
# KiB of stores in flight. To keep its memory busy, an H200 needs some 21 KiB in flight on each SM
# (lab 03 computes this), and a block is not alone there. A block needs 33 KiB of shared memory: the
# two buffers, and 1 KiB that Hopper reserves in every block. An SM has 228 KiB. So six blocks fit,
# and while one block computes, others load and store.
#
# ### Predict, then think
#
# What would `wait_group(0)` instead of `wait_group_read(1)` cost?
#
# <details><summary>Answer</summary>
#
# The result stays right. But each iteration would wait until the previous store has been written
# to memory. The two buffers would no longer help: each block would have only one tile in flight at
# a time. Other blocks hide part of the wait.
#
# </details>

# %% [markdown]
# ## More dimensions
#
# You have done the hard part of this lab. With more dimensions only the coordinates and the tile
# change. Fence, barrier, commit and wait stay the same, so they are given in the next two
# exercises. You compute the coordinates of the block's box, which are all 0 at first, and fill the
# tile.
#
# ## Exercise 4: `store-3d` ({{points store-3d}})
#
# Graphics and simulation describe a shape by a *distance field*: at each point of a volume, the
# distance to the surface, negative inside. For a sphere around the point (0, 0, 0) it is
# `sqrt(x*x + y*y + z*z) - radius`.
#
# `dst` is a map over `float32[depth, height, width]`, with a box of 4 planes, 8 rows and 32
# columns. `blockIdx.x`, `.y` and `.z` count boxes along x, y and z. A block has 128 threads. The
# square root is given: `length(x, y, z)`, a device function, in the next cell.
#
# {{hints store-3d}}


# %% tags=["needed-by-answers"]
@cuda.jit(device=True)
def length(x, y, z):
    """Return the distance of the integer point (x, y, z) from (0, 0, 0)."""
    return math.sqrt(np.float32(x * x + y * y + z * z))


# %% nbgrader={"grade": false, "grade_id": "store-3d-kernel", "locked": false, "schema_version": 3, "solution": true, "task": false}
@cuda.jit
def store_3d(dst, radius):
    tile = cuda.shared.array((4, 8, 32), np.float32, 128)
    thread = cuda.threadIdx.x
    col = thread % 32

    # The three coordinates of this block's box.
    c0, c1, c2 = 0, 0, 0
    ### BEGIN SOLUTION
    c0 = cuda.blockIdx.x * 32
    c1 = cuda.blockIdx.y * 8
    c2 = cuda.blockIdx.z * 4
    ### END SOLUTION

    # Fill the tile. Warp w (w = thread // 32) takes the rows w and w + 4 of each plane.
    ### BEGIN SOLUTION
    for plane in range(4):
        for row in range(thread // 32, 8, 4):
            tile[plane, row, col] = length(c0 + col, c1 + row, c2 + plane) - radius
    ### END SOLUTION

    # Hand it over, store it, and wait for the store to finish.
    ptx.fence_proxy_async_shared_cta()
    cuda.syncthreads()
    if thread == 0:
        ptx.cp_async_bulk_tensor_3d_shared_to_global(dst, c0, c1, c2, ptx.shared_address(tile))
        ptx.cp_async_bulk_commit_group()
        ptx.cp_async_bulk_wait_group(0)


# %% nbgrader={"grade": true, "grade_id": "store-3d-check", "locked": true, "points": 2, "schema_version": 3, "solution": false, "task": false}
harness.check("store-3d", store_3d).points

# %% [markdown]
# ## More dimensions than the grid has
#
# A grid has three dimensions, and a tensor may have five. So one block index has to carry several
# coordinates. Think of it as a number with two digits, which `//` and `%` separate:
#
# ```
# inner = blockIdx.z % inner_tiles      # counts fastest
# outer = blockIdx.z // inner_tiles
# ```
#
# ### Predict, then run
#
# There are 2 images and 3 boxes of channels. `blockIdx.z` runs from 0 to 5, and the boxes of
# channels count fastest. Which image and which box of channels does `blockIdx.z == 4` mean?

# %%
for z in range(6):
    print(f"blockIdx.z = {z}: image {z // 3}, box of channels {z % 3}")

# %% [markdown]
# ## Exercise 5: `store-4d` ({{points store-4d}})
#
# A segmentation network learns from label maps: a picture with a class number at each pixel. The
# loss function wants them *one-hot*: for each class a plane that is 1.0 where the pixel belongs to
# the class and 0.0 elsewhere.
#
# `labels` is an array `int32[image, y, x]`. `dst` is a map over `float32[image, class, y, x]`,
# with a box of 1 image, 4 classes, 4 rows and 32 columns. `blockIdx.x` and `.y` count boxes along
# x and y. `blockIdx.z` counts images and boxes of classes; `channel_tiles` is the number of boxes
# of classes, and they count fastest. A block has 128 threads.
#
# The number of classes might not be a multiple of 4. The store clips in this dimension as well.
# **But nothing clips your own reads**: read `labels` only inside its bounds.
#
# {{hints store-4d}}


# %% nbgrader={"grade": false, "grade_id": "store-4d-kernel", "locked": false, "schema_version": 3, "solution": true, "task": false}
@cuda.jit
def store_4d(dst, labels, channel_tiles):
    tile = cuda.shared.array((1, 4, 4, 32), np.float32, 128)
    thread = cuda.threadIdx.x
    row = thread // 32
    col = thread % 32

    # The four coordinates of this block's box.
    c0, c1, c2, c3 = 0, 0, 0, 0
    ### BEGIN SOLUTION
    c0 = cuda.blockIdx.x * 32
    c1 = cuda.blockIdx.y * 4
    c2 = cuda.blockIdx.z % channel_tiles * 4
    c3 = cuda.blockIdx.z // channel_tiles
    ### END SOLUTION

    # Read this thread's label, inside the picture only, and fill the tile.
    ### BEGIN SOLUTION
    label = -1
    if c1 + row < labels.shape[1] and c0 + col < labels.shape[2]:
        label = labels[c3, c1 + row, c0 + col]
    for k in range(4):
        tile[0, k, row, col] = np.float32(1) if label == c2 + k else np.float32(0)
    ### END SOLUTION

    # Hand it over, store it, and wait for the store to finish.
    ptx.fence_proxy_async_shared_cta()
    cuda.syncthreads()
    if thread == 0:
        ptx.cp_async_bulk_tensor_4d_shared_to_global(dst, c0, c1, c2, c3, ptx.shared_address(tile))
        ptx.cp_async_bulk_commit_group()
        ptx.cp_async_bulk_wait_group(0)


# %% nbgrader={"grade": true, "grade_id": "store-4d-check", "locked": true, "points": 2, "schema_version": 3, "solution": false, "task": false}
harness.check("store-4d", store_4d).points

# %% [markdown]
# ## Exercise 6: `store-5d` ({{points store-5d}})
#
# A simulation of a flow keeps four numbers at each point of space and time: the velocities u, v, w
# and the pressure p. Here the whole fluid rotates, faster from step to step. With `rate = t + 1`:
#
# | component | value |
# | --- | --- |
# | 0: u | `-rate * y` |
# | 1: v | `rate * x` |
# | 2: w | `z` |
# | 3: p | `rate * rate * (x * x + y * y) / 2` |
#
# `dst` is a map over `float32[t, z, y, x, component]`. The box has 1 step, 2 planes, 4 rows, 8
# columns and all 4 components. Those 4 `float32` are 16 bytes: the shortest innermost side that a
# box may have. `blockIdx.x` and `.y` count boxes along x and y, `blockIdx.z` counts steps and
# boxes along z. `z_tiles` is the number of boxes along z, and they count fastest. A block has 128
# threads; a box has 64 points.
#
# This time you write all of it, the fence, the barrier and the end of the store included. Which of
# the waits is the weakest that is enough?
#
# {{hints store-5d}}


# %% nbgrader={"grade": false, "grade_id": "store-5d-kernel", "locked": false, "schema_version": 3, "solution": true, "task": false}
@cuda.jit
def store_5d(dst, z_tiles):
    tile = cuda.shared.array((1, 2, 4, 8, 4), np.float32, 128)
    thread = cuda.threadIdx.x

    # Everything from the coordinates to the end of the store.
    ### BEGIN SOLUTION
    c1 = cuda.blockIdx.x * 8
    c2 = cuda.blockIdx.y * 4
    c3 = cuda.blockIdx.z % z_tiles * 2
    c4 = cuda.blockIdx.z // z_tiles
    if thread < 64:
        col = thread % 8
        row = thread // 8 % 4
        plane = thread // 32
        x = np.float32(c1 + col)
        y = np.float32(c2 + row)
        rate = np.float32(c4 + 1)
        tile[0, plane, row, col, 0] = -rate * y
        tile[0, plane, row, col, 1] = rate * x
        tile[0, plane, row, col, 2] = np.float32(c3 + plane)
        tile[0, plane, row, col, 3] = rate * rate * (x * x + y * y) * np.float32(0.5)
    ptx.fence_proxy_async_shared_cta()
    cuda.syncthreads()
    if thread == 0:
        address = ptx.shared_address(tile)
        ptx.cp_async_bulk_tensor_5d_shared_to_global(dst, 0, c1, c2, c3, c4, address)
        ptx.cp_async_bulk_commit_group()
        ptx.cp_async_bulk_wait_group(0)
    ### END SOLUTION


# %% nbgrader={"grade": true, "grade_id": "store-5d-check", "locked": true, "points": 2, "schema_version": 3, "solution": false, "task": false}
harness.check("store-5d", store_5d).points

# %% [markdown]
# <details><summary>The weakest wait</summary>
#
# <code>cp_async_bulk_wait_group_read(0)</code>: nothing in the kernel looks at what it stored, and
# the block may end once its tile has been read. A wait for complete groups is right, too, and asks
# for more than the kernel needs.
#
# </details>
#
# ## Reductions: stores that combine
#
# `cp_reduce_async_bulk_tensor_*` reads a box from shared memory, as a store does. But it does not
# overwrite the tensor. It combines the new value with the old one, element by element, and each
# element *atomically*: two blocks may add to the same element at the same time, and no addition is
# lost. Fence, barrier, commit and wait are the same as for a store.
#
# The next kernel combines the same row of numbers with eight rows of a matrix, each with a
# different operation. The old values are all 12. The new ones are 0, 5, 10, 12, 13, 20 and so on.
# Which results will `inc` and `dec` give? Check the answer below the cell afterward.


# %%
@cuda.jit
def eight_operations(dst, new):
    row = cuda.shared.array(8, np.uint32, 128)
    thread = cuda.threadIdx.x
    if thread < 8:
        row[thread] = new[thread]
    ptx.fence_proxy_async_shared_cta()
    cuda.syncthreads()
    if thread == 0:
        address = ptx.shared_address(row)
        ptx.cp_reduce_async_bulk_tensor_2d_add(dst, 0, 0, address)
        ptx.cp_reduce_async_bulk_tensor_2d_min(dst, 0, 1, address)
        ptx.cp_reduce_async_bulk_tensor_2d_max(dst, 0, 2, address)
        ptx.cp_reduce_async_bulk_tensor_2d_inc(dst, 0, 3, address)
        ptx.cp_reduce_async_bulk_tensor_2d_dec(dst, 0, 4, address)
        ptx.cp_reduce_async_bulk_tensor_2d_and(dst, 0, 5, address)
        ptx.cp_reduce_async_bulk_tensor_2d_or(dst, 0, 6, address)
        ptx.cp_reduce_async_bulk_tensor_2d_xor(dst, 0, 7, address)
        ptx.cp_async_bulk_commit_group()
        ptx.cp_async_bulk_wait_group(0)


new = np.array([0, 5, 10, 12, 13, 20, 255, 4096], dtype=np.uint32)
y = gpu.to_device(np.full((8, 8), 12, dtype=np.uint32))
maps = harness.TensorMap.tiled(y, box=(1, 8))
gpu.launch(eight_operations, 1, 32, args=(maps, gpu.to_device(new)))
print("old:", *(f"{12:5}" for _ in new))
print("new:", *(f"{value:5}" for value in new))
names = ("add", "min", "max", "inc", "dec", "and", "or", "xor")
for name, line in zip(names, y.copy_to_host(), strict=True):
    print(f"{name}:".ljust(4), *(f"{value:5}" for value in line))

# %% [markdown]
# <details><summary>Answer</summary>
#
# <code>inc</code> increments the old value; if the old value has reached the new one, it restarts
# at 0. So it is a counter that wraps: 13 where the new value is 13 or more, 0 where it is 12 or
# less. <code>dec</code> decrements; if the old value is 0, or above the new one, it becomes the
# new one. So it is 11 where the new value is 12 or more, and the new value elsewhere.
#
# </details>
#
# The types that each operation accepts were found by trying them on an H200. Any other pair ends
# the kernel with an illegal instruction:
#
# | operation | element types |
# | --- | --- |
# | `add` | `uint32`, `int32`, `uint64`, `float16`, `bfloat16`, `float32`, `float64` |
# | `min`, `max` | `uint32`, `int32`, `uint64`, `int64`, `float16`, `bfloat16` |
# | `inc`, `dec` | `uint32` |
# | `and`, `or`, `xor` | `uint32`, `int32`, `uint64` |
#
# There is no `min` or `max` for `float32`.
#
# ### Before the first reduction
#
# A reduction reads the contents of memory. So something has to be there: what you want to add to,
# or the *neutral* value, which changes nothing.
#
# | operation | neutral value |
# | --- | --- |
# | `add`, `or`, `xor` | 0 |
# | `min` | the largest number of the type |
# | `max` | the smallest number of the type |
# | `and` | all bits set |
#
# The neutral value is useful in the tile, too. A reduction combines every element of its box that
# is inside the tensor. So give the neutral value to elements that should change nothing.
#
# ## Exercise 7: `column-sums` ({{points column-sums}})
#
# When a neural network is trained, the gradient of a bias is the sum of the columns of a matrix,
# *added* to the gradient of the previous batches. The matrix is tall, and many blocks share each
# column.
#
# `src` is an array `float32[height, width]`. `sums` is a map over `float32[width]` with a box of
# 128; the vector holds the gradient so far. A block has 128 threads, one for each of its columns.
# It sums 32 rows: rows from `blockIdx.y * 32` on, columns from `blockIdx.x * 128` on. The height is
# arbitrary, and the width is a multiple of 4. Read the matrix with ordinary loads.
#
# *Correct* gives {{points column-sums correct}}, *synchronized* gives {{worth column-sums synchronized}}. Sums of `float32` depend on the order of the
# additions, so small differences are allowed.
#
# {{hints column-sums}}


# %% nbgrader={"grade": false, "grade_id": "column-sums-kernel", "locked": false, "schema_version": 3, "solution": true, "task": false}
@cuda.jit
def column_sums(src, sums):
    part = cuda.shared.array(128, np.float32, 128)
    thread = cuda.threadIdx.x
    c0 = cuda.blockIdx.x * 128
    first = cuda.blockIdx.y * 32

    # Sum this thread's column over this block's rows, and put the sum into part[thread].
    ### BEGIN SOLUTION
    total = np.float32(0)
    if c0 + thread < src.shape[1]:
        for row in range(first, min(first + 32, src.shape[0])):
            total += src[row, c0 + thread]
    part[thread] = total
    ### END SOLUTION

    # Add the 128 sums to the vector, and wait for the reduction to finish.
    ### BEGIN SOLUTION
    ptx.fence_proxy_async_shared_cta()
    cuda.syncthreads()
    if thread == 0:
        ptx.cp_reduce_async_bulk_tensor_1d_add(sums, c0, ptx.shared_address(part))
        ptx.cp_async_bulk_commit_group()
        ptx.cp_async_bulk_wait_group(0)
    ### END SOLUTION


# %% nbgrader={"grade": true, "grade_id": "column-sums-check", "locked": true, "points": 4, "schema_version": 3, "solution": false, "task": false}
harness.check("column-sums", column_sums).points

# %% [markdown]
# ## Exercise 8: `depth-buffer` ({{points depth-buffer}})
#
# A renderer keeps for each pixel the depth of the nearest object there. Objects farther away must
# not show. So a pixel's depth is the *smallest* of all the objects' depths, in whatever order they
# are drawn. That is a reduction with `min`.
#
# Each block draws one object: a dome in a box of 16×16 pixels. `sprites` is an array
# `int32[n, 3]`, and row b contains x and y of the box of block b, and the depth of the dome's top.
# `depth` is a map over `uint32[height, width]` with a box of 16×16. The image already contains a
# scene. Domes may overlap and extend beyond the right and lower edges.
#
# A block has 256 threads, one for each pixel of its box. `d` is given: it is how far the surface
# has dropped at this pixel. Where `d <= 225` the pixel's depth is `z + d`. Elsewhere the dome does
# not reach, and the pixel must stay as it is.
#
# *Correct* gives {{points depth-buffer correct}}, *synchronized* gives {{worth depth-buffer synchronized}}.
#
# {{hints depth-buffer}}

# %% tags=["needed-by-answers"]
FAR = np.uint32(0xFFFFFFFF)


# %% nbgrader={"grade": false, "grade_id": "depth-buffer-kernel", "locked": false, "schema_version": 3, "solution": true, "task": false}
@cuda.jit
def depth_buffer(sprites, depth):
    dome = cuda.shared.array((16, 16), np.uint32, 128)
    thread = cuda.threadIdx.x
    row = thread // 16
    col = thread % 16
    c0 = sprites[cuda.blockIdx.x, 0]
    c1 = sprites[cuda.blockIdx.x, 1]
    z = sprites[cuda.blockIdx.x, 2]
    dx = 2 * col - 15
    dy = 2 * row - 15
    d = dx * dx + dy * dy

    # Fill this thread's pixel of the dome.
    ### BEGIN SOLUTION
    dome[row, col] = np.uint32(z + d) if d <= 225 else FAR
    ### END SOLUTION

    # Keep the smallest depth of each pixel of the image, and wait for the reduction to finish.
    ### BEGIN SOLUTION
    ptx.fence_proxy_async_shared_cta()
    cuda.syncthreads()
    if thread == 0:
        ptx.cp_reduce_async_bulk_tensor_2d_min(depth, c0, c1, ptx.shared_address(dome))
        ptx.cp_async_bulk_commit_group()
        ptx.cp_async_bulk_wait_group(0)
    ### END SOLUTION


# %% [markdown]
# Draw a scene with your kernel: five domes on an empty image. Near pixels are dark, and a dot is a
# pixel without an object. Move a dome, or change its depth, and look again.

# %%
domes = [[4, 1, 300], [12, 8, 100], [24, 2, 500], [36, 6, 200], [44, 12, 0]]
sprites = gpu.to_device(np.array(domes, dtype=np.int32))
image = gpu.to_device(np.full((24, 56), FAR, dtype=np.uint32))
image_map = harness.TensorMap.tiled(image, box=(16, 16))
try:
    gpu.launch(depth_buffer, len(domes), 256, args=(sprites, image_map))
    for line in image.copy_to_host().tolist():
        print("".join("." if far == FAR else "@%#*+=-:"[min(far // 100, 7)] for far in line))
except harness.HarnessError as error:
    print(f"{type(error).__name__}: {error}")

# %% nbgrader={"grade": true, "grade_id": "depth-buffer-check", "locked": true, "points": 2, "schema_version": 3, "solution": false, "task": false}
harness.check("depth-buffer", depth_buffer).points

# %% [markdown]
# ## Question (2 points)
#
# Suppose you run your `column_sums` twice on the same GPU with the same matrix, and some sums
# differ in the last bit. The depth buffer never differs. Why can the sums differ, and why can the
# depth buffer not? Name one way to get the same sums, bit for bit, in every run.

# %% [markdown] nbgrader={"grade": true, "grade_id": "04_stores-question-1", "locked": false, "points": 2, "schema_version": 3, "solution": true, "task": false}
# ### BEGIN SOLUTION
# The blocks finish in a different order each time, and so their sums are added in a different
# order. Each addition of float32 is rounded, and so the result depends on the order: addition of
# floating-point numbers is not associative. Each addition is atomic, so nothing is lost; but
# atomicity says nothing about order. The minimum of integers is exact, and it is the same in any
# order.
#
# Ways to get the same bits: each block *stores* its sums in its own row of a second matrix, and a
# second kernel adds these rows in a fixed order. Or add integers: scale the values to int32 or
# uint64 (fixed point), because the addition of integers is exact. (Float64 sums make differences
# rarer, but do not exclude them.)
# ### END SOLUTION

# %% [markdown]
# ## What this lab used
#
# | in Python | in PTX | who calls it | what it does |
# | --- | --- | --- | --- |
# | `fence_proxy_async_shared_cta` | `fence.proxy.async.shared::cta` | each thread that wrote the tile | makes generic writes visible to the async proxy |
# | `cp_async_bulk_tensor_{1..5}d_shared_to_global` | `cp.async.bulk.tensor.{1..5}d.global.shared::cta` … `.bulk_group` | one thread | stores a box; clips it at the edges |
# | `cp_reduce_async_bulk_tensor_{1..5}d_{op}` | `cp.reduce.async.bulk.tensor` … `.bulk_group` | one thread | combines a box with the tensor, each element atomically |
# | `cp_async_bulk_commit_group` | `cp.async.bulk.commit_group` | the same thread | closes a group |
# | `cp_async_bulk_wait_group_read(n)` | `cp.async.bulk.wait_group.read` | the same thread | all but the n latest groups have read their sources: buffers may be filled, the block may end |
# | `cp_async_bulk_wait_group(n)` | `cp.async.bulk.wait_group` | the same thread | all but the n latest groups are complete: this thread may read and change what they stored |
# | `cp_async_bulk_tensor_2d_global_to_shared` | `cp.async.bulk.tensor.2d` … `.mbarrier::complete_tx::bytes` | one thread | loads a box; its bytes are counted on an mbarrier |
# | `mbarrier_init`, `fence_mbarrier_init` | `mbarrier.init`, `fence.mbarrier_init.release.cluster` | one thread | initializes an mbarrier for threads and TMA |
# | `mbarrier_arrive_expect_tx` | `mbarrier.arrive.expect_tx` | one thread | expects the bytes of a load, and arrives |
# | `mbarrier_wait_parity` | `mbarrier.try_wait.parity`, in a loop | each thread that touches the tile | waits for the end of a phase |
#
# CUTLASS calls the store's three steps `tma_store_fence()`, `tma_store_arrive()` and
# `tma_store_wait<n>()`, and its reductions `SM90_TMA_REDUCE_ADD`. A profiler shows the stores as
# the SASS instruction `UTMASTG` and the reductions as `UTMAREDG`.
