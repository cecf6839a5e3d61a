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
# # Swizzles and layouts: a tile that is fast both ways
#
# In a tile of shared memory with rows of 128 bytes, a warp reads a row in one pass, but a column
# takes 32 passes. The usual remedy, a column of padding, is not possible with TMA. This lab shows where the
# factor of 32 comes from, and how TMA lays out a tile so that both rows and columns are fast.
#
# **After this lab, you can**
#
# - say which bank a byte is in, and count the conflicts of an access;
# - find an element in a tile that TMA has swizzled, by formula;
# - choose a swizzle, and a box that fits it;
# - swizzle a wide tile in one copy, with a map of three dimensions;
# - recognize code that reads a tile with the wrong swizzle.
#
# **You need** the labs `02_mbarrier_phases` and `03_loads`: mbarriers, tensor maps, loads. You do
# not need a GPU.
#
# **Time**: 70 to 100 minutes.
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
# This lab is about a single part of the picture and the arrows to it: the tile, or rather the order
# of its bytes.

# %%
views.machine("05_swizzles")

# %% [markdown]
# ## Before you start: three questions about lab 04
#
# Skip them if you have not taken that lab.
#
# 1. A thread has committed three groups. What does `wait_group_read(1)` guarantee?
#    <details><summary>Answer</summary>The stores of the two older groups have read their sources.
#    Those of the newest may still be reading.</details>
# 2. What happens to the part of a stored box that is outside of the tensor?
#    <details><summary>Answer</summary>It is clipped: nothing is written there, if the
#    innermost extent is a multiple of 16 bytes.</details>
# 3. Two blocks add to the same elements with a TMA reduction. Do they race?
#    <details><summary>Answer</summary>No: each element is combined atomically in memory.</details>
#
# ## Banks
#
# Shared memory has 32 **banks**, each 4 bytes wide. Word 0 is in bank 0, word 1 in bank 1, and word
# 32 in bank 0 again. Each bank delivers one word per pass.
#
# A warp reads 32 words with one instruction. If they are in 32 different banks, one pass is enough.
# But if two different words are in the same bank, two passes are needed: a **bank conflict**.
# (Lanes that read the *same* word share it, without a conflict. Profilers, and the bank explorer
# below, call a pass a *wavefront*.)
#
# The emulator counts passes. The kernel below reads a row of a tile of 32×32 elements, then a
# column. How many passes will each take?


# %%
@cuda.jit
def by_rows_and_columns(out):
    tile = cuda.shared.array((32, 32), np.float32, 128)
    lane = cuda.threadIdx.x
    for row in range(32):
        tile[row, lane] = row
    cuda.syncwarp()
    total = tile[3, lane]  # a row: 32 neighbors
    total += tile[lane, 5]  # a column: 128 bytes from lane to lane
    out[lane] = total


out = emulator.empty(32)
run = emulator.launch(by_rows_and_columns, grid=1, block=32, args=(out,))
for line in run.bank_conflicts:
    print(line)

# %% [markdown]
# The row takes one pass. The column takes 32: from lane to lane the address grows by 128 bytes, a
# whole round of the 32 banks, so all lanes need the same bank.
#
# In CUDA C++ the usual remedy is a column of padding. **TMA cannot add it**: without a swizzle, it
# stores the rows of a box one after the other. But it can do something better.
#
# ## The swizzle
#
# A **chunk** is 16 bytes. A swizzle permutes the chunks within a row of the tile. The tensor map
# contains the swizzle, and TMA applies it while it writes. There are three:
#
# | swizzle | a row of the box has at most | bits of the address | by row |
# | --- | --- | --- | --- |
# | `"32B"` | 32 bytes | bit 4 ^= bit 7 | chunk ^= row // 4 % 2 |
# | `"64B"` | 64 bytes | bits 4–5 ^= bits 7–8 | chunk ^= row // 2 % 4 |
# | `"128B"` | 128 bytes | bits 4–6 ^= bits 7–9 | chunk ^= row % 8 |
#
# `^` is XOR, and the bits are those of the address in shared memory (CUTLASS calls the three
# `Swizzle<1,4,3>`, `Swizzle<2,4,3>` and `Swizzle<3,4,3>`). So the formulas by row hold only if the
# tile starts where the pattern does: at a multiple of 256, 512 or 1024 bytes.
# `cuda.shared.array(shape, dtype, 1024)` ensures that. With a swizzle, a row of a narrower box still
# takes the full width, and leaves a gap.
#
# The formula looks like magic until you have done one row by hand, so do one row now. Then move the
# box below, change the swizzle, and point at a cell to see its place in shared memory. (In a static
# copy of the notebook, such as a PDF, the picture does not move.) Then try
#
# - 32 columns of `uint8`: the rows are shorter than 128 bytes, but each takes 128;
# - 64 columns of `float32`: the rows are longer than the swizzle allows.

# %%
picture = gpu.to_device(np.arange(64 * 64, dtype=np.float32).reshape(64, 64))
views.tile_explorer(harness.TensorMap.tiled(picture, box=(8, 32), swizzle="128B"))

# %% [markdown]
# Follow one *column* of chunks to the destination: in eight rows, its chunks are in eight different
# places. Eight lanes that read one column of chunks, in eight rows, touch each of the 32 banks
# once. (A warp of 32 lanes takes at least four passes, because eight lanes fill a pass.)
# The bank explorer shows such a read. Set the swizzle to none, and count the passes.

# %%
views.bank_explorer((16, 32), np.float32, "column", lane_bytes=16, swizzle="128B")

# %% [markdown]
# ### Predict
#
# With the 128B swizzle, where in row 2 is chunk 0? And chunk 2?
#
# <details><summary>Answer</summary>
#
# 0 ^ 2 = 2, and 2 ^ 2 = 0. They swap places. XOR is its own inverse: the formula that places a
# chunk also finds it again.
#
# </details>
#
# ## Exercise 1: `decode-swizzle` ({{points decode-swizzle}})
#
# The map `src` has the 128B swizzle and boxes of 32×32 `float32`: rows of 128 bytes. The boxes fit
# the matrix exactly. A block has 128 threads. The load is given. Read the tile from `words`, its
# shared memory, with ordinary reads, and write each element to `out`, at the position that it had
# in the matrix.
#
# *Correct* gives {{points decode-swizzle correct}}, *synchronized* {{worth decode-swizzle synchronized}}.
#
# {{hints decode-swizzle}}


# %% nbgrader={"grade": false, "grade_id": "decode-swizzle-kernel", "locked": false, "schema_version": 3, "solution": true, "task": false}
@cuda.jit
def decode_swizzle(src, out):
    words = cuda.shared.array(32 * 32, np.float32, 1024)
    bar = ptx.shared_address(cuda.shared.array(1, np.uint64))
    thread = cuda.threadIdx.x
    c0 = cuda.blockIdx.x * 32
    c1 = cuda.blockIdx.y * 32
    if thread == 0:
        ptx.mbarrier_init(bar, 1)
        ptx.fence_mbarrier_init()
        ptx.mbarrier_arrive_expect_tx(bar, 32 * 32 * 4)
        ptx.cp_async_bulk_tensor_2d_global_to_shared(ptx.shared_address(words), src, c0, c1, bar)
    cuda.syncthreads()

    # Wait for the tile. Then write each element to out; each warp takes a row at a time.
    ### BEGIN SOLUTION
    ptx.mbarrier_wait_parity(bar, 0)
    col = thread % 32
    for row in range(thread // 32, 32, 4):
        place = row * 32 + ((col // 4) ^ (row % 8)) * 4 + col % 4
        out[c1 + row, c0 + col] = words[place]
    ### END SOLUTION


# %% nbgrader={"grade": true, "grade_id": "decode-swizzle-check", "locked": true, "points": 3, "schema_version": 3, "solution": false, "task": false}
harness.check("decode-swizzle", decode_swizzle).points

# %% [markdown]
# ## Which swizzle?
#
# For the rows of a box, choose **the widest swizzle that a row can fill**: 128B for rows of 128
# bytes.
#
# ## Exercise 2: `swizzle-numbers` ({{points swizzle-numbers}})
#
# Work these out before you try anything. Each answer is an integer.
#
# In the first five questions, eight lanes read one chunk each, in the same column of chunks and in
# eight consecutive rows. How many passes does that take? "rows of 32 bytes, none" means: a row of
# the tile has 32 bytes, and there is no swizzle.
#
# The last question is about a tile with rows of 128 bytes and the 128B swizzle. In which position
# of its row is chunk 5 of row 3?
#
# {{hints swizzle-numbers}}

# %% nbgrader={"grade": false, "grade_id": "swizzle-numbers-kernel", "locked": false, "schema_version": 3, "solution": true, "task": false}
swizzle_numbers = {
    "rows of 32 bytes, none": None,
    "rows of 64 bytes, none": None,
    "rows of 128 bytes, none": None,
    "rows of 128 bytes, 128B": None,
    "rows of 64 bytes, 64B": None,
    "place of chunk 5 of row 3, 128B": None,
}
### BEGIN SOLUTION
swizzle_numbers.update(zip(swizzle_numbers, [2, 4, 8, 1, 1, 6]))
### END SOLUTION

# %% nbgrader={"grade": true, "grade_id": "swizzle-numbers-check", "locked": true, "points": 3, "schema_version": 3, "solution": false, "task": false}
harness.check("swizzle-numbers", swizzle_numbers).points

# %% [markdown]
# This cell counts the passes of eight lanes that read a column of chunks, for rows that fill each
# swizzle and rows that do not.

# %%
SPANS = {"none": 0, "32B": 0x10, "64B": 0x30, "128B": 0x70}
print("row of     ", *(f"{name:>5}" for name in SPANS))
for row_bytes in (32, 64, 128):
    row = np.arange(8) * row_bytes
    chunks = [(row ^ (row >> 3 & mask)) // 16 % 8 for mask in SPANS.values()]
    print(f"{row_bytes:3} bytes  ", *(f"{np.bincount(chunk).max():5}" for chunk in chunks))

# %% [markdown]
# Read it row by row. A swizzle that the row fills is always free of conflicts, and a narrower one
# is not. A *wider* one is legal as well: some texts say that a small tile "cannot" use 128B, but
# TMA accepts any box whose rows are *at most* that long, and the table shows that nothing is
# gained or lost by it. The matrix instruction of lab 08 is stricter: its rows must fill the
# pattern.
#
# ## Agreement
#
# This is the mistake that costs an afternoon. Three parties have to use the same swizzle: the
# **descriptor** (the tensor map), the **layout** (the formula with which you read), and, in lab 08,
# the **matrix instruction**. If they disagree, nothing faults, and no access is unordered. The
# values are just in the wrong places.
#
# ### Break it: a reader that disagrees
#
# The kernel reads a tile with the 128B swizzle by the formula of the 64B swizzle. What will the
# emulator report? Decide first.


# %%
@cuda.jit
def wrong_formula(src, out):
    words = cuda.shared.array(8 * 32, np.float32, 1024)
    bar = ptx.shared_address(cuda.shared.array(1, np.uint64))
    lane = cuda.threadIdx.x
    if lane == 0:
        ptx.mbarrier_init(bar, 1)
        ptx.fence_mbarrier_init()
        ptx.mbarrier_arrive_expect_tx(bar, 8 * 32 * 4)
        ptx.cp_async_bulk_tensor_2d_global_to_shared(ptx.shared_address(words), src, 0, 0, bar)
    cuda.syncwarp()
    ptx.mbarrier_wait_parity(bar, 0)
    for row in range(8):
        out[row, lane] = words[row * 32 + ((lane // 4) ^ (row // 2 % 4)) * 4 + lane % 4]


def attempt_wrong_formula(gpu):
    tile = np.arange(8 * 32, dtype=np.float32).reshape(8, 32)
    src = harness.TensorMap.tiled(gpu.to_device(tile), box=(8, 32), swizzle="128B")
    out = gpu.empty((8, 32))
    run = gpu.launch(wrong_formula, grid=1, block=32, args=(src, out))
    return run, out.copy_to_host(), tile


harness.break_it("05_swizzles/wrong-formula", attempt_wrong_formula)

# %% [markdown]
# No hazard, and a wrong output, each time. A swizzle is a matter of *where*, not of *when*. Only a
# test of the values finds it.
#
# ### Break it: a tile that starts in the middle of the pattern
#
# This is the same reader with the right formula, but its tile starts 128 bytes after a multiple
# of 1024. TMA accepts such a tile: it only requires 128. Row 0 of the tile is then row 1 of the
# pattern.


# %%
@cuda.jit
def off_the_pattern(src, out):
    words = cuda.shared.array(9 * 32, np.float32, 1024)
    bar = ptx.shared_address(cuda.shared.array(1, np.uint64))
    lane = cuda.threadIdx.x
    if lane == 0:
        ptx.mbarrier_init(bar, 1)
        ptx.fence_mbarrier_init()
        ptx.mbarrier_arrive_expect_tx(bar, 8 * 32 * 4)
        start = ptx.shared_address(words, 32)
        ptx.cp_async_bulk_tensor_2d_global_to_shared(start, src, 0, 0, bar)
    cuda.syncwarp()
    ptx.mbarrier_wait_parity(bar, 0)
    for row in range(8):
        out[row, lane] = words[32 + row * 32 + ((lane // 4) ^ row) * 4 + lane % 4]


def attempt_off_the_pattern(gpu):
    tile = np.arange(8 * 32, dtype=np.float32).reshape(8, 32)
    src = harness.TensorMap.tiled(gpu.to_device(tile), box=(8, 32), swizzle="128B")
    out = gpu.empty((8, 32))
    run = gpu.launch(off_the_pattern, grid=1, block=32, args=(src, out))
    return run, out.copy_to_host(), tile


harness.break_it("05_swizzles/off-the-pattern", attempt_off_the_pattern)

# %% [markdown]
# There are two ways to fix it: start the tile at a multiple of 1024, or compute the row from the
# address, as the hardware does: `address ^ (address >> 3 & 0x70)`.
#
# ## Which lane reads which word?
#
# The next exercise transposes a matrix, so its warps read *columns* of a tile. Suppose that all
# lanes read the same column of a tile with the 128B swizzle, lane `i` in row `i`. The pattern
# repeats after eight rows, so rows 0, 8, 16 and 24 are in the same bank. That takes four passes.
# But a chunk has four words, so let each group of eight lanes start with a different word of the
# chunk:
#
# | lanes | rows | step 0 | step 1 | step 2 | step 3 |
# | --- | --- | --- | --- | --- | --- |
# | 0 to 7 | 0 to 7 | word 0 | word 1 | word 2 | word 3 |
# | 8 to 15 | 8 to 15 | word 1 | word 2 | word 3 | word 0 |
# | 16 to 23 | 16 to 23 | word 2 | word 3 | word 0 | word 1 |
# | 24 to 31 | 24 to 31 | word 3 | word 0 | word 1 | word 2 |
#
# (Do not try to see all of it at once: follow one line.)
#
# The picture shows the banks, too: each with the lanes that read it in one step, first if all lanes
# read word 0, then as in the table.

# %%
views.transpose_lanes()

# %% [markdown]
# ## Exercise 3: `transpose` ({{points transpose}})
#
# `out[x, y] = src[y, x]`. Boxes are 64 rows of 32 `float32`, with the 128B swizzle. A block has 256
# threads: eight warps, and a row of the tile has eight chunks. Let each warp process one column of
# chunks, and read its words in the order of the table above, once for rows 0 to 31 and once for
# rows 32 to 63.
#
# The writes count as well. Global memory is written in **sectors** of 32 bytes. Eight lanes that
# write eight consecutive elements fill one sector; lanes that write to different rows need a sector
# each.
#
# *Correct* gives {{points transpose correct}}, *synchronized* {{worth transpose synchronized}}, *conflict-free* {{worth transpose conflict-free}}: no line may need more passes over
# the banks, or more sectors of global memory, than its bytes require, counted on the emulator. (If
# a branch splits a warp, its parts are counted together.) *Fast* gives {{worth transpose fast}} on a Hopper GPU, compared
# with a library's copy of the same number of bytes: {{asks transpose}}.
#
# {{hints transpose}}


# %% nbgrader={"grade": false, "grade_id": "transpose-kernel", "locked": false, "schema_version": 3, "solution": true, "task": false}
@cuda.jit
def transpose(src, out):
    words = cuda.shared.array(64 * 32, np.float32, 1024)
    bar = ptx.shared_address(cuda.shared.array(1, np.uint64))
    thread = cuda.threadIdx.x
    c0 = cuda.blockIdx.x * 32
    c1 = cuda.blockIdx.y * 64
    if thread == 0:
        ptx.mbarrier_init(bar, 1)
        ptx.fence_mbarrier_init()
        ptx.mbarrier_arrive_expect_tx(bar, 64 * 32 * 4)
        ptx.cp_async_bulk_tensor_2d_global_to_shared(ptx.shared_address(words), src, c0, c1, bar)
    cuda.syncthreads()

    # Wait for the tile, and write it transposed.
    ### BEGIN SOLUTION
    ptx.mbarrier_wait_parity(bar, 0)
    k = thread // 32
    lane = thread % 32
    for s in range(4):
        col = k * 4 + (lane // 8 + s) % 4
        for half in range(2):
            row = half * 32 + lane
            place = row * 32 + (k ^ (row % 8)) * 4 + col % 4
            out[c0 + col, c1 + row] = words[place]
    ### END SOLUTION


# %% nbgrader={"grade": true, "grade_id": "transpose-check", "locked": true, "points": 7, "schema_version": 3, "solution": false, "task": false}
harness.check("transpose", transpose).points

# %% [markdown]
# ### How fast
#
# (You can skip this section.)
#
# This is the recorded speed of the solution. The reads are free of conflicts. The writes are not
# wide: at each step a warp writes four pieces of 32 bytes. Storing the tile with TMA would be
# better; lab 06 shows how to keep TMA busy in both directions.

# %%
harness.recorded_speed("transpose")

# %% [markdown]
# ## Wider tiles: groups
#
# The 128B swizzle accepts rows of at most 128 bytes. A tile with rows of 256 bytes, 16 chunks,
# does not fit. Ask for it, and read the rule:

# %%
try:
    harness.TensorMap.tiled(picture, box=(16, 64), swizzle="128B")
except harness.TensorMapError as error:
    print(error)

# %% [markdown]
# The solution is to view the matrix in **three dimensions**: (group, row, column), where a group is
# 32 columns, 128 bytes. It is a view: the same memory with different strides. One box of (2, 16,
# 32) then loads the left half of all rows, followed by the right half. Each half has rows of 128
# bytes, and each is swizzled. So one copy both tiles and swizzles.

# %%
groups = picture.reshape(64, 2, 32).transpose(1, 0, 2)
group_map = harness.TensorMap.tiled(groups, box=(2, 16, 32), swizzle="128B")
print(group_map)

# %% [markdown]
# Here are both groups: first the tile as it is in the matrix, then the place of each of its chunks
# in shared memory.

# %%
views.groups()

# %% [markdown]
# And a column of chunks, which is now free of conflicts:

# %%
views.bank_explorer(group_map, access="column", lane_bytes=16)

# %% [markdown]
# ### Predict
#
# Suppose the hardware did swizzle rows of 256 bytes with the same bits of the address. How many
# passes would a column of chunks take then?
#
# <details><summary>Answer</summary>
#
# Two. From row to row the address grows by 256, so bits 7 to 9 have only four values in eight rows
# (bit 7 does not change). Two rows at a time end up in the same chunk. In groups of 128 bytes it
# is one.
#
# </details>
#
# ## Exercise 4: `split-groups` ({{points split-groups}})
#
# Draw the tile once, with its two groups and its columns of chunks, before you write code. The map
# `src` is the view in groups, with boxes (2, 16, 32) and the 128B swizzle. Coordinates are
# innermost first: `c0` is the column in the group (always 0 here), `c1` the row, `c2` the group.
# Block (x, y) takes groups 2x and 2x + 1, rows 16y to 16y + 15.
#
# `out` has the shape (rows / 16, columns / 4, 16, 4): for each column of chunks, its 16 chunks one
# below the other. That is the order in which a matrix instruction without a swizzle reads its
# operands.
#
# A block has 128 threads: four warps. Let a warp process one column of chunks `k` at a time, eight
# rows of it with one instruction: lane `i` reads word `i % 4` of row `i // 4`.
#
# *Correct* gives {{points split-groups correct}}, *synchronized* {{worth split-groups synchronized}}, *conflict-free* {{worth split-groups conflict-free}}.
#
# {{hints split-groups}}


# %% nbgrader={"grade": false, "grade_id": "split-groups-kernel", "locked": false, "schema_version": 3, "solution": true, "task": false}
@cuda.jit
def split_groups(src, out):
    words = cuda.shared.array(2 * 16 * 32, np.float32, 1024)
    bar = ptx.shared_address(cuda.shared.array(1, np.uint64))
    thread = cuda.threadIdx.x
    if thread == 0:
        ptx.mbarrier_init(bar, 1)
        ptx.fence_mbarrier_init()
    cuda.syncthreads()

    # Load both groups with one copy, and wait.
    ### BEGIN SOLUTION
    if thread == 0:
        ptx.mbarrier_arrive_expect_tx(bar, 2 * 16 * 128)
        ptx.cp_async_bulk_tensor_3d_global_to_shared(
            ptx.shared_address(words), src, 0, cuda.blockIdx.y * 16, cuda.blockIdx.x * 2, bar
        )
    ptx.mbarrier_wait_parity(bar, 0)
    ### END SOLUTION

    # Each warp: columns of chunks k, eight rows with one instruction.
    ### BEGIN SOLUTION
    word = thread % 4
    for k in range(thread // 32, 16, 4):
        for half in range(2):
            row = half * 8 + thread % 32 // 4
            place = k // 8 * 512 + row * 32 + ((k % 8) ^ (row % 8)) * 4 + word
            out[cuda.blockIdx.y, cuda.blockIdx.x * 16 + k, row, word] = words[place]
    ### END SOLUTION


# %% nbgrader={"grade": true, "grade_id": "split-groups-check", "locked": true, "points": 5, "schema_version": 3, "solution": false, "task": false}
harness.check("split-groups", split_groups).points

# %% [markdown]
# ## A case from the field
#
# [tile-ai/tilelang#2927](https://github.com/tile-ai/tilelang/issues/2927) is about a buffer in
# shared memory that was overwritten before its reader was done. Here it is, reduced, in a swizzled
# tile. The block loads a tile, and each thread writes its elements to `out`. Then thread 0 loads
# the next tile into the *same* buffer. All waits are there, and all parities are right.
#
# Find the bug before you run it. What must happen before the second load is issued?


# %%
@cuda.jit
def two_tiles_one_buffer(src, out):
    words = cuda.shared.array(32 * 32, np.float32, 1024)
    bar = ptx.shared_address(cuda.shared.array(1, np.uint64))
    thread = cuda.threadIdx.x
    if thread == 0:
        ptx.mbarrier_init(bar, 1)
        ptx.fence_mbarrier_init()
    cuda.syncthreads()
    col = thread % 32
    for tile in range(2):
        if thread == 0:
            ptx.mbarrier_arrive_expect_tx(bar, 32 * 32 * 4)
            ptx.cp_async_bulk_tensor_2d_global_to_shared(
                ptx.shared_address(words), src, 0, tile * 32, bar
            )
        ptx.mbarrier_wait_parity(bar, tile)
        for row in range(thread // 32, 32, 4):
            place = row * 32 + ((col // 4) ^ (row % 8)) * 4 + col % 4
            out[tile * 32 + row, col] = words[place]


def attempt_two_tiles(gpu):
    matrix = np.arange(64 * 32, dtype=np.float32).reshape(64, 32)
    src = harness.TensorMap.tiled(gpu.to_device(matrix), box=(32, 32), swizzle="128B")
    out = gpu.empty((64, 32))
    run = gpu.launch(two_tiles_one_buffer, grid=1, block=128, args=(src, out))
    return run, out.copy_to_host(), matrix


harness.break_it("05_swizzles/two-tiles-one-buffer", attempt_two_tiles)

# %% [markdown]
# Thread 0 knows that *it* has read its elements. It knows nothing about the other 127 threads. A
# `cuda.syncthreads()` at the end of the loop body fixes it. A pipeline does the same with an
# mbarrier on which readers arrive: the "empty" barrier of lab 06. The swizzle has nothing to do
# with the bug, but it is the first suspect when values appear in strange places. Look at the
# values: an element of the *next* tile is a matter of time, an element of the *same* tile in a
# different place is a matter of layout.
#
# ## In your own words (2 points)
#
# A colleague loads tiles of 16 rows of 64 bytes (`bfloat16`, 32 columns) with the 64B swizzle, and
# reads them with the formula of the 128B swizzle. Her test uses a matrix of ones and passes.
# Explain in three or four sentences what is wrong, why the test does not notice, and which test
# would.

# %% [markdown] nbgrader={"grade": true, "grade_id": "05_swizzles-question-1", "locked": false, "points": 2, "schema_version": 3, "solution": true, "task": false}
# ### BEGIN SOLUTION
# The reader and the tensor map disagree: the copy put chunk c of row r at place c ^ (r / 2 % 4),
# and she looks for it elsewhere (even in other rows, because a row has only four chunks). All
# elements are equal, so elements in wrong places cannot be noticed. A matrix whose elements are
# all different, such as np.arange, or random numbers compared over the whole output would show it
# at once. (1 point for the disagreement, 1 point for the test.)
# ### END SOLUTION

# %% [markdown]
# ## What this lab used
#
# | topic | in Python | what it does |
# | --- | --- | --- |
# | swizzle of a map | `TensorMap.tiled(..., swizzle="128B")` | the copy XORs the chunk's number with the row's, on its way in and out |
# | alignment | `cuda.shared.array(n, dtype, 1024)` | the pattern starts with the tile (256 for 32B, 512 for 64B, 1024 for 128B) |
# | the formula | `address ^ (address >> 3 & 0x70)` | 128B; `0x30` for 64B, `0x10` for 32B |
# | a view in groups | `x.reshape(...).transpose(...)` | the same memory as (group, row, column) |
# | 3D load | `cp_async_bulk_tensor_3d_global_to_shared` | tiling and swizzling in one copy |
# | counting | `run.bank_conflicts` | passes over the banks, by line (emulator) |
#
# CuTe writes these swizzles as `Swizzle<1,4,3>`, `Swizzle<2,4,3>` and `Swizzle<3,4,3>`: the number
# of bits, the position of the chunk in bits, and the distance to the bits that it is XORed with.
