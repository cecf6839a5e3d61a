"""Operands that PTX wants as numbers, and that NVVM could not make a number of.

``cp.async.bulk.wait_group n`` takes an immediate. NVVM folds what it can (a constant, an
expression of constants, the counter of an unrolled loop); of the rest it says "invalid
operand for inline asm constraint 'n'", drops the instruction and goes on. A kernel without
its wait must never run: this is an error here, at the line of the call.
"""

from __future__ import annotations

import dis
import re
from collections.abc import Iterable, Iterator
from types import FunctionType
from typing import Any

from harness.compiler.explain import at_line

# wrapper -> how its instruction begins in the PTX
_TAKE_IMMEDIATES = {
    "cp_async_bulk_wait_group": "cp.async.bulk.wait_group ",
    "cp_async_bulk_wait_group_read": "cp.async.bulk.wait_group.read ",
}


def check(
    warnings: Iterable[Any], ptx: str, kernel: FunctionType, called: Iterable[FunctionType]
) -> None:
    """Raise CompileError if NVVM dropped an instruction, or if a number makes no sense.

    ``warnings`` are NVVM's; ``called`` are the device functions that the kernel may call.
    """
    dropped = any("inline asm constraint 'n'" in str(warning.message) for warning in warnings)
    emitted = {(wrapper, line): value for wrapper, line, value in _emitted(ptx)}
    for function in (kernel, *called):
        for call in _calls(function):
            if dropped and call not in emitted:
                wrong = (
                    "n must be known when the kernel is compiled, and here it is known only when "
                    "it runs: write a number, a constant defined outside the kernel, or one call "
                    "for each value"
                )
            elif emitted.get(call, 0) < 0:
                wrong = f"n is a number of groups, 0 or more; got {emitted[call]}"
            else:
                continue
            wrapper, line = call
            location = (function.__code__.co_filename, line)
            raise at_line(f"ptx.{wrapper}(n): {wrong}", kernel, location)
    if dropped:
        raise at_line("an operand must be constant when the kernel is compiled", kernel)


def _calls(function: FunctionType) -> Iterator[tuple[str, int]]:
    """Each mention of such a wrapper in the function: its name and the line."""
    for instruction in dis.get_instructions(function.__code__):
        line = instruction.positions.lineno if instruction.positions else None
        if line and instruction.argval in _TAKE_IMMEDIATES:
            yield instruction.argval, line


def _emitted(ptx: str) -> Iterator[tuple[str, int, int]]:
    """Each such instruction in the PTX: its wrapper, its source line and its number."""
    source_line = 0
    for text in ptx.splitlines():
        location = re.match(r"\s*\.loc\s+\d+\s+(\d+)", text)
        if location:
            source_line = int(location[1])
        for wrapper, opcode in _TAKE_IMMEDIATES.items():
            if text.strip().startswith(opcode):
                yield wrapper, source_line, int(text.strip().removeprefix(opcode).rstrip(";"))
