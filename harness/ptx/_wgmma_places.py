"""Places of the elements of a wgmma: in registers (row, column), in shared memory (descriptor)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from llvmlite import ir
from numba.cuda import types
from numba.cuda.typing import Signature, signature

from harness.isa.table.wrapper import Wrapper
from harness.ptx._inline import Definition, PtxFunction, bind, publish, refuse
from harness.ptx._literals import constant, shown, typed
from harness.ptx._operands import I32, I64

if TYPE_CHECKING:
    from numba.cuda.target import CUDATargetContext, CUDATypingContext

# swizzle -> (the descriptor's two bits, the bytes in a row of the pattern)
_SWIZZLES = {"none": (0, 16), "128B": (1, 128), "64B": (2, 64), "32B": (3, 32)}


def place(described: Wrapper) -> PtxFunction:
    """`wgmma_row` or `wgmma_column`: a little arithmetic."""

    def define(typingctx: CUDATypingContext, *args: types.Type, **kwargs: types.Type) -> Definition:
        given = bind(described, args, kwargs)
        for each, kind in given.items():
            if not isinstance(kind, types.Integer):
                refuse(described, f"{each} is an integer; got {kind}")

        def codegen(
            context: CUDATargetContext,
            builder: ir.IRBuilder,
            call: Signature,
            values: Sequence[ir.Value],
        ) -> ir.Value:
            thread, i = values

            def bits(value: ir.Value, shift: int, mask: int, times: int) -> ir.Value:
                """(value >> shift & mask) * times"""
                found = builder.and_(builder.lshr(value, I32(shift)), I32(mask))
                return builder.mul(found, I32(times))

            if described.name == "wgmma_row":
                parts = bits(thread, 5, 3, 16), bits(thread, 2, 7, 1), bits(i, 1, 1, 8)
            else:
                parts = bits(i, 2, 63, 8), bits(thread, 0, 3, 2), bits(i, 0, 1, 1)
            return builder.add(builder.add(parts[0], parts[1]), parts[2])

        return signature(types.int32, types.int32, types.int32), codegen

    return publish(described, define)


def descriptor(described: Wrapper) -> PtxFunction:
    def define(typingctx: CUDATypingContext, *args: types.Type, **kwargs: types.Type) -> Definition:
        given = bind(described, args, kwargs)
        names = list(given)
        address = given["address"]
        if not isinstance(address, types.Integer):
            hint = ": use ptx.shared_address(array)" if isinstance(address, types.Array) else ""
            refuse(described, f"address is a shared-memory address (uint32); got {address}{hint}")
        swizzle = constant(given["swizzle"])
        if swizzle not in _SWIZZLES:
            legal = ", ".join(f'"{each}"' for each in _SWIZZLES)
            refuse(
                described,
                f"swizzle is one of {legal}, the TensorMap's; got {shown(given['swizzle'])}",
            )
        code, row_bytes = _SWIZZLES[swizzle]
        stride = _bytes(described, given, "stride_bytes") or 8 * row_bytes
        leading = _bytes(described, given, "leading_bytes")
        if leading is None and swizzle == "none":
            refuse(
                described,
                'leading_bytes must be given for swizzle "none": the bytes from a core matrix '
                "(8 rows of 16 bytes) to the next one along K",
            )
        fields = code << 62 | (stride >> 4) << 32 | ((leading or 16) >> 4) << 16
        cast = [types.uint32] + [typed(given[each]) for each in names[1:]]

        def codegen(
            context: CUDATargetContext,
            builder: ir.IRBuilder,
            call: Signature,
            values: Sequence[ir.Value],
        ) -> ir.Value:
            units = builder.lshr(builder.and_(values[0], I32(0x3FFFF)), I32(4))
            return builder.or_(builder.zext(units, I64), I64(fields))

        return signature(types.uint64, *cast), codegen

    return publish(described, define, prefer_literal=True)


def _bytes(described: Wrapper, given: dict[str, object], which: str) -> int | None:
    value = constant(given[which])
    if value is None and (
        given[which] is None or isinstance(given[which], types.Omitted | types.NoneType)
    ):
        return None
    if not isinstance(value, int) or value % 16 or not 0 < value < 1 << 18:
        refuse(
            described,
            f"{which} is a multiple of 16 below 2**18, constant when the kernel is compiled; got "
            f"{shown(given[which])}",
        )
    return value
