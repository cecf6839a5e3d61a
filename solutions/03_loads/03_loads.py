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
# # Tensor maps and loads, 1D to 5D
#
# A kernel died with an illegal instruction, and a reduced version of it died only when its grid had
# at least ten blocks
# ([triton-lang/triton#7385](https://github.com/triton-lang/triton/issues/7385)). Its tensor map was
# legal. But the *coordinate* of a copy was not: it was 260 bytes from the start, and 260 is not a
# multiple of 16.
#
# One TMA instruction loads a box from a tensor of up to five dimensions. The tensor map describes
# the tensor and the size of the box. In this lab you make maps, break their rules, and write a
# load for each number of dimensions: a vector, an image, a volume, a batch of images, a field in
# space and time. The idea is the same each time, and each time one thing is new.
#
# **After this lab, you can**
#
# - explain what a tensor map contains, and compute the address that a coordinate refers to;
# - translate numpy's order of axes into the order of coordinates, and back;
# - map a part of a larger array, and skip elements with element strides;
# - say what arrives when a box extends beyond the tensor, and how many bytes to expect then;
# - load a tile with a border of its neighbors (a *halo*), and obey the rules about multiples of 16
#   bytes;
# - read a kernel and write down the map that it needs.
#
# **You need** the lab *Tile copy*: a load, an mbarrier, a wait. The labs on proxies and mbarriers
# are helpful, but not required. You do not need a GPU.
#
# **Time**: 150 to 205 minutes.
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
# This lab follows the path from a matrix to a tile again, and looks closely at the map that
# describes the matrix.

# %%
views.machine("03_loads")

# %% [markdown]
# ## Before you start: three questions about lab 02
#
# Skip them if you have not taken that lab.
#
# 1. An mbarrier has completed three phases. Which parity makes a wait block now?
#    <details><summary>Answer</summary>Parity 1: phase 3 is in progress.</details>
# 2. The arrival count and the expected bytes: which is set once, and which in every phase?
#    <details><summary>Answer</summary>The arrival count is set once. The bytes must be expected in
#    each phase.</details>
# 3. 64 threads arrive, and wait for 65 arrivals. What happens, and what do you ask first?
#    <details><summary>Answer</summary>A deadlock. Ask what the phase lacks, and which thread could
#    provide it.</details>
#
# ## What the descriptor contains
#
# A tensor map is a descriptor of 128 bytes. The host makes it once, and the kernel receives it by
# value and passes it to each copy. Everything that is the same for all copies is in the map, so the
# copy itself only says *where*: its coordinates.
#
# The next cell makes a map of a matrix of 6 rows and 16 columns, with a box of 4 rows and 8
# columns, and prints its contents.

# %%
matrix = np.arange(6 * 16, dtype=np.float32).reshape(6, 16)
x = gpu.to_device(matrix)
m = harness.TensorMap.tiled(x, box=(4, 8))
print("rank            ", m.rank)
print("element type    ", m.element_type)
print("address         ", hex(m.address))
print("extents         ", m.global_dims, "elements, innermost first")
print("strides         ", m.global_strides, "bytes; the innermost has none: it is one element")
print("box             ", m.box_dims, "elements, innermost first")
print("element strides ", m.element_strides)
print("fill            ", m.oob_fill)
print("one copy delivers", m.box_bytes, "bytes")

# %% [markdown]
# From these values TMA computes an address. `c0` counts along the innermost dimension, `c1` along
# the next one:
#
# **address + c0 · (bytes per element) + c1 · stride[0] + c2 · stride[1] + …**
#
# A thread would have to compute this sum for every element, but TMA does it for a whole box. It
# also compares each coordinate with the extents, so it knows which elements of a box are outside
# the tensor.
#
# Three options of a map are not used in this lab, so that you can look at one thing at a time. A
# swizzle permutes the tile in shared memory (lab 05). Interleaving is for images whose channels are
# stored in slices of 16 or 32 bytes. L2 promotion makes TMA read larger pieces into the L2 cache.
#
# ### Two orders
#
# numpy writes the axis that is contiguous in memory *last*: (rows, columns). PTX writes it *first*:
# `c0` is the column. In these labs everything that you write on the host is in numpy's order:
# arrays, boxes, element strides. Everything in a kernel is in PTX's order: `c0`, `c1`, … The fields
# of the descriptor, which the cell above printed, are in PTX's order, too. You will mix up the two
# orders at least once, as everybody does: if a result looks transposed, come back to this table.
#
# | | numpy's order | PTX's order |
# | --- | --- | --- |
# | a matrix | `a[row, column]` | `c0` = column, `c1` = row |
# | a volume | `a[z, y, x]` | `c0` = x, `c1` = y, `c2` = z |
# | images, NCHW | `a[n, channel, y, x]` | `c0` = x, `c1` = y, `c2` = channel, `c3` = n |
#
# ### Predict, then run
#
# An array has the shape (7, 5, 8), in numpy's order, and elements of 4 bytes. What are its extents
# and strides in the map? What are the coordinates of the element `a[6, 2, 4]`, and how many bytes
# from the start of the array is it?

# %%
a = gpu.to_device(np.arange(7 * 5 * 8, dtype=np.float32).reshape(7, 5, 8))
print(harness.TensorMap.tiled(a, box=(2, 2, 4)))

# %% [markdown]
# <details><summary>Answer</summary>
#
# Extents (8, 5, 7), strides 32 bytes (a row of 8 elements) and 160 bytes (5 rows). The element has
# the coordinates <code>c0</code> = 4, <code>c1</code> = 2, <code>c2</code> = 6: reverse the index.
# It is 4 · 4 + 2 · 32 + 6 · 160 = 1040 bytes from the start. The output shows shape and strides in
# numpy's order.
#
# </details>

# %% [markdown]
# ## One thread copies a tile
#
# Now the map is used. Here is a complete load of a tile of 128 rows and 64 columns of
# half-precision elements, 16384 bytes. *One* thread issues it. The other 127 threads of the block
# have no part in it.


# %%
@cuda.jit
def copy_half_tile(src, out):
    tile = cuda.shared.array((128, 64), np.float16, 128)
    bar = cuda.shared.array(1, np.uint64)
    bar_address = ptx.shared_address(bar)
    thread = cuda.threadIdx.x

    if thread == 0:
        ptx.prefetch_tensormap(src)
        ptx.mbarrier_init(bar_address, 1)
        ptx.fence_mbarrier_init()
        ptx.mbarrier_arrive_expect_tx(bar_address, 128 * 64 * 2)
        ptx.cp_async_bulk_tensor_2d_global_to_shared(
            ptx.shared_address(tile), src, 0, 0, bar_address
        )
        ptx.mbarrier_wait_parity(bar_address, 0)
    cuda.syncthreads()

    for col in range(64):
        out[thread, col] = tile[thread, col]


halves = np.random.default_rng(0).standard_normal((128, 64)).astype(np.float16)
half_map = harness.TensorMap.tiled(gpu.to_device(halves), box=(128, 64))
half_out = gpu.empty((128, 64), np.float16)
run = gpu.launch(copy_half_tile, grid=1, block=128, args=(half_map, half_out))
print("equal:", np.array_equal(half_out.copy_to_host(), halves))
if gpu.name == "emulator":  # only the emulator finds hazards
    print("hazards:", ", ".join(hazard.kind for hazard in run.hazards) or "none")

# %% [markdown]
# Three things to remember:
#
# 1. **The map is made on the host.** The kernel takes it as it is. (It can also edit a copy of it:
#    lab 11.)
# 2. **The load is asynchronous.** No thread may read the tile before the mbarrier's phase has
#    completed. Here only thread 0 waits, and the block barrier passes on to the others what thread
#    0 has observed. That is as good as a wait in every thread.
# 3. **The box is fixed.** Its size is in the map, the tile's shape is in the kernel, and the byte
#    count is in `expect_tx`. The three have to agree. A GPU does not check this: if fewer bytes
#    arrive than you expect, the phase never completes. (The emulator reports it.)
#
# The third argument of `cuda.shared.array`, 128, is the tile's alignment in bytes: a tensor copy
# needs a tile that starts at a multiple of 128 bytes.
#
# One call in the kernel is new: `prefetch_tensormap`. A map is itself 128 bytes in memory, and the
# first copy has to fetch them before it can begin. The prefetch requests them early. It is a hint:
# it changes no result, and there is nothing to wait for.

# %% [markdown]
# ## Boxes that extend beyond the tensor
#
# The tile above fit its matrix exactly. Real matrices do not do you that favor, so what happens at
# the edge? The kernel below loads one box of 4×8 elements, from coordinates that you choose, and
# shows what arrived. (For now, let `c0` be a multiple of 4: the reason comes below.) `look`
# launches it and prints the tile.


# %%
@cuda.jit
def load_box(src, c0, c1, out):
    tile = cuda.shared.array((4, 8), np.float32, 128)
    bar = cuda.shared.array(1, np.uint64)
    bar_address = ptx.shared_address(bar)
    thread = cuda.threadIdx.x
    if thread == 0:
        ptx.mbarrier_init(bar_address, 1)
        ptx.fence_mbarrier_init()
    cuda.syncthreads()
    if thread == 0:
        ptx.mbarrier_arrive_expect_tx(bar_address, 4 * 8 * 4)
        ptx.cp_async_bulk_tensor_2d_global_to_shared(
            ptx.shared_address(tile), src, c0, c1, bar_address
        )
    ptx.mbarrier_wait_parity(bar_address, 0)
    out[thread // 8, thread % 8] = tile[thread // 8, thread % 8]


def look(tensor_map, c0, c1):
    out = gpu.empty((4, 8), np.float32)
    gpu.launch(load_box, grid=1, block=32, args=(tensor_map, c0, c1, out))
    print(f"the box at c0 = {c0}, c1 = {c1}:")
    print(out.copy_to_host(), end="\n\n")


look(m, 0, 0)
look(m, 8, 2)

# %% [markdown]
# ### Predict, then run
#
# The matrix has 6 rows and 16 columns. What does the box at `c0` = 12, `c1` = 4 contain? And the
# one at `c0` = -4, `c1` = -1? And the one at `c0` = 160, `c1` = 100?

# %%
look(m, 12, 4)
look(m, -4, -1)
look(m, 160, 100)

# %% [markdown]
# The tile explorer draws a box of a map: where it is in the tensor, and where each element is
# written in shared memory. Fill is hatched. The explorer opens with the first of these boxes. Drag
# the box to the other two, or type their coordinates; the line `load` shows the instruction.
# (In a static copy of the notebook, such as a PDF, the picture does not move.)

# %%
views.tile_explorer(m, origin=(4, 12))

# %% [markdown]
# <details><summary>Answer</summary>
#
# The first box has columns 12 to 15 of rows 4 and 5, and zeros elsewhere. The second begins with a
# row and four columns of zeros; columns 0 to 3 of rows 0 to 2 are in its lower right. The third is
# all zeros. Coordinates are signed, so a box may begin before the tensor. A box may even be
# entirely outside, which is not a fault. Each of the three copies delivered 128 bytes, and the
# kernel's wait ended each time.
#
# </details>
#
# This is the most important sentence of this lab: **a load always delivers its whole box**.
# Elements outside the tensor are *filled*, and the filled bytes count. So the number in
# `expect_tx` is the same in every block, even at the edge.
#
# Which value do these elements get? Zero, or NaN if the map has `oob_fill="nan"` (floating-point
# types only). NaN is useful if zero could be mistaken for data.

# %%
look(harness.TensorMap.tiled(x, box=(4, 8), oob_fill="nan"), 12, 4)

# %% [markdown]
# Because it never fails, the fill can also hide a mistake. CUTLASS's tutorial kernel
# `wgmma_tma_sm90.cu` was reported to issue loads past the last tile while its pipeline drains
# ([NVIDIA/cutlass#2944](https://github.com/NVIDIA/cutlass/issues/2944), January 2026). A box past
# the end of the tensor is not a fault, as you saw. It costs time, occupies a buffer, and its bytes
# have to be expected like any others.
#
# And the fill protects *loads* only. An ordinary store of yours outside its array is out of bounds,
# as always. That is what the `if` in exercise 1 is for.
#
# ## One dimension
#
# From here on the lab adds one dimension at a time, and begins with one. Here is a vector of 45
# elements, and the last of its boxes of 16. The whole box is delivered, 64 bytes, although three of
# its elements do not exist.

# %%
vector = gpu.to_device(np.arange(45, dtype=np.float32))
vector_map = harness.TensorMap.tiled(vector, box=16)
views.tile_explorer(vector_map, origin=(32,))

# %% [markdown]
# ## Exercise 1: `load-1d` ({{points load-1d}})
#
# Multiply a vector of n elements by `scale`. A block of 256 threads processes 256 of them, one per
# thread. The last block may have fewer: n might not be a multiple of 256, or even of 4.
#
# `src` is a map with a box of 256 elements of `float32`. `out` is an array of n elements. The grid
# is n / 256, rounded up.
#
# *Correct* gives {{points load-1d correct}} and *synchronized* gives {{worth load-1d synchronized}}.
# All exercises of this lab are judged on shapes with *ragged edges* (sides that are not multiples
# of the box), where possible.
#
# {{hints load-1d}}


# %% nbgrader={"grade": false, "grade_id": "load-1d-kernel", "locked": false, "schema_version": 3, "solution": true, "task": false}
@cuda.jit
def load_1d(src, scale, out):
    tile = cuda.shared.array(256, np.float32, 128)
    bar = cuda.shared.array(1, np.uint64)
    tile_address = ptx.shared_address(tile)
    bar_address = ptx.shared_address(bar)
    thread = cuda.threadIdx.x

    # Make the mbarrier ready, for TMA and for the other threads.
    ### BEGIN SOLUTION
    if thread == 0:
        ptx.mbarrier_init(bar_address, 1)
        ptx.fence_mbarrier_init()
    cuda.syncthreads()
    ### END SOLUTION

    # Load this block's box, and wait until it is there.
    ### BEGIN SOLUTION
    c0 = cuda.blockIdx.x * 256
    if thread == 0:
        ptx.mbarrier_arrive_expect_tx(bar_address, 256 * 4)
        ptx.cp_async_bulk_tensor_1d_global_to_shared(tile_address, src, c0, bar_address)
    ptx.mbarrier_wait_parity(bar_address, 0)
    ### END SOLUTION

    # Write scale * (this thread's element), if it is inside the vector.
    ### BEGIN SOLUTION
    i = c0 + thread
    if i < out.shape[0]:
        out[i] = scale * tile[thread]
    ### END SOLUTION


# %% nbgrader={"grade": true, "grade_id": "load-1d-check", "locked": true, "points": 2, "schema_version": 3, "solution": false, "task": false}
harness.check("load-1d", load_1d).points

# %% [markdown]
# ### Break it
#
# It looks reasonable to expect fewer bytes in the last block: "only what is there". The vector
# below has 40 elements, the box 32. The second block expects the 8 elements that are inside.
#
# Before you run it: will the phase end too early, too late, or in time?


# %%
@cuda.jit
def expect_only_inside(src, out):
    tile = cuda.shared.array(32, np.float32, 128)
    bar = cuda.shared.array(1, np.uint64)
    bar_address = ptx.shared_address(bar)
    thread = cuda.threadIdx.x
    c0 = cuda.blockIdx.x * 32
    inside = min(32, out.shape[0] - c0)
    if thread == 0:
        ptx.mbarrier_init(bar_address, 1)
        ptx.fence_mbarrier_init()
    cuda.syncthreads()
    if thread == 0:
        ptx.mbarrier_arrive_expect_tx(bar_address, inside * 4)
        ptx.cp_async_bulk_tensor_1d_global_to_shared(ptx.shared_address(tile), src, c0, bar_address)
    ptx.mbarrier_wait_parity(bar_address, 0)
    if thread < inside:
        out[c0 + thread] = tile[thread]


def attempt_inside(device):
    numbers = np.arange(40, dtype=np.float32)
    src = harness.TensorMap.tiled(device.to_device(numbers), box=32)
    out = device.empty(40, np.float32)
    run = device.launch(expect_only_inside, grid=2, block=32, args=(src, out), timeout=2.0)
    return run, out.copy_to_host(), numbers


harness.break_it("03_loads/expect-only-inside", attempt_inside)

# %% [markdown]
# Read the report. The copy delivered 128 bytes while 32 were expected, and a phase ends only when
# the mbarrier's byte count *is* zero. So the outcome depends on how the bytes are counted. If they
# are counted all at once, the count skips zero, and the phase ends "too late": never. If 32 bytes
# are counted first and then the rest, the phase ends too early, and the rest is subtracted from the
# next phase. If the phase ends too early, the output may still be right. On an H200,
# {{outcome 03_loads/expect-only-inside}} (the run that hung ended the series).
#
# ## Two dimensions: strides
#
# A vector has only a length. With the second dimension comes a distance: the stride, in bytes, from
# one row to the next. It may be larger than a row, and that is useful. A map can describe a *part*
# of a larger array: a crop of an image, or rows that are a *pitch* apart. A slice of a device array
# is such a part. Slicing copies nothing.

# %%
picture = np.arange(12 * 64, dtype=np.float32).reshape(12, 64)
whole = gpu.to_device(picture)
crop = harness.TensorMap.tiled(whole[2:7, 16:36], box=(4, 8))
print(crop)
look(crop, 0, 0)
look(crop, 16, 3)

# %% [markdown]
# The crop has 5 rows of 20 elements, and its rows are 256 bytes apart. Its element (0, 0) is
# `picture[2, 16]`, which is 144. The second box begins at column 16 and row 3 of the crop: 4
# columns and 2 rows are inside, and the rest is fill. The neighbors in `picture` do not show up.
# The extents of the map decide what is inside, not the contents of memory.
#
# ### Rules, broken on purpose
#
# Strides also bring most of the rules for descriptors. In CUDA C++, `cuTensorMapEncodeTiled` only
# says "invalid value" if you break one, but `TensorMap` names the rule. Before you run the next
# cell: what is wrong with each of the four?


# %%
def try_map(what, array, box):
    print(what)
    try:
        print("  legal:", harness.TensorMap.tiled(array, box))
    except harness.TensorMapError as error:
        print(" ", error)
    print()


six = gpu.to_device(np.zeros((2, 2, 2, 2, 4, 8), np.float32))
column = gpu.to_device(np.zeros((100, 1), np.float32))
odd = gpu.to_device(np.zeros((8, 50), np.float32))
try_map("an array of 6 dimensions", six, box=(1, 1, 1, 1, 4, 8))
try_map("a matrix of one column: rows 4 bytes apart", column, box=(4, 4))
try_map("rows of 50 elements, which are 200 bytes", odd, box=(4, 8))
try_map("a crop that begins at column 3", whole[:, 3:40], box=(4, 8))

# %% [markdown]
# - **Rank.** A map has 1 to 5 dimensions. The solution is to reshape: merge two neighboring axes
#   that no copy has to distinguish.
# - **Strides** are multiples of 16 bytes. A matrix of one column is a vector: map it in one
#   dimension. Rows of 200 bytes have to be padded to 208 when the array is made. Frameworks have
#   met this rule, too: a check for it was proposed for Triton's descriptors in 2026
#   ([triton-lang/triton#10931](https://github.com/triton-lang/triton/issues/10931)).
# - **The address** is a multiple of 16 bytes. The message gives the solution: map the whole array,
#   and shift the coordinates. (Coordinates have a 16-byte rule, too. It comes below.)
#
# In one dimension there are no strides. That is why exercise 1 works for any length.
#
# ## Exercise 2: `load-2d` ({{points load-2d}})
#
# Convert an image of bytes to numbers: `out[y, x] = image[y, x]`, from `uint8` to `float32`. The
# image is in a buffer with longer rows: after each row of the image comes noise. The map is of the
# image alone, with a box of 32 rows and 128 columns. Height and width are arbitrary.
#
# Blocks have 128 threads. The grid is (width / 128, height / 32), rounded up. From here on,
# initializing the mbarrier is written for you.
#
# *Correct* gives {{points load-2d correct}}, *synchronized* {{worth load-2d synchronized}}, and *fast* {{worth load-2d fast}}: on a Hopper GPU your kernel's bandwidth
# is compared with a library's copy of the same number of bytes. {{asks load-2d}}. Without a Hopper
# GPU, *fast* is not measured, and costs nothing.
#
# {{hints load-2d}}


# %% nbgrader={"grade": false, "grade_id": "load-2d-kernel", "locked": false, "schema_version": 3, "solution": true, "task": false}
@cuda.jit
def load_2d(src, out):
    tile = cuda.shared.array((32, 128), np.uint8, 128)
    bar = cuda.shared.array(1, np.uint64)
    tile_address = ptx.shared_address(tile)
    bar_address = ptx.shared_address(bar)
    thread = cuda.threadIdx.x

    if thread == 0:
        ptx.mbarrier_init(bar_address, 1)
        ptx.fence_mbarrier_init()
    cuda.syncthreads()

    # Load this block's box, and wait until it is there.
    ### BEGIN SOLUTION
    c0 = cuda.blockIdx.x * 128
    c1 = cuda.blockIdx.y * 32
    if thread == 0:
        ptx.mbarrier_arrive_expect_tx(bar_address, 32 * 128)
        ptx.cp_async_bulk_tensor_2d_global_to_shared(tile_address, src, c0, c1, bar_address)
    ptx.mbarrier_wait_parity(bar_address, 0)
    ### END SOLUTION

    # Write the elements that are inside the image.
    ### BEGIN SOLUTION
    x = c0 + thread
    for row in range(32):
        y = c1 + row
        if y < out.shape[0] and x < out.shape[1]:
            out[y, x] = tile[row, thread]
    ### END SOLUTION


# %% nbgrader={"grade": true, "grade_id": "load-2d-check", "locked": true, "points": 4, "schema_version": 3, "solution": false, "task": false}
harness.check("load-2d", load_2d).points

# %% [markdown]
# ### How fast is it?
#
# (You can skip this section and the prediction after it: lab 06 begins with the same arithmetic.)
#
# The kernel reads 1 byte per pixel and writes 4. The bandwidth on the card counts both. This is
# what the solution reached on a Hopper GPU:

# %%
harness.recorded_speed("load-2d")

# %% [markdown]
# A load takes a while, however small it is, so what matters first is how many bytes are in flight
# at any moment. An H200's memory moves 4.8 TB/s (datasheet). Suppose a load takes 0.6 µs. Then 4.8
# TB/s × 0.6 µs = 2.7 MiB have to be in flight (more on this law in lab 06): 21 KiB for each of the
# 132 streaming multiprocessors (SMs).
#
# ### Predict
#
# A box of exercise 1 is 1 KiB, a box of exercise 2 is 4 KiB. An SM holds 2048 threads, if none
# needs more than 32 registers, which is true for the solutions. How many bytes can each of the two
# kernels have in flight on one SM?
#
# <details><summary>Answer</summary>
#
# Exercise 1: blocks of 256 threads, so 8 blocks and 8 KiB: too little. Exercise 2: blocks of 128
# threads, so 16 blocks and 64 KiB: enough by this estimate. So it is not the bytes in flight that
# keep exercise 2 below the speed of a copy. A box has at most 256 elements along each dimension, so
# a 1D box of <code>float32</code> cannot be larger than 1 KiB. (For long contiguous pieces there
# are bulk copies, which need no map: lab 01. Lab 06 keeps several loads in flight in one block.)
#
# </details>

# %% [markdown]
# ## Three dimensions: element strides
#
# A third coordinate is nothing new after the second, so this is the place for another option of a
# map: it can skip elements. With an element stride of 2 along an axis, a copy takes every second
# element of the box along that axis. A box of b elements with an element stride of s delivers
# ceil(b / s) elements. In shared memory they are adjacent, without gaps. Coordinates still count
# elements of the tensor.
#
# ### Predict, then run
#
# The first map below takes every second row of `matrix`, from a box of 8 rows. The second asks for
# every second *column*. How many bytes does a copy deliver with each?

# %%
rows = harness.TensorMap.tiled(x, box=(8, 8), element_strides=(2, 1))
print(rows)
look(rows, 0, 0)
print(harness.TensorMap.tiled(x, box=(4, 8), element_strides=(1, 2)))
views.tile_explorer(rows)

# %% [markdown]
# <details><summary>Answer</summary>
#
# 128 bytes each. The first delivers 4 rows of 8: rows 0, 2, 4 of the matrix, and "row 6", which is
# fill. The second delivers 4 rows of 8, too: the innermost dimension's element stride is ignored.
# TMA moves contiguous pieces of at least 16 bytes, and does not pick single elements.
#
# </details>
#
# ## Exercise 3: `load-3d` ({{points load-3d}})
#
# A scan is a volume of `float32`: depth, height, width. A preview shows every second slice and
# every second row: `out[z, y, x] = volume[2 * z, 2 * y, x]`.
#
# The map has a box of (8, 8, 32) and element strides of (2, 2, 1), in numpy's order. Blocks have
# 128 threads. The grid is (width / 32, height / 8, depth / 8), rounded up, where the sizes are the
# volume's and not those of `out`. The shape of `out` is (depth / 2, height / 2, width), rounded up.
#
# You choose the tile's shape: how much does one copy deliver? (And remember the tile's alignment.)
#
# {{hints load-3d}}


# %% nbgrader={"grade": false, "grade_id": "load-3d-kernel", "locked": false, "schema_version": 3, "solution": true, "task": false}
@cuda.jit
def load_3d(src, out):
    bar = cuda.shared.array(1, np.uint64)
    bar_address = ptx.shared_address(bar)
    thread = cuda.threadIdx.x

    if thread == 0:
        ptx.mbarrier_init(bar_address, 1)
        ptx.fence_mbarrier_init()
    cuda.syncthreads()

    # A tile of the right shape; load this block's box into it, and wait.
    ### BEGIN SOLUTION
    tile = cuda.shared.array((4, 4, 32), np.float32, 128)
    tile_address = ptx.shared_address(tile)
    c0 = cuda.blockIdx.x * 32
    c1 = cuda.blockIdx.y * 8
    c2 = cuda.blockIdx.z * 8
    if thread == 0:
        ptx.mbarrier_arrive_expect_tx(bar_address, 4 * 4 * 32 * 4)
        ptx.cp_async_bulk_tensor_3d_global_to_shared(tile_address, src, c0, c1, c2, bar_address)
    ptx.mbarrier_wait_parity(bar_address, 0)
    ### END SOLUTION

    # Write the elements that are inside the preview.
    ### BEGIN SOLUTION
    col = thread % 32
    row = thread // 32
    x = cuda.blockIdx.x * 32 + col
    y = cuda.blockIdx.y * 4 + row
    for level in range(4):
        z = cuda.blockIdx.z * 4 + level
        if z < out.shape[0] and y < out.shape[1] and x < out.shape[2]:
            out[z, y, x] = tile[level, row, col]
    ### END SOLUTION


# %% nbgrader={"grade": true, "grade_id": "load-3d-check", "locked": true, "points": 2, "schema_version": 3, "solution": false, "task": false}
harness.check("load-3d", load_3d).points

# %% [markdown]
# ## Four dimensions: the order in which a box arrives
#
# With four dimensions a box becomes a tool for rearranging data, because a box is stored in shared
# memory in the order of the tensor's axes, the innermost fastest, regardless of the strides in
# global memory. So a load can gather scattered pieces. Axes that are not needed have an extent of 1
# in the box, and their coordinate selects one slice.
#
# ## Exercise 4: `load-4d` ({{points load-4d}})
#
# A vision transformer cuts images into patches of 8×8 pixels. Each patch, with all its channels,
# becomes one row of elements, a *token*: channel by channel, row by row. The images are `float16`
# in NCHW order, with 3 channels; height and width are multiples of 8.
#
# The map's box is (1, 3, 8, 8). `out` has the shape (images, tokens per image, 192), and tokens
# are counted along the rows of patches. The grid is (patches per row, rows of patches, images).
# Blocks have 192 threads.
#
# {{hints load-4d}}


# %% nbgrader={"grade": false, "grade_id": "load-4d-kernel", "locked": false, "schema_version": 3, "solution": true, "task": false}
@cuda.jit
def load_4d(src, out):
    tile = cuda.shared.array(192, np.float16, 128)
    bar = cuda.shared.array(1, np.uint64)
    tile_address = ptx.shared_address(tile)
    bar_address = ptx.shared_address(bar)
    thread = cuda.threadIdx.x

    if thread == 0:
        ptx.mbarrier_init(bar_address, 1)
        ptx.fence_mbarrier_init()
    cuda.syncthreads()

    # Load this block's patch, and wait until it is there.
    ### BEGIN SOLUTION
    c0 = cuda.blockIdx.x * 8
    c1 = cuda.blockIdx.y * 8
    c2 = 0
    c3 = cuda.blockIdx.z
    if thread == 0:
        ptx.mbarrier_arrive_expect_tx(bar_address, 192 * 2)
        ptx.cp_async_bulk_tensor_4d_global_to_shared(tile_address, src, c0, c1, c2, c3, bar_address)
    ptx.mbarrier_wait_parity(bar_address, 0)
    ### END SOLUTION

    # Write this thread's element of the token.
    ### BEGIN SOLUTION
    token = cuda.blockIdx.y * cuda.gridDim.x + cuda.blockIdx.x
    out[cuda.blockIdx.z, token, thread] = tile[thread]
    ### END SOLUTION


# %% nbgrader={"grade": true, "grade_id": "load-4d-check", "locked": true, "points": 2, "schema_version": 3, "solution": false, "task": false}
harness.check("load-4d", load_4d).points

# %% [markdown]
# ## Five dimensions: more axes than the grid has
#
# Five dimensions sound worse than they are: only the coordinates are new. A simulation writes a
# field: time, depth, height, width, and 4 components at each point. These are 5 dimensions, and the
# grid has 3. So one axis of the grid has to carry two of the field. Here `blockIdx.z` counts
# through depth first and then through time.
#
# Now the fill matters. A coarser view of the field keeps the *largest* value of each cell of 2×2×2
# points. At the end of an axis of odd length a cell is cut off. If all values are negative and the
# fill is 0, which value wins?
#
# The fill wins, and it was never in the field. So this map fills with NaN. A comparison with NaN
# is always false: `if value > best` skips it.
#
# This is the last box of a small field of odd extents, at its far corner. The picture shows two of
# the five axes; choose others, and move through the rest with the sliders.

# %%
field = gpu.to_device(np.zeros((2, 5, 7, 13, 4), dtype=np.float32))
field_map = harness.TensorMap.tiled(field, box=(1, 4, 4, 8, 4), oob_fill="nan")
views.tile_explorer(field_map, origin=(1, 4, 4, 8, 0))

# %% [markdown]
# ## Exercise 5: `load-5d` ({{points load-5d}})
#
# For each time and component, write the largest value of each cell: `out[t, z, y, x, c]` is the
# largest of `field[t, 2z:2z+2, 2y:2y+2, 2x:2x+2, c]`.
#
# The map's box is (1, 4, 4, 8, 4), its fill is NaN. So one box has 2×2×4 cells of 4 components, and
# a block has 64 threads, one for each. The grid is (width / 8, height / 4, number of times ·
# `bricks`), with `bricks` = depth / 4, all rounded up. The work of each thread is given, down to
# its position in the tile.
#
# {{hints load-5d}}


# %% nbgrader={"grade": false, "grade_id": "load-5d-kernel", "locked": false, "schema_version": 3, "solution": true, "task": false}
@cuda.jit
def load_5d(src, bricks, out):
    tile = cuda.shared.array((4, 4, 8, 4), np.float32, 128)
    bar = cuda.shared.array(1, np.uint64)
    tile_address = ptx.shared_address(tile)
    bar_address = ptx.shared_address(bar)
    thread = cuda.threadIdx.x
    brick = cuda.blockIdx.z % bricks
    time = cuda.blockIdx.z // bricks

    if thread == 0:
        ptx.mbarrier_init(bar_address, 1)
        ptx.fence_mbarrier_init()
    cuda.syncthreads()

    # Load this block's box, and wait until it is there.
    ### BEGIN SOLUTION
    c1 = cuda.blockIdx.x * 8
    c2 = cuda.blockIdx.y * 4
    c3 = brick * 4
    if thread == 0:
        ptx.mbarrier_arrive_expect_tx(bar_address, 4 * 4 * 8 * 4 * 4)
        ptx.cp_async_bulk_tensor_5d_global_to_shared(
            tile_address, src, 0, c1, c2, c3, time, bar_address
        )
    ptx.mbarrier_wait_parity(bar_address, 0)
    ### END SOLUTION

    # The cell and the component of this thread, in the tile and in the output.
    c = thread % 4
    x = thread // 4 % 4
    y = thread // 16 % 2
    z = thread // 32
    out_x = cuda.blockIdx.x * 4 + x
    out_y = cuda.blockIdx.y * 2 + y
    out_z = brick * 2 + z

    # The largest of the cell's eight values; write it, if the cell is inside the output.
    ### BEGIN SOLUTION
    best = np.float32(-np.inf)
    for dz in range(2):
        for dy in range(2):
            for dx in range(2):
                value = tile[2 * z + dz, 2 * y + dy, 2 * x + dx, c]
                if value > best:
                    best = value
    if out_z < out.shape[1] and out_y < out.shape[2] and out_x < out.shape[3]:
        out[time, out_z, out_y, out_x, c] = best
    ### END SOLUTION


# %% nbgrader={"grade": true, "grade_id": "load-5d-check", "locked": true, "points": 3, "schema_version": 3, "solution": false, "task": false}
harness.check("load-5d", load_5d).points

# %% [markdown]
# ## A case from the field: it works nine times
#
# Remember the kernel from the first lines of this lab? Here is its story. In 2025 somebody reported
# a Triton kernel that died with an illegal instruction
# ([triton-lang/triton#7385](https://github.com/triton-lang/triton/issues/7385)). A first reduced
# version of it ran without an error. With a grid of ten blocks it died, too.
#
# Below is the bug, reduced. A vector of `float16` holds pages of 130 elements. Nine blocks work on
# one page before the next nine go to the next page, and each loads 128 elements of its page. The
# map is legal, and was checked when it was made.
#
# Read the kernel, and then predict: what happens with 9 blocks, and what with 10?


# %%
@cuda.jit
def load_page(src, out):
    tile = cuda.shared.array(128, np.float16, 128)
    bar = cuda.shared.array(1, np.uint64)
    bar_address = ptx.shared_address(bar)
    thread = cuda.threadIdx.x
    if thread == 0:
        ptx.mbarrier_init(bar_address, 1)
        ptx.fence_mbarrier_init()
    cuda.syncthreads()
    c0 = (cuda.blockIdx.x // 9) * 130
    if thread == 0:
        ptx.mbarrier_arrive_expect_tx(bar_address, 256)
        ptx.cp_async_bulk_tensor_1d_global_to_shared(ptx.shared_address(tile), src, c0, bar_address)
    ptx.mbarrier_wait_parity(bar_address, 0)
    out[cuda.blockIdx.x, thread] = tile[thread]


def attempt_pages(device, blocks=10):
    pages = np.arange(260, dtype=np.float32).astype(np.float16).reshape(2, 130)
    src = harness.TensorMap.tiled(device.to_device(pages.reshape(260)), box=128)
    out = device.empty((blocks, 128), np.float16)
    run = device.launch(load_page, grid=blocks, block=128, args=(src, out), timeout=2.0)
    return run, out.copy_to_host(), pages[np.arange(blocks) // 9, :128]


_, got, expected = attempt_pages(harness.device("emulator"), blocks=9)
print("9 blocks: right" if np.array_equal(got, expected) else "9 blocks: wrong")
harness.break_it("03_loads/box-start-off-16-bytes", attempt_pages)

# %% [markdown]
# <details><summary>What it was</summary>
#
# The tenth block is the first with <code>c0</code> = 130. That is 260 bytes, and 260 is not a
# multiple of 16. <strong>A box has to start at a multiple of 16 bytes: <code>c0</code> times the
# bytes per element is a multiple of 16.</strong> No check of the map can catch this, because the
# coordinate is not in the map. The rules for maps in <code>cuda.h</code> (13.0) do not mention it
# either. The first nine blocks start at 0, so every small test passes.
#
# </details>
#
# Do not worry if you did not see it: the code alone does not show it. The rule applies only to the
# innermost coordinate. `c1`, `c2`, … may be any number, because strides are multiples of 16 bytes.
# For the pages there are two solutions. Make the vector a matrix with rows padded to 136 elements,
# and the page becomes `c1`. Or begin at the multiple of 8 below `c0`, with a larger box, and skip
# what you do not need.
#
# The same rule came up again in
# [triton-lang/triton#9112](https://github.com/triton-lang/triton/issues/9112) and
# [tile-ai/tilelang#2527](https://github.com/tile-ai/tilelang/issues/2527).
#
# ## A halo
#
# A *stencil* computes each pixel from its neighbors. A tile of 8×32 pixels then needs one
# additional row and column on each side: its *halo*. At the border of the image the halo is
# outside. Code without TMA has special cases there. With TMA the box simply begins before the
# image, at negative coordinates, and the fill does the rest.
#
# There is one catch, and it is the rule that you have just met. One column to the left of a tile is
# not a multiple of 16 bytes. So the box begins *four* columns of `float32` to the left, and
# contains three columns that are never read:
#
# | columns of the box | contents |
# | --- | --- |
# | 0, 1, 2 | not used |
# | 3 | halo on the left |
# | 4 to 35 | the tile |
# | 36 | halo on the right |
# | 37, 38, 39 | not used |
#
# Draw this row on paper before you write the kernel, because the four columns are easy to lose. The
# box is (10, 40): rows of 160 bytes, again a multiple of 16. Here are the boxes of the first and
# the last block on an image of 12 rows and 60 columns.

# %%
small = harness.TensorMap.tiled(gpu.to_device(np.zeros((12, 60), np.float32)), box=(10, 40))
views.tile_explorer(small, origin=(0 - 1, 0 - 4))

# %%
views.tile_explorer(small, origin=(8 - 1, 32 - 4))

# %% [markdown]
# ## Exercise 6: `halo-load` ({{points halo-load}})
#
# Write the 3×3 mean: `out[y, x]` is the sum of the nine pixels around (y, x), divided by 9. Pixels
# outside the image count as 0. The map's box is (10, 40). Blocks have 256 threads, one for each
# pixel of a tile of 8×32. The grid is (width / 32, height / 8), rounded up.
#
# *Correct* gives {{points halo-load correct}} and *synchronized* gives {{worth halo-load synchronized}}.
#
# {{hints halo-load}}


# %% nbgrader={"grade": false, "grade_id": "halo-load-kernel", "locked": false, "schema_version": 3, "solution": true, "task": false}
@cuda.jit
def halo_load(src, out):
    tile = cuda.shared.array((10, 40), np.float32, 128)
    bar = cuda.shared.array(1, np.uint64)
    tile_address = ptx.shared_address(tile)
    bar_address = ptx.shared_address(bar)
    thread = cuda.threadIdx.x
    col = thread % 32
    row = thread // 32
    x0 = cuda.blockIdx.x * 32  # where the tile begins in the image
    y0 = cuda.blockIdx.y * 8

    if thread == 0:
        ptx.mbarrier_init(bar_address, 1)
        ptx.fence_mbarrier_init()
    cuda.syncthreads()

    # Load the tile with its halo, and wait until it is there.
    ### BEGIN SOLUTION
    if thread == 0:
        ptx.mbarrier_arrive_expect_tx(bar_address, 10 * 40 * 4)
        ptx.cp_async_bulk_tensor_2d_global_to_shared(tile_address, src, x0 - 4, y0 - 1, bar_address)
    ptx.mbarrier_wait_parity(bar_address, 0)
    ### END SOLUTION

    # The mean of the nine pixels; write it, if this thread's pixel is inside the image.
    ### BEGIN SOLUTION
    total = np.float32(0)
    for dy in range(3):
        for dx in range(3):
            total += tile[row + dy, col + 3 + dx]
    if y0 + row < out.shape[0] and x0 + col < out.shape[1]:
        out[y0 + row, x0 + col] = total / np.float32(9)
    ### END SOLUTION


# %% nbgrader={"grade": true, "grade_id": "halo-load-check", "locked": true, "points": 4, "schema_version": 3, "solution": false, "task": false}
harness.check("halo-load", halo_load).points

# %% [markdown]
# Look at what your kernel does to one bright pixel in the corner of an image. Its mean spreads to
# its neighbors, and stops at the border.

# %%
spot = np.zeros((8, 32), np.float32)
spot[0, 0] = 9
blurred = gpu.empty((8, 32), np.float32)
spot_map = harness.TensorMap.tiled(gpu.to_device(spot), box=(10, 40))
try:
    gpu.launch(halo_load, grid=1, block=256, args=(spot_map, blurred))
    print(blurred.copy_to_host()[:4, :6])
except harness.HarnessError as error:
    print(f"{type(error).__name__}: {error}")

# %% [markdown]
# ## From a kernel to its map
#
# So far the map was given and you wrote the kernel. Now it is the other way around. Here is a
# kernel that makes a time-lapse of a video: it keeps evenly spaced frames, and evenly spaced rows
# of them. The video is an array (frames, height, width) of `float32`. `out` consists of whole
# tiles, so that no store needs an `if`. Where a tile extends beyond the end of the video, `out`
# should be -1.


# %% tags=["needed-by-answers"]
@cuda.jit
def describe_it(src, out):
    tile = cuda.shared.array((2, 8, 32), np.float32, 128)
    bar = cuda.shared.array(1, np.uint64)
    tile_address = ptx.shared_address(tile)
    bar_address = ptx.shared_address(bar)
    thread = cuda.threadIdx.x
    c0 = cuda.blockIdx.x * 32
    c1 = cuda.blockIdx.y * 16
    c2 = cuda.blockIdx.z * 8

    if thread == 0:
        ptx.mbarrier_init(bar_address, 1)
        ptx.fence_mbarrier_init()
    cuda.syncthreads()
    if thread == 0:
        ptx.mbarrier_arrive_expect_tx(bar_address, 2 * 8 * 32 * 4)
        ptx.cp_async_bulk_tensor_3d_global_to_shared(tile_address, src, c0, c1, c2, bar_address)
    ptx.mbarrier_wait_parity(bar_address, 0)

    row = thread // 32
    col = thread % 32
    x = cuda.blockIdx.x * 32 + col
    y = cuda.blockIdx.y * 8 + row
    for frame in range(2):
        value = tile[frame, row, col]
        if value != value:  # only a NaN is not equal to itself
            value = np.float32(-1)
        out[cuda.blockIdx.z * 2 + frame, y, x] = value


# %% [markdown]
# ## Exercise 7: `describe-it` ({{points describe-it}})
#
# Write the plan: a function that takes the shape of the video, (frames, height, width), and
# returns a dictionary.
#
# - `"grid"`: the number of blocks along x, y and z;
# - `"src"`: a dictionary with the map's `"box"`, `"element_strides"` and `"oob_fill"`. Box and
#   element strides are in numpy's order; `"oob_fill"` is `"zero"` or `"nan"`.
#
# The kernel is right; do not change it. Everything that you need is in it. How far apart are two
# neighboring tiles in the video? Of the frames and rows between them, how many arrive? Which fill
# does the kernel rely on?
#
# The judge draws shapes. For each, your function makes a plan, in the notebook's own process, and
# the judge runs the kernel with that plan.
#
# {{hints describe-it}}


# %% nbgrader={"grade": false, "grade_id": "describe-it-kernel", "locked": false, "schema_version": 3, "solution": true, "task": false}
def describe_it_plan(shape):
    frames, height, width = shape
    plan = {}
    # Fill in plan["grid"] and plan["src"].
    ### BEGIN SOLUTION
    plan["grid"] = (-(-width // 32), -(-height // 16), -(-frames // 8))
    plan["src"] = {"box": (8, 16, 32), "element_strides": (4, 2, 1), "oob_fill": "nan"}
    ### END SOLUTION
    return plan


# %% nbgrader={"grade": true, "grade_id": "describe-it-check", "locked": true, "points": 3, "schema_version": 3, "solution": false, "task": false}
harness.check("describe-it", describe_it, plan=describe_it_plan).points

# %% [markdown]
# ## A question (2 points)
#
# A matrix has 1000 columns of `float32`, and boxes are 64 columns wide. For the blocks of the last
# column of tiles, a colleague writes: "only 40 columns exist there, so I expect rows × 40 × 4
# bytes". The test passed: it used 1024 columns.
#
# Explain in a few sentences what the kernel does with 1000 columns and why. Say what the tile
# contains in its other 24 columns. Name one computation for which that is a wrong value, and what
# you would change.

# %% [markdown] nbgrader={"grade": true, "grade_id": "03_loads-question-1", "locked": false, "points": 2, "schema_version": 3, "solution": true, "task": false}
# ### BEGIN SOLUTION
# A load always delivers its whole box: rows × 64 × 4 bytes, even in the last column of tiles. The
# mbarrier expects fewer, so its byte count does not end at zero: the phase never completes and the
# block hangs, or it completes too early, when the count passes zero. With 1024 columns no tile is
# cut off, and the number was right by accident. The other 24 columns contain the fill: zeros. They
# do not affect a sum. They are wrong values for a largest or smallest value, a product, a count or
# a mean over the tile. There you would fill with NaN and skip it, or leave out the columns from
# 1000 on.
# ### END SOLUTION

# %% [markdown]
# ## What this lab used
#
# | in Python | in PTX | who calls it | what it does |
# | --- | --- | --- | --- |
# | `TensorMap.tiled(array, box, element_strides=…, oob_fill=…)` | a descriptor (`cuTensorMapEncodeTiled`) | the host | describes a tensor and a box of it |
# | `prefetch_tensormap` | `prefetch.tensormap` | one thread, early | requests the descriptor; a hint |
# | `mbarrier_init` | `mbarrier.init` | one thread | sets the arrival count; phase 0 begins |
# | `fence_mbarrier_init` | `fence.mbarrier_init.release.cluster` | the same thread | makes the initialized barrier visible to TMA |
# | `mbarrier_arrive_expect_tx` | `mbarrier.arrive.expect_tx` | one thread | expects the bytes of the whole box, and arrives |
# | `cp_async_bulk_tensor_1d_global_to_shared` … `_5d_…` | `cp.async.bulk.tensor.1d` … `.5d` … `.mbarrier::complete_tx::bytes` | one thread | loads the box at `c0`, `c1`, …; its bytes are counted on the mbarrier |
# | `mbarrier_wait_parity` | `mbarrier.try_wait.parity`, in a loop | each thread that reads the tile | waits for the end of a phase |
#
# | rule | what it requires |
# | --- | --- |
# | rank | 1 to 5 |
# | address of the tensor | a multiple of 16 bytes |
# | strides | multiples of 16 bytes; the innermost dimension is contiguous |
# | box | 1 to 256 elements along each dimension; the innermost a multiple of 16 bytes |
# | element strides | 1 to 8; that of the innermost dimension is ignored |
# | start of the box | `c0` × bytes per element is a multiple of 16; a load's coordinates may be negative |
# | bytes to expect | those of the whole box, after element strides, wherever it is |
# | tile in shared memory | starts at a multiple of 128 bytes |
#
# CUDA C++ makes the same descriptor with `cuTensorMapEncodeTiled`, and CuTe with `make_tma_copy`.
# A profiler shows the loads as the SASS instruction `UTMALDG`.
