"""Take the debugger's notes on variables out of a compiled kernel.

With line information on, numba also notes where each Python variable lives
(``llvm.dbg.declare``, ``llvm.dbg.value``). Nobody reads that here, and when a variable is a
by-value parameter NVVM (13.4) can fail on it: "Symbol name with unsupported characters".
Lines are not affected: they belong to the instructions themselves.
"""

from __future__ import annotations

from llvmlite import ir

_NOTES = ("llvm.dbg.declare", "llvm.dbg.value")


def strip_variable_info(module: ir.Module) -> None:
    """Remove the notes from every function of the module."""
    for function in module.functions:
        for block in function.blocks:
            block.instructions[:] = [i for i in block.instructions if not _is_note(i)]


def _is_note(instruction: ir.Instruction) -> bool:
    return (
        isinstance(instruction, ir.CallInstr)
        and isinstance(instruction.callee, ir.Function)
        and instruction.callee.name in _NOTES
    )
