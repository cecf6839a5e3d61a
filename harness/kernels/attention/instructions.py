"""Instructions that attention needs beside those of `harness.ptx`.

What computes on registers alone (ex2, max) is no volatile assembly, unlike a wrapper of
`harness.ptx`: the compiler may put it where it likes.
"""

from __future__ import annotations

from llvmlite import ir
from numba.cuda import types
from numba.cuda.core.errors import TypingError
from numba.cuda.extending import intrinsic
from numba.cuda.typing import signature

_F32, _I32 = ir.FloatType(), ir.IntType(32)


def _of_registers(text: str, count: int):
    """Type and code of an instruction on float32 registers, with no effect but its result."""

    def codegen(context, builder, call, values):
        function_type = ir.FunctionType(_F32, [_F32] * count)
        constraints = ",".join(["=f"] + ["f"] * count)
        return builder.call(ir.InlineAsm(function_type, text, constraints), values)

    return signature(types.float32, *[types.float32] * count), codegen


@intrinsic
def ex2(typingctx, x):
    """2 to the power of ``x``, float32, within 2 ulp; -inf gives 0.

    PTX: ``ex2.approx.ftz.f32 d, x;``

    Issued by: any thread. Proxy: none. Memory: none. Completes: at once. PTX ISA: "ex2".
    """
    return _of_registers("ex2.approx.ftz.f32 $0, $1;", 1)


@intrinsic
def maximum(typingctx, a, b):
    """The larger of two float32; of a NaN and a number, the number.

    PTX: ``max.f32 d, a, b;``

    Issued by: any thread. Proxy: none. Memory: none. Completes: at once. PTX ISA: "max".
    """
    return _of_registers("max.f32 $0, $1, $2;", 2)


@intrinsic
def wait_for(typingctx, accumulators, count, n):
    """`wgmma_wait_group` that names the accumulators it waits for.

    PTX: ``wgmma.wait_group.sync.aligned n;``

    accumulators: a local array of float32, of which the first ``count`` belong to the groups
    waited for: the compiler then moves nothing that uses them above the wait. n: the newest groups
    that need not be complete. Both constant when the kernel is compiled, or TypingError.
    Issued by: all 128 threads of a warpgroup together. Proxy: none.
    Memory: as `wgmma_wait_group`. Completes: with those groups. PTX ISA: "wgmma.wait_group".
    """
    if not isinstance(count, types.IntegerLiteral) or not isinstance(n, types.IntegerLiteral):
        raise TypingError("wait_for: count and n are constant when the kernel is compiled")
    registers, newest = count.literal_value, n.literal_value

    def codegen(context, builder, call, values):
        array = context.make_array(call.args[0])(context, builder, values[0])
        places = [builder.gep(array.data, [_I32(i)]) for i in range(registers)]
        returns = ir.LiteralStructType([_F32] * registers)
        tied = [str(i) for i in range(registers)]
        assembly = ir.InlineAsm(
            ir.FunctionType(returns, [_F32] * registers),
            f"wgmma.wait_group.sync.aligned {newest};",
            ",".join(["=f"] * registers + tied + ["~{memory}"]),
            side_effect=True,
        )
        passed = [builder.load(place) for place in places]
        result = builder.call(assembly, passed, attrs=("convergent", "nounwind"))
        for i, place in enumerate(places):
            builder.store(builder.extract_value(result, i), place)
        return context.get_dummy_value()

    return signature(types.void, accumulators, count, n), codegen
