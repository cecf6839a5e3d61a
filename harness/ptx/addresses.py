"""Addresses as PTX takes them: uint32 in shared memory, uint64 in global memory.

PTX ISA: "Addresses as Operands", "cvta".
"""

from __future__ import annotations

import inspect
from typing import Any

from llvmlite import ir
from numba.cuda import types
from numba.cuda.typing import signature

from harness.ptx._inline import bind, publish, refuse
from harness.ptx._operands import I32, I64


def _address_of(stub, space: int, result: types.Type, llvm_result: ir.Type) -> Any:
    sig = inspect.signature(stub)

    def define(typingctx, *args, **kwargs):
        name, names = stub.__name__, list(sig.parameters)
        given = bind(name, sig, args, kwargs)
        array, index = given["array"], given["index"]
        if not isinstance(array, types.Array):
            refuse(name, names, f"array is an array; got {array}")
        if isinstance(index, types.Type) and not isinstance(index, types.Omitted):
            if not isinstance(index, types.Integer):
                refuse(name, names, f"index is an integer, counted in elements; got {index}")
            if array.layout == "A" and array.ndim != 0:
                refuse(
                    name,
                    names,
                    f"index counts elements of a contiguous array; {array} has strides: "
                    "index the array that it is a view of",
                )
            wide = types.int64 if index.signed else types.uint64
        else:
            wide = types.Omitted(0)

        def codegen(context, builder, call, values):
            data = context.make_array(call.args[0])(context, builder, values[0]).data
            if not isinstance(call.args[1], types.Omitted):
                data = builder.gep(data, [values[1]])
            in_space = builder.addrspacecast(data, ir.PointerType(data.type.pointee, space))
            return builder.ptrtoint(in_space, llvm_result)

        return signature(result, array, wide), codegen

    return publish(stub, define)


def _shared(stub):
    return _address_of(stub, 3, types.uint32, I32)


def _global(stub):
    return _address_of(stub, 1, types.uint64, I64)


@_shared
def shared_address(array, index=0):
    """The address of a shared array's element, as the uint32 that PTX takes.

    PTX: ``cvta.to.shared.u64``, which usually folds away: no instruction of its own.

    array: what ``cuda.shared.array`` returned (or a view of it), of any shape and dtype. index:
    counts elements in C order from its first, any integer type. The result is an address in the
    .shared::cta window: the executing block's own memory. An array in global or local memory
    gives an address that means nothing.
    Issued by: any thread. Proxy: none. Memory: none. Completes: at once.
    PTX ISA: "cvta", "State Spaces".
    """


@_global
def global_address(array, index=0):
    """The address of a global array's element, as uint64.

    PTX: ``cvta.to.global.u64``, which usually folds away.

    array: an array argument of the kernel (or a view of it). index: counts elements in C order
    from its first, any integer type. `cp_async_bulk_global_to_shared` and its kin take the
    result, and a plain array too.
    Issued by: any thread. Proxy: none. Memory: none. Completes: at once. PTX ISA: "cvta".
    """
