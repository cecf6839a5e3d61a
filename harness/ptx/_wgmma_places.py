"""Places of the elements of a wgmma: in registers (row, column), in shared memory (descriptor)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from harness.isa.table.row import Wrapper
from harness.ptx.calls import Code, Definition, Passed, Value
from harness.ptx.functions import PtxFunction, refuse

# swizzle -> (the descriptor's two bits, the bytes in a row of the pattern)
_SWIZZLES = {"none": (0, 16), "128B": (1, 128), "64B": (2, 64), "32B": (3, 32)}


def place(described: Wrapper) -> PtxFunction:
    """`wgmma_row` or `wgmma_column`: a little arithmetic."""

    def define(arguments: dict[str, Passed]) -> Definition:
        for each, passed in arguments.items():
            if passed.kind != "integer":
                refuse(described, f"{each} is an integer; got {passed}")

        def write(code: Code, values: Sequence[Value]) -> Iterable[Value]:
            thread, i = values

            def bits(value: Value, shift: int, mask: int, times: int) -> Value:
                """(value >> shift & mask) * times"""
                shifted = code.compute("shift right", value, code.number("s32", shift))
                masked = code.compute("and", shifted, code.number("s32", mask))
                return code.compute("multiply", masked, code.number("s32", times))

            if described.name == "wgmma_row":
                parts = bits(thread, 5, 3, 16), bits(thread, 2, 7, 1), bits(i, 1, 1, 8)
            else:
                parts = bits(i, 2, 63, 8), bits(thread, 0, 3, 2), bits(i, 0, 1, 1)
            return [code.compute("add", code.compute("add", parts[0], parts[1]), parts[2])]

        return Definition(("s32", "s32"), ("s32",), write)

    return PtxFunction(described, define)


def descriptor(described: Wrapper) -> PtxFunction:
    def define(arguments: dict[str, Passed]) -> Definition:
        address = arguments["address"]
        if address.kind != "integer":
            hint = ": use ptx.shared_address(array)" if address.kind == "array" else ""
            refuse(described, f"address is a shared-memory address (uint32); got {address}{hint}")
        swizzle = arguments["swizzle"].constant
        if swizzle not in _SWIZZLES:
            legal = ", ".join(f'"{each}"' for each in _SWIZZLES)
            refuse(
                described,
                f"swizzle is one of {legal}, the TensorMap's; got {arguments['swizzle'].shown}",
            )
        code_bits, row_bytes = _SWIZZLES[swizzle]
        stride = _bytes(described, arguments, "stride_bytes") or 8 * row_bytes
        leading = _bytes(described, arguments, "leading_bytes")
        if leading is None and swizzle == "none":
            refuse(
                described,
                'leading_bytes must be given for swizzle "none": the bytes from a core matrix '
                "(8 rows of 16 bytes) to the next one along K",
            )
        fields = code_bits << 62 | (stride >> 4) << 32 | ((leading or 16) >> 4) << 16

        def write(code: Code, values: Sequence[Value]) -> Iterable[Value]:
            held = code.compute("and", values[0], code.number("u32", 0x3FFFF))
            units = code.compute("shift right", held, code.number("u32", 4))
            return [code.compute("or", code.convert(units, "u64"), code.number("u64", fields))]

        return Definition(("u32", *(None for _ in list(arguments)[1:])), ("u64",), write)

    return PtxFunction(described, define, prefer_literal=True)


def _bytes(described: Wrapper, arguments: dict[str, Passed], which: str) -> int | None:
    if arguments[which].is_left_out:
        return None
    value = arguments[which].constant
    if not isinstance(value, int) or value % 16 or not 0 < value < 1 << 18:
        calculated = "" if value is not None else ": compute it outside the kernel, under a name"
        refuse(
            described,
            f"{which} is a multiple of 16 below 2**18, constant when the kernel is compiled; got "
            f"{arguments[which].shown}{calculated}",
        )
    return value
