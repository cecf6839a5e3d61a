"""Only the store declares its effects.

exercise: repair-wrappers
loses: correct, synchronised
hazards: data-race
"""

import numpy as np
from llvmlite import ir
from numba import cuda
from numba.cuda import types
from numba.cuda.extending import intrinsic
from numba.cuda.typing import signature

from harness import ptx

I32, I64, F32, VOID = ir.IntType(32), ir.IntType(64), ir.FloatType(), ir.VoidType()


@intrinsic
def load_pair(typingctx, address):
    side_effect, memory = False, ""
    # What has this wrapper to declare?

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
    side_effect, memory = True, ",~{memory}"

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
