"""Loops that the compiler must unroll: those whose counter indexes an array in registers.

Registers have no addresses. An array stays in them only if each index is a constant, and the
counter of a loop is constant only once the loop is unrolled, which the compiler does on its own
only for short loops.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from llvmlite import ir
from numba.cuda import types
from numba.cuda.typing import Signature, signature

from harness.isa.table.wrapper import Wrapper
from harness.ptx._inline import Definition, PtxFunction, bind, publish, refuse

if TYPE_CHECKING:
    from numba.cuda.target import CUDATargetContext, CUDATypingContext

MARK = "harness.unrolled"


def unrolled(described: Wrapper) -> PtxFunction:
    def define(typingctx: CUDATypingContext, *args: types.Type, **kwargs: types.Type) -> Definition:
        count = bind(described, args, kwargs)["count"]
        if not isinstance(count, types.Integer):
            refuse(described, f"count is an integer; got {count}")

        def codegen(
            context: CUDATargetContext,
            builder: ir.IRBuilder,
            call: Signature,
            values: Sequence[ir.Value],
        ) -> ir.Value:
            nothing = ir.FunctionType(ir.VoidType(), [])
            # A mark, and no instruction: `harness.compiler.llvm_text` takes it away.
            builder.call(ir.InlineAsm(nothing, f"// {MARK}", "", side_effect=True), [])
            plain = signature(types.range_state32_type, types.int32)
            make = context.get_function(range, plain)
            return make(builder, values)

        return signature(types.range_state32_type, types.int32), codegen

    return publish(described, define)
