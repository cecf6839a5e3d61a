"""Errors in a reader's own wrapper: in its text, its constraints, or its function type.

They are reported at the wrapper's line. NVVM answers a wrong constraint string with "invalid IR",
drops the instruction, or crashes the process. So an ``ir.InlineAsm`` is checked when it is
constructed, while the wrapper's own line is on the stack. Operands from which NVVM never makes an
instruction are rejected there; those that it accepts are checked again in the PTX.

The compiler does not read the text of inline assembly. The emulator and the assembler are the first
to do so, and they know the line of the kernel that called the wrapper; but the mistake is in the
wrapper. An instruction that is not in the instruction table is checked by the assembler.
"""

from __future__ import annotations

import contextlib
import re
import sys
import threading
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from types import FunctionType
from typing import Any

from llvmlite import ir

from harness.base import arch
from harness.base.errors import PtxError
from harness.course.compiler import effects
from harness.course.compiler.mistakes.location import Location, at_line, is_the_harness_s
from harness.sanitizer import trial
from harness.sanitizer.isa import (
    Ptx,
    check_operands,
    corrected,
    inline_assemblies,
    look_up,
    near,
    placed,
)
from harness.sanitizer.isa import written as registers_written

_REGISTERS = {"b": 1, "c": 8, "h": 16, "r": 32, "l": 64, "N": 64, "q": 128, "f": 32, "d": 64}
_NUMBERS = "nis"  # known when the kernel is compiled
_INPUT = re.compile(rf"[{''.join(_REGISTERS)}{_NUMBERS}mX]+|\d+")
_RESULT = re.compile(rf"=&?[{''.join(_REGISTERS)}]+")
_CLOBBER = re.compile(r"~\{\w+\}")
_COMMENT = re.compile(r"//[^\n]*|/\*.*?\*/", re.DOTALL)
_LETTER_OF = {"i16": "h", "i32": "r", "i64": "l", "float": "f", "double": "d"}


@dataclass(frozen=True)
class WrittenAssembly:
    """An inline assembly that a wrapper of the reader's own made, and at which line."""

    text: str
    constraints: str
    side_effect: bool
    place: Location


@contextlib.contextmanager
def checked(kernel: FunctionType) -> Iterator[list[WrittenAssembly]]:
    """Check each InlineAsm that this thread constructs in this block. Yields the list of those
    that are not the harness's own. Raises CompileError at the line of a wrong InlineAsm."""
    original, compiling = ir.InlineAsm.__init__, threading.get_ident()
    written: list[WrittenAssembly] = []

    def create(self: Any, ftype: Any, asm: str, constraint: str, side_effect: bool = False) -> None:
        if threading.get_ident() == compiling:
            frame = sys._getframe(1)
            place: Location = (frame.f_code.co_filename, frame.f_lineno)
            wrong = wrong_with(ftype, asm, constraint)
            if wrong:
                raise at_line(wrong, kernel, place)
            if not is_the_harness_s(place):
                written.append(WrittenAssembly(asm, constraint, side_effect, place))
        # NVVM reads no blank before a clobber.
        letters = ",".join(part.strip() for part in constraint.split(","))
        original(self, ftype, asm, letters, side_effect)

    ir.InlineAsm.__init__ = create
    try:
        yield written
    finally:
        ir.InlineAsm.__init__ = original


def wrong_with(function: ir.FunctionType, text: str, constraints: str) -> str:
    """Return an error in the operands or the text of an inline assembly, in a sentence; "" if
    there is none."""
    results, arguments = _results(function), list(function.args)
    return _wrong_constraints(results, arguments, constraints) or _wrong_text(
        text, len(results) + len(arguments)
    )


def _results(function: ir.FunctionType) -> list[ir.Type]:
    returned = function.return_type
    if isinstance(returned, ir.VoidType):
        return []
    if isinstance(returned, ir.BaseStructType):
        return list(returned.elements)
    return [returned]


def _wrong_constraints(results: list[ir.Type], arguments: list[ir.Type], constraints: str) -> str:
    parts = [part.strip() for part in constraints.split(",")] if constraints.strip() else []
    while parts and _CLOBBER.fullmatch(parts[-1]):
        parts.pop()
    suits = _suiting(results, arguments)
    for part in parts:
        if part.startswith("~"):
            return (
                f"{constraints!r}: {part!r} is a clobber: write it as ~{{memory}}, in braces, "
                "after all operands"
            )
        if part.startswith("+"):
            return (
                f"{constraints!r}: {part!r} is not supported: an operand that is read and written "
                f'is a result, "={part[1:]}", and an input that has the result\'s number, "0"'
            )
        if not (_INPUT.fullmatch(part) or _RESULT.fullmatch(part)):
            letters = "h (16 bits), r (32), l (64), f (float), d (double), n (a number)"
            return (
                f"{constraints!r}: {part!r} is not a constraint: the letters are {letters}. {suits}"
            )
    if len(parts) != len(results) + len(arguments):
        total = _counted(len(results) + len(arguments), "operand")
        return f"{constraints!r}: {total}, {_counted(len(parts), 'constraint')}. {suits}"
    marked = [part.startswith("=") for part in parts]
    if marked != [True] * len(results) + [False] * len(arguments):
        return f"{constraints!r}: '=' marks a result, and results come first. {suits}"
    for number, (part, kind) in enumerate(zip(parts, [*results, *arguments], strict=True)):
        bits = _bits(kind)
        too_wide = part.endswith("f") and bits == 64
        if too_wide or (part[-1:] in "fd" and part.startswith("=") and 0 < bits < 32):
            return (
                f"{constraints!r}: ${number} is {kind}, and {part!r} is a register of another "
                f"size. {suits}"
            )
    return ""


def _suiting(results: list[ir.Type], arguments: list[ir.Type]) -> str:
    letters = ["=" + _letter(kind) for kind in results] + [_letter(kind) for kind in arguments]
    has = (
        f"The function type has {_counted(len(results), 'result')} and "
        f"{_counted(len(arguments), 'argument')}"
    )
    if not letters:
        return f"{has}, which take no constraint"
    shown = ", ".join(f"{letter!r} for ${n}" for n, letter in enumerate(letters))
    return f"{has}: {shown}, with commas between"


def _letter(kind: ir.Type) -> str:
    return _LETTER_OF.get(str(kind), "l" if isinstance(kind, ir.PointerType) else "r")


def _bits(kind: ir.Type) -> int:
    if isinstance(kind, ir.IntType):
        return int(kind.width)
    return {"float": 32, "double": 64}.get(str(kind), 0)


def _wrong_text(text: str, operands: int) -> str:
    code = _COMMENT.sub("", text).strip()
    named = [
        int(plain or braced)
        for plain, braced in re.findall(r"\$(?:(\d+)|\{(\d+)[:}])", code.replace("$$", ""))
    ]
    if named and max(named) >= operands:
        last = f"$0 to ${operands - 1}" if operands > 1 else "$0" if operands else "none"
        return f"the text names ${max(named)}, and its operands are {last}, results first"
    foreign = re.search(r"%(\d+)\b", code)
    if foreign and not named and operands and not re.search(r"\.reg[^;]*%\d", code):
        return (
            f"the text names {foreign[0]}, as in CUDA C++; here operands are "
            f"${foreign[1]} and so on"
        )
    last_line = code.splitlines()[-1].strip() if code else ";"
    if not last_line.endswith((";", "}", ":")) and not last_line.startswith("."):
        return f"the text does not end: a PTX instruction ends with ';', and here is {last_line!r}"
    return ""


def _counted(count: int, what: str) -> str:
    return f"{count} {what}{'' if count == 1 else 's'}"


_OPERAND = re.compile(r"\$(?:(\d+)|\{(\d+)[^}]*\}|\{:\w+\}|\$)")


def checked_ptx(ptx: Ptx, kernel: FunctionType, written: Sequence[WrittenAssembly]) -> Ptx:
    """Return the PTX, with a comment for each of ``written`` that the compiler left out, although
    it accesses memory, because its wrapper declares no side effect. Raise CompileError if the first
    instruction that PTX does not allow comes from a wrapper of ``written``."""
    if not written:
        return ptx
    _check(ptx, kernel, written)
    removed = _with_removed(ptx.text, written)
    return ptx if removed == ptx.text else Ptx(removed)


def _check(ptx: Ptx, kernel: FunctionType, written: Sequence[WrittenAssembly]) -> None:
    try:
        check_operands(ptx.module)
        error = _unknown(ptx)
    except PtxError as refused:
        error = refused
    if error is None:
        _check_results(ptx, kernel, written)
    if error is None or not error.line:
        return
    block = _block_of(ptx.text, error.line)
    for assembly in written:
        numbers = _operand_numbers(assembly.text, block)
        if numbers is not None:
            raise at_line(_in_operands(error, assembly, numbers), kernel, assembly.place)


def _with_removed(ptx: str, written: Sequence[WrittenAssembly]) -> str:
    blocks = [assembly.text.strip() for assembly in inline_assemblies(ptx)]
    removed = (
        assembly.text
        for assembly in written
        if all(_operand_numbers(assembly.text, block) is None for block in blocks)
        and not assembly.side_effect
    )
    return effects.with_removed(ptx, removed)


def _check_results(ptx: Ptx, kernel: FunctionType, written: Sequence[WrittenAssembly]) -> None:
    """Raise CompileError if an inline assembly writes to an argument of its own."""
    for _, instruction in placed(ptx.module):
        block = _block_of(ptx.text, instruction.ptx_line)
        for assembly in written if block else ():
            numbers = _operand_numbers(assembly.text, block) or {}
            results = assembly.constraints.count("=")
            for register in registers_written(instruction):
                if (number := numbers.get(register, 0)) >= results > 0:
                    last = f"$0 to ${results - 1}" if results > 1 else "$0"
                    text = (
                        f"`{instruction.opcode}` writes ${number}, an argument: results come "
                        f"first, and are {last}"
                    )
                    raise at_line(text, kernel, assembly.place)


def _unknown(ptx: Ptx) -> PtxError | None:
    """Return an error for the first instruction of an inline assembly that neither the instruction
    table nor the assembler knows, if any."""
    for _, instruction in placed(ptx.module):
        opcode, line = instruction.opcode, instruction.ptx_line
        if look_up(opcode) is not None or not _block_of(ptx.text, line):
            continue
        with trial.begin(ptx.text) as asked:
            outcome = asked.outcome()
        if line in outcome.error_lines:
            mode = arch.blackwell_opcode(opcode)
            why = mode.refusal if mode else "PTX has no such instruction on sm_90a"
            spelling, forms = corrected(opcode), near(opcode)
            similar = f"did you mean `{spelling}`?" if spelling else forms and f"near it: {forms}"
            hint = f"; {similar}" if similar and not mode else ""
            return PtxError(f"{why}{hint}", line=line, instruction=str(instruction))
    return None


def _block_of(ptx: str, line: int) -> str:
    """Return the inline assembly that contains a line of the PTX; "" if it is in none."""
    for assembly in inline_assemblies(ptx):
        if assembly.line <= line <= assembly.line + assembly.text.count("\n"):
            return assembly.text.strip()
    return ""


def _operand_numbers(text: str, block: str) -> dict[str, int] | None:
    """Return the number that ``text`` has for each operand of ``block``, by the operand's name
    there. None if the block was not made from this text."""
    pattern, numbers, at = "", [], 0
    for place in _OPERAND.finditer(text):
        pattern += re.escape(text[at : place.start()])
        number = place[1] or place[2]
        pattern += r"(\S+?)" if number else r"\$?\w*"
        numbers += [int(number)] if number else []
        at = place.end()
    pattern = (pattern + re.escape(text[at:])).strip()
    match = re.fullmatch(pattern + r"(?: // declares .*)?", block)
    if match is None:
        return None
    numbered: dict[str, int] = {}
    for name, number in zip(match.groups(), numbers, strict=True):
        numbered[name] = min(number, numbered.get(name, number))  # an argument may share a result's
    return numbered


def _in_operands(error: PtxError, assembly: WrittenAssembly, numbers: dict[str, int]) -> str:
    """Return the text of ``error`` with the operands as the wrapper names them: $0, $1, ..."""

    def renamed(text: str) -> str:
        return re.sub(
            r"%[\w$]+(?:\.\w+)?", lambda m: f"${numbers[m[0]]}" if m[0] in numbers else m[0], text
        )

    text = renamed(error.reason)
    if error.instruction:
        text = f"`{renamed(error.instruction)}`: {text}"
    number = numbers.get(error.operand)
    if number is not None:
        letters = [part.strip() for part in assembly.constraints.split(",")]
        letter = letters[number] if number < len(letters) else ""
        text += (
            f". Its constraint is {letter!r}: 'h' is a register of 16 bits, 'r' of 32, 'l' of 64, "
            "'f' a float, 'd' a float of 64 bits; the function type has to agree"
        )
    return text
