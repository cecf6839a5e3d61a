"""Instructions that attention needs beside those of `harness.ptx`.

What computes on registers alone (ex2, max) is no volatile assembly, unlike a wrapper of
`harness.ptx`: the compiler may put it where it likes.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Any

from llvmlite import ir
from numba.cuda import types
from numba.cuda.typing import signature

from harness.ptx._inline import bind, publish, refuse
from harness.ptx._literals import constant
from harness.ptx._operands import I32

_F32 = ir.FloatType()


def _of_registers(text: str) -> Callable[[Callable[..., Any]], Any]:
    """A wrapper of an instruction of float32 registers, with no effect but its result."""

    def decorate(stub: Callable[..., Any]) -> Any:
        sig, name = inspect.signature(stub), stub.__name__
        count = len(sig.parameters)

        def define(typingctx: Any, *args: types.Type, **kwargs: types.Type):
            bind(name, sig, args, kwargs)

            def codegen(context, builder, call, values):
                function_type = ir.FunctionType(_F32, [_F32] * count)
                constraints = ",".join(["=f"] + ["f"] * count)
                return builder.call(ir.InlineAsm(function_type, text, constraints), values)

            return signature(types.float32, *[types.float32] * count), codegen

        return publish(stub, define)

    return decorate


@_of_registers("ex2.approx.ftz.f32 $0, $1;")
def ex2(x):
    """2 to the power of ``x``, float32, within 2 ulp; -inf gives 0.

    PTX: ``ex2.approx.ftz.f32 d, x;``

    Issued by: any thread. Proxy: none. Memory: none. Completes: at once. PTX ISA: "ex2".
    """


@_of_registers("max.f32 $0, $1, $2;")
def maximum(a, b):
    """The larger of two float32; of a NaN and a number, the number.

    PTX: ``max.f32 d, a, b;``

    Issued by: any thread. Proxy: none. Memory: none. Completes: at once. PTX ISA: "max".
    """


def _waiting(stub: Callable[..., Any]) -> Any:
    sig, name = inspect.signature(stub), stub.__name__

    def define(typingctx: Any, *args: types.Type, **kwargs: types.Type):
        given = bind(name, sig, args, kwargs)
        n, count = constant(given["n"]), constant(given["count"])
        if not isinstance(n, int) or not isinstance(count, int):
            refuse(name, list(given), "n and count are constant when the kernel is compiled")

        def codegen(context, builder, call, values):
            array = context.make_array(call.args[0])(context, builder, values[0])
            places = [builder.gep(array.data, [I32(i)]) for i in range(count)]
            kind = _F32 if call.args[0].dtype == types.float32 else I32
            letter = "f" if kind is _F32 else "r"
            function_type = ir.FunctionType(ir.LiteralStructType([kind] * count), [kind] * count)
            constraints = [f"={letter}"] * count + [str(i) for i in range(count)] + ["~{memory}"]
            assembly = ir.InlineAsm(
                function_type,
                f"wgmma.wait_group.sync.aligned {n};",
                ",".join(constraints),
                side_effect=True,
            )
            passed = [builder.load(place) for place in places]
            result = builder.call(assembly, passed, attrs=("convergent", "nounwind"))
            for i, place in enumerate(places):
                builder.store(builder.extract_value(result, i), place)
            return context.get_dummy_value()

        return signature(types.void, given["registers"], given["count"], given["n"]), codegen

    return publish(stub, define, prefer_literal=True)


@_waiting
def wait_for(registers, count, n):
    """`wgmma_wait_group` that names the accumulators it waits for.

    PTX: ``wgmma.wait_group.sync.aligned n;``

    registers: a local array of float32, of which the first ``count`` are accumulators of the groups
    waited for: the compiler then moves nothing that uses them above the wait. n: the newest groups
    that need not be complete. Both constant when the kernel is compiled.
    Issued by: all 128 threads of a warpgroup together. Proxy: none.
    Memory: as `wgmma_wait_group`. Completes: with those groups. PTX ISA: "wgmma.wait_group".
    """
