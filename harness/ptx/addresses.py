"""Addresses as PTX takes them: uint32 in shared memory, uint64 in global memory."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal

from harness.isa.table.row import Wrapper
from harness.ptx.calls import Code, Definition, Passed, Type, Value
from harness.ptx.functions import PtxFunction, refuse


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
