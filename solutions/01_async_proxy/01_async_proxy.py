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
# # The async proxy and its fences
#
# On a B300 GPU, a kernel of SGLang, an inference library, gave wrong results in 86 of 100 runs
# ([sgl-project/sglang#39124](https://github.com/sgl-project/sglang/issues/39124)). On an H200, the
# same kind of mistake usually goes unnoticed. A single instruction is missing, one that moves no
# data: a *proxy fence*.
#
# On Hopper, the fence is needed because the Tensor Memory Accelerator (TMA) does not use the same
# path to memory as your threads. This lab explains the two paths, and which fence is needed when
# data go from one to the other. The copies are the simplest that TMA makes, *bulk copies*:
# contiguous bytes, from here to there, without a tensor map.
#
# **After this lab, you can**
#
# - explain the generic proxy and the async proxy, and say which accesses belong to which;
# - copy bytes with `cp.async.bulk`, in both directions;
# - decide for any pair of accesses whether a fence is needed, which one, and who executes it;
# - end a store properly, and explain what `wait_group` covers that `wait_group.read` does not;
# - read `missing-proxy-fence`, `unfenced-barrier-init` and `store-not-drained` in a report.
#
# **You need** the lab *Tile copy*, Python and a little CUDA: blocks, threads, shared memory,
# `cuda.syncthreads()`. You do not need a GPU: without a Hopper GPU, an emulator on the CPU runs
# your kernel.
#
# **Time**: 120 to 165 minutes.
#
# **Points**: {{total}}. Each exercise says how many it gives.

# %%
import numpy as np
from numba import cuda

import harness
from harness import ptx, views

gpu = harness.device()
emulator = harness.device("emulator")
print("Kernels of this notebook run on:", gpu.name)

# %% [markdown]
# Every lab begins with this picture of the machine. Gray parts are those of earlier labs, and parts
# in color are what this lab is about. Look at the tile: TMA reaches it from the left, and threads
# reach it from below. These are the two ways to memory. What threads write must pass the
# fence.

# %%
views.machine("01_async_proxy")

# %% [markdown]
# ## Before you start: three questions about *Tile copy*
#
# 1. How many bytes does `mbarrier_arrive_expect_tx` have to expect for a tile of 8×16 `float32`?
#    <details><summary>Answer</summary>8 · 16 · 4 = 512 bytes.</details>
# 2. TMA has written a tile, and threads read it. Which fence do they need?
#    <details><summary>Answer</summary>None: a wait on the mbarrier is enough.</details>
# 3. What may happen if a block ends before its store has read shared memory?
#    <details><summary>Answer</summary>The store may read bytes of the next block: the shared memory
#    no longer belongs to this one.</details>
#
# ## Two paths to memory
#
# When a thread executes `tile[i] = 3.0`, the store takes the thread's own path to memory, through
# the load-store unit of its streaming multiprocessor (SM). When TMA copies a tile, its reads and
# writes take a different path. Both paths end in the same shared memory and the same global memory,
# but one path does not automatically see what the other has written: in one direction a wait is
# enough, in the other you need a fence.
#
# PTX calls such a path a **proxy**.
#
# | proxy | accesses that belong to it |
# | --- | --- |
# | **generic** | ordinary loads and stores of threads, atomics, `mbarrier.init`, `mbarrier.arrive` |
# | **async** | TMA's copies: bulk (`cp.async.bulk`) and tensor; what `wgmma` (the Tensor Cores) reads from shared memory |
#
# Within the generic proxy, the familiar rules apply: a thread sees its own writes, and
# `cuda.syncthreads()` makes the writes of other threads visible. If TMA reads what threads wrote,
# however, these rules are not enough: a *proxy fence* has to be between the write and the copy.

# %%
views.two_proxies()

# %% [markdown]
# ## A bulk copy
#
# `cp.async.bulk` copies bytes between global and shared memory. One thread issues it, and the copy
# then runs asynchronously: the instruction returns before a single byte has moved.
#
# ```text
# ptx.cp_async_bulk_global_to_shared(dst, src, bytes, bar)     load:  global to shared
# ptx.cp_async_bulk_shared_to_global(dst, src, bytes)          store: shared to global
# ```
#
# Three rules apply to both:
#
# 1. the bytes are contiguous at both ends;
# 2. both addresses are multiples of 16;
# 3. `bytes` is a multiple of 16.
#
# There is no tensor map, and there are no coordinates. `ptx.shared_address(array, index)` returns
# a *shared* address, and `ptx.global_address(array, index)` a *global* one. `index` counts
# elements. The third argument of `cuda.shared.array` is the alignment of the array in bytes: here
# 16, because of rule 2.
#
# The kernel below loads 64 elements. Then each thread writes two of them to `out`, in reverse
# order.


# %%
@cuda.jit
def load_and_reverse(src, out):
    tile = cuda.shared.array(64, np.float32, 16)
    bar = cuda.shared.array(1, np.uint64)
    tile_address = ptx.shared_address(tile)
    bar_address = ptx.shared_address(bar)
    thread = cuda.threadIdx.x

    if thread == 0:
        ptx.mbarrier_init(bar_address, 1)
        ptx.fence_mbarrier_init()
    cuda.syncthreads()

    if thread == 0:
        ptx.mbarrier_arrive_expect_tx(bar_address, 256)
        source = ptx.global_address(src)
        ptx.cp_async_bulk_global_to_shared(tile_address, source, 256, bar_address)
    ptx.mbarrier_wait_parity(bar_address, 0)

    for k in range(thread, 64, 32):
        out[k] = tile[63 - k]


numbers = gpu.to_device(np.arange(64, dtype=np.float32))
reversed_numbers = gpu.to_device(np.zeros(64, dtype=np.float32))
gpu.launch(load_and_reverse, grid=1, block=32, args=(numbers, reversed_numbers))
print(reversed_numbers.copy_to_host()[:8], "...")

# %% [markdown]
# How does a thread find out that the bytes have arrived? With an **mbarrier**, an 8-byte object in
# shared memory that counts them. Thread 0 announces how many bytes to expect
# (`mbarrier_arrive_expect_tx`, 64 elements of 4 bytes), and the copy counts them as they arrive.
# `mbarrier_wait_parity(bar, 0)` returns when all of them have arrived. Lab 02 explains mbarriers;
# here it is enough to use one once, with parity 0 for its first phase.
#
# Below is such a launch, recorded by the emulator. Time runs to the right: the copy is in flight,
# and the warp waits for its bytes. The thin line at the bottom of the warp's row shows when the
# warp is running: until its wait begins, and from the end of the wait until it exits. Point at a
# bar to see what it is. (In a static copy of the notebook, such as a PDF, the picture does not
# move.)

# %%
args = (
    emulator.to_device(np.arange(64, dtype=np.float32)),
    emulator.to_device(np.zeros(64, dtype=np.float32)),
)
views.timeline(emulator.launch(load_and_reverse, grid=1, block=32, args=args, trace=True))

# %% [markdown]
# `fence_mbarrier_init`, after `mbarrier_init`, is the first of this lab's three fences; the others
# are for shared and for global memory. We will come back to all three.
#
# ### Break it: 508 bytes
#
# The third rule is easy to break. For example, 127 elements are 508 bytes, and 508 is not a
# multiple of 16. In PTX the behavior of such a copy is undefined. A compiler emitted such a copy
# anyway, from one block's shared memory to another's
# ([tile-ai/tilelang#2506](https://github.com/tile-ai/tilelang/issues/2506)), and on an H100 the
# kernel hung, without an error.
#
# `harness.break_it` shows what the emulator reports for a deliberately broken kernel, and what
# hardware does with it in 20 runs. It uses this machine's GPU if that is a Hopper GPU, and
# otherwise a recording. A run that hangs ends the series.


# %%
@cuda.jit
def load_127_numbers(src, out):
    tile = cuda.shared.array(128, np.float32, 16)
    bar = cuda.shared.array(1, np.uint64)
    tile_address = ptx.shared_address(tile)
    bar_address = ptx.shared_address(bar)
    thread = cuda.threadIdx.x
    if thread == 0:
        ptx.mbarrier_init(bar_address, 1)
        ptx.fence_mbarrier_init()
    cuda.syncthreads()
    if thread == 0:
        ptx.mbarrier_arrive_expect_tx(bar_address, 508)
        source = ptx.global_address(src)
        ptx.cp_async_bulk_global_to_shared(tile_address, source, 508, bar_address)
    ptx.mbarrier_wait_parity(bar_address, 0)
    if thread < 127:
        out[thread] = tile[thread]


def copy_508_bytes(gpu):
    src = gpu.to_device(np.arange(128, dtype=np.float32))
    out = gpu.to_device(np.zeros(127, dtype=np.float32))
    run = gpu.launch(load_127_numbers, grid=1, block=128, args=(src, out))
    return run, out.copy_to_host(), np.arange(127, dtype=np.float32)


harness.break_it("01_async_proxy/copy-508-bytes", copy_508_bytes)

# %% [markdown]
# The fix: pad the array to a multiple of 16 bytes, or copy the rest with ordinary loads.
#
# ## From async to generic: completion is enough
#
# Look at `load_and_reverse` again. The copy *writes* the tile through the async proxy, and threads
# *read* it through the generic proxy. Between the two there is a wait, and no fence.
#
# That is correct. A wait that observes the copy's completion also makes its bytes visible to the
# waiting thread. **Async to generic needs completion, and nothing else.** But each thread that
# reads must observe it: it either waits itself, or synchronizes at a barrier with a thread that has
# waited.
#
# ### Predict, then run
#
# In the kernel below only thread 0 waits. The other 31 threads continue at once. What do they
# read, and what will the report say? Decide before you run the cell.


# %%
@cuda.jit
def one_thread_waits(src, out):
    tile = cuda.shared.array(64, np.float32, 16)
    bar = cuda.shared.array(1, np.uint64)
    tile_address = ptx.shared_address(tile)
    bar_address = ptx.shared_address(bar)
    thread = cuda.threadIdx.x
    if thread == 0:
        ptx.mbarrier_init(bar_address, 1)
        ptx.fence_mbarrier_init()
    cuda.syncthreads()
    if thread == 0:
        ptx.mbarrier_arrive_expect_tx(bar_address, 256)
        source = ptx.global_address(src)
        ptx.cp_async_bulk_global_to_shared(tile_address, source, 256, bar_address)
        ptx.mbarrier_wait_parity(bar_address, 0)
    for k in range(thread, 64, 32):
        out[k] = tile[63 - k]


src = emulator.to_device(np.arange(64, dtype=np.float32))
out = emulator.to_device(np.zeros(64, dtype=np.float32))
run = emulator.launch(one_thread_waits, grid=1, block=32, args=(src, out), trace=True)
for hazard in run.hazards:
    print(hazard.kind, "at line", hazard.line, "against line", hazard.other_line)

# %% [markdown]
# <details><summary>Answer</summary>
#
# They may read anything: the elements, or whatever was there before. The report says
# <code>read-before-arrival</code>. Thread 0 knows that the bytes have arrived, but nothing tells
# the others. It does not help that all 32 threads are in one warp, because the threads of a warp
# may diverge. A <code>cuda.syncthreads()</code> after the wait would fix it, because the barrier
# passes on what thread 0 has observed. A fence would not, because no fence waits for a copy.
#
# </details>
#
# The timeline of that run opens at the unordered reads. They happen while the copy is still in
# flight. Below the picture are the hazard's kind and the line of the reads. To see the events
# before them, click on the picture and press `[`.

# %%
views.timeline(run)

# %% [markdown]
# ## From generic to async: a fence
#
# Now the other direction. Threads *write* a tile through the generic proxy, and a bulk store
# *reads* it through the async proxy. A barrier makes the writes visible to other *threads*, but not
# to TMA. For that you need three steps:
#
# 1. each thread that wrote executes `ptx.fence_proxy_async_shared_cta()` after its writes;
# 2. all threads synchronize with `cuda.syncthreads()`;
# 3. one thread issues the copy.
#
# If you remember one sentence of this lab, take this one: **generic to async needs a proxy fence,
# and then a barrier.** The rule is not symmetric, because the other direction needs no fence.
#
# A *fence* moves nothing, and waits for no copy and no other thread. It establishes an order: what
# this thread did or observed before the fence comes before the async proxy's accesses that follow
# it. But another thread issues the copy, and only the barrier makes sure that the copy follows.
#
# ## The end of a store
#
# A load signals an mbarrier when it is complete. A store does not: it belongs to a **bulk group**
# of the thread that issued it, and that thread waits for the group:
#
# | call | what it does |
# | --- | --- |
# | `cp_async_bulk_commit_group()` | puts all stores of this thread that are in no group yet into a new group |
# | `cp_async_bulk_wait_group_read(n)` | waits until all but the latest `n` groups have *read* their source |
# | `cp_async_bulk_wait_group(n)` | waits until all but the latest `n` groups have read *and written* |
#
# Look at the last two lines of this table once more, because you will choose between them in every
# kernel that stores. Groups belong to one thread. In any other thread, the wait returns at once,
# and ensures nothing.
#
# After `wait_group_read(0)` the shared memory may be overwritten, and the block may end. (These are
# one rule: when a block ends, its shared memory is given to another block, which may overwrite it.)
# The write to global memory may still be in flight then. It is guaranteed to arrive, and the next
# kernel will see it. So only a thread that reads the result *in this kernel* needs `wait_group(0)`.
# (The exercises of *Tile copy* used `wait_group(0)`, to keep things simple.)

# %% [markdown]
# ## Exercise 1: `bulk-copy-out` ({{points bulk-copy-out}})
#
# A *window* is a vector by which a signal is multiplied before its spectrum is computed. The Welch
# window of n points is
#
# ```text
# w[i] = 1 - ((2 i + 1 - n) / n)²
# ```
#
# Each block has 128 threads and computes 512 points of the window in shared memory. That part is
# written for you. Add the code that stores them with a single bulk copy. The last block may have
# fewer points: `length` is their number, and `n` is always a multiple of 4.
#
# *Correct* gives {{points bulk-copy-out correct}}: every element is right. *Synchronized* gives
# {{points bulk-copy-out synchronized}}: no hazard that costs points (warnings do not), under any
# order of events that was tried.
#
# {{hints bulk-copy-out}}


# %% nbgrader={"grade": false, "grade_id": "bulk-copy-out-kernel", "locked": false, "schema_version": 3, "solution": true, "task": false}
@cuda.jit
def bulk_copy_out(dst, n):
    tile = cuda.shared.array(512, np.float32, 16)
    tile_address = ptx.shared_address(tile)
    thread = cuda.threadIdx.x
    start = cuda.blockIdx.x * 512
    length = min(512, n - start)

    for k in range(thread, length, 128):
        x = np.float32(2 * (start + k) + 1 - n) / np.float32(n)
        tile[k] = np.float32(1) - x * x

    # Make the writes of all threads visible to TMA.
    ### BEGIN SOLUTION
    ptx.fence_proxy_async_shared_cta()
    cuda.syncthreads()
    ### END SOLUTION

    # Store the elements at `start`, and wait for the store to finish.
    ### BEGIN SOLUTION
    if thread == 0:
        ptx.cp_async_bulk_shared_to_global(ptx.global_address(dst, start), tile_address, length * 4)
        ptx.cp_async_bulk_commit_group()
        ptx.cp_async_bulk_wait_group_read(0)
    ### END SOLUTION


# %% [markdown]
# Look at your window before it is judged. If it is right, it rises from nearly 0 to 1 and falls
# again.


# %%
def draw(values, rows=8):
    for value in values[:: len(values) // rows]:
        print(f"{value:6.3f}", "#" * round(60 * float(np.nan_to_num(value))))


window = gpu.to_device(np.zeros(1200, dtype=np.float32))
run = gpu.launch(bulk_copy_out, grid=3, block=128, args=(window, np.int32(1200)))
draw(window.copy_to_host(), rows=12)

# %% [markdown]
# Now run the check. The judge draws new lengths each time and tries several orders of events. You
# can run it as often as you like.

# %% nbgrader={"grade": true, "grade_id": "bulk-copy-out-check", "locked": true, "points": 3, "schema_version": 3, "solution": false, "task": false}
harness.check("bulk-copy-out", bulk_copy_out).points

# %% [markdown]
# ## Where can the fence go?
#
# You wrote: fence, barrier, store. Is that the only order that works? We can try them all.
# `fill_and_store` makes a kernel with a fence before the write, after it, or not at all, and with
# or without a barrier. The emulator judges each of them.


# %%
def fill_and_store(before, after, barrier, by):
    """Return a kernel that fills 64 elements and stores them. ``before`` and ``after``: a fence
    before or after the write; ``by``: the number of threads that execute it."""

    @cuda.jit
    def kernel(dst):
        tile = cuda.shared.array(64, np.float32, 16)
        thread = cuda.threadIdx.x
        if before and thread < by:
            ptx.fence_proxy_async_shared_cta()
        tile[thread] = np.float32(thread)
        if after and thread < by:
            ptx.fence_proxy_async_shared_cta()
        if barrier:
            cuda.syncthreads()
        if thread == 0:
            target = ptx.global_address(dst)
            ptx.cp_async_bulk_shared_to_global(target, ptx.shared_address(tile), 256)
            ptx.cp_async_bulk_commit_group()
            ptx.cp_async_bulk_wait_group(0)

    return kernel


def verdict(kernel):
    dst = emulator.to_device(np.zeros(64, dtype=np.float32))
    run = emulator.launch(kernel, grid=1, block=64, args=(dst,))
    return ", ".join(sorted({hazard.kind for hazard in run.hazards})) or "clean"


print("fence                          barrier  verdict")
for barrier in (True, False):
    for words, before, after, by in (
        ("none", False, False, 0),
        ("before the write, all threads", True, False, 64),
        ("after the write, all threads", False, True, 64),
        ("after the write, thread 0", False, True, 1),
    ):
        kernel = fill_and_store(before, after, barrier, by)
        print(f"{words:30} {'yes' if barrier else 'no':8} {verdict(kernel)}")

# %% [markdown]
# Only one of the eight lines is clean. A fence before the write covers nothing, because it comes
# too early. A fence only in thread 0 covers what thread 0 wrote or has observed, which does not
# include the writes of the other 63 threads. A fence without a barrier orders each thread's own
# write, but thread 0 does not know when the others have written.
#
# (PTX's model also accepts the fence *after* the barrier, in the thread that issues the copy: by
# then that thread has observed all writes. The judge accepts it, too. Libraries put the fence into
# the threads that write, and so does this course.)
#
# ### Break it: no fence before a bulk store
#
# How do such bugs show up on a GPU? Here is the first line of the table on its own. Before you run
# it, write down two predictions: which two lines will the emulator report, and how many of the 20
# runs will be wrong?


# %%
@cuda.jit
def store_without_fence(dst):
    tile = cuda.shared.array(64, np.float32, 16)
    thread = cuda.threadIdx.x
    tile[thread] = np.float32(thread)
    cuda.syncthreads()
    if thread == 0:
        ptx.cp_async_bulk_shared_to_global(ptx.global_address(dst), ptx.shared_address(tile), 256)
        ptx.cp_async_bulk_commit_group()
        ptx.cp_async_bulk_wait_group(0)


def one_tile(gpu):
    dst = gpu.to_device(np.zeros(64, dtype=np.float32))
    run = gpu.launch(store_without_fence, grid=1, block=64, args=(dst,))
    return run, dst.copy_to_host(), np.arange(64, dtype=np.float32)


harness.break_it("01_async_proxy/store-without-fence", one_tile)

# %% [markdown]
# A test that only looks at the output cannot find this bug: on the recorded H200,
# {{outcome 01_async_proxy/store-without-fence}}. On an H100, a kernel with such a fence missing
# matched a fenced one bit for bit over about 29,000 iterations
# ([tile-ai/tilelang#2634](https://github.com/tile-ai/tilelang/issues/2634)). And on the B300 of
# this lab's first paragraph, the same kind of omission gave wrong results in 86 of 100 runs. The
# program had been wrong all along, and a change of hardware made it visible. Remember this when a
# recording below says that every run was right.
#
# ### Break it: a store that nobody waits for
#
# This kernel commits its store and ends. TMA may still be reading when the block's shared memory is
# given to another block. On the H200, {{outcome 01_async_proxy/store-not-drained}}: the launch
# had only one block.


# %%
@cuda.jit
def store_and_leave(dst):
    tile = cuda.shared.array(64, np.float32, 16)
    thread = cuda.threadIdx.x
    tile[thread] = np.float32(thread)
    ptx.fence_proxy_async_shared_cta()
    cuda.syncthreads()
    if thread == 0:
        ptx.cp_async_bulk_shared_to_global(ptx.global_address(dst), ptx.shared_address(tile), 256)
        ptx.cp_async_bulk_commit_group()


def leave_early(gpu):
    dst = gpu.to_device(np.zeros(64, dtype=np.float32))
    run = gpu.launch(store_and_leave, grid=1, block=64, args=(dst,))
    return run, dst.copy_to_host(), np.arange(64, dtype=np.float32)


harness.break_it("01_async_proxy/store-not-drained", leave_early)

# %% [markdown]
# ### Predict, then run
#
# The next kernel waits with `.read`, and then reads back what it stored. Is that enough?


# %%
@cuda.jit
def read_back(dst, echo):
    tile = cuda.shared.array(64, np.float32, 16)
    thread = cuda.threadIdx.x
    tile[thread] = np.float32(thread)
    ptx.fence_proxy_async_shared_cta()
    cuda.syncthreads()
    if thread == 0:
        ptx.cp_async_bulk_shared_to_global(ptx.global_address(dst), ptx.shared_address(tile), 256)
        ptx.cp_async_bulk_commit_group()
        ptx.cp_async_bulk_wait_group_read(0)
    cuda.syncthreads()
    echo[thread] = dst[thread]


def read_too_early(gpu):
    dst = gpu.to_device(np.zeros(64, dtype=np.float32))
    echo = gpu.to_device(np.zeros(64, dtype=np.float32))
    run = gpu.launch(read_back, grid=1, block=64, args=(dst, echo))
    return run, echo.copy_to_host(), np.arange(64, dtype=np.float32)


harness.break_it("01_async_proxy/read-back", read_too_early)

# %% [markdown]
# <details><summary>Answer</summary>
#
# No. <code>.read</code> waits until the source has been read, not until the target has been
# written. With <code>cp_async_bulk_wait_group(0)</code> instead, the kernel is right: the write is
# complete, thread 0 has observed that, and the barrier passes it on to the others. No proxy fence
# is needed, because this is the direction from async to generic.
#
# </details>

# %% [markdown]
# ## The mbarrier's fence
#
# An mbarrier is in shared memory, and `mbarrier.init` writes it through the generic proxy. Then TMA
# counts bytes on it. Through which proxy? The manual of PTX 9.2 does not say. If it is the async
# proxy, this, too, is a step from generic to async, and needs a fence. PTX has one for this
# purpose:
#
# 1. one thread executes `mbarrier_init`;
# 2. the same thread executes `fence_mbarrier_init`;
# 3. `cuda.syncthreads()` tells the other threads.
#
# (`fence_proxy_async_shared_cta` would work here, as it does for any generic write to shared
# memory. `fence_mbarrier_init` covers initializations and nothing else, and it also reaches the
# other blocks of a cluster, which lab 07 introduces. By the manual of PTX 9.4, TMA counts through
# the generic proxy, so within one block the barrier is enough. The labs teach the fence, because it
# is right by either manual, CUTLASS executes it, and another block always needs it.)
#
# ### Break it: no fence after the initialization
#
# This is the fence that people forget most easily, because nothing seems to happen without it. What
# could go wrong? If TMA counts through the async proxy, it may not see a barrier yet. But on the
# H200, {{outcome 01_async_proxy/barrier-without-fence}}.


# %%
@cuda.jit
def load_without_init_fence(src, out):
    tile = cuda.shared.array(64, np.float32, 16)
    bar = cuda.shared.array(1, np.uint64)
    tile_address = ptx.shared_address(tile)
    bar_address = ptx.shared_address(bar)
    thread = cuda.threadIdx.x
    if thread == 0:
        ptx.mbarrier_init(bar_address, 1)
    cuda.syncthreads()
    if thread == 0:
        ptx.mbarrier_arrive_expect_tx(bar_address, 256)
        source = ptx.global_address(src)
        ptx.cp_async_bulk_global_to_shared(tile_address, source, 256, bar_address)
    ptx.mbarrier_wait_parity(bar_address, 0)
    out[thread] = tile[63 - thread]


def unfenced_barrier(gpu):
    src = gpu.to_device(np.arange(64, dtype=np.float32))
    out = gpu.to_device(np.zeros(64, dtype=np.float32))
    run = gpu.launch(load_without_init_fence, grid=1, block=64, args=(src, out))
    return run, out.copy_to_host(), np.arange(64, dtype=np.float32)[::-1]


harness.break_it("01_async_proxy/barrier-without-fence", unfenced_barrier)

# %% [markdown]
# ## Exercise 2: `bulk-copy-through` ({{points bulk-copy-through}})
#
# Before a training step, gradients are often *clipped*: each value is limited to the range from
# -limit to limit. Write the kernel that does it, chunk by chunk:
#
# 1. load the block's `length` elements from `src`;
# 2. clip each: `min(max(value, -limit), limit)`;
# 3. store them to the same place in `dst`.
#
# A block has 128 threads and processes 2048 elements, the last block perhaps fewer (`n` is a
# multiple of 4). Three times, something goes from one proxy to the other here: the initialized
# mbarrier, the loaded elements, and the clipped ones. Which of them need a fence, and which fence?
#
# *Correct* gives {{points bulk-copy-through correct}} and *synchronized* gives {{worth bulk-copy-through synchronized}}. *Fast* gives {{worth bulk-copy-through fast}}: on a Hopper GPU the kernel
# is timed on 128 Mi elements, and its bandwidth is compared with a library's copy of the same
# number of bytes in the same run. {{asks bulk-copy-through}}. Without a Hopper GPU, *fast* is
# **not measured**, which never counts as a failure.
#
# {{hints bulk-copy-through}}


# %% nbgrader={"grade": false, "grade_id": "bulk-copy-through-kernel", "locked": false, "schema_version": 3, "solution": true, "task": false}
@cuda.jit
def bulk_copy_through(src, dst, n, limit):
    tile = cuda.shared.array(2048, np.float32, 16)
    bar = cuda.shared.array(1, np.uint64)
    tile_address = ptx.shared_address(tile)
    bar_address = ptx.shared_address(bar)
    thread = cuda.threadIdx.x
    start = cuda.blockIdx.x * 2048
    length = min(2048, n - start)

    # Make the mbarrier ready, for TMA and for the other threads.
    ### BEGIN SOLUTION
    if thread == 0:
        ptx.mbarrier_init(bar_address, 1)
        ptx.fence_mbarrier_init()
    cuda.syncthreads()
    ### END SOLUTION

    # Load the block's elements, and wait until they are there.
    ### BEGIN SOLUTION
    if thread == 0:
        ptx.mbarrier_arrive_expect_tx(bar_address, length * 4)
        ptx.cp_async_bulk_global_to_shared(
            tile_address, ptx.global_address(src, start), length * 4, bar_address
        )
    ptx.mbarrier_wait_parity(bar_address, 0)
    ### END SOLUTION

    # Clip each element to [-limit, limit].
    ### BEGIN SOLUTION
    for k in range(thread, length, 128):
        tile[k] = min(max(tile[k], -limit), limit)
    ### END SOLUTION

    # Store the block's elements, and wait for the store to finish.
    ### BEGIN SOLUTION
    ptx.fence_proxy_async_shared_cta()
    cuda.syncthreads()
    if thread == 0:
        ptx.cp_async_bulk_shared_to_global(ptx.global_address(dst, start), tile_address, length * 4)
        ptx.cp_async_bulk_commit_group()
        ptx.cp_async_bulk_wait_group_read(0)
    ### END SOLUTION


# %% nbgrader={"grade": true, "grade_id": "bulk-copy-through-check", "locked": true, "points": 6, "schema_version": 3, "solution": false, "task": false}
harness.check("bulk-copy-through", bulk_copy_through).points

# %% [markdown]
# ## How fast is that?
#
# (You can skip this section: the other exercises of this lab do not need it.)
#
# The kernel reads each byte once and writes it once. At best it runs at the speed of a plain copy.
# An H200's driver copies from device memory to device memory at {{copy}}, counting bytes read and
# bytes written ({{where}}; the datasheet gives 4.8 for the memory).
#
# ### Predict, then run
#
# The timed vector has 128 Mi elements of 4 bytes: 512 MiB. How many microseconds does the kernel
# take at the speed of that copy? Then compare with what was recorded on hardware.

# %%
prediction = "..."  # your number of microseconds

moved = 2 * 128 * 2**20 * 4
copy = harness.recording().speeds["bulk-copy-through"].library_gb_per_s
print(f"{moved / 1e9:.2f} GB moved, {moved / copy / 1e3:.0f} microseconds at {copy:.0f} GB/s")
print("predicted:", prediction, "microseconds")
harness.recorded_speed("bulk-copy-through")

# %% [markdown]
# A block of this kernel does one thing after another: it loads, then clips, then stores. While it
# clips, it has no copy in flight. What keeps the memory busy is the *other* blocks on the same SM,
# and nothing in the kernel guarantees that there are any. Lab 06 builds a pipeline that does not
# depend on them.

# %% [markdown]
# ## A stream of stores
#
# So far each block stored once. A block that stores often uses its buffers again and again. Two
# more steps between the proxies then occur in every iteration of the loop:
#
# - The threads *write* the buffer, and the store *reads* it: generic to async. The fence belongs
#   **inside** the loop. A fence covers what came before it, not what comes after.
# - The store *reads* the buffer, and the threads *write* it again. That is async to generic:
#   completion is enough. And only the reading has to be complete: `wait_group_read`.
#
# ### Break it: a loop with its fence outside
#
# Someone moved the fence out of the loop to save time. Before you run it: in which iterations of
# the loop does the fence help?


# %%
@cuda.jit
def stream_with_fence_outside(dst, turns):
    tile = cuda.shared.array(64, np.float32, 16)
    thread = cuda.threadIdx.x
    ptx.fence_proxy_async_shared_cta()
    for turn in range(turns):
        tile[thread] = np.float32(64 * turn + thread)
        cuda.syncthreads()
        if thread == 0:
            target = ptx.global_address(dst, 64 * turn)
            ptx.cp_async_bulk_shared_to_global(target, ptx.shared_address(tile), 256)
            ptx.cp_async_bulk_commit_group()
            ptx.cp_async_bulk_wait_group_read(0)
        cuda.syncthreads()


def fence_outside(gpu):
    dst = gpu.to_device(np.zeros(64 * 100, dtype=np.float32))
    run = gpu.launch(stream_with_fence_outside, grid=1, block=64, args=(dst, np.int32(100)))
    return run, dst.copy_to_host(), np.arange(64 * 100, dtype=np.float32)


harness.break_it("01_async_proxy/stream-fence-outside", fence_outside)

# %% [markdown]
# In none of them. And on the H200, {{outcome 01_async_proxy/stream-fence-outside}}.
#
# ### Break it: a buffer filled too early
#
# Now the fence is in the loop, but nobody waits before the buffer is filled again.


# %%
@cuda.jit
def stream_without_wait(dst, turns):
    tile = cuda.shared.array(64, np.float32, 16)
    thread = cuda.threadIdx.x
    for turn in range(turns):
        tile[thread] = np.float32(64 * turn + thread)
        ptx.fence_proxy_async_shared_cta()
        cuda.syncthreads()
        if thread == 0:
            target = ptx.global_address(dst, 64 * turn)
            ptx.cp_async_bulk_shared_to_global(target, ptx.shared_address(tile), 256)
            ptx.cp_async_bulk_commit_group()
        cuda.syncthreads()
    if thread == 0:
        ptx.cp_async_bulk_wait_group_read(0)


def buffer_reused(gpu):
    dst = gpu.to_device(np.zeros(64 * 100, dtype=np.float32))
    run = gpu.launch(stream_without_wait, grid=1, block=64, args=(dst, np.int32(100)))
    return run, dst.copy_to_host(), np.arange(64 * 100, dtype=np.float32)


harness.break_it("01_async_proxy/buffer-reused", buffer_reused)

# %% [markdown]
# Whether such a bug shows is a matter of microseconds. Here, with 256 bytes per iteration, TMA had
# read them before the next iteration wrote: {{outcome 01_async_proxy/buffer-reused}}. Lab 04 makes
# the same mistake with larger tiles: {{outcome 04_stores/buffer-reused}}.
#
# ## Exercise 3: `bulk-stream-out` ({{points bulk-stream-out}})
#
# The outer product of two vectors is the matrix `dst[r, c] = u[r] * v[c]`. A block of 128 threads
# computes rows `blockIdx.x`, `blockIdx.x + gridDim.x`, and so on. `cols` is a multiple of 4 and at
# most 1024. The block has **two** buffers: while TMA still reads one, the threads fill the
# other.
#
# The loop and the computation are written for you. Add code in three places:
#
# 1. before a buffer is filled: the store that used it two iterations ago must have read it;
# 2. after it is filled: fence, barrier, store, commit;
# 3. after the loop: no store may still be reading when the block ends.
#
# With two buffers, the wait in the loop does not have to cover all groups. How many may be
# pending?
#
# *Correct* gives {{points bulk-stream-out correct}} and *synchronized* gives {{worth bulk-stream-out synchronized}}: no hazard, and two stores that are in flight
# together.
#
# {{hints bulk-stream-out}}


# %% nbgrader={"grade": false, "grade_id": "bulk-stream-out-kernel", "locked": false, "schema_version": 3, "solution": true, "task": false}
@cuda.jit
def bulk_stream_out(u, v, dst, rows, cols):
    buffers = cuda.shared.array((2, 1024), np.float32, 16)
    thread = cuda.threadIdx.x
    buffer = 0
    for row in range(cuda.blockIdx.x, rows, cuda.gridDim.x):
        # Wait until this buffer may be filled again.
        ### BEGIN SOLUTION
        if thread == 0:
            ptx.cp_async_bulk_wait_group_read(1)
        cuda.syncthreads()
        ### END SOLUTION

        for col in range(thread, cols, 128):
            buffers[buffer, col] = u[row] * v[col]

        # Make the row visible to TMA, and store it. The loop goes on meanwhile.
        ### BEGIN SOLUTION
        ptx.fence_proxy_async_shared_cta()
        cuda.syncthreads()
        if thread == 0:
            source = ptx.shared_address(buffers, buffer * 1024)
            target = ptx.global_address(dst, row * cols)
            ptx.cp_async_bulk_shared_to_global(target, source, cols * 4)
            ptx.cp_async_bulk_commit_group()
        ### END SOLUTION

        buffer = 1 - buffer

    # Before the block ends, all stores have read their buffers.
    ### BEGIN SOLUTION
    if thread == 0:
        ptx.cp_async_bulk_wait_group_read(0)
    ### END SOLUTION


# %% nbgrader={"grade": true, "grade_id": "bulk-stream-out-check", "locked": true, "points": 4, "schema_version": 3, "solution": false, "task": false}
harness.check("bulk-stream-out", bulk_stream_out).points

# %% [markdown]
# ## Case study: the sequence that was empty
#
# In July 2026 someone checked the kernels of a linear-attention library against the rules of PTX
# and reported what was missing
# ([MoonshotAI/FlashKDA#24](https://github.com/MoonshotAI/FlashKDA/issues/24); fixed in
# [#25](https://github.com/MoonshotAI/FlashKDA/pull/25)). The kernel below is one of those bugs,
# reduced to its core.
#
# A batch holds sequences of different lengths, one after another in `tokens`. Sequence b consists
# of the rows from `first[b]` up to `first[b + 1]`. A block runs through one sequence and keeps a
# *state* of 64 elements in shared memory. At the end it stores the state with a bulk copy.
#
# Read it slowly, as you would in a review. All steps seem to be there: the state is written, each
# thread executes a fence after its write, a barrier follows, and thread 0 stores and waits.


# %%
@cuda.jit
def final_states(tokens, first, states):
    state = cuda.shared.array(64, np.float32, 16)
    thread = cuda.threadIdx.x
    sequence = cuda.blockIdx.x
    state[thread] = np.float32(0)
    for row in range(first[sequence], first[sequence + 1]):
        state[thread] = np.float32(0.5) * state[thread] + tokens[row, thread]
        ptx.fence_proxy_async_shared_cta()
    cuda.syncthreads()
    if thread == 0:
        target = ptx.global_address(states, sequence * 64)
        ptx.cp_async_bulk_shared_to_global(target, ptx.shared_address(state), 256)
        ptx.cp_async_bulk_commit_group()
        ptx.cp_async_bulk_wait_group(0)


def run_batch(gpu, lengths):
    """Return the run, the states that it computed, and the expected states."""
    first = np.concatenate([[0], np.cumsum(lengths)]).astype(np.int32)
    tokens = np.random.default_rng(0).standard_normal((first[-1] + 1, 64), dtype=np.float32)
    expected = np.zeros((len(lengths), 64), dtype=np.float32)
    for sequence in range(len(lengths)):
        for row in range(first[sequence], first[sequence + 1]):
            expected[sequence] = np.float32(0.5) * expected[sequence] + tokens[row]
    states = gpu.to_device(np.full_like(expected, np.nan))
    arguments = (gpu.to_device(tokens), gpu.to_device(first), states)
    run = gpu.launch(final_states, grid=len(lengths), block=64, args=arguments)
    return run, states.copy_to_host(), expected


# %% [markdown]
# **Find the bug.** Change `lengths` until the emulator reports a hazard. Then describe in one
# sentence what all batches with a hazard have in common.

# %%
lengths = [3, 1, 4]
run, _, _ = run_batch(emulator, lengths)
print(lengths, "->", ", ".join(hazard.kind for hazard in run.hazards) or "no hazard")

# %% [markdown]
# <details><summary>Answer</summary>
#
# A hazard is reported as soon as one sequence is <b>empty</b>, as in
# <code>lengths = [3, 0, 4]</code>. Then the loop body never runs, and neither does the fence in
# it. No fence separates the zeros written before the loop from the store: TMA may store
# whatever was in that shared memory before.
#
# The fix is one line: a fence right after the zeros are written, or one after the loop, before the
# barrier.
#
# </details>
#
# The next cell shows such a batch in full, and what hardware does with it.


# %%
def one_empty_sequence(gpu):
    return run_batch(gpu, [3, 0, 4])


harness.break_it("01_async_proxy/empty-sequence", one_empty_sequence)

# %% [markdown]
# Remember two things. First, the fence has to be on **every path** from a write to the copy,
# including the short ones. Second, the emulator judges only the runs that it makes. As long as no
# batch had an empty sequence, it could not report anything. So test with shapes at the edge: empty,
# one element, one more than a chunk.
#
# ## Global memory has two proxies, too
#
# Proxies are paths to all memory, not only to shared memory. When threads write *global* memory
# with ordinary stores, and a bulk or tensor copy then reads it **in the same kernel**, this is
# again a step from generic to async. It needs a different fence: `fence_proxy_async_global`.
# `fence_proxy_async`, without a suffix, covers both kinds of memory.
#
# Between two kernels nothing is needed: everything that a kernel wrote is visible to the next one,
# through either proxy. That is why your inputs never needed a fence.
#
# The fence does not replace the order between threads. If the writers and the issuing thread are
# in one block, `cuda.syncthreads()` provides it. If they are in different blocks, you need a flag
# in global memory, written with release and read with acquire semantics, in addition to the proxy
# fence.
#
# ## The rules on one page
#
# | first | then | what you need |
# | --- | --- | --- |
# | a copy writes (load) | threads read or write there | wait for the mbarrier |
# | a copy writes (load) | another copy reads there | wait for the mbarrier, in the thread that issues it |
# | threads write shared memory | a copy reads or overwrites it | `fence_proxy_async_shared_cta` in each writer, barrier |
# | threads write global memory | a copy reads or overwrites it | `fence_proxy_async_global` in each writer, barrier |
# | a thread initializes an mbarrier | a copy counts on it | `fence_mbarrier_init` in that thread, barrier |
# | a store reads shared memory | threads write there, or the block ends | `wait_group_read` |
# | a store writes global memory | threads of this kernel read there | `wait_group` |
# | threads read shared memory | a copy overwrites it | a barrier; PTX's model also requires a proxy fence |
#
# Practice differs on the last row. Most published kernels do without that fence, and some had to
# add it ([triton-lang/triton#7262](https://github.com/triton-lang/triton/issues/7262),
# [deepseek-ai/DeepEP#642](https://github.com/deepseek-ai/DeepEP/issues/642)). If a barrier provides
# the order and the fence is missing, the emulator gives a *warning*, which costs no points. Lab 06
# has such a loop.
#
# ## Exercise 4: `which-fence` ({{points which-fence}})
#
# Here are six small kernels. In four of them one fence is missing, in at least one of the threads
# that need it. Two are complete. Answer by reading them. Then you can launch them to see whether
# you were right, as `run_batch` above does.
#
# All of them use one block of 64 threads, and arrays of 64 elements. An array without an index
# means the address of its first element: `dst` is short for `ptx.global_address(dst)`.


# %%
@cuda.jit
def kernel_a(src, dst):
    tile = cuda.shared.array(64, np.float32, 16)
    thread = cuda.threadIdx.x
    tile[63 - thread] = src[thread]
    cuda.syncthreads()
    if thread == 0:
        ptx.cp_async_bulk_shared_to_global(dst, ptx.shared_address(tile), 256)
        ptx.cp_async_bulk_commit_group()
        ptx.cp_async_bulk_wait_group(0)


@cuda.jit
def kernel_b(src, dst):
    tile = cuda.shared.array(64, np.float32, 16)
    bar = cuda.shared.array(1, np.uint64)
    thread = cuda.threadIdx.x
    if thread == 0:
        ptx.mbarrier_init(ptx.shared_address(bar), 1)
        ptx.fence_mbarrier_init()
    cuda.syncthreads()
    if thread == 0:
        ptx.mbarrier_arrive_expect_tx(ptx.shared_address(bar), 256)
        ptx.cp_async_bulk_global_to_shared(
            ptx.shared_address(tile), src, 256, ptx.shared_address(bar)
        )
    ptx.mbarrier_wait_parity(ptx.shared_address(bar), 0)
    dst[thread] = tile[63 - thread]


@cuda.jit
def kernel_c(src, dst):
    tile = cuda.shared.array(64, np.float32, 16)
    bar = cuda.shared.array(1, np.uint64)
    thread = cuda.threadIdx.x
    if thread == 0:
        ptx.mbarrier_init(ptx.shared_address(bar), 1)
    cuda.syncthreads()
    if thread == 0:
        ptx.mbarrier_arrive_expect_tx(ptx.shared_address(bar), 256)
        ptx.cp_async_bulk_global_to_shared(
            ptx.shared_address(tile), src, 256, ptx.shared_address(bar)
        )
    ptx.mbarrier_wait_parity(ptx.shared_address(bar), 0)
    tile[thread] = -tile[thread]
    ptx.fence_proxy_async_shared_cta()
    cuda.syncthreads()
    if thread == 0:
        ptx.cp_async_bulk_shared_to_global(dst, ptx.shared_address(tile), 256)
        ptx.cp_async_bulk_commit_group()
        ptx.cp_async_bulk_wait_group(0)


# %%
@cuda.jit
def kernel_d(src, scratch, dst):
    tile = cuda.shared.array(64, np.float32, 16)
    bar = cuda.shared.array(1, np.uint64)
    thread = cuda.threadIdx.x
    if thread == 0:
        ptx.mbarrier_init(ptx.shared_address(bar), 1)
        ptx.fence_mbarrier_init()
    scratch[thread] = -src[thread]
    ptx.fence_proxy_async_shared_cta()
    cuda.syncthreads()
    if thread == 0:
        ptx.mbarrier_arrive_expect_tx(ptx.shared_address(bar), 256)
        ptx.cp_async_bulk_global_to_shared(
            ptx.shared_address(tile), scratch, 256, ptx.shared_address(bar)
        )
    ptx.mbarrier_wait_parity(ptx.shared_address(bar), 0)
    dst[thread] = tile[63 - thread]


@cuda.jit
def kernel_e(src, dst):
    tile = cuda.shared.array(64, np.float32, 16)
    bar = cuda.shared.array(1, np.uint64)
    thread = cuda.threadIdx.x
    if thread == 0:
        ptx.mbarrier_init(ptx.shared_address(bar), 1)
        ptx.fence_mbarrier_init()
        ptx.mbarrier_arrive_expect_tx(ptx.shared_address(bar), 256)
        ptx.cp_async_bulk_global_to_shared(
            ptx.shared_address(tile), src, 256, ptx.shared_address(bar)
        )
        ptx.mbarrier_wait_parity(ptx.shared_address(bar), 0)
        ptx.cp_async_bulk_shared_to_global(dst, ptx.shared_address(tile), 256)
        ptx.cp_async_bulk_commit_group()
        ptx.cp_async_bulk_wait_group(0)


@cuda.jit
def kernel_f(src, dst):
    tile = cuda.shared.array(64, np.float32, 16)
    thread = cuda.threadIdx.x
    tile[63 - thread] = src[thread]
    if thread == 0:
        ptx.fence_proxy_async_shared_cta()
    cuda.syncthreads()
    if thread == 0:
        ptx.cp_async_bulk_shared_to_global(dst, ptx.shared_address(tile), 256)
        ptx.cp_async_bulk_commit_group()
        ptx.cp_async_bulk_wait_group(0)


# %% [markdown]
# Each answer is one of `"none"`, `"fence_proxy_async_shared_cta"`, `"fence_proxy_async_global"` and
# `"fence_mbarrier_init"`. Add a line for each kernel, such as `which_fence["a"] = "none"`. Each
# right answer gives the same number of points. Where two fences would work, name the more specific
# one.
#
# {{hints which-fence}}

# %% nbgrader={"grade": false, "grade_id": "which-fence-kernel", "locked": false, "schema_version": 3, "solution": true, "task": false}
which_fence = {}
### BEGIN SOLUTION
which_fence["a"] = "fence_proxy_async_shared_cta"
which_fence["b"] = "none"
which_fence["c"] = "fence_mbarrier_init"
which_fence["d"] = "fence_proxy_async_global"
which_fence["e"] = "none"
which_fence["f"] = "fence_proxy_async_shared_cta"
### END SOLUTION

# %% nbgrader={"grade": true, "grade_id": "which-fence-check", "locked": true, "points": 6, "schema_version": 3, "solution": false, "task": false}
harness.check("which-fence", which_fence).points

# %% [markdown]
# ## Exercise 5: `global-handoff` ({{points global-handoff}})
#
# An *embedding bag* adds up some rows of a table: those whose numbers are in a list. Scattered rows
# cannot be loaded with one bulk copy. So the block first gathers its 16 rows into `packed`, in
# global memory, with ordinary loads and stores. (A later kernel needs `packed` as well.) Then the
# block loads its part of `packed` with **one** bulk copy, and adds up the rows in shared memory.
#
# The gathering, the mbarrier and the sum are written for you. Add what belongs between the
# gathering and the sum. A block has 64 threads, and a row has 64 elements.
#
# *Correct* gives {{points global-handoff correct}} and *synchronized* gives {{worth global-handoff synchronized}}: no hazard, and a single
# bulk copy for all 16 rows of the block.
#
# {{hints global-handoff}}


# %% nbgrader={"grade": false, "grade_id": "global-handoff-kernel", "locked": false, "schema_version": 3, "solution": true, "task": false}
@cuda.jit
def global_handoff(table, index, packed, bags):
    rows = cuda.shared.array((16, 64), np.float32, 16)
    bar = cuda.shared.array(1, np.uint64)
    rows_address = ptx.shared_address(rows)
    bar_address = ptx.shared_address(bar)
    thread = cuda.threadIdx.x
    first = cuda.blockIdx.x * 16

    if thread == 0:
        ptx.mbarrier_init(bar_address, 1)
        ptx.fence_mbarrier_init()

    # Gather the 16 rows of this bag, with ordinary loads and stores.
    for r in range(16):
        packed[first + r, thread] = table[index[first + r], thread]

    # Make the gathered rows visible to TMA.
    ### BEGIN SOLUTION
    ptx.fence_proxy_async_global()
    cuda.syncthreads()
    ### END SOLUTION

    # Load the 16 rows with one bulk copy, and wait until they are there.
    ### BEGIN SOLUTION
    if thread == 0:
        ptx.mbarrier_arrive_expect_tx(bar_address, 16 * 64 * 4)
        ptx.cp_async_bulk_global_to_shared(
            rows_address, ptx.global_address(packed, first * 64), 16 * 64 * 4, bar_address
        )
    ptx.mbarrier_wait_parity(bar_address, 0)
    ### END SOLUTION

    total = np.float32(0)
    for r in range(16):
        total += rows[r, thread]
    bags[cuda.blockIdx.x, thread] = total


# %% nbgrader={"grade": true, "grade_id": "global-handoff-check", "locked": true, "points": 4, "schema_version": 3, "solution": false, "task": false}
harness.check("global-handoff", global_handoff).points

# %% [markdown]
# ## A question (2 points)
#
# A colleague wants to delete the proxy fences of a kernel that you both maintain. The argument: "I
# ran it without them 10,000 times on our H100s. The output is the same, bit for bit, and the
# kernel is a little faster." Answer in four to six sentences. Explain what this test shows and
# what it does not, what a wrong result would look like when it comes, and how the two of you could
# decide for each fence whether it is needed.

# %% [markdown] nbgrader={"grade": true, "grade_id": "01_async_proxy-question-1", "locked": false, "points": 2, "schema_version": 3, "solution": true, "task": false}
# ### BEGIN SOLUTION
# The test shows that the missing order has not been visible on this GPU, with these shapes, under
# this load. It does not show that the kernel is right: without the fence, PTX does not define what
# TMA reads, so a different GPU, driver, compiler or timing may change the outcome. (It
# happened: no difference over about 29,000 iterations on an H100, and wrong results in 86 of 100
# runs for the same kind of omission on a B300.) A wrong result would be old or partly old bytes in
# a stored tile: occasionally, without an error, and mostly under load. To decide, list for each
# fence the write before it and the access after it. If the write is generic and the access
# asynchronous, on any path, the fence is needed. If threads follow a completed copy, or another
# fence is on every path, it is not. A tool that knows the memory model can check that list on
# every path, including empty and short inputs; comparing outputs cannot.
#
# (1 point: the test samples timings, the rule is about what is guaranteed. 1 point: a decision by
# the proxies and the direction of each step, on every path.)
# ### END SOLUTION

# %% [markdown]
# ## What this lab used
#
# | in Python | in PTX | who calls it | what it does |
# | --- | --- | --- | --- |
# | `cp_async_bulk_global_to_shared` | `cp.async.bulk.shared::cluster.global` … `.mbarrier::complete_tx::bytes` | one thread | loads bytes, which are counted on the mbarrier |
# | `cp_async_bulk_shared_to_global` | `cp.async.bulk.global.shared::cta.bulk_group` | one thread | stores bytes; the copy joins the thread's open group |
# | `cp_async_bulk_commit_group` | `cp.async.bulk.commit_group` | the same thread | closes the group |
# | `cp_async_bulk_wait_group_read` | `cp.async.bulk.wait_group.read` | the same thread | waits until at most n groups may still read their source |
# | `cp_async_bulk_wait_group` | `cp.async.bulk.wait_group` | the same thread | waits until at most n groups are not complete |
# | `fence_proxy_async_shared_cta` | `fence.proxy.async.shared::cta` | each thread that wrote shared memory | orders generic accesses and the async proxy, in the block's shared memory |
# | `fence_proxy_async_global` | `fence.proxy.async.global` | each thread that wrote global memory | the same, in global memory |
# | `fence_proxy_async` | `fence.proxy.async` | each thread that wrote | the same, in both |
# | `fence_mbarrier_init` | `fence.mbarrier_init.release.cluster` | the thread that initialized | makes the initialized mbarrier visible to the async proxy |
# | `mbarrier_init` | `mbarrier.init` | one thread | sets the arrival count; phase 0 begins |
# | `mbarrier_arrive_expect_tx` | `mbarrier.arrive.expect_tx` | one thread | expects more bytes, and arrives |
# | `mbarrier_wait_parity` | `mbarrier.try_wait.parity`, in a loop | each thread that reads | waits for the end of a phase |
# | `shared_address`, `global_address` | `cvta.to.shared`, `cvta.to.global` | any thread | the address of an array's element |
#
# In CUDA C++ these instructions are in namespace `cuda::ptx`, under the same names. CUTLASS wraps
# the copies as `SM90_BULK_COPY_*`, the fences as `tma_store_fence()` and
# `cutlass::arch::fence_barrier_init()`, and the groups as `tma_store_arrive()` and
# `tma_store_wait<n>()`. A profiler shows the copies as the SASS instruction `UBLKCP`.
