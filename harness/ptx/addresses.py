"""Addresses as PTX takes them: uint32 in shared memory, uint64 in global memory."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from llvmlite import ir
from numba.cuda import types
from numba.cuda.typing import Signature, signature

from harness.isa.table.wrapper import Wrapper
from harness.ptx._inline import Definition, PtxFunction, bind, publish, refuse
from harness.ptx._operands import I32, I64

if TYPE_CHECKING:
    from numba.cuda.target import CUDATargetContext, CUDATypingContext


def _address_of(
    described: Wrapper, space: int, result: types.Type, llvm_result: ir.Type
) -> PtxFunction:
    def define(typingctx: CUDATypingContext, *args: types.Type, **kwargs: types.Type) -> Definition:
        given = bind(described, args, kwargs)
        array, index = given["array"], given["index"]
        if not isinstance(array, types.Array):
            refuse(described, f"array is an array; got {array}")
        if isinstance(index, types.Type) and not isinstance(index, types.Omitted):
            if not isinstance(index, types.Integer):
                refuse(described, f"index is an integer, counted in elements; got {index}")
            if array.layout == "A" and array.ndim != 0:
                refuse(
                    described,
                    f"index counts elements of a contiguous array; {array} has strides: "
                    "index the array that it is a view of",
                )
            wide = types.int64 if index.signed else types.uint64
        else:
            wide = types.Omitted(0)

        def codegen(
            context: CUDATargetContext,
            builder: ir.IRBuilder,
            call: Signature,
            values: Sequence[ir.Value],
        ) -> ir.Value:
            data = context.make_array(call.args[0])(context, builder, values[0]).data
            if not isinstance(call.args[1], types.Omitted):
                data = builder.gep(data, [values[1]])
            in_space = builder.addrspacecast(data, ir.PointerType(data.type.pointee, space))
            return builder.ptrtoint(in_space, llvm_result)

        return signature(result, array, wide), codegen

    return publish(described, define)


def shared_address(described: Wrapper) -> PtxFunction:
    return _address_of(described, 3, types.uint32, I32)


def global_address(described: Wrapper) -> PtxFunction:
    return _address_of(described, 1, types.uint64, I64)
