"""The sum is the OR of all three.

exercise: bit-adder
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
def logic3(typingctx, a, b, c, table):
    def codegen(context, builder, call, operands):
        function = ir.FunctionType(I32, [I32, I32, I32, I32])
        # The inline assembly, and its call.
        text = "lop3.b32 $0, $1, $2, $3, $4;"
        return builder.call(ir.InlineAsm(function, text, "=r,r,r,r,n"), operands)

    return signature(types.uint32, *[types.uint32] * 4), codegen


@cuda.jit
def bit_adder(a, b, c, total, carry):
    i = cuda.grid(1)
    # Each thread with an element: its two bits of the sum.
    if i < a.size:
        total[i] = logic3(a[i], b[i], c[i], 0xF0 | 0xCC | 0xAA)
        carry[i] = logic3(a[i], b[i], c[i], (0xF0 & 0xCC) | (0xF0 & 0xAA) | (0xCC & 0xAA))
