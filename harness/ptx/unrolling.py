"""Loops that the compiler must unroll: those whose counter indexes an array in registers.

Registers have no addresses. An array stays in them only if each index is a constant, and the
counter of a loop is constant only once the loop is unrolled, which the compiler does on its own
only for short loops.
"""

from __future__ import annotations

from harness.isa.table.row import Wrapper
from harness.ptx.calls import Definition, Passed
from harness.ptx.functions import PtxFunction, refuse


def unrolled(described: Wrapper) -> PtxFunction:
    def define(arguments: dict[str, Passed]) -> Definition:
        count = arguments["count"]
        if count.kind != "integer":
            refuse(described, f"count is an integer; got {count}")
        return Definition(
            ("s32",), ("range",), lambda code, values: [code.unrolled_range(values[0])]
        )

    return PtxFunction(described, define)
