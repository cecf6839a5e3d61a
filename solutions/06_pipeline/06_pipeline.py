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
# # The pipeline: keep the memory busy
#
# If one block per SM (streaming multiprocessor) loads 4 KiB, waits, works, and only then loads
# more, the GPU uses only about a fifth of the memory's bandwidth. In this lab the next
# tiles are already in flight while the current one is processed. That is a **pipeline**. Nearly
# every fast kernel on Hopper is built around one.
#
# **After this lab, you can**
#
# - compute how many bytes must be in flight to keep a memory busy;
# - build a ring of stages with *full* and *empty* mbarriers, and give the right parity for any
#   tile;
# - assign the loading to one warp and the work to others;
# - write a persistent block that processes one tile after another;
# - start a pipeline and end it, even if there are fewer tiles than stages;
# - write a fused kernel that runs nearly as fast as a plain copy.
#
# **You need** the labs *Tile copy* and 02 (phases, parity, expected bytes). You also need
# `wait_group_read` (lab 01), which waits until a store has read its source. You do not need a GPU.
#
# **Time**: 145 to 200 minutes.
#
# **Points**: {{total}}. Each exercise says how many it gives.

# %%
import math

import numpy as np
from numba import cuda

import harness
from harness import ptx, views

gpu = harness.device()
print("Kernels of this notebook run on:", gpu.name)

# %% [markdown]
# In the exercises until now, a block waited for each tile before it requested the next. In this lab
# it has several buffers, the *stages*, with two mbarriers for each, and requests tiles ahead.

# %%
views.machine("06_pipeline")

# %% [markdown]
# ## Before you start: three questions about lab 05
#
# Skip them if you have not taken that lab.
#
# 1. All 32 lanes of a warp read a column of a tile whose rows have 128 bytes, without a swizzle.
#    How many passes, and why?
#    <details><summary>Answer</summary>32: all words are in the same bank.</details>
# 2. What does the 128B swizzle exchange, and depending on what?
#    <details><summary>Answer</summary>Chunks of 16 bytes within a row of 128 bytes, depending on
#    the row modulo 8.</details>
# 3. Who has to agree on the swizzle?
#    <details><summary>Answer</summary>Everyone who touches the tile: the map of the load, the
#    readers, and the map of the store.</details>
#
# ## Bytes in flight
#
# A load from memory takes time, however small it is. This time is the **latency**. For TMA loads
# from the memory of an H100, published measurements give about 600 ns, plus 5 ns for each KiB.
# (These two figures were not measured for this course. Below you will find some that were.)
#
# Suppose a streaming multiprocessor (SM) loads a tile of 4 KiB, waits for it, and only then loads
# the next. Then it gets 4096 bytes every 620 ns. An H200 has 132 SMs, so what is their bandwidth
# together? Estimate it before you run the cell.

# %%
SMS = 132  # streaming multiprocessors of an H200
DATASHEET = 4800  # GB/s, the bandwidth of its memory by NVIDIA's datasheet


def load_ns(tile_bytes):
    """Return the latency of a TMA load, by published measurements on an H100."""
    return 600 + 5 * tile_bytes / 1024


one_sm = 4096 / load_ns(4096)  # bytes in a nanosecond are GB in a second
print(f"one SM: {one_sm:.1f} GB/s, all {SMS}: {SMS * one_sm:.0f} GB/s of {DATASHEET}")

# %% [markdown]
# Less than a fifth: the memory could deliver five times as much, but nobody requests it. (In *Tile
# copy*, many blocks share an SM, and their loads overlap. A block that needs most of an SM's shared
# memory has to overlap its own.)
#
# The remedy is to request data earlier. With two loads in flight at any time, twice as many bytes
# arrive; with three, three times as many; and so on, until the memory is always busy. How many
# bytes have to be **in flight** for that? The answer is *Little's law*:
#
# > bytes in flight = bandwidth × latency
#
# It holds for every queue. If 10 guests arrive per hour, and each stays 3 hours, there are 30
# guests. Here the guests are bytes.
#
# For an H200, with the 600 ns that even a small load takes: 4800 bytes per nanosecond × 600 ns =
# 2,880,000 bytes, or 2.7 MiB. So each of 132 SMs needs about **21 KiB** in flight.
#
# ### Predict, then run
#
# Take tiles of 4 KiB, and at most d of them in flight on each SM. What bandwidth, at most, does
# Little's law allow for d = 1, 2, 4 and 8? Beyond which d do more tiles in flight only waste shared
# memory?

# %%
predictions = {1: "...", 2: "...", 4: "...", 8: "..."}  # depth: your number of GB/s


def bound(depth, tile_bytes=4096):
    """Return the bandwidth in GB/s that ``depth`` tiles in flight on each SM allow at most."""
    return min(DATASHEET, SMS * depth * tile_bytes / load_ns(tile_bytes))


for depth, prediction in predictions.items():
    print(f"depth {depth}: {4 * depth:3} KiB in flight, at most {bound(depth):5.0f} GB/s;", end=" ")
    print("predicted:", prediction)

# %% [markdown]
# By this bound, 5 tiles nearly reach the datasheet's bandwidth, and 6 reach it (print `bound(5)`
# and `bound(6)`), so more than 6 only waste shared memory. But it is a bound, not a promise, for
# two reasons. No memory reaches its datasheet. And a tile that has arrived still occupies its
# buffer until it has been read, so depth d keeps somewhat fewer than d loads in flight, and one or
# two more stages may still help. You will compare these figures with measured ones below.
#
# ## Stages
#
# To keep several tiles in flight, a block needs several buffers, which are called **stages**. The
# stages form a ring: a block's tile number i, counted from 0, goes to stage `i % STAGES`, so after
# the last stage comes the first again. Here are 3 stages and 8 tiles:
#
# | tile i | 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 |
# | --- | --- | --- | --- | --- | --- | --- | --- | --- |
# | stage, `i % 3` | 0 | 1 | 2 | 0 | 1 | 2 | 0 | 1 |
# | pass through the ring, `i // 3` | 0 | 0 | 0 | 1 | 1 | 1 | 2 | 2 |
#
# At any time some stages are being filled and another is being read. A moment later the roles have
# moved on by one stage, but the data have not moved. **The roles rotate, the data stay in place.**
# (The parities in the picture are explained below it.)

# %%
views.ring()

# %% [markdown]
# Two things can go wrong with a stage: it is read before it has been filled, or filled before it
# has been read. So each stage has two mbarriers. The thread that fills a stage is its **producer**,
# and the threads that read it are its **consumers**.
#
# | mbarrier | its phase completes when | arrivals | waits |
# | --- | --- | --- | --- |
# | **full** | the tile has arrived | one, by the producer, with the expected bytes | the consumers |
# | **empty** | all consumers have read the tile | one by each consumer | the producer |
#
# Each pass through the ring completes one phase of every barrier. In lab 02 you had this pair under
# the names `ping` and `pong`.
#
# ### Which parity?
#
# A consumer of tile i waits for the phase of pass `i // STAGES` of *full*, so its parity is `(i //
# STAGES) & 1`. A stage's barrier completes a phase once per *pass*, not once per tile. That is why
# the parity changes only when the ring **wraps**.
#
# Before it loads tile i, the producer waits until the consumers have finished with the previous
# tile in that stage. They signal this with the *empty* phase of the previous pass, so the producer
# waits with the opposite parity: `((i // STAGES) & 1) ^ 1`. And the first pass? There was no tile
# before it. The parity is then 1, and on a new mbarrier a wait for parity 1 returns at once, so the
# first pass needs no special case.
#
# If your head spins now, that is normal. Here is the table of stages again, with both parities.
# Read one column of it from top to bottom, then the next one:
#
# | tile i | 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 |
# | --- | --- | --- | --- | --- | --- | --- | --- | --- |
# | stage, `i % 3` | 0 | 1 | 2 | 0 | 1 | 2 | 0 | 1 |
# | pass, `i // 3` | 0 | 0 | 0 | 1 | 1 | 1 | 2 | 2 |
# | consumers wait on *full* with parity `(i // 3) & 1` | 0 | 0 | 0 | 1 | 1 | 1 | 0 | 0 |
# | the producer waits on *empty* with parity `((i // 3) & 1) ^ 1` | 1 | 1 | 1 | 0 | 0 | 0 | 1 | 1 |
#
# ## Persistent blocks
#
# Often there are thousands of tiles and only 132 SMs. With one block per tile, every block
# initializes barriers, waits a full latency for its first tile, and ends. A **persistent** block
# stays instead. The grid has only as many blocks as fit on the GPU at once, and each processes many
# tiles:
#
#     for tile in range(cuda.blockIdx.x, tiles, cuda.gridDim.x):
#
# The pipeline continues from tile to tile, so the latency is paid only once. Be careful with the
# counter. The *tile* determines what to load, and advances by the number of blocks. Stage and
# parity depend on **how many tiles this block has processed so far**: a separate counter, the i of
# the sections above.

# %% [markdown]
# ## Exercise 1: `pipeline-questions` ({{points pipeline-questions}})
#
# Six questions for pencil and paper. Each answer is an integer.
#
# | name | question |
# | --- | --- |
# | `stage` | A ring has 4 stages. A block counts its tiles from 0. Which stage does its tile 27 use? |
# | `full` | The same ring. Which parity does a consumer's wait on `full` use for tile 27? |
# | `empty` | The same ring. Which parity does the producer's wait on `empty` use before it loads tile 27? |
# | `tiles` | 4 persistent blocks share 22 tiles: block b processes tiles b, b + 4, b + 8, ... How many tiles does block 2 process? |
# | `speed` | 100 SMs; each always has 12000 bytes of loads in flight. A load takes 600 ns. How many GB/s do they read at most? (1 GB is 10⁹ bytes.) |
# | `depth` | A memory delivers 4800 GB/s to 120 SMs; a load takes 600 ns. How many tiles of 8000 bytes must each SM have in flight to keep the memory busy? |
#
# {{hints pipeline-questions}}

# %% nbgrader={"grade": false, "grade_id": "pipeline-questions-answers", "locked": false, "schema_version": 3, "solution": true, "task": false}
pipeline_questions = {
    "stage": None,
    "full": None,
    "empty": None,
    "tiles": None,
    "speed": None,
    "depth": None,
}
# Fill in integers, such as pipeline_questions["stage"] = 4
### BEGIN SOLUTION
pipeline_questions["stage"] = 3
pipeline_questions["full"] = 0
pipeline_questions["empty"] = 1
pipeline_questions["tiles"] = 5
pipeline_questions["speed"] = 2000
pipeline_questions["depth"] = 3
### END SOLUTION

# %% nbgrader={"grade": true, "grade_id": "pipeline-questions-check", "locked": true, "points": 3, "schema_version": 3, "solution": false, "task": false}
harness.check("pipeline-questions", pipeline_questions).points

# %% [markdown]
# ## Fill, work, drain
#
# In the simplest pipeline, no warp has a special job: all threads of the block read the tiles, and
# thread 0 also loads. It has three parts:
#
# 1. **Fill** (or *prologue*): before the loop, load the first tiles, one into each stage.
# 2. **Work**: in step k, wait for tile k, read it, and when *all* threads have read it, load tile
#    `k + STAGES` into the stage that has just become free.
# 3. **Drain**: in the last steps there is nothing left to load. The block waits for the tiles that
#    are still in flight, and reads them.
#
# After their reads, all threads synchronize with `cuda.syncthreads()`. The block barrier does the
# job of *empty*, so this kernel needs only the *full* mbarriers.
#
# Before they synchronize, each thread also executes a fence, because the threads read through the
# generic proxy, and the next load overwrites the same bytes through the async proxy. The PTX memory
# model requires a proxy fence between the two: each thread calls `fence_proxy_async_shared_cta`
# after its reads and before it signals that it is done. Many published kernels do without, and some
# had to add it later (for example
# [deepseek-ai/DeepEP#642](https://github.com/deepseek-ai/DeepEP/issues/642)). Without it, the
# emulator shows a warning, which costs no points.
#
# ### The end
#
# Pipelines go wrong at the end. In January 2026 a tutorial kernel of CUTLASS (`wgmma_tma_sm90.cu`,
# [NVIDIA/cutlass#2944](https://github.com/NVIDIA/cutlass/issues/2944)) was found to continue
# loading while it drained: it requested tiles past the last one. TMA fills everything outside a
# tensor with zeros, and nothing read them, so no value was wrong.
#
# ### Predict
#
# Nothing reads those tiles. What harm can they do?
#
# <details><summary>Answer</summary>
#
# Nothing waits for them, either. So the block can exit while they are in flight, and they then
# arrive in memory that may belong to another block by that time: <code>overwrite-in-use</code>.
# They also use bandwidth.
#
# </details>
#
# ## Exercise 2: `drain` ({{points drain}})
#
# A camera has taken a stack of frames. Add them up, pixel by pixel. Block b has 256 threads and
# processes the 256 pixels from `b * 256` on, one per thread. It streams their frames through a
# ring of 4 stages. `src` is a tensor map over (frames, pixels), with a box of 1 frame and 256
# pixels.
#
# Keep the ring full: up to 4 loads are in flight at the same time. `frames` is an argument. It may
# be **smaller than the number of stages**, and might not be a multiple of it.
#
# *Correct* gives {{points drain correct}} and *synchronized* gives {{worth drain synchronized}}: no hazard, a ring with at least three loads in flight,
# and each sum written once.
#
# {{hints drain}}

# %% nbgrader={"grade": false, "grade_id": "drain-kernel", "locked": false, "schema_version": 3, "solution": true, "task": false}
STAGES = 4
PIXELS = 256


@cuda.jit
def drain(src, out, frames):
    ring = cuda.shared.array((STAGES, PIXELS), np.float32, 128)
    full = cuda.shared.array(STAGES, np.uint64)

    thread = cuda.threadIdx.x
    first = cuda.blockIdx.x * PIXELS  # the first pixel of this block

    # Initialize the mbarrier of each stage, for TMA and for all threads.
    ### BEGIN SOLUTION
    if thread == 0:
        for stage in range(STAGES):
            ptx.mbarrier_init(ptx.shared_address(full, stage), 1)
        ptx.fence_mbarrier_init()
    cuda.syncthreads()
    ### END SOLUTION

    # Fill: thread 0 loads the first frames, one into each stage.
    ### BEGIN SOLUTION
    if thread == 0:
        for k in range(min(STAGES, frames)):
            bar = ptx.shared_address(full, k)
            place = ptx.shared_address(ring, k * PIXELS)
            ptx.mbarrier_arrive_expect_tx(bar, PIXELS * 4)
            ptx.cp_async_bulk_tensor_2d_global_to_shared(place, src, first, k, bar)
    ### END SOLUTION

    total = np.float32(0)
    for k in range(frames):
        stage = k % STAGES
        bar = ptx.shared_address(full, stage)
        place = ptx.shared_address(ring, stage * PIXELS)
        # Wait for frame k, and add this thread's pixel to the total.
        ### BEGIN SOLUTION
        ptx.mbarrier_wait_parity(bar, (k // STAGES) & 1)
        total += ring[stage, thread]
        ### END SOLUTION
        # When all threads have read the stage, thread 0 loads the next frame into it, if any.
        ### BEGIN SOLUTION
        ptx.fence_proxy_async_shared_cta()
        cuda.syncthreads()
        if thread == 0 and k + STAGES < frames:
            ptx.mbarrier_arrive_expect_tx(bar, PIXELS * 4)
            ptx.cp_async_bulk_tensor_2d_global_to_shared(place, src, first, k + STAGES, bar)
        ### END SOLUTION

    # Write the total of this thread's pixel.
    ### BEGIN SOLUTION
    out[first + thread] = total
    ### END SOLUTION


# %% nbgrader={"grade": true, "grade_id": "drain-check", "locked": true, "points": 4, "schema_version": 3, "solution": false, "task": false}
harness.check("drain", drain).points

# %% [markdown]
# ## Producer and consumers
#
# In `drain` all warps march in step. Because of the block barrier, the fast ones wait for the slow
# ones at every tile, and the next load is issued only when the slowest is done.
#
# **Warp specialization** separates the roles. One warp, the **producer**, does nothing but load,
# and the others, the **consumers**, do nothing but work. They communicate only through *full* and
# *empty*, so the producer runs ahead as far as the ring allows.
#
# There is no longer a block barrier in the loops. It would even be wrong there, because the
# producer never reaches it.
#
# The kernel below adds up tiles of 64 elements. It has 3 stages, two consumer warps, and a producer
# warp in which one thread works. It also keeps a diary: thread 64 records each load that it
# issues, and thread 0 each tile that it has finished.

# %%
DEPTH = 3  # stages
SIZE = 64  # elements of a tile; there is one consumer for each
LOADER = 64  # the first thread of the third warp


@cuda.jit
def ring_with_diary(src, out, diary, lines):
    ring = cuda.shared.array((DEPTH, SIZE), np.float32, 128)
    full = cuda.shared.array(DEPTH, np.uint64)
    empty = cuda.shared.array(DEPTH, np.uint64)
    thread = cuda.threadIdx.x
    tiles = out.shape[0]

    if thread == 0:
        for stage in range(DEPTH):
            ptx.mbarrier_init(ptx.shared_address(full, stage), 1)
            ptx.mbarrier_init(ptx.shared_address(empty, stage), SIZE)
        ptx.fence_mbarrier_init()
    cuda.syncthreads()

    if thread == LOADER:  # the producer
        for i in range(tiles):
            stage = i % DEPTH
            bar = ptx.shared_address(full, stage)
            place = ptx.shared_address(ring, stage * SIZE)
            ptx.mbarrier_wait_parity(ptx.shared_address(empty, stage), ((i // DEPTH) & 1) ^ 1)
            ptx.mbarrier_arrive_expect_tx(bar, SIZE * 4)
            ptx.cp_async_bulk_tensor_2d_global_to_shared(place, src, 0, i, bar)
            diary[cuda.atomic.add(lines, 0, 1)] = i + 1  # tile i is on its way
    elif thread < SIZE:  # the consumers
        total = np.float32(0)
        for i in range(tiles):
            stage = i % DEPTH
            ptx.mbarrier_wait_parity(ptx.shared_address(full, stage), (i // DEPTH) & 1)
            total += ring[stage, thread]
            out[i, thread] = total
            if thread == 0:
                diary[cuda.atomic.add(lines, 0, 1)] = -(i + 1)  # tile i is read
            ptx.fence_proxy_async_shared_cta()
            ptx.mbarrier_arrive(ptx.shared_address(empty, stage))


def print_diary(tiles=8):
    """Run the ring and print its diary: a column for each stage, in the order of time."""
    numbers = np.ones((tiles, SIZE), np.float32)
    src = harness.TensorMap.tiled(gpu.to_device(numbers), box=(1, SIZE))
    out, diary = gpu.empty((tiles, SIZE), np.float32), gpu.empty(2 * tiles, np.int32)
    lines = gpu.to_device(np.zeros(1, np.int32))
    gpu.launch(ring_with_diary, grid=1, block=96, args=(src, out, diary, lines))
    print("    ", *(f"stage {stage:<8}" for stage in range(DEPTH)))
    for line, entry in enumerate(diary.copy_to_host().tolist()):
        tile = abs(entry) - 1
        event = f"{'load' if entry > 0 else '   read'} {tile}"
        print(f"{line:3}  " + " " * 15 * (tile % DEPTH) + event)


print_diary()

# %% [markdown]
# Read a column from top to bottom: load, read, load, read. That is what *full* and *empty*
# enforce. Between the columns there is no order, except that each role processes the tiles in
# order.
#
# ### Predict, then run
#
# At most how many loads can there be in the diary before the first read? Set `DEPTH` to 1, and run
# the cell again. What does the diary look like? (Set it back to 3 afterward.)
#
# <details><summary>Answer</summary>
#
# As many as there are stages: 3. The fourth load waits for <code>empty</code> of stage 0. With one
# stage, loads and reads alternate, and nothing overlaps.
#
# </details>

# %% [markdown]
# ## Depth against bandwidth
#
# Now the measurement: was your bound right? The kernel is the same ring, for any depth. Each tile
# has 4 rows of 256 elements, 4 KiB. The grid has 132 blocks, one for each SM, so the bytes in
# flight are those of the ring. It only reads: block b adds up tiles b, b + 132, and so on, and
# writes 128 partial sums.
#
# If you have a Hopper GPU, the check below times each of them on 1 GiB. These checks are not
# graded, so ignore the points on their cards.

# %%
CONSUMERS = 128  # the producer is the first thread after them


def summing_ring(stages):
    """Return the kernel that sums tiles of 4 KiB, with a ring of this many stages."""

    @cuda.jit
    def summing(src, out, tiles):
        ring = cuda.shared.array((stages, 1024), np.float32, 128)
        full = cuda.shared.array(stages, np.uint64)
        empty = cuda.shared.array(stages, np.uint64)
        thread = cuda.threadIdx.x
        if thread == 0:
            for stage in range(stages):
                ptx.mbarrier_init(ptx.shared_address(full, stage), 1)
                ptx.mbarrier_init(ptx.shared_address(empty, stage), CONSUMERS)
            ptx.fence_mbarrier_init()
        cuda.syncthreads()

        i = 0  # tiles that this block has processed
        if thread == CONSUMERS:
            for tile in range(cuda.blockIdx.x, tiles, cuda.gridDim.x):
                stage = i % stages
                bar = ptx.shared_address(full, stage)
                place = ptx.shared_address(ring, stage * 1024)
                ptx.mbarrier_wait_parity(ptx.shared_address(empty, stage), ((i // stages) & 1) ^ 1)
                ptx.mbarrier_arrive_expect_tx(bar, 4096)
                ptx.cp_async_bulk_tensor_2d_global_to_shared(place, src, 0, tile * 4, bar)
                i += 1
        elif thread < CONSUMERS:
            total = np.float32(0)
            for _ in range(cuda.blockIdx.x, tiles, cuda.gridDim.x):
                stage = i % stages
                ptx.mbarrier_wait_parity(ptx.shared_address(full, stage), (i // stages) & 1)
                for j in ptx.unrolled(8):
                    total += ring[stage, j * CONSUMERS + thread]
                ptx.fence_proxy_async_shared_cta()
                ptx.mbarrier_arrive(ptx.shared_address(empty, stage))
                i += 1
            out[cuda.blockIdx.x, thread] = total

    return summing


# %%
measured = {}
for depth in (1, 2, 4, 8):
    result = harness.check(f"stream-depth-{depth}", summing_ring(depth))
    measured[depth] = result.verdict.benchmark  # None where there is no Hopper GPU

# %% [markdown]
# Compare with the bound. (Without a Hopper GPU, the speeds are recorded ones.)

# %%
print("depth   in flight   at most, by Little's law   measured")
latency_ns = load_ns(4096)
for depth in (1, 2, 4, 8):
    speed = measured[depth] or harness.recording().speeds.get(f"stream-depth-{depth}")
    if depth == 1 and speed:  # nothing overlaps: this is the latency to put into the law
        where = "this machine, just now" if measured[1] else harness.recording().where
        latency_ns = SMS * 4096 / speed.kernel_gb_per_s
        print(f"        measured on {where}:")
        print(f"        {latency_ns:.0f} ns from one load to the next at depth 1")
    bound = min(DATASHEET, SMS * depth * 4096 / latency_ns)
    shown = f"{speed.kernel_gb_per_s:5.0f} GB/s" if speed else "not recorded yet"
    print(f"{depth:5} {4 * depth:8} KiB {bound:21.0f} GB/s   {shown}")

# %% [markdown]
# At depth 1 nothing overlaps, so the time from one load to the next is the entire life of a stage:
# the latency, the reads, and the signal from *empty* back to the producer. The bound in the table
# uses this measured time. Is it shorter or longer than the 620 ns of the first estimate?
#
# The H200 reads {{speed stream-depth-1}} at depth 1, which is *more* than the first estimate
# allowed. No law is broken: those 620 ns were measured on an H100, and the H200 answers sooner. A
# bound is only as good as the latency that goes into it.
#
# Now look at the steps from depth to depth. As long as a step doubles the speed, the kernel is
# bound by latency: the memory is waiting for you. When a step gains little, the kernel is bound by
# bandwidth: you are waiting for the memory. Deeper rings then only cost shared memory.
#
# Depth is not the only way to more bytes in flight. Larger tiles help, and so do several blocks on
# each SM, each with its own ring. Large loads also cost fewer instructions. The kernels below use
# tiles of 8 KiB, 4 stages, and 4 blocks on each SM.
#
# `ptx.unrolled(8)` is `range(8)` for a loop that the compiler unrolls. The eight reads then do not
# wait for each other.
#
# ## Storing from the stage
#
# So far the consumers only read. Now they change the tile in place, and TMA stores it from there.
# A stage then has a longer life:
#
# 1. the producer loads the tile (*full*);
# 2. the consumers change it, and each calls `fence_proxy_async_shared_cta` for its own writes;
# 3. the consumers synchronize;
# 4. one of them stores the stage and commits;
# 5. when the store has **read** the stage, it is empty.
#
# **Step 3** cannot be `cuda.syncthreads()`, because the producer does not take part. Instead,
# `ptx.bar_sync(1, CONSUMERS)` is a barrier for that number of threads (a *named barrier*). A block
# has 16 such barriers, 0 to 15. `syncthreads` uses number 0, so take number 1.
#
# **Step 5**: only the thread that issued the store can wait for it, because bulk groups belong to
# the thread that committed them. So that one thread arrives on *empty* on behalf of all consumers,
# and *empty* has count 1. All other consumers are done by then, because they synchronized in step
# 3.
#
# If that thread waited for each store at once, with `cp_async_bulk_wait_group_read(0)`, the
# consumers would be idle in the meantime. `wait_group_read(1)` is better: it leaves the newest
# group pending, and returns when all older ones have read their source. So after the store of tile
# i, the stage of tile **i − 1** is free. In other words, a stage is released one tile late. This is
# the hardest idea of the lab, so here it is as a drawing, for three stages. Each line is the moment
# after the consumers have stored one more tile:
#
# ```
#  thread 0 has       | stage 0           | stage 1           | stage 2           | wait_group_read(1)
#  stored and         |                   |                   |                   | returns when
#  committed          |                   |                   |                   |
#  -------------------+-------------------+-------------------+-------------------+--------------------
#  tile 0             | being stored: 0   | loaded: 1         | loaded: 2         | at once
#  tile 1             | read -> RELEASED  | being stored: 1   | loaded: 2         | store 0 has read
#  tile 2             | loading: 3        | read -> RELEASED  | being stored: 2   | store 1 has read
#  tile 3             | being stored: 3   | loading: 4        | read -> RELEASED  | store 2 has read
# ```
#
# Follow stage 0 downward. It is stored with tile 0, released with tile 1, loaded again while tile 2
# is stored, and stored again with tile 3. So at any time one stage is being stored, and one has
# just been released.
#
# ### Predict, then run
#
# A ring of 1 stage, with stages released one tile late. What happens?
#
# <details><summary>Answer</summary>
#
# It hangs. Tile 1 needs the stage of tile 0, which is released only after tile 1 has been stored.
# With a release one tile late, a ring needs at least two stages.
#
# </details>
#
# ## Exercise 3: `ring-copy` ({{points ring-copy}})
#
# Brighten an image: `dst = 2 * src + 1`. Tiles have 8 rows and 256 columns, 8 KiB. There are 4
# stages, four consumer warps (threads 0 to 127), and a producer: thread 128, the first of the
# fifth warp. A block has 160 threads.
#
# Blocks are persistent. There are `tiles` tiles in all, `tiles_x` in a row of tiles. Their number
# might not be a multiple of the number of blocks: some blocks may process one more than others,
# and if there are fewer tiles than blocks, some process none. The last tiles of a row and of a
# column may extend beyond the edge. You do not have to do anything about it: a load fills and
# still counts all its bytes, and a store is clipped. Let the producer run ahead as far as the ring
# allows.
#
# *Correct* gives {{points ring-copy correct}}. *Synchronized* gives {{worth ring-copy synchronized}}: no hazard, and a ring with at least three loads in flight.
# *Fast* gives up to {{worth ring-copy fast}}, compared with a library's copy of the same number of bytes:
# {{asks ring-copy}}.
#
# {{hints ring-copy}}

# %% nbgrader={"grade": false, "grade_id": "ring-copy-kernel", "locked": false, "schema_version": 3, "solution": true, "task": false}
STAGES = 4
CONSUMERS = 128
TILE_ROWS, TILE_COLS = 8, 256
TILE_ELEMENTS = TILE_ROWS * TILE_COLS
TILE_BYTES = TILE_ELEMENTS * 4


@cuda.jit
def ring_copy(src, dst, tiles_x, tiles):
    ring = cuda.shared.array((STAGES, TILE_ELEMENTS), np.float32, 128)
    full = cuda.shared.array(STAGES, np.uint64)
    empty = cuda.shared.array(STAGES, np.uint64)
    thread = cuda.threadIdx.x

    # Initialize both mbarriers of each stage.
    ### BEGIN SOLUTION
    if thread == 0:
        for stage in range(STAGES):
            ptx.mbarrier_init(ptx.shared_address(full, stage), 1)
            ptx.mbarrier_init(ptx.shared_address(empty, stage), 1)
        ptx.fence_mbarrier_init()
    cuda.syncthreads()
    ### END SOLUTION

    i = 0  # tiles that this block has processed
    if thread == CONSUMERS:  # the producer
        for tile in range(cuda.blockIdx.x, tiles, cuda.gridDim.x):
            c0, c1 = tile % tiles_x * TILE_COLS, tile // tiles_x * TILE_ROWS
            stage, parity = i % STAGES, (i // STAGES) & 1
            bar = ptx.shared_address(full, stage)
            place = ptx.shared_address(ring, stage * TILE_ELEMENTS)
            # Wait until the stage is empty, and load the tile at (c0, c1) into it.
            ### BEGIN SOLUTION
            ptx.mbarrier_wait_parity(ptx.shared_address(empty, stage), parity ^ 1)
            ptx.mbarrier_arrive_expect_tx(bar, TILE_BYTES)
            ptx.cp_async_bulk_tensor_2d_global_to_shared(place, src, c0, c1, bar)
            ### END SOLUTION
            i += 1
    elif thread < CONSUMERS:  # the consumers
        for tile in range(cuda.blockIdx.x, tiles, cuda.gridDim.x):
            c0, c1 = tile % tiles_x * TILE_COLS, tile // tiles_x * TILE_ROWS
            stage, parity = i % STAGES, (i // STAGES) & 1
            bar = ptx.shared_address(full, stage)
            place = ptx.shared_address(ring, stage * TILE_ELEMENTS)
            # Wait until the stage is full. Change the tile: 16 elements for each consumer.
            ### BEGIN SOLUTION
            ptx.mbarrier_wait_parity(bar, parity)
            for j in ptx.unrolled(TILE_ELEMENTS // CONSUMERS):
                element = j * CONSUMERS + thread
                ring[stage, element] = np.float32(2) * ring[stage, element] + np.float32(1)
            ### END SOLUTION
            # Make the writes visible to TMA, and let the consumers meet.
            ### BEGIN SOLUTION
            ptx.fence_proxy_async_shared_cta()
            ptx.bar_sync(1, CONSUMERS)
            ### END SOLUTION
            # Thread 0: store the stage at (c0, c1), and release the stage of the tile before.
            ### BEGIN SOLUTION
            if thread == 0:
                ptx.cp_async_bulk_tensor_2d_shared_to_global(dst, c0, c1, place)
                ptx.cp_async_bulk_commit_group()
                ptx.cp_async_bulk_wait_group_read(1)
                if i > 0:
                    ptx.mbarrier_arrive(ptx.shared_address(empty, (i - 1) % STAGES))
            ### END SOLUTION
            i += 1

    # Wait for the last stores to finish.
    ### BEGIN SOLUTION
    if thread == 0:
        ptx.cp_async_bulk_wait_group(0)
    ### END SOLUTION


# %% nbgrader={"grade": true, "grade_id": "ring-copy-check", "locked": true, "points": 7, "schema_version": 3, "solution": false, "task": false}
harness.check("ring-copy", ring_copy).points

# %% [markdown]
# Look at your own kernel at work: one block and twelve tiles. A row is a warp, or several warps
# that did the same. The rows below them show the copies in flight. The first picture is the
# solution's ring, as it ran on an H200; the second is your own kernel.
#
# <details><summary>Measured time, or steps of the emulator? (Read this when the picture puzzles you.)</summary>
#
# The line <i>time</i> below the picture says which of two kinds it is. On a Hopper GPU, time is
# measured, in cycles of the GPU's clock. Your kernel is run with <i>timestamps</i>: around each
# wait and each copy it reads the clock and records the value, so you see how long the waits are.
# But writing a timestamp takes time, too, so short waits look longer than they are. And a warp
# cannot observe the moment when a tile arrives, so the bar of a load ends when the first wait for
# it ends.
#
# Without a GPU, time is in steps of the emulator. The order of events is right, but the durations
# mean nothing, because the emulator does not model how long a load takes. If timing fails on your
# GPU, the line <i>not measured</i> says why, and the picture shows the emulator's run instead. The
# source next to the first picture shows the calls, without their arguments.
#
# </details>
#
# Nothing makes a single load faster. What **hides** its latency is that it was requested early.
# Compare the consumers' first wait for data with their later ones. Then find the places where the
# producer waits for *empty*, an mbarrier of threads. How many loads are in flight at the same time?
#
# <details><summary>Answer</summary>
#
# For the first tile the consumers wait a full latency. Nothing can hide it, because there was
# nothing to do before. Meanwhile the next tiles are requested: measured on an H200, the waits for
# each of the next three tiles were shorter. The emulator cannot show that, because it does not
# model durations.
#
# At most four loads are in flight, one for each stage. The emulator shows all four. On a GPU there
# may be fewer: with timestamps the producer issues more slowly, and a tile may arrive before it has
# issued three more. The fifth tile has to wait for the stage of the first, which is released when
# the *second* tile has been stored.
#
# </details>

# %%
image = gpu.to_device(np.ones((12 * TILE_ROWS, TILE_COLS), np.float32))
brighter = gpu.empty(image.shape, np.float32)
maps = [harness.TensorMap.tiled(x, box=(TILE_ROWS, TILE_COLS)) for x in (image, brighter)]
args = (*maps, np.int32(1), np.int32(12))  # tiles in a row of tiles, tiles in all
views.recorded_ring()
views.timeline_of(ring_copy, grid=1, block=160, args=args)

# %% [markdown]
# ## Break it
#
# Do not hurry through these three mistakes, because your next ring may have one of them. Here is
# the ring of sums again, without its diary and with three switches. Each switch introduces one
# mistake. `harness.break_it` runs the broken kernel on the emulator, which knows the rules, and on
# a Hopper GPU. Without one, it shows what was recorded.


# %%
def ring_of_sums(waits_for_empty=True, parity_flips=True, reads_before_it_releases=True):
    """Return the ring of three stages. Each False makes a mistake."""

    @cuda.jit
    def summing(src, out):
        ring = cuda.shared.array((DEPTH, SIZE), np.float32, 128)
        full = cuda.shared.array(DEPTH, np.uint64)
        empty = cuda.shared.array(DEPTH, np.uint64)
        thread = cuda.threadIdx.x
        if thread == 0:
            for stage in range(DEPTH):
                ptx.mbarrier_init(ptx.shared_address(full, stage), 1)
                ptx.mbarrier_init(ptx.shared_address(empty, stage), SIZE)
            ptx.fence_mbarrier_init()
        cuda.syncthreads()

        if thread == LOADER:
            for i in range(out.shape[0]):
                stage, parity = i % DEPTH, (i // DEPTH) & 1
                bar = ptx.shared_address(full, stage)
                place = ptx.shared_address(ring, stage * SIZE)
                if waits_for_empty:
                    ptx.mbarrier_wait_parity(ptx.shared_address(empty, stage), parity ^ 1)
                ptx.mbarrier_arrive_expect_tx(bar, SIZE * 4)
                ptx.cp_async_bulk_tensor_2d_global_to_shared(place, src, 0, i, bar)
        elif thread < SIZE:
            total = np.float32(0)
            for i in range(out.shape[0]):
                stage, parity = i % DEPTH, (i // DEPTH) & 1
                if not parity_flips:
                    parity = 0
                ptx.mbarrier_wait_parity(ptx.shared_address(full, stage), parity)
                if not reads_before_it_releases:
                    ptx.fence_proxy_async_shared_cta()
                    ptx.mbarrier_arrive(ptx.shared_address(empty, stage))
                total += ring[stage, thread]
                out[i, thread] = total
                if reads_before_it_releases:
                    ptx.fence_proxy_async_shared_cta()
                    ptx.mbarrier_arrive(ptx.shared_address(empty, stage))

    return summing


def running(kernel, tiles=40):
    """Return a launch of ``kernel`` on integers, in a single block."""

    def attempt(device):
        numbers = np.random.default_rng().integers(0, 100, (tiles, SIZE)).astype(np.float32)
        src = harness.TensorMap.tiled(device.to_device(numbers), box=(1, SIZE))
        out = device.empty((tiles, SIZE), np.float32)
        run = device.launch(kernel, grid=1, block=SIZE + 32, args=(src, out), timeout=5.0)
        return run, out.copy_to_host(), numbers.cumsum(axis=0)

    return attempt


run, got, expected = running(ring_of_sums())(gpu)
print("without a mistake, all sums are right:", np.array_equal(got, expected))

# %% [markdown]
# **No wait for *empty*.** The producer loads without waiting. Which line will the report point
# to? Does the kernel end?

# %%
harness.break_it("06_pipeline/no-wait-for-empty", running(ring_of_sums(waits_for_empty=False)))

# %% [markdown]
# The report points to the load: the load of tile 3 overwrites the stage of tile 0, and the
# consumers may not have read it yet. The producer has overrun them. It gets worse: the *full*
# barrier of a stage may complete several phases before a consumer looks at it. The consumers may
# then wait for a phase that has passed, and never wake up. Or they pass too early and end, and a
# late load finds no shared memory to write to. On the H200,
# {{outcome 06_pipeline/no-wait-for-empty}}.
#
# **The parity does not flip.** The consumers wait for parity 0 in every pass. Which tiles are
# still read properly?

# %%
harness.break_it("06_pipeline/parity-not-flipped", running(ring_of_sums(parity_flips=False)))

# %% [markdown]
# Only tiles 0 to 2, the tiles of pass 0. In pass 1, parity 0 means the previous phase, which is
# complete, so the wait returns at once. The consumers run through all tiles without the data, and
# arrive on *empty* for tiles that were never loaded. In the end it is the producer that hangs,
# because *empty* has completed phases that the producer never saw.
#
# With no more tiles than stages, however, this kernel is right. So always test a ring with more
# than twice as many tiles as stages.
#
# **Released before it is read.** The consumers arrive on *empty* first, and read afterward. There
# is only a moment between the two. Will hardware notice?

# %%
released_too_soon = ring_of_sums(reads_before_it_releases=False)
harness.break_it("06_pipeline/released-before-it-is-read", running(released_too_soon))

# %% [markdown]
# The report names the load, and the read that may still be in progress when the load overwrites its
# bytes. (If the load comes first, the read is reported instead, as `read-before-arrival`.) The
# output was right on the emulator, and on the H200
# {{outcome 06_pipeline/released-before-it-is-read}}: the order of the two is a matter of luck. Between the
# release and the overwriting, the producer has to wake up, and a load has to travel. The read
# usually takes less time. One delayed warp is enough.
#
# ## A case from the field: NVIDIA/TensorRT-LLM#15338
#
# TensorRT-LLM has a matrix product for small matrices, with a ring like yours. In June 2026 it
# [was found](https://github.com/NVIDIA/TensorRT-LLM/issues/15338) to give wrong results, but only
# while copies between GPU and host memory ran at the same time. Without them, it was always right.
#
# Its consumers use a trick. At the end of each step they *test* whether the next stage is already
# full, without blocking. In the next step they wait only if the answer was no.
#
# Here is the essence of it, reduced to our ring and run with 3 tiles: one for each stage. Read the
# consumers. **What is wrong?** When does it show?


# %%
@cuda.jit
def look_ahead(src, out):
    ring = cuda.shared.array((DEPTH, SIZE), np.float32, 128)
    full = cuda.shared.array(DEPTH, np.uint64)
    empty = cuda.shared.array(DEPTH, np.uint64)
    thread = cuda.threadIdx.x
    if thread == 0:
        for stage in range(DEPTH):
            ptx.mbarrier_init(ptx.shared_address(full, stage), 1)
            ptx.mbarrier_init(ptx.shared_address(empty, stage), SIZE)
        ptx.fence_mbarrier_init()
    cuda.syncthreads()

    if thread == LOADER:
        for i in range(out.shape[0]):
            stage, parity = i % DEPTH, (i // DEPTH) & 1
            bar = ptx.shared_address(full, stage)
            place = ptx.shared_address(ring, stage * SIZE)
            ptx.mbarrier_wait_parity(ptx.shared_address(empty, stage), parity ^ 1)
            ptx.mbarrier_arrive_expect_tx(bar, SIZE * 4)
            ptx.cp_async_bulk_tensor_2d_global_to_shared(place, src, 0, i, bar)
    elif thread < SIZE:
        stage, parity = 0, 0
        ready = False
        bar = ptx.shared_address(full, stage)
        total = np.float32(0)
        for i in range(out.shape[0]):
            if not ready:
                ptx.mbarrier_wait_parity(bar, parity)
            total += ring[stage, thread]
            out[i, thread] = total
            ptx.fence_proxy_async_shared_cta()
            ptx.mbarrier_arrive(ptx.shared_address(empty, stage))
            stage += 1
            if stage == DEPTH:
                stage = 0
                parity ^= 1
            ready = ptx.mbarrier_test_wait_parity(ptx.shared_address(full, stage), parity)


harness.break_it("06_pipeline/stale-stage", running(look_ahead, tiles=3))

# %% [markdown]
# <details><summary>Answer</summary>
#
# <code>bar</code> is computed once, before the loop: it is always the mbarrier of stage 0. The
# test at the end of a step uses the right one. As long as the tiles arrive in time, the answer is
# yes, and the wrong wait is never reached. When a tile is late, the consumers wait for stage 0,
# whose phase is complete. They read a stage that the load is still writing. The fix is to compute
# the barrier in each step:
# <code>ptx.mbarrier_wait_parity(ptx.shared_address(full, stage), parity)</code>.
#
# </details>
#
# When the emulator runs a kernel once, it holds back the copies as long as it can, so every tile
# arrives late. With a schedule in which tiles arrive early, the emulator would find nothing here:
# the faulty wait is never executed, and the emulator cannot judge a line that it never reaches.
# That is why a check tries several schedules.
#
# ## Exercise 4: `rms-norm` ({{points rms-norm}})
#
# Start from your `ring-copy`: most of the last exercise is there already. The exercise is a step
# that many language models execute several times for each token. RMSNorm rescales each row to unit
# root mean square, and then multiplies each column by a gain:
#
#     y = x / sqrt(mean(x * x) + EPS) * gain
#
# As several library operations, it would move the rows between memory and SMs several times.
# **Fused** into one kernel, each row is loaded once and stored once. Then it can be as fast as a
# copy.
#
# Rows have 512 elements. A tile has 4 rows, 8 KiB, and each of the four consumer warps processes
# one of them. A box is at most 256 elements wide, so the tensor maps view each row as 2 pieces of
# 256: they have three dimensions, (rows, 2, 256), with a box of (4, 2, 256). In shared memory the
# two pieces follow each other, so each row is contiguous there:
#
# | row of the tile | piece 0 | piece 1 |
# | --- | --- | --- |
# | 0 | bytes 0 to 1023: columns 0 to 255 | bytes 1024 to 2047: columns 256 to 511 |
# | 1 | bytes 2048 to 3071 | bytes 3072 to 4095 |
# | 2, 3 | and so on, up to byte 8191 | |
#
# Load and store are the 3D forms, at the coordinates (0, 0, first row). A block has 160 threads.
#
# The number of rows might not be a multiple of 4. The last box may extend beyond the end. It is
# filled with zeros, and its store is clipped.
#
# A row belongs to one warp, so its 32 lanes can add up their squares without shared memory.
# `cuda.shfl_xor_sync(0xFFFFFFFF, value, n)` gives lane k the value of lane `k ^ n`. Add it to your
# own. After five such steps, with n = 16, 8, 4, 2 and 1, each lane has the sum of all 32.
#
# `gain` is an ordinary array. Copy it to shared memory at the start, with all 160 threads.
#
# Everything else is as in `ring-copy`. *Correct* gives {{points rms-norm correct}} (within 10⁻⁵ of the exact result),
# *synchronized* gives {{worth rms-norm synchronized}} (as before, with three loads in flight). *Fast* gives up to {{worth rms-norm fast}}, compared with a library's copy of the same number
# of bytes: {{asks rms-norm}}.
#
# {{hints rms-norm}}

# %% nbgrader={"grade": false, "grade_id": "rms-norm-kernel", "locked": false, "schema_version": 3, "solution": true, "task": false}
STAGES = 4
CONSUMERS = 128
THREADS = CONSUMERS + 32
ROWS, COLUMNS = 4, 512  # of a tile
ROWS_BYTES = ROWS * COLUMNS * 4
EPS = 1e-6


@cuda.jit
def rms_norm(src, gain, dst, tiles):
    ring = cuda.shared.array((STAGES, ROWS, COLUMNS), np.float32, 128)
    gains = cuda.shared.array(COLUMNS, np.float32)
    full = cuda.shared.array(STAGES, np.uint64)
    empty = cuda.shared.array(STAGES, np.uint64)
    thread = cuda.threadIdx.x
    warp, lane = thread // 32, thread % 32

    # Initialize the mbarriers, and copy gain to gains.
    ### BEGIN SOLUTION
    if thread == 0:
        for stage in range(STAGES):
            ptx.mbarrier_init(ptx.shared_address(full, stage), 1)
            ptx.mbarrier_init(ptx.shared_address(empty, stage), 1)
        ptx.fence_mbarrier_init()
    for column in range(thread, COLUMNS, THREADS):
        gains[column] = gain[column]
    cuda.syncthreads()
    ### END SOLUTION

    i = 0  # tiles that this block has processed
    # The producer: load tile after tile, rows from tile * ROWS on.
    ### BEGIN SOLUTION
    if thread == CONSUMERS:
        for tile in range(cuda.blockIdx.x, tiles, cuda.gridDim.x):
            stage, parity = i % STAGES, (i // STAGES) & 1
            bar = ptx.shared_address(full, stage)
            place = ptx.shared_address(ring, stage * ROWS * COLUMNS)
            ptx.mbarrier_wait_parity(ptx.shared_address(empty, stage), parity ^ 1)
            ptx.mbarrier_arrive_expect_tx(bar, ROWS_BYTES)
            ptx.cp_async_bulk_tensor_3d_global_to_shared(place, src, 0, 0, tile * ROWS, bar)
            i += 1
    ### END SOLUTION

    # The consumers: wait, normalize a row in each warp, store, release.
    ### BEGIN SOLUTION
    if thread < CONSUMERS:
        for tile in range(cuda.blockIdx.x, tiles, cuda.gridDim.x):
            stage, parity = i % STAGES, (i // STAGES) & 1
            place = ptx.shared_address(ring, stage * ROWS * COLUMNS)
            ptx.mbarrier_wait_parity(ptx.shared_address(full, stage), parity)
            total = np.float32(0)
            for j in ptx.unrolled(COLUMNS // 32):
                value = ring[stage, warp, j * 32 + lane]
                total += value * value
            total += cuda.shfl_xor_sync(0xFFFFFFFF, total, 16)
            total += cuda.shfl_xor_sync(0xFFFFFFFF, total, 8)
            total += cuda.shfl_xor_sync(0xFFFFFFFF, total, 4)
            total += cuda.shfl_xor_sync(0xFFFFFFFF, total, 2)
            total += cuda.shfl_xor_sync(0xFFFFFFFF, total, 1)
            scale = np.float32(1) / math.sqrt(total / np.float32(COLUMNS) + np.float32(EPS))
            for j in ptx.unrolled(COLUMNS // 32):
                ring[stage, warp, j * 32 + lane] *= scale * gains[j * 32 + lane]
            ptx.fence_proxy_async_shared_cta()
            ptx.bar_sync(1, CONSUMERS)
            if thread == 0:
                ptx.cp_async_bulk_tensor_3d_shared_to_global(dst, 0, 0, tile * ROWS, place)
                ptx.cp_async_bulk_commit_group()
                ptx.cp_async_bulk_wait_group_read(1)
                if i > 0:
                    ptx.mbarrier_arrive(ptx.shared_address(empty, (i - 1) % STAGES))
            i += 1
    ### END SOLUTION

    # Wait for the last stores to finish.
    ### BEGIN SOLUTION
    if thread == 0:
        ptx.cp_async_bulk_wait_group(0)
    ### END SOLUTION


# %% nbgrader={"grade": true, "grade_id": "rms-norm-check", "locked": true, "points": 8, "schema_version": 3, "solution": false, "task": false}
harness.check("rms-norm", rms_norm).points

# %% [markdown]
# ## Bandwidth
#
# (You can skip this section: no exercise needs it.)
#
# Both large kernels read each byte once and write each byte once. Their computation causes no
# memory traffic. If enough bytes are in flight, and the consumers are not too slow, the memory
# sets the speed, as it does for a copy.
#
# ### Predict, then run
#
# `ring-copy` runs with 4 blocks on each SM, each with 4 stages of 8 KiB. How many KiB of loads can
# be in flight on an SM? How does that compare with the 21 KiB of Little's law? Why is more needed
# than the law says?
#
# <details><summary>Answer</summary>
#
# 4 × 4 × 8 = 128 KiB of stages. Not all of them are being loaded at the same time: some are being
# changed, and some are being stored. A stage occupies its buffer in all three parts of its life,
# but counts for the law only in the first.
#
# </details>

# %%
harness.recorded_speed("ring-copy")
harness.recorded_speed("rms-norm")

# %% [markdown]
# ## In your own words (2 points)
#
# A colleague has a pipeline of 2 stages, with tiles of 8 KiB and one block on each SM. It reaches a
# third of the bandwidth of a copy. She says: "My computation is too slow, I will make it faster."
# Which two numbers would you compute first, and what would they tell you? Name two changes that
# could help if she is bound by latency. And what would you see if she is right?

# %% [markdown] nbgrader={"grade": true, "grade_id": "06_pipeline-question-1", "locked": false, "points": 2, "schema_version": 3, "solution": true, "task": false}
# ### BEGIN SOLUTION
# First: the bytes in flight, at most 2 × 8 KiB = 16 KiB on an SM, and fewer while a tile is being
# processed, when only one load is in flight. Second: bandwidth × latency, about 21 KiB on an SM of
# an H200. The first is smaller than the second, so the memory is not kept busy, whatever the
# computation costs. (1 point.)
#
# Changes that help: more stages, larger tiles, or more blocks on each SM; also an earlier release
# of the stages. If she is right, these change nothing: the stages are full and the producer waits
# for *empty*. If she removes the computation, the speed rises at once. (1 point.)
# ### END SOLUTION

# %% [markdown]
# ## What this lab used
#
# | in Python | in PTX | who calls it | what it does |
# | --- | --- | --- | --- |
# | `mbarrier_init(full, 1)` | `mbarrier.init` | one thread, for each stage | one arrival: the producer's |
# | `mbarrier_init(empty, n)` | `mbarrier.init` | one thread, for each stage | n arrivals: of all consumers, or of the one that stores |
# | `fence_mbarrier_init()` | `fence.mbarrier_init.release.cluster` | the same thread | makes the barriers visible to TMA |
# | `mbarrier_wait_parity(empty, parity ^ 1)` | `mbarrier.try_wait.parity`, in a loop | the producer | waits until the stage is free |
# | `mbarrier_arrive_expect_tx(full, bytes)` | `mbarrier.arrive.expect_tx` | the producer | expects the tile's bytes, and arrives |
# | `cp_async_bulk_tensor_{2,3}d_global_to_shared` | `cp.async.bulk.tensor` … `.mbarrier::complete_tx::bytes` | the producer | loads a box into the stage |
# | `mbarrier_wait_parity(full, parity)` | `mbarrier.try_wait.parity`, in a loop | each consumer | waits until the tile has arrived |
# | `mbarrier_test_wait_parity(full, parity)` | `mbarrier.test_wait.parity` | a consumer | tests, without waiting |
# | `fence_proxy_async_shared_cta()` | `fence.proxy.async.shared::cta` | each consumer, after its last access | orders it before what TMA does next |
# | `mbarrier_arrive(empty)` | `mbarrier.arrive` | a thread that is done with the stage | releases the stage |
# | `bar_sync(1, n)` | `bar.sync` | the consumers | a named barrier for n threads of the block |
# | `cp_async_bulk_tensor_{2,3}d_shared_to_global` | `cp.async.bulk.tensor` … `.bulk_group` | one consumer | stores the stage |
# | `cp_async_bulk_commit_group()` | `cp.async.bulk.commit_group` | the same thread | closes the group |
# | `cp_async_bulk_wait_group_read(1)` | `cp.async.bulk.wait_group.read` | the same thread | all stores but the newest have read their source |
# | `cp_async_bulk_wait_group(0)` | `cp.async.bulk.wait_group` | the same thread, at the end | all stores are complete |
# | `cuda.shfl_xor_sync(mask, value, n)` | `shfl.sync.bfly` | all lanes of a warp | the value of lane `k ^ n`, for lane k |
#
# The pipelines of CUTLASS (`PipelineTmaAsync`) have a name for each side of the ring: the
# producer's wait for *empty*, and its arrival on *full* that expects the bytes, are
# `producer_acquire`. (`producer_commit` does nothing for TMA loads.) The consumer's wait for *full*
# is `consumer_wait`, and its arrival on *empty* is `consumer_release`.
#
# **To remember.** Bytes in flight = bandwidth × latency. Tile i of a block: stage `i % STAGES`,
# parity `(i // STAGES) & 1`; the producer waits for the opposite parity. *full* means "it has
# arrived", *empty* means "all are done with it", and that includes the store. Load nothing past
# the last tile, and wait for the last store.
