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
# # Tensor maps that a kernel edits
#
# In a mixture of 64 experts, each expert multiplies one matrix, which has a row for each token that
# it receives, and only the GPU knows how many tokens it receives. A tensor map has one base address
# and one shape, and the host makes it. For 64 maps, the host would have to wait for the GPU, read 64
# lengths, make the maps, and launch another kernel. Does it have to?
#
# No: a kernel can edit a map while it runs. But TMA caches maps, and copies in flight may still
# read the map that you edit. Two libraries forgot those copies.
#
# **After this lab, you can**
#
# - edit a copy of a tensor map in a kernel;
# - publish it with its two fences, the release and the acquire;
# - say when a map may be edited again.
#
# **You need** the labs `03_loads` (tensor maps), `04_stores` (groups) and `01_async_proxy` (what a
# proxy is). You do not need a GPU.
#
# **Time**: 40 to 60 minutes.
#
# **Points**: {{total}}. Each exercise says how many it gives.

# %%
import numpy as np
from numba import cuda

import harness
from harness import ptx, views

gpu = harness.device()
print("Kernels of this notebook run on:", gpu.name)


def show_hazards(run):
    if gpu.name == "emulator":  # only the emulator finds hazards
        print("hazards:", ", ".join(hazard.kind for hazard in run.hazards) or "none")


# %% [markdown]
# New in the picture is the arrow from the threads to the tensor map.

# %%
views.machine("11_edited_maps")

# %% [markdown]
# ## Before you start: three questions about lab 10
#
# Skip them if you have not taken that lab.
#
# 1. What do the offsets of an im2col copy select?
#    <details><summary>Answer</summary>The tap of the filter.</details>
# 2. How many pixels does one copy move?
#    <details><summary>Answer</summary><code>pixels_per_column</code>, wherever the rows and images
#    end.</details>
# 3. What arrives for a pixel outside of the image?
#    <details><summary>Answer</summary>Fill.</details>
#
# ## The fields of a map
#
# A kernel need not make a map from nothing: it can take a **copy** of one and edit these fields of it:
#
# | field | call (`…_shared_cta` on a copy in shared memory, `…_global` in global memory) |
# | --- | --- |
# | address | `ptx.tensormap_replace_global_address_…(edited, address)` |
# | an extent | `ptx.tensormap_replace_global_dim_…(edited, ordinal, extent)` |
# | a stride | `ptx.tensormap_replace_global_stride_…(edited, ordinal, bytes)` |
#
# In these labs nothing else is edited: the rank, the box, the element type, the swizzle and the
# fill stay. The `ordinal` is the number of a dimension, innermost first. But the innermost
# dimension has no stride, so **stride 0**, the distance between rows, **belongs to dimension 1**.
# Extents count elements, and strides count bytes.
#
# The rules for maps apply to an edited one, too: the address and the strides are multiples of 16
# bytes. A GPU does not check them while the kernel runs; the emulator does.
#
# ### A third proxy
#
# TMA reads maps through a separate proxy, the *tensormap proxy*. It may cache a map that it has
# read. So an edit takes the steps below. Five steps look like a lot, but the idea is not new: a
# write has to become visible to another proxy.
#
# | step | call | executed by |
# | --- | --- | --- |
# | 1. **copy** the 16 words of the map into shared memory (128 bytes, aligned to 128) | `ptx.tensormap_word` | any threads |
# | 2. **replace** the fields | `ptx.tensormap_replace_…` | one thread |
# | 3. **publish**: copy the 128 bytes to global memory and *release* them (the first fence) | `ptx.tensormap_cp_fenceproxy(descriptor, edited)` | all threads of a warp together |
# | 4. **acquire** (the second fence) | `ptx.fence_proxy_tensormap_acquire(descriptor)` | the thread that issues the copies, or another one of its block, if the two synchronize before the copies |
# | 5. **use**: pass the address of the edited map instead of the parameter | a load or a store | one thread |
#
# TMA cannot read a map in shared memory; hence step 3. If the map is edited in global memory
# directly, `ptx.fence_proxy_tensormap_release()` replaces step 3.

# %%
views.edited_map()

# %% [markdown]
# The kernel below gets a map of a matrix of 8 rows. It edits a copy of the map, which then
# describes only `rows` rows of the matrix, from row `first` on. With the edited map it loads a box
# of 4 rows.


# %%
def loading(acquires):
    @cuda.jit
    def kernel(base, maps, matrix, first, rows, out):
        draft = cuda.shared.array(16, np.uint64, 128)
        box = cuda.shared.array((4, 8), np.int32, 128)
        bar = cuda.shared.array(1, np.uint64)
        edited = ptx.shared_address(draft)
        bar_address = ptx.shared_address(bar)
        descriptor = ptx.global_address(maps)
        thread = cuda.threadIdx.x

        if thread < 16:  # 1: copy
            draft[thread] = ptx.tensormap_word(base, thread)
        cuda.syncwarp()
        if thread == 0:  # 2: replace
            start = ptx.global_address(matrix, first * 8)
            ptx.tensormap_replace_global_address_shared_cta(edited, start)
            ptx.tensormap_replace_global_dim_shared_cta(edited, 1, rows)
        cuda.syncwarp()
        ptx.tensormap_cp_fenceproxy(descriptor, edited)  # 3: publish

        if thread == 0:
            ptx.mbarrier_init(bar_address, 1)
            ptx.fence_mbarrier_init()
            ptx.mbarrier_arrive_expect_tx(bar_address, 4 * 8 * 4)
            if acquires:
                ptx.fence_proxy_tensormap_acquire(descriptor)  # 4: acquire
            ptx.cp_async_bulk_tensor_2d_global_to_shared(  # 5: use
                ptx.shared_address(box), descriptor, 0, 0, bar_address
            )
        cuda.syncwarp()
        ptx.mbarrier_wait_parity(bar_address, 0)
        out[thread // 8, thread % 8] = box[thread // 8, thread % 8]

    return kernel


def attempt_editing(device, acquires=False):
    values = np.arange(64, dtype=np.int32).reshape(8, 8)
    matrix, maps = device.to_device(values), device.empty(16, np.uint64)
    base, out = harness.TensorMap.tiled(matrix, box=(4, 8)), device.empty((4, 8), np.int32)
    args = (base, maps, matrix, 5, 2, out)
    run = device.launch(loading(acquires), grid=1, block=32, args=args, timeout=2.0)
    return run, out.copy_to_host(), np.pad(values[5:7], ((0, 2), (0, 0)))


run, got, expected = attempt_editing(gpu, acquires=True)
print(got)
print("as expected:", np.array_equal(got, expected))
show_hazards(run)

# %% [markdown]
# Rows 5 and 6 arrived. Row 7 exists in the matrix, but not in the edited map: it is fill.
#
# ### Break it: an edit that is not acquired
#
# This is the same kernel without step 4. `tensormap_cp_fenceproxy` has released the new map. What
# could TMA still see?

# %%
harness.break_it("11_edited_maps/edited-map-not-acquired", attempt_editing)

# %% [markdown]
# The *separate proxy* of the report is the tensormap proxy. TMA may have read those 128 bytes
# before, and may use its cached copy. A kernel that runs for the first time on fresh memory will
# mostly be right. A kernel that edits the same 128 bytes again and again may not be.
#
# There is a rule in the other direction as well: **a map must not be edited while a copy that uses
# it is in flight.** The copy may use half of the old map and half of the new one. Two libraries
# had that bug: maps edited in place while copies were in flight
# ([flashinfer-ai/flashinfer#5438](https://github.com/flashinfer-ai/flashinfer/issues/5438),
# [deepseek-ai/DeepGEMM#343](https://github.com/deepseek-ai/DeepGEMM/issues/343)). Wait for the
# copy first, or give each edit its own 128 bytes. In the next exercise each block has its own.
#
# ## Exercise: `grouped-copy` ({{points grouped-copy}})
#
# Matrices of different sizes are stored in one buffer, `packed`. Bring them to one size, with zeros
# beyond the end of each matrix. One of the matrices has both the most rows and the most columns,
# and every `out[g]` has its size. The array `groups` has a row for each: where the matrix begins,
# its rows, its columns, and its pitch (the distance from one row to the next). All are counted in
# elements of `float32`. Between the rows, and between the matrices, there is noise.
#
# Block g takes group g, with one warp: 32 threads. The block edits a copy of the map `base` so that
# the copy describes matrix g, publishes the copy in `maps[g]`, and then copies all tiles of 8 rows
# and 32 columns. (`maps` is an array of `uint64` with a row of 16 words, the 128 bytes of a map,
# for each group.) A tile is loaded with the edited map, and stored with the map `dst` of `out`,
# which is 3D. There are `down` × `across` tiles. The load fills everything outside the matrix with
# zeros: the tiles there have to be copied as well.
#
# The box of `base` is (8, 32), that of `dst` is (1, 8, 32). It is less work than it looks: only the
# address, two extents and one stride have to be edited.
#
# *Correct* gives {{points grouped-copy correct}} and *synchronized* gives {{worth grouped-copy synchronized}}.
#
# {{hints grouped-copy}}


# %% nbgrader={"grade": false, "grade_id": "grouped-copy-kernel", "locked": false, "schema_version": 3, "solution": true, "task": false}
@cuda.jit
def grouped_copy(base, maps, packed, groups, down, across, dst):
    draft = cuda.shared.array(16, np.uint64, 128)
    tile = cuda.shared.array((8, 32), np.float32, 128)
    bar = cuda.shared.array(1, np.uint64)
    edited = ptx.shared_address(draft)
    tile_address = ptx.shared_address(tile)
    bar_address = ptx.shared_address(bar)
    thread = cuda.threadIdx.x
    group = cuda.blockIdx.x
    descriptor = ptx.global_address(maps, group * 16)
    begin = groups[group, 0]
    rows = groups[group, 1]
    columns = groups[group, 2]
    pitch = groups[group, 3]

    if thread == 0:
        ptx.mbarrier_init(bar_address, 1)
        ptx.fence_mbarrier_init()
    if thread < 16:
        draft[thread] = ptx.tensormap_word(base, thread)
    cuda.syncwarp()

    # Edit the copy of the map, and publish it at `descriptor`.
    ### BEGIN SOLUTION
    if thread == 0:
        ptx.tensormap_replace_global_address_shared_cta(edited, ptx.global_address(packed, begin))
        ptx.tensormap_replace_global_dim_shared_cta(edited, 0, columns)
        ptx.tensormap_replace_global_dim_shared_cta(edited, 1, rows)
        ptx.tensormap_replace_global_stride_shared_cta(edited, 0, pitch * 4)
    cuda.syncwarp()
    ptx.tensormap_cp_fenceproxy(descriptor, edited)
    ### END SOLUTION

    # Acquire it; then copy the tiles, one after the other: c1 = 0, 8, … and c0 = 0, 32, …
    ### BEGIN SOLUTION
    if thread == 0:
        ptx.fence_proxy_tensormap_acquire(descriptor)
        parity = 0
        for c1 in range(0, down * 8, 8):
            for c0 in range(0, across * 32, 32):
                ptx.mbarrier_arrive_expect_tx(bar_address, 8 * 32 * 4)
                ptx.cp_async_bulk_tensor_2d_global_to_shared(
                    tile_address, descriptor, c0, c1, bar_address
                )
                ptx.mbarrier_wait_parity(bar_address, parity)
                parity ^= 1
                ptx.cp_async_bulk_tensor_3d_shared_to_global(dst, c0, c1, group, tile_address)
                ptx.cp_async_bulk_commit_group()
                ptx.cp_async_bulk_wait_group_read(0)
        ptx.cp_async_bulk_wait_group(0)
    ### END SOLUTION


# %% nbgrader={"grade": true, "grade_id": "grouped-copy-check", "locked": true, "points": 5, "schema_version": 3, "solution": false, "task": false}
harness.check("grouped-copy", grouped_copy).points

# %% [markdown]
# ## What Blackwell adds
#
# (Nothing later needs this section: skip it if you only use Hopper.)
#
# The next generation of GPUs, Blackwell (sm_100), can do part of this without an edited map:
# **gather4** and **scatter4** copy four rows of a matrix, each at its own coordinate, with one
# instruction. A Hopper GPU cannot run them. The harness rejects them, and says what to use instead.


# %%
@cuda.jit
def four_rows(src):
    ptx.cp_async_bulk_tensor_2d_tile_gather4_global_to_shared(0, src, 0, 0, 1, 2, 3, 0)


some_map = harness.TensorMap.tiled(gpu.to_device(np.zeros((8, 32), np.float32)), box=(8, 32))
try:
    gpu.launch(four_rows, grid=1, block=1, args=(some_map,))
except harness.HarnessError as error:
    print(error)

# %% [markdown]
# ## A question (2 points)
#
# A colleague gives each block several matrices, one after the other. For each, her kernel edits the
# draft, publishes it in the *same* 128 bytes `maps[g]`, acquires it, and copies the tiles as in
# your kernel: after each load it waits for the mbarrier, and after each store with
# `cp_async_bulk_wait_group_read(0)`.
#
# May a copy of the previous matrix still use the map when she publishes the next one? Which wait
# makes sure of it? She then lets four loads run ahead, in a ring of four buffers. What does she
# have to add before she publishes, and what is an alternative that needs no wait?

# %% [markdown] nbgrader={"grade": true, "grade_id": "11_edited_maps-question-1", "locked": false, "points": 2, "schema_version": 3, "solution": true, "task": false}
# ### BEGIN SOLUTION
# No. Only the loads use the edited map (the stores use `dst`, which does not change), and the wait
# for the mbarrier of each load completes before the next edit: a load that has completed does not
# read its map any more. With four loads in flight, up to four loads of the old matrix may still use
# the map when the next one is published. She has to wait for the mbarriers of all of them first.
# The alternative is 128 bytes for each matrix, or for as many as can be in flight, so that no map
# in use is edited. (1 point for the wait that protects the map, 1 point for the ring: all loads
# waited for, or other bytes.)
# ### END SOLUTION

# %% [markdown]
# ## What this lab used
#
# | in Python | in PTX | who calls it | what it does |
# | --- | --- | --- | --- |
# | `tensormap_word` | `ld.b64` | any thread | reads a word of a map, to copy it |
# | `tensormap_replace_global_address_…`, `…_dim_…`, `…_stride_…` | `tensormap.replace` | one thread | edits a copy of a map |
# | `tensormap_cp_fenceproxy` | `tensormap.cp_fenceproxy` | all threads of a warp | publishes an edited map in global memory, and releases it |
# | `fence_proxy_tensormap_acquire` | `fence.proxy.tensormap::generic.acquire` | the thread that issues the copies | makes the edited map visible to its copies |
#
# | before | make sure that |
# | --- | --- |
# | a copy with an edited map | the map was released, then acquired by this thread, or by one that has synchronized with it since |
# | an edit | no copy with that map is in flight |
#
# CUTLASS has these as the functions `tma_descriptor_replace_*`, `tma_descriptor_cp_fence_release`
# and `tma_descriptor_fence_acquire`.
