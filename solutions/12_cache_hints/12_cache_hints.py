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
# # Prefetches and cache hints
#
# A kernel reads 6 GiB of weights, each of them once, and reads a table of 2 MiB again and again. An
# H200 has 60 MiB of L2 cache, so the weights would fill it about a hundred times. Nothing tells the
# cache that only the table will be needed again. How often is the table read from memory?
#
# Nobody can say without a measurement. But a kernel can give the cache advice. This short lab shows
# how, and what the advice can never change.
#
# **After this lab, you can**
#
# - prefetch a box into L2, and attach a policy to a copy;
# - say what prefetches and cache hints can change, and what they cannot.
#
# **You need** the labs `03_loads` and `04_stores`: a load, a store, a wait. You do not need a GPU.
#
# **Time**: 15 to 30 minutes.
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
# One part of the picture is left, the L2 cache. All copies have passed through it.

# %%
views.machine("12_cache_hints")

# %% [markdown]
# ## Before you start: three questions about lab 11
#
# Skip them if you have not taken that lab.
#
# 1. Where does an edited map have to be before a copy can use it?
#    <details><summary>Answer</summary>In global memory: TMA cannot read a map in shared
#    memory.</details>
# 2. Which two fences does an edited map need?
#    <details><summary>Answer</summary>A release after the edit, and an acquire before the copies,
#    in the thread that issues them or in one of its block that synchronizes with it.</details>
# 3. Why is the acquire needed, although global memory has the new bytes?
#    <details><summary>Answer</summary>The tensormap proxy may have cached the old ones.</details>
#
# ## Two kinds of advice
#
# All copies between global and shared memory go through the L2 cache. A kernel can give it two
# kinds of advice. Keep one sentence in mind through this lab: a hint is allowed to do nothing.
#
# A **prefetch** brings a box into L2 before it is needed:
# `ptx.cp_async_bulk_prefetch_tensor_2d(map, c0, c1)`. It has no destination and no mbarrier, and
# there is nothing to wait for. (For the map itself there is `ptx.prefetch_tensormap`.)
#
# A **cache hint** is a *policy* attached to a copy: "keep this", "evict this first". A kernel
# creates one with `ptx.createpolicy_fractional_l2_evict_first()` or a similar function, and passes
# it to a copy whose name ends in `_cache_hint`. Data that are loaded and used once may be evicted
# first. A table that all blocks read should stay.
#
# | they can change | they can never change |
# | --- | --- |
# | what is in the cache, and for how long | what is copied, and to where |
# | how long a copy takes | how many bytes are counted on the mbarrier |
# | what other kernels find in the cache | the order of anything: they replace no wait and no fence |
#
# The next cell copies a matrix three times: without advice, with prefetches, and with policies.
#
# ### Predict, then run
#
# In the run with prefetches, each block also prefetches a box that is entirely outside the matrix.
# What happens?


# %%
def copying(prefetches, hints):
    @cuda.jit
    def kernel(src, dst):
        box = cuda.shared.array((8, 32), np.float32, 128)
        bar = cuda.shared.array(1, np.uint64)
        box_address = ptx.shared_address(box)
        bar_address = ptx.shared_address(bar)
        row = cuda.blockIdx.x * 8
        if prefetches:
            ptx.prefetch_tensormap(src)
            ptx.cp_async_bulk_prefetch_tensor_2d(src, 0, row)
            ptx.cp_async_bulk_prefetch_tensor_2d(src, 0, 1000)
        ptx.mbarrier_init(bar_address, 1)
        ptx.fence_mbarrier_init()
        ptx.mbarrier_arrive_expect_tx(bar_address, 8 * 32 * 4)
        if hints:
            policy = ptx.createpolicy_fractional_l2_evict_first()
            ptx.cp_async_bulk_tensor_2d_global_to_shared_cache_hint(
                box_address, src, 0, row, bar_address, policy
            )
        else:
            ptx.cp_async_bulk_tensor_2d_global_to_shared(box_address, src, 0, row, bar_address)
        ptx.mbarrier_wait_parity(bar_address, 0)
        ptx.cp_async_bulk_tensor_2d_shared_to_global(dst, 0, row, box_address)
        ptx.cp_async_bulk_commit_group()
        ptx.cp_async_bulk_wait_group(0)

    return kernel


table = np.random.default_rng(0).standard_normal((32, 32)).astype(np.float32)
for prefetches, hints in ((False, False), (True, False), (False, True)):
    dst = gpu.to_device(np.zeros_like(table))
    maps = tuple(harness.TensorMap.tiled(x, (8, 32)) for x in (gpu.to_device(table), dst))
    gpu.launch(copying(prefetches, hints), grid=4, block=1, args=maps)
    same = np.array_equal(dst.copy_to_host(), table)
    print(f"prefetches: {prefetches!s:5}  hints: {hints!s:5}  equal to the source: {same}")

# %% [markdown]
# <details><summary>Answer</summary>
#
# Nothing that the kernel could observe: the second copy is equal to the source. A prefetch is a
# hint, and outside the matrix there is nothing to fetch.
#
# </details>
#
# The emulator has no caches. It checks that a hint is legal and that the results are the same.
# Whether a hint helps can only be measured, on hardware, with your own shapes, and with the cache
# in the state that it has in your program. This lab quotes no speed for hints, because none was
# measured for it.
#
# ### A hint in the map
#
# (You can skip this.)
#
# A map has a hint of its own: `l2_promotion="128B"` or `"256B"` makes reads from memory bring at
# least that many bytes into L2.
#
# ## Quiz: `hint-or-bug` ({{points hint-or-bug}})
#
# The kernel `copying` is right. Here are six changes to it. For each, decide whether the kernel is
# still *right* (same output, nothing left to chance; only its time may differ), or has a *bug* (it
# breaks a rule, even if a GPU rarely shows it).
#
# | | change |
# | --- | --- |
# | a | each block also prefetches the box of the next block, before it waits for its own |
# | b | the box was prefetched, and therefore the load's `mbarrier_wait_parity` is removed |
# | c | the box was prefetched, and therefore `mbarrier_arrive_expect_tx` expects 0 bytes |
# | d | each load has the policy *evict first*, though another block reads the same box later |
# | e | `prefetch_tensormap(src)` comes after the load instead of before it |
# | f | the store has the policy *evict first*, so that its data leave the cache soon, and therefore `cp_async_bulk_wait_group(0)` is removed |
#
# {{hints hint-or-bug}}

# %% nbgrader={"grade": false, "grade_id": "hint-or-bug-kernel", "locked": false, "schema_version": 3, "solution": true, "task": false}
hint_or_bug = {"a": None, "b": None, "c": None, "d": None, "e": None, "f": None}
# Answer each question with "right" or "bug", such as hint_or_bug["a"] = "right".
### BEGIN SOLUTION
hint_or_bug["a"] = "right"
hint_or_bug["b"] = "bug"
hint_or_bug["c"] = "bug"
hint_or_bug["d"] = "right"
hint_or_bug["e"] = "right"
hint_or_bug["f"] = "bug"
### END SOLUTION

# %% nbgrader={"grade": true, "grade_id": "hint-or-bug-check", "locked": true, "points": 2, "schema_version": 3, "solution": false, "task": false}
harness.check("hint-or-bug", hint_or_bug).points

# %% [markdown]
# ## A question (2 points)
#
# Take the kernel of the beginning: 6 GiB of weights, read once, and a table of 2 MiB that all
# blocks read. Which policy would you attach to which loads, and what do you expect from it? Then
# describe a measurement that could prove you wrong: what is compared, how large the data are, in
# which state the cache is at the start, and what you would read besides the time. Four to six
# sentences.

# %% [markdown] nbgrader={"grade": true, "grade_id": "12_cache_hints-question-1", "locked": false, "points": 2, "schema_version": 3, "solution": true, "task": false}
# ### BEGIN SOLUTION
# The loads of the weights get *evict first*, since nobody reads a weight again; the loads of the
# table get *evict last* or nothing. Expected: the table is read from memory about once, and the
# kernel takes a little less time; if the table stayed in L2 anyway, because it is read so often,
# nothing changes. I would time the kernel with and without the policies, alternately in one run,
# with data of the real size (the weights much larger than L2), and with the cache in the state that
# the program leaves: flushed, or filled by the kernel that runs before. Besides the time I would
# read the L2 hit rate and the bytes read from memory. (1 point for the policies with a reason, 1
# point for a measurement that states size and cache state and could show no effect.)
# ### END SOLUTION

# %% [markdown]
# ## What this lab used
#
# | in Python | in PTX | who calls it | what it does |
# | --- | --- | --- | --- |
# | `cp_async_bulk_prefetch_tensor_2d` | `cp.async.bulk.prefetch.tensor.2d` | one thread | requests a box in L2; a hint |
# | `createpolicy_fractional_l2_evict_first`, `…_cache_hint` | `createpolicy`, `.L2::cache_hint` | one thread | advises L2 what to keep; a hint |
# | `prefetch_tensormap` | `prefetch.tensormap` | one thread | requests the map itself; a hint |
#
# CUTLASS has these as `SM90_TMA_LOAD::PREFETCH`, `TMA::CacheHintSm90` and
# `cute::prefetch_tma_descriptor`.
