"""Operands that PTX wants as numbers, and that NVVM could not make a number of.

``cp.async.bulk.wait_group n`` and ``setmaxnreg`` take an immediate. NVVM folds what it can (a
constant, an expression of constants, the counter of an unrolled loop); of the rest it says "invalid
operand for inline asm constraint 'n'", drops the instruction and goes on. A kernel without
its wait must never run: this is an error here, at the line of the call.
"""

from __future__ import annotations

import dis
import re
from collections.abc import Iterable, Iterator
from types import FunctionType
from typing import Any

from harness.compiler.mistakes.explain import at_line
from harness.isa.table.index import ROWS
from harness.isa.table.kinds import KINDS
from harness.isa.text.parser import parse
from harness.isa.text.tree import Immediate, Statement, placed
from harness.ptx._wgmma_product import TOO_SHORT

# By wrapper: its opcode, and the kind of number that follows.
_TAKE_IMMEDIATES = {
    wrapper.name: (wrapper.ptx.partition("$")[0].strip(), kind)
    for row in ROWS.values()
    for wrapper in row.wrappers
    for parameter in wrapper.parameters
    if wrapper.ptx and (kind := KINDS[parameter.kind]).legal
}
_LEGAL = {opcode: kind.legal or () for opcode, kind in _TAKE_IMMEDIATES.values()}
_TAKES = re.compile(rf"\b({'|'.join(map(re.escape, _LEGAL))})\s+([^\s;,]+)")


def check(
    warnings: Iterable[Any], ptx: str, kernel: FunctionType, called: Iterable[FunctionType]
) -> None:
    """Raise CompileError if NVVM dropped an instruction, or if a number makes no sense.

    ``warnings`` are NVVM's; ``called`` are the device functions that the kernel may call.
    """
    short = re.search(rf"{TOO_SHORT} (\w+): (\d+)", ptx)
    if short:
        raise at_line(
            f"ptx.{short[1]}: acc has fewer than {short[2]} elements, one for each accumulator of "
            f"a thread: cuda.local.array({short[2]}, np.float32)",
            kernel,
            _line_of(short[0], ptx, kernel),
        )
    dropped = any("inline asm constraint 'n'" in str(warning.message) for warning in warnings)
    if not dropped and all(_is_legal(*found) for found in _TAKES.findall(ptx)):
        return  # as nearly always: to read the whole PTX takes longer than all other checks
    emitted = {(wrapper, line): value for wrapper, line, value in _emitted(ptx)}
    for function in (kernel, *called):
        for call in _calls(function):
            if dropped and call not in emitted:
                wrong = (
                    "n must be known when the kernel is compiled, and here it is known only when "
                    "it runs: write a number, a constant defined outside the kernel, or one call "
                    "for each value"
                )
            elif call in emitted and emitted[call] not in (
                _TAKE_IMMEDIATES[call[0]][1].legal or ()
            ):
                wrong = f"n is {_TAKE_IMMEDIATES[call[0]][1].must}; got {emitted[call]}"
            else:
                continue
            wrapper, line = call
            location = (function.__code__.co_filename, line)
            raise at_line(f"ptx.{wrapper}(n): {wrong}", kernel, location)
    if dropped:
        raise at_line("an operand must be constant when the kernel is compiled", kernel)


def _is_legal(opcode: str, number: str) -> bool:
    return number.isdecimal() and int(number) in _LEGAL[opcode]


def _calls(function: FunctionType) -> Iterator[tuple[str, int]]:
    """Each mention of such a wrapper in the function: its name and the line."""
    for instruction in dis.get_instructions(function.__code__):
        line = instruction.positions.lineno if instruction.positions else None
        if line and instruction.argval in _TAKE_IMMEDIATES:
            yield instruction.argval, line


def _emitted(ptx: str) -> Iterator[tuple[str, int, int]]:
    """Each such instruction in the PTX: its wrapper, its source line and its number."""
    wrappers = {opcode: wrapper for wrapper, (opcode, _) in _TAKE_IMMEDIATES.items()}
    for statement, instruction in placed(parse(ptx)):
        wrapper = wrappers.get(instruction.opcode)
        if wrapper and isinstance(number := instruction.operands[0], Immediate):
            yield wrapper, _line(statement), int(number.value)


def _line(statement: Statement) -> int:
    return statement.frames[0].line if statement.frames else 0


def _line_of(mark: str, ptx: str, kernel: FunctionType) -> tuple[str, int]:
    """The source line of the instruction before ``mark``, a comment, in the PTX."""
    at = ptx.index(mark)
    before = [_line(one) for one, _ in placed(parse(ptx)) if one.start < at and one.frames]
    return kernel.__code__.co_filename, before[-1] if before else kernel.__code__.co_firstlineno
