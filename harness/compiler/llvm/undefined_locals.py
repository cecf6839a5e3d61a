"""Keep accumulators that nobody wrote undefined, as the kernel has them.

Nothing says what a ``cuda.local.array`` begins with. numba fills it with zeros all the same, where
the function begins, once (not where the array is made, which may be a loop's body). A product that
adds to accumulators that nobody wrote is then right by an accident of this compiler, and wrong in
the next tile. So in kernels with wgmma, arrays of float32 begin as a register that no instruction
assigns. That is no instruction either: where it is overwritten before it is read, nothing is left
of it. (Without it LLVM may take what it likes for what is undefined: of an accumulator that a loop
adds to, NVVM makes 0.)
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from llvmlite import ir

_LOCAL = "_cudapy_lmem"  # what numba calls a cuda.local.array
_MOST_ELEMENTS = 256  # of an array that can be accumulators: one register each, twice over
_TEXT = "// $0 is not assigned"


@contextmanager
def kept_undefined(module: ir.Module) -> Iterator[None]:
    """In this block the module stores that register into each element of such arrays."""
    before = []
    for function in module.functions:
        for block in function.blocks:
            arrays = [one for one in block.instructions if _is_accumulators(one)]
            if arrays:
                before.append((block, list(block.instructions)))
            for array in arrays:
                _begin(block, array)
    try:
        yield
    finally:
        for block, instructions in before:
            block.instructions[:] = instructions


def has_products(module: ir.Module) -> bool:
    """Whether the module has a wgmma that multiplies."""
    return any(
        isinstance(callee := getattr(instruction, "callee", None), ir.InlineAsm)
        and "wgmma.mma_async" in callee.asm
        for function in module.functions
        for block in function.blocks
        for instruction in block.instructions
    )


def _is_accumulators(instruction: ir.Instruction) -> bool:
    if not isinstance(instruction, ir.AllocaInstr) or not instruction.name.startswith(_LOCAL):
        return False
    held = instruction.type.pointee
    return (
        isinstance(held, ir.ArrayType)
        and held.element == ir.FloatType()
        and held.count <= _MOST_ELEMENTS
    )


def _begin(block: ir.Block, array: ir.AllocaInstr) -> None:
    builder = ir.IRBuilder(block)
    filled = block.instructions[block.instructions.index(array) + 1]
    if isinstance(filled, ir.StoreInstr) and filled.operands[1] is array:
        block.instructions.remove(filled)  # with zeros, by numba
    builder.position_after(array)
    nothing = ir.InlineAsm(ir.FunctionType(ir.FloatType(), []), _TEXT, "=f", side_effect=False)
    undefined = builder.call(nothing, [])
    zero = ir.Constant(ir.IntType(32), 0)
    for element in range(array.type.pointee.count):
        at = builder.gep(array, [zero, ir.Constant(ir.IntType(32), element)], inbounds=True)
        builder.store(undefined, at)
