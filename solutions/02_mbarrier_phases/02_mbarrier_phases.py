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
# # mbarrier phases: arrive, wait, and do it again
#
# A kernel worked if its loop ran twice or more, and hung if it ran exactly once
# ([tile-ai/tilelang#2566](https://github.com/tile-ai/tilelang/issues/2566)). Later in
# this lab, you will run a kernel like it, and find the reason in the emulator's report.
#
# Every load by TMA, bulk or tensor, signals an **mbarrier** when it completes, and warps with
# different jobs use mbarriers to hand data to each other. An mbarrier is a small object: it
# counts arrivals and bytes, and has a phase. But a mistake with any of these makes a kernel hang, or makes it wrong now and then. After this lab, you will find such mistakes in
# minutes.
#
# **After this lab, you can**
#
# - explain what an mbarrier counts and when a phase of it completes;
# - arrive in one place, wait in another, and work in between;
# - use one mbarrier for any number of iterations, with the right parity in each;
# - hand a buffer back and forth between two warps;
# - count the bytes of several copies on one mbarrier;
# - read the report of a kernel that hangs, and fix it.
#
# **You need** Python, a little CUDA, and the lab *Tile copy* (what an asynchronous copy is, and
# why initializing an mbarrier is followed by a fence). Bulk copies and proxies are the subject of
# lab 01; the parts that you need are repeated here. You do not need a GPU.
#
# **Time**: 130 to 180 minutes. The lab has two parts, and you can take them on two days. Part 1 has
# the rules and exercises 1 to 4. Part 2 shows what goes wrong with parities and bytes, and has
# exercise 5; you may skip much of it at first.
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
# In the picture of the machine, this lab is about the two small boxes in color, and about the
# arrows between them and the threads.

# %%
views.machine("02_mbarrier_phases")

# %% [markdown]
# ## Before you start: three questions about lab 01
#
# Skip them if you have not taken that lab.
#
# 1. A bulk copy reads shared memory that threads have just written. Which fence, and in which
#    threads?
#    <details><summary>Answer</summary><code>fence_proxy_async_shared_cta</code> in the threads that
#    wrote, then a block barrier.</details>
# 2. What does `wait_group` cover that `wait_group.read` does not?
#    <details><summary>Answer</summary>That the writes to global memory are done. The second one
#    only waits until the source has been read.</details>
# 3. Why does `fence_mbarrier_init` follow `mbarrier_init`? <details><summary>Answer</summary>It
#    makes the initialized mbarrier visible to TMA, which counts the bytes of the copy on
#    it.</details>
#
# **Part 1: phases, parity, and a deadlock.** Take your time with this part, because the later labs
# use its rules.
#
# ## A barrier in two halves
#
# `cuda.syncthreads()` does two things at once. It says "I am here", and it waits until all others
# have said so. A thread that has other work to do in the meantime cannot do it.
#
# An mbarrier separates the two:
#
# - `ptx.mbarrier_arrive(bar)` says "I have done my part". It returns at once.
# - `ptx.mbarrier_wait_parity(bar, parity)` waits until all have said so.
#
# CUDA's programming guide calls this a *split* arrive and wait. The threads that arrive and the
# threads that wait do not even have to be the same.
#
# An mbarrier is 8 bytes of shared memory. One thread initializes it with `ptx.mbarrier_init(bar,
# count)`. The **count** is the number of arrivals that complete a phase. After the initialization,
# a `cuda.syncthreads()` is needed, so that no thread uses the barrier before it is ready.
# (`fence_mbarrier_init` is not needed here, because no copy uses the barrier.)
#
# There is one more difference. `cuda.syncthreads()` waits for the threads of the block that have
# not exited, so a thread may return early. An mbarrier does not know which threads exist: it waits
# for its count.
#
# In the kernel below, each thread writes a value, arrives, does some work of its own, waits, and
# then reads its neighbor's value.


# %%
@cuda.jit
def split_barrier(out):
    slots = cuda.shared.array(64, np.int32)
    bar = cuda.shared.array(1, np.uint64)
    bar_address = ptx.shared_address(bar)
    thread = cuda.threadIdx.x

    if thread == 0:
        ptx.mbarrier_init(bar_address, 64)
    cuda.syncthreads()

    slots[thread] = 10 * thread
    ptx.mbarrier_arrive(bar_address)  # "my number is written"
    own = thread % 10  # work that needs no other thread
    ptx.mbarrier_wait_parity(bar_address, 0)  # "all numbers are written"
    out[thread] = slots[(thread + 1) % 64] + own


out = gpu.empty(64, np.int32)
gpu.launch(split_barrier, grid=1, block=64, args=(out,))
print(out.copy_to_host()[:8], "... and the last:", out.copy_to_host()[63])

# %% [markdown]
# An arrival **releases**: everything a thread did before it arrives is visible to every thread
# that has waited for the phase. That is why the write comes before the arrival, and the read after
# the wait.
#
# `mbarrier_arrive(bar, n)` counts as `n` arrivals. So one *lane*, a thread of a warp, may arrive
# for its whole warp, if the warp has synchronized first with `cuda.syncwarp()`.
#
# ### Predict, then run
#
# In the cell above, give `mbarrier_init` the count 32 instead of 64; 64 threads still arrive. What
# happens? (The cell may end in a long traceback: read its last lines. The answer has two halves.
# The second one needs the section *Parity*: come back to it then.)
#
# <details><summary>Answer</summary>
#
# The first 32 arrivals complete phase 0, and the other 32 complete phase 1. So a thread that waits
# for phase 0 may go on when only half of the values are written. And a thread that starts to wait
# only after all 64 arrivals finds both phases complete: its wait for parity 0 then means phase 2,
# and never ends (see *Parity*). On a GPU, nothing goes wrong on the line with the wrong count; the
# error surfaces later, somewhere else.
#
# </details>
#
# ## Phases
#
# With the last arrival, the **phase** completes. Three things happen in one step:
#
# 1. the threads that wait for the phase may go on;
# 2. the number of pending arrivals is reset to the count;
# 3. the next phase begins.
#
# So one mbarrier serves any number of iterations. Do not initialize it again: that is allowed only
# after `mbarrier_inval`, which ends its use as an mbarrier.
#
# `ptx.mbarrier_test_wait_parity(bar, parity)` asks whether a phase is complete, without waiting, so
# a thread can ask again and again while a phase is in progress. The next kernel has one thread, and
# a barrier with count 2. The thread arrives six times, and tests both parities before the first
# arrival and after each.


# %%
@cuda.jit
def diary(answers):
    bar = cuda.shared.array(1, np.uint64)
    bar_address = ptx.shared_address(bar)
    ptx.mbarrier_init(bar_address, 2)
    for arrivals in range(7):
        if arrivals > 0:
            ptx.mbarrier_arrive(bar_address)
        answers[arrivals, 0] = ptx.mbarrier_test_wait_parity(bar_address, 0)
        answers[arrivals, 1] = ptx.mbarrier_test_wait_parity(bar_address, 1)


answers = gpu.empty((7, 2), np.int32)
gpu.launch(diary, grid=1, block=1, args=(answers,))
print("arrivals   phase in progress   parity 0 complete?   parity 1 complete?")
for arrivals, (zero, one) in enumerate(answers.copy_to_host()):
    says = ["no", "yes"]
    print(f"{arrivals:8}   {arrivals // 2:17}   {says[zero]:>18}   {says[one]:>18}")

# %% [markdown]
# You can watch the barrier do it. With `trace=True` the emulator records every event of a launch,
# and `views.barrier_stepper` steps through them. Click on an event, or use the left and right arrow
# keys. Notice how the second arrival of each pair ends a phase, and how the pending arrivals return
# to 2. (In a static copy of the notebook, such as a PDF, the picture does not move.)

# %%
recorded = emulator.launch(
    diary, grid=1, block=1, args=(emulator.empty((7, 2), np.int32),), trace=True
)
views.barrier_stepper(recorded)

# %% [markdown]
# ## Parity
#
# A wait does not take the number of a phase. It takes its **parity**: 0 for phases 0, 2, 4, and so
# on, 1 for phases 1, 3, 5. So a wait can only tell an even phase from an odd one. Nearly everybody
# gets this wrong the first time, so read slowly.
#
# Because there is only one bit, `mbarrier_wait_parity(bar, p)` can mean one of just two phases: the
# one in progress, or the one just before it. Read the picture from left to right, one phase at a
# time:

# %%
views.phases()

# %% [markdown]
# The same as a table:
#
# | the phase in progress has | a wait for parity 0 | a wait for parity 1 |
# | --- | --- | --- |
# | parity 0 | waits for it | returns at once: the phase before is complete |
# | parity 1 | returns at once: the phase before is complete | waits for it |
#
# The first line that `diary` printed, the one for 0 arrivals, shows a special case. A new barrier
# is in phase 0, and there was no phase before it. PTX treats "the phase before the first" as
# complete, so a wait for parity 1 returns at once. Some kernels use this on purpose: a producer
# that waits until "the buffer is empty" then finds it empty in the first iteration.
#
# If a barrier completes one phase per iteration, iteration r waits for phase r. Hence the rule:
# **iteration r waits for parity `r & 1`**. Every thread keeps its own count, because the barrier
# does not tell a thread which iteration it is in.
#
# ### Predict
#
# A thread waits for parity 0 in every iteration. What happens in iteration 1?
#
# <details><summary>Answer</summary>
#
# Phase 1 is in progress, so parity 0 means phase 0, which is complete. The wait returns at once,
# and the thread goes on without the others. You will break a kernel in this way below.
#
# </details>
#
# ## Bytes
#
# An mbarrier has a second counter: the **tx-count**, in bytes. (*tx* is short for *transaction*.)
# A phase completes when **both** are zero, the pending arrivals and the tx-count.
#
# | who | event | pending arrivals | tx-count |
# | --- | --- | --- | --- |
# | a thread | `mbarrier_arrive(bar, n)` | − n | |
# | a thread | `mbarrier_expect_tx(bar, b)` | | + b |
# | a thread | `mbarrier_arrive_expect_tx(bar, b)` | − 1 | + b, before the arrival |
# | TMA | a copy of b bytes completes (`complete_tx`) | | − b |
# | the barrier | the phase completes | back to the count | is 0, and starts the next phase at 0 |
#
# In the last row the two counters differ. The pending arrivals return to the count that
# `mbarrier_init` set, in every phase. But the tx-count starts each phase at zero, so **bytes must
# be expected again in each phase**.
#
# How many bytes? Exactly those that the copies of the phase deliver, all together. A bulk copy
# delivers the bytes of its `bytes` argument. A tensor copy always delivers its whole box, even if
# the box extends beyond the edge of the tensor.
#
# ## Exercise 1: `phase-questions` ({{points phase-questions}})
#
# Six questions, to be answered with pencil and paper. Each answer is an integer.
#
# | name | question |
# | --- | --- |
# | `phases` | A new mbarrier has count 3. Threads arrive seven times. How many phases are complete? |
# | `lacks` | After these seven arrivals: how many arrivals does the phase in progress still lack? |
# | `waits` | After these seven arrivals: with which parity would a wait not return yet? |
# | `round` | A barrier completes one phase per iteration, starting at iteration 0. Which parity must the wait in iteration 37 use? |
# | `together` | A new mbarrier has count 8. One thread calls `mbarrier_arrive(bar, 5)`, another `mbarrier_arrive_expect_tx(bar, 64)`. How many arrivals does the phase still lack? |
# | `bytes` | A new mbarrier has count 1. A thread calls `mbarrier_expect_tx(bar, 96)`, then `mbarrier_arrive_expect_tx(bar, 64)`. A copy of 112 bytes completes. How many bytes does the phase still lack? |
#
# {{hints phase-questions}}

# %% nbgrader={"grade": false, "grade_id": "phase-questions-answers", "locked": false, "schema_version": 3, "solution": true, "task": false}
phase_questions = {
    "phases": None,
    "lacks": None,
    "waits": None,
    "round": None,
    "together": None,
    "bytes": None,
}
# Fill in integers, such as phase_questions["phases"] = 4
### BEGIN SOLUTION
phase_questions["phases"] = 2
phase_questions["lacks"] = 2
phase_questions["waits"] = 0
phase_questions["round"] = 1
phase_questions["together"] = 2
phase_questions["bytes"] = 48
### END SOLUTION

# %% nbgrader={"grade": true, "grade_id": "phase-questions-check", "locked": true, "points": 3, "schema_version": 3, "solution": false, "task": false}
harness.check("phase-questions", phase_questions).points

# %% [markdown]
# ## Exercise 2: `phase-counter` ({{points phase-counter}})
#
# Smooth the rows of a matrix. A row is a ring of 128 samples: the left neighbor of sample 0 is
# sample 127. In each round every sample is replaced, all at the same time:
#
#     new[i] = (old[i - 1] + 2 * old[i] + old[i + 1]) / 4
#
# Block b processes row b, with 128 threads, one sample each. `rounds` is an argument, so the
# number of phases is not known when you write the kernel; it may be 0. Use **one** mbarrier for
# all rounds, and no other barrier inside the loop. There are two buffers in shared memory: round r
# writes buffer `r & 1` and reads it.
#
# *Correct* gives {{points phase-counter correct}} and *synchronized* gives {{worth phase-counter synchronized}}.
#
# {{hints phase-counter}}

# %% nbgrader={"grade": false, "grade_id": "phase-counter-kernel", "locked": false, "schema_version": 3, "solution": true, "task": false}
SAMPLES = 128


@cuda.jit
def phase_counter(src, dst, rounds):
    samples = cuda.shared.array((2, SAMPLES), np.float32)
    bar = cuda.shared.array(1, np.uint64)
    bar_address = ptx.shared_address(bar)

    row = cuda.blockIdx.x
    thread = cuda.threadIdx.x
    left = (thread - 1) % SAMPLES
    right = (thread + 1) % SAMPLES
    value = src[row, thread]

    # Initialize the mbarrier, once, and let all threads know.
    ### BEGIN SOLUTION
    if thread == 0:
        ptx.mbarrier_init(bar_address, SAMPLES)
    cuda.syncthreads()
    ### END SOLUTION

    for r in range(rounds):
        buffer = r & 1
        # Write this thread's value to the buffer, arrive, and wait for the phase of round r.
        ### BEGIN SOLUTION
        samples[buffer, thread] = value
        ptx.mbarrier_arrive(bar_address)
        ptx.mbarrier_wait_parity(bar_address, r & 1)
        ### END SOLUTION
        # Compute the new value.
        ### BEGIN SOLUTION
        neighbors = samples[buffer, left] + samples[buffer, right]
        value = (neighbors + np.float32(2) * value) * np.float32(0.25)
        ### END SOLUTION

    # Store the value after the last round.
    ### BEGIN SOLUTION
    dst[row, thread] = value
    ### END SOLUTION


# %% [markdown]
# Now watch your kernel work. The input is a single 1 among zeros, and each round spreads it to its
# neighbors. The table shows the nine samples around the spike, multiplied by 4 once for each round.
# If your kernel is right, you will recognize the numbers from school. (`nan` means that nothing was
# written.)

# %%
spike = np.zeros((1, 128), np.float32)
spike[0, 64] = 1
src = gpu.to_device(spike)
try:
    for rounds in range(5):
        dst = gpu.empty((1, 128), np.float32)
        gpu.launch(phase_counter, grid=1, block=128, args=(src, dst, np.int32(rounds)))
        around = dst.copy_to_host()[0, 60:69] * 4**rounds
        print(f"round {rounds}:", *(f"{value:5.0f}" for value in around))
except harness.HarnessError as error:
    print(f"{type(error).__name__}: {error}")

# %% [markdown]
# And here is the mbarrier of *your* kernel, in three rounds. Every round should show 128 arrivals,
# and then one phase that completes. If your kernel hangs, go to the last event: it shows what the
# phase still lacks. (`barrier_stepper_of` runs the kernel on the emulator, with copies of these
# arguments, even if it hangs or faults.)

# %%
args = (src, gpu.empty((1, 128), np.float32), np.int32(3))
views.barrier_stepper_of(phase_counter, grid=1, block=128, args=args)

# %% nbgrader={"grade": true, "grade_id": "phase-counter-check", "locked": true, "points": 4, "schema_version": 3, "solution": false, "task": false}
harness.check("phase-counter", phase_counter).points

# %% [markdown]
# ## A question in words (2 points)
#
# In `phase-counter`, two buffers and one phase per round are enough. Suppose there were only one
# buffer of 128 samples. Which two accesses would then be unordered, if a round still had one
# phase? How many phases would a round need? And why does the second buffer save a phase?

# %% [markdown] nbgrader={"grade": true, "grade_id": "02_mbarrier_phases-question-1", "locked": false, "points": 2, "schema_version": 3, "solution": true, "task": false}
# ### BEGIN SOLUTION
# With one buffer, a fast thread would write its new value (round r + 1) while a slow neighbor
# still reads the old one (round r). Nothing orders the read before the write: the slow thread has
# arrived in phase r *before* its read. A round would need two phases: "all have written" before
# the reads, and "all have read" before the next writes.
#
# With two buffers, the write of round r + 1 goes to the other buffer. That one was last read in
# round r - 1. A thread that writes in round r + 1 has waited for phase r, and every thread arrived
# in phase r after its reads of round r - 1. So the arrival of the next round says "I have read"
# for the round before, and one phase does both.
# ### END SOLUTION

# %% [markdown]
# ## Two barriers: a buffer back and forth
#
# One barrier lets a group of threads meet. To pass a buffer from one warp to another and back, use
# two. Each has one direction:
#
# - `ping`: warp 0 arrives when it is done with the buffer, warp 1 waits;
# - `pong`: warp 1 arrives when it is done, warp 0 waits.
#
# The count of each is the number of threads that *arrive*: 32. The waiting threads do not count.
#
# Time runs downward, and `->` is a phase that completes:
#
# ```
#   warp 0                         warp 1
#   works on the buffer            waits for ping, parity 0
#   arrives on ping   ----------->
#   waits for pong, parity 0       works on the buffer
#                     <----------- arrives on pong
#   works on the buffer            waits for ping, parity 1
#   arrives on ping   ----------->
#   waits for pong, parity 1       works on the buffer
# ```
#
# Draw this picture once yourself, because lab 06 is built on it. Each iteration completes one phase
# of each barrier. So both waits of iteration r use the parity `r & 1`.
#
# ### Predict
#
# Warp 0 could also wait at the *top* of its iteration: "wait for `pong`, work, arrive on `ping`".
# In iteration 0 no thread has arrived on `pong` yet. Which parity would the wait of iteration r
# use?
#
# <details><summary>Answer</summary>
#
# In iteration r it waits for the phase of iteration r − 1: parity <code>(r & 1) ^ 1</code>. In
# iteration 0 that is parity 1, the phase before the first, and the wait returns at once. After the
# loop warp 0 has to wait once more, before it reads what warp 1 added last. Try it in your kernel:
# the check accepts both forms.
#
# </details>
#
# In lab 06, `ping` is called *full* and `pong` is called *empty*.
#
# ## Exercise 3: `ping-pong` ({{points ping-pong}})
#
# Compute a polynomial at many points, with Horner's scheme. Start with p = 0, and for each
# coefficient c, from the highest power down, set p = p * x + c.
#
# A block has two warps and processes 32 points, whose values of p are in shared memory. In each
# iteration warp 0 multiplies by x, and then warp 1 adds the coefficient. At the end warp 0 stores
# the values. (A single warp could do it faster. Here two warps practice a handoff.)
#
# *Correct* gives {{points ping-pong correct}} and *synchronized* gives {{worth ping-pong synchronized}}. Only threads use the barriers of this
# exercise, so `syncthreads` after `mbarrier_init` is enough.
#
# {{hints ping-pong}}


# %% nbgrader={"grade": false, "grade_id": "ping-pong-kernel", "locked": false, "schema_version": 3, "solution": true, "task": false}
@cuda.jit
def ping_pong(x, coefficients, out):
    values = cuda.shared.array(32, np.int32)
    barriers = cuda.shared.array(2, np.uint64)
    ping = ptx.shared_address(barriers, 0)  # warp 0 has multiplied
    pong = ptx.shared_address(barriers, 1)  # warp 1 has added

    warp = cuda.threadIdx.x // 32
    lane = cuda.threadIdx.x % 32
    point = cuda.blockIdx.x * 32 + lane

    # Initialize both mbarriers. Warp 0 sets values[lane] to 0.
    ### BEGIN SOLUTION
    if cuda.threadIdx.x == 0:
        ptx.mbarrier_init(ping, 32)
        ptx.mbarrier_init(pong, 32)
    if warp == 0:
        values[lane] = 0
    cuda.syncthreads()
    ### END SOLUTION

    for r in range(coefficients.shape[0]):
        coefficient = coefficients[r]
        # Warp 0's turn: multiply by x[point], hand over, and wait to get the values back.
        ### BEGIN SOLUTION
        if warp == 0:
            values[lane] *= x[point]
            ptx.mbarrier_arrive(ping)
            ptx.mbarrier_wait_parity(pong, r & 1)
        ### END SOLUTION
        # Warp 1's turn: wait, add the coefficient, and hand back.
        ### BEGIN SOLUTION
        if warp == 1:
            ptx.mbarrier_wait_parity(ping, r & 1)
            values[lane] += coefficient
            ptx.mbarrier_arrive(pong)
        ### END SOLUTION

    # Warp 0 stores the values.
    ### BEGIN SOLUTION
    if warp == 0:
        out[point] = values[lane]
    ### END SOLUTION


# %% nbgrader={"grade": true, "grade_id": "ping-pong-check", "locked": true, "points": 4, "schema_version": 3, "solution": false, "task": false}
harness.check("ping-pong", ping_pong).points

# %% [markdown]
# ## When a kernel hangs
#
# A phase that never completes hangs the kernel. If all threads wait, and none of them can ever go
# on, that is a *deadlock*. On a GPU you see nothing at all. The launch does not return, and the
# harness ends it after a while. The emulator does better: it detects that every thread is waiting,
# and reports which thread waits for what.
#
# Here is the smallest such kernel. The count is 65, and there are 64 threads.


# %%
@cuda.jit
def one_arrival_short(out):
    bar = cuda.shared.array(1, np.uint64)
    bar_address = ptx.shared_address(bar)
    thread = cuda.threadIdx.x
    if thread == 0:
        ptx.mbarrier_init(bar_address, 65)
    cuda.syncthreads()
    ptx.mbarrier_arrive(bar_address)
    ptx.mbarrier_wait_parity(bar_address, 0)
    out[thread] = thread


try:
    emulator.launch(one_arrival_short, grid=1, block=64, args=(emulator.empty(64, np.int32),))
except harness.KernelHung as hung:
    print(hung)

# %% [markdown]
# Sooner or later a kernel of yours will hang, too. Stay calm, and ask three questions of the
# report. *What does the phase lack?* Here, 1 of 65 arrivals. *Which thread could provide it?* Here,
# none. *How many phases have completed?* If none has, suspect the count or a missing arrival. If
# some have, check the parity.
#
# ## Exercise 4: `repair-deadlock` ({{points repair-deadlock}})
#
# The kernel below adds up the columns of an image. It looks complete, but it hangs. You only have
# to add lines. Four places are marked, and not all of them need one. Do not add a block barrier in
# the loop: the two mbarriers are enough to order the threads.
#
# A block of 128 threads takes a band of 128 columns, one per thread. For each row of the image
#
# 1. thread 0 waits until the buffer is empty, and starts a bulk copy of the row's part;
# 2. all threads wait until the part has arrived (`full`);
# 3. each thread adds its element, and signals that it is done with the buffer (`empty`).
#
# The last band is narrower than 128 columns. There, some threads have no column.
#
# The `fence_proxy_async_shared_cta` before an arrival on `empty` is there on purpose. A thread's
# reads use the generic proxy, and the next copy overwrites the same bytes through the async proxy.
# The PTX memory model requires a proxy fence between the two. Most published kernels leave it out,
# and the emulator only warns about it; but some kernels had to add it later.
#
# *Correct* gives {{points repair-deadlock correct}} and *synchronized* gives {{worth repair-deadlock synchronized}}. Run the check first, as it is, and read the
# report.
#
# {{hints repair-deadlock}}


# %% nbgrader={"grade": false, "grade_id": "repair-deadlock-kernel", "locked": false, "schema_version": 3, "solution": true, "task": false}
@cuda.jit
def repair_deadlock(src, out):
    part = cuda.shared.array(128, np.float32, 128)
    barriers = cuda.shared.array(2, np.uint64)
    full = ptx.shared_address(barriers, 0)
    empty = ptx.shared_address(barriers, 1)

    height, width = src.shape
    thread = cuda.threadIdx.x
    begin = cuda.blockIdx.x * 128
    column = begin + thread
    part_bytes = min(128, width - begin) * 4

    if thread == 0:
        ptx.mbarrier_init(full, 1)
        ptx.mbarrier_init(empty, 128)
        ptx.fence_mbarrier_init()
    cuda.syncthreads()

    total = np.float32(0)
    empty_parity = 0
    for y in range(height):
        if thread == 0:
            if y > 0:
                ptx.mbarrier_wait_parity(empty, empty_parity)
                # Place 1.
                ### BEGIN SOLUTION
                empty_parity ^= 1
                ### END SOLUTION
            row_part = ptx.global_address(src, y * width + begin)
            ptx.mbarrier_arrive_expect_tx(full, part_bytes)
            # Place 2.
            ### BEGIN SOLUTION
            # Nothing is missing here: expect_tx and the arrival are one instruction.
            ### END SOLUTION
            ptx.cp_async_bulk_global_to_shared(ptx.shared_address(part), row_part, part_bytes, full)
        ptx.mbarrier_wait_parity(full, y & 1)
        if column < width:
            total += part[thread]
            ptx.fence_proxy_async_shared_cta()
            ptx.mbarrier_arrive(empty)
        # Place 3.
        ### BEGIN SOLUTION
        else:
            ptx.mbarrier_arrive(empty)
        ### END SOLUTION

    # Place 4.
    ### BEGIN SOLUTION
    # Nothing is missing here: all threads have waited for the last copy.
    ### END SOLUTION
    if column < width:
        out[column] = total


# %% [markdown]
# Look at your kernel's two barriers before you run the check: five rows, so five phases of each in
# a kernel that ends. Choose the barrier, press End, and read what its phase lacks.

# %%
args = (gpu.to_device(np.ones((5, 144), np.float32)), gpu.empty(144, np.float32))
views.barrier_stepper_of(repair_deadlock, grid=2, block=128, args=args)

# %% nbgrader={"grade": true, "grade_id": "repair-deadlock-check", "locked": true, "points": 4, "schema_version": 3, "solution": false, "task": false}
harness.check("repair-deadlock", repair_deadlock).points

# %% [markdown]
# **Part 2: bytes, and what goes wrong with them.** This is a good place for a break. In Part 2 you
# see what each mistake with parities and bytes looks like, and load three arrays with one mbarrier.
#
# **What you may skip**: exercise 5 needs only the next section, *Bytes, in a kernel*. If you are
# short of time, read that section, look at the table of mistakes before the case from the field,
# and go on to exercise 5. Come back to the broken kernels when one of yours behaves like them.
#
# ## Bytes, in a kernel
#
# The next kernel copies elements through shared memory, in four pieces of 128 bytes. Its mbarrier
# has count 1 and goes through four phases. `four_pieces()` is right. Each of its arguments
# introduces one mistake, at one of the marked lines; the next two sections go through them. Before
# you read on, look at the suspects, and guess the symptom of each:
#
# - the first wait uses the wrong parity;
# - the parity never flips;
# - too many bytes are expected, or too few;
# - the bytes are expected after the last arrival;
# - the bytes are expected only once.


# %%
def four_pieces(
    expected=128, first_parity=0, flips=True, arrives_first=False, expects_only_once=False
):
    """Return a kernel that copies four pieces of 128 bytes; it is right by default."""

    @cuda.jit
    def kernel(src, out):
        piece = cuda.shared.array(32, np.int32, 128)
        bar = cuda.shared.array(1, np.uint64)
        piece_address = ptx.shared_address(piece)
        bar_address = ptx.shared_address(bar)
        thread = cuda.threadIdx.x
        if thread == 0:
            ptx.mbarrier_init(bar_address, 1)
            ptx.fence_mbarrier_init()
            if expects_only_once:
                ptx.mbarrier_expect_tx(bar_address, expected)
        cuda.syncthreads()
        parity = first_parity
        for r in range(4):
            source = ptx.global_address(src, r * 32)
            if thread == 0:
                if arrives_first:
                    ptx.mbarrier_arrive(bar_address)
                    ptx.mbarrier_expect_tx(bar_address, expected)
                elif expects_only_once:
                    ptx.mbarrier_arrive(bar_address)
                else:
                    ptx.mbarrier_arrive_expect_tx(bar_address, expected)  # how many bytes?
                ptx.cp_async_bulk_global_to_shared(piece_address, source, 128, bar_address)
            ptx.mbarrier_wait_parity(bar_address, parity)  # which parity?
            if flips:
                parity ^= 1
            out[r * 32 + thread] = piece[thread]
            ptx.fence_proxy_async_shared_cta()
            cuda.syncthreads()

    return kernel


def copying(kernel):
    """Return a launch of ``kernel`` with a block of 32 threads that copies 128 elements."""

    def attempt(device):
        numbers = np.random.default_rng().integers(0, 1000, 128).astype(np.int32)
        out = device.empty(128, np.int32)
        args = (device.to_device(numbers), out)
        run = device.launch(kernel, grid=1, block=32, args=args, timeout=5.0)
        return run, out.copy_to_host(), numbers

    return attempt


run, got, expected = copying(four_pieces())(gpu)
print("all numbers are right:", np.array_equal(got, expected))

# %% [markdown]
# This is what happens to the barrier in iteration 0:
#
# | event | pending arrivals | tx-count | phase in progress |
# | --- | --- | --- | --- |
# | `mbarrier_init(bar, 1)` | 1 | 0 | 0 |
# | `mbarrier_arrive_expect_tx(bar, 128)` | 0 | 128 | 0 |
# | the copy's 128 bytes arrive: the phase completes | 1 | 0 | 1 |
#
# The thread that issues the copy arrives *and* expects, in one instruction. Make this a habit:
# first `mbarrier_arrive_expect_tx`, then the copies. The phase then cannot complete before the
# copies have delivered these bytes.
#
# ## Break it
#
# `harness.break_it` runs a broken kernel twice: on the emulator, which knows the rules, and on a
# Hopper GPU. Without a GPU, it shows what was recorded on one. A launch that hangs is ended after
# a while, and the notebook goes on.
#
# **Wrong parity in the first wait.** The parity is that of the next iteration. Which line will be
# named? What is in `piece` when the threads read it?

# %%
harness.break_it("02_mbarrier_phases/parity-begins-at-one", copying(four_pieces(first_parity=1)))

# %% [markdown]
# The first wait returned at once, because on a new barrier parity 1 means the phase before the
# first. From then on the thread no longer waits for its data, and the consequence depends on when
# the copies arrive. If a copy arrives before the wait, phase 0 is complete and phase 1 in progress:
# the same wait then waits for phase 1, which nothing will complete, and the kernel hangs. If the
# copies are late, the values are wrong. And if the block has ended when its last copy arrives, that
# copy has no shared memory left to write to. On the H200,
# {{outcome 02_mbarrier_phases/parity-begins-at-one}}.
#
# **A parity that never flips.** The first iteration is right. And then?

# %%
harness.break_it("02_mbarrier_phases/parity-never-flips", copying(four_pieces(flips=False)))

# %% [markdown]
# Iteration 0 is right. In iteration 1 the wait for parity 0 returns at once: it means phase 0. The
# threads read whatever is in `piece` at that moment: the previous piece, the new one, or some of
# each. And the block does not wait for its last copy, which may also arrive after the block has
# gone: {{outcome 02_mbarrier_phases/parity-never-flips}}.
#
# **Too many bytes expected.** The kernel expects one element too many: 132 bytes, while each copy
# delivers 128. Does it end?

# %%
harness.break_it("02_mbarrier_phases/expects-too-much", copying(four_pieces(expected=132)))

# %% [markdown]
# No. The phase lacks 4 bytes and no copy is in flight, so nothing can complete it: the kernel
# hangs, on the H200 too.
#
# **Too few bytes expected.** The kernel expects 32 bytes: the number of elements, not the number
# of bytes. Does it end?

# %%
harness.break_it("02_mbarrier_phases/expects-too-little", copying(four_pieces(expected=32)))

# %% [markdown]
# Did you expect the phase to complete early? It completes when the tx-count *is* zero, not when it
# is zero or less. 32 bytes expected and 128 delivered leave it at −96, and there it stays. (The
# report says so in its own words: an expect_tx is lacking for 96 bytes that have already arrived.)
# Some guides say that a barrier completes *as soon as* the expected bytes have been transferred. Do
# not count on that: a copy may subtract all its bytes at once, and then the count is never zero.
#
# ## Three pitfalls with bytes
#
# ### 1. A partial transfer
#
# Two copies use one barrier, and only the bytes of the first are expected. When exactly these have
# arrived, the tx-count is zero, and the phase completes. The second copy is still in flight.
#
# Predict: which line will be reported, and with which other line does it conflict?


# %%
@cuda.jit
def expects_one_of_two(src, out):
    first = cuda.shared.array(64, np.int32, 128)
    second = cuda.shared.array(64, np.int32, 128)
    bar = cuda.shared.array(1, np.uint64)
    bar_address = ptx.shared_address(bar)
    thread = cuda.threadIdx.x
    if thread == 0:
        ptx.mbarrier_init(bar_address, 1)
        ptx.fence_mbarrier_init()
    cuda.syncthreads()
    if thread == 0:
        source = ptx.global_address(src)
        ptx.mbarrier_arrive_expect_tx(bar_address, 256)
        ptx.cp_async_bulk_global_to_shared(ptx.shared_address(first), source, 256, bar_address)
        source += 256
        ptx.cp_async_bulk_global_to_shared(ptx.shared_address(second), source, 256, bar_address)
    ptx.mbarrier_wait_parity(bar_address, 0)
    for i in range(thread, 64, 32):
        out[i] = first[i]
        out[64 + i] = second[i]


harness.break_it("02_mbarrier_phases/expects-one-of-two", copying(expects_one_of_two))

# %% [markdown]
# One mistake has three possible endings here. If the first copy alone completes the phase, threads
# may read the second buffer before its copy has arrived. If both copies have arrived before any
# thread reads, the values are right and nothing shows; in a loop, the bytes of the second copy are
# then subtracted from the *next* phase, and the trouble comes one iteration later. And if the
# hardware subtracts bytes of both copies at once, the count jumps past zero and the kernel hangs.
# That is how one run ended on the H200 ({{outcome 02_mbarrier_phases/expects-one-of-two}}; a hang
# ends the series).
#
# ### 2. The race between expect and arrive
#
# `mbarrier_expect_tx` adds the bytes to the phase **in progress**. If the last arrival comes
# first, the phase is over by then, and the bytes count in the next one.
#
# Take paper for this one, and write down both counts after each line. Here thread 0 arrives, then
# expects, then copies. Which phase do the bytes belong to? And for which phase does the wait of
# iteration 0 wait?

# %%
harness.break_it(
    "02_mbarrier_phases/expects-after-arriving", copying(four_pieces(arrives_first=True))
)

# %% [markdown]
# The arrival was the only one that phase 0 lacked, so the phase completed without a single byte.
# The 128 bytes went into phase 1, but the wait of iteration 0 was for phase 0. So nothing kept the
# threads from reading before the copy had arrived. With a larger count it is worse: which phase
# gets the bytes then depends on the other threads. That is the race.

# %%
views.expect_race()

# %% [markdown]
# There are two solutions. Hold one arrival back until the bytes are expected. Or let one
# instruction do both, in the right order: `mbarrier_arrive_expect_tx`. Remember that it arrives:
# if the count is 1, do not arrive again.
#
# ### 3. Bytes are forgotten with each phase
#
# The arrival count applies to all phases, but the bytes do not. This kernel expects them in
# iteration 0 only.

# %%
harness.break_it(
    "02_mbarrier_phases/expects-only-once", copying(four_pieces(expects_only_once=True))
)

# %% [markdown]
# In iteration 1 the thread arrives while no byte is expected. If the copy has not arrived by then,
# the phase completes without it. If it has, the tx-count is below zero, and the phase does not
# complete. On the H200, {{outcome 02_mbarrier_phases/expects-only-once}}.
#
# Here are the mistakes of the last two sections in one table:
#
# | mistake | what you see | ask first |
# | --- | --- | --- |
# | wrong parity in the first wait | early reads, a fault, or a hang | which phase does this wait mean? |
# | the parity never flips | right once, then early reads or a fault | who changes the parity, and when? |
# | too many bytes expected | a hang that lacks bytes | what do the copies deliver? |
# | too few bytes expected | a hang with a negative tx-count, or an early read | elements or bytes? all copies? |
# | expect after the last arrival | early reads, one phase late | could the phase complete before `expect_tx`? |
# | bytes expected only once | right once, then early reads or a hang | is `expect_tx` inside the loop? |
#
# ## A case from the field: tile-ai/tilelang#2566
#
# TileLang is a compiler for tile programs. In [issue
# 2566](https://github.com/tile-ai/tilelang/issues/2566) a user reports a pipelined loop that works
# for two iterations or more, but hangs for exactly one, on an H100. The reason is that the compiler
# had two ways to translate a copy. With several iterations it generated a tensor copy. With one,
# the whole source was a single contiguous piece, so a different code path generated a plain bulk
# copy.
#
# Here is the essence. Read the two branches. **What differs?** Predict for 1, 2 and 3 iterations:
# right, wrong, or a hang?


# %%
@cuda.jit
def pipelined_sum(src, out, iterations):
    tile = cuda.shared.array(128, np.float32, 128)
    bar = cuda.shared.array(1, np.uint64)
    tile_address = ptx.shared_address(tile)
    full = ptx.shared_address(bar)
    thread = cuda.threadIdx.x
    if thread == 0:
        ptx.mbarrier_init(full, 1)
        ptx.fence_mbarrier_init()
    cuda.syncthreads()

    total = np.float32(0)
    for k in range(iterations):
        if thread == 0:
            source = ptx.global_address(src, k * 128)
            if iterations == 1:
                ptx.mbarrier_expect_tx(full, 512)
            else:
                ptx.mbarrier_arrive_expect_tx(full, 512)
            ptx.cp_async_bulk_global_to_shared(tile_address, source, 512, full)
        ptx.mbarrier_wait_parity(full, k & 1)
        total += tile[thread]
        ptx.fence_proxy_async_shared_cta()
        cuda.syncthreads()
    out[thread] = total


def summing(iterations):
    """Return a launch of ``pipelined_sum`` on integers, with this many iterations."""

    def attempt(device):
        numbers = np.random.default_rng().integers(0, 100, (iterations, 128)).astype(np.float32)
        out = device.empty(128, np.float32)
        args = (device.to_device(numbers), out, np.int32(iterations))
        run = device.launch(pipelined_sum, grid=1, block=128, args=args, timeout=5.0)
        return run, out.copy_to_host(), numbers.sum(axis=0)

    return attempt


for iterations in (3, 2):
    run, got, expected = summing(iterations)(gpu)
    print(iterations, "iterations:", "right" if np.array_equal(got, expected) else "wrong")
harness.break_it("02_mbarrier_phases/expect-without-arrive", summing(1))

# %% [markdown]
# Read the report: no byte is missing. What is missing, and which line should have provided it?
#
# <details><summary>Answer</summary>
#
# The phase lacks 1 of 1 arrival. The bytes arrived, and the tx-count is zero; but
# <code>mbarrier_expect_tx</code> does not arrive. With one iteration no thread arrives at all. The
# fix is <code>mbarrier_arrive_expect_tx</code> in both branches. In the real compiler the tensor
# path generated the arrival, and the bulk path left it out. With two iterations or more, that path
# is never taken.
#
# </details>
#
# ## Exercise 5: `many-copies-one-barrier` ({{points many-copies-one-barrier}})
#
# One mbarrier can wait for many copies. Here are three, of different sizes. A vector gets an
# update that was stored with 8 bits per element, and one scale for each group of 32:
#
#     out[i] = x[i] + q[i] * scale[i // 32]
#
# A block processes 2048 elements, with 128 threads. It loads three pieces into shared memory:
#
# | array | type | for 2048 elements |
# | --- | --- | --- |
# | `x` | `float32` | 8192 bytes |
# | `q` | `int8` | 2048 bytes |
# | `scale` | `float32`, one for 32 elements | 256 bytes |
#
# The length of the vector might not be a multiple of 2048. The last block has `count` elements
# left, a multiple of 128. Its three copies are then shorter, and so are the bytes to expect: count
# them on paper first. (The size of a bulk copy is a multiple of 16 bytes. 128 elements have 16
# bytes of scales: that is why.)
#
# Write the results to `out` directly, without a copy.
#
# *Correct* gives {{points many-copies-one-barrier correct}}, *synchronized* gives {{worth many-copies-one-barrier synchronized}}. *Fast* gives {{worth many-copies-one-barrier fast}}: on a Hopper GPU the kernel is
# timed on a vector of 2²⁶ elements and compared with a library's copy of the same number of bytes.
# {{asks many-copies-one-barrier}}.
#
# {{hints many-copies-one-barrier}}

# %% nbgrader={"grade": false, "grade_id": "many-copies-one-barrier-kernel", "locked": false, "schema_version": 3, "solution": true, "task": false}
CHUNK = 2048
GROUPS = CHUNK // 32
THREADS = 128


@cuda.jit
def many_copies_one_barrier(x, q, scale, out):
    x_part = cuda.shared.array(CHUNK, np.float32, 128)
    q_part = cuda.shared.array(CHUNK, np.int8, 128)
    scale_part = cuda.shared.array(GROUPS, np.float32, 128)
    bar = cuda.shared.array(1, np.uint64)
    bar_address = ptx.shared_address(bar)

    thread = cuda.threadIdx.x
    begin = cuda.blockIdx.x * CHUNK
    count = min(CHUNK, x.shape[0] - begin)  # elements of this block

    # Make the mbarrier ready, for TMA and for the other threads.
    ### BEGIN SOLUTION
    if thread == 0:
        ptx.mbarrier_init(bar_address, 1)
        ptx.fence_mbarrier_init()
    cuda.syncthreads()
    ### END SOLUTION

    # In one thread: expect the bytes of all three copies, and issue them.
    ### BEGIN SOLUTION
    if thread == 0:
        x_bytes = count * 4
        q_bytes = count
        scale_bytes = count // 32 * 4
        ptx.mbarrier_arrive_expect_tx(bar_address, x_bytes + q_bytes + scale_bytes)
        ptx.cp_async_bulk_global_to_shared(
            ptx.shared_address(x_part), ptx.global_address(x, begin), x_bytes, bar_address
        )
        ptx.cp_async_bulk_global_to_shared(
            ptx.shared_address(q_part), ptx.global_address(q, begin), q_bytes, bar_address
        )
        ptx.cp_async_bulk_global_to_shared(
            ptx.shared_address(scale_part),
            ptx.global_address(scale, begin // 32),
            scale_bytes,
            bar_address,
        )
    ### END SOLUTION

    # Wait until all three are there.
    ### BEGIN SOLUTION
    ptx.mbarrier_wait_parity(bar_address, 0)
    ### END SOLUTION

    # Compute and store: each thread takes every 128th element.
    ### BEGIN SOLUTION
    for i in range(thread, count, THREADS):
        update = np.float32(q_part[i]) * scale_part[i // 32]
        out[begin + i] = x_part[i] + update
    ### END SOLUTION


# %% nbgrader={"grade": true, "grade_id": "many-copies-one-barrier-check", "locked": true, "points": 7, "schema_version": 3, "solution": false, "task": false}
harness.check("many-copies-one-barrier", many_copies_one_barrier).points

# %% [markdown]
# ## Bandwidth
#
# (You can skip this section: lab 06 explains its arithmetic from the beginning.)
#
# This kernel waits once and never overlaps its own copies with its own arithmetic. It can be fast
# anyway: many blocks share an SM, and while one waits, others compute. A block needs 10.25 KiB for
# its pieces, so several fit at once.
#
# How many bytes must be in flight at any moment? At least bandwidth times latency. For an H200 that
# is about 21 KiB per SM. These are bytes that are really in flight. A buffer that is full and waits
# to be read does not count, so a kernel needs more buffer space than 21 KiB. Three such blocks have
# 31 KiB.
#
# ### Predict, then run
#
# For 2²⁶ elements the kernel reads 328 MiB and writes 256 MiB. What fraction of the speed of a
# plain copy of the same number of bytes will it reach?

# %%
prediction = "..."  # your fraction of the copy's speed

harness.recorded_speed("many-copies-one-barrier")
print("predicted:", prediction, "of the copy's speed")

# %% [markdown]
# ## Three ways to wait
#
# (You can skip this section at first reading: the course uses `mbarrier_wait_parity` everywhere.)
#
# | call | if the phase is not complete |
# | --- | --- |
# | `mbarrier_test_wait_parity` | returns false at once |
# | `mbarrier_try_wait_parity` | may suspend the thread for a while, then returns false |
# | `mbarrier_wait_parity` | tries again and again: a loop around `try_wait` |
#
# With `try_wait` the hardware may put a warp to sleep and give its issue slots to others. But it
# may return before the phase is complete, when a system-dependent time limit expires. So a single
# `try_wait` proves nothing unless you look at its result. `mbarrier_wait_parity` does that for
# you, and is nearly always what you want. Use `test_wait` if a thread has other work to do until
# the phase completes.
#
# Below, a thread of warp 1 works while a thread of warp 0 polls with `test_wait` and a thread of
# warp 2 with `try_wait`. Each counts how often the answer was "not yet". The counts depend on the
# machine. On a GPU, which should be larger? (The emulator does not model time, so its two counts
# say nothing about a GPU.)


# %%
@cuda.jit
def count_refusals(out):
    bar = cuda.shared.array(1, np.uint64)
    bar_address = ptx.shared_address(bar)
    thread = cuda.threadIdx.x
    if thread == 0:
        ptx.mbarrier_init(bar_address, 1)
    cuda.syncthreads()

    refused = 0
    if thread == 0:
        while not ptx.mbarrier_test_wait_parity(bar_address, 0):
            refused += 1
        out[0] = refused
    elif thread == 32:
        number = np.uint32(thread)
        for _ in range(500):
            number = np.uint32(number * np.uint32(1664525) + np.uint32(1013904223))
        out[1] = number % np.uint32(7)
        ptx.mbarrier_arrive(bar_address)
    elif thread == 64:
        while not ptx.mbarrier_try_wait_parity(bar_address, 0):
            refused += 1
        out[2] = refused


out = gpu.empty(3, np.int32)
gpu.launch(count_refusals, grid=1, block=96, args=(out,))
print("test_wait was refused", out.copy_to_host()[0], "times, try_wait", out.copy_to_host()[2])

# %% [markdown]
# `test_wait` should be refused more often: it answers at once, whereas `try_wait` may suspend the
# thread for a while before it says no.
#
# There is a second family, without parities. An arrival returns a **state**, which identifies the
# phase that it belonged to, and `ptx.mbarrier_wait(bar, state)` waits for that phase. So it suits a
# thread that both arrives and waits. A thread that only waits has no state, and needs a parity. All
# kernels of this course use parities.

# %% [markdown]
# ## Names from elsewhere
#
# (For readers of other code: skip it until you need it.)
#
# In CUDA C++ the instructions are functions of namespace `cuda::ptx`, and `cuda::barrier` is the
# same object with a C++ interface. CUTLASS calls it `ClusterBarrier`, and
# `ClusterTransactionBarrier` if it also counts bytes. In its pipelines, waiting for *empty* is
# `producer_acquire`, waiting for *full* is `consumer_wait`, and arriving on *empty* is
# `consumer_release`.
#
# The names under *there* are those of the *Hitchhiker's Guide to the TMA* of MIT's course on
# accelerated computing (lab 9).
#
# | there | here | differs in |
# | --- | --- | --- |
# | `init_barrier(bar, arrival_count)` | `mbarrier_init(bar, count)` | nothing; `fence_mbarrier_init` follows if copies use it |
# | `arrive(bar, count)` | `mbarrier_arrive(bar, count)` | it also returns the state |
# | `test_wait(bar, phaseParity)` | `mbarrier_test_wait_parity(bar, parity)` | nothing |
# | `try_wait(bar, phaseParity)` | `mbarrier_try_wait_parity(bar, parity)` | with a time hint: `mbarrier_try_wait_parity_for` |
# | `wait(bar, phaseParity)` | `mbarrier_wait_parity(bar, parity)` | nothing |
# | `expect_bytes(bar, num_bytes)` | `mbarrier_expect_tx(bar, bytes)` | nothing |
# | `expect_bytes_and_arrive(bar, bytes)` | `mbarrier_arrive_expect_tx(bar, bytes)` | it also returns the state |
# | `async_proxy_fence()` | `fence_proxy_async()` | narrower ones: `fence_proxy_async_shared_cta`, `fence_proxy_async_global` |
#
# There a barrier is a pointer, `uint64_t *`. Here it is an address in shared memory, from
# `ptx.shared_address`.
#
# That guide counts arrivals up, from 0 to the count. PTX counts them down: *pending* arrivals. It
# is the same thing seen from two sides.
#
# ## What this lab used
#
# | in Python | in PTX | who calls it | what it does |
# | --- | --- | --- | --- |
# | `mbarrier_init(bar, count)` | `mbarrier.init` | one thread, once | sets the arrival count; phase 0 begins |
# | `fence_mbarrier_init()` | `fence.mbarrier_init.release.cluster` | the same thread | makes the initialized barrier visible to TMA |
# | `mbarrier_arrive(bar, n)` | `mbarrier.arrive.release` | each thread that has done its part | subtracts n from the pending arrivals |
# | `mbarrier_expect_tx(bar, bytes)` | `mbarrier.expect_tx` | one thread, before the phase can complete | more bytes are expected in this phase |
# | `mbarrier_arrive_expect_tx(bar, bytes)` | `mbarrier.arrive.expect_tx` | one thread, before the copies | both, in this order: expect, arrive |
# | `cp_async_bulk_global_to_shared(dst, src, bytes, bar)` | `cp.async.bulk` … `.mbarrier::complete_tx::bytes` | one thread | copies contiguous bytes, which are counted on the barrier |
# | `mbarrier_test_wait_parity(bar, parity)` | `mbarrier.test_wait.parity` | any thread | is the phase complete? |
# | `mbarrier_try_wait_parity(bar, parity)` | `mbarrier.try_wait.parity` | any thread | the same, perhaps after some sleep |
# | `mbarrier_wait_parity(bar, parity)` | the same, in a loop | each thread that then uses the data | waits until the phase is complete |
# | `mbarrier_wait(bar, state)` | `mbarrier.try_wait`, in a loop | a thread that has arrived | the same, with the state of its arrival |
# | `fence_proxy_async_shared_cta()` | `fence.proxy.async.shared::cta` | each thread that read the buffer | orders its reads before the copy that overwrites them |
#
# **To remember.** A phase completes when the pending arrivals *and* the tx-count are zero. A wait
# takes a parity, and can only mean two phases. Iteration r waits for parity `r & 1`. The arrival
# count is set once; bytes are expected in every phase. Expect before you arrive.
