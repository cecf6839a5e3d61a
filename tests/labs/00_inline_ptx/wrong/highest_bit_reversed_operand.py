"""Bits reversed first: the lowest bit, from the other end.

exercise: highest-bit
loses: correct
hazards: none
"""

from llvmlite import ir
from numba import cuda
from numba.cuda import types
from numba.cuda.extending import intrinsic
from numba.cuda.typing import signature

I32, I64, F32, VOID = ir.IntType(32), ir.IntType(64), ir.FloatType(), ir.VoidType()


@intrinsic
def find_highest_bit(typingctx, a):
    def codegen(context, builder, call, operands):
        function = ir.FunctionType(I32, [I32])
        # The inline assembly, and its call.
        assembly = ir.InlineAsm(function, "brev.b32 $0, $1; bfind.u32 $0, $0;", "=r,r")
        return builder.call(assembly, operands)

    return signature(types.uint32, types.uint32), codegen


@cuda.jit
def highest_bit(src, out):
    i = cuda.grid(1)
    # Each thread with an element: its highest bit.
    if i < src.size:
        out[i] = find_highest_bit(src[i])
