"""Finds global addresses where an instruction takes an address in shared memory.

Addresses in shared memory are 32 bits, and numba makes 64 of them when it adds (int64, and uint64
of two uint32), so that types alone do not tell ``ptx.shared_address`` from
``ptx.global_address``: its lower half would be taken. The PTX tells where a number comes from.
"""

from __future__ import annotations

import re
from types import FunctionType

from harness.compiler.mistakes.explain import at_line
from harness.isa.text.parser import parse
from harness.isa.text.tree import placed

_MADE = re.compile(
    r"^\s*(cvta\.to\.global\.u64|cvt\.u32\.u64|mov\.[bu]\d\d|add\.s\d\d)"
    r"\s+(%\w+), (%\w+)(?:, -?\d+)?;",
    re.MULTILINE,
)


def check(ptx: str, kernel: FunctionType) -> None:
    """Raise CompileError at the first instruction on shared memory, of those that `harness.ptx`
    wrote, whose 32-bit address is the lower half of a global one."""
    halves = _halves_of_global_addresses(ptx)
    if not any(f"[{half}]" in ptx for half in halves):
        return
    module = parse(ptx)
    for statement, instruction in placed(module):
        operands = {str(operand) for operand in instruction.operands}
        if ".shared" in instruction.opcode and not operands.isdisjoint(f"[{h}]" for h in halves):
            where = statement.frames[-1] if statement.frames else None
            raise at_line(
                f"`{instruction.opcode}` takes an address in shared memory, 32 bits, and gets the "
                "lower half of one in global memory: ptx.shared_address(array) of a "
                "cuda.shared.array makes it, and ptx.global_address does not",
                kernel,
                where and (module.files.get(where.file, kernel.__code__.co_filename), where.line),
            )


def _halves_of_global_addresses(ptx: str) -> set[str]:
    """The 32-bit registers that are made of an address in global memory alone."""
    whole: set[str] = set()
    halves: set[str] = set()
    for opcode, target, source in _MADE.findall(ptx):
        if opcode.startswith("cvta"):
            whole.add(target)
        elif opcode == "cvt.u32.u64":
            halves |= {target} if source in whole else set()
        elif source in whole:
            whole.add(target)
        elif source in halves:
            halves.add(target)
    return halves
