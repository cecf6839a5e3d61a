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
# # Hopper's asynchronous data movement, in Python
#
# A Hopper GPU can copy tiles of memory while its threads do other work. These labs teach how to use
# that, and how to use it *correctly*: which fence, which barrier, which phase. You write kernels in
# Python. Like CUDA C++, they are compiled to PTX, the virtual assembly language of NVIDIA's GPUs.
#
# You need Python and a little CUDA (blocks, threads, shared memory). You do **not** need a GPU.
# Without one, your kernels run on an emulator, which also finds the mistakes that a GPU hides. Only
# speed cannot be measured there. If a lab shows a speed that was not measured on your machine, it
# says on which GPU and when it was recorded.
#
# ## The labs
#
# | lab | it teaches | minutes | points |
# | --- | --- | --- | --- |
# | [Tile copy](tile_copy/tile_copy.ipynb) | a tile's complete journey: load it, change it, store it | 75–105 | {tile_copy} |
# | [00 Inline PTX from Python](00_inline_ptx/00_inline_ptx.ipynb) | how a kernel becomes PTX; your first wrapper; a copy by threads | 105–145 | {00_inline_ptx} |
# | [01 The async proxy](01_async_proxy/01_async_proxy.ipynb) | two proxies, a rule that is not symmetric, which fence goes where | 120–165 | {01_async_proxy} |
# | [02 mbarrier phases](02_mbarrier_phases/02_mbarrier_phases.ipynb) | arrivals, bytes, parity, and a barrier used many times | 130–180 | {02_mbarrier_phases} |
# | [03 Tensor maps and loads](03_loads/03_loads.ipynb) | descriptors, coordinates, fill; loads of rank 1 to 5 | 150–205 | {03_loads} |
# | [04 Stores and reductions](04_stores/04_stores.ipynb) | groups, the weakest sufficient wait, reductions in memory | 165–225 | {04_stores} |
# | [05 Swizzles and layouts](05_swizzles/05_swizzles.ipynb) | banks, conflicts, swizzles by formula | 70–100 | {05_swizzles} |
# | [06 The pipeline](06_pipeline/06_pipeline.ipynb) | stages, full and empty barriers, producers and consumers | 145–200 | {06_pipeline} |
# | [07 Clusters](07_clusters/07_clusters.ipynb) | blocks that share a load, and when they may reuse a buffer or exit | 90–125 | {07_clusters} |
# | [08 A matrix product](08_gemm/08_gemm.ipynb) | wgmma, and a product built step by step | 200–270 | {08_gemm} |
# | [09 Attention](09_attention/09_attention.ipynb) | two products and an online softmax, two rings, ping-pong scheduling | 145–200 | {09_attention} |
# | [10 im2col](10_im2col/10_im2col.ipynb) | the inputs of a convolution, with one copy for each position of its filter | 35–50 | {10_im2col} |
# | [11 Edited maps](11_edited_maps/11_edited_maps.ipynb) | a tensor map that a kernel changes, and its two fences | 40–60 | {11_edited_maps} |
# | [12 Cache hints](12_cache_hints/12_cache_hints.ipynb) | prefetches and policies: advice to the L2 cache | 15–30 | {12_cache_hints} |
#
# Start with *Tile copy*, then take the labs in this order: each one says what it needs from earlier
# ones. Lab 00 is optional. Take it at any time if you want to see how Python becomes PTX, or to
# write your own wrappers. The challenges at the end of labs 08 and 09 are in the points (7 each)
# but not in the times: they take half a day each.
#
# Times are estimates from the length of the texts, the lines that you write, and one failed check
# per kernel. Take as long as you like.
#
# ## How a lab works
#
# - Every lab but the first **begins with three questions** about an earlier one. Answer them from
#   memory before you unfold the answers, or skip them if you have not taken that lab. Sections that
#   you may **skip** say so at their beginning.
# - **Exercises** have a cell with `YOUR CODE HERE`. The cell compiles as it is: you complete it.
#   The cell below it checks your kernel, as often as you like. A card shows what is right, what is
#   wrong, and at which of your lines.
# - A kernel that hangs or crashes costs you nothing: it ends within seconds, with a diagnosis, and
#   the notebook goes on working.
# - **Predict, then run**: decide first, then open the answer. If a number is asked for, write it
#   down: some cells have a place for it, and print it next to the result.
# - **Break it**: deliberately broken kernels. You see what the rules say about them, and what the
#   hardware does.
# - **Questions in words** are graded by a person. If you study alone, compare with the solution.
#
# Once you have full points, the card shows the course's answer next to yours. The solutions,
# including model answers to the questions in words, are in the folder `solutions` of your clone,
# next to `my-labs`. In an installed package they are in `harness/solutions`, and
# `python -c "import harness; print(harness.__path__[0])"` prints where `harness` is. Cards refer to lines of your cell by
# number: if JupyterLab does not show the numbers, choose *View → Show Line Numbers*.
#
# ## Where your kernels run

# %%
import harness

print("Kernels run on:", harness.device().name)

# %% [markdown]
# ## Your progress
#
# Here are the best points that you have reached in each exercise on this machine. They count for no
# grade.

# %%
harness.progress()
