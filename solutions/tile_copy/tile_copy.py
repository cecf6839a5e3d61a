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
# # Tile copy: a first kernel with the Tensor Memory Accelerator
#
# If the threads of a Hopper GPU fetch the data of a matrix product (*GEMM*) themselves, they have
# too little time left to compute. So in the fastest kernels, dedicated hardware moves the data,
# tile by tile.
#
# In this lab you write a small kernel that works in this way, in Python: it loads a tile of a
# matrix with one instruction, changes it in shared memory, and stores it with one instruction. Like
# CUDA C++, your kernel is compiled to PTX, the virtual assembly language of NVIDIA's GPUs.
#
# **After this lab, you can**
#
# - explain what a tensor map contains, and make one;
# - load a tile with TMA and wait for it on an mbarrier;
# - say which fence each step needs, and why;
# - store a tile with TMA, commit the store and wait for it;
# - read a hazard report.
#
# **You need** Python and a little CUDA: blocks, threads, shared memory, `cuda.syncthreads()`. You
# do not need a GPU: without a Hopper GPU, `harness`, the package of these labs, runs your kernel on
# an emulator.
#
# **Time**: 75 to 105 minutes.
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
# ## What TMA is
#
# In an ordinary copy, each thread computes an address, loads a value into a register, and writes it
# to shared memory.
#
# The **Tensor Memory Accelerator** (TMA) of a Hopper GPU does this work instead. One thread
# requests a *box*, a rectangular part of an array, by its coordinates. The copy then runs
# *asynchronously*: the instruction returns before the data has moved, and every thread is free to
# do other work. So your kernel has to find out when the copy is complete, and most of this lab is
# about that.
#
# Here is the machine, with the parts of this lab in color. You do not have to know any of these
# words yet.

# %%
views.machine("tile_copy")

# %% [markdown]
# ## The journey of a tile
#
# This is the whole journey of a tile through your kernel. Before it begins, the host has described
# the matrix and the tile in a *tensor map*, and one thread has initialized an *mbarrier*, which
# counts arrivals and bytes.
#
# 1. One thread tells the mbarrier how many bytes to expect, and asks TMA for the tile.
# 2. TMA writes the tile to shared memory.
# 3. As the bytes arrive, TMA counts them on the mbarrier.
# 4. The threads wait on the mbarrier.
# 5. They read the tile, and change it.
# 6. Each thread executes a *proxy fence*, and all of them meet at a block barrier: now TMA sees
#    what they wrote.
# 7. One thread asks TMA to store the tile.
# 8. TMA reads the tile, and writes it to the other matrix.
# 9. The thread of step 7 waits until TMA has read and written.
#
# The picture has the same numbers. TMA and threads reach shared memory on different paths, which
# PTX calls the *async proxy* and the *generic proxy*. Exercise 1 only loads a tile and reads it:
# steps 1 to 4, and half of step 5.

# %%
views.way_of_a_tile()

# %% [markdown]
# ## The tensor map
#
# TMA does not see your array. It sees a **tensor map**: a descriptor of 128 bytes that you make on
# the host. It contains
#
# - the address, the shape and the strides of the array in global memory;
# - the type of an element;
# - the **box**: the shape of the tile that one copy moves.
#
# Here is a matrix of 8×8 elements, to be copied in boxes of 4×4. `gpu.to_device` copies an array to
# the device. On the host, shapes and boxes are in numpy's order: rows first.

# %%
x = gpu.to_device(np.arange(64, dtype=np.float32).reshape(8, 8))
x_map = harness.TensorMap.tiled(x, box=(4, 4))
print(x_map)

# %% [markdown]
# ## A load, step by step
#
# The kernel below loads one tile. Block (`blockIdx.x`, `blockIdx.y`) takes the tile in column
# `blockIdx.x` and row `blockIdx.y` of the grid of tiles. Each thread then writes one element of the
# tile to `out`, so that we can look at it. `gpu.launch` starts the kernel and waits until it has
# ended.


# %%
@cuda.jit
def load_one_tile(src, out):
    tile = cuda.shared.array((4, 4), np.float32, 128)
    bar = cuda.shared.array(1, np.uint64)
    tile_address = ptx.shared_address(tile)
    bar_address = ptx.shared_address(bar)

    thread = cuda.threadIdx.x
    c0 = cuda.blockIdx.x * 4
    c1 = cuda.blockIdx.y * 4

    if thread == 0:
        ptx.mbarrier_init(bar_address, 1)
        ptx.fence_mbarrier_init()
    cuda.syncthreads()

    if thread == 0:
        ptx.mbarrier_arrive_expect_tx(bar_address, 64)
        ptx.cp_async_bulk_tensor_2d_global_to_shared(tile_address, src, c0, c1, bar_address)
    ptx.mbarrier_wait_parity(bar_address, 0)

    row = thread // 4
    col = thread % 4
    out[c1 + row, c0 + col] = tile[row, col]


out = gpu.to_device(np.zeros((8, 8), dtype=np.float32))
gpu.launch(load_one_tile, grid=(2, 2), block=16, args=(x_map, out))
print(out.copy_to_host())

# %% [markdown]
# **The arguments.** `src` is a tensor map, passed by value, not a pointer to the matrix.
#
# **Shared memory.** `cuda.shared.array` takes an alignment in bytes: 128 for a tile
# that TMA copies with a tensor map. `ptx.shared_address` returns an address for PTX instructions.
#
# **Coordinates.** `c0` and `c1` say where the box starts, counted in elements. The innermost
# dimension comes first: `c0` is the column, `c1` the row.
#
# **The mbarrier.** An mbarrier is an 8-byte object in shared memory that counts in rounds, called
# *phases*. A phase is complete when
#
# 1. as many threads have arrived as `mbarrier_init` said (here 1), and
# 2. as many bytes have been delivered as were expected.
#
# `mbarrier_arrive_expect_tx(bar, 64)` does the thread's share of both: it raises the number of
# expected bytes by 64 (4×4 elements of 4 bytes), and it arrives. TMA does the rest: as the data
# arrives, it counts the bytes on the mbarrier.
#
# **The wait.** `mbarrier_wait_parity(bar, 0)` returns when the first phase, phase 0, is complete.
# Its 0 is not the phase's number but the phase's **parity**: 0 for phases 0, 2, 4, ..., and 1 for
# the others. (This kernel has a single phase; lab 02 has more.) *Every* thread that reads the tile
# waits. (As lab 01 shows, it is also enough if one thread waits and a block barrier follows.)
#
# **Getting ready.** `mbarrier_init` sets the barrier up, `fence_mbarrier_init` makes it visible to
# TMA, and `syncthreads` holds the other threads back until it is ready.

# %% [markdown]
# ## Exercise 1: `first-load` ({{points first-load}})
#
# Now ask for a tile yourself. The kernel below does the same for tiles of 8 rows and 16 columns,
# with 128 threads. Thread 0 loads before `syncthreads` here: it initialized the barrier itself, so
# it does not have to wait for the others. Only the last two lines of its part are missing:
#
# 1. tell the mbarrier how many bytes to expect, and arrive;
# 2. ask TMA for the tile at (`c0`, `c1`).
#
# How many bytes is a tile? Write the number down before you type it.
#
# *Correct* gives {{points first-load correct}}: every element is right. *Synchronized* gives
# {{points first-load synchronized}}: no *hazard* that costs points, such as two accesses that nothing
# orders, under any order of events that was tried.
#
# {{hints first-load}}


# %% nbgrader={"grade": false, "grade_id": "first-load-kernel", "locked": false, "schema_version": 3, "solution": true, "task": false}
@cuda.jit
def first_load(src, out):
    tile = cuda.shared.array((8, 16), np.float32, 128)
    bar = cuda.shared.array(1, np.uint64)
    tile_address = ptx.shared_address(tile)
    bar_address = ptx.shared_address(bar)

    thread = cuda.threadIdx.x
    c0 = cuda.blockIdx.x * 16
    c1 = cuda.blockIdx.y * 8

    if thread == 0:
        ptx.mbarrier_init(bar_address, 1)
        ptx.fence_mbarrier_init()
        # Expect the bytes of a tile and arrive; then load the tile at (c0, c1).
        ### BEGIN SOLUTION
        ptx.mbarrier_arrive_expect_tx(bar_address, 8 * 16 * 4)
        ptx.cp_async_bulk_tensor_2d_global_to_shared(tile_address, src, c0, c1, bar_address)
        ### END SOLUTION
    cuda.syncthreads()
    ptx.mbarrier_wait_parity(bar_address, 0)

    row = thread // 16
    col = thread % 16
    out[c1 + row, c0 + col] = tile[row, col]


# %% [markdown]
# Run the check below, as often as you like: a failed check costs nothing. A separate process, the
# *judge*, draws new shapes and random values, and tries several orders of events. The result is a
# *card*.

# %% nbgrader={"grade": true, "grade_id": "first-load-check", "locked": true, "points": 2, "schema_version": 3, "solution": false, "task": false}
harness.check("first-load", first_load).points

# %% [markdown]
# ### How to read a card
#
# The result of a check is a **card** below the cell:
#
# - The first lines say what is wrong, with the line of your kernel, and what usually fixes it.
#   Click on a closed line for the details.
# - A **hazard** is a place where the kernel breaks the memory model: usually two accesses to the
#   same memory that nothing orders. The output may be right anyway, this time.
# - A **schedule** is an order of events. Your kernel runs several times: with copies that
#   arrive as late as possible, with copies that arrive at once, and so on. It is synchronized if no
#   schedule shows a hazard.
# - An **error** is a hazard that can show on hardware. It costs the points of *synchronized*. A
#   **formal** hazard breaks a rule of PTX, but no GPU is known to fail because of it. Some kinds
#   of formal hazard cost points; the card says so. A **warning** is advice and costs nothing:
#   if an exercise asks for *no hazard*, warnings do not count.
# - Under *How was this checked?* are the shapes, the schedules and the seed. The call in its last
#   line repeats the check with the same values.
#
# ### Predict
#
# What would thread 5 of your kernel read without `mbarrier_wait_parity`? Decide first.
#
# <details><summary>Answer</summary>
#
# Whatever is in shared memory at that moment: perhaps the tile, perhaps what an earlier kernel
# left there, perhaps a mixture. The harness calls this <code>read-before-arrival</code>.
#
# </details>

# %% [markdown]
# ### Rules
#
# The map above was legal, but not every map is. For example, the innermost side of a box must be a
# multiple of 16 bytes. The next cell asks for three columns of `float32`, which are only 12 bytes.
# Run it and read the message.

# %%
try:
    harness.TensorMap.tiled(x, box=(4, 3))
except harness.TensorMapError as error:
    print(error)

# %% [markdown]
# ## Two proxies
#
# Your kernel has a fence already, and here is the reason. Thread 0 initialized the barrier with an
# ordinary write. `fence_mbarrier_init` makes that write visible to TMA. (Versions of the PTX manual
# differ on whether TMA needs it; lab 01 says more.)
#
# This is the deepest idea of the course: threads and TMA do not reach shared memory on the same
# path. PTX calls the paths **proxies**. Ordinary loads and stores of a thread use the *generic
# proxy*, and TMA uses the *async proxy*. So a write through one path is not automatically visible
# through the other:
#
# | first | then | what you need |
# | --- | --- | --- |
# | TMA writes the tile | threads read it | wait on the mbarrier; no fence |
# | threads write the tile | TMA reads it | a **proxy fence**, then a block barrier |
#
# The rule is not symmetric, and this is the part that is easy to get wrong. When threads observe
# that a copy is complete, they also see its data. But TMA does not see the writes of threads until
# a proxy fence comes in between. The safe habit is this: each thread that wrote executes
# `ptx.fence_proxy_async_shared_cta()`, and after that, a `cuda.syncthreads()` makes sure that all
# threads have done it. (Lab 01 shows when a single fence is enough.)
#
# ## The store
#
# A store goes the other way. No data arrive in this block, so it needs no mbarrier. Instead, the
# thread that issues the store puts it into a *bulk group*, and waits for that:
#
# 1. `ptx.cp_async_bulk_tensor_2d_shared_to_global(dst, c0, c1, tile_address)` issues it;
# 2. `ptx.cp_async_bulk_commit_group()` closes the group;
# 3. `ptx.cp_async_bulk_wait_group(0)` waits until all groups of this thread are complete: TMA has
#    read the tile and written the matrix. (The argument is the number of groups that may still be
#    pending.)
#
# Without the wait, the block may end while TMA is still reading its shared memory. One thread does
# all three, because a bulk group belongs to the thread that issued the stores.

# %% [markdown]
# ## Exercise 2: `tile-copy` ({{points tile-copy}})
#
# Complete the kernel. For each tile of 4×4 elements:
#
# 1. load the tile from `src`, as above;
# 2. add to each element its index in the tile, `row * 4 + col`;
# 3. store the tile to the same place in `dst`.
#
# Blocks have 16 threads, one for each element, and the grid is (width / 4, height / 4). (Here tiles
# fit the matrix exactly; lab 03 is about the others.) The cell compiles as it is, so you only add
# lines where it says `YOUR CODE HERE`.
#
# *Correct* gives {{points tile-copy correct}} and *synchronized* gives {{points tile-copy synchronized}}, as before.
#
# {{hints tile-copy}}


# %% nbgrader={"grade": false, "grade_id": "tile-copy-kernel", "locked": false, "schema_version": 3, "solution": true, "task": false}
@cuda.jit
def tile_copy(src, dst):
    tile = cuda.shared.array((4, 4), np.float32, 128)
    bar = cuda.shared.array(1, np.uint64)
    tile_address = ptx.shared_address(tile)
    bar_address = ptx.shared_address(bar)

    thread = cuda.threadIdx.x
    row = thread // 4
    col = thread % 4
    c0 = cuda.blockIdx.x * 4
    c1 = cuda.blockIdx.y * 4

    # Make the mbarrier ready, for TMA and for the other threads.
    ### BEGIN SOLUTION
    if thread == 0:
        ptx.mbarrier_init(bar_address, 1)
        ptx.fence_mbarrier_init()
    cuda.syncthreads()
    ### END SOLUTION

    # Load the tile at (c0, c1), and wait until it is there.
    ### BEGIN SOLUTION
    if thread == 0:
        ptx.mbarrier_arrive_expect_tx(bar_address, 4 * 4 * 4)
        ptx.cp_async_bulk_tensor_2d_global_to_shared(tile_address, src, c0, c1, bar_address)
    ptx.mbarrier_wait_parity(bar_address, 0)
    ### END SOLUTION

    # Add row * 4 + col to this thread's element.
    ### BEGIN SOLUTION
    tile[row, col] += np.float32(row * 4 + col)
    ### END SOLUTION

    # Make the writes of all threads visible to TMA.
    ### BEGIN SOLUTION
    ptx.fence_proxy_async_shared_cta()
    cuda.syncthreads()
    ### END SOLUTION

    # Store the tile at (c0, c1), and wait for the store to finish.
    ### BEGIN SOLUTION
    if thread == 0:
        ptx.cp_async_bulk_tensor_2d_shared_to_global(dst, c0, c1, tile_address)
        ptx.cp_async_bulk_commit_group()
        ptx.cp_async_bulk_wait_group(0)
    ### END SOLUTION


# %% [markdown]
# Look at what your kernel does to a matrix of 8 rows and 12 columns, tile by tile. If it is right,
# the tile at the bottom right starts with 56 58 60 62 and ends with 104 106 108 110. If tiles are
# zero, or in the wrong place, check which coordinate is the column.


# %%
def print_tiles(title, matrix):
    print(title)
    for tile_row in range(2):
        for tile_col in range(3):
            print(f"\n  tile ({tile_row}, {tile_col})")
            for line in matrix[4 * tile_row : 4 * tile_row + 4, 4 * tile_col : 4 * tile_col + 4]:
                print("   ", *(f"{value:5.1f}" for value in line))
    print()


wide = gpu.to_device(np.arange(96, dtype=np.float32).reshape(8, 12))
y = gpu.to_device(np.zeros((8, 12), dtype=np.float32))
maps = tuple(harness.TensorMap.tiled(array, box=(4, 4)) for array in (wide, y))
try:
    run = gpu.launch(tile_copy, grid=(3, 2), block=16, args=maps)
    print_tiles("before", wide.copy_to_host())
    print_tiles("after", y.copy_to_host())
    if gpu.name == "emulator":  # only the emulator finds hazards
        print("hazards:", ", ".join(hazard.kind for hazard in run.hazards) or "none")
except harness.HarnessError as error:
    print(f"{type(error).__name__}: {error}")

# %% [markdown]
# If the numbers are right, run the check.

# %% nbgrader={"grade": true, "grade_id": "tile-copy-check", "locked": true, "points": 5, "schema_version": 3, "solution": false, "task": false}
harness.check("tile-copy", tile_copy).points

# %% [markdown]
# ## Break it
#
# The kernel below fills a tile and stores it. It has no proxy fence. On Hopper the result of such a
# kernel is nearly always right anyway: of a similar one in lab 01,
# {{outcome 01_async_proxy/store-without-fence}} ({{where}}). That is what makes the bug dangerous: it may
# appear on a different GPU (lab 01 begins with one), or on a busier day.
#
# So we run it on the emulator, which knows the rules. Before you run it: which line will the report
# point to, and with which line does it conflict?


# %%
@cuda.jit
def store_without_fence(dst):
    tile = cuda.shared.array((4, 4), np.float32, 128)
    thread = cuda.threadIdx.x
    tile[thread // 4, thread % 4] = np.float32(thread)
    cuda.syncthreads()
    if thread == 0:
        ptx.cp_async_bulk_tensor_2d_shared_to_global(dst, 0, 0, ptx.shared_address(tile))
        ptx.cp_async_bulk_commit_group()
        ptx.cp_async_bulk_wait_group(0)


emulator = harness.device("emulator")
z = emulator.to_device(np.zeros((4, 4), dtype=np.float32))
z_map = harness.TensorMap.tiled(z, box=(4, 4))
run = emulator.launch(store_without_fence, grid=1, block=16, args=(z_map,))
print("hazards:", len(run.hazards))
for hazard in run.hazards:
    print(hazard)
    print("conflicts with line", hazard.other_line)

# %% [markdown]
# The report gives a *kind* (`missing-proxy-fence`), your line, and the line with which it
# conflicts. The barrier does not help, because `syncthreads` orders threads, and TMA is not a
# thread.
#
# Add `ptx.fence_proxy_async_shared_cta()` before `cuda.syncthreads()` and run the cell again: the
# report is gone.

# %% [markdown]
# ## Exercise 3: `tile-copy-large` ({{points tile-copy-large}})
#
# You have done the hard part already. Tiles of 4×4 are easy to look at, but slow: 64 bytes are far
# too few for one copy. Write the same kernel for tiles of 64 rows and 32 columns: 8192 bytes, in
# rows of 128 bytes.
#
# The comments name only three steps this time: the mbarrier and the fence are up to you. Blocks
# have 128 threads, so each thread now adds to 16 elements. The index to add is `row * 32 + col`.
# The grid is (width / 32, height / 64).
#
# *Correct* gives {{points tile-copy-large correct}} and *synchronized* gives {{worth tile-copy-large synchronized}}, as before. *Fast* gives {{worth tile-copy-large fast}}: on a Hopper GPU
# the kernel is timed on a large matrix, and its bandwidth is compared with a library's copy of the
# same number of bytes in the same run. {{asks tile-copy-large}}. Without a Hopper GPU, *fast* is
# **not measured**, which never counts as a failure.
#
# {{hints tile-copy-large}}


# %% nbgrader={"grade": false, "grade_id": "tile-copy-large-kernel", "locked": false, "schema_version": 3, "solution": true, "task": false}
@cuda.jit
def tile_copy_large(src, dst):
    tile = cuda.shared.array((64, 32), np.float32, 128)
    bar = cuda.shared.array(1, np.uint64)
    tile_address = ptx.shared_address(tile)
    bar_address = ptx.shared_address(bar)

    thread = cuda.threadIdx.x
    c0 = cuda.blockIdx.x * 32
    c1 = cuda.blockIdx.y * 64

    # Load the tile at (c0, c1), and wait until it is there.
    ### BEGIN SOLUTION
    if thread == 0:
        ptx.mbarrier_init(bar_address, 1)
        ptx.fence_mbarrier_init()
    cuda.syncthreads()
    if thread == 0:
        ptx.mbarrier_arrive_expect_tx(bar_address, 64 * 32 * 4)
        ptx.cp_async_bulk_tensor_2d_global_to_shared(tile_address, src, c0, c1, bar_address)
    ptx.mbarrier_wait_parity(bar_address, 0)
    ### END SOLUTION

    # Add row * 32 + col to each element: 16 of them to a thread.
    ### BEGIN SOLUTION
    col = thread % 32
    for row in range(thread // 32, 64, 4):
        tile[row, col] += np.float32(row * 32 + col)
    ### END SOLUTION

    # Store the tile at (c0, c1), and wait for the store to finish.
    ### BEGIN SOLUTION
    ptx.fence_proxy_async_shared_cta()
    cuda.syncthreads()
    if thread == 0:
        ptx.cp_async_bulk_tensor_2d_shared_to_global(dst, c0, c1, tile_address)
        ptx.cp_async_bulk_commit_group()
        ptx.cp_async_bulk_wait_group(0)
    ### END SOLUTION


# %% nbgrader={"grade": true, "grade_id": "tile-copy-large-check", "locked": true, "points": 7, "schema_version": 3, "solution": false, "task": false}
harness.check("tile-copy-large", tile_copy_large).points

# %% [markdown]
# ## By threads, or by TMA?
#
# (You can skip this section at first reading: no exercise needs it.)
#
# Here is the same copy twice, for a tile of 32 rows and 64 columns: by 128 threads, element by
# element, and by TMA. The cell counts the PTX instructions of each. Predict: which
# kernel has more of them, and in which one do all threads wait for memory?


# %%
@cuda.jit
def copy_by_threads(src, dst):
    tile = cuda.shared.array((32, 64), np.float32)
    x, y = cuda.blockIdx.x * 64, cuda.blockIdx.y * 32
    for i in range(cuda.threadIdx.x, 32 * 64, 128):
        if y + i // 64 < src.shape[0] and x + i % 64 < src.shape[1]:
            tile[i // 64, i % 64] = src[y + i // 64, x + i % 64]
    cuda.syncthreads()
    for i in range(cuda.threadIdx.x, 32 * 64, 128):
        if y + i // 64 < src.shape[0] and x + i % 64 < src.shape[1]:
            dst[y + i // 64, x + i % 64] = tile[i // 64, i % 64]


@cuda.jit
def copy_by_tma(src, dst):
    tile = ptx.shared_address(cuda.shared.array((32, 64), np.float32, 128))
    bar = ptx.shared_address(cuda.shared.array(1, np.uint64))
    x, y = cuda.blockIdx.x * 64, cuda.blockIdx.y * 32
    if cuda.threadIdx.x == 0:
        ptx.mbarrier_init(bar, 1)
        ptx.fence_mbarrier_init()
        ptx.mbarrier_arrive_expect_tx(bar, 32 * 64 * 4)
        ptx.cp_async_bulk_tensor_2d_global_to_shared(tile, src, x, y, bar)
        ptx.mbarrier_wait_parity(bar, 0)
        ptx.cp_async_bulk_tensor_2d_shared_to_global(dst, x, y, tile)
        ptx.cp_async_bulk_commit_group()
        ptx.cp_async_bulk_wait_group_read(0)


numbers = gpu.to_device(np.arange(100 * 132, dtype=np.float32).reshape(100, 132))
for kernel, as_argument in (
    (copy_by_threads, lambda array: array),
    (copy_by_tma, lambda array: harness.TensorMap.tiled(array, box=(32, 64))),
):
    copied = gpu.to_device(np.zeros((100, 132), np.float32))
    args = (as_argument(numbers), as_argument(copied))
    run = gpu.launch(kernel, grid=(3, 4), block=128, args=args)
    lines = views.listing(harness.compile_kernel(kernel, args, block=128)).splitlines()
    instructions = sum(line.rstrip().endswith(";") for line in lines)
    equal = np.array_equal(copied.copy_to_host(), numbers.copy_to_host())
    name = kernel.py_func.__name__
    print(f"{name:16} {instructions:4} instructions; equal: {equal}; hazards: {len(run.hazards)}")

# %% [markdown]
# The threads compute an address for each element, check at the edge whether the element exists, and
# wait for the data that they load. With TMA, one thread asks for the box. No thread computes
# addresses or checks edges. No proxy fence is needed here, because no thread wrote the tile. And
# only thread 0 waits, because no other thread reads it. (`wait_group_read` returns earlier than
# `wait_group`; lab 01 explains it.)
#
# So which one should you choose? Let the threads copy if
#
# - the elements are scattered, or selected by an index;
# - rows or addresses are not multiples of 16 bytes;
# - the whole copy is only a few hundred bytes; or
# - each element is changed on the way and never needed in shared memory.
#
# Choose a bulk copy (lab 01), which is a TMA copy without a tensor map, for many contiguous bytes.
# Choose a tensor copy, as in this lab, for boxes of an array: with edges, with a swizzle (lab 05),
# into several blocks at once (lab 07), or whenever the threads have better things to do.

# %% [markdown]
# ## In your own words (2 points)
#
# A friend says: "I left out the proxy fence, and my kernel has been right for a month. So the
# fence is not needed." Answer in three or four sentences: what orders the two accesses in her
# kernel, what does not, and what would have to change for the bug to show?

# %% [markdown] nbgrader={"grade": true, "grade_id": "tile-copy-question-1", "locked": false, "points": 2, "schema_version": 3, "solution": true, "task": false}
# ### BEGIN SOLUTION
# The block barrier orders the threads' writes before the thread that issues the store. It does not
# order them before the store itself, because the store reads shared memory through the async
# proxy. Only a proxy fence, in each thread that wrote, does that. Her kernel was right because the
# writes had reached memory by the time TMA read it, which nothing guarantees. A different
# GPU, a larger tile, more blocks on the SM or a different compiler can change the timing. (1 point
# for what orders what, 1 point for why a right output proves nothing.)
# ### END SOLUTION

# %% [markdown]
# ## What this lab used
#
# | in Python | in PTX | who calls it | what it does |
# | --- | --- | --- | --- |
# | `mbarrier_init` | `mbarrier.init` | one thread | sets the arrival count; phase 0 begins |
# | `fence_mbarrier_init` | `fence.mbarrier_init.release.cluster` | the same thread | makes the initialized barrier visible to TMA |
# | `mbarrier_arrive_expect_tx` | `mbarrier.arrive.expect_tx` | one thread | expects more bytes, and arrives |
# | `cp_async_bulk_tensor_2d_global_to_shared` | `cp.async.bulk.tensor.2d` … `.mbarrier::complete_tx::bytes` | one thread | loads a box; its bytes are counted on the mbarrier |
# | `mbarrier_wait_parity` | `mbarrier.try_wait.parity`, in a loop | each thread that reads the tile | waits for the end of a phase |
# | `fence_proxy_async_shared_cta` | `fence.proxy.async.shared::cta` | each thread that wrote the tile | makes generic writes visible to the async proxy |
# | `cp_async_bulk_tensor_2d_shared_to_global` | `cp.async.bulk.tensor.2d` … `.bulk_group` | one thread | stores a box; the copy joins the thread's open group |
# | `cp_async_bulk_commit_group` | `cp.async.bulk.commit_group` | the same thread | closes the group |
# | `cp_async_bulk_wait_group` | `cp.async.bulk.wait_group` | the same thread | waits until at most n groups are pending |
#
# CUTLASS wraps the copies as `SM90_TMA_LOAD` and `SM90_TMA_STORE`, the mbarrier as
# `ClusterTransactionBarrier`, and the fence before the store as `tma_store_fence()`. A profiler
# shows the copies as the SASS instructions `UTMALDG` and `UTMASTG`.
