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
# # im2col: the pixels under a filter
#
# A convolution with a filter of 3×3 reads each pixel nine times, once for each position in the
# filter. To compute 32 neighboring outputs, a block needs nine groups of 32 pixels. At the right
# edge of an image such a group continues in the next row; after the last row, in the next image.
# How many copies does that take?
#
# With the boxes that you know, the number depends on where the edge is: a box is a rectangle. With
# an im2col map the answer is always nine, and the kernel does not need to know where an image ends.
#
# **After this lab, you can**
#
# - read the pixel box of an im2col map;
# - say which pixels a copy delivers, and how many bytes to expect;
# - gather the patches of a convolution.
#
# **You need** the lab `03_loads`: a tensor map, a load, fill. You do not need a GPU.
#
# **Time**: 35 to 50 minutes.
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
# This lab is about a load again, with another kind of map.

# %%
views.machine("10_im2col")

# %% [markdown]
# ## Before you start: three questions about lab 09
#
# Skip them if you have not taken that lab.
#
# 1. The largest score of a row rises from 2 to 5. By which factor are its sums multiplied (scale 1,
#    exponentials to the base 2)?
#    <details><summary>Answer</summary>By 2 to the power of 2 − 5, which is 1/8.</details>
# 2. Why do K and V have a ring each?
#    <details><summary>Answer</summary>K is released before the softmax, and V only after
#    it.</details>
# 3. What are the turns of ping-pong scheduling for?
#    <details><summary>Answer</summary>One warpgroup multiplies while the other computes its
#    softmax.</details>
#
# ## A patch, and a walk over pixels
#
# A convolution slides a filter over an image. A filter of 3×3 has nine *taps*. For the output at
# (p, q), the tap (r, s) reads the pixel (p + r - 1, q + s - 1), if the image is padded by 1.
#
# A convolution becomes a matrix product if each output gets a row with all the pixels that it
# reads: its *patch*. Building that matrix is called *im2col*, and TMA has a mode for it. The images
# are NHWC (image, row, column, channel), so the channels of a pixel are adjacent in memory.
#
# A tiled map has a box. An **im2col map** has instead:
#
# - `lower_corner` and `upper_corner`: the **pixel box**, the pixels over which a copy walks. On
#   each axis it extends from `lower_corner` to `extent - 1 + upper_corner`. Each corner has two
#   entries, the row first, then the column. With a filter of 3 and a padding of 1, both corners are
#   -1 on each axis. So the box is what the filter's first tap reads: from -1 to extent - 2 (rows -1
#   to 2 of an image of 4 rows);
# - `channels_per_pixel` and `pixels_per_column`: the size of one copy, as a number of channels and
#   a number of pixels. (Such a *column* is not one of the image's columns.)
#
# A copy *walks*. It starts at the pixel of its coordinates and moves to the right. At the end of
# the pixel box it continues in the next row; after the last row, in the next image, until it has
# its number of pixels. The box of a tiled map cannot do that, because its copy is a rectangle.
#
# The copy's **offsets** select the tap. They move the whole walk: the first offset moves it to the
# right, and the second moves it down. Pixels outside the image arrive as fill.

# %%
views.im2col_walk()

# %% [markdown]
# A walk is easier to watch than to describe. The image below has 4 rows and 6 columns. The value of
# a pixel is 10 · row + column, and the fill is NaN, so that we can see it. `walk` loads 8 pixels
# and shows where each came from: the numbers are their places in the tile. A `.` is a pixel that
# was not read. The line below the grid has a `+` for each pixel from outside.
#
# The call is `cp_async_bulk_tensor_4d_im2col_global_to_shared(dst, map, c, w, h, n, s, r, bar)`:
# the destination, the map, the coordinates (channel, column, row, image), the offsets (right,
# down), and the mbarrier. The innermost dimension comes first, as always: w before h, s before r.


# %%
@cuda.jit
def load_pixels(src, w, h, n, s, r, out):
    tile = cuda.shared.array((8, 4), np.float32, 128)
    bar = cuda.shared.array(1, np.uint64)
    bar_address = ptx.shared_address(bar)
    thread = cuda.threadIdx.x
    if thread == 0:
        ptx.mbarrier_init(bar_address, 1)
        ptx.fence_mbarrier_init()
    cuda.syncthreads()
    if thread == 0:
        ptx.mbarrier_arrive_expect_tx(bar_address, 8 * 4 * 4)
        # destination, map; channel, column, row, image; offsets right, down; mbarrier
        ptx.cp_async_bulk_tensor_4d_im2col_global_to_shared(
            ptx.shared_address(tile), src, 0, w, h, n, s, r, bar_address
        )
    ptx.mbarrier_wait_parity(bar_address, 0)
    out[thread // 4, thread % 4] = tile[thread // 4, thread % 4]


def walk(pixels, w, h, s, r):
    out = gpu.empty((8, 4), np.float32)
    gpu.launch(load_pixels, grid=1, block=32, args=(pixels, w, h, 0, s, r, out))
    arrived = out.copy_to_host()[:, 0]
    places = {int(value): place for place, value in enumerate(arrived) if value == value}
    print(f"from column {w}, row {h}, offsets ({s}, {r}):")
    for row in range(4):
        print("   ", *(places.get(10 * row + column, ".") for column in range(6)))
    print("    outside:", "+" * int(np.isnan(arrived).sum()) or "none", end="\n\n")


image = np.add.outer(10 * np.arange(4), np.arange(6)).astype(np.float32)
nhwc = gpu.to_device(np.repeat(image[None, :, :, None], 4, axis=3))
pixels = harness.TensorMap.im2col(
    nhwc,
    lower_corner=(-1, -1),
    upper_corner=(-1, -1),
    channels_per_pixel=4,
    pixels_per_column=8,
    oob_fill="nan",
)
print(pixels, end="\n\n")
walk(pixels, -1, -1, 0, 0)
walk(pixels, -1, -1, 1, 1)

# %% [markdown]
# The walk starts at (-1, -1) in both cases. The first copy is the tap in the upper left corner of
# the filter. Its first six pixels are the padding above the image. Then the walk reaches the
# second row of the pixel box, and reads one pixel of padding and the pixel (0, 0). The second copy
# is the tap in the middle: 8 pixels from (0, 0) on, one row and a bit.
#
# ### Predict, then run
#
# Which pixels does the copy from column 3, row 0 deliver, with the offsets (2, 1)? Remember where
# a row of the pixel box ends.

# %%
walk(pixels, 3, 0, 2, 1)

# %% [markdown]
# <details><summary>Answer</summary>
#
# The pixel box extends from column -1 to column 4. The walk starts at column 3 of row 0. It visits
# columns 3 and 4, then -1 to 4 of row 1. The offsets move each of them two to the right and one
# down: columns 5 and 6 of row 1, then 1 to 6 of row 2. Column 6 is outside, twice.
#
# </details>
#
# If you were off by one, you are in good company: count along with a finger on the picture. Offsets
# are integers from 0 on, and count pixels of the image: the padding is in the corners, not in the
# offsets. A **stride** of the convolution is part of the map, too: with element strides of 2 for
# rows and columns, the walk takes every second pixel of the pixel box. Coordinates and offsets
# still count pixels.
#
# Each copy delivers its full number of pixels, even past the last image. So the bytes to expect
# are the same in every block: pixels × channels × bytes per element.
#
# ## Exercise: `im2col-patches` ({{points im2col-patches}})
#
# Write the matrix of patches of a batch of images, for a filter of 3×3 with a padding of 1. A
# pixel has 8 channels of `float32`. The filter has `rows` × `cols` positions on each image,
# `stride` pixels apart (1 or 2; the map already contains it). The positions are counted along a
# row, then row by row, then image by image. Row i of `out` is the patch of position i. It has 72
# numbers: 8 channels of tap (0, 0), 8 of tap (0, 1), and so on to tap (2, 2).
#
# One copy delivers 32 pixels. A block has 128 threads and builds 32 patches, so it issues nine
# copies, one for each tap. All nine can be in flight at once. The last block has fewer patches.
#
# *Correct* gives {{points im2col-patches correct}} and *synchronized* gives {{worth im2col-patches synchronized}}.
#
# {{hints im2col-patches}}


# %% nbgrader={"grade": false, "grade_id": "im2col-patches-kernel", "locked": false, "schema_version": 3, "solution": true, "task": false}
@cuda.jit
def im2col_patches(src, rows, cols, stride, out):
    taps = cuda.shared.array((9, 32, 8), np.float32, 128)
    bar = cuda.shared.array(1, np.uint64)
    bar_address = ptx.shared_address(bar)
    thread = cuda.threadIdx.x
    first = cuda.blockIdx.x * 32

    if thread == 0:
        ptx.mbarrier_init(bar_address, 1)
        ptx.fence_mbarrier_init()
    cuda.syncthreads()

    # Load 32 pixels for each of the nine taps, and wait until all have arrived.
    ### BEGIN SOLUTION
    if thread == 0:
        w = first % cols * stride - 1
        h = first // cols % rows * stride - 1
        n = first // (cols * rows)
        ptx.mbarrier_arrive_expect_tx(bar_address, 9 * 32 * 8 * 4)
        for tap in range(9):
            to = ptx.shared_address(taps, tap * 32 * 8)
            ptx.cp_async_bulk_tensor_4d_im2col_global_to_shared(
                to, src, 0, w, h, n, tap % 3, tap // 3, bar_address
            )
    ptx.mbarrier_wait_parity(bar_address, 0)
    ### END SOLUTION

    # Write the patches that exist.
    ### BEGIN SOLUTION
    for i in range(thread, 32 * 72, 128):
        patch = i // 72
        number = i % 72
        if first + patch < out.shape[0]:
            out[first + patch, number] = taps[number // 8, patch, number % 8]
    ### END SOLUTION


# %% nbgrader={"grade": true, "grade_id": "im2col-patches-check", "locked": true, "points": 4, "schema_version": 3, "solution": false, "task": false}
harness.check("im2col-patches", im2col_patches).points

# %% [markdown]
# A real convolution does not write this matrix (*implicit GEMM*). It passes each tap's pixels to
# the Tensor Cores as they arrive in shared memory, and goes on to the next tap. The matrix of
# patches never exists.

# %% [markdown]
# ## What Blackwell adds
#
# (Nothing later needs this section: skip it if you only use Hopper.)
#
# The next generation of GPUs, Blackwell (sm_100), has **wide im2col** (`im2col::w` and
# `im2col::w::128`): a walk along a row of the image only. A Hopper GPU cannot run it. The harness
# rejects it, and says what to use instead.


# %%
@cuda.jit
def wide_im2col(src):
    ptx.cp_async_bulk_tensor_3d_im2col_w_global_to_shared(0, src, 0, 0, 0, 0, 0, 0)


some_map = harness.TensorMap.tiled(gpu.to_device(np.zeros((8, 32), np.float32)), box=(8, 32))
try:
    gpu.launch(wide_im2col, grid=1, block=1, args=(some_map,))
except harness.HarnessError as error:
    print(error)

# %% [markdown]
# ## A question (2 points)
#
# A colleague wants the patches of a 5×5 filter with a padding of 2. She changes your kernel to 25
# taps, offsets from 0 to 4, and the bytes of 25 copies. The map still has the corners (-1, -1), and
# the coordinates are still `column * stride - 1` and `row * stride - 1`. No wait and no fence is
# missing, but the output is wrong.
#
# Which corners does the map need, and which coordinates does the kernel need? Why? Which pixels
# does her tap (0, 0) read, and how many of her patches are wrong?

# %% [markdown] nbgrader={"grade": true, "grade_id": "10_im2col-question-1", "locked": false, "points": 2, "schema_version": 3, "solution": true, "task": false}
# ### BEGIN SOLUTION
# The filter's first tap for the output (p, q) is at (p - 2, q - 2). A row of the image has `extent`
# outputs, so copies start at -2 to extent - 3. The upper corner is relative to extent - 1: both
# corners are (-2, -2), and the coordinates are `column * stride - 2` and `row * stride - 2`. Her
# pixel box has the right size, so the walk changes rows at the right place. But it is one pixel too
# far to the right and down: tap (0, 0) of (p, q) reads (p - 1, q - 1), which belongs to tap (1, 1).
# All patches are wrong, not only those at the edges. (1 point for both corners and coordinates, 1
# point for the shift of all patches.)
# ### END SOLUTION

# %% [markdown]
# ## What this lab used
#
# | in Python | in PTX | who calls it | what it does |
# | --- | --- | --- | --- |
# | `TensorMap.im2col` | a descriptor (`cuTensorMapEncodeIm2col`) | the host | describes images and a pixel box |
# | `cp_async_bulk_tensor_4d_im2col_global_to_shared` | `cp.async.bulk.tensor.4d` … `.im2col` | one thread | loads pixels along a walk, shifted by a tap's offsets |
#
# | before | make sure that |
# | --- | --- |
# | an im2col load | the mbarrier expects its full number of pixels, also those outside the images |
#
# CUTLASS has the copy as `SM90_TMA_LOAD_IM2COL`.
