"""What is left at the end is not copied.

exercise: vector-copy
loses: correct, fast
hazards: none
"""

from llvmlite import ir
from numba import cuda
from numba.cuda import types
from numba.cuda.extending import intrinsic
from numba.cuda.typing import signature

from harness import ptx

I32, I64, F32, VOID = ir.IntType(32), ir.IntType(64), ir.FloatType(), ir.VoidType()


@intrinsic
def load_four(typingctx, address):
    def codegen(context, builder, call, operands):
        four = ir.LiteralStructType([F32, F32, F32, F32])
        # ld.global.v4.f32; it returns a tuple of four.
        function = ir.FunctionType(four, [I64])
        text = "ld.global.v4.f32 {$0, $1, $2, $3}, [$4];"
        constraints = "=f,=f,=f,=f,l,~{memory}"
        assembly = ir.InlineAsm(function, text, constraints, side_effect=True)
        loaded = builder.call(assembly, operands)
        parts = [builder.extract_value(loaded, k) for k in range(4)]
        return context.make_tuple(builder, call.return_type, parts)

    return signature(types.UniTuple(types.float32, 4), types.uint64), codegen


@intrinsic
def store_four(typingctx, address, x, y, z, w):
    def codegen(context, builder, call, operands):
        function = ir.FunctionType(VOID, [I64, F32, F32, F32, F32])
        # st.global.v4.f32; it returns nothing.
        text = "st.global.v4.f32 [$0], {$1, $2, $3, $4};"
        constraints = "l,f,f,f,f,~{memory}"
        builder.call(ir.InlineAsm(function, text, constraints, side_effect=True), operands)
        return context.get_dummy_value()

    return signature(types.void, types.uint64, *[types.float32] * 4), codegen


@cuda.jit
def vector_copy(src, dst):
    n = src.size
    thread = cuda.threadIdx.x
    start = cuda.blockIdx.x * 4096
    # A whole tile: four vectors a thread. What is left at the end: in any way.
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
