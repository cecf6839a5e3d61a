"""Helpers of `harness.ptx` next to instructions: addresses, matrix descriptors, unrolled loops.

Addresses are those that PTX takes: uint32 in shared memory, uint64 in global memory. An array stays
in registers only if each index is a constant, and the counter of a loop is constant only once the
loop is unrolled, which the compiler does on its own only for short loops.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal

from harness.course.ptx.functions import Code, Definition, Passed, PtxFunction, Type, Value, refuse
from harness.sanitizer.isa import Wrapper, wrapper

_SAYS = {
    "issued_by": "any thread",
    "of_proxy": "none",
    "memory": "none",
    "completes": "at once",
    "manual": '"wgmma.mma_async", "Register Fragments"',
}

HELPERS: tuple[Wrapper, ...] = tuple(
    helper.of_row(_SAYS, together=False)
    for helper in (
        wrapper(
            "shared_address(array, index=0)",
            "",
            "Return the address of a shared array's element as a uint32, as PTX takes it.",
            "array: the result of ``cuda.shared.array`` (or a view of it), of any shape and dtype. "
            "index: the element's number in C order, of any integer type. The result is an address "
            "in the .shared::cta window: the executing block's own memory. For an array in global "
            "or local memory, the result is meaningless.",
            shown="``cvta.to.shared.u64``, which usually folds away: no instruction of its own.",
            manual='"cvta", "State Spaces"',
        ),
        wrapper(
            "global_address(array, index=0)",
            "",
            "Return the address of a global array's element as a uint64.",
            "array: an array argument of the kernel (or a view of it). index: the element's number "
            "in C order, of any integer type. `cp_async_bulk_global_to_shared` and similar "
            "functions take the result, or the array itself.",
            shown="``cvta.to.global.u64``, which usually folds away.",
            manual='"cvta"',
        ),
        wrapper(
            "unrolled(count)",
            "",
            "Return ``range(count)`` for a loop that is unrolled: ``for i in ptx.unrolled(64):``.",
            "count: constant when the kernel is compiled; otherwise the loop is not unrolled. "
            "Inside an unrolled loop the counter is a constant, so that ``acc[2 * i]`` names a "
            "register.",
            shown="none of its own; the loop's body, count times.",
            manual="no instruction",
        ),
        wrapper(
            "wgmma_row(thread, i)",
            "",
            "Return the row, 0 to 63, of the product's element that ``acc[i]`` of a thread holds.",
            "thread: its number in the warpgroup, or in the block (only its last seven bits "
            "count). i: the index of an accumulator. Each warp has 16 rows; a thread has rows 16 * "
            "warp + lane / 4 and 8 below.",
            shown="a little arithmetic on integers.",
        ),
        wrapper(
            "wgmma_column(thread, i)",
            "",
            "Return the column of the product's element that ``acc[i]`` of a thread holds.",
            "thread: its number in the warpgroup, or in the block. i: the index of an accumulator: "
            "four for each 8 columns, of which a thread has columns 2 * (lane % 4) and the next, "
            "in two rows.",
            shown="a little arithmetic on integers.",
        ),
        wrapper(
            'wgmma_descriptor(address, swizzle="128B", leading_bytes=None, stride_bytes=None)',
            "",
            "Return the descriptor of a matrix in shared memory, as wgmma takes it (uint64).",
            "address: of the matrix's first element (uint32). For a tile that a tensor copy wrote, "
            "whose row is the swizzle's span (the box's inner extent: 128, 64, 32 or 16 bytes): "
            "the tile's address, plus the bytes of k already processed in that row, plus a "
            "multiple of "
            '8 rows. swizzle: the TensorMap\'s own, "128B", "64B", "32B" or "none", '
            "constant when the kernel is compiled. stride_bytes: from 8 rows to the next 8 (K "
            "innermost) or from 8 k to the next 8 (M or N innermost, ``trans_a`` or ``trans_b``); "
            "by default 8 rows of the span: 1024, 512, 256 or 128. leading_bytes: K innermost, "
            'only for "none": from 16 bytes of k to the next 16; M or N innermost: from one '
            "span of M or N to the next. Both constant, multiples of 16. The tile begins on a "
            "multiple of the pattern: 1024, 512 or 256 bytes "
            "(``TensorMap.shared_alignment_bytes``).",
            shown="a little arithmetic on integers: a matrix descriptor.",
            issued_by="any thread; the same value in the whole warpgroup",
            manual='"Matrix Descriptor Format"',
        ),
    )
)


def _address_of(
    described: Wrapper, space: Literal["shared", "global"], result: Type
) -> PtxFunction:
    def define(arguments: dict[str, Passed]) -> Definition:
        array, index = arguments["array"], arguments["index"]
        wide: Type | None = None
        if array.kind != "array":
            refuse(described, f"array is an array; got {array}")
        if not index.is_default:
            if index.kind != "integer":
                refuse(described, f"index is an integer, counted in elements; got {index}")
            if array.layout == "A" and array.ndim != 0:
                refuse(
                    described,
                    f"index counts elements of a contiguous array; {array} has strides: "
                    "index the array that it is a view of",
                )
            wide = "s64" if index.signed else "u64"

        def write(code: Code, values: Sequence[Value]) -> Iterable[Value]:
            return [code.address(values[0], values[1] if wide else None, space)]

        return Definition((None, wide), (result,), write)

    return PtxFunction(described, define)


def shared_address(described: Wrapper) -> PtxFunction:
    return _address_of(described, "shared", "u32")


def global_address(described: Wrapper) -> PtxFunction:
    return _address_of(described, "global", "u64")


def unrolled(described: Wrapper) -> PtxFunction:
    def define(arguments: dict[str, Passed]) -> Definition:
        count = arguments["count"]
        if count.kind != "integer":
            refuse(described, f"count is an integer; got {count}")
        return Definition(
            ("s32",), ("range",), lambda code, values: [code.unrolled_range(values[0])]
        )

    return PtxFunction(described, define)


# -- the places of a wgmma's elements: in registers (row, column), in shared memory (descriptor)

# swizzle -> (the descriptor's two bits, the bytes in a row of the pattern)
_SWIZZLES = {"none": (0, 16), "128B": (1, 128), "64B": (2, 64), "32B": (3, 32)}


def wgmma_place(described: Wrapper) -> PtxFunction:
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


def wgmma_descriptor(described: Wrapper) -> PtxFunction:
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
