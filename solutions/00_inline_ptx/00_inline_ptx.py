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
# # Inline PTX from Python
#
# Hopper has an instruction that copies a whole tile, one that waits for it, and one that multiplies
# matrices with 128 threads together. Neither Python nor numba has a word for any of them. So this
# lab shows what your Python kernel becomes, and how to put any instruction into it yourself.
#
# No later lab depends on this one, because `harness.ptx` provides the instructions that labs need.
# Take it now if you are curious, or later, when you need an instruction that `harness.ptx` lacks.
#
# **After this lab, you can**
#
# - read the PTX of a small kernel, and find the line of Python that an instruction comes from;
# - find out how many registers a kernel uses;
# - write a wrapper for a PTX instruction from its entry in the manual;
# - decide what a wrapper must declare to the compiler, and recognize a missing declaration in the
#   PTX;
# - run a kernel with `harness`, the package of these labs, and have it checked;
# - write a copy by threads that moves 16 bytes per instruction.
#
# **You need** Python and a little CUDA: blocks, threads, shared memory, `cuda.syncthreads()`. You
# do not need to know PTX, and you do not need a GPU: without a Hopper GPU, an emulator on the CPU
# runs your kernel.
#
# **Time**: 105 to 145 minutes.
#
# **Points**: {{total}}. Each exercise says how many it gives.

# %%
import numpy as np
from llvmlite import ir
from numba import cuda
from numba.cuda import types
from numba.cuda.extending import intrinsic
from numba.cuda.typing import signature

import harness
from harness import ptx, views

# The compiler's names for its types: 32-bit and 64-bit integers, a float, no result.
I32, I64, F32, VOID = ir.IntType(32), ir.IntType(64), ir.FloatType(), ir.VoidType()

gpu = harness.device()
print("Kernels of this notebook run on:", gpu.name)

# %% [markdown]
# This is the GPU that all these labs program. Parts in color are what this lab is about: the
# instructions that a kernel consists of, and the registers that they work on. Gray parts are those
# of *Tile copy*, and parts that are only outlined come later.

# %%
views.machine("00_inline_ptx")

# %% [markdown]
# ## Before you start: three questions about *Tile copy*
#
# Skip them if you have not taken that lab.
#
# 1. Which threads wait on the mbarrier of a load, and which thread issues the load?
#    <details><summary>Answer</summary>Every thread that reads the tile waits; a single thread
#    issues the load.</details>
# 2. Threads write a tile, and TMA stores it. What must come in between?
#    <details><summary>Answer</summary>A proxy fence in each thread that wrote, then a block
#    barrier.</details>
# 3. Why does a store need no mbarrier?
#    <details><summary>Answer</summary>No data arrive in the block. The thread that issued the store
#    waits for its bulk group.</details>
#
# ## A kernel runs
#
# Here is a kernel that you could have written yourself, followed by the lines that run it.
# `to_device` copies an array to the device, `launch` starts the kernel and waits until it has
# ended, `copy_to_host` copies an array back. `gpu` is a Hopper GPU if this machine has one, and the
# emulator otherwise. The lines are the same for both.


# %%
@cuda.jit
def scale(src, out):
    i = cuda.grid(1)
    if i < src.size:
        out[i] = np.float32(2) * src[i] + np.float32(1)


x = gpu.to_device(np.arange(100, dtype=np.float32))
y = gpu.to_device(np.zeros(100, dtype=np.float32))
run = gpu.launch(scale, grid=4, block=32, args=(x, y))
print(y.copy_to_host()[:8], "...")
print("hazards:", run.hazards)

# %% [markdown]
# `run.hazards` lists what the emulator found wrong with the *order* of the kernel's memory
# accesses. Here it found nothing. (On a GPU the list is always empty, because only the emulator
# looks for hazards.) We will come back to hazards.
#
# ## From Python to machine code
#
# A GPU does not run Python. Two translation steps are in between:
#
# ```text
# Python kernel  --- numba-cuda --->  PTX  --- the assembler --->  machine code (a "cubin")
# ```
#
# **PTX** is the virtual assembly language of NVIDIA's GPUs: text, with one instruction per line.
# CUDA C++ is compiled to it, too. NVIDIA's manual for it is called the *PTX ISA*. The **assembler**
# (`ptxas`) then allocates the real registers and writes the machine code for one kind of GPU, here
# for `sm_90a`: Hopper.
#
# The emulator reads PTX, and a Hopper GPU runs what the assembler makes of the same text. So the
# PTX *is* your kernel. `compile_kernel` returns it, without a GPU. `views.listing` prints each
# instruction below the line that it comes from.


# %%
def show_ptx(kernel, *args, block=32, only=("",)):
    """Print the PTX of a kernel for such arguments, or only the lines with a word of ``only``."""
    for line in views.listing(harness.compile_kernel(kernel, args, block=block)).splitlines():
        if any(word in line for word in only):
            print(line)


show_ptx(scale, x, y)

# %% [markdown]
# An instruction is an *opcode* (the operation, with its type), followed by its operands. The first
# operand is the destination. PTX looks worse than it is, and you can guess most lines:
#
# | PTX | what it does |
# | --- | --- |
# | `ld.param.u64 %rd6, [...]` | fetches an argument of the kernel |
# | `mov.u32 %r1, %tid.x` | copies a *special register*, here `threadIdx.x`, to an ordinary one |
# | `mul.wide.s32 %rd8, %r2, %r3` | multiplies two 32-bit numbers, with a 64-bit result |
# | `setp.ge.s64 %p1, a, b` | sets a *predicate*, one bit: is a ≥ b? |
# | `@%p1 bra $L__BB0_2` | jumps to a label, in the threads in which `%p1` is true |
# | `ld.global.f32 %f1, [%rd14]` | loads a float from the address in `%rd14` |
# | `fma.rn.f32 d, a, b, c` | `a * b + c`, rounded once; a constant such as `0f40000000` is a float's bits (2.0) |
# | `st.global.f32 [%rd19], %f2` | stores it |
#
# Names with `%` are **registers**. PTX has an unlimited number of them, each with a size and a
# kind: `%r` holds 32 bits, `%rd` 64 bits, `%f` a float, `%p` a predicate. The word after the first
# dot of a load or store (`global`, `shared`, `param`) names the memory. An array argument takes
# several parameters: its address, its shape and its strides among them, and the kernel loads those
# that it needs.
#
# `out[i]` has become four instructions for the address (`and`, `add`, `shl`, `add`), and one store.
# The first two handle a negative `i`, which in Python counts from the end (numba does not know that
# `i` is never negative here); so does the `shr` that belongs to `src[i]`. (`cvta` turns an
# argument's address into one in global memory. The compiler has moved it, so the listing shows it
# below another line.)
#
# ### How many registers?
#
# The assembler has to work with real registers. A *streaming multiprocessor* (SM), the unit that
# runs blocks, has 65,536 of them, and a thread can use at most 255. A value that does not fit is
# kept in memory and brought back when it is needed: it *spills*. `assemble` reports what a kernel
# uses. Spilled values are not the only ones that are kept in memory: a thread-local array stays in
# registers only if its indices are known when the kernel is compiled. Otherwise it is kept in
# memory, on the thread's *stack*.


# %%
@cuda.jit
def with_a_stack(src, out):
    mine = cuda.local.array(16, np.float32)
    i = cuda.grid(1)
    for k in range(16):
        mine[k] = src[i + k]
    out[i] = mine[int(src[i]) % 16]


print("kernel         registers  spilled bytes  stack bytes")
for kernel in (scale, with_a_stack):
    assembly = harness.assemble(harness.compile_kernel(kernel, (x, y), block=32).ptx)
    name, spilled, stack = kernel.py_func.__name__, assembly.spill_bytes, assembly.stack_bytes
    print(f"{name:<14} {assembly.registers:>9}  {spilled:>13}  {stack:>11}")

# %% [markdown]
# ## A first wrapper
#
# PTX has many more instructions than numba ever generates. Let us begin with one that numba has,
# too (as `cuda.laneid`), so that you can compare. It reads a special register. This is how the
# manual writes it:
#
# ```text
# mov.u32  d, %laneid;          the number of this thread in its warp, 0 to 31
# ```
#
# A **wrapper** is a function that generates one instruction. In numba it is an *intrinsic*: a
# function that runs when the kernel is *compiled*. It returns a signature and another function,
# which generates the code to insert. That code is a piece of PTX, called *inline assembly*.


# %%
@intrinsic
def lane_id(typingctx):
    def codegen(context, builder, call, operands):
        function = ir.FunctionType(I32, [])
        assembly = ir.InlineAsm(function, "mov.u32 $0, %laneid;", "=r")
        return builder.call(assembly, operands)

    return signature(types.uint32), codegen


@cuda.jit
def number_lanes(out):
    i = cuda.grid(1)
    out[i] = lane_id()


lanes = gpu.to_device(np.zeros(40, dtype=np.uint32))
gpu.launch(number_lanes, grid=1, block=40, args=(lanes,))
print(lanes.copy_to_host())
show_ptx(number_lanes, lanes, block=40)

# %% [markdown]
# Find `mov.u32 ..., %laneid;` in the PTX, below the line that called the wrapper. Now the wrapper,
# from the inside out. It looks like a lot for one instruction, but every wrapper has the same five
# parts:
#
# **The text**, `"mov.u32 $0, %laneid;"`. It goes into the PTX as it is, except that the compiler
# replaces `$0`, `$1`, … by registers. (In CUDA C++ these are written `%0`, `%1`, ….)
#
# **The constraints**, `"=r"`. There is one for each operand, in the order of the numbers,
# separated by commas. `=` marks a result; results come first. The letter names the kind of
# register:
#
# | letter | register | PTX types |
# | --- | --- | --- |
# | `h` | 16 bits | `.u16 .s16 .b16` |
# | `r` | 32 bits | `.u32 .s32 .b32` |
# | `l` | 64 bits | `.u64 .s64 .b64`, and addresses in global memory |
# | `f` | a 32-bit float | `.f32` |
# | `d` | a 64-bit float | `.f64` |
# | `n` | none: a number that is known when the kernel is compiled | an *immediate* operand |
#
# **The function type**, `ir.FunctionType(I32, [])`: the result, and a list of operands. It must
# agree with the letters: `I32` is `r`, `I64` is `l`, `F32` is `f`.
#
# **The signature**, `signature(types.uint32)`: the same types, written for numba: first the result,
# then one type per argument. numba converts the arguments. If a kernel passes an `int64` where the
# signature says `uint32`, the PTX contains the conversion before your instruction.
#
# **The arguments.** The first, `typingctx`, belongs to numba. After it comes a name for each
# argument that the kernel passes. `operands` are their values, in the same order.
#
# The judge sees only the PTX of your kernel, which already contains what your wrapper has
# generated. So how you write the wrapper does not matter to it.

# %% [markdown]
# ## Exercise 1: `highest-bit` ({{points highest-bit}})
#
# The manual has this entry:
#
# ```text
# bfind.u32  d, a;
#
#     d is the position of the highest bit of a that is 1, counted from bit 0.
#     If a is 0, d is 0xFFFFFFFF.           d and a: 32-bit registers
# ```
#
# Complete the wrapper and the kernel: `out[i]` is the position for `src[i]`. Both are arrays of
# `uint32` of the same length. Blocks have 128 threads, and the last block may have threads without
# an element.
#
# *Correct* gives {{points highest-bit correct}}: every element is right, and the instruction was executed.
#
# {{hints highest-bit}}


# %% nbgrader={"grade": false, "grade_id": "highest-bit-kernel", "locked": false, "schema_version": 3, "solution": true, "task": false}
@intrinsic
def find_highest_bit(typingctx, a):
    def codegen(context, builder, call, operands):
        function = ir.FunctionType(I32, [I32])
        # The inline assembly, and its call.
        ### BEGIN SOLUTION
        assembly = ir.InlineAsm(function, "bfind.u32 $0, $1;", "=r,r")
        return builder.call(assembly, operands)
        ### END SOLUTION

    return signature(types.uint32, types.uint32), codegen


@cuda.jit
def highest_bit(src, out):
    i = cuda.grid(1)
    # Each thread with an element: its highest bit.
    ### BEGIN SOLUTION
    if i < src.size:
        out[i] = find_highest_bit(src[i])
    ### END SOLUTION


# %% [markdown]
# Now run the check. The judge draws new lengths and new random numbers, and tries several orders
# of events. You can run it as often as you like.

# %% nbgrader={"grade": true, "grade_id": "highest-bit-check", "locked": true, "points": 2, "schema_version": 3, "solution": false, "task": false}
harness.check("highest-bit", highest_bit).points

# %% [markdown]
# The card shows what is right and what is wrong: for a wrong output, where it is wrong; for an
# access that is not ordered, the line of your kernel; and elements that were never written.
#
# What happens if you mistype the text? The compiler does not read it: it passes the text on. But
# the harness checks each instruction against its table of PTX when the kernel is compiled, and
# points to the line of your wrapper:


# %%
@intrinsic
def misspelled(typingctx, a):
    def codegen(context, builder, call, operands):
        function = ir.FunctionType(I32, [I32])
        return builder.call(ir.InlineAsm(function, "bfund.u32 $0, $1;", "=r,r"), operands)

    return signature(types.uint32, types.uint32), codegen


@cuda.jit
def calls_misspelled(out):
    out[0] = misspelled(cuda.threadIdx.x)


try:
    gpu.launch(calls_misspelled, grid=1, block=1, args=(lanes,))
except harness.HarnessError as error:
    print(f"{type(error).__name__}: {error}")

# %% [markdown]
# ## An operand that is a number
#
# `lop3.b32` computes any logical function of three words at once, bit by bit:
#
# ```text
# lop3.b32  d, a, b, c, immLut;
#
#     d, a, b, c: 32-bit registers        immLut: an immediate, 0 to 255
# ```
#
# `immLut` selects the function: it is the function's truth table as an 8-bit number. Here is how
# to compute it. Write the function in Python, and apply it to these three numbers instead of a, b
# and c:
#
# ```text
# a: 0xF0        b: 0xCC        c: 0xAA
# ```
#
# Their bits run through the eight combinations of three bits. The table of `a & b & c` is
# `0xF0 & 0xCC & 0xAA`, which is `0x80`.
#
# An **immediate** operand is part of the instruction. It cannot be a register, so it must be known
# when the kernel is compiled. Its letter is `n`. To the compiler it is an operand like the others:
# it has an `I32` in the function type and a `types.uint32` in the signature.
#
# ## Exercise 2: `bit-adder` ({{points bit-adder}})
#
# A *full adder* adds three bits. Their sum is between 0 and 3, so the result has two bits:
#
# | | is 1 if |
# | --- | --- |
# | `total` | one of the three is 1, or all three are |
# | `carry` | two of the three are 1, or all three are |
#
# Applied to 32-bit words, it adds in 32 places at once. This is how to count votes, or the ones in
# a long row of bits, without looking at single bits.
#
# Write the wrapper `logic3(a, b, c, table)`, and use it in the kernel: `total[i]` and `carry[i]`
# of `a[i]`, `b[i]`, `c[i]`. All arrays have the same length, and blocks have 128 threads.
#
# *Correct* gives {{points bit-adder correct}}: every element is right, and `lop3` was executed.
#
# {{hints bit-adder}}


# %% nbgrader={"grade": false, "grade_id": "bit-adder-kernel", "locked": false, "schema_version": 3, "solution": true, "task": false}
@intrinsic
def logic3(typingctx, a, b, c, table):
    def codegen(context, builder, call, operands):
        function = ir.FunctionType(I32, [I32, I32, I32, I32])
        # The inline assembly, and its call.
        ### BEGIN SOLUTION
        text = "lop3.b32 $0, $1, $2, $3, $4;"
        return builder.call(ir.InlineAsm(function, text, "=r,r,r,r,n"), operands)
        ### END SOLUTION

    return signature(types.uint32, *[types.uint32] * 4), codegen


@cuda.jit
def bit_adder(a, b, c, total, carry):
    i = cuda.grid(1)
    # Each thread with an element: its two bits of the sum.
    ### BEGIN SOLUTION
    if i < a.size:
        total[i] = logic3(a[i], b[i], c[i], 0xF0 ^ 0xCC ^ 0xAA)
        carry[i] = logic3(a[i], b[i], c[i], (0xF0 & 0xCC) | (0xF0 & 0xAA) | (0xCC & 0xAA))
    ### END SOLUTION


# %% nbgrader={"grade": true, "grade_id": "bit-adder-check", "locked": true, "points": 3, "schema_version": 3, "solution": false, "task": false}
harness.check("bit-adder", bit_adder).points

# %% [markdown]
# If the table is known only when the kernel runs, you get an error at once. The error comes from
# the harness: the compiler itself would print a warning, leave the instruction out, and continue.
#
# ## What the compiler may do with your instruction
#
# Come back to this section when a wrapper works today and fails tomorrow. The compiler does not
# read the text. All it knows is what you declared: some registers go in, one comes out. That is
# what a *calculation* looks like. And the compiler may do three things with a calculation:
#
# 1. **drop** it, if nothing uses its result;
# 2. **move** it, for example out of a loop in which its operands do not change;
# 3. **reuse the result** instead of computing it twice.
#
# For `bfind` all three are correct, and make the kernel faster. Now look at this instruction:
#
# ```text
# mov.u64  d, %clock64;         the cycle counter of the SM
# ```
#
# ### Predict, then run
#
# The kernel below reads the counter in each iteration of a loop, and stores it. What will the four
# numbers be? Decide first. Then look for `%clock64` in the PTX. Only some lines are shown: the
# counter, the stores, the jumps and their labels.


# %%
@intrinsic
def clock_undeclared(typingctx):
    def codegen(context, builder, call, operands):
        function = ir.FunctionType(I64, [])
        return builder.call(ir.InlineAsm(function, "mov.u64 $0, %clock64;", "=l"), operands)

    return signature(types.uint64), codegen


@cuda.jit
def four_times(out):
    for i in range(out.size):
        out[i] = clock_undeclared()


times = gpu.to_device(np.zeros(4, dtype=np.uint64))
gpu.launch(four_times, grid=1, block=1, args=(times,))
print("cycles since the first:", times.copy_to_host() - times.copy_to_host()[0])
show_ptx(four_times, times, block=1, only=("%clock64", "st.", "bra", "$L"))

# %% [markdown]
# <details><summary>Answer</summary>
#
# All four are the same. <code>mov.u64 ..., %clock64</code> has no operands, so the compiler
# assumes that its result never changes. It reads the counter once, before the loop, and stores the
# same register each time. (There are two loops, because the compiler has
# <i>unrolled</i> yours: one does four iterations at a time, the other does the rest. Only one of
# the two counter reads is executed here.)
#
# </details>
#
# ## Two declarations
#
# Two declarations tell the compiler more:
#
# - `side_effect=True`: this instruction does something besides computing its result. Keep it,
#   where it is, and execute it as often as it is reached.
# - `~{memory}`, after the constraints: this instruction reads or writes memory that is not visible
#   in its operands. It is called a *memory clobber*. The compiler then writes values that it still
#   holds in registers to memory before the instruction, and reads memory again after it.
#
# In CUDA C++ they are `asm volatile(...)` and `"memory"`.
#
# Try it with an instruction that accesses memory. `st.shared.f32 [a], b;` stores `b` in shared
# memory at address `a`. An address in shared memory is a `uint32`, which
# `ptx.shared_address(array, index)` returns. A wrapper that returns nothing has the type `VOID`,
# and ends with `context.get_dummy_value()`.
#
# The kernel stores 1.0 as an array element, then 2.0 through the wrapper, then reads the element.
# The cell makes four wrappers, one for each combination of the two declarations.


# %%
def store_declared_as(side_effect, memory):
    """Return a wrapper of st.shared.f32 with these declarations."""

    @intrinsic
    def store_shared(typingctx, address, value):
        def codegen(context, builder, call, operands):
            function = ir.FunctionType(VOID, [I32, F32])
            text = "st.shared.f32 [$0], $1;"
            builder.call(
                ir.InlineAsm(function, text, "r,f" + memory, side_effect=side_effect), operands
            )
            return context.get_dummy_value()

        return signature(types.void, types.uint32, types.float32), codegen

    return store_shared


def store_twice(store_shared):
    """Return a kernel that stores 1.0, then stores 2.0 through this wrapper."""

    @cuda.jit
    def kernel(out):
        tile = cuda.shared.array(32, np.float32)
        thread = cuda.threadIdx.x
        tile[thread] = np.float32(1)
        store_shared(ptx.shared_address(tile, thread), np.float32(2))
        out[thread] = tile[thread]

    return kernel


print("side_effect  memory clobber  st.shared in the PTX  ld.shared in the PTX  out[0]")
for side_effect in (False, True):
    for memory in ("", ",~{memory}"):
        kernel = store_twice(store_declared_as(side_effect, memory))
        out = gpu.to_device(np.zeros(32, dtype=np.float32))
        gpu.launch(kernel, grid=1, block=32, args=(out,))
        text = harness.compile_kernel(kernel, (out,), block=32).ptx
        lines = [line.strip() for line in text.splitlines()]  # some are comments
        stores = sum(line.startswith("st.shared") for line in lines)
        loads = sum(line.startswith("ld.shared") for line in lines)
        print(
            f"{side_effect!s:<11}  {'yes' if memory else 'no':<14}  {stores:>20}  {loads:>20}  "
            f"{out.copy_to_host()[0]:>6}"
        )

# %% [markdown]
# Did you expect 2.0 in every line? Then you are in good company. In the first line, the wrapper's
# store is gone. So is the load: the compiler knew the value of `tile[thread]`, because it had just
# written it, and saw nothing that could have changed it. The kernel returns 1.0, a *stale* value.
#
# In the other three lines everything is there. So why two declarations, if one is enough? Because
# they are two promises, and the table shows only what *this* compiler (libNVVM, inside numba-cuda)
# makes of them. `side_effect` promises that the instruction stays, and stays in order with others
# of its kind. `~{memory}` promises that ordinary reads and writes are not moved across it.
# NVIDIA's manual for inline assembly asks for the clobber whenever an instruction touches memory
# that is not among its operands, and `nvcc` makes use of the difference. **So write both, or
# neither.** Neither is right for a calculation. Both are right for everything else.
#
# The PTX alone does not show which declarations a wrapper made. So the harness writes a comment
# next to a load or a store whose wrapper does not declare both, and in exercises 4 and 5 that
# counts as a mistake.
#
# Every wrapper of `harness.ptx` has both if it needs them.

# %% [markdown]
# ## Exercise 3: `what-to-declare` ({{points what-to-declare}})
#
# Six instructions. For each of them: does a wrapper have to declare effects (`side_effect=True`
# and `~{memory}`), or may it declare nothing? Ask yourself: if the compiler drops it, moves it or
# reuses its result, can I tell the difference?
#
# | name | instruction |
# | --- | --- |
# | `popc` | `popc.b32 d, a;` counts the bits of a that are 1 |
# | `clock` | `mov.u64 d, %clock64;` |
# | `laneid` | `mov.u32 d, %laneid;` |
# | `atom` | `atom.shared.add.u32 d, [a], b;` adds b to the value at address a; d is the previous value, and nothing uses d |
# | `ld` | `ld.shared.f32 d, [a];` |
# | `fma` | `fma.rn.f32 d, a, b, c;` |
#
# Replace each `None` by `"nothing"` or `"effects"`. All right answers give equal points.
#
# {{hints what-to-declare}}

# %% nbgrader={"grade": false, "grade_id": "what-to-declare-kernel", "locked": false, "schema_version": 3, "solution": true, "task": false}
what_to_declare = {
    "popc": None,
    "clock": None,
    "laneid": None,
    "atom": None,
    "ld": None,
    "fma": None,
}
### BEGIN SOLUTION
what_to_declare.update(popc="nothing", laneid="nothing", fma="nothing")
what_to_declare.update(clock="effects", atom="effects", ld="effects")
### END SOLUTION

# %% nbgrader={"grade": true, "grade_id": "what-to-declare-check", "locked": true, "points": 3, "schema_version": 3, "solution": false, "task": false}
harness.check("what-to-declare", what_to_declare).points

# %% [markdown]
# ## Break it: a load that declares nothing
#
# A load has a result, so it is not dropped. What can go wrong? The kernel below writes 1.0, loads,
# writes 2.0, loads again, and writes 3.0. Its output should be 12: ten times the first load, plus
# the second. Its wrapper declares nothing. Before you run it: which of the writes are left?
#
# `harness.break_it` shows what the emulator reports for a kernel that is wrong on purpose, and
# what a Hopper GPU does with it in 20 runs: yours if you have one, otherwise a recorded one.


# %%
@intrinsic
def load_undeclared(typingctx, address):
    def codegen(context, builder, call, operands):
        function = ir.FunctionType(F32, [I32])
        return builder.call(ir.InlineAsm(function, "ld.shared.f32 $0, [$1];", "=f,r"), operands)

    return signature(types.float32, types.uint32), codegen


@cuda.jit
def load_twice(out):
    tile = cuda.shared.array(32, np.float32)
    thread = cuda.threadIdx.x
    address = ptx.shared_address(tile, thread)
    tile[thread] = np.float32(1)
    first = load_undeclared(address)
    tile[thread] = np.float32(2)
    second = load_undeclared(address)
    tile[thread] = np.float32(3)
    out[thread] = np.float32(10) * first + second


def loads_too_early(gpu):
    out = gpu.to_device(np.zeros(32, dtype=np.float32))
    run = gpu.launch(load_twice, grid=1, block=32, args=(out,))
    return run, out.copy_to_host(), np.full(32, 12, dtype=np.float32)


show_ptx(load_twice, gpu.to_device(np.zeros(32, dtype=np.float32)))
harness.break_it("00_inline_ptx/undeclared-load", loads_too_early)

# %% [markdown]
# The first two writes are gone: as far as the compiler knows, nothing reads them before the third
# one overwrites them. The loads read shared memory that nothing has written yet. The emulator calls
# this a **hazard**, of the kind `uninitialized-read`, and points to your line. Hardware reports no
# hazard: there is just some number.
#
# ## Exercise 4: `repair-wrappers` ({{points repair-wrappers}})
#
# The kernel below reverses each row of a matrix with 64 columns. Blocks have 32 threads, and each
# block takes a band of 4 rows. For each row,
#
# 1. each thread writes two numbers of the row to the tile;
# 2. each thread loads a pair of numbers from the other end of the tile, with `load_pair`;
# 3. it stores the pair, swapped, at its own end, with `store_pair`;
# 4. each thread writes two numbers of the tile to `out`.
#
# The wrappers load and store two numbers at a time: `.v2` in PTX means a *vector* of two, which is
# written in braces. A wrapper with several results returns a structure, and `context.make_tuple`
# turns it into a tuple. You will need that again in exercise 5.
#
# The kernel is right, but the wrappers are not. Fix them, by adding lines only. First run the check
# as it is, and read the card. Then look at the PTX in the cell after it.
#
# *Correct* gives {{points repair-wrappers correct}}. *Synchronized* gives {{worth repair-wrappers synchronized}}: no hazard, under any order of events that was
# tried.
#
# {{hints repair-wrappers}}


# %% nbgrader={"grade": false, "grade_id": "repair-wrappers-kernel", "locked": false, "schema_version": 3, "solution": true, "task": false}
@intrinsic
def load_pair(typingctx, address):
    side_effect, memory = False, ""
    # What does this wrapper have to declare?
    ### BEGIN SOLUTION
    side_effect, memory = True, ",~{memory}"
    ### END SOLUTION

    def codegen(context, builder, call, operands):
        function = ir.FunctionType(ir.LiteralStructType([F32, F32]), [I32])
        text = "ld.shared.v2.f32 {$0, $1}, [$2];"
        assembly = ir.InlineAsm(function, text, "=f,=f,r" + memory, side_effect=side_effect)
        loaded = builder.call(assembly, operands)
        parts = [builder.extract_value(loaded, k) for k in range(2)]
        return context.make_tuple(builder, call.return_type, parts)

    return signature(types.UniTuple(types.float32, 2), types.uint32), codegen


@intrinsic
def store_pair(typingctx, address, x, y):
    side_effect, memory = False, ""
    # And this one?
    ### BEGIN SOLUTION
    side_effect, memory = True, ",~{memory}"
    ### END SOLUTION

    def codegen(context, builder, call, operands):
        function = ir.FunctionType(VOID, [I32, F32, F32])
        text = "st.shared.v2.f32 [$0], {$1, $2};"
        assembly = ir.InlineAsm(function, text, "r,f,f" + memory, side_effect=side_effect)
        builder.call(assembly, operands)
        return context.get_dummy_value()

    return signature(types.void, types.uint32, types.float32, types.float32), codegen


@cuda.jit
def repair_wrappers(src, out):
    tile = cuda.shared.array(64, np.float32, 16)
    thread = cuda.threadIdx.x
    here = ptx.shared_address(tile, 2 * thread)
    there = ptx.shared_address(tile, 62 - 2 * thread)

    first = cuda.blockIdx.x * 4
    for y in range(first, min(first + 4, src.shape[0])):
        tile[thread] = src[y, thread]
        tile[thread + 32] = src[y, thread + 32]
        cuda.syncthreads()
        a, b = load_pair(there)
        cuda.syncthreads()
        store_pair(here, b, a)
        cuda.syncthreads()
        out[y, thread] = tile[thread]
        out[y, thread + 32] = tile[thread + 32]
        cuda.syncthreads()


# %% nbgrader={"grade": true, "grade_id": "repair-wrappers-check", "locked": true, "points": 4, "schema_version": 3, "solution": false, "task": false}
harness.check("repair-wrappers", repair_wrappers).points

# %% [markdown]
# Where are the loads, the stores and the barriers of your kernel? Here are only those lines of the
# PTX, in order, with the labels of the loops. Again there are two loops: one does a row at a time,
# the other four.

# %%
matrix = gpu.to_device(np.zeros((4, 64), dtype=np.float32))
show_ptx(repair_wrappers, matrix, matrix, only=("ld.shared", "st.shared", "bar.sync", "bra", "$L"))

# %% [markdown]
# ## Case study: a flag that was read once
#
# (You can skip this case study at first reading: no exercise needs it.)
#
# Reviews of GPU code find this mistake again and again. In
# [tile-ai/tilelang#2029](https://github.com/tile-ai/tilelang/issues/2029), wrappers of an
# instruction that writes to shared memory had no memory clobber: reads after it could have seen
# old data. In
# [flashinfer-ai/flashinfer#4980](https://github.com/flashinfer-ai/flashinfer/issues/4980), the
# clobber of a wrapper of `mbarrier.init` had been removed. Both were found by reading. Neither had
# failed yet.
#
# Here is what it looks like when it fails. Threads 32 to 63 compute one number each, and hand it
# over to threads 0 to 31. Each pair uses a flag:
#
# ```text
# st.release.cta.shared::cta.u32 [a], b;  stores the flag, after all earlier writes
# ld.acquire.cta.shared::cta.u32 d, [a];  loads the flag, before all later reads
# ```
#
# *Release* and *acquire* are the two halves of an agreement: a thread that sees the released flag
# also sees everything written before it. `.cta` names the scope: the threads of one block. (PTX
# says *CTA*, cooperative thread array, for a block.)
#
# Two more things about wrappers, which you will see in this case study:
#
# - **Labels.** The text may contain a loop, and a loop needs a label. If the wrapper is called
#   twice, the label would be defined twice, which PTX rejects. `${:uid}` in the text becomes a
#   different number each time: `WAIT_${:uid}:`. A loop also needs a predicate, for which there is
#   no constraint letter. So it is declared inside the text, between braces.
# - **Instructions of a whole warp.** All threads of a warp must execute an instruction with
#   `.sync.aligned` in its name together. The compiler must not move it into a branch that only
#   some threads take. You tell it so with
#   `builder.call(assembly, operands, attrs=("convergent", "nounwind"))`.
#
# PTX expresses the order in the instructions themselves. Is that not enough? Read the kernel, and
# predict what the compiler makes of it.


# %%
@intrinsic
def store_release(typingctx, address, value):
    def codegen(context, builder, call, operands):
        function = ir.FunctionType(VOID, [I32, I32])
        text = "st.release.cta.shared::cta.u32 [$0], $1;"
        builder.call(ir.InlineAsm(function, text, "r,r", side_effect=True), operands)
        return context.get_dummy_value()

    return signature(types.void, types.uint32, types.uint32), codegen


@intrinsic
def load_acquire(typingctx, address):
    def codegen(context, builder, call, operands):
        function = ir.FunctionType(I32, [I32])
        text = "ld.acquire.cta.shared::cta.u32 $0, [$1];"
        return builder.call(ir.InlineAsm(function, text, "=r,r"), operands)

    return signature(types.uint32, types.uint32), codegen


@cuda.jit
def hand_over(src, out):
    tile = cuda.shared.array(32, np.float32)
    flags = cuda.shared.array(32, np.uint32)
    thread = cuda.threadIdx.x
    pair = thread % 32
    flag = ptx.shared_address(flags, pair)
    if thread < 32:
        flags[pair] = 0
    cuda.syncthreads()
    if thread < 32:
        while load_acquire(flag) == 0:
            pass
        out[pair] = tile[pair]
    else:
        tile[pair] = np.float32(2) * src[pair]
        store_release(flag, 1)


def handing_over(kernel):
    """Return a launch of ``kernel``: one block of 64 threads, with a time limit of a second."""

    def attempt(gpu):
        numbers = np.arange(32, dtype=np.float32)
        out = gpu.to_device(np.zeros(32, dtype=np.float32))
        args = (gpu.to_device(numbers), out)
        run = gpu.launch(kernel, grid=1, block=64, args=args, timeout=1.0)
        return run, out.copy_to_host(), 2 * numbers

    return attempt


harness.break_it("00_inline_ptx/flag-read-once", handing_over(hand_over))

# %% [markdown]
# On the emulator the kernel never ends, and the report points to the loop. On the H200 it
# did end: {{outcome 00_inline_ptx/flag-read-once}}. Look at that line in the PTX: find the two
# `ld.acquire`, and see what is left of the loop.

# %%
show_ptx(
    hand_over, x, y, block=64, only=("shared::cta", "while", "setp.eq", "setp.ne", "bra", "$L")
)

# %% [markdown]
# <details><summary>What happened</summary>
#
# The flag is loaded once to decide whether to wait at all, and once more before the loop. The loop
# itself is only a comparison and a jump, and it compares the same register forever. (A compiler may
# delete an endless loop that has no effects. The H200's assembler seems to have done so, and there
# the kernel goes on with whatever is in the tile.) The instruction orders <i>memory</i>. But the
# compiler decides where to put the instruction in the PTX, and it was never told that this is more
# than a calculation. The store, which did declare a side effect, is where it should be.
#
# </details>
#
# Here is the wait as a single wrapper, with its loop and both declarations. `${:uid}` makes the
# label unique, and the predicate and the register of the loop are declared between the braces.


# %%
@intrinsic
def wait_for_flag(typingctx, address):
    def codegen(context, builder, call, operands):
        function = ir.FunctionType(VOID, [I32])
        text = """{
            .reg .pred waiting;
            .reg .u32 flag;
            WAIT_${:uid}:
            ld.acquire.cta.shared::cta.u32 flag, [$0];
            setp.eq.u32 waiting, flag, 0;
            @waiting bra WAIT_${:uid};
        }"""
        builder.call(ir.InlineAsm(function, text, "r,~{memory}", side_effect=True), operands)
        return context.get_dummy_value()

    return signature(types.void, types.uint32), codegen


@cuda.jit
def hand_over_fixed(src, out):
    tile = cuda.shared.array(32, np.float32)
    flags = cuda.shared.array(32, np.uint32)
    thread = cuda.threadIdx.x
    pair = thread % 32
    flag = ptx.shared_address(flags, pair)
    if thread < 32:
        flags[pair] = 0
    cuda.syncthreads()
    if thread < 32:
        wait_for_flag(flag)
        out[pair] = tile[pair]
    else:
        tile[pair] = np.float32(2) * src[pair]
        store_release(flag, 1)


run, got, expected = handing_over(hand_over_fixed)(gpu)
print("right:", np.array_equal(got, expected), " hazards:", run.hazards)

# %% [markdown]
# ## A copy by threads, and its bandwidth
#
# **Bandwidth** is bytes moved per second. A copy reads each byte once and writes it once, so it
# moves twice the bytes of its array. The datasheet of an H200 gives 4.8 TB/s for its memory. The
# driver's own copy reaches {{copy}} ({{where}}). All bandwidths in these labs are compared with
# that copy, in the same run.
#
# A load takes hundreds of cycles. To keep the memory busy, many bytes must be *in flight*:
# requested but not yet delivered. How many? A kernel of lab 06 that only reads reached
# {{fraction stream-depth-4}} of the driver's copy with 16 KiB in flight on each SM, and
# {{fraction stream-depth-8}} with 32 KiB.
#
# An SM holds at most 2048 threads. So it depends on what each thread has in flight:

# %%
print("a thread requests            in flight, at most")
for what, thread_bytes in (("one float", 4), ("16 bytes", 16), ("4 times 16 bytes", 64)):
    print(f"{what:<28} {2048 * thread_bytes // 1024:>4} KiB per SM")

# %% [markdown]
# `out[i] = src[i]` requests one float. `ld.global.v4.f32` requests four with one instruction, 16
# bytes. Its address must be a multiple of 16. And a thread can make several requests before it
# uses the first result: first all loads, then all stores.
#
# *First all loads*: since you declare effects, the order is yours to choose. The compiler keeps
# your loads and stores in the order in which you wrote them. If you store each vector before you
# load the next one, only one is ever in flight.
#
# ## Exercise 5: `vector-copy` ({{points vector-copy}})
#
# Write the two wrappers and the kernel.
#
# ```text
# ld.global.v4.f32  {d0, d1, d2, d3}, [a];
# st.global.v4.f32  [a], {b0, b1, b2, b3};
#
#     a: an address in global memory, a 64-bit register, a multiple of 16
# ```
#
# `ptx.global_address(array, index)` returns the address of an element, as `uint64`. `index` counts
# elements.
#
# Blocks have 256 threads, and each block copies 4096 elements: four vectors per thread.
# Neighboring threads copy neighboring vectors. The next vector of a thread is 1024 elements
# further on. The grid is just large enough for all `n` numbers, so the last block may have fewer
# than 4096. Copy those in any way you like, but do not read or write beyond the end.
#
# *Correct* gives {{points vector-copy correct}}. *Fast* gives up to {{worth vector-copy fast}}: on
# a Hopper GPU the kernel is timed on an array of 512 MiB, which it reads and writes, and its
# bandwidth is compared with the driver's copy of the same number of bytes in the same run.
# {{asks vector-copy}}. Without a Hopper GPU, *fast* is **not measured**, which never counts as a
# failure. Whether a thread has four vectors in flight, or stores each before it loads the next, is
# judged by the speed alone.
#
# {{hints vector-copy}}


# %% nbgrader={"grade": false, "grade_id": "vector-copy-kernel", "locked": false, "schema_version": 3, "solution": true, "task": false}
@intrinsic
def load_four(typingctx, address):
    def codegen(context, builder, call, operands):
        four = ir.LiteralStructType([F32, F32, F32, F32])
        # ld.global.v4.f32; it returns a tuple of four.
        ### BEGIN SOLUTION
        function = ir.FunctionType(four, [I64])
        text = "ld.global.v4.f32 {$0, $1, $2, $3}, [$4];"
        constraints = "=f,=f,=f,=f,l,~{memory}"
        assembly = ir.InlineAsm(function, text, constraints, side_effect=True)
        loaded = builder.call(assembly, operands)
        parts = [builder.extract_value(loaded, k) for k in range(4)]
        return context.make_tuple(builder, call.return_type, parts)
        ### END SOLUTION

    return signature(types.UniTuple(types.float32, 4), types.uint64), codegen


@intrinsic
def store_four(typingctx, address, x, y, z, w):
    def codegen(context, builder, call, operands):
        function = ir.FunctionType(VOID, [I64, F32, F32, F32, F32])
        # st.global.v4.f32; it returns nothing.
        ### BEGIN SOLUTION
        text = "st.global.v4.f32 [$0], {$1, $2, $3, $4};"
        constraints = "l,f,f,f,f,~{memory}"
        builder.call(ir.InlineAsm(function, text, constraints, side_effect=True), operands)
        ### END SOLUTION
        return context.get_dummy_value()

    return signature(types.void, types.uint64, *[types.float32] * 4), codegen


@cuda.jit
def vector_copy(src, dst):
    n = src.size
    thread = cuda.threadIdx.x
    start = cuda.blockIdx.x * 4096
    # A whole tile: four vectors per thread. The rest at the end: any way you like.
    ### BEGIN SOLUTION
    if start + 4096 <= n:
        first = start + 4 * thread
        a = load_four(ptx.global_address(src, first))
        b = load_four(ptx.global_address(src, first + 1024))
        c = load_four(ptx.global_address(src, first + 2048))
        d = load_four(ptx.global_address(src, first + 3072))
        store_four(ptx.global_address(dst, first), a[0], a[1], a[2], a[3])
        store_four(ptx.global_address(dst, first + 1024), b[0], b[1], b[2], b[3])
        store_four(ptx.global_address(dst, first + 2048), c[0], c[1], c[2], c[3])
        store_four(ptx.global_address(dst, first + 3072), d[0], d[1], d[2], d[3])
    else:
        for i in range(start + thread, n, 256):
            dst[i] = src[i]
    ### END SOLUTION


# %% nbgrader={"grade": true, "grade_id": "vector-copy-check", "locked": true, "points": 5, "schema_version": 3, "solution": false, "task": false}
harness.check("vector-copy", vector_copy).points

# %% [markdown]
# Four vectors in flight take sixteen registers. Do 2048 threads per SM still fit into its 65,536
# registers? And how fast was the solution on an H200?

# %%
registers = harness.assemble(harness.compile_kernel(vector_copy, (x, y), block=256).ptx).registers
print(f"{registers} registers per thread: room for {65536 // registers} threads")
harness.recorded_speed("vector-copy")

# %% [markdown]
# A copy by threads can be fast. But all the while, its threads compute addresses and wait, and its
# registers hold data that is only passing through. In the other labs, one thread issues the copy,
# and TMA executes it.

# %% [markdown]
# ## In your own words (2 points)
#
# A friend shows you a wrapper of `st.shared` with the constraints `"r,f"` and nothing else. "It
# returns nothing", she says, "and it was in the PTX last week, when it returned the old value. Now
# I have no use for the old value, the instruction is gone, and my kernel is wrong." Answer in
# three or four sentences: why was it there last week, why may the compiler drop it now, what
# should have been declared from the beginning, and why both?

# %% [markdown] nbgrader={"grade": true, "grade_id": "00_inline_ptx-question-1", "locked": false, "points": 2, "schema_version": 3, "solution": true, "task": false}
# ### BEGIN SOLUTION
# The compiler does not read the text of inline assembly. It knew of a result, and something used
# the result: that is why it kept the instruction, and not because it stores something. Without a
# result and without a declared effect, nothing can depend on it, and a calculation on which
# nothing depends may be dropped. side_effect=True says that it has to stay, and the memory clobber
# says that it changes memory, so that ordinary reads and writes are not moved across it and no
# earlier value is reused. (1 point for why it was kept and dropped, 1 point for the two
# declarations and what each is for.)
# ### END SOLUTION

# %% [markdown]
# ## What this lab used
#
# | PTX | operands | a wrapper declares | what it does |
# | --- | --- | --- | --- |
# | `mov.u32 d, %laneid` | `=r` | nothing | this thread's number in its warp |
# | `mov.u64 d, %clock64` | `=l` | effects | the SM's cycle counter |
# | `bfind.u32 d, a` | `=r,r` | nothing | position of the highest bit that is 1 |
# | `lop3.b32 d, a, b, c, immLut` | `=r,r,r,r,n` | nothing | any logical function of three words |
# | `ld.shared.f32 d, [a]` | `=f,r` | effects | loads from shared memory |
# | `st.shared.f32 [a], b` | `r,f` | effects | stores to shared memory |
# | `ld.shared.v2.f32 {d0, d1}, [a]` | `=f,=f,r` | effects | loads 8 bytes; the address is a multiple of 8 |
# | `ld.acquire.cta.shared::cta.u32 d, [a]` | `=r,r` | effects | loads a flag, before everything after it |
# | `st.release.cta.shared::cta.u32 [a], b` | `r,r` | effects | stores a flag, after everything before it |
# | `ld.global.v4.f32 {d0, …, d3}, [a]` | `=f,=f,=f,=f,l` | effects | loads 16 bytes; the address is a multiple of 16 |
# | `st.global.v4.f32 [a], {b0, …, b3}` | `l,f,f,f,f` | effects | stores 16 bytes |
#
# | in Python | what it is for |
# | --- | --- |
# | `@intrinsic` | marks a function that runs when the kernel is compiled, and returns the code to insert |
# | `ir.InlineAsm(type, text, constraints, side_effect=…)` | a piece of PTX, its operands, its effects |
# | `$0`, `$1`, `${:uid}` | the operands, results first; a number unique to this copy of the text |
# | `~{memory}` | the instruction touches memory that is not among its operands |
# | `compile_kernel`, `views.listing`, `assemble` | the PTX; the PTX by lines; registers and spills |
# | `gpu.launch`, `run.hazards`, `harness.check` | run it; list its hazards; have it judged |
