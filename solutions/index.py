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
# A Hopper GPU can copy tiles of memory by itself, while its threads do something else. These labs
# teach how to use that, and how to use it *right*: which fence, which barrier, which phase. You
# write kernels in Python. They become the PTX that a CUDA C++ compiler would write.
#
# You need Python and a little CUDA (blocks, threads, shared memory). You do **not** need a GPU.
# Without one, your kernels run on an emulator, which also finds the mistakes that a GPU hides. Only
# speed cannot be measured there. Where a lab shows a speed that was not measured on your machine, it
# says on which GPU and when it was recorded.
#
# ## The labs
#
# | lab | it teaches | time | points |
# | --- | --- | --- | --- |
# | [00 Inline PTX from Python](00_inline_ptx/00_inline_ptx.ipynb) | how a kernel becomes PTX; your first wrapper; a thread copy | 60–75 min | {00_inline_ptx} |
# | [Tile copy](tile_copy/tile_copy.ipynb) | the whole way once: load a tile, change it, store it | 45–60 min | {tile_copy} |
# | [01 The async proxy](01_async_proxy/01_async_proxy.ipynb) | two proxies, one rule that is not symmetric, which fence where | 75–90 min | {01_async_proxy} |
# | [02 mbarrier phases](02_mbarrier_phases/02_mbarrier_phases.ipynb) | arrivals, bytes, parity, and a barrier used many times | 75–90 min | {02_mbarrier_phases} |
# | [03 Tensor maps and loads](03_loads/03_loads.ipynb) | descriptors, coordinates, fill; loads of rank 1 to 5 | 75–90 min | {03_loads} |
# | [04 Stores and reductions](04_stores/04_stores.ipynb) | groups, what each wait frees, reductions in memory | 75–90 min | {04_stores} |
# | [05 Swizzles and layouts](05_swizzles/05_swizzles.ipynb) | banks, conflicts, swizzles by formula | 75 min | {05_swizzles} |
# | [06 The pipeline](06_pipeline/06_pipeline.ipynb) | stages, full and empty barriers, producers and consumers | 75–90 min | {06_pipeline} |
# | [07 A matrix product](07_gemm/07_gemm.ipynb) | wgmma, and a product built rung by rung | 90 min and more | {07_gemm} |
# | [08 Beyond](08_beyond/08_beyond.ipynb) | clusters and multicast, im2col, descriptors edited by a kernel | 75–90 min | {08_beyond} |
# | [09 Attention](09_attention/09_attention.ipynb) | two products and an online softmax, two rings, warpgroups that take turns | 90 min and more | {09_attention} |
#
# Take them in this order. Each says what it needs of the ones before.
#
# ## How a lab works
#
# - **Exercises** have a cell with `YOUR CODE HERE`. What is there compiles already: you only add
#   lines. The cell below it has your kernel judged, as often as you like. A card shows what is right,
#   what is wrong, and at which of your lines.
# - A kernel that hangs or crashes costs you nothing: it ends in seconds, with a diagnosis, and the
#   notebook goes on.
# - **Predict, then run**: decide first, then open the answer.
# - **Break it**: kernels that are wrong on purpose. You see what the rules say of them, and what the
#   hardware does.
# - **Questions in words** are for a person to grade. If you study alone, compare with the solution.
#
# Solutions are in the folder `solutions/` of the repository, one text file for each lab.
#
# ## Where your kernels run

# %%
import harness

print("Kernels run on:", harness.device().name)
