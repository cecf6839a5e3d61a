"""Loops that the compiler must unroll: those whose counter indexes what lives in registers.

Registers have no addresses. An array stays in them only if each index is a constant, and the
counter of a loop is one only once the loop is unrolled, which the compiler does by itself for short
loops alone.
"""

from __future__ import annotations

import inspect
from typing import Any

from llvmlite import ir
from numba.cuda import types
from numba.cuda.typing import signature

from harness.ptx._inline import bind, publish, refuse

MARK = "harness.unrolled"


def _range(stub) -> Any:
    sig, name = inspect.signature(stub), stub.__name__

    def define(typingctx: Any, *args: types.Type, **kwargs: types.Type):
        count = bind(name, sig, args, kwargs)["count"]
        if not isinstance(count, types.Integer):
            refuse(name, ["count"], f"count is an integer; got {count}")

        def codegen(context, builder, call, values):
            nothing = ir.FunctionType(ir.VoidType(), [])
            # A mark that no instruction answers to: `harness.compiler.unrolling` takes it away.
            builder.call(ir.InlineAsm(nothing, f"// {MARK}", "", side_effect=True), [])
            plain = signature(types.range_state32_type, types.int32)
            make = context.get_function(range, plain)
            return make(builder, values)

        return signature(types.range_state32_type, types.int32), codegen

    return publish(stub, define)


@_range
def unrolled(count):
    """``range(count)``, for a loop that is unrolled: ``for i in ptx.unrolled(64):``.

    PTX: none of its own; the loop's body, count times.

    count: constant when the kernel is compiled; otherwise the loop stays a loop. Inside it the
    counter is a constant, so that ``acc[2 * i]`` names a register.
    Issued by: any thread. Proxy: none. Memory: none. Completes: at once.
    PTX ISA: no instruction.
    """
